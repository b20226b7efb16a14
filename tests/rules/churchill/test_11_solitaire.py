"""11.0 Bots: what they are driven by, and that any chair can be played by a program."""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random

import pytest

import quadrant
from quadrant.games.churchill.components import NATIONS
from quadrant.testing import rule

BOTS = json.loads(files("quadrant.bots.churchill").joinpath("bots.json").read_text("utf-8"))


@rule("11.0", "11.1", "11.7")
@pytest.mark.parametrize("chair", NATIONS)
def test_a_program_can_take_any_chair_because_every_decision_lists_its_choices(chair: str) -> None:
    match = quadrant.new("churchill", seed=3)
    random = Random(3)
    asked = 0
    while match.seat:
        options = match.options()
        assert options
        asked += match.seat == chair
        match.choose(random.choice(options), match.seat)
    assert asked > 20


@rule("11.7")
def test_fronts_need_no_decision_but_the_roll_that_may_not_be_declined() -> None:
    match = quadrant.new("churchill", seed=3)
    random = Random(3)
    while match.seat:
        decision = match.decision
        assert decision is not None
        if match.view().phase == "war":
            assert decision.kind == "roll_campaign"
            assert len(match.options()) == 1
        match.choose(random.choice(match.options()))


@rule("11.1", "11.2", "11.3", "11.4", "11.5", "11.6", "11.8", "11.9")
def test_the_priorities_cover_every_part_of_a_conference_for_each_leader() -> None:
    assert set(BOTS["bots"]) == set(NATIONS)
    for part in (
        "agenda_card",
        "agenda_issue",
        "advance",
        "debate",
        "pass",
        "tiebreak",
        "support_allocation",
    ):
        assert BOTS["common"][part], part

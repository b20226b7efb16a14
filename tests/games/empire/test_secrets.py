"""What a seat is shown, offered and asked does not depend on what it may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import quadrant
from games.empire.wandering import positions
from quadrant.games.empire import GAME
from quadrant.kernel.match import Match


def worlds(match: quadrant.Match, seat: str | None) -> list[Match]:
    """Two positions that the seat cannot tell from each other."""
    return [Match.of_state(GAME, GAME.determinise(match.state, seat, Random(seed))) for seed in (1, 2)]


def offered(match: Any) -> list[tuple[Any, ...]]:
    return [tuple(option) for option in match.options()]


@pytest.mark.parametrize("scenario", ["south_pacific", "campaign_1942", "burma", "year_1944"])
def test_what_is_asked_tells_no_secret(scenario: str) -> None:
    """The options of the seat that is asked; then, with the same choice and dice, who is asked what next."""
    random, differ = Random(9), 0
    for match in positions(scenario, 9, 300, 6):
        one, two = worlds(match, match.seat)
        differ += one.state.hand != two.state.hand  # type: ignore[attr-defined]
        assert offered(one) == offered(two) == offered(match)
        assert one.view(match.seat) == two.view(match.seat)
        choice = random.choice(match.options())
        faces = [random.randint(1, 10) for _ in range(6)]
        for world in (one, two):
            state: Any = world.state
            state.load(*faces)
            world.choose(choice)
        assert one.seat == two.seat
        assert (one.decision and one.decision.kind) == (two.decision and two.decision.kind)
    assert differ, "the worlds must differ for this to prove anything"


@pytest.mark.parametrize("scenario", ["campaign_1942", "year_1944"])
def test_what_the_others_see_tells_no_secret(scenario: str) -> None:
    for match in positions(scenario, 10, 240, 12):
        for seat in ("japan", "allies", None):
            one, two = worlds(match, seat)
            assert one.view(seat) == two.view(seat)

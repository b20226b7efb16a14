"""Reach by sea, by air, over land and in landings agrees with a slow and plain reference."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import quadrant
from games.empire.reach_reference import reach
from quadrant.games.empire.components import BOXES
from quadrant.kernel.match import Match

WAYS = ("move", "ship", "land", "barge")
EAGER = frozenset(("operations", "lead", "activate", "select", "join", *WAYS))


def compare(match: Match) -> bool:
    """Compare what is offered, if a stack is about to move in an offensive with an operations card."""
    state: Any = match.state
    step: Any = match.decision
    if step is None or step.kind != "move_stack" or state.offensive.event:
        return False
    if state.at[step.units[0]] in BOXES:
        return False
    offered = {way: {str(option[-1]) for option in match.options() if option[0] == way} for way in WAYS}
    plain = reach(state, step.units)
    for way in WAYS:
        assert offered[way] == plain.get(way, set()), (way, step.units)
    return True


def eager(match: Match, random: Random) -> None:
    """Mostly offensives with operations cards, and units that move; otherwise anything."""
    options = match.options()
    moving = [option for option in options if option[0] in EAGER]
    match.choose(random.choice(moving if moving and random.random() < 0.8 else options))


def walk(scenario: str, seed: int, positions: int) -> int:
    """A random match, until so many moves were compared or it is over."""
    match, random, found = quadrant.new("empire", scenario, seed), Random(seed), 0
    while match.seat is not None and found < positions:
        found += compare(match)
        eager(match, random)
    return found


@pytest.mark.unmeasured
@pytest.mark.parametrize(("scenario", "seed"), [("year_1942", 5), ("year_1944", 6)])
def test_reach_agrees_with_the_reference(scenario: str, seed: int) -> None:
    assert walk(scenario, seed, 25) == 25


@pytest.mark.long
def test_reach_agrees_with_the_reference_in_500_positions() -> None:
    scenarios = ("year_1942", "year_1943", "year_1944", "campaign_1941", "campaign_1942", "campaign_1943")
    found = seed = 0
    while found < 500:
        found += walk(scenarios[seed % len(scenarios)], 100 + seed, 30)
        seed += 1

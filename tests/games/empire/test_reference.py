"""Zones and supply agree with a slow and plain reference on random positions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import quadrant
from games.empire.reference import Reference
from quadrant.games.empire import GAME
from quadrant.games.empire.components import BOXES, NAMES, SIDE_OF, UNITS
from quadrant.games.empire.rules.supply import supply
from quadrant.kernel.board import bits
from quadrant.kernel.match import Match

#: A match is looked at every so many choices.
EVERY = 40


def agree(match: Match) -> None:
    state: Any = match.state
    both = supply(state)
    for side in (0, 1):
        plain = Reference(state, side)
        found = {
            UNITS.ids[unit]
            for unit in bits(both[side].units)
            if SIDE_OF[unit] == side and state.at[unit] not in BOXES
        }
        assert found == plain.supplied()
        assert {NAMES[space] for space in bits(both[side].zones.all)} == plain.zone()


def walk(scenario: str, seed: int, choices: int) -> int:
    """A random match of so many choices; how many positions were compared."""
    match = quadrant.new("empire", scenario, seed)
    random = Random(seed)
    agree(match)
    found = 1
    for number in range(choices):
        if match.seat is None:
            break
        match.choose(random.choice(match.options()))
        if number % EVERY == 0:
            agree(match)
            found += 1
    return found


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("scenario", "choices"),
    [("south_pacific", 400), ("burma", 200), ("year_1942", 160), ("year_1944", 160), ("campaign_1941", 400)],
)
def test_zones_and_supply_agree_with_the_reference(scenario: str, choices: int) -> None:
    assert walk(scenario, 11, choices)


@pytest.mark.long
def test_zones_and_supply_agree_with_the_reference_in_500_positions() -> None:
    scenarios = GAME.scenarios
    found = seed = 0
    while found < 500:
        found += walk(scenarios[seed % len(scenarios)], 200 + seed, 600)
        seed += 1


def test_zones_are_suppressed_while_south_east_asia_is_conquered() -> None:
    """JP-2: from its play to the end of the offensive the Allied zones neither close nor neutralise."""
    match = quadrant.new("empire", "campaign_1941", 3)
    random = Random(3)
    seen = False
    while match.seat is not None and len(match.choices) < 400:
        state: Any = match.state
        offensive = state.offensive
        if offensive is not None and offensive.event and state.CARDS[offensive.card].id == "JP-2":
            seen = True
            assert supply(state).allies.zones == (0, 0)
            if len(match.choices) % 10 == 0:
                agree(match)
        elif seen:
            break
        match.choose(random.choice(match.options()))
    assert seen

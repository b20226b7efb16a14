"""Zones and supply agree with a slow and plain reference on random positions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import quadrant
from games.empire.reference import Reference
from quadrant.games.empire.components import BOXES, NAMES, SIDE_OF, UNITS
from quadrant.games.empire.supply import supply
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


@pytest.mark.parametrize(
    ("scenario", "choices"), [("south_pacific", 400), ("burma", 200), ("year_1942", 160), ("year_1944", 160)]
)
def test_zones_and_supply_agree_with_the_reference(scenario: str, choices: int) -> None:
    match = quadrant.new("empire", scenario, 11)
    random = Random(11)
    agree(match)
    for number in range(choices):
        if match.seat is None:
            return
        match.choose(random.choice(match.options()))
        if number % EVERY == 0:
            agree(match)

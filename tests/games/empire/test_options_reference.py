"""Whom a headquarters activates, battles, reactions and returns agree with a slow and plain reference."""

from __future__ import annotations

from random import Random

import pytest

import quadrant
from games.empire.options_reference import compare

EAGER = frozenset(
    (
        *("operations", "lead", "activate", "select", "join", "move", "ship", "land", "declare", "commit"),
        "roll",
    )
)
SCENARIOS = ("year_1942", "year_1943", "year_1944", "campaign_1942", "campaign_1943")


def walk(scenario: str, seed: int, decisions: int) -> int:
    """A random match that mostly attacks, until so many decisions were compared."""
    match, random, found = quadrant.new("empire", scenario, seed), Random(seed), 0
    while match.seat is not None and found < decisions:
        found += bool(compare(match))
        options = match.options()
        keen = [option for option in options if option[0] in EAGER]
        match.choose(random.choice(keen if keen and random.random() < 0.8 else options))
    return found


@pytest.mark.unmeasured
@pytest.mark.parametrize(("scenario", "seed"), [("year_1942", 1), ("year_1944", 2)])
def test_options_agree_with_the_reference(scenario: str, seed: int) -> None:
    assert walk(scenario, seed, 30) == 30


@pytest.mark.long
def test_options_agree_with_the_reference_in_500_decisions() -> None:
    found = seed = 0
    while found < 500:
        found += walk(SCENARIOS[seed % len(SCENARIOS)], 50 + seed, 200)
        seed += 1

"""The staff of Empire of the Sun: it plays every scenario, says why, and knows no more than its seat."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bots import staffs
from quadrant.bots import arena
from quadrant.bots.empire.guide import EmpireGuide
from quadrant.bots.guide import Staff
from quadrant.bots.reasons import Reason
from quadrant.games.empire import GAME
from quadrant.kernel.match import Match

#: So many choices of a match are played by the staff: an offensive or two of each side.
CHOICES = 40
ALL_ON: dict[str, Any] = {option.id: option.values[-1] for option in GAME.options}
#: What may be said only when the match is over: it speaks of the hand.
HELD = {"staff-set-aside", "staff-thrown-away", "staff-passed", "staff-kept"}


def played(match: Match, seed: int = 0, choices: int = CHOICES) -> list[Reason]:
    """Let the staff play both sides for a while; every reason that it gives."""
    return staffs.played(match, seed, choices)


def staff_at(match: Match, seed: int) -> Staff:
    """A new staff for the side that is asked."""
    assert match.seat is not None
    return Staff(EmpireGuide(), match.seat, Random(seed))


@pytest.mark.unmeasured
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_staff_plays_every_scenario_and_says_why_in_both_languages(scenario: str) -> None:
    told = played(Match(GAME, scenario, 5, ALL_ON if scenario == "burma" else {}))
    staffs.assert_said_in_both_languages("empire", told)


def test_both_languages_have_the_same_reasons() -> None:
    first, second = staffs.reasons_in("empire")
    assert first == second


@pytest.mark.unmeasured
def test_the_same_seed_gives_the_same_game() -> None:
    staffs.assert_same_games(GAME, "south_pacific", CHOICES)


@pytest.mark.unmeasured
def test_the_staff_chooses_the_same_whatever_it_cannot_see() -> None:
    staffs.assert_knows_its_seat_only(GAME, "south_pacific", 24)


def test_what_speaks_of_the_hand_is_held() -> None:
    told = played(Match(GAME, "south_pacific", 2), choices=150)
    assert all(reason.held == (reason.id in HELD) for reason in told)


def test_a_staff_comes_to_an_end() -> None:
    match = Match(GAME, "burma", 4, keep=False)
    played(match, choices=5000)
    assert match.result is not None


@pytest.mark.long
@pytest.mark.parametrize("side", GAME.seats)
def test_the_staff_beats_random_play(side: str) -> None:
    plan = arena.plan("empire", scenario="south_pacific", spec=f"{side}=staff", seed="test")
    assert arena.simulate(plan, 3).results == {side: 3}

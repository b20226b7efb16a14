"""The staff of No Retreat!: it plays legally on every scenario, keeps its front, and says why."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bots import staffs
from games.no_retreat.front import Front
from quadrant.bots import Question, arena
from quadrant.bots.guide import Staff
from quadrant.bots.no_retreat.guide import NoRetreatGuide
from quadrant.bots.reasons import Reason
from quadrant.games.no_retreat import GAME
from quadrant.kernel.match import Match

#: So many choices of a match are played by the staff: a turn or two.
CHOICES = 60
ALL_ON: dict[str, Any] = {option.id: option.values[-1] for option in GAME.options}


def played(match: Match, seed: int = 0, choices: int = CHOICES) -> list[Reason]:
    """Let the staff play both sides for a while; every reason that it gives."""
    return staffs.played(match, seed, choices)


def staff_at(match: Match, seed: int) -> Staff:
    """A new staff for the side that is asked."""
    assert match.seat is not None
    return Staff(NoRetreatGuide(), match.seat, Random(seed))


def staff_plays(front: Front, kinds: tuple[str, ...]) -> list[tuple[Any, ...]]:
    """The choices of the staff for as long as these questions are asked."""
    players: dict[str, Staff] = {}
    chosen: list[tuple[Any, ...]] = []
    while front.match.seat is not None and front.kind in kinds:
        bot = players.setdefault(front.match.seat, staff_at(front.match, 1))
        chosen.append(bot.choose(Question(front.match)))
        front.match.choose(chosen[-1])
    return chosen


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, ALL_ON], ids=["plain", "all options"])
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_staff_plays_every_scenario_and_says_why_in_both_languages(
    scenario: str, options: dict[str, Any]
) -> None:
    told = played(Match(GAME, scenario, 5, options))
    staffs.assert_said_in_both_languages("no_retreat", told)


def test_both_languages_have_the_same_reasons() -> None:
    first, second = staffs.reasons_in("no_retreat")
    assert first == second


def test_the_same_seed_gives_the_same_game() -> None:
    staffs.assert_same_games(GAME, "moscow", CHOICES)


@pytest.mark.unmeasured
def test_the_staff_chooses_the_same_whatever_it_cannot_see() -> None:
    staffs.assert_knows_its_seat_only(GAME, "moscow", 25)


def test_the_staff_takes_a_city_that_stands_open() -> None:
    front = Front("ax_2pz@1307 ax_4a@1106 ax_6a@1206 sv_west@2008").turn(2).movement()
    staff_plays(front, ("movement", "move_unit"))
    assert "1407" in front.match.view(None).axis_control


def test_the_staff_does_not_attack_at_one_to_two() -> None:
    front = Front("ax_18a@1305 sv_west@1306 sv_kal@2008").turn(2).combat()
    assert staff_plays(front, ("targets",)) == [("done",)]


def test_the_staff_attacks_at_good_odds() -> None:
    front = Front("ax_2pz@1305 ax_3pz@1305 ax_1pz@1206 sv_west@1306- sv_kal@2008").turn(2).combat()
    assert staff_plays(front, ("targets",))[0] == ("target", "1306")


def test_the_staff_leaves_a_pocket_while_it_can() -> None:
    front = Front("ax_6a@1809 sv_west@1709 sv_kal@1710 sv_mos@2008 ax_4a@1407 ax_9a@1507")
    front.turn(7).axis_holds("1407", "1708").movement()
    staff_plays(front, ("movement", "move_unit"))
    assert front.supply("ax_6a") != "none"


def test_what_speaks_of_the_hand_is_held() -> None:
    told = played(Match(GAME, "blau", 2))
    assert all(reason.held == (reason.id == "staff-card-out") for reason in told)


@pytest.mark.long
@pytest.mark.parametrize("side", GAME.seats)
def test_the_staff_beats_random_play(side: str) -> None:
    report = arena.simulate(arena.plan("no_retreat", spec=f"{side}=staff", seed="test"), 3)
    assert report.results == {side: 3}

"""The general of No Retreat!: what it compares, and what it knows of the end of a short scenario."""

from __future__ import annotations

from random import Random

import pytest

from games.no_retreat.front import Front
from quadrant.bots import Question
from quadrant.bots.guide import Line, Staff
from quadrant.bots.no_retreat.ahead import Ahead, cities_lost, judge, stake
from quadrant.bots.no_retreat.front import threats
from quadrant.bots.no_retreat.guide import NoRetreatGuide
from quadrant.bots.no_retreat.outlook import margin
from quadrant.bots.search import Effort, Search
from quadrant.games.no_retreat import GAME
from quadrant.games.no_retreat.components import AXIS, SOVIET
from quadrant.games.no_retreat.state import PHASES, NoRetreat
from quadrant.kernel.match import Match


def at_movement(scenario: str) -> Match:
    """A match at its first movement phase; until then the staff chooses."""
    match = Match(GAME, scenario, 3)
    while match.decision is not None and match.decision.kind != "movement":
        question = Question(match)
        match.choose(Staff(NoRetreatGuide(), question.seat, Random(1)).choose(question))
    return match


@pytest.fixture(scope="module")
def movement() -> tuple[Question, list[Line]]:
    question = Question(at_movement("moscow"))
    game = question.determinised(Random(1))
    assert isinstance(game, NoRetreat)
    return question, list(Ahead().lines(game, question.seat, question.options))


def test_the_plan_of_the_staff_stands_among_others(movement: tuple[Question, list[Line]]) -> None:
    question, lines = movement
    staff = Staff(NoRetreatGuide(), question.seat, Random(1)).think(question)
    assert [line.stands for line in lines] == [True] + [False] * (len(lines) - 1)
    assert lines[0].answers == staff.answers
    assert len({tuple(answer.choice for answer in line.answers) for line in lines}) == len(lines) > 2


def test_a_plan_says_what_is_attacked_when_all_have_moved(movement: tuple[Question, list[Line]]) -> None:
    _, lines = movement
    assert any(answer.choice[0] == "target" for line in lines[1:] for answer in line.answers)


def test_the_same_seed_gives_the_same_plan(movement: tuple[Question, list[Line]]) -> None:
    question, _ = movement
    first, second = (
        Search(Ahead(), question.seat, Random(4), Effort(2)).think(question).answers for _ in range(2)
    )
    assert first == second


def last_turn(units: str, side: int) -> Front:
    """A side has moved in the last turn of Blau; the Axis has just the points that it needs."""
    front = Front(units, "blau").turn(10).axis_holds("1407")
    state = front.state
    state.active, state.phase = side, PHASES.index("combat")
    state.event_vp -= int(margin(state))
    return front


def test_a_city_that_will_fall_counts_for_the_end() -> None:
    line = "sv_west@1507 sv_kal@2008 ax_4a@1106"
    held, bare = (last_turn(f"{line} ax_6a@{place}", AXIS).state for place in ("1407", "1105"))
    assert cities_lost(held, AXIS, threats(held)) < cities_lost(bare, AXIS, threats(bare))
    assert judge(held, AXIS) > judge(bare, AXIS)


def test_who_has_no_turn_left_takes_no_more_cities() -> None:
    state = last_turn("sv_kal@1507 ax_6a@1407 ax_2pz@1406 ax_3pz@1406", SOVIET).state
    assert cities_lost(state, SOVIET, threats(state)) == 0


def test_a_point_counts_more_near_the_end_and_where_it_is_close() -> None:
    close = last_turn("sv_kal@1507 ax_6a@1407", AXIS).state
    early = last_turn("sv_kal@1507 ax_6a@1407", AXIS).turn(7).state
    clear = last_turn("sv_kal@1507 ax_6a@1407", AXIS).state
    clear.event_vp += 6
    assert stake(close) > stake(early) > stake(clear)

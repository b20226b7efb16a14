"""What the view foretells of a speech is what happens when it is made."""

from __future__ import annotations

from random import Random

import pytest

import quadrant
from games.churchill.table import Table
from quadrant.games.churchill.rules.meeting import MeetingSegment
from quadrant.kernel.match import Match
from quadrant.testing import rule


def rests(match: Match) -> tuple[object, ...]:
    """Where the last advance took its issue, and the value that took it there."""
    told = next(event.args for event in reversed(match.events) if event.id.startswith("event-advance-"))
    return told.get("seat2"), told["space1"], told["n"]


def meetings(seed: int, choices: int = 160) -> list[Match]:
    """The positions of a random game in which somebody may speak."""
    match = quadrant.new("churchill", scenario="tournament", seed=str(seed))
    dice, found = Random(seed), []
    for _ in range(choices):
        if match.seat is None:
            break
        if match.options()[0][0] in ("advance", "pass", "play"):
            found.append(match.fork())
        match.choose(dice.choice(match.options()))
    return found


@rule("5.22")
@pytest.mark.parametrize("seed", range(3))
def test_an_advance_goes_where_the_view_said(seed: int) -> None:
    checked = 0
    for match in meetings(seed):
        speech = match.view(None).speech
        if speech is None:
            continue
        issue, reach = next(iter(speech.reach.items()))
        match.choose(("advance", issue))
        while match.options()[0][0] in ("value", "go", "stop"):
            match.choose(next(o for o in match.options() if o[0] in ("value", "go")))
        assert rests(match) == (reach.seat, reach.space, reach.value)
        checked += 1
    assert checked


@rule("5.24")
def test_while_an_advance_is_debated_only_that_issue_is_in_reach() -> None:
    seen = 0
    for match in meetings(5):
        view = match.view(match.seat)
        if view.debate is None:
            continue
        seen += 1
        assert view.own is not None
        assert {issue for row in view.own.reach.values() for issue in row} == {view.debate.issue}
    assert seen


@rule("5.25")
def test_nobody_knows_where_a_chief_of_staff_will_get() -> None:
    for match in meetings(1):
        own = match.view(match.seat).own
        assert own is not None
        assert not {"UK-07", "US-08", "USSR-06"} & own.reach.keys()


def test_a_spectator_sees_no_reach_of_anybodys_hand() -> None:
    match = quadrant.new("churchill", scenario="training", seed="1")
    assert match.view(None).own is None


@rule("5.24", "5.26")
def test_only_who_may_speak_now_reaches_anything() -> None:
    t = Table().issues(a_bomb=None, us_do_1=None)
    t.hands(us=["Harold Ickes", "Frank Walker"], uk=["Lord Halifax", "Ernest Bevin"])
    t.state.agenda_winner = 1
    t.state.barred = [True, True, True]
    t.begin(MeetingSegment())
    assert set(t.match.view("us").own.reach) == cards(t, "us")
    t.state.barred = [True, True, False]
    t.begin(MeetingSegment())
    assert set(t.match.view("us").own.reach) == cards(t, "us") | {"roosevelt"}
    t.dice(6).choose("lead", "Harold Ickes").choose("advance", "us_do_1")
    assert t.seat == "uk"
    assert set(t.match.view("uk").own.reach) == {"churchill"}  # barred from advancing, not from debating


def cards(t: Table, seat: str) -> set[str]:
    return set(t.match.view(seat).own.hand)

"""What is known about a state is what would be found now, however it was shared, forked and taken back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from conformance.cases import Case, cases
from quadrant.kernel.flow import advance
from quadrant.kernel.limits import Limits
from quadrant.kernel.match import Match

each_case = pytest.mark.parametrize("case", cases(), ids=str)


def plain(value: Any) -> Any:
    """A fact in a form that compares by value."""
    return value.limits if isinstance(value, Limits) else value


def check(match: Match) -> None:
    """Every fact that is known, every option and every view, against a state that knows nothing yet."""
    fresh = match.state.clone()
    fresh.touch()
    for kept in match.state.facts.copy().values():
        for key, known in kept.copy().items():
            find, args = key if isinstance(key, tuple) else (key, ())
            assert plain(known) == plain(find(fresh, *args)), find.__qualname__
    assert match.options() == (advance(fresh) or [])
    for seat in (*match.game.seats, None):
        assert match.view(seat) == match.game.view(fresh, seat)


def go_on(match: Match, random: Random) -> None:
    """A choice, and perhaps one that is taken back first."""
    if match.seat is None:
        return
    seat = match.seat
    match.choose(random.choice(match.options()))
    if match.can_undo(seat) and random.random() < 0.3:
        match.undo(seat)


@pytest.mark.long
@each_case
def test_facts_are_what_would_be_found_now(case: Case) -> None:
    """Forks go on side by side; some are looked at after every choice, some hardly ever."""
    random = Random(21)
    matches = [case.match(21)]
    for _ in range(250):
        at = random.randrange(len(matches))
        go_on(matches[at], random)
        if random.random() < 0.2:
            check(matches[random.randrange(len(matches))])
        if random.random() < 0.1:
            matches = [*matches[-3:], matches[at].fork()]
    for match in matches:
        check(match)

"""What the other side cannot know does not show: not in who is asked, and not in what the table is told."""

from __future__ import annotations

from random import Random

import pytest

from conformance.cases import Case
from games.no_retreat.front import Front
from quadrant.games.no_retreat import GAME
from quadrant.games.no_retreat.components import SEATS
from quadrant.kernel.flow import advance
from quadrant.testing import rule


@pytest.mark.parametrize("scenario", ["campaign", "moscow", "saturn", "na_berlin"])
def test_who_is_asked_for_what_depends_on_nothing_hidden(scenario: str) -> None:
    """Whatever cards the other side may hold, the same question stands before the same seat."""
    random = Random(3)
    match = Case("no_retreat", scenario).match(3)
    for n in range(500):
        if match.seat is None:
            break
        if n % 5 == 0:
            asked = match.state.stack[-1]
            for seat in SEATS:
                other = GAME.determinise(match.state, seat, random)
                advance(other)
                assert (other.stack[-1].kind, other.stack[-1].seat) == (asked.kind, asked.seat)
        match.choose(random.choice(match.options()))


@rule("5.3", "7.0")
@pytest.mark.parametrize("card", ["c17", "c33"])
def test_the_organization_phase_does_not_tell_whether_a_card_fits_it(card: str) -> None:
    """Nobody can be improved: who holds cards is asked all the same, whether one of them fits or not."""
    front = Front("ax_6a@0603 sv_west@2008").turn(2).deal(axis=card).organization()
    assert (front.seat, front.kind) == ("axis", "upgrades")

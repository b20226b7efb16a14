"""What the other side cannot know does not show: not in who is asked, and not in what the table is told."""

from __future__ import annotations

from random import Random

import pytest

from conformance.cases import Case
from games.no_retreat.front import Front
from quadrant.games.no_retreat import GAME
from quadrant.games.no_retreat.cards.deck import LATE_DECK
from quadrant.games.no_retreat.components import SEATS
from quadrant.games.no_retreat.rules.cards import DiscardOne
from quadrant.kernel.flow import PASS, advance, take
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


def test_a_board_does_not_tell_what_was_held_before_a_draw() -> None:
    """Two cards are drawn to keep one, and the first asks something at once: what is filled in for the hand
    then are cards held before and cards just drawn, as many as there are, whichever they really are."""
    front = Front("ax_6a@0603 ax_17a@0606").turn(25)
    front.state.deck = LATE_DECK
    front.deal(axis="c40 c17 c21 c22").on_top("c51", "c23", "c24").movement().choose("anytime", "c40")
    front.let_pass()
    if front.kind == "choose_mode":
        front.choose("choose", "second")
    assert (front.seat, front.kind) == ("axis", "withdraw")
    for seed in range(20):
        other = GAME.determinise(front.state, "soviet", Random(seed))
        other.deck = tuple(card for card in other.deck if not other.CARDS[card].event(0).immediate)
        take(other, PASS)
        advance(other)
        asked = other.stack[-1]
        assert isinstance(asked, DiscardOne)
        assert (asked.left, other.hand[0].bit_count()) == (1, 5)

"""What a nation may do whenever it is asked anything, in other nations' turns too.

It may take its own pieces off the board (pieces.limit) and use a response that says "at any time". Without
being asked it may declare that it takes a piece off, as long as nothing is half done.
"""

from __future__ import annotations

from typing import ClassVar

from quadrant.games.generals.cards.deck import ANSWERS, ANY_TIME, CARDS, DOUBTFUL, PREPARING, Card
from quadrant.games.generals.components import NATION
from quadrant.games.generals.rules.pieces import TakeOff, take_off
from quadrant.games.generals.rules.play import PlayOne
from quadrant.games.generals.rules.reactions import React, any_time, use_card
from quadrant.games.generals.rules.sequence import DiscardAny
from quadrant.games.generals.state import Generals
from quadrant.games.generals.told.prospects import fruitless
from quadrant.games.generals.verbs import ANYTIME, REMOVE, TAKE_OFF
from quadrant.kernel.flow import Choice
from quadrant.kernel.message import Refusal


class WithAsides(Generals, kw_only=True):
    """The state as it is played: it knows the cards, and whoever is asked anything may also do this."""

    ASIDES: ClassVar[frozenset[str]] = frozenset((REMOVE.word, ANYTIME.word))
    CARDS: ClassVar[tuple[Card, ...]] = CARDS
    ANSWERS: ClassVar[tuple[tuple[Card, ...], ...]] = ANSWERS
    DOUBTFUL: ClassVar[frozenset[int]] = DOUBTFUL
    ANY_TIME: ClassVar[tuple[tuple[Card, ...], ...]] = ANY_TIME
    PREPARING: ClassVar[tuple[tuple[Card, ...], ...]] = PREPARING

    def asides(self, seat: str) -> list[Choice]:
        """A window offers the responses itself, and pieces are taken off one at a time."""
        nation = NATION[seat]
        asked = self.stack[-1]
        if isinstance(asked, TakeOff):
            return []
        asides = [_REMOVE] if self.pieces[nation] else []
        if self.response[nation] and not isinstance(asked, React):
            asides += ANYTIME.each(any_time(self, nation))
        return asides

    def take_aside(self, seat: str, choice: Choice) -> None:
        if REMOVE.of(choice):
            self.push(TakeOff(seat))
            return
        use_card(self, NATION[seat], self.CARDS[ANYTIME.thing(choice)], None)

    def fruitless(self, nation: int, card: int) -> Refusal | None:
        return fruitless(self, nation, card)

    def half_done(self) -> bool:
        """Between what a nation does in its turn and before the end of it nothing is."""
        return not self.stack or not isinstance(self.stack[-1], PlayOne | DiscardAny)

    def declarations(self, seat: str) -> list[Choice]:
        """pieces.limit: a nation takes its own pieces off in anybody's turn."""
        nation = NATION[seat]
        return TAKE_OFF.over(self.pieces[nation], nation)

    def declare(self, seat: str, choice: Choice) -> None:
        take_off(self, NATION[seat], TAKE_OFF.thing(choice))


_REMOVE = REMOVE()

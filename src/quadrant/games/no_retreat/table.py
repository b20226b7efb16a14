"""The state that is played: with the cards, and with the events that may happen at any time (5.3.1)."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from quadrant.games.no_retreat.cards import deck
from quadrant.games.no_retreat.cards.language import Card
from quadrant.games.no_retreat.components import SIDE
from quadrant.games.no_retreat.rules.events import play, playable, timed
from quadrant.games.no_retreat.state import NoRetreat
from quadrant.games.no_retreat.verbs import ANYTIME
from quadrant.kernel.flow import Choice


class EasternFront(NoRetreat, kw_only=True):
    """A game in progress, with the deck behind it."""

    CARDS: ClassVar[tuple[Card, ...]] = deck.CARDS
    DOUBLES: ClassVar[tuple[int, int]] = deck.DOUBLES
    REPLAYS: ClassVar[tuple[int, int]] = deck.REPLAYS
    TIMED: ClassVar[tuple[dict[str, int], dict[str, int]]] = deck.TIMED
    ALLOWED: ClassVar[tuple[tuple[int, int], tuple[int, int]]] = cast(Any, deck.ALLOWED)

    def asides(self, seat: str) -> list[Choice]:
        """5.3.1 Events without a time of their own, as long as nothing is half done."""
        return self.declarations(seat) if getattr(self.stack[-1], "calm", False) else []

    def half_done(self) -> bool:
        """Between what is asked in a phase nothing is; a battle is fought to its end first."""
        return not self.stack or self.battle is not None or not getattr(self.stack[-1], "calm", False)

    def declarations(self, seat: str) -> list[Choice]:
        """5.3.1 The same events, whoever is asked. They name cards in hand: only the seat itself is told."""
        side = SIDE[seat]
        if not self.hand[side] & timed(self, side, "any"):
            return []
        return ANYTIME.over(playable(self, side, "any"))

    def declare(self, seat: str, choice: Choice) -> None:
        play(self, SIDE[seat], ANYTIME.thing(choice))

    def take_aside(self, seat: str, choice: Choice) -> None:
        play(self, SIDE[seat], ANYTIME.thing(choice))

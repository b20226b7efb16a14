"""The state that is played: with the cards behind it."""

from __future__ import annotations

from typing import ClassVar

from quadrant.games.empire.cards import deck
from quadrant.games.empire.cards.language import Card
from quadrant.games.empire.state import Empire


class Pacific(Empire, kw_only=True):
    """A game in progress, with the decks behind it."""

    CARDS: ClassVar[tuple[Card, ...]] = deck.CARDS

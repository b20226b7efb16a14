"""Positions in words: lessons begin where the rulebook's example of play does."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from quadrant.games.churchill.cards.deck import CONFERENCES
from quadrant.games.churchill.components import CARD, NATIONS, SPACE
from quadrant.games.churchill.rules.sequence import Conference
from quadrant.games.churchill.state import Churchill

_CONFERENCE = {card.id: number for number, card in enumerate(CONFERENCES)}


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """The start of a conference of the scenario; what is not named is as the scenario has it."""

    conference: int
    #: The conference card that comes first.
    card: str
    #: The staff cards that each nation will be dealt first.
    hands: dict[str, tuple[str, ...]] = {}
    #: Where Fronts stand, by their spaces.
    fronts: dict[str, str] = {}


def pose(state: Churchill, raw: dict[str, Any]) -> None:
    """The position given as data; then the conference."""
    position = msgspec.convert(raw, Position)
    state.conference = position.conference - 1
    state.deck = (_CONFERENCE[position.card], *state.deck[1:])
    for nation, name in enumerate(NATIONS):
        first = tuple(CARD[card] for card in position.hands.get(name, ()))
        state.draw[nation] = first + tuple(card for card in state.draw[nation] if card not in first)
    for space in position.fronts.values():
        front, at = SPACE[space]
        state.front[front] = at
    state.push(Conference())

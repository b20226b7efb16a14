"""Positions in words: lessons and tests begin where the rulebook's examples do."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from quadrant.games.generals.cards.deck import CARDS
from quadrant.games.generals.components import CARD, DECKS, HOME, NATION, NATIONS, SPACE, SPACES
from quadrant.games.generals.rules.sequence import Turn
from quadrant.games.generals.state import Generals
from quadrant.kernel.board import mask_of

#: Cards by their ids; an id begins with its nation, so it says whose card it is.
Cards = tuple[str, ...]


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """The start of a nation's turn.

    Nations without ``pieces`` have one army at home. ``deck`` lists a whole deck, its top first; a nation
    without such a list has all the cards that lie nowhere else, unless it is in ``empty_deck``. Whoever has
    no card in ``hand`` holds one Build Army, except the nation whose turn it is and those in ``empty_hand``.
    """

    turn: str
    pieces: dict[str, tuple[str, ...]] = {}
    hand: Cards = ()
    status: Cards = ()
    response: Cards = ()
    discard: Cards = ()
    deck: Cards = ()
    empty_deck: tuple[str, ...] = ()
    empty_hand: tuple[str, ...] = ()
    round: int = 1
    #: Axis, Coalition.
    score: tuple[int, int] = (0, 0)


def pose(state: Generals, position: dict[str, Any]) -> None:
    """The position given as data."""
    put(state, msgspec.convert(position, Position))


def put(state: Generals, position: Position) -> None:
    """Pieces, cards and tracks as the position has them; then the nation's turn."""
    unknown = set(position.pieces) - set(NATIONS)
    if unknown:
        raise ValueError(f"no such nation: {', '.join(unknown)}")
    for nation, name in enumerate(NATIONS):
        spaces = position.pieces.get(name, (SPACES[HOME[nation]],))
        state.pieces[nation] = mask_of(SPACE[space] for space in spaces)
    state.round, state.score = position.round, list(position.score)
    _lay_cards(state, position)
    Turn(NATION[position.turn]).run(state)


def _lay_cards(state: Generals, position: Position) -> None:
    state.status, state.response = _by_nation(position.status), _by_nation(position.response)
    state.discard = _by_nation(position.discard)
    hands, decks = _by_nation(position.hand), _by_nation(position.deck)
    for nation, name in enumerate(NATIONS):
        if not hands[nation] and name != position.turn and name not in position.empty_hand:
            hands[nation] = (CARD[f"{name}_build_army"],)
        state.hand[nation] = tuple(sorted(hands[nation]))
        lying = state.hand[nation] + state.status[nation] + state.response[nation] + state.discard[nation]
        rest = () if name in position.empty_deck else _without(DECKS[nation], lying)
        state.deck[nation] = decks[nation][::-1] or rest
        state.buried[nation] = ()


def _by_nation(ids: Cards) -> list[tuple[int, ...]]:
    numbers = [CARD[id] for id in ids]
    return [tuple(n for n in numbers if CARDS[n].nation == nation) for nation in range(len(NATIONS))]


def _without(cards: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)

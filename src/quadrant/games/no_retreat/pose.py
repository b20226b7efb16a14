"""Positions in words: lessons begin there, and tests put their units down the same way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from quadrant.games.no_retreat.components import (
    BOXES,
    REMOVED,
    SEATS,
    SIDE,
    SOVIET,
    SPACE,
    UNIT,
    WEATHERS,
    spaces,
)
from quadrant.games.no_retreat.rules.sequence import NewTurn, PlayerTurn
from quadrant.games.no_retreat.rules.weather import weather_of
from quadrant.games.no_retreat.state import MARKS, PHASES, NoRetreat
from quadrant.games.no_retreat.verbs import CARD_IDS
from quadrant.kernel.board import mask_of

Names = tuple[str, ...]


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """The start of a phase of a side's turn; what is not named is as the scenario has it.

    Units are named with their places: ``ax_6a@1204``, ``sv_west@1305-`` with the weaker side up,
    ``ax_2pz@rail`` in a box. ``alone``: nobody else is in the game.
    """

    turn: int
    seat: str
    phase: str
    units: Names = ()
    alone: bool = False
    #: Units with their marks.
    marks: dict[str, Names] = {}
    #: By the turn track if it is not said.
    weather: str = ""
    initiative: str = ""
    #: Cities and oil fields that a side controls besides what the scenario gives it.
    control: dict[str, Names] = {}
    #: Hands, by seat; cards that come next, the first to be drawn first; discards, the last one on top.
    hands: dict[str, Names] = {}
    deck: Names = ()
    discards: Names = ()
    #: Blitz! and Shock! markers, by seat.
    support: dict[str, int] = {}
    #: Points for events, below zero for the USSR.
    event_vp: int | None = None


def pose(state: NoRetreat, position: dict[str, Any]) -> None:
    """The position given as data; then the side's turn goes on from that phase."""
    put(state, msgspec.convert(position, Position))


def put(state: NoRetreat, position: Position) -> None:
    """Units, cards and tracks as the position has them, and the steps that follow."""
    if position.alone:
        clear(state)
    put_units(state, position.units)
    state.turn = position.turn
    state.weather = WEATHERS.index(position.weather) if position.weather else weather_of(state, state.turn)
    if position.initiative:
        state.initiative = SIDE[position.initiative]
    for seat, places in position.control.items():
        taken = spaces(list(places))
        state.control = state.control & ~taken if SIDE[seat] == SOVIET else state.control | taken
    for seat, count in position.support.items():
        state.support[SIDE[seat]] = count
    if position.event_vp is not None:
        state.event_vp = position.event_vp
    state.touch()
    for unit, marks in position.marks.items():
        for mark in marks:
            state.mark(UNIT[unit], MARKS.index(mark))
    _lay_cards(state, position)
    side = SIDE[position.seat]
    other = () if side == SOVIET else (PlayerTurn(SOVIET),)
    state.push(PlayerTurn(side, PHASES.index(position.phase)), *other, NewTurn())


def clear(state: NoRetreat) -> None:
    """No unit is in the game."""
    state.at = [REMOVED] * len(state.at)
    state.marks = [0] * len(state.at)
    state.due = [0] * len(state.at)
    state.touch()


def put_units(state: NoRetreat, words: Iterable[str]) -> None:
    """Units on the map or in boxes: ``ax_6a@1204``, ``sv_west@1305-``, ``sv_res@rail``."""
    for word in words:
        unit, _, place = word.partition("@")
        number, name = UNIT[unit], place.rstrip("-")
        state.at[number] = SPACE[name] if name in SPACE else BOXES[name]
        state.faces[number] = int(place.endswith("-"))
        state.due[number] = 0
    state.touch()


def _lay_cards(state: NoRetreat, position: Position) -> None:
    """Every card that is named lies there and nowhere else."""
    hands = [mask_of(_numbers(position.hands.get(seat, ()))) for seat in SEATS]
    top, discards = _numbers(position.deck), _numbers(position.discards)
    named = mask_of((*top, *discards)) | hands[0] | hands[1]
    for side, seat in enumerate(SEATS):
        state.hand[side] = hands[side] if seat in position.hands else state.hand[side] & ~named
    held = named | state.hand[0] | state.hand[1]
    # What was in a hand goes under the deck.
    loose = (card for card in range(len(CARD_IDS)) if not _known(state, card))
    rest = (*loose, *state.deck, *state.discard)
    deck = tuple(card for card in dict.fromkeys(rest) if not held >> card & 1)
    state.deck = (*deck, *top[::-1])
    state.discard = discards
    state.touch("cards")


def _known(state: NoRetreat, card: int) -> bool:
    """Whether the card is out of the game, or lies in a pile or hand already."""
    there = mask_of((*state.deck, *state.discard)) | state.hand[0] | state.hand[1] | state.out
    return bool(there >> card & 1)


def _numbers(names: Names) -> tuple[int, ...]:
    return tuple(CARD_IDS.index(name) for name in names)

"""Positions in words: lessons begin there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from quadrant.games.empire.components import (
    BOXES,
    BUILDINGS,
    JAPAN,
    NO_CARD,
    REMOVED,
    SEATS,
    SIDE,
    SPACE,
    UNIT,
    spaces,
)
from quadrant.games.empire.rules.sequence import NextCard, OffensivesPhase, after_dealing
from quadrant.games.empire.state import CHINA_TRACK, FLAGS, INDIA_TRACK, OFFENSIVES, Empire
from quadrant.games.empire.verbs import CARD_IDS, CARD_NUMBER
from quadrant.kernel.board import bits, mask_of

Names = tuple[str, ...]


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """The offensives phase of a turn, with a side to play a card; the rest is as the scenario has it.

    Units are named with their places: ``us_cv_essex@5808``, ``jp_army_14@2812-`` reduced,
    ``us_lrb_14af@china`` in a box. ``alone``: nobody else is in the game.
    """

    turn: int
    seat: str
    units: Names = ()
    alone: bool = False
    #: Hexes that a side controls besides what the scenario gives it.
    control: dict[str, Names] = {}
    #: Hands by seat; cards that come next, the first to be drawn first; discards, the last one on top.
    hands: dict[str, Names] = {}
    decks: dict[str, Names] = {}
    discards: dict[str, Names] = {}
    #: Cards set aside in an earlier turn; passes; shipping points.
    future: dict[str, str] = {}
    passes: dict[str, int] = {}
    shipping: dict[str, int] = {}
    rivalry: Names | None = None
    will: int | None = None
    europe: int | None = None
    china: str = ""
    india: str = ""
    divisions: int | None = None
    escorts: int | None = None
    flags: Names | None = None
    built: Names | None = None
    progress_need: int | None = None


def pose(state: Empire, position: dict[str, Any]) -> None:
    """The position given as data; then the side plays a card, and the turn goes on from there."""
    put(state, msgspec.convert(position, Position))


def put(state: Empire, position: Position) -> None:
    """Units, cards and tracks as the position has them, and the steps that follow."""
    if position.alone:
        state.at = [REMOVED] * len(state.at)
        state.faces = [0] * len(state.at)
        state.marks = [0] * len(state.at)
        state.due = [0] * len(state.at)
    put_units(state, position.units)
    state.turn = position.turn
    state.phase = OFFENSIVES
    for seat, places in position.control.items():
        taken = spaces(places)
        state.control = state.control | taken if SIDE[seat] == JAPAN else state.control & ~taken
    state.control_then = state.control
    _set_tracks(state, position)
    for side in range(len(SEATS)):
        _lay_cards(state, position, side)
    state.touch()
    side = SIDE[position.seat]
    state.active = side
    state.push(*(NextCard(side) if isinstance(s, OffensivesPhase) else s for s in after_dealing()))


def put_units(state: Empire, words: Iterable[str]) -> None:
    """Units on the map or in boxes, each with the face that is up."""
    for word in words:
        unit, _, place = word.partition("@")
        number, name = UNIT[unit], place.rstrip("-")
        state.at[number] = SPACE[name] if name in SPACE else BOXES[name]
        state.origin[number] = state.at[number]
        state.faces[number] = int(place.endswith("-"))
        state.due[number] = 0
    state.touch()


def _set_tracks(state: Empire, position: Position) -> None:
    for name in ("will", "europe", "divisions", "escorts", "progress_need"):
        value = getattr(position, name)
        if value is not None:
            setattr(state, name, value)
    if position.china:
        state.china = CHINA_TRACK.index(position.china)
    if position.india:
        state.india = INDIA_TRACK.index(position.india)
    if position.flags is not None:
        state.flags = mask_of(map(FLAGS.index, position.flags))
    if position.built is not None:
        state.built = mask_of(map(BUILDINGS.index, position.built))
    if position.rivalry is not None:
        state.rivalry = [int(seat in position.rivalry) for seat in SEATS]
    for seat, count in position.passes.items():
        state.passes[SIDE[seat]] = count
    for seat, count in position.shipping.items():
        state.asp[SIDE[seat]] = count


def _lay_cards(state: Empire, position: Position, side: int) -> None:
    """Every card that is named lies there and nowhere else; what was in a hand goes under the deck."""
    seat = SEATS[side]
    hand, top, discards = (
        _numbers(part.get(seat, ())) for part in (position.hands, position.decks, position.discards)
    )
    aside = CARD_NUMBER[position.future[seat]] if seat in position.future else state.future[side]
    named = mask_of((*hand, *top, *discards)) | (0 if aside == NO_CARD else 1 << aside)
    loose = [card for card in bits(state.hand[side]) if seat in position.hands and not named >> card & 1]
    state.hand[side] = mask_of(hand) if seat in position.hands else state.hand[side] & ~named
    rest = (*loose, *state.deck[side])
    state.deck[side] = (*(card for card in rest if not named >> card & 1), *top[::-1])
    state.discard[side] = (*(c for c in state.discard[side] if not named >> c & 1), *discards)
    state.gone[side] &= ~named
    if seat in position.future:
        state.future[side], state.future_turn[side] = aside, position.turn - 1


def _numbers(names: Names) -> tuple[int, ...]:
    return tuple(CARD_IDS.index(name) for name in names)

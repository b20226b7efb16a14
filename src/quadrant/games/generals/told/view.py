"""What a seat sees (rulebook: «Кто что может видеть?»), and what it cannot see filled in at random.

Rule cards.visibility: hands and face-down responses are secret, also from allies; their numbers, statuses and
the top of each discard pile are public.
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, NamedTuple

import msgspec

from quadrant.games.generals.components import (
    CAMPS,
    CARD_IDS,
    HOME,
    NATION,
    NATIONS,
    PIECES,
    SPACES,
    STRAITS,
    camp_of,
    kind_at,
)
from quadrant.games.generals.rules.board import strait_holder
from quadrant.games.generals.rules.cards import names
from quadrant.games.generals.rules.score import home_lost, income, track
from quadrant.games.generals.rules.supply import standing, supplied
from quadrant.games.generals.state import PHASES, Cards, Generals, available
from quadrant.kernel.board import bits
from quadrant.kernel.facts import fact
from quadrant.kernel.message import Args, Event
from quadrant.kernel.view import Thing


class PieceView(Thing, frozen=True):
    KEY: ClassVar[tuple[str, ...]] = ("seat", "space")

    seat: str
    kind: str
    space: str
    supplied: bool
    protected: bool


class StraitView(Thing, frozen=True):
    KEY: ClassVar[tuple[str, ...]] = ("id",)

    id: str
    #: The camp it is open to.
    camp: str


class SourceView(Thing, frozen=True):
    """A supply source; ``seats`` are the nations it serves, None for all."""

    KEY: ClassVar[tuple[str, ...]] = ("space",)

    space: str
    seats: tuple[str, ...] | None


class NationView(Thing, frozen=True):
    KEY: ClassVar[tuple[str, ...]] = ("seat",)

    seat: str
    camp: str
    home: str
    home_lost: bool
    deck: int
    hand: int
    responses: int
    statuses: tuple[str, ...]
    discard: int
    discard_top: str | None
    armies_left: int
    navies_left: int
    #: What its supply sources would score now.
    income: int


class EntryView(msgspec.Struct, frozen=True):
    """Points scored: the reason is a rule or a card."""

    round: int
    seat: str
    points: int
    reason: str


class MarkerView(msgspec.Struct, frozen=True):
    """A camp's marker on the track: its place, and the hundreds its side shows."""

    place: int
    hundreds: int


class Own(msgspec.Struct, frozen=True):
    """What only this seat knows."""

    hand: tuple[str, ...]
    responses: tuple[str, ...]
    discard: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    """All public facts, and the seat's own secrets."""

    round: int
    phase: str
    turn: str
    score: dict[str, int]
    markers: dict[str, MarkerView]
    ledger: tuple[EntryView, ...]
    pieces: tuple[PieceView, ...]
    straits: tuple[StraitView, ...]
    sources: tuple[SourceView, ...]
    nations: tuple[NationView, ...]
    own: Own | None = None


def view(game: Generals, seat: str | None) -> View:
    """What that seat sees; None is a spectator."""
    board = layout(game)
    return View(
        game.round,
        PHASES[game.phase],
        NATIONS[game.turn],
        dict(zip(CAMPS, game.score, strict=True)),
        {camp: MarkerView(*track(points)) for camp, points in zip(CAMPS, game.score, strict=True)},
        _ledger(game),
        board.pieces,
        board.straits,
        board.sources,
        tuple(_nation(game, nation, board) for nation in range(6)),
        None if seat is None else secrets(game, seat),
    )


@fact("ledger")
def _ledger(game: Generals) -> tuple[EntryView, ...]:
    return tuple(_entry(*line) for line in game.ledger)


@lru_cache(4096)
def _entry(round: int, nation: int, points: int, reason: str) -> EntryView:
    return EntryView(round, NATIONS[nation], points, reason)


class Layout(NamedTuple):
    """What the board shows. Most choices are about cards and leave it as it is."""

    pieces: tuple[PieceView, ...]
    straits: tuple[StraitView, ...]
    sources: tuple[SourceView, ...]
    homes_lost: tuple[bool, ...]
    incomes: tuple[int, ...]


@fact("pieces", "status", "granted", "protected")
def layout(game: Generals) -> Layout:
    return Layout(
        tuple(piece for nation in range(6) for piece in _pieces(game, nation)),
        tuple(StraitView(s.id, CAMPS[strait_holder(game, s.land)]) for s in STRAITS),
        _sources(game),
        tuple(home_lost(game, nation) for nation in range(6)),
        tuple(income(game, nation) for nation in range(6)),
    )


def secrets(game: Generals, seat: str) -> Own:
    """Only what the seat alone knows."""
    nation = NATION[seat]
    piles = game.buried[nation] + game.discard[nation]
    return Own(names(game.hand[nation]), names(game.response[nation]), _in_order(piles))


@lru_cache(4096)
def _in_order(cards: Cards) -> tuple[str, ...]:
    return names(tuple(sorted(cards)))


def _pieces(game: Generals, nation: int) -> list[PieceView]:
    in_supply = supplied(game, nation)
    safe = game.protected[nation]
    seat = NATIONS[nation]
    return [
        PieceView(seat, PIECES[kind_at(s)], SPACES[s], bool(in_supply >> s & 1), bool(safe >> s & 1))
        for s in bits(game.pieces[nation])
    ]


def _sources(game: Generals) -> tuple[SourceView, ...]:
    serves: dict[int, list[str]] = {}
    for nation, name in enumerate(NATIONS):
        for space in bits(standing(game, nation).sources):
            serves.setdefault(space, []).append(name)
    return tuple(
        SourceView(SPACES[space], None if len(seats) == 6 else tuple(seats))
        for space, seats in sorted(serves.items())
    )


def _nation(game: Generals, nation: int, board: Layout) -> NationView:
    pile = game.discard[nation]
    return NationView(
        NATIONS[nation],
        CAMPS[camp_of(nation)],
        SPACES[HOME[nation]],
        board.homes_lost[nation],
        len(game.deck[nation]),
        len(game.hand[nation]),
        len(game.response[nation]),
        names(game.status[nation]),
        len(pile) + len(game.buried[nation]),
        CARD_IDS[pile[-1]] if pile else None,
        available(game, nation, 0),
        available(game, nation, 1),
        board.incomes[nation],
    )


def unseen(game: Generals, seats: frozenset[str]) -> tuple[Event, ...]:
    """What that fills in: of one's own cards the order of the deck, of the others' all that lie hidden."""
    told = []
    for nation, name in enumerate(NATIONS):
        deck = len(game.deck[nation])
        if name in seats:
            told.append(Event("event-anew-deck", args={"seat": name, "deck": deck}))
            continue
        hand, responses = len(game.hand[nation]), len(game.response[nation])
        cards: Args = {"seat": name, "hand": hand, "deck": deck, "responses": responses}
        told.append(Event("event-anew-cards", args=cards))
    return tuple(told)

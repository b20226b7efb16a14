"""Supply (rulebook: «Снабжение»).

A nation's pieces must form an unbroken line to a supply source that holds an army of that nation; a navy
also needs an army of its camp on land beside it. Rules supply.line, supply.navy, supply.markers.
Pieces out of supply are removed (supply.removal) in ``pieces.py``, as all pieces are.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from quadrant.games.generals.components import HOME, LAND, SEA, SUPPLY, camp_of
from quadrant.games.generals.rules.board import BOARD, board_for
from quadrant.games.generals.state import Generals, camp_pieces
from quadrant.kernel.facts import fact


class Standing(NamedTuple):
    """What the statuses on the table say about supply, for one nation."""

    #: Its supply sources; ``alone`` are those that are sources for no other nation.
    sources: int
    alone: int
    #: Where it may build armies as if at home.
    sites: int
    #: Where its pieces are always in supply.
    always: int


_PLAIN: Final = tuple(Standing(SUPPLY, 0, 1 << home, 0) for home in HOME)


def standing(game: Generals, nation: int) -> Standing:
    """supply.markers and the like: sources, building sites and exemptions by status cards."""
    return _read_statuses(game)[nation]


@fact("status")
def _read_statuses(game: Generals) -> list[Standing]:
    found = list(_PLAIN)
    for owner, cards in enumerate(game.status):
        for number in cards:
            for operation in game.CARDS[number].effects:
                operation.supply(found, owner)
    return found


def ports(game: Generals, camp: int) -> int:
    """supply.navy: seas beside a land that holds an army of the camp, in supply or not."""
    return BOARD.neighbours(camp_pieces(game, camp) & LAND) & SEA


class Supply(NamedTuple):
    """Who is in supply: ``line`` traces to a source, ``all`` adds what counts as supplied by a card."""

    line: int
    all: int


@fact("pieces", "status", "granted")
def trace(game: Generals, nation: int) -> Supply:
    """supply.line: the nation's pieces in supply. A navy that is out of it carries it no further."""
    own = game.pieces[nation]
    camp = camp_of(nation)
    rules = standing(game, nation)
    start = own & rules.sources
    navies = own & SEA
    through = own
    if navies:
        through = own & ~navies | navies & ports(game, camp)
    line = board_for(game, camp).flood(start, through) if start else 0
    return Supply(line, line | own & (rules.always | game.granted[nation]))


def supplied(game: Generals, nation: int) -> int:
    """Where the nation's pieces are in supply."""
    return trace(game, nation).all


def beside(game: Generals, nation: int) -> tuple[int, int]:
    """The spaces next to a supplied piece of the nation, and those where a new one would be in supply.

    As far as the line goes, that is: a navy also needs a port (:func:`ports`).
    Beside the line it joins the line; beside a piece that only counts as supplied it must stand on a source
    or count as supplied itself.
    """
    supply = trace(game, nation)
    board = board_for(game, camp_of(nation))
    near = board.neighbours(supply.line)
    if supply.line == supply.all:
        return near, near
    rules = standing(game, nation)
    around = board.neighbours(supply.all)
    return around, near | around & (rules.sources | rules.always | game.granted[nation])


def unsupplied(game: Generals, nation: int) -> int:
    """Where the nation's pieces are out of supply."""
    return game.pieces[nation] & ~trace(game, nation).all


def lines(game: Generals, nation: int) -> list[tuple[int, int]]:
    """The supply lines as pairs of spaces, each piece with the one nearer to the source, for showing them."""
    board = board_for(game, camp_of(nation))
    line = trace(game, nation).line
    reached = edge = line & standing(game, nation).sources
    pairs = []
    while edge:
        fresh = 0
        for space in board.bits(board.neighbours(edge) & line & ~reached):
            before = board.near[space] & edge
            pairs.append((space, (before & -before).bit_length() - 1))
            fresh |= 1 << space
        reached |= fresh
        edge = fresh
    return pairs


def cut(game: Generals, nation: int) -> list[tuple[int, str]]:
    """For each piece out of supply, the rule that it fails: no army beside a navy, or no line."""
    beside = ports(game, camp_of(nation))
    failing = board_for(game, camp_of(nation)).bits(unsupplied(game, nation))
    return [
        (space, "supply.navy" if SEA >> space & 1 and not beside >> space & 1 else "supply.line")
        for space in failing
    ]

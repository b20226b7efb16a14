"""6.0 Supply."""

from __future__ import annotations

from typing import Final

from quadrant.games.no_retreat.components import (
    AREAS,
    AXIS,
    BALKANS,
    CITIES,
    FINLAND,
    FINNS,
    HEXES,
    INWARD,
    LAKES,
    LENINGRAD,
    LINES,
    NAMES,
    NEIGHBOURS,
    SEAS,
    SOVIET,
    UNITS_OF,
    YUGOSLAVS,
)
from quadrant.games.no_retreat.rules.zones import forces, hostile
from quadrant.games.no_retreat.state import OUT_OF_SUPPLY, NoRetreat, side_of
from quadrant.kernel.board import bits
from quadrant.kernel.facts import fact
from quadrant.kernel.flow import Step

#: 6.1 How long a line may be, to a city and to the edge of the board.
TO_CITY: Final = 4
TO_EDGE: Final = 3
#: How a unit is supplied: not at all, by land, by sea, by a neighbour, by its country.
SUPPLY_KINDS: Final = ("none", "land", "sea", "neighbour", "country")
CUT, BY_LAND, BY_SEA, BY_NEIGHBOUR, BY_COUNTRY = range(5)
#: 6.1 The cities' lines run from each side's edge inward: along the rows, and by these steps between them.
_DIAGONALS: Final = tuple(LINES.only((ne, 0, se, sw, 0, nw)) for ne, _, se, sw, _, nw in INWARD)


# 6.1 Sources and land lines


def cities(game: NoRetreat, side: int) -> int:
    """The cities that the side controls; a scorched one is a marsh in everything (14.13)."""
    return city_hexes(game, side) & ~game.scorched


def city_hexes(game: NoRetreat, side: int) -> int:
    """The same, scorched or not: the side was the last to enter them, or had them from the start."""
    return CITIES & (game.control if side == AXIS else ~game.control)


@fact("units", "marks", "control")
def open_hexes(game: NoRetreat, side: int) -> int:
    """6.3 Where lines may run: no enemy units or cities, nor zones without a friendly unit."""
    own, foe = forces(game).held[side], forces(game).held[1 - side]
    free = (game.area & HEXES | LAKES) & ~foe & ~cities(game, 1 - side)
    return free & (~hostile(game, side) | own)


def inland(side: int, edge: int, free: int) -> int:
    """6.1 Every hex that a line reaches from the edge, in the directions of the side.

    A flood hex by hex would take a step a column. A whole run of a row is filled at once instead: eastward
    by the carry of an addition, westward by doubling; then one step goes to the next rows.
    """
    reached = edge
    while True:
        run = _eastward(reached, free) if side == AXIS else _westward(reached, free)
        more = _DIAGONALS[side].neighbours(run) & free & ~run
        if not more:
            return run
        reached = run | more


def _eastward(start: int, free: int) -> int:
    return (free + start ^ free) & free | start


def _westward(start: int, free: int) -> int:
    for width in (1, 2, 4, 8, 16):
        start |= free & start >> width
        free &= free >> width
    return start


@fact("units", "marks", "control")
def supplied_cities(game: NoRetreat, side: int) -> int:
    """6.1 The cities with a line of any length to the side's edge, always in its directions."""
    free = open_hexes(game, side)
    return inland(side, game.edges[side] & free, free) & cities(game, side)


@fact("units", "marks", "control")
def land(game: NoRetreat, side: int) -> int:
    """6.1 Every place from which the side has a land line to a supplied city or to its edge.

    A place in an enemy zone is among them only with a friendly unit there. From an area a line leads out.
    """
    near = _inner(game, side)
    return near | LINES.neighbours(near) & open_hexes(game, side) | NEIGHBOURS.neighbours(near) & AREAS


def _inner(game: NoRetreat, side: int) -> int:
    """Every hex from which a line of one hex less than the longest leads to a source: lines may pass it."""
    free = open_hexes(game, side)
    sources, edge = supplied_cities(game, side), game.edges[side] & free
    return LINES.within(sources, TO_CITY - 1, free) | LINES.within(edge, TO_EDGE - 1, free)


def land_once_taken(game: NoRetreat, side: int, spaces: int) -> int:
    """6.1 The empty enemy cities among these from which the side has a land line once it has entered them."""
    empty = spaces & cities(game, 1 - side) & ~forces(game).held[1 - side]
    return LINES.neighbours(_inner(game, side)) & empty if empty else 0


# 6.2 Other sources


def coasts(game: NoRetreat, side: int) -> int:
    """6.2 The coasts where the sea supplies the side."""
    seas = SEAS["black"]
    if side == SOVIET:
        seas |= SEAS["caspian"]
    if side == AXIS or supplied_cities(game, SOVIET) >> LENINGRAD & 1:
        seas |= SEAS["baltic"]
    return seas


@fact("units", "marks", "control")
def fed(game: NoRetreat, side: int) -> int:
    """6.1, 6.2 Every place where a unit of the side is in supply: by land, by sea or by a neighbour."""
    by_land = land(game, side)
    return by_land | coasts(game, side) | NEIGHBOURS.neighbours(by_land & forces(game).held[side])


def how(game: NoRetreat, unit: int) -> int:
    """6.1, 6.2 How a unit on the map is supplied."""
    space, side = game.at[unit], side_of(unit)
    if unit == FINNS:
        return BY_COUNTRY if space == FINLAND else CUT
    if unit in YUGOSLAVS and BALKANS >> space & 1:
        return BY_COUNTRY
    if land(game, side) >> space & 1:
        return BY_LAND
    if coasts(game, side) >> space & 1:
        return BY_SEA
    return BY_NEIGHBOUR if fed(game, side) >> space & 1 else CUT


def supplied(game: NoRetreat, unit: int) -> bool:
    """Whether a unit on the map is in supply now."""
    return fed(game, side_of(unit)) >> game.at[unit] & 1 == 1 or how(game, unit) != CUT


def by_land(game: NoRetreat, unit: int) -> bool:
    """6.1 Whether it has a land line."""
    return bool(land(game, side_of(unit)) >> game.at[unit] & 1)


# 6.4 The markers


def unmarked(game: NoRetreat, unit: int) -> bool:
    """Whether it has no Out of Supply marker."""
    return not game.marks[unit] >> OUT_OF_SUPPLY & 1


class SupplyPhase(Step):
    """6.0 Both sides are checked, the active one first: units without supply are marked."""

    def run(self, game: NoRetreat) -> None:
        game.push(CheckSupply(game.active), CheckSupply(1 - game.active))


class CheckSupply(Step):
    """6.4 All units of a side are judged, then marked: marked units have no zone of control any more."""

    side: int

    def run(self, game: NoRetreat) -> None:
        mark_unsupplied(game, self.side)


def mark_unsupplied(game: NoRetreat, side: int) -> None:
    """6.4 Mark every unit of the side that has no supply, and no other."""
    cut = [unit for unit in units_on_map(game, side) if not supplied(game, unit)]
    for unit in units_on_map(game, side):
        game.unmark(unit, OUT_OF_SUPPLY)
    for unit in cut:
        game.mark(unit, OUT_OF_SUPPLY)
        game.tell_of("out-of-supply", "6.4", unit, space=NAMES[game.at[unit]])


@fact("units")
def units_on_map(game: NoRetreat, side: int) -> tuple[int, ...]:
    """The side's units on the map."""
    board, at = game.BOARD.all, game.at
    return tuple([unit for unit in UNITS_OF[side] if board >> at[unit] & 1])


@fact("units")
def units_at(game: NoRetreat) -> dict[int, tuple[int, ...]]:
    """The units in each place on the map."""
    stacks: dict[int, tuple[int, ...]] = {}
    for side in (AXIS, SOVIET):
        for unit in units_on_map(game, side):
            space = game.at[unit]
            stacks[space] = (*stacks.get(space, ()), unit)
    return stacks


def units_in(game: NoRetreat, spaces: int) -> tuple[int, ...]:
    """The units in a set of places, by their numbers."""
    stacks = units_at(game)
    return tuple(sorted(unit for space in bits(spaces) for unit in stacks.get(space, ())))

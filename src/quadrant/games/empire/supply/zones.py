"""6.4 Air zones of influence, and who stands where."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress, count
from operator import itemgetter
from typing import Final, NamedTuple

from quadrant.games.empire.components import (
    ALLIES,
    BOARD,
    BOMBER,
    BOXES,
    CARRIER,
    CHINESE_CITIES,
    COLUMN,
    COMMANDED,
    FLYERS,
    FLYING,
    HEXES,
    HOME_CITIES,
    HQ,
    JAPAN,
    KIND_OF,
    KUNMING_AREA,
    SHIP,
    SIDE_OF,
    TROOPS,
)
from quadrant.games.empire.state import ACTIVE, Empire, controlled
from quadrant.kernel.board import mask_of
from quadrant.kernel.facts import fact

_FIRST_BOX: Final = BOXES["china"]
#: The columns that sit half a hex lower, and the others; and both.
_LOW, _HIGH = (
    mask_of(BOARD.at(column, row) for column in range(first, BOARD.columns, 2) for row in range(BOARD.rows))
    for first in (1, 0)
)
_GRID: Final = _LOW | _HIGH
#: 6.4 How far a zone reaches.
RADIUS: Final = 2
Pair = tuple[int, int]
#: A carrier or air unit on the map: unit, hex, whether it is a long-range bomber.
Flyers = tuple[tuple[int, int, bool], ...]
#: 6.12 The hexes of units by what commands them.
Groups = tuple[tuple[int, int], ...]
#: The units in hexes, as sets.
Heaps = dict[int, int]


class Wing(NamedTuple):
    """The carriers and air units of a side on the map that the same headquarters command (6.12)."""

    commanded: int
    #: The hexes of those that neutralise, and of long-range bombers (6.4); one hex can be both.
    near: int
    far: int


#: The sets of one hex; boxes are in none.
_BITS: Final = (*(1 << number for number in range(_FIRST_BOX)), *(0 for _ in BOXES.names))
#: 6.12 So many sets of commands there are.
_COMMANDS: Final = max(COMMANDED) + 1
#: Units of a side that are looked at together: headquarters, ground units, ships, carriers and air units.
_KINDS: Final = (frozenset((HQ,)), frozenset((TROOPS,)), frozenset((SHIP,)), FLYERS)
#: Units of one kind and command: these two, and the units as sets of one.
Class = tuple[int, int, tuple[int, ...]]


def _classes(side: int, kinds: frozenset[int]) -> list[Class]:
    sorts = sorted({(KIND_OF[u], COMMANDED[u]) for u, its in enumerate(SIDE_OF) if its == side})
    return [
        (kind, commanded, tuple(1 << u for u in _of_class(side, kind, commanded)))
        for kind, commanded in sorts
        if kind in kinds
    ]


def _of_class(side: int, kind: int, commanded: int) -> list[int]:
    its = side, kind, commanded
    return [unit for unit in range(len(KIND_OF)) if (SIDE_OF[unit], KIND_OF[unit], COMMANDED[unit]) == its]


#: The parts of each side by classes; their units, and what reads their places off the table in that order.
_PARTS: Final = tuple(tuple(_classes(side, kinds) for kinds in _KINDS) for side in (JAPAN, ALLIES))
_SIGNS: Final = tuple([[sign for *_, signs in part for sign in signs] for part in parts] for parts in _PARTS)
_PLACES: Final = tuple(
    [itemgetter(*[sign.bit_length() - 1 for sign in signs]) for signs in parts] for parts in _SIGNS
)
#: Who can be in the China air box.
_AIR_UNITS: Final = [unit for unit, kind in enumerate(KIND_OF) if kind in FLYING]
#: The places of the units of a part.
Places = tuple[int, ...]


class Part:
    """Some units of a side and where they are. Parts with the same places are the same object."""

    __slots__ = ("_flyers", "_heaps", "_places", "_shared", "_signs", "classes", "hexes", "units")

    def __init__(self, classes: list[Class], signs: list[int], places: Places) -> None:
        self._signs, self._places = signs, places
        self._heaps: Heaps | None = None
        self._shared: int | None = None
        self._flyers: Flyers | None = None
        #: Of each class that has units on the map: kind, command, units and hexes; all its units as sets of
        #: one, and where their places begin. And all units on the map, and their hexes.
        self.classes: list[tuple[int, int, int, int, tuple[int, ...], int]] = []
        self.units = self.hexes = 0
        # All places stand in one row, class after class.
        begin = 0
        for kind, commanded, members in classes:
            units = hexes = 0
            end = begin + len(members)
            for number in range(begin, end):
                space = places[number]
                if space < _FIRST_BOX:
                    units |= signs[number]
                    hexes |= _BITS[space]
            if units:
                self.classes.append((kind, commanded, units, hexes, members, begin))
                self.units |= units
                self.hexes |= hexes
            begin = end

    @property
    def shared(self) -> int:
        """The hexes with several units."""
        if self._shared is None:
            every = shared = 0
            for space in self._places:
                shared |= every & _BITS[space]
                every |= _BITS[space]
            self._shared = shared
        return self._shared

    @property
    def heaps(self) -> Heaps:
        """The units in each hex where there are any."""
        if self._heaps is None:
            heaps: Heaps = {}
            for sign, space in zip(self._signs, self._places, strict=True):
                if space < _FIRST_BOX:
                    heaps[space] = heaps.get(space, 0) | sign
            self._heaps = heaps
        return self._heaps

    @property
    def flyers(self) -> Flyers:
        """The units one by one."""
        if self._flyers is None:
            there = sorted(
                (sign.bit_length() - 1, space)
                for sign, space in zip(self._signs, self._places, strict=True)
                if space < _FIRST_BOX
            )
            self._flyers = tuple([(unit, space, KIND_OF[unit] == BOMBER) for unit, space in there])
        return self._flyers

    def units_of(self, hexes: Sequence[int]) -> int:
        """The units in the hexes given for what commands them."""
        inside, places = 0, self._places
        for _, commanded, units, its, members, begin in self.classes:
            there = its & hexes[commanded]
            if there == its:
                inside |= units
            elif there:
                for sign, space in zip(members, places[begin:], strict=False):
                    if there & _BITS[space]:
                        inside |= sign
        return inside


@lru_cache(maxsize=512)
def _part(side: int, number: int, places: Places) -> Part:
    return Part(_PARTS[side][number], _SIGNS[side][number], places)


class Host(NamedTuple):
    """All units of a side, as in :class:`Forces`."""

    troops: int
    air: int
    ships: int
    carriers: int
    hqs: int
    ashore: int
    any: int
    there: int
    groups: Groups
    wings: tuple[Wing, ...]
    parts: tuple[Part, Part, Part, Part]


@lru_cache(maxsize=128)
def _host(hqs: Part, troops: Part, ships: Part, wings: Part) -> Host:
    """A move changes one part of one side; the others are known."""
    groups: dict[int, int] = {}
    for part in (troops, ships, wings):
        for _, commanded, _, hexes, _, _ in part.classes:
            groups[commanded] = groups.get(commanded, 0) | hexes
    carriers = air = 0
    near: dict[int, int] = {}
    far: dict[int, int] = {}
    for kind, commanded, _, hexes, _, _ in wings.classes:
        if kind == BOMBER:
            far[commanded] = hexes
        else:
            near[commanded] = near.get(commanded, 0) | hexes
        if kind == CARRIER:
            carriers |= hexes
        else:
            air |= hexes
    return Host(
        troops.hexes,
        air,
        ships.hexes,
        carriers,
        hqs.hexes,
        hqs.hexes | troops.hexes | air,
        hqs.hexes | troops.hexes | ships.hexes | wings.hexes,
        troops.units | ships.units | wings.units,
        tuple(groups.items()),
        tuple([Wing(its, near.get(its, 0), far.get(its, 0)) for its in near | far]),
        (hqs, troops, ships, wings),
    )


class Forces(NamedTuple):
    """Where each side has units of each kind, as sets of hexes by side; and its carriers and air units."""

    troops: Pair
    air: Pair
    ships: Pair
    carriers: Pair
    hqs: Pair
    #: Every hex with a unit that is no ship, and with any; all units on the map but headquarters.
    ashore: Pair
    held: Pair
    there: Pair
    #: The hexes of all but headquarters by what commands them, and of these the carriers and air units.
    groups: tuple[Groups, Groups]
    wings: tuple[tuple[Wing, ...], tuple[Wing, ...]]
    #: Headquarters, ground units, ships, carriers and air units.
    parts: tuple[tuple[Part, ...], tuple[Part, ...]]

    def naval(self, side: int) -> int:
        return self.ships[side] | self.carriers[side]

    def any(self, side: int) -> int:
        """Every hex with a unit of the side."""
        return self.held[side]

    def not_naval(self, side: int) -> int:
        return self.ashore[side]

    def flyers(self, side: int) -> Flyers:
        """The side's carriers and air units on the map."""
        return self.parts[side][_WINGS].flyers

    def shared(self, side: int) -> int:
        """Every hex in which the side has several units of one part."""
        hexes = 0
        for part in self.parts[side]:
            hexes |= part.shared
        return hexes

    def heap(self, side: int, space: int) -> int:
        """The side's units in a hex."""
        hqs, troops, ships, wings = self.parts[side]
        return (
            hqs.heaps.get(space, 0)
            | troops.heaps.get(space, 0)
            | ships.heaps.get(space, 0)
            | wings.heaps.get(space, 0)
        )


_WINGS: Final = 3


def _host_of(at: list[int], side: int) -> Host:
    hqs, troops, ships, wings = _PLACES[side]
    return _host(
        _part(side, 0, hqs(at)),
        _part(side, 1, troops(at)),
        _part(side, 2, ships(at)),
        _part(side, 3, wings(at)),
    )


@fact("places")
def forces(game: Empire) -> Forces:
    """Both sides at once: this is asked after every move."""
    at = game.at
    japan, allies = _host_of(at, JAPAN), _host_of(at, ALLIES)
    return Forces(
        (japan.troops, allies.troops),
        (japan.air, allies.air),
        (japan.ships, allies.ships),
        (japan.carriers, allies.carriers),
        (japan.hqs, allies.hqs),
        (japan.ashore, allies.ashore),
        (japan.any, allies.any),
        (japan.there, allies.there),
        (japan.groups, allies.groups),
        (japan.wings, allies.wings),
        (japan.parts, allies.parts),
    )


def units_in(game: Empire, side: int, hexes: int) -> int:
    """All units of the side in these hexes."""
    units, everywhere = 0, [hexes] * _COMMANDS
    for part in forces(game).parts[side]:
        if hexes & part.hexes:
            units |= part.units_of(everywhere)
    return units


def in_box(game: Empire) -> int:
    """13.74 The units in the China air box."""
    at = game.at
    return mask_of(u for u in _AIR_UNITS if at[u] == _FIRST_BOX) if _FIRST_BOX in at else 0


@fact("active")
def active(game: Empire) -> int:
    """The activated units, as a set."""
    marks = game.marks
    return mask_of([unit for unit in compress(count(), marks) if marks[unit] >> ACTIVE & 1])


@fact("control")
def guards(game: Empire) -> int:
    """13.76, 13.94 The cities that hold Japanese ground steps of their own."""
    return (HOME_CITIES & ~game.guards_lost | CHINESE_CITIES) & game.control & game.area


def held_ground(game: Empire, side: int) -> int:
    """Where the side has ground units, those that are part of a city included."""
    own = forces(game).troops[side]
    return own | guards(game) if side == JAPAN else own


def standing(game: Empire, side: int) -> int:
    """6.21 (E) Where ground units, air units or headquarters of the side close the land to the enemy."""
    hexes = forces(game).not_naval(side)
    # 13.75 Kunming and its neighbours count as held by the Allies for all purposes.
    return hexes | guards(game) if side == JAPAN else hexes | KUNMING_AREA & game.area


def holding(game: Empire, side: int) -> int:
    """6.21 (E) What the side closes to enemy lines over land: where it stands, or also what it controls."""
    hexes = standing(game, side)
    return hexes | controlled(game, side) if game.rules.control_closes else hexes


def present(game: Empire, side: int) -> int:
    """Every hex with a unit of the side, guards included."""
    hexes = forces(game).any(side)
    return hexes | guards(game) if side == JAPAN else hexes


def has_standing(game: Empire, side: int, space: int) -> bool:
    """Whether a ground unit, an air unit or a headquarters of the side stands in the hex."""
    return bool(standing(game, side) >> space & 1)


class Zones(NamedTuple):
    """6.4 What a side's carriers and air units influence, and what of it neutralises the enemy's."""

    all: int
    neutralising: int


NO_ZONES: Final = Zones(0, 0)


def zones_from(near: int, far: int) -> Zones:
    """The zones of what neutralises in these hexes, and of long-range bombers in those."""
    neutralising = _zone(near)
    return Zones(neutralising | _zone(far) if far else neutralising, neutralising)


@lru_cache(maxsize=1024)
def _zone(hexes: int) -> int:
    """6.4 Every hex at most two away.

    Column by column: five hexes in their own, four in those next to it, and three in those after that.
    """
    three = (hexes | hexes << 1 | hexes >> 1) & _GRID
    below, above = three << 1, three >> 1
    four = three | below & _LOW | above & _HIGH
    return (
        (three | below | above)
        | (four << COLUMN | four >> COLUMN)
        | (three << 2 * COLUMN | three >> 2 * COLUMN)
    ) & HEXES


def zones_of(flyers: Flyers, supplied: int) -> Zones:
    """The zones of those flyers that are supplied (a set of units)."""
    near = far = 0
    for unit, space, bomber in flyers:
        if supplied >> unit & 1:
            if bomber:
                far |= _BITS[space]
            else:
                near |= _BITS[space]
    return zones_from(near, far)


def forget() -> None:
    """Drop what is kept of who stands where: for those who measure what it costs."""
    _host.cache_clear()
    _part.cache_clear()
    _zone.cache_clear()

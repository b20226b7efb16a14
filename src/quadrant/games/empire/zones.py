"""6.4 Air zones of influence, and who stands where."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple

from quadrant.games.empire.components import (
    ALLIES,
    BOMBER,
    BOXES,
    CARRIER,
    CHINESE_CITIES,
    COMMANDED,
    FLYERS,
    FLYING,
    HOME_CITIES,
    HQ,
    JAPAN,
    KIND_OF,
    KUNMING_AREA,
    SHIP,
    SIDE_OF,
    TROOPS,
    ball,
)
from quadrant.games.empire.state import ACTIVE, Empire
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.facts import fact

_FIRST_BOX: Final = BOXES["china"]
#: 6.4 How far a zone reaches.
RADIUS: Final = 2
_ZONE: Final = tuple(ball(space, RADIUS) for space in range(_FIRST_BOX))
Pair = tuple[int, int]
#: A carrier or air unit on the map: unit, hex, whether it is a long-range bomber.
Flyers = tuple[tuple[int, int, bool], ...]
#: 6.12 Units by what commands them: the commands, the units and their hexes, as sets.
Groups = tuple[tuple[int, int, int], ...]


#: The units in hexes, as sets.
Heaps = dict[int, int]


class Forces(NamedTuple):
    """Where each side has units of each kind, as sets of hexes by side; and its carriers and air units."""

    troops: Pair
    air: Pair
    ships: Pair
    carriers: Pair
    hqs: Pair
    flyers: tuple[Flyers, Flyers]
    #: All but headquarters by what commands them, and of these the carriers and air units.
    groups: tuple[Groups, Groups]
    wings: tuple[Groups, Groups]
    #: The units in each hex where the side has any.
    heaps: tuple[Heaps, Heaps]

    def naval(self, side: int) -> int:
        return self.ships[side] | self.carriers[side]

    def any(self, side: int) -> int:
        """Every hex with a unit of the side."""
        return self.not_naval(side) | self.ships[side] | self.carriers[side]

    def not_naval(self, side: int) -> int:
        return self.troops[side] | self.air[side] | self.hqs[side]


#: The sets of one hex.
_BITS: Final = tuple(1 << number for number in range(_FIRST_BOX))
#: Units of a side that are looked at together: headquarters, ground units, ships, carriers and air units.
_PARTS: Final = tuple(
    tuple(
        [unit for unit, kind in enumerate(KIND_OF) if kind in kinds and SIDE_OF[unit] == side]
        for kinds in ({HQ}, {TROOPS}, {SHIP}, FLYERS)
    )
    for side in (JAPAN, ALLIES)
)
_PLACES: Final = tuple([itemgetter(*units) for units in parts] for parts in _PARTS)
_WINGS: Final = 3
#: The units of each part as sets of one, and what commands them; all units that something commands.
_SIGNS: Final = tuple(tuple([(1 << u, COMMANDED[u]) for u in units] for units in parts) for parts in _PARTS)
_LED_BY: Final = {
    commanded: mask_of(unit for unit, by in enumerate(COMMANDED) if by == commanded)
    for commanded in set(COMMANDED)
}
#: The places of the units of a part.
Places = tuple[int, ...]


#: Who can be in the China air box.
_AIR_UNITS: Final = [unit for unit, kind in enumerate(KIND_OF) if kind in FLYING]


class Part(NamedTuple):
    """Some units of a side: where they are, by what commands them, and how many are in one place."""

    #: Their hexes, those with carriers and those with air units.
    hexes: int
    carriers: int
    air: int
    flyers: Flyers
    groups: Groups
    heaps: Heaps


@lru_cache(maxsize=512)
def _part(side: int, number: int, places: Places) -> Part:
    groups: dict[int, int] = {}
    heaps: Heaps = {}
    there = 0
    for (bit, commanded), space in zip(_SIGNS[side][number], places, strict=True):
        if space < _FIRST_BOX:
            there |= bit
            heaps[space] = heaps.get(space, 0) | bit
            groups[commanded] = groups.get(commanded, 0) | _BITS[space]
    hexes = carriers = 0
    for their in groups.values():
        hexes |= their
    flyers = _in_flight(_PARTS[side][number], places) if number == _WINGS else ()
    air = 0
    for unit, space, _ in flyers:
        if KIND_OF[unit] == CARRIER:
            carriers |= _BITS[space]
        else:
            air |= _BITS[space]
    listed = [(commanded, there & _LED_BY[commanded], groups[commanded]) for commanded in sorted(groups)]
    return Part(hexes, carriers, air, flyers, tuple(listed), heaps)


def _in_flight(units: list[int], places: Places) -> Flyers:
    there = [(unit, space) for unit, space in zip(units, places, strict=True) if space < _FIRST_BOX]
    return tuple([(unit, space, KIND_OF[unit] == BOMBER) for unit, space in there])


class Host(NamedTuple):
    """All units of a side, as in :class:`Forces`."""

    troops: int
    air: int
    ships: int
    carriers: int
    hqs: int
    flyers: Flyers
    groups: Groups
    wings: Groups
    heaps: Heaps


@lru_cache(maxsize=128)
def _host(side: int, *places: Places) -> Host:
    """A move changes one part of one side; the others are known."""
    hqs, troops, ships, wings = (_part(side, number, part) for number, part in enumerate(places))
    groups: dict[int, Pair] = {}
    for part in (troops, ships, wings):
        for commanded, units, hexes in part.groups:
            before = groups.get(commanded, (0, 0))
            groups[commanded] = before[0] | units, before[1] | hexes
    listed = [(commanded, *groups[commanded]) for commanded in sorted(groups)]
    heaps = hqs.heaps.copy()
    for part in (troops, ships, wings):
        for space, units in part.heaps.items():
            heaps[space] = heaps.get(space, 0) | units
    return Host(
        troops.hexes,
        wings.air,
        ships.hexes,
        wings.carriers,
        hqs.hexes,
        wings.flyers,
        tuple(listed),
        wings.groups,
        heaps,
    )


@fact("places")
def forces(game: Empire) -> Forces:
    """Both sides at once: this is asked after every move."""
    at = game.at
    japan = _host(JAPAN, *[places(at) for places in _PLACES[JAPAN]])
    allies = _host(ALLIES, *[places(at) for places in _PLACES[ALLIES]])
    return Forces(
        (japan.troops, allies.troops),
        (japan.air, allies.air),
        (japan.ships, allies.ships),
        (japan.carriers, allies.carriers),
        (japan.hqs, allies.hqs),
        (japan.flyers, allies.flyers),
        (japan.groups, allies.groups),
        (japan.wings, allies.wings),
        (japan.heaps, allies.heaps),
    )


def units_in(game: Empire, side: int, hexes: int) -> int:
    """All units of the side in these hexes, each of which holds one."""
    heaps, found = forces(game).heaps[side], 0
    for space in bits(hexes):
        found |= heaps[space]
    return found


def in_box(game: Empire) -> int:
    """13.74 The units in the China air box."""
    at = game.at
    return mask_of(u for u in _AIR_UNITS if at[u] == _FIRST_BOX) if _FIRST_BOX in at else 0


@fact("active")
def active(game: Empire) -> int:
    """The activated units, as a set."""
    return mask_of([unit for unit, marks in enumerate(game.marks) if marks >> ACTIVE & 1])


@fact("control")
def guards(game: Empire) -> int:
    """13.76, 13.94 The cities that hold Japanese ground steps of their own."""
    return (HOME_CITIES & ~game.guards_lost | CHINESE_CITIES) & game.control & game.area


def held_ground(game: Empire, side: int) -> int:
    """Where the side has ground units, those that are part of a city included."""
    own = forces(game).troops[side]
    return own | guards(game) if side == JAPAN else own


def standing(game: Empire, side: int) -> int:
    """6.21E Where ground units, air units or headquarters of the side close the land to the enemy."""
    found = forces(game).not_naval(side)
    # 13.75 Kunming and its neighbours count as held by the Allies for all purposes.
    return found | guards(game) if side == JAPAN else found | KUNMING_AREA & game.area


def present(game: Empire, side: int) -> int:
    """Every hex with a unit of the side, guards included."""
    found = forces(game).any(side)
    return found | guards(game) if side == JAPAN else found


def has_standing(game: Empire, side: int, space: int) -> bool:
    """Whether a ground unit, an air unit or a headquarters of the side stands in the hex."""
    return bool(standing(game, side) >> space & 1)


class Zones(NamedTuple):
    """6.4 What a side's carriers and air units influence, and what of it neutralises the enemy's."""

    all: int
    neutralising: int


def zones_of(flyers: Flyers, supplied: int) -> Zones:
    """The zones of those flyers that are supplied (a set of units)."""
    everything = neutralising = 0
    for unit, space, bomber in flyers:
        if supplied >> unit & 1:
            if bomber:
                everything |= _ZONE[space]
            else:
                neutralising |= _ZONE[space]
    return Zones(everything | neutralising, neutralising)


def forget() -> None:
    """Drop what is kept of who stands where: for those who measure what it costs."""
    _host.cache_clear()
    _part.cache_clear()

"""6.4 Air zones of influence, and who stands where."""

from __future__ import annotations

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

    def naval(self, side: int) -> int:
        return self.ships[side] | self.carriers[side]

    def any(self, side: int) -> int:
        """Every hex with a unit of the side."""
        return self.not_naval(side) | self.ships[side] | self.carriers[side]

    def not_naval(self, side: int) -> int:
        return self.troops[side] | self.air[side] | self.hqs[side]


#: Units of one side, kind and command are counted together: what these sorts are, and the sort of each unit.
_SORTS: Final = sorted(set(zip(SIDE_OF, KIND_OF, COMMANDED, strict=True)))
_SORT_OF: Final = tuple(_SORTS.index(sort) for sort in zip(SIDE_OF, KIND_OF, COMMANDED, strict=True))
_UNITS: Final = tuple(
    mask_of(unit for unit, its in enumerate(_SORT_OF) if its == sort) for sort in range(len(_SORTS))
)
#: The sets of one hex or one unit.
_BITS: Final = tuple(1 << number for number in range(_FIRST_BOX))


def _of_kind(*kinds: int) -> tuple[list[int], list[int]]:
    """The sorts of these kinds, by side."""
    japan, allies = (
        [n for n, sort in enumerate(_SORTS) if sort[0] == s and sort[1] in kinds] for s in (0, 1)
    )
    return japan, allies


_TROOPS: Final = _of_kind(TROOPS)
_AIR: Final = _of_kind(*FLYING)
_SHIPS: Final = _of_kind(SHIP)
_CARRIERS: Final = _of_kind(CARRIER)
_HQS: Final = _of_kind(HQ)
_FLYERS: Final = tuple(
    [(u, KIND_OF[u] == BOMBER) for u, owner in enumerate(SIDE_OF) if owner == side and KIND_OF[u] in FLYERS]
    for side in (JAPAN, ALLIES)
)


#: Who can be in the China air box.
_AIR_UNITS: Final = [unit for unit, kind in enumerate(KIND_OF) if kind in FLYING]


def _by_command(side: int, kinds: frozenset[int]) -> list[tuple[int, list[int]]]:
    found: dict[int, list[int]] = {}
    for number, (owner, kind, commanded) in enumerate(_SORTS):
        if owner == side and kind in kinds:
            found.setdefault(commanded, []).append(number)
    return list(found.items())


_GROUPS: Final = tuple(_by_command(side, frozenset(range(6)) - {HQ}) for side in (JAPAN, ALLIES))
_WINGS: Final = tuple(_by_command(side, FLYERS) for side in (JAPAN, ALLIES))


@fact("places")
def forces(game: Empire) -> Forces:
    """Both sides at once: this is asked after every move."""
    found = [0] * len(_SORTS)
    there = 0
    at = game.at
    for space, sort, bit in zip(at, _SORT_OF, _BITS, strict=False):
        if space < _FIRST_BOX:
            found[sort] |= _BITS[space]
            there |= bit

    def pair(kinds: tuple[list[int], list[int]]) -> Pair:
        japan = allies = 0
        for sort in kinds[JAPAN]:
            japan |= found[sort]
        for sort in kinds[ALLIES]:
            allies |= found[sort]
        return japan, allies

    def groups(of: list[tuple[int, list[int]]]) -> Groups:
        parts = []
        for commanded, sorts in of:
            units = hexes = 0
            for sort in sorts:
                units |= _UNITS[sort]
                hexes |= found[sort]
            if hexes:
                parts.append((commanded, units & there, hexes))
        return tuple(parts)

    flyers = [tuple([(u, at[u], far) for u, far in own if at[u] < _FIRST_BOX]) for own in _FLYERS]
    return Forces(
        pair(_TROOPS),
        pair(_AIR),
        pair(_SHIPS),
        pair(_CARRIERS),
        pair(_HQS),
        (flyers[JAPAN], flyers[ALLIES]),
        (groups(_GROUPS[JAPAN]), groups(_GROUPS[ALLIES])),
        (groups(_WINGS[JAPAN]), groups(_WINGS[ALLIES])),
    )


@fact("places")
def heaps(game: Empire) -> dict[int, int]:
    """The units in each hex and box where there are any, as sets."""
    found: dict[int, int] = {}
    for bit, space in zip(_BITS, game.at, strict=False):
        found[space] = found.get(space, 0) | bit
    return found


def units_in(game: Empire, hexes: int) -> int:
    """All units in these hexes, each of which holds one."""
    there, found = heaps(game), 0
    for space in bits(hexes):
        found |= there[space]
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

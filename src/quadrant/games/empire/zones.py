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
from quadrant.games.empire.state import Empire
from quadrant.kernel.facts import fact

_FIRST_BOX: Final = BOXES["china"]
#: 6.4 How far a zone reaches.
RADIUS: Final = 2
Pair = tuple[int, int]
#: Units and their hexes.
Placed = list[tuple[int, int]]


class Forces(NamedTuple):
    """Where each side has units of each kind, as sets of hexes by side; and its carriers and air units."""

    troops: Pair
    air: Pair
    ships: Pair
    carriers: Pair
    hqs: Pair
    #: Unit, hex, whether it is a long-range bomber, whether it is activated (and so supplied).
    flyers: tuple[tuple[tuple[int, int, bool, bool], ...], tuple[tuple[int, int, bool, bool], ...]]
    #: The activated units, as a set; all but headquarters (unit, hex), and the same by what commands them.
    active: int
    units: tuple[Placed, Placed]
    groups: tuple[dict[int, Placed], dict[int, Placed]]

    def naval(self, side: int) -> int:
        return self.ships[side] | self.carriers[side]

    def any(self, side: int) -> int:
        """Every hex with a unit of the side."""
        return self.not_naval(side) | self.ships[side] | self.carriers[side]

    def not_naval(self, side: int) -> int:
        return self.troops[side] | self.air[side] | self.hqs[side]


@fact("units", "marks")
def forces(game: Empire) -> Forces:
    """Both sides at once: this is asked after every move."""
    found = [[0] * 6, [0] * 6]
    flyers: tuple[list[tuple[int, int, bool, bool]], list[tuple[int, int, bool, bool]]] = ([], [])
    units: tuple[Placed, Placed] = ([], [])
    groups: tuple[dict[int, Placed], dict[int, Placed]] = ({}, {})
    active = 0
    for unit, space in enumerate(game.at):
        on = game.marks[unit] & 1
        if on:
            active |= 1 << unit
        if space >= _FIRST_BOX:
            continue
        kind, side = KIND_OF[unit], SIDE_OF[unit]
        found[side][kind] |= 1 << space
        if kind == HQ:
            continue
        units[side].append((unit, space))
        group = groups[side].get(COMMANDED[unit])
        if group is None:
            group = groups[side][COMMANDED[unit]] = []
        group.append((unit, space))
        if kind in FLYERS:
            flyers[side].append((unit, space, kind == BOMBER, bool(on)))
    japan, allies = found

    def pair(*kinds: int) -> Pair:
        masks = [0, 0]
        for kind in kinds:
            masks[JAPAN] |= japan[kind]
            masks[ALLIES] |= allies[kind]
        return masks[JAPAN], masks[ALLIES]

    return Forces(
        pair(TROOPS),
        pair(*FLYING),
        pair(SHIP),
        pair(CARRIER),
        pair(HQ),
        (tuple(flyers[0]), tuple(flyers[1])),
        active,
        units,
        groups,
    )


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


def zones_of(flyers: tuple[tuple[int, int, bool, bool], ...], supplied: int) -> Zones:
    """The zones of those flyers that are supplied (a set of units)."""
    everything = neutralising = 0
    for unit, space, bomber, _ in flyers:
        if supplied >> unit & 1:
            zone = ball(space, RADIUS)
            everything |= zone
            if not bomber:
                neutralising |= zone
    return Zones(everything, neutralising)

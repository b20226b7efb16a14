"""Islands: hexes that are linked by land, whoever stands there. Continents are islands, too.

All of it depends only on the map, so it is found once.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from quadrant.games.empire.components import GROUND, LAND, PORTS
from quadrant.kernel.board import bits, mask_of

#: The neighbours of each hex by land.
BY_LAND: Final = tuple(LAND.neighbours(1 << space & GROUND) for space in range(GROUND.bit_length()))


def ashore(shore: int) -> int:
    """The neighbours by land: few hexes are looked up one by one."""
    if shore.bit_count() > 6:
        return LAND.neighbours(shore)
    hexes = 0
    while shore:
        low = shore & -shore
        hexes |= BY_LAND[low.bit_length() - 1]
        shore ^= low
    return hexes


def _islands() -> tuple[int, ...]:
    islands = [0] * GROUND.bit_length()
    for space in bits(GROUND):
        if not islands[space]:
            island = LAND.flood(1 << space, GROUND)
            for its in bits(island):
                islands[its] = island
    return tuple(islands)


#: For each hex with land every hex that is linked with it by land, whoever stands there.
ISLAND: Final = _islands()
_LONELY: Final = mask_of(space for space in bits(GROUND) if not BY_LAND[space] & GROUND)
#: The hexes from which a step by land leads anywhere.
WALKABLE: Final = GROUND & ~_LONELY


def island_of(mask: int) -> int:
    """Every hex that is linked by land with the first of these, whoever stands there."""
    return ISLAND[(mask & -mask).bit_length() - 1]


def islands(mask: int) -> int:
    """Every hex that is linked with these by land, whoever stands there."""
    # Most islands are one hex: they are themselves.
    hexes = mask & _LONELY
    mask &= WALKABLE
    while mask:
        island = island_of(mask)
        hexes |= island
        mask &= ~island
    return hexes


@cache
def ports_by_land(start: int) -> tuple[tuple[int, int], ...]:
    """The ports on the same land by how far away they are, whoever stands between."""
    rings = (0, *land_rings(start))
    rows = [(gone, ring & ~rings[gone] & PORTS) for gone, ring in enumerate(rings[1:])]
    return tuple([(gone, ports) for gone, ports in rows if ports])


@cache
def land_rings(start: int) -> tuple[int, ...]:
    """What is at most 0, 1, 2, … hexes away by land, whoever stands there."""
    return tuple(LAND.layers(1 << start, -1, GROUND))

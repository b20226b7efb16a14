"""The map as a planner sees it: distances, what helps the defender, who is printed how strong."""

from __future__ import annotations

from functools import cache
from typing import Final

from quadrant.games.no_retreat.components import (
    BOARD,
    CHART,
    CRT,
    DESTROY,
    EXCHANGE,
    OBJECTIVE_HEXES,
    RETREAT,
    RIVER_BOARD,
    ROSTER,
    SHATTER,
    TANKS,
    hex_terrain,
)
from quadrant.kernel.board import bits

SPACES: Final = BOARD.all.bit_length()
#: Farther than anything on the map.
FAR: Final = 40


@cache
def distances(space: int) -> bytes:
    """Steps from a place to every other; FAR where no way leads."""
    found = bytearray([FAR]) * SPACES
    reached = edge = 1 << space
    steps = 0
    while edge:
        for other in bits(edge):
            found[other] = steps
        edge = BOARD.neighbours(edge) & ~reached
        reached |= edge
        steps += 1
    return bytes(found)


#: 10.6.1 What the ground is worth to the defender, in shifts; rivers apart.
SHIFT: Final = tuple(
    CHART[hex_terrain(space)]["shift"]
    + (CHART["objective_hex"]["shift"] if OBJECTIVE_HEXES >> space & 1 else 0)
    if BOARD.all >> space & 1
    else 0
    for space in range(SPACES)
)
#: The hexes from which an attacker crosses a river to a place.
BANKS: Final = tuple(RIVER_BOARD.neighbours(1 << space) for space in range(SPACES))

#: Strength, movement, whether it is armour and whether it may attack: for each unit and face.
PRINTED: Final = tuple(
    tuple((face.strength, face.movement, face.kind in TANKS, not face.white) for face in unit.faces)
    for unit in ROSTER
)
#: What share of the defender a result costs, roughly: driven back, shattered, reduced.
COST: Final = {RETREAT: 0.15, SHATTER: 0.4, DESTROY: 0.75, EXCHANGE: 0.55}
#: For each side's table and column: what an attack costs the defender, and how often he must give way.
LOSS: Final = tuple(
    tuple(sum(COST.get(row[column], 0.0) for row in table) / 6 for column in range(len(table[0])))
    for table in CRT
)
YIELD: Final = tuple(
    tuple(
        sum(row[column] in (RETREAT, SHATTER, DESTROY) for row in table) / 6
        for column in range(len(table[0]))
    )
    for table in CRT
)

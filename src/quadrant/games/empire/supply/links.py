"""6.21 (B), 1.3 Links: lines of any length, of headquarters to their sources and of ports to headquarters.

Lines that count their hexes are in ``lines.py``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from quadrant.games.empire.components import COLUMN, SEA
from quadrant.games.empire.supply.islands import ashore
from quadrant.kernel.board import HexBoard, bits

#: The hexes that lines by sea can reach at all.
WATERS: Final = SEA.exits


def _steps() -> tuple[int, ...]:
    """The hexes from which each kind of step by sea may be taken, moved along with the step's first half.

    The neighbours in the same column have the numbers next to that of a hex: a step down, a step up. In
    either column beside it there are two: one in the same row, across the column; and one a row further down,
    or up from every other column, which is reached by a step in the column and one across.
    """
    ways: dict[int, int] = {}
    for space in bits(WATERS):
        for there in bits(SEA.near[space]):
            ways[there - space] = ways.get(there - space, 0) | 1 << space
    next_down, next_up = ways[COLUMN + 1] << 1, ways[COLUMN - 1] >> 1
    last_down, last_up = ways[1 - COLUMN] << 1, ways[-1 - COLUMN] >> 1
    return (
        *(ways[1] << 1, ways[-1] >> 1, next_down | last_down, next_up | last_up),
        *(ways[COLUMN], next_down | next_up, ways[-COLUMN], last_down | last_up),
    )


STEPS: Final = _steps()


def next_by_sea(edge: int) -> int:
    """The neighbours by sea, with four shifts."""
    down, up, low, high, next, next_aslant, last, last_aslant = STEPS
    below, above = edge << 1, edge >> 1
    aslant = below & low | above & high
    return (
        below & down
        | above & up
        | (edge & next | aslant & next_aslant) << COLUMN
        | (edge & last | aslant & last_aslant) >> COLUMN
    )


class Ground(NamedTuple):
    """Where a side's lines may run: by sea, by land; and its ports."""

    sea: int
    land: int
    ports: int


def flood(ground: Ground, start: int, wanted: int) -> int:
    """6.21 (B) Everything that a line with any number of ports reaches; it may stop when all wanted is."""
    sea = front = start & ground.sea
    land = shore = start & ground.land
    while front or shore:
        if not wanted & ~(sea | land | start):
            break
        front = next_by_sea(front) & ground.sea & ~sea if front else 0
        shore = ashore(shore) & ground.land & ~land if shore else 0
        shore |= front & ground.ports & ground.land & ~land
        front |= shore & ground.ports & ground.sea & ~sea
        sea |= front
        land |= shore
    return sea | land | start


def by_sea(ground: Ground, start: int, wanted: int) -> int:
    """1.3 Everything that a line by sea of any length reaches, as far as it is wanted."""
    sea = front = start & ground.sea
    open = wanted & ground.sea & WATERS
    while front and open & ~sea:
        front = next_by_sea(front) & ground.sea & ~sea
        sea |= front
    return (sea | start) & wanted


class _Ways(dict[int, int]):
    """By start, the hexes of a shortest way by sea to one of the goals if nothing closes it; 0 if none."""

    def __init__(self, goals: int, area: int) -> None:
        super().__init__()
        self._goals, self._area = goals, area

    def __missing__(self, start: int) -> int:
        way = self[start] = shortest(SEA, start, self._goals, self._area)
        return way


#: The map says all of it: there are few goals, and they are asked for over and over.
_straight = lru_cache(maxsize=64)(_Ways)


def shortest(board: HexBoard, start: int, goals: int, through: int) -> int:
    """The hexes of a shortest way through these hexes to one of the goals; 0 if there is none."""
    layers = board.layers(1 << start, -1, through)
    at = next((n for n, reached in enumerate(layers) if reached & goals), -1)
    if at < 0:
        return 0
    here = layers[at] & goals
    way = here = here & -here
    for reached in reversed(layers[:at]):
        here = board.neighbours(here) & reached
        here &= -here
        way |= here
    return way


def linked(ground: Ground, sources: int, hexes: int, area: int) -> int:
    """6.21 (B) Those of the hexes that a line with any number of ports links with the sources.

    Most of them have a straight way. Others look for a hex that is known to be linked: a line runs either
    way, and who is cut off finds that out soon.
    """
    sea, ways = ground.sea, _straight(sources, area)
    known, left = sources, 0
    ask = hexes & ~sources
    while ask:
        here = ask & -ask
        ask ^= here
        way = ways[here.bit_length() - 1]
        if way and way & sea == way:
            known |= way
        else:
            left |= here
    joined = hexes & ~left
    while left:
        low = left & -left
        left ^= low
        if _meets(ground, low, known & ground.sea, sources & ground.land):
            joined |= low
    return joined


def meets_by_sea(sea: int, start: int, goals: int, area: int) -> bool:
    """1.3 Whether a line by sea of any length leads from a hex to one of the goals."""
    way = _straight(goals, area)[start]
    if way & sea == way:
        return way != 0
    return SEA.flood(1 << start & sea, sea) & goals != 0


def _meets(ground: Ground, start: int, sea_goals: int, land_goals: int) -> bool:
    """6.21 (B) Whether a line with any number of ports comes to one of the goals, by sea or by land."""
    sea = front = start & ground.sea
    land = shore = start & ground.land
    gates = ground.ports & ground.sea & ground.land
    while front or shore:
        if front & sea_goals or shore & land_goals:
            return True
        front = next_by_sea(front) & ground.sea & ~sea if front else 0
        shore = ashore(shore) & ground.land & ~land if shore else 0
        shore |= front & gates & ~land
        front |= shore & gates & ~sea
        sea |= front
        land |= shore
    return False

"""How far it is from one space to another: by each way that there is, and what closes it.

A game names its ways (air, sea, land), how each goes from space to space, and which spaces the enemy
closes. The answer has the shortest way as the map has it, what closes it, and how long the shortest way
around is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from quadrant.kernel.paths import Steps, cheapest_ways

#: There is no such way.
NO_WAY: Final = -1
FAR: Final = 10_000


class Barrier(msgspec.Struct, frozen=True):
    """A space of a way that the enemy closes: the message that says why, and its rule."""

    space: str
    why: str
    rule: str


class Passage(msgspec.Struct, frozen=True):
    """One way from a space to another; costs are -1 where there is none."""

    #: air, sea or land
    way: str
    cost: float
    path: tuple[str, ...]
    closed: tuple[Barrier, ...]
    #: What the shortest way costs that is open all along.
    around: float


class DistanceAnswer(msgspec.Struct, frozen=True):
    """How far it is from one space to another, by each way."""

    start: str
    goal: str
    ways: tuple[Passage, ...]


def passage(
    way: str,
    ends: tuple[int, int],
    steps: Steps,
    why: Callable[[int], Barrier | None],
    names: Sequence[str],
    unit: int = 1,
) -> Passage:
    """The way by these steps; ``unit`` is a whole point in costs. Only what lies between closes it."""
    start, goal = ends
    found = cheapest_ways({start: 0}, steps, FAR)
    if goal not in found.cost:
        return Passage(way, NO_WAY, (), (), NO_WAY)
    free = cheapest_ways(
        {start: 0},
        lambda here: (step for step in steps(here) if step[0] == goal or why(step[0]) is None),
        FAR,
    )
    cost, around = found.cost[goal], free.cost.get(goal, NO_WAY * unit)
    path = (free if around == cost else found).path(goal)
    closed = tuple(shut for space in path[1:-1] if (shut := why(space)) is not None)
    return Passage(way, cost / unit, tuple(names[space] for space in path), closed, around / unit)


def straight(hexes: int) -> Passage:
    """As the crow flies."""
    return Passage("air", hexes, (), (), hexes)

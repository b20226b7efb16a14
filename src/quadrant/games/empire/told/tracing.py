"""6.2, 6.3 Lines one by one: the way of a supply or activation line, and what closes it where there is none.

The rules find out whom lines reach for a whole side at once (``supply.py``, ``headquarters.py``); here a
single line is drawn for people to see. A line that is barred is drawn along the way with the fewest
obstacles: a hex that may not be entered counts as one, whatever stands there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from quadrant.games.empire.components import (
    ALLIES,
    COASTAL,
    COMMAND_OF,
    COMMANDED,
    GROUND,
    HEXES,
    JAPAN,
    KUNMING_AREA,
    LAND,
    LINE_LAND,
    LINE_SEA,
    NAMES,
    PORTS,
    ROSTER,
    SEA,
    UNITS,
    ball,
    distance,
)
from quadrant.games.empire.rules.headquarters import hqs_on_map
from quadrant.games.empire.rules.supply import enemy_zone, side_supply, sources, supply
from quadrant.games.empire.state import Empire, side_of
from quadrant.games.empire.supply.lines import FAR
from quadrant.games.empire.supply.links import Ground, by_sea
from quadrant.games.empire.supply.zones import RADIUS, forces, guards
from quadrant.games.empire.told.answers import Block, Leg
from quadrant.kernel.board import HexBoard, bits
from quadrant.kernel.counters import stack

#: How a line comes to a hex.
START, BY_SEA, BY_LAND = range(3)
WAYS: Final = ("start", "sea", "land")


class Spot(NamedTuple):
    """Where a line has come to: the hex, how, and how often it has changed between land and sea."""

    space: int
    way: int
    changes: int


class Trace(NamedTuple):
    """A line that was found: its spots from the start, and the obstacles on it."""

    spots: tuple[Spot, ...]
    obstacles: tuple[tuple[int, str], ...]

    @property
    def legs(self) -> tuple[Leg, ...]:
        """The line as it is shown; where it changes its way in a port, the hex stands once."""
        found: list[Leg] = []
        for spot in self.spots:
            if not found or found[-1].space != NAMES[spot.space]:
                found.append(Leg(NAMES[spot.space], WAYS[spot.way]))
        return tuple(found)


#: step(spot): where a line may go on to, what stands against it there ("" if nothing), and its length.
Steps = Callable[[Spot], Iterable[tuple[Spot, str, int]]]


#: A line on its way: its obstacles, how long it will be at least, how long it is, and where it has come to.
Way = tuple[int, int, int, Spot]
Came = dict[Way, tuple[Way, str] | None]


def lightest(starts: Iterable[Spot], steps: Steps, goal: int, most: int) -> Trace | None:
    """The line to a hex with the fewest obstacles, and of these the shortest, of no more than this length."""
    left = distances(goal)
    came: Came = {(0, left[spot.space], 0, spot): None for spot in starts if left[spot.space] <= most}
    heap = sorted(came)
    shortest: dict[Spot, int] = {}
    while heap:
        here = heappop(heap)
        obstacles, _, length, spot = here
        # Spots come with ever more obstacles: a later one is worth a look only if its line is shorter.
        if length >= shortest.get(spot, most + 1):
            continue
        shortest[spot] = length
        if spot.space == goal:
            return _back(came, here)
        for there, why, cost in steps(spot):
            so_far = length + cost
            at_least = so_far + left[there.space]
            if at_least > most or so_far >= shortest.get(there, most + 1):
                continue
            after = (obstacles + bool(why), at_least, so_far, there)
            if after not in came:
                came[after] = (here, why)
                heappush(heap, after)
    return None


@cache
def distances(goal: int) -> tuple[int, ...]:
    """How far every hex is from this one."""
    return tuple(distance(space, goal) for space in range(HEXES.bit_length()))


def _back(came: Came, end: Way) -> Trace:
    spots, obstacles = [end[3]], []
    here = end
    while (before := came[here]) is not None:
        if before[1]:
            obstacles.append((here[3].space, before[1]))
        here = before[0]
        spots.append(here[3])
    return Trace(tuple(reversed(spots)), tuple(dict.fromkeys(reversed(obstacles))))


@cache
def near(board: HexBoard, space: int) -> tuple[int, ...]:
    """The neighbours of a hex on that board."""
    return tuple(bits(board.neighbours(1 << space)))


# 6.21 Supply lines


def supply_steps(game: Empire, side: int, ground: Ground, changes: int) -> Steps:
    """How a supply line goes on, and what stands against it; it may change in so many ports."""
    area, own_ports = game.area, ground.ports
    piers = by_sea(ground, forces(game).hqs[side], own_ports)

    def steps(spot: Spot) -> Iterator[tuple[Spot, str, int]]:
        space, way, changed = spot
        if way != BY_LAND:
            for there in near(SEA, space):
                if not area >> there & 1:
                    continue
                closed = not ground.sea >> there & 1 or (way == START and not ground.sea >> space & 1)
                yield Spot(there, BY_SEA, changed), "why-line-zone" if closed else "", 1
        if way != BY_SEA:
            for there in near(LAND, space):
                if not area & GROUND & 1 << there:
                    continue
                closed = not ground.land >> there & 1
                yield Spot(there, BY_LAND, changed), "why-line-enemy" if closed else "", 1
        if way != START and changed < changes and COASTAL >> space & 1:
            other = BY_LAND if way == BY_SEA else BY_SEA
            # Where any number of changes is allowed nobody counts them: the fewer spots there are to look at.
            after = changed if changes == FAR else changed + 1
            yield Spot(space, other, after), _at_port(space, own_ports, piers, way), 0

    return steps


def _at_port(space: int, own: int, piers: int, way: int) -> str:
    """6.21 What stands against a change between land and sea; to the sea only where ships could come."""
    if not own >> space & 1:
        return "why-line-enemy-port" if PORTS >> space & 1 else "why-line-no-port"
    return "" if way == BY_SEA or piers >> space & 1 else "why-line-port-cut"


def unhindered(steps: Steps) -> Steps:
    """The same steps, without those that something stands against."""

    def free(spot: Spot) -> Iterator[tuple[Spot, str, int]]:
        return (step for step in steps(spot) if not step[1])

    return free


def only_sea(steps: Steps) -> Steps:
    """The same steps, without those overland."""

    def wet(spot: Spot) -> Iterator[tuple[Spot, str, int]]:
        return (step for step in steps(spot) if step[0].way == BY_SEA)

    return wet


def feeding_hqs(game: Empire, unit: int) -> list[int]:
    """6.12 The headquarters of its side whose lines count for the unit."""
    side = side_of(unit)
    strict = game.rules.national_supply and side == ALLIES
    return [hq for hq in hqs_on_map(game, side) if not strict or COMMAND_OF[hq] & COMMANDED[unit]]


def supply_line(game: Empire, unit: int, free: bool, afloat: bool = False) -> tuple[int, Trace] | None:
    """6.21 The line of a unit from the best of its supplied headquarters; ``free``: without obstacles.

    ``afloat``: only lines that run by sea all the way, for a unit that is too far from any base by land.
    """
    side, fed = side_of(unit), side_supply(game, side_of(unit)).hqs
    steps = supply_steps(game, side, side_supply(game, side).ground, 1)
    if free:
        steps = unhindered(steps)
    elif afloat:
        steps = only_sea(steps)
    hqs = [hq for hq in feeding_hqs(game, unit) if fed >> hq & 1]
    for far in (False,) if free else (False, True):
        found: list[tuple[int, int, int, Trace]] = []
        # Headquarters whose lines are as long are looked at together: one search finds the best of them.
        reaches = {hq: FAR if far else ROSTER[hq].range for hq in hqs}
        for most in set(reaches.values()):
            starts = {game.at[hq]: hq for hq in reversed(hqs) if reaches[hq] == most}
            trace = lightest([Spot(space, START, 0) for space in starts], steps, game.at[unit], most)
            if trace is not None:
                hq = starts[trace.spots[0].space]
                found.append((len(trace.obstacles), len(trace.spots), hq, trace))
        if found:
            best = min(found, key=lambda one: one[:3])
            return best[2], best[3]
    return None


def source_line(game: Empire, hq: int, free: bool) -> Trace | None:
    """6.22 The line of a headquarters from a source of supply, with any number of ports."""
    side = side_of(hq)
    ground = side_supply(game, side).ground
    steps = supply_steps(game, side, ground, FAR)
    starts = [Spot(space, START, 0) for space in bits(sources(game, side) & game.area)]
    return lightest(starts, unhindered(steps) if free else steps, game.at[hq], FAR)


# 6.3 Activation lines


def line_steps(game: Empire, side: int) -> Steps:
    """How an activation line goes on: by sea and by land as it likes, but not where the enemy closes it."""
    zone = enemy_zone(game, side)
    foe = forces(game).troops[1 - side] | forces(game).air[1 - side]
    if side == ALLIES:
        foe |= guards(game)
    area = game.area

    def steps(spot: Spot) -> Iterator[tuple[Spot, str, int]]:
        here = 1 << spot.space
        sea, land = LINE_SEA.neighbours(here) & area, LINE_LAND.neighbours(here) & area
        for there in bits(sea | land):
            both = here | 1 << there
            if sea >> there & 1 and not both & zone:
                yield Spot(there, BY_SEA, 0), "", 1
            elif land >> there & 1 and not both & foe:
                yield Spot(there, BY_LAND, 0), "", 1
            elif sea >> there & 1:
                yield Spot(there, BY_SEA, 0), "why-line-zone", 1
            else:
                yield Spot(there, BY_LAND, 0), "why-line-enemy", 1

    return steps


def activation_line(game: Empire, hq: int, goal: int, free: bool) -> Trace | None:
    """6.3 The activation line from a headquarters to a hex."""
    steps = line_steps(game, side_of(hq))
    if free:
        steps = unhindered(steps)
    return lightest(
        [Spot(game.at[hq], START, 0)], steps, goal, ROSTER[hq].range if free else 2 * ROSTER[hq].range
    )


# What closes a hex


def closing(game: Empire, side: int, space: int, why: str) -> Block:
    """The obstacle in words: with the enemy units that project the zone, or that stand there."""
    foe = 1 - side
    units: list[int] = []
    if why == "why-line-zone":
        units = projectors(game, foe, space)
    elif why == "why-line-enemy":
        units = [unit for unit in stack(game, space) if side_of(unit) == foe]
        if not units:
            why = _closed_by(game, foe, space)
    return Block(NAMES[space], why, "6.21", tuple(UNITS.ids[unit] for unit in units))


def _closed_by(game: Empire, foe: int, space: int) -> str:
    """What closes a hex in which no enemy unit stands."""
    if foe == JAPAN and guards(game) >> space & 1:
        return "why-line-guards"
    return "why-line-kunming" if foe == ALLIES and KUNMING_AREA >> space & 1 else "why-line-held"


def projectors(game: Empire, side: int, space: int, neutralising: bool = False) -> list[int]:
    """6.4 The carriers and air units of a side whose zones reach the hex; only those that neutralise."""
    both = supply(game)
    fed, zones = both[side].units, both[side].zones
    if not zones.all >> space & 1:
        return []
    return [
        unit
        for unit, at, bomber in forces(game).flyers(side)
        if fed >> unit & 1 and ball(at, RADIUS) >> space & 1 and not (neutralising and bomber)
    ]


def blocks(game: Empire, side: int, trace: Trace | None) -> tuple[Block, ...]:
    """Everything that stands against a line."""
    if trace is None:
        return ()
    return tuple(closing(game, side, space, why) for space, why in trace.obstacles)

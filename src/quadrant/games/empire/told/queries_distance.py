"""8.0 How far it is from hex to hex: by air, by sea and by land, and what closes the way."""

from __future__ import annotations

from collections.abc import Iterable

from quadrant.games.empire.components import GROUND, NAMES, SEA, SEATS, SIDE, distance, land_steps
from quadrant.games.empire.rules.movement import footing, waters
from quadrant.games.empire.rules.supply import enemy_zone
from quadrant.games.empire.state import Empire
from quadrant.games.empire.supply.zones import present, standing
from quadrant.games.empire.verbs import SPACE_KIND
from quadrant.kernel.board import bits
from quadrant.kernel.distances import Barrier, DistanceAnswer, Passage, passage, straight
from quadrant.kernel.queries import Query


def distances(game: Empire, seat: str | None, start: int, goal: int) -> DistanceAnswer:
    """8.0 By each way, for the side that asks (or whose turn it is): plain hexes, and points on the march."""
    side = SIDE[SEATS[game.active] if seat is None else seat]
    ways: list[Passage] = []
    if game.area >> start & 1 and game.area >> goal & 1:
        ways = [straight(distance(start, goal)), *_by_sea(game, side, start, goal)]
        ways += _by_land(game, side, start, goal)
    return DistanceAnswer(NAMES[start], NAMES[goal], tuple(ways))


def _by_sea(game: Empire, side: int, start: int, goal: int) -> Iterable[Passage]:
    """8.21, 8.45 Ships pass enemies and their zones; landings and strategic movement do not."""
    area = waters(game)
    zone, foe = enemy_zone(game, side), present(game, 1 - side)

    def steps(here: int) -> Iterable[tuple[int, int]]:
        return ((there, 1) for there in bits(SEA.neighbours(1 << here) & area))

    def why(space: int) -> Barrier | None:
        if foe >> space & 1:
            return Barrier(NAMES[space], "closed-enemy", "8.45")
        return Barrier(NAMES[space], "closed-zone", "6.4") if zone >> space & 1 else None

    if SEA.neighbours(1 << start) and SEA.neighbours(1 << goal):
        yield passage("sea", (start, goal), steps, why, NAMES)


def _by_land(game: Empire, side: int, start: int, goal: int) -> Iterable[Passage]:
    """8.42 In movement points; a march ends where enemy ground or air units are."""
    if not GROUND >> start & GROUND >> goal & 1:
        return
    floor, halts = footing(game), standing(game, 1 - side)
    table = land_steps(game.built)

    def steps(here: int) -> Iterable[tuple[int, int]]:
        return ((there, 1 if road else cost) for there, cost, road in table[here] if floor >> there & 1)

    def why(space: int) -> Barrier | None:
        return Barrier(NAMES[space], "closed-enemy", "8.42") if halts >> space & 1 else None

    yield passage("land", (start, goal), steps, why, NAMES, unit=2)


DISTANCE_QUERY = Query("distance", (SPACE_KIND, SPACE_KIND), distances, DistanceAnswer)

"""8.0 How far it is from place to place: in hexes, in movement points by land, and what closes the way."""

from __future__ import annotations

from collections.abc import Iterable

from quadrant.games.no_retreat.components import BOARD, EVERYWHERE, NAMES, SEATS
from quadrant.games.no_retreat.rules.movement import chart
from quadrant.games.no_retreat.rules.zones import held, hostile
from quadrant.games.no_retreat.state import NoRetreat
from quadrant.games.no_retreat.verbs import SPACE_KIND
from quadrant.kernel.board import bits
from quadrant.kernel.distances import NO_WAY, Barrier, DistanceAnswer, Passage, passage, straight
from quadrant.kernel.paths import cheapest_ways
from quadrant.kernel.queries import Query


def distances(game: NoRetreat, seat: str | None, start: int, goal: int) -> DistanceAnswer:
    """8.1 to 8.5 For the side that asks, or whose turn it is: points are those of units without armour."""
    side = game.active if seat is None else SEATS.index(seat)
    ways: tuple[Passage, ...] = ()
    if EVERYWHERE >> start & 1 and EVERYWHERE >> goal & 1:
        hexes = cheapest_ways({start: 0}, lambda here: ((there, 1) for there in bits(BOARD.near[here])), 99)
        ways = (straight(hexes.cost.get(goal, NO_WAY)), _by_land(game, side, start, goal))
    return DistanceAnswer(NAMES[start], NAMES[goal], ways)


def _by_land(game: NoRetreat, side: int, start: int, goal: int) -> Passage:
    costs = chart(False, game.scorched)
    foe, zone = held(game, 1 - side), hostile(game, side)

    def steps(here: int) -> Iterable[tuple[int, int]]:
        near = BOARD.near[here] & game.area
        return ((there, cost) for mask, cost in costs.enter for there in bits(near & mask))

    def why(space: int) -> Barrier | None:
        if foe >> space & 1:
            return Barrier(NAMES[space], "closed-enemy", "8.4")
        return Barrier(NAMES[space], "closed-zone", "8.5.1") if zone >> space & 1 else None

    return passage("land", (start, goal), steps, why, NAMES)


DISTANCE_QUERY = Query("distance", (SPACE_KIND, SPACE_KIND), distances, DistanceAnswer)

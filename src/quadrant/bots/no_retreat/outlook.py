"""What wins the game, by date: points and the checks to come, key hexes, the end of each scenario."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from quadrant.games.no_retreat.components import (
    AXIS,
    EVERYWHERE,
    FINLAND,
    GREATER_GERMANY,
    MOSCOW,
    NOBODY,
    OBJECTIVES,
    RED_EVENTS,
    SOVIET,
    SUDDEN_DEATH,
    VP_HEXES,
)
from quadrant.games.no_retreat.rules.victory import CHANGE, IN_1945, finland, points_hexes
from quadrant.games.no_retreat.scenarios import SCENARIOS
from quadrant.games.no_retreat.state import NoRetreat

#: The points of the Axis at which a campaign is even, by turn (12.7); between these turns a straight line.
PAR: Final = (
    (1, 12.0),
    (3, 17.0),
    (6, 19.0),
    (9, 21.0),
    (12, 20.5),
    (15, 17.0),
    (18, 12.5),
    (21, 7.0),
    (22, 5.0),
)
#: And those of the USSR in 1945, when only Greater Germany counts.
PAR_1945: Final = ((23, 6.0), (24, 8.0), (27, 14.5), (28, 15.5))
#: What a check that decides the game is worth in points, and how sure it is from how far away.
VERDICT: Final = 10.0
SURE: Final = 0.6
DRIFT: Final = 1.1
#: What it is worth to hold so many of the key hexes that win, the last one before victory included.
KEYS: Final = (0.0, 0.8, 2.4, 12.0, 14.0, 15.0)
FINISHED: Final = 60.0
#: 12.2 Rules 12.4 asks for the High Tide at the end of 1944.
HIGH_TIDE_CHECK: Final = IN_1945


def sigmoid(x: float) -> float:
    if x < -40:
        return 0.0
    return 1.0 if x > 40 else 1 / (1 + exp(-x))


def _line(points: tuple[tuple[int, float], ...], turn: float) -> float:
    """The value at a turn on a line through these points."""
    before = points[0]
    for point in points:
        if point[0] >= turn:
            span = point[0] - before[0]
            return point[1] if not span else before[1] + (point[1] - before[1]) * (turn - before[0]) / span
        before = point
    return before[1]


def axis_points(game: NoRetreat) -> int:
    """12.7 The points of the Axis, without putting them into words."""
    points = (points_hexes(game) & game.control).bit_count() + game.event_vp
    return points if game.turn >= IN_1945 else points + int(finland(game) == AXIS)


def soviet_points(game: NoRetreat) -> int:
    points = (points_hexes(game) & ~game.control).bit_count() - game.event_vp
    return points if game.turn >= IN_1945 else points + int(finland(game) == SOVIET)


def elapsed(game: NoRetreat) -> float:
    """The turn, with the half of it that has passed."""
    return game.turn + (0.5 if game.active == SOVIET else 0.0)


def margin(game: NoRetreat) -> float:
    """How far the Axis is ahead of an even game, in points."""
    scenario = SCENARIOS[game.scenario]
    if scenario.prizes:
        return float((game.control & VP_HEXES & game.area).bit_count() - 3)
    if not scenario.campaign and scenario.points:
        mine = axis_points(game) if scenario.claimant == AXIS else soviet_points(game)
        return (mine - scenario.points) * (1 if scenario.claimant == AXIS else -1)
    if game.turn >= IN_1945:
        return _line(PAR_1945, elapsed(game)) - soviet_points(game)
    return axis_points(game) - _line(PAR, elapsed(game))


def verdict(game: NoRetreat, swing: float = 0.0) -> float:
    """What the next check promises the Axis, in points: below zero it promises the USSR something. In a short
    scenario so many points more are expected for the Axis at the end than there are now."""
    scenario = SCENARIOS[game.scenario]
    left = game.last_turn + 1 - elapsed(game)
    if scenario.prizes:
        held = game.control & scenario.prizes
        others = (held & ~(1 << MOSCOW)).bit_count()
        near = 1.0 if held >> MOSCOW & 1 else others - 1.0
        return VERDICT * (2 * sigmoid((near - 0.5) / (SURE + 0.3 * left)) - 1)
    total = 0.0
    if not scenario.campaign and scenario.points:
        lead = margin(game) + swing + (0.5 if scenario.claimant == AXIS else -0.5)
        chance = sigmoid(lead / (SURE + 0.5 * left))
        if scenario.objectives:
            chance = max(chance, sigmoid(_short_of_moscow(game, scenario.objectives) / (SURE + 0.3 * left)))
        return VERDICT * (2 * chance - 1)
    for turn, side, needed in checks(game):
        away = turn - elapsed(game)
        mine = expected_points(game, side, turn)
        chance = sigmoid((mine - needed - 0.5) / (SURE + DRIFT * max(0.0, away - 0.5)))
        total += VERDICT * chance * (1 if side == AXIS else -1)
    return total


def _short_of_moscow(game: NoRetreat, needed: int) -> float:
    """How far the Axis is from Moscow and enough other key hexes: above zero it has them."""
    held = OBJECTIVES[AXIS] & game.control
    others = min((held & ~(1 << MOSCOW)).bit_count(), needed - 1)
    return (held >> MOSCOW & 1) + others - needed + 0.5


def expected_points(game: NoRetreat, side: int, turn: int) -> float:
    """The points of a side at a check if nothing changes on the map: red events come, and a round marker on
    the German side goes with the initiative (13.4, 12.10)."""
    coming = red_events(game, turn)
    if side == AXIS:
        return axis_points(game) - coming
    return soviet_points(game) + (max(coming, game.event_vp) if game.turn < CHANGE <= turn else coming)


def red_events(game: NoRetreat, turn: int) -> int:
    """13.4 How many red events come until a turn: each takes a point from the Axis."""
    return (RED_EVENTS >> game.turn + 1 & (1 << turn - game.turn) - 1).bit_count()


def checks(game: NoRetreat) -> list[tuple[int, int, float]]:
    """12.2, 12.4, 12.0 The next checks: turn, who may win, the points that must be exceeded."""
    found: list[tuple[int, int, float]] = []
    for side in (AXIS, SOVIET):
        for turn in sorted(SUDDEN_DEATH):
            if turn <= game.turn or turn > game.last_turn or side not in SUDDEN_DEATH[turn]:
                continue
            if (turn < IN_1945) == (game.turn < IN_1945):
                found.append((turn, side, float(SUDDEN_DEATH[turn][side])))
                break
    scenario = SCENARIOS[game.scenario]
    if scenario.points and game.turn < scenario.last_turn:
        # A tournament: the points that count when the initiative would change.
        found.append((scenario.last_turn, scenario.claimant, scenario.points - 1.0))
    if CHANGE <= game.turn < IN_1945 <= game.last_turn and game.high_tide != NOBODY:
        found.append((IN_1945, SOVIET, game.high_tide - 1.0))
    return found


def keys(game: NoRetreat) -> float:
    """12.1 What the key hexes promise the Axis, in points."""
    if not SCENARIOS[game.scenario].campaign:
        return 0.0
    mine = (OBJECTIVES[AXIS] & game.control).bit_count()
    if game.initiative == SOVIET:
        mine = max(0, mine - 1)
    theirs = (OBJECTIVES[SOVIET] & ~game.control).bit_count()
    return KEYS[mine] - KEYS[theirs]


def _prize(space: int, in_1945: bool, special: int) -> float:
    if not VP_HEXES >> space & 1:
        return 0.5 if space == FINLAND else 0.0
    if in_1945 and not GREATER_GERMANY >> space & 1:
        return 0.1
    key = (OBJECTIVES[AXIS] | OBJECTIVES[SOVIET]) >> space & 1
    return 1.0 + 0.5 * key + 2.0 * (special >> space & 1)


@cache
def prizes(scenario: int, in_1945: bool) -> tuple[float, ...]:
    """What every place is worth to take or keep."""
    special = SCENARIOS[scenario].prizes
    return tuple(_prize(space, in_1945, special) for space in range(EVERYWHERE.bit_length()))


def prize(game: NoRetreat, space: int) -> float:
    """What a city or oil field is worth to take or keep now."""
    return prizes(game.scenario, game.turn >= IN_1945)[space]

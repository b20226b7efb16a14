"""What a player may ask without choosing: supply and what cuts it, zones, reach, odds, retreats, points.

All of it is public.
"""

from __future__ import annotations

from functools import reduce
from operator import and_

import msgspec

from quadrant.games.no_retreat.components import (
    AXIS,
    BOARD,
    COLUMNS,
    DESTROY,
    EVERYWHERE,
    HEXES,
    LINES,
    NAMES,
    NOBODY,
    RESULTS,
    RETREAT,
    SEATS,
    SOVIET,
    UNITS,
)
from quadrant.games.no_retreat.rules.battle import UseSupport, face_result, may_support
from quadrant.games.no_retreat.rules.cards import cards_to_draw
from quadrant.games.no_retreat.rules.combat import Attack, Blows, battle_for, may_attack, may_strike
from quadrant.games.no_retreat.rules.movement import BonusMove, MoveUnit, points, reach
from quadrant.games.no_retreat.rules.odds import odds, support_value
from quadrant.games.no_retreat.rules.results import fortified, is_fortress, with_volkssturm
from quadrant.games.no_retreat.rules.retreat import ways
from quadrant.games.no_retreat.rules.supply import (
    BY_LAND,
    CUT,
    SUPPLY_KINDS,
    TO_CITY,
    cities,
    how,
    land,
    open_hexes,
    supplied_cities,
    units_at,
    units_in,
    units_on_map,
)
from quadrant.games.no_retreat.rules.victory import vp
from quadrant.games.no_retreat.rules.zones import held, hostile, zone
from quadrant.games.no_retreat.state import ATTACKED, Battle, NoRetreat, on_map, side_of
from quadrant.games.no_retreat.told.alarms import ALARMS
from quadrant.games.no_retreat.told.distance import DISTANCE_QUERY
from quadrant.games.no_retreat.told.front_line import FRONT_LINE
from quadrant.games.no_retreat.told.prospects import prospect
from quadrant.games.no_retreat.verbs import CARD_KIND, SEAT_KIND, SPACE_KIND, UNIT_KIND
from quadrant.kernel.board import bits
from quadrant.kernel.modifiers import Sum
from quadrant.kernel.movement import Reach
from quadrant.kernel.prospects import Prospect
from quadrant.kernel.queries import Query

#: How many units may be named when the odds are asked.
MOST_UNITS = 10


def _names(spaces: int) -> tuple[str, ...]:
    return tuple(NAMES[space] for space in bits(spaces))


# Supply


class Block(msgspec.Struct, frozen=True):
    """A hex where a supply line ends, and why (6.3)."""

    space: str
    why: str


class Fed(msgspec.Struct, frozen=True):
    """How a unit is supplied: the way of its land line, or what blocks it."""

    unit: str
    how: str
    line: tuple[str, ...]
    blocks: tuple[Block, ...]


class SupplyAnswer(msgspec.Struct, frozen=True):
    """6.0 The supply of units, the cities that supply them, and the hexes with a land line."""

    units: tuple[Fed, ...]
    cities: tuple[str, ...]
    land: tuple[str, ...]


def supply(game: NoRetreat, seat: str | None, side: int, unit: int = NOBODY) -> SupplyAnswer:
    """The supply of a side, or of one of its units."""
    asked = units_on_map(game, side) if unit == NOBODY else (unit,)
    fed = tuple(_fed(game, one) for one in asked if on_map(game, one) and side_of(one) == side)
    return SupplyAnswer(fed, _names(supplied_cities(game, side)), _names(land(game, side)))


def _fed(game: NoRetreat, unit: int) -> Fed:
    kind = how(game, unit)
    line = land_line(game, unit) if kind == BY_LAND else ()
    blocks = blockers(game, unit) if kind == CUT else ()
    return Fed(UNITS.ids[unit], SUPPLY_KINDS[kind], line, blocks)


def land_line(game: NoRetreat, unit: int) -> tuple[str, ...]:
    """6.1 A shortest line from a unit to a supplied city or to its edge."""
    side, start = side_of(unit), game.at[unit]
    free = open_hexes(game, side) | 1 << start
    goals = supplied_cities(game, side) | game.edges[side] & free
    waves = [1 << start]
    seen = 1 << start
    while not waves[-1] & goals and len(waves) <= TO_CITY:
        step = (LINES.neighbours(waves[-1]) | _out_of_area(waves[-1])) & free & ~seen
        seen |= step
        waves.append(step)
    here = waves[-1] & goals
    path = []
    for wave in reversed(waves):
        here = here & wave
        if not here:
            return ()
        one = here & -here
        path.append(NAMES[one.bit_length() - 1])
        here = LINES.neighbours(one) | BOARD.neighbours(one)
    return tuple(reversed(path))


def _out_of_area(spaces: int) -> int:
    return BOARD.neighbours(spaces & ~HEXES) if spaces & ~HEXES else 0


def blockers(game: NoRetreat, unit: int) -> tuple[Block, ...]:
    """6.3 What ends the lines of a unit without supply, and by what."""
    side, start = side_of(unit), game.at[unit]
    free = open_hexes(game, side)
    near = LINES.within(1 << start | _out_of_area(1 << start), TO_CITY, free)
    shut = LINES.neighbours(near) & HEXES & game.area & ~free
    foe, towns, zones = held(game, 1 - side), cities(game, 1 - side), hostile(game, side)
    reasons = ((foe, "why-line-enemy"), (towns, "why-line-city"), (zones, "why-line-zone"))
    return tuple(
        Block(NAMES[space], next((why for mask, why in reasons if mask >> space & 1), "why-line-zone"))
        for space in bits(shut)
    )


# Zones


class ZoneAnswer(msgspec.Struct, frozen=True):
    """8.5 A side's zone of control, and where enemy units cancel it for themselves (8.5.4)."""

    spaces: tuple[str, ...]
    cancelled: tuple[str, ...]


def zones(game: NoRetreat, seat: str | None, side: int) -> ZoneAnswer:
    mine = zone(game, side)
    return ZoneAnswer(_names(mine), _names(mine & held(game, 1 - side)))


# Reach


class Step(msgspec.Struct, frozen=True):
    """A place in reach: what it costs, the way there, and the points left to go on with."""

    space: str
    cost: int
    path: tuple[str, ...]
    left: int


class ReachAnswer(msgspec.Struct, frozen=True):
    """8.0 Where a unit could go if it moved now."""

    points: int
    spaces: tuple[Step, ...]


def range_of(game: NoRetreat, seat: str | None, unit: int) -> ReachAnswer:
    """8.1 to 8.5 The reach of a unit from where it stands; of one that is under way, with the points left."""
    if not on_map(game, unit):
        return ReachAnswer(0, ())
    asked = game.stack[-1] if game.stack else None
    if isinstance(asked, MoveUnit | BonusMove) and asked.unit == unit:
        allowance, in_reach = asked.left, asked.limits(game)
    else:
        allowance = points(game, unit)
        in_reach = reach(game, unit, game.at[unit], allowance, True)
    return ReachAnswer(allowance, tuple(_reached(in_reach, space) for space in bits(in_reach.mask)))


def _reached(in_reach: Reach, space: int) -> Step:
    path = tuple(NAMES[place] for place in in_reach.path(space))
    return Step(NAMES[space], in_reach.cost(space) or 0, path, in_reach.left(space) or 0)


# Odds


class Chance(msgspec.Struct, frozen=True):
    """A result of the table, how likely it is, and the message that says what it would do."""

    result: str
    chance: float
    does: str
    #: The faces of the die that give it.
    faces: tuple[int, ...]


class Supported(msgspec.Struct, frozen=True):
    """10.6.2 The same attack with a support marker that its side has."""

    #: How many such markers there are.
    markers: int
    shift: int
    odds: str
    chances: tuple[Chance, ...]


class OddsAnswer(msgspec.Struct, frozen=True):
    """10.5 An attack before it is declared: strengths, shifts and results, line by line."""

    attackers: tuple[str, ...]
    attack: Sum
    defence: Sum
    ratio: str | None
    shifts: Sum
    odds: str
    chances: tuple[Chance, ...]
    #: 10.7.5 Where each defender could retreat to that does not stand with a fortress; nowhere: destroyed.
    retreats: tuple[RetreatAnswer, ...]
    #: What a support marker would make of it, as long as one may be used.
    support: Supported | None = None


class RetreatAnswer(msgspec.Struct, frozen=True):
    """10.7.5 The retreats that are open to a unit."""

    unit: str
    ends: tuple[str, ...]


def attack_odds(game: NoRetreat, seat: str | None, space: int, *named: int) -> OddsAnswer:
    """10.5 The odds of an attack on a place by these units; by all that could attack it if none are named."""
    if not EVERYWHERE >> space & 1:
        return _no_attack()
    if game.battle is not None and game.battle.targets >> space & 1:
        return _answer(game, game.battle)
    side = AXIS if held(game, SOVIET) >> space & 1 else SOVIET
    targets = _declared(game, space)
    near = reduce(and_, (BOARD.near[target] for target in bits(targets)))
    blows = _counterblows(game, targets, 1 - side)
    fit = may_strike if blows == targets else may_attack
    able = [unit for unit in units_on_map(game, side) if near >> game.at[unit] & 1 and fit(game, unit)]
    if any(unit != NOBODY for unit in named):
        able = [unit for unit in able if unit in named]
    else:
        able = [unit for unit in able if not game.marks[unit] >> ATTACKED & 1]
    if not able or not units_in(game, targets & held(game, 1 - side)):
        return _no_attack()
    return _answer(game, battle_for(game, tuple(able), targets, blows))


def _declared(game: NoRetreat, space: int) -> int:
    """10.3.3 The place, and those attacked together with it in the attack that is being made up."""
    top = game.stack[-1] if game.stack else None
    return top.targets if isinstance(top, Attack) and top.targets >> space & 1 else 1 << space


def _counterblows(game: NoRetreat, targets: int, defender: int) -> int:
    """10.1.2 Those of the hexes that are marked for a counterblow, or whose side is just asked for one."""
    asked = game.stack[-1] if game.stack else None
    if isinstance(asked, Blows) and asked.side == defender:
        return targets & ~game.targets
    return targets & game.blows[defender]


def _no_attack() -> OddsAnswer:
    return OddsAnswer((), Sum(), Sum(), None, Sum(), "", (), ())


def _answer(game: NoRetreat, battle: Battle) -> OddsAnswer:
    at = odds(game, battle)
    yielding = battle.targets & ~fortified(game, battle)
    return OddsAnswer(
        tuple(UNITS.ids[unit] for unit in battle.attackers),
        at.attack,
        at.defence,
        COLUMNS[at.start] if at.start >= 0 else None,
        at.shifts,
        COLUMNS[at.column],
        _chances(game, battle),
        tuple(_retreats(game, unit) for unit in units_in(game, yielding)),
        _supported(game, battle),
    )


def _chances(game: NoRetreat, battle: Battle) -> tuple[Chance, ...]:
    """10.5 The results that can come up, with the faces of the die that give them."""
    faces: dict[int, list[int]] = {}
    for die in range(1, 7):
        faces.setdefault(face_result(game, battle, die), []).append(die)
    return tuple(
        Chance(RESULTS[result], len(dice) / 6, _does(game, battle, result), tuple(dice))
        for result, dice in faces.items()
    )


def _supported(game: NoRetreat, battle: Battle) -> Supported | None:
    """10.6.2 The attack with a marker: before the battle, or while its side is asked for one."""
    top = game.stack[-1] if game.stack else None
    to_come = game.battle is None or isinstance(top, UseSupport)
    if battle.support or not to_come or not may_support(game, battle):
        return None
    backed = msgspec.structs.replace(battle, support=True)
    at = odds(game, backed)
    return Supported(
        game.support[battle.attacker],
        support_value(game, battle.attacker),
        COLUMNS[at.column],
        _chances(game, backed),
    )


def _does(game: NoRetreat, battle: Battle, result: int) -> str:
    """10.7, 10.7.4, 14.11 The message that says what a result would do to those who stand there."""
    id = f"does-{RESULTS[result]}"
    if result == RETREAT and with_volkssturm(game, battle):
        return f"{id}-volkssturm"
    forts = fortified(game, battle) if result in (RETREAT, DESTROY) else 0
    if not forts:
        return id
    return f"{id}-fortress" if forts == battle.targets else f"{id}-partly"


def _retreats(game: NoRetreat, unit: int) -> RetreatAnswer:
    return RetreatAnswer(UNITS.ids[unit], tuple(NAMES[end] for end in sorted(ways(game, unit))))


def retreats(game: NoRetreat, seat: str | None, unit: int) -> RetreatAnswer:
    """10.7.5 Where a unit could retreat to from where it stands; with a fortress nobody does (10.7.4)."""
    there = units_at(game).get(game.at[unit], ())
    if not there or any(is_fortress(game, other) for other in there):
        return RetreatAnswer(UNITS.ids[unit], ())
    return _retreats(game, unit)


# Points and cards


class PointsAnswer(msgspec.Struct, frozen=True):
    """12.7 The points of both sides; 5.2 the cards that each would draw now."""

    axis: Sum
    soviet: Sum
    axis_draws: Sum
    soviet_draws: Sum


def both_points(game: NoRetreat, seat: str | None) -> PointsAnswer:
    return PointsAnswer(
        vp(game, AXIS), vp(game, SOVIET), cards_to_draw(game, AXIS), cards_to_draw(game, SOVIET)
    )


assert SEAT_KIND.ids == SEATS
QUERIES = (
    Query("supply", (SEAT_KIND, UNIT_KIND), supply, SupplyAnswer, optional=1),
    Query("zones", (SEAT_KIND,), zones, ZoneAnswer),
    Query("reach", (UNIT_KIND,), range_of, ReachAnswer),
    Query("odds", (SPACE_KIND, *(UNIT_KIND,) * MOST_UNITS), attack_odds, OddsAnswer, optional=MOST_UNITS),
    Query("retreats", (UNIT_KIND,), retreats, RetreatAnswer),
    DISTANCE_QUERY,
    Query("points", (), both_points, PointsAnswer),
    Query("prospect", (CARD_KIND,), prospect, Prospect),
    FRONT_LINE,
    ALARMS,
)

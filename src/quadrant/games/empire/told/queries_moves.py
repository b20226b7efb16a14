"""8.0 What may be asked of movement: where a unit or stack gets to by each way, and what it should know."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from quadrant.games.empire.cards.deck import CARDS
from quadrant.games.empire.components import (
    BOARD,
    CHINA_BOX,
    FLYING,
    KIND_OF,
    NAMES,
    NAVAL,
    ROSTER,
    SEA,
    SEATS,
    TROOPS,
    UNITS,
    ball,
)
from quadrant.games.empire.rules.declaration import combat_reach
from quadrant.games.empire.rules.movement import (
    allowance,
    in_hex,
    naval_allowance,
    ships_in,
    targets,
    troops_in,
    waters,
)
from quadrant.games.empire.rules.movement_air import (
    air_limits,
    fields,
    flights,
    starts,
    strategic_flights,
)
from quadrant.games.empire.rules.movement_ground import March, walks
from quadrant.games.empire.rules.movement_sea import (
    barge_limits,
    landing_limits,
    landing_waters,
    naval_limits,
    shipping,
    strategic_limits,
    unseen,
    zone_without,
)
from quadrant.games.empire.rules.reaction import ActivateReactor, battles_for, fighting, places, ways_in
from quadrant.games.empire.rules.stacking import MOST_OTHERS, MOST_SHIPS, ashore, overfull, weight
from quadrant.games.empire.rules.supply import enemy_zone, fed_hexes, side_supply, zone
from quadrant.games.empire.state import ACTIVE, Empire, Offensive, Snapshot, on_map, side_of, under_way
from quadrant.games.empire.supply.zones import present, standing
from quadrant.games.empire.told.answers import ReachAnswer, Reached, StackAnswer, StackSide, Way
from quadrant.games.empire.verbs import SPACE_KIND, UNIT_KIND, VALUE_KIND
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.limits import ANY, Limit, Limits, when
from quadrant.kernel.message import Arg, Refusal
from quadrant.kernel.paths import Ways, cheapest_ways
from quadrant.kernel.prospects import Remark
from quadrant.kernel.queries import Query

#: How many units may be named at once.
MOST_UNITS: Final = 12
#: The value that is counted with when no card is in play and none is named: what is possible at most.
HIGHEST: Final = 3
NO_SNAPSHOT: Final = Snapshot((), (), (), (), 0, (0, 0), ())
#: By value, a card of each side that stands for any such card used for operations.
_SAMPLE: Final = {(card.side, card.ops): number for number, card in enumerate(CARDS)}


def supposing(game: Empire, side: int, value: int) -> Empire:
    """The position as it is while that side carries out operations with a card of this value.

    Without a value: as things are, or with the highest if no offensive is under way.
    """
    if game.offensive is not None and not value:
        return game
    trial = game.clone()
    ops = value or HIGHEST
    trial.offensive = Offensive(side, _SAMPLE[side, ops], False, NO_SNAPSHOT, value=ops, printed=ops)
    trial.touch("tracks")
    return trial


# Paths


def sea_paths(start: int, hexes: int, through: int, area: int) -> Ways:
    """8.21 The shortest way to every hex in reach of ships."""
    return cheapest_ways({start: 0}, lambda here: _each(SEA.neighbours(1 << here) & through & area), hexes)


def air_paths(game: Empire, unit: int, legs: int, reach: int, through: int = ANY) -> Ways:
    """8.31 The fewest legs to every airfield in reach, with the airfields between them."""
    begin, used = starts(game, unit)
    bases = fields(game, side_of(unit))

    def steps(here: int) -> Iterable[tuple[int, int]]:
        near = ball(here, reach) if through == ANY else BOARD.within(1 << here, reach, through)
        return _each(near & bases)

    return cheapest_ways(dict.fromkeys(bits(begin), used), steps, legs)


def _each(spaces: int) -> Iterable[tuple[int, int]]:
    """To each of these spaces it is one step."""
    return ((space, 1) for space in bits(spaces))


def land_paths(game: Empire, unit: int, points: int) -> Ways:
    """8.42 The cheapest march to every hex in reach (in halves of a point): it stops at the enemy.

    Past ships alone it goes on; it ends there only where a battle can be (8.11).
    """
    side, start = side_of(unit), game.at[unit]
    foe, goals, halts = present(game, 1 - side), targets(game), standing(game, 1 - side)
    walked = walks(game, unit, points, ~halts | goals, halts)
    ends = ~foe | goals | 1 << start
    return Ways({there: cost for there, cost in walked.cost.items() if ends >> there & 1}, walked.before)


# What one should know before one goes

Warn = Callable[[int], Iterable[Remark]]


def crowd(game: Empire, units: tuple[int, ...], space: int) -> bool:
    """8.24, 8.48 Whether there would be too many in the hex with these units."""
    side = side_of(units[0])
    there = [unit for unit in in_hex(game, space, side) if unit not in units]
    ships = len(ships_in(there)) + len(ships_in(units))
    others = [unit for unit in (*there, *units) if KIND_OF[unit] not in NAVAL and KIND_OF[unit]]
    return ships > MOST_SHIPS or weight(others) > MOST_OTHERS


def hungry_hexes(game: Empire, units: tuple[int, ...]) -> int:
    """6.2 Where these units would be without supply, by the lines as they run now."""
    side = side_of(units[0])
    fed = game.area
    for unit in units:
        fed = fed_hexes(game, unit, bits(side_supply(game, side).hqs), fed)
    return ~fed


def common_warnings(game: Empire, units: tuple[int, ...]) -> Warn:
    """8.24, 8.48, 6.2, 6.4 Too many in the hex; no supply there in the end; the enemy, or his zone."""
    side = side_of(units[0])
    foe, closed = present(game, 1 - side), enemy_zone(game, side)
    without = hungry_hexes(game, units)

    def warn(space: int) -> Iterable[Remark]:
        if crowd(game, units, space):
            yield Remark("warn-overstacked", "8.48", {"space": NAMES[space]})
        if without >> space & 1:
            yield Remark("warn-unsupplied", "6.24", {"space": NAMES[space]})
        if foe >> space & 1:
            yield Remark("warn-battle", "7.24", {"space": NAMES[space]})
        elif closed >> space & 1:
            yield Remark("warn-enemy-zone", "6.4", {"space": NAMES[space]})

    return warn


def also(first: Warn, mask: int, id: str, rule: str, **args: Arg) -> Warn:
    """These warnings, and one more for the hexes of the set."""

    def warn(space: int) -> Iterable[Remark]:
        yield from first(space)
        if mask >> space & 1:
            yield Remark(id, rule, args)

    return warn


# The ways of moving


def _way(
    way: str, verb: str, rule: str, allowed: int, limits: Limits, paths: Callable[[], Ways], warn: Warn
) -> Way:
    mask = limits.mask
    if not mask:
        return Way(way, verb, rule, allowed, _closed(limits, rule), ())  # type: ignore[arg-type]
    known = paths()
    spaces = []
    for space in bits(mask):
        path = tuple(NAMES[hex] for hex in known.path(space))
        spaces.append(Reached(NAMES[space], known.cost.get(space, 0), path, tuple(warn(space))))
    return Way(way, verb, rule, allowed, None, tuple(spaces))  # type: ignore[arg-type]


def _closed(limits: Limits, rule: str) -> Refusal:
    """Why nothing at all is in reach: the first limit that leaves nothing."""
    left = ANY
    for limit in limits.limits:
        left &= limit.mask
        if not left:
            return Refusal(limit.rule, limit.message, limit.args)
    return Refusal(rule, "why-nowhere")


def _naval(game: Empire, units: tuple[int, ...]) -> Iterable[Way]:
    start, side = game.at[units[0]], side_of(units[0])
    hexes = naval_allowance(game, side)
    hidden = unseen(game, side, start, hexes)
    yield _way(
        *("naval", "move", "8.21", hexes, naval_limits(game, units)),
        lambda: sea_paths(start, hexes, ANY, waters(game)),
        also(common_warnings(game, units), ~hidden, "warn-spotted", "7.25"),
    )


def _strategic(game: Empire, units: tuple[int, ...]) -> Iterable[Way]:
    start, side = game.at[units[0]], side_of(units[0])
    through = ~zone_without(game, side, units)
    hexes = 2 * naval_allowance(game, side)
    yield _way(
        *("strategic", "ship", "8.23", hexes, strategic_limits(game, units)),
        lambda: sea_paths(start, hexes, through, waters(game)),
        also(common_warnings(game, units), ANY, "warn-strategic", "8.23"),
    )


def _landing(game: Empire, units: tuple[int, ...]) -> Iterable[Way]:
    start, side = game.at[units[0]], side_of(units[0])
    hexes, through = naval_allowance(game, side), landing_waters(game, units)
    warn = also(common_warnings(game, units), ANY, "warn-shipping", "8.45", count=shipping(game, units))
    hidden = unseen(game, side, start, hexes, through)
    yield _way(
        *("landing", "land", "8.45", hexes, landing_limits(game, units)),
        lambda: sea_paths(start, hexes, through, waters(game)),
        also(warn, ~hidden, "warn-spotted", "7.25"),
    )


def _flying(game: Empire, unit: int) -> Iterable[Way]:
    side, counter = side_of(unit), ROSTER[unit]
    legs = allowance(game, side)
    found = flights(game, unit, legs)
    warn = also(common_warnings(game, (unit,)), ~found.unseen, "warn-spotted", "7.25")
    yield _way(
        *("air", "move", "8.31", legs, air_limits(game, unit)),
        lambda: air_paths(game, unit, legs, counter.reach),
        also(warn, ~found.plain, "warn-parenthetical", "8.31"),
    )
    through = game.area & ~zone_without(game, side, (unit,))
    yield _way(
        *("strategic", "ship", "8.33", 2 * legs, strategic_flights(game, unit)),
        lambda: air_paths(game, unit, 2 * legs, counter.reach, through),
        also(common_warnings(game, (unit,)), ANY, "warn-strategic", "8.33"),
    )


def _marching(game: Empire, unit: int) -> Iterable[Way]:
    asked = game.stack[-1] if game.stack else None
    points = 2 * allowance(game, side_of(unit))
    if isinstance(asked, March) and asked.unit == unit:
        points = asked.points
    paths = land_paths(game, unit, points)
    watched = zone(game, 1 - side_of(unit))
    reached = mask_of(paths.cost) & ~(1 << game.at[unit])
    seen = mask_of(space for space in paths.cost if watched & mask_of(paths.path(space)))
    yield _way(
        *("ground", "move", "8.42", points, Limits(Limit("8.42", reached, "why-not-by-land"))),
        lambda: paths,
        also(common_warnings(game, (unit,)), seen, "warn-spotted", "7.25"),
    )
    barge = barge_limits(game, unit)
    if barge.mask:
        landings = bits(barge.mask)
        across = Ways(dict.fromkeys(landings, 1), dict.fromkeys(landings, game.at[unit]))
        yield _way("barge", "barge", "8.47", 1, barge, lambda: across, common_warnings(game, (unit,)))


def _reacting(game: Empire, unit: int) -> Iterable[Way]:
    """7.26 Where a unit of the reacting side could go to take part in a battle.

    While units are activated each may count on those that are; then they move, and it goes as things are.
    """
    active = bool(game.marks[unit] >> ACTIVE & 1)
    together = not active or isinstance(game.stack[-1] if game.stack else None, ActivateReactor)
    found = marched = 0
    for battle in bits(battles_for(game, unit, together)):
        found |= places(game, unit, battle, together)
        if KIND_OF[unit] == TROOPS and ways_in(game, unit, battle, together) == "overland":
            marched |= 1 << battle
    found &= ~(1 << game.at[unit])
    stays = Limit("7.26", when(not fighting(game, side_of(unit)) >> unit & 1), "why-fights-anyway")
    warn = common_warnings(game, (unit,))

    def way(name: str, allowed: int, mask: int, paths: Ways) -> Way:
        limits = Limits(stays, Limit("7.26", mask, "why-no-battle-in-reach"))
        return _way(name, "move", "7.26", allowed, limits, lambda: paths, warn)

    printed, hexes = under_way(game).printed, naval_allowance(game, side_of(unit))
    if KIND_OF[unit] in FLYING:
        yield way("air", printed, found, air_paths(game, unit, printed, combat_reach(game, unit) or 0))
    elif KIND_OF[unit] in NAVAL:
        yield way("naval", hexes, found, sea_paths(game.at[unit], hexes, ANY, waters(game)))
    else:
        if marched or not found:
            yield way("ground", 2 * printed, marched, Ways({}, {}))
        if found & ~marched:
            yield way("landing", hexes, found & ~marched, Ways({}, {}))


def reach(game: Empire, seat: str | None, value: int, *named: int) -> ReachAnswer:
    """8.0 Where these units could go together, by each way of moving, with a card of this value."""
    unit = named[0]
    if not on_map(game, unit) and game.at[unit] != CHINA_BOX:
        return ReachAnswer((UNITS.ids[unit],), value, ())
    together = [unit]
    if KIND_OF[unit] not in FLYING:
        together += [one for one in dict.fromkeys(named) if one != unit and game.at[one] == game.at[unit]]
    units = tuple(one for one in together if KIND_OF[one] and side_of(one) == side_of(unit))
    if not units:
        return ReachAnswer((UNITS.ids[unit],), value, ())
    trial = supposing(game, side_of(unit), value)
    return ReachAnswer(
        tuple(UNITS.ids[one] for one in units), allowance(trial, side_of(unit)), tuple(_ways(trial, units))
    )


def _ways(game: Empire, units: tuple[int, ...]) -> Iterable[Way]:
    """The same ways that are offered when the stack moves (``offensives.MoveStack``)."""
    unit = units[0]
    if side_of(unit) != under_way(game).side:
        yield from _reacting(game, unit)
        return
    if KIND_OF[unit] in FLYING:
        yield from _flying(game, unit)
        return
    troops, ships = troops_in(units), ships_in(units)
    if troops and len(units) == 1:
        yield from _marching(game, unit)
    yield from _landing(game, units) if troops else _naval(game, units)
    if not (troops and ships):
        yield from _strategic(game, units)


# 8.24, 8.34, 8.48 Stacking


def stacking(game: Empire, seat: str | None, space: int) -> StackAnswer:
    """How many units of each side stand in a hex, and how many may."""
    sides = []
    for side, name in enumerate(SEATS):
        ships = len(ships_in(in_hex(game, space, side)))
        others = weight(ashore(game, space, side))
        over = bool(overfull(game, space, side))
        sides.append(StackSide(name, ships, MOST_SHIPS, others, MOST_OTHERS, over))
    return StackAnswer(NAMES[space], tuple(sides))


MOVE_QUERIES = (
    Query("reach", (VALUE_KIND, *(UNIT_KIND,) * MOST_UNITS), reach, ReachAnswer, optional=MOST_UNITS - 1),
    Query("stack", (SPACE_KIND,), stacking, StackAnswer),
)

"""6.2 Supply and attrition.

A line has a mode, by land or by sea, hexside by hexside; it changes its mode in own ports only. Lines spread
from the headquarters in layers, one hex a layer, all headquarters of a command at once: one with a shorter
range sets out later.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final, NamedTuple

from quadrant.games.empire.components import (
    AIRFIELDS,
    ALLIES,
    AUSTRALIA,
    CHINA_BOX,
    COMMAND_OF,
    COMMANDED,
    EAST_EDGE,
    ELIMINATED,
    FLYING,
    GROUND,
    HQ,
    HQS,
    JAPAN,
    KIND_OF,
    KUNMING,
    KWAI,
    LAND,
    MADRAS,
    NAMES,
    NOBODY,
    NORTHERN_INDIA,
    OWN_UNITS,
    PORTS,
    RANGOON,
    REMOVED,
    ROSTER,
    SEA,
    SOURCES,
    SPACE,
    TROOPS,
    UNITS,
    distance,
    land_steps,
    routes,
)
from quadrant.games.empire.state import (
    ACTIVE,
    HUMP,
    Empire,
    controlled,
    flag,
    on_map,
    side_of,
    steps_left,
)
from quadrant.games.empire.zones import Zones, forces, standing, zones_of
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.facts import fact
from quadrant.kernel.flow import Step

#: 6.21 The land logistic range, in halves of a point.
LOGISTIC_RANGE: Final = 8
_NOUMEA: Final = 1 << SPACE["4828"] | 1 << SPACE["4727"]


class Ground(NamedTuple):
    """Where a side's lines may run: by sea, by land; its ports; where Kunming feeds (0: it does not)."""

    sea: int
    land: int
    ports: int


class Lines(NamedTuple):
    """6.21 What lines from some headquarters reach: with a last step by sea, and by land."""

    sea: int
    land: int


class Side(NamedTuple):
    """The supply of one side."""

    #: Headquarters in supply, and all its units in supply, as sets of units.
    hqs: int
    units: int
    #: What each command's lines reach (Japan's stand three times).
    lines: tuple[Lines, Lines, Lines]
    ground: Ground
    zones: Zones


class Supply(NamedTuple):
    japan: Side
    allies: Side


# 6.21 Lines


def open_ground(game: Empire, side: int, own: Zones, enemy: Zones) -> Ground:
    """6.21A-G Where lines of the side may run."""
    closed = enemy.all & ~own.neutralising
    return Ground(
        game.area & ~closed, GROUND & game.area & ~standing(game, 1 - side), PORTS & controlled(game, side)
    )


def flood(ground: Ground, start: int, wanted: int) -> int:
    """6.21B Everything that a line with any number of ports reaches; it may stop when all wanted is."""
    sea = front = start & ground.sea
    land = shore = start & ground.land
    while front or shore:
        if not wanted & ~(sea | land | start):
            break
        front = SEA.neighbours(front) & ground.sea & ~sea if front else 0
        shore = LAND.neighbours(shore) & ground.land & ~land if shore else 0
        shore |= front & ground.ports & ground.land & ~land
        front |= shore & ground.ports & ground.sea & ~sea
        sea |= front
        land |= shore
    return sea | land | start


def by_sea(ground: Ground, start: int, wanted: int) -> int:
    """1.3 Everything that a line by sea of any length reaches, as far as it is wanted."""
    sea = front = start & ground.sea
    while front and wanted & ~sea:
        front = SEA.neighbours(front) & ground.sea & ~sea
        sea |= front
    return (sea | start) & wanted


def spread(hqs: list[tuple[int, int]], ground: Ground, all_hqs: int) -> Lines:
    """6.21A What lines from these headquarters (range, hex) reach with one port between land and sea.

    Without a change of mode: ``sea`` and ``land``; after one: ``sea_after`` and ``land_after``.
    """
    if not hqs:
        return Lines(0, 0)
    top = max(range for range, _ in hqs)
    starts = 0
    sea = land = sea_after = land_after = 0
    front = shore = front_after = shore_after = 0
    for layer in range(top + 1):
        new = reduce(or_, (1 << hex for range, hex in hqs if range == top - layer), 0)
        if new:
            starts |= new
            front |= new & ground.sea & ~sea
            shore |= new & ground.land & ~land
        shore_after |= front & ground.ports & ground.land & ~land & ~land_after & ~new
        piers = shore & ground.ports & ground.sea & ~sea & ~front & ~sea_after & ~new
        if piers:
            front_after |= by_sea(ground, all_hqs, piers)
        sea |= front
        land |= shore
        sea_after |= front_after
        land_after |= shore_after
        front = SEA.neighbours(front) & ground.sea & ~sea if front else 0
        shore = LAND.neighbours(shore) & ground.land & ~land if shore else 0
        if front_after:
            front_after = SEA.neighbours(front_after) & ground.sea & ~sea & ~sea_after & ~front
        if shore_after:
            shore_after = LAND.neighbours(shore_after) & ground.land & ~land & ~land_after & ~shore
    return Lines(sea | sea_after | starts, land | land_after | starts)


def in_reach(game: Empire, side: int, start: int, targets: int) -> bool:
    """6.21 Whether one of these hexes lies within four movement points, counted from the unit."""
    closed = standing(game, 1 - side)
    if closed >> start & 1:
        return False
    steps = land_steps(game.built)
    best = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop()
        if targets >> here & 1:
            return True
        for there, cost, road in steps[here]:
            if closed >> there & 1:
                continue
            entered = here if game.rules.range_from_port else there
            price = 1 if road else (cost if entered == there else _cost_of(here, there, steps))
            total = best[here] + price
            if total <= LOGISTIC_RANGE and total < best.get(there, 99):
                best[there] = total
                edge.append(there)
    return False


def _cost_of(here: int, there: int, steps: tuple[tuple[tuple[int, int, bool], ...], ...]) -> int:
    """The cost of the step the other way."""
    return next(cost for back, cost, _ in steps[there] if back == here)


# 6.4, 6.21 Both sides: zones feed and cut


@fact("units", "marks", "control", "tracks")
def supply(game: Empire) -> Supply:
    """6.21 Who is in supply. Where both sides cut each other off, the Allies' zones come first."""
    flyers = forces(game).flyers
    allied = OWN_UNITS[ALLIES]
    while True:
        japan = largest(game, JAPAN, zones_of(flyers[ALLIES], allied) if not muted(game) else Zones(0, 0))
        allies = largest(game, ALLIES, japan.zones)
        if muted(game):
            return Supply(japan, allies._replace(zones=Zones(0, 0)))
        again = mask_of(unit for unit, *_ in flyers[ALLIES] if allies.units >> unit & 1)
        if zones_of(flyers[ALLIES], again) == zones_of(flyers[ALLIES], allied):
            return Supply(japan, allies)
        allied = again


def muted(game: Empire) -> bool:
    """Whether an event suppresses the Allied zones."""
    offensive = game.offensive
    return (
        offensive is not None
        and offensive.event
        and any(operation.mutes() for operation in game.CARDS[offensive.card].does)
    )


def largest(game: Empire, side: int, enemy: Zones) -> Side:
    """6.21 The largest set of units of the side that feeds itself against these zones."""
    flyers = forces(game).flyers[side]
    flying = mask_of(unit for unit, *_ in flyers)
    if not game.rules.self_support:
        flying = trace(game, side, Zones(0, 0), enemy).units & flying
    while True:
        found = trace(game, side, zones_of(flyers, flying), enemy)
        fed = found.units & flying
        if fed == flying:
            return found
        flying = fed


def sources(game: Empire, side: int) -> int:
    """6.22 The primary sources of supply."""
    from quadrant.games.empire.scenarios import SCENARIOS

    plan = SCENARIOS[game.scenario]
    if side == JAPAN:
        return plan.sources[JAPAN] or SOURCES[JAPAN] & game.control
    found = plan.sources[ALLIES] or SOURCES[ALLIES]
    return found | _NOUMEA if game.rules.noumea_source else found


def certain(game: Empire, side: int) -> int:
    """6.0, 6.23 Units that are in supply whatever happens: activated, or where the Tokyo Express goes."""
    express = game.tokyo_express if side == JAPAN else NOBODY
    found = 0
    for unit in bits(OWN_UNITS[side] & ~HQS):
        if game.marks[unit] >> ACTIVE & 1 or (express != NOBODY and game.at[unit] == express):
            found |= 1 << unit
    return found


def trace(game: Empire, side: int, own: Zones, enemy: Zones) -> Side:
    """6.21 The supply of a side against these zones."""
    ground = open_ground(game, side, own, enemy)
    hqs = [unit for unit in bits(HQS & OWN_UNITS[side]) if game.at[unit] < CHINA_BOX]
    places = mask_of(game.at[unit] for unit in hqs)
    linked = flood(ground, sources(game, side) & game.area, places)
    supplied = [unit for unit in hqs if linked >> game.at[unit] & 1]
    lines = command_lines(game, side, ground, supplied, places)
    fed = mask_of(supplied) | certain(game, side) | box_units(game, side, ground)
    doubtful: list[int] = []
    strict = game.rules.national_supply and side == ALLIES
    at, board = game.at, CHINA_BOX
    for unit in bits(OWN_UNITS[side] & ~HQS):
        space = at[unit]
        if space >= board:
            continue
        wanted = COMMANDED[unit] if strict else 0b111
        if _reached(lines, wanted, space, 0):
            fed |= 1 << unit
        elif _reached(lines, wanted, space, 1) or (side == ALLIES and game.area >> KUNMING & 1):
            doubtful.append(unit)
    known: dict[tuple[int, int], bool] = {}
    for unit in doubtful:
        key = at[unit], COMMANDED[unit]
        if key not in known:
            known[key] = near_base(game, side, unit, ground, places, lines, strict)
        if known[key]:
            fed |= 1 << unit
    return Side(mask_of(supplied), fed, lines, ground, own)


def _reached(lines: tuple[Lines, Lines, Lines], wanted: int, space: int, mode: int) -> bool:
    return any(wanted >> command & 1 and lines[command][mode] >> space & 1 for command in range(3))


def command_lines(
    game: Empire, side: int, ground: Ground, hqs: list[int], places: int
) -> tuple[Lines, Lines, Lines]:
    """6.12 What the lines of each command reach."""
    if side == JAPAN or not game.rules.national_supply:
        found = spread([(ROSTER[unit].range, game.at[unit]) for unit in hqs], ground, places)
        return found, found, found
    us, commonwealth, joint = (
        spread(
            [(ROSTER[unit].range, game.at[unit]) for unit in hqs if COMMAND_OF[unit] == 1 << command],
            ground,
            places,
        )
        for command in range(3)
    )
    return us, commonwealth, joint


def near_base(
    game: Empire,
    side: int,
    unit: int,
    ground: Ground,
    hqs: int,
    lines: tuple[Lines, Lines, Lines],
    strict: bool,
) -> bool:
    """6.21 The land logistic range: a headquarters, Kunming or a supplied port within four points."""
    space = game.at[unit]
    if side == ALLIES and kunming_feeds(game, ground) and in_reach(game, side, space, 1 << KUNMING):
        return True
    if not _reached(lines, COMMANDED[unit] if strict else 0b111, space, 1):
        return False
    if in_reach(game, side, space, hqs):
        return True
    ports = ground.ports & ~ports_too_far(space)
    return bool(ports) and in_reach(game, side, space, by_sea(ground, hqs, ports) | ports & hqs)


def ports_too_far(space: int) -> int:
    """Ports that no unit there can have within four points, at half a point a hex."""
    from quadrant.games.empire.components import ball

    return PORTS & ~ball(space, LOGISTIC_RANGE)


# 6.23, 13.7 Kunming, the Burma Road and the Hump


def supplied_airfields(game: Empire, side: int, ground: Ground, wanted: int) -> int:
    """1.3 Controlled airfields with a line of any length from a headquarters, one port on the way."""
    hqs = [unit for unit in bits(HQS & OWN_UNITS[side]) if on_map(game, unit)]
    lines = spread([(60, game.at[unit]) for unit in hqs], ground, mask_of(game.at[unit] for unit in hqs))
    return (lines.sea | lines.land) & AIRFIELDS & controlled(game, side) & wanted


def hump_open(game: Empire, ground: Ground) -> bool:
    """6.23 The Hump: flown from a supplied airfield in northern India."""
    return flag(game, HUMP) and bool(supplied_airfields(game, ALLIES, ground, NORTHERN_INDIA))


def road_open(game: Empire, ground: Ground) -> bool:
    """13.78 The Burma Road: by route to Rangoon and by sea, or by route to Madras."""
    if not game.area >> KUNMING & 1:
        return False
    own = controlled(game, ALLIES) & ~forces(game).not_naval(JAPAN)
    if not own >> KUNMING & 1:
        return False
    linked = routes(game.built & ~(1 << KWAI)).flood(1 << KUNMING, own)
    if linked >> MADRAS & 1:
        return True
    if not linked >> RANGOON & 1:
        return False
    goals = SOURCES[ALLIES] & game.area | 1 << MADRAS
    sea = front = 1 << RANGOON & ground.sea
    while front and not sea & goals:
        front = SEA.neighbours(front) & ground.sea & ~sea
        sea |= front
    return bool(sea & goals)


def kunming_feeds(game: Empire, ground: Ground) -> bool:
    """13.75 Whether Kunming is a source of supply."""
    return road_open(game, ground) or hump_open(game, ground)


def box_units(game: Empire, side: int, ground: Ground) -> int:
    """13.74 Units in the China air box that are in supply."""
    there = mask_of(u for u in bits(OWN_UNITS[ALLIES]) if game.at[u] == CHINA_BOX) if side == ALLIES else 0
    return there if there and kunming_feeds(game, ground) else 0


#: 13.72 What is subtracted from the divisions, and the words for the marker.
ROAD: Final = ("open", "hump", "closed")
ROAD_MODIFIER: Final = (8, 4, 0)


def burma_road(game: Empire) -> int:
    """13.78 Where the Burma Road marker stands: 0 open, 1 closed but the Hump is flown, 2 closed."""
    ground = supply(game).allies.ground
    if road_open(game, ground):
        return 0
    return 1 if hump_open(game, ground) else 2


# What is asked


def side_supply(game: Empire, side: int) -> Side:
    return supply(game)[side]


def supplied(game: Empire, unit: int) -> bool:
    """6.2 Whether a unit is in supply."""
    return bool(supply(game)[side_of(unit)].units >> unit & 1)


def zone(game: Empire, side: int) -> int:
    """6.4 The side's zone of influence, neutralised or not."""
    return supply(game)[side].zones.all


def enemy_zone(game: Empire, side: int) -> int:
    """6.4 The enemy's zone of influence where nothing of the side neutralises it."""
    both = supply(game)
    return both[1 - side].zones.all & ~both[side].zones.neutralising


def supplied_ports(game: Empire, side: int) -> int:
    """1.3 Controlled ports with a line by sea from a headquarters."""
    ground = supply(game)[side].ground
    hqs = mask_of(game.at[unit] for unit in bits(HQS & OWN_UNITS[side]) if on_map(game, unit))
    return by_sea(ground, hqs, ground.ports) | hqs & ground.ports


def linked_to(game: Empire, side: int, start: int, goals: int) -> bool:
    """6.21 Whether a line with any number of ports leads from one of these hexes to the others."""
    return bool(flood(supply(game)[side].ground, start, goals) & goals)


def efficiency_line(game: Empire, hq: int) -> bool:
    """6.25 Whether a US or joint headquarters has a line to the east edge."""
    from quadrant.games.empire.scenarios import SCENARIOS

    edge = SCENARIOS[game.scenario].east or EAST_EDGE
    return linked_to(game, ALLIES, edge & game.area, 1 << game.at[hq])


# 6.24 Attrition


class Attrition(Step):
    """6.24 Units without supply are reduced; the reduced ones far from any headquarters are lost."""

    def run(self, game: Empire) -> None:
        cut = [
            unit
            for unit in range(len(game.at))
            if KIND_OF[unit] in (TROOPS, *FLYING) and on_map(game, unit) and not supplied(game, unit)
        ]
        boxed = [u for u, at in enumerate(game.at) if at == CHINA_BOX and not supplied(game, u)]
        lost = [unit for unit in cut if steps_left(game, unit) == 1 and not near_hq(game, unit)]
        worn = [unit for unit in cut + boxed if steps_left(game, unit) == 2]
        for unit in lost:
            game.tell("attrition-lost", "6.24", unit=UNITS.ids[unit], space=NAMES[game.at[unit]])
            eliminate(game, unit)
        for unit in worn:
            game.tell("attrition", "6.24", unit=UNITS.ids[unit])
            game.flip(unit, 1)


def near_hq(game: Empire, unit: int) -> bool:
    """6.24 Whether any own headquarters is within its range, whatever lies between."""
    return any(
        distance(game.at[hq], game.at[unit]) <= ROSTER[hq].range
        for hq in bits(HQS & OWN_UNITS[side_of(unit)])
        if on_map(game, hq)
    )


def eliminate(game: Empire, unit: int) -> None:
    """11.1 A lost unit: it can be rebuilt, unless it is a pre-war unit or its nation is out of the war."""
    counter = ROSTER[unit]
    gone = counter.dot or not counter.pool
    if counter.nationality == "australian" and game.surrendered >> AUSTRALIA & 1:
        gone = True
    game.remove(unit, REMOVED if gone else ELIMINATED)
    game.flip(unit, len(counter.faces) - 1)


def lose_step(game: Empire, unit: int) -> bool:
    """A unit loses a step; whether that was its last one."""
    if steps_left(game, unit) > 1:
        game.flip(unit, game.faces[unit] + 1)
        return False
    eliminate(game, unit)
    return True


def is_hq(unit: int) -> bool:
    return KIND_OF[unit] == HQ

"""6.2 Supply and attrition.

A line has a mode, by land or by sea, hexside by hexside; it changes its mode in own ports only. Lines spread
from the headquarters in layers, one hex a layer, all headquarters of a command at once: one with a shorter
range sets out later.
"""

from __future__ import annotations

from functools import lru_cache, reduce
from operator import or_
from typing import Final, NamedTuple

from quadrant.games.empire.components import (
    AIRFIELDS,
    ALLIES,
    AUSTRALIA,
    CHINA_BOX,
    COASTAL,
    COMMAND_OF,
    COMMANDED,
    EAST_EDGE,
    ELIMINATED,
    FLYING,
    GROUND,
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
    OCEAN,
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
    ball,
    distance,
    land_steps,
    routes,
)
from quadrant.games.empire.state import (
    HUMP,
    Empire,
    controlled,
    flag,
    on_map,
    side_of,
    steps_left,
)
from quadrant.games.empire.zones import Placed, Zones, forces, standing, zones_of
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.counters import stack
from quadrant.kernel.facts import fact
from quadrant.kernel.flow import Step

#: 6.21 The land logistic range, in halves of a point.
LOGISTIC_RANGE: Final = 8
#: 1.3 Further than any line runs.
FAR: Final = 99
#: From no hex further away can Kunming be reached with four points.
_NEAR_KUNMING: Final = ball(KUNMING, LOGISTIC_RANGE)
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


def spread(hqs: list[tuple[int, int]], ground: Ground, all_hqs: int, wanted: int = -1) -> Lines:
    """6.21A What lines from these headquarters (range, hex) reach with one port between land and sea.

    Without a change of mode: ``sea`` and ``land``; after one: ``sea_after`` and ``land_after``. It may stop
    when all that is wanted is reached: coasts and seas by sea, the inland by land.
    """
    if not hqs:
        return Lines(0, 0)
    top = max(range for range, _ in hqs)
    begin: dict[int, int] = {}
    for length, hex in hqs:
        begin[top - length] = begin.get(top - length, 0) | 1 << hex
    by_water, inland = wanted & (COASTAL | OCEAN), wanted & ~(COASTAL | OCEAN)
    ways, fields, quays = ground
    starts = sea = land = sea_after = land_after = 0
    front = shore = front_after = shore_after = 0
    for layer in range(top + 1):
        new = begin.get(layer, 0)
        if new:
            starts |= new
            front |= new & ways & ~sea
            shore |= new & fields & ~land
        shore_after |= front & quays & fields & ~(land | land_after | new)
        piers = shore & quays & ways & ~(sea | front | sea_after | new)
        if piers:
            front_after |= by_sea(ground, all_hqs, piers)
        sea |= front
        land |= shore
        sea_after |= front_after
        land_after |= shore_after
        if not by_water & ~(sea | sea_after | starts) and not inland & ~(land | land_after):
            break
        front = SEA.neighbours(front) & ways & ~sea if front else 0
        shore = LAND.neighbours(shore) & fields & ~land if shore else 0
        if front_after:
            front_after = SEA.neighbours(front_after) & ways & ~(sea | sea_after | front)
        if shore_after:
            shore_after = LAND.neighbours(shore_after) & fields & ~(land | land_after | shore)
    return Lines(sea | sea_after | starts, land | land_after | starts)


def reach_set(game: Empire, side: int, start: int) -> int:
    """6.21 Every hex within four movement points of a unit, counted from the unit."""
    closed = standing(game, 1 - side)
    if closed >> start & 1:
        return 0
    from_port = game.rules.range_from_port
    free = _reach(game.built, from_port, start, 0)
    return free if not free & closed else _reach(game.built, from_port, start, closed & free)


@lru_cache(maxsize=4096)
def _reach(built: int, from_port: bool, start: int, closed: int) -> int:
    """The same with these hexes closed; those further away do not matter."""
    steps = land_steps(built)
    best = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop()
        for there, cost, road in steps[here]:
            if closed >> there & 1:
                continue
            price = 1 if road else _cost_of(here, there, steps) if from_port else cost
            total = best[here] + price
            if total <= LOGISTIC_RANGE and total < best.get(there, 99):
                best[there] = total
                edge.append(there)
    return mask_of(best)


def _cost_of(here: int, there: int, steps: tuple[tuple[tuple[int, int, bool], ...], ...]) -> int:
    """The cost of the step the other way."""
    return next(cost for back, cost, _ in steps[there] if back == here)


# 6.4, 6.21 Both sides: zones feed and cut


@fact("units", "marks", "control", "tracks")
def supply(game: Empire) -> Supply:
    """6.21 Who is in supply. Where both sides cut each other off, the Allies' zones come first."""
    flyers = forces(game).flyers[ALLIES]
    if muted(game):
        japan = largest(game, JAPAN, Zones(0, 0))
        return Supply(japan, largest(game, ALLIES, japan.zones)._replace(zones=Zones(0, 0)))
    allied = OWN_UNITS[ALLIES]
    zones = zones_of(flyers, allied)
    japan = largest(game, JAPAN, zones)
    while True:
        # Each round leaves the Allies fewer units and Japan more, so it ends.
        allies = largest(game, ALLIES, japan.zones, allied)
        allied &= allies.units
        left = zones_of(flyers, allied)
        if left == zones:
            return Supply(japan, allies)
        zones, before = left, japan.zones
        japan = largest(game, JAPAN, zones)
        if japan.zones == before:
            return Supply(japan, allies)


def muted(game: Empire) -> bool:
    """Whether an event suppresses the Allied zones."""
    offensive = game.offensive
    return (
        offensive is not None
        and offensive.event
        and any(operation.mutes() for operation in game.CARDS[offensive.card].does)
    )


def largest(game: Empire, side: int, enemy: Zones, among: int = -1) -> Side:
    """6.21 The largest set of units of the side (among these) that feeds itself against these zones."""
    flyers = forces(game).flyers[side]
    flying = mask_of(unit for unit, *_ in flyers) & among
    if not game.rules.self_support:
        flying = trace(game, side, Zones(0, 0), enemy).units & flying
    zones = zones_of(flyers, flying)
    while True:
        found = trace(game, side, zones, enemy)
        flying &= found.units
        left = zones_of(flyers, flying)
        if left == zones:
            return found
        zones = left


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
    found = forces(game).active & OWN_UNITS[side]
    express = game.tokyo_express if side == JAPAN else NOBODY
    if express != NOBODY:
        found |= mask_of(unit for unit in stack(game, express) if side_of(unit) == side)
    return found & ~HQS


def trace(game: Empire, side: int, own: Zones, enemy: Zones) -> Side:
    """6.21 The supply of a side against these zones."""
    ground = open_ground(game, side, own, enemy)
    here = forces(game)
    hqs = [unit for unit in bits(HQS & OWN_UNITS[side]) if game.at[unit] < CHINA_BOX]
    places = here.hqs[side]
    linked = flood(ground, sources(game, side) & game.area, places)
    supplied = [unit for unit in hqs if linked >> game.at[unit] & 1]
    lines = command_lines(game, side, ground, supplied, places, here.groups[side])
    strict = game.rules.national_supply and side == ALLIES
    bases = Bases(game, side, ground, places, lines)
    fed = mask_of(supplied) | certain(game, side) | box_units(game, side, bases)
    for commanded, units in here.groups[side].items() if strict else ((0b111, here.units[side]),):
        by_water, by_land = _reached(lines, commanded)
        if side == ALLIES:
            by_land |= _NEAR_KUNMING
        known: dict[int, bool] = {}
        for unit, space in units:
            if by_water >> space & 1:
                fed |= 1 << unit
            elif by_land >> space & 1:
                if space not in known:
                    known[space] = bases.near(space, commanded)
                if known[space]:
                    fed |= 1 << unit
    return Side(mask_of(supplied), fed, lines, ground, own)


def _reached(lines: tuple[Lines, Lines, Lines], commanded: int) -> Lines:
    """What the lines of these commands reach together."""
    if commanded == 0b111 and lines[0] is lines[1]:
        return lines[0]
    water = land = 0
    for command in range(3):
        if commanded >> command & 1:
            water |= lines[command].sea
            land |= lines[command].land
    return Lines(water, land)


def full_lines(game: Empire, side: int, hqs: list[int]) -> tuple[Lines, Lines, Lines]:
    """6.12 What the lines of these headquarters reach, whether units are there or not."""
    ground = side_supply(game, side).ground
    return command_lines(game, side, ground, hqs, mask_of(game.at[hq] for hq in hqs), None)


def fed_hexes(game: Empire, unit: int, hqs: list[int], among: int) -> int:
    """6.21 Where of these hexes a unit would be in supply from these headquarters (or from Kunming)."""
    side = side_of(unit)
    strict = game.rules.national_supply and side == ALLIES
    commanded = COMMANDED[unit] if strict else 0b111
    lines = full_lines(game, side, hqs)
    by_water, by_land = _reached(lines, commanded)
    found = by_water & among
    if side == ALLIES:
        by_land |= _NEAR_KUNMING
    bases = Bases(game, side, side_supply(game, side).ground, forces(game).hqs[side], lines)
    for space in bits(by_land & among & ~by_water):
        if bases.near(space, commanded):
            found |= 1 << space
    return found


def command_lines(
    game: Empire, side: int, ground: Ground, hqs: list[int], places: int, groups: dict[int, Placed] | None
) -> tuple[Lines, Lines, Lines]:
    """6.12 What the lines of each command reach: everything, or as far as these units need it."""
    wanted = [-1] * 3
    if groups is not None:
        everybody = {number: mask_of(space for _, space in units) for number, units in groups.items()}
        wanted = [
            reduce(or_, (mask for number, mask in everybody.items() if number >> command & 1), 0)
            for command in range(3)
        ]
    if side == JAPAN or not game.rules.national_supply:
        most = wanted[0] | wanted[1] | wanted[2]
        found = spread([(ROSTER[unit].range, game.at[unit]) for unit in hqs], ground, places, most)
        return found, found, found
    starts: tuple[list[tuple[int, int]], ...] = ([], [], [])
    for unit in hqs:
        starts[COMMAND_OF[unit] >> 1].append((ROSTER[unit].range, game.at[unit]))
    us, commonwealth, joint = (spread(starts[n], ground, places, wanted[n]) for n in range(3))
    return us, commonwealth, joint


class Bases:
    """6.21 The land logistic range: a headquarters, Kunming or a supplied port within four points.

    What is dear to find out (whether Kunming is a source) is found once, and only if it matters.
    """

    def __init__(
        self, game: Empire, side: int, ground: Ground, hqs: int, lines: tuple[Lines, Lines, Lines]
    ) -> None:
        self.game, self.side, self.ground, self.hqs, self.lines = game, side, ground, hqs, lines
        self._kunming: bool | None = None

    def kunming(self) -> bool:
        """13.75 Whether Kunming is a source of supply."""
        if self._kunming is None:
            self._kunming = kunming_feeds(self.game, self.ground, self.fields())
        return self._kunming

    def fields(self) -> int:
        """Where lines within range reach: airfields there are supplied without a further look."""
        return self.lines[0].sea | self.lines[0].land | self.lines[1].sea | self.lines[1].land

    def near(self, space: int, commanded: int) -> bool:
        """Whether a unit there is near enough to a base."""
        near = reach_set(self.game, self.side, space)
        if self.side == ALLIES and near >> KUNMING & 1 and self.kunming():
            return True
        if not _reached(self.lines, commanded).land >> space & 1:
            return False
        ports = near & self.ground.ports
        if near & self.hqs or any(ports & lines.sea for lines in self.lines):
            return True
        return bool(ports) and bool(by_sea(self.ground, self.hqs, ports))


# 6.23, 13.7 Kunming, the Burma Road and the Hump


def supplied_airfields(game: Empire, side: int, ground: Ground, wanted: int) -> int:
    """1.3 Controlled airfields with a line of any length from a headquarters, one port on the way."""
    fields = AIRFIELDS & controlled(game, side) & wanted
    places = forces(game).hqs[side]
    if not fields or not places:
        return 0
    lines = spread([(FAR, space) for space in bits(places)], ground, places, fields)
    return (lines.sea | lines.land) & fields


def hump_open(game: Empire, ground: Ground, reached: int = 0) -> bool:
    """6.23 The Hump: flown from a supplied airfield in northern India."""
    if not flag(game, HUMP):
        return False
    fields = NORTHERN_INDIA & AIRFIELDS & controlled(game, ALLIES)
    if reached & fields:
        return True
    return any(supplied_airfields(game, ALLIES, ground, 1 << field) for field in bits(fields))


@fact("units", "marks", "control", "tracks")
def indian_fields(game: Empire) -> int:
    """13.74 The supplied airfields in northern India, from which the China air box is reached."""
    return supplied_airfields(game, ALLIES, supply(game).allies.ground, NORTHERN_INDIA)


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


def kunming_feeds(game: Empire, ground: Ground, reached: int = 0) -> bool:
    """13.75 Whether Kunming is a source of supply; ``reached`` is known to be supplied."""
    return hump_open(game, ground, reached) or road_open(game, ground)


def box_units(game: Empire, side: int, bases: Bases) -> int:
    """13.74 Units in the China air box that are in supply."""
    if side != ALLIES or CHINA_BOX not in game.at:
        return 0
    there = mask_of(unit for unit, at in enumerate(game.at) if at == CHINA_BOX)
    return there if bases.kunming() else 0


#: 13.72 What is subtracted from the divisions, and the words for the marker.
ROAD: Final = ("open", "hump", "closed")
ROAD_MODIFIER: Final = (8, 4, 0)


@fact("units", "marks", "control", "tracks")
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

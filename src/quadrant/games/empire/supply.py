"""6.2 Supply and attrition.

How lines run stands in ``lines.py``. Here is who they feed: headquarters that are linked with a source, then
the units that the headquarters' lines reach; and how the zones of both sides feed and cut each other.
"""

from __future__ import annotations

from functools import lru_cache
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
    FLYERS,
    FLYING,
    GROUND,
    HQS,
    JAPAN,
    KIND_OF,
    KUNMING,
    KWAI,
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
    ball,
    distance,
    land_steps,
    routes,
)
from quadrant.games.empire.lines import (
    FAR,
    Ground,
    Lines,
    Seas,
    by_sea,
    everything,
    flood,
    linked,
    spread,
    straight_ways,
)
from quadrant.games.empire.lines import (
    forget as forget_lines,
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
from quadrant.games.empire.zones import Groups, Zones, active, forces, standing, units_in, zones_of
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.counters import stack
from quadrant.kernel.facts import fact
from quadrant.kernel.flow import Step

#: 6.21 The land logistic range, in halves of a point.
LOGISTIC_RANGE: Final = 8
#: From no hex further away can Kunming be reached with four points.
_NEAR_KUNMING: Final = ball(KUNMING, LOGISTIC_RANGE)
_ALL_HQS: Final = bits(HQS)
#: What has a zone of influence; the headquarters of each side.
FLYING_UNITS: Final = mask_of(unit for unit, kind in enumerate(KIND_OF) if kind in FLYERS)
_HQS: Final = tuple(bits(HQS & own) for own in OWN_UNITS)
_NOUMEA: Final = 1 << SPACE["4828"] | 1 << SPACE["4727"]


class Side(NamedTuple):
    """The supply of one side."""

    #: Headquarters in supply, and all its units in supply, as sets of units.
    hqs: int
    units: int
    ground: Ground
    zones: Zones


class Supply(NamedTuple):
    japan: Side
    allies: Side


# 6.21 The land logistic range


def reach_set(game: Empire, start: int, closed: int) -> int:
    """6.21 Every hex within four movement points of a unit, counted from the unit."""
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


@fact("places", "active", "control", "tracks")
def supply(game: Empire) -> Supply:
    """6.21 Who is in supply. Where both sides cut each other off, the Allies' zones come first."""
    japan, allies = settled(game)
    return Supply(japan.whole(game, JAPAN), allies.whole(game, ALLIES))


@fact("stands", "active", "control", "tracks")
def settled(game: Empire) -> tuple[Settled, Settled]:
    """6.4 The zones of both sides as they are.

    Activated flyers are in supply anyway; but it does not matter of those that are so whatever is tried.
    """
    sure = (certain(game, JAPAN) | certain(game, ALLIES)) & FLYING_UNITS
    found = contest(game, 0)
    doubtful = sure & ~(found[JAPAN].always | found[ALLIES].always)
    if not doubtful:
        return found
    found = contest(game, doubtful)
    return contest(game, sure) if sure & ~doubtful & ~(found[JAPAN].always | found[ALLIES].always) else found


@fact("stands", "control", "tracks")
def contest(game: Empire, sure: int) -> tuple[Settled, Settled]:
    """6.4 The zones of both sides that feed and cut each other, and what they leave open.

    ``sure`` are flyers that are in supply whatever happens.
    """
    return _contest(Situation(game, sure))


class Situation:
    """All that zones and lines depend on. Two tables that differ in other things have the same ones."""

    __slots__ = ("_hash", "game", "key", "sure")

    def __init__(self, game: Empire, sure: int) -> None:
        here = forces(game)
        self.game, self.sure = game, sure
        at = game.at
        boxed = mask_of(unit for unit, space in enumerate(at) if space == CHINA_BOX) if CHINA_BOX in at else 0
        self.key = (
            here.flyers,
            tuple([at[unit] for unit in _ALL_HQS]),
            (here.not_naval(JAPAN), standing(game, JAPAN), standing(game, ALLIES)),
            (game.control, game.area, game.built, flag(game, HUMP), game.scenario, game.rules),
            (sure, boxed, muted(game)),
        )
        self._hash = hash(self.key)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Situation) and self.key == other.key


@lru_cache(maxsize=256)
def _contest(situation: Situation) -> tuple[Settled, Settled]:
    """The same for the first table in that situation."""
    game, sure = situation.game, situation.sure
    # What is kept must not hold the table.
    del situation.game
    japan, allies = Theatre(game, JAPAN, sure), Theatre(game, ALLIES, sure)
    if muted(game):
        japan.largest(NO_ZONES)
        allies.without_zones(japan.zones)
        return japan.settled(), allies.settled()
    allied = OWN_UNITS[ALLIES]
    zones = zones_of(allies.flyers, allied)
    japan.largest(zones)
    while True:
        # Each round leaves the Allies fewer units and Japan more, so it ends.
        allies.largest(japan.zones, allied)
        if not allied & allies.flying & ~allies.fed:
            break
        allied &= allies.fed
        left = zones_of(allies.flyers, allied)
        if left == zones:
            break
        zones, before = left, japan.zones
        japan.largest(zones)
        if japan.zones == before:
            break
    return japan.settled(), allies.settled()


def forget() -> None:
    """Drop what is kept of situations and lines: for those who measure what they cost."""
    _contest.cache_clear()
    forget_lines()


def muted(game: Empire) -> bool:
    """Whether an event suppresses the Allied zones."""
    offensive = game.offensive
    return (
        offensive is not None
        and offensive.event
        and any(operation.mutes() for operation in game.CARDS[offensive.card].does)
    )


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
    found = active(game) & OWN_UNITS[side]
    express = game.tokyo_express if side == JAPAN else NOBODY
    if express != NOBODY:
        found |= mask_of(unit for unit in stack(game, express) if side_of(unit) == side)
    return found & ~HQS


NO_ZONES: Final = Zones(0, 0)


class Known:
    """What has been found out so far, and more when more is asked: it tells no two settlements apart."""

    __slots__ = ("fed", "seas")

    def __init__(self, seas: Seas, fed: dict[int, tuple[int, int]]) -> None:
        #: What is known of lines by sea; and by command of which hexes it is known whether units there are
        #: fed, and in which they are.
        self.seas, self.fed = seas, fed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Known)

    def __hash__(self) -> int:
        return 0


class Settled(NamedTuple):
    """What stands when the zones do: whatever ships and ground units do, it is the same for all of them."""

    ground: Ground
    zones: Zones
    hqs: int
    #: The carriers and air units on the map that are in supply, and those that were whatever was tried.
    flyers: int
    always: int
    known: Known

    def whole(self, game: Empire, side: int) -> Side:
        """6.21 What it means for every unit of the side."""
        groups = forces(game).groups[side]
        if not (game.rules.national_supply and side == ALLIES):
            groups = (_together(groups),)
        self.find_out(game, side, groups)
        sure = certain(game, side)
        fed = self.hqs | sure | self._boxed(game, side)
        for commanded, units, hexes in groups:
            cut = hexes & ~self.known.fed[commanded][1]
            fed |= units & ~units_in(game, cut) if cut else units
        return Side(self.hqs, fed, self.ground, self.zones)

    def _boxed(self, game: Empire, side: int) -> int:
        """13.74 The same for the China air box."""
        if side != ALLIES or CHINA_BOX not in game.at:
            return 0
        there = mask_of(unit for unit, at in enumerate(game.at) if at == CHINA_BOX)
        return there if kunming_feeds(game, self.ground) else 0

    def find_out(self, game: Empire, side: int, groups: Groups) -> None:
        """6.21 Where units of these commands are fed, as far as it is not known."""
        found = self.known.fed
        news = [(n, 0, hexes & ~found.get(n, (0, 0))[0]) for n, _, hexes in groups]
        if not any(hexes for _, _, hexes in news):
            return
        places = forces(game).hqs[side]
        lines = command_lines(game, side, self.ground, bits(self.hqs), places, tuple(news), self.known.seas)
        bases = Bases(game, side, self.ground, places, lines)
        for commanded, _, hexes in news:
            known, fed = found.get(commanded, (0, 0))
            found[commanded] = known | hexes, fed | hexes & ~bases.cut_off(hexes, commanded)


class Theatre:
    """One side while the zones are found out: what does not change, and what was tried last.

    The zones depend on carriers and air units alone, so only these are looked at; lines are run again only
    where what has been closed or opened touches them.
    """

    def __init__(self, game: Empire, side: int, sure: int) -> None:
        here = forces(game)
        self.game, self.side = game, side
        self.always = OWN_UNITS[side]
        self.flyers = here.flyers[side]
        self.flying = mask_of(unit for unit, *_ in self.flyers)
        strict = game.rules.national_supply and side == ALLIES
        self.wings = here.wings[side] if strict else (_together(here.wings[side]),)
        self.hqs = [(unit, game.at[unit]) for unit in _HQS[side] if game.at[unit] < CHINA_BOX]
        self.places = here.hqs[side]
        self.sources = sources(game, side) & game.area
        self.sure = sure & OWN_UNITS[side]
        closed = standing(game, 1 - side)
        self.ground = Ground(0, GROUND & game.area & ~closed, PORTS & controlled(game, side))
        self.zones = NO_ZONES
        self.fed = 0
        self.fed_hqs = 0
        self.ways = straight_ways(self.places & ~self.sources, self.sources, game.area)
        self.seas: Seas = {}
        self.fed_hexes: dict[int, tuple[int, int]] = {}

    def settled(self) -> Settled:
        fed = self.fed & FLYING_UNITS
        return Settled(
            self.ground, self.zones, self.fed_hqs, fed, self.always, Known(self.seas, self.fed_hexes)
        )

    def largest(self, enemy: Zones, among: int = -1) -> None:
        """6.21 The largest set of the side's flyers (among these) that feeds itself against these zones."""
        flying = self.flying & among
        if not self.game.rules.self_support:
            self._trace(NO_ZONES, enemy)
            flying &= self.fed
        zones = zones_of(self.flyers, flying)
        while True:
            self._trace(zones, enemy)
            if not flying & ~self.fed:
                return
            flying &= self.fed
            left = zones_of(self.flyers, flying)
            if left == zones:
                return
            zones = left

    def without_zones(self, enemy: Zones) -> None:
        """6.21 Against these zones, with none of its own: they neutralise nothing either."""
        self._trace(NO_ZONES, enemy)

    def _trace(self, own: Zones, enemy: Zones) -> None:
        """6.21 Which carriers and air units are fed, with these zones."""
        game, side = self.game, self.side
        sea = game.area & ~(enemy.all & ~own.neutralising)
        self.zones = own
        if sea == self.ground.sea:
            return
        self.ground = self.ground._replace(sea=sea)
        reached = linked(self.ground, self.ways, self.sources, self.places)
        hqs = [unit for unit, space in self.hqs if reached >> space & 1]
        self.fed_hqs = mask_of(hqs)
        lines = command_lines(game, side, self.ground, hqs, self.places, self.wings, self.seas)
        self._feed(Bases(game, side, self.ground, self.places, lines))

    def _feed(self, bases: Bases) -> None:
        """Which carriers and air units are fed, and where."""
        found = box_units(self.game, self.side, bases)
        self.fed_hexes = {}
        for commanded, units, hexes in self.wings:
            fed = hexes & ~bases.cut_off(hexes, commanded)
            self.fed_hexes[commanded] = hexes, fed
            found |= units if fed == hexes else units & ~units_in(self.game, hexes & ~fed)
        self.always &= found
        self.fed = self.sure | found


def _together(groups: Groups) -> tuple[int, int, int]:
    """Units of all commands as one group."""
    everybody = hexes = 0
    for _, units, places in groups:
        everybody |= units
        hexes |= places
    return 0b111, everybody, hexes


def _reached(lines: tuple[Lines, Lines, Lines], commanded: int) -> Lines:
    """What the lines of these commands reach together."""
    if commanded == 0b111 and lines[0] is lines[1] is lines[2]:
        return lines[0]
    water = land = 0
    for command in range(3):
        if commanded >> command & 1:
            water |= lines[command].sea
            land |= lines[command].land
    return Lines(water, land)


def full_lines(game: Empire, side: int, hqs: list[int]) -> tuple[Lines, Lines, Lines]:
    """6.12 What the lines of these headquarters reach, whether units are there or not."""
    ground = settled(game)[side].ground
    return command_lines(game, side, ground, hqs, mask_of(game.at[hq] for hq in hqs), None)


def fed_hexes(game: Empire, unit: int, hqs: list[int], among: int) -> int:
    """6.21 Where of these hexes a unit would be in supply from these headquarters (or from Kunming)."""
    side = side_of(unit)
    strict = game.rules.national_supply and side == ALLIES
    commanded = COMMANDED[unit] if strict else 0b111
    lines = full_lines(game, side, hqs)
    bases = Bases(game, side, settled(game)[side].ground, forces(game).hqs[side], lines)
    return among & ~bases.cut_off(among, commanded)


def command_lines(
    game: Empire,
    side: int,
    ground: Ground,
    hqs: list[int],
    places: int,
    groups: Groups | None,
    seas: Seas | None = None,
) -> tuple[Lines, Lines, Lines]:
    """6.12 What the lines of each command reach: everything, or as far as these units need it."""
    wanted = [0] * 3 if groups is not None else [-1] * 3
    for commanded, _, hexes in groups or ():
        for command in range(3):
            if commanded >> command & 1:
                wanted[command] |= hexes
    if side == JAPAN or not game.rules.national_supply:
        most = wanted[0] | wanted[1] | wanted[2]
        found = spread(
            tuple([(ROSTER[unit].range, game.at[unit]) for unit in hqs]), ground, places, most, seas
        )
        return found, found, found
    starts: tuple[list[tuple[int, int]], ...] = ([], [], [])
    for unit in hqs:
        starts[COMMAND_OF[unit] >> 1].append((ROSTER[unit].range, game.at[unit]))
    if groups is None:
        us, commonwealth, joint = (everything(tuple(start), ground, places) for start in starts)
        return us, commonwealth, joint
    us, commonwealth, joint = (spread(tuple(starts[n]), ground, places, wanted[n], seas) for n in range(3))
    return us, commonwealth, joint


class Bases:
    """6.21 The land logistic range: a headquarters, Kunming or a supplied port within four points.

    What is dear to find out (whether Kunming is a source) is found once, and only if it matters.
    """

    def __init__(
        self, game: Empire, side: int, ground: Ground, hqs: int, lines: tuple[Lines, Lines, Lines]
    ) -> None:
        self.game, self.side, self.ground, self.hqs, self.lines = game, side, ground, hqs, lines
        self.closed = standing(game, 1 - side)
        self._kunming: bool | None = None

    def kunming(self) -> bool:
        """13.75 Whether Kunming is a source of supply."""
        if self._kunming is None:
            self._kunming = kunming_feeds(self.game, self.ground, self.fields())
        return self._kunming

    def fields(self) -> int:
        """Where lines within range reach: airfields there are supplied without a further look."""
        return self.lines[0].sea | self.lines[0].land | self.lines[1].sea | self.lines[1].land

    def cut_off(self, hexes: int, commanded: int) -> int:
        """6.21 Those of the hexes in which units of these commands are not fed."""
        water, land = _reached(self.lines, commanded)
        left = hexes & ~water
        if not left:
            return 0
        if self.side == ALLIES:
            land |= _NEAR_KUNMING
        return left & ~mask_of(space for space in bits(left & land) if self.near(space, commanded))

    def near(self, space: int, commanded: int) -> bool:
        """Whether a unit there is near enough to a base."""
        near = reach_set(self.game, space, self.closed)
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
    lines = spread(tuple((FAR, space) for space in bits(places)), ground, places, fields)
    return (lines.sea | lines.land) & fields


def hump_open(game: Empire, ground: Ground, reached: int = 0) -> bool:
    """6.23 The Hump: flown from a supplied airfield in northern India."""
    if not flag(game, HUMP):
        return False
    fields = NORTHERN_INDIA & AIRFIELDS & controlled(game, ALLIES)
    if reached & fields:
        return True
    return any(supplied_airfields(game, ALLIES, ground, 1 << field) for field in bits(fields))


@fact("places", "active", "control", "tracks")
def indian_fields(game: Empire) -> int:
    """13.74 The supplied airfields in northern India, from which the China air box is reached."""
    return supplied_airfields(game, ALLIES, settled(game)[ALLIES].ground, NORTHERN_INDIA)


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


@fact("places", "active", "control", "tracks")
def burma_road(game: Empire) -> int:
    """13.78 Where the Burma Road marker stands: 0 open, 1 closed but the Hump is flown, 2 closed."""
    ground = settled(game)[ALLIES].ground
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
    return settled(game)[side].zones.all


def enemy_zone(game: Empire, side: int) -> int:
    """6.4 The enemy's zone of influence where nothing of the side neutralises it."""
    both = settled(game)
    return both[1 - side].zones.all & ~both[side].zones.neutralising


def supplied_ports(game: Empire, side: int) -> int:
    """1.3 Controlled ports with a line by sea from a headquarters."""
    ground = settled(game)[side].ground
    hqs = mask_of(game.at[unit] for unit in bits(HQS & OWN_UNITS[side]) if on_map(game, unit))
    return by_sea(ground, hqs, ground.ports) | hqs & ground.ports


def linked_to(game: Empire, side: int, start: int, goals: int) -> bool:
    """6.21 Whether a line with any number of ports leads from one of these hexes to the others."""
    return bool(flood(settled(game)[side].ground, start, goals) & goals)


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

"""6.2 Supply and attrition.

How lines run stands in ``lines.py``. Here is who they feed: headquarters that are linked with a source, then
the units that the headquarters' lines reach; and how the zones of both sides feed and cut each other.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from quadrant.games.empire.components import (
    ALLIES,
    AUSTRALIA,
    CHINA_BOX,
    COMMANDED,
    EAST_EDGE,
    ELIMINATED,
    FLYERS,
    FLYING,
    GROUND,
    HQS,
    JAPAN,
    KIND_OF,
    NAMES,
    NOBODY,
    NORTHERN_INDIA,
    OWN_UNITS,
    PORTS,
    REMOVED,
    ROSTER,
    SOURCES,
    SPACE,
    TROOPS,
    UNITS,
    distance,
)
from quadrant.games.empire.lines import (
    Ground,
    Lines,
    by_sea,
    flood,
    linked,
    straight_ways,
)
from quadrant.games.empire.lines import (
    forget as forget_lines,
)
from quadrant.games.empire.networks import (
    Network,
    command_lines,
    hump_open,
    kunming_feeds,
    network,
    road_open,
    supplied_airfields,
)
from quadrant.games.empire.networks import (
    forget as forget_networks,
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
from quadrant.games.empire.zones import Groups, Zones, active, forces, in_box, standing, units_in, zones_of
from quadrant.games.empire.zones import (
    forget as forget_forces,
)
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.counters import stack
from quadrant.kernel.facts import fact
from quadrant.kernel.flow import Step

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


# 6.4, 6.21 Both sides: zones feed and cut


def supply(game: Empire) -> Supply:
    """6.21 Who is in supply. Where both sides cut each other off, the Allies' zones come first."""
    return Supply(side_supply(game, JAPAN), side_supply(game, ALLIES))


@fact("places", "active", "control", "tracks")
def side_supply(game: Empire, side: int) -> Side:
    """6.21 The same for one side."""
    stands = settled(game)[side]
    fed = _fed(game, side, helped(game)) | certain(game, side)
    return Side(stands.hqs, fed, stands.ground, stands.zones)


@fact("places", "control", "tracks")
def _fed(game: Empire, side: int, sure: int) -> int:
    """6.21 The units in supply but for those that are so whatever happens: they change with activations."""
    return contest(game, sure)[side].fed(game, side)


@fact("stands", "active", "control", "tracks")
def settled(game: Empire) -> tuple[Settled, Settled]:
    """6.4 The zones of both sides as they are."""
    return contest(game, helped(game))


@fact("stands", "active", "control", "tracks")
def helped(game: Empire) -> int:
    """6.0 The flyers for whose zones it matters that they are in supply whatever happens.

    Activated flyers are; but it does not matter of those that would be in supply whatever is tried.
    """
    sure = (certain(game, JAPAN) | certain(game, ALLIES)) & FLYING_UNITS
    if not sure:
        return 0
    found = contest(game, 0)
    doubtful = sure & ~(found[JAPAN].always | found[ALLIES].always)
    if not doubtful:
        return 0
    found = contest(game, doubtful)
    return sure if sure & ~doubtful & ~(found[JAPAN].always | found[ALLIES].always) else doubtful


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
        boxed = in_box(game)
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
    forget_networks()
    forget_lines()
    forget_forces()


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


class Settled(NamedTuple):
    """What stands when the zones do: whatever ships and ground units do, it is the same for all of them."""

    ground: Ground
    zones: Zones
    hqs: int
    #: The carriers and air units on the map that are in supply, and those that were whatever was tried.
    flyers: int
    always: int
    network: Network

    def fed(self, game: Empire, side: int) -> int:
        """6.21 What it means for every unit of the side, but for those that are in supply anyway."""
        groups = forces(game).groups[side]
        if not (game.rules.national_supply and side == ALLIES):
            groups = (_together(groups),)
        hqs, places = bits(self.hqs), forces(game).hqs[side]
        fed = self.hqs | self._boxed(game, side)
        for commanded, units, hexes in groups:
            cut = hexes & ~self.network.fed(game, self.ground, hqs, places, commanded, hexes)
            fed |= units & ~units_in(game, side, cut) if cut else units
        return fed

    def _boxed(self, game: Empire, side: int) -> int:
        """13.74 The same for the China air box."""
        if side != ALLIES or CHINA_BOX not in game.at:
            return 0
        return in_box(game) if kunming_feeds(game, self.ground, self.network.fields) else 0


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
        everybody = _together(here.wings[side])
        self.flying = everybody[1]
        strict = game.rules.national_supply and side == ALLIES
        self.wings = here.wings[side] if strict else (everybody,)
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
        self.network: Network | None = None

    def settled(self) -> Settled:
        assert self.network is not None
        fed = self.fed & FLYING_UNITS
        return Settled(self.ground, self.zones, self.fed_hqs, fed, self.always, self.network)

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
        self.network = network(game, side, self.ground, hqs, self.places)
        self._feed(self.network, hqs)

    def _feed(self, network: Network, hqs: list[int]) -> None:
        """Which carriers and air units are fed."""
        game = self.game
        found = self._boxed(network)
        for commanded, units, hexes in self.wings:
            cut = hexes & ~network.fed(game, self.ground, hqs, self.places, commanded, hexes)
            found |= units & ~units_in(game, self.side, cut) if cut else units
        self.always &= found
        self.fed = self.sure | found

    def _boxed(self, network: Network) -> int:
        """13.74 Units in the China air box that are in supply."""
        if self.side != ALLIES or CHINA_BOX not in self.game.at:
            return 0
        there = in_box(self.game)
        return there if kunming_feeds(self.game, self.ground, network.fields) else 0


def _together(groups: Groups) -> tuple[int, int, int]:
    """Units of all commands as one group."""
    everybody = hexes = 0
    for _, units, places in groups:
        everybody |= units
        hexes |= places
    return 0b111, everybody, hexes


def full_lines(game: Empire, side: int, hqs: list[int]) -> tuple[Lines, Lines, Lines]:
    """6.12 What the lines of these headquarters reach, whether units are there or not."""
    ground = settled(game)[side].ground
    return command_lines(game, side, ground, hqs, mask_of(game.at[hq] for hq in hqs), None)


def fed_hexes(game: Empire, unit: int, hqs: list[int], among: int) -> int:
    """6.21 Where of these hexes a unit would be in supply from these headquarters (or from Kunming)."""
    side = side_of(unit)
    strict = game.rules.national_supply and side == ALLIES
    commanded = COMMANDED[unit] if strict else 0b111
    ground = settled(game)[side].ground
    places = mask_of(game.at[hq] for hq in hqs)
    lines = network(game, side, ground, hqs, forces(game).hqs[side])
    return lines.fed(game, ground, hqs, places, commanded, among)


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


@fact("places", "active", "control", "tracks")
def indian_fields(game: Empire) -> int:
    """13.74 The supplied airfields in northern India, from which the China air box is reached."""
    return supplied_airfields(game, ALLIES, settled(game)[ALLIES].ground, NORTHERN_INDIA)


# What is asked


def supplied(game: Empire, unit: int) -> bool:
    """6.2 Whether a unit is in supply."""
    return bool(side_supply(game, side_of(unit)).units >> unit & 1)


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

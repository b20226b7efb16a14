"""6.2 Supply and attrition.

How lines run stands in ``lines.py``. Here is who they feed: headquarters that are linked with a source, then
the units that the headquarters' lines reach; and how the zones of both sides feed and cut each other.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from quadrant.games.empire.components import (
    ALLIES,
    CHINA_BOX,
    COMMANDED,
    EAST_EDGE,
    FLYERS,
    FLYING,
    HQS,
    JAPAN,
    KIND_OF,
    NAMES,
    NOBODY,
    NORTHERN_INDIA,
    OWN_UNITS,
    REMOVED,
    ROSTER,
    SPACE,
    TROOPS,
    UNITS,
    distance,
)
from quadrant.games.empire.rules.losses import eliminate
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import ACTIVE, Empire, on_map, side_of, steps_left
from quadrant.games.empire.supply.lines import Lines
from quadrant.games.empire.supply.lines import forget as forget_lines
from quadrant.games.empire.supply.links import Ground, by_sea, flood
from quadrant.games.empire.supply.networks import (
    ALL_COMMANDS,
    command_lines,
    commands,
    hump_open,
    network,
    road_open,
    supplied_airfields,
)
from quadrant.games.empire.supply.networks import forget as forget_networks
from quadrant.games.empire.supply.zone_contest import Settled, contest
from quadrant.games.empire.supply.zone_contest import forget as forget_contests
from quadrant.games.empire.supply.zone_contest import sources as sources
from quadrant.games.empire.supply.zones import Zones, active, forces, holding, units_in
from quadrant.games.empire.supply.zones import forget as forget_forces
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.facts import fact
from quadrant.kernel.flow import Step

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
def settled_without(game: Empire, units: int) -> tuple[Settled, Settled]:
    """6.4 The zones of both sides as they would be without these units: supply is checked again."""
    trial = game.clone()
    for unit in bits(units):
        trial.move(unit, REMOVED)
    return settled(trial)


def supplied_at(game: Empire, unit: int, space: int) -> bool:
    """6.2 Whether a unit would be in supply in that hex, with its own zone there, were it not activated."""
    trial = game.clone()
    trial.move(unit, space)
    trial.unmark(unit, ACTIVE)
    return supplied(trial, unit)


@fact("stands", "active", "control", "tracks")
def helped(game: Empire) -> int:
    """6.0 The flyers for whose zones it matters that they are in supply whatever happens.

    Activated flyers are; but it does not matter of those that would be in supply whatever is tried.
    """
    there = forces(game).there
    sure = _certain(game) & (there[JAPAN] | there[ALLIES]) & FLYING_UNITS
    if not sure:
        return 0
    doubtful = _doubtful(game, 0, sure)
    if not doubtful:
        return 0
    return sure if _doubtful(game, doubtful, sure & ~doubtful) else doubtful


def _doubtful(game: Empire, helped: int, units: int) -> int:
    """Those of these flyers that are not in supply whatever is tried, if these are helped."""
    japan, allies = contest(game, helped)
    return japan.doubtful(game, units & OWN_UNITS[JAPAN]) | allies.doubtful(game, units & OWN_UNITS[ALLIES])


def forget() -> None:
    """Drop what is kept of situations and lines: for those who measure what they cost."""
    forget_contests()
    forget_networks()
    forget_lines()
    forget_forces()


def certain(game: Empire, side: int) -> int:
    """6.0, 6.23 Units that are in supply whatever happens: activated, or where the Tokyo Express goes."""
    return _certain(game) & OWN_UNITS[side] & ~HQS


def _certain(game: Empire) -> int:
    """The same for both sides, headquarters included."""
    units = active(game)
    if game.tokyo_express != NOBODY:
        units |= units_in(game, JAPAN, 1 << game.tokyo_express)
    return units


def full_lines(game: Empire, side: int, hqs: list[int]) -> tuple[Lines, Lines, Lines]:
    """6.12 What the lines of these headquarters reach, whether units are there or not."""
    ground = settled(game)[side].ground
    return command_lines(game, side, ground, hqs, mask_of(game.at[hq] for hq in hqs))


def fed_hexes(game: Empire, unit: int, hqs: list[int], among: int, stands: Settled | None = None) -> int:
    """6.21 Where of these hexes a unit would be in supply from these headquarters (or from Kunming).

    The zones are those that stand now, or these.
    """
    side = side_of(unit)
    strict = game.rules.national_supply and side == ALLIES
    commanded = COMMANDED[unit] if strict else ALL_COMMANDS
    ground = (stands or settled(game)[side]).ground
    places = mask_of(game.at[hq] for hq in hqs)
    runs = tuple([command.run(ground.sea) for command in commands(game, side, hqs)])
    lines = network(game, side, ground, runs, forces(game).hqs[side], holding(game, 1 - side))
    return lines.fed(game, ground, places, commanded, among)


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
    if HQS >> unit & 1:
        # Of headquarters it is known as soon as the zones stand.
        return bool(settled(game)[side_of(unit)].hqs >> unit & 1)
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
    edge = SCENARIOS[game.scenario].east or EAST_EDGE
    return linked_to(game, ALLIES, edge & game.area, 1 << game.at[hq])


# 6.24 Attrition


class Attrition(Step):
    """4.4, 6.24 Units without supply are reduced; the reduced ones far from any headquarters are lost."""

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

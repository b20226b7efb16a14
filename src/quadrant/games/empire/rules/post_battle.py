"""9.6, 8.22, 8.32 Movement after the battles, and emergency moves."""

from __future__ import annotations

from typing import Final

from quadrant.games.empire.components import (
    ALLIES,
    COASTAL,
    FLYERS,
    FLYING,
    HQ,
    KIND_OF,
    NAMES,
    NAVAL,
    OWN_UNITS,
    ROSTER,
    SEA,
    SEATS,
    TROOPS,
    UNITS,
    ball,
)
from quadrant.games.empire.rules.common_picks import AboutUnit
from quadrant.games.empire.rules.headquarters import activated, commands, displace, hqs_on_map
from quadrant.games.empire.rules.losses import eliminate
from quadrant.games.empire.rules.movement import airfields, allowance, naval_allowance, ports, waters
from quadrant.games.empire.rules.movement_air import hop, in_flight, landing_fields
from quadrant.games.empire.rules.movement_sea import sail
from quadrant.games.empire.rules.scenario_rules import hqs_are_safe
from quadrant.games.empire.rules.stacking import room
from quadrant.games.empire.rules.supply import (
    enemy_zone,
    fed_hexes,
    settled_without,
    side_supply,
    supplied_at,
)
from quadrant.games.empire.state import (
    ACTIVE,
    BARGE,
    LANDED,
    MOVED,
    STRATEGIC,
    Empire,
    controlled,
    on_map,
    seat,
    side_of,
    under_way,
)
from quadrant.games.empire.supply.zones import forces, present, units_in
from quadrant.games.empire.verbs import MOVE, PLACE, SELECT
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.facts import fact
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import ANY, Limit, Limits, when
from quadrant.kernel.pick import Pick
from quadrant.kernel.verbs import FINISHING

#: 8.22 How far ships may be put in an emergency.
EMERGENCY: Final = 10


# 8.22, 8.32, 6.14 Emergencies


def refuges(game: Empire, unit: int) -> int:
    """8.22, 8.32 Where a unit is put in an emergency: ports or airfields with room first."""
    side, space = side_of(unit), game.at[unit]
    if KIND_OF[unit] in NAVAL:
        hexes = ports(game, side) & ball(space, EMERGENCY) & ~present(game, 1 - side)
    else:
        hexes = landing_fields(game, side) & ball(space, ROSTER[unit].reach)
    return mask_of(there for there in bits(hexes) if room(game, unit, there)) or hexes


def driven_out(game: Empire, side: int) -> list[int]:
    """Ships and air units of the side in hexes that the enemy controls."""
    here = forces(game)
    lost = controlled(game, 1 - side) & (here.naval(side) | here.air[side])
    return [unit for unit in bits(units_in(game, side, lost)) if KIND_OF[unit] not in (HQ, TROOPS)]


class EmergencyMoves(Step):
    """7.2.S14 Units in hexes that the enemy has taken leave them; headquarters are displaced (6.14)."""

    def run(self, game: Empire) -> None:
        for side in (0, 1):
            for hq in hqs_on_map(game, side):
                if controlled(game, 1 - side) >> game.at[hq] & 1 and not hqs_are_safe(game):
                    displace(game, hq, "6.14")
        first = 1 - game.offensive.side if game.offensive else ALLIES
        units = [*driven_out(game, first), *driven_out(game, 1 - first)]
        game.push(*(Emergency(unit) for unit in units))


class Emergency(Step):
    """8.22, 8.32 One unit: it is put elsewhere, or lost."""

    unit: int

    def run(self, game: Empire) -> None:
        unit = self.unit
        if not on_map(game, unit):
            return
        if refuges(game, unit):
            game.push(Flee(seat(side_of(unit)), unit))
            return
        game.tell("no-refuge", "8.22", unit=UNITS.ids[unit])
        eliminate(game, unit)


class Flee(AboutUnit):
    """8.22, 8.32 Where it is put."""

    rule, verb = "8.22", PLACE

    def limits(self, game: Empire) -> Limits:
        return Limits(Limit("8.22", refuges(game, self.unit), "why-no-refuge"))

    def take(self, game: Empire, space: int, /) -> None:
        game.tell("fled", "8.22", unit=UNITS.ids[self.unit], space=NAMES[space])
        game.move(self.unit, space)


# 9.6 Movement after the battles


def may_stay(game: Empire, unit: int) -> bool:
    """9.61, 9.62 Whether a unit stands where it may end."""
    side, space = side_of(unit), game.at[unit]
    if KIND_OF[unit] in NAVAL:
        return bool(ports(game, side) >> space & 1)
    if KIND_OF[unit] in FLYING:
        return bool(landing_fields(game, side) >> space & 1)
    return bool(controlled(game, side) >> space & 1)


def settled(game: Empire, unit: int) -> bool:
    """9.61 Whether a unit may end where it stands: a reacting one in supply, if that can be."""
    if not may_stay(game, unit):
        return False
    if side_of(unit) == under_way(game).side or KIND_OF[unit] == TROOPS:
        return True
    here = 1 << game.at[unit]
    return bool(_served(game, unit, here)) or not _served(game, unit, homes(game, unit))


def homes(game: Empire, unit: int) -> int:
    """9.6 Where a unit may go after the battles."""
    side = side_of(unit)
    if KIND_OF[unit] in NAVAL:
        bases = sail(game, game.at[unit], naval_allowance(game, side), ANY) & ports(game, side)
        bases &= ~present(game, 1 - side)
    elif KIND_OF[unit] in FLYING:
        bases = _airfields(game, unit)
    else:
        bases = _beaches(game, unit)
    bases &= ~(1 << game.at[unit])
    if side == under_way(game).side:
        return bases
    return _served(game, unit, bases) or bases


def _airfields(game: Empire, unit: int) -> int:
    """8.31 A range in parentheses serves only units that did not fight (reading 68)."""
    side, counter = side_of(unit), ROSTER[unit]
    legs = allowance(game, side)
    fought = under_way(game).flown >> unit & 1
    if counter.parenthetical and fought and not game.rules.parenthetical_return:
        bases = airfields(game, side)
        return hop(game, 1 << game.at[unit], legs, counter.range, bases) & landing_fields(game, side)
    return in_flight(game, unit, legs)


def _beaches(game: Empire, unit: int) -> int:
    """9.62 Where a beaten landing goes: as ships, not by enemy units, out of enemy zones the shortest way."""
    side, start = side_of(unit), game.at[unit]
    if game.marks[unit] >> BARGE & 1:
        # 8.47 By barge it goes back where it came from.
        return 1 << game.origin[unit] & controlled(game, side) & ~present(game, 1 - side)
    zone = enemy_zone(game, side)
    safe = waters(game) & ~present(game, 1 - side)
    points = naval_allowance(game, side)
    goals = COASTAL & controlled(game, side) & ~present(game, 1 - side)
    reached = front = 1 << start
    inside = bool(zone >> start & 1)
    while inside and points and not reached & ~zone & ~(1 << start):
        front = SEA.neighbours(front) & safe & ~reached
        if not front:
            break
        reached |= front
        points -= 1
    free = reached & ~zone if inside else reached
    return SEA.within(free, points, safe & ~zone) & goals


@fact("places", "active", "control", "tracks")
def _served(game: Empire, unit: int, among: int) -> int:
    """9.61 Where of these a unit would be in supply and within range of a headquarters that commands it.

    A carrier or air unit takes its zone along: it is asked of each place with the unit there.
    """
    side = side_of(unit)
    near = 0
    for hq in hqs_on_map(game, side):
        if commands(game, hq, unit):
            near |= ball(game.at[hq], ROSTER[hq].range)
    among &= near
    if KIND_OF[unit] not in FLYERS:
        return fed_hexes(game, unit, bits(side_supply(game, side).hqs), among)
    both = settled_without(game, 1 << unit)
    own, foe = both[side], both[1 - side]
    # Its zone can only help: where it is fed without it, nothing more need be asked.
    fed = fed_hexes(game, unit, bits(own.hqs), among, own)
    if not foe.zones.all & ~own.zones.neutralising:
        return fed
    return fed | mask_of(space for space in bits(among & ~fed) if supplied_at(game, unit, space))


def movable(game: Empire, side: int) -> list[int]:
    """9.6 Activated units that may still move; ground units only when a landing failed."""
    units = []
    for unit in activated(game, side):
        marks = game.marks[unit]
        if marks >> MOVED & 1 or marks >> STRATEGIC & 1 or not on_map(game, unit):
            continue
        if KIND_OF[unit] == TROOPS and (may_stay(game, unit) or not marks >> LANDED & 1):
            continue
        units.append(unit)
    return units


class AfterBattle(Step):
    """7.2.S13, 9.61, 9.62 A side's activated units move after the battles; who has nowhere to go is lost."""

    side: int

    def run(self, game: Empire) -> None:
        if game.offensive is None:
            return
        for unit in bits(OWN_UNITS[self.side]):
            if game.marks[unit] >> ACTIVE & 1:
                game.unmark(unit, MOVED)
        game.push(ReturnUnits(seat(self.side)), Stranded(self.side))


class ReturnUnits(Pick):
    """9.6 Which unit moves after the battles."""

    rule, verb, stop = "9.6", SELECT, FINISHING
    undo_to = "return"

    def limits(self, game: Empire) -> Limits:
        units = movable(game, SEATS.index(self.seat))
        able = mask_of(unit for unit in units if homes(game, unit))
        return Limits(Limit("9.6", mask_of(units), "why-not-returning"), Limit("9.6", able, "why-no-base"))

    def may_stop(self, game: Empire) -> Limits:
        units = movable(game, SEATS.index(self.seat))
        adrift = any(not settled(game, unit) and homes(game, unit) for unit in units)
        return Limits(Limit("9.6", when(not adrift), "why-adrift"))

    def take(self, game: Empire, unit: int, /) -> None:
        game.push(ReturnTo(self.seat, unit), self)


class ReturnTo(AboutUnit):
    """9.6 Where it goes."""

    rule, verb = "9.6", MOVE
    undo_to = "unit"

    def limits(self, game: Empire) -> Limits:
        return Limits(Limit("9.6", homes(game, self.unit), "why-no-base"))

    def take(self, game: Empire, space: int, /) -> None:
        game.tell("returned", "9.6", unit=UNITS.ids[self.unit], space=NAMES[space])
        game.move(self.unit, space)
        game.mark(self.unit, MOVED)


class Stranded(Step):
    """9.6 Units that stand where they may not end are lost."""

    side: int

    def run(self, game: Empire) -> None:
        for unit in bits(OWN_UNITS[self.side]):
            if not game.marks[unit] >> ACTIVE & 1 or not on_map(game, unit) or may_stay(game, unit):
                continue
            if KIND_OF[unit] == TROOPS and not game.marks[unit] >> LANDED & 1:
                continue
            game.tell("stranded", "9.6", unit=UNITS.ids[unit], space=NAMES[game.at[unit]])
            eliminate(game, unit)

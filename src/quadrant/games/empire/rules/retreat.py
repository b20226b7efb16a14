"""9.5 Retreat."""

from __future__ import annotations

from quadrant.games.empire.components import (
    LAND,
    NAMED,
    NAMES,
    ONE_HEX,
    SEATS,
    UNITS,
)
from quadrant.games.empire.rules.common_picks import AboutUnit
from quadrant.games.empire.rules.control import take_hex
from quadrant.games.empire.rules.losses import eliminate
from quadrant.games.empire.rules.movement import footing, in_hex, troops_in
from quadrant.games.empire.rules.movement_ground import open_to
from quadrant.games.empire.rules.stacking import room
from quadrant.games.empire.state import BARGE, LANDED, Empire, battle_at, controlled, side_of, under_way
from quadrant.games.empire.supply.zones import present
from quadrant.games.empire.verbs import RETREAT_TO
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits


class RetreatActive(Step):
    """9.5 The active side's units go back where they came from; those that landed sail away (9.62)."""

    space: int

    def run(self, game: Empire) -> None:
        side = under_way(game).side
        for unit in troops_in(in_hex(game, self.space, side)):
            barge = game.marks[unit] >> BARGE & 1
            if game.marks[unit] >> LANDED & 1 and not barge:
                continue
            home = game.origin[unit]
            blocked = present(game, 1 - side) >> home & 1 or not controlled(game, side) >> home & 1
            if blocked:
                game.tell("no-retreat", "9.5", unit=UNITS.ids[unit])
                eliminate(game, unit)
                continue
            game.tell("retreated", "9.5", unit=UNITS.ids[unit], space=NAMES[home])
            game.move(unit, home)
            game.unmark(unit, LANDED)


class RetreatReactor(Step):
    """9.5 The active side moves the reacting side's units out, one after the other."""

    space: int

    def run(self, game: Empire) -> None:
        offensive = under_way(game)
        units = troops_in(in_hex(game, self.space, 1 - offensive.side))
        game.push(*(Retreat(self.space, unit) for unit in units))


def ways(game: Empire, unit: int, space: int) -> int:
    """9.5 Where a reacting unit may be moved: own named hexes first."""
    if ONE_HEX >> space & 1:
        return 0
    offensive = under_way(game)
    side = side_of(unit)
    battle = battle_at(game, space)
    came = battle.came if battle else 0
    hexes = (
        LAND.neighbours(1 << space) & footing(game) & open_to(unit) & ~came & ~present(game, offensive.side)
    )
    hexes = mask_of(there for there in bits(hexes) if room(game, unit, there))
    return hexes & NAMED & controlled(game, side) or hexes


class Retreat(Step):
    """9.5 One unit: it is moved, or lost if there is no way out."""

    space: int
    unit: int

    def run(self, game: Empire) -> None:
        if game.at[self.unit] != self.space:
            return
        if not ways(game, self.unit, self.space):
            game.tell("no-retreat", "9.5", unit=UNITS.ids[self.unit])
            eliminate(game, self.unit)
            return
        game.push(RetreatUnit(SEATS[under_way(game).side], self.unit, self.space))


class RetreatUnit(AboutUnit):
    """9.5 The hex to which a unit is driven."""

    rule, verb = "9.5", RETREAT_TO

    space: int

    def limits(self, game: Empire) -> Limits:
        return Limits(Limit("9.5", ways(game, self.unit, self.space), "why-no-way-out"))

    def take(self, game: Empire, space: int, /) -> None:
        game.tell("retreated", "9.5", unit=UNITS.ids[self.unit], space=NAMES[space])
        game.move(self.unit, space)
        take_hex(game, side_of(self.unit), space)

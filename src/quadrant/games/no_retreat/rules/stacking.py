"""8.4 Stacking."""

from __future__ import annotations

from typing import Final

from quadrant.games.no_retreat.components import (
    AREAS,
    ARMOR,
    AXIS,
    DESTROYED,
    FORTRESS,
    NAMES,
    RESERVES,
    SHATTERED,
    SOVIET,
    YUGOSLAVS,
)
from quadrant.games.no_retreat.rules.cards import Ask
from quadrant.games.no_retreat.rules.losses import remove
from quadrant.games.no_retreat.rules.supply import units_at, units_on_map
from quadrant.games.no_retreat.state import OUT_OF_SUPPLY, NoRetreat, face, seat, side_of
from quadrant.games.no_retreat.verbs import REMOVE
from quadrant.kernel.board import mask_of
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args

#: 8.4.1 From turn 11 Soviet armour stacks with another unit, from turn 23 any two do.
ARMOR_STACKS: Final = 11
ALL_STACK: Final = 23


def fits(game: NoRetreat, side: int, units: tuple[int, ...], space: int) -> bool:
    """8.4.1, 8.4.2 Whether these units of one side may share a place; nothing but units counts."""
    counted = [unit for unit in units if unit != RESERVES]
    room = game.roomy >> space & 1 if side == SOVIET else 0
    if len(counted) <= 1 + room:
        return True
    if len(counted) > 2 + room:
        return False
    if side == AXIS or game.turn >= ALL_STACK:
        return True
    if AREAS >> space & 1 and all(unit in YUGOSLAVS for unit in counted):
        return True
    if game.turn < ARMOR_STACKS:
        return False
    kinds = [face(game, unit).kind for unit in counted]
    return ARMOR in kinds and FORTRESS not in kinds


def may_join(game: NoRetreat, unit: int, space: int) -> bool:
    """Whether the unit could stop there without being one too many."""
    side = side_of(unit)
    there = tuple(
        other for other in units_at(game).get(space, ()) if side_of(other) == side and other != unit
    )
    return fits(game, side, (*there, unit), space)


def full_places(game: NoRetreat, unit: int) -> int:
    """The places with friendly units where this one would be one too many."""
    side = side_of(unit)
    return mask_of(
        space
        for space, units in units_at(game).items()
        if side_of(units[0]) == side and not may_join(game, unit, space)
    )


def surplus(game: NoRetreat, side: int) -> int:
    """A place where the side has too many units, the first one; -1 if there is none."""
    for space, units in units_at(game).items():
        if len(units) > 1 and side_of(units[0]) == side and not fits(game, side, units, space):
            return space
    return -1


class CheckStacking(Step):
    """8.4.3 At the end of a phase or battle units that are too many leave the map."""

    side: int

    def run(self, game: NoRetreat) -> None:
        if len(units_at(game)) == len(units_on_map(game, 0)) + len(units_on_map(game, 1)):
            return
        if surplus(game, self.side) >= 0:
            game.push(Overstacked(seat(self.side)))


class Overstacked(Ask):
    """8.4.3 The owner names the unit that is too many."""

    rule, verb = "8.4.3", REMOVE

    def limits(self, game: NoRetreat) -> Limits:
        space = surplus(game, self.side)
        there = mask_of(unit for unit in units_at(game)[space] if unit != RESERVES)
        return Limits(Limit("8.4.3", there, "why-not-overstacked", {"space": NAMES[space]}))

    def take(self, game: NoRetreat, unit: int) -> None:
        send_away(game, unit)
        game.push(CheckStacking(self.side))

    def args(self, game: NoRetreat) -> Args:
        return {"space": NAMES[surplus(game, self.side)]}


def send_away(game: NoRetreat, unit: int) -> None:
    """8.4.3 To the Shattered box; fortresses and units out of supply to the Destroyed box."""
    doomed = face(game, unit).kind == FORTRESS or game.marked(unit, OUT_OF_SUPPLY)
    game.tell_of("overstacked", "8.4.3", unit, space=NAMES[game.at[unit]])
    remove(game, unit, DESTROYED if doomed else SHATTERED, by_enemy=False)

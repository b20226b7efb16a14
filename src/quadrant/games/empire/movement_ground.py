"""8.4 Movement overland: hex by hex, so that any path can be taken; disengagement."""

from __future__ import annotations

from quadrant.games.empire.asking import AboutUnit
from quadrant.games.empire.components import (
    CHINESE,
    CHINESE_GROUND,
    CLOSED_TO,
    GROUND,
    LAND,
    MOUNTAIN,
    NAMES,
    ROSTER,
    SEATS,
    UNITS,
    land_steps,
)
from quadrant.games.empire.control import take_hex
from quadrant.games.empire.movement import allowance, in_hex, spot, targets, troops_in
from quadrant.games.empire.state import (
    LANDED,
    MOVED,
    Empire,
    change,
    face,
    seat,
    side_of,
    under_way,
)
from quadrant.games.empire.verbs import DISENGAGE, MOVE
from quadrant.games.empire.zones import has_standing, present
from quadrant.kernel.board import mask_of
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args
from quadrant.kernel.pick import Pick
from quadrant.kernel.verbs import FINISHING, PASSING


def open_to(unit: int) -> int:
    """8.41 The hexes that a ground unit may enter at all."""
    if CHINESE >> unit & 1:
        return CHINESE_GROUND
    return GROUND & ~CLOSED_TO[side_of(unit)]


def costs(game: Empire, unit: int, start: int) -> dict[int, int]:
    """8.42 What it costs (doubled) to enter each hex next to a hex, by land."""
    side = side_of(unit)
    found = {}
    for there, cost, road in land_steps(game.built)[start]:
        if not game.area >> there & 1:
            continue
        fast = road and not has_standing(game, 1 - side, there)
        if ROSTER[unit].type == "ARMOR" and MOUNTAIN >> there & 1 and not fast:
            continue
        found[there] = 1 if fast else cost
    return found


def step_limits(game: Empire, unit: int, points: int) -> Limits:
    """8.42 The next hexes of a unit on the march, with so many (doubled) points left."""
    start, side = game.at[unit], side_of(unit)
    prices = costs(game, unit, start)
    near = mask_of(prices)
    cheap = mask_of(there for there, cost in prices.items() if cost <= points)
    foe = present(game, 1 - side)
    return Limits(
        Limit("8.42", LAND.neighbours(1 << start) & near, "why-not-by-land"),
        Limit("8.41", open_to(unit), "why-closed"),
        Limit("8.42", cheap, "why-no-points"),
        Limit("7.24", ~foe | targets(game), "why-one-battle"),
    )


class March(AboutUnit):
    """8.42 A ground unit goes on, hex by hex, as far as its points allow."""

    rule, verb, stop = "8.42", MOVE, FINISHING
    undo_to = "unit"

    points: int

    def limits(self, game: Empire) -> Limits:
        return step_limits(game, self.unit, self.points)

    def take(self, game: Empire, space: int, /) -> None:
        march(game, self.unit, space, self.points)

    def stopped(self, game: Empire) -> None:
        game.mark(self.unit, MOVED)


def march(game: Empire, unit: int, space: int, points: int) -> None:
    """8.42 A ground unit enters the next hex: it takes it, or stops before the enemy."""
    start, side = game.at[unit], side_of(unit)
    left = points - costs(game, unit, start)[space]
    spot(game, 1 << start | 1 << space)
    game.origin[unit] = start
    change(game, origins=under_way(game).origins | 1 << start)
    game.tell("marched", "8.42", unit=UNITS.ids[unit], space=NAMES[space])
    game.move(unit, space)
    game.unmark(unit, LANDED)
    game.push(Entered(seat(side), unit, left))
    if disengagement_places(game, space):
        game.push(Disengage(SEATS[1 - side], space))


class Entered(Step):
    """8.42 A unit that meets the enemy stops; otherwise the hex is its side's, and it may go on."""

    seat: str
    unit: int
    points: int

    def run(self, game: Empire) -> None:
        unit, side = self.unit, side_of(self.unit)
        space = game.at[unit]
        if has_standing(game, 1 - side, space):
            game.mark(unit, MOVED)
            return
        take_hex(game, side, space)
        if present(game, 1 - side) >> space & 1 or not step_limits(game, unit, self.points).mask:
            game.mark(unit, MOVED)
            return
        game.push(March(self.seat, unit, self.points))


# 8.43 Disengagement


def ground_strength(game: Empire, units: list[int]) -> int:
    return sum(face(game, unit).attack for unit in units)


def disengagement_places(game: Empire, space: int) -> int:
    """8.43 Where the reacting side's ground units may go when they are the stronger ones; 0 if nowhere."""
    offensive = under_way(game)
    reactors = troops_in(in_hex(game, space, 1 - offensive.side))
    attackers = troops_in(in_hex(game, space, offensive.side))
    if not reactors or any(game.marks[unit] >> LANDED & 1 for unit in attackers):
        return 0
    if ground_strength(game, reactors) <= ground_strength(game, attackers):
        return 0
    came = mask_of(game.origin[unit] for unit in attackers)
    found = LAND.neighbours(1 << space) & game.area & ~came & ~present(game, offensive.side)
    for unit in reactors:
        found &= open_to(unit)
    return found


class Disengage(Pick):
    """8.43 The reacting side's ground units may leave the hex that the enemy has just entered."""

    rule, verb, stop = "8.43", DISENGAGE, PASSING

    space: int

    def limits(self, game: Empire) -> Limits:
        return Limits(Limit("8.43", disengagement_places(game, self.space), "why-no-way-out"))

    def args(self, game: Empire) -> Args:
        return {"space": NAMES[self.space]}

    def take(self, game: Empire, space: int, /) -> None:
        side = 1 - under_way(game).side
        for unit in troops_in(in_hex(game, self.space, side)):
            game.tell("disengaged", "8.43", unit=UNITS.ids[unit], space=NAMES[space])
            game.move(unit, space)
        take_hex(game, side, space)


# 7.26 Reaction overland


def overland(game: Empire, unit: int, goals: int) -> dict[int, int]:
    """7.26, 8.42 The declared battle hexes that a reacting unit can walk to, and the hex it comes from."""
    best = {game.at[unit]: 0}
    edge = [game.at[unit]]
    points = 2 * allowance(game, side_of(unit))
    found: dict[int, int] = {}
    passable = open_to(unit)
    while edge:
        here = edge.pop(0)
        for there, cost in costs(game, unit, here).items():
            total = best[here] + cost
            if total > points or total >= best.get(there, 99) or not passable >> there & 1:
                continue
            best[there] = total
            if goals >> there & 1:
                found[there] = here
            elif not present(game, 1 - side_of(unit)) >> there & 1:
                edge.append(there)
    return found

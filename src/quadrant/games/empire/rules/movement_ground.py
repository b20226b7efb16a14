"""8.4 Movement overland: hex by hex, so that any path can be taken; disengagement."""

from __future__ import annotations

from collections.abc import Iterable

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
from quadrant.games.empire.rules.common_picks import AboutUnit
from quadrant.games.empire.rules.control import take_hex
from quadrant.games.empire.rules.movement import allowance, footing, in_hex, spot, targets, troops_in
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
from quadrant.games.empire.supply.zones import has_standing, present, standing
from quadrant.games.empire.verbs import DISENGAGE, MOVE
from quadrant.kernel.board import mask_of
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import ANY, Limit, Limits, when
from quadrant.kernel.message import Args
from quadrant.kernel.paths import Ways, cheapest_ways
from quadrant.kernel.pick import Pick
from quadrant.kernel.verbs import FINISHING, PASSING

# 7.26 Reaction overland


def overland(game: Empire, unit: int, goals: int, battles: int) -> dict[int, int]:
    """7.26, 8.42 The goals a reacting unit can walk to, and the hexes it comes from; no battle is passed."""
    side = side_of(unit)
    stops = goals | battles | standing(game, 1 - side)
    walked = walks(game, unit, 2 * allowance(game, side), ANY, stops)
    return {there: here for there, here in walked.before.items() if goals >> there & 1}


# 8.41, 8.42 Overland


def open_to(unit: int) -> int:
    """8.41 The hexes that a ground unit may enter at all."""
    if CHINESE >> unit & 1:
        return CHINESE_GROUND
    return GROUND & ~CLOSED_TO[side_of(unit)]


def costs(game: Empire, unit: int, start: int) -> dict[int, int]:
    """8.42 What it costs (doubled) to enter each hex next to a hex, by land; 8.49 no armour in mountains."""
    side = side_of(unit)
    prices = {}
    for there, cost, road in land_steps(game.built)[start]:
        if not footing(game) >> there & 1:
            continue
        fast = road and not has_standing(game, 1 - side, there)
        if ROSTER[unit].type == "ARMOR" and MOUNTAIN >> there & 1 and not fast:
            continue
        prices[there] = 1 if fast else cost
    return prices


def walks(game: Empire, unit: int, points: int, may_enter: int, stops: int) -> Ways:
    """8.42 The cheapest ways of a ground unit (in halves of a point); it ends where something stops it."""
    start, passable = game.at[unit], open_to(unit) & may_enter

    def steps(here: int) -> Iterable[tuple[int, int]]:
        if here != start and stops >> here & 1:
            return
        for there, cost in costs(game, unit, here).items():
            if passable >> there & 1:
                yield there, cost

    return cheapest_ways({start: 0}, steps, points)


def stack_costs(game: Empire, units: tuple[int, ...], start: int) -> dict[int, int]:
    """7.23, 8.42 The same for a stack: where all of them can go, at the price of the slowest."""
    prices = costs(game, units[0], start)
    for unit in units[1:]:
        others = costs(game, unit, start)
        prices = {there: max(cost, others[there]) for there, cost in prices.items() if there in others}
    return prices


def open_to_all(units: tuple[int, ...]) -> int:
    hexes = open_to(units[0])
    for unit in units[1:]:
        hexes &= open_to(unit)
    return hexes


def step_limits(game: Empire, units: tuple[int, ...], points: int) -> Limits:
    """8.42 The next hexes of a stack on the march, with so many (doubled) points left."""
    start = game.at[units[0]]
    prices = stack_costs(game, units, start)
    near = mask_of(prices)
    cheap = mask_of(there for there, cost in prices.items() if cost <= points)
    return Limits(
        Limit("8.42", LAND.neighbours(1 << start) & near, "why-not-by-land"),
        Limit("8.41", open_to_all(units), "why-closed"),
        Limit("8.42", cheap, "why-no-points"),
        Limit("7.24", enterable(game, units, start, points), "why-one-battle"),
    )


def enterable(game: Empire, units: tuple[int, ...], start: int, points: int) -> int:
    """8.11 Hexes without enemies, or where a battle may be; past ships alone, if the march can go on."""
    foe = present(game, 1 - side_of(units[0]))
    may = ~foe | targets(game, units)
    allowed = open_to_all(units)
    for there, cost in stack_costs(game, units, start).items():
        left = points - cost
        if may >> there & 1 or left <= 0 or not allowed >> there & 1:
            continue
        if not has_standing(game, 1 - side_of(units[0]), there) and _goes_on(game, units, there, left):
            may |= 1 << there
    return may


def _goes_on(game: Empire, units: tuple[int, ...], start: int, points: int) -> bool:
    """8.11 Whether a stack that passes ships has a next hex."""
    cheap = mask_of(there for there, cost in stack_costs(game, units, start).items() if cost <= points)
    return bool(cheap & open_to_all(units) & enterable(game, units, start, points))


class March(AboutUnit):
    """8.42 A ground unit, or a stack, goes on, hex by hex, as far as its points allow."""

    rule, verb, stop = "8.42", MOVE, FINISHING
    undo_to = "unit"

    points: int
    #: 7.23 The units that march with it.
    beside: tuple[int, ...] = ()

    @property
    def stack(self) -> tuple[int, ...]:
        return (self.unit, *self.beside)

    def limits(self, game: Empire) -> Limits:
        return step_limits(game, self.stack, self.points)

    def may_stop(self, game: Empire) -> Limits:
        """8.11 Not where enemy ships are, if no battle can be declared there."""
        side, bit = side_of(self.unit), 1 << game.at[self.unit]
        free = not present(game, 1 - side) & bit or targets(game, self.stack) & bit
        return Limits(Limit("7.24", when(bool(free)), "why-one-battle"))

    def take(self, game: Empire, space: int, /) -> None:
        march(game, self.stack, space, self.points)

    def stopped(self, game: Empire) -> None:
        halt(game, self.stack)


def halt(game: Empire, units: tuple[int, ...]) -> None:
    for unit in units:
        game.mark(unit, MOVED)


def march(game: Empire, units: tuple[int, ...], space: int, points: int) -> None:
    """8.42 A stack enters the next hex: it takes it, or stops before the enemy."""
    start, side = game.at[units[0]], side_of(units[0])
    left = points - stack_costs(game, units, start)[space]
    spot(game, 1 << start | 1 << space)
    change(game, origins=under_way(game).origins | 1 << start)
    for unit in units:
        game.origin[unit] = start
        game.tell("marched", "8.42", unit=UNITS.ids[unit], space=NAMES[space])
        game.move(unit, space)
        game.unmark(unit, LANDED)
    game.push(Entered(seat(side), units, left))
    if disengagement_places(game, space):
        game.push(Disengage(SEATS[1 - side], space))


class Entered(Step):
    """8.42 A stack that meets the enemy stops; otherwise the hex is its side's, and it may go on."""

    seat: str
    units: tuple[int, ...]
    points: int

    def run(self, game: Empire) -> None:
        units, side = self.units, side_of(self.units[0])
        space = game.at[units[0]]
        if has_standing(game, 1 - side, space):
            halt(game, units)
            return
        take_hex(game, side, space)
        if not step_limits(game, units, self.points).mask:
            halt(game, units)
            return
        game.push(March(self.seat, units[0], self.points, units[1:]))


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
    hexes = LAND.neighbours(1 << space) & footing(game) & ~came & ~present(game, offensive.side)
    for unit in reactors:
        hexes &= open_to(unit)
    return hexes


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

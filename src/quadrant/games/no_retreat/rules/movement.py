"""8.0 The movement phase."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Final

from quadrant.games.no_retreat.components import (
    AXIS,
    BALKANS,
    BOARD,
    CHART,
    CITIES,
    FINLAND,
    HEXES,
    NAMES,
    RESERVES,
    ROSTER,
    SHATTERED,
    SOVIET,
    TANKS,
    TERRAIN,
    UNITS,
    WEATHER_CHART,
)
from quadrant.games.no_retreat.rules.cards import Ask
from quadrant.games.no_retreat.rules.control import enter
from quadrant.games.no_retreat.rules.events import AskWithEvents, window
from quadrant.games.no_retreat.rules.losses import remove
from quadrant.games.no_retreat.rules.rail import Reserves, entrain, mobile, rail_limits, unmoved
from quadrant.games.no_retreat.rules.supply import units_at, units_on_map
from quadrant.games.no_retreat.rules.zones import held, hostile
from quadrant.games.no_retreat.state import (
    BOOSTED,
    MOVED,
    OUT_OF_SUPPLY,
    NoRetreat,
    face,
    on_map,
    seat,
    side_of,
)
from quadrant.games.no_retreat.verbs import ACTIVATE, ENTRAIN, MOVE
from quadrant.kernel.board import mask_of
from quadrant.kernel.deeds import does
from quadrant.kernel.facts import fact
from quadrant.kernel.flow import Choice, Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args, Refusal
from quadrant.kernel.movement import Costs, Leaving, Reach, Terms
from quadrant.kernel.offers import Offer, finishing
from quadrant.kernel.verbs import FINISHING

#: 6.5.2 What is left to a unit out of supply.
UNSUPPLIED_POINTS: Final = 3
#: Cards that give points give so many more (card 17).
BOOST: Final = 2
#: Spaces by their row in the terrain chart: for armour, and for all others (8.3).
_CLASSES: Final = (
    (1 << FINLAND | BALKANS, "area"),
    *((TERRAIN[name], name) for name in ("forest", "marsh", "mountain", "kerch_strait")),
    (CITIES, "city"),
    (HEXES, "open"),
)


class MovementPhase(Step):
    """8.0 The active player moves units one after the other; then both may play what comes at the end."""

    def run(self, game: NoRetreat) -> None:
        game.entrained = 0
        game.push(Movement(seat(game.active)), Reserves(), window("movement.end"), EndMovement())


class EndMovement(Step):
    """At the end of the phase."""

    def run(self, game: NoRetreat) -> None:
        game.unmark_all(MOVED)
        game.unmark_all(BOOSTED)
        reserves_fall_back(game)


def reserves_fall_back(game: NoRetreat) -> None:
    """15.8 The Reserves go to the Shattered box if they are with no other unit at the end of the phase."""
    if game.active == SOVIET and on_map(game, RESERVES) and len(units_at(game)[game.at[RESERVES]]) == 1:
        remove(game, RESERVES, SHATTERED)


# 8.1 to 8.3 Points and costs


@cache
def chart(armor: bool, scorched: int) -> Costs:
    """8.3 What it costs to enter each place; a scorched city is a marsh (14.13)."""
    column = "mp_armor" if armor else "mp_other"
    marsh = [(scorched, CHART["marsh"][column])] if scorched else []
    enter_costs = [*marsh, *((mask, CHART[name][column]) for mask, name in _CLASSES)]
    return Costs(BOARD, enter_costs, rule="8.3", names=NAMES)


def costs_for(game: NoRetreat, unit: int) -> Costs:
    return chart(face(game, unit).kind in TANKS, game.scorched)


def points(game: NoRetreat, unit: int) -> int:
    """8.1, 8.2, 6.5.2 The movement allowance of a unit, in this weather and supply."""
    allowance = face(game, unit).movement
    if allowance == 0:
        return 0
    cap = WEATHER_CHART[game.weather]["mp_cap"]
    if cap is not None and allowance > cap:
        allowance = cap
    marks = game.marks[unit]
    if marks >> OUT_OF_SUPPLY & 1 and allowance > UNSUPPLIED_POINTS:
        allowance = UNSUPPLIED_POINTS
    return allowance + BOOST if marks >> BOOSTED & 1 else allowance


# 8.6, 8.7 Finland and the Balkans


def forbidden_areas(game: NoRetreat, unit: int, advancing: bool = False) -> int:
    """8.6, 8.7 The areas that a unit may not enter now."""
    counter, closed = ROSTER[unit], 0
    if not _may_enter_finland(game, counter.nationality, advancing):
        closed |= 1 << FINLAND
    if not _may_enter_balkans(game, counter.nationality):
        closed |= BALKANS
    return closed


def _may_enter_finland(game: NoRetreat, nationality: str, advancing: bool) -> bool:
    if nationality == "soviet":
        return advancing or not game.rules.finland_by_advance
    return nationality in ("german", "finnish")


def _may_enter_balkans(game: NoRetreat, nationality: str) -> bool:
    after_oil = bool(game.oil) and game.turn > game.oil
    if nationality == "soviet":
        return after_oil or not game.rules.balkans_closed
    return nationality in ("german", "yugoslav") and after_oil


# 8.5 Zones, and where a unit can go


def reach(game: NoRetreat, unit: int, start: int, allowance: int, fresh: bool) -> Reach:
    """8.1 to 8.7 Where a unit can go from a place with its points; ``fresh``: it has not moved yet.

    8.5.2 To leave a zone costs one point more.
    """
    side = side_of(unit)
    zone = hostile(game, side)
    may_enter = Limits(
        Limit("8.4", ~held(game, 1 - side), "why-enemy-there"),
        Limit("2.1", game.area, "why-not-in-play"),
        Limit("8.6", ~forbidden_areas(game, unit), "why-area-closed"),
    )
    terms = Terms(
        may_enter=may_enter,
        may_pass=Limits(Limit("8.5.1", ~zone, "why-zone-stops")),
        leaving=(Leaving(zone, 1, Limits(Limit("8.5.3", ~zone | held(game, side), "why-zone-to-zone"))),),
        least=fresh,
        rule="8.1",
    )
    return BOARD.reach(start, allowance, costs_for(game, unit), terms)


# The decisions


class Movement(AskWithEvents):
    """8.0 Which unit moves next, or goes by rail; or the phase is done."""

    moment = "movement"
    undo_to = "movement"

    def own_offers(self, game: NoRetreat) -> Sequence[Offer]:
        return [
            Offer(ACTIVATE, movers(game, self.side)),
            Offer(ENTRAIN, rail_limits(game, self.side)),
            finishing(),
        ]

    @does(ACTIVATE)
    def activate(self, game: NoRetreat, unit: int) -> None:
        game.push(MoveUnit(self.seat, unit, points(game, unit), True), self)

    @does(ENTRAIN)
    def entrain(self, game: NoRetreat, unit: int) -> None:
        game.push(self)
        entrain(game, unit)

    def waste(self, game: NoRetreat, choice: Choice) -> Refusal | None:
        """8.0 The phase is ended though nobody has moved."""
        if not FINISHING.of(choice) or game.entrained:
            return None
        moved = any(game.marks[unit] >> MOVED & 1 for unit in units_on_map(game, self.side))
        return None if moved or not movers(game, self.side).mask else Refusal("8.0", "waste-no-moves")


def movers(game: NoRetreat, side: int) -> Limits:
    """8.0 The units that may still move."""
    limits = Limits(
        Limit("8.0", mask_of(units_on_map(game, side)), "why-not-your-unit"),
        Limit("8.0", mobile(game, side), "why-immobile"),
        Limit("8.1", unmoved(game, side), "why-moved"),
        Limit("8.5.3", stirring(game, side), "why-nowhere-to-go"),
    )
    if game.turn == 1 and side == AXIS:
        limits = limits.also(Limit("3.0", ~bound_in_rumania(), "why-army-group-rumania"))
    return limits


@fact("units", "marks", "control", "turn")
def stirring(game: NoRetreat, side: int) -> int:
    """8.3, 8.5.3 The units that can enter a place next to them: the first one is always in their reach."""
    zone = hostile(game, side)
    free = game.area & ~held(game, 1 - side)
    careful = free & (~zone | held(game, side))
    able = 0
    for unit in units_on_map(game, side):
        at = game.at[unit]
        near = BOARD.near[at] & (careful if zone >> at & 1 else free)
        if near & HEXES or near & ~forbidden_areas(game, unit):
            able |= 1 << unit
    return able


@cache
def bound_in_rumania() -> int:
    """3.0 Army Group Rumania stays where it is in the movement phase of turn 1."""
    return mask_of(n for n, unit in enumerate(ROSTER) if unit.group == "R" and unit.side == AXIS)


class MoveUnit(Ask):
    """8.0 Where the unit goes; with points left it may go on from there, or stay."""

    rule, verb, stop = "8.0", MOVE, FINISHING
    undo_to = "unit"

    unit: int
    left: int
    fresh: bool

    def limits(self, game: NoRetreat) -> Reach:
        return reach(game, self.unit, game.at[self.unit], self.left, self.fresh)

    def others(self, game: NoRetreat) -> tuple[int, ...]:
        return (self.unit,)

    def take(self, game: NoRetreat, space: int) -> None:
        way = self.limits(game)
        path, left = way.path(space), way.left(space)
        if self.fresh:
            game.mark(self.unit, MOVED)
        enter(game, self.unit, path[1:])
        if not game.silent:
            game.tell_of("move", "8.0", self.unit, space=NAMES[space])
        if left:
            game.push(MoveUnit(self.seat, self.unit, left, False))

    def args(self, game: NoRetreat) -> Args:
        return {"unit": UNITS.ids[self.unit], "points": self.left, "fresh": "yes" if self.fresh else "no"}


# Movement by cards (5.3.4)


class BonusMove(Ask):
    """5.3.4 A unit moves out of turn by a card: so many points or hexes, once a turn."""

    rule, verb, stop = "5.3.4", MOVE, FINISHING
    calm: ClassVar[bool] = False

    unit: int
    left: int
    #: Points, or else plain hexes.
    in_points: bool
    #: With points: hexes that cost more than this are closed, if any are.
    most: int | None

    def limits(self, game: NoRetreat) -> Reach:
        start = game.at[self.unit]
        if self.in_points and self.most is None:
            return reach(game, self.unit, start, self.left, False)
        costs = costs_for(game, self.unit) if self.in_points else _hex_by_hex()
        side = side_of(self.unit)
        zone = hostile(game, side)
        may_enter = Limits(
            Limit("8.4", ~held(game, 1 - side), "why-enemy-there"),
            Limit("2.1", game.area, "why-not-in-play"),
            Limit("8.6", ~forbidden_areas(game, self.unit), "why-area-closed"),
        )
        onward = Limits(Limit("8.5.3", ~zone | held(game, side), "why-zone-to-zone"))
        toll = 1 if self.in_points else 0
        terms = Terms(
            may_enter,
            Limits(Limit("8.5.1", ~zone, "why-zone-stops")),
            leaving=(Leaving(zone, toll, onward),),
            rule="5.3.4",
        )
        return BOARD.reach(start, self.left, costs, terms)

    def others(self, game: NoRetreat) -> tuple[int, ...]:
        return (self.unit,)

    def take(self, game: NoRetreat, space: int) -> None:
        path = self.limits(game).path(space)
        enter(game, self.unit, path[1:])
        game.tell_of("move", "5.3.4", self.unit, space=NAMES[space])

    def args(self, game: NoRetreat) -> Args:
        return {"unit": UNITS.ids[self.unit], "points": self.left}


@cache
def _hex_by_hex() -> Costs:
    """Every place costs one: a card counts hexes, not points."""
    return Costs(BOARD, [(BOARD.all, 1)], rule="5.3.4", names=NAMES)

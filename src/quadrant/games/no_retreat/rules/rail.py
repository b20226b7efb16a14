"""9.0 Rail movement, 14.12 the Soviet strategic reserve, and 15.3 the optional reserves."""

from __future__ import annotations

from typing import ClassVar, Final

from quadrant.games.no_retreat.components import (
    AXIS,
    BOARD,
    CLEAR,
    HEXES,
    LINES,
    NAMES,
    NEIGHBOURS,
    NOBODY,
    PARATROOPS,
    RAIL,
    ROSTER,
    SOVIET,
    UNITS,
    UNITS_OF,
    USSR,
)
from quadrant.games.no_retreat.rules.cards import BY_RAIL, Ask, Pay, funds
from quadrant.games.no_retreat.rules.control import enter
from quadrant.games.no_retreat.rules.events import Cancellable, Trigger, answerable, window
from quadrant.games.no_retreat.rules.losses import to_track
from quadrant.games.no_retreat.rules.stacking import full_places
from quadrant.games.no_retreat.rules.supply import (
    cities,
    open_hexes,
    supplied,
    supplied_cities,
    units_on_map,
)
from quadrant.games.no_retreat.rules.zones import held, hostile
from quadrant.games.no_retreat.state import (
    DISORGANIZED,
    MOVED,
    OUT_OF_SUPPLY,
    STRATEGIC,
    SUPPORTED,
    NoRetreat,
    face,
    seat,
    side_of,
)
from quadrant.games.no_retreat.verbs import ASSIST, DETRAIN, MARK, PLACE, RESERVE
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.facts import fact
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits, those, when
from quadrant.kernel.message import Args
from quadrant.kernel.verbs import FINISHING, PASSING

#: 9.1.2 How many units a side has on rails at most; 9.1.3 the turns in which the railways are disrupted.
CAPACITY: Final = 3
DISRUPTED: Final = 2
#: 9.2 How long the land line of a unit that leaves the train may be, to a city and to the edge of the board:
#: the hex at the edge is one of those in between, as in 6.1.
LANDING_LINE: Final = 3
LANDING_TO_EDGE: Final = 2
#: 14.12.1 The first turn of the strategic reserve.
RESERVE_FROM: Final = 4
#: 15.3 The turn in which the markers of local support are turned over.
SUPPORT_FLIPS: Final = 11


# 9.1 Loading


@fact("units")
def mobile(game: NoRetreat, side: int) -> int:
    """The side's units on the map that can move at all."""
    return mask_of(unit for unit in units_on_map(game, side) if face(game, unit).movement)


@fact("units", "marks")
def unmoved(game: NoRetreat, side: int) -> int:
    """8.1 Those of them that have not moved in this phase."""
    return mask_of(unit for unit in bits(mobile(game, side)) if not game.marks[unit] >> MOVED & 1)


def on_rails(game: NoRetreat, side: int) -> tuple[int, ...]:
    """The side's units in its Rail box."""
    at = game.at
    return tuple([unit for unit in UNITS_OF[side] if at[unit] == RAIL])


def rail_has_room(game: NoRetreat, side: int) -> bool:
    """9.1.2 Whether one more unit finds room in the side's Rail box."""
    return len(on_rails(game, side)) < CAPACITY


def rail_limits(game: NoRetreat, side: int) -> Limits:
    """9.1 The units that may be put on a train now. Supply is traced last, and only if a train runs."""
    used, whole = game.entrained, game.turn > DISRUPTED
    fed = those(lambda unit: not game.marks[unit] >> OUT_OF_SUPPLY & 1 and supplied(game, unit))
    return Limits(
        Limit("9.0", unmoved(game, side), "why-immobile"),
        Limit("9.1.3", when(whole or (side != AXIS and not used)), "why-rail-disrupted"),
        Limit("9.1.2", when(rail_has_room(game, side)), "why-rail-full"),
        Limit("9.1.1", when(not used or funds(game, side) > 0), "why-no-card"),
        Limit("6.5.2", fed, "why-unsupplied"),
    )


def entrain(game: NoRetreat, unit: int) -> None:
    """9.1 The first unit goes for free, each further one for a card (9.1.1)."""
    side = side_of(unit)
    if not game.entrained:
        load(game, unit)
        return
    game.push(Pay(seat(side), 1, BY_RAIL), PaidRail(unit))


def load(game: NoRetreat, unit: int) -> None:
    game.entrained += 1
    game.remove(unit, RAIL)
    game.tell_of("entrain", "9.1", unit)


class PaidRail(Step):
    """9.1.1 A further unit, unless the card that paid for it is cancelled."""

    unit: int

    def run(self, game: NoRetreat) -> None:
        trigger = Trigger("payment", side_of(self.unit), game.paid)
        answerable(game, trigger, RailGoes(game.serial, self.unit))


class RailGoes(Cancellable):
    """9.1.1 The unit is loaded."""

    unit: int

    def happen(self, game: NoRetreat) -> None:
        load(game, self.unit)

    def prevented(self, game: NoRetreat) -> None:
        game.tell_of("cancelled", "5.0", self.unit)


# 14.12 The strategic reserve, and 15.3 local support, at the end of the movement phase


class Reserves(Step):
    """14.12.1, 15.3.1, 15.3.4, 15.8 What is done at the very end of the movement phase."""

    def run(self, game: NoRetreat) -> None:
        side = game.active
        if game.rules.local_support:
            for unit in units_on_map(game, side):
                game.unmark(unit, SUPPORTED)
            game.push(LocalSupport(seat(side)))
        if side == SOVIET and game.turn >= RESERVE_FROM:
            game.push(FormReserve(seat(side)))


class FormReserve(Ask):
    """14.12.1 A supplied unit goes to the Rail box as reserve, or the marker changes units there."""

    rule, verb, stop = "14.12.1", RESERVE, PASSING

    def limits(self, game: NoRetreat) -> Limits:
        own = units_on_map(game, SOVIET)
        room = rail_has_room(game, SOVIET)
        taken = any(game.marks[unit] >> STRATEGIC & 1 for unit in on_rails(game, SOVIET))
        fed = (
            mask_of(u for u in own if face(game, u).movement and supplied(game, u))
            if room and not taken
            else 0
        )
        there = mask_of(
            u for u in on_rails(game, SOVIET) if not game.marks[u] >> STRATEGIC & 1 and u != PARATROOPS
        )
        return Limits(Limit("14.12.1", fed | there, "why-no-reserve"))

    def take(self, game: NoRetreat, unit: int) -> None:
        for other in on_rails(game, SOVIET):
            game.unmark(other, STRATEGIC)
        if game.at[unit] != RAIL:
            game.remove(unit, RAIL)
        game.mark(unit, STRATEGIC)
        game.tell_of("reserve", "14.12.1", unit)


class LocalSupport(Ask):
    """15.3.2 A support marker goes on a supplied unit, until its side's next movement phase.

    15.3.5 It is a mark of the unit, and takes no losses.
    """

    rule, verb, stop = "15.3.2", ASSIST, PASSING

    def limits(self, game: NoRetreat) -> Limits:
        own = units_on_map(game, self.side)
        fed = mask_of(unit for unit in own if supplied(game, unit))
        return Limits(Limit("15.3.1", fed, "why-unsupplied"))

    def take(self, game: NoRetreat, unit: int) -> None:
        game.mark(unit, SUPPORTED)
        game.tell_of("support", "15.3.2", unit)


def local_support(game: NoRetreat, side: int) -> int:
    """15.3.3 What the marker adds: two for the Axis and one for the USSR, the other way from turn 11."""
    early = game.turn < SUPPORT_FLIPS
    return 2 if early == (side == AXIS) else 1


# 9.2 Detraining


@fact("units", "marks", "control")
def landing_places(game: NoRetreat, side: int) -> int:
    """9.2 Where trains unload: no enemy city next to it, no enemy zone, a land line of three hexes."""
    free = open_hexes(game, side)
    near = LINES.within(supplied_cities(game, side), LANDING_LINE, free)
    near |= LINES.within(game.edges[side] & free, LANDING_TO_EDGE, free)
    hostile_cities = cities(game, 1 - side) & game.area
    barred = hostile_cities | NEIGHBOURS.neighbours(hostile_cities) | hostile(game, side)
    return near & HEXES & game.area & ~barred & ~held(game, 1 - side)


def landing_limits(game: NoRetreat, unit: int) -> Limits:
    """9.2 Where this unit may leave its train; a place that is full would cost it (8.4.3)."""
    return Limits(
        Limit("9.2", landing_places(game, side_of(unit)), "why-no-landing"),
        Limit("8.4.1", ~full_places(game, unit), "why-full"),
    )


class LandingPhase(Step):
    """9.2 Any units leave the Rail box; then, in either side's turn, the strategic reserve (14.12.2)."""

    def run(self, game: NoRetreat) -> None:
        game.push(Landing(seat(game.active)), ReserveLands(), window("landing.end"))


class Landing(Ask):
    """9.2 Which unit leaves its train, or none any more."""

    rule, verb, stop = "9.2", DETRAIN, FINISHING
    calm: ClassVar[bool] = True
    undo_to = "landing"

    def limits(self, game: NoRetreat) -> Limits:
        there = mask_of(on_rails(game, self.side))
        able = mask_of(unit for unit in on_rails(game, self.side) if can_land(game, unit))
        return Limits(Limit("9.2", there, "why-not-on-rails"), Limit("9.2", able, "why-no-landing-place"))

    def take(self, game: NoRetreat, unit: int) -> None:
        where = Drop(self.seat) if unit == PARATROOPS else PlaceUnit(self.seat, unit)
        game.push(where, self)


def can_land(game: NoRetreat, unit: int) -> bool:
    if unit == PARATROOPS:
        return bool(paratroop_targets(game))
    return bool(landing_limits(game, unit).mask)


class ReserveLands(Step):
    """14.12.2 The unit with the marker may land at the end of either player's landing phase."""

    def run(self, game: NoRetreat) -> None:
        unit = strategic_reserve(game)
        if game.active == AXIS and unit != NOBODY and can_land(game, unit):
            game.push(LandReserve(seat(SOVIET)))


def strategic_reserve(game: NoRetreat) -> int:
    """14.12 The unit under the marker; NOBODY if there is none."""
    return next((unit for unit in on_rails(game, SOVIET) if game.marks[unit] >> STRATEGIC & 1), NOBODY)


class LandReserve(Ask):
    """14.12.2 The strategic reserve comes in during the Axis turn, or waits."""

    rule, verb, stop = "14.12.2", DETRAIN, PASSING
    calm: ClassVar[bool] = True

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("14.12.2", 1 << strategic_reserve(game), "why-not-reserve"))

    def take(self, game: NoRetreat, unit: int) -> None:
        game.push(PlaceUnit(self.seat, unit))


class PlaceUnit(Ask):
    """9.2 Where a unit leaves its train."""

    rule, verb = "9.2", PLACE
    undo_to = "landing"

    unit: int

    def limits(self, game: NoRetreat) -> Limits:
        return landing_limits(game, self.unit)

    def others(self, game: NoRetreat) -> tuple[int, ...]:
        return (self.unit,)

    def take(self, game: NoRetreat, space: int) -> None:
        game.unmark(self.unit)
        enter(game, self.unit, [space])
        game.tell_of("detrain", "9.2", self.unit, space=NAMES[space])

    def args(self, game: NoRetreat) -> Args:
        return {"unit": UNITS.ids[self.unit]}


# 15.9 Paratroops and partisans


def paratroop_targets(game: NoRetreat) -> int:
    """15.9 German units in the USSR next to a supplied Soviet unit, in mud or winter."""
    if game.weather == CLEAR or game.active != SOVIET:
        return 0
    near = BOARD.neighbours(mask_of(game.at[u] for u in units_on_map(game, SOVIET) if supplied(game, u)))
    return mask_of(
        unit
        for unit in units_on_map(game, AXIS)
        if ROSTER[unit].nationality == "german" and near & USSR & 1 << game.at[unit]
    )


class Drop(Ask):
    """15.9 The unit under the marker is disorganized until the removals phase of the Axis."""

    rule, verb = "15.9", MARK

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("15.9", paratroop_targets(game), "why-no-drop"))

    def take(self, game: NoRetreat, unit: int) -> None:
        to_track(game, PARATROOPS)
        # The marker lies there until the removals phase of the next German turn, and is counted from then.
        game.due[PARATROOPS] += 1
        game.mark(unit, DISORGANIZED)
        game.tell_of("partisans", "15.9", unit, space=NAMES[game.at[unit]])

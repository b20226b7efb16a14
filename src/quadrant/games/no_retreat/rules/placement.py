"""7.0 B. Placement: reinforcements, shattered units, and units rebuilt for cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quadrant.games.no_retreat.components import (
    ABTEILUNGEN,
    AXIS,
    BACK,
    BALKANS,
    BOARD,
    BUCHAREST,
    BUDAPEST,
    CADRE_BOX,
    CADRES,
    DESTROYED,
    EDGE,
    FINLAND,
    FINNS,
    FORTIFIED_FRONTS,
    FORTRESS,
    FRONT,
    GREATER_GERMANY,
    HEXES,
    INFANTRY,
    NAMES,
    NEIGHBOURS,
    NOBODY,
    PARATROOPS,
    POOL,
    RAIL,
    REMOVED,
    RESERVES,
    ROSTER,
    RUMANIAN_OIL,
    SEVASTOPOL,
    SHATTERED,
    SHOCK,
    SOVIET,
    SS_PANZER,
    SURRENDERED,
    TRACK,
    UNITS,
    UNITS_OF,
    USSR,
    WARSAW,
    WEST_BALKANS,
    YUGOSLAVS,
)
from quadrant.games.no_retreat.rules.cards import REPLACEMENT, Ask, Pay, funds
from quadrant.games.no_retreat.rules.control import enter
from quadrant.games.no_retreat.rules.events import AskWithEvents, Cancellable, Trigger, answerable
from quadrant.games.no_retreat.rules.losses import TWO_STEPS, change_vp, to_track
from quadrant.games.no_retreat.rules.rail import rail_has_room
from quadrant.games.no_retreat.rules.stacking import full_places
from quadrant.games.no_retreat.rules.supply import (
    by_land,
    cities,
    land,
    land_once_taken,
    supplied,
    units_at,
    units_on_map,
)
from quadrant.games.no_retreat.rules.zones import held, hostile
from quadrant.games.no_retreat.state import DISORGANIZED, NoRetreat, face, seat, side_of
from quadrant.games.no_retreat.verbs import PLACE, REBUILD, RECEIVE, SPLIT
from quadrant.kernel.board import mask_of
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits, when
from quadrant.kernel.message import Args
from quadrant.kernel.offers import Offer, finishing
from quadrant.kernel.verbs import FINISHING, PASSING

#: 7.9.1 The turns in which the Axis improves and rebuilds by cards.
AXIS_FROM: Final = 5
AXIS_UNTIL: Final = 23
#: 13.5 From here on SS Panzer may come back, for so many points.
SS_RETURNS: Final = 23
SS_PRICE: Final = 2
#: 15.1, 15.2 The first turns of the Abteilungen and of the fortified fronts.
ABTEILUNG_FROM: Final = 8
FRONTS_FROM: Final = 5
#: 13.5 How far from their cities the units of the events come in.
FAR: Final = 4
NEAR: Final = 2


# Who comes in


def reinforcements(game: NoRetreat, side: int) -> tuple[int, ...]:
    """7.8 Units of the side that have arrived and wait to be placed."""
    return tuple([unit for unit in UNITS_OF[side] if arrived(game, unit)])


def arrived(game: NoRetreat, unit: int) -> bool:
    """7.8, 13.5 Whether the unit comes in as a reinforcement this turn or should have come before."""
    at, counter = game.at[unit], ROSTER[unit]
    if at == TRACK:
        return 0 < game.due[unit] <= game.turn
    if at != POOL:
        return False
    if counter.arrival == "turn":
        return counter.turn <= game.turn
    if counter.arrival == "event":
        happened = {"GG": game.crossed, "OIL": game.oil, "WARSAW": game.warsaw}[counter.event]
        return 0 < happened < game.turn
    return False


def shattered(game: NoRetreat, side: int) -> tuple[int, ...]:
    """7.7 The side's units in the Shattered box."""
    return tuple([unit for unit in UNITS_OF[side] if game.at[unit] == SHATTERED])


class NewUnits(Step):
    """7.8, 14.9.1 Before placement: cadres go to their box, optional units to theirs."""

    side: int

    def run(self, game: NoRetreat) -> None:
        for unit in UNITS_OF[self.side]:
            counter, at = ROSTER[unit], game.at[unit]
            on_time = (at == POOL and counter.turn <= game.turn) or (
                at == TRACK and 0 < game.due[unit] <= game.turn
            )
            if CADRES >> unit & 1 and on_time and counter.turn:
                game.due[unit] = 0
                game.remove(unit, CADRE_BOX)
                game.tell_of("cadre-ready", "14.9.1", unit)
            elif unit == PARATROOPS and game.rules.paratroops and on_time and rail_has_room(game, SOVIET):
                game.due[unit] = 0
                game.remove(unit, RAIL)
            elif unit == RESERVES and game.rules.reserves and at == POOL and counter.turn <= game.turn:
                game.remove(unit, SURRENDERED)


class Reform(Step):
    """15.1, 15.2 Once a game a unit may be split up; then the units that arrive are placed."""

    def run(self, game: NoRetreat) -> None:
        game.push(NewUnits(game.active))
        if game.active == AXIS:
            if game.rules.abteilung and game.turn >= ABTEILUNG_FROM and not game.reformed[AXIS]:
                game.push(Split(seat(AXIS)))
        elif game.rules.fortified_fronts and game.turn >= FRONTS_FROM and not game.reformed[SOVIET]:
            game.push(Split(seat(SOVIET)))


class Split(Ask):
    """15.1, 15.2 A supplied 4-4 (Soviet: unstacked 4-3) unit makes way for smaller ones, for a point."""

    verb, stop = SPLIT, PASSING

    @property
    def number(self) -> str:
        return "15.1" if self.side == AXIS else "15.2"

    def limits(self, game: NoRetreat) -> Limits:
        side = self.side
        shape = (INFANTRY, 4, 4) if side == AXIS else (INFANTRY, 4, 3)
        able = mask_of(
            unit
            for unit in units_on_map(game, side)
            if (face(game, unit).kind, face(game, unit).strength, face(game, unit).movement) == shape
            and supplied(game, unit)
            and (side == AXIS or len(units_at(game)[game.at[unit]]) == 1)
        )
        return Limits(Limit(self.number, able, "why-cannot-split"))

    def take(self, game: NoRetreat, unit: int) -> None:
        side = self.side
        game.reformed[side] = 1
        game.remove(unit, REMOVED)
        change_vp(game, 1 - side, 1)
        if side == AXIS:
            first, second, third = ABTEILUNGEN
            for new in (first, second):
                game.place(new, SHATTERED, BACK)
            game.place(third, SURRENDERED)
        else:
            for new in FORTIFIED_FRONTS:
                game.place(new, SHATTERED)
        game.tell_of("split", self.number, unit)


# 7.6 Where


def places(game: NoRetreat, unit: int, rebuilt: bool, was_shattered: bool) -> int:
    """7.6 Where a unit may be placed: a reinforcement, a rebuilt unit, or one that was shattered."""
    side = side_of(unit)
    free = free_places(game, unit)
    special = _special_places(game, unit, free)
    if special is not None:
        return special
    allowed = _own_places(game, side, was_shattered) & free
    if rebuilt or was_shattered:
        allowed |= cadre_places(game, side)
    return allowed


def _own_places(game: NoRetreat, side: int, was_shattered: bool) -> int:
    """7.6 Cities of one's own and hexes next to them, at home unless shattered; the edge of the board."""
    home = GREATER_GERMANY if side == AXIS else USSR
    own = cities(game, side) & game.area
    if not was_shattered:
        own &= home
    around = around_cities(game, side, own)
    if not was_shattered:
        around &= home
    edge = game.edges[side] & EDGE[side] & home if side == SOVIET or was_shattered else 0
    return around | edge | game.edges[side] & ~EDGE[side]


def around_cities(game: NoRetreat, side: int, towns: int) -> int:
    """7.6 These cities and the hexes next to them, with a land line.

    Finland and the Balkans are no hexes next to a city: they belong to neither country. An empty enemy city
    next to one of one's own is a hex like any other: whoever comes in takes it.
    """
    around = (towns | NEIGHBOURS.neighbours(towns)) & HEXES
    return around & (land(game, side) | land_once_taken(game, side, around))


def free_places(game: NoRetreat, unit: int) -> int:
    """7.6, 8.4 Where nobody stands in the unit's way: no enemy, no enemy zone, no full stack."""
    side = side_of(unit)
    return game.area & ~held(game, 1 - side) & ~hostile(game, side) & ~full_places(game, unit)


def _special_places(game: NoRetreat, unit: int, free: int) -> int | None:
    """8.6, 13.5, 14.1, 14.8 Units that have places of their own."""
    counter = ROSTER[unit]
    if unit == FINNS:
        return 1 << FINLAND & ~held(game, SOVIET)
    if unit in YUGOSLAVS:
        return BALKANS & ~held(game, AXIS)
    if counter.place != NOBODY:
        return 1 << counter.place & game.control & ~held(game, SOVIET) & ~full_places(game, unit)
    if counter.side == AXIS and counter.faces[FRONT].kind == FORTRESS:
        return cities(game, AXIS) & GREATER_GERMANY & ~held(game, SOVIET) & ~full_places(game, unit)
    if game.at[unit] != POOL or not counter.event:
        return None
    empty = free & HEXES & ~held(game, counter.side) & land(game, counter.side)
    if counter.event == "GG":
        return empty & BOARD.within(1 << BUDAPEST, FAR)
    if counter.side == AXIS:
        return empty & BOARD.within(1 << BUCHAREST, FAR) | 1 << WEST_BALKANS & free
    centre = RUMANIAN_OIL if counter.event == "OIL" else WARSAW
    return empty & BOARD.within(1 << centre, NEAR)


def cadre_places(game: NoRetreat, side: int) -> int:
    """14.9.4 Hexes with a friendly cadre that has a land line."""
    return mask_of(
        game.at[unit] for unit in units_on_map(game, side) if CADRES >> unit & 1 and by_land(game, unit)
    )


def place_limits(game: NoRetreat, unit: int, rebuilt: bool) -> Limits:
    """7.6 Where the unit may be placed now."""
    side = side_of(unit)
    was_shattered = game.at[unit] == SHATTERED
    cadres = cadre_places(game, side) if rebuilt or was_shattered else 0
    return Limits(
        Limit("8.4", ~held(game, 1 - side), "why-enemy-there"),
        Limit("7.6", ~hostile(game, side) | cadres | _ignores_zones(unit), "why-enemy-zone"),
        Limit("8.4.1", ~full_places(game, unit) | cadres, "why-full"),
        Limit("7.6", places(game, unit, rebuilt, was_shattered), "why-not-placed-there"),
    )


def _ignores_zones(unit: int) -> int:
    """13.5 Garrisons and partisans come in where they belong, whoever is near."""
    counter = ROSTER[unit]
    fixed = unit == FINNS or unit in YUGOSLAVS or counter.place != NOBODY
    return -1 if fixed or (counter.side == AXIS and counter.faces[FRONT].kind == FORTRESS) else 0


def placeable(game: NoRetreat, unit: int, rebuilt: bool = False) -> bool:
    """7.6 Whether there is a place for the unit now."""
    return bool(place_limits(game, unit, rebuilt).mask)


# The decisions


class Placement(AskWithEvents):
    """7.7 to 7.9 Units are received and rebuilt one after the other; all that can come in must."""

    moment = "org"
    undo_to = "placement"
    rule = "7.6"

    def own_offers(self, game: NoRetreat) -> Sequence[Offer]:
        side = self.side
        waiting = mask_of(unit for unit in (*reinforcements(game, side), *shattered(game, side)))
        ready = mask_of(
            unit for unit in (*reinforcements(game, side), *shattered(game, side)) if placeable(game, unit)
        )
        optional = 1 << SS_PANZER if side == AXIS and ss_may_return(game) else 0
        receive = Limits(
            Limit("7.8", waiting | optional, "why-not-waiting"),
            Limit("7.6", ready | optional, "why-no-place"),
        )
        done = Limit("7.7", when(not ready), "why-units-wait")
        return [Offer(RECEIVE, receive), Offer(REBUILD, rebuildable(game, side)), finishing(done)]

    @does(RECEIVE)
    def receive(self, game: NoRetreat, unit: int) -> None:
        if unit == SS_PANZER and game.at[unit] == REMOVED:
            change_vp(game, SOVIET, SS_PRICE)
        game.push(PlaceNew(self.seat, unit, False), self)

    @does(REBUILD)
    def rebuild(self, game: NoRetreat, unit: int) -> None:
        game.push(Pay(self.seat, rebuilding_cost(game, unit), REPLACEMENT), PaidRebuilding(unit), self)

    @does(FINISHING)
    def finish(self, game: NoRetreat) -> None:
        lose_what_cannot_come(game, self.side)


def lose_what_cannot_come(game: NoRetreat, side: int) -> None:
    """13.5 Yugoslavs that find no place in the Balkans are destroyed."""
    for unit in YUGOSLAVS:
        if side == SOVIET and arrived(game, unit) and game.at[unit] == POOL:
            game.remove(unit, DESTROYED)


def ss_may_return(game: NoRetreat) -> bool:
    """13.5 SS Panzer comes back in 1945 for two points."""
    return game.turn >= SS_RETURNS and game.at[SS_PANZER] == REMOVED and placeable(game, SS_PANZER)


def axis_may_pay(game: NoRetreat) -> bool:
    """7.9.1 Whether the Axis may improve and rebuild by cards now."""
    return AXIS_FROM <= game.turn <= AXIS_UNTIL


def rebuilding_cost(game: NoRetreat, unit: int) -> int:
    """7.9 One card from the Destroyed box (shock units two), two from the Surrendered box."""
    if game.at[unit] == SURRENDERED or ROSTER[unit].faces[FRONT].kind == SHOCK:
        return 2
    return 1


def rebuildable(game: NoRetreat, side: int) -> Limits:
    """7.9 The lost units that can be rebuilt now."""
    lost = [unit for unit in UNITS_OF[side] if game.at[unit] in (DESTROYED, SURRENDERED)]
    purse = funds(game, side)
    paid = mask_of(unit for unit in lost if rebuilding_cost(game, unit) <= purse)
    allowed = side == SOVIET or axis_may_pay(game)
    able = mask_of(unit for unit in lost if placeable(game, unit, True)) if lost and allowed else 0
    return Limits(
        Limit("7.9", mask_of(lost), "why-not-lost"),
        Limit("7.9.1", when(allowed), "why-axis-no-replacements"),
        Limit("7.9", paid, "why-no-card"),
        Limit("7.6", able, "why-no-place"),
    )


class PaidRebuilding(Step):
    """7.9 The cards are paid; the opponent may still cancel it."""

    unit: int

    def run(self, game: NoRetreat) -> None:
        replacement(game, self.unit, game.paid)


def replacement(game: NoRetreat, unit: int, card: int | None) -> None:
    """A replacement that the opponent may cancel."""
    answerable(game, Trigger("replacement", side_of(unit), card), Rebuilt(game.serial, unit))


class Rebuilt(Cancellable):
    """7.9 The unit comes back to the map."""

    unit: int

    def happen(self, game: NoRetreat) -> None:
        if placeable(game, self.unit, True):
            game.push(PlaceNew(seat(side_of(self.unit)), self.unit, True))

    def prevented(self, game: NoRetreat) -> None:
        game.tell_of("cancelled", "5.0", self.unit)


class PlaceNew(Ask):
    """7.6 Where the unit comes in."""

    rule, verb = "7.6", PLACE
    undo_to = "placement"

    unit: int
    rebuilt: bool

    def limits(self, game: NoRetreat) -> Limits:
        return place_limits(game, self.unit, self.rebuilt)

    def others(self, game: NoRetreat) -> tuple[int, ...]:
        return (self.unit,)

    def take(self, game: NoRetreat, space: int) -> None:
        put_in(game, self.unit, space, self.rebuilt)

    def args(self, game: NoRetreat) -> Args:
        return {"unit": UNITS.ids[self.unit]}


def put_in(game: NoRetreat, unit: int, space: int, rebuilt: bool) -> None:
    """7.6, 7.7, 7.9 A unit comes in; disorganized if it was lost, unless a cadre makes way (14.9.4)."""
    was_shattered = game.at[unit] == SHATTERED
    lost = rebuilt or was_shattered
    cadre = _cadre_at(game, side_of(unit), space) if lost else NOBODY
    game.due[unit] = 0
    new_face = coming_face(game, unit, space, rebuilt, was_shattered)
    if cadre != NOBODY:
        to_track(game, cadre)
        game.tell_of("cadre-rebuilds", "14.9.4", cadre)
    enter(game, unit, [space])
    game.flip(unit, new_face)
    game.unmark(unit)
    if lost and cadre == NOBODY:
        game.mark(unit, DISORGANIZED)
    game.tell_of("place", "7.6", unit, space=NAMES[space])


def _cadre_at(game: NoRetreat, side: int, space: int) -> int:
    """14.9.4 The cadre that makes way; NOBODY if the place is another one."""
    if not cadre_places(game, side) >> space & 1:
        return NOBODY
    return next(unit for unit in units_at(game)[space] if CADRES >> unit & 1)


def coming_face(game: NoRetreat, unit: int, space: int, rebuilt: bool, was_shattered: bool) -> int:
    """7.2, 7.7, 7.9.2, 13.5 Which side of the counter is up when it comes in."""
    counter = ROSTER[unit]
    if len(counter.faces) == 1:
        return FRONT
    if was_shattered:
        return game.faces[unit]
    if rebuilt:
        return game.faces[unit] if counter.grows and game.turn < TWO_STEPS else BACK
    if counter.home == SEVASTOPOL == space and game.turn == counter.turn:
        return FRONT
    return game.faces[unit]

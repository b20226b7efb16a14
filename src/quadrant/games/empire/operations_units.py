"""The vocabulary of the cards, part three: units that come, go, suffer, and are repaired."""

from __future__ import annotations

from typing import Literal

from quadrant.games.empire.asking import AboutUnit, OneOf
from quadrant.games.empire.components import (
    AIRFIELDS,
    ALLIES,
    CHINA_BOX,
    COASTAL,
    ELIMINATED,
    EVENT_BOX,
    FLYING,
    GROUND,
    JAPAN,
    KIND_OF,
    NAMES,
    NAVAL,
    NOBODY,
    NORTHERN_INDIA,
    OWN_UNITS,
    PORTS,
    REGION,
    REMOVED,
    RESOURCES,
    ROSTER,
    SEA,
    SEATS,
    SPACE,
    TRACK,
    TROOPS,
    UNIT,
    UNITS,
    around,
    ball,
    distance,
)
from quadrant.games.empire.control import take_hex
from quadrant.games.empire.headquarters import activated, hq_places
from quadrant.games.empire.language import Operation, Use
from quadrant.games.empire.movement import ports
from quadrant.games.empire.movement_air import china_room
from quadrant.games.empire.reinforcements import come_in, places, zone_closed
from quadrant.games.empire.replacements import POOLS
from quadrant.games.empire.stacking import room
from quadrant.games.empire.state import (
    ACTIVE,
    MOVED,
    PROMPT,
    REBUILT,
    Empire,
    controlled,
    on_map,
    seat,
    steps_left,
)
from quadrant.games.empire.supply import enemy_zone, supplied
from quadrant.games.empire.verbs import AT, PLACE, REBUILD, RESTORE, SELECT, TO_CHINA
from quadrant.games.empire.zones import forces, present
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.flow import Choice, Decision, Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args, Prompt
from quadrant.kernel.offers import Offer, finishing
from quadrant.kernel.pick import Pick
from quadrant.kernel.verbs import FINISHING, PASSING

# Units that come and go


def bring(game: Empire, unit: int, among: int, box: bool) -> None:
    """A card brings a unit to one of these places; without any it does not come."""
    game.faces[unit] = int(ROSTER[unit].reduced and len(ROSTER[unit].faces) > 1)
    if among or box:
        game.push(BringIn(seat(ROSTER[unit].side), unit, among, box))
    else:
        game.remove(unit, REMOVED)
        game.tell("never-came", "5.33", unit=UNITS.ids[unit])


class BringIn(Decision):
    """5.33 Where a unit comes in that a card brings."""

    unit: int
    among: int
    box: bool

    def offers(self, game: Empire) -> list[Offer]:
        found = [Offer(PLACE, Limits(Limit("5.33", self.among, "why-not-placed")), self.unit)]
        if self.box:
            found.append(Offer(TO_CHINA, Limits(Limit("13.74", 1 << self.unit, "why-not-to-china"))))
        return found

    def prompt(self, game: Empire) -> Prompt:
        return Prompt(self.prompt_id, "5.33", {"unit": UNITS.ids[self.unit]})

    def resolve(self, game: Empire, choice: Choice) -> None:
        come_in(game, self.unit, CHINA_BOX if TO_CHINA.of(choice) else PLACE.thing(choice))
        game.unmark(self.unit)


class Place(Operation, tag="place"):
    """5.33 A unit comes in at a supplied base."""

    unit: str
    base: Literal["port", "airfield"]
    regions: tuple[str, ...] = ()
    china_box: bool = False
    #: If there is no such base, any other one.
    otherwise: bool = False

    def carry_out(self, game: Empire, use: Use) -> None:
        unit = UNIT[self.unit]
        if game.at[unit] not in (EVENT_BOX, ELIMINATED):
            return
        everywhere = places(game, unit) & (PORTS if self.base == "port" else AIRFIELDS)
        among = everywhere
        if self.regions:
            among = 0
            for region in self.regions:
                among |= everywhere & REGION[region]
        box = self.china_box and china_room(game, unit)
        if not among and not box and self.otherwise:
            among = everywhere
        bring(game, unit, among, box)


class Relieve(Operation, tag="relieve"):
    """AL-20, 27 One headquarters takes the place of another."""

    old: str
    new: str
    anywhere: bool = False

    def may(self, game: Empire, side: int) -> bool:
        return self.anywhere or game.at[UNIT[self.old]] != REMOVED

    def brings_hq(self, game: Empire) -> bool:
        old = UNIT[self.old]
        return self.anywhere and (on_map(game, old) or bool(hq_places(game, UNIT[self.new])))

    def carry_out(self, game: Empire, use: Use) -> None:
        old, new = UNIT[self.old], UNIT[self.new]
        at, due, marks = game.at[old], game.due[old], game.marks[old]
        if at == REMOVED and not self.anywhere:
            return
        game.remove(old, REMOVED)
        game.tell("relieved", "6.1", unit=UNITS.ids[new], unit2=UNITS.ids[old])
        if at < CHINA_BOX or not self.anywhere:
            game.move(new, at)
            game.due[new], game.marks[new] = due, marks
            game.due[old] = 0
            game.touch("marks")
        else:
            bring(game, new, hq_places(game, new), False)


class Leave(Operation, tag="leave"):
    """AL-51 A unit leaves the game."""

    unit: str

    def carry_out(self, game: Empire, use: Use) -> None:
        game.remove(UNIT[self.unit], REMOVED)


class Schedule(Operation, tag="schedule"):
    """AL-22 A unit comes next turn, and cannot be delayed."""

    unit: str

    def carry_out(self, game: Empire, use: Use) -> None:
        unit = UNIT[self.unit]
        if game.at[unit] == EVENT_BOX:
            game.remove(unit, TRACK)
            game.due[unit] = game.turn + 1
            game.mark(unit, PROMPT)


# Replacement steps by cards


class Replacements(Operation, tag="replacements"):
    """5.33 Replacement steps, to be used at once or kept."""

    pool: str
    n: int
    saved: bool = False
    nation: str = ""
    region: str = ""
    reduced_only: bool = False
    near: str = ""
    within: int = 0

    def fits(self, game: Empire, unit: int) -> bool:
        counter = ROSTER[unit]
        if counter.pool != self.pool or (self.nation and counter.nationality != self.nation):
            return False
        return not self.near or (
            on_map(game, unit) and distance(game.at[unit], SPACE[self.near]) <= self.within
        )

    def restorable(self, game: Empire, side: int) -> int:
        zone = zone_closed(game, side)
        return mask_of(
            unit
            for unit in bits(OWN_UNITS[side])
            if self.fits(game, unit)
            and on_map(game, unit)
            and steps_left(game, unit) < len(UNITS[unit].faces)
            and supplied(game, unit)
            and not zone >> game.at[unit] & 1
        )

    def rebuildable(self, game: Empire, side: int) -> int:
        if self.reduced_only or self.near:
            return 0
        return mask_of(
            unit
            for unit in bits(OWN_UNITS[side])
            if self.fits(game, unit) and game.at[unit] == ELIMINATED and self.places(game, unit)
        )

    def places(self, game: Empire, unit: int) -> int:
        found = places(game, unit)
        return found & REGION[self.region] if self.region else found

    def may(self, game: Empire, side: int) -> bool:
        return self.saved or bool(self.restorable(game, side) or self.rebuildable(game, side))

    def carry_out(self, game: Empire, use: Use) -> None:
        if self.saved:
            kind = POOLS.index(self.pool)
            game.kept[kind] += self.n
        number = game.CARDS[use.card].does.index(self)
        game.push(*(CardStep(use.side, use.card, number) for _ in range(self.n)))


class CardStep(Step):
    """5.33 One step of a card, if it can be used."""

    side: int
    card: int
    number: int

    def run(self, game: Empire) -> None:
        operation = step_operation(game, self.card, self.number)
        if operation.restorable(game, self.side) or operation.rebuildable(game, self.side):
            game.push(UseCardStep(seat(self.side), self.card, self.number))


def step_operation(game: Empire, card: int, number: int) -> Replacements:
    operation = game.CARDS[card].does[number]
    assert isinstance(operation, Replacements)
    return operation


class UseCardStep(Decision):
    """5.33 What a step of a card is used for; a Japanese one may be kept."""

    card: int
    number: int

    def offers(self, game: Empire) -> list[Offer]:
        side = SEATS.index(self.seat)
        operation = step_operation(game, self.card, self.number)
        return [
            Offer(RESTORE, Limits(Limit("11.0", operation.restorable(game, side), "why-not-restored"))),
            Offer(REBUILD, Limits(Limit("11.0", operation.rebuildable(game, side), "why-not-rebuilt"))),
            finishing(),
        ]

    def resolve(self, game: Empire, choice: Choice) -> None:
        if FINISHING.of(choice):
            return
        operation = step_operation(game, self.card, self.number)
        if operation.saved:
            game.kept[POOLS.index(operation.pool)] -= 1
        if RESTORE.of(choice):
            unit = RESTORE.thing(choice)
            game.flip(unit, game.faces[unit] - 1)
            game.tell("restored", "11.0", unit=UNITS.ids[unit])
            return
        unit = REBUILD.thing(choice)
        game.push(CardRebuild(self.seat, unit, operation.places(game, unit)))


class CardRebuild(AboutUnit):
    """5.33 Where a lost unit comes back by a card."""

    rule, verb = "11.0", PLACE

    among: int

    def limits(self, game: Empire) -> Limits:
        return Limits(Limit("10.11", self.among, "why-not-placed"))

    def take(self, game: Empire, space: int, /) -> None:
        game.place(self.unit, space, len(UNITS[self.unit].faces) - 1)
        game.mark(self.unit, REBUILT)
        game.tell("rebuilt", "11.0", unit=UNITS.ids[self.unit], space=NAMES[space])


class Airlift(Operation, tag="airlift"):
    """AL-17 A step for the AVG or the 14th Air Force in China, Burma or northern India."""

    units: tuple[str, ...]
    back: tuple[str, ...]

    def restorable(self, game: Empire) -> int:
        here = NORTHERN_INDIA | REGION["burma"]
        return mask_of(
            UNIT[id]
            for id in self.units
            if steps_left(game, UNIT[id]) < 2
            and (game.at[UNIT[id]] == CHINA_BOX or (on_map(game, UNIT[id]) and here >> game.at[UNIT[id]] & 1))
        )

    def rebuildable(self, game: Empire) -> int:
        return mask_of(
            UNIT[id] for id in self.back if game.at[UNIT[id]] == ELIMINATED and self.places(game, UNIT[id])
        )

    def places(self, game: Empire, unit: int) -> int:
        return places(game, unit) & (NORTHERN_INDIA | REGION["burma"])

    def carry_out(self, game: Empire, use: Use) -> None:
        if self.restorable(game) or self.rebuildable(game):
            game.push(AirliftStep(seat(ALLIES), self.restorable(game), self.rebuildable(game)))


class AirliftStep(Decision):
    """AL-17 The unit that gets a step."""

    restorable: int
    rebuildable: int

    def offers(self, game: Empire) -> list[Offer]:
        return [
            Offer(RESTORE, Limits(Limit("5.33", self.restorable, "why-not-restored"))),
            Offer(REBUILD, Limits(Limit("5.33", self.rebuildable, "why-not-rebuilt"))),
            finishing(),
        ]

    def resolve(self, game: Empire, choice: Choice) -> None:
        if RESTORE.of(choice):
            unit = RESTORE.thing(choice)
            game.flip(unit, game.faces[unit] - 1)
            game.tell("restored", "5.33", unit=UNITS.ids[unit])
        elif REBUILD.of(choice):
            unit = REBUILD.thing(choice)
            among = places(game, unit) & (NORTHERN_INDIA | REGION["burma"])
            game.push(CardRebuild(self.seat, unit, among))


# Special movements


class Paratroops(Operation, tag="paratroops"):
    """JP-58 Before movement a hex near an active air unit is taken: empty, or held by a Dutch regiment."""

    @property
    def moment(self) -> str:
        return "activated"

    def places(self, game: Empire) -> int:
        near = 0
        for unit in activated(game, JAPAN):
            if KIND_OF[unit] in FLYING and on_map(game, unit):
                near |= ball(game.at[unit], ROSTER[unit].reach)
        found = near & controlled(game, ALLIES) & GROUND & ~enemy_zone(game, JAPAN)
        from quadrant.games.empire.components import CLOSED_TO

        found &= ~CLOSED_TO[JAPAN]
        return mask_of(space for space in bits(found) if only_regiment(game, space))

    def may(self, game: Empire, side: int) -> bool:
        return True

    def carry_out(self, game: Empire, use: Use) -> None:
        if self.places(game):
            game.push(Drop(seat(JAPAN), self.places(game)))


def only_regiment(game: Empire, space: int) -> bool:
    """Whether a hex is empty of Allied units, or holds only Dutch regiments."""
    from quadrant.games.empire.movement import in_hex

    return all(
        ROSTER[unit].nationality == "dutch" and ROSTER[unit].size == "III"
        for unit in in_hex(game, space, ALLIES)
    )


class Drop(OneOf):
    """JP-58 The hex that paratroops take."""

    rule, verb, stop = "5.31", AT, PASSING

    def take(self, game: Empire, space: int, /) -> None:
        from quadrant.games.empire.movement import in_hex
        from quadrant.games.empire.supply import eliminate

        for unit in in_hex(game, space, ALLIES):
            eliminate(game, unit)
        take_hex(game, JAPAN, space, "5.31")
        game.tell("paratroops", "5.31", space=NAMES[space])


class Airborne(Operation, tag="airborne"):
    """AL-69 The 11th Airborne drops on an empty hex near a supplied US air unit that stands with it."""

    unit: str

    @property
    def moment(self) -> str:
        return "activated"

    def places(self, game: Empire) -> int:
        unit = UNIT[self.unit]
        if not on_map(game, unit) or game.marks[unit] >> ACTIVE & 1 or not AIRFIELDS >> game.at[unit] & 1:
            return 0
        from quadrant.games.empire.movement import in_hex

        reach = 0
        for other in in_hex(game, game.at[unit], ALLIES):
            if KIND_OF[other] in FLYING and ROSTER[other].nationality == "us" and supplied(game, other):
                reach = max(reach, ROSTER[other].reach)
        from quadrant.games.empire.components import CLOSED_TO

        found = ball(game.at[unit], reach) & GROUND & game.area & ~CLOSED_TO[ALLIES] if reach else 0
        return found & ~present(game, JAPAN) & ~enemy_zone(game, ALLIES) & ~(1 << game.at[unit])

    def carry_out(self, game: Empire, use: Use) -> None:
        if self.places(game):
            game.push(AirDrop(seat(ALLIES), self.places(game), UNIT[self.unit]))


class AirDrop(OneOf):
    """AL-69 Where it drops."""

    rule, verb, stop = "5.31", AT, PASSING

    unit: int

    def args(self, game: Empire) -> Args:
        return {"unit": UNITS.ids[self.unit]}

    def take(self, game: Empire, space: int, /) -> None:
        game.move(self.unit, space)
        game.mark(self.unit, ACTIVE)
        game.mark(self.unit, MOVED)
        take_hex(game, ALLIES, space, "5.31")


class Evacuation(Operation, tag="evacuate"):
    """JP-35 Up to three ground units of a coast and the hexes next to it go to one port."""

    n: int

    def may(self, game: Empire, side: int) -> bool:
        return bool(self.coasts(game))

    def coasts(self, game: Empire) -> int:
        troops = forces(game).troops[JAPAN]
        coast = COASTAL & controlled(game, JAPAN) & troops
        return mask_of(space for space in bits(coast) if havens(game, space))

    def carry_out(self, game: Empire, use: Use) -> None:
        if self.coasts(game):
            game.push(EvacuateFrom(seat(JAPAN), self.coasts(game), self.n))


def havens(game: Empire, start: int) -> int:
    """JP-35 Ports in reach of a strategic move by sea, whatever the Allied zones."""
    value = 3 * 5 * (2 if PORTS >> start & 1 else 1)
    return (
        SEA.within(1 << start, value, game.area) & ports(game, JAPAN) & ~(1 << start) & ~present(game, ALLIES)
    )


class EvacuateFrom(OneOf):
    """JP-35 The coast."""

    rule, verb, stop = "5.33", AT, PASSING

    n: int

    def take(self, game: Empire, space: int, /) -> None:
        game.push(EvacuateTo(self.seat, space, self.n))


class EvacuateTo(Pick):
    """JP-35 The port."""

    rule, verb = "5.33", AT

    start: int
    n: int

    def limits(self, game: Empire) -> Limits:
        return Limits(Limit("5.33", havens(game, self.start), "why-not-a-port"))

    def take(self, game: Empire, space: int, /) -> None:
        game.push(EvacuateUnit(self.seat, self.start, space, self.n))


class EvacuateUnit(Pick):
    """JP-35 A unit that goes."""

    rule, verb, stop = "5.33", SELECT, FINISHING

    start: int
    port: int
    n: int

    def limits(self, game: Empire) -> Limits:
        near = around(1 << self.start, 1)
        units = mask_of(
            unit
            for unit in bits(OWN_UNITS[JAPAN])
            if KIND_OF[unit] == TROOPS
            and on_map(game, unit)
            and near >> game.at[unit] & 1
            and game.at[unit] != self.port
            and room(game, unit, self.port)
        )
        return Limits(Limit("5.33", units if self.n else 0, "why-not-meant"))

    def args(self, game: Empire) -> Args:
        return {"space": NAMES[self.port], "count": self.n}

    def take(self, game: Empire, unit: int, /) -> None:
        game.move(unit, self.port)
        game.tell("evacuated", "5.33", unit=UNITS.ids[unit], space=NAMES[self.port])
        game.push(EvacuateUnit(self.seat, self.start, self.port, self.n - 1))


class Redeploy(Operation, tag="redeploy"):
    """JP-77 The Combined Fleet and up to four ships go to a port near resources, outside Allied zones."""

    n: int

    def hq(self, game: Empire) -> int:
        for id in ("jp_hq_cf_yamamoto", "jp_hq_cf_ozawa"):
            if on_map(game, UNIT[id]):
                return UNIT[id]
        return NOBODY

    def goals(self, game: Empire) -> int:
        hq = self.hq(game)
        if hq == NOBODY:
            return 0
        near = around(RESOURCES & game.area, 3)
        through = game.area & ~enemy_zone(game, JAPAN)
        reached = SEA.flood(1 << game.at[hq], through)
        taken = forces(game).hqs[JAPAN] | forces(game).hqs[ALLIES]
        return reached & ports(game, JAPAN) & near & ~taken & ~present(game, ALLIES)

    def may(self, game: Empire, side: int) -> bool:
        return bool(self.goals(game))

    def carry_out(self, game: Empire, use: Use) -> None:
        if self.goals(game):
            game.push(RedeployTo(seat(JAPAN), self.hq(game), self.goals(game), self.n))


class RedeployTo(Pick):
    """JP-77 The port."""

    rule, verb = "5.33", AT

    hq: int
    among: int
    n: int

    def limits(self, game: Empire) -> Limits:
        return Limits(Limit("5.33", self.among, "why-not-a-port"))

    def take(self, game: Empire, space: int, /) -> None:
        game.move(self.hq, space)
        game.tell("redeployed", "5.33", unit=UNITS.ids[self.hq], space=NAMES[space])
        game.push(RedeployShip(self.seat, space, self.n))


class RedeployShip(Pick):
    """JP-77 A ship that goes there."""

    rule, verb, stop = "5.33", SELECT, FINISHING

    port: int
    n: int

    def limits(self, game: Empire) -> Limits:
        through = game.area & ~enemy_zone(game, JAPAN)
        reached = SEA.flood(1 << self.port & through, through)
        ships = mask_of(
            unit
            for unit in bits(OWN_UNITS[JAPAN])
            if KIND_OF[unit] in NAVAL
            and on_map(game, unit)
            and reached >> game.at[unit] & 1
            and game.at[unit] != self.port
            and room(game, unit, self.port)
        )
        return Limits(Limit("5.33", ships if self.n else 0, "why-not-meant"))

    def take(self, game: Empire, unit: int, /) -> None:
        game.move(unit, self.port)
        game.tell("redeployed", "5.33", unit=UNITS.ids[unit], space=NAMES[self.port])
        game.push(RedeployShip(self.seat, self.port, self.n - 1))


UnitOperation = (
    Place
    | Relieve
    | Leave
    | Schedule
    | Replacements
    | Airlift
    | Paratroops
    | Airborne
    | Evacuation
    | Redeploy
)

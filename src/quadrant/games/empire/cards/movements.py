"""The vocabulary of the cards, part six: paratroops, an evacuation, a fleet that redeploys."""

from __future__ import annotations

from quadrant.games.empire.cards.language import Operation, Use
from quadrant.games.empire.components import (
    AIRFIELDS,
    ALLIES,
    CLOSED_TO,
    COASTAL,
    FLYING,
    GROUND,
    JAPAN,
    KIND_OF,
    NAMES,
    NAVAL,
    NOBODY,
    OWN_UNITS,
    PORTS,
    RESOURCES,
    ROSTER,
    SEA,
    TROOPS,
    UNIT,
    UNITS,
    around,
    ball,
)
from quadrant.games.empire.rules.common_picks import OneOf
from quadrant.games.empire.rules.control import take_hex
from quadrant.games.empire.rules.headquarters import activated
from quadrant.games.empire.rules.losses import eliminate
from quadrant.games.empire.rules.movement import in_hex, ports, waters
from quadrant.games.empire.rules.stacking import room
from quadrant.games.empire.rules.supply import enemy_zone, supplied
from quadrant.games.empire.state import (
    ACTIVE,
    MOVED,
    Empire,
    controlled,
    on_map,
    seat,
)
from quadrant.games.empire.supply.zones import forces, present
from quadrant.games.empire.verbs import AT, SELECT
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args
from quadrant.kernel.pick import Pick
from quadrant.kernel.verbs import FINISHING, PASSING

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
        hexes = near & controlled(game, ALLIES) & GROUND & ~enemy_zone(game, JAPAN)
        hexes &= ~CLOSED_TO[JAPAN]
        return mask_of(space for space in bits(hexes) if only_regiment(game, space))

    def may(self, game: Empire, use: Use) -> bool:
        return True

    def carry_out(self, game: Empire, use: Use) -> None:
        if self.places(game):
            game.push(Drop(seat(JAPAN), self.places(game)))


def only_regiment(game: Empire, space: int) -> bool:
    """Whether a hex is empty of Allied units, or holds only Dutch regiments."""
    return all(
        ROSTER[unit].nationality == "dutch" and ROSTER[unit].size == "III"
        for unit in in_hex(game, space, ALLIES)
    )


class Drop(OneOf):
    """JP-58 The hex that paratroops take."""

    rule, verb, stop = "5.31", AT, PASSING

    def take(self, game: Empire, space: int, /) -> None:
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
        reach = 0
        for other in in_hex(game, game.at[unit], ALLIES):
            if KIND_OF[other] in FLYING and ROSTER[other].nationality == "us" and supplied(game, other):
                reach = max(reach, ROSTER[other].reach)
        hexes = ball(game.at[unit], reach) & GROUND & game.area & ~CLOSED_TO[ALLIES] if reach else 0
        return hexes & ~present(game, JAPAN) & ~enemy_zone(game, ALLIES) & ~(1 << game.at[unit])

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

    def may(self, game: Empire, use: Use) -> bool:
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
        SEA.within(1 << start, value, waters(game))
        & ports(game, JAPAN)
        & ~(1 << start)
        & ~present(game, ALLIES)
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

    def may(self, game: Empire, use: Use) -> bool:
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


MovementOperation = Paratroops | Airborne | Evacuation | Redeploy

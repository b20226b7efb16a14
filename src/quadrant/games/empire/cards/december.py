"""The vocabulary of the cards, part four: the two operations of December 1941."""

from __future__ import annotations

from typing import Final

from quadrant.games.empire.cards.changes import Activation, Dice, Movement, Strength, Unalterable, Zones
from quadrant.games.empire.cards.language import Operation, Use
from quadrant.games.empire.components import (
    ALLIES,
    COASTAL,
    FLYING,
    JAPAN,
    KIND_OF,
    MANILA,
    NAMES,
    OWN_UNITS,
    REGION,
    ROSTER,
    SEA,
    SINGAPORE,
    UNIT,
    UNITS,
    distance,
)
from quadrant.games.empire.rules.common_picks import AboutUnit
from quadrant.games.empire.rules.declaration import commit, declare
from quadrant.games.empire.rules.losses import strike
from quadrant.games.empire.rules.movement import in_hex, ports, ships_in
from quadrant.games.empire.state import Empire, battle_at, face, on_map, seat, under_way
from quadrant.games.empire.supply.zones import forces
from quadrant.games.empire.verbs import COMMIT, PLACE
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.pick import Pick

#: JP-1 The strike force, and how far it sails.
STRIKE_FORCE: Final = tuple(UNIT[id] for id in ("jp_cv_akagi", "jp_cv_soryu", "jp_cv_shokaku", "jp_bb_hiei"))
STRIKE_HEXES: Final = 18
#: JP-2 Fortresses that fire on the ships of a landing.
FORTS: Final = 1 << MANILA | 1 << SINGAPORE
FORCE_Z: Final = UNIT["cw_bb_force_z"]
#: JP-2 How far from a Japanese port landings may be.
LANDING_HEXES: Final = 5


class PearlHarbor(Operation, Movement, Dice, Strength, Unalterable, tag="pearl_harbor"):
    """JP-1 The strike on Oahu: the Allies do not fire and are easier to hit."""

    def naval_hexes(self, game: Empire, side: int) -> int | None:
        return STRIKE_HEXES

    def silences(self, side: int) -> bool:
        return side == ALLIES

    def defense(self, game: Empire, unit: int) -> int:
        return -(face(game, unit).defense // 2) if ROSTER[unit].side == ALLIES else 0


class SouthernOperation(Operation, Activation, Movement, Unalterable, Zones, tag="southern_operation"):
    """JP-2 The conquest of South East Asia: many units of all headquarters, and no Allied zones."""

    activations: int

    @property
    def moment(self) -> str:
        return "before_battles"

    def any_headquarters(self) -> bool:
        return True

    def allowed(self) -> int:
        return ~mask_of(STRIKE_FORCE)

    def beaches(self, game: Empire, escorted: bool) -> int:
        near = SEA.within(ports(game, JAPAN), LANDING_HEXES, game.area)
        return near if escorted else near & ~FORTS

    def carry_out(self, game: Empire, use: Use) -> None:
        for space in bits(FORTS & under_way(game).landings):
            for ship in ships_in(in_hex(game, space, JAPAN)):
                game.tell("fort", "5.31", unit=UNITS.ids[ship], space=NAMES[space])
                strike(game, ship, "5.31")
        game.push(ForceZ(), DefendingAir())


class ForceZ(Step):
    """JP-2 Force Z sails against Japanese ships on the coast of Malaya."""

    def run(self, game: Empire) -> None:
        goals = sorties(game)
        if goals:
            game.push(Sortie(seat(ALLIES)))


def sorties(game: Empire) -> int:
    """Hexes of the Malayan coast with Japanese ships, while Force Z is elsewhere."""
    if not on_map(game, FORCE_Z):
        return 0
    coast = REGION["malaya"] & COASTAL & forces(game).naval(JAPAN)
    return coast & ~(1 << game.at[FORCE_Z]) if not coast >> game.at[FORCE_Z] & 1 else 0


class Sortie(Pick):
    """JP-2 Where Force Z goes."""

    rule, verb = "5.31", PLACE

    def limits(self, game: Empire) -> Limits:
        return Limits(Limit("5.31", sorties(game), "why-not-meant"))

    def others(self, game: Empire) -> tuple[int, ...]:
        return (FORCE_Z,)

    def take(self, game: Empire, space: int, /) -> None:
        game.move(FORCE_Z, space)
        game.tell("sailed", "5.31", unit=UNITS.ids[FORCE_Z], space=NAMES[space])
        declare(game, space)


class DefendingAir(Step):
    """JP-2 Allied air units outside the battles join one within their range."""

    def run(self, game: Empire) -> None:
        units = [unit for unit in bits(OWN_UNITS[ALLIES]) if KIND_OF[unit] in FLYING and on_map(game, unit)]
        game.push(*(Defend(unit) for unit in units))


def defended(game: Empire, unit: int) -> int:
    """The battles that an air unit may join."""
    counter = ROSTER[unit]
    reach = counter.range if counter.parenthetical else counter.reach
    if battle_at(game, game.at[unit]) is not None:
        return 0
    return mask_of(b.hex for b in under_way(game).battles if distance(game.at[unit], b.hex) <= reach)


class Defend(Step):
    """JP-2 One air unit."""

    unit: int

    def run(self, game: Empire) -> None:
        if on_map(game, self.unit) and defended(game, self.unit):
            game.push(DefendWhere(seat(ALLIES), self.unit))


class DefendWhere(AboutUnit):
    """JP-2 The battle that it joins."""

    rule, verb = "5.31", COMMIT

    def limits(self, game: Empire) -> Limits:
        return Limits(Limit("5.31", defended(game, self.unit), "why-out-of-range"))

    def take(self, game: Empire, space: int, /) -> None:
        commit(game, self.unit, space)


DecemberOperation = PearlHarbor | SouthernOperation

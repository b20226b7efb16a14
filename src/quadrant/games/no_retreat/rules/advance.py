"""10.8 Advance after combat."""

from __future__ import annotations

from typing import Final

from quadrant.games.no_retreat.cards.language import ChangesAdvance
from quadrant.games.no_retreat.components import (
    AREAS,
    AXIS,
    BOARD,
    CHART,
    CLEAR,
    FORTRESS,
    NAMES,
    OBJECTIVE_HEXES,
    SS_ARMOR,
    TANKS,
    TERRAIN,
    UNITS,
    VP_HEXES,
    WEATHER_CHART,
)
from quadrant.games.no_retreat.rules.cards import Ask
from quadrant.games.no_retreat.rules.control import enter
from quadrant.games.no_retreat.rules.movement import forbidden_areas
from quadrant.games.no_retreat.rules.odds import cards_in
from quadrant.games.no_retreat.rules.zones import held
from quadrant.games.no_retreat.state import (
    DISORGANIZED,
    OUT_OF_SUPPLY,
    Battle,
    NoRetreat,
    face,
    on_map,
    seat,
    side_of,
)
from quadrant.games.no_retreat.verbs import ADVANCE, ADVANCE_TO
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.flow import Choice, Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args, Refusal
from quadrant.kernel.verbs import FINISHING

#: 10.8.2, 13.5 From this turn on Soviet armour breaks through.
SOVIET_BREAKTHROUGH: Final = 11
#: 10.8.1 Where an advance ends: rough ground, areas and key hexes.
STOPS: Final = (
    TERRAIN["forest"] * CHART["forest"]["stops_advance"]
    | TERRAIN["marsh"] * CHART["marsh"]["stops_advance"]
    | TERRAIN["mountain"] * CHART["mountain"]["stops_advance"]
    | TERRAIN["kerch_strait"] * CHART["kerch_strait"]["stops_advance"]
    | AREAS * CHART["area"]["stops_advance"]
    | OBJECTIVE_HEXES * CHART["objective_hex"]["stops_advance"]
)


def may_advance(game: NoRetreat, unit: int) -> bool:
    """10.8 No fortresses, white strengths or disorganized units."""
    if not on_map(game, unit) or game.marks[unit] >> DISORGANIZED & 1:
        return False
    printed = face(game, unit)
    return printed.kind != FORTRESS and not printed.white and printed.movement > 0


def hexes(game: NoRetreat, battle: Battle, unit: int) -> int:
    """10.8.1, 10.8.2 How many hexes a unit may advance."""
    most = 1
    if WEATHER_CHART[game.weather]["multi_hex_advance"] and not game.marks[unit] >> OUT_OF_SUPPLY & 1:
        most = 3 if breaks_through(game, unit) else 2
    for card, operation in cards_in(game, battle, ChangesAdvance):
        most = operation.advance(most, battle.attacker, card)
    return most


def breaks_through(game: NoRetreat, unit: int) -> bool:
    """10.8.2, 13.5 Armour in clear weather: German until the oil is lost (SS always), Soviet from turn 11."""
    kind = face(game, unit).kind
    if kind not in TANKS or game.weather != CLEAR:
        return False
    if side_of(unit) == AXIS:
        return kind == SS_ARMOR or not game.oil or game.turn <= game.oil
    return game.turn >= SOVIET_BREAKTHROUGH and game.active == side_of(unit)


class Advances(Step):
    """10.8 If a hex that was attacked is empty now, the attackers may advance."""

    units: tuple[int, ...]
    targets: int

    def run(self, game: NoRetreat) -> None:
        battle = game.battle
        assert battle is not None
        open_targets = self.targets & ~held(game, battle.defender)
        able = tuple(unit for unit in self.units if may_advance(game, unit))
        if open_targets and able:
            game.push(Advance(seat(battle.attacker), able, open_targets))


class Advance(Ask):
    """10.8 Which unit advances next; or none any more."""

    rule, verb, stop = "10.8", ADVANCE, FINISHING
    undo_to = "advance"

    units: tuple[int, ...]
    targets: int

    def limits(self, game: NoRetreat) -> Limits:
        able = mask_of(
            u for u in self.units if on_map(game, u) and self.targets & ~forbidden_areas(game, u, True)
        )
        return Limits(Limit("10.8", able, "why-no-advance"))

    def take(self, game: NoRetreat, unit: int) -> None:
        battle = game.battle
        assert battle is not None
        rest = tuple(other for other in self.units if other != unit)
        on = AdvanceTo(self.seat, unit, hexes(game, battle, unit), self.targets)
        game.push(on, *((Advance(self.seat, rest, self.targets),) if rest else ()))

    def waste(self, game: NoRetreat, choice: Choice) -> Refusal | None:
        """12.7.1 A city or an oil field stands open, and nobody goes in."""
        if not FINISHING.of(choice) or not self.limits(game).mask:
            return None
        foreign = ~game.control if self.side == AXIS else game.control
        taken = self.targets & VP_HEXES & foreign
        names = tuple(NAMES[space] for space in bits(taken))
        return Refusal("12.7.1", "waste-city", {"spaces": names}) if taken else None


class AdvanceTo(Ask):
    """10.8, 10.8.1 Into a hex that was attacked first, then on as far as ground and weather permit."""

    rule, verb, stop = "10.8.1", ADVANCE_TO, FINISHING
    undo_to = "advance"

    unit: int
    left: int
    #: The hexes of the battle, one of which comes first; 0 when the unit is past them.
    first: int

    def limits(self, game: NoRetreat) -> Limits:
        side = side_of(self.unit)
        near = self.first if self.first else BOARD.near[game.at[self.unit]]
        why = "why-battle-hex-first" if self.first else "why-not-next-hex"
        return Limits(
            Limit("10.8.1", near, why),
            Limit("10.8.1", ~held(game, 1 - side), "why-enemy-there"),
            Limit("2.1", game.area, "why-not-in-play"),
            Limit("8.6", ~forbidden_areas(game, self.unit, True), "why-area-closed"),
        )

    def others(self, game: NoRetreat) -> tuple[int, ...]:
        return (self.unit,)

    def take(self, game: NoRetreat, space: int) -> None:
        enter(game, self.unit, [space])
        game.tell_of("advance", "10.8", self.unit, space=NAMES[space])
        if self.left > 1 and not (STOPS | game.scorched) >> space & 1:
            game.push(AdvanceTo(self.seat, self.unit, self.left - 1, 0))

    def args(self, game: NoRetreat) -> Args:
        return {"unit": UNITS.ids[self.unit], "hexes": self.left}

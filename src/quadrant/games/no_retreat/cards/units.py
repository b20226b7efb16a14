"""Operations of the cards on units that come back, and on units that suffer."""

from __future__ import annotations

from typing import Literal

from quadrant.games.no_retreat.cards.conditions import allies_on_map
from quadrant.games.no_retreat.cards.ground import CardAsk
from quadrant.games.no_retreat.cards.language import Operation, SideName, Use, event_of
from quadrant.games.no_retreat.cards.moving import LandThere
from quadrant.games.no_retreat.components import (
    BERLIN_GARRISON,
    BOXES,
    CADRE_BOX,
    CADRES,
    DESTROYED,
    FORTRESS,
    FRONT,
    GREATER_GERMANY,
    NAMES,
    RAIL,
    REMOVED,
    ROSTER,
    SHATTERED,
    SIDE,
    SURRENDERED,
    UNITS,
    UNITS_OF,
    VOLKSSTURM,
    YEAR,
)
from quadrant.games.no_retreat.rules.cards import Sided
from quadrant.games.no_retreat.rules.losses import change_vp, lose_step, remove
from quadrant.games.no_retreat.rules.organization import (
    improvement,
    improvement_cost,
    reduced,
    upgradable,
)
from quadrant.games.no_retreat.rules.placement import (
    around_cities,
    coming_face,
    free_places,
    placeable,
    put_in,
    rebuilding_cost,
    replacement,
)
from quadrant.games.no_retreat.rules.rail import landing_limits, rail_has_room
from quadrant.games.no_retreat.rules.stacking import fits
from quadrant.games.no_retreat.rules.supply import by_land, cities, supplied, units_at, units_on_map
from quadrant.games.no_retreat.state import (
    OUT_OF_SUPPLY,
    NoRetreat,
    face,
    seat,
    side_of,
)
from quadrant.games.no_retreat.verbs import (
    DETRAIN,
    IMPROVE,
    LOSE,
    PLACE,
    REBUILD,
    REMOVE,
)
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Choice, Decision
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args, Prompt, Refusal
from quadrant.kernel.offers import Offer, finishing
from quadrant.kernel.verbs import FINISHING, PASSING

# Units that come back


class ReturnUnit(Operation, tag="return_unit"):
    """Units come back from the boxes of the lost."""

    count: int
    boxes: tuple[str, ...]
    to: Literal["own_city_or_adjacent_overland", "rail_box", "detrain"]

    def able(self, game: NoRetreat, side: int) -> int:
        boxes = [BOXES[name] for name in self.boxes]
        lost = [unit for unit in UNITS_OF[side] if game.at[unit] in boxes]
        if self.to == "rail_box":
            able = mask_of(u for u in lost if ROSTER[u].faces[-1].movement)
            return able if rail_has_room(game, side) else 0
        return mask_of(unit for unit in lost if self.places(game, unit))

    def places(self, game: NoRetreat, unit: int) -> int:
        if self.to == "detrain":
            return landing_limits(game, unit).mask if ROSTER[unit].faces[-1].movement else 0
        # The card names cities and the hexes next to them, and neither the edge of the board nor cadres.
        side = side_of(unit)
        return around_cities(game, side, cities(game, side) & game.area) & free_places(game, unit)

    def may(self, game: NoRetreat, use: Use) -> bool:
        return bool(self.able(game, use.by))

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(Recall(seat(use.by), use, self.count))


class Recall(CardAsk):
    """Cards 1, 2 and 15: which unit comes back."""

    verb, stop = REBUILD, FINISHING

    use: Use
    left: int

    def _operation(self, game: NoRetreat) -> ReturnUnit:
        operation = event_of(game, self.use).first
        assert isinstance(operation, ReturnUnit)
        return operation

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("5.3.1", self._operation(game).able(game, self.side), "why-not-lost"))

    def take(self, game: NoRetreat, unit: int) -> None:
        more = (Recall(self.seat, self.use, self.left - 1),) if self.left > 1 else ()
        operation = self._operation(game)
        if operation.to == "rail_box":
            game.push(*more)
            to_rail(game, unit)
            return
        game.push(RecallTo(self.seat, self.use, unit), *more)


def to_rail(game: NoRetreat, unit: int) -> None:
    """A lost unit goes to the Rail box, as it would be rebuilt (7.9.2)."""
    was_shattered = game.at[unit] == SHATTERED
    new = coming_face(game, unit, RAIL, True, was_shattered)
    game.remove(unit, RAIL)
    game.flip(unit, new)
    game.tell_of("recall", "5.3.1", unit)


class RecallTo(CardAsk):
    """Cards 1 and 15: where it comes in."""

    verb = PLACE

    use: Use
    unit: int

    def limits(self, game: NoRetreat) -> Limits:
        operation = event_of(game, self.use).first
        assert isinstance(operation, ReturnUnit)
        return Limits(Limit("5.3.1", operation.places(game, self.unit), "why-not-placed-there"))

    def others(self, game: NoRetreat) -> tuple[int, ...]:
        return (self.unit,)

    def take(self, game: NoRetreat, space: int) -> None:
        put_in(game, self.unit, space, True)

    def args(self, game: NoRetreat) -> Args:
        return {"unit": UNITS.ids[self.unit]}


class ReplacementStep(Operation, tag="replacement_step"):
    """Units are improved or rebuilt for free."""

    count: int
    ignore_ban: bool = False
    allow_two_card: bool = False

    def may(self, game: NoRetreat, use: Use) -> bool:
        left = 2 if self.allow_two_card else self.count
        return bool(step_improvable(game, use.by, left) | step_rebuildable(game, use.by, left))

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(FreeStep(seat(use.by), self.count, self.allow_two_card))


def step_improvable(game: NoRetreat, side: int, worth: int) -> int:
    """6.5.5 The reduced units that a card may improve: supplied by land, and cheap enough."""
    return mask_of(
        unit
        for unit in reduced(game, side)
        if improvement_cost(unit) <= worth
        and by_land(game, unit)
        and not game.marks[unit] >> OUT_OF_SUPPLY & 1
    )


def step_rebuildable(game: NoRetreat, side: int, worth: int) -> int:
    return mask_of(
        unit
        for unit in UNITS_OF[side]
        if game.at[unit] in (DESTROYED, SURRENDERED)
        and rebuilding_cost(game, unit) <= worth
        and placeable(game, unit, True)
    )


class FreeStep(Sided, Decision):
    """Cards 3, 30 and 38: the unit that a free replacement step improves or rebuilds."""

    left: int
    any_cost: bool

    @property
    def _worth(self) -> int:
        return 2 if self.any_cost else self.left

    def offers(self, game: NoRetreat) -> list[Offer]:
        improve = Limits(Limit("7.1", step_improvable(game, self.side, self._worth), "why-not-reduced"))
        rebuild = Limits(Limit("7.9", step_rebuildable(game, self.side, self._worth), "why-not-lost"))
        return [Offer(IMPROVE, improve), Offer(REBUILD, rebuild), finishing()]

    @does(IMPROVE)
    def improve(self, game: NoRetreat, unit: int) -> None:
        self._spend(game, improvement_cost(unit))
        improvement(game, unit, None)

    @does(REBUILD)
    def rebuild(self, game: NoRetreat, unit: int) -> None:
        self._spend(game, rebuilding_cost(game, unit))
        replacement(game, unit, None)

    @does(FINISHING)
    def finish(self, game: NoRetreat) -> None:
        """The steps that are left are not used."""

    def _spend(self, game: NoRetreat, cost: int) -> None:
        left = self.left - (1 if self.any_cost else cost)
        if left > 0:
            game.push(FreeStep(self.seat, left, self.any_cost))

    def waste(self, game: NoRetreat, choice: Choice) -> Refusal | None:
        """Steps are left off though a unit could have them."""
        idle = FINISHING.of(choice) and len(self.options(game)) > 1
        return Refusal("5.3.1", "waste-card") if idle else None

    def prompt(self, game: NoRetreat) -> Prompt:
        return Prompt(self.prompt_id, "7.9", {"count": self.left})


class Upgrade(Operation, tag="upgrade"):
    """7.2 A Soviet unit is upgraded for free."""

    count: int

    def may(self, game: NoRetreat, use: Use) -> bool:
        return bool(upgradable(game))

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(FreeUpgrade(seat(use.by)))


class FreeUpgrade(CardAsk):
    """Card 8: the unit that is upgraded."""

    verb = IMPROVE

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("7.2", upgradable(game), "why-not-brown"))

    def take(self, game: NoRetreat, unit: int) -> None:
        improvement(game, unit, None)


class DeployCadre(Operation, tag="deploy_cadre"):
    """14.9 Cadres come to the map from their box by rail."""

    count: int
    to: str

    def able(self, game: NoRetreat, side: int) -> int:
        return mask_of(
            unit
            for unit in bits(CADRES)
            if game.at[unit] == CADRE_BOX and side_of(unit) == side and landing_limits(game, unit).mask
        )

    def may(self, game: NoRetreat, use: Use) -> bool:
        return bool(self.able(game, use.by))

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(Deploy(seat(use.by), use, self.count))


class Deploy(CardAsk):
    """Card 25: which Kampfgruppe comes in."""

    verb, stop = DETRAIN, FINISHING

    use: Use
    left: int

    def limits(self, game: NoRetreat) -> Limits:
        operation = event_of(game, self.use).first
        assert isinstance(operation, DeployCadre)
        return Limits(Limit("5.3.1", operation.able(game, self.side), "why-no-cadre"))

    def take(self, game: NoRetreat, unit: int) -> None:
        more = (Deploy(self.seat, self.use, self.left - 1),) if self.left > 1 else ()
        game.push(LandThere(self.seat, unit, False), *more)


class Rebuild(Operation, tag="rebuild"):
    """14.1, 14.11 Fortresses or Volkssturm that are gone for good come back."""

    kind: Literal["fortress", "volkssturm"]
    count: int

    def able(self, game: NoRetreat, side: int) -> int:
        return mask_of(unit for unit in range(len(ROSTER)) if self.places(game, unit))

    def places(self, game: NoRetreat, unit: int) -> int:
        counter = ROSTER[unit]
        kind = FORTRESS if self.kind == "fortress" else VOLKSSTURM
        gone = game.at[unit] == REMOVED and counter.lost == "removed" and counter.faces[0].kind == kind
        if not gone or unit == BERLIN_GARRISON:
            return 0
        home = counter.place
        there = cities(game, counter.side) & GREATER_GERMANY & (-1 if home < 0 else 1 << home)
        return mask_of(
            s for s in bits(there) if fits(game, counter.side, (*units_at(game).get(s, ()), unit), s)
        )

    def may(self, game: NoRetreat, use: Use) -> bool:
        return bool(self.able(game, use.by))

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(Restore(seat(use.by), use, self.count))


class Restore(CardAsk):
    """Cards 48 and 49: which one."""

    verb, stop = REBUILD, FINISHING

    use: Use
    left: int

    def _operation(self, game: NoRetreat) -> Rebuild:
        operation = event_of(game, self.use).first
        assert isinstance(operation, Rebuild)
        return operation

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("5.3.1", self._operation(game).able(game, self.side), "why-not-lost"))

    def take(self, game: NoRetreat, unit: int) -> None:
        more = (Restore(self.seat, self.use, self.left - 1),) if self.left > 1 else ()
        game.push(RestoreTo(self.seat, self.use, unit), *more)


class RestoreTo(CardAsk):
    """Cards 48 and 49: where."""

    verb = PLACE

    use: Use
    unit: int

    def limits(self, game: NoRetreat) -> Limits:
        operation = event_of(game, self.use).first
        assert isinstance(operation, Rebuild)
        return Limits(Limit("5.3.1", operation.places(game, self.unit), "why-not-placed-there"))

    def others(self, game: NoRetreat) -> tuple[int, ...]:
        return (self.unit,)

    def take(self, game: NoRetreat, space: int) -> None:
        game.place(self.unit, space, FRONT)
        game.tell_of("place", "5.3.1", self.unit, space=NAMES[space])

    def args(self, game: NoRetreat) -> Args:
        return {"unit": UNITS.ids[self.unit]}


# Units that suffer


class EnemyStepLoss(Operation, tag="enemy_step_loss"):
    """A side loses steps of its own choice."""

    count: int
    chooser: SideName
    distinct_units: bool = False
    supplied: bool = False
    from_year: int = 0

    def may(self, game: NoRetreat, use: Use) -> bool:
        return YEAR[game.turn] >= self.from_year and bool(victims(game, SIDE[self.chooser], self.supplied, 0))

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(Suffer(self.chooser, self.count, self.supplied, 0))


def victims(game: NoRetreat, side: int, only_supplied: bool, done: int) -> int:
    return mask_of(
        unit
        for unit in units_on_map(game, side)
        if not done >> unit & 1 and not (only_supplied and (CADRES >> unit & 1 or not supplied(game, unit)))
    )


class Suffer(CardAsk):
    """Cards 6, 24 and 35: the unit that loses a step."""

    verb = LOSE

    left: int
    only_supplied: bool
    done: int

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(
            Limit("5.3.1", victims(game, self.side, self.only_supplied, self.done), "why-cannot-lose")
        )

    def take(self, game: NoRetreat, unit: int) -> None:
        lose_step(game, unit)
        done = self.done | 1 << unit
        if game.result is None and self.left > 1 and victims(game, self.side, self.only_supplied, done):
            game.push(Suffer(self.seat, self.left - 1, self.only_supplied, done))


class EliminateAlly(Operation, tag="eliminate_ally"):
    """14.2 The Axis loses an ally on the map."""

    count: int
    after_turn: int = 0

    def may(self, game: NoRetreat, use: Use) -> bool:
        return game.turn > self.after_turn and bool(allies_on_map(game))

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(LoseAlly("axis"))


class LoseAlly(CardAsk):
    """Card 44: which ally goes."""

    verb = REMOVE

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("5.3.1", allies_on_map(game), "why-no-ally"))

    def take(self, game: NoRetreat, unit: int) -> None:
        remove(game, unit, DESTROYED)


class RemoveForVp(Operation, tag="remove_unit_for_vp"):
    """A unit leaves the game for a point, or a point is lost."""

    yes: int
    no: int
    exclude: tuple[str, ...]

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(Withdraw(seat(use.by), self.yes, self.no))


class Withdraw(CardAsk):
    """Card 51: which unit goes west, if any."""

    verb, stop = REMOVE, PASSING

    yes: int
    no: int

    def limits(self, game: NoRetreat) -> Limits:
        able = mask_of(
            unit
            for unit in units_on_map(game, self.side)
            if not CADRES >> unit & 1 and face(game, unit).kind != VOLKSSTURM and unit != BERLIN_GARRISON
        )
        return Limits(Limit("5.3.1", able, "why-cannot-withdraw"))

    def take(self, game: NoRetreat, unit: int) -> None:
        game.remove(unit, REMOVED)
        game.tell_of("leaves", "5.3.1", unit)
        change_vp(game, self.side, self.yes)

    def stopped(self, game: NoRetreat) -> None:
        change_vp(game, self.side, self.no)

    def waste(self, game: NoRetreat, choice: Choice) -> Refusal | None:
        """Either answer is what the card says."""
        return None

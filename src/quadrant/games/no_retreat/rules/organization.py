"""7.0 The organization phase: A. upgrades, B. placement (``placement.py``), C. regrouping."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quadrant.games.no_retreat.components import (
    AXIS,
    BACK,
    BALKANS,
    FORTRESS,
    FRONT,
    REGIONAL,
    ROSTER,
    SHOCK,
    SOVIET,
    SS_ARMOR,
    SS_MOTORIZED,
    YUGOSLAVS,
)
from quadrant.games.no_retreat.rules.cards import (
    FORTIFICATION,
    IMPROVEMENT,
    REGROUPING,
    Ask,
    Pay,
    funds,
)
from quadrant.games.no_retreat.rules.events import AskWithEvents, Cancellable, Trigger, answerable, window
from quadrant.games.no_retreat.rules.losses import TWO_STEPS
from quadrant.games.no_retreat.rules.placement import Placement, Reform, axis_may_pay
from quadrant.games.no_retreat.rules.stacking import CheckStacking
from quadrant.games.no_retreat.rules.supply import by_land, units_on_map
from quadrant.games.no_retreat.scenarios import SCENARIOS
from quadrant.games.no_retreat.state import DISORGANIZED, OUT_OF_SUPPLY, NoRetreat, face, seat, side_of
from quadrant.games.no_retreat.verbs import FORTIFY, IMPROVE, REGROUP, TRAIN, UNFORTIFY
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Choice, Step
from quadrant.kernel.limits import Limit, Limits, when
from quadrant.kernel.message import Refusal
from quadrant.kernel.offers import Offer, finishing
from quadrant.kernel.verbs import FINISHING

#: 7.2 Soviet training from turn 6; a second unit in turns 13 to 17.
TRAINING: Final = 6
EXPERIENCE: Final = range(13, 18)
#: 7.5, 13.5 Fortification from turn 3.
FORTIFYING: Final = 3
#: 7.1 What an improvement costs.
AXIS_COST: Final = 2
SOVIET_COST: Final = 1
SHOCK_COST: Final = 2
SS_COST: Final = 1


class OrganizationPhase(Step):
    """7.0 Upgrades, then placement, then regrouping."""

    def run(self, game: NoRetreat) -> None:
        game.trained = 0
        active = seat(game.active)
        game.push(
            window("org.start"),
            Upgrades(active),
            CheckStacking(game.active),
            CheckStacking(1 - game.active),
            Reform(),
            Placement(active),
            Regrouping(active),
            window("org.end"),
        )


# A. Upgrades


class Upgrades(AskWithEvents):
    """7.1 to 7.5 Units are improved, trained and fortified, one after the other."""

    moment = "org"
    undo_to = "upgrades"
    rule = "7.0"

    def own_offers(self, game: NoRetreat) -> Sequence[Offer]:
        side = self.side
        offers = [Offer(IMPROVE, improvable(game, side)), finishing()]
        if side == SOVIET:
            offers += [
                Offer(TRAIN, trainable(game)),
                Offer(FORTIFY, fortifiable(game)),
                Offer(UNFORTIFY, unfortifiable(game)),
            ]
        return offers

    @does(IMPROVE)
    def improve(self, game: NoRetreat, unit: int) -> None:
        game.push(Pay(self.seat, improvement_cost(unit), IMPROVEMENT), PaidImprovement(unit), self)

    @does(TRAIN)
    def train(self, game: NoRetreat, unit: int) -> None:
        game.push(self)
        game.trained += 1
        improvement(game, unit, None)

    @does(FORTIFY)
    def fortify(self, game: NoRetreat, unit: int) -> None:
        game.push(self)
        fortify(game, unit)

    @does(UNFORTIFY)
    def unfortify(self, game: NoRetreat, unit: int) -> None:
        game.push(self)
        game.flip(unit, BACK)
        game.tell_of("unfortify", "7.5", unit)

    def waste(self, game: NoRetreat, choice: Choice) -> Refusal | None:
        """7.2 An upgrade that costs nothing is left."""
        free = stronger_for_free(game) if self.side == SOVIET and FINISHING.of(choice) else 0
        if not free:
            return None
        left = min(free.bit_count(), training(game) - game.trained)
        return Refusal("7.2", "waste-training", {"count": left})


# 7.1 Improvement


def improvement_cost(unit: int) -> int:
    """7.1, 14.5, 14.6, 14.7 How many cards an improvement costs."""
    counter = ROSTER[unit]
    kind = counter.faces[FRONT].kind
    if counter.side == AXIS:
        return SS_COST if kind in (SS_ARMOR, SS_MOTORIZED) else AXIS_COST
    return SHOCK_COST if kind == SHOCK else SOVIET_COST


def reduced(game: NoRetreat, side: int) -> list[int]:
    """The side's two-step units on the map with their weaker side up; fortresses are another matter (7.5)."""
    return [
        unit
        for unit in units_on_map(game, side)
        if game.faces[unit] == BACK
        and not _is_regional(unit)
        and (not ROSTER[unit].grows or game.turn >= TWO_STEPS)
    ]


def _is_regional(unit: int) -> bool:
    """7.5, 14.8 A unit that is fortified rather than improved."""
    return ROSTER[unit].side == SOVIET and ROSTER[unit].faces[FRONT].kind == FORTRESS


def improvable(game: NoRetreat, side: int) -> Limits:
    """7.1 The reduced units that can be improved now."""
    own = units_on_map(game, side)
    weak = reduced(game, side)
    land = mask_of(unit for unit in weak if by_land(game, unit))
    marked = mask_of(unit for unit in own if game.marks[unit] >> OUT_OF_SUPPLY & 1)
    purse = funds(game, side)
    paid = mask_of(unit for unit in weak if improvement_cost(unit) <= purse)
    return Limits(
        Limit("7.1", mask_of(own), "why-not-your-unit"),
        Limit("7.9.1", when(side == SOVIET or axis_may_pay(game)), "why-axis-no-replacements"),
        Limit("7.1", mask_of(weak), "why-not-reduced"),
        Limit("6.5.1", ~marked, "why-unsupplied"),
        Limit("7.0", land, "why-no-land-line"),
        Limit("7.1", paid, "why-no-card"),
    )


class PaidImprovement(Step):
    """7.1 The cards are paid; the opponent may still cancel it."""

    unit: int

    def run(self, game: NoRetreat) -> None:
        improvement(game, self.unit, game.paid)


def improvement(game: NoRetreat, unit: int, card: int | None) -> None:
    """An improvement that the opponent may cancel."""
    answerable(game, Trigger("improvement", side_of(unit), card), Improved(game.serial, unit))


class Improved(Cancellable):
    """7.1, 7.2 The unit is turned to its stronger side."""

    unit: int

    def happen(self, game: NoRetreat) -> None:
        if _is_regional(self.unit):
            dig_in(game, self.unit)
            return
        game.flip(self.unit, FRONT)
        game.tell_of("improve", "7.1", self.unit)

    def prevented(self, game: NoRetreat) -> None:
        game.tell_of("cancelled", "5.0", self.unit)


# 7.2 Soviet training


def training(game: NoRetreat) -> int:
    """7.2 How many Soviet units are upgraded for free in a turn."""
    if game.turn < TRAINING:
        return 0
    return 2 if game.turn in EXPERIENCE else 1


def trainable(game: NoRetreat) -> Limits:
    """7.2 The Soviet units that can be upgraded for free now."""
    own = units_on_map(game, SOVIET)
    return Limits(
        Limit("7.2", mask_of(own), "why-not-your-unit"),
        Limit("7.2", upgradable(game), "why-not-brown"),
        Limit("7.2.0", when(training(game) > 0), "why-no-training-yet"),
        Limit("7.2.1", when(game.trained < training(game)), "why-trained"),
    )


def stronger_for_free(game: NoRetreat) -> int:
    """7.2 Those that only gain by it: a fortress cannot move, so a regional unit may well wait."""
    return mask_of(unit for unit in bits(trainable(game).mask) if not _is_regional(unit))


def upgradable(game: NoRetreat) -> int:
    """7.2 Soviet units with their brown side up and a land line; regional ones become fortresses (7.5)."""
    return mask_of(
        unit
        for unit in units_on_map(game, SOVIET)
        if game.faces[unit] == BACK
        and (not _is_regional(unit) or _may_dig_in(game, unit))
        and not game.marks[unit] >> OUT_OF_SUPPLY & 1
        and by_land(game, unit)
    )


# 7.5, 14.1, 14.8 Fortification


def fortification_cost(game: NoRetreat, unit: int) -> int:
    """7.5 One card in the city it is named after, two elsewhere; Yugoslavs pay nothing (14.8)."""
    if unit in YUGOSLAVS:
        return 0
    return 1 if game.at[unit] == ROSTER[unit].home else 2


def fortifiable(game: NoRetreat) -> Limits:
    """7.5 The regional units that can become fortresses now, supplied or not."""
    own = units_on_map(game, SOVIET)
    regional = mask_of(
        unit
        for unit in own
        if face(game, unit).kind == REGIONAL or (unit in YUGOSLAVS and game.faces[unit] == BACK)
    )
    here = mask_of(unit for unit in own if _may_dig_in(game, unit))
    purse = funds(game, SOVIET)
    paid = mask_of(unit for unit in own if fortification_cost(game, unit) <= purse)
    return Limits(
        Limit("7.5", regional, "why-not-regional"),
        Limit("13.5", when(game.turn >= FORTIFYING), "why-no-fortification-yet"),
        Limit("14.8", here, "why-not-in-balkans"),
        Limit("7.5", paid, "why-no-card"),
    )


def _may_dig_in(game: NoRetreat, unit: int) -> bool:
    if unit in YUGOSLAVS:
        return bool(BALKANS >> game.at[unit] & 1)
    return not SCENARIOS[game.scenario].home_forts or game.at[unit] == ROSTER[unit].home


def unfortifiable(game: NoRetreat) -> Limits:
    """7.5 The fortresses that can become regional units again; Yugoslavs only in the Balkans (14.8)."""
    able = mask_of(
        unit
        for unit in units_on_map(game, SOVIET)
        if face(game, unit).kind == FORTRESS
        and _is_regional(unit)
        and (unit not in YUGOSLAVS or BALKANS >> game.at[unit] & 1)
    )
    return Limits(Limit("7.5", able, "why-not-fortress"))


def fortify(game: NoRetreat, unit: int) -> None:
    cost = fortification_cost(game, unit)
    if not cost:
        dig_in(game, unit)
        return
    game.push(Pay(seat(SOVIET), cost, FORTIFICATION), PaidFortress(unit))


class PaidFortress(Step):
    """7.5 The cards are paid."""

    unit: int

    def run(self, game: NoRetreat) -> None:
        answerable(game, Trigger("improvement", SOVIET, game.paid), Fortified(game.serial, self.unit))


class Fortified(Cancellable):
    """7.5 The unit becomes a fortress."""

    unit: int

    def happen(self, game: NoRetreat) -> None:
        dig_in(game, self.unit)

    def prevented(self, game: NoRetreat) -> None:
        game.tell_of("cancelled", "5.0", self.unit)


def dig_in(game: NoRetreat, unit: int) -> None:
    game.flip(unit, FRONT)
    game.tell_of("fortify", "7.5", unit)


# C. Regrouping


class Regrouping(Ask):
    """7.10 Disorganized markers are taken off, for a card each."""

    rule, verb, stop = "7.10", REGROUP, FINISHING
    calm = True

    def limits(self, game: NoRetreat) -> Limits:
        own = units_on_map(game, self.side)
        disorganized = mask_of(unit for unit in own if game.marks[unit] >> DISORGANIZED & 1)
        return Limits(
            Limit("7.10", disorganized, "why-not-disorganized"),
            Limit("7.10", when(funds(game, self.side) > 0), "why-no-card"),
        )

    def take(self, game: NoRetreat, unit: int) -> None:
        game.push(Pay(self.seat, 1, REGROUPING), PaidRegrouping(unit), self)


class PaidRegrouping(Step):
    """7.10 The card is paid."""

    unit: int

    def run(self, game: NoRetreat) -> None:
        answerable(game, Trigger("payment", side_of(self.unit), game.paid), Regrouped(game.serial, self.unit))


class Regrouped(Cancellable):
    """7.10 The unit is in order again."""

    unit: int

    def happen(self, game: NoRetreat) -> None:
        game.unmark(self.unit, DISORGANIZED)
        game.tell_of("regroup", "7.10", self.unit)

    def prevented(self, game: NoRetreat) -> None:
        game.tell_of("cancelled", "5.0", self.unit)

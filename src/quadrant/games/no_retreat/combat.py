"""10.0 The combat phase: targets, counterblows, and the battles in the order that the active player likes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from quadrant.games.no_retreat.advance import AdvanceTo
from quadrant.games.no_retreat.battle import fight
from quadrant.games.no_retreat.cards import FOR_COUNTERBLOW, Ask, Pay, funds
from quadrant.games.no_retreat.components import (
    AXIS,
    BOARD,
    LONG_WINTER,
    MARKER,
    NAMES,
    RESERVE,
    UNITS,
    WEATHER_CHART,
)
from quadrant.games.no_retreat.events import AskWithEvents, Cancellable, Trigger, answerable, window
from quadrant.games.no_retreat.losses import change_vp
from quadrant.games.no_retreat.odds import adjacent
from quadrant.games.no_retreat.stacking import CheckStacking
from quadrant.games.no_retreat.state import ATTACKED, DISORGANIZED, Battle, NoRetreat, face, seat
from quadrant.games.no_retreat.supply import units_in, units_on_map
from quadrant.games.no_retreat.verbs import ALSO, BLOW, FIGHT, JOIN, TARGET
from quadrant.games.no_retreat.zones import held
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.flow import Choice, Decision, Step
from quadrant.kernel.limits import Limit, Limits, when
from quadrant.kernel.message import Args, Prompt, Refusal
from quadrant.kernel.offers import Offer, finishing
from quadrant.kernel.verbs import FINISHING

#: 10.1 Each player has five markers; 13.5 the Axis uses fewer of them from these turns on.
MARKERS: Final = 5
FEWER_TARGETS: Final = ((26, 1), (20, 3))


class CombatPhase(Step):
    """10.0 Targets are declared, then counterblows, then all battles are fought."""

    def run(self, game: NoRetreat) -> None:
        game.targets = 0
        game.declared = [0, 0]
        game.push(
            Targets(seat(game.active)),
            Blows(seat(1 - game.active)),
            Battles(),
            window("combat.end"),
            EndCombat(),
        )


# 10.1.1 Voluntary attacks


def most_targets(game: NoRetreat) -> int:
    """10.1, 13.1, 13.5 How many hexes the active player may attack."""
    if game.active != AXIS:
        return MARKERS
    most = next((most for turn, most in FEWER_TARGETS if game.turn >= turn), MARKERS)
    if game.weather == LONG_WINTER:
        most = min(most, WEATHER_CHART[LONG_WINTER]["axis_max_targets"])
    return most


def may_attack(game: NoRetreat, unit: int) -> bool:
    """10.1.1 Not disorganized, not with a white strength."""
    return not game.marks[unit] >> DISORGANIZED & 1 and not face(game, unit).white


def may_strike(game: NoRetreat, unit: int) -> bool:
    """10.1.2 Who can fight a counterblow: everybody but what is no unit that fights."""
    return face(game, unit).kind not in (MARKER, RESERVE)


class Targets(Ask):
    """10.1.1 The active player marks the hexes that he attacks."""

    rule, verb, stop = "10.1.1", TARGET, FINISHING
    calm: ClassVar[bool] = True
    undo_to = "targets"

    def limits(self, game: NoRetreat) -> Limits:
        side = self.side
        able = mask_of(game.at[unit] for unit in units_on_map(game, side) if may_attack(game, unit))
        count = game.targets.bit_count()
        return Limits(
            Limit("10.1", held(game, 1 - side), "why-no-enemy"),
            Limit("10.1", BOARD.neighbours(able), "why-nobody-attacks"),
            Limit("10.1", ~game.targets, "why-targeted"),
            Limit("10.1", ~game.blows[1 - side], "why-counterblow-there"),
            Limit("10.1", when(count < most_targets(game)), "why-no-marker", {"count": most_targets(game)}),
        )

    def take(self, game: NoRetreat, space: int) -> None:
        game.targets |= 1 << space
        game.declared[0] += 1
        game.declared[1] += 1
        game.tell("target", "10.1.1", seat=self.seat, space=NAMES[space])
        game.push(self)

    def waste(self, game: NoRetreat, choice: Choice) -> Refusal | None:
        """5.3.1 A card demands more attacks, and there is somebody left to attack."""
        if not FINISHING.of(choice) or not self.limits(game).mask:
            return None
        for side, count, any_kind, points in game.quotas:
            missing = count - game.declared[any_kind]
            if side == self.side and missing > 0:
                args: Args = {"count": missing, "points": points, "seat": seat(1 - side)}
                return Refusal("5.3.1", "waste-must-attack", args)
        return None

    def args(self, game: NoRetreat) -> Args:
        declared = game.targets.bit_count()
        return {"count": most_targets(game) - declared, "declared": declared}


# 10.1.2 Counterblows


def blow_limits(game: NoRetreat, side: int) -> Limits:
    """10.1.2 The hexes of the inactive side that it can mark for a counterblow."""
    own = units_on_map(game, side)
    strong = mask_of(game.at[unit] for unit in own if not face(game, unit).white)
    near = BOARD.neighbours(mask_of(game.at[u] for u in units_on_map(game, 1 - side) if may_strike(game, u)))
    used = game.blows[side].bit_count()
    return Limits(
        Limit("10.1.2", held(game, side), "why-no-own-unit"),
        Limit("10.1.2", strong, "why-only-white"),
        Limit("10.1.2", ~game.targets, "why-targeted"),
        Limit("10.1.2", ~game.blows[side], "why-counterblow-there"),
        Limit("10.1.2", near, "why-nobody-strikes"),
        Limit("10.1", when(used < MARKERS), "why-no-marker", {"count": MARKERS}),
    )


class Blows(AskWithEvents):
    """10.1.2 The inactive player makes the other attack more hexes, for a card each."""

    moment = "counterblow"
    rule = "10.1.2"
    undo_to = "blows"

    def own_offers(self, game: NoRetreat) -> Sequence[Offer]:
        paid = Limit("10.1.2", when(bool(game.hand[self.side]) and funds(game, self.side) > 0), "why-no-card")
        return [Offer(BLOW, blow_limits(game, self.side).also(paid)), finishing()]

    def chosen(self, game: NoRetreat, choice: Choice) -> None:
        if FINISHING.of(choice):
            return
        space = BLOW.thing(choice)
        game.push(Pay(self.seat, 1, FOR_COUNTERBLOW), PaidBlow(space), self)

    def args(self, game: NoRetreat) -> Args:
        declared = game.blows[self.side].bit_count()
        return {"seat": seat(1 - self.side), "funds": funds(game, self.side), "declared": declared}


class PaidBlow(Step):
    """10.1.2 The card is paid."""

    space: int

    def run(self, game: NoRetreat) -> None:
        trigger = Trigger("payment", 1 - game.active, game.paid)
        answerable(game, trigger, BlowMarked(game.serial, self.space))


class BlowMarked(Cancellable):
    """10.1.2 The marker is put down."""

    space: int

    def happen(self, game: NoRetreat) -> None:
        mark_blow(game, 1 - game.active, self.space)

    def prevented(self, game: NoRetreat) -> None:
        game.tell("cancelled-blow", "5.0", seat=seat(1 - game.active), space=NAMES[self.space])


def mark_blow(game: NoRetreat, side: int, space: int) -> None:
    game.blows[side] |= 1 << space
    game.tell("counterblow", "10.1.2", seat=seat(side), seat2=seat(1 - side), space=NAMES[space])


# 10.2 Which battle


def pending(game: NoRetreat) -> int:
    """10.2 The marked hexes that still must be attacked: targets, and counterblows on enemy units."""
    foe = held(game, 1 - game.active)
    return (game.targets | game.blows[1 - game.active]) & foe


def fighters(game: NoRetreat, space: int) -> tuple[int, ...]:
    """10.3 The units that can attack a marked hex now."""
    forced = game.blows[1 - game.active] >> space & 1
    able = may_strike if forced else may_attack
    near = BOARD.near[space]
    return tuple(
        unit
        for unit in units_on_map(game, game.active)
        if near >> game.at[unit] & 1 and not game.marks[unit] >> ATTACKED & 1 and able(game, unit)
    )


class Battles(Step):
    """10.2 All marked hexes that can be attacked are, one battle after the other."""

    def run(self, game: NoRetreat) -> None:
        if any(fighters(game, space) for space in bits(pending(game))):
            game.push(ChooseBattle(seat(game.active)), Battles())


class ChooseBattle(Ask):
    """10.2 Which hex is attacked next."""

    rule, verb = "10.2", FIGHT
    calm: ClassVar[bool] = True
    undo_to = "battle"

    def limits(self, game: NoRetreat) -> Limits:
        ready = mask_of(space for space in bits(pending(game)) if fighters(game, space))
        return Limits(
            Limit("10.2", pending(game), "why-not-marked"), Limit("10.3", ready, "why-nobody-attacks")
        )

    def take(self, game: NoRetreat, space: int) -> None:
        game.push(Attack(self.seat, 1 << space, ()))

    def args(self, game: NoRetreat) -> Args:
        return {"spaces": tuple(NAMES[space] for space in bits(pending(game)))}


# 10.3 With what


class Attack(Decision):
    """10.3 The units that attack, and further hexes attacked in the same battle.

    10.3.2 They may stand in several hexes; 10.3.5 who stands beside them need not attack.
    """

    undo_to: ClassVar[str] = "battle"

    targets: int
    units: tuple[int, ...]

    def offers(self, game: NoRetreat) -> Sequence[Offer]:
        join, also = self._join(game), self._also(game)
        enough = Limit("10.3.1", when(bool(self.units)), "why-no-attacker")
        all_attacked = Limit("10.2", when(self._leaves_enough(game)), "why-needed-elsewhere")
        return [Offer(JOIN, join), Offer(ALSO, also), finishing(enough, all_attacked)]

    def _join(self, game: NoRetreat) -> Limits:
        able = self._able(game)
        spare = mask_of(unit for unit in able if self._with(unit).completable(game))
        return Limits(
            Limit("10.3.3", mask_of(able), "why-cannot-join"),
            Limit("10.3.4", ~mask_of(self.units), "why-joined"),
            Limit("10.2", spare, "why-needed-elsewhere"),
        )

    def _with(self, unit: int) -> Attack:
        return Attack(self.seat, self.targets, (*self.units, unit))

    def _and(self, space: int) -> Attack:
        return Attack(self.seat, self.targets | 1 << space, self.units)

    def _able(self, game: NoRetreat) -> tuple[int, ...]:
        """The units next to all attacked hexes that have not fought yet."""
        first, *others = bits(self.targets)
        return tuple(
            unit
            for unit in fighters(game, first)
            if all(BOARD.near[space] >> game.at[unit] & 1 for space in others)
        )

    def _leaves_enough(self, game: NoRetreat) -> bool:
        """10.2 Whether after this battle as many marked hexes are attacked as could be at best."""
        marked = pending(game)
        others = marked & ~self.targets
        if not others:
            return True
        attacked = self.targets.bit_count() + coverable(game, others, set(self.units))
        return attacked >= coverable(game, marked, set())

    def completable(self, game: NoRetreat) -> bool:
        """10.2 The same, at once or with one more hex in the battle: more than one is never missing."""
        if self._leaves_enough(game):
            return True
        return any(self._and(space)._leaves_enough(game) for space in bits(self._also(game).mask))

    def _also(self, game: NoRetreat) -> Limits:
        kind = game.targets if self.targets & game.targets else game.blows[1 - game.active]
        others = pending(game) & kind & ~self.targets
        together = mask_of(space for space in bits(others) if adjacent(game, space, self.units))
        return Limits(
            Limit("10.2", others, "why-not-marked"),
            Limit("10.3.1", when(bool(self.units)), "why-no-attacker"),
            Limit("10.3.3", together, "why-not-next-to-all"),
        )

    def resolve(self, game: NoRetreat, choice: Choice) -> None:
        if FINISHING.of(choice):
            begin(game, self.targets, self.units)
        elif JOIN.of(choice):
            game.push(self._with(JOIN.thing(choice)))
        else:
            game.push(self._and(ALSO.thing(choice)))

    def prompt(self, game: NoRetreat) -> Prompt:
        spaces = tuple(NAMES[space] for space in bits(self.targets))
        units = tuple(UNITS.ids[unit] for unit in self.units)
        forced = not self.targets & game.targets
        id, rule = (f"{self.prompt_id}-blow", "10.1.2") if forced else (self.prompt_id, "10.3")
        return Prompt(id, rule, {"spaces": spaces, "units": units, "count": len(units)})


def coverable(game: NoRetreat, spaces: int, busy: set[int]) -> int:
    """10.2 How many of these hexes can each be attacked by a unit of their own that is not busy."""
    chosen: dict[int, int] = {}
    candidates = {space: [u for u in fighters(game, space) if u not in busy] for space in bits(spaces)}

    def find(space: int, tried: set[int]) -> bool:
        for unit in candidates[space]:
            if unit in tried:
                continue
            tried.add(unit)
            if unit not in chosen or find(chosen[unit], tried):
                chosen[unit] = space
                return True
        return False

    return sum(find(space, set()) for space in candidates)


def defenders(game: NoRetreat, targets: int, counterblow: bool) -> tuple[int, ...]:
    """10.4, 10.1.2 Who defends: all units there; white strengths take no part in a counterblow."""
    there = units_in(game, targets)
    if not counterblow:
        return there
    strong = tuple(unit for unit in there if not face(game, unit).white)
    return strong or there


def begin(game: NoRetreat, targets: int, units: tuple[int, ...]) -> None:
    """10.5 The battle begins; its markers leave the map."""
    counterblow = not game.targets & targets
    for unit in units:
        game.mark(unit, ATTACKED)
    game.targets &= ~targets
    game.blows[1 - game.active] &= ~targets
    if counterblow:
        game.declared[1] += targets.bit_count()
    fight(
        game, Battle(game.active, units, targets, defenders(game, targets, counterblow), counter=counterblow)
    )


# The end of the phase


class EndCombat(Step):
    """10.7.3, 15.5 Markers that were not attacked are taken off; quotas are checked; lasting cards end."""

    def run(self, game: NoRetreat) -> None:
        inactive = 1 - game.active
        left = game.blows[inactive] & held(game, inactive)
        game.targets = 0
        game.blows[inactive] = 0
        game.lasting = ()
        game.unmark_all(ATTACKED)
        check_quotas(game)
        game.push(CheckStacking(game.active), CheckStacking(inactive))
        if game.rules.counterblow_advance and left:
            units = tuple(unit for unit in units_in(game, left) if face(game, unit).movement)
            game.push(BlowAdvances(units))


def check_quotas(game: NoRetreat) -> None:
    """Cards 13, 19, 20, 23: who attacked too little loses points."""
    for side, count, any_kind, points in game.quotas:
        if side == game.active and game.declared[any_kind] < count:
            change_vp(game, 1 - side, points)
    game.quotas = tuple(quota for quota in game.quotas if quota[0] != game.active)


class BlowAdvances(Step):
    """15.5 Units under markers that nobody attacked may advance by one hex."""

    units: tuple[int, ...]

    def run(self, game: NoRetreat) -> None:
        if self.units:
            first, *rest = self.units
            game.push(BlowAdvance(seat(1 - game.active), first, 1, 0), BlowAdvances(tuple(rest)))


class BlowAdvance(AdvanceTo):
    """15.5 Where the unit advances by one hex, if it does."""

    rule = "15.5"

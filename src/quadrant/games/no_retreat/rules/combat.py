"""10.0 The combat phase: targets, counterblows, and the battles in the active player's order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import and_, or_
from typing import ClassVar, Final

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
from quadrant.games.no_retreat.rules.advance import AdvanceTo
from quadrant.games.no_retreat.rules.battle import fight
from quadrant.games.no_retreat.rules.cards import FOR_COUNTERBLOW, Ask, Pay, funds
from quadrant.games.no_retreat.rules.events import AskWithEvents, Cancellable, Trigger, answerable, window
from quadrant.games.no_retreat.rules.losses import change_vp
from quadrant.games.no_retreat.rules.results import MARKERS, markers_left
from quadrant.games.no_retreat.rules.supply import units_in, units_on_map
from quadrant.games.no_retreat.rules.zones import held
from quadrant.games.no_retreat.state import ATTACKED, DISORGANIZED, Battle, NoRetreat, face, seat, side_of
from quadrant.games.no_retreat.verbs import ALSO, BLOW, FIGHT, JOIN, TARGET
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Choice, Decision, Step
from quadrant.kernel.limits import Limit, Limits, when
from quadrant.kernel.message import Args, Prompt, Refusal
from quadrant.kernel.offers import Offer, finishing
from quadrant.kernel.verbs import FINISHING

#: 13.5 The Axis uses fewer of its markers from these turns on.
FEWER_TARGETS: Final = ((26, 1), (20, 3))


class CombatPhase(Step):
    """10.0 Targets are declared, then counterblows, then all battles are fought."""

    def run(self, game: NoRetreat) -> None:
        game.targets = 0
        game.attacked = [0, 0]
        game.push(
            Targets(seat(game.active)),
            Blows(seat(1 - game.active)),
            Battles(),
            window("combat.end"),
            EndCombat(unopposed(game)),
        )


def unopposed(game: NoRetreat) -> int:
    """15.5 The counterblow markers with no enemy unit next to them: judged when the phase begins."""
    near = BOARD.neighbours(
        mask_of(game.at[u] for u in units_on_map(game, game.active) if may_strike(game, u))
    )
    return game.blows[1 - game.active] & ~near


# 10.1.1 Voluntary attacks


def most_targets(game: NoRetreat) -> int:
    """10.1, 13.1, 13.5 How many hexes the active player may mark; his counterblow markers count as well."""
    most = MARKERS - game.blows[game.active].bit_count()
    if game.active != AXIS:
        return most
    most = min(most, *(fewer for turn, fewer in FEWER_TARGETS if game.turn >= turn), MARKERS)
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
        mark_target(game, space)
        game.push(self)

    def waste(self, game: NoRetreat, choice: Choice) -> Refusal | None:
        """5.3.1 A card demands more attacks, and there is somebody left to attack."""
        if not FINISHING.of(choice) or not self.limits(game).mask:
            return None
        for side, count, any_kind, points in game.quotas:
            missing = count - attack_count(game, bool(any_kind))
            if side == self.side and missing > 0:
                args: Args = {"count": missing, "points": points, "seat": seat(1 - side)}
                return Refusal("5.3.1", "waste-must-attack", args)
        return None

    def args(self, game: NoRetreat) -> Args:
        declared = game.targets.bit_count()
        return {"count": most_targets(game) - declared, "declared": declared}


def mark_target(game: NoRetreat, space: int) -> None:
    game.targets |= 1 << space
    game.tell("target", "10.1.1", seat=seat(game.active), space=NAMES[space])


def attack_count(game: NoRetreat, any_kind: bool) -> int:
    """5.3.1 The hexes that have been attacked in this phase or are marked for it: targets, or all of them."""
    marked = pending(game) if any_kind else game.targets
    return game.attacked[any_kind] + marked.bit_count()


# 10.1.2 Counterblows


def blow_limits(game: NoRetreat, side: int) -> Limits:
    """10.1.2 The hexes of the inactive side that it can mark for a counterblow."""
    own = units_on_map(game, side)
    strong = mask_of(game.at[unit] for unit in own if not face(game, unit).white)
    near = BOARD.neighbours(mask_of(game.at[u] for u in units_on_map(game, 1 - side) if may_strike(game, u)))
    return Limits(
        Limit("10.1.2", held(game, side), "why-no-own-unit"),
        Limit("10.1.2", strong, "why-only-white"),
        Limit("10.1.2", ~game.targets, "why-targeted"),
        Limit("10.1.2", ~game.blows[side], "why-counterblow-there"),
        Limit("10.1.2", near, "why-nobody-strikes"),
        Limit("10.1", when(markers_left(game, side) > 0), "why-no-marker", {"count": MARKERS}),
    )


class Blows(AskWithEvents):
    """10.1.2 The inactive player makes the other attack more hexes, for a card each."""

    moment = "counterblow"
    rule = "10.1.2"
    undo_to = "blows"

    def own_offers(self, game: NoRetreat) -> Sequence[Offer]:
        paid = Limit("10.1.2", when(bool(game.hand[self.side]) and funds(game, self.side) > 0), "why-no-card")
        return [Offer(BLOW, blow_limits(game, self.side).also(paid)), finishing()]

    @does(BLOW)
    def mark(self, game: NoRetreat, space: int) -> None:
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


def lay_blow(game: NoRetreat, side: int, space: int) -> None:
    """10.1 Card 36: a marker where none lies yet, if the side has one of its five left."""
    if game.blows[side] >> space & 1:
        return
    if markers_left(game, side) > 0:
        mark_blow(game, side, space)
    else:
        game.tell("no-marker", "10.1", seat=seat(side))


# 10.2 Which battle


def pending(game: NoRetreat) -> int:
    """10.2 The marked hexes that still must be attacked: targets, and counterblows on enemy units."""
    foe = held(game, 1 - game.active)
    return (game.targets | game.blows[1 - game.active]) & foe


def fighters(game: NoRetreat, space: int) -> tuple[int, ...]:
    """10.3 The units that can attack a marked hex now."""
    return tuple(unit for unit, hexes in assaults(game).items() if hexes >> space & 1)


def assaults(game: NoRetreat) -> dict[int, int]:
    """10.3 The units of the active player that can still attack, each with the marked hexes that it can.

    10.1.1, 10.1.2 Disorganized units and white strengths attack nothing but counterblows.
    """
    marked = pending(game)
    forced = marked & game.blows[1 - game.active]
    able = {}
    for unit in units_on_map(game, game.active) if marked else ():
        hexes = BOARD.near[game.at[unit]] & marked
        if not hexes or game.marks[unit] >> ATTACKED & 1 or not may_strike(game, unit):
            continue
        hexes &= marked if may_attack(game, unit) else forced
        if hexes:
            able[unit] = hexes
    return able


def attackable(game: NoRetreat) -> int:
    """10.2 The marked hexes that can still be attacked.

    Every one of them, whoever attacks what: a unit can attack all marked hexes next to it in one battle.
    """
    return union(assaults(game).values())


def union(sets: Iterable[int]) -> int:
    return reduce(or_, sets, 0)


class Battles(Step):
    """10.2 All marked hexes that can be attacked are, one battle after the other."""

    def run(self, game: NoRetreat) -> None:
        if attackable(game):
            game.push(ChooseBattle(seat(game.active)), Battles())


class ChooseBattle(Ask):
    """10.2 Which hex is attacked next."""

    rule, verb = "10.2", FIGHT
    calm: ClassVar[bool] = True
    undo_to = "battle"

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(
            Limit("10.2", pending(game), "why-not-marked"),
            Limit("10.3", attackable(game), "why-nobody-attacks"),
        )

    def take(self, game: NoRetreat, space: int) -> None:
        game.push(Attack(self.seat, 1 << space, ()))

    def args(self, game: NoRetreat) -> Args:
        return {"spaces": tuple(NAMES[space] for space in bits(pending(game)))}


# 10.3 With what


class Attack(Decision):
    """10.3 The units that attack, and further hexes, of either kind, attacked in the same battle.

    10.3.2 They may stand in several hexes; 10.3.5 whoever stands beside them need not attack.
    10.2 Afterwards there must be a unit for every marked hex that can be attacked. Whoever joins leaves the
    hexes to others that nobody else is next to, unless all in the battle can attack them too: then the battle
    must take them in before it begins. So there is always a way to go on.
    """

    undo_to: ClassVar[str] = "battle"

    targets: int
    units: tuple[int, ...]

    def offers(self, game: NoRetreat) -> Sequence[Offer]:
        able = assaults(game)
        missing = self.missing(able)
        names = tuple(NAMES[space] for space in bits(missing))
        return [
            Offer(JOIN, self._join(able)),
            Offer(ALSO, self._also(game, able)),
            finishing(
                Limit("10.3.1", when(bool(self.units)), "why-no-attacker"),
                Limit("10.2", when(not missing), "why-still-to-attack", {"spaces": names}),
            ),
        ]

    def missing(self, able: dict[int, int]) -> int:
        """10.2 The hexes that nobody could attack any more if the battle began like this."""
        others = union(hexes for unit, hexes in able.items() if unit not in self.units)
        return union(able.values()) & ~self.targets & ~others

    def together(self, able: dict[int, int]) -> int:
        """10.3.3 The hexes that all attackers named so far can attack."""
        return reduce(and_, (able[unit] for unit in self.units), union(able.values()))

    def _join(self, able: dict[int, int]) -> Limits:
        near = [unit for unit, hexes in able.items() if not self.targets & ~hexes]
        spare = mask_of(unit for unit in near if self._can_spare(able, unit))
        return Limits(
            Limit("10.3.3", mask_of(near), "why-cannot-join"),
            Limit("10.3.4", ~mask_of(self.units), "why-joined"),
            Limit("10.2", spare, "why-needed-elsewhere"),
        )

    def _can_spare(self, able: dict[int, int], unit: int) -> bool:
        """10.2 Whether with this unit, too, the battle can take in all hexes that are left to nobody."""
        joined = Attack(self.seat, self.targets, (*self.units, unit))
        return not joined.missing(able) & ~joined.together(able)

    def _also(self, game: NoRetreat, able: dict[int, int]) -> Limits:
        return Limits(
            Limit("10.3.1", ~self.targets, "why-in-this-battle"),
            Limit("10.2", pending(game), "why-not-marked"),
            Limit("10.3.1", when(bool(self.units)), "why-no-attacker"),
            Limit("10.3.3", self.together(able), "why-not-next-to-all"),
        )

    @does(JOIN)
    def join(self, game: NoRetreat, unit: int) -> None:
        game.push(Attack(self.seat, self.targets, (*self.units, unit)))

    @does(ALSO)
    def attack_also(self, game: NoRetreat, space: int) -> None:
        game.push(Attack(self.seat, self.targets | 1 << space, self.units))

    @does(FINISHING)
    def begin(self, game: NoRetreat) -> None:
        begin(game, self.targets, self.units)

    def prompt(self, game: NoRetreat) -> Prompt:
        spaces = tuple(NAMES[space] for space in bits(self.targets))
        units = tuple(UNITS.ids[unit] for unit in self.units)
        missing = tuple(NAMES[space] for space in bits(self.missing(assaults(game))))
        forced = not self.targets & game.targets
        id, rule = (f"{self.prompt_id}-blow", "10.1.2") if forced else (self.prompt_id, "10.3")
        named: Args = {"spaces": spaces, "units": units, "count": len(units)}
        return Prompt(id, rule, {**named, "spaces2": missing, "more": len(missing)})


def defenders(game: NoRetreat, targets: int, blows: int) -> tuple[int, ...]:
    """10.4, 10.1.2 Who defends: all units there; white strengths take no part in a counterblow."""
    there = units_in(game, targets)
    strong = tuple(u for u in there if not (blows >> game.at[u] & 1 and face(game, u).white))
    return strong or there


def battle_for(game: NoRetreat, units: tuple[int, ...], targets: int, blows: int) -> Battle:
    """10.3.1 A battle for these hexes; some of them, or all, because of counterblow markers."""
    there = defenders(game, targets, blows)
    return Battle(side_of(units[0]), units, targets, there, counter=targets == blows, blows=blows)


def begin(game: NoRetreat, targets: int, units: tuple[int, ...]) -> None:
    """10.5 The battle begins; its markers leave the map."""
    battle = battle_for(game, units, targets, game.blows[1 - game.active] & targets)
    for unit in units:
        game.mark(unit, ATTACKED)
    game.attacked[0] += (game.targets & targets).bit_count()
    game.attacked[1] += targets.bit_count()
    game.targets &= ~targets
    game.blows[1 - game.active] &= ~targets
    fight(game, battle)


# The end of the phase


class EndCombat(Step):
    """10.7.3, 15.5 Markers that were not attacked are taken off; quotas are checked; lasting cards end."""

    #: 15.5 The counterblow markers that had no enemy next to them when the phase began.
    unopposed: int = 0

    def run(self, game: NoRetreat) -> None:
        inactive = 1 - game.active
        left = game.blows[inactive] & held(game, inactive) & self.unopposed
        game.targets = 0
        game.blows[inactive] = 0
        game.lasting = ()
        game.unmark_all(ATTACKED)
        check_quotas(game)
        if game.rules.counterblow_advance and left:
            units = tuple(unit for unit in units_in(game, left) if face(game, unit).movement)
            game.push(BlowAdvances(units))


def check_quotas(game: NoRetreat) -> None:
    """Cards 13, 19, 20, 23: who attacked too few hexes loses points; markers alone do not count."""
    for side, count, any_kind, points in game.quotas:
        if side == game.active and game.attacked[any_kind] < count:
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

"""10.5 The steps of a battle: support, cards, odds, the die, the result, and counterattacks (10.7.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec

from quadrant.games.no_retreat.cards.language import (
    ChoosesTable,
    CostsSteps,
    MakesCertain,
    ReplacesDie,
    SlipsThroughZones,
    ThrowsAgain,
    ThrowsTwoDice,
)
from quadrant.games.no_retreat.components import (
    AXIS,
    COLUMNS,
    COUNTERATTACK,
    COUNTERBLOW,
    EXCHANGE,
    NAMES,
    NO_EFFECT,
    REMOVED,
    RESULTS,
    RETREAT,
    SEATS,
    SHATTER,
    SOVIET,
    UNITS,
    VOLKSSTURM,
)
from quadrant.games.no_retreat.rules.advance import Advances
from quadrant.games.no_retreat.rules.cards import Ask, Sided
from quadrant.games.no_retreat.rules.events import EventWindow, PlayEvent
from quadrant.games.no_retreat.rules.odds import cards_in, odds, result_of, terrain_shifts
from quadrant.games.no_retreat.rules.results import (
    DRIVEN,
    AfterRetreat,
    AskBlow,
    LoseSteps,
    fortified,
    with_battle,
    with_volkssturm,
)
from quadrant.games.no_retreat.rules.retreat import RetreatUnits
from quadrant.games.no_retreat.rules.stacking import CheckStacking
from quadrant.games.no_retreat.rules.supply import units_in
from quadrant.games.no_retreat.state import OUT_OF_SUPPLY, Battle, NoRetreat, Played, face, on_map, seat
from quadrant.games.no_retreat.verbs import COUNTER, GROUND, SUPPORT, TABLE, USE_DIE
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.chance import Chance, Outcomes, dice, die
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Choice, Decision, Step
from quadrant.kernel.limits import Limit, Limits, when
from quadrant.kernel.message import Args, Prompt, Refusal
from quadrant.kernel.offers import Offer, passing
from quadrant.kernel.verbs import PASSING

#: A battle that was thrown again; one of several with the units of a stack, taken one by one (card 17).
AGAIN: Final = 1
ALONE: Final = 2


def fight(game: NoRetreat, battle: Battle) -> None:
    """10.5 A battle from its first step on."""
    game.battle = battle
    game.tell(
        "battle",
        "10.5",
        seat=seat(battle.attacker),
        kind=_kind(game, battle),
        units=tuple(UNITS.ids[unit] for unit in battle.attackers),
        spaces=tuple(NAMES[space] for space in bits(battle.targets)),
    )
    game.push(
        AskSupport(),
        card_of(battle.attacker),
        card_of(battle.defender),
        AskGround(),
        AskTable(),
        ThrowDie(),
    )


def _kind(game: NoRetreat, battle: Battle) -> str:
    """10.1.2, 10.7.2 What sort of attack it is."""
    if not battle.counter:
        return "attack"
    return "counterblow" if battle.attacker == game.active else "counterattack"


def goes_on(game: NoRetreat) -> bool:
    """5.3.1 Whether both sides still have units in the battle: a card for any time may have taken them."""
    battle = game.battle
    return battle is not None and all(
        any(on_map(game, unit) for unit in units) for units in (battle.attackers, battle.defenders)
    )


def muster(game: NoRetreat) -> Battle | None:
    """The battle without the units that a card has taken; None if a side has nobody left."""
    battle = game.battle
    if battle is None:
        return None
    if not goes_on(game):
        game.tell("battle-off", "10.5")
        game.push(EndBattle())
        return None
    attackers, defenders = _survivors(game, battle.attackers), _survivors(game, battle.defenders)
    if (attackers, defenders) == (battle.attackers, battle.defenders):
        return battle
    return with_battle(game, attackers=attackers, defenders=defenders)


# 2. Preparation


class AskSupport(Step):
    """10.6.2 The attacker, and only he, may use one support marker."""

    def run(self, game: NoRetreat) -> None:
        battle = game.battle
        assert battle is not None
        if may_support(game, battle):
            game.push(UseSupport(seat(battle.attacker)))


def may_support(game: NoRetreat, battle: Battle) -> bool:
    """10.6.2 He must have one, and at least one attacker must be supplied."""
    if not game.support[battle.attacker]:
        return False
    return any(not game.marks[unit] >> OUT_OF_SUPPLY & 1 for unit in battle.attackers)


class UseSupport(Sided, Decision):
    """10.6.2 A Blitz! or Shock! marker is used, or not."""

    undo_to: ClassVar[str] = "battle"
    calm: ClassVar[bool] = True

    def offers(self, game: NoRetreat) -> Sequence[Offer]:
        return (Offer(SUPPORT, Limits(Limit("10.6.2", when(goes_on(game)), "why-battle-off"))), passing())

    @does(SUPPORT)
    def use(self, game: NoRetreat) -> None:
        game.support[self.side] -= 1
        with_battle(game, support=True)
        game.tell("support-used", "10.6.2", seat=self.seat)

    @does(PASSING)
    def keep(self, game: NoRetreat) -> None:
        """The marker is kept for another battle."""

    def waste(self, game: NoRetreat, choice: Choice) -> Refusal | None:
        """10.6.2 The last battle of the Soviet turn: markers go at its end."""
        last = game.active == SOVIET == self.side and not (game.targets | game.blows[AXIS])
        return Refusal("10.6.2", "waste-support") if last and PASSING.of(choice) else None

    def prompt(self, game: NoRetreat) -> Prompt:
        return Prompt(self.prompt_id, "10.6.2", {"count": game.support[self.side]})


class BattleWindow(EventWindow):
    """10.5 One side may play one card for the battle."""

    goes_on: ClassVar[bool] = False

    side: int

    def groups(self, game: NoRetreat) -> Sequence[Sequence[int]]:
        return ((self.side,),)


class CommitWindow(BattleWindow):
    """10.5 Before the die: first the attacker, then the defender, unless the battle is off by then."""

    def run(self, game: NoRetreat) -> None:
        if muster(game) is not None:
            super().run(game)

    def ask(self, player: int, rest: tuple[int, ...]) -> CommitCard:
        return CommitCard(SEATS[player], rest, self)


def card_of(side: int) -> CommitWindow:
    """10.5 The side's card for the battle."""
    return CommitWindow(0, 0, "commit", side)


class CommitCard(PlayEvent):
    """10.5 One card for the battle, or none."""

    window: CommitWindow | ExchangeWindow

    def limits(self, game: NoRetreat) -> Limits:
        return super().limits(game).also(Limit("10.5", when(goes_on(game)), "why-battle-off"))

    def prompt(self, game: NoRetreat) -> Prompt:
        return Prompt(self.prompt_id, "10.5")


class AskGround(Step):
    """10.6.1 Of several hexes the defender names the one whose terrain counts."""

    def run(self, game: NoRetreat) -> None:
        battle = muster(game)
        if battle is not None and battle.sheltered.bit_count() > 1:
            game.push(NameGround(seat(battle.defender)))


class NameGround(Ask):
    """10.6.1 The hex whose terrain counts."""

    rule, verb = "10.6.1", GROUND

    def limits(self, game: NoRetreat) -> Limits:
        battle = game.battle
        assert battle is not None
        return Limits(
            Limit("10.6.1", battle.targets, "why-not-attacked"),
            Limit("10.1.2", battle.sheltered, "why-no-terrain-in-counterblow"),
        )

    def take(self, game: NoRetreat, space: int) -> None:
        battle = with_battle(game, ground=space)
        shift = terrain_shifts(game, battle, space).total
        game.tell("ground", "10.6.1", space=NAMES[space], shift=shift)


class AskTable(Step):
    """Card 22: its player says which table is used."""

    def run(self, game: NoRetreat) -> None:
        battle = game.battle
        if battle is None:
            return
        for card, operation in cards_in(game, battle, ChoosesTable):
            if operation.chooses_table(battle, card):
                game.push(ChooseTable(seat(card.side)))
                return


class ChooseTable(Ask):
    """Card 22: the table of the battle."""

    rule, verb = "5.3.1", TABLE

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("5.3.1", 3, "why-not-offered"))

    def take(self, game: NoRetreat, side: int) -> None:
        with_battle(game, table=side)


# 5. The die


class ThrowDie(Step):
    """10.5 The die is thrown, unless the result is certain; then cards may still change it."""

    def run(self, game: NoRetreat) -> None:
        battle = game.battle
        if battle is None:
            return
        if any(operation.instead(game, battle) for _, operation in cards_in(game, battle, ReplacesDie)):
            return
        at = odds(game, battle)
        game.tell("odds", "10.5", odds=COLUMNS[at.column], shift=at.shifts.total)
        if at.certain is not None:
            game.push(*((ResultWindow(0, 0, "apply"),) if current_result(game) in DRIVEN else ()), Resolve())
            return
        two = any(True for _ in cards_in(game, battle, ThrowsTwoDice))
        game.push(BattleDice() if two else BattleDie(), RollWindow(0, 0, "roll"), Resolve())


class BattleDie(Chance):
    """10.5 The attacker's die."""

    def outcomes(self, game: NoRetreat) -> Outcomes[int]:
        return die(6)

    def happen(self, game: NoRetreat, value: int) -> None:
        assert game.battle is not None
        with_battle(game, die=value)
        game.tell("die", "10.5", seat=seat(game.battle.attacker), die=value)


class BattleDice(Chance):
    """Card 21: two dice, of which its player uses either."""

    def outcomes(self, game: NoRetreat) -> Outcomes[tuple[int, ...]]:
        return dice(6, 6)

    def happen(self, game: NoRetreat, value: tuple[int, ...]) -> None:
        battle = game.battle
        assert battle is not None
        owner = next(card.side for card, _ in cards_in(game, battle, ThrowsTwoDice))
        game.tell("dice", "5.3.1", die=value[0], die2=value[1])
        game.push(ChooseDie(seat(owner), value[0], value[1]))


class ChooseDie(Ask):
    """Card 21: the die that is used."""

    rule, verb = "5.3.1", USE_DIE

    first: int
    second: int

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("5.3.1", 1 << self.first | 1 << self.second, "why-not-rolled"))

    def args(self, game: NoRetreat) -> Args:
        """What each face would give."""
        battle = game.battle
        assert battle is not None
        return {f"result{face}": RESULTS[face_result(game, battle, face)] for face in range(1, 7)}

    def take(self, game: NoRetreat, value: int) -> None:
        assert game.battle is not None
        with_battle(game, die=value)
        game.tell("die", "10.5", seat=seat(game.battle.attacker), die=value)


class RollWindow(EventWindow):
    """5.0 After the die both sides may play what changes it, the one with the initiative first."""

    def ask(self, player: int, rest: tuple[int, ...]) -> AfterRoll:
        return AfterRoll(SEATS[player], rest, self)


class AfterRoll(PlayEvent):
    """A player may answer the die with a card, or pass."""

    window: RollWindow

    calm: ClassVar[bool] = False

    def prompt(self, game: NoRetreat) -> Prompt:
        battle = game.battle
        assert battle is not None
        result = RESULTS[current_result(game)]
        return Prompt(self.prompt_id, "5.0", {"die": battle.die, "result": result})


class ResultWindow(RollWindow):
    """5.0 A certain result that drives units back: cards for retreats may be played though no die fell."""

    def ask(self, player: int, rest: tuple[int, ...]) -> BeforeResult:
        return BeforeResult(SEATS[player], rest, self)


class BeforeResult(AfterRoll):
    """A player may answer a certain result with a card, or pass."""

    window: ResultWindow

    def prompt(self, game: NoRetreat) -> Prompt:
        return Prompt(self.prompt_id, "5.0", {"result": RESULTS[current_result(game)]})


def current_result(game: NoRetreat) -> int:
    """10.5 What the battle comes to as it stands."""
    battle = game.battle
    assert battle is not None
    return result_of(game, battle, odds(game, battle), battle.die)


# 6. The result


class Resolve(Step):
    """10.7 The result takes effect."""

    def run(self, game: NoRetreat) -> None:
        battle = game.battle
        if battle is None:
            return
        result = current_result(game)
        again = cards_in(game, battle, ThrowsAgain)
        if any(operation.throws_again(game, battle, result) for _, operation in again):
            game.push(BattleDie(), RollWindow(0, 0, "roll"), Resolve())
            return
        result = against_fortresses(game, battle, result)
        game.tell("result", "10.7", result=RESULTS[result])
        carry_out(game, battle, result)


def face_result(game: NoRetreat, battle: Battle, face: int) -> int:
    """10.5 What a face of the die gives in the battle as it stands."""
    return against_fortresses(game, battle, result_of(game, battle, odds(game, battle), face))


def against_fortresses(game: NoRetreat, battle: Battle, result: int) -> int:
    """10.7.4 A fortress turns the result for the whole battle where it does not do so hex by hex."""
    if result == SHATTER and fortified(game, battle):
        return EXCHANGE
    return result


def carry_out(game: NoRetreat, battle: Battle, result: int) -> None:
    """10.7 What each result does."""
    if result == NO_EFFECT:
        game.push(EndBattle())
    elif result == COUNTERBLOW:
        mine = battle.attackers if battle.attacker == game.active else battle.defenders
        game.push(AskBlow(tuple(unit for unit in mine if on_map(game, unit))), EndBattle())
    elif result == COUNTERATTACK:
        game.push(MayCounter())
    elif result == EXCHANGE:
        game.push(
            LoseSteps(battle.attacker, battle.attackers, 1, True),
            LoseSteps(battle.defender, battle.defenders, 1, False),
            ExchangeWindow(0, 0, "exchange", battle.attacker),
            EndBattle(),
        )
    else:
        drive_back(game, battle, result)


def drive_back(game: NoRetreat, battle: Battle, result: int) -> None:
    """10.7 DR, DS, DD: retreats, losses and the advance; fortresses and Volkssturm stand (10.7.4, 14.11)."""
    forts = fortified(game, battle)
    militia = with_volkssturm(game, battle) if result == RETREAT else 0
    for unit in units_in(game, militia):
        if face(game, unit).kind == VOLKSSTURM:
            game.remove(unit, REMOVED)
            game.tell_of("volkssturm", "14.11", unit)
    yielding = battle.targets & ~forts & ~militia
    zones = any(card.side == battle.defender for card, _ in cards_in(game, battle, SlipsThroughZones))
    # 10.7.4 Who stands in a fortress loses a step by DD, but not by DR.
    losers = battle.defenders if result != RETREAT else ()
    driven = units_in(game, yielding)
    if battle.again == ALONE:
        driven = tuple(unit for unit in driven if unit in battle.defenders)
    game.push(
        RetreatUnits(driven, zones),
        AfterRetreat(tuple(unit for unit in losers if on_map(game, unit)), result),
        # 8.4.3 What is too many where they have come to is judged when the result has taken its toll.
        CheckStacking(battle.defender),
        # 14.11 Where Volkssturm stood its ground the result is no effect: nobody advances there.
        *(() if battle.again == ALONE else (Advances(battle.attackers, battle.targets & ~militia),)),
        EndBattle(),
    )


class ExchangeWindow(BattleWindow):
    """Card 51: after an exchange the attacker may let the survivors fight again."""

    def ask(self, player: int, rest: tuple[int, ...]) -> PlayAfterExchange:
        return PlayAfterExchange(SEATS[player], rest, self)


class PlayAfterExchange(CommitCard):
    """Card 51: a card after an exchange, or none."""


# 10.7.2 Counterattacks


class MayCounter(Step):
    """10.7.2 The defender may treat the result as no effect, or counterattack."""

    def run(self, game: NoRetreat) -> None:
        battle = game.battle
        assert battle is not None
        if not goes_on(game):
            game.push(EndBattle())
            return
        certain = cards_in(game, battle, MakesCertain)
        forced = any(operation.forces_counterattack() for _, operation in certain)
        game.push(CounterAttack(seat(battle.defender), forced))


def _survivors(game: NoRetreat, units: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(unit for unit in units if on_map(game, unit))


class CounterAttack(Sided, Decision):
    """10.7.2 The defender counterattacks with all his units in the battle, or lets it be."""

    calm: ClassVar[bool] = True

    forced: bool

    def offers(self, game: NoRetreat) -> Sequence[Offer]:
        on = goes_on(game)
        return (
            Offer(COUNTER, Limits(Limit("10.7.2", when(on), "why-battle-off"))),
            passing(Limit("5.3.1", when(not (self.forced and on)), "why-must-counterattack")),
        )

    @does(PASSING)
    def let_be(self, game: NoRetreat) -> None:
        game.push(EndBattle())

    @does(COUNTER)
    def strike_back(self, game: NoRetreat) -> None:
        battle = game.battle
        assert battle is not None
        game.tell("counterattack", "10.7.2", seat=self.seat)
        attackers, defenders = _survivors(game, battle.defenders), _survivors(game, battle.attackers)
        targets = mask_of(game.at[unit] for unit in defenders)
        fight(game, Battle(battle.defender, attackers, targets, defenders, counter=True))

    def prompt(self, game: NoRetreat) -> Prompt:
        return Prompt(self.prompt_id, "10.7.2")


# The end


def worn(card: Played) -> Played | None:
    """Card 23 holds for two battles: what is left of a lasting card after one."""
    if not card.battles:
        return card
    return None if card.battles == 1 else msgspec.structs.replace(card, battles=card.battles - 1)


class EndBattle(Step):
    """The battle is over: late losses, then what is overstacked."""

    def run(self, game: NoRetreat) -> None:
        battle = game.battle
        if battle is None:
            return
        steps: list[Step] = []
        for side in (battle.attacker, battle.defender):
            units = battle.attackers if side == battle.attacker else battle.defenders
            more = sum(operation.losses(side) for _, operation in cards_in(game, battle, CostsSteps))
            if more:
                steps.append(LoseSteps(side, units, more, side == battle.attacker))
        steps += [CheckStacking(game.active), CheckStacking(1 - game.active)]
        game.lasting = tuple(filter(None, map(worn, game.lasting)))
        game.battle = None
        game.push(*steps)

"""Operations of the cards that change a battle (10.5)."""

from __future__ import annotations

from typing import Literal

import msgspec

from quadrant.games.no_retreat.cards.conditions import AnyBattleCondition
from quadrant.games.no_retreat.cards.language import (
    AttackerOperation,
    BattleCondition,
    BattleOperation,
    CancelsRivers,
    ChangesAdvance,
    ChangesArmor,
    ChangesResult,
    ChangesShifts,
    ChangesStrength,
    ChoosesTable,
    CostsSteps,
    DoublesShock,
    IgnoresFortresses,
    MakesCertain,
    Operation,
    ReplacesDie,
    SideName,
    SlipsThroughZones,
    ThrowsAgain,
    ThrowsTwoDice,
    Use,
    commit,
)
from quadrant.games.no_retreat.components import (
    AXIS,
    BOARD,
    COLUMNS,
    NOBODY,
    RESULTS,
    SEAS,
    SEATS,
    SIDE,
    YEAR,
)
from quadrant.games.no_retreat.rules.advance import Advances
from quadrant.games.no_retreat.rules.battle import (
    AGAIN,
    ALONE,
    AskGround,
    BattleDie,
    EndBattle,
    ThrowDie,
    current_result,
    fight,
    goes_on,
)
from quadrant.games.no_retreat.rules.cards import Ask, half
from quadrant.games.no_retreat.rules.odds import OPEN_GROUND, charging
from quadrant.games.no_retreat.rules.results import DRIVEN, LoseSteps, with_battle
from quadrant.games.no_retreat.rules.supply import units_in
from quadrant.games.no_retreat.state import Battle, NoRetreat, Played, on_map, seat
from quadrant.games.no_retreat.verbs import MARK
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.chance import Chance, Outcomes, dice
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.modifiers import Sum

ResultName = Literal["--", "CB", "CA", "DR", "DS", "DD", "EX"]


def in_year(game: NoRetreat, value: int, then: dict[str, int]) -> int:
    """A number that grows with the years."""
    for year, later in sorted(then.items()):
        if YEAR[game.turn] >= int(year):
            value = later
    return value


# Strength


class StrengthMult(ChangesStrength, BattleOperation, tag="strength_mult"):
    """One unit, or all defenders, count for more."""

    unit: Literal["one", "all_defenders"] = "one"
    factor: int = 2

    def may(self, game: NoRetreat, use: Use) -> bool:
        battle = game.battle
        return battle is not None and (self.unit == "one" or battle.defender == use.by)

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        if self.unit == "one":
            game.push(Double(seat(use.by), use))
        else:
            super().carry_out(game, use)

    def strength(self, game: NoRetreat, battle: Battle, card: Played, unit: int, value: int) -> int:
        meant = (
            card.at == unit
            if self.unit == "one"
            else unit in battle.defenders and battle.defender == card.side
        )
        return value * self.factor if meant else value


class Double(Ask):
    """Card 1: the unit whose strength is doubled."""

    rule, verb = "5.3.1", MARK

    use: Use

    def limits(self, game: NoRetreat) -> Limits:
        battle = game.battle
        assert battle is not None
        own = battle.attackers if battle.attacker == self.side else battle.defenders
        return Limits(Limit("5.3.1", mask_of(own), "why-not-in-battle"))

    def take(self, game: NoRetreat, unit: int) -> None:
        commit(game, Played(self.use.by, self.use.card, self.use.mode, unit))


class StrengthAdd(ChangesStrength, BattleOperation, tag="strength_add"):
    """Each unit of the side counts for more, in so many battles."""

    per_unit: int = 0
    from_year: int = 0
    then: dict[str, int] = {}
    battles: int = 1

    def may(self, game: NoRetreat, use: Use) -> bool:
        return game.battle is not None and YEAR[game.turn] >= self.from_year

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        commit(game, Played(use.by, use.card, use.mode, NOBODY, self.battles), "battles")

    def strength(self, game: NoRetreat, battle: Battle, card: Played, unit: int, value: int) -> int:
        own = battle.attackers if battle.attacker == card.side else battle.defenders
        return value + in_year(game, self.per_unit, self.then) if unit in own else value


# Shifts


class Shift(ChangesShifts, BattleOperation, tag="shift"):
    """The column moves."""

    value: int = 1
    direction: Literal["left", "right", "either"] = "right"
    scope: str = ""
    condition: AnyBattleCondition | None = None
    then: dict[str, int] = {}

    def may(self, game: NoRetreat, use: Use) -> bool:
        battle = game.battle
        if battle is None:
            return False
        if self.scope == "all_soviet_attacks":
            return True
        if self.direction == "left":
            return battle.attacker != use.by
        return self._meant(game, battle, use.by)

    def _meant(self, game: NoRetreat, battle: Battle, side: int) -> bool:
        if self.scope == "black_sea_coastal":
            return bool(battle.targets & SEAS["black"])
        if self.scope == "all_soviet_attacks":
            return battle.attacker != AXIS
        if self.direction == "left":
            return battle.attacker != side
        return battle.attacker == side and _holds(game, battle, self.condition)

    def shifts(self, game: NoRetreat, battle: Battle, card: Played, sum: Sum) -> Sum:
        if not self._meant(game, battle, card.side):
            return sum
        right = self.direction == "right" or (self.direction == "either" and battle.attacker == card.side)
        amount = in_year(game, self.value, self.then)
        return sum.add(amount if right else -amount, "5.3.1", "line-card", half=half(card.side, card.card))


def _holds(game: NoRetreat, battle: Battle, condition: BattleCondition | None) -> bool:
    """Whether what a card asks of a battle is so, if it asks anything."""
    return condition is None or condition.holds_in(game, battle)


class CancelRiver(CancelsRivers, AttackerOperation, tag="cancel_river_shift"):
    """Rivers do not help the defender."""


class ArmorAlways(ChangesArmor, BattleOperation, tag="armor_shift_always"):
    """The armour shift holds even against armour and motorized units."""

    side: SideName = "axis"

    def armor(self, game: NoRetreat, battle: Battle, value: int) -> int:
        open_ground = not battle.targets & (~OPEN_GROUND | game.scorched)
        if battle.attacker == SIDE[self.side] and open_ground and charging(game, battle):
            return max(value, 1)
        return value


class NoArmor(ChangesArmor, BattleOperation, tag="no_armor_shift"):
    """The armour shift of that side is cancelled."""

    side: SideName = "axis"

    def armor(self, game: NoRetreat, battle: Battle, value: int) -> int:
        return 0 if battle.attacker == SIDE[self.side] else value


class ArmorValue(ChangesArmor, AttackerOperation, tag="armor_shift_value"):
    """The armour shift of that side is worth more."""

    side: SideName = "axis"
    value: int = 2

    def armor(self, game: NoRetreat, battle: Battle, value: int) -> int:
        return self.value if value and battle.attacker == SIDE[self.side] else value


class ShockValue(DoublesShock, Operation, tag="shock_value"):
    """This turn each Shock! is worth more."""

    value: int
    lasts: str = ""

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        commit(game, Played(use.by, use.card, use.mode), "player_turn")


# Results


class SetResult(MakesCertain, BattleOperation, tag="set_result"):
    """The result is certain: for an attacker with good odds, or for a defender."""

    result_name: ResultName = msgspec.field(name="result", default="DR")
    mandatory: bool = False
    condition: AnyBattleCondition | None = None
    #: The column that it takes; None: any.
    min_odds: str | None = None

    def may(self, game: NoRetreat, use: Use) -> bool:
        battle = game.battle
        if battle is None or not _holds(game, battle, self.condition):
            return False
        return battle.defender == use.by if self.min_odds is None else battle.attacker == use.by

    def certain(self, game: NoRetreat, battle: Battle, column: int | None) -> int | None:
        if not _holds(game, battle, self.condition):
            return None
        if self.min_odds is not None and (column is None or column < COLUMNS.index(self.min_odds)):
            return None
        return RESULTS.index(self.result_name)

    def forces_counterattack(self) -> bool:
        return self.mandatory


class ReplaceResult(ChangesResult, BattleOperation, tag="replace_result"):
    """One result is read as another."""

    frm: ResultName = "DR"
    to: ResultName = "EX"

    def result(self, result: int) -> int:
        return RESULTS.index(self.to) if result == RESULTS.index(self.frm) else result


class IgnoreFortress(IgnoresFortresses, AttackerOperation, tag="ignore_fortress"):
    """Fortresses in the attacked hexes are plain infantry; and Volkssturm, if the card says so."""

    volkssturm: bool = False

    def ignores_volkssturm(self) -> bool:
        return self.volkssturm


class ExtraLoss(CostsSteps, BattleOperation, tag="extra_step_loss"):
    """When the battle is over, each of these sides loses more steps."""

    sides: tuple[SideName, ...] = ()
    count: int = 1

    def losses(self, side: int) -> int:
        return self.count if SEATS[side] in self.sides else 0


class LimitAdvance(ChangesAdvance, BattleOperation, tag="limit_advance"):
    """The attacker advances no further than this."""

    hexes: int = 1

    def advance(self, hexes: int, side: int, card: Played) -> int:
        return min(hexes, self.hexes) if side != card.side else hexes


class ExtraAdvance(ChangesAdvance, BattleOperation, tag="extra_advance"):
    """The card's player advances further."""

    hexes: int = 1

    def advance(self, hexes: int, side: int, card: Played) -> int:
        return hexes + self.hexes if side == card.side else hexes


class SlipAway(SlipsThroughZones, BattleOperation, tag="retreat_ignores_zoc"):
    """The retreating units pass enemy zones."""

    def may(self, game: NoRetreat, use: Use) -> bool:
        battle = game.battle
        return battle is not None and battle.defender == use.by and current_result(game) in DRIVEN


class ChooseCrt(ChoosesTable, BattleOperation, tag="choose_crt"):
    """Its player chooses the table, here and in battles near by."""

    radius: int = 2

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        battle = game.battle
        assert battle is not None
        commit(game, Played(use.by, use.card, use.mode, bits(battle.targets)[0]), "combat_phase")

    def chooses_table(self, battle: Battle, card: Played) -> bool:
        return bool(BOARD.within(1 << card.at, self.radius) & battle.targets)


# The die


class RollChoose(ThrowsTwoDice, BattleOperation, tag="roll_choose"):
    """Two dice are thrown; the card's player uses either."""

    number: Literal[2] = msgspec.field(name="dice", default=2)


class Reroll(Operation, tag="reroll"):
    """A die that was just thrown is thrown again."""

    which: str

    def may(self, game: NoRetreat, use: Use) -> bool:
        return game.battle is not None and game.battle.die > 0

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(BattleDie())


class RerollOn(ThrowsAgain, BattleOperation, tag="reroll_on"):
    """Certain results are thrown again, once."""

    results: tuple[ResultName, ...] = ()

    def may(self, game: NoRetreat, use: Use) -> bool:
        battle = game.battle
        if battle is None:
            return False
        return use.moment not in ("roll", "apply") or RESULTS[current_result(game)] in self.results

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        assert game.battle is not None
        if game.battle.die:
            game.push(BattleDie())
        else:
            super().carry_out(game, use)

    def throws_again(self, game: NoRetreat, battle: Battle, result: int) -> bool:
        if battle.again or RESULTS[result] not in self.results:
            return False
        with_battle(game, again=AGAIN)
        return True


class Duel(ReplacesDie, BattleOperation, tag="duel"):
    """Both throw a die: the lower one loses a step."""

    loser_steps: int = 1
    tie: Literal["fight_on_axis_crt", "both_lose"] = "both_lose"
    replaces_combat: bool = False

    def instead(self, game: NoRetreat, battle: Battle) -> bool:
        if battle.again:
            return False
        with_battle(game, again=AGAIN)
        game.push(DuelDice(self.loser_steps, self.tie == "both_lose"))
        return True


class DuelDice(Chance):
    """Cards 16 and 38: the dice of attacker and defender."""

    steps: int
    both: bool

    def outcomes(self, game: NoRetreat) -> Outcomes[tuple[int, ...]]:
        return dice(6, 6)

    def happen(self, game: NoRetreat, value: tuple[int, ...]) -> None:
        battle = game.battle
        assert battle is not None
        attacker, defender = value
        game.tell("duel", "5.3.1", die=attacker, die2=defender)
        if attacker == defender and not self.both:
            with_battle(game, table=AXIS)
            game.push(ThrowDie())
            return
        losses: list[Step] = []
        if attacker <= defender:
            losses.append(LoseSteps(battle.attacker, battle.attackers, self.steps, True))
        if defender <= attacker:
            losses.append(LoseSteps(battle.defender, battle.defenders, self.steps, False))
        game.push(*losses, EndBattle())


# More than one battle


class AttackSeparately(ReplacesDie, BattleOperation, tag="attack_stack_separately"):
    """The units of a stack are attacked one after the other."""

    def may(self, game: NoRetreat, use: Use) -> bool:
        battle = game.battle
        return battle is not None and battle.attacker == use.by and len(battle.defenders) > 1

    def instead(self, game: NoRetreat, battle: Battle) -> bool:
        if battle.again:
            return False
        game.push(*(OneByOne(battle, unit) for unit in battle.defenders), TogetherAgain(battle))
        return True


class OneByOne(Step):
    """Card 17: the battle against one unit of the stack."""

    battle: Battle
    unit: int

    def run(self, game: NoRetreat) -> None:
        attackers = tuple(unit for unit in self.battle.attackers if on_map(game, unit))
        if (
            not attackers
            or not on_map(game, self.unit)
            or game.at[self.unit] not in bits(self.battle.targets)
        ):
            return
        game.battle = msgspec.structs.replace(
            self.battle, attackers=attackers, defenders=(self.unit,), again=ALONE, die=0
        )
        game.push(AskGround(), ThrowDie())


class TogetherAgain(Step):
    """Card 17: the advance comes when all of the stack have been fought."""

    battle: Battle

    def run(self, game: NoRetreat) -> None:
        if units_in(game, self.battle.targets):
            game.battle = None
            return
        game.battle = msgspec.structs.replace(self.battle, again=ALONE)
        game.push(Advances(self.battle.attackers, self.battle.targets), EndBattle())


class SecondBattle(Operation, tag="second_battle"):
    """After an exchange the survivors fight again."""

    def may(self, game: NoRetreat, use: Use) -> bool:
        battle = game.battle
        return battle is not None and battle.attacker == use.by and goes_on(game)

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        battle = game.battle
        assert battle is not None
        attackers, defenders = (
            tuple(unit for unit in units if on_map(game, unit))
            for units in (battle.attackers, battle.defenders)
        )
        again = Battle(
            battle.attacker, attackers, battle.targets, defenders, battle.counter, blows=battle.blows
        )
        fight(game, again)

"""The vocabulary of the cards, part one: operations that change a battle (10.5)."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from quadrant.games.no_retreat.advance import Advances
from quadrant.games.no_retreat.battle import (
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
from quadrant.games.no_retreat.cards import Ask, half
from quadrant.games.no_retreat.components import (
    AXIS,
    BOARD,
    CITIES,
    COLUMNS,
    GREATER_GERMANY,
    NOBODY,
    RESULTS,
    SEAS,
    SIDE,
    TANKS,
    YEAR,
)
from quadrant.games.no_retreat.language import BattleOperation, Operation, Use, commit
from quadrant.games.no_retreat.odds import BELOW, OPEN_GROUND, charging
from quadrant.games.no_retreat.results import DRIVEN, LoseSteps, with_battle
from quadrant.games.no_retreat.state import OUT_OF_SUPPLY, Battle, NoRetreat, Played, face, on_map, seat
from quadrant.games.no_retreat.supply import units_in
from quadrant.games.no_retreat.verbs import MARK
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.chance import Chance, Outcomes, dice
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.modifiers import Sum

SideName = Literal["axis", "soviet"]
ResultName = Literal["--", "CB", "CA", "DR", "DS", "DD", "EX"]


def in_year(game: NoRetreat, value: int, then: dict[str, int]) -> int:
    """A number that grows with the years."""
    for year, later in sorted(then.items()):
        if YEAR[game.turn] >= int(year):
            value = later
    return value


# Strength


class StrengthMult(BattleOperation, tag="strength_mult"):
    """One unit, or all defenders, count for more."""

    unit: Literal["one", "all_defenders"] = "one"
    factor: int = 2

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        battle = game.battle
        return battle is not None and (self.unit == "one" or battle.defender == side)

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        if self.unit == "one":
            game.push(Double(seat(use.side), use))
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
        commit(game, Played(self.use.side, self.use.card, self.use.mode, unit))


class StrengthAdd(BattleOperation, tag="strength_add"):
    """Each unit of the side counts for more, in so many battles."""

    per_unit: int = 0
    from_year: int = 0
    then: dict[str, int] = {}
    battles: int = 1

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        return game.battle is not None and YEAR[game.turn] >= self.from_year

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        commit(game, Played(use.side, use.card, use.mode, NOBODY, self.battles), "battles")

    def strength(self, game: NoRetreat, battle: Battle, card: Played, unit: int, value: int) -> int:
        own = battle.attackers if battle.attacker == card.side else battle.defenders
        return value + in_year(game, self.per_unit, self.then) if unit in own else value


# Shifts


class Shift(BattleOperation, tag="shift"):
    """The column moves."""

    value: int = 1
    direction: Literal["left", "right", "either"] = "right"
    scope: str = ""
    condition: str = ""
    then: dict[str, int] = {}

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        battle = game.battle
        if battle is None:
            return False
        if self.scope == "all_soviet_attacks":
            return True
        if self.direction == "left":
            return battle.attacker != side
        return self._meant(game, battle, side)

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


def _holds(game: NoRetreat, battle: Battle, condition: str) -> bool:
    """Whether what a card asks of a battle is so; a scorched city is none (14.13)."""
    attacked = battle.targets & CITIES & ~game.scorched
    if condition == "target_is_city":
        return bool(attacked)
    if condition == "target_not_city":
        return not attacked
    if condition == "target_is_gg_city":
        return bool(attacked & GREATER_GERMANY)
    if condition == "attack_has_armor_and_infantry_supplied":
        fed = [unit for unit in battle.attackers if not game.marks[unit] >> OUT_OF_SUPPLY & 1]
        armor = [unit for unit in fed if face(game, unit).kind in TANKS]
        return bool(armor) and len(armor) < len(fed)
    return True


class CancelRiver(BattleOperation, tag="cancel_river_shift"):
    """Rivers do not help the defender."""

    def rivers(self) -> bool:
        return False

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        return game.battle is not None and game.battle.attacker == side


class ArmorAlways(BattleOperation, tag="armor_shift_always"):
    """The armour shift holds even against armour and motorized units."""

    side: SideName = "axis"

    def armor(self, game: NoRetreat, battle: Battle, card: Played, value: int, denied: bool) -> int:
        open_ground = not battle.targets & (~OPEN_GROUND | game.scorched)
        if battle.attacker == SIDE[self.side] and open_ground and charging(game, battle):
            return max(value, 1)
        return value


class NoArmor(BattleOperation, tag="no_armor_shift"):
    """The armour shift of that side is cancelled."""

    side: SideName = "axis"

    def armor(self, game: NoRetreat, battle: Battle, card: Played, value: int, denied: bool) -> int:
        return 0 if battle.attacker == SIDE[self.side] else value


class ArmorValue(BattleOperation, tag="armor_shift_value"):
    """The armour shift of that side is worth more."""

    side: SideName = "axis"
    value: int = 2

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        return game.battle is not None and game.battle.attacker == side

    def armor(self, game: NoRetreat, battle: Battle, card: Played, value: int, denied: bool) -> int:
        return self.value if value and battle.attacker == SIDE[self.side] else value


class ShockValue(Operation, tag="shock_value"):
    """This turn each Shock! is worth more."""

    doubles_shock: ClassVar[bool] = True

    value: int
    lasts: str = ""

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        commit(game, Played(use.side, use.card, use.mode), "player_turn")


# Results


class SetResult(BattleOperation, tag="set_result"):
    """The result is certain: for an attacker with good odds, or for a defender."""

    result_name: ResultName = msgspec.field(name="result", default="DR")
    mandatory: bool = False
    condition: str = ""
    min_odds: str = ""

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        battle = game.battle
        if battle is None or not _holds(game, battle, self.condition):
            return False
        return battle.attacker == side if self.min_odds else battle.defender == side

    def fixed(self, game: NoRetreat, battle: Battle, column: int) -> int:
        if not _holds(game, battle, self.condition):
            return NOBODY
        if self.min_odds and (column == BELOW or column < COLUMNS.index(self.min_odds)):
            return NOBODY
        return RESULTS.index(self.result_name)

    def forces_counter(self) -> bool:
        return self.mandatory


class ReplaceResult(BattleOperation, tag="replace_result"):
    """One result is read as another."""

    frm: ResultName = "DR"
    to: ResultName = "EX"

    def result(self, result: int) -> int:
        return RESULTS.index(self.to) if result == RESULTS.index(self.frm) else result


class IgnoreFortress(BattleOperation, tag="ignore_fortress"):
    """Fortresses in the attacked hexes are plain infantry; and Volkssturm, if the card says so."""

    volkssturm: bool = False

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        return game.battle is not None and game.battle.attacker == side

    def no_fortress(self) -> bool:
        return True

    def no_volkssturm(self) -> bool:
        return self.volkssturm


class ExtraLoss(BattleOperation, tag="extra_step_loss"):
    """When the battle is over, each of these sides loses more steps."""

    sides: tuple[SideName, ...] = ()
    count: int = 1

    def bleeds(self, side: int) -> int:
        return self.count if ("axis", "soviet")[side] in self.sides else 0


class LimitAdvance(BattleOperation, tag="limit_advance"):
    """The attacker advances no further than this."""

    hexes: int = 1

    def advance(self, hexes: int, side: int, card: Played) -> int:
        return min(hexes, self.hexes) if side != card.side else hexes


class ExtraAdvance(BattleOperation, tag="extra_advance"):
    """The card's player advances further."""

    hexes: int = 1

    def advance(self, hexes: int, side: int, card: Played) -> int:
        return hexes + self.hexes if side == card.side else hexes


class SlipAway(BattleOperation, tag="retreat_ignores_zoc"):
    """The retreating units pass enemy zones."""

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        battle = game.battle
        return battle is not None and battle.defender == side and current_result(game) in DRIVEN

    def slips_away(self, battle: Battle, card: Played) -> bool:
        return battle.defender == card.side


class ChooseCrt(BattleOperation, tag="choose_crt"):
    """Its player chooses the table, here and in battles near by."""

    radius: int = 2

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        battle = game.battle
        assert battle is not None
        commit(game, Played(use.side, use.card, use.mode, bits(battle.targets)[0]), "combat_phase")

    def chooses_table(self, game: NoRetreat, battle: Battle, card: Played) -> bool:
        return bool(BOARD.within(1 << card.at, self.radius) & battle.targets)


# The die


class RollChoose(BattleOperation, tag="roll_choose"):
    """Two dice are thrown; the card's player uses either."""

    number: int = msgspec.field(name="dice", default=2)

    def dice(self) -> int:
        return self.number


class Reroll(Operation, tag="reroll"):
    """A die that was just thrown is thrown again."""

    which: str

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        return game.battle is not None and game.battle.die > 0

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(BattleDie())


class RerollOn(BattleOperation, tag="reroll_on"):
    """Certain results are thrown again, once."""

    results: tuple[ResultName, ...] = ()

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        battle = game.battle
        if battle is None:
            return False
        return moment not in ("roll", "apply") or RESULTS[current_result(game)] in self.results

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


class Duel(BattleOperation, tag="duel"):
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


class AttackSeparately(BattleOperation, tag="attack_stack_separately"):
    """The units of a stack are attacked one after the other."""

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        battle = game.battle
        return battle is not None and battle.attacker == side and len(battle.defenders) > 1

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

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        battle = game.battle
        return battle is not None and battle.attacker == side and goes_on(game)

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

"""12.0 Strategic warfare, and how many cards are dealt."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quadrant.games.empire.cards.language import in_bombing_range
from quadrant.games.empire.components import (
    ALLIES,
    AUSTRALIA,
    B29S,
    CHINA,
    INDIA,
    JAPAN,
    TOKYO,
    UNITS,
    YEAR,
    ball,
)
from quadrant.games.empire.rules.cards import deal
from quadrant.games.empire.rules.control import resources
from quadrant.games.empire.rules.europe import level
from quadrant.games.empire.rules.intelligence import D10
from quadrant.games.empire.rules.losses import lose_step
from quadrant.games.empire.rules.movement import airfields
from quadrant.games.empire.rules.openings import OpeningHands, chosen
from quadrant.games.empire.rules.scenario_rules import logistics_diverted
from quadrant.games.empire.rules.supply import side_supply, supplied
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import BOMBED, DOCTRINE, INTERCEPTORS, REBUILT, Empire, flag, seat
from quadrant.games.empire.supply.networks import supplied_airfields
from quadrant.games.empire.verbs import ROLL
from quadrant.kernel.board import bits
from quadrant.kernel.chance import Chance, Outcomes
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Choice, Decision, Step
from quadrant.kernel.limits import Limits
from quadrant.kernel.message import Prompt, Refusal
from quadrant.kernel.modifiers import Sum
from quadrant.kernel.offers import Offer, passing
from quadrant.kernel.verbs import PASSING

FEWEST: Final = 4
MOST: Final = 7
#: 12.32 The highest roll that succeeds, for a B29 with both steps and with one.
BOMBING: Final = (8, 4)
NINE: Final = 9
#: Burma: the highest roll that costs the Allies a card.
DIVERTED: Final = 3
#: 12.32 How near an airfield must be for escorts.
NEAR: Final = 5


class StrategicWarfare(Step):
    """4.13 Submarines, then bombers."""

    def run(self, game: Empire) -> None:
        game.bombing = 0
        raids = [Raid(seat(ALLIES), unit) for unit in bits(B29S) if may_bomb(game, unit)]
        game.push(*([SubmarineRoll()] if game.turn >= 2 else []), *raids, RaidsOver())


# 12.1, 12.4, 12.5 Cards


def japanese_cards(game: Empire) -> Sum:
    """12.1 How many cards Japan gets: 12.12 from its reserves, then 12.11 by its resources."""
    fixed = SCENARIOS[game.scenario].later_hands
    if fixed:
        return Sum.of(fixed, "2.3", "line-scenario")
    if 2 <= game.turn <= 4:
        cards = Sum.of(MOST, "12.12", "line-reserves")
    else:
        cards = Sum.of(-(-resources(game) // 2), "12.11", "line-resources").at_most(
            MOST, "12.11", "line-most"
        )
    cards = cards.add(-submarines(game), "12.21", "line-submarines").add(-raids(game), "12.32", "line-raids")
    return cards.at_least(FEWEST, "12.11", "line-fewest")


def allied_cards(game: Empire) -> tuple[Sum, int]:
    """12.5 How many cards and passes the Allies get: 12.51 by the turn, 12.52 fewer for what is lost."""
    fixed = SCENARIOS[game.scenario].later_hands
    if fixed:
        return Sum.of(fixed, "2.3", "line-scenario"), 0
    early = {1: 0, 2: 5, 3: 6}
    cards = Sum.of(early.get(game.turn, MOST), "12.51", "line-turn")
    passes = MOST - early[game.turn] if game.turn in (2, 3) else 0
    for nation, name in ((CHINA, "china"), (INDIA, "india"), (AUSTRALIA, "australia")):
        if game.surrendered >> nation & 1:
            cards, passes = cards.add(-1, "12.52", "line-nation", nation=name), passes + 1
    if level(game) == 4:
        cards, passes = cards.add(-1, "12.52", "line-europe"), passes + 1
    if game.turn >= 2:
        cards = cards.at_least(FEWEST, "12.51", "line-fewest")
    return cards, min(2, passes)


class DealCards(Step):
    """4.14 Cards and passes."""

    def run(self, game: Empire) -> None:
        if logistics_diverted(game):
            game.push(LogisticsRoll())
        else:
            deal_all(game)


class LogisticsRoll(Chance):
    """Burma: an advance into Burma may cost the Allies a card."""

    def outcomes(self, game: Empire) -> Outcomes[int]:
        return D10

    def happen(self, game: Empire, die: int, /) -> None:
        fewer = 1 if die <= DIVERTED else 0
        game.tell("logistics", "2.3", die=die, count=fewer)
        deal_all(game, fewer)


def deal_all(game: Empire, fewer: int = 0) -> None:
    """12.4, 12.5 Both sides get their cards and passes."""
    japan = japanese_cards(game).total
    allies, passes = allied_cards(game)
    fixed = bool(SCENARIOS[game.scenario].later_hands)
    game.passes = [0 if fixed or japan >= MOST else 1 if japan == MOST - 1 else 2, passes]
    if chosen(game):
        game.push(OpeningHands(japan, allies.total - fewer))
        return
    deal(game, JAPAN, japan)
    deal(game, ALLIES, allies.total - fewer)


# 12.2 Submarines


def submarine_modifiers(game: Empire) -> Sum:
    """12.21, 12.22 What is added to the die: less the turn, escorts, faulty torpedoes."""
    modifiers = Sum.of(-game.turn, "12.21", "line-turn")
    if not flag(game, DOCTRINE):
        modifiers = modifiers.add(game.escorts, "12.22", "line-escorts")
    return modifiers.add(1 if YEAR[game.turn] == 1942 else 0, "12.22", "line-torpedoes")


class SubmarineRoll(Chance):
    """12.21 Submarine warfare: a success costs Japan a card, a shipping point (10.32), and escorts."""

    def outcomes(self, game: Empire) -> Outcomes[int]:
        return D10

    def happen(self, game: Empire, die: int, /) -> None:
        good = die + submarine_modifiers(game).total <= 0
        game.tell("submarines" if good else "submarines-failed", "12.21", die=die)
        if not good:
            return
        game.bombing |= 1 << 8
        game.asp[JAPAN] = max(1, game.asp[JAPAN] - 1)
        game.escorts = max(0, game.escorts - 2)


# 12.3 Bombers


def may_bomb(game: Empire, unit: int) -> bool:
    """12.31 A supplied B29 in range of Tokyo, or in China, that was not rebuilt this turn."""
    return in_bombing_range(game, unit) and supplied(game, unit) and not game.marks[unit] >> REBUILT & 1


class Raid(Decision):
    """12.31 Whether a B29 takes part; it can take part in no offensive this turn then."""

    unit: int

    def offers(self, game: Empire) -> Iterable[Offer]:
        yield Offer(ROLL, Limits())
        yield passing()

    def prompt(self, game: Empire) -> Prompt:
        return Prompt(self.prompt_id, "12.31", {"unit": UNITS.ids[self.unit]})

    def waste(self, game: Empire, choice: Choice) -> Refusal | None:
        """16.2 Turns of bombing count only in a row."""
        last = not raids(game) and not any(isinstance(step, Raid) for step in game.stack[:-1])
        if ROLL.of(choice) or not game.bombed or not last:
            return None
        return Refusal("16.2", "waste-raid", {"count": game.bombed})

    @does(ROLL)
    def bomb(self, game: Empire) -> None:
        game.mark(self.unit, BOMBED)
        game.push(RaidRoll(self.unit))

    @does(PASSING)
    def stay(self, game: Empire) -> None:
        """It may take part in offensives this turn."""


class RaidRoll(Chance):
    """12.32 A raid."""

    unit: int

    def outcomes(self, game: Empire) -> Outcomes[int]:
        return D10

    def happen(self, game: Empire, die: int, /) -> None:
        unit = self.unit
        near = ball(TOKYO, NEAR)
        covered = bool(supplied_airfields(game, ALLIES, side_supply(game, ALLIES).ground, near))
        roll = die + (1 if flag(game, INTERCEPTORS) and not covered else 0)
        good = roll <= BOMBING[game.faces[unit]]
        game.tell("raid" if good else "raid-failed", "12.32", unit=UNITS.ids[unit], die=die)
        if good:
            game.bombing += 1
        if die == NINE and not airfields(game, ALLIES) & near:
            lose_step(game, unit)


class RaidsOver(Step):
    """16.2 Turns of successful bombing in a row are counted."""

    def run(self, game: Empire) -> None:
        game.bombed = game.bombed + 1 if raids(game) else 0


def raids(game: Empire) -> int:
    """12.32 The raids that succeeded in this turn."""
    return game.bombing & 0xFF


def submarines(game: Empire) -> int:
    return game.bombing >> 8

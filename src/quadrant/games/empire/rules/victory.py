"""16.0 Victory: US political will, and who wins the campaign."""

from __future__ import annotations

from typing import Final

from quadrant.games.empire.cards.language import in_bombing_range
from quadrant.games.empire.components import (
    ALEUTIANS,
    ALLIES,
    B29S,
    HAWAII,
    JAPAN,
    NAMED,
    NATIONS,
    US_CARRIERS,
    US_NAVAL,
)
from quadrant.games.empire.rules.control import resources
from quadrant.games.empire.rules.points import scored
from quadrant.games.empire.rules.scenario_rules import will_counts
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import Empire, controlled, on_map
from quadrant.games.empire.supply.zones import forces
from quadrant.kernel.board import bits
from quadrant.kernel.flow import Result, Step

#: What changes the will once: bits of ``once``. Casualties and bombing: in this turn, and ever.
ONCE: Final = ("casualties", "few_resources", "alaska", "hawaii", "all_surrendered", "bombed", "lost_men")
CASUALTIES, FEW_RESOURCES, ALASKA, HAWAII_HELD, ALL_FALLEN, BOMBED_ONCE, LOST_ONCE = range(7)
MOST_WILL: Final = 10
#: 16.41 What a surrender costs, and what comes back when the nation is taken back.
WILL: Final = {"philippines": 1, "malaya": 1, "dei": 1, "burma": 1, "india": 2, "china": 2, "australia": 2}


# 16.1-16.3 The end


class CheckVictory(Step):
    """4.5, 16.1 Negotiations; then, after the last turn, the victory conditions of the scenario."""

    def run(self, game: Empire) -> None:
        if game.will <= 0 and counts_will(game):
            game.end(Result(("japan",), "win-negotiations", "16.1"))
            return
        if game.turn >= game.last_turn:
            game.end(final_result(game))


def counts_will(game: Empire) -> bool:
    """Whether a will of nothing ends the game: everywhere, after the first turn of the war."""
    return True


def final_result(game: Empire) -> Result:
    """16.2, 16.3 or the points of the scenario."""
    if SCENARIOS[game.scenario].victory == "campaign":
        return campaign(game)
    return scored(game)


def campaign(game: Empire) -> Result:
    """16.2 Bombed four turns in a row, one resource or none, and a B29 in range of Tokyo."""
    near = any(in_bombing_range(game, unit) for unit in bits(B29S))
    if game.bombed >= 4 and resources(game) <= 1 and near:
        return Result(("allies",), "win-blockade", "16.2")
    return Result(("japan",), "win-held-out", "16.3")


# 16.4 The will of the USA


def change_will(game: Empire, amount: int, rule: str, reason: str) -> None:
    """16.4, 16.44 The will of the USA changes, by rules or events, from 0 to 10; the real change is told."""
    after = max(0, min(MOST_WILL, game.will + amount))
    change = after - game.will
    if change:
        game.will = after
        game.tell("will", rule, amount=change, will=after, reason=reason)


def first_time(game: Empire, bit: int) -> bool:
    if game.once >> bit & 1:
        return False
    game.once |= 1 << bit
    return True


class PoliticalWill(Step):
    """4.32, 16.4 The will of the USA is adjusted, after all surrenders."""

    def run(self, game: Empire) -> None:
        self._strategic(game)
        self._occupation(game)
        self._losses(game)
        self._navy(game)
        if will_counts(game):
            progress(game)
        everybody = (1 << len(NATIONS)) - 1
        if game.surrendered == everybody and first_time(game, ALL_FALLEN):
            change_will(game, -2, "16.41", "all_surrendered")

    def _strategic(self, game: Empire) -> None:
        few = game.turn >= 5 and resources(game) <= 3 and not SCENARIOS[game.scenario].sources[JAPAN]
        if few and first_time(game, FEW_RESOURCES):
            bonus = 1 if game.rules.small_resource_bonus else 3
            change_will(game, bonus, "16.43", "few_resources")
        if game.bombing & 0xFF and (not game.rules.will_once or first_time(game, BOMBED_ONCE)):
            change_will(game, 1, "16.43", "bombed")

    def _occupation(self, game: Empire) -> None:
        """16.42 Alaska for three segments, Hawaii for two."""
        troops = forces(game).troops[JAPAN] & controlled(game, JAPAN)
        for number, (hexes, segments, bit, reason) in enumerate(
            ((ALEUTIANS, 3, ALASKA, "alaska"), (HAWAII, 2, HAWAII_HELD, "hawaii"))
        ):
            game.occupied[number] = game.occupied[number] + 1 if hexes & troops else 0
            if game.occupied[number] >= segments and first_time(game, bit):
                change_will(game, -1, "16.42", reason)

    def _losses(self, game: Empire) -> None:
        if game.once >> CASUALTIES & 1:
            game.once &= ~(1 << CASUALTIES)
            if not game.rules.will_once or first_time(game, LOST_ONCE):
                change_will(game, -1, "16.45", "casualties")

    def _navy(self, game: Empire) -> None:
        """16.46 No US carrier on the map; no US ship at all. On the small maps the fleet is elsewhere."""
        if SCENARIOS[game.scenario].sources[ALLIES]:
            return
        if not any(on_map(game, unit) for unit in bits(US_CARRIERS)):
            change_will(game, -1, "16.46", "no_carriers")
        if not any(on_map(game, unit) for unit in bits(US_NAVAL)):
            change_will(game, -1, "16.46", "no_ships")


def progress_made(game: Empire) -> int:
    """16.47 The named hexes taken in this turn and still held; lost ones count against them by an option."""
    taken = (game.control_then & ~game.control & NAMED & game.area).bit_count()
    if game.rules.net_progress:
        taken -= (~game.control_then & game.control & NAMED & game.area).bit_count()
    return taken


def progress(game: Empire) -> None:
    """16.47 The Allies must take named hexes every turn from the fourth on."""
    if game.turn < 4 and not SCENARIOS[game.scenario].sources[ALLIES]:
        return
    made = progress_made(game)
    game.tell("progress", "16.47", count=made, need=game.progress_need)
    if made < game.progress_need:
        change_will(game, -1, "16.47", "progress")

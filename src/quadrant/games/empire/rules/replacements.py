"""11.0 Replacements."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quadrant.games.empire.components import (
    ALLIES,
    CHINA,
    ELIMINATED,
    JAPAN,
    NAMES,
    OAHU,
    OWN_UNITS,
    REPLACEMENTS,
    ROSTER,
    SEATS,
    UNITS,
    spaces,
)
from quadrant.games.empire.rules.china import divisions_for
from quadrant.games.empire.rules.common_picks import AboutUnit
from quadrant.games.empire.rules.reinforcements import place_limits, places, zone_closed
from quadrant.games.empire.rules.supply import side_supply
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import NEW, REBUILT, Empire, controlled, in_play, seat
from quadrant.games.empire.supply.networks import kunming_feeds
from quadrant.games.empire.verbs import DIVERT, PLACE, REBUILD, RESTORE
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Choice, Decision, Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Prompt, Refusal
from quadrant.kernel.offers import Offer, finishing
from quadrant.kernel.verbs import FINISHING

#: The kinds of replacement steps; the counters name the one that they take.
POOLS: Final = (
    *("jp_naval", "jp_air", "jp_ground"),
    *("allied_ground", "allied_air", "us_naval", "cw_naval", "chinese"),
)
JP_NAVAL, JP_AIR, JP_GROUND, GROUND_STEPS, AIR_STEPS, US_SHIPS, CW_SHIPS, CHINESE_STEPS = range(8)
_BY_POOL: Final = tuple(mask_of(n for n, unit in enumerate(ROSTER) if unit.pool == pool) for pool in POOLS)
_CW_PORTS: Final = spaces(("1307", "1308", "2015", "2709", "3727"))
#: 11.33 The turns with a Commonwealth naval step; an edition has one more.
CW_TURNS: Final = frozenset((6, 9, 12))


class ReplacementSegment(Step):
    """4.12 The Allies spend their steps first, then Japan."""

    def run(self, game: Empire) -> None:
        receive(game)
        game.push(Spend(ALLIES), DivertDivisions(seat(JAPAN)), Spend(JAPAN), SpendingOver())


def receive(game: Empire) -> None:
    """11.2, 11.3 The steps of the turn: 11.21, 11.31, 11.32 by the table, 11.33 and 11.34 by turn and place.

    11.22 Japanese steps for air units come by events only. 11.35 The Dutch get none.
    """
    plan = SCENARIOS[game.scenario].replacements
    japan, allies = REPLACEMENTS[game.turn]
    steps = [0] * len(POOLS)
    game.kept[0] += japan.get("naval", 0)
    if plan:
        _small(game, plan["AL"], steps)
    else:
        steps[GROUND_STEPS], steps[AIR_STEPS] = allies.get("ground", 0), allies.get("air", 0)
        steps[US_SHIPS] = allies.get("us_naval", 0)
        if game.turn >= 2 and controlled(game, ALLIES) >> OAHU & 1:
            steps[US_SHIPS] += 1
        turns = CW_TURNS | {3} if game.rules.early_repairs else CW_TURNS
        if game.turn in turns and controlled(game, ALLIES) & _CW_PORTS:
            steps[CW_SHIPS] = 1
        steps[CHINESE_STEPS] = allies.get("chinese", 0)
    if game.surrendered >> CHINA & 1 or not kunming_feeds(game, side_supply(game, ALLIES).ground):
        steps[CHINESE_STEPS] = 0
    if game.penalty_turn == game.turn:
        steps[GROUND_STEPS] = max(0, steps[GROUND_STEPS] - 1)
    game.steps = steps


def _small(game: Empire, allies: dict[str, object], steps: list[int]) -> None:
    """The steps of a small scenario, as it lists them."""
    steps[US_SHIPS] = int(str(allies.get("us_naval", 0)))
    steps[GROUND_STEPS] = int(str(allies.get("ground", allies.get("commonwealth_ground", 0))))
    steps[AIR_STEPS] = int(str(allies.get("air", 0)))
    if "chinese" in allies and game.turn in (7, 9):
        steps[CHINESE_STEPS] = 1
    if allies.get("naval") == "turn 9" and game.turn == 9:
        steps[CW_SHIPS] = 1


class DivertDivisions(Decision):
    """11.23 Up to two divisions from China give Japan as many ground steps, to be used at once."""

    def offers(self, game: Empire) -> Iterable[Offer]:
        plan = SCENARIOS[game.scenario].replacements
        most = plan["JP"]["china_divisions_per_turn"] if plan else 2
        most = min(most, divisions_for(game))
        yield Offer(DIVERT, Limits(Limit("11.23", (1 << most + 1) - 1, "why-no-divisions")))

    @does(DIVERT)
    def divert(self, game: Empire, count: int) -> None:
        game.divisions -= count
        game.steps[JP_GROUND] = count
        if count:
            game.tell("divisions", "11.23", count=count)


def budget(game: Empire, side: int) -> list[int]:
    """The steps that the side can spend, by pool."""
    if side == ALLIES:
        return [0, 0, 0, *game.steps[3:]]
    return [game.kept[0], game.kept[1], game.steps[JP_GROUND], 0, 0, 0, 0, 0]


def payable(game: Empire, side: int) -> int:
    """The units for which the side has a step."""
    units = 0
    for pool, steps in enumerate(budget(game, side)):
        if steps > 0:
            units |= _BY_POOL[pool]
    if game.penalty_turn == game.turn:
        units &= ~mask_of(n for n in bits(_BY_POOL[GROUND_STEPS]) if ROSTER[n].commonwealth)
    return units & OWN_UNITS[side]


def restorable(game: Empire, side: int) -> int:
    """11.0 Reduced units on the map, in supply, outside enemy zones."""
    faces = game.faces
    reduced = [unit for unit in bits(payable(game, side)) if faces[unit] and in_play(game, unit)]
    if not reduced:
        return 0
    zone, fed = zone_closed(game, side), side_supply(game, side).units
    return fed & mask_of([unit for unit in reduced if not zone >> game.at[unit] & 1])


def rebuildable(game: Empire, side: int) -> int:
    """11.0 Eliminated units that have a place to come back to."""
    return mask_of(
        unit for unit in bits(payable(game, side)) if game.at[unit] == ELIMINATED and places(game, unit)
    )


def pay(game: Empire, unit: int) -> None:
    pool = POOLS.index(ROSTER[unit].pool)
    if pool in (JP_NAVAL, JP_AIR):
        game.kept[pool] -= 1
    else:
        game.steps[pool] -= 1


class Spend(Step):
    """11.0 A side spends its steps, as long as there is anything to spend them on."""

    side: int

    def run(self, game: Empire) -> None:
        if restorable(game, self.side) or rebuildable(game, self.side):
            game.push(SpendStep(seat(self.side)))


class SpendStep(Decision):
    """11.0 A step: a reduced unit is whole again, or a lost one comes back reduced."""

    undo_to = "replacements"

    def offers(self, game: Empire) -> Iterable[Offer]:
        side = SEATS.index(self.seat)
        steps = payable(game, side)
        yield Offer(
            RESTORE,
            Limits(
                Limit("11.0", steps, "why-no-step"), Limit("11.0", restorable(game, side), "why-not-restored")
            ),
        )
        yield Offer(
            REBUILD,
            Limits(
                Limit("11.0", steps, "why-no-step"), Limit("11.0", rebuildable(game, side), "why-not-rebuilt")
            ),
        )
        yield finishing()

    def prompt(self, game: Empire) -> Prompt:
        left = sum(budget(game, SEATS.index(self.seat)))
        return Prompt(self.prompt_id, "11.0", {"count": left})

    def waste(self, game: Empire, choice: Choice) -> Refusal | None:
        """11.0 Steps that are not kept for later turns: all of the Allies', Japan's on the ground."""
        side = SEATS.index(self.seat)
        lapses = sum(budget(game, side)[JP_GROUND:])
        if not FINISHING.of(choice) or not lapses:
            return None
        return Refusal("11.0", "waste-steps", {"count": lapses})

    @does(RESTORE)
    def restore(self, game: Empire, unit: int) -> None:
        pay(game, unit)
        give_step(game, unit, "11.0")
        game.push(Spend(SEATS.index(self.seat)))

    @does(REBUILD)
    def rebuild(self, game: Empire, unit: int) -> None:
        game.push(RebuildAt(self.seat, unit), Spend(SEATS.index(self.seat)))

    @does(FINISHING)
    def finish(self, game: Empire) -> None:
        """The other steps are not spent."""


def give_step(game: Empire, unit: int, rule: str) -> None:
    """11.0 A reduced unit gets a step back."""
    game.flip(unit, game.faces[unit] - 1)
    game.tell("restored", rule, unit=UNITS.ids[unit])


class RebuildAt(AboutUnit):
    """11.0 Where a lost unit comes back, placed like a reinforcement."""

    rule, verb = "11.0", PLACE

    def limits(self, game: Empire) -> Limits:
        return place_limits(game, self.unit)

    def take(self, game: Empire, space: int, /) -> None:
        pay(game, self.unit)
        game.place(self.unit, space, len(UNITS[self.unit].faces) - 1)
        game.mark(self.unit, REBUILT)
        game.mark(self.unit, NEW)
        game.tell("rebuilt", "11.0", unit=UNITS.ids[self.unit], space=NAMES[space])


class SpendingOver(Step):
    """11.0 Allied steps that are left are lost; Japan keeps its naval and air steps."""

    def run(self, game: Empire) -> None:
        game.steps = [0] * len(POOLS)
        game.unmark_all(NEW)

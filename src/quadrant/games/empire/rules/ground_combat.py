"""9.4 The ground stage of a battle."""

from __future__ import annotations

from typing import Final

import msgspec

from quadrant.games.empire.cards.changes import Dice, Strength
from quadrant.games.empire.cards.language import effects
from quadrant.games.empire.components import (
    ALLIES,
    HOME_CITIES,
    JAPAN,
    NAMES,
    ONE_HEX,
    ROSTER,
    SEATS,
    TERRAIN,
)
from quadrant.games.empire.rules.air_naval import flyers
from quadrant.games.empire.rules.control import take_hex
from quadrant.games.empire.rules.intelligence import D10
from quadrant.games.empire.rules.losses import defense, strike
from quadrant.games.empire.rules.movement import in_hex, ships_in, troops_in
from quadrant.games.empire.rules.retreat import RetreatActive, RetreatReactor
from quadrant.games.empire.state import (
    FORTIFIED,
    LANDED,
    Battle,
    Empire,
    battle_at,
    change_battle,
    face,
    flag,
    steps_left,
    under_way,
)
from quadrant.games.empire.supply.zones import guards
from quadrant.games.empire.verbs import HIT, HIT_GUARDS
from quadrant.kernel.board import mask_of
from quadrant.kernel.chance import Chance, Outcomes
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Decision, Step
from quadrant.kernel.limits import ANY, Limit, Limits
from quadrant.kernel.message import Prompt
from quadrant.kernel.modifiers import Sum
from quadrant.kernel.offers import Offer

#: 9.4 Halves of the strength, for each modified roll from 2 (and less) to 9 (and more).
FACTORS: Final = (1, 2, 2, 2, 2, 3, 3, 4)
_TERRAIN: Final = (("jungle", -1), ("mixed", -2), ("mountain", -3))
#: 13.76, 13.94 Attack and defence of a city's own steps: in China, on the home islands.
CHINA_GUARD: Final = (9, 12)
HOME_GUARD: Final = (12, 12)


def guard_steps(game: Empire, space: int) -> int:
    """13.76, 13.94 The ground steps that are part of a Japanese city."""
    if not guards(game) >> space & 1:
        return 0
    return 1 if HOME_CITIES >> space & 1 else max(1, -(-game.divisions // 4))


def guard(space: int) -> tuple[int, int]:
    return HOME_GUARD if HOME_CITIES >> space & 1 else CHINA_GUARD


def soldiers(game: Empire, battle: Battle, side: int) -> list[int]:
    """9.13 The ground units that fight: those that landed only if their side won in the air and at sea."""
    troops = [unit for unit in troops_in(in_hex(game, battle.hex, side)) if unit not in battle.turned]
    if side == under_way(game).side and battle.winner != side:
        return [unit for unit in troops if not game.marks[unit] >> LANDED & 1]
    return troops


def ground_attack(game: Empire, unit: int) -> int:
    """9.4.A What a ground unit adds."""
    changed = sum(each.attack(game, unit) for each in effects(game, Strength))
    return max(0, face(game, unit).attack + changed)


def ground_strength(game: Empire, battle: Battle, side: int) -> int:
    """9.4.A The strength of the side's ground units."""
    own = sum(ground_attack(game, unit) for unit in soldiers(game, battle, side))
    return own + (guard_steps(game, battle.hex) * guard(battle.hex)[0] if side == JAPAN else 0)


def ground_modifiers(game: Empire, battle: Battle, side: int) -> Sum:
    """9.4.A What is added to a side's die."""
    offensive = under_way(game)
    foe = 1 - side
    modifiers = Sum()
    if side == offensive.side:
        if ships_in(in_hex(game, battle.hex, side)) and not ships_in(in_hex(game, battle.hex, foe)):
            modifiers = modifiers.add(2, "9.4", "line-shore-bombardment")
        if flyers(game, battle, side) and not flyers(game, battle, foe):
            modifiers = modifiers.add(2, "9.4", "line-air-superiority")
        for name, amount in _TERRAIN:
            if TERRAIN[name] >> battle.hex & 1:
                modifiers = modifiers.add(amount, "9.4", "line-terrain", terrain=name)
    elif battle.dug_in and any(
        game.marks[unit] >> LANDED & 1 for unit in soldiers(game, battle, offensive.side)
    ):
        modifiers = modifiers.add(3, "9.4", "line-dug-in")
    if side == ALLIES and any(ROSTER[unit].type == "ARMOR" for unit in soldiers(game, battle, side)):
        modifiers = modifiers.add(1, "9.4", "line-armour")
    if side == JAPAN and flag(game, FORTIFIED) and ONE_HEX >> battle.hex & 1:
        modifiers = modifiers.add(1, "9.4", "line-fortified")
    dice = effects(game, Dice)
    for each in dice:
        modifiers = modifiers.add(each.die(game, battle, side, "ground"), "9.4", "line-event")
    for each in dice:
        final = each.final_die(game, battle, side)
        if final is not None:
            modifiers = modifiers.becomes(final, "9.4", "line-final")
    return modifiers


def hits_of(strength: int, roll: int) -> int:
    return -(-strength * FACTORS[max(2, min(9, roll)) - 2] // 2)


class GroundCombat(Step):
    """9.4 Ground units of both sides fight at the same time, if both have any."""

    space: int

    def run(self, game: Empire) -> None:
        battle = battle_at(game, self.space)
        assert battle is not None
        side = under_way(game).side
        mine = soldiers(game, battle, side)
        theirs = bool(soldiers(game, battle, 1 - side)) or (
            1 - side == JAPAN and guard_steps(game, self.space) > 0
        )
        if not mine or not theirs:
            return
        game.push(
            GroundVolley(
                self.space,
                side,
                ground_strength(game, battle, side),
                ground_modifiers(game, battle, side).total,
            ),
            GroundVolley(
                self.space,
                1 - side,
                ground_strength(game, battle, 1 - side),
                ground_modifiers(game, battle, 1 - side).total,
            ),
            Conclusion(self.space, guard_steps(game, self.space)),
        )


class GroundVolley(Chance):
    """9.4.A A side's die."""

    space: int
    side: int
    strength: int
    bonus: int

    def outcomes(self, game: Empire) -> Outcomes[int]:
        return D10

    def happen(self, game: Empire, die: int, /) -> None:
        roll = die + self.bonus
        hits = hits_of(self.strength, roll)
        game.tell(
            "ground-volley",
            "9.4",
            seat=SEATS[self.side],
            die=die,
            roll=roll,
            strength=self.strength,
            hits=hits,
        )
        game.push(GroundHits(self.space, self.side, hits))


class GroundHits(Step):
    """9.4.B The side distributes its points."""

    space: int
    side: int
    points: int

    def run(self, game: Empire) -> None:
        if any(offer.choices() for offer in AssignGroundHit(SEATS[self.side], self).offers(game)):
            game.push(AssignGroundHit(SEATS[self.side], self))


class AssignGroundHit(Decision):
    """9.4.B A ground unit that loses a step: full ones first, a city's own steps last."""

    hits: GroundHits

    def offers(self, game: Empire) -> list[Offer]:
        battle = battle_at(game, self.hits.space)
        assert battle is not None
        foe = 1 - self.hits.side
        troops = soldiers(game, battle, foe)
        full = [unit for unit in troops if steps_left(game, unit) > 1]
        enough = [unit for unit in troops if toughness(game, unit) <= self.hits.points]
        offers = [
            Offer(
                HIT,
                Limits(
                    Limit("9.4", mask_of(troops), "why-not-in-battle"),
                    Limit("9.4", mask_of(full) if full else ANY, "why-full-first"),
                    Limit("9.4", mask_of(enough), "why-too-few-points"),
                ),
            )
        ]
        if foe == JAPAN and not troops:
            left = guard_steps(game, self.hits.space) - battle.guard_hits
            able = left > 0 and guard(self.hits.space)[1] <= self.hits.points
            offers.append(
                Offer(
                    HIT_GUARDS,
                    Limits(Limit("9.4", 1 << self.hits.space if able else 0, "why-too-few-points")),
                )
            )
        return offers

    def prompt(self, game: Empire) -> Prompt:
        return Prompt(self.prompt_id, "9.4", {"points": self.hits.points, "space": NAMES[self.hits.space]})

    @does(HIT)
    def hit(self, game: Empire, unit: int) -> None:
        cost = toughness(game, unit)
        strike(game, unit)
        self._step_lost(game, cost)

    @does(HIT_GUARDS)
    def hit_guards(self, game: Empire, space: int) -> None:
        battle = battle_at(game, space)
        assert battle is not None
        change_battle(game, space, guard_hits=battle.guard_hits + 1)
        game.tell("guard-hit", "9.4", space=NAMES[space])
        self._step_lost(game, guard(space)[1])

    def _step_lost(self, game: Empire, cost: int) -> None:
        """9.4.B, 9.4.C A step is lost for so many points; the steps lost decide who won."""
        hits, foe = self.hits, 1 - self.hits.side
        battle = battle_at(game, hits.space)
        assert battle is not None
        lost = list(battle.lost)
        lost[foe] += 1
        change_battle(game, hits.space, lost=(lost[0], lost[1]))
        game.push(msgspec.structs.replace(hits, points=hits.points - cost))


def toughness(game: Empire, unit: int) -> int:
    """9.4.B (5) The defence of a ground unit: half if it landed."""
    value = defense(game, unit)
    return -(-value // 2) if game.marks[unit] >> LANDED & 1 else value


class Conclusion(Step):
    """9.4.C Who must retreat, and who holds the hex."""

    space: int
    guards: int

    def run(self, game: Empire) -> None:
        battle = battle_at(game, self.space)
        assert battle is not None
        active = under_way(game).side
        reactor = 1 - active
        mine = soldiers(game, battle, active)
        theirs: list[int] = soldiers(game, battle, reactor)
        guarded = reactor == JAPAN and self.guards > battle.guard_hits
        steps = battle.lost
        if not mine:
            winner = reactor
        elif not theirs and not guarded:
            winner = active
        else:
            winner = active if steps[reactor] > steps[active] else reactor
        game.tell("ground-won", "9.4", seat=SEATS[winner], space=NAMES[self.space])
        change_battle(game, self.space, winner=winner)
        if winner == active:
            game.push(RetreatReactor(self.space), Occupied(self.space))
        elif mine:
            game.push(RetreatActive(self.space))


class Occupied(Step):
    """9.4.C (3) The active side's ground units alone in the hex take it, its guards included (13.76)."""

    space: int

    def run(self, game: Empire) -> None:
        battle = battle_at(game, self.space)
        assert battle is not None
        if soldiers(game, battle, under_way(game).side):
            take_hex(game, under_way(game).side, self.space)

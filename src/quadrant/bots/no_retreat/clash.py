"""What an attack is worth: every face of the die, its result, and what follows for both sides."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from quadrant.bots.no_retreat.outlook import prize
from quadrant.bots.no_retreat.worth import UNIT_WORTH, step_worth
from quadrant.games.no_retreat.components import (
    AXIS,
    COUNTERATTACK,
    COUNTERBLOW,
    DESTROY,
    EXCHANGE,
    RETREAT,
    SHATTER,
    VP_HEXES,
)
from quadrant.games.no_retreat.rules.combat import battle_for
from quadrant.games.no_retreat.rules.losses import steps
from quadrant.games.no_retreat.rules.odds import odds, result_of
from quadrant.games.no_retreat.rules.results import fortified, must_lose
from quadrant.games.no_retreat.rules.retreat import all_ways
from quadrant.games.no_retreat.rules.supply import units_in
from quadrant.games.no_retreat.state import OUT_OF_SUPPLY, Battle, NoRetreat
from quadrant.kernel.board import bits, mask_of

#: A unit driven back, shattered for a turn, surrendered; ground won beyond what stands on it.
DRIVEN_BACK = 0.2
SHATTERED = 0.45
POINT = 0.8
GROUND = 0.35


class Clash(NamedTuple):
    """An attack and what it promises, in victory points."""

    battle: Battle
    column: int
    gain: float
    #: How often, of six dice, the defender gives way or dies, and the attacker loses something.
    succeeds: int
    fails: int


def clash(
    game: NoRetreat, attackers: tuple[int, ...], targets: int, blows: int, support: bool = False
) -> Clash:
    """An attack by these units from where they stand; ``blows``: the hexes that are counterblows."""
    battle = battle_for(game, attackers, targets, blows)
    return judge(game, msgspec.structs.replace(battle, support=True) if support else battle)


def judge(game: NoRetreat, battle: Battle, deep: bool = True) -> Clash:
    """The expectation of a battle over the die."""
    found = odds(game, battle)
    results: dict[int, int] = {}
    for die in range(1, 7):
        result = result_of(game, battle, found, die)
        results[result] = results.get(result, 0) + 1
    forts = fortified(game, battle)
    if forts and SHATTER in results:
        results[EXCHANGE] = results.get(EXCHANGE, 0) + results.pop(SHATTER)
    gain = sum(n * outcome(game, battle, result, forts, deep) for result, n in results.items()) / 6
    wins = sum(results.get(result, 0) for result in (RETREAT, SHATTER, DESTROY))
    return Clash(battle, found.column, gain, wins, results.get(EXCHANGE, 0) + results.get(COUNTERATTACK, 0))


def outcome(game: NoRetreat, battle: Battle, result: int, forts: int, deep: bool) -> float:
    """What a result is worth to the attacker."""
    if result == EXCHANGE:
        return cheapest_step(game, battle.defenders, False) - cheapest_step(game, battle.attackers, True)
    if result == COUNTERATTACK:
        return -max(0.0, counterattack(game, battle)) if deep else 0.0
    if result in (RETREAT, SHATTER, DESTROY):
        return driven_back(game, battle, result, forts)
    return 0.05 if result == COUNTERBLOW else 0.0


def counterattack(game: NoRetreat, battle: Battle, deep: bool = False) -> float:
    """10.7.2 What the defender's answer is worth to him; ``deep``: with the answer to that."""
    targets = mask_of(game.at[unit] for unit in battle.attackers)
    answer = Battle(battle.defender, battle.defenders, targets, battle.attackers, counter=True)
    return judge(game, answer, deep).gain


def cheapest_step(game: NoRetreat, units: tuple[int, ...], attacking: bool) -> float:
    """10.7.1 The step that its owner would rather lose."""
    able = must_lose(game, units, attacking) or units
    return min((step_worth(game, unit, steps(game, unit)) for unit in able), default=0.0)


def driven_back(game: NoRetreat, battle: Battle, result: int, forts: int) -> float:
    """DR, DS and DD: units that cannot retreat are destroyed, ground is won."""
    total = 0.0
    for unit in units_in(game, battle.targets):
        value = UNIT_WORTH[unit][game.faces[unit]]
        dead = value * 0.7 if not game.marks[unit] >> OUT_OF_SUPPLY & 1 else value * 0.9 + POINT
        if forts >> game.at[unit] & 1:
            total += step_worth(game, unit, steps(game, unit)) if result == DESTROY else 0.0
        elif not all_ways(game, unit):
            total += dead
        elif result == SHATTER:
            total += value * SHATTERED
        elif result == DESTROY:
            total += step_worth(game, unit, steps(game, unit)) + DRIVEN_BACK * value
        else:
            total += DRIVEN_BACK * value
    won = battle.targets & ~forts
    gained = won & VP_HEXES & (~game.control if battle.attacker == AXIS else game.control)
    return total + GROUND * bool(won) + sum(prize(game, space) for space in bits(gained))

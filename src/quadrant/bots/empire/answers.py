"""Reaction: what the enemy's offensive threatens, and which units go against it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from quadrant.bots.empire import clash
from quadrant.bots.empire.clash import Clash, force
from quadrant.bots.empire.worth import gains
from quadrant.games.empire.components import (
    ALLIES,
    CARRIER,
    FLYERS,
    GROUND,
    KIND_OF,
    NAVAL,
    ROSTER,
    TROOPS,
    UNITS,
    YEAR,
    distance,
)
from quadrant.games.empire.rules.air_naval import fighters
from quadrant.games.empire.rules.headquarters import ready
from quadrant.games.empire.rules.movement import in_hex, troops_in
from quadrant.games.empire.rules.reaction import battles_for, places, reaction_number
from quadrant.games.empire.state import AMBUSH, LANDED, SURPRISE, Battle, Empire, under_way
from quadrant.kernel.board import bits

#: What an offensive must threaten before a card is spent on it.
SERIOUS: Final = 0.9
GRAVE: Final = 1.6
_SIZE: Final = GROUND.bit_length()


class Joining(NamedTuple):
    """A unit that joins a battle, from where, and what the battle promises the reacting side with it."""

    unit: int
    battle: int
    base: int


def threat(game: Empire) -> float:
    """What the offensive under way promises the side that leads it, as things stand."""
    offensive = under_way(game)
    worth = gains(game, offensive.side)
    total = 0.0
    fought = 0
    for battle in offensive.battles:
        fought |= 1 << battle.hex
        sea, land, prize = outcome(game, battle, [], worth)
        total += sea.theirs - sea.mine + land * prize
    for space in bits(offensive.landings & ~fought):
        if space < _SIZE:
            total += worth[space]
    return total


def bonuses(game: Empire, mine: bool) -> tuple[int, int]:
    """What is added to the die of the active side and of the reacting one."""
    offensive = under_way(game)
    year = YEAR[game.turn]
    late = 0 if year < 1943 else 1 if year == 1943 else 3
    both = [0, 0]
    both[0 if offensive.side == ALLIES else 1] += late
    if offensive.intelligence == SURPRISE:
        both[0] += 3
    if offensive.intelligence == AMBUSH:
        both[1] += 4
    return both[0], both[1]


def outcome(
    game: Empire, battle: Battle, joining: Sequence[int], worth: Sequence[float]
) -> tuple[Clash, float, float]:
    """What a battle promises the active side: at sea, the chance to take the hex, and the prize."""
    offensive = under_way(game)
    side = offensive.side
    mine = force(game, fighters(game, battle, side))
    theirs = force(game, (*fighters(game, battle, 1 - side), *joining))
    order = {SURPRISE: clash.MINE_FIRST, AMBUSH: clash.THEIRS_FIRST}.get(
        offensive.intelligence, clash.TOGETHER
    )
    sea = clash.at_sea(mine, theirs, order, bonuses(game, True))
    troops = troops_in(in_hex(game, battle.hex, side))
    prize = worth[battle.hex] if battle.hex < _SIZE else 0.0
    if not troops:
        return sea, 0.0, 0.0
    landed = any(game.marks[unit] >> LANDED & 1 for unit in troops)
    defenders = force(game, troops_in(in_hex(game, battle.hex, 1 - side)))
    land = clash.on_land(force(game, troops, landed=landed), defenders, (2, 3 if landed else 0))
    return sea, land.chance * (sea.chance if landed or not defenders else 1.0), prize


def able(game: Empire, hq: int) -> list[int]:
    """Ships and flyers that a headquarters could send into a battle, the strongest first."""
    side = ROSTER[hq].side
    units = [
        unit
        for unit in bits(ready(game, hq).mask)
        if unit < len(ROSTER) and ROSTER[unit].side == side and KIND_OF[unit] != TROOPS
    ]
    units.sort(key=lambda unit: -UNITS[unit].faces[game.faces[unit]].attack)
    return units


def best_answer(game: Empire, hq: int, room: int) -> tuple[list[Joining], float, float]:
    """Which units react, what that brings beyond doing nothing, and the chance to beat the attack off."""
    offensive = under_way(game)
    worth = gains(game, offensive.side)
    found: list[Joining] = []
    gained, hold = 0.0, 0.0
    busy: set[int] = set()
    order = sorted(offensive.battles, key=lambda battle: -(worth[battle.hex] if battle.hex < _SIZE else 0))
    for battle in order:
        group, gain, chance = _answer(game, hq, battle, worth, busy, room - len(found))
        if group:
            found += group
            gained += gain
            hold = max(hold, chance)
            busy.update(each.unit for each in group)
    return found, gained, hold


def _answer(
    game: Empire, hq: int, battle: Battle, worth: Sequence[float], busy: set[int], room: int
) -> tuple[list[Joining], float, float]:
    sea, land, prize = outcome(game, battle, [], worth)
    alone = sea.theirs - sea.mine + land * prize
    joining: list[Joining] = []
    best: tuple[list[Joining], float, float] = [], 0.0, 0.0
    here = set(fighters(game, battle, 1 - under_way(game).side))
    for unit in able(game, hq):
        if len(joining) >= room:
            break
        if unit in busy or unit in here or not battles_for(game, unit) >> battle.hex & 1:
            continue
        base = station(game, unit, battle.hex)
        if base < 0:
            continue
        joining = [*joining, Joining(unit, battle.hex, base)]
        sea, land, prize = outcome(game, battle, [each.unit for each in joining], worth)
        gain = alone - (sea.theirs - sea.mine + land * prize) - 0.05 * len(joining)
        if gain > best[1]:
            best = joining, gain, 1.0 - sea.chance
    return best


def station(game: Empire, unit: int, battle: int) -> int:
    """From where a unit takes part: where it is if it can, a carrier as far off as it can be."""
    found = places(game, unit, battle)
    at = game.at[unit]
    if not found:
        return -1
    if KIND_OF[unit] in FLYERS and at < _SIZE and found >> at & 1:
        return at
    if KIND_OF[unit] == CARRIER:
        return max(bits(found), key=lambda space: distance(space, battle))
    if KIND_OF[unit] in NAVAL:
        return battle if found >> battle & 1 else next(iter(bits(found)))
    near = [space for space in bits(found) if distance(space, battle) <= ROSTER[unit].range]
    return max(near or bits(found), key=lambda space: distance(space, battle))


def numbers(game: Empire, hq: int) -> int:
    """How many units a headquarters may send."""
    return reaction_number(game, hq)

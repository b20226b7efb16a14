"""The combat phase: which hexes are attacked, by whom, with what support; counterblows and counterattacks."""

from __future__ import annotations

from typing import Final

import msgspec

from quadrant.bots.no_retreat.clash import Clash, clash, judge
from quadrant.bots.no_retreat.ground import PRINTED
from quadrant.bots.no_retreat.worth import CARD, card_price
from quadrant.games.no_retreat.cards.language import BattleOperation
from quadrant.games.no_retreat.cards.vocabulary import Alternatives
from quadrant.games.no_retreat.components import BOARD
from quadrant.games.no_retreat.rules.combat import (
    Attack,
    assaults,
    attack_count,
    fighters,
    may_attack,
    may_strike,
    most_targets,
    pending,
)
from quadrant.games.no_retreat.rules.supply import units_on_map
from quadrant.games.no_retreat.rules.zones import held
from quadrant.games.no_retreat.state import ATTACKED, Battle, NoRetreat, Played
from quadrant.kernel.board import bits

#: An attack must promise so much to be declared.
WORTH_IT: Final = 0.2
EACH: Final = 0.04
MOST: Final = 7


def group(game: NoRetreat, target: int, able: list[int], forced: bool, support: bool) -> Clash | None:
    """The best attack on a hex by some of the units next to it, the strongest first."""
    blows = 1 << target if forced else 0
    able = sorted(able, key=lambda unit: PRINTED[unit][game.faces[unit]], reverse=True)
    best: Clash | None = None
    worth = 0.0
    for count in range(1, min(MOST, len(able)) + 1):
        found = clash(game, tuple(able[:count]), 1 << target, blows, support)
        value = found.gain - EACH * count
        if best is None or value > worth:
            best, worth = found, value
    return best


def neighbours_of(game: NoRetreat, target: int, side: int) -> list[int]:
    """The units of a side next to a hex that could attack it of their own will."""
    near = BOARD.near[target]
    return [
        unit
        for unit in units_on_map(game, side)
        if near >> game.at[unit] & 1 and may_attack(game, unit) and not game.marks[unit] >> ATTACKED & 1
    ]


def choose_targets(game: NoRetreat, side: int) -> list[tuple[int, Clash]]:
    """The hexes worth attacking from where the units stand, best first, no unit twice."""
    demands = [count for owner, count, *_ in game.quotas if owner == side]
    quota = max(demands, default=0) - attack_count(game, False)
    busy: set[int] = set()
    found: list[tuple[int, Clash]] = []
    left = held(game, 1 - side) & ~game.targets & ~game.blows[1 - side]
    while len(found) < most_targets(game) - game.targets.bit_count():
        best: tuple[int, Clash] | None = None
        worth = WORTH_IT if len(found) >= quota else -0.4
        for target in bits(left):
            able = [unit for unit in neighbours_of(game, target, side) if unit not in busy]
            attack = group(game, target, able, False, game.support[side] > len(found)) if able else None
            if attack and attack.gain - EACH * len(attack.battle.attackers) > worth:
                best, worth = (target, attack), attack.gain - EACH * len(attack.battle.attackers)
        if best is None:
            break
        found.append(best)
        busy.update(best[1].battle.attackers)
        left &= ~(1 << best[0])
    return found


def assign(game: NoRetreat, targets: int) -> dict[int, Clash]:
    """10.2, 10.3 Who attacks which marked hex: the best attack first, a unit for every hex if it can be."""
    side = game.active
    found: dict[int, Clash] = {}
    busy: set[int] = set()
    left = list(bits(targets))
    near = {target: fighters(game, target) for target in left}
    while left:
        attacks: dict[int, Clash] = {}
        for target in left:
            able = [unit for unit in near[target] if unit not in busy]
            forced = bool(game.blows[1 - side] >> target & 1)
            attack = group(game, target, able, forced, False) if able else None
            if attack is not None:
                attacks[target] = attack
        if not attacks:
            break
        target = max(attacks, key=lambda target: attacks[target].gain)
        found[target] = attacks[target]
        busy.update(attacks[target].battle.attackers)
        left.remove(target)
    return found


def attackers_for(game: NoRetreat, attack: Attack) -> Clash | None:
    """The units for a battle whose hexes are named, some of its units perhaps too."""
    others = pending(game) & ~attack.targets
    taken: set[int] = set()
    for other in assign(game, others).values():
        taken.update(other.battle.attackers[:1])
    marks = assaults(game)
    near = [unit for unit, hexes in marks.items() if not attack.targets & ~hexes]
    able = [unit for unit in near if unit not in taken] or near
    able.sort(key=lambda unit: PRINTED[unit][game.faces[unit]], reverse=True)
    best: Clash | None = None
    worth = 0.0
    for count in range(1, min(MOST, len(able)) + 1):
        found = _with_what_is_left(game, attack, tuple(able[:count]), marks)
        if found is not None and (best is None or found.gain - EACH * count > worth):
            best, worth = found, found.gain - EACH * count
    return best


def _with_what_is_left(
    game: NoRetreat, attack: Attack, units: tuple[int, ...], marks: dict[int, int]
) -> Clash | None:
    """10.2 A battle by these units, with the hexes that nobody else could attack; none if it may not be."""
    joined = Attack(attack.seat, attack.targets, units)
    missing = joined.missing(marks)
    if missing & ~joined.together(marks):
        return None
    targets = attack.targets | missing
    return clash(game, units, targets, targets & game.blows[1 - game.active])


# Support, cards and counterattacks


def with_support(game: NoRetreat, battle: Battle) -> float:
    """What a support marker adds to a battle."""
    helped = judge(game, msgspec.structs.replace(battle, support=True))
    return helped.gain - judge(game, battle).gain


def with_card(game: NoRetreat, battle: Battle, side: int, card: int) -> float:
    """What a card adds to a battle for the side that plays it, its own worth taken off."""
    event = game.CARDS[card].event(side)
    if not any(isinstance(operation, BattleOperation | Alternatives) for operation in event.operations):
        return -1.0
    plain = judge(game, battle).gain
    best = 0.0
    sign = 1 if battle.attacker == side else -1
    for mode in (0, 1) if isinstance(event.first, Alternatives) else (0,):
        played = msgspec.structs.replace(battle, played=(*battle.played, Played(side, card, mode)))
        best = max(best, sign * (judge(game, played).gain - plain))
    return best - 0.8 * card_price(game, side, card)


def blow_gain(game: NoRetreat, side: int, space: int) -> float:
    """10.1.2 What a counterblow marker on a hex promises its owner: the enemy must attack it as it stands."""
    foe = 1 - side
    near = BOARD.near[space]
    able = [u for u in units_on_map(game, foe) if near >> game.at[u] & 1 and may_strike(game, u)]
    if not able:
        return 0.0
    attack = group(game, space, able, True, False)
    alone = group(game, space, able[:1], True, False)
    if attack is None or alone is None:
        return 0.0
    return -0.6 * attack.gain - 0.4 * alone.gain


def best_blow(game: NoRetreat, side: int, spaces: list[int]) -> tuple[int, float] | None:
    """The best hex for a counterblow, and what it promises beyond the card it costs."""
    price = min((card_price(game, side, card) for card in bits(game.hand[side])), default=CARD)
    worth = {space: blow_gain(game, side, space) - price for space in spaces}
    best = max(worth, key=lambda space: worth[space], default=None)
    return None if best is None else (best, worth[best])

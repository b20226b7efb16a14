"""Headquarters: when it pays to call one back, so that it comes in nearer to the enemy."""

from __future__ import annotations

from typing import Final

from quadrant.bots.empire.places import ATTRITION, best_place, fed_without, post
from quadrant.bots.empire.worth import UNIT_WORTH
from quadrant.games.empire.components import (
    ALLIES,
    FLYING,
    GROUND,
    KIND_OF,
    OWN_UNITS,
    ROSTER,
    TOKYO,
    TROOPS,
    distance,
)
from quadrant.games.empire.rules.headquarters import hq_places
from quadrant.games.empire.rules.supply import side_supply
from quadrant.games.empire.state import Empire
from quadrant.kernel.board import bits

#: What it costs to be without a headquarters for each card that is left to the side, and to the enemy.
OWN_CARD, ENEMY_CARD = 0.5, 0.15
#: How much of what it gains by its new place counts: it has it for the turns to come.
FOR_LONG: Final = 0.7
NEVER: Final = -9.0
#: By how many hexes an Allied headquarters must come nearer to Tokyo: it does not change its theatre. Those
#: of Japan stand in the middle of theirs.
FORWARD: Final = 4


def calling_back(game: Empire, side: int, hq: int) -> float:
    """6.13 What it brings to take a headquarters from the map: next turn it comes in where it is best off.

    Its units must do without it until then, and without its supply part of them is lost (6.24).
    """
    if ROSTER[hq].dot or game.turn >= game.last_turn:
        return NEVER
    away = distance(game.at[hq], TOKYO) if side == ALLIES else 0
    nearer = [space for space in bits(hq_places(game, hq)) if away - distance(space, TOKYO) >= FORWARD]
    best = best_place(game, hq, nearer)
    if best is None:
        return NEVER
    waiting = OWN_CARD * game.hand[side].bit_count() + ENEMY_CARD * game.hand[1 - side].bit_count()
    return FOR_LONG * (best[1] - post(game, hq, game.at[hq])) - waiting - starving(game, side, hq)


def starving(game: Empire, side: int, hq: int) -> float:
    """6.24 What is lost if nobody but this headquarters feeds its units and it is not there."""
    now = side_supply(game, side).units
    lost = 0.0
    for unit in bits(OWN_UNITS[side] & now):
        at = game.at[unit]
        wears = KIND_OF[unit] == TROOPS or KIND_OF[unit] in FLYING
        if wears and at < GROUND.bit_length() and not fed_without(game, unit, hq) >> at & 1:
            lost += ATTRITION * UNIT_WORTH[unit][game.faces[unit]]
    return lost

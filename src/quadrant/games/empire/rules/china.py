"""13.7 China: offensives, the government's track, surrender."""

from __future__ import annotations

from quadrant.games.empire.components import (
    ALLIES,
    BOMBER,
    CHINA,
    CHINA_BOX,
    CHINESE,
    COASTAL_CHINA,
    JAPAN,
    KIND_OF,
    OWN_UNITS,
    PORTS,
    REGION,
    REMOVED,
    TRACK,
    UNIT,
)
from quadrant.games.empire.rules.intelligence import D10
from quadrant.games.empire.rules.supply import ROAD_MODIFIER, burma_road, supplied
from quadrant.games.empire.rules.victory import WILL, change_will
from quadrant.games.empire.state import (
    CHINA_TRACK,
    COLLAPSED,
    STABLE_FRONT,
    UNSTABLE_FRONT,
    Empire,
    controlled,
)
from quadrant.kernel.board import bits
from quadrant.kernel.chance import Chance, Outcomes


def japan_can(game: Empire) -> bool:
    """13.71 Not when the Allies hold every port of coastal China and Korea."""
    ports = PORTS & (COASTAL_CHINA | REGION["korea"]) & game.area
    return not ports or bool(ports & controlled(game, JAPAN))


def may_attack_china(game: Empire, operations: bool = False) -> bool:
    """13.72 Whether Japan can attack in China; with an operations card once in two turns."""
    if game.surrendered >> CHINA & 1 or not japan_can(game):
        return False
    return not operations or not game.china_offensive or game.turn - game.china_offensive >= 2


def air_support(game: Empire) -> int:
    """13.72 (B) Supplied Allied air units in China that are no long-range bombers, and the 14th Air Force."""
    special = UNIT["us_lrb_14af"]
    return sum(
        game.at[unit] == CHINA_BOX and (KIND_OF[unit] != BOMBER or unit == special) and supplied(game, unit)
        for unit in bits(OWN_UNITS[ALLIES])
    )


class ChinaRoll(Chance):
    """13.72 (A) An offensive in China with an operations card."""

    def outcomes(self, game: Empire) -> Outcomes[int]:
        return D10

    def happen(self, game: Empire, die: int, /) -> None:
        support = air_support(game)
        base = game.divisions - ROAD_MODIFIER[burma_road(game)]
        good = die + support <= base
        game.tell("china-attacked", "13.72", die=die, support=support, base=base)
        if good:
            move_china(game, 1)
        elif support:
            move_china(game, -1)


def move_china(game: Empire, boxes: int, into_stable: bool = False) -> None:
    """13.72 The marker moves: to the right it stops before Stable Front, unless a card says otherwise."""
    if game.surrendered >> CHINA & 1:
        return
    least = STABLE_FRONT if into_stable else min(UNSTABLE_FRONT, game.china)
    after = max(least, min(COLLAPSED, game.china + boxes))
    if after == game.china:
        return
    game.china = after
    game.tell("china-moved", "13.72", china=CHINA_TRACK[after])
    if after == COLLAPSED:
        china_surrenders(game)


def china_surrenders(game: Empire) -> None:
    """13.73 At once: air units in China come back next turn, Chinese units are gone."""
    game.surrendered |= 1 << CHINA
    game.touch("tracks")
    game.tell("surrendered", "13.73", nation="china")
    for unit in bits(OWN_UNITS[ALLIES]):
        if game.at[unit] == CHINA_BOX:
            game.remove(unit, TRACK)
            game.due[unit] = game.turn + 1
    for unit in bits(CHINESE):
        game.remove(unit, REMOVED)
    change_will(game, -WILL["china"], "16.41", "china")


def divisions_for(game: Empire) -> int:
    """11.23 How many divisions Japan may still draw from China."""
    return game.divisions if japan_can(game) else 0

"""What the cards ask before they do something: of places, units, the Joker, and of a battle.

In data/cards.json a condition is a word, and after a colon what it is about: ``controls:1104``.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from quadrant.games.no_retreat.cards.language import BattleCondition, Condition, Use
from quadrant.games.no_retreat.components import (
    ALLIES,
    AREAS,
    AXIS,
    CITIES,
    GREATER_GERMANY,
    SOVIET,
    SPACE,
    TANKS,
    UNIT,
    USSR,
)
from quadrant.games.no_retreat.rules.zones import held
from quadrant.games.no_retreat.state import OUT_OF_SUPPLY, Battle, NoRetreat, face, on_map
from quadrant.kernel.board import bits, mask_of


def read(text: str) -> dict[str, Any]:
    """A condition of the data as msgspec decodes it."""
    word, colon, about = text.partition(":")
    return {"is": word, "of": about} if colon else {"is": word}


# The Joker (15.7)


class JokerWithAxis(Condition, tag="joker_on_axis_side"):
    def holds(self, game: NoRetreat, use: Use) -> bool:
        return game.joker == AXIS


class JokerWithSoviets(Condition, tag="joker_on_soviet_side"):
    def holds(self, game: NoRetreat, use: Use) -> bool:
        return game.joker == SOVIET


# Places and units


class Controls(Condition, tag="controls"):
    """All places of one of several lists: ``WBALK+SBALK|0414``."""

    of: str

    def holds(self, game: NoRetreat, use: Use) -> bool:
        lists = (ids.split("+") for ids in self.of.split("|"))
        return any(all(controls(game, use.by, id) for id in ids) for ids in lists)


def controls(game: NoRetreat, side: int, id: str) -> bool:
    """Whether the side controls a city, or has units in an area."""
    space = SPACE[id]
    if AREAS >> space & 1:
        return bool(held(game, side) >> space & 1)
    return bool(game.control >> space & 1) == (side == AXIS)


class UnitIn(Condition, tag="unit_in"):
    """One unit in one place: ``ax_bg:0603``."""

    of: str

    def holds(self, game: NoRetreat, use: Use) -> bool:
        unit, _, place = self.of.partition(":")
        return game.at[UNIT[unit]] == SPACE[place]


class SovietUnitIn(Condition, tag="soviet_unit_in"):
    of: str

    def holds(self, game: NoRetreat, use: Use) -> bool:
        return bool(held(game, SOVIET) >> SPACE[self.of] & 1)


class AxisUnitInUssr(Condition, tag="axis_unit_in_ussr"):
    def holds(self, game: NoRetreat, use: Use) -> bool:
        return bool(held(game, AXIS) & USSR)


class AllyOnMap(Condition, tag="axis_ally_on_map"):
    """14.2 An ally of Germany is on the map."""

    def holds(self, game: NoRetreat, use: Use) -> bool:
        return bool(allies_on_map(game))


def allies_on_map(game: NoRetreat) -> int:
    return mask_of(unit for unit in bits(ALLIES) if on_map(game, unit))


# A battle


def attacked_cities(game: NoRetreat, battle: Battle) -> int:
    """The cities that are attacked; a scorched one is none (14.13)."""
    return battle.targets & CITIES & ~game.scorched


class TargetIsCity(BattleCondition, tag="target_is_city"):
    def holds_in(self, game: NoRetreat, battle: Battle) -> bool:
        return bool(attacked_cities(game, battle))


class TargetIsNoCity(BattleCondition, tag="target_not_city"):
    def holds_in(self, game: NoRetreat, battle: Battle) -> bool:
        return not attacked_cities(game, battle)


class TargetIsGermanCity(BattleCondition, tag="target_is_gg_city"):
    """A city of Greater Germany."""

    def holds_in(self, game: NoRetreat, battle: Battle) -> bool:
        return bool(attacked_cities(game, battle) & GREATER_GERMANY)


class ArmorWithInfantry(BattleCondition, tag="attack_has_armor_and_infantry_supplied"):
    """Armour and others attack together, both with supply."""

    def holds_in(self, game: NoRetreat, battle: Battle) -> bool:
        fed = [unit for unit in battle.attackers if not game.marks[unit] >> OUT_OF_SUPPLY & 1]
        armor = [unit for unit in fed if face(game, unit).kind in TANKS]
        return bool(armor) and len(armor) < len(fed)


AnyCondition: TypeAlias = (
    JokerWithAxis | JokerWithSoviets | Controls | UnitIn | SovietUnitIn | AxisUnitInUssr | AllyOnMap
)
AnyBattleCondition: TypeAlias = TargetIsCity | TargetIsNoCity | TargetIsGermanCity | ArmorWithInfantry

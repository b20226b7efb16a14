"""10.4 to 10.6 Strength, odds and shifts, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeVar

from quadrant.games.no_retreat.cards.language import (
    CancelsRivers,
    ChangesArmor,
    ChangesResult,
    ChangesShifts,
    ChangesStrength,
    DoublesShock,
    MakesCertain,
)
from quadrant.games.no_retreat.components import (
    AXIS,
    CHART,
    CITIES,
    COLUMNS,
    COUNTERATTACK,
    CRT,
    DENIES_ARMOR,
    FINNS,
    LONG_WINTER,
    NAMES,
    NOBODY,
    OBJECTIVE_HEXES,
    RIVER_BOARD,
    SHOCK,
    SNOW,
    SOVIET,
    SS_ARMOR,
    SS_MOTORIZED,
    TANKS,
    TERRAIN,
    UNITS,
    USSR,
    WEATHER_CHART,
    hex_terrain,
)
from quadrant.games.no_retreat.rules.cards import half
from quadrant.games.no_retreat.rules.rail import local_support
from quadrant.games.no_retreat.state import OUT_OF_SUPPLY, SUPPORTED, Battle, NoRetreat, Played, face
from quadrant.kernel.board import bits
from quadrant.kernel.cards import changing
from quadrant.kernel.modifiers import Sum

#: 6.5.4 The shifts against a unit out of supply.
UNSUPPLIED: Final = 2
#: 13.1, 13.5 The turn in which winter helps Soviet defenders twice.
HARD_WINTER: Final = 5
#: 10.6.3 Ground on which the armour shift counts: open hexes, oil fields among them, that are no key hexes.
OPEN_GROUND: Final = TERRAIN["open"] & ~CITIES & ~OBJECTIVE_HEXES
#: Below the first column: the result is a counterattack (10.6.4).
BELOW: Final = -1
HIGHEST: Final = len(COLUMNS) - 1

T = TypeVar("T")


# Cards in the battle


def cards_in(game: NoRetreat, battle: Battle, what: type[T]) -> Iterator[tuple[Played, T]]:
    """The operations that change this in the battle, in the order in which their cards were played."""
    return _changing(game, (*game.lasting, *battle.played), what)


def _changing(game: NoRetreat, played: tuple[Played, ...], what: type[T]) -> Iterator[tuple[Played, T]]:
    for card in played:
        for operation in game.CARDS[card.card].event(card.side).operations:
            for chosen in changing(operation.chosen(card.mode), what):
                yield card, chosen


# 10.4 Strength


def strength(game: NoRetreat, battle: Battle, units: tuple[int, ...]) -> Sum:
    """10.4, 15.3.3 The strength of these units in the battle, unit by unit."""
    total = Sum()
    cards = list(cards_in(game, battle, ChangesStrength))
    for unit in units:
        printed = face(game, unit).strength
        total = total.add(printed, "10.4", "line-unit", unit=UNITS.ids[unit])
        value = printed
        if game.marks[unit] >> SUPPORTED & 1:
            more = local_support(game, UNITS.side[unit])
            total = total.add(more, "15.3.3", "line-local-support", unit=UNITS.ids[unit])
            value += more
        for card, operation in cards:
            changed = operation.strength(game, battle, card, unit, value)
            total = total.add(changed - value, "5.3.1", "line-card", half=half(card.side, card.card))
            value = changed
    return total


def ratio(attack: int, defence: int) -> int:
    """10.5 The column of the ratio, rounded down; BELOW if it is less than 1:3."""
    if defence <= 0:
        return HIGHEST
    if attack < defence:
        return 1 if 2 * attack >= defence else 0 if 3 * attack >= defence else BELOW
    if attack < 2 * defence:
        return 3 if 2 * attack >= 3 * defence else 2
    return min(HIGHEST, 2 + attack // defence)


# 10.6 Shifts


def shifts(game: NoRetreat, battle: Battle) -> Sum:
    """10.6 Every shift and its rule; to the right is more."""
    total = Sum()
    if battle.support:
        total = total.add(support_value(game, battle.attacker), "10.6.2", "line-support")
    if battle.sheltered:
        total = _terrain(game, battle, total)
    total = total.add(_winter(game, battle), "13.1", "line-winter")
    total = total.add(armor_shift(game, battle), "10.6.3", "line-armor")
    total = _units(game, battle, total)
    for card, operation in cards_in(game, battle, ChangesShifts):
        total = operation.shifts(game, battle, card, total)
    return total


def support_value(game: NoRetreat, side: int) -> int:
    """10.6.2 One shift; a Shock! in the first snow turn is worth two, and so it is by card 39."""
    if side == AXIS:
        return 1
    return 2 if first_snow(game) or shock_doubled(game) else 1


def first_snow(game: NoRetreat) -> bool:
    """10.6.2, 13.1 Turn 4 if it snows, else turn 5."""
    return game.weather == SNOW and game.turn in (4, 5)


def shock_doubled(game: NoRetreat) -> bool:
    """Card 39: this turn each Shock! is worth two shifts."""
    return any(True for _ in _changing(game, game.lasting, DoublesShock))


def ground_of(game: NoRetreat, battle: Battle) -> int:
    """10.6.1 The hex whose terrain counts; before the defender has named it, the best one for him."""
    if battle.ground != NOBODY:
        return battle.ground
    hexes = bits(battle.sheltered)
    return min(hexes, key=lambda hex: terrain_shifts(game, battle, hex).total)


def _terrain(game: NoRetreat, battle: Battle, total: Sum) -> Sum:
    return total + terrain_shifts(game, battle, ground_of(game, battle))


def terrain_shifts(game: NoRetreat, battle: Battle, space: int) -> Sum:
    """10.6.1 The shifts of a hex: terrain, a key hex, a river that all attackers cross, works."""
    name = "marsh" if game.scorched >> space & 1 else hex_terrain(space)
    total = Sum().add(CHART[name]["shift"], "10.6.1", "line-terrain", terrain=name, space=NAMES[space])
    if OBJECTIVE_HEXES >> space & 1:
        total = total.add(CHART["objective_hex"]["shift"], "10.6.1", "line-key-hex")
    if across_river(game, battle, space):
        total = total.add(CHART["river_side"]["shift"], "10.6.1", "line-river")
    if game.works >> space & 1 and battle.attacker == SOVIET:
        total = total.add(-1, "14.13", "line-works")
    return total


def across_river(game: NoRetreat, battle: Battle, space: int) -> bool:
    """10.6.1 Whether all attackers attack the hex across a river that is not frozen (13.1)."""
    if WEATHER_CHART[game.weather].get("rivers_frozen"):
        return False
    if any(True for _ in cards_in(game, battle, CancelsRivers)):
        return False
    banks = RIVER_BOARD.neighbours(1 << space)
    return all(banks >> game.at[unit] & 1 for unit in battle.attackers)


def _winter(game: NoRetreat, battle: Battle) -> int:
    """13.1 Winter helps Soviet defenders in the USSR, unless all attackers are Finnish."""
    if game.weather not in (SNOW, LONG_WINTER) or battle.defender != SOVIET:
        return 0
    if not battle.targets & USSR or all(unit == FINNS for unit in battle.attackers):
        return 0
    return -2 if game.turn == HARD_WINTER else -1


def armor_shift(game: NoRetreat, battle: Battle) -> int:
    """10.6.3, 14.3, 14.5 What the attacker's armour is worth."""
    kinds = {face(game, unit).kind for unit in battle.attackers}
    if not kinds & TANKS:
        return 0
    denied = bool(battle.targets & (~OPEN_GROUND | game.scorched))
    denied = denied or any(face(game, unit).kind in DENIES_ARMOR for unit in battle.defenders)
    value = 1 if not denied and charging(game, battle) else 0
    for _, operation in cards_in(game, battle, ChangesArmor):
        value = operation.armor(game, battle, value)
    return max(value, 1) if SS_ARMOR in kinds else value


def charging(game: NoRetreat, battle: Battle) -> bool:
    """10.6.3, 6.5.4, 13.5 Weather, supply and oil permitting."""
    if not WEATHER_CHART[game.weather]["armor_shift"]:
        return False
    dry = battle.attacker == AXIS and bool(game.oil) and game.turn > game.oil
    return any(
        face(game, unit).kind in TANKS
        and not game.marks[unit] >> OUT_OF_SUPPLY & 1
        and not (dry and face(game, unit).kind != SS_ARMOR)
        for unit in battle.attackers
    )


def _units(game: NoRetreat, battle: Battle, total: Sum) -> Sum:
    """6.5.4, 14.6, 14.7 What the units on either side bring."""
    for unit in battle.attackers:
        if face(game, unit).kind == SHOCK:
            total = total.add(game.rules.shock_shifts, "14.7", "line-shock", unit=UNITS.ids[unit])
    if any(face(game, unit).kind == SS_MOTORIZED for unit in battle.defenders):
        total = total.add(-1, "14.6", "line-ss-grenadiers")
    if any(game.marks[unit] >> OUT_OF_SUPPLY & 1 for unit in battle.defenders):
        total = total.add(UNSUPPLIED, "6.5.4", "line-unsupplied")
    return total


# The column and the table


class Odds(NamedTuple):
    """10.5 Everything that the die is thrown on."""

    attack: Sum
    defence: Sum
    start: int
    shifts: Sum
    column: int
    table: int
    #: The result that is certain; None if the die decides.
    certain: int | None


def odds(game: NoRetreat, battle: Battle) -> Odds:
    """10.5, 10.6.4 The odds of a battle as it stands."""
    attack, defence = strength(game, battle, battle.attackers), strength(game, battle, battle.defenders)
    start = ratio(attack.total, defence.total)
    moved = shifts(game, battle)
    shifted = min(HIGHEST, start + moved.total)
    column = max(0, shifted)
    certain = COUNTERATTACK if start == BELOW or shifted < 0 else None
    for _, operation in cards_in(game, battle, MakesCertain):
        by_card = operation.certain(game, battle, column if certain is None else None)
        certain = certain if by_card is None else by_card
    return Odds(attack, defence, start, moved, column, table_of(game, battle), certain)


def table_of(game: NoRetreat, battle: Battle) -> int:
    """10.5, 13.1 The attacker's own table; in winter the Axis uses the Soviet one."""
    if battle.table != NOBODY:
        return battle.table
    return SOVIET if WEATHER_CHART[game.weather].get("axis_uses_soviet_crt") else battle.attacker


def result_of(game: NoRetreat, battle: Battle, at: Odds, die: int) -> int:
    """10.5 The result of a die at these odds, with what cards make of it."""
    result = at.certain if at.certain is not None else CRT[at.table][die - 1][at.column]
    for _, operation in cards_in(game, battle, ChangesResult):
        result = operation.result(result)
    return result

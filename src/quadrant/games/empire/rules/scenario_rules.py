"""17.0 What the small scenarios change in the rules: each a function that the rule asks."""

from __future__ import annotations

from typing import Final

from quadrant.games.empire.components import (
    ALLIES,
    BURMA,
    JAPAN,
    OAHU,
    RANGOON,
    REGION,
    SINGAPORE,
    SPACE,
    UNIT,
    spaces,
)
from quadrant.games.empire.scenarios import SCENARIO, SCENARIOS
from quadrant.games.empire.state import Empire, controlled, kind_of
from quadrant.games.empire.supply.zones import present

SOUTH_PACIFIC: Final = SCENARIO["south_pacific"]
BURMA_SCENARIO: Final = SCENARIO["burma"]
_TWENTY_NINTH: Final = UNIT["jp_army_29"]
_CPAC: Final = UNIT["us_hq_cpac"]
_NEW_HEBRIDES: Final = REGION["new_hebrides"]
_TRUK: Final = SPACE["4017"]
_FIRST_TURN: Final = 3


def leads_few(game: Empire) -> bool:
    """Whether it matters at all which headquarters leads which unit (``may_lead``)."""
    return game.scenario in (SOUTH_PACIFIC, BURMA_SCENARIO)


def may_lead(game: Empire, hq: int, unit: int) -> bool:
    """South Pacific: Central Pacific leads only units at Oahu or in the New Hebrides; Truk does not react.

    Burma: ships at Singapore sail only for Operation C.
    """
    at = game.at[unit]
    if game.scenario == SOUTH_PACIFIC:
        if hq == _CPAC:
            return bool((1 << OAHU | _NEW_HEBRIDES) >> at & 1)
        reacting = game.offensive is not None and game.offensive.side == ALLIES
        return not (game.turn == _FIRST_TURN and at == _TRUK and reacting)
    if game.scenario == BURMA_SCENARIO and at == SINGAPORE and kind_of(unit) in (1, 2):
        offensive = game.offensive
        return offensive is not None and offensive.event and game.CARDS[offensive.card].id == "JP-8"
    return True


def may_react_with(game: Empire, hq: int, battles: int) -> bool:
    """South Pacific: Central Pacific reacts only when a hex of the New Hebrides is attacked."""
    if game.scenario == SOUTH_PACIFIC and hq == _CPAC:
        return bool(battles & _NEW_HEBRIDES)
    return True


def may_be_attacked(game: Empire, side: int) -> int:
    """The hexes in which the side may declare battles: in turn 3 of South Pacific not Truk."""
    if game.scenario == SOUTH_PACIFIC and side == ALLIES and game.turn == _FIRST_TURN:
        return game.area & ~(1 << _TRUK)
    return game.area


def hqs_are_safe(game: Empire) -> bool:
    """Burma: headquarters cannot be attacked or removed."""
    return game.scenario == BURMA_SCENARIO


def europe_floor(game: Empire) -> int:
    """South Pacific: the war in Europe does not fall below -4."""
    return -4 if game.scenario == SOUTH_PACIFIC else -7


def logistics_diverted(game: Empire) -> bool:
    """Burma: the Allies hold Akyab, Imphal and Ledo, and must feed an advance."""
    if game.scenario != BURMA_SCENARIO:
        return False
    return not spaces(("2006", "2105", "2205")) & ~controlled(game, ALLIES)


def final_will(game: Empire) -> int:
    """Burma: at the end no hex of Burma taken costs will, and the war in Europe changes it."""
    if game.scenario != BURMA_SCENARIO:
        return game.will
    taken = SCENARIOS[game.scenario].control & ~game.control & BURMA
    return game.will - (0 if taken else 1) + (game.europe > 0) - (game.europe < 0)


def bombers_to_china(game: Empire) -> bool:
    """Burma: the 20th Bomber Command arrives in the China box, and nowhere else."""
    return game.scenario == BURMA_SCENARIO


def arrives_at(game: Empire, unit: int) -> int | None:
    """Burma: the 29th Army comes to Rangoon if that is Japanese; None: by the rules."""
    if game.scenario != BURMA_SCENARIO or unit != _TWENTY_NINTH:
        return None
    return 1 << RANGOON & controlled(game, JAPAN) & ~present(game, ALLIES)


def india_decides(game: Empire) -> bool:
    """Burma: the surrender of India wins the game for Japan."""
    return game.scenario == BURMA_SCENARIO


def will_counts(game: Empire) -> bool:
    """Whether the progress of the war is checked: not in Burma."""
    return game.scenario != BURMA_SCENARIO

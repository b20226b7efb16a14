"""15.0 The war in Europe."""

from __future__ import annotations

from typing import Final

from quadrant.games.empire.rules.scenario_rules import europe_floor
from quadrant.games.empire.state import Empire

#: 15.7 The highest value of the track.
MOST: Final = 3
#: 10.24 For each level the highest roll that sends a unit to Europe.
SENT: Final = (-1, 1, 3, 5, 7)


def level(game: Empire) -> int:
    """15.1, 15.2, 15.3, 15.4, 15.5 The level of the war in Europe, from 0 to 4."""
    value = game.europe
    if value >= 1:
        return 0
    if value >= -2:
        return 1
    if value >= -4:
        return 2
    return 3 if value >= -6 else 4


def change_europe(game: Empire, amount: int) -> None:
    """15.0 An event moves the marker."""
    after = max(europe_floor(game), min(MOST, game.europe + amount))
    if after != game.europe:
        game.europe = after
        game.tell("europe", "15.0", value=after, level=level(game))

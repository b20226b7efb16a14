"""6.5 Control of hexes."""

from __future__ import annotations

from quadrant.games.empire.components import (
    GROUND,
    HOME_CITIES,
    JAPAN,
    KIND_OF,
    NAMED,
    NAMES,
    NOBODY,
    NORTHERN_INDIA,
    RESOURCES,
    SEATS,
    TROOPS,
)
from quadrant.games.empire.state import (
    INDIA_STABLE,
    INDIA_SURRENDERED,
    INDIA_TRACK,
    Empire,
    controlled,
    side_of,
)
from quadrant.games.empire.supply.zones import held_ground
from quadrant.kernel.board import bits
from quadrant.kernel.counters import stack


def take_hex(game: Empire, side: int, space: int, rule: str = "6.5") -> None:
    """6.5 A side controls a hex from now on."""
    bit = 1 << space
    if not GROUND & bit or bool(game.control & bit) == (side == JAPAN):
        return
    game.control ^= bit
    game.touch("control")
    if side != JAPAN:
        game.guards_lost |= bit & HOME_CITIES
        if game.tokyo_express == space:
            game.tokyo_express = NOBODY
            game.touch("tracks")
    if NAMED & bit:
        game.tell("control", rule, space=NAMES[space], seat=SEATS[side])
    if side != JAPAN and NORTHERN_INDIA & bit:
        calm_india(game)


def calm_india(game: Empire) -> None:
    """13.62 The Allies have taken a hex of the north: unless India has surrendered, it is stable again."""
    if game.india in (INDIA_STABLE, INDIA_SURRENDERED):
        return
    game.india = INDIA_STABLE
    game.tell("india-moved", "13.62", india=INDIA_TRACK[INDIA_STABLE])


def claim(game: Empire, spaces: int, side: int) -> None:
    """6.5 Ground units of the side that stand there alone take these hexes."""
    for space in bits(spaces):
        troops = any(KIND_OF[unit] == TROOPS and side_of(unit) == side for unit in stack(game, space))
        if troops and not enemy_troops(game, side, space):
            take_hex(game, side, space)


def enemy_troops(game: Empire, side: int, space: int) -> bool:
    """Whether enemy ground units hold the hex."""
    return bool(held_ground(game, 1 - side) >> space & 1)


def resources(game: Empire) -> int:
    """12.11 How many resource hexes Japan controls."""
    return (RESOURCES & controlled(game, JAPAN)).bit_count()

"""13.1, 14.14 The weather of a turn."""

from __future__ import annotations

from quadrant.games.no_retreat.components import (
    LONG_WINTER,
    OTHER_WEATHER,
    PRINTED_WEATHER,
    SNOW,
    VARIABLE,
    WEATHERS,
)
from quadrant.games.no_retreat.state import NoRetreat


def marker(game: NoRetreat, turn: int) -> int:
    """14.14.3 The weather that lies on a turn: printed, or the other side of its marker."""
    table = OTHER_WEATHER if game.flipped >> turn & 1 else PRINTED_WEATHER
    return table[turn]


def weather_of(game: NoRetreat, turn: int) -> int:
    """13.1 The weather of a turn; snow after snow is a long winter."""
    now = marker(game, turn)
    return LONG_WINTER if now == SNOW and turn > 1 and marker(game, turn - 1) == SNOW else now


def set_weather(game: NoRetreat) -> None:
    """The weather of this turn, as its markers lie now."""
    weather = weather_of(game, game.turn)
    if weather != game.weather:
        game.weather = weather
        game.tell("weather", "13.1", weather=WEATHERS[weather])


def turn_over(game: NoRetreat, turn: int) -> None:
    """14.14.2 The weather marker of a turn is turned over, if it has one."""
    if VARIABLE >> turn & 1:
        game.flipped ^= 1 << turn
        set_weather(game)

"""Operations of the cards on the course of the war: weather, points, sudden death."""

from __future__ import annotations

from typing import Literal

from quadrant.games.no_retreat.cards.conditions import AnyCondition
from quadrant.games.no_retreat.cards.language import Operation, SideName, Use
from quadrant.games.no_retreat.components import (
    OTHER_WEATHER,
    PRINTED_WEATHER,
    SIDE,
    VARIABLE,
    WEATHERS,
)
from quadrant.games.no_retreat.rules.losses import change_vp
from quadrant.games.no_retreat.rules.victory import can_be_cancelled
from quadrant.games.no_retreat.rules.weather import marker, set_weather, turn_over
from quadrant.games.no_retreat.state import NoRetreat, seat

# Weather


class FlipWeather(Operation, tag="flip_weather"):
    """14.14.2 Weather markers are turned over."""

    turns: tuple[Literal["this", "next"], ...]

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        for name in self.turns:
            turn_over(game, game.turn + (name == "next"))


class SetWeather(Operation, tag="set_weather"):
    """14.14.2 The weather of the next turn, if its marker has that side."""

    turn: Literal["next"]
    to: str
    if_available: bool = False

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        turn = game.turn + 1
        wanted = WEATHERS.index(self.to)
        if turn >= len(PRINTED_WEATHER) or not VARIABLE >> turn & 1 or marker(game, turn) == wanted:
            return
        if wanted in (PRINTED_WEATHER[turn], OTHER_WEATHER[turn]):
            game.flipped ^= 1 << turn
            set_weather(game)


# Victory


class Vp(Operation, tag="vp"):
    """12.7.4 Points for an event."""

    side: SideName
    value: int

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        change_vp(game, SIDE[self.side], self.value)


class VpIf(Operation, tag="vp_if"):
    """12.7.4 Points if something is so, or if it is not."""

    side: SideName
    condition: AnyCondition
    yes: int
    no: int

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        points = self.yes if self.condition.holds(game, use) else self.no
        if points:
            change_vp(game, SIDE[self.side], points)


class CancelSuddenDeath(Operation, tag="cancel_sudden_death"):
    """14.13 The next check for sudden death is cancelled: this turn's, if it is still to come."""

    when: str = ""

    def may(self, game: NoRetreat, use: Use) -> bool:
        return can_be_cancelled(game)

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.no_sudden_death = True
        game.tell("no-sudden-death", "14.13", seat=seat(use.by))

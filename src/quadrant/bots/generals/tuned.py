"""What of the guide of Generals can be fitted: the forecast, in victory points."""

from __future__ import annotations

from importlib.resources import files
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from quadrant.bots.generals import worth
from quadrant.bots.generals.guide import GeneralsGuide
from quadrant.bots.search import SHORT, Search
from quadrant.bots.weights import Tuned, Weights
from quadrant.games.generals.components import NATION
from quadrant.games.generals.state import Generals
from quadrant.kernel.catalog import Game

if TYPE_CHECKING:
    from quadrant.bots import Maker


def terms(game: Generals, seat: str) -> dict[str, float]:
    """The features, in the measure of the chance: the less time is left, the more a point is."""
    measure = worth.FORECAST.spread * sqrt(worth.rounds_left(game))
    return {name: amount / measure for name, amount in worth.features(game, NATION[seat]).items()}


class Otherwise(GeneralsGuide):
    """The guide with another forecast."""

    def __init__(self, forecast: worth.Weights) -> None:
        self.forecast = forecast

    def value(self, game: Generals, seat: str) -> float:
        return worth.chance(game, NATION[seat], self.forecast)


def maker(weights: Weights) -> Maker:
    given: dict[str, Any] = dict(weights)
    forecast = msgspec.structs.replace(worth.FORECAST, **given)

    def planner(game: Game, seat: str, random: Random) -> Search:
        return Search(Otherwise(forecast), seat, random, SHORT)

    return planner


TUNED: Final = (
    Tuned(
        files(__package__) / "worth.json",
        {name: getattr(worth.FORECAST, name) for name in worth.NAMES},
        terms,
        "planner",
        maker,
    ),
)

"""The random player: any option, all equally likely. A game it can finish has no dead ends."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice

if TYPE_CHECKING:
    from quadrant.bots import Question


class RandomBot:
    """Chooses any option."""

    def __init__(self, game: Game, seat: str, random: Random) -> None:
        self._random = random.random

    def choose(self, question: Question) -> Choice:
        options = question.options
        return options[int(self._random() * len(options))]

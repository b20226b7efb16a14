"""Bots from outside the package, named ``bots.first:First`` on a ladder."""

from __future__ import annotations

import os
from random import Random
from signal import SIGKILL

from quadrant.bots import Question
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice


class First:
    """Takes the first option."""

    def __init__(self, game: Game, seat: str, random: Random) -> None:
        self.seat = seat

    def choose(self, question: Question) -> Choice:
        return question.options[0]


class Deadly(First):
    """The same; where the environment says so, its process is killed in the middle of its third game."""

    made = 0

    def __init__(self, game: Game, seat: str, random: Random) -> None:
        super().__init__(game, seat, random)
        Deadly.made += 1

    def choose(self, question: Question) -> Choice:
        # Three are made for the camp in each game.
        if os.environ.get("DEADLY") and Deadly.made > 6:
            os.kill(os.getpid(), SIGKILL)
        return super().choose(question)


class Broken(First):
    """Never answers."""

    def choose(self, question: Question) -> Choice:
        raise KeyError(question.kind)

"""What the bots of Churchill have in common: one leader each, a guess at what is hidden, a reason for all."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from quadrant.bots.churchill.reasons import Picked, Reason, Reasoned
from quadrant.games.churchill.components import NATION
from quadrant.games.churchill.state import Churchill
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice, Decision

if TYPE_CHECKING:
    from quadrant.bots import Question


class Leader:
    """Plays one leader. What cannot be seen is filled in at random, so it knows no more than a player."""

    def __init__(self, game: Game, seat: str, random: Random) -> None:
        self.nation = NATION[seat]
        self.random = random

    def choose(self, question: Question) -> Choice:
        return self.decide(question, self.random).choice

    def answer(self, question: Question) -> Reasoned:
        """The choice and the reasons for it."""
        secret_agenda = bool(question.rules.get("secret_agenda"))
        return self.decide(question, self.random).answer(secret_agenda=secret_agenda)

    def explain(self, question: Question) -> Reason:
        """Why it will answer as it will; asking does not change what it answers."""
        random = Random()
        random.setstate(self.random.getstate())
        return self.decide(question, random).reason

    def decide(self, question: Question, random: Random) -> Picked:
        """The choice and what made it."""
        if len(question.options) == 1:
            return Picked(question.options[0], Reason("bot-only-option", "11.1"))
        game = question.determinised(random)
        assert isinstance(game, Churchill)
        return self.think(type(game.stack[-1]), question.options, game, random)

    def think(self, kind: type[Decision], options: list[Choice], game: Churchill, random: Random) -> Picked:
        """The choice among several, in a game as it may be."""
        raise NotImplementedError

"""The guide of Churchill: what positions are worth, and which choices deserve a thought.

The staff's own choice comes first and stands unless another is clearly better; the bot of chapter 11, which
is quick, plays for everybody in imagination.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from quadrant.bots.churchill.chapter11 import SECTIONS as CHARTS
from quadrant.bots.churchill.outlook import Memory, usual_habits
from quadrant.bots.churchill.situation import Situation
from quadrant.bots.churchill.staff import Staff
from quadrant.bots.guide import Line
from quadrant.bots.reasons import Answer
from quadrant.games.churchill.components import NATION, NATIONS
from quadrant.games.churchill.state import Churchill
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice

#: What is decided in the conference room: here others answer, and it pays to look ahead. Elsewhere the staff
#: counts what its choice brings.
DEBATED: Final = frozenset(
    ("play_agenda", "first_issue", "nominate", "advance", "advance_issue", "debate", "play_for_less")
)
#: So many choices are compared with the staff's own.
OTHERS: Final = 3


class ChurchillGuide:
    """What Churchill tells a bot."""

    #: To the end of the conference.
    horizon = 1

    def __init__(self, game: Game, seat: str, random: Random) -> None:
        self.staff = Staff(game, seat, random)
        self.random = random
        self._memory = Memory(usual_habits())

    def value(self, game: Churchill, seat: str) -> float:
        if game.result is not None:
            return float(seat in game.result.winners) / max(1, len(game.result.winners))
        return self._memory.outlook(game, NATION[seat]).win()

    def features(self, game: Churchill, seat: str) -> dict[str, float]:
        """By how many points the seat is ahead of the mean, in politics and in the war."""
        outlook = self._memory.outlook(game, NATION[seat])
        parts = {"politics": outlook.politics, "war": outlook.war_vp(outlook.course())}
        return {name: vp[NATION[seat]] - sum(vp) / len(NATIONS) for name, vp in parts.items()}

    def clock(self, game: Churchill) -> int:
        return game.conference

    def lines(self, game: Churchill, seat: str, options: Sequence[Choice]) -> Iterator[Line]:
        kind = game.stack[-1].kind
        pick = self.staff.think(kind, list(options), game, self.random)
        answer = pick.answer(secret_agenda=game.rules.secret_agenda)
        yield Line((answer,), 0.5, stands=True)
        if kind not in DEBATED:
            return
        charted = self.policy(game, seat, options, self.random)
        others = [option for option in options if option not in (pick.choice, charted)]
        some = self.random.sample(others, min(OTHERS - 1, len(others)))
        for choice in ([charted] if charted != pick.choice else []) + some:
            yield Line((Answer(choice),), 0.5)

    def policy(self, game: Churchill, seat: str, options: Sequence[Choice], random: Random) -> Choice:
        situation = Situation(game, NATION[seat], random)
        return CHARTS[game.stack[-1].kind](situation, list(options)).choice

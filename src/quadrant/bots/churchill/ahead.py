"""What a search asks in Churchill: more lines than the staff gives a thought, played out to the end.

The bot of chapter 11, which is quick, plays for everybody, through the war and three conferences on: in the
training game and late in the others that is the end. In meetings the own seat goes by its chart for what the
staff wants: the chart's own aims would undo what a line has begun. What a line comes to is told by the final
score: of two victories the wider one was the safer plan.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

import msgspec

from quadrant.bots.churchill.briefing import Briefing
from quadrant.bots.churchill.chapter11 import SECTIONS as CHARTS
from quadrant.bots.churchill.council import RANKED
from quadrant.bots.churchill.guide import ChurchillGuide
from quadrant.bots.churchill.outlook import Ends, StaffMemory, usual_habits
from quadrant.bots.churchill.priorities import Side
from quadrant.bots.churchill.situation import Situation, View, standing
from quadrant.bots.churchill.staff import Staff
from quadrant.bots.guide import Line
from quadrant.bots.reasons import Reasoned
from quadrant.games.churchill.components import GERMANY, ISSUES, JAPAN, NATION
from quadrant.games.churchill.rules.agenda import FirstIssue, PlayAgenda
from quadrant.games.churchill.rules.meeting import Advance, AdvanceIssue, Debate, PlayForLess, StopInCenter
from quadrant.games.churchill.rules.score import score_parts, totals
from quadrant.games.churchill.rules.ties import BreakTie, DiscardForTie
from quadrant.games.churchill.state import Churchill
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice, Decision

#: What is worth most of the worlds: here more choices are compared than a few that are nearly as good.
DOUBTFUL: Final = frozenset((Advance, AdvanceIssue, Debate))
#: What a world takes of an effort: for an advance, on which most hangs, for other debates, and elsewhere.
PRICES: Final[dict[type[Decision], int]] = {Advance: 2, AdvanceIssue: 5, Debate: 5}
DEAR: Final = 8
#: So many choices that the staff ranks are compared with its own, and none to which it gives so much less.
OTHERS: Final = 5
CLOSE: Final = 0.15
#: In imagination the staff looks at so many futures before a meeting, and so many meetings are remembered.
HASTY: Final = 8
REMEMBERED: Final = 256
#: The questions of a meeting and of its agenda.
MEETING: Final = frozenset(
    (*RANKED, PlayAgenda, FirstIssue, BreakTie, DiscardForTie, PlayForLess, StopInCenter)
)
#: Final scores are told apart as if each could have come out so much higher or lower, in VP.
SCALE: Final = 4.0


class Foresight(ChurchillGuide):
    """What Churchill tells a search."""

    def __init__(self, game: Game, seat: str, random: Random) -> None:
        super().__init__(game, seat, random)
        habits = msgspec.structs.replace(usual_habits(), finalists=1 + OTHERS)
        self.staff = Staff(game, seat, random, habits)
        self.seat = seat
        self._hasty = StaffMemory(msgspec.structs.replace(usual_habits(), futures=HASTY))
        self._aims: dict[object, View] = {}

    def clock(self, game: Churchill) -> int:
        return game.conference

    def price(self, game: Churchill) -> int:
        """A world has hundreds of choices."""
        return PRICES.get(type(game.stack[-1]), DEAR)

    # What is played out

    def policy(self, game: Churchill, seat: str, options: Sequence[Choice], random: Random) -> Choice:
        situation, kind = Situation(game, NATION[seat], random), type(game.stack[-1])
        if seat == self.seat and kind in MEETING:
            situation.weights, situation.goals = self.aims(game)
        return CHARTS[kind](situation, list(options)).choice

    def aims(self, game: Churchill) -> View:
        """What the staff wants of the issues; the same all through a meeting."""
        key = (game.conference, *standing(game), *game.front)
        found = self._aims.get(key)
        if found is None:
            if len(self._aims) >= REMEMBERED:
                self._aims.clear()
            brief = Briefing(game, NATION[self.seat], self.random, self._hasty)
            goals: tuple[Side, ...] = tuple(
                "center" if brief.table.wants_center(issue) else "own" for issue in range(len(ISSUES))
            )
            found = self._aims[key] = brief.ambitions, goals
        return found

    def value(self, game: Churchill, seat: str) -> float:
        if game.result is None or not game.imagined:
            return super().value(game, seat)
        uk, ussr, us = totals(score_parts(game, secret=True))
        over = game.defeated(GERMANY) and game.defeated(JAPAN)
        return Ends(game, NATION[seat]).chance((uk, ussr, us), ended=over, scale=SCALE)

    # Lines

    def lines(self, game: Churchill, seat: str, options: Sequence[Choice]) -> Iterator[Line]:
        """What the staff finds best and next best, and what the chart says; elsewhere the usual ones."""
        kind = type(game.stack[-1])
        if kind not in DOUBTFUL:
            yield from super().lines(game, seat, options)
            return
        found = list(self.ranked(kind, game, options, OTHERS, CLOSE))
        yield from found
        charted = super().policy(game, seat, options, self.random)
        if all(line.answers[0].choice != charted for line in found):
            yield Line((Reasoned(charted),), found[-1].value)

"""What a game knows about good play, its guide; and the staff that follows one greedily.

A guide says what a position is worth (``value``), what that comes from (``features``, with names), which
plans are worth a thought (``lines``) and what to do when there is no time for thought (``policy``). It knows
its game; what uses it knows none. A position handed to a guide is one that its seat may imagine: what the
seat cannot see is filled in at random (``Question.determinised``).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from quadrant.bots.reasons import Answer
from quadrant.kernel.flow import PASS, Choice, GameState, advance, take

if TYPE_CHECKING:
    from quadrant.bots import Question

#: So many choices at most are imagined beyond a line before its value is asked.
FOLLOW_UPS = 12


class Line(NamedTuple):
    """A candidate plan: own choices, each with its reasons, until the turn passes or something is thrown."""

    answers: tuple[Answer, ...]
    #: What the guide expects of it as a chance to win, where it has worked that out; else it is imagined.
    value: float | None = None


class Guide(Protocol):
    """What a game tells a bot."""

    #: How far a search should look: the seat's own turns to come.
    horizon: int

    def value(self, game: Any, seat: str) -> float:
        """The seat's chance to win, from 0 to 1, aware of the time that is left."""

    def features(self, game: Any, seat: str) -> Mapping[str, float]:
        """What the value comes from, by name; more is better for the seat."""

    def lines(self, game: Any, seat: str, options: Sequence[Choice]) -> Iterator[Line]:
        """The plans worth a thought for the question that is asked, made one by one when asked for."""

    def policy(self, game: Any, seat: str, options: Sequence[Choice], random: Random) -> Choice:
        """A quick choice, for what is played out in imagination."""


def imagined(guide: Guide, game: GameState, seat: str, line: Line, random: Random) -> float:
    """What a line is worth: it is played on a copy, with quick choices for all that follows from it."""
    if line.value is not None:
        return line.value
    after = game.clone()
    depth = len(after.stack)
    for choice, _ in line.answers:
        options = advance(after)
        if options is None or choice not in options:
            break
        take(after, choice)
    settle(guide, after, depth, random)
    return guide.value(after, seat)


def settle(guide: Guide, game: GameState, depth: int, random: Random) -> None:
    """Finish what has been begun: everybody chooses quickly until the stack is no deeper than it was."""
    for _ in range(FOLLOW_UPS):
        while game.stack and len(game.stack) >= depth and not game.stack[-1].waits:
            game.stack.pop().run(game)
        if len(game.stack) <= depth or game.result is not None:
            return
        options = advance(game)
        if options is None:
            return
        asked = game.stack[-1]
        take(game, PASS if PASS in options else guide.policy(game, asked.seat, options, random))


class Staff:
    """Follows a guide greedily: the line of the highest value, kept as long as it stays legal."""

    def __init__(self, guide: Guide, seat: str, random: Random) -> None:
        self.guide = guide
        self.seat = seat
        self.random = random
        self._plan: deque[Answer] = deque()

    @property
    def midway(self) -> bool:
        return bool(self._plan)

    def choose(self, question: Question) -> Choice:
        return self.answer(question).choice

    def answer(self, question: Question) -> Answer:
        """The next choice of the plan, or the first one of a new plan."""
        options = question.options
        if self._plan:
            planned = self._plan.popleft()
            if planned.choice in options:
                return planned
            self._plan.clear()
        if len(options) == 1:
            return Answer(options[0])
        game = question.determinised(self.random)
        best = self.best(game, options)
        self._plan.extend(best.answers[1:])
        return best.answers[0]

    def best(self, game: GameState, options: Sequence[Choice]) -> Line:
        """The line of the highest value; of equal ones the first."""
        found, value = Line((Answer(options[0]),)), float("-inf")
        for line in self.guide.lines(game, self.seat, options):
            worth = imagined(self.guide, game, self.seat, line, self.random)
            if worth > value and line.answers[0].choice in options:
                found, value = line, worth
        return found

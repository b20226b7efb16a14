"""A guide is what a game knows about good play; the staff follows one greedily.

A guide says what a position is worth (``value``), what that comes from (``features``, with names), which
plans are worth considering (``lines``) and what to do when there is no time to think (``policy``). It knows
its game; what uses it knows none. A guide is given a position that its seat may imagine: what the seat cannot
see is filled in at random (``Question.determinised``).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from quadrant.bots.reasons import Reasoned
from quadrant.kernel.flow import PASS, Choice, GameState, advance, take
from quadrant.kernel.verbs import leaves_off

if TYPE_CHECKING:
    from quadrant.bots import Question

#: At most so many choices are imagined beyond a line before its value is asked.
FOLLOW_UPS = 12


class Line(NamedTuple):
    """A candidate plan: the seat's own choices, each with its reasons, until the turn passes or dice are
    rolled.
    """

    answers: tuple[Reasoned, ...]
    #: The guide's expectation as a chance to win, if it has worked that out; otherwise it is imagined.
    value: float | None = None
    #: The choice of a strong script: a search leaves it only for something clearly better.
    stands: bool = False
    #: What similar lines share; only a few of them are compared. By default, the first choice.
    likeness: Hashable = None

    @property
    def beginning(self) -> Hashable:
        return self.answers[0].choice if self.likeness is None else self.likeness


class Guide(Protocol):
    """What a game tells a bot."""

    #: How far a search should look: so much later by the guide's ``clock``, if it has one.
    horizon: int

    def value(self, game: Any, seat: str) -> float:
        """The seat's chance to win, from 0 to 1, aware of the time that is left."""

    def features(self, game: Any, seat: str) -> Mapping[str, float]:
        """What the value comes from, by name; more is better for the seat."""

    def lines(self, game: Any, seat: str, options: Sequence[Choice]) -> Iterator[Line]:
        """The plans worth considering for the present question, generated one by one."""

    def policy(self, game: Any, seat: str, options: Sequence[Choice], random: Random) -> Choice:
        """A quick choice, for what is played out in imagination."""


class Clocked(Guide, Protocol):
    """A guide with a clock, so that a search knows when to stop."""

    def clock(self, game: Any) -> int:
        """A number that grows as the game goes on, by one with each turn of a seat."""


@runtime_checkable
class Replies(Protocol):
    """A guide whose quick answers are plans, so that it need not think again for every choice."""

    def reply(self, game: Any, seat: str, options: Sequence[Choice], random: Random) -> Line:
        """A quick plan, for what is played out in imagination."""


@runtime_checkable
class Priced(Protocol):
    """A guide whose worlds take long to play out, so that fewer of them are played."""

    def price(self, game: Any) -> int:
        """How many worlds of an effort one world costs."""


@runtime_checkable
class Weighs(Protocol):
    """A guide that weighs its features; without it, they are already in one unit."""

    def weights(self, game: Any, seat: str) -> Mapping[str, float]:
        """What one more of each feature adds to the value, in any common unit."""


class Plan:
    """The remaining choices of a line; dropped as soon as the next one is not legal."""

    def __init__(self, answers: Iterable[Reasoned] = ()) -> None:
        self._left = deque(answers)

    def __bool__(self) -> bool:
        return bool(self._left)

    def follow(self, options: Sequence[Choice]) -> Reasoned | None:
        """The next answer of the plan, if it can still be given.

        A planned "pass" or "done" is skipped if its question was not asked. A choice with only one option
        need not have been planned.
        """
        left = self._left
        while left and left[0].choice not in options:
            if len(options) == 1:
                return None
            if not leaves_off(left[0].choice):
                left.clear()
                return None
            left.popleft()
        return left.popleft() if left else None

    def answers(self, options: Sequence[Choice]) -> bool:
        """Whether the plan still contains one of these choices, or there is only one."""
        return bool(self) and (len(options) == 1 or Plan(self._left).follow(options) is not None)


def imagined(guide: Guide, game: GameState, seat: str, line: Line, random: Random) -> float:
    """What a line is worth, found by playing it on a copy, with quick choices for everything that follows."""
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
    """Finish what was started: everybody chooses quickly until the stack is no deeper than before."""
    for _ in range(FOLLOW_UPS):
        while game.stack and len(game.stack) >= depth and not game.stack[-1].waits:
            game.stack.pop().run(game)
        if len(game.stack) <= depth or game.result is not None:
            return
        options = advance(game)
        if options is None:
            return
        take(game, PASS if PASS in options else _quickly(guide, game, options, random))


def _quickly(guide: Guide, game: GameState, options: Sequence[Choice], random: Random) -> Choice:
    return options[0] if len(options) == 1 else guide.policy(game, game.stack[-1].seat, options, random)


def sampled(
    guide: Guide, game: GameState, seat: str, options: Sequence[Choice], random: Random, count: int
) -> Choice:
    """The first choice of the best of so many random lines: the usual quick policy."""
    lines = list(guide.lines(game, seat, options))
    some = random.sample(lines, count) if len(lines) > count else lines
    best = max(some, key=lambda line: imagined(guide, game, seat, line, random))
    return best.answers[0].choice


def quickly(guide: Guide, game: GameState, seat: str, options: Sequence[Choice], random: Random) -> Line:
    """What the seat does without much thought: a plan if the guide makes plans, otherwise one choice."""
    if isinstance(guide, Replies):
        return guide.reply(game, seat, options, random)
    return Line((Reasoned(guide.policy(game, seat, options, random)),))


class Staff:
    """Follows a guide greedily: the line of the highest value, kept as long as it stays legal."""

    def __init__(self, guide: Guide, seat: str, random: Random) -> None:
        self.guide = guide
        self.seat = seat
        self.random = random
        self._plan = Plan()

    def planned(self, question: Question) -> bool:
        return self._plan.answers(question.options)

    def choose(self, question: Question) -> Choice:
        return self.next(question).choice

    def answer(self, question: Question) -> Reasoned:
        return self.next(question)

    def next(self, question: Question) -> Reasoned:
        """The next choice of the plan, or the first one of a new plan."""
        options = question.options
        planned = self._plan.follow(options)
        if planned is not None:
            return planned
        if len(options) == 1:
            return Reasoned(options[0])
        best = self.think(question)
        self._plan = Plan(best.answers[1:])
        return best.answers[0]

    def think(self, question: Question) -> Line:
        """The line to follow from here."""
        return self.best(question.determinised(self.random), question.options)

    def best(self, game: GameState, options: Sequence[Choice]) -> Line:
        """The line with the highest value; the first of equal ones."""
        found, value = Line((Reasoned(options[0]),)), float("-inf")
        for line in self.guide.lines(game, self.seat, options):
            worth = imagined(self.guide, game, self.seat, line, self.random)
            if worth > value and line.answers[0].choice in options:
                found, value = line, worth
        return found

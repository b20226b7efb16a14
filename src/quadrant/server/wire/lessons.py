"""Lessons, and what their coach says."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from quadrant.server.wire.table import ReasonInfo
from quadrant.server.wire.values import ChoiceParts


class LessonInfo(Struct):
    """A lesson. Its name and what it is about are its game's messages ``lesson-<name>`` and ``.text``."""

    game: str
    name: str
    kind: Literal["match", "example", "puzzle"]
    minutes: int
    scenario: str
    #: The learner's seats.
    seats: list[str]
    #: The caller's match of this lesson, if there is one.
    match: str | None
    #: How many lines of the coach the caller has come to, and how many there are.
    step: int
    steps: int


class LessonTexts(Struct):
    """What is said in the lessons of a game, or in its puzzles: Fluent messages by language."""

    locale: dict[str, str]


class PuzzleInfo(Struct):
    """A puzzle. Its name is the message ``puzzle-<name>`` of the puzzles' texts."""

    game: str
    name: str
    #: The learner's seat.
    seat: str
    #: How many choices are to be found.
    steps: int


class Verdict(Struct):
    """How a puzzle stands."""

    seat: str
    solved: bool
    #: The chance to win with the best line.
    chance: float
    #: A choice that was not the best, and how much it costs, as a chance to win; None if nobody has tried it.
    wrong: ChoiceParts | None
    behind: float | None
    #: The same in the points of the game, where its bots judge in points; the chances then mean little.
    points: float | None
    in_points: bool
    #: What to look at, if the learner wants a hint.
    hints: list[ReasonInfo]
    #: When it is solved: the best line, and what it brings.
    line: list[ChoiceParts]
    reasons: list[ReasonInfo]


class CoachLine(Struct):
    """What the coach says, and the places it is about."""

    id: str
    lights: list[str]
    rule: str


class Coaching(Struct):
    """What the coach says at the present point, after ``n`` choices of epoch ``epoch``."""

    n: int
    epoch: int
    kind: Literal["match", "example", "puzzle"]
    #: Whether the match has followed the lesson; otherwise the learner can go back to where its path was
    #: left.
    following: bool
    #: Whether the lesson is over; play may continue without it.
    over: bool
    #: The number of the first line that is said here, or else of the last one before, and how many lines
    #: there are in the lesson.
    step: int
    steps: int
    lines: list[CoachLine]
    #: What the lesson would choose; None if the learner is not asked.
    choice: ChoiceParts | None
    puzzle: Verdict | None = None

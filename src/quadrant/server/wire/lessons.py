"""Lessons, and what their coach says."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from quadrant.server.wire.values import ChoiceParts


class LessonInfo(Struct):
    """A lesson. Its name and what it is about are its game's messages ``lesson-<name>`` and ``.text``."""

    game: str
    name: str
    kind: Literal["match", "example"]
    minutes: int
    scenario: str
    #: The learner's.
    seats: list[str]
    #: The caller's match in which he takes it, if he has begun.
    match: str | None
    #: How far he has come in it, and of how many steps.
    step: int
    steps: int


class LessonTexts(Struct):
    """What the coach says in the lessons of a game: Fluent messages by language."""

    locale: dict[str, str]


class CoachLine(Struct):
    """A line of the coach, and the places that it speaks of."""

    id: str
    lights: list[str]
    rule: str


class Coaching(Struct):
    """What the coach says where the match stands now, after ``n`` choices of epoch ``epoch``."""

    n: int
    epoch: int
    kind: Literal["match", "example"]
    #: Whether the match has gone as the lesson has it; else one can go back to where its path was left.
    following: bool
    #: Whether the lesson has come to its end; who plays on after it follows it no longer.
    over: bool
    #: How many of the places have been reached where something is said, and how many there are.
    step: int
    steps: int
    lines: list[CoachLine]
    #: What the lesson would choose; None where the learner is not asked.
    choice: ChoiceParts | None

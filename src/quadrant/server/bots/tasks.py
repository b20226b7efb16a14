"""Work for another process, or for another worker of the browser."""

from __future__ import annotations

from enum import IntEnum
from typing import Protocol, TypeVar

T_co = TypeVar("T_co", covariant=True)


class Lane(IntEnum):
    """Tasks that wait in a lane start before all that wait in later lanes."""

    PLAY = 0
    HINTS = 1
    ANALYSES = 2


class Task(Protocol[T_co]):
    """Something to think about. It can be pickled, and its result is never a text."""

    def work(self) -> T_co:
        """Think about it."""

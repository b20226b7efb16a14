"""What the parts of the store that stand in modules of their own need of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from sqlalchemy import ColumnElement, Connection, Select

from quadrant.server.store.rows import MatchRow

T = TypeVar("T")


class Base(Protocol):
    """A database."""

    sender: str
    time: Callable[[], int]

    @property
    def shared(self) -> bool:
        """Whether other processes may use it at the same time."""

    async def rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[Any]:
        """What the query finds."""

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Do it in one transaction; when this returns, it is on disk."""

    async def lobby(self, where: ColumnElement[bool], most: int, skip: int = 0) -> list[MatchRow]:
        """Matches that fit, the last changed first."""

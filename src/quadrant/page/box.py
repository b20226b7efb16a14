"""What keeps things in a browser: IndexedDB, as far as the store needs it.

A match is one head and, by number, its choices and its snapshots; what else belongs to it is noted by name.
Everything is bytes that only this program reads, but for how a list shows a match.
"""

from __future__ import annotations

from typing import Literal, Protocol

from msgspec import Struct

#: What is numbered in a match.
Series = Literal["choices", "snapshots"]


class KeptMatch(Struct, frozen=True):
    """The head of a match: how often it has changed, its rows, and how a list shows it (JSON)."""

    id: str
    revision: int
    data: bytes
    info: str


class KeptChange(Struct, kw_only=True):
    """A change of one match: all of it is kept, or nothing.

    It follows the revision ``follows``; None: there is no such match yet.
    """

    head: KeptMatch
    follows: int | None
    #: What is numbered higher than this goes first; None: nothing goes.
    cut: int | None = None
    #: All snapshots go first.
    anew: bool = False
    choices: list[tuple[int, bytes]] = []
    snapshots: list[tuple[int, bytes]] = []


class Box(Protocol):
    """Where the matches of this browser are."""

    async def heads(self) -> list[KeptMatch]:
        """The heads of all matches."""

    async def head(self, id: str) -> KeptMatch | None:
        """The head of a match."""

    async def series(self, what: Series, id: str, after: int, last: int) -> list[bytes]:
        """Those numbered after + 1 to last, in order."""

    async def newest(self, what: Series, id: str, last: int) -> bytes | None:
        """The one with the highest number up to last."""

    async def note(self, id: str, name: str) -> bytes | None:
        """What is noted of a match under that name."""

    async def keep_note(self, id: str, name: str, data: bytes) -> None:
        """Note something of a match."""

    async def commit(self, batch: KeptChange) -> bool:
        """Keep a change; False, and nothing is kept, if the match has moved on. Raises Unavailable."""

    async def erase(self, id: str, follows: int) -> bool:
        """Delete a match with all that belongs to it; False if it has moved on."""


#: No match has so many choices.
END = 2**31 - 1

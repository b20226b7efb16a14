"""The watchman looks regularly for matches where a bot must choose, and wakes bots that nobody has woken.

A bot is woken when its turn comes. That signal can be lost with a process, a job or a connection; what is
stored cannot.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from msgspec import Struct

from quadrant.server.rounds import rounds
from quadrant.server.settings import ticks
from quadrant.server.store.store import Stand, Store

#: Seconds between two looks.
PERIOD = 4.0
#: A match that stays in the same place for so long (ms) was forgotten by the process that should play its
#: bots.
FORGOTTEN = 8_000
#: After so long (ms) its bots count as stuck: something is wrong.
STILL = 60_000


class Watched(Struct):
    """Where a match was found, when it was first seen to be there, and when its bots were last woken."""

    stand: Stand
    since: int
    woken: int


class Watchman:
    """Keeps bots going.

    Progress is judged by what is stored, and time by this process's own counter (``ticks``), not by a clock
    that somebody may set.
    """

    def __init__(self, store: Store, wake: Callable[[str], None], ticks: Callable[[], int] = ticks) -> None:
        self._store = store
        self._wake = wake
        self._ticks = ticks
        #: What else to do on every look.
        self.also: list[Callable[[], Awaitable[None]]] = []
        #: How many matches are stuck although it is a bot's turn.
        self.still = 0
        self._found: dict[str, Watched] = {}
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Wake all bots who must choose, then watch."""
        await self.look(0)
        self._task = asyncio.create_task(rounds("the watchman", PERIOD, self._round), name="watchman")

    async def close(self) -> None:
        """Watch no longer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _round(self) -> None:
        await self.look(FORGOTTEN)
        for work in self.also:
            await work()

    async def look(self, forgotten: int) -> None:
        """Wake the bots of matches that have not moved for so long (ms)."""
        waiting, time = await self._store.bots_to_move(), self._ticks()
        before, self._found = self._found, {}
        for id, stand in waiting:
            found = before.get(id)
            if found is None or found.stand != stand:
                found = Watched(stand, time, time)
            self._found[id] = found
            if time - found.woken >= forgotten:
                found.woken = time
                self._wake(id)
        self.still = sum(time - found.since >= STILL for found in self._found.values())

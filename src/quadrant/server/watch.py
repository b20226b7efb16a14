"""The watchman: looks again and again where a bot must choose, and wakes those whom nobody has woken.

A bot is woken when it is his turn. That word may be lost, with a process, a job or a connection; what is
stored is not.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from quadrant.server.rounds import rounds
from quadrant.server.rows import now
from quadrant.server.store import Store

#: Seconds between two looks.
PERIOD = 4.0
#: A match that has not changed for so long (ms) has been forgotten by whoever should play its bots.
FORGOTTEN = 8_000
#: After so long (ms) its bots stand still: something is wrong.
STILL = 60_000


class Watchman:
    """Sees to it that bots go on."""

    def __init__(self, store: Store, wake: Callable[[str], None]) -> None:
        self._store = store
        self._wake = wake
        #: What else is to be done at every look.
        self.also: list[Callable[[], Awaitable[None]]] = []
        #: How many matches stand still although it is a bot's turn.
        self.still = 0
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
        """Wake the bots of matches that have not changed for so long (ms)."""
        time, waiting = now(), await self._store.bots_to_move()
        for id, changed in waiting:
            if changed <= time - forgotten:
                self._wake(id)
        self.still = sum(changed <= time - STILL for _, changed in waiting)

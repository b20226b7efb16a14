"""The server's own time, in which clocks run: it stands still while no server runs.

As long as a clock runs anywhere, every process leaves a mark in the database every few seconds. A gap between
two marks is time in which nobody could have played, whatever the reason: it counts for nobody.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, insert, select, update

from quadrant.server.columns import matches, pulse
from quadrant.server.rows import now
from quadrant.server.store import Store

#: Marks that lie farther apart than this (ms) have a gap between them.
GAP = 15_000
_run = select(matches.c.id).where(matches.c.due.is_not(None)).limit(1)
_timed = select(matches.c.id).where(matches.c.clock.is_not(None), matches.c.over.is_(False)).limit(1)


class Pulse:
    """Tells the server's time. ``wall`` is the one place where time comes from."""

    def __init__(self, store: Store, wall: Callable[[], int] = now) -> None:
        self._store = store
        self.wall = wall
        self._down = 0
        #: When this process was last in touch with the database.
        self._seen = 0

    def time(self) -> int:
        """Milliseconds, not counting those in which no server ran."""
        return self.wall() - self._down

    async def read(self) -> None:
        """Hear from the servers how long none of them ran: for those who help them and leave no marks."""
        for row in await self._store.rows(select(pulse.c.down)):
            self._down = row.down

    async def beat(self) -> None:
        """Leave a mark, unless no clock runs: then nobody needs it, and a disk may rest."""
        at = self.wall()
        if not self._seen or await self._store.rows(_run):
            self._down = await self._store.change(lambda connection: _mark(connection, at, self._seen))
        else:
            await self.read()  # should another process have found a gap: all go by the same time
        self._seen = at


def _mark(connection: Connection, at: int, seen: int) -> int:
    """The mark; how long no server ran in all. ``seen`` is when the caller itself certainly ran.

    Where nobody plays by a clock there is no gap, for then nobody leaves marks: other processes may run.
    """
    row = connection.execute(select(pulse.c.at, pulse.c.down).with_for_update()).first()
    if row is None:
        connection.execute(insert(pulse), {"id": 1, "at": at, "down": 0})
        return 0
    gap = at - max(row.at, seen)
    missed = gap > GAP and connection.execute(_timed).first() is not None
    down: int = row.down + (gap if missed else 0)
    connection.execute(update(pulse).values(at=max(at, row.at), down=down))
    return down

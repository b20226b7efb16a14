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
        #: Since then it has tried in vain, or tries just now.
        self._lost = False

    def time(self) -> int:
        """Milliseconds, not counting those in which no server ran.

        In a gap it stands where the mark that ends the gap will find it: else whatever begins before that
        mark is stored would be given the whole gap.
        """
        at = self.wall()
        if self._lost and self._seen and at - self._seen > GAP:
            at = self._seen
        return at - self._down

    async def read(self) -> None:
        """Hear from the servers how long none of them ran: for those who help them and leave no marks."""
        for row in await self._store.rows(select(pulse.c.down)):
            self._down = row.down

    async def beat(self) -> None:
        """Leave a mark, unless no clock runs: then nobody needs it, and a disk may rest."""
        self._lost = True
        if not self._seen or await self._store.rows(_run):
            at, down = await self._store.change(self._mark)
        else:
            await self.read()  # should another process have found a gap: all go by the same time
            at, down = self.wall(), self._down
        self._seen, self._down, self._lost = at, down, False

    def _mark(self, connection: Connection) -> tuple[int, int]:
        """Leave it; when that was, and how long no server ran in all.

        The time is taken once the database is there: who has waited for it would leave an old mark, and the
        next would find a gap. Where nobody plays by a clock there is no gap, for then nobody leaves marks:
        other processes may run.
        """
        row = connection.execute(select(pulse.c.at, pulse.c.down).with_for_update()).first()
        at = self.wall()
        if row is None:
            connection.execute(insert(pulse), {"id": 1, "at": at, "down": 0})
            return at, 0
        gap = at - max(row.at, self._seen)
        missed = gap > GAP and connection.execute(_timed).first() is not None
        down: int = row.down + (gap if missed else 0)
        connection.execute(update(pulse).values(at=max(at, row.at), down=down))
        return at, down

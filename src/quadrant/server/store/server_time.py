"""The server's own time, for everything that can be late. It stands still while no server runs.

It does not depend on the wall clock. Each process counts with a clock that nobody can set, starting from the
mark that it or another process has left in the database. Marks are left every few seconds. If none was left
for a while, nobody could have played, and that time counts for nobody.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import BigInteger, ColumnElement, Connection, Select, cast, func, insert, null, select, update

from quadrant.server.settings import ticks
from quadrant.server.store.columns import matches, server_time
from quadrant.server.store.pending import Pending
from quadrant.server.store.rows import now
from quadrant.server.store.store import Store

#: Marks farther apart than this (ms) have a gap between them.
GAP = 15_000
_run = select(matches.c.id).where(matches.c.due.is_not(None)).limit(1)
_timed = select(matches.c.pending).where(matches.c.clock.is_not(None), matches.c.over.is_(False))
_pending = msgspec.json.Decoder(Pending)


class ServerTime:
    """Gives the server's time. ``ticks`` counts milliseconds from some moment on and is never set.

    ``rests``: leave no marks while no clock runs; nobody needs them then, and the disk may rest.
    """

    def __init__(self, store: Store, ticks: Callable[[], int] = ticks, *, rests: bool = False) -> None:
        self._store = store
        self._ticks = ticks
        self._rests = rests
        #: The server's time when this process last reached the database, and its own count at that moment.
        self._at = now()
        self._seen: int | None = None

    def time(self) -> int:
        """Milliseconds, without those in which no server ran.

        In a gap the time already stands where the mark that ends the gap will put it. Otherwise whatever
        begins before that mark is stored would be charged with the whole gap.
        """
        return self._at + (self._passed(self._ticks()) or 0)

    def _passed(self, ticks: int) -> int | None:
        """Time since this process last reached the database; None if it has lost count."""
        passed = None if self._seen is None else ticks - self._seen
        return passed if passed is not None and passed <= GAP else None

    async def read(self) -> None:
        """Read the servers' time; for workers, which leave no marks."""
        rows = await self._store.rows(_marks(self._store.shared))
        for row in rows:
            self._at, self._seen = _went_on(row.at, row.age), self._ticks()

    async def beat(self) -> None:
        """Leave a mark."""
        if self._rests and self._seen is not None and not await self._store.rows(_run):
            ticks = self._ticks()
            self._at, self._seen = self._at + (self._passed(ticks) or 0), ticks
            return
        self._at, self._seen = await self._store.change(self._mark)

    def _mark(self, connection: Connection) -> tuple[int, int]:
        """Leave a mark: the time, and this process's own count.

        Both are taken once the database answers; otherwise a process that waited for it would leave an old
        mark. A process that has just started, or has lost count, continues from the last mark, using the
        database's own clock if another process has just left it. All others trust their own count.
        """
        shared = self._store.shared
        row = connection.execute(_marks(shared).with_for_update()).first()
        ticks = self._ticks()
        passed = self._passed(ticks)
        clock = _clock() if shared else null()
        if row is None:
            connection.execute(insert(server_time).values(id=1, at=self._at, clock=clock))
            return self._at, ticks
        if passed is not None:
            at = max(row.at, self._at + passed)
        else:
            at = max(_went_on(row.at, row.age), self._at if self._seen is not None else _last(connection))
        connection.execute(update(server_time).values(at=at, clock=clock))
        return at, ticks


def _clock() -> ColumnElement[int]:
    """PostgreSQL's clock (ms), which all processes share."""
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


def _marks(shared: bool) -> Select[tuple[int, int | None]]:
    """The last mark and, where several processes leave marks, its age by the database's clock."""
    age = (_clock() - server_time.c.clock) if shared else null()
    return select(server_time.c.at, age.label("age"))


def _went_on(at: int, age: int | None) -> int:
    """The time now, if somebody kept it going since the mark. A clock that was set is not believed."""
    return at + age if age is not None and 0 <= age <= GAP else at


def _last(connection: Connection) -> int:
    """The last moment that any match remembers: unmarked time has passed, too."""
    times = [_pending.decode(text).times for text in connection.scalars(_timed)]
    return max((max(one.since, one.asked) for one in times), default=0)

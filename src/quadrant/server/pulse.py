"""The server's own time, by which things are late: it stands still while no server runs.

No wall clock is trusted with it: a process counts by a clock that nobody can set, from the mark that it or
another process has left in the database. Marks are left every few seconds. Where none was left for long,
nobody could have played, whatever the reason: that time counts for nobody.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import BigInteger, ColumnElement, Connection, Select, cast, func, insert, null, select, update

from quadrant.server.beside import Beside
from quadrant.server.columns import matches, pulse
from quadrant.server.rows import now, ticks
from quadrant.server.store import Store

#: Marks that lie farther apart than this (ms) have a gap between them.
GAP = 15_000
_run = select(matches.c.id).where(matches.c.due.is_not(None)).limit(1)
_timed = select(matches.c.beside).where(matches.c.clock.is_not(None), matches.c.over.is_(False))
_beside = msgspec.json.Decoder(Beside)


class Pulse:
    """Tells the server's time. ``ticks`` counts milliseconds, from whenever, and is never set.

    ``rests``: no mark is left while no clock runs; then nobody needs it, and a disk may rest.
    """

    def __init__(self, store: Store, ticks: Callable[[], int] = ticks, *, rests: bool = False) -> None:
        self._store = store
        self._ticks = ticks
        self._rests = rests
        #: What the time was when this process was last in touch with the database, and its own count then.
        self._at = now()
        self._seen: int | None = None

    def time(self) -> int:
        """Milliseconds, not counting those in which no server ran.

        In a gap it stands where the mark that ends the gap will find it: else whatever begins before that
        mark is stored would be given the whole gap.
        """
        return self._at + (self._passed(self._ticks()) or 0)

    def _passed(self, ticks: int) -> int | None:
        """How long it is since this process was in touch; None if it has lost count."""
        passed = None if self._seen is None else ticks - self._seen
        return passed if passed is not None and passed <= GAP else None

    async def read(self) -> None:
        """Hear from the servers what the time is: for those who help them and leave no marks."""
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
        """Leave it: the time, and this process's own count.

        Both are taken once the database is there: who has waited for it would leave an old mark. A process
        that has just started, or has lost count, goes on from the last mark: by the database's own clock, if
        another process has just left it. All others trust themselves.
        """
        shared = self._store.shared
        row = connection.execute(_marks(shared).with_for_update()).first()
        ticks = self._ticks()
        passed = self._passed(ticks)
        clock = _clock() if shared else null()
        if row is None:
            connection.execute(insert(pulse).values(id=1, at=self._at, clock=clock))
            return self._at, ticks
        if passed is not None:
            at = max(row.at, self._at + passed)
        else:
            at = max(_went_on(row.at, row.age), self._at if self._seen is not None else _last(connection))
        connection.execute(update(pulse).values(at=at, clock=clock))
        return at, ticks


def _clock() -> ColumnElement[int]:
    """PostgreSQL's clock (ms): all processes ask the same one."""
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


def _marks(shared: bool) -> Select[tuple[int, int | None]]:
    """The last mark, and how old it is by the database's clock, where several processes leave marks."""
    age = (_clock() - pulse.c.clock) if shared else null()
    return select(pulse.c.at, age.label("age"))


def _went_on(at: int, age: int | None) -> int:
    """The time now, if somebody has kept it going since the mark; a clock that was set is not believed."""
    return at + age if age is not None and 0 <= age <= GAP else at


def _last(connection: Connection) -> int:
    """The last moment that a match remembers: time that was not marked has passed all the same."""
    times = [_beside.decode(row.beside).times for row in connection.execute(_timed)]
    return max((max(one.since, one.asked) for one in times), default=0)

"""The courier takes what is in the outbox to where people want to hear it.

It looks regularly, in every process; each row is claimed by one of them before it is sent. What cannot be
delivered is tried again at growing intervals, then given up. A browser that has unsubscribed, or a webhook
that is gone, is forgotten. None of this holds up a match.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from hashlib import sha256

import httpcore
import msgspec
import structlog
from sqlalchemy import ColumnElement, Connection, delete, update

from quadrant.server.problems import NotFound
from quadrant.server.rounds import rounds
from quadrant.server.store import outbox
from quadrant.server.store.columns import channels
from quadrant.server.store.columns import outbox as rows_of
from quadrant.server.store.outbox import Due
from quadrant.server.store.store import Store
from quadrant.server.tidings import habits
from quadrant.server.tidings.messages import MatchTidings, Message, message, say
from quadrant.server.tidings.reach import PublicWeb
from quadrant.server.tidings.reporter import Reporter
from quadrant.server.tidings.shapes import Access, Sender, outgoing

log = structlog.get_logger(__name__)

#: Seconds between two looks.
PERIOD = 4.0
#: Rows that are handled in one look.
MOST = 200
#: What cannot be delivered is tried again after so long (ms); then it is given up.
PAUSES = (60_000, 5 * 60_000, 30 * 60_000, 4 * 3600_000)
#: If the process dies while it sends, it is tried again after so long (ms).
LEASE = 60_000
#: The receiver says that there is nobody any more; or that it does not take such a message at all.
GONE, LATER = (404, 410), (408, 425, 429)
#: A webhook that has failed so often in a row is ended.
HOPELESS = 20
_access = msgspec.json.Decoder(Access)


class Courier:
    """Delivers tidings, if the server is public."""

    def __init__(
        self,
        store: Store,
        sender: Sender,
        reach: PublicWeb,
        delay: int,
        clock: Callable[[], int],
        public: bool,
    ) -> None:
        self._store = store
        self._sender = sender
        self._reach = reach
        #: Seconds that somebody has to come back before he is told.
        self._delay = delay
        #: Milliseconds since 1970, by the clock that people look at.
        self._clock = clock
        self.reporter = Reporter(store)
        self._public = public
        self._turn = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look regularly."""
        if self._public:
            self._task = asyncio.create_task(rounds("the courier", PERIOD, self.look), name="courier")

    async def close(self) -> None:
        """Deliver nothing more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._reach.close()

    async def look(self) -> None:
        """Deliver everything that somebody wants to hear now."""
        async with self._turn:
            time = self._store.time()
            query = outbox.due(time, time - self._delay * 1000, MOST)
            waiting = [Due(*row) for row in await self._store.rows(query)]
            ready = await self._wanted(waiting)
            if not ready:
                return
            mine = await self._store.change(lambda connection: outbox.claim(connection, ready, time + LEASE))
            groups: dict[int, list[Due]] = {}
            for row in mine:
                groups.setdefault(row.channel, []).append(row)
            async with asyncio.TaskGroup() as group:
                for rows in groups.values():
                    group.create_task(self._deliver(rows))

    async def _wanted(self, waiting: Sequence[Due]) -> list[Due]:
        """What is not held back by hours of quiet or for a digest. A match's channel has no such hours."""
        silent = await self.silent({row.user for row in waiting if not row.table})
        return [row for row in waiting if row.table or row.user not in silent]

    async def silent(self, users: set[int]) -> set[int]:
        """Those of the users who want to hear nothing now."""
        found = await habits.habits_of(self._store, users) if users else {}
        moment = habits.moment_of(self._clock())
        return {user for user, hours in found.items() if not hours.listens(moment)}

    async def _deliver(self, rows: list[Due]) -> None:
        """One message to one channel, about all its matches."""
        first = rows[0]
        try:
            items = [(row, await self.reporter.item(row)) for row in rows]
            told = [item for _, item in items if item is not None]
            past = [row for row, item in items if item is None]
            await self._drop(past)
            if told:
                left = [row for row in rows if row not in past]
                await self._send(first, left, message(told, first.language), told)
        except NotFound:  # a match was deleted meanwhile, and what was to be told of it
            return

    async def _send(self, to: Due, rows: list[Due], told: Message, items: list[MatchTidings]) -> None:
        status, later = await self._request(to, told, rows)
        if 200 <= status < 300:
            await self._delivered(to, rows, items)
            log.info("tidings sent", channel=to.channel, kind=to.way, matches=len(items))
        elif status in GONE:
            await self._forget(to.channel)
            log.info("channel is gone", channel=to.channel, kind=to.way)
        else:
            await self._failed(to, rows, status, later)

    async def _request(self, to: Due, told: Message, rows: list[Due]) -> tuple[int, str]:
        """The status of the answer; 0 if there was none."""
        id = sha256(" ".join(f"{row.id}/{row.match}/{row.kind}" for row in rows).encode()).hexdigest()[:24]
        access = _access.decode(to.access)
        made = outgoing(self._sender, to.way, to.address, access, told, id, self._clock() // 1000)
        try:
            return await self._reach.send(made.method, made.address, made.headers, made.body)
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError) as error:
            log.warning("tidings cannot be sent", channel=to.channel, kind=to.way, error=repr(error)[:200])
        except (OSError, TimeoutError, httpcore.UnsupportedProtocol) as error:
            log.warning("tidings cannot be sent", channel=to.channel, kind=to.way, error=repr(error)[:200])
        return 0, ""

    # What becomes of the rows

    async def _delivered(self, to: Due, rows: Sequence[Due], items: Sequence[MatchTidings]) -> None:
        told = max(item.n for item in items)

        def work(connection: Connection) -> None:
            if to.table:
                connection.execute(delete(rows_of).where(_these(rows)))
            else:
                connection.execute(update(rows_of).where(_these(rows)).values(again=None))
            same = channels.c.id == to.channel
            connection.execute(update(channels).where(same).values(failed=0, told=told))

        await self._store.change(work)

    async def _failed(self, to: Due, rows: Sequence[Due], status: int, later: str) -> None:
        """Try again, after as long as the receiver asks for; or give it up."""
        tries = max(row.tries for row in rows) + 1
        again: int | None = None
        if tries <= len(PAUSES) and (status == 0 or status >= 500 or status in LATER):
            asked = int(later) * 1000 if later.isascii() and later.isdecimal() and len(later) < 6 else 0
            again = self._store.time() + max(PAUSES[tries - 1], asked)

        def work(connection: Connection) -> None:
            connection.execute(update(rows_of).where(_these(rows)).values(again=again))
            same = channels.c.id == to.channel
            connection.execute(update(channels).where(same).values(failed=channels.c.failed + 1))
            connection.execute(delete(channels).where(same, channels.c.failed >= HOPELESS))

        await self._store.change(work)
        log.warning("tidings refused", channel=to.channel, kind=to.way, status=status, tries=tries)

    async def _drop(self, rows: Sequence[Due]) -> None:
        if rows:
            gone = delete(rows_of).where(_these(rows))
            await self._store.change(lambda connection: connection.execute(gone))

    async def _forget(self, channel: int) -> None:
        gone = delete(channels).where(channels.c.id == channel)
        await self._store.change(lambda connection: connection.execute(gone))

    # Trying out

    async def try_out(self, channel: int, user: int, match: str | None = None) -> int:
        """Send a message that says nothing but that it works; the status of the answer, 0 for none."""
        (to,) = await self.reporter.channel(channel, user, match)
        words = say(to.language, "tidings-try")
        item = MatchTidings("", "", words, "try", "", "", (), 0, 0)
        told = Message(words, (item,), (words,))
        status, _ = await self._request(to, told, [to])
        if status in GONE:
            await self._forget(channel)
        return status


def _these(rows: Sequence[Due]) -> ColumnElement[bool]:
    return rows_of.c.id.in_([row.id for row in rows])

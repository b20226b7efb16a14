"""Group commit: changes of different matches that wait at the same time are stored in one transaction.

A change names the revision it follows. If the match has moved on, the change is refused and nothing of it is
stored. So of two writers only one can win, in one process or in many.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import structlog
from msgspec.structs import asdict
from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Table,
    Update,
    bindparam,
    delete,
    func,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from quadrant.server.problems import Stale, Unavailable
from quadrant.server.store import columns, outbox
from quadrant.server.store.database import Writers
from quadrant.server.store.line_rows import add_line
from quadrant.server.store.rows import (
    Write,
    choice_fields,
    kept_as_text,
    seat_fields,
    snapshot_fields,
    to_json,
)

log = structlog.get_logger(__name__)

#: The most changes in one transaction, so that none holds up the others for long.
LARGEST = 256

_UNIQUE = ["user_id", "match_id", "kind"]
#: A notice that exists already is not repeated.
_NOTICE: dict[str, Executable] = {
    "sqlite": sqlite.insert(columns.notices).on_conflict_do_nothing(index_elements=_UNIQUE),
    "postgresql": postgresql.insert(columns.notices).on_conflict_do_nothing(index_elements=_UNIQUE),
}
#: Taking choices back keeps the snapshot before them.
_SNAPSHOT: dict[str, Executable] = {
    "sqlite": sqlite.insert(columns.snapshots).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(columns.snapshots).on_conflict_do_nothing(),
}
#: A guest has one link, by which he came: he does not give another to whoever invites him next.
_LINK: dict[str, Executable] = {
    "sqlite": sqlite.insert(columns.links).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(columns.links).on_conflict_do_nothing(),
}
_choice = columns.choices.insert()


def _set(table: Table, names: Iterable[str], *where: ColumnElement[bool]) -> Update:
    """New values for these columns of the rows that fit."""
    return update(table).where(*where).values({name: bindparam(f"new_{name}") for name in names})


def _new(fields: dict[str, Any]) -> dict[str, Any]:
    """The values for that."""
    return {f"new_{name}": value for name, value in fields.items()}


_advance = _set(
    columns.matches,
    (
        *("revision", "n", "epoch", "told", "waiting", "result", "over", "state", "standing", "changed"),
        *("moved", "pending", "due"),
    ),
    columns.matches.c.id == bindparam("match"),
)
#: A private change leaves the rest of the row unchanged, including the time of the last change.
_advance_privately = _set(columns.matches, ("revision",), columns.matches.c.id == bindparam("match")).values(
    private=columns.matches.c.private + 1
)
_seat = _set(
    columns.seats,
    ("kind", "user_id", "bot", "left", "token", "orders", "person", "kept_for", "seen"),
    columns.seats.c.match_id == bindparam("match"),
    columns.seats.c.seat == bindparam("at"),
)


class Writer:
    """The one task of this process that changes matches in the database."""

    def __init__(self, writers: Writers, sender: str) -> None:
        self._writers = writers
        #: The sender's name, so that a process can ignore its own news.
        self._sender = sender
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Store what is waiting, then stop."""
        self._closed = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def write(self, change: Write) -> None:
        """Store the change; when this returns it is on disk. Raises Stale if the match has moved on."""
        if self._closed:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        while self._waiting or not self._closed:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
                await self._store(batch)

    async def _store(self, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        """Store the batch; if something in it cannot be stored, store each change separately."""
        try:
            stale = await self._commit([change for change, _ in batch])
        except Unavailable as error:
            for _, done in batch:
                _settle(done, error)
            return
        except Exception as error:
            if len(batch) > 1:
                log.warning("batch failed, storing one by one", error=repr(error), changes=len(batch))
                for item in batch:
                    await self._store([item])
                return
            _settle(batch[0][1], Stale("two writers met") if isinstance(error, IntegrityError) else error)
            return
        for change, done in batch:
            refused = Stale("the match has moved on; look again") if change.match in stale else None
            _settle(done, refused)

    async def _commit(self, batch: list[Write]) -> set[str]:
        """One transaction. Matches that already have another revision are left alone and returned."""
        if len({change.match for change in batch}) != len(batch):
            raise ValueError("two changes of one match in a batch")
        return await self._writers.run(lambda connection: self._apply(connection, batch))

    def _apply(self, connection: Connection, batch: list[Write]) -> set[str]:
        current = _current(connection, batch)
        fresh = [change for change in batch if change.match in current]
        if fresh:
            _change(connection, fresh)
            self._tell(connection, fresh)
        return {change.match for change in batch} - current

    def _tell(self, connection: Connection, batch: Iterable[Write]) -> None:
        """Tell the other processes, if and only if it is stored."""
        if connection.dialect.name != "postgresql":
            return
        for change in batch:
            notify(connection, f"{self._sender} change {change.match} {change.revision + 1}")
            for line in change.lines:
                notify(connection, f"{self._sender} chat {change.match} {line.id}")


_notify = select(func.pg_notify("quadrant", bindparam("news")))


def notify(connection: Connection, news: str) -> None:
    """Tell the other processes, once this transaction is committed."""
    connection.execute(_notify, {"news": news})


def _current(connection: Connection, batch: list[Write]) -> set[str]:
    """Lock the rows, always in the same order, and find those that are as the change expects."""
    table = columns.matches.c
    query = select(table.id, table.revision).where(table.id.in_([change.match for change in batch]))
    rows = connection.execute(query.order_by(table.id).with_for_update())
    revisions = {row.id: row.revision for row in rows}
    return {change.match for change in batch if revisions.get(change.match) == change.revision}


def _change(connection: Connection, batch: list[Write]) -> None:
    dialect = connection.dialect.name
    _many(connection, _advance, [_head(change) for change in batch if not change.private])
    private = [
        {"match": change.match, **_new({"revision": change.revision + 1})}
        for change in batch
        if change.private
    ]
    _many(connection, _advance_privately, private)
    for change in batch:
        if change.cut is not None:
            _cut(connection, change.match, change.cut)
    choices = [choice_fields(change.match, row) for change in batch for row in change.choices]
    _many(connection, _choice, choices)
    snapshots = [snapshot_fields(change.match, kept) for change in batch for kept in change.snapshots]
    _many(connection, _SNAPSHOT[dialect], snapshots)
    _many(connection, _seat, _seats(batch))
    notices = [
        {"user_id": user, "match_id": change.match, "kind": kind, "created": change.at, "since": change.moved}
        for change in batch
        for user, kind in change.notices
    ]
    _many(connection, _NOTICE[dialect], notices)
    told = [(change.match, user, kind, change.moved) for change in batch for user, kind in change.notices]
    outbox.put(connection, told)
    outbox.put_for_tables(
        connection, [(change.match, change.tidings, change.moved) for change in batch if change.tidings]
    )
    for change in batch:
        change.lines = [add_line(connection, change.match, said, change.at) for said in change.lines]
    links = [
        {
            "user_id": change.link.user,
            "token": change.link.token,
            "match_id": change.match,
            "created": change.moved,
        }
        for change in batch
        if change.link is not None
    ]
    _many(connection, _LINK[dialect], links)


def _many(connection: Connection, what: Executable, rows: Sequence[dict[str, Any]]) -> None:
    if rows:
        connection.execute(what, rows)


def _cut(connection: Connection, match: str, n: int) -> None:
    for table in (columns.choices, columns.snapshots):
        connection.execute(delete(table).where(table.c.match_id == match, table.c.n > n))


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():  # whoever waited was cancelled
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _head(change: Write) -> dict[str, Any]:
    stand = {"revision": change.revision + 1, "changed": change.at, "moved": change.moved, "due": change.due}
    fields = asdict(change.head) | kept_as_text(change.head) | stand
    fields["pending"] = to_json(change.pending)
    return {"match": change.match, **_new(fields)}


def _seats(batch: Iterable[Write]) -> list[dict[str, Any]]:
    rows = []
    for change in batch:
        for seat in change.seats:
            fields = seat_fields(seat)
            match, at = fields.pop("match_id"), fields.pop("seat")
            rows.append({"match": match, "at": at, **_new(fields)})
    return rows

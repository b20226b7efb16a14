"""The store: reading and writing what the database holds."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Self, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    exists,
    func,
    insert,
    select,
    text,
    true,
    update,
)
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quadrant.server.names import folded, key
from quadrant.server.problems import Conflict, NotFound, Stale, Unavailable
from quadrant.server.store import database, outbox, queries
from quadrant.server.store.columns import (
    attempts,
    chat,
    choices,
    mails,
    matches,
    notices,
    seats,
    sessions,
    snapshots,
    tokens,
    users,
)
from quadrant.server.store.keeper import Room
from quadrant.server.store.keeping import Keeping
from quadrant.server.store.line_rows import LINE, add_line, line_row
from quadrant.server.store.lines import Spoken
from quadrant.server.store.lists import Lists
from quadrant.server.store.rows import (
    ChoiceRow,
    MatchRow,
    SeatRow,
    Snapshot,
    Write,
    choice_fields,
    choice_row,
    match_fields,
    match_row,
    now,
    seat_fields,
    seat_row,
    snapshot_fields,
)
from quadrant.server.store.writer import Writer, notify

T = TypeVar("T")
#: Where a match stands: how many choices were made, and how often some were taken back.
Stand = tuple[int, int]
#: Seconds within which a healthy database answers.
SOON = 5.0
#: How long (ms) log-in attempts are remembered.
TRIED = 24 * 3600 * 1000


class UserRow(msgspec.Struct, frozen=True):
    """Somebody who plays."""

    id: int
    name: str
    password: str | None


class SessionRow(msgspec.Struct, frozen=True):
    """A session: who is logged in, and until when."""

    user: int
    name: str
    expires: int
    #: Whether the user has no password.
    guest: bool
    moderator: bool = False


class Store(Keeping, Lists):
    """A database with matches in it."""

    def __init__(self, url: URL, readers: AsyncEngine, writers: database.Writers) -> None:
        self.url = url
        #: The server's own time (``server_time.py``), for clocks and expiry.
        self.time: Callable[[], int] = now
        #: The name of this process among those that share the database.
        self.sender = secrets.token_hex(6)
        self._readers = readers
        self._writers = writers
        self._writer = Writer(writers, self.sender)

    @classmethod
    async def open(cls, given: str | None = None) -> Self:
        """Connect, and migrate the database to the present form."""
        url = database.address(given)
        database.prepare(url)
        readers = database.readers(url)
        writers = database.Writers(url, readers)
        try:
            await writers.run(database.migrate, long=True)
        except database.DatabaseError:
            raise
        except Exception as error:  # drivers raise many kinds of errors; one line is enough
            why = str(error.__cause__ or error).partition("\n")[0] or type(error).__name__
            raise database.DatabaseError(f"the database cannot be opened: {why}") from None
        store = cls(url, readers, writers)
        store._writer.start()
        return store

    async def close(self) -> None:
        """Store what is waiting, and disconnect."""
        await self._writer.close()
        await self._writers.close()
        await self._readers.dispose()

    @property
    def shared(self) -> bool:
        """Whether other processes may use the database at the same time."""
        return self.url.drivername.startswith("postgresql")

    async def ping(self) -> None:
        """Raises Unavailable if the database does not answer."""
        await self._all(select(text("1")))

    async def answers(self) -> bool:
        """Whether the database answers, and soon."""
        try:
            await asyncio.wait_for(self.ping(), SOON)
        except (Unavailable, TimeoutError):
            return False
        return True

    @property
    def storing(self) -> bool:
        """Whether changes can be stored, as far as known: there is room, and the last one succeeded."""
        return not self._writers.failing and not database.disk_is_full(self.url)

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with database.answering():
            async with (
                asyncio.timeout(database.ANSWER if self.shared else None),
                self._readers.connect() as connection,
            ):
                yield connection

    async def _all(
        self, query: Select[*tuple[Any, ...]], values: dict[str, Any] | None = None
    ) -> Sequence[Any]:
        async with self._reading() as connection:
            rows: Sequence[Any] = (await connection.execute(query, values or {})).all()
            return rows

    async def _one(self, query: Select[*tuple[Any, ...]], values: dict[str, Any] | None = None) -> Any:
        async with self._reading() as connection:
            return (await connection.execute(query, values or {})).first()

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Do it in one transaction; when this returns, it is on disk. Raises Unavailable."""
        return await self._writers.run(work)

    async def rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[Any]:
        """What the query finds."""
        return await self._all(query)

    # Matches

    async def add_match(
        self,
        match: MatchRow,
        places: Iterable[SeatRow],
        kept: Iterable[Snapshot],
        made: Iterable[ChoiceRow] = (),
        *,
        room: Room | None = None,
        again: str | None = None,
        invited: Iterable[int] = (),
    ) -> None:
        """Add a new match, with whatever was already played in it.

        ``room`` refuses it if its owner has too many; matches started at the same time are counted one after
        another. ``again`` is the match of which it is a rematch, with a notice for the ``invited``. Raises
        Stale, and stores nothing, if that match already has a rematch.
        """
        sitting = [seat_fields(seat) for seat in places]
        states = [snapshot_fields(match.id, item) for item in kept]
        rows = [choice_fields(match.id, row) for row in made]
        match.moved = self.time()
        news = {"match_id": match.id, "kind": "rematch", "created": match.created, "since": match.moved}
        invited = list(invited)
        told = [{"user_id": user, **news} for user in invited]

        def work(connection: Connection) -> None:
            if room is not None:
                # One match of an owner after another. Seats elsewhere may name the owner meanwhile; otherwise
                # two rematches at once, each with the other's owner at the table, would wait for each other
                # forever.
                owner = select(users.c.id).where(users.c.id == match.owner_id)
                connection.execute(owner.with_for_update(key_share=True))
                room(*connection.execute(queries.kept_by(match.owner_id)).one())
            if again is not None:
                first = update(matches).where(matches.c.id == again, matches.c.rematch.is_(None))
                if connection.execute(first.values(rematch=match.id)).rowcount == 0:
                    raise Stale("the match is being played again already")
            connection.execute(insert(matches), match_fields(match))
            connection.execute(insert(seats), sitting)
            connection.execute(insert(snapshots), states)
            if rows:
                connection.execute(insert(choices), rows)
            if told:
                connection.execute(insert(notices), told)
                outbox.put(connection, [(match.id, user, "rematch", match.moved) for user in invited])

        await self._writers.run(work)

    async def snapshots(self, id: str) -> list[Snapshot]:
        """All snapshots of a match, in order."""
        query = select(*queries.SNAPSHOT_FIELDS).where(snapshots.c.match_id == id).order_by(snapshots.c.n)
        return [Snapshot(*row) for row in await self._all(query)]

    async def match(self, id: str) -> tuple[MatchRow, list[SeatRow]] | None:
        """A match and its seats, as they are now."""
        async with self._reading() as connection:
            row = (await connection.execute(queries.MATCH, {"id": id})).first()
            if row is None:
                return None
            places = (await connection.execute(queries.SEATS, {"id": id})).all()
        return match_row(row), [seat_row(seat) for seat in places]

    async def carry_over(self, row: MatchRow, kept: Snapshot) -> bool:
        """From the snapshot on, let the match follow other rules; False if it has changed meanwhile."""
        other = {"version": kept.version, "whole": False, "revision": row.revision + 1}
        return await self._keep(row, [kept], snapshots.c.n == kept.n, other)

    async def reshape(self, row: MatchRow, kept: Sequence[Snapshot]) -> bool:
        """Replace all snapshots of the match by these; False if it has changed meanwhile.

        If they belong to other rules, the match follows those from its start.
        """
        version = kept[0].version
        newer = {"version": version, "revision": row.revision + (version != row.version)}
        return await self._keep(row, kept, true(), newer)

    async def _keep(
        self, row: MatchRow, kept: Sequence[Snapshot], gone: ColumnElement[bool], changed: dict[str, Any]
    ) -> bool:
        """Snapshots that replace others, unless the match has changed since the row was read."""
        same = (matches.c.id == row.id) & (matches.c.revision == row.revision)

        def work(connection: Connection) -> bool:
            if connection.execute(update(matches).where(same).values(changed)).rowcount == 0:
                return False
            connection.execute(delete(snapshots).where(snapshots.c.match_id == row.id, gone))
            connection.execute(insert(snapshots), [snapshot_fields(row.id, item) for item in kept])
            return True

        return await self._writers.run(work)

    async def revision(self, id: str) -> int | None:
        """How often the match has changed."""
        row = await self._one(select(matches.c.revision).where(matches.c.id == id))
        return None if row is None else int(row[0])

    async def snapshot(self, id: str, n: int) -> Snapshot:
        """The last snapshot at or before n choices. Every match has at least one, of its start."""
        row = await self._one(queries.SNAPSHOT, {"id": id, "most": n})
        if row is None:
            raise NotFound(f"there is no match {id!r}")
        return Snapshot(*row)

    async def choices(self, id: str, after: int, last: int | None = None) -> list[ChoiceRow]:
        """The choices numbered after + 1 to last."""
        rows = await self._all(
            queries.CHOICES, {"id": id, "after": after, "last": 2**31 - 1 if last is None else last}
        )
        return [choice_row(row) for row in rows]

    async def told_since(self, id: str, after: int, last: int) -> list[tuple[int, bytes, int]]:
        """(n, events, told) of the choices up to ``last`` that told something after event ``after``."""
        rows = await self._all(queries.TOLD, {"id": id, "after": after, "last": last})
        return [(row.n, row.events, row.told) for row in rows]

    async def reasons(self, id: str, last: int) -> list[tuple[int, str, str]]:
        """(n, seat, reasons) of the choices up to ``last`` for which a bot gave reasons."""
        rows = await self._all(queries.REASONS, {"id": id, "last": last})
        return [(row.n, row.seat, row.reasons) for row in rows]

    async def acted(self, id: str) -> dict[str, int]:
        """The last choice that each seat made itself, other than to pass."""
        return {row.seat: row.n for row in await self._all(queries.ACTED, {"id": id})}

    async def write(self, change: Write) -> None:
        """Store a change of a match. Raises Stale, and stores nothing, if it has moved on."""
        await self._writer.write(change)

    async def lobby(self, where: ColumnElement[bool], most: int, skip: int = 0) -> list[MatchRow]:
        """Matches that fit, the last changed first."""
        query = select(matches).where(where).order_by(matches.c.changed.desc(), matches.c.id)
        return [match_row(row) for row in await self._all(query.limit(most).offset(skip))]

    async def seats(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several matches."""
        found: dict[str, list[SeatRow]] = {id: [] for id in ids}
        for row in await self._all(select(seats).where(seats.c.match_id.in_(ids))):
            found[row.match_id].append(seat_row(row))
        return found

    async def bots_to_move(self) -> list[tuple[str, Stand]]:
        """The matches in which a bot must choose, in case nobody has woken it."""
        turn = and_(
            seats.c.match_id == matches.c.id, seats.c.seat == matches.c.waiting, seats.c.kind == "bot"
        )
        query = select(matches.c.id, matches.c.n, matches.c.epoch).where(
            # In a puzzle the others wait.
            matches.c.over.is_(False),
            matches.c.kind != "puzzle",
            exists().where(turn),
            queries.playable(),
        )
        return [(row.id, (row.n, row.epoch)) for row in await self._all(query)]

    async def kept_by(self, user: int) -> tuple[int, int]:
        """How many matches the user owns: running, and in all."""
        running, kept = await self._one(queries.kept_by(user))
        return int(running), int(kept)

    async def drop_lessons(self, user: int, game: str, lesson: str | None) -> list[str]:
        """Delete the user's matches of that lesson, which starts over; None: of all puzzles of the game."""
        taught = matches.c.kind == "puzzle" if lesson is None else matches.c.lesson == lesson
        which = and_(matches.c.owner_id == user, matches.c.game == game, taught)

        def work(connection: Connection) -> list[str]:
            rows = connection.execute(delete(matches).where(which).returning(matches.c.id))
            gone = [row.id for row in rows]
            for id in gone if self.shared else ():
                notify(connection, f"{self.sender} deleted {id}")
            return gone

        return await self._writers.run(work)

    # Chat and notices

    async def said_now(self, match: str, said: Spoken) -> Spoken:
        """Store a line of chat; the line as it is now, with its number, time and name."""

        def work(connection: Connection) -> Spoken:
            line = add_line(connection, match, said, now())
            self._tell_line(connection, match, line)
            return line

        return await self._writers.run(work)

    def _tell_line(self, connection: Connection, match: str, line: Spoken) -> None:
        if self.shared:
            notify(connection, f"{self.sender} chat {match} {line.id}")

    async def said(self, match: str, user: int, since: int) -> tuple[int, int]:
        """How many lines, and of how many characters, the user has said in the match since then."""
        his = [chat.c.match_id == match, chat.c.user_id == user, chat.c.kind == "said"]
        his.append(chat.c.created.between(since, now()))
        size = func.coalesce(func.sum(func.length(chat.c.text)), 0)
        row = await self._one(select(func.count(), size).where(*his))
        return int(row[0]), int(row[1])

    async def chat(self, match: str, after: int, most: int = 500) -> list[Spoken]:
        """The lines after that one."""
        query = (
            select(*LINE)
            .join(users, users.c.id == chat.c.user_id)
            .where(chat.c.match_id == match, chat.c.id > after)
            .order_by(chat.c.id)
            .limit(most)
        )
        return [line_row(row) for row in await self._all(query)]

    async def notices(self, user: int) -> list[tuple[int, MatchRow, str, int]]:
        """(id, match, kind, created) of the user's notices, newest first."""
        query = (
            select(
                notices.c.id.label("notice"),
                notices.c.kind.label("what"),
                notices.c.created.label("at"),
                matches,
            )
            .join(matches, matches.c.id == notices.c.match_id)
            .where(notices.c.user_id == user)
            .order_by(notices.c.created.desc(), notices.c.id)
            .limit(200)
        )
        found = []
        for row in await self._all(query):
            fields = {column.name: row._mapping[column] for column in matches.c}
            found.append((row.notice, match_row(_Mapped(fields)), row.what, row.at))
        return found

    async def drop_notices(self, user: int, notice: int | None = None, match: str | None = None) -> None:
        """Drop notices that the user has read, or whose match they have opened; nothing more is sent."""
        which = [notices.c.user_id == user]
        if notice is not None:
            which.append(notices.c.id == notice)
        if match is not None:
            which.append(notices.c.match_id == match)

        def work(connection: Connection) -> None:
            outbox.drop_read(connection, user, notice, match)
            connection.execute(delete(notices).where(*which))

        await self._writers.run(work)

    async def drop_mails(self, user: int, match: str, kind: str) -> None:
        """Should it happen again, he is written to again."""
        gone = delete(mails).where(mails.c.user_id == user, mails.c.match_id == match, mails.c.kind == kind)
        await self._writers.run(lambda connection: connection.execute(gone))

    async def notify(self, news: str) -> None:
        """Tell the other processes something that is not stored."""
        await self._writers.run(lambda connection: notify(connection, f"{self.sender} {news}"))

    # People

    async def add_user(self, name: str, password: str | None) -> int:
        """A new user. Raises Conflict if the name is taken."""
        row = {"name": name, "key": key(name), "password": password, "created": now()}
        query = insert(users).returning(users.c.id)
        try:
            return await self._writers.run(
                lambda connection: int(connection.execute(query, row).scalar_one())
            )
        except IntegrityError:
            raise Conflict(f"the name {name!r} is taken") from None

    async def set_password(self, user: int, password: str) -> bool:
        """Set a password for a user who has none; False otherwise."""
        same = (users.c.id == user) & users.c.password.is_(None)
        change = update(users).where(same).values(password=password)
        return await self._writers.run(lambda connection: connection.execute(change).rowcount == 1)

    async def user(self, *, id: int | None = None, name: str | None = None) -> UserRow | None:
        """Somebody, by number or by name."""
        # A few old names are stored with their former key (see migrations 0006 and 0014).
        keys = [] if name is None else [name.casefold(), folded(name), key(name)]
        which = users.c.id == id if name is None else users.c.key.in_(set(keys)) & (users.c.name != "")
        rows = await self._all(select(users.c.id, users.c.name, users.c.password, users.c.key).where(which))
        nearest = sorted(rows, key=lambda row: keys.index(row.key) if keys else 0)
        return UserRow(*nearest[0][:3]) if nearest else None

    async def since(self, user: int) -> int:
        """When the user came."""
        return int((await self._one(select(users.c.created).where(users.c.id == user)))[0])

    async def names(self, ids: Iterable[int]) -> dict[int, str]:
        """The names of several users."""
        rows = await self._all(select(users.c.id, users.c.name).where(users.c.id.in_(set(ids))))
        return {row.id: row.name for row in rows}

    async def add_session(
        self,
        token: str,
        user: int,
        expires: int,
        device: str = "",
        *,
        by_link: bool = False,
        told: Iterable[tuple[str, Spoken]] = (),
    ) -> list[tuple[str, Spoken]]:
        """A log-in; old ones that have expired are forgotten. ``told``: lines for tables, stored with it."""
        time = self.time()
        row = {"token": token, "user_id": user, "created": time, "expires": expires}
        row |= {"device": device[:200], "by_link": by_link}

        def work(connection: Connection) -> list[tuple[str, Spoken]]:
            connection.execute(delete(sessions).where(sessions.c.expires < time))
            connection.execute(insert(sessions), row)
            lines = [(match, add_line(connection, match, said, now())) for match, said in told]
            for match, line in lines:
                self._tell_line(connection, match, line)
            return lines

        return await self._writers.run(work)

    async def session(self, token: str) -> SessionRow | None:
        """Whose session it is, if it has not expired."""
        row = await self._one(queries.SESSION, {"token": token, "time": self.time()})
        return None if row is None else SessionRow(row[0], row[1], row[2], bool(row[3]), bool(row[4]))

    async def lasting(self, given: Iterable[str]) -> set[str]:
        """The sessions and tokens among these that have not ended."""
        wanted = set(given)
        lasts = (sessions.c.token.in_(wanted), sessions.c.expires > self.time())
        kept = select(tokens.c.token).where(tokens.c.token.in_(wanted))
        query = select(sessions.c.token).where(*lasts)
        return {row.token for row in [*await self._all(query), *await self._all(kept)]}

    async def drop_session(self, token: str) -> None:
        """A log-out."""
        gone = delete(sessions).where(sessions.c.token == token)
        await self._writers.run(lambda connection: connection.execute(gone))

    async def attempts(self, key: str, since: int) -> int:
        """How many attempts there were under the key since then."""
        query = select(func.count()).where(attempts.c.key == key, attempts.c.at >= since)
        return int((await self._one(query))[0])

    async def attempt(self, keys: Sequence[str]) -> None:
        """Note an attempt under these keys; attempts older than a day are deleted."""
        time = self.time()

        def work(connection: Connection) -> None:
            connection.execute(delete(attempts).where(attempts.c.at < time - TRIED))
            connection.execute(insert(attempts), [{"key": key, "at": time} for key in keys])

        await self._writers.run(work)

    async def allow(self, limits: dict[str, tuple[int, int]]) -> bool:
        """Note a try under these keys, unless one has had as many as it may within its time (ms).

        However many processes ask at once, one after the other is counted.
        """
        time = self.time()

        def work(connection: Connection) -> bool:
            for tried in sorted(limits) if self.shared else ():
                connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(tried))))
            connection.execute(delete(attempts).where(attempts.c.at < time - TRIED))
            for tried, (within, most) in limits.items():
                count = select(func.count()).where(attempts.c.key == tried, attempts.c.at >= time - within)
                if connection.execute(count).scalar_one() >= most:
                    return False
            connection.execute(insert(attempts), [{"key": tried, "at": time} for tried in limits])
            return True

        return await self._writers.run(work)

    async def take_back_attempt(self, key: str) -> None:
        """The last try under the key came to nothing, and does not count."""
        last = select(func.max(attempts.c.id)).where(attempts.c.key == key).scalar_subquery()
        gone = delete(attempts).where(attempts.c.id == last)
        await self._writers.run(lambda connection: connection.execute(gone))

    async def forget_attempts(self, key: str) -> None:
        """The right password was given."""
        gone = delete(attempts).where(attempts.c.key == key)
        await self._writers.run(lambda connection: connection.execute(gone))


class _Mapped(msgspec.Struct, frozen=True):
    """Fields in the form of a row."""

    _mapping: dict[str, Any]

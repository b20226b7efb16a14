"""Mail for players who want it: "it is your turn", once, while they are away.

A notice in the database says that somebody's turn has begun while they were not watching; it goes away when
they look. The mailman writes to players who have such a notice and a confirmed address. Each letter is
recorded before it is sent, so that neither a restart nor a second process sends it again. Nobody is written
to twice about a match without having chosen in between. A failed letter is tried again a few times, at
growing intervals, and harms nobody.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from email.message import EmailMessage
from typing import Any

import aiosmtplib
import structlog
from sqlalchemy import Connection, Select, and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from quadrant.kernel.components import split
from quadrant.server import wire
from quadrant.server.people.accounts import WINDOW
from quadrant.server.people.caller import Caller
from quadrant.server.people.letters import box_of, checked, letter, seat_of, title_of
from quadrant.server.problems import Conflict, NotFound, TooMany, Unavailable
from quadrant.server.rounds import rounds
from quadrant.server.settings import Settings
from quadrant.server.store.columns import addresses, choices, mails, matches, notices, seats, users
from quadrant.server.store.rows import now
from quadrant.server.store.store import TRIED, Store

log = structlog.get_logger(__name__)

#: Seconds between two looks, and for the mail server to accept a letter.
PERIOD, TIMEOUT = 4.0, 20.0
#: Letters that are written in one look.
MOST = 50
#: A letter that cannot be sent is tried again after so long (ms); then it is given up.
PAUSES = (60_000, 5 * 60_000, 30 * 60_000, 4 * 3600_000)
#: Confirmation letters that one person may request within a quarter of an hour, and that one mailbox gets
#: within a day, from any number of people.
CONFIRMATIONS = 3
KINDS = ("turn", "late", "held")


#: What matters to the user in the match, in that language; and after how many choices it begins.
Lines = Callable[[int, str, str], Awaitable[tuple[list[str], int]]]


async def _no_lines(user: int, match: str, language: str) -> tuple[list[str], int]:
    return [], 0


async def _nobody(users: set[int]) -> set[int]:
    return set()


class Mailman:
    """Sends mail, if a mail server is configured; nothing otherwise."""

    def __init__(self, store: Store, settings: Settings, public: bool) -> None:
        self._store = store
        self._settings = settings
        self.configured = public and bool(settings.mail.host)
        #: The lines that matter to somebody in a match, and how many choices came before them.
        self.lines: Lines = _no_lines
        #: Those of these users who want to hear nothing now.
        self.silent: Callable[[set[int]], Awaitable[set[int]]] = _nobody
        #: Only one look at a time.
        self._turn = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look regularly."""
        if self.configured:
            self._task = asyncio.create_task(rounds("the mailman", PERIOD, self.look), name="mailman")

    async def close(self) -> None:
        """Stop sending."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # Addresses

    async def info(self, caller: Caller) -> wire.MailInfo:
        """The caller's mail address."""
        rows = await self._store.rows(select(addresses).where(addresses.c.user_id == caller.known))
        return _info(rows)

    async def ask(self, caller: Caller, asked: wire.MailAsked) -> wire.MailInfo:
        """Store the address, and send a letter that asks whether mail is wanted."""
        user = caller.known
        if not self.configured:
            raise Conflict("this server sends no mail")
        address = checked(asked.address)
        limits = {f"mail by {user}": WINDOW, f"mail to {box_of(address)[:120]}": TRIED}
        if not await self._store.allow({key: (time, CONFIRMATIONS) for key, time in limits.items()}):
            raise TooMany("too many letters of that kind; try again later")
        token = secrets.token_urlsafe(24)
        row = {"user_id": user, "address": address, "language": asked.language, "token": token}

        def work(connection: Connection) -> None:
            connection.execute(delete(addresses).where(addresses.c.user_id == user))
            connection.execute(insert(addresses), {**row, "confirmed": False, "created": now()})

        await self._store.change(work)
        try:
            await self._send(self._letter("confirm", asked.language, address, caller.name, token))
        except (aiosmtplib.SMTPException, OSError) as error:
            log.warning("mail cannot be sent", error=repr(error))
            raise Unavailable("the mail server does not take mail now; try again later") from None
        return wire.MailInfo(address, False)

    async def address(self, user: int) -> tuple[str, str] | None:
        """The user's address, if it is confirmed, and his language."""
        his = (addresses.c.user_id == user, addresses.c.confirmed)
        query = select(addresses.c.address, addresses.c.language).where(*his)
        return next(((row.address, row.language) for row in await self._store.rows(query)), None)

    async def send_reset(self, name: str, to: tuple[str, str], token: str) -> None:
        """A link that sets a new password."""
        address, language = to
        try:
            await self._send(self._letter("reset", language, address, name, token))
        except (aiosmtplib.SMTPException, OSError) as error:
            log.warning("mail cannot be sent", error=repr(error))

    async def forget(self, caller: Caller) -> None:
        """The caller wants no mail."""
        gone = delete(addresses).where(addresses.c.user_id == caller.known)
        await self._store.change(lambda connection: connection.execute(gone))

    async def confirm(self, token: str) -> wire.MailInfo:
        """Whoever has the token reads mail at the address, and wants it."""
        this = addresses.c.token == token
        change = update(addresses).where(this).values(confirmed=True)
        await self._store.change(lambda connection: connection.execute(change))
        return _info(await self._store.rows(select(addresses).where(this)), known=False)

    async def stop(self, token: str) -> wire.MailInfo:
        """Whoever has the token wants no more mail: delete the address."""
        gone = delete(addresses).where(addresses.c.token == token)
        if not await self._store.change(lambda connection: connection.execute(gone).rowcount):
            raise NotFound("no mail goes by that link any more")
        return wire.MailInfo(None, False)

    # Letters

    async def look(self) -> None:
        """Write to everybody who should hear something."""
        async with self._turn:
            await self._look()

    async def _look(self) -> None:
        time = self._store.time()
        wanted = _wanted(time, time - self._settings.mail.delay * 1000)
        found = await self._store.rows(wanted)
        silent = await self.silent({row.user_id for row in found})
        for row in found:
            if row.user_id in silent:
                continue
            tries = await self._store.change(lambda connection, row=row: _claim(connection, row))  # type: ignore[misc]
            if tries:
                await self._write(row, tries)

    async def _write(self, row: Any, tries: int) -> None:
        """Send it; if that fails, note when to try again."""
        language = row.language
        game = split(row.game)[0]
        title, seat = title_of(game, row.title, language), seat_of(game, row.seat, language)
        told, since = await self.lines(row.user_id, row.match_id, language)
        moment = f"?n={since}" if since else ""
        args = {"title": title, "seat": seat, "told": "\n".join(told)}
        args["link"] = f"{self._settings.url}/#/match/{row.match_id}{moment}"
        try:
            await self._send(self._letter(row.kind, language, row.address, row.name, row.token, **args))
        except (aiosmtplib.SMTPException, OSError) as error:
            log.warning("mail cannot be sent", match=row.match_id, tries=tries, error=repr(error))
            await self._later(row, tries)
        else:
            log.info("mail sent", match=row.match_id, user=row.user_id, kind=row.kind)

    async def _later(self, row: Any, tries: int) -> None:
        if tries > len(PAUSES):
            return
        again = update(mails).where(_same(row)).values(again=self._store.time() + PAUSES[tries - 1])
        await self._store.change(lambda connection: connection.execute(again))

    def _letter(
        self, kind: str, language: str, address: str, name: str, token: str, **args: str
    ) -> EmailMessage:
        settings = self._settings
        return letter(kind, language, settings.mail.sender, address, name, settings.url, token, **args)

    async def _send(self, message: EmailMessage) -> None:
        server = self._settings.mail
        await aiosmtplib.send(
            message,
            hostname=server.host,
            port=server.port,
            username=server.user or None,
            password=server.password or None,
            use_tls=server.tls == "tls",
            start_tls=server.tls == "starttls",
            timeout=TIMEOUT,
        )


def _info(rows: Sequence[Any], *, known: bool = True) -> wire.MailInfo:
    if not rows and not known:
        raise NotFound("that link is not valid any more")
    return wire.MailInfo(rows[0].address, rows[0].confirmed) if rows else wire.MailInfo(None, False)


def _wanted(time: int, before: int) -> Select[Any]:
    """Notices of people with a confirmed address who are waited for, or could come back, and do not know."""
    waited = and_(
        seats.c.seat == matches.c.waiting,
        seats.c.user_id == notices.c.user_id,
        seats.c.left.is_(False),
        notices.c.kind != "held",
    )
    held = and_(seats.c.kind == "bot", seats.c.kept_for == notices.c.user_id, notices.c.kind == "held")
    waits = and_(seats.c.match_id == matches.c.id, or_(waited, held))
    known = and_(
        mails.c.user_id == notices.c.user_id,
        mails.c.match_id == notices.c.match_id,
        mails.c.kind == notices.c.kind,
    )
    mine = seats.alias("mine")
    chosen = exists().where(
        mine.c.match_id == notices.c.match_id,
        mine.c.user_id == notices.c.user_id,
        choices.c.match_id == notices.c.match_id,
        choices.c.seat == mine.c.seat,
        choices.c.auto.is_(False),
        choices.c.n > mails.c.n,
    )
    fresh = or_(mails.c.user_id.is_(None), mails.c.again <= time, and_(mails.c.again.is_(None), chosen))
    return (
        select(
            notices.c.user_id,
            notices.c.match_id,
            notices.c.kind,
            users.c.name,
            addresses.c.address,
            addresses.c.language,
            addresses.c.token,
            matches.c.game,
            matches.c.title,
            matches.c.n,
            seats.c.seat,
            mails.c.n.label("last"),
            mails.c.again,
        )
        .join(addresses, and_(addresses.c.user_id == notices.c.user_id, addresses.c.confirmed))
        .join(users, users.c.id == notices.c.user_id)
        .join(matches, and_(matches.c.id == notices.c.match_id, matches.c.over.is_(False)))
        .join(seats, waits)
        .outerjoin(mails, known)
        .where(notices.c.kind.in_(KINDS), notices.c.since <= before, fresh)
        .order_by(notices.c.created)
        .limit(MOST)
    )


def _same(row: Any) -> Any:
    return and_(mails.c.user_id == row.user_id, mails.c.match_id == row.match_id, mails.c.kind == row.kind)


def _claim(connection: Connection, row: Any) -> int:
    """Record that it is being sent; returns the number of attempts, 0 if another process does it."""
    if row.last is None:
        fresh = {"user_id": row.user_id, "match_id": row.match_id, "kind": row.kind}
        try:
            with connection.begin_nested():
                connection.execute(insert(mails), {**fresh, "n": row.n, "tries": 1, "again": None})
        except IntegrityError:
            return 0
        return 1
    retry = row.again is not None
    tries = (mails.c.tries + 1) if retry else 1
    unchanged = and_(_same(row), mails.c.n == row.last, mails.c.again.is_not_distinct_from(row.again))
    change = update(mails).where(unchanged).values(n=row.n, tries=tries, again=None).returning(mails.c.tries)
    return int(connection.execute(change).scalar_one_or_none() or 0)

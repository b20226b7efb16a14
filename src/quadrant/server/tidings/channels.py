"""Where tidings go: the channels of people and of matches, made and ended by those whom they concern."""

from __future__ import annotations

import secrets as chance
from base64 import b64encode
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from quadrant.server import wire
from quadrant.server.people.accounts import WINDOW
from quadrant.server.people.caller import Caller, iso
from quadrant.server.problems import Conflict, NotFound, ServerError, TooMany
from quadrant.server.settings import Settings
from quadrant.server.store.columns import channels, secrets
from quadrant.server.store.rows import now
from quadrant.server.store.store import Store
from quadrant.server.tidings import habits, web_push
from quadrant.server.tidings.reach import PublicWeb
from quadrant.server.tidings.shapes import Access, Sender, Way

#: So many channels one person has, and one match.
MOST, MOST_OF_MATCH = 10, 4
#: So many are made, and tried, within a quarter of an hour.
MADE = 20
KEY = "vapid"


class Channels:
    """The channels that are stored, and the key that signs push messages."""

    def __init__(self, store: Store, settings: Settings, sender: Sender, reach: PublicWeb) -> None:
        self.store = store
        self.sender = sender
        self._public = settings.public
        self._reach = reach

    # What somebody has

    async def of(self, caller: Caller) -> wire.Tidings:
        """How the caller hears of his matches."""
        user = caller.known
        mine = (await habits.habits_of(self.store, {user})).get(user)
        return wire.Tidings(
            key=self.sender.vapid.public if self._public else "",
            habits=habits.USUAL if mine is None else mine.habits,
            channels=await self._listed(_own(user)),
        )

    async def of_match(self, match: str) -> list[wire.ChannelInfo]:
        """The channels of a match."""
        return await self._listed(channels.c.match_id == match)

    async def _listed(self, which: ColumnElement[bool]) -> list[wire.ChannelInfo]:
        rows = await self.store.rows(select(channels).where(which).order_by(channels.c.id))
        return [_info(row) for row in rows]

    async def keep_habits(self, caller: Caller, given: wire.Habits) -> wire.Tidings:
        """When the caller wants to hear something."""
        await habits.keep(self.store, caller.known, habits.checked(given))
        return await self.of(caller)

    # Making and ending

    async def add_push(self, caller: Caller, asked: wire.PushAsked, device: str) -> wire.ChannelInfo:
        """The caller's browser wants push messages; the same browser has one channel, whoever uses it."""
        keys = web_push.checked(web_push.Subscription(asked.p256dh, asked.auth))
        row = self._row(caller, "push", asked.endpoint, Access(push=keys), device, asked.language)
        return await self._add(caller, row, instead=channels.c.address == asked.endpoint)

    async def add_hook(
        self, caller: Caller, asked: wire.HookAsked, match: str | None = None
    ) -> wire.ChannelInfo:
        """A webhook for the caller, or for a match of his."""
        if asked.kind == "matrix" and not (asked.room.startswith("!") and asked.token):
            raise ServerError("Matrix needs a room (!…) and the token of an account that is in it")
        if not asked.token.isascii() or not asked.token.isprintable():
            raise ServerError("that is not a token")
        access = Access(room=asked.room, token=asked.token)
        if asked.kind == "json":
            access = Access(secret=b64encode(chance.token_bytes(24)).decode())
        row = self._row(caller, asked.kind, asked.address, access, asked.name, asked.language)
        made = await self._add(caller, row | {"match_id": match})
        return msgspec.structs.replace(made, secret=f"whsec_{access.secret}" if access.secret else "")

    def _row(
        self, caller: Caller, kind: Way, address: str, access: Access, name: str, language: str
    ) -> dict[str, Any]:
        return {
            "user_id": caller.known,
            "match_id": None,
            "kind": kind,
            "address": self._reach.check(address),
            "access": msgspec.json.encode(access).decode(),
            "name": name[:120],
            "language": language,
            "created": now(),
        }

    async def _add(
        self, caller: Caller, row: dict[str, Any], instead: ColumnElement[bool] | None = None
    ) -> wire.ChannelInfo:
        await self.check_often(caller)
        match, user = row["match_id"], caller.known
        which = _own(user) if match is None else channels.c.match_id == match
        most = MOST if match is None else MOST_OF_MATCH

        def work(connection: Connection) -> int:
            if instead is not None:
                connection.execute(delete(channels).where(instead, channels.c.match_id.is_(None)))
            count = select(func.count()).select_from(channels).where(which)
            if connection.execute(count).scalar_one() >= most:
                raise Conflict(f"there are {most} channels already: end one first")
            made = connection.execute(insert(channels).returning(channels.c.id), row).scalar_one()
            return int(made)

        id = await self.store.change(work)
        (made,) = await self.store.rows(select(channels).where(channels.c.id == id))
        return _info(made)

    async def end(self, caller: Caller, id: int) -> None:
        """A channel of the caller's own ends."""
        await self._end(channels.c.id == id, _own(caller.known))

    async def end_of_match(self, match: str, id: int) -> None:
        """A channel of the match ends."""
        await self._end(channels.c.id == id, channels.c.match_id == match)

    async def _end(self, *which: ColumnElement[bool]) -> None:
        gone = delete(channels).where(*which)
        if not await self.store.change(lambda connection: connection.execute(gone).rowcount):
            raise NotFound("there is no such channel any more")

    async def check_often(self, caller: Caller) -> None:
        """Raises TooMany if the caller makes or tries channels all the time; Conflict if nothing is sent."""
        if not self._public:
            raise Conflict("this server is on your own machine: it sends nothing")
        if not await self.store.allow({f"channel by {caller.known}": (WINDOW, MADE)}):
            raise TooMany("too many channels; wait a quarter of an hour")


async def vapid(store: Store) -> web_push.Vapid:
    """The key that signs push messages: made at the first start, the same for all processes and for good."""
    row = {"name": KEY, "value": web_push.Vapid.fresh()}
    first = {
        "sqlite": sqlite.insert(secrets).on_conflict_do_nothing(),
        "postgresql": postgresql.insert(secrets).on_conflict_do_nothing(),
    }
    known = select(secrets.c.value).where(secrets.c.name == KEY)
    if not (found := await store.rows(known)):
        await store.change(lambda connection: connection.execute(first[connection.dialect.name], row))
        found = await store.rows(known)
    return web_push.Vapid(found[0].value)


def _own(user: int) -> ColumnElement[bool]:
    return (channels.c.user_id == user) & channels.c.match_id.is_(None)


def _info(row: Any) -> wire.ChannelInfo:
    place = urlsplit(row.address).hostname or ""
    return wire.ChannelInfo(row.id, cast("Way", row.kind), row.name, place, iso(row.created), row.failed)

"""What lets people in, as it is stored: sessions, the links of guests, and links that reset a password.

Of every token only its hash is stored: who reads the database cannot come in with it.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from quadrant.server.store import scores
from quadrant.server.store.base import Base
from quadrant.server.store.columns import (
    addresses,
    channels,
    habits,
    links,
    mails,
    notes,
    notices,
    relations,
    resets,
    seats,
    sessions,
    tokens,
    users,
)
from quadrant.server.store.rows import LinkRow
from quadrant.server.store.tokens import kept as kept


class SessionSeen(Struct, frozen=True):
    """A session as its owner is shown it."""

    token: str
    created: int
    device: str
    by_link: bool


# Guests' links


async def linked(store: Base, token: str) -> LinkRow | None:
    """The guest whose link it is; nobody once he has a password."""
    query = (
        select(links.c.user_id, users.c.name, links.c.match_id)
        .join(users, users.c.id == links.c.user_id)
        .where(links.c.token == kept(token), users.c.password.is_(None))
    )
    return next((LinkRow(*row) for row in await store.rows(query)), None)


async def link_of(store: Base, user: int) -> str | None:
    """The match that the guest was invited to by his link; nothing if he has none, or a password."""
    query = (
        select(links.c.match_id)
        .join(users, users.c.id == links.c.user_id)
        .where(links.c.user_id == user, users.c.password.is_(None))
    )
    return next((row.match_id for row in await store.rows(query)), None)


async def came_to(store: Base, match: str) -> set[int]:
    """The guests who came by a link of that match, and have no password."""
    query = (
        select(links.c.user_id)
        .join(users, users.c.id == links.c.user_id)
        .where(links.c.match_id == match, users.c.password.is_(None))
    )
    return {row.user_id for row in await store.rows(query)}


async def match_of(store: Base, user: int) -> str:
    """A match for the link of a guest: the one that he came by, or any where he plays."""
    came = await link_of(store, user)
    plays = select(seats.c.match_id).where(or_(seats.c.user_id == user, seats.c.kept_for == user)).limit(1)
    return came or next((row.match_id for row in await store.rows(plays)), "")


async def renew_link(store: Base, user: int, token: str, match: str, but: str | None) -> list[str]:
    """Another link for the guest. The old one ends, and with it the sessions that it opened, ``but`` one."""
    row = {"user_id": user, "token": kept(token), "match_id": match, "created": store.time()}

    def work(connection: Connection) -> list[str]:
        connection.execute(delete(links).where(links.c.user_id == user))
        connection.execute(insert(links), row)
        return _end(connection, user, but, sessions.c.by_link)

    return await store.change(work)


# Sessions


async def sessions_of(store: Base, user: int) -> list[SessionSeen]:
    """The sessions of somebody, the newest first."""
    query = select(sessions.c.token, sessions.c.created, sessions.c.device, sessions.c.by_link)
    lasts = query.where(sessions.c.user_id == user, sessions.c.expires > store.time())
    return [SessionSeen(*row) for row in await store.rows(lasts.order_by(sessions.c.created.desc()))]


async def end_sessions(store: Base, user: int, but: str | None = None) -> list[str]:
    """All sessions of somebody end, but for that one; which ones."""
    return await store.change(lambda connection: _end(connection, user, but))


def _end(connection: Connection, user: int, but: str | None, *which: Any) -> list[str]:
    gone = delete(sessions).where(sessions.c.user_id == user, sessions.c.token != (but or ""), *which)
    return [row.token for row in connection.execute(gone.returning(sessions.c.token))]


# Passwords


async def change_password(store: Base, user: int, password: str, but: str | None) -> list[str]:
    """Another password. Nothing else lets anybody in any more but the session that stays; which ended."""

    def work(connection: Connection) -> list[str]:
        return _locked(connection, user, password, but)

    return await store.change(work)


async def add_reset(store: Base, user: int, token: str, lasts: int) -> None:
    """A link that resets the password, for so long (ms)."""
    time = store.time()
    row = {"token": kept(token), "user_id": user, "expires": time + lasts}

    def work(connection: Connection) -> None:
        connection.execute(delete(resets).where(resets.c.expires < time))
        connection.execute(insert(resets), row)

    await store.change(work)


async def reset(store: Base, token: str, password: str) -> tuple[int, str, list[str]] | None:
    """Whoever has the link has a new password; number, name and the sessions that ended."""
    fits = (resets.c.token == kept(token), resets.c.expires > store.time())

    def work(connection: Connection) -> tuple[int, str, list[str]] | None:
        used = delete(resets).where(*fits).returning(resets.c.user_id)
        user = connection.execute(used).scalar_one_or_none()
        if user is None:
            return None
        name = connection.execute(select(users.c.name).where(users.c.id == user)).scalar_one()
        return int(user), str(name), _locked(connection, user, password, None)

    return await store.change(work)


def _locked(connection: Connection, user: int, password: str, but: str | None) -> list[str]:
    connection.execute(update(users).where(users.c.id == user).values(password=password))
    for table in (resets, links):
        connection.execute(delete(table).where(table.c.user_id == user))
    return [*_end(connection, user, but), *_end_tokens(connection, tokens.c.user_id == user)]


# Leaving for good


async def erase_user(store: Base, user: int) -> list[str]:
    """The name and all that belongs to the person alone are gone; the sessions that ended.

    The row stays, nameless, for matches and lines of chat belong to others too.
    """
    # No name has such a sign in it, so nobody can be mistaken for anybody who has gone.
    nobody = {"name": "", "key": f"#{user}", "password": None, "moderator": False}

    def work(connection: Connection) -> list[str]:
        connection.execute(update(users).where(users.c.id == user).values(nobody))
        ended = _end_bots(connection, user)
        for table in (resets, links, addresses, mails, notices, channels, habits, notes):
            connection.execute(delete(table).where(table.c.user_id == user))
        scores.forget(connection, user)
        mine = (relations.c.user_id == user) | (relations.c.other_id == user)
        connection.execute(delete(relations).where(mine))
        return [*ended, *_end(connection, user, None)]

    return await store.change(work)


def _end_bots(connection: Connection, user: int) -> list[str]:
    """The bots of somebody who leaves have no name any more; the tokens that ended, his and theirs."""
    bots = [row.id for row in connection.execute(select(users.c.id).where(users.c.bot_of == user))]
    for bot in bots:
        connection.execute(update(users).where(users.c.id == bot).values(name="", key=f"#{bot}"))
        scores.forget(connection, bot)
    return _end_tokens(connection, tokens.c.user_id.in_([user, *bots]))


def _end_tokens(connection: Connection, which: ColumnElement[bool]) -> list[str]:
    return [row.token for row in connection.execute(delete(tokens).where(which).returning(tokens.c.token))]

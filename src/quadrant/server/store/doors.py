"""Tokens, and the accounts of bots, as they are stored."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from quadrant.server.names import key
from quadrant.server.problems import TooMany
from quadrant.server.store.columns import tokens, users
from quadrant.server.store.rows import now
from quadrant.server.store.store import Store

#: When a token was last used is written down so often (ms).
HOUR = 3600 * 1000


class TokenRow(Struct, frozen=True):
    """Who comes in with a token, and for what."""

    user: int
    name: str
    scopes: frozenset[str]
    guest: bool


class TokenSeen(Struct, frozen=True):
    """A token as its owner is shown it: the token itself is not kept."""

    token: str
    #: Whose it is: the owner's own, or one of his bots'.
    account: str
    name: str
    scopes: list[str]
    created: int
    used: int | None


async def token_row(store: Store, token: str) -> TokenRow | None:
    """Whose token it is."""
    query = (
        select(users.c.id, users.c.name, users.c.password, users.c.bot_of, tokens.c.scopes, tokens.c.used)
        .join(users, users.c.id == tokens.c.user_id)
        .where(tokens.c.token == token)
    )
    for row in await store.rows(query):
        if row.used is None or now() - row.used > HOUR:
            used = update(tokens).where(tokens.c.token == token).values(used=now())
            await store.change(lambda connection, used=used: connection.execute(used))  # type: ignore[misc]
        guest = row.password is None and row.bot_of is None
        return TokenRow(row.id, row.name, frozenset(filter(None, row.scopes.split(","))), guest)
    return None


async def tokens_of(store: Store, user: int) -> list[TokenSeen]:
    """The tokens of somebody and his bots, the newest first."""
    query = (
        select(
            tokens.c.token,
            users.c.name.label("account"),
            tokens.c.name,
            tokens.c.scopes,
            tokens.c.created,
            tokens.c.used,
        )
        .join(users, users.c.id == tokens.c.user_id)
        .where((users.c.id == user) | (users.c.bot_of == user))
        .order_by(tokens.c.created.desc(), tokens.c.token)
    )
    return [
        TokenSeen(row.token, row.account, row.name, row.scopes.split(","), row.created, row.used)
        for row in await store.rows(query)
    ]


async def add_token(
    store: Store, owner: int, token: str, user: int, named: tuple[str, str], most: int
) -> None:
    """A token of the owner or his bot; ``named`` is its name and its scopes. Raises TooMany."""
    name, scopes = named
    row = {"token": token, "user_id": user, "name": name, "scopes": scopes, "created": now()}

    def work(connection: Connection) -> None:
        _one_by_one(connection, owner)
        his = select(users.c.id).where((users.c.id == owner) | (users.c.bot_of == owner))
        count = connection.execute(select(func.count()).where(tokens.c.user_id.in_(his))).scalar_one()
        if count >= most:
            raise TooMany(f"you have {most} tokens; revoke some first")
        connection.execute(insert(tokens), row)

    await store.change(work)


async def drop_tokens(store: Store, which: list[str]) -> None:
    """These tokens open nothing any more."""
    await store.change(lambda connection: connection.execute(delete(tokens).where(tokens.c.token.in_(which))))


async def add_bot(store: Store, owner: int, name: str, most: int) -> int:
    """An account for a bot of somebody; its number. Raises TooMany, or IntegrityError for a taken name."""
    row = {"name": name, "key": key(name), "created": now(), "bot_of": owner}

    def work(connection: Connection) -> int:
        _one_by_one(connection, owner)
        bots = select(func.count()).where(users.c.bot_of == owner, users.c.name != "")
        if connection.execute(bots).scalar_one() >= most:
            raise TooMany(f"you have {most} bots already")
        return int(connection.execute(insert(users).returning(users.c.id), row).scalar_one())

    return await store.change(work)


async def bots_of(store: Store, owner: int) -> list[tuple[int, str]]:
    """(number, name) of somebody's bots."""
    query = select(users.c.id, users.c.name).where(users.c.bot_of == owner, users.c.name != "")
    return [(row.id, row.name) for row in await store.rows(query.order_by(users.c.id))]


def _one_by_one(connection: Connection, user: int) -> None:
    """What somebody adds at the same time is counted one after another."""
    connection.execute(select(users.c.id).where(users.c.id == user).with_for_update(key_share=True))

"""What becomes of stored matches besides being played: other values in a row, off somebody's lists, gone."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, Executable, delete, exists, select, update
from sqlalchemy.dialects import postgresql, sqlite

from quadrant.server.columns import matches, notices, removals
from quadrant.server.rows import MatchRow
from quadrant.server.store import Store
from quadrant.server.writer import notify

#: Who has removed a match has removed it, however often he says so.
_REMOVE: dict[str, Executable] = {
    "sqlite": sqlite.insert(removals).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(removals).on_conflict_do_nothing(),
}


async def amend(store: Store, row: MatchRow, **values: Any) -> bool:
    """Other values in the row of a match; False if it has changed since the row was read."""
    change = update(matches).where(_same(row)).values(revision=row.revision + 1, **values)

    def work(connection: Connection) -> bool:
        if connection.execute(change).rowcount == 0:
            return False
        _tell(store, connection, f"change {row.id} {row.revision + 1}")
        return True

    return await store.change(work)


async def erase(store: Store, row: MatchRow) -> bool:
    """The match and all that belongs to it are gone; False if it has changed since the row was read."""
    before = update(matches).where(matches.c.rematch == row.id).values(rematch=None)

    def work(connection: Connection) -> bool:
        if connection.execute(delete(matches).where(_same(row))).rowcount == 0:
            return False
        connection.execute(before)
        _tell(store, connection, f"deleted {row.id}")
        return True

    return await store.change(work)


async def remove(store: Store, match: str, user: int) -> None:
    """The user takes the match off his lists, and hears no more of it."""

    def work(connection: Connection) -> None:
        connection.execute(_REMOVE[connection.dialect.name], {"match_id": match, "user_id": user})
        connection.execute(delete(notices).where(notices.c.user_id == user, notices.c.match_id == match))

    await store.change(work)


async def removers(store: Store, match: str) -> set[int]:
    """Who has taken the match off his lists."""
    rows = await store.rows(select(removals.c.user_id).where(removals.c.match_id == match))
    return {row.user_id for row in rows}


def removed_by(user: int) -> ColumnElement[bool]:
    """Matches that the user has taken off his lists."""
    return exists().where(removals.c.match_id == matches.c.id, removals.c.user_id == user)


def _same(row: MatchRow) -> ColumnElement[bool]:
    return (matches.c.id == row.id) & (matches.c.revision == row.revision)


def _tell(store: Store, connection: Connection, news: str) -> None:
    if store.shared:
        notify(connection, f"{store.sender} {news}")

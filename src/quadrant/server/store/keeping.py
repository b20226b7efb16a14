"""What happens to stored matches besides play: changed rows, removal from lists, deletion."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, Executable, delete, exists, select, update
from sqlalchemy.dialects import postgresql, sqlite

from quadrant.server.store.base import Base
from quadrant.server.store.columns import matches, notices, removals
from quadrant.server.store.rows import MatchRow
from quadrant.server.store.writer import notify

#: Removing a match twice is the same as removing it once.
_REMOVE: dict[str, Executable] = {
    "sqlite": sqlite.insert(removals).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(removals).on_conflict_do_nothing(),
}


class Keeping:
    """The part of the store that does it."""

    async def amend(self: Base, row: MatchRow, **values: Any) -> bool:
        """Change values in the row of a match; False if it has changed since the row was read."""
        change = update(matches).where(_same(row)).values(revision=row.revision + 1, **values)

        def work(connection: Connection) -> bool:
            if connection.execute(change).rowcount == 0:
                return False
            _tell(self, connection, f"change {row.id} {row.revision + 1}")
            return True

        return await self.change(work)

    async def erase(self: Base, row: MatchRow) -> bool:
        """Delete the match with all that belongs to it; False if it has changed since the row was read."""
        before = update(matches).where(matches.c.rematch == row.id).values(rematch=None)

        def work(connection: Connection) -> bool:
            if connection.execute(delete(matches).where(_same(row))).rowcount == 0:
                return False
            connection.execute(before)
            _tell(self, connection, f"deleted {row.id}")
            return True

        return await self.change(work)

    async def remove(self: Base, match: str, user: int) -> None:
        """Remove the match from the user's lists, with its notices."""

        def work(connection: Connection) -> None:
            connection.execute(_REMOVE[connection.dialect.name], {"match_id": match, "user_id": user})
            connection.execute(delete(notices).where(notices.c.user_id == user, notices.c.match_id == match))

        await self.change(work)

    async def removers(self: Base, match: str) -> set[int]:
        """The users who have removed the match from their lists."""
        rows = await self.rows(select(removals.c.user_id).where(removals.c.match_id == match))
        return {row.user_id for row in rows}


def removed_by(user: int) -> ColumnElement[bool]:
    """Matches that the user has removed from their lists."""
    return exists().where(removals.c.match_id == matches.c.id, removals.c.user_id == user)


def _same(row: MatchRow) -> ColumnElement[bool]:
    return (matches.c.id == row.id) & (matches.c.revision == row.revision)


def _tell(store: Base, connection: Connection, news: str) -> None:
    if store.shared:
        notify(connection, f"{store.sender} {news}")

"""What people note for themselves on a match, and on places in it: nobody else ever sees it."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from quadrant.server import wire
from quadrant.server.people.caller import Caller
from quadrant.server.people.seating import check_visible
from quadrant.server.play.matches import Matches
from quadrant.server.problems import TooMany
from quadrant.server.store.columns import notes
from quadrant.server.store.store import Store

#: So many notes one person has on one match.
MOST = 200


class Notebook:
    """Everybody's own notes."""

    def __init__(self, store: Store, matches: Matches) -> None:
        self._matches = matches
        self._store = store

    async def of(self, caller: Caller, id: str) -> list[wire.Note]:
        """The caller's notes on the match, the one on the match itself first."""
        await self._check(caller, id)
        mine = (notes.c.user_id == caller.known, notes.c.match_id == id)
        query = select(notes.c.place, notes.c.text).where(*mine).order_by(notes.c.place)
        return [wire.Note(row.place, row.text) for row in await self._store.rows(query)]

    async def write(self, caller: Caller, id: str, note: wire.Note) -> list[wire.Note]:
        """A note replaces the one on the same place; without text it is dropped."""
        await self._check(caller, id)
        place, mine = note.place.strip(), (notes.c.user_id == caller.known, notes.c.match_id == id)
        row = {"user_id": caller.known, "match_id": id, "place": place, "text": note.text.strip()}

        def work(connection: Connection) -> None:
            connection.execute(delete(notes).where(*mine, notes.c.place == place))
            if not row["text"]:
                return
            count = select(func.count()).select_from(notes).where(*mine)
            if connection.execute(count).scalar_one() >= MOST:
                raise TooMany(f"you have {MOST} notes on this match: drop some first")
            connection.execute(insert(notes), row)

        await self._store.change(work)
        return await self.of(caller, id)

    async def _check(self, caller: Caller, id: str) -> None:
        """Raises NotLoggedIn, or NotFound if the caller may not see the match."""
        _ = caller.known
        async with self._matches.open(id) as live:
            check_visible(self._matches.people, live.row, live.seats.values(), caller)

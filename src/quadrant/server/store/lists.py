"""Lists of matches and of what belongs to them, as the play asks for them."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, not_, or_, select, true
from sqlalchemy.exc import IntegrityError

from quadrant.server.problems import NotFound
from quadrant.server.store import conduct, keys
from quadrant.server.store.base import Base
from quadrant.server.store.columns import analyses, choices, matches
from quadrant.server.store.keeper import Shelf
from quadrant.server.store.keeping import removed_by
from quadrant.server.store.queries import playable, played_by, to_watch, with_open_seat
from quadrant.server.store.rows import LEARNING, LinkRow, MatchRow


class Lists:
    """The part of the store that finds them."""

    async def listed(self: Base, shelf: Shelf, user: int | None, most: int, skip: int = 0) -> list[MatchRow]:
        """The matches on one of the user's shelves, the last changed first."""
        return await self.lobby(_on(shelf, user), most, skip)

    async def lessons_of(self: Base, user: int, most: int) -> list[MatchRow]:
        """The user's matches that are lessons and not over."""
        mine = and_(matches.c.kind == "lesson", matches.c.over.is_(False), played_by(user))
        return await self.lobby(mine, most)

    async def own_choices(
        self: Base, id: str, seats: Iterable[str], n: int | None = None
    ) -> list[tuple[int, str]]:
        """(n, seat) of the choices that the seats made themselves, latest first; or only the n-th."""
        chosen = [choices.c.match_id == id, choices.c.seat.in_(set(seats)), choices.c.auto.is_(False)]
        if n is not None:
            chosen.append(choices.c.n == n)
        query = select(choices.c.n, choices.c.seat).where(*chosen).order_by(choices.c.n.desc())
        return [(row.n, row.seat) for row in await self.rows(query)]

    async def analysis(self: Base, id: str) -> str | None:
        """What was found when the match was looked back on."""
        rows = await self.rows(select(analyses.c.data).where(analyses.c.match_id == id))
        return rows[0].data if rows else None

    async def keep_analysis(self: Base, id: str, data: str) -> None:
        """The match was looked back on. Raises NotFound if it was deleted meanwhile."""

        def work(connection: Connection) -> None:
            connection.execute(delete(analyses).where(analyses.c.match_id == id))
            connection.execute(insert(analyses).values(match_id=id, data=data))

        try:
            await self.change(work)
        except IntegrityError:
            raise NotFound(f"there is no match {id!r}") from None

    async def late(self: Base, time: int, most: int) -> list[str]:
        """The matches in which a clock has run out by then, the first one first."""
        late = select(matches.c.id).where(matches.c.due <= time, matches.c.over.is_(False), playable())
        return [row.id for row in await self.rows(late.order_by(matches.c.due).limit(most))]

    async def linked(self: Base, token: str) -> LinkRow | None:
        """The guest whose link it is."""
        return await keys.linked(self, token)

    # How people get along (``conduct.py``)

    async def relations_of(self: Base, user: int) -> list[tuple[int, str, str]]:
        """(number, name, kind) of those whom the user mutes or blocks."""
        return await conduct.relations_of(self, user)

    async def deaf_to(self: Base, speaker: int) -> frozenset[int]:
        """Those who do not want to hear the speaker."""
        return await conduct.deaf_to(self, speaker)

    async def blocked_between(self: Base, user: int) -> set[int]:
        """Those who block the user, or whom the user blocks."""
        return await conduct.blocked_between(self, user)

    async def silent_until(self: Base, user: int) -> int:
        """Until when a moderator lets nobody hear the user."""
        return await conduct.silent_until(self, user)


def _on(shelf: Shelf, user: int | None) -> ColumnElement[bool]:
    """What stands on a shelf. Lessons are listed where there is something to learn."""
    mine = matches.c.id.is_(None) if user is None else and_(played_by(user), matches.c.kind.not_in(LEARNING))
    kept = true() if user is None else not_(removed_by(user))
    running = and_(matches.c.over.is_(False), kept)
    if shelf == "mine":
        return and_(running, mine)
    if shelf == "open":
        friends = true() if user is None else conduct.owned_by_friends(user)
        return and_(matches.c.listed, running, with_open_seat(), not_(mine), friends)
    if shelf == "watch":
        return and_(to_watch(), not_(mine))
    return and_(matches.c.over, kept, or_(mine, and_(matches.c.listed, matches.c.spectators)))

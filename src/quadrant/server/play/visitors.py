"""Visitors: people without an account who try a lesson on a public server.

A visitor is a user whose name the server has made up. He may take lessons and play in them; whatever else
asks who he is (``Caller.known``) sends him to make an account. He and his lessons are deleted when his
session ends.
"""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from sqlalchemy import ColumnElement, delete, exists, func, select

from quadrant.server import names, wire
from quadrant.server.people.accounts import WINDOW, Accounts
from quadrant.server.people.caller import Caller
from quadrant.server.play.lessons import Lessons
from quadrant.server.problems import TooMany
from quadrant.server.store.columns import matches, sessions, users
from quadrant.server.store.rows import match_row

log = structlog.get_logger(__name__)

#: Visitors that a server has at a time, wherever they come from.
MOST = 500
#: How often a visitor may begin a lesson within a quarter of an hour.
LESSONS = 30
#: Milliseconds between two looks for visitors who have gone, and how many are deleted at a look.
PERIOD, PORTION = 10 * 60 * 1000, 50


class Visitors:
    """Who tries a lesson, and what is left of him."""

    def __init__(self, accounts: Accounts, lessons: Lessons) -> None:
        self._accounts = accounts
        self._lessons = lessons
        self._store = accounts.store
        self._looked: int | None = None

    async def begin(
        self, request: Request[Any, Any, Any], caller: Caller, game: str, lesson: str
    ) -> Response[wire.MatchInfo]:
        """A lesson from its start; somebody whom nobody knows becomes a visitor with it."""
        self._lessons.check(game, lesson)
        if caller.id is not None:
            return Response(await self.again(caller, game, lesson))
        if await self._count() >= MOST:
            raise TooMany("very many people try lessons now: make an account, or come later")
        visitor, welcome = await self._accounts.visit(request)
        return Response(await self._lessons.begin(visitor, game, lesson), cookies=welcome.cookies)

    async def again(self, caller: Caller, game: str, lesson: str) -> wire.MatchInfo:
        """A lesson for somebody who is known already; a visitor has only so many."""
        if caller.visitor and not await self._store.allow({f"lessons {caller.id}": (WINDOW, LESSONS)}):
            raise TooMany("you have begun many lessons; wait a quarter of an hour, or make an account")
        return await self._lessons.begin(caller, game, lesson)

    async def _count(self) -> int:
        (row,) = await self._store.rows(select(func.count()).select_from(users).where(_visits()))
        return int(row[0])

    async def look(self) -> None:
        """Delete visitors whose session has ended, with their lessons; now and then."""
        time = self._store.time()
        if self._looked is None or time - self._looked >= PERIOD:
            self._looked = time
            await self.sweep()

    async def sweep(self) -> None:
        """Delete those whose session has ended."""
        lasts = exists().where(sessions.c.user_id == users.c.id, sessions.c.expires > self._store.time())
        gone = select(users.c.id).where(_visits(), ~lasts).limit(PORTION)
        for (user,) in await self._store.rows(gone):
            if await self._forget(user):
                log.info("visitor deleted", user=user)

    async def _forget(self, user: int) -> bool:
        """Delete a visitor; False if a lesson of his has just changed: the next look finds him again."""
        for found in await self._store.rows(select(matches).where(matches.c.owner_id == user)):
            row = match_row(found)
            if not await self._store.erase(row):
                return False
            self._lessons.matches.drop(row.id)
        him = delete(users).where(users.c.id == user)
        await self._store.change(lambda connection: connection.execute(him))
        self._lessons.matches.people.forget(user)
        return True


def _visits() -> ColumnElement[bool]:
    return users.c.key.startswith(names.key(names.VISITOR), autoescape=True) & users.c.password.is_(None)

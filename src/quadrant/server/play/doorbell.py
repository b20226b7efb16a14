"""The doorbell: a stream that tells a program where it is its turn.

Whatever happens in this process rings at once; what happens in others is found by looking every few seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from msgspec.json import encode
from sqlalchemy import and_, select

from quadrant.kernel.components import split
from quadrant.server import wire
from quadrant.server.play.live import LiveMatch
from quadrant.server.play.matches import Matches
from quadrant.server.problems import TooMany
from quadrant.server.store.columns import matches as columns
from quadrant.server.store.columns import seats
from quadrant.server.store.queries import with_open_seat
from quadrant.server.store.rows import match_row
from quadrant.server.store.store import Store

#: Seconds between two looks, and between two signs of life.
LOOK, ALIVE = 2.0, 10.0
#: Streams that one person may have at a time, in each process.
STREAMS = 4
_SHOWN = (columns.c.id, columns.c.game, columns.c.n, columns.c.epoch, columns.c.waiting)
#: The seats of whoever listens, apart from those of the match.
_MINE = seats.alias("mine")
_SEAT = _MINE.c


class Doorbell:
    """Tells people of their turns."""

    def __init__(self, store: Store, matches: Matches) -> None:
        self._store = store
        self._bells: dict[int, set[asyncio.Event]] = {}
        matches.on_turn = self._ring

    def _ring(self, live: LiveMatch) -> None:
        if not self._bells:
            return
        for user in {seat.user_id for seat in live.seats.values()}:
            for bell in self._bells.get(user, ()) if user is not None else ():
                bell.set()

    def stream(self, user: int, seconds: float) -> AsyncIterator[bytes]:
        """Lines for so many seconds. Raises TooMany."""
        if len(self._bells.get(user, ())) >= STREAMS:
            raise TooMany(f"you have {STREAMS} streams already")
        return self._stream(user, seconds)

    async def _stream(self, user: int, seconds: float) -> AsyncIterator[bytes]:
        bells = self._bells.setdefault(user, set())
        bell = asyncio.Event()
        bells.add(bell)
        try:
            async for line in self._lines(user, bell, seconds):
                yield encode(line) + b"\n"
        finally:
            bells.discard(bell)
            if not bells:
                self._bells.pop(user, None)

    async def _lines(self, user: int, bell: asyncio.Event, seconds: float) -> AsyncIterator[wire.StreamLine]:
        time = asyncio.get_running_loop().time
        end, spoken = time() + seconds, time()
        told: set[tuple[str, int, int]] = set()
        playing: set[str] = set()
        yield wire.AliveLine()
        while True:
            bell.clear()
            lines = await self._news(user, told, playing)
            for line in lines:
                yield line
            if time() >= end:
                return
            if lines:
                spoken = time()
            elif time() - spoken >= ALIVE:
                spoken = time()
                yield wire.AliveLine()
            try:
                await asyncio.wait_for(bell.wait(), min(LOOK, max(0.0, end - time())))
            except TimeoutError:
                continue

    async def _news(
        self, user: int, told: set[tuple[str, int, int]], playing: set[str]
    ) -> list[wire.StreamLine]:
        """What has not been told yet."""
        lines: list[wire.StreamLine] = []
        mine = and_(_SEAT.match_id == columns.c.id, _SEAT.user_id == user, _SEAT.left.is_(False))
        query = (
            select(*_SHOWN, _SEAT.seat)
            .join(_MINE, mine)
            .where(columns.c.over.is_(False), columns.c.kind == "match", ~with_open_seat())
        )
        running: set[str] = set()
        for row in await self._store.rows(query):
            running.add(row.id)
            stand = (row.id, row.n, row.epoch)
            if row.waiting == row.seat and stand not in told:
                told.add(stand)
                lines.append(wire.TurnLine(row.id, split(row.game)[0], row.seat, row.n, row.epoch))
        lines += await self._over(playing - running)
        playing.clear()
        playing |= running
        told &= {stand for stand in told if stand[0] in running}
        return lines

    async def _over(self, gone: set[str]) -> list[wire.StreamLine]:
        if not gone:
            return []
        rows = await self._store.rows(select(columns).where(columns.c.id.in_(gone), columns.c.over))
        return [
            wire.OverLine(row.id, split(row.game)[0], () if row.result is None else row.result.winners)
            for row in map(match_row, rows)
        ]

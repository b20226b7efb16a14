"""News between processes: PostgreSQL carries "match m now has revision r" from the process that stored it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import structlog
from msgspec.json import encode

from quadrant.server import wire
from quadrant.server.bots.watchman import Watchman
from quadrant.server.people.seating import spoken
from quadrant.server.play.matches import Matches
from quadrant.server.play.presence import REPEAT, Presences
from quadrant.server.store.again import insist
from quadrant.server.store.conduct import deaf_to
from quadrant.server.store.store import Store

log = structlog.get_logger(__name__)

CHANNEL = "quadrant"
#: Seconds until a lost connection is tried again.
RETRY = 1.0


class News:
    """Listens to the other processes."""

    def __init__(self, store: Store, matches: Matches, presences: Presences, watchman: Watchman) -> None:
        self._store = store
        self._matches = matches
        self._presences = presences
        self._watchman = watchman
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def start(self) -> None:
        """Start listening; returns once nothing can be missed."""
        self._task = asyncio.create_task(self._run(), name="news")
        await self._ready.wait()

    async def close(self) -> None:
        """Listen no longer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        url = self._store.url.set(drivername="postgresql")
        while True:
            try:
                await self._listen(url.render_as_string(hide_password=False))
            except Exception as error:
                log.warning("news lost, trying again", error=repr(error))
            await asyncio.sleep(RETRY)

    async def _listen(self, dsn: str) -> None:
        connection = await asyncpg.connect(dsn)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._heard)
            # Catch up on what was sent while nobody listened.
            if self._ready.is_set():
                await self._matches.log_out_ended()
                await self._matches.refresh_all()
                await self._watchman.look(0)
            self._ready.set()
            while not lost.is_set():
                try:
                    await asyncio.wait_for(lost.wait(), REPEAT)
                except TimeoutError:
                    await self._presences.repeat()
        finally:
            connection.terminate()

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        sender, what, match, *words = str(payload).split(" ")
        if sender == self._store.sender:
            return
        if what == "logout":
            self._matches.log_out(match)
        elif what == "gone":
            self._matches.people.forget(int(match))
        elif what == "change":
            self._matches.spawn(insist(partial(self._matches.refresh, match, int(words[0]))))
        elif what == "chat":
            self._matches.spawn(insist(partial(self._chat, match, int(words[0]))))
        elif what == "deleted":
            self._matches.drop(match)
        elif what == "rematch":
            self._matches.tell(match, encode(wire.Rematch(words[0])))
        elif what == "presence":
            self._presences.heard(sender, match, words)

    async def _chat(self, match: str, line: int) -> None:
        if not self._matches.looking(match):
            return
        for said in await self._store.chat(match, line - 1, 1):
            deaf = await deaf_to(self._store, said.user) if said.kind == "said" else frozenset()
            self._matches.tell_line(match, said.camp, encode(spoken(said)), deaf)

"""The bots' work in PostgreSQL (procrastinate), for workers on any machine."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import procrastinate
from procrastinate.exceptions import AlreadyEnqueued
from sqlalchemy.engine import URL

#: The advisory lock that lets only one process make the queue's tables.
SCHEMA_LOCK = 0x51AE
TASK = "play_bots"
QUEUE = "bots"


class Queue:
    """Jobs "it is a bot's choice in match m"."""

    def __init__(self, url: URL) -> None:
        dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connector = procrastinate.PsycopgConnector(conninfo=dsn)
        self._app = procrastinate.App(connector=self._connector)

    async def open(self) -> None:
        """Connect, and make the queue's tables if there are none."""
        await self._app.open_async()
        if await self._app.check_connection_async():
            return
        async with self._connector.pool.connection() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))
            there = await connection.execute("SELECT to_regclass('procrastinate_jobs')")
            if await there.fetchone() == (None,):
                await connection.execute(self._app.schema_manager.get_schema().encode())

    async def close(self) -> None:
        await self._app.close_async()

    async def put(self, match: str) -> None:
        """It is a bot's choice in this match. A job that nobody has begun yet is enough."""
        task = self._app.configure_task(TASK, queue=QUEUE, queueing_lock=match)
        try:
            await task.defer_async(match=match)
        except AlreadyEnqueued:
            return

    async def work(self, play: Callable[[str], Awaitable[None]], jobs: int) -> None:
        """Take jobs and carry them out until interrupted."""

        @self._app.task(name=TASK, queue=QUEUE)
        async def play_bots(match: str) -> None:
            await play(match)

        await self._app.run_worker_async(queues=[QUEUE], concurrency=jobs, delete_jobs="always")

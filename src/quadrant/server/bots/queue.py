"""The bots' work in PostgreSQL (procrastinate), for workers on any machine."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import procrastinate
import psycopg
import structlog
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
from procrastinate.jobs import Status
from sqlalchemy.engine import URL

from quadrant.server.problems import Unavailable
from quadrant.server.store.again import pauses

log = structlog.get_logger(__name__)

#: The advisory lock that lets only one process make the queue's tables.
SCHEMA_LOCK = 0x51AE
TASK = "play_bots"
QUEUE = "bots"
#: The priority of work that nobody waits for.
LATER = -1
#: Seconds between two looks for jobs, in case a notification from PostgreSQL is lost.
POLL = 2.0
#: A worker that has been silent for so many seconds is dead.
DEAD = 30.0
#: Seconds that jobs have to finish when the worker stops; they can be taken up again at any time.
GRACE = 1.0


@contextmanager
def _answering() -> Iterator[None]:
    """Raises Unavailable if PostgreSQL does not answer."""
    try:
        yield
    except (ConnectorException, psycopg.Error, OSError) as error:
        raise Unavailable("the queue of the bots' work does not answer") from error


class Queue:
    """Jobs "it is a bot's choice in match m"."""

    def __init__(self, url: URL) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def open(self) -> None:
        """Connect, and make the queue's tables if there are none."""
        self._connector = procrastinate.PsycopgConnector(conninfo=self._dsn)
        self._app = procrastinate.App(connector=self._connector)
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

    async def put(self, match: str, among_bots: bool = False) -> None:
        """It is a bot's turn in this match. If a job is already waiting, it is enough.

        Matches with only bots come after those in which a person waits, however early they were queued.
        """
        task = self._app.configure_task(
            TASK, queue=QUEUE, queueing_lock=match, priority=LATER if among_bots else 0
        )
        try:
            with _answering():
                await task.defer_async(match=match)
        except AlreadyEnqueued:
            return

    async def tidy(self) -> None:
        """Drop the jobs of workers that died. Bots that must choose are queued again anyway."""
        with _answering():
            for job in await self._app.job_manager.get_stalled_jobs(
                queue=QUEUE, seconds_since_heartbeat=DEAD
            ):
                await self._app.job_manager.finish_job(job, Status.FAILED, delete_job=True)

    async def work(self, play: Callable[[str], Awaitable[None]], jobs: int) -> None:
        """Take jobs and carry them out until cancelled. When PostgreSQL goes away, wait until it is back."""
        wait = pauses()
        while True:
            try:
                with _answering():
                    await self._work(play, jobs)
            except Unavailable as error:
                log.warning("the worker waits for the database", error=repr(error.__cause__))
            await asyncio.sleep(next(wait))
            try:
                with _answering():
                    await self.close()
                    await self.open()
                wait = pauses()
            except Unavailable:
                continue

    async def _work(self, play: Callable[[str], Awaitable[None]], jobs: int) -> None:
        @self._app.task(name=TASK, queue=QUEUE)
        async def play_bots(match: str) -> None:
            await play(match)

        await self._app.run_worker_async(
            queues=[QUEUE],
            concurrency=jobs,
            delete_jobs="always",
            fetch_job_polling_interval=POLL,
            shutdown_graceful_timeout=GRACE,
            stalled_worker_timeout=DEAD,
            install_signal_handlers=False,
        )

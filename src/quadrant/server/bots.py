"""Bots think in processes of their own, never in the one that serves people.

On one machine a pool of processes; with ``--queue`` the work is put into PostgreSQL, and ``quadrant worker``
takes it from there, on any machine.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random

import structlog
from msgspec import Struct
from msgspec.structs import replace

from quadrant import bots
from quadrant.errors import QuadrantError
from quadrant.kernel import catalog
from quadrant.kernel.catalog import Options
from quadrant.kernel.match import FORMAT, Match, Record
from quadrant.server.matches import Matches, Move
from quadrant.server.problems import Stale
from quadrant.server.rows import to_json

log = structlog.get_logger(__name__)

Moves = list[Move]
#: People see what bots do in portions: at most so many choices, or as many as fit into so many seconds.
PORTION = 64
SECONDS = 0.1


class Job(Struct, frozen=True):
    """A position in which a bot must choose, and which bot sits where."""

    game: str
    version: int
    scenario: str
    options: Options
    state: bytes
    players: dict[str, str]
    chance: int


def think(job: Job) -> Moves:
    """The choices of bots and their reasons, until somebody else must choose or another turn begins."""
    game = catalog.find(job.game)
    record = Record(FORMAT, job.game, job.version, job.scenario, job.options, 0, [], "")
    match = Match.resume(record, job.state, 0)
    random = Random(job.chance)
    players: dict[str, bots.Bot] = {}
    end = time.monotonic() + SECONDS
    made: Moves = []
    while (decision := match.decision) is not None and decision.seat in job.players:
        seat: str = decision.seat
        if made and (len(made) >= PORTION or time.monotonic() > end):
            break
        if made and seat != made[0][0] and not decision.reaction:
            break
        if seat not in players:
            players[seat] = bots.make(game, job.players[seat], seat, random)
        choice, reasons = bots.answer(players[seat], bots.Question(match))
        match.choose(choice, seat)
        made.append((seat, tuple(choice), to_json(reasons) if reasons else None))
    return made


def _begin() -> None:
    """In a new worker process: leave interrupts to the server, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)


def _ready() -> None:
    """Nothing; but a process that has done it has imported all it needs."""


class Pool:
    """Processes that think."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._pool = self._make()

    def _make(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.size, mp_context=context, initializer=_begin)

    def warm(self) -> None:
        """Start the processes before anybody waits for them."""
        for _ in range(self.size):
            self._pool.submit(_ready)

    async def think(self, job: Job) -> Moves:
        """What the bots choose."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, think, job)
        except BrokenProcessPool:
            log.error("a bot's process died; starting new ones")
            self._pool = self._make()
            return await loop.run_in_executor(self._pool, think, job)

    async def close(self) -> None:
        """Let the processes go, once they have finished what they are thinking about."""
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)


class Bots:
    """Plays the seats of bots in the matches of this process."""

    def __init__(self, matches: Matches, think: Callable[[Job], Awaitable[Moves]]) -> None:
        self._matches = matches
        self._think = think
        self._running: set[str] = set()
        self._again: set[str] = set()

    def wake(self, id: str) -> None:
        """It is a bot's choice in this match."""
        if id in self._running:
            self._again.add(id)
            return
        self._running.add(id)
        self._matches.spawn(self._run(id))

    async def _run(self, id: str) -> None:
        try:
            while True:
                self._again.discard(id)
                await self.play(id)
                if id not in self._again:
                    return
        finally:
            self._running.discard(id)

    async def play(self, id: str) -> None:
        """Play for the bots until a person must choose."""
        while (found := await self._job(id)) is not None:
            job, n, epoch = found
            try:
                await self._play(id, n, epoch, job)
            except Stale:
                await self._matches.refresh(id)

    async def _play(self, id: str, n: int, epoch: int, job: Job) -> None:
        """Choices of bots; a bot that fails is replaced by chance, so that nobody waits for ever."""
        try:
            await self._matches.play_bot(id, n, epoch, await self._think(job))
        except Stale:
            raise
        except Exception as error:
            log.error("a bot failed, chance plays for it", match=id, error=repr(error))
            chance = replace(job, players=dict.fromkeys(job.players, "random"))
            await self._matches.play_bot(id, n, epoch, think(chance)[:1])

    async def _job(self, id: str) -> tuple[Job, int, int] | None:
        try:
            async with self._matches.open(id) as live:
                if live.bot_to_move() is None:
                    return None
                row = live.row
                players = {seat.seat: seat.bot for seat in live.seats.values() if seat.bot is not None}
                state = live.match.state.encode()
                chance = secrets.randbits(64)
                job = Job(row.game, row.version, row.scenario, row.options, state, players, chance)
                return job, row.n, row.epoch
        except QuadrantError as error:
            log.error("a bot cannot play", match=id, error=str(error))
            return None

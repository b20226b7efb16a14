"""Processes in which bots think, separate from the one that serves people.

A process that dies or does not answer in time is replaced, and the new one thinks again. Bots that play come
first and have their own processes. Advice is computed in other processes, which yield the processor to play;
there hints come before analyses.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from heapq import heappop, heappush
from itertools import count
from multiprocessing.connection import Connection
from typing import TypeVar

import structlog

from quadrant.server.bots.seats import Begins, BotFailed
from quadrant.server.bots.tasks import Lane, Task

log = structlog.get_logger(__name__)

#: After so many attempts at one position, its bot counts as one that never ends.
TRIES = 3
#: Seconds that a new process may take to import what it needs.
START = 20.0
#: How far processes that give advice lower their priority below those that play.
STAND_BACK = 10


T = TypeVar("T")

_spawn = multiprocessing.get_context("spawn")


def _begin(stand_back: int) -> None:
    """In a new process: leave interrupts to the server, yield the processor, and do not outlive it."""
    if sys.platform != "win32":
        os.nice(stand_back)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)


def _answer(asked: Connection, stand_back: int) -> None:
    """In a new process: carry out one task after another. A text as a result says why a bot has failed."""
    _begin(stand_back)
    asked.send(None)  # all that is needed has been imported
    while True:
        try:
            task: Task[object] = asked.recv()
        except (EOFError, OSError):
            return
        try:
            answer = task.work()
        except Exception as error:
            answer = repr(error)
        asked.send(answer)


class Lost(Exception):  # noqa: N818 (it says what is wrong, as in quadrant.errors)
    """The process died, or had to be killed, before it answered."""


class Thinker:
    """One process, and the thread that waits for it."""

    def __init__(self, deadline: float, stand_back: int = 0) -> None:
        self._deadline = deadline
        self._stand_back = stand_back
        self._thread = ThreadPoolExecutor(1, "thinker")
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection
        self._ready = False
        self._closed = threading.Event()

    def warm(self) -> Future[None]:
        """Start the process before anybody waits for it."""
        return self._thread.submit(self._start)

    def _start(self) -> None:
        """A new process in place of one that has gone, in the thread."""
        if self._closed.is_set() or self._process is not None:
            return
        self._ready = False
        self._pipe, other = _spawn.Pipe()
        process = _spawn.Process(target=_answer, args=(other, self._stand_back), name="bot")
        try:
            process.start()
        except BaseException:  # the machine has no room for one: what never ran cannot be killed
            self._pipe.close()
            raise
        finally:
            other.close()
        self._process = process
        if self._closed.is_set():  # while it started
            process.kill()

    def _ask(self, task: Task[T]) -> T:
        """In the thread: ask, and wait for the answer.

        If no process can be started, that is the machine's error and not the bot's.
        """
        self._start()
        if self._process is None:
            raise Lost("it was told to end")
        try:
            if not self._ready:
                self._pipe.recv()
                self._ready = True
            self._pipe.send(task)
            answer: T | str = self._pipe.recv()
        except (EOFError, OSError) as error:
            self._forget()
            raise Lost(repr(error)) from None
        if isinstance(answer, str):
            raise BotFailed(answer)
        return answer

    def _forget(self) -> None:
        """In the thread: the process is gone, or no longer useful."""
        self._ready = False
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()
            self._pipe.close()

    async def think(self, task: Task[T]) -> T:
        """The result. Raises Lost if the process dies or does not answer in time.

        Raises OSError if none can be started.
        """
        asked = asyncio.get_running_loop().run_in_executor(self._thread, self._ask, task)
        asked.add_done_callback(_heed)
        try:
            await asyncio.wait((asked,), timeout=self._deadline if self._ready else self._deadline + START)
        finally:
            if not asked.done():
                self.kill()
        return await asked

    def kill(self) -> None:
        """End the process, whatever it is doing, and tell the thread that waits for it."""
        self._ready = False  # the next one has to start first, and is given the time for it
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        """End the process; nobody waits for its result any more."""
        self._closed.set()
        self.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _heed(asked: asyncio.Future[T]) -> None:
    """If nobody waits for the result any more, ignore how it ended."""
    if not asked.cancelled():
        asked.exception()


class Pool:
    """A number of processes, each of which thinks about one match at a time."""

    def __init__(self, size: int, deadline: float, stand_back: int = 0) -> None:
        self._all = [Thinker(deadline, stand_back) for _ in range(size)]
        self._free = list(reversed(self._all))
        #: Tasks that wait for a process: by lane, and within a lane in order.
        self._waiting: list[tuple[Lane, int, asyncio.Future[Thinker]]] = []
        self._came = count()
        self._closed = False

    def warm(self) -> None:
        """Start the processes before anybody waits for them."""
        for thinker in self._all:
            thinker.warm()

    async def _thinker(self, lane: Lane) -> Thinker:
        """A free process, once it is this task's turn. Raises OSError when there are none left."""
        if self._closed:
            raise OSError("the processes have ended")
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (lane, next(self._came), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # nobody is there any more to use it
                self._give_back(turn.result())
            raise

    def _give_back(self, thinker: Thinker) -> None:
        while self._waiting:
            turn = heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(thinker)
                return
        self._free.append(thinker)

    async def think(self, task: Task[T], begins: Begins = lambda: None, lane: Lane = Lane.PLAY) -> T:
        """The result. Raises BotFailed, or OSError if no process can be started.

        ``begins`` is called whenever a process starts on it; until then it has waited.
        """
        for _ in range(TRIES):
            thinker = await self._thinker(lane)
            begins()
            try:
                return await thinker.think(task)
            except Lost as error:
                log.warning("a bot's process was lost, another thinks again", error=str(error))
            finally:
                self._give_back(thinker)
        raise BotFailed(f"{TRIES} processes have died or come to no end over it")

    def close(self) -> None:
        """End the processes. Unfinished tasks will be taken up again some day."""
        self._closed = True
        while self._waiting:
            turn = heappop(self._waiting)[2]
            if not turn.done():
                turn.set_exception(OSError("the processes have ended"))
        for thinker in self._all:
            thinker.close()

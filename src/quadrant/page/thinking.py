"""Thinking in another worker, so that the table never waits; what people wait for comes first."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from heapq import heappop, heappush
from itertools import count
from typing import TypeVar, cast

from quadrant.server.bots.seats import Begins, BotFailed
from quadrant.server.bots.tasks import Lane, Task

T = TypeVar("T")
#: Carries a pickled task to the other worker, and its pickled result back.
Carry = Callable[[bytes], Awaitable[bytes]]


class Thinking:
    """One task after another, in the other worker."""

    def __init__(self, carry: Carry) -> None:
        self._carry = carry
        self._busy = False
        self._waiting: list[tuple[Lane, int, asyncio.Future[None]]] = []
        self._count = count()

    async def think(self, task: Task[T], begins: Begins | None = None, lane: Lane = Lane.PLAY) -> T:
        """What the other worker makes of the task. Raises BotFailed."""
        await self._turn(lane)
        try:
            if begins is not None:
                begins()
            answer: object = pickle.loads(await self._carry(pickle.dumps(task)))
        finally:
            self._next()
        if isinstance(answer, str):
            raise BotFailed(answer)
        return cast("T", answer)

    async def _turn(self, lane: Lane) -> None:
        if not self._busy:
            self._busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (lane, next(self._count), turn))
        await turn

    def _next(self) -> None:
        while self._waiting:
            _, _, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False


def thought(data: bytes) -> bytes:
    """In the other worker: carry out a task. A text as a result says why a bot has failed."""
    task: Task[object] = pickle.loads(data)
    try:
        return pickle.dumps(task.work())
    except Exception as error:
        return pickle.dumps(repr(error))

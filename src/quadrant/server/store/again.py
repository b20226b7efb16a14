"""Trying again as long as a store does not answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

from quadrant.server.problems import Unavailable

#: The first and the longest pause (s) before another attempt.
SOON, LATER = 0.1, 5.0


def pauses() -> Iterator[float]:
    """How long to wait before the second attempt, the third, …"""
    pause = SOON
    while True:
        yield pause
        pause = min(2 * pause, LATER)


async def insist(work: Callable[[], Awaitable[None]]) -> None:
    """Do it, and try again as long as the database does not answer."""
    for pause in pauses():
        try:
            await work()
        except Unavailable:
            await asyncio.sleep(pause)
        else:
            return

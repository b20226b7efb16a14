"""Work that takes long, done so that nobody else waits for it where that is possible."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
#: In a browser there are no threads. Nobody else waits there either: the host has a worker of its own.
THREADS: bool = sys.platform != "emscripten"


async def aside(work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """Do the work in another thread, if there are any."""
    if THREADS:
        return await asyncio.to_thread(work, *args, **named)
    return work(*args, **named)

"""Work that is repeated for as long as the server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from quadrant.server.problems import Unavailable

log = structlog.get_logger(__name__)


async def rounds(who: str, period: float, work: Callable[[], Awaitable[None]]) -> None:
    """Do the work every so many seconds, even if it has failed before."""
    while True:
        await asyncio.sleep(period)
        try:
            await work()
        except Unavailable as error:
            log.warning(f"{who} sees nothing", error=str(error))
        except Exception as error:
            log.error(f"{who} stumbled", error=repr(error), exc_info=error)

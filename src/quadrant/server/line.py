"""The live line, a WebSocket to a match: the table first, then every change; choices the other way.

A client that comes back says which event it had last and gets all that follow. Nobody waits for a slow
client: what it has not taken is kept for a while, then it is cut off and may come back the same way.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from typing import Annotated, Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from quadrant.errors import QuadrantError
from quadrant.server import wire
from quadrant.server.accounts import Caller
from quadrant.server.problems import NotFound, NotLoggedIn, ServerError, TooMany, problem_of
from quadrant.server.services import Services
from quadrant.server.show import NOBODY, Seats

log = structlog.get_logger(__name__)
Socket = WebSocket[Any, Any, Any]

#: Messages kept for a client that does not take them.
OUTBOX = 256
#: Seconds that a client which is cut off has to take what it is told last.
LAST_WORDS = 2.0

_decode = msgspec.json.Decoder(wire.FromClient).decode
_encode = msgspec.json.Encoder().encode
#: Read here and not by the framework, which would hang up without a word on what it cannot read.
Asked = Annotated[str | None, QueryParameter(required=False)]
_ID = re.compile(r"[\w-]{1,40}")


def _number(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise ServerError(f"{text[:40]!r} is not the number of an event or an epoch")
    return int(text)


class Rate:
    """So many messages a second in the long run, and twice as many at once."""

    def __init__(self, rate: int) -> None:
        self._rate, self._most = rate, 2.0 * rate
        self._left, self._at = self._most, time.monotonic()

    def take(self) -> bool:
        """One message; False if there were too many."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Line:
    """One client, looking at one match."""

    def __init__(self, socket: Socket, caller: Caller) -> None:
        self.user = caller.id
        self.session = caller.session
        self.seats: Seats = NOBODY
        self._socket = socket
        self._outbox: deque[bytes] = deque()
        #: The pump's sleep, while the outbox is empty.
        self._sleep: asyncio.Future[None] | None = None
        self.closed = False

    def send(self, data: bytes) -> None:
        """Put a message into the outbox."""
        if len(self._outbox) >= OUTBOX:
            self.close()
            return
        self._outbox.append(data)
        self._wake()

    def close(self) -> None:
        """Cut the client off once the outbox is empty, or at once if that is full."""
        self.closed = True
        if len(self._outbox) >= OUTBOX:
            self._outbox.clear()
        self._wake()

    def _wake(self) -> None:
        if self._sleep is not None and not self._sleep.done():
            self._sleep.set_result(None)

    async def pump(self) -> None:
        """Carry messages from the outbox to the client until the connection is closed."""
        send, outbox = self._socket.send, self._outbox
        sleep = asyncio.get_running_loop().create_future
        while True:
            while outbox:
                await send({"type": "websocket.send", "text": outbox.popleft().decode(), "bytes": None})
            if self.closed:
                await self._socket.close(code=1013, reason="too slow, or no longer allowed")
                return
            self._sleep = sleep()
            await self._sleep


@websocket("/api/matches/{id:str}/live")
async def live(
    socket: Socket,
    id: FromPath[str],
    services: NamedDependency[Services],
    after: Asked = None,
    epoch: Asked = None,
) -> None:
    """Follow a match, and play it."""
    await socket.accept()
    caller = await services.accounts.caller(socket)
    line = Line(socket, caller)
    try:
        if not _ID.fullmatch(id):
            raise NotFound(f"there is no match {id!r}")
        await services.matches.join(caller, id, line, _number(after) or 0, _number(epoch))
        if caller.session is not None and await services.accounts.caller(socket) != caller:
            services.matches.leave(id, line)
            raise NotLoggedIn("you have logged out")
    except Exception as error:
        problem = problem_of(error)
        await socket.send_text(_encode(wire.Refused(problem)))
        await socket.close(code=4000 + problem.status, reason=problem.code)
        return
    services.presences.changed(id)
    pump = asyncio.create_task(line.pump())
    listen = asyncio.create_task(_listen(socket, id, caller, line, services))
    try:
        await asyncio.wait((pump, listen), return_when=asyncio.FIRST_COMPLETED)
        if listen.done() and (failed := listen.exception()) and not isinstance(failed, WebSocketDisconnect):
            line.send(_encode(wire.Refused(problem_of(failed))))
            line.close()
        if line.closed:  # what it is told last must reach it
            await asyncio.wait((pump,), timeout=LAST_WORDS)
    finally:
        services.matches.leave(id, line)
        services.presences.changed(id)
        pump.cancel()
        listen.cancel()
        for end in await asyncio.gather(pump, listen, return_exceptions=True):
            if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
                log.warning("line failed", match=id, error=repr(end))


async def _listen(socket: Socket, id: str, caller: Caller, line: Line, services: Services) -> None:
    """Carry out what the client sends until it goes."""
    rate = Rate(services.settings.messages)
    while True:
        event: Any = await socket.receive()
        if event["type"] != "websocket.receive" or line.closed:
            return
        if not rate.take():
            line.send(_encode(wire.Refused(problem_of(TooMany("too many messages")))))
            line.close()
            return
        ref: int | None = None
        try:
            message = _decode(event.get("text") or event.get("bytes") or "")
            if isinstance(message, wire.Resync):
                await services.matches.join(caller, id, line, message.after, message.epoch)
                continue
            ref = message.ref
            progress = await services.matches.choose(caller, id, message)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            line.send(_encode(wire.Refused(problem_of(ServerError(f"not understood: {error}")))))
        except QuadrantError as error:
            line.send(_encode(wire.Refused(problem_of(error), ref)))
        else:
            if ref is not None:
                line.send(_encode(wire.Done(progress.n, ref)))

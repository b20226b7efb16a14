"""The live line is a WebSocket to a match: first the table, then every change; choices travel the other way.

A client that reconnects says which event it received last and gets all later ones. Nobody waits for a slow
client: changes that it has not read are kept up to a limit, then dropped. Once it reads again, it is sent the
whole table instead.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from quadrant.errors import QuadrantError
from quadrant.server import wire
from quadrant.server.http.plain_text import check_json
from quadrant.server.http.services import Services
from quadrant.server.people.caller import Caller
from quadrant.server.play.show import NOBODY, Seats
from quadrant.server.problems import NotFound, NotLoggedIn, ServerError, TooMany, problem_of
from quadrant.server.store.again import insist

log = structlog.get_logger(__name__)
Socket = WebSocket[Any, Any, Any]

#: How many answers and lines of chat are kept for a client that does not read; then it is disconnected.
OUTBOX = 256
#: How many bytes of changes are kept for it; then one table replaces them.
NEWS = 1 << 18
#: Seconds that a client has to read its last message before it is disconnected.
LAST_WORDS = 2.0

_decode = msgspec.json.Decoder(wire.FromClient).decode
_encode = msgspec.json.Encoder().encode
#: Read here and not by the framework, which would hang up without a word on what it cannot read.
Asked = Annotated[str | None, QueryParameter(required=False)]
_ID = re.compile(r"[\w-]{1,40}")


def _code(problem: wire.Problem) -> tuple[int, str]:
    """The code with which a line is closed because of an error."""
    return 4000 + problem.status, problem.code


def _number(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise ServerError(f"{text[:40]!r} is not the number of an event or an epoch")
    return int(text)


class Rate:
    """A limit of messages per second in the long run, and of twice as many at once."""

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


class LiveLine:
    """One client, looking at one match."""

    def __init__(self, socket: Socket, caller: Caller) -> None:
        self.user = caller.id
        self.session = caller.session
        self.seats: Seats = NOBODY
        self._socket = socket
        self._outbox: deque[bytes] = deque()
        #: The table, if it waits, and changes since; their size in bytes.
        self._news: deque[bytes] = deque()
        self._size = 0
        #: Changes were dropped: what comes next must be a table.
        self.behind = False
        #: The pump's sleep, while the outbox is empty.
        self._sleep: asyncio.Future[None] | None = None
        self.closed = False
        self._last = (1013, "too slow, or no longer allowed")

    def send(self, data: bytes) -> None:
        """Put a message into the outbox."""
        if len(self._outbox) >= OUTBOX:
            self.close()
            return
        self._outbox.append(data)
        self._wake()

    def send_news(self, data: bytes, *, whole: bool = False) -> None:
        """Put a change into the outbox; a table replaces everything that waits there."""
        if whole:
            self._drop_news()
            self.behind = False
        elif self.behind or self._size + len(data) > NEWS:
            self._drop_news()
            self.behind = True
            self._wake()
            return
        self._news.append(data)
        self._size += len(data)
        self._wake()

    def _drop_news(self) -> None:
        self._news.clear()
        self._size = 0

    def close(self, problem: wire.Problem | None = None) -> None:
        """Disconnect the client once the outbox is empty, or at once if it is full."""
        self.closed = True
        if problem is not None:
            self._last = _code(problem)
        if len(self._outbox) >= OUTBOX:
            self._outbox.clear()
            self._drop_news()
        self._wake()

    def _wake(self) -> None:
        if self._sleep is not None and not self._sleep.done():
            self._sleep.set_result(None)

    def _next(self) -> bytes | None:
        """What is sent next: changes first, because an answer may refer to them."""
        if self._news:
            data = self._news.popleft()
            self._size -= len(data)
            return data
        return self._outbox.popleft() if self._outbox else None

    async def pump(self, catch_up: Callable[[], Awaitable[None]]) -> None:
        """Carry messages from the outbox to the client until the connection is closed."""
        send = self._socket.send
        sleep = asyncio.get_running_loop().create_future
        while True:
            while (data := self._next()) is not None:
                try:
                    await send({"type": "websocket.send", "text": data.decode(), "bytes": None})
                except OSError:  # ASGI's word for a client that has gone
                    return
            if self.closed:
                code, reason = self._last
                await self._socket.close(code=code, reason=reason)
                return
            if self.behind:
                await catch_up()
                continue
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
    try:
        caller = await services.accounts.caller(socket)
        caller.check("read")
        line = await _enter(socket, id, caller, services, (after, epoch))
    except Exception as error:
        problem = problem_of(error)
        await socket.send_text(_encode(wire.Refused(problem)))
        code, reason = _code(problem)
        await socket.close(code=code, reason=reason)
        return
    services.presences.changed(id)
    join = partial(services.matches.join, caller, id, line, 0, None)
    pump = asyncio.create_task(line.pump(partial(insist, join)))
    listen = asyncio.create_task(_listen(socket, id, caller, line, services))
    try:
        done, _ = await asyncio.wait(
            (pump, listen), timeout=_lasts(caller, services.store.time()), return_when=asyncio.FIRST_COMPLETED
        )
        if not done:
            line.send(_encode(wire.Refused(problem_of(NotLoggedIn("your session has ended: log in again")))))
            line.close()
        if listen.done() and (failed := listen.exception()) and not isinstance(failed, WebSocketDisconnect):
            line.send(_encode(wire.Refused(problem_of(failed))))
            line.close()
        if line.closed:  # what it is told last must reach it
            await asyncio.wait((pump,), timeout=LAST_WORDS)
    finally:
        services.lines.leave(line)
        services.matches.leave(id, line)
        services.presences.changed(id)
        pump.cancel()
        listen.cancel()
        for end in await asyncio.gather(pump, listen, return_exceptions=True):
            if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
                log.warning("line failed", match=id, error=repr(end))


async def _enter(
    socket: Socket, id: str, caller: Caller, services: Services, had: tuple[str | None, str | None]
) -> LiveLine:
    """A line that has been sent the table and is counted for its address."""
    line = LiveLine(socket, caller)
    try:
        if not _ID.fullmatch(id):
            raise NotFound(f"there is no match {id!r}")
        if not services.lines.enter(line, socket.client.host if socket.client is not None else ""):
            raise TooMany("there are too many connections from your address")
        after, epoch = map(_number, had)
        await services.matches.join(caller, id, line, after or 0, epoch)
        if caller.session is not None and await services.accounts.caller(socket) != caller:
            raise NotLoggedIn("you have logged out")
    except BaseException:
        services.matches.leave(id, line)
        services.lines.leave(line)
        raise
    return line


def _lasts(caller: Caller, now: int) -> float | None:
    """How many seconds the caller may watch: until the session ends, if there is one."""
    return None if caller.expires is None else max(0, caller.expires - now) / 1000


async def _listen(socket: Socket, id: str, caller: Caller, line: LiveLine, services: Services) -> None:
    """Carry out what the client sends until it disconnects."""
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
            raw = event.get("text") or event.get("bytes") or ""
            message = _decode(raw)
            check_json(raw, message)
            if isinstance(message, wire.Resync):
                await services.matches.join(caller, id, line, message.after, message.epoch)
                continue
            ref = message.ref
            caller.check("play")
            progress = await services.matches.choose(caller, id, message)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            line.send(_encode(wire.Refused(problem_of(ServerError(f"not understood: {error}")))))
        except QuadrantError as error:
            line.send(_encode(wire.Refused(problem_of(error), ref)))
        else:
            if ref is not None:
                line.send(_encode(wire.Done(progress.n, ref)))

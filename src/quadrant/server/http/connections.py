"""Incoming connections: how many one address may have, how long a request may take to arrive, and how much
memory a client may cost if it floods the server or does not read.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any

import structlog
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

log = structlog.get_logger(__name__)

#: Seconds within which a request must have arrived, and the largest size of its head in bytes.
ARRIVES, HEAD = 60.0, 1 << 16
#: Messages (and parts of one) that may wait to be read; a client that sends more at once is flooding.
FLOOD = 1000
#: Bytes of a WebSocket that are read at a time, so that a flood is noticed before all of it is unpacked.
PIECE = 1 << 12
#: Seconds that a closed connection has to read what it was sent last.
TAKEN = 5.0
#: The answer to a client that opens a live line with an unreadable head.
UNREADABLE = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def key(host: str) -> str:
    """What counts as one address; for IPv6, the network that one customer gets."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if found.version == 4:
        return host
    mapped = found.ipv4_mapped
    return str(mapped) if mapped is not None else str(ip_address(int(found) >> 64 << 64))


def _speaks_for(proxy: str, host: str) -> bool:
    """Whether the host is that proxy, or one of that network of proxies."""
    try:
        return proxy in ("*", host) or ip_address(host) in ip_network(proxy, strict=False)
    except ValueError:
        return False


class Connections:
    """Counts the open connections of each address."""

    def __init__(self, most: int, proxies: str = "") -> None:
        self._most = most
        self._proxies = [proxy.strip() for proxy in proxies.split(",") if proxy.strip()]
        self._inside: dict[object, str] = {}
        self._count: Counter[str] = Counter()

    def enter(self, who: object, host: str) -> bool:
        """A connection from that address; False if it has too many."""
        if any(_speaks_for(proxy, host) for proxy in self._proxies):
            return True
        at = key(host)
        if self._count[at] >= self._most:
            return False
        self._inside[who] = at
        self._count[at] += 1
        return True

    def leave(self, who: object) -> None:
        """The connection has closed."""
        at = self._inside.pop(who, None)
        if at is None:
            return
        self._count[at] -= 1
        if not self._count[at]:
            del self._count[at]


class Config(uvicorn.Config):
    """What connections need to know of the server."""

    def __init__(self, app: Any, connections: Connections, **given: Any) -> None:
        super().__init__(app, http=Http, ws=Socket, **given)
        self.connections = connections


def _host(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) and peer else ""


class Http(HttpToolsProtocol):
    """A connection for requests. A request that does not arrive in time is dropped."""

    config: Config
    _late: asyncio.TimerHandle | None = None
    _head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.config.connections.enter(transport, _host(transport)):
            self._expect()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.connections.leave(self.transport)
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._late is None:
            self._expect()
        self._head += len(data)
        super().data_received(data)
        if self._head > HEAD:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        self._head = -(1 << 62)  # what follows is the body, which the application measures
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._arrived()
        self._head = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()

    def _expect(self) -> None:
        self._late = self.loop.call_later(ARRIVES, self.transport.abort)

    def _arrived(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class Socket(WebSocketsSansIOProtocol):
    """A live line. A client that does not read is not read from, and one that floods is disconnected."""

    config: Config
    _full = False

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.connections.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._turn_away()
            if self.queue.qsize() > FLOOD or len(self.frames) > FLOOD:
                self._cut_off()
            if self.transport.is_closing():
                return

    def _turn_away(self) -> None:
        """The head cannot be read, for example because a line is too long. The sender would wait forever."""
        self.transport.write(UNREADABLE)
        self.transport.close()

    def _cut_off(self) -> None:
        """The rest of a flood is ignored; reading it would keep others waiting."""
        self.frames.clear()
        while not self.queue.empty():
            self.queue.get_nowait()
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._full = True
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._full = False
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        if self._full:  # reading was resumed there, but nobody reads what is written
            self.transport.pause_reading()
        return message

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._give_up()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._give_up()

    def _give_up(self) -> None:
        """A closed connection may still have something to read; it does not get long for that."""
        self.loop.call_later(TAKEN, self.transport.abort)

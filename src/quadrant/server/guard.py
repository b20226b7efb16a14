"""What comes in the door: from which host and origin, and with which headers it leaves."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from quadrant.server.settings import LOOPBACK
from quadrant.server.wire import Problem

SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}


class Guard:
    """Turns away requests that another site makes in a visitor's name.

    Cookies are same-site; this is the second lock, and for the WebSocket, to which that does not apply
    everywhere, the first. On one's own machine, where there is no cookie, the host's name is checked too, so
    that no foreign name can be made to lead here.
    """

    def __init__(self, app: ASGIApp, local: bool) -> None:
        self._app = app
        self._local = local

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        problem = self._refuse(scope)
        if problem is not None:
            await _turn_away(scope, receive, send, problem)
            return
        await self._app(scope, receive, _with_headers(send) if scope["type"] == ScopeType.HTTP else send)

    def _refuse(self, scope: Scope) -> str | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if self._local and _name(host) not in LOOPBACK:
            return f"this server does not answer for the host {host!r}"
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE:
            return None
        origin = headers.get(b"origin")
        if origin is not None and urlsplit(origin).netloc != host:
            return f"requests from {origin!r} are not taken"
        if headers.get(b"sec-fetch-site") in ("cross-site", "same-site"):
            return "requests from other sites are not taken"
        return None


def _name(host: str) -> str:
    """The host without its port."""
    return host.partition("]")[0].lstrip("[") if host.startswith("[") else host.partition(":")[0]


async def _turn_away(scope: Scope, receive: Receive, send: Send, why: str) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": "forbidden"})
        return
    body = msgspec.json.encode(Problem(403, "forbidden", why))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    start: Any = {"type": "http.response.start", "status": 403, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _with_headers(send: Send) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            message.setdefault("headers", [])
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return wrapped

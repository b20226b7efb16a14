"""Requests from other sites are turned away; answers get headers that protect the visitor."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from quadrant.server.http.plain_text import check_address
from quadrant.server.problems import Forbidden, ServerError, Unavailable, Unstorable, WrongMedia, problem_of
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
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    # Whatever may be kept says so itself: the client's files and the games' static data.
    "cache-control": "no-store",
}


class Origins:
    """Turns away requests that another site makes in a visitor's name.

    Cookies are same-site, and this is a second lock. For the WebSocket, where same-site does not apply
    everywhere, it is the first. On a local server, which has no cookies, the host's name is checked too, so
    that no other name can be made to lead here.
    """

    def __init__(self, app: ASGIApp, local: bool) -> None:
        self._app = app
        self._local = local

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            send = _with_headers(send)
        refused = self._refuse(scope)
        if refused is not None:
            await _turn_away(scope, receive, send, problem_of(refused))
            return
        await self._answered(scope, receive, send)

    async def _answered(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whoever still waits when the server stops is told so; nothing has failed."""
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, noted)
        except asyncio.CancelledError:
            if scope["type"] == ScopeType.HTTP and not begun:
                stops = Unavailable("the server stops; try again in a moment")
                await _turn_away(scope, receive, send, problem_of(stops))
            raise

    def _refuse(self, scope: Scope) -> ServerError | None:
        try:
            check_address(scope["path"], scope["query_string"])
        except Unstorable as error:
            return error
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if self._local and _name(host) not in LOOPBACK:
            return Forbidden(f"this server does not answer for the host {host!r}")
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE:
            return None
        origin = headers.get(b"origin")
        if origin is not None and _place(origin) != host:
            return Forbidden(f"requests from {origin!r} are not taken")
        if headers.get(b"sec-fetch-site") in ("cross-site", "same-site"):
            return Forbidden("requests from other sites are not taken")
        # A form on another site can send anything except this.
        kind = headers.get(b"content-type", "").partition(";")[0].strip().lower()
        if scope["type"] == ScopeType.HTTP and scope["method"] == "POST" and kind != "application/json":
            return WrongMedia("what is sent must be application/json")
        return None


def _place(origin: str) -> str | None:
    """Host and port of an origin."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _name(host: str) -> str:
    """The host without its port."""
    return host.partition("]")[0].lstrip("[") if host.startswith("[") else host.partition(":")[0]


async def _turn_away(scope: Scope, receive: Receive, send: Send, problem: Problem) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": "forbidden"})
        return
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    start: Any = {"type": "http.response.start", "status": problem.status, "headers": headers}
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

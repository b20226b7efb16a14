"""Requests to addresses that people have given: only to public ones, quickly, and nowhere else.

Whoever gives an address must not make the server talk to what only the server can reach. The address is
checked when the connection is made, with the number that the name has then, so no name can change in
between; redirections are not followed.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import httpcore

from quadrant.server.problems import ServerError

#: Seconds for a request in all, and for its connection.
TIMEOUT, CONNECT = 10.0, 5.0
#: Requests under way at the same time.
LINES = 20


class PrivateAddress(httpcore.ConnectError):
    """The name leads to an address that is nobody's business."""


class _Guarded(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._backend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109  (the interface of httpcore)
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        address = await self._address(host, port)
        return await self._backend.connect_tcp(address, port, timeout, local_address, socket_options)

    async def _address(self, host: str, port: int) -> str:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise httpcore.ConnectError(str(error)) from None
        addresses = [str(info[4][0]) for info in found]
        # All of them: a name that leads here and there is not trusted.
        if not addresses or not (self._private or all(map(is_public, addresses))):
            raise PrivateAddress(f"{host} is not a public address")
        return addresses[0]

    async def connect_unix_socket(self, *args: Any, **given: Any) -> httpcore.AsyncNetworkStream:
        raise PrivateAddress("that is not a public address")

    async def sleep(self, seconds: float) -> None:
        await self._backend.sleep(seconds)


def is_public(address: str) -> bool:
    """Whether anybody on the internet could reach it."""
    found = ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    if inner is not None and not is_public(str(inner)):
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved


class PublicWeb:
    """Sends requests, if the addresses may be reached."""

    def __init__(self, private: bool) -> None:
        self.private = private
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            max_connections=LINES,
            max_keepalive_connections=0,
            network_backend=_Guarded(private),
        )

    async def close(self) -> None:
        """No more requests."""
        await self._pool.aclose()

    def check(self, address: str) -> str:
        """The address, if it may be one that requests go to. Raises ServerError."""
        try:
            place = urlsplit(address)
            named = bool(place.hostname) and place.username is None and not place.fragment
            named = named and (place.port is None or place.port > 0)
        except ValueError:
            named = False
        if not named or len(address) > 2000 or not address.isascii() or not address.isprintable():
            raise ServerError("that is not an address on the web")
        if " " in address:
            raise ServerError("an address has no spaces")
        if place.scheme != "https" and not (self.private and place.scheme == "http"):
            raise ServerError("the address must begin with https://")
        if not self.private and not _may_be_public(place.hostname or ""):
            raise ServerError("that address is not a public one")
        return address

    async def send(self, method: str, address: str, headers: dict[str, str], body: bytes) -> tuple[int, str]:
        """The status of the answer, and when to ask again if it says so. Raises httpcore's errors."""
        timeouts = dict.fromkeys(("connect", "read", "write", "pool"), CONNECT)
        pairs = [(b"host", urlsplit(address).netloc.encode()), (b"content-length", str(len(body)).encode())]
        pairs += [(name.encode(), value.encode()) for name, value in headers.items()]
        async with (
            asyncio.timeout(TIMEOUT),
            self._pool.stream(
                method, address, headers=pairs, content=body, extensions={"timeout": timeouts}
            ) as answer,
        ):
            found = {name.lower(): value for name, value in answer.headers}
            return answer.status, found.get(b"retry-after", b"").decode("latin-1")


def _may_be_public(host: str) -> bool:
    """Whether the name does not say itself that it is private; names are looked up when they are used."""
    try:
        return is_public(host.strip("[]"))
    except ValueError:
        last = host.rstrip(".").rpartition(".")
        return bool(last[0]) and last[2] not in ("localhost", "local", "internal", "localdomain", "home")

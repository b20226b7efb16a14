"""Who is asking. On one's own machine there is one local user; in public there are accounts and sessions."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from ipaddress import IPv6Address, ip_address
from typing import Any

import structlog
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from msgspec import Struct

from quadrant.server import names, wire
from quadrant.server.problems import Conflict, Forbidden, NotLoggedIn, TooMany
from quadrant.server.store import Store, UserRow

log = structlog.get_logger(__name__)
#: A request or a live line.
Incoming = ASGIConnection[Any, Any, Any, Any]

COOKIE = "quadrant"
SESSION_DAYS = 90
WINDOW = 15 * 60 * 1000
#: Once so many tries to log in under one name or from one address have failed, each further one has to wait:
#: under a name so long (seconds), from an address so long for each that failed since, up to a limit. Guesses
#: are slow wherever they come from, and whoever has the right password waits a little but gets in.
SLOW, DELAY, LONGEST = 5, 3.0, 30.0
#: Tries that may wait at the same time from one address.
WAITING = 3
#: Passwords hashed at a time: each takes tens of megabytes while it lasts.
HASHERS = 2
LOCAL = "local"
pause = asyncio.sleep


class Caller(Struct, frozen=True):
    """Who makes a request; without a number, somebody who is not logged in."""

    id: int | None
    name: str = ""
    #: The session he is logged in with, in the form in which it is stored, and when it ends.
    session: str | None = None
    expires: int | None = None
    #: He has no password: when the session is lost, so is the name.
    guest: bool = False

    @property
    def known(self) -> int:
        """The caller's number. Raises NotLoggedIn if there is none."""
        if self.id is None:
            raise NotLoggedIn("log in first")
        return self.id


ANYBODY = Caller(None)


class Accounts:
    """Accounts, sessions and the limits on guessing passwords."""

    def __init__(self, store: Store, local: Caller | None, newcomers: int) -> None:
        self.store = store
        #: New accounts and guests from one address within a quarter of an hour.
        self._newcomers = newcomers
        #: The only user there is, unless the server is public.
        self.local = local
        #: Whether mail is sent.
        self.mail = False
        self._hasher = PasswordHasher()
        self._busy = asyncio.Semaphore(HASHERS)
        self._nobody: str | None = None
        #: Tries under way, by address (or by the guest who wants a password).
        self._trying: Counter[str] = Counter()
        #: Called with a session that has ended.
        self.on_log_out: Callable[[str], None] = lambda session: None

    async def caller(self, connection: Incoming) -> Caller:
        """Who makes this request."""
        if self.local is not None:
            return self.local
        token = connection.cookies.get(COOKIE)
        if not token:
            return ANYBODY
        session = kept(token)
        found = await self.store.session(session)
        if found is None:
            return ANYBODY
        return Caller(found.user, found.name, session, found.expires, found.guest)

    def me(self, caller: Caller) -> wire.Me:
        """What the caller is told of himself."""
        user = None if caller.id is None else wire.User(caller.id, caller.name, caller.guest)
        return wire.Me(self.local is None, user, self.mail)

    async def register(self, request: Request[Any, Any, Any], data: wire.Credentials) -> Response[wire.Me]:
        """A new account."""
        return await self._add(request, data.name, data.password)

    async def receive(self, request: Request[Any, Any, Any], name: str) -> Response[wire.Me]:
        """A guest: a new account without a password, for as long as the session lasts."""
        return await self._add(request, name, None)

    async def _add(
        self, request: Request[Any, Any, Any], wanted: str, password: str | None
    ) -> Response[wire.Me]:
        self._check_public()
        name, tries = names.checked(wanted), f"register {_address(request)}"
        with self._try(_address(request)):
            await self._check_tries(tries)
            kept = None if password is None else await self._hashed(password)
            user = await self.store.add_user(name, kept)
            await self.store.attempt([tries])
        log.info("registered", user=user, guest=password is None)
        return await self._welcome(request, Caller(user, name, guest=password is None))

    async def _hashed(self, password: str) -> str:
        async with self._busy:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def keep(self, caller: Caller, password: str) -> wire.Me:
        """A guest gives himself a password, and comes back with it from anywhere."""
        self._check_public()
        user = caller.known
        with self._try(f"user {user}"):
            if not caller.guest or not await self.store.set_password(user, await self._hashed(password)):
                raise Conflict("you have a password already")
        return self.me(Caller(user, caller.name))

    async def log_in(self, request: Request[Any, Any, Any], data: wire.Credentials) -> Response[wire.Me]:
        """A session, for the right password."""
        self._check_public()
        place, name = f"address {_address(request)}", f"name {names.key(data.name)[:100]}"
        with self._try(_address(request)):
            await self._slow_down(place, name)
            user = await self.store.user(name=data.name)
            async with self._busy:
                fits = await asyncio.to_thread(self._fits, user, data.password)
            if user is None or not fits:
                await self.store.attempt([place, name])
                log.info("log-in refused", address=_address(request))
                raise Forbidden("name or password is wrong")
        await self.store.forget_attempts(name)
        return await self._welcome(request, Caller(user.id, user.name))

    async def log_out(self, request: Request[Any, Any, Any]) -> Response[None]:
        """The session ends, here and now."""
        token = request.cookies.get(COOKIE)
        if token:
            await self.store.drop_session(kept(token))
            self.on_log_out(kept(token))
        gone = Cookie(COOKIE, path="/", max_age=0, httponly=True, samesite="strict")
        return Response(None, cookies=[gone])

    async def _welcome(self, request: Request[Any, Any, Any], caller: Caller) -> Response[wire.Me]:
        token = secrets.token_urlsafe(32)
        seconds = SESSION_DAYS * 24 * 3600
        await self.store.add_session(kept(token), caller.known, self.store.time() + seconds * 1000)
        cookie = Cookie(
            COOKIE,
            value=token,
            path="/",
            max_age=seconds,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
        return Response(self.me(caller), cookies=[cookie])

    def _fits(self, user: UserRow | None, password: str) -> bool:
        # When nobody has the name a password is checked all the same, so that the time taken tells nothing.
        if self._nobody is None:
            self._nobody = self._hasher.hash(secrets.token_urlsafe())
        stored = self._nobody if user is None else user.password
        try:
            return stored is not None and self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    @contextmanager
    def _try(self, address: str) -> Iterator[None]:
        """A try is under way; an address has only a few at a time. A try that is refused leaves no trace."""
        if self._trying[address] >= WAITING:
            raise TooMany("one try after the other")
        self._trying[address] += 1
        try:
            yield
        finally:
            self._trying[address] -= 1
            if not self._trying[address]:
                del self._trying[address]

    async def _slow_down(self, place: str, name: str) -> None:
        """Wait the longer the more tries have failed."""
        since = self.store.time() - WINDOW
        here = await self.store.attempts(place, since) - SLOW + 1
        wait = min(LONGEST, max(0, here) * DELAY)
        if await self.store.attempts(name, since) >= SLOW:
            wait = max(wait, DELAY)
        if wait:
            await pause(wait)

    async def _check_tries(self, place: str) -> None:
        if await self.store.attempts(place, self.store.time() - WINDOW) >= self._newcomers:
            raise TooMany("too many new accounts from your address; wait a quarter of an hour")

    def _check_public(self) -> None:
        if self.local is not None:
            raise Forbidden("this server is on your own machine: no account is needed")


async def local_user(store: Store) -> Caller:
    """The one user of a server that is not public."""
    found = await store.user(name=LOCAL)
    return Caller(found.id if found is not None else await store.add_user(LOCAL, None), LOCAL)


def kept(token: str) -> str:
    """The form in which a session's token is stored."""
    return sha256(token.encode()).hexdigest()


def _address(request: Incoming) -> str:
    """Where it comes from. Of IPv6 everybody has a whole network: the first half of the address counts."""
    host = request.client.host if request.client is not None else "?"
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:100]
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64)) + "/64"

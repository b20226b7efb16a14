"""Who makes a request. A local server has one local user; a public one has accounts and sessions."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Any

import structlog
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from quadrant.server import names, wire
from quadrant.server.people.caller import ANYBODY, Caller, iso
from quadrant.server.problems import Conflict, Forbidden, NotFound, NotLoggedIn, TooMany
from quadrant.server.store import doors, keys
from quadrant.server.store.keys import kept
from quadrant.server.store.lines import Spoken
from quadrant.server.store.store import Store, UserRow

log = structlog.get_logger(__name__)
#: A request or a live line.
Incoming = ASGIConnection[Any, Any, Any, Any]

COOKIE = "quadrant"
SESSION_DAYS = 90
#: How long somebody may try lessons without an account.
VISIT_DAYS = 1
WINDOW = 15 * 60 * 1000
#: Once so many attempts to log in under one name or from one address have failed, each further one has to
#: wait: so many seconds under a name, and so many for each failure from an address, up to a limit. Guessing
#: is slow wherever it comes from, and whoever has the right password waits a little but gets in.
SLOW, DELAY, LONGEST = 5, 3.0, 30.0
#: Attempts that may wait at the same time from one address.
WAITING = 3
#: Passwords hashed at the same time: each takes tens of megabytes.
HASHERS = 2
LOCAL = "local"
#: So much of a stored session is shown to its owner, to tell it from others.
SHOWN = 16
pause = asyncio.sleep


class Accounts:
    """Accounts, sessions and the limits on guessing passwords."""

    def __init__(self, store: Store, local: Caller | None, newcomers: int) -> None:
        self.store = store
        #: New accounts and guests per address within a quarter of an hour.
        self._newcomers = newcomers
        #: The only user, unless the server is public.
        self.local = local
        #: Whether mail is sent.
        self.mail = False
        self._hasher = PasswordHasher()
        self._busy = asyncio.Semaphore(HASHERS)
        self._nobody: str | None = None
        #: Attempts under way, by address (or by the guest who sets a password).
        self._trying: Counter[str] = Counter()
        #: Called with a session that has ended.
        self.on_log_out: Callable[[str], None] = lambda session: None

    async def caller(self, connection: Incoming) -> Caller:
        """Who makes this request."""
        if self.local is not None:
            return self.local
        kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            return await self._by_token(kept(bearer.strip()))
        token = connection.cookies.get(COOKIE)
        if not token:
            return ANYBODY
        session = kept(token)
        found = await self.store.session(session)
        if found is None:
            return ANYBODY
        return Caller(found.user, found.name, session, found.expires, found.guest, found.moderator)

    async def _by_token(self, token: str) -> Caller:
        found = await doors.token_row(self.store, token)
        if found is None:
            raise NotLoggedIn("that token is not valid any more")
        return Caller(found.user, found.name, token, None, found.guest, scopes=found.scopes)

    def me(self, caller: Caller) -> wire.Me:
        """What the caller is told about their account."""
        user = None if caller.id is None else wire.User(caller.id, caller.name, caller.guest, caller.visitor)
        return wire.Me(self.local is None, user, self.mail, caller.moderator)

    async def register(self, request: Request[Any, Any, Any], data: wire.Credentials) -> Response[wire.Me]:
        """A new account."""
        return await self._add(request, data.name, data.password)

    async def receive(self, request: Request[Any, Any, Any], name: str) -> Response[wire.Me]:
        """A guest: a new account without a password, for as long as the session lasts."""
        return await self._add(request, name, None)

    async def _add(
        self, request: Request[Any, Any, Any], wanted: str, password: str | None
    ) -> Response[wire.Me]:
        self.check_public()
        name, tries = names.checked(wanted), f"register {address_of(request)}"
        with self.trying(address_of(request)):
            if not await self.store.allow({tries: (WINDOW, self._newcomers)}):
                raise TooMany("too many new accounts from your address; wait a quarter of an hour")
            try:
                hashed = None if password is None else await self.hashed(password)
                user = await self.store.add_user(name, hashed)
            except BaseException:
                await self.store.take_back_attempt(tries)
                raise
        log.info("registered", user=user, guest=password is None)
        return await self.welcome(request, Caller(user, name, guest=password is None))

    async def visit(self, request: Request[Any, Any, Any]) -> tuple[Caller, Response[wire.Me]]:
        """A visitor, without a name of his own: he has his session for a day."""
        self.check_public()
        place = address_of(request)
        if not await self.store.allow({f"visit {place}": (WINDOW, self._newcomers)}):
            raise TooMany("many lessons were begun from your address; wait a quarter of an hour, or log in")
        name = names.for_visitor()
        visitor = Caller(await self.store.add_user(name, None), name, guest=True)
        log.info("visit", user=visitor.id)
        return visitor, await self.welcome(request, visitor, days=VISIT_DAYS)

    async def hashed(self, password: str) -> str:
        async with self._busy:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def keep(self, caller: Caller, data: wire.PasswordGiven) -> wire.Me:
        """A guest gives himself a password; who has one gives the old one, and takes another.

        Nothing else lets anybody in then: his other sessions end, and his link.
        """
        self.check_public()
        user = caller.known
        if not caller.guest and data.old is None:
            raise Conflict("you have a password already: give the old one too")
        if not caller.guest:
            await self.check_password(caller, data.old)
        with self.trying(f"user {user}"):
            hashed = await self.hashed(data.password)
            if caller.guest and not await self.store.set_password(user, hashed):
                raise Conflict("you have a password already")
            self.ended(await keys.change_password(self.store, user, hashed, caller.session))
        return self.me(Caller(user, caller.name))

    async def check_password(self, caller: Caller, password: str | None) -> None:
        """Raises Forbidden unless it is the caller's. Guests have none, and need none."""
        if caller.guest or self.local is not None:
            return
        user, tries = caller.known, f"name {names.key(caller.name)[:100]}"
        with self.trying(f"user {user}"):
            await self._slow_down(f"user {user}", tries)
            known = await self.store.user(id=user)
            async with self._busy:
                fits = await asyncio.to_thread(self._fits, known, password or "")
            if not fits:
                await self.store.attempt([f"user {user}", tries])
                raise Forbidden("the password is wrong")

    # Guests

    async def guest_of(self, request: Request[Any, Any, Any], token: str) -> Caller:
        """The guest whose link it is, from whatever device he comes. Guessing is slow."""
        self.check_public()
        place = f"address {address_of(request)}"
        with self.trying(address_of(request)):
            await self._slow_down(place, place)
            link = await keys.linked(self.store, token)
            if link is None:
                await self.store.attempt([place])
                raise NotFound("that link is not valid any more")
        return Caller(link.user, link.name, guest=True)

    async def come_back(
        self, request: Request[Any, Any, Any], guest: Caller, told: Iterable[tuple[str, Spoken]]
    ) -> tuple[Response[wire.Me], list[tuple[str, Spoken]]]:
        """A session for a guest who has come by his link. The tables are told in the same transaction: nobody
        comes by it unnoticed.
        """
        cookie, lines = await self._session(request, guest, by_link=True, told=told)
        return Response(self.me(guest), cookies=[cookie]), lines

    async def renew(self, user: int, match: str, but: str | None = None) -> wire.GuestLink:
        """Another link for a guest; the old one ends, and the sessions that it opened, ``but`` one."""
        token = secrets.token_urlsafe(18)
        self.ended(await keys.renew_link(self.store, user, token, match, but))
        log.info("link renewed", user=user)
        return wire.GuestLink(match, token)

    async def renew_own(self, caller: Caller) -> wire.GuestLink:
        """A guest wants a link that nobody else knows."""
        user = caller.known
        if not caller.guest or self.local is not None:
            raise Conflict("you come back with your password: you need no link")
        return await self.renew(user, await keys.match_of(self.store, user), caller.session)

    # Sessions

    async def sessions(self, caller: Caller) -> list[wire.SessionInfo]:
        """Where the caller is logged in."""
        found = await keys.sessions_of(self.store, caller.known)
        return [
            wire.SessionInfo(
                seen.token[:SHOWN], iso(seen.created), seen.device, seen.by_link, seen.token == caller.session
            )
            for seen in found
        ]

    async def end_session(self, caller: Caller, shown: str) -> None:
        """One of the caller's sessions ends."""
        found = await keys.sessions_of(self.store, caller.known)
        gone = [seen.token for seen in found if seen.token[:SHOWN] == shown]
        if not gone:
            raise NotFound("there is no such session any more")
        for session in gone:
            await self.store.drop_session(session)
        self.ended(gone)

    async def end_others(self, caller: Caller) -> None:
        """All of the caller's sessions end but this one."""
        self.ended(await keys.end_sessions(self.store, caller.known, caller.session))

    async def erase(self, caller: Caller) -> None:
        """The caller's name and all that is his alone are gone."""
        self.ended(await keys.erase_user(self.store, caller.known))
        log.info("account deleted", user=caller.id)

    def ended(self, sessions: list[str]) -> None:
        """Nobody looks through these sessions any more."""
        for session in sessions:
            self.on_log_out(session)

    async def log_in(self, request: Request[Any, Any, Any], data: wire.Credentials) -> Response[wire.Me]:
        """A session, for the right password."""
        self.check_public()
        place, name = f"address {address_of(request)}", f"name {names.key(data.name)[:100]}"
        with self.trying(address_of(request)):
            await self._slow_down(place, name)
            user = await self.store.user(name=data.name)
            async with self._busy:
                fits = await asyncio.to_thread(self._fits, user, data.password)
            if user is None or not fits:
                await self.store.attempt([place, name])
                log.info("log-in refused", address=address_of(request))
                raise Forbidden("name or password is wrong")
        await self.store.forget_attempts(name)
        return await self.welcome(request, Caller(user.id, user.name))

    async def log_out(self, request: Request[Any, Any, Any]) -> Response[None]:
        """The session ends, here and now."""
        token = request.cookies.get(COOKIE)
        if token:
            await self.store.drop_session(kept(token))
            self.on_log_out(kept(token))
        gone = Cookie(COOKIE, path="/", max_age=0, httponly=True, samesite="strict")
        return Response(None, cookies=[gone])

    async def welcome(
        self, request: Request[Any, Any, Any], caller: Caller, *, days: int = SESSION_DAYS
    ) -> Response[wire.Me]:
        """A session for him, which his browser keeps."""
        cookie, _ = await self._session(request, caller, days=days)
        return Response(self.me(caller), cookies=[cookie])

    async def _session(
        self,
        request: Request[Any, Any, Any],
        caller: Caller,
        *,
        by_link: bool = False,
        days: int = SESSION_DAYS,
        told: Iterable[tuple[str, Spoken]] = (),
    ) -> tuple[Cookie, list[tuple[str, Spoken]]]:
        token = secrets.token_urlsafe(32)
        seconds = days * 24 * 3600
        expires, device = self.store.time() + seconds * 1000, device_of(request)
        lines = await self.store.add_session(
            kept(token), caller.learner, expires, device, by_link=by_link, told=told
        )
        cookie = Cookie(
            COOKIE,
            value=token,
            path="/",
            max_age=seconds,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
        return cookie, lines

    def _fits(self, user: UserRow | None, password: str) -> bool:
        # If nobody has the name, a password is checked anyway, so that the time taken reveals nothing.
        if self._nobody is None:
            self._nobody = self._hasher.hash(secrets.token_urlsafe())
        stored = self._nobody if user is None else user.password
        try:
            return stored is not None and self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    @contextmanager
    def trying(self, address: str) -> Iterator[None]:
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
        """Wait longer the more attempts have failed."""
        since = self.store.time() - WINDOW
        here = await self.store.attempts(place, since) - SLOW + 1
        wait = min(LONGEST, max(0, here) * DELAY)
        if await self.store.attempts(name, since) >= SLOW:
            wait = max(wait, DELAY)
        if wait:
            await pause(wait)

    def check_public(self) -> None:
        if self.local is not None:
            raise Forbidden("this server is on your own machine: no account is needed")


async def local_user(store: Store) -> Caller:
    """The one user of a server that is not public."""
    found = await store.user(name=LOCAL)
    return Caller(found.id if found is not None else await store.add_user(LOCAL, None), LOCAL)


def device_of(request: Incoming) -> str:
    """The browser in its own words, as far as they can be kept."""
    return "".join(char for char in request.headers.get("user-agent", "") if char.isprintable())[:200]


def address_of(request: Incoming) -> str:
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

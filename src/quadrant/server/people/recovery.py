"""Forgotten passwords: a link by mail, or from an administrator, that sets another one, once, for an hour."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import structlog
from litestar import Request, Response

from quadrant.server import names, wire
from quadrant.server.people.accounts import WINDOW, Accounts, address_of
from quadrant.server.people.caller import Caller
from quadrant.server.people.mail import Mailman
from quadrant.server.problems import Conflict, NotFound, ServerError, TooMany
from quadrant.server.store import keys
from quadrant.server.store.store import TRIED, Store

log = structlog.get_logger(__name__)

#: A link lasts so long (ms).
LASTS = 3600 * 1000
#: So many are asked for from one address within a quarter of an hour, and sent to one person in a day.
ASKED, SENT = 5, 3


class Recovery:
    """Passwords that are set anew."""

    def __init__(
        self, accounts: Accounts, mailman: Mailman, spawn: Callable[[Coroutine[None, None, None]], object]
    ) -> None:
        self._accounts = accounts
        self._store = accounts.store
        self._mailman = mailman
        self._spawn = spawn

    async def ask(self, request: Request[Any, Any, Any], name: str) -> None:
        """Send a link to whoever has that name. The answer does not say whether anybody has."""
        self._accounts.check_public()
        if not self._mailman.configured:
            raise Conflict("this server sends no mail: ask whoever runs it for a new password")
        if not await self._store.allow({f"reset {address_of(request)}": (WINDOW, ASKED)}):
            raise TooMany("too many letters of that kind; try again later")
        # Nobody waits for it: how long it takes would tell whether there was somebody to write to.
        self._spawn(self._send(name))

    async def _send(self, name: str) -> None:
        user = await self._store.user(name=name)
        address = None if user is None else await self._mailman.address(user.id)
        if user is None or address is None:
            return
        if await self._store.allow({f"reset of {user.id}": (TRIED, SENT)}):
            await self._mailman.send_reset(user.name, address, await link(self._store, user.id))

    async def use(self, request: Request[Any, Any, Any], used: wire.ResetUsed) -> Response[wire.Me]:
        """Whoever has the link sets a password, and is logged in; everybody else is logged out."""
        self._accounts.check_public()
        with self._accounts.trying(address_of(request)):
            found = await keys.reset(self._store, used.token, await self._accounts.hashed(used.password))
        if found is None:
            raise NotFound("that link is not valid any more: ask for another")
        user, name, ended = found
        self._accounts.ended(ended)
        await self._store.forget_attempts(f"name {names.key(name)[:100]}")
        log.info("password reset", user=user)
        return await self._accounts.welcome(request, Caller(user, name))


async def link(store: Store, user: int) -> str:
    """The token of a new link that resets the user's password."""
    token = secrets.token_urlsafe(24)
    await keys.add_reset(store, user, token, LASTS)
    return token


async def link_for(store: Store, name: str) -> str:
    """The same for somebody by name, as an administrator wants it. Raises ServerError if nobody has it."""
    user = await store.user(name=name)
    if user is None:
        raise ServerError(f"nobody is called {name!r}")
    return await link(store, user.id)

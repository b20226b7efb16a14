"""Doors for programs: tokens with scopes, and accounts for bots that belong to somebody.

A token is shown once and kept as a hash. It opens what its scopes say and nothing else: no token changes a
password, makes another token, or deletes an account.
"""

from __future__ import annotations

import secrets

import structlog
from sqlalchemy.exc import IntegrityError

from quadrant.server import names, wire
from quadrant.server.people.accounts import SHOWN, Accounts
from quadrant.server.people.caller import Caller, iso
from quadrant.server.problems import Conflict, Forbidden, NotFound, ServerError
from quadrant.server.store import doors
from quadrant.server.store.keys import kept

log = structlog.get_logger(__name__)

#: So many tokens and bots somebody may have.
TOKENS, BOTS = 50, 10


class Doors:
    """Tokens and bots of this server's people."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._store = accounts.store

    async def tokens(self, caller: Caller) -> list[wire.TokenInfo]:
        """The caller's tokens, and those of his bots."""
        return [
            wire.TokenInfo(
                seen.token[:SHOWN],
                seen.account,
                seen.name,
                seen.scopes,
                iso(seen.created),
                None if seen.used is None else iso(seen.used),
            )
            for seen in await doors.tokens_of(self._store, caller.known)
        ]

    async def make(self, caller: Caller, asked: wire.TokenAsked) -> wire.TokenMade:
        """A new token, which nobody is shown again."""
        owner = self._check(caller)
        user, account = owner, caller.name
        if asked.bot is not None:
            user, account = await self._bot(owner, asked.bot)
        name = names.plain(asked.name)
        if not name:
            raise ServerError("give the token a name that can be read")
        token = f"quadrant_{secrets.token_urlsafe(32)}"
        scopes = ",".join(dict.fromkeys(asked.scopes))
        await doors.add_token(self._store, owner, kept(token), user, (name, scopes), TOKENS)
        log.info("token made", user=user, by=owner, scopes=scopes)
        return wire.TokenMade(token, account)

    async def revoke(self, caller: Caller, shown: str) -> None:
        """A token opens nothing any more, and what looks through it is closed."""
        found = await doors.tokens_of(self._store, caller.known)
        gone = [seen.token for seen in found if seen.token[:SHOWN] == shown]
        if not gone:
            raise NotFound("there is no such token any more")
        await doors.drop_tokens(self._store, gone)
        self._accounts.ended(gone)

    async def bots(self, caller: Caller) -> list[wire.BotAccount]:
        """The caller's bots."""
        return [wire.BotAccount(name) for _, name in await doors.bots_of(self._store, caller.known)]

    async def add_bot(self, caller: Caller, wanted: str) -> wire.BotAccount:
        """An account for a bot: it has no password and comes by tokens alone."""
        owner, name = self._check(caller), names.checked(wanted)
        try:
            await doors.add_bot(self._store, owner, name, BOTS)
        except IntegrityError:
            raise Conflict(f"the name {name!r} is taken") from None
        return wire.BotAccount(name)

    def _check(self, caller: Caller) -> int:
        self._accounts.check_public()
        if caller.guest:
            raise Forbidden("give yourself a password first: a token outlives a guest's session")
        return caller.known

    async def _bot(self, owner: int, wanted: str) -> tuple[int, str]:
        for user, name in await doors.bots_of(self._store, owner):
            if names.key(name) == names.key(wanted):
                return user, name
        raise NotFound(f"you have no bot {wanted!r}")

"""Guests who come back: by the link that they were invited with, which stays theirs.

Whoever knows a guest's link can be him. So each time somebody comes by it, the tables where the guest plays
are told; the owner who invited him can give him another one, and so can he himself, which nobody else knows.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from msgspec.json import encode
from sqlalchemy import and_, or_, select

from quadrant.server import wire
from quadrant.server.people.accounts import Accounts
from quadrant.server.people.caller import Caller
from quadrant.server.people.seating import check_visible, spoken
from quadrant.server.play.matches import Matches
from quadrant.server.problems import Conflict, Forbidden
from quadrant.server.store import keys
from quadrant.server.store.columns import matches, seats
from quadrant.server.store.lines import Spoken
from quadrant.server.store.rows import SeatRow


class Guests:
    """Links, and those who come by them."""

    def __init__(self, found: Matches, accounts: Accounts) -> None:
        self._matches = found
        self._accounts = accounts
        self._store = accounts.store

    async def come_back(self, request: Request[Any, Any, Any], token: str) -> Response[wire.Me]:
        """A guest comes by his link; those with whom he plays are told."""
        guest = await self._accounts.guest_of(request, token)
        lines = await self._lines(guest.known)
        answer, told = await self._accounts.come_back(request, guest, lines)
        for match, line in told:
            self._matches.tell(match, encode(spoken(line)))
        return answer

    async def _lines(self, user: int) -> list[tuple[str, Spoken]]:
        """What the tables where the guest plays are told."""
        sits = or_(
            and_(seats.c.user_id == user, seats.c.left.is_(False)),
            and_(seats.c.kind == "bot", seats.c.kept_for == user),
        )
        query = (
            select(seats.c.match_id, seats.c.seat, matches.c.n)
            .join(matches, matches.c.id == seats.c.match_id)
            .where(sits, matches.c.over.is_(False), matches.c.kind == "match")
        )
        tables: dict[tuple[str, int], list[str]] = {}
        for row in await self._store.rows(query):
            tables.setdefault((row.match_id, row.n), []).append(row.seat)
        return [
            (match, Spoken(user, kind="device", seats=tuple(where), n=n))
            for (match, n), where in tables.items()
        ]

    async def linked(self, caller: Caller, id: str) -> list[str]:
        """The seats of guests who came by a link of this match: the owner can renew it. Others see none."""
        async with self._matches.open(id) as live:
            check_visible(self._matches.people, live.row, live.seats.values(), caller)
            if caller.id != live.row.owner_id:
                return []
            sits = {seat: _person(live.seats[seat]) for seat in live.game.seats}
        came = await keys.came_to(self._store, id)
        return [seat for seat, user in sits.items() if user in came]

    async def renew(self, caller: Caller, id: str, seat: str) -> wire.GuestLink:
        """Another link for the guest who plays that seat, by the owner who has invited him."""
        async with self._matches.open(id) as live:
            check_visible(self._matches.people, live.row, live.seats.values(), caller)
            live.game.check_seat(seat)
            if caller.known != live.row.owner_id:
                raise Forbidden("only the owner who has invited a guest gives him another link")
            guest = _person(live.seats[seat])
        if guest is None or await keys.link_of(self._store, guest) != id:
            raise Conflict("nobody plays there who came by a link of this match")
        return await self._accounts.renew(guest, id)


def _person(seat: SeatRow) -> int | None:
    """Who plays there, or comes back there."""
    return seat.kept_for if seat.user_id is None else seat.user_id

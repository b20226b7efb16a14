"""Somebody leaves this server for good, or takes along what it knows of him.

His matches stay for those who played them with him, without his name; bots play on where he sat.
"""

from __future__ import annotations

from sqlalchemy import or_, select

from quadrant.kernel.components import split
from quadrant.server import wire
from quadrant.server.people.accounts import Accounts
from quadrant.server.people.caller import Caller, iso
from quadrant.server.people.mail import Mailman
from quadrant.server.play.shelf import Shelf
from quadrant.server.play.sitting import Sitting
from quadrant.server.problems import Forbidden, NotFound
from quadrant.server.store.columns import chat, matches, seats, users
from quadrant.server.store.queries import played_by
from quadrant.server.store.rows import MatchRow, match_row


class Farewell:
    """What belongs to a person: to be taken along, and to be deleted."""

    def __init__(self, accounts: Accounts, mailman: Mailman, sitting: Sitting, shelf: Shelf) -> None:
        self._accounts = accounts
        self._mailman = mailman
        self._sitting = sitting
        self._shelf = shelf
        self._store = accounts.store

    async def delete(self, caller: Caller, password: str | None) -> None:
        """The account is deleted: matches stay with those who keep them, the name goes."""
        self._accounts.check_public()
        user = caller.known
        await self._accounts.check_password(caller, password)
        for row in await self._matches(user):
            try:
                await self._sitting.abandon(caller, row.id)
                await self._shelf.remove(caller, row.id, for_good=True)
            except (NotFound, Forbidden):  # deleted meanwhile, or on his lists only as long as he sat there
                continue
        await self._accounts.erase(caller)
        self._sitting.forget_name(user)

    async def data(self, caller: Caller) -> wire.OwnData:
        """All that is known of the caller."""
        user = caller.known
        (person,) = await self._store.rows(select(users).where(users.c.id == user))
        said = select(chat.c.match_id, chat.c.text, chat.c.created).where(
            chat.c.user_id == user, chat.c.kind == "said"
        )
        his = or_(seats.c.user_id == user, seats.c.kept_for == user)
        places: dict[str, list[str]] = {}
        for row in await self._store.rows(select(seats.c.match_id, seats.c.seat).where(his)):
            places.setdefault(row.match_id, []).append(row.seat)
        found = await self._matches(user)
        return wire.OwnData(
            name=caller.name,
            guest=caller.guest,
            created=iso(person.created),
            mail=await self._mailman.info(caller),
            sessions=await self._accounts.sessions(caller),
            matches=[_own(row, user, places.get(row.id, [])) for row in found],
            chat=[
                wire.OwnLine(row.match_id, row.text, iso(row.created))
                for row in await self._store.rows(said.order_by(chat.c.id))
            ],
        )

    async def _matches(self, user: int) -> list[MatchRow]:
        query = select(matches).where(played_by(user)).order_by(matches.c.created)
        return [match_row(row) for row in await self._store.rows(query)]


def _own(row: MatchRow, user: int, seats: list[str]) -> wire.OwnMatch:
    return wire.OwnMatch(
        id=row.id,
        game=split(row.game)[0],
        scenario=row.scenario,
        title=row.title,
        kind=row.kind,
        created=iso(row.created),
        over=row.over,
        owner=row.owner_id == user,
        seats=seats,
        winners=[] if row.result is None else list(row.result.winners),
    )

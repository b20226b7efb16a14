"""Who sits where and who may watch: what can be said about a match without replaying it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, cast

from quadrant.kernel import catalog, dice
from quadrant.kernel.components import split
from quadrant.server import wire
from quadrant.server.people.caller import Caller, iso
from quadrant.server.people.seats import offered
from quadrant.server.problems import NotFound
from quadrant.server.store.keeper import Keeper
from quadrant.server.store.lines import Spoken
from quadrant.server.store.rows import MatchRow, SeatRow, asked, hints, no_tells, players


class People:
    """The people of this server: their names, and what they may see."""

    def __init__(self, store: Keeper, local: Caller | None) -> None:
        self.store = store
        self.local = local
        self._names: dict[int, str] = {}

    async def names(self, ids: Iterable[int | None]) -> dict[int, str]:
        """Names by number; they never change but to be deleted, so each is asked for once."""
        wanted = {id for id in ids if id is not None}
        if missing := wanted - self._names.keys():
            self._names |= await self.store.names(missing)
        return self._names

    def forget(self, user: int) -> None:
        """The user has deleted his account: his name is asked for again, and there is none."""
        self._names.pop(user, None)

    def caller(self, user: int | None) -> Caller:
        """Somebody whose number is known."""
        return Caller(user, "" if user is None else self._names.get(user, ""))

    def may_see(
        self, row: MatchRow, seats: Iterable[SeatRow], caller: Caller, token: str | None = None
    ) -> bool:
        """Whether the caller may know of the match at all."""
        if caller.id is not None and caller.id == row.owner_id:
            return True
        if row.kind != "match":
            return False
        if row.spectators:
            return True
        return any(
            (caller.id is not None and caller.id in (seat.user_id, seat.kept_for))
            or (token is not None and seat.kind != "person" and seat.token == token)
            for seat in seats
        )

    async def sitting(self, row: MatchRow, seats: Iterable[SeatRow], caller: Caller) -> list[wire.SeatInfo]:
        """The seats of a match in the order of the game, as far as the caller may know them."""
        # Lists also show matches whose components this server does not have.
        game = catalog.find(split(row.game)[0])
        found = {seat.seat: seat for seat in seats}
        names = await self.names(id for seat in found.values() for id in (seat.user_id, seat.kept_for))
        owner = caller.id is not None and caller.id == row.owner_id
        return [self._sits(found[name], game.camps[name], names, caller, owner) for name in game.seats]

    def _sits(
        self, seat: SeatRow, camp: str, names: dict[int, str], caller: Caller, owner: bool
    ) -> wire.SeatInfo:
        me = seat.user_id is not None and seat.user_id == caller.id and not seat.left
        kept = seat.kind != "person" and seat.kept_for is not None
        return wire.SeatInfo(
            seat=seat.seat,
            camp=camp,
            kind=cast('Literal["person", "bot", "open"]', seat.kind),
            name=None if seat.user_id is None else names.get(seat.user_id),
            bot=seat.bot,
            me=me,
            left=seat.left,
            token=seat.token if owner and seat.kind != "person" else None,
            person=seat.person if me else None,
            for_me=kept and seat.kept_for == caller.id,
            kept=names.get(seat.kept_for) if kept and seat.kept_for is not None else None,
        )

    async def info(
        self, row: MatchRow, seats: Iterable[SeatRow], caller: Caller, token: str | None = None
    ) -> wire.MatchInfo:
        """A match as the lobby shows it and, for an invitation, the seats it offers."""
        places = list(seats)
        sitting = await self.sitting(row, places, caller)
        names = await self.names([row.owner_id])
        empty = any(seat.kind == "open" for seat in sitting)
        mine = {seat.seat for seat in sitting if seat.me}
        inviting = {seat.seat for seat in offered(places, caller.id, token)}
        return wire.MatchInfo(
            id=row.id,
            kind=cast('Literal["match", "analysis", "lesson", "puzzle"]', row.kind),
            status="over" if row.over else "open" if empty else "playing",
            game=split(row.game)[0],
            components=split(row.game)[1],
            version=row.version,
            scenario=row.scenario,
            options=row.options,
            title=row.title,
            owner=names.get(row.owner_id, ""),
            mine=row.owner_id == caller.id,
            no_tells=no_tells(row, places),
            hints=hints(row, places),
            listed=row.listed,
            spectators=row.spectators,
            created=iso(row.created),
            changed=iso(row.changed),
            n=row.n,
            epoch=row.epoch,
            seats=sitting,
            waiting=next((seat for seat in asked(row) if seat in mine), row.waiting),
            my_turn=not mine.isdisjoint(asked(row)),
            result=row.result,
            seed_hash=dice.commitment(row.seed),
            seed=row.open_seed,
            lesson=row.lesson,
            parent=row.parent,
            parent_n=row.parent_n,
            begins=row.begins,
            standing=row.standing,
            rematch=row.rematch if caller.id in {row.owner_id, *players(places)} else None,
            clock=row.clock,
            invited=[seat.seat for seat in sitting if seat.seat in inviting],
            rated=row.rated,
        )


def spoken(line: Spoken) -> wire.ChatLine:
    """A line of chat as it is written on the wire."""
    kind = cast('Literal["said", "held", "back", "sat", "device", "paused", "resumed"]', line.kind)
    seats = list(line.seats)
    return wire.ChatLine(line.id, line.name, line.text, iso(line.created), kind, seats, line.n, line.camp)


def check_visible(
    people: People, row: MatchRow, seats: Iterable[SeatRow], caller: Caller, token: str | None = None
) -> None:
    """For people who may not see it, the match does not exist."""
    if not people.may_see(row, seats, caller, token):
        raise NotFound(f"there is no match {row.id!r}")

"""The shelf: what people do with matches besides playing them: another title, off the list, played again.

A match belongs to those who keep it. Whoever does not want it any more takes it off his lists; when
nobody keeps it, it is deleted. So an owner deletes what he alone plays, and nobody takes a match from others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.json import encode

import quadrant
from quadrant import bots
from quadrant.kernel import catalog
from quadrant.kernel.catalog import Game
from quadrant.server import keeping, wire
from quadrant.server.accounts import Caller
from quadrant.server.desk import Desk, invited, new_id, open_seat, row_of
from quadrant.server.position import start
from quadrant.server.problems import Conflict, Forbidden, NotFound, Stale
from quadrant.server.rows import MatchRow, SeatRow, begun, dealt
from quadrant.server.seating import check_visible

Found = tuple[MatchRow, list[SeatRow]]
#: How often a change is tried while others change the match.
TRIES = 5


class Shelf:
    """Titles, removals and rematches."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._matches = desk.matches
        self._store = desk.store
        self._people = desk.people

    async def _found(self, caller: Caller, id: str) -> Found:
        found = await self._store.match(id)
        if found is None:
            raise NotFound(f"there is no match {id!r}")
        check_visible(self._people, *found, caller)
        return found

    # Titles

    async def rename(self, caller: Caller, id: str, title: str) -> wire.MatchInfo:
        """Another title, by the owner."""
        for _ in range(TRIES):
            row, seats = await self._found(caller, id)
            if row.owner_id != caller.known:
                raise Forbidden("only the owner gives the match its title")
            if await keeping.amend(self._store, row, title=title):
                await self._matches.refresh(id)
                row.title = title
                return await self._people.info(row, seats, caller)
        raise Stale("the match goes on too fast; try again")

    # Off the lists

    async def remove(self, caller: Caller, id: str) -> None:
        """Off the caller's lists; once nobody keeps the match, it is deleted."""
        user = caller.known
        for _ in range(TRIES):
            row, seats = await self._found(caller, id)
            if user not in {row.owner_id, *(who for seat in seats for who in (seat.user_id, seat.kept_for))}:
                raise Forbidden("it is not on your lists")
            keepers = _keepers(row, seats, {user, *await keeping.removers(self._store, id)})
            if not keepers:
                if await keeping.erase(self._store, row):
                    self._matches.drop(id)
                    return
                continue
            await self._leave(caller, row, seats)
            if await self._pass_on(row, user, keepers):
                await keeping.remove(self._store, id, user)
                return
        raise Stale("the match goes on too fast; try again")

    async def _leave(self, caller: Caller, row: MatchRow, seats: list[SeatRow]) -> None:
        """Nobody disappears from a match that others play: who sits there resigns first."""
        user = caller.known
        if row.over:
            return
        mine = [seat for seat in seats if user in (seat.user_id, seat.kept_for) and not seat.left]
        if begun(seats) and any(seat.user_id == user for seat in mine):
            raise Conflict("others play this match with you: resign first, then remove it")
        for seat in mine:
            await self._desk.sit(caller, row.id, seat.seat, wire.SeatWish("open"))

    async def _pass_on(self, row: MatchRow, user: int, keepers: list[int]) -> bool:
        """Whoever keeps the match owns it, if the owner does not want it; False if it has changed.

        Where none of them may have more matches it goes on counting as the owner's, off his lists.
        """
        found = await self._store.match(row.id)
        if found is None or found[0].owner_id != user:
            return True
        heirs = [who for who in keepers if await self._desk.has_room(who)]
        if not heirs:
            return True
        if not await keeping.amend(self._store, found[0], owner_id=heirs[0]):
            return False
        await self._matches.refresh(row.id)
        return True

    # Again

    async def rematch(self, caller: Caller, id: str, swap: bool) -> wire.MatchInfo:
        """The same people again. Whoever asks second sits down in the match that the first one made."""
        user = caller.known
        row, seats = await self._found(caller, id)
        if user not in {row.owner_id, *(seat.user_id for seat in seats)}:
            raise Forbidden("only those who played may play again")
        if row.kind != "match":
            raise Conflict("this is an analysis board: take another one from the match")
        if not row.over:
            raise Conflict("the match is not over yet")
        if row.rematch is None:
            try:
                return await self._again(caller, row, seats, swap)
            except Stale:  # somebody else was faster
                row, _ = await self._found(caller, id)
        return await self._sit_again(caller, row.rematch or "")

    async def _again(self, caller: Caller, old: MatchRow, seats: list[SeatRow], swap: bool) -> wire.MatchInfo:
        user = caller.known
        await self._desk.check_count(user)
        game = catalog.find(old.game)
        known = {option.id for option in game.options}
        options = {name: value for name, value in old.options.items() if name in known}
        match = quadrant.new(old.game, old.scenario, None, options)
        row = row_of(new_id(), match, user, title=old.title)
        row.hints = old.hints
        row.no_tells, row.listed, row.spectators = old.no_tells, old.listed, old.spectators
        found = {seat.seat: seat for seat in seats}
        places = zip(game.seats, rotated(game) if swap else game.seats, strict=True)
        sitting = (_again(game, row.id, seat, found[before], user) for seat, before in places)
        again = dealt(invited(sitting, lambda seat: seat.kept_for))
        row.clock = old.clock
        self._desk.wind(row, again, match)
        others = {seat.kept_for for seat in again if seat.kept_for is not None}
        first, room = [start(row, match)], self._desk.room
        await self._store.add_match(row, again, first, room=room, again=old.id, invited=others)
        self._tell(old.id, row.id)
        self._desk.wake(row, again)
        return await self._people.info(row, again, caller)

    def _tell(self, old: str, new: str) -> None:
        """Those who still look at the old match see where it goes on."""
        self._matches.tell(old, encode(wire.Rematch(new)))
        if self._store.shared:
            self._matches.spawn(self._store.notify(f"rematch {old} {new}"))

    async def _sit_again(self, caller: Caller, id: str) -> wire.MatchInfo:
        row, seats = await self._found(caller, id)
        info = await self._people.info(row, seats, caller)
        for seat in seats:
            if seat.kind == "open" and seat.kept_for == caller.id:
                wish = wire.SeatWish("me", person=seat.person)
                info = await self._desk.sit(caller, id, seat.seat, wish)
        return info


def _keepers(row: MatchRow, seats: Iterable[SeatRow], gone: set[int]) -> list[int]:
    """Who still has the match on his lists: the owner, then those who sit or sat there."""
    people = dict.fromkeys((row.owner_id, *(seat.user_id for seat in seats)))
    return [who for who in people if who is not None and who not in gone]


def _again(game: Game, id: str, seat: str, before: SeatRow, user: int) -> SeatRow:
    """The seat in a new match, for whoever had that one: he sits there, or it is kept for him."""
    if before.kind == "bot" and before.bot in bots.names(game.name):
        return SeatRow(id, seat, "bot", bot=before.bot)
    if before.user_id == user:
        return SeatRow(id, seat, "person", user, person=before.person)
    return open_seat(id, seat, kept_for=before.user_id, person=before.person)


def rotated(game: Game) -> Sequence[str]:
    """For each seat the one whose holder takes it: camps change places, or seats if camps differ in size."""
    camps: dict[str, list[str]] = {}
    for seat, camp in game.camps.items():
        camps.setdefault(camp, []).append(seat)
    groups = list(camps.values())
    if len({len(group) for group in groups}) > 1:
        groups = [[seat] for seat in game.seats]
    source: dict[str, str] = {}
    for group, before in zip(groups, groups[-1:] + groups[:-1], strict=True):
        source.update(zip(group, before, strict=True))
    return [source[seat] for seat in game.seats]

"""The shelf: renaming matches, removing them from a list, playing them again.

A match belongs to those who keep it. People who no longer want it remove it from their lists; when nobody
keeps it, it is deleted. So owners can delete what they alone play, and nobody takes a match away from others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.json import encode

import quadrant
from quadrant import bots
from quadrant.kernel import catalog
from quadrant.kernel.catalog import Game
from quadrant.server import wire
from quadrant.server.names import plain
from quadrant.server.people.caller import Caller
from quadrant.server.people.rated import check_alone
from quadrant.server.people.seating import check_visible
from quadrant.server.people.seats import invited, open_seat
from quadrant.server.play.desk import Desk, new_id, row_of
from quadrant.server.play.position import start
from quadrant.server.play.sitting import Sitting
from quadrant.server.problems import Conflict, Forbidden, NotFound, Stale
from quadrant.server.store.rows import MatchRow, SeatRow, begun, dealt, held, players

Found = tuple[MatchRow, list[SeatRow]]
#: How often a change is tried again while others change the match.
TRIES = 5


class Shelf:
    """Titles, removals and rematches."""

    def __init__(self, desk: Desk, sitting: Sitting) -> None:
        self._desk = desk
        self._sitting = sitting
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
        """Set another title, by the owner."""
        for _ in range(TRIES):
            row, seats = await self._found(caller, id)
            if row.owner_id != caller.known:
                raise Forbidden("only the owner gives the match its title")
            if await self._store.amend(row, title=plain(title)):
                await self._matches.refresh(id)
                row.title = plain(title)
                return await self._people.info(row, seats, caller)
        raise Stale("the match goes on too fast; try again")

    # Off the lists

    async def remove(self, caller: Caller, id: str, *, for_good: bool = False) -> None:
        """Remove the match from the caller's lists; once nobody keeps it, it is deleted.

        ``for_good``: he leaves this server, and a result would be nobody's.
        """
        user = caller.known
        for _ in range(TRIES):
            row, seats = await self._found(caller, id)
            if user not in {row.owner_id, *(who for seat in seats for who in (seat.user_id, seat.kept_for))}:
                raise Forbidden("it is not on your lists")
            keepers = _keepers(row, seats, {user, *await self._store.removers(id)})
            if not keepers:
                if begun(seats) and not for_good:
                    check_alone(row, "it is removed once it is over")
                if await self._store.erase(row):
                    self._matches.drop(id)
                    return
                continue
            await self._leave(caller, row, seats)
            if await self._pass_on(row, user, keepers):
                await self._store.remove(id, user)
                return
        raise Stale("the match goes on too fast; try again")

    async def _leave(self, caller: Caller, row: MatchRow, seats: list[SeatRow]) -> None:
        """Nobody disappears from a match that others play: players resign first."""
        user = caller.known
        if row.over:
            return
        mine = [seat for seat in seats if user in (seat.user_id, seat.kept_for) and not seat.left]
        if begun(seats) and any(seat.user_id == user for seat in mine):
            raise Conflict("others play this match with you: resign first, then remove it")
        for seat in mine:
            await self._sitting.sit(caller, row.id, seat.seat, wire.SeatWish("open"))

    async def _pass_on(self, row: MatchRow, user: int, keepers: list[int]) -> bool:
        """If the owner leaves, somebody else who keeps the match owns it; False if it has changed.

        If none of them may own more matches, it still counts as the owner's, without being listed.
        """
        found = await self._store.match(row.id)
        if found is None or found[0].owner_id != user:
            return True
        heirs = [who for who in keepers if await self._desk.has_room(who)]
        if not heirs:
            return True
        if not await self._store.amend(found[0], owner_id=heirs[0]):
            return False
        await self._matches.refresh(row.id)
        return True

    # Again

    async def rematch(self, caller: Caller, id: str, swap: bool) -> wire.MatchInfo:
        """The same people again. Whoever asks second joins the match that the first one made."""
        user = caller.known
        row, seats = await self._found(caller, id)
        if user not in {row.owner_id, *players(seats)}:
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
        row.hints, row.rated = old.hints, old.rated
        row.no_tells, row.listed, row.spectators = old.no_tells, old.listed, old.spectators
        found = {seat.seat: seat for seat in seats}
        places = zip(game.seats, rotated(game) if swap else game.seats, strict=True)
        apart = await self._store.blocked_between(user)
        sitting = (_again(game, row.id, seat, found[before], user, apart) for seat, before in places)
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
        """Tell those who still watch the old match about the new one."""
        self._matches.tell(old, encode(wire.Rematch(new)))
        if self._store.shared:
            self._matches.spawn(self._store.notify(f"rematch {old} {new}"))

    async def _sit_again(self, caller: Caller, id: str) -> wire.MatchInfo:
        row, seats = await self._found(caller, id)
        info = await self._people.info(row, seats, caller)
        for seat in seats:
            if seat.kind == "open" and seat.kept_for == caller.id:
                wish = wire.SeatWish("me", person=seat.person)
                info = await self._sitting.sit(caller, id, seat.seat, wish)
        return info


def _keepers(row: MatchRow, seats: Iterable[SeatRow], gone: set[int]) -> list[int]:
    """Who still has the match on his lists: the owner, then those who sit or sat there."""
    people = dict.fromkeys((row.owner_id, *(who for seat in seats for who in players([seat]))))
    return [who for who in people if who not in gone]


def _again(game: Game, id: str, seat: str, before: SeatRow, user: int, apart: set[int]) -> SeatRow:
    """The seat in a new match, for whoever had that one: he sits there, or it is kept for him.

    For those who are ``apart`` from the user, by a block, nothing is kept.
    """
    if before.kind == "bot" and not held(before) and before.bot in bots.names(game.name):
        return SeatRow(id, seat, "bot", bot=before.bot)
    who = next(iter(players([before])), None)
    if who == user:
        return SeatRow(id, seat, "person", user, person=before.person)
    if who in apart:
        return open_seat(id, seat)
    return open_seat(id, seat, kept_for=who, person=before.person)


def rotated(game: Game) -> Sequence[str]:
    """For each seat, the one whose holder takes it: camps change places, or seats if camps differ in size."""
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

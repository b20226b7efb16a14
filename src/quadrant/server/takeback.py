"""Taking back what undo does not reach: with the others' consent, or freely where nobody but bots plays.

Undo ends where something was revealed or somebody else was asked. Beyond that everybody at the table has come
to know something, so everybody must agree. The dice stay what they are: the same choices, the same faces.
"""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import Select, select

from quadrant.errors import UndoRefused
from quadrant.server import columns, wire
from quadrant.server.accounts import Caller
from quadrant.server.beside import Asked, Beside
from quadrant.server.clock import player
from quadrant.server.live import LiveMatch
from quadrant.server.matches import Matches
from quadrant.server.position import Change
from quadrant.server.problems import Conflict, Forbidden
from quadrant.server.seating import check_visible
from quadrant.server.show import Seats

CHOICES = columns.choices.c


class Takebacks:
    """Wishes to take something back, and what becomes of them."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def ask(self, caller: Caller, id: str, wish: wire.TakebackWish) -> wire.Progress:
        """The caller wants to be where he made a choice. Who plays bots alone is there at once."""
        user = caller.known
        async with self._matches.open(id) as live:
            check_visible(self._matches.people, live.row, live.seats.values(), caller)
            held = live.held_by(user)
            if not held:
                raise Forbidden("only those who play may take something back")
            if live.row.over:
                raise UndoRefused("the match is over")
            seat, to = await self._place(live, held, wish.to)
            if not _others(live, user):
                if to < _since(live, user):
                    raise UndoRefused("somebody who has left since played there too, and may come back")
                await self._go_back(live, to)
            else:
                await self._put(live, user, seat, to)
            return wire.Progress(live.row.n, live.row.epoch)

    async def points(self, caller: Caller, id: str) -> list[int]:
        """Where the caller could ask to be again: how many choices there were before each of his own."""
        async with self._matches.open(id) as live:
            check_visible(self._matches.people, live.row, live.seats.values(), caller)
            held = live.held_by(caller.known)
            since = 0 if _others(live, caller.known) else _since(live, caller.known)
            made = await self._matches.store.rows(_own(live.id, held))
            return sorted(row.n - 1 for row in made if row.n > since)

    async def answer(self, caller: Caller, id: str, answer: wire.TakebackAnswer) -> wire.Progress:
        """Somebody at the table agrees or does not; who asked may withdraw."""
        user = caller.known
        async with self._matches.open(id) as live:
            check_visible(self._matches.people, live.row, live.seats.values(), caller)
            asked = _asked(live, user, answer.to)
            if not answer.agree:
                declined = -1 if user == asked.user else live.row.n
                await self._store(live, replace(live.row.beside, takeback=None, declined=declined))
            elif user == asked.user:
                raise Conflict("the others must agree, not you")
            else:
                await self._agree(live, replace(asked, agreed=tuple(sorted({*asked.agreed, user}))))
            return wire.Progress(live.row.n, live.row.epoch)

    async def _agree(self, live: LiveMatch, asked: Asked) -> None:
        if _others(live, asked.user) - {*asked.agreed}:
            await self._store(live, replace(live.row.beside, takeback=asked))
        else:
            await self._go_back(live, asked.to)

    async def _put(self, live: LiveMatch, user: int, seat: str, to: int) -> None:
        """Ask the others; who does not look finds a notice."""
        beside = live.row.beside
        if beside.takeback is not None and beside.takeback.epoch == live.row.epoch:
            raise Conflict("something is asked for already")
        if beside.declined == live.row.n:
            raise Conflict("it was declined: ask again when the match has gone on")
        looking = {listener.user for listener in live.listeners}
        notices = [(other, "takeback") for other in _others(live, user) if other not in looking]
        asked = Asked(seat, user, to, live.row.epoch)
        await self._store(live, replace(beside, takeback=asked), notices)

    async def _store(
        self, live: LiveMatch, beside: Beside, notices: list[tuple[int, str]] | None = None
    ) -> None:
        head = live.head()
        await self._matches.store_change(live, head, Change(), seats=[], notices=notices or [], beside=beside)
        live.commit(head)
        live.update(live.told)
        self._matches.follow(live)

    async def _place(self, live: LiveMatch, held: Seats, to: int | None) -> tuple[str, int]:
        """The seat that chose there, and how many choices there were before. Nobody takes back another's."""
        mine = _own(live.id, held)
        for row in await self._matches.store.rows(mine if to is None else mine.where(CHOICES.n == to + 1)):
            return row.seat, row.n - 1
        raise UndoRefused("you have chosen nothing there that could be taken back")

    async def _go_back(self, live: LiveMatch, to: int) -> None:
        """The choices after that are forgotten, and so is the wish."""
        beside = live.row.beside
        beside = replace(beside, takeback=None, declined=-1, known=True, parted=min(beside.parted, to))
        await self._matches.go_back(live, to, beside)


def _asked(live: LiveMatch, user: int, to: int) -> Asked:
    """What is asked for; only those who play may answer."""
    asked = live.row.beside.takeback
    if not live.held_by(user):
        raise Forbidden("only those who play may answer")
    if live.row.over or asked is None or asked.to != to or asked.epoch != live.row.epoch:
        raise Conflict("nobody asks for that any more")
    return asked


def _others(live: LiveMatch, user: int | None) -> set[int]:
    """The people at the table but for that one: all of them know what was played."""
    people = {seat.user_id for seat in live.seats.values() if player(seat)}
    return {other for other in people if other is not None and other != user}


def _since(live: LiveMatch, user: int) -> int:
    """How many choices there were when the last of the others left: before that he was not alone."""
    shared = any(set(seat.seen) - {user} for seat in live.seats.values())
    return live.row.beside.parted if shared else 0


def _own(id: str, seats: Seats) -> Select[tuple[int, str]]:
    """The choices that the seats made themselves, the last first."""
    chosen = (CHOICES.match_id == id, CHOICES.seat.in_(seats), CHOICES.auto.is_(False))
    return select(CHOICES.n, CHOICES.seat).where(*chosen).order_by(CHOICES.n.desc())

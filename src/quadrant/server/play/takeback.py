"""Taking back what undo does not reach: with the others' consent, or freely against bots alone.

Undo stops where something was revealed or somebody else was asked. Beyond that, everybody at the table has
learned something, so everybody must agree. The dice do not change: the same choices give the same faces.
"""

from __future__ import annotations

from msgspec.structs import replace

from quadrant.errors import UndoRefused
from quadrant.server import wire
from quadrant.server.people.caller import Caller
from quadrant.server.people.rated import check_alone
from quadrant.server.people.seating import check_visible
from quadrant.server.play.clock import player
from quadrant.server.play.live import LiveMatch
from quadrant.server.play.matches import Matches
from quadrant.server.play.position import Change
from quadrant.server.play.show import Seats
from quadrant.server.problems import Conflict, Forbidden
from quadrant.server.store.pending import Pending, TakebackRequest
from quadrant.server.store.rows import held as is_held


class Takebacks:
    """Requests to take something back, and what becomes of them."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def ask(self, caller: Caller, id: str, wish: wire.TakebackWish) -> wire.Progress:
        """The caller asks to go back to one of their choices. Against bots alone it happens at once."""
        user = caller.learner
        async with self._matches.open(id) as live:
            check_visible(self._matches.people, live.row, live.seats.values(), caller)
            mine = live.held_by(user)
            if not mine:
                raise Forbidden("only those who play may take something back")
            if live.row.over:
                raise UndoRefused("the match is over")
            check_alone(live.row, "nothing is taken back that others know of")
            if any(is_held(place) and place.kept_for != user for place in live.seats.values()):
                raise UndoRefused("a bot holds a seat for somebody who may come back: he would have to agree")
            seat, to = await self._place(live, mine, wish.to)
            if not _others(live, user):
                if to < _since(live, user):
                    raise UndoRefused("somebody who has left since played there too, and may come back")
                await self._go_back(live, to)
            else:
                await self._put(live, user, seat, to)
            return wire.Progress(live.row.n, live.row.epoch)

    async def points(self, caller: Caller, id: str) -> list[int]:
        """The points the caller could ask to go back to: how many choices came before each of their own."""
        async with self._matches.open(id) as live:
            check_visible(self._matches.people, live.row, live.seats.values(), caller)
            held = live.held_by(caller.learner)
            since = 0 if _others(live, caller.learner) else _since(live, caller.learner)
            made = await self._matches.store.own_choices(live.id, held)
            return sorted(n - 1 for n, _ in made if n > since)

    async def answer(self, caller: Caller, id: str, answer: wire.TakebackAnswer) -> wire.Progress:
        """Somebody at the table agrees or refuses; whoever asked may withdraw."""
        user = caller.known
        async with self._matches.open(id) as live:
            check_visible(self._matches.people, live.row, live.seats.values(), caller)
            asked = _asked(live, user, answer.to)
            if not answer.agree:
                declined = -1 if user == asked.user else live.row.n
                await self._store(live, replace(live.row.pending, takeback=None, declined=declined))
            elif user == asked.user:
                raise Conflict("the others must agree, not you")
            else:
                await self._agree(live, replace(asked, agreed=tuple(sorted({*asked.agreed, user}))))
            return wire.Progress(live.row.n, live.row.epoch)

    async def _agree(self, live: LiveMatch, asked: TakebackRequest) -> None:
        if _others(live, asked.user) - {*asked.agreed}:
            await self._store(live, replace(live.row.pending, takeback=asked))
        else:
            await self._go_back(live, asked.to)

    async def _put(self, live: LiveMatch, user: int, seat: str, to: int) -> None:
        """Ask the others; those who are not watching get a notice."""
        pending = live.row.pending
        if pending.takeback is not None and pending.takeback.epoch == live.row.epoch:
            raise Conflict("something is asked for already")
        if pending.declined == live.row.n:
            raise Conflict("it was declined: ask again when the match has gone on")
        looking = {listener.user for listener in live.listeners}
        notices = [(other, "takeback") for other in _others(live, user) if other not in looking]
        asked = TakebackRequest(seat, user, to, live.row.epoch)
        await self._store(live, replace(pending, takeback=asked), notices)

    async def _store(
        self, live: LiveMatch, pending: Pending, notices: list[tuple[int, str]] | None = None
    ) -> None:
        head = live.head()
        await self._matches.store_change(
            live, head, Change(), seats=[], notices=notices or [], pending=pending
        )
        live.commit(head)
        live.update(live.told)
        self._matches.follow(live)

    async def _place(self, live: LiveMatch, held: Seats, to: int | None) -> tuple[str, int]:
        """The seat that chose there, and how many choices came before. Nobody takes back somebody else's
        choice.
        """
        for n, seat in await self._matches.store.own_choices(live.id, held, None if to is None else to + 1):
            return seat, n - 1
        raise UndoRefused("you have chosen nothing there that could be taken back")

    async def _go_back(self, live: LiveMatch, to: int) -> None:
        """Drop the later choices, and the request."""
        pending = live.row.pending
        pending = replace(pending, takeback=None, declined=-1, known=True, parted=min(pending.parted, to))
        await self._matches.go_back(live, to, pending)


def _asked(live: LiveMatch, user: int, to: int) -> TakebackRequest:
    """The pending request; only players may answer."""
    asked = live.row.pending.takeback
    if not live.held_by(user):
        raise Forbidden("only those who play may answer")
    if live.row.over or asked is None or asked.to != to or asked.epoch != live.row.epoch:
        raise Conflict("nobody asks for that any more")
    return asked


def _others(live: LiveMatch, user: int | None) -> set[int]:
    """The other people at the table; all of them know what was played."""
    people = {seat.user_id for seat in live.seats.values() if player(seat)}
    return {other for other in people if other is not None and other != user}


def _since(live: LiveMatch, user: int) -> int:
    """How many choices there were when the last other player left; before that, the caller was not alone."""
    shared = any(set(seat.seen) - {user} for seat in live.seats.values())
    return live.row.pending.parted if shared else 0

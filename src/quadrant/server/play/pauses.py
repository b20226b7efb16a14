"""Pauses by agreement: nobody's time runs until somebody plays on by the clock again."""

from __future__ import annotations

from msgspec.structs import replace

from quadrant.server.people.caller import Caller
from quadrant.server.people.seating import check_visible
from quadrant.server.play import clock
from quadrant.server.play.live import LiveMatch
from quadrant.server.play.matches import Matches
from quadrant.server.play.position import Change
from quadrant.server.problems import Conflict, Forbidden
from quadrant.server.store.lines import Spoken
from quadrant.server.store.pending import PauseRequest, Pending


class Pauses:
    """Requests to stop the clocks of a match, and what becomes of them."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def wish(self, caller: Caller, id: str, pause: bool) -> None:
        """The caller asks for a pause or agrees to it; or declines it, withdraws it, or ends it."""
        user = caller.known
        async with self._matches.open(id) as live:
            check_visible(self._matches.people, live.row, live.seats.values(), caller)
            if user not in _players(live):
                raise Forbidden("only those who play may stop the clocks")
            if live.row.over or live.row.clock is None:
                raise Conflict("no clock runs in this match")
            if pause:
                await self._agree(live, user)
            else:
                await self._end(live, user)

    async def _agree(self, live: LiveMatch, user: int) -> None:
        pending, now = live.row.pending, self._matches.time()
        if pending.times.stopped:
            raise Conflict("the clocks stand already")
        asked = pending.pause
        if asked is None:
            asked = PauseRequest(user)
        elif user in (asked.user, *asked.agreed):
            raise Conflict("the others must agree, not you")
        else:
            asked = replace(asked, agreed=(*asked.agreed, user))
        waits = _players(live) - {asked.user, *asked.agreed}
        if waits:
            told = waits - {listener.user for listener in live.listeners}
            await self._store(
                live, replace(pending, pause=asked), [], [(who, "pause") for who in sorted(told)]
            )
            return
        times = clock.stopped(pending.times, now)
        line = Spoken(asked.user, kind="paused", n=live.row.n)
        await self._store(live, replace(pending, pause=asked, times=times), [line], [])

    async def _end(self, live: LiveMatch, user: int) -> None:
        pending = live.row.pending
        if pending.pause is None:
            raise Conflict("nobody has asked for a pause")
        stood = bool(pending.times.stopped)
        times = clock.resumed(pending.times, self._matches.time())
        lines = [Spoken(user, kind="resumed", n=live.row.n)] if stood else []
        await self._store(live, replace(pending, pause=None, times=times), lines, [])

    async def _store(
        self, live: LiveMatch, pending: Pending, lines: list[Spoken], notices: list[tuple[int, str]]
    ) -> None:
        head = live.head()
        told = await self._matches.store_change(
            live, head, Change(), seats=[], notices=notices, pending=pending, lines=lines
        )
        live.commit(head)
        live.update(live.told)
        self._matches.follow(live)
        self._matches.tell_lines(live.id, told)


def _players(live: LiveMatch) -> set[int]:
    """Those who play."""
    return {seat.user_id for seat in live.seats.values() if clock.player(seat) and seat.user_id is not None}

"""The clockwork: tells those at the table how much time is left, and acts when there is none.

Whoever finds that a clock has run out, of however many processes, stores what follows from it as a change of
the match like any other: only one of them can.
"""

from __future__ import annotations

import asyncio

import structlog
from msgspec.json import encode
from msgspec.structs import replace
from sqlalchemy import select

from quadrant import bots
from quadrant.server import clock, columns, queries
from quadrant.server.accounts import Caller
from quadrant.server.beside import Beside, Times
from quadrant.server.live import Listener, LiveMatch
from quadrant.server.matches import Matches
from quadrant.server.position import Change
from quadrant.server.problems import Conflict, Forbidden, Stale, Unavailable
from quadrant.server.rows import Head, SeatRow
from quadrant.server.seating import check_visible, given_up

log = structlog.get_logger(__name__)

#: Timers are set for what is due within so many seconds; the watchman looks for all else.
NEAR = 60.0
#: Matches whose clocks are seen to in one look.
MOST = 100


class Clockwork:
    """The clocks of the matches of this process."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._timers: dict[str, asyncio.TimerHandle] = {}
        #: What those who look at a match were told last.
        self._told: dict[str, Beside] = {}

    def close(self) -> None:
        """Nothing is due any more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    # Telling

    def changed(self, live: LiveMatch, listener: Listener | None = None) -> None:
        """Something may have changed beside the match; ``listener`` has just come."""
        self._set_timer(live)
        beside, silent = live.row.beside, live.row.clock is None and live.row.beside.takeback is None
        if listener is not None and not silent:
            listener.send(encode(self._information(live)))
        if not live.listeners:
            self._told.pop(live.id, None)
        elif self._told.get(live.id, Beside()) != beside:
            self._told[live.id] = beside
            self._matches.tell(live.id, encode(self._information(live)))

    def _information(self, live: LiveMatch) -> object:
        return clock.information(live.row, _standing(live), self._matches.time())

    def _set_timer(self, live: LiveMatch) -> None:
        old = self._timers.pop(live.id, None)
        if old is not None:
            old.cancel()
        if live.row.due is None:
            return
        wait = max(0, live.row.due - self._matches.time()) / 1000
        if wait > NEAR:
            return
        later = asyncio.get_running_loop().call_later
        self._timers[live.id] = later(wait, lambda: self._matches.spawn(self.see_to(live.id)))

    # Acting

    async def look(self) -> None:
        """See to every clock that has run out, whoever should have."""
        for id in [id for id in self._told if not self._matches.looking(id)]:
            del self._told[id]
        table = columns.matches.c
        late = select(table.id).where(
            table.due <= self._matches.time(), table.over.is_(False), queries.playable()
        )
        for row in await self._matches.store.rows(late.order_by(table.due).limit(MOST)):
            try:
                await self.see_to(row.id)
            except Unavailable:
                raise
            except Exception as error:  # one match that cannot be read holds up no other's clock
                log.error("a clock cannot be seen to", match=row.id, error=repr(error))

    async def see_to(self, id: str) -> None:
        """Do what follows if a clock of the match has run out."""
        if self._matches.store.shared:  # another process may have seen to it, or somebody has chosen there
            await self._matches.refresh(id)
        try:
            async with self._matches.open(id) as live:
                await self._see_to(live)
        except Stale:
            log.info("somebody was faster than the clock", match=id)

    async def _see_to(self, live: LiveMatch) -> None:
        terms, times, to = live.row.clock, live.row.beside.times, _standing(live)
        if terms is None or live.row.over:
            return
        why = clock.run_out(terms, times, to, self._matches.time())
        if why == "placing":
            await self._pass_on(live, times, to)
        elif why == "days":
            await self._remind(live, times)
        elif why == "bank":
            await self._replace(live, times.player, terms.then == "resign")
        else:
            self._set_timer(live)
            return
        log.info("time has run out", match=live.id, seat=live.waiting, why=why)

    async def _pass_on(self, live: LiveMatch, times: Times, to: clock.Situation) -> None:
        """Somebody else makes this one choice."""
        instead = clock.next_chooser(times, to)
        rounds = times.rounds + (not instead)
        times = replace(times, instead=instead, asked=self._matches.time(), rounds=rounds)
        await self._store(live, live.head(), [], times)
        await self._matches.resend(live)

    async def _remind(self, live: LiveMatch, times: Times) -> None:
        """He is told that others wait."""
        user = live.seats[live.chooser or ""].user_id
        notices = [] if user is None else [(user, "late")]
        await self._store(live, live.head(), notices, replace(times, late=True))
        live.update(live.told)
        self._matches.follow(live)

    async def _replace(self, live: LiveMatch, who: str, resign: bool) -> None:
        """The player's seats go to bots; if he has given up and that decides the match, it is over."""
        seats = [live.seats[seat] for seat in clock.seats_of(live.seats.values(), who)]
        head = live.head()
        if resign:
            gone = [replace(seat, left=True) for seat in seats]
            then = {**live.seats, **{seat.seat: seat for seat in gone}}
            result = given_up(live.game, then, "win-time", live.standing)
            if result is not None:
                head = replace(head, waiting=None, result=result, over=True)
                await self._seat(live, gone, head)
                return
        await self._seat(live, [_by_bot(live, seat) for seat in seats], head)

    async def _seat(self, live: LiveMatch, seats: list[SeatRow], head: Head) -> None:
        notices = [(seat.user_id, "over") for seat in live.seats.values() if seat.user_id is not None]
        looking = {listener.user for listener in live.listeners}
        told = [(user, kind) for user, kind in dict.fromkeys(notices) if head.over and user not in looking]
        await self._matches.store_change(live, head, Change(), seats=seats, notices=told)
        live.commit(head, seats)
        await self._matches.resend(live)

    async def _store(self, live: LiveMatch, head: Head, notices: list[tuple[int, str]], times: Times) -> None:
        beside = replace(live.row.beside, times=times)
        await self._matches.store_change(live, head, Change(), seats=[], notices=notices, beside=beside)
        live.commit(head)

    async def claim(self, caller: Caller, id: str) -> None:
        """Somebody at the table hands the seats of one who has not come for days to a bot."""
        user = caller.known
        async with self._matches.open(id) as live:
            check_visible(self._matches.people, live.row, live.seats.values(), caller)
            terms, times = live.row.clock, live.row.beside.times
            if not live.held_by(user):
                raise Forbidden("only those who play may do that")
            wait = None if terms is None else clock.claimable(terms, times, self._matches.time())
            if live.row.over or wait is None or wait > 0 or not times.late:
                raise Conflict("he still has time")
            if any(
                live.seats[seat].user_id == user for seat in clock.seats_of(live.seats.values(), times.player)
            ):
                raise Conflict("it is you who is waited for")
            await self._replace(live, times.player, False)


def _standing(live: LiveMatch) -> clock.Situation:
    seats = {seat: live.seats[seat] for seat in live.game.seats}
    return clock.Situation(seats, live.waiting, clock.stand_ins(live.match), False)


def _by_bot(live: LiveMatch, seat: SeatRow) -> SeatRow:
    """The seat as it is once the usual bot plays it."""
    known = bots.names(live.game.name)
    name = "staff" if "staff" in known else known[0]
    return SeatRow(seat.match_id, seat.seat, "bot", bot=name, orders=seat.orders, seen=seat.seen)

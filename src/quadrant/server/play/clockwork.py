"""The clockwork tells the table how much time is left, and acts when there is none.

Any process may find that a clock has run out. It stores the consequence as an ordinary change of the match,
and only one process can succeed.
"""

from __future__ import annotations

import asyncio

import structlog
from msgspec.json import encode
from msgspec.structs import replace

from quadrant.server.people.caller import Caller
from quadrant.server.people.seating import check_visible
from quadrant.server.people.seats import given_up
from quadrant.server.play import clock
from quadrant.server.play.live import Listener, LiveMatch
from quadrant.server.play.matches import Matches
from quadrant.server.play.position import Change
from quadrant.server.play.sitting import Sitting
from quadrant.server.problems import Conflict, Forbidden, Stale, Unavailable
from quadrant.server.store.pending import Pending, Times
from quadrant.server.store.rows import Head

log = structlog.get_logger(__name__)

#: Timers are set for what is due within so many seconds; the watchman looks for everything else.
NEAR = 60.0
#: How many matches are handled in one look.
MOST = 100


class Clockwork:
    """The clocks of the matches of this process."""

    def __init__(self, matches: Matches, sitting: Sitting) -> None:
        self._matches = matches
        self._sitting = sitting
        self._timers: dict[str, asyncio.TimerHandle] = {}
        #: What the people who watch a match were told last.
        self._told: dict[str, Pending] = {}

    def close(self) -> None:
        """Nothing is due any more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    # Telling

    def changed(self, live: LiveMatch, listener: Listener | None = None) -> None:
        """Something pending may have changed; ``listener`` has just come."""
        self._set_timer(live)
        pending, silent = live.row.pending, live.row.clock is None and live.row.pending.takeback is None
        if listener is not None and not silent:
            listener.send(encode(self._information(live)))
        if not live.listeners:
            self._told.pop(live.id, None)
        elif self._told.get(live.id, Pending()) != pending:
            self._told[live.id] = pending
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
        """Handle every clock that has run out, whichever process should have done it."""
        for id in [id for id in self._told if not self._matches.looking(id)]:
            del self._told[id]
        for id in await self._matches.store.late(self._matches.time(), MOST):
            try:
                await self.see_to(id)
            except Unavailable:
                raise
            except Exception as error:  # a match that cannot be read does not hold up the others' clocks
                log.error("a clock cannot be seen to", match=id, error=repr(error))

    async def see_to(self, id: str) -> None:
        """Act if a clock of the match has run out."""
        if self._matches.store.shared:  # another process may have handled it, or somebody has chosen there
            await self._matches.refresh(id)
        try:
            async with self._matches.open(id) as live:
                await self._see_to(live)
        except Stale:
            log.info("somebody was faster than the clock", match=id)

    async def _see_to(self, live: LiveMatch) -> None:
        terms, times, to = live.row.clock, live.row.pending.times, _standing(live)
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

    async def _pass_on(self, live: LiveMatch, times: Times, to: clock.ClockState) -> None:
        """Let somebody else make this one choice."""
        instead = clock.next_chooser(times, to)
        rounds = times.rounds + (not instead)
        times = replace(times, instead=instead, asked=self._matches.time(), rounds=rounds)
        await self._store(live, live.head(), [], times)
        await self._matches.resend(live)

    async def _remind(self, live: LiveMatch, times: Times) -> None:
        """Remind the player that others wait."""
        user = live.seats[live.chooser or ""].user_id
        notices = [] if user is None else [(user, "late")]
        await self._store(live, live.head(), notices, replace(times, late=True))
        live.update(live.told)
        self._matches.follow(live)

    async def _replace(self, live: LiveMatch, who: str, resign: bool) -> None:
        """Bots hold the player's seats; if he has given up, they keep them, or that decides the match."""
        seats = [live.seats[seat] for seat in clock.seats_of(live.seats.values(), who)]
        if not resign:
            await self._sitting.hold(live, seats)
            return
        gone = [replace(seat, left=True) for seat in seats]
        then = {**live.seats, **{seat.seat: seat for seat in gone}}
        if given_up(live.game, then, "win-time", live.standing) is None:
            await self._sitting.give_to_bots(live, seats)
        else:
            await self._sitting.leave(live, gone, "win-time")

    async def _store(self, live: LiveMatch, head: Head, notices: list[tuple[int, str]], times: Times) -> None:
        pending = replace(live.row.pending, times=times)
        await self._matches.store_change(live, head, Change(), seats=[], notices=notices, pending=pending)
        live.commit(head)

    async def claim(self, caller: Caller, id: str) -> None:
        """Somebody at the table hands the seats of a player who has been away for days to a bot."""
        user = caller.known
        async with self._matches.open(id) as live:
            check_visible(self._matches.people, live.row, live.seats.values(), caller)
            terms, times = live.row.clock, live.row.pending.times
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


def _standing(live: LiveMatch) -> clock.ClockState:
    seats = {seat: live.seats[seat] for seat in live.game.seats}
    return clock.ClockState(seats, live.waiting, clock.stand_ins(live.match), False)

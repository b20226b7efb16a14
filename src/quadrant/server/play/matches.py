"""Matches in play: loaded when somebody asks for them, kept while in use, stored at every step.

Any process can serve any match: memory is a cache over the store, and every change names the revision it
follows. A change is stored first; only then is anybody told.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import structlog
from msgspec.json import encode
from msgspec.structs import replace

from quadrant.errors import IllegalChoice, QuadrantError, UndoRefused
from quadrant.kernel.flow import Target
from quadrant.kernel.match import Match, is_choice
from quadrant.kernel.message import Refusal
from quadrant.kernel.orders import Orders
from quadrant.server import wire
from quadrant.server.people.caller import Caller
from quadrant.server.people.seating import check_visible, spoken
from quadrant.server.play import clock
from quadrant.server.play.live import LiveMatch
from quadrant.server.play.memory import Memory, origin
from quadrant.server.play.position import Change
from quadrant.server.play.show import Seats
from quadrant.server.problems import Stale, Unavailable
from quadrant.server.store.again import insist
from quadrant.server.store.lines import Spoken
from quadrant.server.store.pending import Pending
from quadrant.server.store.rows import Head, LinkKept, SeatRow, Write, begun, held, players

log = structlog.get_logger(__name__)

#: How often a choice is tried again while something else in the match changes.
TRIES = 5
#: The choice of a seat, and a bot's encoded reasons for it.
Move = tuple[str, Sequence[Target], str | None]


class Matches(Memory):
    """The matches that this process serves."""

    # Playing

    async def choose(self, caller: Caller, id: str, made: wire.ChoiceMade) -> wire.Progress:
        """The only way in for a person's choice. When this returns, it is stored and everybody has been told.

        If nobody has chosen meanwhile but something else has changed (a title, somebody's orders), it is
        tried again, so that such changes keep nobody from choosing.
        """
        tries = TRIES
        while True:
            tries -= 1
            async with self.open(id) as live:
                self.check_holder(live, caller, live.holder_of(made.seat))
                if not live.unchanged(made.seat, made.n, made.epoch):
                    check_current(live, made.n, made.epoch)
                live.check_repeats(made.seat, made.choice)
                try:
                    await self._play(live, [(made.seat, made.choice, None)])
                except Stale:
                    if not tries:
                        raise
                else:
                    return wire.Progress(live.row.n, live.row.epoch)

    async def play_bot(self, id: str, n: int, epoch: int, choices: Sequence[Move]) -> None:
        """Make choices that bots worked out when the match had ``n`` choices."""
        async with self.open(id) as live:
            if (live.row.n, live.row.epoch) == (n, epoch) and not live.row.over:
                await self._play(live, choices)

    async def _play(self, live: LiveMatch, choices: Sequence[Move]) -> None:
        change = Change()
        before, before_this = live.told, live.n
        try:
            for i, (seat, choice, reasons) in enumerate(choices):
                if i and (live.match.seat != seat or live.n != before_this + 1):
                    break  # standing orders have answered meanwhile: think again
                before_this = live.n
                live.choose(seat, choice, False, change, reasons)
        except QuadrantError:
            live.broken = bool(change.rows)
            raise
        except BaseException:
            live.broken = True
            raise
        await self.save(live, live.head(), change, before)

    async def save(
        self,
        live: LiveMatch,
        head: Head,
        change: Change,
        after: int,
        *,
        cut: int | None = None,
        notices: Sequence[tuple[int, str]] = (),
    ) -> None:
        """Store what changed, then tell everybody; ``after`` is the last event they received."""
        seats = live.ordered(change)
        ended = head.over and not live.row.over
        notes = [*notices, *self._turn_notices(live, head, ended)]
        await self.store_change(live, head, change, seats=seats, cut=cut, notices=notes)
        live.commit(head, seats)
        live.update(after, orders=frozenset(change.orders), ended=ended)
        if ended and live.explains:
            await self._resend(live)  # with every reason, including those that were held back
        self._follow(live)

    async def store_change(
        self,
        live: LiveMatch,
        head: Head,
        change: Change,
        *,
        seats: list[SeatRow],
        cut: int | None = None,
        notices: list[tuple[int, str]],
        private: bool = False,
        pending: Pending | None = None,
        match: Match | None = None,
        lines: Sequence[Spoken] = (),
        link: LinkKept | None = None,
    ) -> list[Spoken]:
        """Store a change. If that fails, what is in memory does not count.

        ``match`` is the one to store, if not the one in memory. ``pending`` is what is open around it, except
        for the clocks, which continue by themselves. ``lines`` are for everybody at the table, who is told
        afterwards: they are returned as stored.
        """
        pending = pending or live.row.pending
        if any(clock.player(live.seats[seat.seat]) and not clock.player(seat) for seat in seats):
            pending = replace(pending, parted=head.n)
        together = not head.over and live.lesson is None
        pending = replace(pending, also=(match or live.match).asked[1:] if together else ())
        pending, due = self._clocks(live, head, seats, match or live.match, pending)
        write = Write(
            pending=pending,
            due=due,
            match=live.id,
            revision=live.row.revision,
            head=head,
            choices=change.rows,
            snapshots=change.snapshots,
            cut=cut,
            seats=seats,
            notices=notices,
            private=private,
            moved=self.time(),
            lines=list(lines),
            tidings=_tidings(live, head, pending, seats),
            link=link,
        )
        try:
            await self.store.write(write)
        except (Stale, Unavailable):
            live.broken = True
            # If the connection was lost, nobody knows whether it was stored: everybody loads again.
            self.spawn(insist(partial(self.refresh, live.id)))
            raise
        except BaseException:
            live.broken = True
            raise
        if head.over and not live.row.over:
            self.on_over(live.id)
        live.row.pending, live.row.due = pending, due
        if not private:
            live.row.changed, live.row.moved = write.at, write.moved
        return write.lines

    def _clocks(
        self, live: LiveMatch, head: Head, seats: list[SeatRow], match: Match, pending: Pending
    ) -> tuple[Pending, int | None]:
        """What is pending after the change, and when a clock will run out."""
        terms, row = live.row.clock, live.row
        if terms is None:
            return pending, None
        to = clock.ClockState(
            {**live.seats, **{seat.seat: seat for seat in seats}},
            head.waiting,
            clock.stand_ins(match),
            (head.n, head.epoch) != (row.n, row.epoch),
        )
        times = pending.times
        for seat in seats:
            before = live.seats[seat.seat]
            if held(before) and seat.kind == "person" and before.kept_for == seat.user_id:
                times = clock.welcomed(terms, times, seat)
        times = clock.ticked(terms, times, to, self.time())
        return replace(pending, times=times), clock.due(terms, times, to)

    def _turn_notices(self, live: LiveMatch, head: Head, ended: bool) -> list[tuple[int, str]]:
        """Notices for players who are not watching: it is their turn, or the match is over."""
        if self.people.local is not None:
            return []
        looking = {listener.user for listener in live.listeners}
        if ended:
            return self.ended_notices(live)
        known = {live.row.waiting, *live.row.pending.also} - {head.waiting}
        if head.waiting == live.row.waiting:
            known.add(head.waiting)
        fresh = (live.seats[seat] for seat in live.asked if seat not in known)
        users = dict.fromkeys(seat.user_id for seat in fresh if seat.user_id is not None)
        return [(user, "turn") for user in users if user not in looking]

    def ended_notices(self, live: LiveMatch) -> list[tuple[int, str]]:
        """Whoever has played and is not looking finds a notice that it is over."""
        looking = {listener.user for listener in live.listeners}
        told = players(live.seats.values()) - looking if self.people.local is None else set()
        return [(user, "over") for user in sorted(told)]

    def tell_lines(self, id: str, lines: Iterable[Spoken]) -> None:
        """Everybody at the table hears the lines, which are stored."""
        for line in lines:
            self.tell(id, encode(spoken(line)))

    async def undo(self, caller: Caller, id: str, asked: wire.UndoAsked) -> wire.Progress:
        """Take back the seat's last choice, or go back to a named place."""
        async with self.open(id) as live:
            self.check_holder(live, caller, asked.seat)
            check_current(live, asked.n, None)
            if live.row.over:
                raise UndoRefused("the match is over")
            if live.row.clock is not None and live.row.clock.placing:
                raise UndoRefused("what is placed against the clock stays")
            live.match.undo(asked.seat, asked.to)
            head = replace(live.head(), epoch=live.row.epoch + 1)
            await self.save(live, head, Change(), live.told, cut=live.n)
            return wire.Progress(live.row.n, live.row.epoch)

    async def go_back(self, live: LiveMatch, n: int, pending: Pending | None = None) -> None:
        """Take back everything after the n-th choice, whatever was revealed, and send everybody the table."""
        row = live.row
        made = await self.store.choices(row.id, n - 1, n) if n else []
        position = await self.replays.at(replace(row), n)
        if position.outdated or position.n != n:
            raise UndoRefused("the rules have changed since then: nothing can be played on from there")
        match, state, standing = position.match, position.match.state.encode(), position.standing
        result = match.result
        # Events keep the numbers they were sent with.
        told = made[0].told if made else position.told
        head = Head(n, row.epoch + 1, told, match.seat, result, result is not None, state, standing)
        await self.store_change(
            live, head, Change(), seats=[], cut=n, notices=[], pending=pending, match=match
        )
        live.broken = True
        await self._reload(live)
        self._follow(live)

    async def settle(self, live: LiveMatch) -> None:
        """Let standing orders answer what a match begins with, so that nobody is asked for nothing."""
        if live.row.over or live.row.n or not begun(live.seats.values()):
            return
        change, before = Change(), live.told
        live.answer_by_orders(change)
        if change.rows:
            await self.save(live, live.head(), change, before)

    async def give_orders(self, caller: Caller, id: str, seat: str, orders: Orders) -> None:
        """Set standing orders; they answer at once if the seat is being asked."""
        async with self.open(id) as live:
            self.check_holder(live, caller, seat)
            change = Change(orders={seat: orders})
            before = live.told
            if not live.row.over:
                live.answer_by_orders(change)
            if change.rows:
                await self.save(live, live.head(), change, before)
                return
            places = live.ordered(change)
            await self.store_change(live, live.head(), change, seats=places, notices=[], private=True)
            live.commit(live.head(), places, private=True)
            live.tell_orders(frozenset(change.orders))

    async def why_not(self, caller: Caller, id: str, seat: str, choice: Sequence[Target]) -> Refusal | None:
        """The rule that forbids the choice. Only the holder may ask: the answer depends on secrets."""
        async with self.open(id) as live:
            self.check_holder(live, caller, seat)
            if live.row.over:
                return Refusal("", "why-match-over")
            if not is_choice(choice):
                raise IllegalChoice("a choice is a verb and what it is done to")
            return live.match.why_not(choice, seat)

    async def query(
        self,
        caller: Caller,
        id: str,
        name: str,
        targets: Sequence[Target],
        n: int | None = None,
        seat: str | None = None,
    ) -> Any:
        """The answer to a query by the caller, as one of their seats or as a spectator, now or after n
        choices.
        """
        match, seats = await self.watched(caller, id, n, seat)
        return match.query(name, *targets, seat=speaker(match, seats))

    async def watched(self, caller: Caller, id: str, n: int | None, seat: str | None) -> tuple[Match, Seats]:
        """The match now or after n choices, and the seats that the caller sees it from."""
        async with self.open(id) as live:
            check_visible(self.people, live.row, live.seats.values(), caller)
            seats = self._viewing(live, caller, seat)
            then = live.earlier(n)
            if then is None:
                return live.match, seats
            row = replace(live.row)
        if then < row.begins:
            return await self.watched(caller, origin(row), then, seat)
        position = await self.replays.at(row, then)
        return position.match, seats


def _tidings(live: LiveMatch, head: Head, pending: Pending, seats: list[SeatRow]) -> str:
    """What the channels of the match tell of the change: whose turn it is now, or that it is over."""
    if not pending.heard:
        return ""
    if head.over:
        return "" if live.row.over else "over"
    turns = head.waiting != live.row.waiting or any(seat.seat == head.waiting for seat in seats)
    place = next((seat for seat in seats if seat.seat == head.waiting), live.seats.get(head.waiting or ""))
    return "turn" if turns and place is not None and place.kind == "person" else ""


def check_current(live: LiveMatch, n: int, epoch: int | None) -> None:
    """Raises Stale unless the match is at that point."""
    row = live.row
    if n != row.n or (epoch is not None and epoch != row.epoch):
        raise Stale(f"the match has {row.n} choices now, not {n}")


def speaker(match: Match, seats: Seats) -> str | None:
    """The seat that must choose, if it is one of these, else the first of them."""
    mine = (seat for seat in match.game.seats if seat in seats)
    return match.seat if match.seat in seats else next(mine, None)

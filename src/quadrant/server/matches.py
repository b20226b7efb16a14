"""Matches being played: loaded when somebody asks for them, kept while they are in use, stored at every step.

Any process can serve any match: what is in memory is a cache over the store, and every change names the
revision it follows. A change is stored first; only then is anybody told.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import structlog
from msgspec.structs import replace

from quadrant.errors import IllegalChoice, QuadrantError, UndoRefused
from quadrant.kernel.flow import Target
from quadrant.kernel.match import Match, is_choice
from quadrant.kernel.message import Refusal
from quadrant.kernel.orders import Orders
from quadrant.server import clock, wire
from quadrant.server.accounts import Caller
from quadrant.server.beside import Beside
from quadrant.server.database import insist
from quadrant.server.live import LiveMatch
from quadrant.server.memory import Memory, origin
from quadrant.server.position import Change
from quadrant.server.problems import Stale, Unavailable
from quadrant.server.rows import Head, SeatRow, Write
from quadrant.server.seating import check_visible
from quadrant.server.show import Seats

log = structlog.get_logger(__name__)

#: How often a choice is tried while something else of the match changes.
TRIES = 5
#: The choice of a seat and, encoded, why a bot made it.
Move = tuple[str, Sequence[Target], str | None]


class Matches(Memory):
    """The matches that this process serves."""

    # Playing

    async def choose(self, caller: Caller, id: str, made: wire.ChoiceMade) -> wire.Progress:
        """The one way in for a choice of a person. When this returns it is stored and everybody was told.

        Where nobody has chosen meanwhile but something else has changed, a title or somebody's orders, it is
        tried again: nobody keeps another from choosing by that.
        """
        tries = TRIES
        while True:
            tries -= 1
            async with self.open(id) as live:
                self.check_holder(live, caller, live.holder_of(made.seat))
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
        """Choices of bots, thought out when the match stood at ``n``."""
        async with self.open(id) as live:
            if (live.row.n, live.row.epoch) == (n, epoch) and not live.row.over:
                await self._play(live, choices)

    async def _play(self, live: LiveMatch, choices: Sequence[Move]) -> None:
        change = Change()
        before, before_this = live.told, live.n
        try:
            for i, (seat, choice, reasons) in enumerate(choices):
                if i and (live.match.seat != seat or live.n != before_this + 1):
                    break  # orders have answered in between: think again
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
        """Store what changed, then tell everybody; ``after`` is the last event they have."""
        seats = live.ordered(change)
        ended = head.over and not live.row.over
        notes = [*notices, *self._turn_notices(live, head, ended)]
        await self.store_change(live, head, change, seats=seats, cut=cut, notices=notes)
        live.commit(head, seats)
        live.update(after, orders=frozenset(change.orders), ended=ended)
        if ended and live.explains:
            await self._resend(live)  # with every reason, also those that were held
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
        beside: Beside | None = None,
        match: Match | None = None,
    ) -> None:
        """Store a change; if that fails, what is in memory does not count.

        ``match`` is the one that is stored, if not the one in memory; ``beside`` what goes on beside it, but
        for the clocks, which go on by themselves.
        """
        beside = beside or live.row.beside
        if any(clock.player(live.seats[seat.seat]) and not clock.player(seat) for seat in seats):
            beside = replace(beside, parted=head.n)
        beside, due = self._clocks(live, head, seats, match or live.match, beside)
        write = Write(
            beside=beside,
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
        )
        try:
            await self.store.write(write)
        except (Stale, Unavailable):
            live.broken = True
            # Whether it was stored nobody knows, should the connection have been lost: all look again.
            self.spawn(insist(partial(self.refresh, live.id)))
            raise
        except BaseException:
            live.broken = True
            raise
        live.row.beside, live.row.due = beside, due
        if not private:
            live.row.changed, live.row.moved = write.at, write.moved

    def _clocks(
        self, live: LiveMatch, head: Head, seats: list[SeatRow], match: Match, beside: Beside
    ) -> tuple[Beside, int | None]:
        """What goes on beside the match once it stands there, and when a clock runs out."""
        terms, row = live.row.clock, live.row
        if terms is None:
            return beside, None
        to = clock.Situation(
            {**live.seats, **{seat.seat: seat for seat in seats}},
            head.waiting,
            clock.stand_ins(match),
            (head.n, head.epoch) != (row.n, row.epoch),
        )
        times = clock.ticked(terms, beside.times, to, self.time())
        return replace(beside, times=times), clock.due(terms, times, to)

    def _turn_notices(self, live: LiveMatch, head: Head, ended: bool) -> list[tuple[int, str]]:
        """Whoever must choose, or has played to the end, and is not looking, finds a notice."""
        if self.people.local is not None:
            return []
        looking = {listener.user for listener in live.listeners}
        if ended:
            players = {seat.user_id for seat in live.seats.values() if seat.user_id is not None}
            return [(user, "over") for user in players if user not in looking]
        seat = live.seats.get(head.waiting or "")
        if (
            seat is None
            or seat.user_id is None
            or seat.user_id in looking
            or head.waiting == live.row.waiting
        ):
            return []
        return [(seat.user_id, "turn")]

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

    async def go_back(self, live: LiveMatch, n: int, beside: Beside | None = None) -> None:
        """Everything after the n-th choice is taken back, whatever was revealed; all are sent the table."""
        row = live.row
        made = await self.store.choices(row.id, n - 1, n) if n else []
        position = await self.replays.at(replace(row), n)
        if position.outdated or position.n != n:
            raise UndoRefused("the rules have changed since then: nothing can be played on from there")
        match, state, standing = position.match, position.match.state.encode(), position.standing
        result = match.result
        # Events keep the numbers under which they were told.
        told = made[0].told if made else position.told
        head = Head(n, row.epoch + 1, told, match.seat, result, result is not None, state, standing)
        await self.store_change(live, head, Change(), seats=[], cut=n, notices=[], beside=beside, match=match)
        live.broken = True
        await self._reload(live)
        self._follow(live)

    async def give_orders(self, caller: Caller, id: str, seat: str, orders: Orders) -> None:
        """Standing orders; they answer at once if the seat is being asked."""
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
        """The rule that forbids the choice; only the holder may ask, for the answer depends on secrets."""
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
        """What the caller is told, as one of his seats or as nobody, of the match now or after n choices."""
        async with self.open(id) as live:
            check_visible(self.people, live.row, live.seats.values(), caller)
            seats = self._viewing(live, caller, seat)
            then = live.earlier(n)
            if then is None:
                return _ask(live.match, seats, name, targets)
            row = replace(live.row)
        if then < row.begins:
            return await self.query(caller, origin(row), name, targets, then, seat)
        position = await self.replays.at(row, then)
        return _ask(position.match, seats, name, targets)


def check_current(live: LiveMatch, n: int, epoch: int | None) -> None:
    """Raises Stale unless the match stands there."""
    row = live.row
    if n != row.n or (epoch is not None and epoch != row.epoch):
        raise Stale(f"the match has {row.n} choices now, not {n}")


def _ask(match: Match, seats: Seats, name: str, targets: Sequence[Target]) -> Any:
    """The answer to the seat that must choose, if it is one of these, else to the first of them."""
    mine = (seat for seat in match.game.seats if seat in seats)
    asks = match.seat if match.seat in seats else next(mine, None)
    return match.query(name, *targets, seat=asks)

"""Matches being played: loaded when somebody asks for them, kept while they are in use, stored at every step.

Any process can serve any match: what is in memory is a cache over the store, and every change names the
revision it follows. A change is stored first; only then is anybody told.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import structlog
from msgspec.structs import replace

from quadrant.errors import IllegalChoice, QuadrantError, UndoRefused
from quadrant.kernel.flow import Target
from quadrant.kernel.match import Match, is_choice
from quadrant.kernel.message import Refusal
from quadrant.kernel.orders import Orders
from quadrant.server import clock, show, wire
from quadrant.server.accounts import Caller
from quadrant.server.beside import Beside
from quadrant.server.database import insist
from quadrant.server.live import Listener, LiveMatch
from quadrant.server.loading import load
from quadrant.server.position import Change
from quadrant.server.problems import Conflict, Deleted, Forbidden, NotFound, Stale, Unavailable, problem_of
from quadrant.server.replays import Replays
from quadrant.server.rows import Head, MatchRow, SeatRow, Write, now
from quadrant.server.seating import People, check_visible
from quadrant.server.show import Seats, Told
from quadrant.server.store import Store
from quadrant.server.stretch import walk

log = structlog.get_logger(__name__)

#: How often a choice is tried while something else of the match changes.
TRIES = 5
#: The choice of a seat and, encoded, why a bot made it.
Move = tuple[str, Sequence[Target], str | None]


class Matches:
    """The matches that this process serves."""

    def __init__(self, store: Store, people: People, capacity: int = 1000) -> None:
        self.store = store
        self.people = people
        self.replays = Replays(store)
        self.capacity = capacity
        self._cache: OrderedDict[str, LiveMatch] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        #: Called with a match in which it is a bot's choice.
        self.on_bot: Callable[[str], None] = lambda id: None
        #: Called with a match in which seats may have changed hands.
        self.on_seats: Callable[[str], None] = lambda id: None
        #: Called with a match beside which something may have changed, and with who must be told in any case.
        self.on_beside: Callable[[LiveMatch, Listener | None], None] = lambda live, listener: None
        #: The time in which clocks run (``pulse.py``).
        self.time: Callable[[], int] = now

    @property
    def cached(self) -> int:
        """How many matches are in memory."""
        return len(self._cache)

    @property
    def connections(self) -> int:
        """How many people are looking."""
        return sum(len(live.listeners) for live in self._cache.values())

    # The cache

    @asynccontextmanager
    async def open(self, id: str) -> AsyncIterator[LiveMatch]:
        """The match, for one caller at a time, as it is stored."""
        live = await self._get(id)
        async with live.lock:
            if live.broken:
                await self._reload(live)
            yield live

    async def _get(self, id: str) -> LiveMatch:
        live = self._cache.get(id)
        if live is not None:
            self._cache.move_to_end(id)
            return live
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(load(self.store, id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        live = await asyncio.shield(task)
        if id not in self._cache:
            self._cache[id] = live
            self._evict()
        return self._cache[id]

    def _evict(self) -> None:
        """Let go of the matches that were not used for longest, except those somebody looks at."""
        for id, live in list(self._cache.items()):
            if len(self._cache) <= self.capacity:
                return
            if not live.listeners and not live.lock.locked():
                del self._cache[id]

    async def _reload(self, live: LiveMatch) -> None:
        """Throw away what is in memory; everybody who looks is sent the table anew."""
        live.become(await load(self.store, live.id))
        await self._resend(live)

    async def refresh(self, id: str, revision: int | None = None) -> None:
        """Another process has changed the match, or may have: catch up, and tell those who look."""
        live = self._cache.get(id)
        if live is None:
            return
        async with live.lock:
            try:
                if live.broken:
                    await self._reload(live)
                elif revision is None or live.row.revision < revision:
                    await self._catch_up(live)
            except NotFound:
                self.drop(id)

    def drop(self, id: str) -> None:
        """The match is deleted: who looks at it is told so, and nothing of it stays in memory."""
        self.replays.drop(id)
        live = self._cache.pop(id, None)
        if live is None:
            return
        live.broken = True
        gone = problem_of(Deleted("the match was deleted"))
        for listener in list(live.listeners):
            listener.close(gone)

    async def refresh_all(self) -> None:
        """News may have been missed: look after every match in memory."""
        for id in list(self._cache):
            try:
                await self.refresh(id)
            except Unavailable:
                raise
            except QuadrantError as error:  # one match that cannot be read holds up no other
                log.error("match cannot be read", match=id, error=str(error))

    async def _catch_up(self, live: LiveMatch) -> None:
        found = await self.store.match(live.id)
        if found is None:
            raise NotFound(f"there is no match {live.id!r}")
        if found[0].revision <= live.row.revision:
            return
        row, seats = found
        tail = await self.store.choices(live.id, live.n, row.n)
        if row.epoch != live.row.epoch or live.n + len(tail) != row.n:
            await self._reload(live)
            return
        same = {seat.seat: seat for seat in seats}
        before, given = live.told, {seat: live.seats[seat].orders for seat in live.seats}
        sat = _sitting(live.seats) != _sitting(same)
        changes = row.public - live.row.public
        again = row.beside.times.instead != live.row.beside.times.instead
        live.follow(row, same, tail)
        orders = frozenset(seat for seat in same if same[seat].orders != given[seat])
        if not changes:
            live.tell_orders(orders)
            return
        self.on_beside(live, None)
        self._drop_seen(live)
        if sat or changes > 1 or again:
            await self._resend(live)
            return
        live.update(before, orders=orders, ended=row.over)
        if row.over and live.explains:
            await self._resend(live)

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
                _check_current(live, made.n, made.epoch)
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
            live.row.changed = write.at

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

    def follow(self, live: LiveMatch) -> None:
        """The match has changed: those who see to it that it goes on hear of it."""
        self._follow(live)

    def _drop_seen(self, live: LiveMatch) -> None:
        """Another process has left a notice for somebody who looks at the match through this one."""
        seat = live.seats.get(live.row.waiting or "")
        user = None if seat is None or self.people.local is not None else seat.user_id
        if user is not None and any(listener.user == user for listener in live.listeners):
            self.spawn(self.store.drop_notices(user, match=live.id))

    def _follow(self, live: LiveMatch, listener: Listener | None = None) -> None:
        self.on_beside(live, listener)
        if live.bot_to_move() is not None:
            self.on_bot(live.id)

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
            _check_current(live, asked.n, None)
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

    # Looking

    async def table(
        self,
        caller: Caller,
        id: str,
        n: int | None = None,
        seat: str | None = None,
        after: int = 0,
        epoch: int | None = None,
    ) -> wire.Table:
        """What the caller may see, now or after n choices."""
        async with self.open(id) as live:
            check_visible(self.people, live.row, live.seats.values(), caller)
            seats = self._viewing(live, caller, seat)
            then = live.earlier(n)
            if then is None:
                return await self._table(live, caller, seats, after, epoch)
            row, sitting = replace(live.row), await self.people.sitting(live.row, live.seats.values(), caller)
        if then < row.begins:
            return show.before(row, await self.table(caller, origin(row), then, seat))
        events = show.log_of(row, await self.store.told_since(id, after, then), after)
        reasons = await self._reasons(row, then)
        # Nothing is awaited between the position and its frame: the next one who asks plays it on.
        return show.past(await self.replays.at(row, then), row, seats, events, sitting, reasons)

    async def stretch(
        self, caller: Caller, id: str, since: int, to: int, seat: str | None = None
    ) -> wire.Stretch:
        """What the caller saw after ``since`` choices, and what changed with each choice up to ``to``."""
        async with self.open(id) as live:
            check_visible(self.people, live.row, live.seats.values(), caller)
            seats = self._viewing(live, caller, seat)
            if not since <= to <= live.row.n:
                raise NotFound(f"the match has {live.row.n} choices")
            row = replace(live.row)
        if since < row.begins:
            before = await self.stretch(caller, origin(row), since, min(to, row.begins), seat)
            return replace(before, epoch=row.epoch)
        return await walk(self.store, row, seats, since, to)

    def _viewing(self, live: LiveMatch, caller: Caller, seat: str | None) -> Seats:
        """Whose secrets the caller sees: his own seats', or when the match is over any one seat's."""
        held = live.held_by(caller.id)
        if seat is None:
            return held
        live.game.check_seat(seat)
        if seat in held or live.row.over:
            return frozenset({seat})
        _check_dealt(live, caller, seat)
        raise Forbidden(f"{seat} is not your seat; you may look into it when the match is over")

    async def _table(
        self, live: LiveMatch, caller: Caller, seats: Seats, after: int, epoch: int | None
    ) -> wire.Table:
        # Events of another epoch may have been taken back: then everything is told again.
        if after > live.row.told or (epoch is not None and epoch != live.row.epoch):
            after = 0
        events = await self._events(live, after)
        sitting = await self.people.sitting(live.row, live.seats.values(), caller)
        acted = await self.store.acted(live.id)
        return live.table(seats, sitting, after, events, await self._why(live), acted)

    async def _events(self, live: LiveMatch, after: int) -> list[Told]:
        if after >= live.row.told:
            return []
        return show.log_of(live.row, await self.store.told_since(live.id, after, live.row.n), after)

    async def _why(self, live: LiveMatch) -> list[wire.ReasonInfo]:
        """Why bots chose as they did; nobody is asked for it where none plays."""
        return await self._reasons(live.row, live.row.n) if live.explains or live.row.over else []

    async def _reasons(self, row: MatchRow, n: int) -> list[wire.ReasonInfo]:
        found = await self.store.reasons(row.id, n)
        return [reason for made in found for reason in show.explained(*made, over=row.over)]

    async def join(self, caller: Caller, id: str, listener: Listener, after: int, epoch: int | None) -> None:
        """The listener is sent the table, and from then on every change."""
        async with self.open(id) as live:
            check_visible(self.people, live.row, live.seats.values(), caller)
            listener.seats = live.held_by(caller.id)
            table = await self._table(live, caller, listener.seats, after, epoch)
            listener.send_news(show.encode(table), whole=True)
            live.listeners.add(listener)
            # Should a bot have been forgotten, it is woken when somebody comes to look.
            self._follow(live, listener)
        if listener.seats and self.people.local is None:
            self.spawn(self.store.drop_notices(caller.known, match=id))

    def leave(self, id: str, listener: Listener) -> None:
        """The listener has gone."""
        live = self._cache.get(id)
        if live is not None:
            live.listeners.discard(listener)

    def log_out(self, session: str) -> None:
        """The session has ended: nobody looks through it any more."""
        for live in self._cache.values():
            for listener in live.listeners:
                if listener.session == session:
                    listener.close()

    async def log_out_ended(self) -> None:
        """Word of log-outs may have been missed: nobody looks on through a session that has ended."""
        listeners = (listener for live in self._cache.values() for listener in live.listeners)
        known = {listener.session for listener in listeners if listener.session is not None}
        for session in known - await self.store.lasting(known):
            self.log_out(session)

    def tell(self, id: str, data: bytes) -> None:
        """A message for everybody who looks at the match."""
        live = self._cache.get(id)
        for listener in live.listeners if live is not None else ():
            listener.send(data)

    def looking(self, id: str) -> set[Listener]:
        """Who looks at the match through this process."""
        live = self._cache.get(id)
        return set() if live is None else live.listeners

    def present(self, id: str) -> list[Seats]:
        """Where those sit who look at the match through this process."""
        live = self._cache.get(id)
        return [] if live is None else [live.places_of(listener.user) for listener in live.listeners]

    async def resend(self, live: LiveMatch) -> None:
        """Seats have changed hands: what each may see, also of the past, has changed with them."""
        await self._resend(live)
        self._follow(live)

    async def _resend(self, live: LiveMatch) -> None:
        """Everybody who looks is sent the whole table."""
        live.forget()
        events, why = await self._events(live, 0), await self._why(live)
        acted = await self.store.acted(live.id)
        for listener in list(live.listeners):
            caller = self.people.caller(listener.user)
            listener.seats = live.held_by(listener.user)
            if not self.people.may_see(live.row, live.seats.values(), caller):
                listener.close()
                continue
            sitting = await self.people.sitting(live.row, live.seats.values(), caller)
            table = live.table(listener.seats, sitting, 0, events, why, acted)
            listener.send_news(show.encode(table), whole=True)
        self.on_seats(live.id)

    # Around

    def check_holder(self, live: LiveMatch, caller: Caller, seat: str) -> None:
        """Only the one who holds a seat may act for it."""
        check_visible(self.people, live.row, live.seats.values(), caller)
        live.game.check_seat(seat)
        if seat not in live.places_of(caller.id):
            raise Forbidden(f"{seat} is not your seat")
        _check_dealt(live, caller, seat)

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Something to be done soon, by nobody in particular."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background task failed", error=repr(error), exc_info=error)

    async def close(self) -> None:
        """Let go of what is under way: what was to be stored is stored, all else can be taken up again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def origin(row: MatchRow) -> str:
    """The match in which a board's first choices were made: who looks there sees what he may see there."""
    if row.parent is None:
        raise NotFound("nobody knows what was before")
    return row.parent


def _check_current(live: LiveMatch, n: int, epoch: int | None) -> None:
    row = live.row
    if n != row.n or (epoch is not None and epoch != row.epoch):
        raise Stale(f"the match has {row.n} choices now, not {n}")


def _check_dealt(live: LiveMatch, caller: Caller, seat: str) -> None:
    """A seat has secrets, and choices, only once it was dealt to."""
    if seat in live.places_of(caller.id) and seat not in live.held_by(caller.id):
        raise Conflict("it begins when every seat is taken: nothing is dealt before")


def _ask(match: Match, seats: Seats, name: str, targets: Sequence[Target]) -> Any:
    """The answer to the seat that must choose, if it is one of these, else to the first of them."""
    mine = (seat for seat in match.game.seats if seat in seats)
    asks = match.seat if match.seat in seats else next(mine, None)
    return match.query(name, *targets, seat=asks)


def _sitting(seats: dict[str, SeatRow]) -> dict[str, tuple[object, ...]]:
    return {name: (seat.kind, seat.user_id, seat.bot, seat.left, seat.seen) for name, seat in seats.items()}

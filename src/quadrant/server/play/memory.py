"""Matches in memory, and the people who watch them.

Memory is a cache over the store: a match is loaded when somebody asks for it and dropped when it has not been
used for long. Everybody who watches is sent what they may see, and then every change.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager

import structlog
from msgspec.structs import astuple, replace

from quadrant.errors import QuadrantError
from quadrant.kernel.orders import Orders
from quadrant.server import wire
from quadrant.server.people.caller import Caller
from quadrant.server.people.seating import People, check_visible
from quadrant.server.play import show
from quadrant.server.play.live import Listener, LiveMatch
from quadrant.server.play.loading import load
from quadrant.server.play.replays import Replays
from quadrant.server.play.show import Seats, Told
from quadrant.server.play.stretch import walk
from quadrant.server.problems import Conflict, Deleted, Forbidden, NotFound, Unavailable, problem_of
from quadrant.server.settings import ticks
from quadrant.server.store.keeper import Keeper
from quadrant.server.store.rows import MatchRow, SeatRow, among_bots, asked

log = structlog.get_logger(__name__)

#: A match that nobody watches stays in memory for so long (ms) after the last request.
IDLE = 120_000


class Memory:
    """The matches in memory. What happens in them is the business of ``matches.py``."""

    def __init__(
        self, store: Keeper, people: People, capacity: int = 1000, ticks: Callable[[], int] = ticks
    ) -> None:
        self.store = store
        self.ticks = ticks
        self.people = people
        self.replays = Replays(store)
        self.capacity = capacity
        self._cache: OrderedDict[str, LiveMatch] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        #: Called with a match in which a bot must choose.
        self.on_bot: Callable[[str, bool], None] = lambda id, among_bots: None
        #: Called with a match that is over now.
        self.on_over: Callable[[str], None] = lambda id: None
        #: Called with a match that has changed.
        self.on_turn: Callable[[LiveMatch], None] = lambda live: None
        #: Called with a match that is deleted.
        self.on_deleted: Callable[[str], None] = lambda id: None
        #: Called with a match in which seats may have changed hands.
        self.on_seats: Callable[[str], None] = lambda id: None
        #: Called with a match in which something pending may have changed, and with whoever must be told
        #: anyway.
        self.on_beside: Callable[[LiveMatch, Listener | None], None] = lambda live, listener: None

    def time(self) -> int:
        """The time in which clocks run (``server_time.py``)."""
        return self.store.time()

    @property
    def cached(self) -> int:
        """How many matches are in memory."""
        return len(self._cache)

    @property
    def connections(self) -> int:
        """How many people are watching."""
        return sum(len(live.listeners) for live in self._cache.values())

    # The cache

    @asynccontextmanager
    async def open(self, id: str) -> AsyncIterator[LiveMatch]:
        """The match as it is stored, for one caller at a time."""
        live = await self._get(id)
        async with live.lock:
            if live.broken:
                await self._reload(live)
            yield live

    async def _get(self, id: str) -> LiveMatch:
        live = self._cache.get(id)
        if live is not None:
            live.used = self.ticks()
            self._cache.move_to_end(id)
            return live
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(load(self.store, id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        live = await asyncio.shield(task)
        live.used = self.ticks()
        if id not in self._cache:
            self._cache[id] = live
            self._evict()
        return self._cache[id]

    async def let_go(self) -> None:
        """Drop the matches that nobody watches and nobody has asked for lately."""
        old = self.ticks() - IDLE
        for id, live in list(self._cache.items()):
            if live.used < old and not live.listeners and not live.lock.locked():
                del self._cache[id]

    def _evict(self) -> None:
        """Drop the least recently used matches, except those that somebody watches."""
        for id, live in list(self._cache.items()):
            if len(self._cache) <= self.capacity:
                return
            if not live.listeners and not live.lock.locked():
                del self._cache[id]

    async def _reload(self, live: LiveMatch) -> None:
        """Discard what is in memory and send everybody who watches the table again."""
        live.become(await load(self.store, live.id))
        await self._resend(live)

    async def refresh(self, id: str, revision: int | None = None) -> None:
        """Another process has changed the match, or may have: catch up, and tell those who watch."""
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
        """The match is deleted: tell those who watch it, and drop it from memory."""
        self.replays.drop(id)
        self.on_deleted(id)
        live = self._cache.pop(id, None)
        if live is None:
            return
        live.broken = True
        gone = problem_of(Deleted("the match was deleted"))
        for listener in list(live.listeners):
            listener.close(gone)

    async def refresh_all(self) -> None:
        """News may have been missed: refresh every match in memory."""
        for id in list(self._cache):
            try:
                await self.refresh(id)
            except Unavailable:
                raise
            except QuadrantError as error:  # a match that cannot be read does not hold up the others
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
        again = row.pending.times.instead != live.row.pending.times.instead
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
        # Nothing is awaited between the position and its frame, because the next request moves the position.
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
        """Whose secrets the caller sees: those of their own seats or, when the match is over, of any one
        seat.
        """
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
        # Events of another epoch may have been taken back; then everything is sent again.
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
        """The bots' reasons; nothing is asked where no bot plays."""
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
            # If a bot was forgotten, it is woken when somebody comes to watch.
            self._follow(live, listener)
        if listener.seats and self.people.local is None:
            self.spawn(self.store.drop_notices(caller.learner, match=id))

    def leave(self, id: str, listener: Listener) -> None:
        """The listener has gone."""
        live = self._cache.get(id)
        if live is not None:
            live.listeners.discard(listener)

    def log_out(self, session: str) -> None:
        """The session has ended: nobody watches through it any more."""
        for live in self._cache.values():
            for listener in live.listeners:
                if listener.session == session:
                    listener.close()

    async def log_out_ended(self) -> None:
        """Log-outs may have been missed: close the lines of sessions that have ended."""
        listeners = (listener for live in self._cache.values() for listener in live.listeners)
        known = {listener.session for listener in listeners if listener.session is not None}
        for session in known - await self.store.lasting(known):
            self.log_out(session)

    def tell(self, id: str, data: bytes) -> None:
        """Send a message to everybody who watches the match."""
        live = self._cache.get(id)
        for listener in live.listeners if live is not None else ():
            listener.send(data)

    def tell_line(self, id: str, camp: str, data: bytes, deaf: frozenset[int] = frozenset()) -> None:
        """Send a line of chat to everybody who watches the match, may hear it, and wants to."""
        live = self._cache.get(id)
        for listener in live.listeners if live is not None else ():
            if live is not None and live.hears(listener.user, camp) and listener.user not in deaf:
                listener.send(data)

    def looking(self, id: str) -> set[Listener]:
        """The users who watch the match through this process."""
        live = self._cache.get(id)
        return set() if live is None else live.listeners

    def present(self, id: str) -> list[Seats]:
        """The seats of those who watch the match through this process."""
        live = self._cache.get(id)
        return [] if live is None else [live.places_of(listener.user) for listener in live.listeners]

    async def resend(self, live: LiveMatch) -> None:
        """Seats have changed hands, and with them what each person may see, including of the past."""
        await self._resend(live)
        self._follow(live)

    async def _resend(self, live: LiveMatch) -> None:
        """Send the whole table to everybody who watches."""
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

    def follow(self, live: LiveMatch) -> None:
        """The match has changed: tell whoever keeps it going."""
        self._follow(live)

    def _drop_seen(self, live: LiveMatch) -> None:
        """Another process has left a notice for somebody who watches the match through this one."""
        if self.people.local is not None:
            return
        looking = {listener.user for listener in live.listeners}
        for user in {live.seats[seat].user_id for seat in asked(live.row)}:
            if user is not None and user in looking:
                self.spawn(self.store.drop_notices(user, match=live.id))

    def _follow(self, live: LiveMatch, listener: Listener | None = None) -> None:
        self.on_beside(live, listener)
        self.on_turn(live)
        if live.bot_to_move() is not None:
            self.on_bot(live.id, among_bots(live.seats.values()))

    # Around

    def check_holder(self, live: LiveMatch, caller: Caller, seat: str) -> None:
        """Only the holder of a seat may act for it."""
        check_visible(self.people, live.row, live.seats.values(), caller)
        live.game.check_seat(seat)
        if seat not in live.places_of(caller.id):
            raise Forbidden(f"{seat} is not your seat")
        _check_dealt(live, caller, seat)

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Do something soon, in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background task failed", error=repr(error), exc_info=error)

    async def close(self) -> None:
        """Drop work in progress: what had to be stored is stored, and the rest can be taken up again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def origin(row: MatchRow) -> str:
    """The match in which a board's first choices were made; viewers see there what they may see there."""
    if row.parent is None:
        raise NotFound("nobody knows what was before")
    return row.parent


def _check_dealt(live: LiveMatch, caller: Caller, seat: str) -> None:
    """A seat has secrets and choices only after the deal."""
    if seat in live.places_of(caller.id) and seat not in live.held_by(caller.id):
        raise Conflict("it begins when every seat is taken: nothing is dealt before")


def _sitting(seats: dict[str, SeatRow]) -> dict[str, tuple[object, ...]]:
    """Who sits where, and who may come: all of a seat but its orders."""
    return {name: astuple(replace(seat, orders=Orders())) for name, seat in seats.items()}

"""The services of a server: made when it starts, closed when it ends, handed on as one object."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

from msgspec import Struct

from quadrant.server.accounts import Accounts, local_user
from quadrant.server.analyses import Analyses
from quadrant.server.bots import Bots
from quadrant.server.clockwork import Clockwork
from quadrant.server.curves import Curves
from quadrant.server.database import insist
from quadrant.server.desk import Desk
from quadrant.server.door import Door
from quadrant.server.forks import Forks
from quadrant.server.hints import Hints
from quadrant.server.lessons import Lessons
from quadrant.server.mail import Mailman
from quadrant.server.matches import Matches
from quadrant.server.news import News
from quadrant.server.pool import STAND_BACK, Lane, Pool
from quadrant.server.presence import Presences
from quadrant.server.pulse import Pulse
from quadrant.server.queue import Queue
from quadrant.server.seating import People
from quadrant.server.settings import Settings
from quadrant.server.shelf import Shelf
from quadrant.server.store import Store
from quadrant.server.takeback import Takebacks
from quadrant.server.watch import Watchman


class Services(Struct, frozen=True):
    """What routes, live lines and commands work with."""

    settings: Settings
    store: Store
    accounts: Accounts
    matches: Matches
    desk: Desk
    lessons: Lessons
    shelf: Shelf
    forks: Forks
    curves: Curves
    hints: Hints
    analyses: Analyses
    presences: Presences
    watchman: Watchman
    #: Live lines by address: those who come through a proxy are counted here.
    lines: Door
    clockwork: Clockwork
    takebacks: Takebacks
    mailman: Mailman


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Services]:
    """Everything that runs behind the routes."""
    async with AsyncExitStack() as stack:
        store = await Store.open(settings.db)
        stack.push_async_callback(store.close)
        local = None if settings.public else await local_user(store)
        people = People(store, local)
        matches = Matches(store, people, settings.cache, settings.ticks)
        presences = Presences(matches)
        matches.on_seats = presences.changed
        watchman = Watchman(store, lambda id: matches.on_bot(id, False), settings.ticks)
        clockwork = await _start_clocks(settings, matches, watchman, stack)
        await _start_bots(settings, matches, watchman, stack)
        # Advice is thought about in a process of its own, begun for the first who asks: bots need not wait.
        beside = Pool(1, settings.deadline, STAND_BACK)
        stack.callback(beside.close)
        analyses = Analyses(matches, partial(beside.think, lane=Lane.ANALYSES))
        matches.on_deleted = analyses.drop
        # Closed before the bots' processes: nobody must ask those for a choice when they have gone.
        stack.push_async_callback(matches.close)
        if store.shared:
            news = News(matches, presences, watchman)
            await news.start()
            stack.push_async_callback(news.close)
        await watchman.start()
        stack.push_async_callback(watchman.close)
        accounts, lines = Accounts(store, local, settings.newcomers), Door(settings.sockets)
        accounts.on_log_out = lambda session: _log_out(matches, session)
        desk = Desk(matches)
        mailman = Mailman(store, settings, local is None)
        accounts.mail = mailman.configured
        mailman.start()
        stack.push_async_callback(mailman.close)
        yield Services(
            settings=settings,
            store=store,
            accounts=accounts,
            matches=matches,
            desk=desk,
            lessons=Lessons(desk),
            shelf=Shelf(desk),
            forks=Forks(desk),
            curves=Curves(matches),
            hints=Hints(matches, partial(beside.think, lane=Lane.HINTS), settings.patience),
            analyses=analyses,
            presences=presences,
            watchman=watchman,
            lines=lines,
            clockwork=clockwork,
            takebacks=Takebacks(matches),
            mailman=mailman,
        )


async def _start_clocks(
    settings: Settings, matches: Matches, watchman: Watchman, stack: AsyncExitStack
) -> Clockwork:
    """Let clocks run, in a time that stands still while no server runs."""
    # On one's own machine a disk may rest while no clock runs: there nothing else is ever late.
    pulse = Pulse(matches.store, settings.ticks, rests=not settings.public)
    await pulse.beat()
    matches.store.time = pulse.time
    clockwork = Clockwork(matches)
    matches.on_beside = clockwork.changed
    stack.callback(clockwork.close)
    watchman.also += [pulse.beat, clockwork.look, matches.let_go]
    return clockwork


def _log_out(matches: Matches, session: str) -> None:
    """The session's live lines are closed, here and in the other processes."""
    matches.log_out(session)
    if matches.store.shared:
        matches.spawn(matches.store.notify(f"logout {session}"))


async def _start_bots(
    settings: Settings, matches: Matches, watchman: Watchman, stack: AsyncExitStack
) -> None:
    """Let bots be woken, and think in processes of their own, if this server has any."""
    if settings.queue:
        queue = Queue(matches.store.url)
        await queue.open()
        stack.push_async_callback(queue.close)

        def put(id: str, among_bots: bool) -> None:
            matches.spawn(insist(partial(queue.put, id, among_bots)))

        matches.on_bot = put
        watchman.also.append(queue.tidy)
    elif settings.bots:
        pool = Pool(settings.bots, settings.deadline)
        pool.warm()
        stack.callback(pool.close)
        matches.on_bot = Bots(matches, pool.think, patience=settings.patience, moment=settings.moment).wake

"""The services of a server: made when it starts, closed when it stops, passed on as one object."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

from msgspec import Struct

from quadrant.server.bots.analyses import Analyses
from quadrant.server.bots.hints import Hints
from quadrant.server.bots.pool import STAND_BACK, Pool
from quadrant.server.bots.queue import Queue
from quadrant.server.bots.seats import Bots
from quadrant.server.bots.tasks import Lane
from quadrant.server.bots.watchman import Watchman
from quadrant.server.http.connections import Connections
from quadrant.server.http.news import News
from quadrant.server.people.accounts import Accounts, local_user
from quadrant.server.people.conduct import Conduct
from quadrant.server.people.doors import Doors
from quadrant.server.people.mail import Mailman
from quadrant.server.people.pages import Pages
from quadrant.server.people.recovery import Recovery
from quadrant.server.people.scorer import Scorer
from quadrant.server.people.seating import People
from quadrant.server.play.clockwork import Clockwork
from quadrant.server.play.curves import Curves
from quadrant.server.play.desk import Desk
from quadrant.server.play.doorbell import Doorbell
from quadrant.server.play.dump import Dump
from quadrant.server.play.farewell import Farewell
from quadrant.server.play.forks import Forks
from quadrant.server.play.guests import Guests
from quadrant.server.play.lessons import Lessons
from quadrant.server.play.matches import Matches
from quadrant.server.play.notebook import Notebook
from quadrant.server.play.pauses import Pauses
from quadrant.server.play.presence import Presences
from quadrant.server.play.shelf import Shelf
from quadrant.server.play.sitting import Sitting
from quadrant.server.play.table_channels import TableChannels
from quadrant.server.play.takeback import Takebacks
from quadrant.server.play.visitors import Visitors
from quadrant.server.settings import Settings
from quadrant.server.store.again import insist
from quadrant.server.store.server_time import ServerTime
from quadrant.server.store.store import Store
from quadrant.server.tidings.channels import Channels, vapid
from quadrant.server.tidings.courier import Courier
from quadrant.server.tidings.reach import PublicWeb
from quadrant.server.tidings.shapes import Sender


class Services(Struct, frozen=True):
    """What routes, live lines and commands use."""

    settings: Settings
    store: Store
    accounts: Accounts
    matches: Matches
    desk: Desk
    lessons: Lessons
    visitors: Visitors
    shelf: Shelf
    forks: Forks
    curves: Curves
    hints: Hints
    analyses: Analyses
    presences: Presences
    watchman: Watchman
    #: Live lines by address; clients behind a proxy are counted here.
    lines: Connections
    clockwork: Clockwork
    sitting: Sitting
    takebacks: Takebacks
    mailman: Mailman
    recovery: Recovery
    guests: Guests
    farewell: Farewell
    channels: Channels
    courier: Courier
    table_channels: TableChannels
    notebook: Notebook
    pauses: Pauses
    scorer: Scorer
    pages: Pages
    conduct: Conduct
    doors: Doors
    doorbell: Doorbell
    dump: Dump


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
        sitting = Sitting(matches)
        clockwork = await _start_clocks(settings, store, sitting, matches, watchman, stack)
        await _start_bots(settings, store, matches, watchman, stack)
        # Advice has a process of its own, started for the first request, so that bots need not wait.
        advising = Pool(1, settings.deadline, STAND_BACK)
        stack.callback(advising.close)
        analyses = Analyses(matches, partial(advising.think, lane=Lane.ANALYSES))
        matches.on_deleted = analyses.drop
        # Closed before the bots' processes, so that nobody asks them for a choice when they are gone.
        stack.push_async_callback(matches.close)
        if store.shared:
            news = News(store, matches, presences, watchman)
            await news.start()
            stack.push_async_callback(news.close)
        await watchman.start()
        stack.push_async_callback(watchman.close)
        accounts, lines = Accounts(store, local, settings.newcomers), Connections(settings.sockets)
        accounts.on_log_out = lambda session: _log_out(matches, session)
        desk, scorer = Desk(matches), Scorer(store)
        lessons = Lessons(desk)
        visitors = Visitors(accounts, lessons)
        if local is None:
            watchman.also.append(visitors.look)
        matches.on_over = lambda id: _ended(matches, scorer, id)
        watchman.also.append(scorer.look)
        mailman = Mailman(store, settings, local is None)
        accounts.mail = mailman.configured
        mailman.start()
        shelf = Shelf(desk, sitting)
        stack.push_async_callback(mailman.close)
        channels, courier = await _start_tidings(settings, store)
        stack.push_async_callback(courier.close)
        mailman.lines, mailman.silent = courier.reporter.for_person, courier.silent
        pages = Pages(store, people)
        yield Services(
            settings=settings,
            store=store,
            accounts=accounts,
            matches=matches,
            desk=desk,
            lessons=lessons,
            visitors=visitors,
            shelf=shelf,
            forks=Forks(desk),
            curves=Curves(matches),
            hints=Hints(matches, partial(advising.think, lane=Lane.HINTS), settings.patience),
            analyses=analyses,
            presences=presences,
            watchman=watchman,
            lines=lines,
            clockwork=clockwork,
            sitting=sitting,
            takebacks=Takebacks(matches),
            mailman=mailman,
            recovery=Recovery(accounts, mailman, matches.spawn),
            guests=Guests(matches, accounts),
            farewell=Farewell(accounts, mailman, sitting, shelf),
            channels=channels,
            courier=courier,
            table_channels=TableChannels(matches, channels, courier),
            notebook=Notebook(store, matches),
            pauses=Pauses(matches),
            scorer=scorer,
            pages=pages,
            conduct=Conduct(store, people, pages),
            doors=Doors(accounts),
            doorbell=Doorbell(store, matches),
            dump=Dump(store),
        )


async def _start_tidings(settings: Settings, store: Store) -> tuple[Channels, Courier]:
    """Let people who are away be told, wherever they want to hear it."""
    contact = f"mailto:{settings.mail.sender}" if settings.mail.sender else settings.url
    sender = Sender(settings.url, contact or "mailto:nobody@quadrant.invalid", await vapid(store))
    reach = PublicWeb(settings.private)
    courier = Courier(store, sender, reach, settings.delay, settings.clock, settings.public)
    courier.start()
    return Channels(store, settings, sender, reach), courier


async def _start_clocks(
    settings: Settings,
    store: Store,
    sitting: Sitting,
    matches: Matches,
    watchman: Watchman,
    stack: AsyncExitStack,
) -> Clockwork:
    """Start the clocks, in a time that stands still while no server runs."""
    # On a local server the disk may rest while no clock runs; nothing else is ever late there.
    server_time = ServerTime(store, settings.ticks, rests=not settings.public)
    await server_time.beat()
    store.time = server_time.time
    clockwork = Clockwork(matches, sitting)
    matches.on_beside = clockwork.changed
    stack.callback(clockwork.close)
    watchman.also += [server_time.beat, clockwork.look, matches.let_go]
    return clockwork


def _ended(matches: Matches, scorer: Scorer, id: str) -> None:
    """A match is over, and counted at once; should that fail, the watchman finds it."""
    matches.spawn(insist(partial(scorer.score, id)))


def _log_out(matches: Matches, session: str) -> None:
    """The session's live lines are closed, here and in the other processes."""
    matches.log_out(session)
    if matches.store.shared:
        matches.spawn(matches.store.notify(f"logout {session}"))


async def _start_bots(
    settings: Settings, store: Store, matches: Matches, watchman: Watchman, stack: AsyncExitStack
) -> None:
    """Let bots be woken and think in their processes, if this server has any."""
    if settings.queue:
        queue = Queue(store.url)
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

"""The application: services made when it starts, closed when it ends, and handed to the routes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from typing import Any

import msgspec
import structlog
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.types import ASGIApp

from quadrant.server import client, live, problems, routes
from quadrant.server.accounts import Accounts, Caller, local_user
from quadrant.server.bots import Bots, Pool
from quadrant.server.guard import Guard
from quadrant.server.lobby import Lobby
from quadrant.server.matches import Matches
from quadrant.server.news import News
from quadrant.server.presence import Presences
from quadrant.server.queue import Queue
from quadrant.server.seating import People
from quadrant.server.settings import Settings
from quadrant.server.store import Store

log = structlog.get_logger(__name__)

#: The largest body of a request: the record of a very long match.
LARGEST = 2_000_000


class Services(msgspec.Struct):
    """What the routes work with."""

    store: Any
    accounts: Any
    matches: Any
    lobby: Any
    presences: Any


@asynccontextmanager
async def services(settings: Settings) -> AsyncIterator[Services]:
    """Everything that runs beside the routes."""
    async with AsyncExitStack() as stack:
        store = await Store.open(settings.db)
        stack.push_async_callback(store.close)
        local = None if settings.public else await local_user(store)
        people = People(store, local)
        matches = Matches(store, people, settings.cache)
        presences = Presences(matches)
        matches.on_seats = presences.changed
        await _start_bots(settings, matches, stack)
        # Closed before the bots' processes: nobody must ask those for a choice when they have gone.
        stack.push_async_callback(matches.close)
        if store.shared:
            news = News(matches, presences)
            await news.start()
            stack.push_async_callback(news.close)
        for id in await store.bots_to_move():
            matches.on_bot(id)
        yield Services(store, Accounts(store, local), matches, Lobby(matches), presences)


async def _start_bots(settings: Settings, matches: Matches, stack: AsyncExitStack) -> None:
    """Let bots be woken."""
    if settings.queue:
        queue = Queue(matches.store.url)
        await queue.open()
        stack.push_async_callback(queue.close)
        matches.on_bot = lambda id: matches.spawn(queue.put(id))
    elif settings.bots:
        pool = Pool(settings.bots)
        pool.warm()
        stack.push_async_callback(pool.close)
        matches.on_bot = Bots(matches, pool.think).wake


@get("/api/openapi.json", include_in_schema=False)
async def openapi() -> Response[bytes]:
    """The schema of all this."""
    return Response(_schema(), media_type="application/json")


@cache
def _schema() -> bytes:
    from quadrant.server.schema import schema

    return msgspec.json.encode(schema())


async def _caller(request: Request[Any, Any, Any], state: State) -> Caller:
    caller: Caller = await state.services.accounts.caller(request)
    return caller


def _accounts(state: State) -> Accounts:
    found: Accounts = state.services.accounts
    return found


def _matches(state: State) -> Matches:
    found: Matches = state.services.matches
    return found


def _lobby(state: State) -> Lobby:
    found: Lobby = state.services.lobby
    return found


def _presences(state: State) -> Presences:
    found: Presences = state.services.presences
    return found


def application(settings: Settings) -> Litestar:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        async with services(settings) as made:
            app.state.services = made
            log.info("serving", public=settings.public, shared=made.store.shared)
            yield
        log.info("stopped")

    def guard(app: ASGIApp) -> Guard:
        return Guard(app, local=not settings.public)

    return Litestar(
        [routes.router(), routes.health, live.live, openapi, client.front, client.page],
        lifespan=[life],
        dependencies={
            "caller": Provide(_caller),
            "accounts": Provide(_accounts, sync_to_thread=False),
            "matches": Provide(_matches, sync_to_thread=False),
            "lobby": Provide(_lobby, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "presences": Provide(_presences, sync_to_thread=False),
        },
        exception_handlers=problems.HANDLERS,
        middleware=[guard],
        openapi_config=None,
        request_max_body_size=LARGEST,
        logging_config=None,
    )

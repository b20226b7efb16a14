"""The application: routes, live lines and the client's files, with the services behind them."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from typing import Any

import msgspec
import structlog
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import ClientException

from quadrant.errors import QuadrantError
from quadrant.server.http import client_files, live_line, plain_text, routes
from quadrant.server.http.answers import HANDLERS
from quadrant.server.http.origins import Origins
from quadrant.server.http.services import Services, opened
from quadrant.server.people.caller import Caller
from quadrant.server.settings import Settings

log = structlog.get_logger(__name__)

#: The largest body of a request: the record of a very long match.
LARGEST = 2_000_000


@get("/api/openapi.json", include_in_schema=False)
async def openapi() -> Response[bytes]:
    """The schema of all this."""
    # Made once, and that takes so long that nobody else should wait for it.
    return Response(await to_thread(_schema), media_type="application/json")


@cache
def _schema() -> bytes:
    from quadrant.server.http.schema import schema

    return msgspec.json.encode(schema())


def services_of(app: Litestar) -> Services:
    """The services of an application that has started."""
    return _services(app.state)


def _services(state: State) -> Services:
    found: Services = state.services
    return found


def failed_to_start(app: Litestar) -> QuadrantError | None:
    """Why the application did not start, if one line can say it."""
    failed: QuadrantError | None = app.state.get("failed")
    return failed


async def _caller(request: Request[Any, Any, Any], state: State) -> Caller:
    caller = await _services(state).accounts.caller(request)
    caller.check(request.route_handler.opt.get("scope"))
    return caller


class Read(Request[Any, Any, Any]):
    """A request whose body is JSON that can be read and stored; otherwise it is refused with the reason."""

    async def json(self) -> Any:
        try:
            found = await super().json()
        except (UnicodeError, RecursionError):
            raise ClientException("the body is not JSON that can be read") from None
        plain_text.check_json(await self.body(), found)
        return found


def application(settings: Settings) -> Litestar:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        app.state.failed = None
        async with AsyncExitStack() as stack:
            try:
                services = await stack.enter_async_context(opened(settings))
            except QuadrantError as error:
                app.state.failed = error
                raise
            app.state.services = services
            log.info("serving", public=settings.public, shared=services.store.shared)
            yield
        log.info("stopped")

    app = Litestar(
        [routes.router(), routes.health, live_line.live, openapi, client_files.front, client_files.page],
        lifespan=[life],
        dependencies={"caller": Provide(_caller), "services": Provide(_services, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        request_class=Read,
        openapi_config=None,
        request_max_body_size=LARGEST,
        logging_config=None,
    )
    # Around everything, including what is refused before a route is found.
    app.asgi_handler = Origins(app.asgi_handler, local=not settings.public)
    return app

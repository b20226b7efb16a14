"""What ``quadrant serve``, ``quadrant play``, ``quadrant worker`` and ``quadrant backup`` do."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Coroutine
from types import FrameType
from typing import TYPE_CHECKING, Any, cast

import structlog
import uvicorn
from litestar import Litestar

from quadrant.errors import QuadrantError
from quadrant.kernel import catalog
from quadrant.server import wire
from quadrant.server.bots.pool import Pool
from quadrant.server.bots.queue import Queue
from quadrant.server.bots.seats import Bots
from quadrant.server.bots.watchman import PERIOD
from quadrant.server.http import client_files
from quadrant.server.http.app import application, failed_to_start, services_of
from quadrant.server.http.connections import Config, Connections
from quadrant.server.http.services import Services
from quadrant.server.people.conduct import appoint
from quadrant.server.people.recovery import link_for
from quadrant.server.people.seating import People
from quadrant.server.play import library
from quadrant.server.play.matches import Matches
from quadrant.server.rounds import rounds
from quadrant.server.settings import Mail, Settings, tls_of
from quadrant.server.store import database
from quadrant.server.store.server_time import ServerTime
from quadrant.server.store.store import Store

if TYPE_CHECKING:
    from uvicorn._types import ASGIApplication

#: Seconds that open connections have to finish when the server stops, and then everything else.
GRACE, LAST = 3, 4.0
#: New objects between two runs of the garbage collector. A choice makes hundreds, nearly all freed at once.
#: More runs cost more in total, fewer make everybody wait longer for each.
GARBAGE = 5_000
#: The largest message on a WebSocket, in bytes.
MESSAGE = 1 << 16

log = structlog.get_logger(__name__)


#: Called with the server's address and its services.
Ready = Callable[[str, Services], Coroutine[None, None, None]]


class Server(uvicorn.Server):
    """Calls a function when it has started."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], Coroutine[None, None, None]]) -> None:
        super().__init__(config)
        self._ready = ready
        self._task: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        end_in_time()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # What is loaded now stays, so the garbage collector need not look at it again.
            gc.collect()
            gc.freeze()
            gc.set_threshold(GARBAGE)
            self._task = asyncio.create_task(self._ready())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        # Being told to stop is not a failure and is not passed on as one.
        self._captured_signals.clear()


def prepare() -> None:
    """Make what every visit of the lobby needs, before somebody waits for it: files, games, static data."""
    client_files.client()
    for game in library.games():
        library.static(game.name)


def end_in_time() -> None:
    """When told to stop, end this process within a few seconds, whatever it waits for.

    Nothing is lost: what was acknowledged is stored, and the rest can be done again.
    """
    timer = threading.Timer(LAST, _end_now)
    timer.daemon = True
    timer.start()


def _end_now() -> None:
    log.warning("stopped without waiting any longer")
    for child in multiprocessing.active_children():
        child.kill()
    os._exit(0)


def settings_of(args: argparse.Namespace) -> Settings:
    """Settings from the command line, and from the environment where the command line says nothing."""
    known = os.environ
    usual = Settings()
    return Settings(
        db=args.db or known.get("QUADRANT_DB"),
        host=args.host,
        port=args.port,
        public=args.public,
        proxies=known.get("QUADRANT_PROXIES", ""),
        bots=_number("QUADRANT_BOTS", usual.bots),
        thinking=max(1, _number("QUADRANT_THINKING", usual.thinking)),
        patience=max(1, _number("QUADRANT_PATIENCE", usual.patience)),
        queue=known.get("QUADRANT_QUEUE", "") not in ("", "0"),
        cache=max(1, _number("QUADRANT_CACHE", usual.cache)),
        messages=max(1, _number("QUADRANT_MESSAGES", usual.messages)),
        sockets=max(1, _number("QUADRANT_SOCKETS", usual.sockets)),
        newcomers=max(1, _number("QUADRANT_NEWCOMERS", usual.newcomers)),
        url=known.get("QUADRANT_URL", "").rstrip("/"),
        mail=_mail_settings(),
        delay=_number("QUADRANT_DELAY", usual.delay),
        private=known.get("QUADRANT_PRIVATE", "") not in ("", "0"),
        log=known.get("QUADRANT_LOG", usual.log),
        log_json=not sys.stderr.isatty(),
    ).check()


def _mail_settings() -> Mail:
    known, usual = os.environ, Mail()
    return Mail(
        host=known.get("QUADRANT_SMTP_HOST", ""),
        port=_number("QUADRANT_SMTP_PORT", usual.port),
        tls=tls_of(known.get("QUADRANT_SMTP_TLS", usual.tls)),
        user=known.get("QUADRANT_SMTP_USER", ""),
        password=known.get("QUADRANT_SMTP_PASSWORD", ""),
        sender=known.get("QUADRANT_MAIL_FROM", ""),
        delay=_number("QUADRANT_MAIL_DELAY", usual.delay),
    )


def _number(name: str, usual: int) -> int:
    text = os.environ.get(name, "")
    if text and not text.isdecimal():
        raise QuadrantError(f"{name} is {text!r}, not a number")
    return int(text) if text else usual


def set_up_logs(level: str, json: bool) -> None:
    """Structured logs on stderr: lines of JSON, or readable lines on a terminal."""
    number = logging.getLevelNamesMapping().get(level.upper())
    if number is None:
        raise QuadrantError(f"QUADRANT_LOG is {level!r}; it may be debug, info, warning or error")
    shape: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if json:
        shape += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        # Without the values of variables, which include passwords and secrets.
        shape.append(structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback))
    structlog.configure(
        processors=shape,
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)


def _listen(settings: Settings) -> socket.socket:
    """A socket at the address, or a line that says why there is none."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        why = error.strerror or "no"
        raise QuadrantError(f"cannot listen on {settings.host}:{settings.port}: {why.lower()}") from None
    return listener


def config_of(settings: Settings, app: Litestar) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return Config(
        _brief(app),
        Connections(settings.sockets, settings.proxies),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
    )


def _brief(app: Litestar) -> ASGIApplication:
    """The application. A start that fails for a known reason gives one line, not a traceback."""

    async def wrapped(scope: Any, receive: Any, send: Any) -> None:
        async def told(message: Any) -> None:
            if message["type"] == "lifespan.startup.failed" and failed_to_start(app) is not None:
                message = {**message, "message": ""}
            await send(message)

        await app(scope, receive, told if scope["type"] == "lifespan" else send)

    return cast("ASGIApplication", wrapped)


def _run(settings: Settings, ready: Ready) -> int:
    """Serve until told to stop; ``ready`` is called when the server answers."""
    set_up_logs(settings.log, settings.log_json)
    claimed = database.claim(database.address(settings.db))
    listener = _listen(settings)
    host, port = listener.getsockname()[:2]
    address = f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
    app = application(settings)
    server = Server(config_of(settings, app), lambda: ready(address, services_of(app)))
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        return 0
    except SystemExit:
        if (error := failed_to_start(app)) is not None:
            raise error from None
        raise
    finally:
        listener.close()
        if claimed is not None:
            claimed.close()
    return 0 if server.started else 1


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def serve(args: argparse.Namespace) -> int:
    """The web server."""

    async def ready(address: str, _: Services) -> None:
        _say(f"Quadrant is at {address}")
        await asyncio.to_thread(prepare)

    return _run(settings_of(args), ready)


def play(args: argparse.Namespace) -> int:
    """The web server, and the browser on its lobby, or on a new match of a game that was named."""
    settings = settings_of(args)

    async def ready(address: str, services: Services) -> None:
        # On a public server people must log in first; the lobby leads on from there.
        caller, link = services.accounts.local, address
        if caller is not None and args.game is not None:
            link += f"#/match/{(await services.desk.create(caller, _first_match(args))).id}"
        await asyncio.to_thread(prepare)
        _say(f"Quadrant is at {link}")
        if not args.no_browser:
            await asyncio.to_thread(webbrowser.open, link)

    return _run(settings, ready)


def _first_match(args: argparse.Namespace) -> wire.NewMatch:
    """A match against bots, with the caller as the first player."""
    game = catalog.find(args.game)
    mine = game.seatings[0][0] if game.seatings else game.seats[:1]
    seats = {seat: wire.SeatWish("me" if seat in mine else "bot") for seat in game.seats}
    return wire.NewMatch(game.name, args.scenario, args.options, seats)


def worker(args: argparse.Namespace) -> int:
    """Bots for a server that puts their work into PostgreSQL."""
    settings = Settings(
        db=args.db,
        bots=args.jobs,
        thinking=max(1, _number("QUADRANT_THINKING", Settings().thinking)),
        patience=max(1, _number("QUADRANT_PATIENCE", Settings().patience)),
        queue=True,
        log_json=not sys.stderr.isatty(),
    ).check()
    set_up_logs(os.environ.get("QUADRANT_LOG", settings.log), settings.log_json)
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        asyncio.run(_work(settings))
    return 0


def backup(args: argparse.Namespace) -> int:
    """A copy of the database, whole, while the server runs."""
    database.back_up(database.address(args.db or os.environ.get("QUADRANT_DB")), args.file)
    _say(f"{args.file} holds all matches, names and secrets of running matches: keep it to yourself")
    return 0


def admin(args: argparse.Namespace) -> int:
    """What only whoever runs the server can do: a link that sets a password anew, and moderators."""
    db = args.db or os.environ.get("QUADRANT_DB")
    if args.task == "moderator":
        asyncio.run(_appoint(db, args.name, not args.no_more))
        _say(f"{args.name} is {'no longer a' if args.no_more else 'a'} moderator")
        return 0
    url = os.environ.get("QUADRANT_URL", "").rstrip("/")
    token = asyncio.run(_reset_link(db, args.name))
    _say(f"Within an hour {args.name} can set a new password, once, at")
    _say(f"{url or 'the address of your server'}/#/reset/{token}")
    return 0


async def _appoint(db: str | None, name: str, moderator: bool) -> None:
    store = await Store.open(db)
    try:
        await appoint(store, name, moderator)
    finally:
        await store.close()


async def _reset_link(db: str | None, name: str) -> str:
    store = await Store.open(db)
    try:
        # The link lasts an hour of the server's own time.
        time = ServerTime(store, Settings().ticks)
        await time.read()
        store.time = time.time
        return await link_for(store, name)
    finally:
        await store.close()


def _cancel_when_told() -> None:
    """When told to stop, cancel the running task; the process ends soon in any case."""
    task = asyncio.current_task()
    assert task is not None

    def stop(*_: object) -> None:
        end_in_time()
        task.get_loop().call_soon_threadsafe(task.cancel)

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)


async def _work(settings: Settings) -> None:
    _cancel_when_told()
    store = await Store.open(settings.db)
    # Nobody watches matches here, so it does not matter whether the server is public.
    matches = Matches(store, People(store, None), settings.cache)
    server_time = ServerTime(store, settings.ticks)
    store.time = server_time.time
    pool = Pool(settings.bots, settings.deadline)
    pool.warm()
    queue = Queue(store.url)
    bots = Bots(matches, pool.think, hand_on=queue.put, patience=settings.patience, moment=settings.moment)

    async def run(id: str) -> None:
        await server_time.read()
        await bots.run(id)

    # A worker that thinks for long must not lose count of time.
    listening = asyncio.create_task(rounds("the worker", PERIOD, server_time.read))
    try:
        await queue.open()
        _say("Quadrant's bots are at work")
        await queue.work(run, settings.bots)
    finally:
        listening.cancel()
        await matches.close()
        pool.close()
        await queue.close()
        await store.close()

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
from quadrant.server import database, wire
from quadrant.server.app import application, failed_to_start, services_of
from quadrant.server.bots import Bots
from quadrant.server.door import Config, Door
from quadrant.server.matches import Matches
from quadrant.server.pool import Pool
from quadrant.server.pulse import Pulse
from quadrant.server.queue import Queue
from quadrant.server.rounds import rounds
from quadrant.server.seating import People
from quadrant.server.services import Services
from quadrant.server.settings import Mail, Settings, tls_of
from quadrant.server.store import Store
from quadrant.server.watch import PERIOD

if TYPE_CHECKING:
    from uvicorn._types import ASGIApplication

#: Seconds that open connections have to finish when the server stops, and all else after them.
GRACE, LAST = 3, 4.0
#: New objects between two looks of the garbage collector: a choice makes hundreds, nearly all freed at once.
#: More looks cost more in all, fewer make everybody wait longer for each.
GARBAGE = 5_000
#: The largest message on a WebSocket, in bytes.
MESSAGE = 1 << 16

log = structlog.get_logger(__name__)


#: Called with the server's address and its services.
Ready = Callable[[str, Services], Coroutine[None, None, None]]


class Server(uvicorn.Server):
    """Does something of its own when it has started."""

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
            # What is loaded now stays: the garbage collector need not look at it again and again.
            gc.collect()
            gc.freeze()
            gc.set_threshold(GARBAGE)
            self._task = asyncio.create_task(self._ready())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        # To be told to stop is no failure: it is not passed on as one.
        self._captured_signals.clear()


def end_in_time() -> None:
    """Told to stop: this process ends in a few seconds, whatever it waits for.

    Nothing is lost by that: what was acknowledged is stored, and what was not can be done again.
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
    """Settings from the command line; what it does not know, from the environment."""
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
    """Structured logs on stderr: lines of JSON, or readable ones on a terminal."""
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
        # Without the values of variables: passwords and secrets are among them.
        shape.append(structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback))
    structlog.configure(
        processors=shape,
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)


def _listen(settings: Settings) -> socket.socket:
    """A socket at the address, or a word on why there is none."""
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
        Door(settings.sockets, settings.proxies),
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
    """The application; a start that fails for a known reason is told in a line, not in a traceback."""

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

    return _run(settings_of(args), ready)


def play(args: argparse.Namespace) -> int:
    """The web server, and the browser on a new match: the first player's seats and bots."""
    settings = settings_of(args)
    game = catalog.find(args.game)
    mine = game.seatings[0][0] if game.seatings else game.seats[:1]
    seats = {seat: wire.SeatWish("me" if seat in mine else "bot") for seat in game.seats}
    match = wire.NewMatch(game.name, args.scenario, args.options, seats)

    async def ready(address: str, services: Services) -> None:
        # In public somebody has to log in first; the lobby leads on from there.
        caller, link = services.accounts.local, address
        if caller is not None:
            link += f"#/match/{(await services.desk.create(caller, match)).id}"
        _say(f"Quadrant is at {link}")
        if not args.no_browser:
            await asyncio.to_thread(webbrowser.open, link)

    return _run(settings, ready)


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


def _cancel_when_told() -> None:
    """Told to stop, the task that runs now is cancelled, and the process ends soon in any case."""
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
    # Nobody looks at matches here, so there is nobody to be local or public for.
    matches = Matches(store, People(store, None), settings.cache)
    pulse = Pulse(store, settings.ticks)
    store.time = pulse.time
    pool = Pool(settings.bots, settings.deadline)
    pool.warm()
    queue = Queue(store.url)
    bots = Bots(matches, pool.think, hand_on=queue.put, patience=settings.patience, moment=settings.moment)

    async def run(id: str) -> None:
        await pulse.read()
        await bots.run(id)

    # Who thinks for long must not lose count.
    listening = asyncio.create_task(rounds("the worker", PERIOD, pulse.read))
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

"""Opening a database: SQLite in a file of its own by default, PostgreSQL for more than one process."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from quadrant.errors import QuadrantError

T = TypeVar("T")
#: The advisory lock that lets only one process migrate at a time.
MIGRATION_LOCK = 0x51AD


class DatabaseError(QuadrantError):
    """The database cannot be used."""


def data_folder() -> Path:
    """Where the user's programs keep their data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "quadrant"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/quadrant"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "quadrant"


def default_address() -> str:
    """The SQLite file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'matches.sqlite3'}"


def address(given: str | None) -> URL:
    """The address of the database, with the driver we use. A bare path is a SQLite file."""
    wanted = given or default_address()
    if "://" not in wanted:
        wanted = f"sqlite:///{wanted}"
    try:
        url = make_url(wanted)
    except (ArgumentError, ValueError):
        raise DatabaseError("--db is neither a file nor the address of a database") from None
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite" and url.database:
        return url.set(drivername="sqlite+aiosqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise DatabaseError(f"{url.render_as_string()!r} is neither SQLite (a file) nor PostgreSQL")


def readers(url: URL, size: int = 5) -> AsyncEngine:
    """Connections to read through."""
    if not is_sqlite(url):
        return create_async_engine(
            url, pool_size=size, max_overflow=size, pool_pre_ping=True, hide_parameters=True
        )
    made = create_async_engine(url, pool_size=size, max_overflow=0, hide_parameters=True)
    _set_up_sqlite(made.sync_engine, "BEGIN")
    return made


def is_sqlite(url: URL) -> bool:
    return url.drivername.startswith("sqlite")


class Writers:
    """Transactions that write.

    SQLite has one writer at a time, so there is one connection, for one transaction after the other. Its
    statements are carried out at once where they are asked for: each takes microseconds, while in a thread
    each would wait for the interpreter. Only the commit, which waits for the disk, is done in a thread.
    PostgreSQL writes as it reads.
    """

    def __init__(self, url: URL, shared: AsyncEngine) -> None:
        self._shared = shared
        self._thread: ThreadPoolExecutor | None = None
        if is_sqlite(url):
            self._thread = ThreadPoolExecutor(1, "commit")
            self._turn = asyncio.Lock()
            self._own = create_engine(
                url.set(drivername="sqlite"),
                poolclass=StaticPool,
                connect_args={"check_same_thread": False},
                hide_parameters=True,
            )
            _set_up_sqlite(self._own, "BEGIN IMMEDIATE")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do the work in one transaction; when this returns, it is on disk."""
        if self._thread is None:
            async with self._shared.begin() as shared:
                return await shared.run_sync(work)
        async with self._turn:
            with self._own.connect() as connection, connection.begin() as transaction:
                result = work(connection)
                await self._in_thread(transaction.commit)
                return result

    async def _in_thread(self, work: Callable[[], None]) -> None:
        """Wait for the thread, also when nobody waits for the result any more: the connection is in use."""
        done = asyncio.get_running_loop().run_in_executor(self._thread, work)
        try:
            await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait((done,))
            raise

    async def close(self) -> None:
        """Wait for what is being written."""
        if self._thread is not None:
            async with self._turn:
                self._own.dispose()
            self._thread.shutdown()


def _set_up_sqlite(made: Engine, begin: str) -> None:
    @event.listens_for(made, "connect")
    def connect(connection: Any, _: Any) -> None:
        # The driver's own transactions begin too late to read and write as one.
        connection.isolation_level = None
        cursor = connection.cursor()
        # FULL: what was acknowledged outlives a power cut, not only a crash.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(made, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def claim(url: URL) -> IO[str] | None:
    """Take a SQLite file for this process alone: a second one would not hear of the first one's changes.

    The system releases it when the process ends, however it ends.
    """
    if not is_sqlite(url) or url.database is None:
        return None
    prepare(url)
    if sys.platform == "win32":
        return None
    import fcntl

    file = os.fdopen(_private(url.database + ".lock"), "a")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise DatabaseError(f"another server uses {url.database}; stop it, or give another --db") from None
    return file


def prepare(url: URL) -> None:
    """The file of a SQLite database, for its owner's eyes alone; SQLite makes its other files alike."""
    if is_sqlite(url) and url.database is not None:
        os.close(_private(url.database))


def _private(path: str) -> int:
    """A file that is made, if it is not there, so that nobody else can read it."""
    try:
        Path(path).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
    except OSError as error:
        raise DatabaseError(f"{path} cannot be opened: {error.strerror}") from None


def alembic_config() -> Config:
    """Alembic, told where the migrations lie."""
    config = Config()
    config.set_main_option("script_location", "quadrant.server:migrations")
    return config


def _upgrade(connection: Connection) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def migrate(connection: Connection) -> None:
    """Bring the database to the present form. Processes that start together wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    _upgrade(connection)

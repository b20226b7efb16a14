"""Opening a database: SQLite in a file of its own by default, PostgreSQL for more than one process."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
import structlog
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, RootTransaction, create_engine, event, exc, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from quadrant.errors import QuadrantError
from quadrant.server.problems import Unavailable, Unstorable
from quadrant.server.store.again import pauses

log = structlog.get_logger(__name__)
T = TypeVar("T")
#: The encoding that PostgreSQL must use.
ENCODING = "UTF8"
#: The advisory lock that lets only one process migrate at a time.
MIGRATION_LOCK = 0x51AD


#: Seconds that a change waits for another program (a backup, for example) to release a SQLite file.
PATIENCE = 10.0
#: Seconds within which PostgreSQL must have answered, even if the network swallows everything.
ANSWER = 30.0
#: A disk with less room than this (bytes) counts as full.
ROOM = 1 << 20
#: A failed transaction is reported for so many seconds, unless one succeeds before.
RECENT = 60.0

#: What no driver passes on to the database: half a character, a number of more than 64 bits.
_UNKEPT = (OverflowError, UnicodeError, exc.DataError)
#: The classes of PostgreSQL's errors that blame the input: no valid text or number, or one too large.
_DATA = ("22", "54")
#: The classes for what it cannot do now: it restarts, its disk is full, somebody holds a lock.
_PASSING = (exc.DBAPIError, exc.TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class DatabaseError(QuadrantError):
    """The database cannot be used."""


def _is_refused(error: BaseException) -> bool:
    """Whether the database is fine and the input is what it cannot store."""
    if isinstance(error, _UNKEPT):
        return True
    orig = getattr(error, "orig", None) or error
    # The drivers check some values themselves; for the others, PostgreSQL says what is wrong.
    if isinstance(orig.__cause__, asyncpg.DataError):
        return True
    state = getattr(orig, "sqlstate", None) or ""
    return state[:2] in _DATA


@contextmanager
def answering() -> Iterator[None]:
    """Raises Unavailable if the database does not answer or cannot store now.

    Raises Unstorable if the database is fine but cannot store such a text or number.
    """
    try:
        yield
    except (exc.IntegrityError, exc.ProgrammingError):
        raise
    except (*_PASSING, *_UNKEPT) as error:
        if _is_refused(error):
            log.warning("the database cannot keep what it was given", error=type(error).__name__)
            raise Unstorable("this has a text or a number in it that cannot be kept") from error
        log.warning("the database fails", error=repr(getattr(error, "orig", None) or error))
        raise Unavailable("the database cannot do that now; try again in a moment") from error


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
    except (exc.ArgumentError, ValueError):
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
    _set_up_sqlite(made.sync_engine, "BEGIN", PATIENCE)
    return made


def is_sqlite(url: URL) -> bool:
    return url.drivername.startswith("sqlite")


class Writers:
    """Transactions that write.

    SQLite has one writer at a time, so there is one connection for one transaction after another. Its
    statements run in the event loop: each takes microseconds, while in a thread each would wait for the
    interpreter. Only the commit, which waits for the disk, runs in a thread. A lock that another program
    holds is not waited for but tried again and again. PostgreSQL writes as it reads.
    """

    def __init__(self, url: URL, shared: AsyncEngine) -> None:
        self._shared = shared
        #: When the last transaction failed, if none has succeeded since.
        self._failed: float | None = None
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
            _set_up_sqlite(self._own, "BEGIN IMMEDIATE", 0)

    @property
    def failing(self) -> bool:
        """Whether the last transaction, not long ago, could not be stored."""
        return self._failed is not None and time.monotonic() - self._failed < RECENT

    async def run(self, work: Callable[[Connection], T], *, long: bool = False) -> T:
        """Do the work in one transaction; when this returns, it is on disk. Raises Unavailable."""
        try:
            with answering():
                async with asyncio.timeout(None if long or self._thread is not None else ANSWER):
                    result = await self._run(work)
        except Unavailable:
            self._failed = time.monotonic()
            raise
        self._failed = None
        return result

    async def _run(self, work: Callable[[Connection], T]) -> T:
        if self._thread is None:
            async with self._shared.begin() as shared:
                return await shared.run_sync(work)
        async with self._turn:
            with self._own.connect() as connection, await _begun(connection) as transaction:
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


async def _begun(connection: Connection) -> RootTransaction:
    """A transaction of SQLite that may write. While another program writes, everybody else is served."""
    end = time.monotonic() + PATIENCE
    for pause in pauses():
        try:
            return connection.begin()
        except exc.OperationalError as error:
            if not _is_locked(error) or time.monotonic() > end:
                raise
        await asyncio.sleep(pause)
    raise AssertionError


def _is_locked(error: exc.OperationalError) -> bool:
    code = getattr(error.orig, "sqlite_errorcode", 0)
    return code & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def disk_is_full(url: URL) -> bool:
    """Whether there is no room left for a SQLite file. The disk of another machine is not known."""
    if not is_sqlite(url) or url.database is None:
        return False
    return shutil.disk_usage(Path(url.database).absolute().parent).free < ROOM


def _set_up_sqlite(made: Engine, begin: str, patience: float) -> None:
    @event.listens_for(made, "connect")
    def connect(connection: Any, _: Any) -> None:
        # The driver's own transactions begin too late to read and write in one.
        connection.isolation_level = None
        cursor = connection.cursor()
        # FULL: what was acknowledged survives a power cut, not only a crash.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.execute(f"PRAGMA busy_timeout={round(patience * 1000)}")
        cursor.close()

    @event.listens_for(made, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def claim(url: URL) -> IO[str] | None:
    """Claim a SQLite file for this process alone: a second one would not notice the first one's changes.

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
    """Create the file of a SQLite database, readable only by its owner; SQLite's other files follow suit."""
    if is_sqlite(url) and url.database is not None:
        os.close(_private(url.database))


def _private(path: str) -> int:
    """Create a file, if it does not exist, that nobody else can read."""
    try:
        Path(path).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
    except OSError as error:
        raise DatabaseError(f"{path} cannot be opened: {error.strerror}") from None


def back_up(url: URL, file: Path) -> None:
    """Copy a SQLite database, readable only by its owner, while a server may write to it."""
    if not is_sqlite(url) or url.database is None:
        name = url.database or "quadrant"
        raise DatabaseError(
            f"PostgreSQL makes its own copies: (umask 077; pg_dump --format=custom {name} > {name}.dump)"
        )
    source = Path(url.database)
    if not source.is_file():
        raise DatabaseError(f"there is no database {source}")
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise DatabaseError(f"{file} is there already; name another file") from None
    except OSError as error:
        raise DatabaseError(f"{file} cannot be written: {error.strerror}") from None
    try:
        with closing(sqlite3.connect(source, timeout=PATIENCE)) as old, closing(sqlite3.connect(file)) as new:
            old.backup(new)
    except sqlite3.Error as error:
        file.unlink()
        raise DatabaseError(f"{source} cannot be copied: {error}") from None


def alembic_config() -> Config:
    """Alembic's configuration, with the place of the migrations."""
    config = Config()
    config.set_main_option("script_location", "quadrant.server.store:migrations")
    return config


def _upgrade(connection: Connection) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _check_encoding(connection: Connection) -> None:
    """Raises DatabaseError unless all letters can be stored and read back."""
    found = connection.execute(text("SHOW server_encoding")).scalar_one()
    if found != ENCODING:
        name = connection.engine.url.database
        raise DatabaseError(
            f"the database {name} is made for {found}, not for {ENCODING}; make one that is: "
            f"createdb --encoding={ENCODING} --template=template0 {name}, under another name or in its place"
        )


def migrate(connection: Connection) -> None:
    """Migrate the database to the present form. Processes that start together wait for each other."""
    if connection.dialect.name == "postgresql":
        _check_encoding(connection)
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    _upgrade(connection)

"""Real databases and real servers for the tests of the server."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path

import psycopg
import pytest
from argon2 import PasswordHasher
from sqlalchemy import URL, create_engine, make_url

from quadrant.kernel import catalog, dice
from quadrant.server.people import accounts
from quadrant.server.settings import Settings
from quadrant.server.store import database
from server.counters import GAME
from server.helpers import Serve, Server, serving

POSTGRES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def _the_same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match of a server in this process is dealt as in the last run of the test."""
    deals = count()

    def seed() -> str:
        return sha256(f"{request.node.nodeid} {next(deals)}".encode()).hexdigest()[:32]

    monkeypatch.setattr(dice, "fresh_seed", seed)


@pytest.fixture(autouse=True)
def _passwords_are_kept_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """As little work for a password as argon2 allows: what makes guesses dear makes tests long."""
    quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(accounts, "PasswordHasher", quick)


def make_tables(url: URL) -> None:
    """All tables, by every migration from the first; once in a run, for it takes longer than many a test."""
    engine = create_engine(url)
    with engine.begin() as connection:
        database.migrate(connection)
    engine.dispose()


class Cluster:
    """A PostgreSQL of our own: started by an unprivileged user, reached by a socket in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._bin = POSTGRES[-1]
        self._user = "postgres" if os.getuid() == 0 else None
        self._names = count()
        if self._user:
            shutil.chown(folder, self._user)
        self._run(
            "initdb", "-D", str(folder / "data"), "-U", "quadrant", "-A", "trust", "-E", "UTF8", "--no-sync"
        )
        self.start()

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c max_connections=60"
        log, data = str(self.folder / "log"), str(self.folder / "data")
        self._run("pg_ctl", "-D", data, "-w", "-l", log, "-o", options, "start")

    def _run(self, program: str, *args: str) -> None:
        command = [str(self._bin / program), *args]
        subprocess.run(
            command,
            check=True,
            cwd=self.folder,
            user=self._user,
            stdout=subprocess.DEVNULL,
            env={"LC_ALL": "C"},
        )

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def address(self, name: str) -> str:
        return f"postgresql://quadrant@/{name}?host={self.folder}"

    def new(self, more: str = "") -> str:
        """The address of a new, empty database."""
        name = f"test{next(self._names)}"
        self._say(f"CREATE DATABASE {name} {more}")
        return self.address(name)

    def _say(self, *words: str) -> None:
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            for command in words:
                connection.execute(command.encode())

    @contextmanager
    def placed(self, folder: Path | None) -> Iterator[str]:
        """The address of a new database that lies in that folder, or where all lie if there is none."""
        if folder is None:
            yield self.new()
            return
        if self._user:
            shutil.chown(folder, self._user)
        self._say(f"CREATE TABLESPACE place LOCATION '{folder}'")
        address = self.new("TABLESPACE place")
        try:
            yield address
        finally:
            name = address.partition("@/")[2].partition("?")[0]
            self._say(f"DROP DATABASE {name} WITH (FORCE)", "DROP TABLESPACE place")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    assert POSTGRES, "PostgreSQL is missing: tools/setup-system.sh installs it"
    if os.getuid() == 0:
        pwd.getpwnam("postgres")
    # The path of a socket must be short.
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    made = Cluster(folder)
    yield made
    made.stop()
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def template(cluster: Cluster) -> str:
    """The name of a PostgreSQL database with tables and nothing in them."""
    url = make_url(cluster.new()).set(drivername="postgresql+psycopg")
    make_tables(url)
    return str(url.database)


@pytest.fixture
def postgres(cluster: Cluster, template: str) -> str:
    """The address of a PostgreSQL database with nothing in its tables."""
    return cluster.new(f"TEMPLATE {template}")


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder in memory, where there is one: thousands of commits need not wait for a disk here."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as path:
        yield Path(path)


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite database with tables and nothing in them."""
    file = tmp_path_factory.mktemp("tables") / "matches.sqlite3"
    make_tables(make_url(f"sqlite:///{file}"))
    return file


@pytest.fixture
def sqlite(folder: Path, tables: Path) -> str:
    """The address of a SQLite database with nothing in its tables."""
    return f"sqlite:///{shutil.copy(tables, folder)}"


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest) -> str:
    """Each database in turn."""
    address: str = request.getfixturevalue(request.param)
    return address


@pytest.fixture
def counters() -> Iterator[None]:
    """A game with two hundred counters is known."""
    catalog.add(GAME)
    yield
    catalog.remove(GAME.name)


@pytest.fixture
async def serve(sqlite: str) -> AsyncIterator[Serve]:
    """Starts servers in this process, public ones with a new SQLite file unless told otherwise."""
    async with AsyncExitStack() as stack:

        async def start(**given: object) -> Server:
            usual = {"db": sqlite, "public": True, "bots": 0, "moment": 0}
            usual |= {"messages": 100_000, "sockets": 10_000}
            settings = Settings(**{**usual, **given})  # type: ignore[arg-type]
            return await stack.enter_async_context(serving(settings))

        yield start

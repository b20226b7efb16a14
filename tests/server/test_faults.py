"""Faults at random moments: whatever happens to databases, workers and bots, every match comes to its end.

Six matches between bots and one with a person in it run all the time, on SQLite and on PostgreSQL. One of
the six begins with a person who never comes: his clock runs out, and a bot plays for him. One fault after
the other strikes, out of all that can befall them there, and now and then the server is told to stop while
it lasts. Clocks are set back and forth, and many ask for hints and have matches looked back on.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import (
    AbstractContextManager,
    ExitStack,
    asynccontextmanager,
    closing,
    contextmanager,
    suppress,
)
from pathlib import Path
from typing import Any, TypeVar

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import quadrant
from server.conftest import Cluster
from server.helpers import PASSWORD, SEATS, Line, Person
from server.processes import CLOCK, Process, bot_processes, server
from smtp import Postbox, postbox

pytestmark = [pytest.mark.anyio, pytest.mark.long]
T = TypeVar("T")

#: On each of the two databases; twenty in all.
ROUNDS = 10
MATCHES = 6
#: Seconds: a fault must have been felt, every match must go on after it, and the whole must end. A process of
#: bots that hangs while it starts is given 24 s by the server itself (``pool.START``), a locked file 10 s.
FELT, GO_ON, WHOLE = 30, 60, 600
#: What is logged when bots could not store what they chose.
WAITING = "bots wait"
#: How a client notices that there is trouble, and with which refusals.
LOST = (ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError)
TROUBLE = {"unavailable", "stale"}
#: Who never comes has a second; who plays has more than all the troubles take.
ABSENT, PRESENT = {"bank": 1}, {"bank": 3600}
QUICK: dict[str, Any] = {
    "QUADRANT_THINKING": "4",
    "QUADRANT_LOG": "warning",
    "QUADRANT_NEWCOMERS": "100",
}
#: How many ask for advice at a time, and by how much clocks are set (s).
ASKERS, HOUR = 8, 3600

#: A fault lasts as long as its context.
Fault = Callable[[], AbstractContextManager[None]]


class Somebody:
    """Plays one seat of a match against bots, comes back after every fault, and remembers what was done."""

    def __init__(self, person: Person, match: str) -> None:
        self.person, self.match = person, match
        self.chance = random.Random(7)
        self.acknowledged: dict[int, list[Any]] = {}
        self.over = False

    async def play(self) -> None:
        while not self.over:
            with suppress(*LOST):
                async with self.person.line(self.match) as line:
                    await self._follow(line)
            await asyncio.sleep(0.05)

    async def _follow(self, line: Line) -> None:
        """As long as the line lasts and there is nothing wrong with the server."""
        if not line.table:
            assert line.answers[-1]["problem"]["code"] in TROUBLE, line.answers
            return
        assert line.table["n"] > max(self.acknowledged, default=-1), "what was acknowledged has gone"
        while not line.table["result"]:
            if line.table["decision"] is None:
                await line.take()
            elif not await self._choose(line):
                return
        self.over = True

    async def _choose(self, line: Line) -> bool:
        decision, n = line.table["decision"], line.table["n"]
        choice = self.chance.choice(decision["options"])
        answer = await line.choose(decision["seat"], choice)
        if answer["type"] == "done":
            self.acknowledged[n] = [decision["seat"], *choice]
            return True
        assert answer["problem"]["code"] in TROUBLE, answer
        return False


class World:
    """Six matches between bots and one with a person in it; as they end they are replaced.

    Somebody else gets mail when it is his turn.
    """

    def __init__(self, person: Person, other: Person, box: Postbox) -> None:
        self.person, self.other, self.box = person, other, box
        self.chance = random.Random(3)
        #: The matches that run, and how many choices they had when somebody looked last.
        self.running: dict[str, int] = {}
        #: For whom each of them waited then.
        self.waiting: dict[str, str | None] = {}
        self.all: list[str] = []
        self.people: list[Somebody] = []
        self.absent: list[str] = []
        #: Matches in which the other was waited for.
        self.mailed: list[str] = []
        self._playing: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Both have an account, and the other wants mail."""
        await self.person.register()
        await self.other.register()
        await self.other.post(
            "/mail", {"address": "other@example.org", "language": "en", "password": PASSWORD}
        )
        token = self.box.link("/mail/confirm/").rsplit("/", 1)[1]
        await self.other.post("/mail/confirm", {"token": token})

    async def insist(self, ask: Callable[[], Awaitable[T]]) -> T:
        """An answer, however long a fault keeps it away."""
        while True:
            try:
                return await ask()
            except (httpx.HTTPError, AssertionError):
                await asyncio.sleep(0.05)

    async def new(self, clock: dict[str, int] | None, **seats: str) -> str:
        """A match in which bots have all seats that are not named."""
        wishes = {seat: {"kind": seats.get(seat, "bot"), "bot": "random"} for seat in SEATS}
        body = {"game": "generals", "seats": wishes, "listed": True, "clock": clock}
        made = await self.insist(lambda: self.person.post("/matches", body))
        match: str = made["id"]
        return match

    async def begin(self, clock: dict[str, int] | None = None, **seats: str) -> str:
        """A new match that runs."""
        match = await self.new(clock, **seats)
        self.all.append(match)
        self.running[match] = 0
        return match

    async def fill(self) -> None:
        """There are six matches between bots again, and one with a person."""
        if not self.people or self.people[-1].match not in self.running:
            somebody = Somebody(self.person, await self.begin(PRESENT, usa="me"))
            self.people.append(somebody)
            self._playing.append(asyncio.create_task(somebody.play()))
        if not self.absent or self.absent[-1] not in self.running:
            self.absent.append(await self.begin(ABSENT, italy="me"))
        while len(self.running) < MATCHES + 1:
            await self.begin()

    async def other_is_waited_for(self) -> str:
        """A match in which it is the other's turn, who is not there."""
        match = await self.new(None, germany="me", uk="open")
        await self.other.post(f"/matches/{match}/seats/uk", {"kind": "me"})
        while (table := await self.person.get(f"/matches/{match}/table"))["waiting"] == "germany":
            choice = self.chance.choice(table["decision"]["options"])
            made = {"seat": "germany", "n": table["n"], "choice": choice}
            await self.person.post(f"/matches/{match}/choices", made)
        self.mailed.append(match)
        return match

    async def told(self, match: str) -> None:
        """The other has mail about it."""
        await asyncio.to_thread(self.box.arrived, 1, match)

    async def look(self) -> None:
        """Where each match stands now; those that are over run no longer."""
        for match in list(self.running):
            info = await self.insist(lambda id=match: self.person.get(f"/matches/{id}"))  # type: ignore[misc]
            self.running[match], self.waiting[match] = info["n"], info["waiting"]
            if info["status"] == "over":
                del self.running[match]

    async def feels(self, fault: str) -> None:
        """No match goes on: two looks, some time apart, find each where it was, or nobody answers."""
        async with self.within(FELT, f"the fault {fault!r} is not felt"):
            while True:
                before = dict(self.running)
                await asyncio.sleep(0.3)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.look(), 3)
                if before == self.running:
                    return

    async def goes_on(self, fault: str) -> None:
        """Every match that runs has moved, or ended, since this was asked."""
        async with self.within(GO_ON, f"after the fault {fault!r} matches stand still"):
            await self.look()
            before = dict(self.running)
            while any(self.running.get(match) == n for match, n in before.items()):
                await self.look()

    async def to_the_end(self) -> None:
        while self.running:
            await self.look()
        await asyncio.gather(*self._playing)

    @asynccontextmanager
    async def within(self, seconds: float, words: str) -> AsyncIterator[None]:
        """It is so in time, or else the words say what is wrong, and with which matches."""
        try:
            async with asyncio.timeout(seconds):
                yield
        except TimeoutError:
            self._stumbled()
            still = {match: (n, self.waiting.get(match)) for match, n in self.running.items()}
            raise AssertionError(f"{words}: {seconds} s have passed; {still}") from None

    def _stumbled(self) -> None:
        """Raise what somebody at the table has met, before anybody wonders why his match stands still."""
        for task in self._playing:
            if task.done():
                task.result()

    async def check(self) -> None:
        """Every match is whole and has come to its end, and what was acknowledged is in it."""
        known = {somebody.match: somebody.acknowledged for somebody in self.people}
        for match in self.all:
            record = await self.person.get(f"/matches/{match}/record")
            assert quadrant.load(record).result is not None
            last = -1
            for n, choice in known.get(match, {}).items():
                # Others who are asked at the same time may have answered first.
                last = record["choices"].index(choice, max(n, last + 1))
        assert any(known.values())
        # Who never came was replaced, who played was not, and nobody was written to twice.
        for match in known:
            assert (await self._seat(match, "usa"))["kind"] == "person"
        for match in self.absent:
            assert (await self._seat(match, "italy"))["kind"] == "bot"
        assert {self.box.count(match) for match in self.mailed} <= {0, 1}

    async def _seat(self, match: str, seat: str) -> dict[str, Any]:
        seats = (await self.person.get(f"/matches/{match}"))["seats"]
        return next(found for found in seats if found["seat"] == seat)

    async def close(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        await self.person.http.aclose()
        await self.other.http.aclose()


class Crowd:
    """Many people who ask what a bot would do, all at once, and have matches looked back on."""

    def __init__(self) -> None:
        self._people: list[tuple[httpx.Client, str, str]] = []
        self._asking = ThreadPoolExecutor(2 * ASKERS)
        #: How the server has answered.
        self.answers: list[int] = []

    def come(self, address: str) -> None:
        """Each has a match against bots, and one that is over."""
        record = _over()
        for number in range(ASKERS):
            person = httpx.Client(base_url=f"{address}/api", timeout=60)
            account = {"name": f"asker {'x' * number}z", "password": "a long password"}
            assert person.post("/account", json=account).is_success
            seats = {seat: {"kind": "me" if seat == "germany" else "bot", "bot": "random"} for seat in SEATS}
            match = person.post("/matches", json={"game": "generals", "seats": seats}).json()["id"]
            over = person.post("/matches/import", json=record).json()["id"]
            self._people.append((person, match, over))

    def ask(self) -> None:
        for person, match, over in self._people:
            asked = {"seat": "germany", "n": 0, "epoch": 0}
            self._asking.submit(self._ask, person, f"/matches/{match}/hint", asked)
            self._asking.submit(self._ask, person, f"/matches/{over}/analysis", {})

    def _ask(self, person: httpx.Client, path: str, body: dict[str, Any]) -> None:
        with suppress(httpx.HTTPError):
            self.answers.append(person.post(path, json=body).status_code)

    def go(self) -> None:
        self._asking.shutdown(cancel_futures=True)
        for person, _, _ in self._people:
            person.close()


def _over() -> dict[str, Any]:
    """The record of a match that was played at random."""
    match, chance = quadrant.new("generals", seed=5), random.Random(5)
    while match.seat is not None:
        match.choose(chance.choice(match.options()))
    return match.record()


class Site:
    """A server, what works for it, and what can befall them."""

    def __init__(self, db: str, log: Path, workers: int) -> None:
        self.db, self.log, self.workers = db, log, workers
        self.port = 0
        self._mail = ExitStack()
        self.box = self._mail.enter_context(postbox())
        self.chance = random.Random(5)
        #: Faults that pass of themselves, and those that last until somebody sees to them.
        self.passing: dict[str, Fault] = {
            "a bot stopped": self.bot_stopped,
            "a worker killed": self.killed,
            "the clock set back": lambda: self.clock_set(-2 * HOUR),
            "the clock set forth": lambda: self.clock_set(2 * HOUR),
            "advice killed": self.advice_killed,
        }
        self.lasting: dict[str, Fault] = {}
        self.crowd = Crowd()
        self.clock = log.with_name("clock")
        self.clock.write_text("0")
        self.start()

    def start(self) -> None:
        own: dict[str, Any] = {"QUADRANT_QUEUE": "1"} if self.workers else {"QUADRANT_BOTS": "1"}
        mail = {
            "QUADRANT_URL": "https://quadrant.example",
            "QUADRANT_SMTP_HOST": "127.0.0.1",
            "QUADRANT_SMTP_PORT": str(self.box.port),
            "QUADRANT_SMTP_TLS": "none",
            "QUADRANT_MAIL_FROM": "quadrant@example.org",
            "QUADRANT_MAIL_DELAY": "0",
        }
        self.server = server(
            self.db, public=True, log=self.log, port=self.port, **own, **mail, **self._quick()
        )
        self.port = int(self.server.address.rpartition(":")[2])  # the same when it is started again
        self.helpers = [self._worker() for _ in range(self.workers)]

    def _worker(self) -> Process:
        return Process("worker", self._quick(), log=self.log, db=self.db, jobs=1)

    def _quick(self) -> dict[str, Any]:
        return {**QUICK, CLOCK: str(self.clock)}

    def stop(self) -> None:
        """Told to stop, all of them end in five seconds, whatever they wait for."""
        processes = [process for process in (self.server, *self.helpers) if process.ended(0) is None]
        for process in processes:
            os.kill(process.pid, signal.SIGTERM)
        for process in processes:
            assert process.ended(5) == 0, "told to stop, it goes on"
        self.helpers = []

    def kill(self) -> None:
        """Nothing is left of it."""
        for process in (self.server, *self.helpers):
            process.kill()
        self.crowd.go()
        self._mail.close()

    @contextmanager
    def no_mail(self) -> Iterator[None]:
        """The mail server is gone for a while."""
        self._mail.close()
        yield
        self._mail.enter_context(postbox(self.box))

    def _bots(self) -> list[int]:
        return [pid for process in (self.server, *self.helpers) for pid in bot_processes(process)]

    @contextmanager
    def bot_stopped(self) -> Iterator[None]:
        """A process in which bots think hangs."""
        if found := self._bots():
            os.kill(self.chance.choice(found), signal.SIGSTOP)
        yield

    @contextmanager
    def killed(self) -> Iterator[None]:
        """A worker is killed in the middle of its work; another is started. A server alone loses its bots."""
        if not self.helpers:
            for pid in self._bots():
                os.kill(pid, signal.SIGKILL)
            yield
            return
        self.helpers[0].kill()
        yield
        if self.helpers:  # or else all of them are started anew
            self.helpers[0] = self._worker()

    @contextmanager
    def clock_set(self, seconds: int) -> Iterator[None]:
        """The wall clock of every process jumps."""
        self.clock.write_text(str(int(self.clock.read_text()) + seconds))
        yield

    @contextmanager
    def advice_killed(self) -> Iterator[None]:
        """Many ask for advice, and whatever thinks of it beside the server is killed meanwhile."""
        self.crowd.ask()
        yield
        if self.server.ended(0) is None:
            for pid in bot_processes(self.server):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)


@contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """A disk of its own that can be filled; None where nobody may mount one."""
    folder.chmod(0o711)
    disk = folder / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64m", "none", str(disk)]
    mounted = subprocess.run(mount, check=False, capture_output=True).returncode == 0
    try:
        yield disk if mounted else None
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(disk)], check=True)


def filled(disk: Path) -> Fault:
    """The disk is full until somebody makes room."""

    @contextmanager
    def fault() -> Iterator[None]:
        rest = disk / "rest"
        with suppress(OSError), rest.open("wb", buffering=0) as file:
            while file.write(bytes(1 << 12)):
                pass
        yield
        rest.unlink()

    return fault


@contextmanager
def on_sqlite(folder: Path) -> Iterator[Site]:
    """One process and its file."""
    with small_disk(folder) as disk:
        file = (disk or folder) / "matches.sqlite3"

        @contextmanager
        def locked() -> Iterator[None]:
            """Another program writes into the file, for longer than anybody would like."""
            with closing(
                sqlite3.connect(file, timeout=FELT, isolation_level=None, check_same_thread=False)
            ) as other:
                other.execute("BEGIN IMMEDIATE")
                yield
                other.execute("ROLLBACK")

        site = Site(str(file), folder / "log", workers=0)
        site.lasting["the file locked"] = locked
        if disk is not None:
            site.lasting["the disk full"] = filled(disk)
        yield site


@contextmanager
def on_postgres(cluster: Cluster, folder: Path) -> Iterator[Site]:
    """A server and a worker; the database has a disk of its own, where anybody may mount one."""
    with small_disk(folder) as disk, cluster.placed(disk) as db:

        @contextmanager
        def restarted() -> Iterator[None]:
            """All connections are lost, and for a while nobody answers."""
            cluster.stop()
            try:
                yield
            finally:
                cluster.start()

        @contextmanager
        def locked() -> Iterator[None]:
            """Somebody at the database's own terminal keeps the others waiting."""
            with psycopg.connect(db) as other:
                other.execute("LOCK TABLE matches IN EXCLUSIVE MODE")
                yield
                other.rollback()

        site = Site(db, folder / "log", workers=1)
        site.lasting |= {"the database restarted": restarted, "a table locked": locked}
        if disk is not None:
            site.lasting["the disk full"] = filled(disk)
        yield site


async def rounds(made: World, site: Site) -> None:
    """One fault after the other, each at a random moment; each time everything goes on by itself.

    Every fault strikes, and while each lasts the server is told to stop once and started when it has passed.
    """
    faults = {**site.passing, **site.lasting}
    plan = [(kind, True) for kind in faults]
    while len(plan) < ROUNDS:
        plan += [(kind, False) for kind in faults][: ROUNDS - len(plan)]
    made.chance.shuffle(plan)
    for kind, stop in plan:
        await made.fill()
        for _ in range(made.chance.randint(0, 40)):
            await asyncio.sleep(0)
        with ExitStack() as lasts:
            await asyncio.to_thread(lasts.enter_context, faults[kind]())
            if kind in site.lasting:
                await made.feels(kind)
            if stop:
                await asyncio.to_thread(site.stop)
            await asyncio.to_thread(lasts.close)
        if stop:
            await asyncio.to_thread(site.start)
        await made.goes_on(kind)


async def felt_by_bots(made: World, site: Site) -> None:
    """A fault may pass between two choices of bots: then one lasts until they have run into it."""
    if WAITING in site.log.read_text():
        return
    kind = "the disk full" if "the disk full" in site.lasting else next(iter(site.lasting))
    await made.fill()
    with ExitStack() as lasts:
        await asyncio.to_thread(lasts.enter_context, site.lasting[kind]())
        async with made.within(FELT, "bots never run into a fault"):
            while WAITING not in site.log.read_text():
                await made.feels(kind)
        await asyncio.to_thread(lasts.close)
    await made.goes_on(kind)


async def without_mail(made: World, site: Site) -> None:
    """While the mail server is gone nobody misses anything but mail, and that only as long as it is gone."""
    await made.fill()
    await made.told(await made.other_is_waited_for())
    with ExitStack() as lasts:
        await asyncio.to_thread(lasts.enter_context, site.no_mail())
        late = await made.other_is_waited_for()
        await made.goes_on("no mail")
        assert made.box.count(late) == 0
        await asyncio.to_thread(lasts.close)
    await made.told(await made.other_is_waited_for())


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
async def test_every_match_comes_to_its_end_whatever_happens(
    request: pytest.FixtureRequest, database: str, folder: Path
) -> None:
    with ExitStack() as stack:
        if database == "sqlite":
            site = stack.enter_context(on_sqlite(folder))
        else:
            site = stack.enter_context(on_postgres(request.getfixturevalue("cluster"), folder))
        made = World(site.server.person("anna"), site.server.person("boris"), site.box)
        try:
            async with made.within(WHOLE, "it comes to no end"):
                await made.open()
                await asyncio.to_thread(site.crowd.come, site.server.address)
                await without_mail(made, site)
                await rounds(made, site)
                await felt_by_bots(made, site)
                await made.to_the_end()
                await made.check()
            await asyncio.to_thread(site.stop)
        finally:
            await made.close()
            await asyncio.to_thread(site.kill)
        # Nobody's choice was left to chance, and there were troubles in which it might have been.
        assert 200 in site.crowd.answers
        assert set(site.crowd.answers) <= {200, 429, 503}
        text = site.log.read_text()
        assert "chance plays for it" not in text
        assert WAITING in text
        assert "was lost" in text

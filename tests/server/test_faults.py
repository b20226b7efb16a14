"""Faults at random moments: whatever happens to databases, workers and bots, every match comes to its end."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import quadrant
from server.conftest import Cluster
from server.helpers import SEATS, Person
from server.processes import Process, bot_processes, free_port, server

pytestmark = [pytest.mark.anyio, pytest.mark.long]
#: In each of two settings; twenty in all.
ROUNDS = 10
MATCHES = 6
#: What a fault looks like to a client.
TROUBLE = (ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError, AssertionError)
QUICK: dict[str, Any] = {"QUADRANT_THINKING": "4", "QUADRANT_LOG": "warning"}

Fault = Callable[[], None]


class Somebody:
    """Plays one seat of a match against bots, comes back after every fault, and remembers what was done."""

    def __init__(self, person: Person, match: str) -> None:
        self.person, self.match = person, match
        self.chance = random.Random(7)
        self.acknowledged: dict[int, list[Any]] = {}
        self.over = False

    async def play(self) -> None:
        while not self.over:
            with contextlib.suppress(*TROUBLE):
                async with self.person.line(self.match) as line:
                    while not line.table["result"]:
                        if line.table["decision"] is None:
                            await line.take()
                            continue
                        await self._choose(line)
                    self.over = True
            await asyncio.sleep(0.05)

    async def _choose(self, line: Any) -> None:
        decision, n = line.table["decision"], line.table["n"]
        choice = self.chance.choice(decision["options"])
        answer = await line.choose(decision["seat"], choice)
        assert answer["type"] == "done"
        self.acknowledged[n] = [decision["seat"], *choice]


class World:
    """A server, six matches between bots that are replaced as they end, and one with a person in it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.chance = random.Random(3)
        self.running: set[str] = set()
        self.all: set[str] = set()

    async def insist(self, ask: Callable[[], Any]) -> Any:
        """An answer, however long a fault keeps it away."""
        while True:
            try:
                return await ask()
            except (httpx.HTTPError, AssertionError):
                await asyncio.sleep(0.05)

    async def begin(self, **seats: dict[str, str]) -> str:
        sitting = {seat: seats.get(seat, {"kind": "bot", "bot": "random"}) for seat in SEATS}
        made = await self.insist(lambda: self.person.post("/matches", {"game": "generals", "seats": sitting}))
        match: str = made["id"]
        self.all.add(match)
        return match

    async def fill(self) -> None:
        """There are six matches between bots again."""
        while len(self.running) < MATCHES:
            self.running.add(await self.begin())

    async def stands(self, match: str) -> tuple[int, bool]:
        info = await self.insist(lambda: self.person.get(f"/matches/{match}"))
        return info["n"], info["status"] == "over"

    async def goes_on(self) -> None:
        """Every match that runs has moved, or ended, since this was asked."""
        waiting = {match: (await self.stands(match))[0] for match in self.running}
        while waiting:
            for match, before in list(waiting.items()):
                n, over = await self.stands(match)
                if over:
                    self.running.discard(match)
                if over or n > before:
                    del waiting[match]

    async def to_the_end(self) -> None:
        while self.running:
            await self.goes_on()

    async def check(self, somebody: Somebody) -> None:
        """Every match is whole, and what was acknowledged is in it."""
        for match in self.all:
            record = await self.person.get(f"/matches/{match}/record")
            quadrant.load(record)
            assert (await self.stands(match))[1]
            if match == somebody.match:
                for n, choice in somebody.acknowledged.items():
                    assert record["choices"][n] == choice


@asynccontextmanager
async def world(address: str) -> AsyncIterator[tuple[World, Somebody]]:
    """The matches under way; at the end all are over, and whole."""
    person = Person(address, "local")
    made = World(person)
    somebody = Somebody(person, await made.begin(usa={"kind": "me"}))
    playing = asyncio.create_task(somebody.play())
    try:
        yield made, somebody
        await made.to_the_end()
        await playing
        await made.check(somebody)
        assert somebody.acknowledged
    finally:
        playing.cancel()
        await person.http.aclose()


async def rounds(made: World, faults: dict[str, Fault]) -> None:
    """One fault after the other, each at a random moment; each time everything goes on by itself."""
    kinds = list(faults) * ROUNDS
    for kind in made.chance.sample(kinds[:ROUNDS], ROUNDS):
        await made.fill()
        for _ in range(made.chance.randint(0, 40)):
            await asyncio.sleep(0)
        await asyncio.to_thread(faults[kind])
        await made.goes_on()


def not_by_chance(log: Path) -> None:
    """Nobody's choice was left to chance, and there were troubles in which it might have been."""
    text = log.read_text()
    assert "chance plays for it" not in text
    assert "bots wait" in text or "was lost" in text


def stop_a_bot(process: Process) -> None:
    """A bot's process hangs."""
    found = bot_processes(process)
    if found:
        os.kill(random.Random(len(found)).choice(found), signal.SIGSTOP)


@contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """A disk of its own that can be filled; None where nobody may mount one."""
    disk = folder / "disk"
    disk.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64m", "none", str(disk)], check=False, capture_output=True
    )
    try:
        yield disk if mounted.returncode == 0 else None
    finally:
        if mounted.returncode == 0:
            subprocess.run(["umount", "-l", str(disk)], check=True)


async def test_bots_go_on_whatever_happens_on_one_machine(folder: Path) -> None:
    log = folder / "log"
    with small_disk(folder) as disk:
        db = (disk or folder) / "matches.sqlite3"
        process = server(str(db), log=log, port=free_port(), QUADRANT_BOTS="1", **QUICK)

        def lock() -> None:
            """Another program writes into the file, for longer than anybody would like."""
            with contextlib.closing(sqlite3.connect(db, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                assert httpx.get(f"{process.address}/api/health", timeout=30).status_code in (200, 503)
                other.execute("ROLLBACK")

        def fill() -> None:
            """The disk is full until somebody makes room."""
            assert disk is not None
            rest = disk / "rest"
            with contextlib.suppress(OSError), rest.open("wb") as file:
                while True:
                    file.write(bytes(1 << 16))
            while httpx.get(f"{process.address}/api/health", timeout=30).json()["stores"]:
                pass
            rest.unlink()

        faults: dict[str, Fault] = {"lock": lock, "stop": lambda: stop_a_bot(process)}
        if disk is not None:
            faults["fill"] = fill
        async with world(process.address) as (made, _):
            await rounds(made, faults)
        assert process.stop() == 0
    not_by_chance(log)


async def test_bots_go_on_whatever_happens_with_workers(cluster: Cluster, folder: Path) -> None:
    log, db = folder / "log", cluster.new()
    process = server(db, log=log, port=free_port(), QUADRANT_QUEUE="1", **QUICK)
    workers = [Process("worker", QUICK, log=log, db=db, jobs=1)]

    def kill() -> None:
        """A worker is killed in the middle of its work; another is started."""
        workers[0].kill()
        workers[0] = Process("worker", QUICK, log=log, db=db, jobs=1)

    faults: dict[str, Fault] = {
        "restart": cluster.restart,
        "kill": kill,
        "stop": lambda: stop_a_bot(workers[0]),
    }
    async with world(process.address) as (made, _):
        await rounds(made, faults)
    assert workers[0].stop() == 0
    assert process.stop() == 0
    not_by_chance(log)

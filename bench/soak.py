"""A long run: all four games at once, for an hour, with matches that begin and end all the time.

Two people play each match, against each other or against bots; whoever is asked picks any option, at a steady
pace for all matches together. A match that is over, or has gone on for long enough, is left, looked back on,
sometimes deleted, and another one begins. Memory must level off, nothing may fail, and nobody may wait longer
at the end than at the start: ``python -m bench soak --minutes 60``.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from collections import Counter, deque
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop

from bench.report import table, write
from bench.server import Decision, Socket, served
from quadrant.kernel import catalog

#: Usual length (minutes), choices a second of all matches together, matches at a time.
MINUTES, PACE, MATCHES = 60.0, 60.0, 24
#: A match is given up after so many choices of people: chance plays long games.
LONG = 400
PEOPLE = 12
#: One in so many matches is played against bots; one is looked back on, one deleted when it is over.
BOTS, BACK, GONE = 4, 8, 2
#: Seconds between two readings of the server's memory.
READING = 5.0


class Told(msgspec.Struct):
    """What a client needs of a table or an update."""

    n: int
    decision: Decision | None = None
    result: Any = None


decode = msgspec.json.Decoder(Told).decode


class Sitter(Socket):
    """One of the two people at a table."""

    def __init__(self, match: Played, path: str, host: str, cookie: str) -> None:
        super().__init__(path, host, cookie)
        self.match = match
        self.n = -1
        self.gone = False

    def _read(self, body: bytes) -> None:
        kind = body[9:15]
        if kind in (b"update", b'table"'):
            self.match.heard(self, decode(body))
        elif kind == b"refuse":
            self.fail(body.decode())

    def fail(self, why: str) -> None:
        if not self.gone:
            self.match.fail(why)

    def connection_lost(self, error: Exception | None) -> None:
        self.fail(f"the line was lost: {error!r}")

    def close(self) -> None:
        self.gone = True
        super().close()


class Played:
    """One match and those who play it."""

    def __init__(self, id: str, name: str, soak: Soak) -> None:
        self.id, self.name, self.soak = id, name, soak
        self.sitters: list[Sitter] = []
        #: Everybody's seats: one person has every other one, the second (or bots) the rest.
        self.seats: tuple[str, ...] = ()
        self.owners: tuple[httpx.AsyncClient, httpx.AsyncClient]
        self.asked: tuple[Sitter, int, Decision] | None = None
        self.over = False
        #: Against bots: that takes longer.
        self.against = False
        self.choices = 0
        self._sent, self._n = 0.0, -1

    def heard(self, sitter: Sitter, told: Told) -> None:
        sitter.n = told.n
        if told.result is not None:
            self.over = True
        if told.decision is not None:
            self.asked = sitter, told.n, told.decision
        if self._sent and min(one.n for one in self.sitters) > self._n:
            self.soak.took.append(time.perf_counter() - self._sent)
            self._sent = 0.0

    @property
    def free(self) -> bool:
        """Whether somebody may choose now: he is asked, and everybody has heard of the last choice."""
        return self.asked is not None and not self._sent and not self.over

    def choose(self) -> None:
        assert self.asked is not None
        sitter, n, decision = self.asked
        self.asked = None
        self._n, self._sent = n, time.perf_counter()
        self.choices += 1
        sitter.choose(n, decision)

    @property
    def done(self) -> bool:
        return self.over or (self.choices >= self.soak.long and not self._sent)

    def fail(self, why: str) -> None:
        self.soak.errors.append(f"{self.name} {self.id}: {why[:300]}")


class Minute(msgspec.Struct):
    """What one minute of the run was like."""

    memory: float
    choices: int
    p50: float
    p99: float
    ended: int


class Soak:
    """The run, and what was seen in it."""

    def __init__(self, address: str, server: int, matches: int, long: int) -> None:
        self.address, self.server, self.matches, self.long = address, server, matches, long
        self.took: list[float] = []
        self.errors: list[str] = []
        self.minutes: list[Minute] = []
        self.ended: Counter[str] = Counter()
        self.people: list[httpx.AsyncClient] = []
        self.games = deque(game.name for game in catalog.games())
        self.running: list[Played] = []
        self._chores: set[asyncio.Task[None]] = set()
        self._begun = 0

    async def run(self, minutes: float, pace: float) -> None:
        self.people = [await _person(self.address, number) for number in range(PEOPLE)]
        for _ in range(self.matches):
            self.running.append(await self._begin())
        end = time.monotonic() + 60 * minutes
        while (left := end - time.monotonic()) > 0:
            await self._minute(min(60.0, left), pace)
        await asyncio.gather(*self._chores)
        for match in self.running:
            _leave(match)
        for person in self.people:
            await person.aclose()

    async def _minute(self, seconds: float, pace: float) -> None:
        """One minute of play at that pace."""
        self.took.clear()
        ended, start, made, memory = self.ended.total(), time.monotonic(), 0, list[float]()
        while (now := time.monotonic() - start) < seconds:
            while made < now * pace and (match := self._free()) is not None:
                match.choose()
                made += 1
            self._replace()
            if len(memory) * READING <= now:
                memory.append(resident(self.server))
            await asyncio.sleep(0.002)
        took = sorted(self.took) or [0.0]
        self.minutes.append(
            Minute(
                statistics.median(memory),
                len(self.took),
                statistics.median(took),
                took[len(took) * 99 // 100],
                self.ended.total() - ended,
            )
        )
        last = self.minutes[-1]
        print(
            f"  minute {len(self.minutes)}: {last.memory:.0f} MB, {last.choices} choices, "
            f"p50 {last.p50 * 1e3:.1f} ms, p99 {last.p99 * 1e3:.1f} ms, {last.ended} matches ended, "
            f"{len(self.errors)} errors",
            flush=True,
        )

    def _free(self) -> Played | None:
        """A match in which somebody may choose: each in turn."""
        for _ in range(len(self.running)):
            match = self.running.pop(0)
            self.running.append(match)
            if match.free and not match.done:
                return match
        return None

    def _replace(self) -> None:
        """Matches that are done make room for others."""
        for match in [match for match in self.running if match.done]:
            self.running.remove(match)
            self.ended[match.name] += 1
            chore = asyncio.create_task(self._next(match))
            self._chores.add(chore)
            chore.add_done_callback(self._chores.discard)

    async def _next(self, match: Played) -> None:
        try:
            await self._end(match)
            self.running.append(await self._begin())
        except (httpx.HTTPError, AssertionError) as error:
            match.fail(repr(error))

    async def _end(self, match: Played) -> None:
        """Both go; whoever has not lost yet gives up. Now and then somebody looks back, or it is deleted."""
        owner, other = match.owners
        seats = match.seats
        _leave(match)
        path = f"/matches/{match.id}"
        if not match.over:
            for person, mine in ((owner, seats[0::2]), (other, seats[1::2])):
                for seat in mine:
                    answer = await person.post(f"{path}/resign", json={"seat": seat})
                    assert answer.status_code in (200, 403, 409), answer.text
        number = self._begun
        if number % BACK == 0:
            for what in ("/curve", "/table", "/record"):
                answer = await owner.get(path + what)
                assert answer.status_code in (200, 403, 409), answer.text
            answer = await other.post(f"{path}/analysis", json={})
            assert answer.status_code in (200, 409, 429), answer.text
        if number % GONE == 0:
            for person in (owner, other):
                answer = await person.delete(path)
                assert answer.status_code in (204, 403, 404, 409), answer.text

    async def _begin(self) -> Played:
        """A new match of the next game: two people take seats in turn, or one of them and bots do."""
        self._begun += 1
        name = self.games[0]
        self.games.rotate(-1)
        owner, other = random.sample(self.people, 2)
        seats = catalog.find(name).seats
        against = sum(match.against for match in self.running) < self.matches // BOTS
        wishes = {
            seat: {"kind": "me"} if i % 2 == 0 else {"kind": "bot" if against else "open"}
            for i, seat in enumerate(seats)
        }
        body = {"game": name, "listed": True, "seats": wishes}
        answer = await owner.post("/matches", json=body)
        assert answer.status_code == 201, answer.text
        match = Played(answer.json()["id"], name, self)
        match.seats, match.owners, match.against = tuple(seats), (owner, other), against
        for seat in () if against else seats[1::2]:
            answer = await other.post(f"/matches/{match.id}/seats/{seat}", json={"kind": "me"})
            assert answer.status_code == 200, answer.text
        url = urlsplit(self.address)
        for person in (owner, other):  # against bots the other one watches
            cookie = f"quadrant={person.cookies['quadrant']}"
            sitter = Sitter(match, f"/api/matches/{match.id}/live", url.netloc, cookie)
            match.sitters.append(sitter)
            await sitter.connect(url.hostname, url.port)
        return match


def _leave(match: Played) -> None:
    for sitter in match.sitters:
        sitter.close()


async def _person(address: str, number: int) -> httpx.AsyncClient:
    client = httpx.AsyncClient(base_url=address + "api", timeout=60)
    answer = await client.post("/account", json={"name": f"player {number}", "password": "soak soak soak"})
    answer.raise_for_status()
    return client


def resident(process: int) -> float:
    """The memory of a process, in MB."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def _rows(minutes: list[Minute]) -> list[tuple[str, ...]]:
    """The run in at most ten parts."""
    size = -(-len(minutes) // 10)
    rows: list[tuple[str, ...]] = []
    for first in range(0, len(minutes), size):
        some = minutes[first : first + size]
        last = first + len(some)
        rows.append(
            (
                f"{first + 1}–{last}" if size > 1 else str(last),
                f"{statistics.median(one.memory for one in some):.0f} MB",
                f"{sum(one.choices for one in some):,}",
                f"{statistics.median(one.p50 for one in some) * 1e3:.1f} ms",
                f"{statistics.median(one.p99 for one in some) * 1e3:.1f} ms",
                f"{sum(one.ended for one in some)}",
            )
        )
    return rows


def report(soak: Soak) -> str:
    minutes, ended = soak.minutes, soak.ended
    games = ", ".join(f"{count} of {name}" for name, count in sorted(ended.items()))
    note = (
        f"All four games at once for {len(minutes)} minutes, {soak.matches} matches at a time with two\n"
        f"connected people each, a quarter against bots; {ended.total()} matches ended and others began\n"
        f"({games}). Memory is that of the server's process; errors: {len(soak.errors)}.\n\n"
    )
    heads = ("minutes", "memory", "choices", "p50", "p99", "matches ended")
    return note + table(heads, _rows(minutes))


def main(args: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bench soak")
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--pace", type=float, default=PACE, help="choices a second")
    parser.add_argument("--matches", type=int, default=MATCHES, help="matches at a time")
    parser.add_argument("--long", type=int, default=LONG, help="choices after which a match is given up")
    parser.add_argument("--write", action="store_true", help="write the figures into docs/performance.md")
    given = parser.parse_args(args or [])
    with tempfile.TemporaryDirectory() as folder, served(folder) as (address, server):
        soak = Soak(address, server, given.matches, given.long)
        uvloop.run(soak.run(given.minutes, given.pace))
    body = report(soak)
    print(body)
    if given.write:
        write("Soak", body)
    if soak.errors:
        sys.exit("\n".join(soak.errors[:20]))


if __name__ == "__main__":
    main(sys.argv[1:])

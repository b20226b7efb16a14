"""Live play: 200 matches, six connected people each, every choice stored before anyone hears of it.

The server is a process of its own with its usual SQLite file; the clients of all matches share another. A
client that is asked picks any option. A choice counts as delivered when the last of the six has its update.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from base64 import b64encode
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop

from bench.report import table, write

MATCHES = 200
SEATS = ("germany", "uk", "japan", "ussr", "italy", "usa")
#: Choices a second offered in the paced run, and for how long (s).
PACE = 1000
SECONDS = 15.0
#: Choices in a match after which it counts as young or old, and how many then cost how much, so many times.
EARLY, LATE, BLOCK, BLOCKS = 30, 220, 10, 7


class Decision(msgspec.Struct):
    seat: str
    options: list[list[str | int]]


class Question(msgspec.Struct):
    """What a client that is asked needs of a table or an update."""

    n: int
    decision: Decision


decode = msgspec.json.Decoder(Question).decode
encode = msgspec.json.encode


class Socket(asyncio.Protocol):
    """The least a WebSocket client can be, so that the server is what is measured."""

    def __init__(self, path: str, host: str, cookie: str) -> None:
        key = b64encode(os.urandom(16)).decode()
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n"
        )
        self._data = b""
        self._open = False

    async def connect(self, host: str | None, port: int | None) -> None:
        assert host is not None
        assert port is not None
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports are no asyncio.Transport, but do what one does.
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._hello.encode())

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._open, self._data = True, rest
        while (frame := self._frame()) is not None:
            opcode, body = frame
            if opcode == 1:
                self._read(body)
            elif opcode == 9:
                self._write(10, body)
            elif opcode == 8:
                self.fail(f"closed: {body!r}")
            if self._transport.is_closing():
                return

    def _read(self, body: bytes) -> None:
        """A message has come."""
        raise NotImplementedError

    def fail(self, why: str) -> None:
        """Nothing of this kind may happen."""
        raise NotImplementedError

    def _frame(self) -> tuple[int, bytes] | None:
        data = self._data
        if len(data) < 2:
            return None
        size, start = data[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return None
        self._data = data[start + size :]
        return data[0] & 15, data[start : start + size]

    def _write(self, opcode: int, body: bytes) -> None:
        size = len(body)
        head = (
            bytes([128 | opcode, 128 | size])
            if size < 126
            else bytes([128 | opcode, 254]) + size.to_bytes(2, "big")
        )
        self._transport.write(head + b"\0\0\0\0" + body)

    def choose(self, n: int, decision: Decision) -> None:
        """Any of the options."""
        choice = random.choice(decision.options)
        self._write(1, encode({"type": "choose", "seat": decision.seat, "n": n, "choice": choice}))

    def close(self) -> None:
        self._transport.abort()


class Client(Socket):
    """One person."""

    def __init__(self, game: Game, path: str, host: str, cookie: str) -> None:
        super().__init__(path, host, cookie)
        self.game = game

    def _read(self, body: bytes) -> None:
        """Most messages ask nothing: they are only counted, to leave the processor to the server."""
        kind = body[9:15]
        if kind in (b"update", b'table"'):
            self.game.run.bytes += len(body)
            self.game.heard(self, decode(body) if b'"decision":{' in body else None)
        elif kind == b"refuse":
            self.fail(body.decode())

    def fail(self, why: str) -> None:
        self.game.fail(why)


class Game:
    """One match and its six clients."""

    def __init__(self, id: str, run: Run) -> None:
        self.id, self.run = id, run
        self.clients: list[Client] = []
        self.asked: tuple[Client, Question] | None = None
        self._missing = len(SEATS)
        self._sent = 0.0
        self.choices = 0
        self.over = False
        self.free = asyncio.Event()

    def heard(self, client: Client, asked: Question | None) -> None:
        """A client has its message; it is read only by the one who is asked."""
        if asked is not None:
            self.asked = client, asked
        self._missing -= 1
        if self._missing:
            return
        if self._sent:
            self.run.took.append(time.perf_counter() - self._sent)
            self.choices += 1
        self.over = self.asked is None
        self.free.set()
        self.run.freed(self)

    def choose(self) -> None:
        """The one who is asked chooses; the others wait to be told."""
        assert self.asked is not None
        client, question = self.asked
        self.asked = None
        self._missing = len(SEATS)
        self.free.clear()
        self._sent = time.perf_counter()
        client.choose(question.n, question.decision)

    def fail(self, why: str) -> None:
        """Nothing of this kind may happen: give up at once."""
        print(f"{self.id}: {why}", file=sys.stderr)
        os._exit(1)


class Run:
    """What is being measured now."""

    def __init__(self) -> None:
        self.took: list[float] = []
        #: What the clients were sent.
        self.bytes = 0
        self.greedy = False
        self.until = 0
        self._left = 0
        self.done = asyncio.Event()

    def count(self, games: list[Game]) -> None:
        """How many matches are still to be played on; done when there are none."""
        self._left = sum(not game.over and game.choices < self.until for game in games)
        self.done.clear() if self._left else self.done.set()

    def freed(self, game: Game) -> None:
        """In a greedy run the next choice follows at once."""
        if not self.greedy:
            return
        if not game.over and game.choices < self.until:
            game.choose()
            return
        self._left -= 1
        if not self._left:
            self.done.set()


async def people(address: str) -> list[httpx.AsyncClient]:
    """Six people, registered and logged in."""
    found = []
    for seat in SEATS:
        client = httpx.AsyncClient(base_url=address + "api", timeout=60)
        answer = await client.post(
            "/account", json={"name": f"player {seat}", "password": "bench bench bench"}
        )
        answer.raise_for_status()
        found.append(client)
    return found


async def new_match(players: list[httpx.AsyncClient]) -> str:
    """A match with a different person in every seat, started by any of them."""
    sitting = list(zip(SEATS, players, strict=True))
    random.shuffle(sitting)
    (seat, owner), *others = sitting
    answer = await owner.post(
        "/matches", json={"game": "generals", "listed": True, "seats": {seat: {"kind": "me"}}}
    )
    answer.raise_for_status()
    id: str = answer.json()["id"]
    for seat, player in others:
        (await player.post(f"/matches/{id}/seats/{seat}", json={"kind": "me"})).raise_for_status()
    return id


async def connect(game: Game, address: str, players: list[httpx.AsyncClient]) -> None:
    url = urlsplit(address)
    for player in players:
        cookie = f"quadrant={player.cookies['quadrant']}"
        client = Client(game, f"/api/matches/{game.id}/live", url.netloc, cookie)
        await client.connect(url.hostname, url.port)
        game.clients.append(client)
    await game.free.wait()


async def play_to(games: list[Game], run: Run, choices: int) -> None:
    """Everybody plays as fast as the server lets them until each match has had so many choices."""
    run.greedy, run.until = True, choices
    run.count(games)
    for game in games:
        if not game.over and game.choices < choices and game.free.is_set():
            game.choose()
    while any(not game.over and game.choices < choices for game in games):  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    run.greedy = False


async def paced(games: list[Game], run: Run) -> float:
    """Choices are made at a steady pace, each in whatever match is free; how many a second were made."""
    run.took.clear()
    start = time.perf_counter()
    made, waiting = 0, 0
    order = [game for game in games if not game.over]
    while (now := time.perf_counter() - start) < SECONDS:
        while made < now * PACE and waiting < len(order):
            game = order[made % len(order)]
            if not game.free.is_set():
                waiting += 1
                order.append(order.pop(made % len(order)))
                continue
            waiting = 0
            if not game.over:
                game.choose()
            made += 1
        waiting = 0
        await asyncio.sleep(0.001)
    took = time.perf_counter() - start
    await asyncio.gather(*(game.free.wait() for game in games))
    return len(run.took) / took


def cpu(process: int) -> float:
    """The processor time that a process has used, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def cost(games: list[Game], run: Run, server: int) -> float:
    """The server's processor time for a choice, in seconds, while these matches go on a little."""
    before, made = cpu(server), len(run.took)
    await play_to(games, run, games[0].choices + BLOCK)
    return (cpu(server) - before) / (len(run.took) - made)


async def start(number: int, address: str, players: list[httpx.AsyncClient], run: Run) -> list[Game]:
    """So many new matches, everybody connected."""
    games = []
    for _ in range(number):
        game = Game(await new_match(players), run)
        await connect(game, address, players)
        games.append(game)
    return games


async def young_and_old(young: list[Game], old: list[Game], run: Run, server: int) -> tuple[float, float]:
    """What a choice costs at the start and at the end of a match, by turns in the same server."""
    costs = [(await cost(young, run, server), await cost(old, run, server)) for _ in range(BLOCKS)]
    return statistics.median(first for first, _ in costs), statistics.median(last for _, last in costs)


async def measure(address: str, server: int) -> dict[str, float]:
    players = await people(address)
    run = Run()
    games = await start(MATCHES, address, players, run)
    found: dict[str, float] = {}
    await play_to(games, run, EARLY)

    found["rate"] = await paced(games, run)
    took = sorted(run.took)
    found["p50"], found["p99"] = statistics.median(took), took[len(took) * 99 // 100]
    found["worst"] = took[-1]

    run.took.clear()
    run.bytes = 0
    begin = time.perf_counter()
    await play_to(games, run, LATE)
    found["most"] = len(run.took) / (time.perf_counter() - begin)
    found["bytes"] = run.bytes / len(run.took) / len(SEATS)

    old = [game for game in games if not game.over][: MATCHES // 2]
    leave(game for game in games if game not in old)
    young = await start(MATCHES // 2, address, players, run)
    await play_to(young, run, EARLY)
    found["early"], found["late"] = await young_and_old(young, old, run, server)
    leave(young + old)
    for player in players:
        await player.aclose()
    return found


def leave(games: Iterable[Game]) -> None:
    """Everybody goes."""
    for game in games:
        for client in game.clients:
            client.close()


@contextmanager
def served(folder: str) -> Iterator[tuple[str, int]]:
    """A server of its own with a new SQLite file in that folder: its address and its process's number."""
    serve = ["serve", "--public", "--port", "0", "--db", f"{folder}/db.sqlite3"]
    quick = {
        "QUADRANT_MESSAGES": "1000",
        "QUADRANT_SOCKETS": "10000",
        "QUADRANT_NEWCOMERS": "1000",
        "QUADRANT_LOG": "warning",
    }
    command = [sys.executable, "-m", "quadrant", *serve]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **quick})
    try:
        assert server.stdout is not None
        yield server.stdout.readline().split()[-1], server.pid
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, served(folder) as (address, server):
        found = uvloop.run(measure(address, server))
    rows = [
        (f"paced: {PACE} choices a second offered", f"{found['rate']:,.0f} /s"),
        ("from choice to the last client's update, p50", f"{found['p50'] * 1e3:.1f} ms"),
        ("p99", f"{found['p99'] * 1e3:.1f} ms"),
        ("slowest", f"{found['worst'] * 1e3:.1f} ms"),
        ("as fast as it goes", f"{found['most']:,.0f} choices/s"),
        (f"processor time a choice after {EARLY} choices", f"{found['early'] * 1e6:.0f} µs"),
        (f"after {LATE} choices, by turns with these", f"{found['late'] * 1e6:.0f} µs"),
        ("ratio", f"{found['late'] / found['early']:.2f}"),
        ("bytes a choice to each client", f"{found['bytes']:,.0f}"),
    ]
    clients = MATCHES * len(SEATS)
    note = (
        f"{MATCHES} live matches of Generals, six connected clients each ({clients} connections); one\n"
        "server process, SQLite with a synchronous commit before anybody is told; server and clients share\n"
        "the machine.\n\n"
    )
    body = note + table(("live play", "measured"), rows)
    write("Server", body)
    print(body)


if __name__ == "__main__":
    main()

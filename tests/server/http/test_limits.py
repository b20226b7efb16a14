"""What one client, one address or one person may cost, and that nobody else is harmed."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

import quadrant
from quadrant.server.http import connections
from quadrant.server.http.connections import Connections, key
from quadrant.server.play import desk
from quadrant.server.store import database
from server.helpers import SEATS, Serve, Server
from server.processes import Process, server

pytestmark = pytest.mark.anyio

#: Other addresses of this machine, from which nobody else comes: who attacks, and who is not to be harmed.
ELSEWHERE, BYSTANDER = "127.0.0.2", "127.0.0.3"
#: How many others a server answers before it counts as one that takes no more from somebody.
OTHERS = 20
HELLO = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
)


def frame(body: bytes, opcode: int = 1, last: bool = True) -> bytes:
    """A frame of a client; a mask of zeros changes nothing."""
    size = len(body)
    head = bytes([(128 if last else 0) | opcode])
    length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
    return head + length + bytes(4) + body


class Deaf:
    """A client that sends and never reads."""

    def __init__(self, address: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.address, self.reader, self.writer = address, reader, writer

    async def flood(self, data: bytes, most: int) -> None:
        """Send it again and again, until so many bytes are sent or the server takes no more."""
        sent = 0
        with contextlib.suppress(OSError):
            while sent < most and await self._takes(data):
                sent += len(data)

    async def _takes(self, data: bytes) -> bool:
        """Whether the server takes it: if not, it answers others again and again before it would.

        How long that takes depends on the machine, so that no clock could tell.
        """
        self.writer.write(data)
        taken = asyncio.ensure_future(self.writer.drain())
        for _ in range(OTHERS):
            await asyncio.wait((taken,), timeout=0)
            if taken.done():
                await taken
                return True
            assert await is_served(self.address, BYSTANDER)
        taken.cancel()
        return False

    async def refused(self) -> bool:
        """Whether the server has hung up."""
        try:
            return await self.reader.read(1) == b""
        except OSError:
            return True


@asynccontextmanager
async def deaf(address: str, path: str = "", source: str = ELSEWHERE) -> AsyncIterator[Deaf]:
    """A connection whose buffer is small, so that what is not read soon waits in the server."""
    url = httpx.URL(address)
    reader, writer = await asyncio.open_connection(url.host, url.port, limit=1024, local_addr=(source, 0))
    try:
        if path:
            hello = HELLO.format(path=path, host=f"127.0.0.1:{url.port}", key=b64encode(bytes(16)).decode())
            writer.write(hello.encode())
            await reader.readuntil(b"\r\n\r\n")
        yield Deaf(address, reader, writer)
    finally:
        writer.transport.abort()


async def is_served(address: str, source: str) -> bool:
    """Whether somebody from there is answered."""
    async with deaf(address, source=source) as client:
        client.writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        with contextlib.suppress(OSError):
            return (await client.reader.readline()).startswith(b"HTTP/1.1 200")
        return False


def memory(process: Process, *, anew: bool = False) -> int:
    """The most bytes that the process has ever held, or has held since it was asked anew."""
    folder = Path(f"/proc/{process.pid}")
    if anew:
        (folder / "clear_refs").write_text("5")
    words = (folder / "status").read_text().split()
    return int(words[words.index("VmHWM:") + 1]) * 1024


async def old_match(process: Process) -> tuple[Any, str]:
    """A match with a table that is worth sending."""
    person = process.person("local")
    record = quadrant.new("generals", seed=1)
    chance = random.Random(1)
    while record.seat is not None and len(record.choices) < 400:
        record.choose(chance.choice(record.options()))
    match = (await person.post("/matches/import", record.record()))["id"]
    return person, match


FLOODS = {
    "tables": frame(b'{"type":"resync"}'),
    "garbage": frame(b"x" * 1000),
    "nothing": frame(b""),
    "pings": frame(b"x" * 125, opcode=9),
    "pieces": frame(b"", opcode=0, last=False),
}


#: Only who asks for tables makes the server look into the database: all else is on both the same.
ON_BOTH = [("sqlite", kind) for kind in FLOODS] + [("postgres", "tables")]


@pytest.mark.long
@pytest.mark.parametrize(("database", "kind"), ON_BOTH)
async def test_who_floods_and_never_reads_costs_little(
    request: pytest.FixtureRequest, database: str, kind: str
) -> None:
    """Five megabytes each at most; ten of them at once tell a cost from the noise."""
    process = server(request.getfixturevalue(database))
    person, match = await old_match(process)
    path = f"/api/matches/{match}/live"
    async with AsyncExitStack() as stack:
        floods = [await stack.enter_async_context(deaf(process.address, path)) for _ in range(10)]
        before = memory(process, anew=True)
        first = frame(b"", last=False) if kind == "pieces" else b""
        for client in floods:
            client.writer.write(first)
        data = FLOODS[kind] * (65536 // len(FLOODS[kind]))
        await asyncio.gather(*(client.flood(data, 16 << 20) for client in floods))
        # By a connection of its own: the first one may have been idle for too long.
        other = process.person("local")
        assert (await other.get(f"/matches/{match}/table"))["n"]
        await other.http.aclose()
        assert memory(process) - before < 10 * 5_000_000
    await person.http.aclose()
    assert process.stop() == 0


@pytest.mark.unmeasured
async def test_a_thousand_connections_from_one_address_harm_nobody_else(sqlite: str) -> None:
    """They are refused before anybody asks the database, whichever it is."""
    process = server(sqlite, QUADRANT_SOCKETS="50")
    person = process.person("local")
    seats = {seat: {"kind": "me"} for seat in SEATS}
    match = (await person.post("/matches", {"game": "generals", "seats": seats}))["id"]
    async with AsyncExitStack() as stack, person.line(match) as line:
        many = [await stack.enter_async_context(deaf(process.address)) for _ in range(1000)]
        for client in many:
            client.writer.write(b"GET /api/health HTTP/1.1\r\n")  # a request that never comes to its end
        await asyncio.gather(*(client.refused() for client in many[50:]))
        await line.choose_any(random.Random(1))
        assert await is_served(process.address, BYSTANDER)
    # Who has gone is not counted any more, as soon as the server has noticed it.
    while not await is_served(process.address, ELSEWHERE):
        pass
    await person.http.aclose()
    assert process.stop() == 0


async def test_a_request_that_does_not_arrive_is_not_waited_for(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "ARRIVES", 0.05)
    started = await serve()
    half = (
        b"",
        b"GET / HTTP/1.1\r\n",
        b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 9\r\n\r\n{",
    )
    for data in half:
        async with deaf(started.address) as client:
            client.writer.write(data)
            assert await client.refused()


async def test_a_head_without_end_is_cut_off(serve: Serve) -> None:
    started = await serve()
    async with deaf(started.address) as client:
        client.writer.write(b"GET / HTTP/1.1\r\n")
        await client.flood(b"X-Long: " + b"x" * 1000 + b"\r\n", 1 << 20)
        assert await client.refused()


def test_addresses_are_counted_as_networks_and_proxies_are_not() -> None:
    assert key("203.0.113.7") == "203.0.113.7" == key("::ffff:203.0.113.7")
    assert key("2001:db8:1:2::1") == key("2001:db8:1:2:ffff::9") != key("2001:db8:1:3::1")
    made = Connections(1, "127.0.0.1, 10.0.0.0/8")
    assert made.enter("a", "203.0.113.7")
    assert not made.enter("b", "203.0.113.7")
    made.leave("b")
    made.leave("a")
    assert made.enter("b", "203.0.113.7")
    assert all(made.enter(n, host) for n in range(5) for host in ("127.0.0.1", "10.1.2.3"))
    assert not Connections(0, "nonsense").enter("a", "")


async def test_lines_through_a_proxy_are_counted_by_who_is_behind_it(serve: Serve) -> None:
    started = await serve(sockets=2, proxies="127.0.0.1")
    anna = await started.person("anna")
    match = await started.match(anna)
    async with anna.line(match), anna.line(match):
        assert not started.services.lines.enter("a third", "127.0.0.1")
        assert started.services.lines.enter("another", "127.0.0.9")


async def test_standing_orders_are_short(serve: Serve) -> None:  # and refused before they are stored
    anna = await (started := await serve()).person("anna")
    match = await started.match(anna)
    for only in (["x"] * 201, ["x" * 81]):
        orders = {"only_for": only}
        status, _ = await anna.refused(f"/matches/{match}/orders", {"seat": "uk", "orders": orders})
        assert status == 400


async def test_imported_seeds_are_short_and_lists_have_none(serve: Serve, db: str) -> None:
    anna = await (await serve(db=db)).person("anna")
    for seed in ("s" * 101, 10**100):
        record = {**quadrant.new("generals", seed=1).record(), "seed": seed}
        answer = await anna.http.post("/api/matches/import", json=record)
        assert answer.status_code in (400, 422), answer.text
    match = quadrant.new("generals", seed="s" * 100)
    chance = random.Random(1)
    while match.seat is not None:
        match.choose(chance.choice(match.options()))
    id = (await anna.post("/matches/import", match.record()))["id"]
    listed = (await anna.get("/matches"))["over"]
    assert [(info["id"], info["seed"]) for info in listed] == [(id, None)]
    assert (await anna.get(f"/matches/{id}"))["seed"] == "s" * 100


async def test_matches_that_are_over_or_imported_count(
    serve: Serve, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "KEPT", 3)
    started = await serve(db=db)
    anna = await started.person("anna")
    match = await started.match(anna)
    await anna.post(f"/matches/{match}/resign", {"seat": "germany"})
    record = quadrant.new("generals", seed=1).record()
    await anna.post("/matches/import", record)
    await anna.post(f"/matches/{match}/fork", {})
    assert await anna.refused("/matches/import", record) == (429, "too_many")
    assert await anna.refused("/matches", {"game": "generals"}) == (429, "too_many")
    assert await anna.refused(f"/matches/{match}/fork", {}) == (429, "too_many")


async def test_who_inherits_matches_has_no_more_than_others(
    serve: Serve, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "KEPT", 2)
    started = await serve(db=db)
    anna, boris = await started.person("anna"), await started.person("boris")
    shared = [await started.match(anna, boris) for _ in range(2)]
    await started.match(boris)
    for match in shared:
        await boris.post(f"/matches/{match}/resign", {"seat": "uk"})
        answer = await anna.http.delete(f"/api/matches/{match}")
        assert answer.is_success
    # Boris has two now; the other one is off Anna's lists, and still hers.
    assert (await anna.get("/matches"))["over"] == []
    assert [(await boris.get(f"/matches/{match}"))["mine"] for match in shared] == [True, False]
    assert await boris.refused("/matches", {"game": "generals"}) == (429, "too_many")
    await started.match(anna)
    assert await anna.refused("/matches", {"game": "generals"}) == (429, "too_many")
    # Once nobody keeps it, it is gone, and there is room again.
    await boris.http.delete(f"/api/matches/{shared[1]}")
    await started.match(anna)


async def test_nobody_talks_without_end(serve: Serve, db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "LINES", 3)
    monkeypatch.setattr(desk, "CHARACTERS", 2000)
    started = await serve(db=db)
    anna, boris = await started.person("anna"), await started.person("boris")
    match, other = await started.match(anna, boris), await started.match(anna)
    chat = f"/matches/{match}/chat"
    answers = await asyncio.gather(*(anna.http.post(f"/api{chat}", json={"text": "!"}) for _ in range(6)))
    assert sorted(answer.status_code for answer in answers) == [201] * 3 + [429] * 3
    # Neither others nor other matches are harmed.
    await anna.post(f"/matches/{other}/chat", {"text": "!"})
    await boris.post(chat, {"text": "x" * 1500})
    assert await boris.refused(chat, {"text": "x" * 501}) == (429, "too_many")
    await boris.post(chat, {"text": "x" * 500})
    assert await boris.refused(chat, {"text": "x" * 2001}) == (400, "bad_request")


@pytest.mark.unmeasured
async def test_replays_asked_for_at_once_do_not_meet(serve: Serve, db: str) -> None:
    """A slider that is moved fast: each frame is the one of its number."""
    started = await serve(db=db)
    anna = await started.person("anna")
    match = await started.match(anna)
    async with anna.line(match) as line:
        for _ in range(30):
            await line.choose_any(random.Random(1))
    one_by_one = [await anna.get(f"/matches/{match}/table", n=n) for n in range(30)]
    for _ in range(2):
        at_once = await asyncio.gather(*(anna.get(f"/matches/{match}/table", n=n) for n in range(30)))
        assert at_once == one_by_one


async def test_nobody_waits_for_a_lock_on_the_file(serve: Serve, sqlite: str) -> None:
    """While another program writes, everything else is answered; then the choice is stored."""
    started = await serve()
    anna = await started.person("anna")
    match = await started.match(anna)
    file = sqlite.removeprefix("sqlite:///")
    async with anna.line(match) as line:
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            decision = line.table["decision"]
            choosing = asyncio.create_task(line.choose(decision["seat"], decision["options"][0]))
            for _ in range(20):
                assert (await anna.get("/health"))["reads"]
            assert not choosing.done()
            other.execute("ROLLBACK")
        assert (await choosing)["type"] == "done"


async def test_a_database_that_does_not_answer_is_not_waited_for_for_ever(
    serve: Serve, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "ANSWER", 2)
    started = await serve(db=postgres)
    anna = await started.person("anna")
    match = await started.match(anna)
    async with anna.line(match) as line:
        decision = line.table["decision"]
        with psycopg.connect(postgres) as other:
            other.execute("SELECT * FROM matches WHERE id = %s FOR UPDATE", (match,))
            answer = await line.choose(decision["seat"], decision["options"][0])
            assert answer["problem"]["code"] == "unavailable"
        while (answer := await line.choose(decision["seat"], decision["options"][0]))["type"] != "done":
            assert answer["problem"]["code"] == "unavailable"
        await line.until(lambda line: line.table["n"] == 1)


async def test_told_to_stop_a_server_ends_whatever_it_waits_for(sqlite: str) -> None:
    process = server(sqlite, QUADRANT_BOTS="1")
    person, match = await old_match(process)
    path = f"/api/matches/{match}/live"
    file = sqlite.removeprefix("sqlite:///")
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        async with deaf(process.address, path) as client, deaf(process.address) as half:
            half.writer.write(b"POST /api/matches HTTP/1.1\r\nContent-Length: 100\r\n\r\n")
            await client.flood(FLOODS["tables"] * 1000, 1 << 20)
            other.execute("BEGIN IMMEDIATE")
            seats = {seat: {"kind": "bot", "bot": "random"} for seat in SEATS}
            # By a connection of its own: the first one may have been idle for too long.
            late = process.person("local")
            waits = asyncio.create_task(
                late.http.post("/api/matches", json={"game": "generals", "seats": seats})
            )
            assert await is_served(process.address, BYSTANDER)
            assert await asyncio.to_thread(process.stop, 5) == 0
            with contextlib.suppress(httpx.HTTPError):
                await waits
            await late.http.aclose()
    await person.http.aclose()


async def test_health_tells_of_bots_that_stand_still(serve: Serve) -> None:
    started = await serve()
    anna = await started.person("anna")
    health = await anna.get("/health")
    assert (health["status"], health["stores"], health["still"]) == ("ok", True, 0)
    started.services.watchman.still = 2
    answer = await anna.http.get("/api/health")
    assert answer.status_code == 503
    assert answer.json()["status"] == "failing"


async def replays_wait(server: Server, count: int) -> None:
    while sum(server.services.desk._replayed_for.values()) < count:
        await server.services.store.ping()


@pytest.mark.unmeasured
async def test_nobody_fills_the_queue_of_records_that_are_replayed(serve: Serve) -> None:
    """Of one person few wait, imports and boards together, and others come right after them."""
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    record = quadrant.new("generals", seed=5).record()
    known = (await anna.post("/matches/import", record))["id"]
    async with server.services.desk._replaying:
        asked = [anna.post("/matches/import", record), anna.post(f"/matches/{known}/fork", {})]
        tasks = [asyncio.create_task(task) for task in asked]
        await replays_wait(server, desk.REPLAYING)
        assert await anna.refused("/matches/import", record) == (429, "too_many")
        assert await anna.refused(f"/matches/{known}/fork", {}) == (429, "too_many")
        tasks.append(asyncio.create_task(boris.post("/matches/import", record)))
        await replays_wait(server, desk.REPLAYING + 1)
    assert len({made["id"] for made in await asyncio.gather(*tasks)}) == 3
    assert (await anna.post(f"/matches/{known}/fork", {}))["id"]


async def test_a_live_line_whose_head_cannot_be_read_is_closed(serve: Serve) -> None:
    """A cookie that is too long: nobody waits for an answer that never comes."""
    server = await serve()
    async with deaf(server.address) as client:
        host = server.address.removeprefix("http://")
        hello = HELLO.format(path="/api/matches/any/live", host=host, key=b64encode(bytes(16)).decode())
        client.writer.write(hello.replace("\r\n\r\n", f"\r\nCookie: quadrant={'x' * 9000}\r\n\r\n").encode())
        assert (await client.reader.read()).startswith(b"HTTP/1.1 400 ")

"""The live line: nothing is missed, and nobody is hurt by what one client sends."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from quadrant.server.http import live_line
from quadrant.server.people.caller import Caller
from quadrant.server.play.memory import IDLE
from server.helpers import SEATS, Serve, play, same

pytestmark = pytest.mark.anyio


async def test_who_comes_back_misses_nothing(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna)
    chance = random.Random(1)
    async with anna.line(match) as playing:
        async with boris.line(match) as line:
            await play([playing, line], chance, 10)
            known = list(line.events)
        await play([playing], chance, 40)
        last = known[-1]["e"] if known else 0
        async with boris.line(match, after=last, epoch=0) as line:
            assert line.table["after"] == last
            assert all(event["e"] > last for event in line.events)
            whole = await boris.get(f"/matches/{match}/table")
            assert known + line.events == whole["events"]
            line.events = known + line.events
            await play([playing, line], chance, 10)
            same(line, await boris.get(f"/matches/{match}/table"))


async def test_who_comes_back_after_an_undo_is_told_everything_anew(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    async with anna.line(match) as line:
        chance = random.Random(2)
        await play([line], chance, 20)
        while not line.table["can_undo"]:
            await play([line], chance, 1)
        old = line.events[-1]["e"]
        undo = {"seat": line.table["can_undo"], "n": line.table["n"]}
        await anna.post(f"/matches/{match}/undo", undo)
    async with anna.line(match, after=old, epoch=0) as line:
        assert line.table["after"] == 0
        same(line, await anna.get(f"/matches/{match}/table"))
    # Without an epoch, a number beyond the end cannot be right either.
    async with anna.line(match, after=10**6) as line:
        assert line.table["after"] == 0


async def test_a_client_may_ask_for_the_table_again(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    async with anna.line(match) as line:
        await play([line], random.Random(3), 15)
        told = line.events[-1]["e"]
        line.table = {}
        await line.send({"type": "resync", "after": told, "epoch": 0})
        await line.until(lambda line: line.table)
        assert line.table["after"] == told
        same(line, await anna.get(f"/matches/{match}/table"))


async def test_presence_tells_who_is_there(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna)
    async with anna.line(match) as line:
        await line.until(lambda line: line.presence)
        assert set(line.presence["seats"]) == set(SEATS)
        async with boris.line(match):
            await line.until(lambda line: line.presence["watching"] == 1)
        await line.until(lambda line: line.presence["watching"] == 0)


async def test_a_match_that_is_not_there_is_said_so(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    private = await server.match(anna, spectators=False)
    for match in ("nowhere", private):
        async with boris.line(match) as line:
            assert line.answers[0]["problem"]["code"] == "not_found"
            assert await line.end() == 4404


GARBAGE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '{"type":"update"}',
    '{"type":"choose"}',
    '{"type":"choose","seat":"germany","n":-1,"choice":["pass"]}',
    '{"type":"choose","seat":"germany","n":0,"choice":[]}',
    '{"type":"choose","seat":"germany","n":0,"choice":[{"a":1}]}',
    '{"type":"choose","seat":"germany","n":0,"choice":["pass", 1e400]}',
    '{"type":"choose","seat":"atlantis","n":0,"choice":["pass"]}',
    '{"type":"choose","seat":"germany","n":0,"choice":["pass"],"extra":1}',
    '{"type":"choose","seat":"germany","n":99999999999999999999,"choice":["pass"]}',
    '{"type":"say","text":""}',
    '{"type":"say","text":"\\ud800"}',
    b"\x00\xff\xfe",
    b'{"type":"choose","seat":"usa","n":0,"choice":["pass"]}',
    "[" * 5000,
    "x" * 60_000,
]


async def test_garbage_is_refused_and_changes_nothing(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    before = await anna.get(f"/matches/{match}/table")
    async with anna.line(match) as line, anna.line(match) as other:
        for rubbish in GARBAGE:
            answer = await line.ask(rubbish)
            assert answer["type"] == "refused", rubbish
            assert 400 <= answer["problem"]["status"] < 500, answer
        assert await anna.get(f"/matches/{match}/table") == before
        await line.choose_any(random.Random(1))
        await other.until(lambda line: line.table["n"] == 1)


async def test_a_message_that_is_too_large_ends_only_its_own_line(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    async with anna.line(match) as line, anna.line(match) as other:
        await line.send("x" * 100_000)
        assert await line.end() == 1009
        await other.choose_any(random.Random(1))


async def test_a_flood_ends_only_its_own_line(serve: Serve) -> None:
    server = await serve(messages=5)
    anna = await server.person("anna")
    match = await server.match(anna)
    async with anna.line(match) as line, anna.line(match) as other:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(500):
                await line.send('{"type":"say"}')
        while line.answers == [] or line.answers[-1]["problem"]["code"] != "too_many":
            await line.take()
        assert len(line.answers) <= 20
        await other.choose_any(random.Random(1))


async def test_old_messages_sent_again_change_nothing(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    sent = []
    async with anna.line(match) as line:
        chance = random.Random(4)
        for _ in range(20):
            decision = line.table["decision"]
            choice = chance.choice(decision["options"])
            sent.append({"type": "choose", "seat": decision["seat"], "n": line.table["n"], "choice": choice})
            assert (await line.ask(sent[-1]))["type"] == "done"
        before = await anna.get(f"/matches/{match}/table")
        for message in sent:
            answer = await line.ask(message)
            assert answer["type"] == "refused"
            assert answer["problem"]["code"] == "stale"
        assert await anna.get(f"/matches/{match}/table") == before


async def test_two_tabs_that_choose_at_once_choose_once(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    async with anna.line(match) as one, anna.line(match) as two:
        decision = one.table["decision"]
        message = {"type": "choose", "seat": decision["seat"], "n": 0, "choice": decision["options"][0]}
        ends = await asyncio.gather(one.ask(message), two.ask(message))
        assert sorted(end["type"] for end in ends) == ["done", "refused"]
        await one.until(lambda line: line.table["n"] == 1)
        await two.until(lambda line: line.table["n"] == 1)
        assert len(await server.services.store.choices(match, 0)) == 1


class Slow:
    """A client that takes nothing."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.code = 0

    async def send(self, message: Any) -> None:
        self.sent.append(message)

    async def close(self, code: int, reason: str) -> None:
        self.code = code


async def never() -> None:
    """Nobody is behind here."""
    raise AssertionError


async def test_changes_that_nobody_takes_make_way_for_one_table() -> None:
    """A slow client costs a bounded number of bytes, and is told everything in the end."""
    socket = Slow()
    connection = live_line.LiveLine(socket, Caller(1))  # type: ignore[arg-type]
    connection.send_news(b"t" * 3000, whole=True)
    connection.send_news(b"T" * 3000, whole=True)
    connection.send(b"an answer")
    for _ in range(10 * live_line.NEWS // 1000):
        connection.send_news(b"c" * 1000)

    async def catch_up() -> None:
        connection.send_news(b"the table", whole=True)
        connection.send_news(b"a change since")
        connection.close()

    await connection.pump(catch_up)
    assert [message["text"] for message in socket.sent] == ["an answer", "the table", "a change since"]


async def test_a_client_that_takes_nothing_is_cut_off() -> None:
    socket = Slow()
    connection = live_line.LiveLine(socket, Caller(1))  # type: ignore[arg-type]
    for _ in range(live_line.OUTBOX + 1):
        connection.send(b"news")
    await connection.pump(never)
    assert socket.sent == []
    assert socket.code == 1013


async def test_what_waits_is_sent_before_the_line_is_closed() -> None:
    socket = Slow()
    connection = live_line.LiveLine(socket, Caller(1))  # type: ignore[arg-type]
    connection.send(b"last words")
    connection.close()
    await connection.pump(never)
    assert [message["text"] for message in socket.sent] == ["last words"]


class Gone(Slow):
    """A client that has left while something was on its way."""

    async def send(self, message: Any) -> None:
        raise ConnectionResetError


async def test_a_client_that_has_left_is_no_failure() -> None:
    connection = live_line.LiveLine(Gone(), Caller(1))  # type: ignore[arg-type]
    connection.send(b"an answer")
    await connection.pump(never)


def test_messages_are_counted_out(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    limit = live_line.Rate(5)
    assert [limit.take() for _ in range(11)] == [True] * 10 + [False]
    clock[0] += 0.4
    assert [limit.take() for _ in range(3)] == [True, True, False]


async def test_matches_nobody_looks_at_leave_the_memory(serve: Serve) -> None:
    server = await serve(cache=3)
    anna = await server.person("anna")
    matches = server.services.matches
    watched = await server.match(anna)
    async with anna.line(watched) as line:
        for _ in range(6):
            other = await server.match(anna)
            await anna.get(f"/matches/{other}/table")
        assert matches.cached == 3
        await line.choose_any(random.Random(1))
        assert (await anna.get("/health"))["connections"] == 1


async def test_a_match_that_nobody_looks_at_is_let_go_of_after_a_while(serve: Serve) -> None:
    ticks = [0]
    server = await serve(ticks=lambda: ticks[0])
    anna = await server.person("anna")
    watched, left = await server.match(anna), await server.match(anna)
    matches = server.services.matches
    async with anna.line(watched) as line:
        await anna.get(f"/matches/{left}/table")
        await matches.let_go()
        assert matches.cached == 2
        ticks[0] += IDLE + 1
        await matches.let_go()
        assert matches.cached == 1
        assert (await line.choose_any(random.Random(1)))["type"] == "done"
    assert (await anna.get(f"/matches/{left}/table"))["n"] == 0

"""What would a bot do? For one's own seat, from what it may know, and only where the match allows it."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from quadrant.bots.advice import Advice
from quadrant.server.bots.hints import HintTask, asked_of
from quadrant.server.bots.pool import Pool, Thinker
from quadrant.server.bots.seats import BotFailed
from quadrant.server.bots.tasks import Lane
from server.helpers import SEATS, Person, Serve, Server

pytestmark = pytest.mark.anyio


async def solo(server: Server, anna: Person, **fields: Any) -> str:
    """A match in which one person plays the first seat, and bots the others."""
    seats = {seat: {"kind": "me" if seat == "germany" else "bot", "bot": "random"} for seat in SEATS}
    match: str = (await anna.post("/matches", {"game": "generals", "seats": seats, **fields}))["id"]
    return match


def asked(n: int = 0, seat: str = "germany") -> dict[str, Any]:
    return {"seat": seat, "n": n, "epoch": 0}


async def test_who_plays_bots_alone_may_ask_and_is_told_the_same_again(serve: Serve) -> None:
    server = await serve(bots=1)
    anna = await server.person("anna")
    match = await solo(server, anna, seed="hints")
    assert (await anna.get(f"/matches/{match}"))["hints"]
    table = await anna.get(f"/matches/{match}/table")
    async with anna.line(match) as line:
        while (line.table["decision"] or {}).get("kind") != "play_one":
            await (line.choose_any(random.Random(1)) if line.table["decision"] else line.take())
        table = line.table
    found = await anna.post(f"/matches/{match}/hint", asked(table["n"]))
    assert len(found["lines"]) > 1
    options = table["decision"]["options"]
    assert all(line["choices"][0] in options and 0 <= line["chance"] <= 1 for line in found["lines"])
    assert await anna.post(f"/matches/{match}/hint", asked(table["n"])) == found


@pytest.mark.unmeasured
async def test_where_people_play_each_other_nobody_may_ask_unless_it_was_agreed(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    assert await anna.refused(f"/matches/{match}/hint", asked()) == (403, "forbidden")
    agreed = await server.match(anna, boris, hints=True)
    assert (await boris.get(f"/matches/{agreed}"))["hints"]
    assert (await anna.post(f"/matches/{agreed}/hint", asked()))["seat"] == "germany"
    declined = await solo(server, anna, hints=False)
    assert await anna.refused(f"/matches/{declined}/hint", asked()) == (403, "forbidden")


async def test_only_the_holder_of_the_seat_that_is_asked_may_ask(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris, hints=True)
    assert await boris.refused(f"/matches/{match}/hint", asked()) == (403, "forbidden")
    for n in range(3):
        option = (await boris.get(f"/matches/{match}/table"))["decision"]["options"][0]
        await boris.post(f"/matches/{match}/choices", {"seat": "uk", "n": n, "choice": option})
    assert await boris.refused(f"/matches/{match}/hint", asked(3, seat="uk")) == (409, "conflict")
    assert await anna.refused(f"/matches/{match}/hint", asked(7)) == (409, "stale")


async def test_an_answer_to_a_position_that_was_left_is_not_given_and_one_asks_once(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await solo(server, anna)
    hints = server.services.hints
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(task: HintTask) -> list[Advice]:
        begun.set()
        await go_on.wait()
        return []

    hints.think = slowly
    waiting = asyncio.create_task(anna.refused(f"/matches/{match}/hint", asked()))
    await begun.wait()
    assert await anna.refused(f"/matches/{match}/hint", asked()) == (429, "too_many")
    async with anna.line(match) as line:
        await line.choose_any(random.Random(1))
    go_on.set()
    assert await waiting == (409, "stale")


@pytest.mark.unmeasured
async def test_who_asks_is_told_when_no_bot_has_an_answer(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await solo(server, anna)
    hints = server.services.hints

    async def fails(task: HintTask) -> list[Advice]:
        raise BotFailed("three processes have died over it")

    think, hints.think = hints.think, fails
    assert await anna.refused(f"/matches/{match}/hint", asked()) == (503, "unavailable")
    hints.think = think
    assert (await anna.post(f"/matches/{match}/hint", asked()))["seat"] == "germany"


@pytest.mark.unmeasured
async def test_what_is_answered_comes_from_what_the_seat_may_know(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await solo(server, anna)
    async with server.services.matches.open(match) as live:
        task = asked_of(live, live.match.seat or "", float("inf"))
        other = live.game.determinise(live.match.state, "germany", random.Random(4)).encode()
    hidden = replace(task, state=other)
    assert task.work() == hidden.work()


async def test_a_board_of_a_match_without_hints_has_none_while_the_match_goes_on(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    board = await anna.post(f"/matches/{match}/fork", {})
    again = await anna.post(f"/matches/{board['id']}/fork", {})
    for one in (board, again):
        assert not one["hints"]
        assert await anna.refused(f"/matches/{one['id']}/hint", asked()) == (403, "forbidden")
        await anna.post(f"/matches/{one['id']}/resign", {"seat": "germany"})
        assert await anna.refused(f"/matches/{one['id']}/analysis", {}) == (403, "forbidden")
    # Nor has one that is taken from a board that is over.
    assert not (await anna.post(f"/matches/{board['id']}/fork", {"n": 0}))["hints"]
    await anna.post(f"/matches/{match}/resign", {"seat": "germany"})
    assert (await anna.post(f"/matches/{match}/fork", {"n": 0}))["hints"]


@pytest.mark.unmeasured
async def test_many_who_ask_keep_no_bot_waiting(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight people's questions are thought about without end; a stranger's bots go on all the same."""
    asking = asyncio.Semaphore(0)

    async def think(self: Thinker, task: Any) -> Any:
        if isinstance(task, HintTask):
            asking.release()
            await asyncio.Event().wait()
        return await asyncio.to_thread(task.work)

    monkeypatch.setattr(Thinker, "think", think)
    server = await serve(bots=1)
    stranger = await server.person("a stranger")
    questions = []
    for number in range(8):
        person = await server.person(f"asker {number}")
        match = await solo(server, person)
        questions.append(asyncio.create_task(person.http.post(f"/api/matches/{match}/hint", json=asked())))
    await asking.acquire()
    match = await solo(server, stranger)
    async with asyncio.timeout(60), stranger.line(match) as line:
        seats = set[str]()
        while seats <= {"germany"}:
            await (line.choose_any(random.Random(1)) if line.table["decision"] else line.take())
            seats.add(line.table["waiting"])
            if line.table["waiting"] != "germany":
                n = line.table["n"]
                await line.until(lambda line, n=n: line.table["n"] > n)  # type: ignore[misc]
    for question in questions:
        question.cancel()


class Named(Struct, frozen=True):
    """Something to think about."""

    name: str

    def work(self) -> None:
        return


async def test_hints_come_before_matches_that_are_looked_back_on(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    go_on = asyncio.Event()

    async def think(self: Thinker, task: Any) -> Any:
        begun.append(task.name)
        await go_on.wait()

    monkeypatch.setattr(Thinker, "think", think)
    pool = Pool(1, 10)
    first = asyncio.create_task(pool.think(Named("first"), lane=Lane.ANALYSES))
    await asyncio.sleep(0)
    gone = asyncio.create_task(pool.think(Named("gone"), lane=Lane.PLAY))
    lanes = {"back": Lane.ANALYSES, "hint": Lane.HINTS, "back too": Lane.ANALYSES, "play": Lane.PLAY}
    others = [asyncio.create_task(pool.think(Named(name), lane=lane)) for name, lane in lanes.items()]
    await asyncio.sleep(0)
    gone.cancel()
    go_on.set()
    await asyncio.gather(first, *others)
    assert begun == ["first", "play", "hint", "back", "back too"]


async def test_who_still_waits_when_the_server_ends_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(self: Thinker, task: Any) -> Any:
        await asyncio.Event().wait()

    monkeypatch.setattr(Thinker, "think", think)
    pool = Pool(1, 10)
    first = asyncio.create_task(pool.think(Named("first")))
    waits = asyncio.create_task(pool.think(Named("second")))
    await asyncio.sleep(0)
    pool.close()
    for late in (waits, pool.think(Named("third"))):
        with pytest.raises(OSError, match="have ended"):
            await late
    first.cancel()

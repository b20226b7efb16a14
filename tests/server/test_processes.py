"""Several processes on one PostgreSQL: any of them serves any match, and all hear of everything."""

from __future__ import annotations

import asyncio
import random

import pytest
from sqlalchemy.engine import make_url

from quadrant.server.bots.queue import Queue
from server.helpers import SEATS, Person, play, same
from server.processes import Process, servers

pytestmark = pytest.mark.anyio


async def person(process: Process, name: str) -> Person:
    return await process.person(name).register()


async def new_match(anna: Person, boris: Person) -> str:
    """The axis for the one, the coalition for the other."""
    axis = {seat: {"kind": "me"} for seat in SEATS[0::2]}
    match: str = (await anna.post("/matches", {"game": "generals", "listed": True, "seats": axis}))["id"]
    for seat in SEATS[1::2]:
        await boris.post(f"/matches/{match}/seats/{seat}", {"kind": "me"})
    return match


async def test_two_servers_serve_one_match_to_different_players(postgres: str) -> None:
    with servers(postgres, 2) as (first, second):
        anna, boris = await person(first, "anna"), await person(second, "boris")
        match = await new_match(anna, boris)
        async with anna.line(match) as one, boris.line(match) as two:
            await two.until(lambda line: set(line.presence.get("seats", ())) == set(SEATS))
            await one.until(lambda line: set(line.presence.get("seats", ())) == set(SEATS))
            chance = random.Random(1)
            await play([one, two], chance, 60)
            same(one, await anna.get(f"/matches/{match}/table"))
            same(two, await boris.get(f"/matches/{match}/table"))

            await anna.post(f"/matches/{match}/chat", {"text": "hello over there"})
            await two.until(lambda line: line.chat)
            assert two.chat[0]["text"] == "hello over there"

            while not one.table["can_undo"]:
                await play([one, two], chance, 1)
            undo = {"seat": one.table["can_undo"], "n": one.table["n"]}
            await anna.post(f"/matches/{match}/undo", undo)
            await two.until(lambda line: line.table["epoch"] == 1)
            await one.until(lambda line: line.table["epoch"] == 1)
            same(two, await boris.get(f"/matches/{match}/table"))
            await play([one, two], chance, 10)

            orders = {"until_my_turn": False, "only_for": ["uk_enigma"], "always_ask": False}
            also = Person(first.address, "boris")
            also.http.cookies.update(boris.http.cookies)
            async with also.line(match) as three:
                await boris.post(f"/matches/{match}/orders", {"seat": "uk", "orders": orders})
                await three.until(lambda line: line.table["orders"]["uk"]["only_for"] == ["uk_enigma"])
                assert one.table["revision"] == three.table["revision"] == two.table["revision"]
            await also.http.aclose()
            await boris.post(f"/matches/{match}/resign", {"seat": "uk"})
            await one.until(lambda line: line.table["result"])
            await two.until(lambda line: line.table["result"])
            assert one.table["result"]["winners"] == ["axis"]


async def test_a_rematch_and_a_deletion_are_heard_of_everywhere(postgres: str) -> None:
    with servers(postgres, 2) as (first, second):
        anna, boris = await person(first, "anna"), await person(second, "boris")
        match = await new_match(anna, boris)
        async with anna.line(match) as one, boris.line(match) as two:
            await play([one, two], random.Random(1), 10)
            await anna.post(f"/matches/{match}/title", {"title": "Two servers"})
            await boris.post(f"/matches/{match}/resign", {"seat": "uk"})
            await one.until(lambda line: line.table["result"])
            again = (await anna.post(f"/matches/{match}/rematch", {}))["id"]
            await two.until(lambda line: again in line.heard[-1])
            assert (await boris.post(f"/matches/{match}/rematch", {}))["title"] == "Two servers"
        await anna.http.delete(f"/api/matches/{match}")
        async with boris.line(match) as two:
            await boris.http.delete(f"/api/matches/{match}")
            assert await two.end() == 4410


async def test_a_choice_through_either_server_wins_once(postgres: str) -> None:
    """One person at two servers: of two choices at the same point one is stored, the other refused."""
    with servers(postgres, 2) as (first, second):
        anna = await person(first, "anna")
        seats = {seat: {"kind": "me"} for seat in SEATS}
        match = (await anna.post("/matches", {"game": "generals", "seats": seats}))["id"]
        also = Person(second.address, "anna")
        also.http.cookies.update(anna.http.cookies)
        chance = random.Random(2)
        async with anna.line(match) as one, also.line(match) as two:
            for _ in range(20):
                decision = one.table["decision"]
                message = {"type": "choose", "seat": decision["seat"], "n": one.table["n"], "ref": 1}
                known = len(one.answers), len(two.answers)
                for line in (one, two):
                    await line.send({**message, "choice": chance.choice(decision["options"])})
                await one.answered(known[0] + 1)
                await two.answered(known[1] + 1)
                ends = sorted(line.answers[-1]["type"] for line in (one, two))
                assert ends == ["done", "refused"]
                n = message["n"] + 1
                for line in (one, two):
                    await line.reached(n)
        await also.http.aclose()


async def test_workers_play_for_bots(postgres: str) -> None:
    with servers(postgres, 1, QUADRANT_QUEUE="1") as (process,):
        anna = await person(process, "anna")
        seats = {seat: {"kind": "me" if seat == "usa" else "bot", "bot": "random"} for seat in SEATS}
        match = (await anna.post("/matches", {"game": "generals", "seats": seats}))["id"]
        assert (await anna.get(f"/matches/{match}"))["n"] == 0
        worker = Process("worker", {"QUADRANT_LOG": "warning"}, db=postgres, jobs=1)
        async with anna.line(match) as line:
            await line.until(lambda line: line.table["decision"])
            chance = random.Random(3)
            while line.table["view"]["round"] < 2:
                if line.table["decision"]:
                    await line.choose_any(chance)
                else:
                    await line.take()
        assert worker.stop() == 0


async def test_a_worker_plays_first_where_somebody_waits(postgres: str) -> None:
    queue, done = Queue(make_url(postgres)), asyncio.Event()
    await queue.open()
    taken: list[str] = []

    async def play(match: str) -> None:
        taken.append(match)
        if len(taken) == 3:
            done.set()

    await queue.put("one of bots", among_bots=True)
    await queue.put("another of bots", among_bots=True)
    await queue.put("somebody's")
    worker = asyncio.create_task(queue.work(play, 1))
    await done.wait()
    worker.cancel()
    await asyncio.gather(worker, return_exceptions=True)
    await queue.close()
    assert taken == ["somebody's", "one of bots", "another of bots"]

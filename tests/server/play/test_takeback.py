"""Taking back what undo does not reach: freely against bots, between people only if all agree."""

from __future__ import annotations

import random

import pytest

from server.helpers import SEATS, Line, Person, Serve, Server, play, same

pytestmark = pytest.mark.anyio

AXIS = SEATS[0::2]


async def far(lines: list[Line], seat: str, more: int = 12) -> int:
    """Play until the seat can undo nothing that it chose; how many choices there were before its last one."""
    chance = random.Random(5)
    last = -1
    for i in range(500):
        asked = next(line for line in lines if line.table["decision"])
        if asked.table["decision"]["seat"] == seat:
            last = asked.table["n"]
        await play(lines, chance, 1)
        if last >= 0 and i > more and lines[0].table["n"] > last + 2:
            return last
    raise AssertionError("it never came to that")


async def alone(server: Server) -> tuple[Person, str]:
    """Anna plays Germany; the others are bots, for whom the test chooses through the store's own door."""
    anna = await server.person("anna")
    seats = {"germany": {"kind": "me"}} | {seat: {"kind": "bot", "bot": "random"} for seat in SEATS[1:]}
    return anna, (await anna.post("/matches", {"game": "generals", "seats": seats}))["id"]


@pytest.mark.unmeasured
async def test_against_bots_everything_of_ones_own_can_be_taken_back(serve: Serve) -> None:
    server = await serve(bots=1)
    anna, match = await alone(server)
    async with anna.line(match) as line:
        start = line.table
        chance = random.Random(2)
        while line.table["n"] < 40:
            await line.choose_any(chance)
            await line.until(lambda line: line.table["decision"])
        # Her own choices are told, and no others: the set-up's three discards, then what she played.
        points = await anna.get(f"/matches/{match}/takeback")
        assert points[:3] == [0, 1, 2]
        assert points[3] > 3
        done = await anna.post(f"/matches/{match}/takeback", {"to": 0})
        assert done == {"n": 0, "epoch": 1}
        await line.until(lambda line: line.table["epoch"] == 1)
        assert line.table["decision"] == start["decision"]
        assert line.table["own"] == start["own"]
        same(line, await anna.get(f"/matches/{match}/table"))
        # The same choices lead to the same dice, and the bots go on.
        chance = random.Random(2)
        while line.table["n"] < 40:
            await line.choose_any(chance)
            await line.until(lambda line: line.table["decision"])


async def test_who_knows_what_comes_cannot_let_others_join(serve: Serve) -> None:
    server = await serve()
    anna, match = await alone(server)
    async with anna.line(match) as line:
        await line.choose_any(random.Random(1))
    await anna.post(f"/matches/{match}/takeback", {})
    assert await anna.refused(f"/matches/{match}/seats/japan", {"kind": "open"}) == (409, "conflict")


async def test_nor_may_who_was_invited_before_sit_down_with_him(serve: Serve) -> None:
    server = await serve()
    anna, match = await alone(server)
    opened = await anna.post(f"/matches/{match}/seats/usa", {"kind": "open"})
    token = next(seat["token"] for seat in opened["seats"] if seat["token"])
    async with anna.line(match) as line:
        await line.choose_any(random.Random(1))
    await anna.post(f"/matches/{match}/takeback", {})
    boris = await server.person("boris")
    for path, taken in (("join", {}), ("seats/usa", {"kind": "me"})):
        asked = {**taken, "token": token}
        assert await boris.refused(f"/matches/{match}/{path}", asked) == (409, "conflict")


async def test_between_people_nothing_happens_until_the_other_agrees(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    wish, answer = f"/matches/{match}/takeback", f"/matches/{match}/takeback/answer"
    async with anna.line(match) as a, boris.line(match) as b:
        to = await far([a, b], "germany")
        n = a.table["n"]
        assert await anna.post(wish, {"to": to}) == {"n": n, "epoch": 0}
        await b.until(lambda line: line.pending.get("takeback"))
        assert b.pending["takeback"]["seat"] == "germany"
        assert b.pending["takeback"]["to"] == to
        assert set(b.pending["takeback"]["waits"]) == set(SEATS) - set(AXIS)
        # Neither may the one who asks agree, nor somebody who does not play.
        assert await anna.refused(answer, {"agree": True, "to": to}) == (409, "conflict")
        eve = await server.person("eve")
        assert await eve.refused(answer, {"agree": True, "to": to}) == (403, "forbidden")
        assert await boris.refused(answer, {"agree": True, "to": to + 1}) == (409, "conflict")
        assert (await boris.get(f"/matches/{match}"))["n"] == n

        assert await boris.post(answer, {"agree": True, "to": to}) == {"n": to, "epoch": 1}
        for line in (a, b):
            await line.until(lambda line: line.table["epoch"] == 1)
        assert a.table["decision"]["seat"] == "germany"
        same(a, await anna.get(f"/matches/{match}/table"))
        same(b, await boris.get(f"/matches/{match}/table"))
        # Nothing is asked any more, and the match goes on.
        assert await boris.refused(answer, {"agree": True, "to": to}) == (409, "conflict")
        await play([a, b], random.Random(9), 10)


async def test_what_was_declined_is_not_asked_again_and_again(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    wish, answer = f"/matches/{match}/takeback", f"/matches/{match}/takeback/answer"
    async with anna.line(match) as a, boris.line(match) as b:
        to = await far([a, b], "germany")
        # To withdraw is not to be declined.
        for agree in (anna, boris):
            await anna.post(wish, {"to": to})
            assert await boris.refused(wish, {}) == (409, "conflict")
            await agree.post(answer, {"agree": False, "to": to})
        await b.until(lambda line: line.pending and line.pending["takeback"] is None)
        assert await anna.refused(wish, {"to": to}) == (409, "conflict")
        await play([a, b], random.Random(1), 1)
        await anna.post(wish, {"to": to})


async def test_all_who_play_must_agree(serve: Serve) -> None:
    server = await serve()
    people = [await server.person(name) for name in ("anna", "boris", "clara")]
    match = await server.match(*people)
    lines = [person.line(match) for person in people]
    async with lines[0] as a, lines[1] as b, lines[2] as c:
        to = await far([a, b, c], "germany")
        await people[0].post(f"/matches/{match}/takeback", {"to": to})
        agree = {"agree": True, "to": to}
        first = await people[1].post(f"/matches/{match}/takeback/answer", agree)
        assert first["epoch"] == 0
        assert (await people[2].post(f"/matches/{match}/takeback/answer", agree)) == {"n": to, "epoch": 1}


async def test_who_agrees_again_and_again_has_agreed_once(serve: Serve) -> None:
    server = await serve()
    people = [await server.person(name) for name in ("anna", "boris", "clara")]
    match = await server.match(*people)
    async with people[0].line(match) as line:
        await line.choose_any(random.Random(1))
    await people[0].post(f"/matches/{match}/takeback", {"to": 0})
    for _ in range(3):
        await people[1].post(f"/matches/{match}/takeback/answer", {"agree": True, "to": 0})
    async with server.services.matches.open(match) as live:
        asked = live.row.pending.takeback
        assert asked is not None
        assert len(asked.agreed) == 1


async def test_what_was_played_with_somebody_who_has_gone_stays(serve: Serve) -> None:
    """A bot plays for him now, and he may come back: free is only what came after."""
    server = await serve(bots=1)
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    wish = f"/matches/{match}/takeback"
    async with anna.line(match) as a, boris.line(match) as b:
        await far([a, b], "germany")
        while a.table["decision"] is None:
            await play([a, b], random.Random(1), 1)
        before = a.table["n"]
    for seat in SEATS[1::2]:
        await boris.post(f"/matches/{match}/seats/{seat}", {"kind": "bot", "bot": "random"})
    assert await anna.refused(wish, {}) == (409, "undo_refused")
    assert await anna.get(wish) == []
    async with anna.line(match) as a:
        await a.choose_any(random.Random(1))
        await a.until(lambda line: line.table["decision"])
        assert (await anna.get(wish))[0] == before
        assert await anna.post(wish, {"to": before}) == {"n": before, "epoch": 1}


async def test_nobody_takes_back_what_another_chose(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    wish = f"/matches/{match}/takeback"
    async with anna.line(match) as a, boris.line(match) as b:
        to = await far([a, b], "uk")
        assert await anna.refused(wish, {"to": to}) == (409, "undo_refused")
        assert await anna.refused(wish, {"to": 10**6}) == (409, "undo_refused")
        assert (await server.guest("eve").refused(wish, {}))[0] == 401
        assert await (await server.person("eve")).refused(wish, {}) == (403, "forbidden")


async def test_nothing_is_taken_back_once_the_match_is_over(serve: Serve) -> None:
    server = await serve()
    anna, match = await alone(server)
    async with anna.line(match) as line:
        await line.choose_any(random.Random(1))
    await anna.post(f"/matches/{match}/resign", {"seat": "germany"})
    assert (await anna.refused(f"/matches/{match}/takeback", {}))[0] in (403, 409)

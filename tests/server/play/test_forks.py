"""Analysis boards: whose seats they have, what of the past they show, and what was dealt anew."""

from __future__ import annotations

import random
import re

import pytest

from quadrant.kernel.match import Match
from server.helpers import SEATS, Person, Serve, Server, knowledge, play_on

pytestmark = pytest.mark.anyio
AXIS, COALITION = SEATS[0::2], SEATS[1::2]


async def running(server: Server, *people: Person) -> str:
    match = await server.match(*people)
    await play_on(match, people, 60)
    return match


async def test_the_cards_of_all_ones_own_seats_stay(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await running(server, anna, boris)
    held = (await anna.get(f"/matches/{match}/table"))["own"]
    board = await anna.post(f"/matches/{match}/fork", {})
    shown = (await anna.get(f"/matches/{board['id']}/table"))["own"]
    assert {seat: shown[seat] for seat in AXIS} == held


async def test_the_log_says_what_was_dealt_anew(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await running(server, anna, boris)
    board = await anna.post(f"/matches/{match}/fork", {})
    table = await anna.get(f"/matches/{board['id']}/table")
    nations = {nation["seat"]: nation for nation in table["view"]["nations"]}
    anew = {event["args"]["seat"]: event for event in table["events"] if "anew" in event["id"]}
    assert {seat: event["id"] for seat, event in anew.items()} == {
        **dict.fromkeys(AXIS, "event-anew-deck"),
        **dict.fromkeys(COALITION, "event-anew-cards"),
    }
    for seat in COALITION:
        told, nation = anew[seat]["args"], nations[seat]
        assert (told["hand"], told["deck"], told["responses"]) == (
            nation["hand"],
            nation["deck"],
            nation["responses"],
        )


async def test_the_past_of_the_match_is_the_past_of_the_board(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await running(server, anna, boris)
    board = (await anna.post(f"/matches/{match}/fork", {"n": 50}))["id"]
    assert (await anna.get(f"/matches/{board}"))["begins"] == 50
    log = (await anna.get(f"/matches/{match}/table", n=50))["events"]
    own = [
        event for event in (await anna.get(f"/matches/{board}/table"))["events"] if "anew" not in event["id"]
    ]
    assert [(event["n"], event["id"], event["args"]) for event in own] == [
        (event["n"], event["id"], event["args"]) for event in log
    ]
    await play_on(board, (anna,), 10)
    for n in (0, 20, 49):
        then = await anna.get(f"/matches/{match}/table", n=n)
        here = await anna.get(f"/matches/{board}/table", n=n)
        assert (here["match"], here["n"], here["last"], here["decision"]) == (board, n, 60, None)
        for part in ("view", "own", "events", "waiting"):
            assert here[part] == then[part]
    assert (await anna.get(f"/matches/{board}/table", n=55))["n"] == 55
    odds = await anna.get(f"/matches/{board}/query/supply", n=20)
    assert odds == await anna.get(f"/matches/{match}/query/supply", n=20)
    # A board from the board's past is one of the match.
    again = await anna.post(f"/matches/{board}/fork", {"n": 20})
    assert (again["parent"], again["begins"]) == (match, 20)
    # From its own past it is one of the board, and goes back as far.
    later = await anna.post(f"/matches/{board}/fork", {"n": 55})
    assert (later["parent"], later["begins"]) == (board, 55)
    assert (await anna.get(f"/matches/{later['id']}/table", n=20))["view"] == (
        await anna.get(f"/matches/{match}/table", n=20)
    )["view"]


async def test_no_past_of_a_board_tells_what_its_owner_did_not_know(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await running(server, anna, boris)
    board = (await anna.post(f"/matches/{match}/fork", {}))["id"]
    async with server.services.matches.open(match) as live:
        made = await server.services.store.choices(match, 0, live.row.n)
        whole = Match(live.game, live.row.scenario, live.row.seed, live.row.options)
    whole.choices = [(choice.seat, choice.choice) for choice in made]
    cards = re.compile(r"\b(?:uk|ussr|usa)_[a-z0-9_]+")
    known = knowledge(whole, AXIS, cards)
    for n in (10, 30, 59):
        answer = await anna.http.get(f"/api/matches/{board}/table", params={"n": n})
        may = set().union(*(known[seat][n] for seat in AXIS))
        assert set(cards.findall(answer.text)) <= may
    events = str((await anna.get(f"/matches/{board}/table"))["events"])
    assert set(cards.findall(events)) <= set().union(*(known[seat][60] for seat in AXIS))


async def test_a_board_without_its_match_has_its_log(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await running(server, anna)
    log = (await anna.get(f"/matches/{match}/table", n=50))["events"]
    board = (await anna.post(f"/matches/{match}/fork", {"n": 50}))["id"]
    assert (await anna.http.delete(f"/api/matches/{match}")).status_code == 204
    kept = (await anna.get(f"/matches/{board}/table"))["events"]
    assert [(event["n"], event["id"]) for event in kept[: len(log)]] == [
        (event["n"], event["id"]) for event in log
    ]
    assert await anna.refused(f"/matches/{board}/table", method="GET", n=20) == (404, "not_found")


async def test_bots_keep_their_seats_if_wanted(serve: Serve) -> None:
    server = await serve(bots=1)
    anna = await server.person("anna")
    seats = {seat: {"kind": "me"} if seat in AXIS else {"kind": "bot", "bot": "random"} for seat in SEATS}
    match = (await anna.post("/matches", {"game": "generals", "seats": seats}))["id"]
    async with anna.line(match) as line:
        await line.until(lambda line: line.table["decision"])
        await line.choose_any(random.Random(1))
    for over in (False, True):
        if over:
            await anna.post(f"/matches/{match}/resign", {"seat": "germany"})
        mine = await anna.post(f"/matches/{match}/fork", {})
        assert {seat["kind"] for seat in mine["seats"]} == {"person"}
        board = await anna.post(f"/matches/{match}/fork", {"bots": True})
        assert {seat["seat"]: seat["bot"] for seat in board["seats"]} == {
            **dict.fromkeys(AXIS),
            **dict.fromkeys(COALITION, "random"),
        }
        assert set((await anna.get(f"/matches/{board['id']}/table"))["own"]) == set(AXIS)
        async with anna.line(board["id"]) as line:  # and they play there
            await line.until(lambda line: line.table["decision"])


async def test_a_board_taken_from_a_lesson_is_no_lesson(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    lesson = (await anna.get("/lessons"))[0]
    path = f"/lessons/{lesson['game']}/{lesson['name']}"
    match = (await anna.post(path))["id"]
    board = await anna.post(f"/matches/{match}/fork", {})
    assert (board["kind"], board["lesson"]) == ("analysis", None)
    # It stays when the lesson begins anew.
    await anna.post(path)
    assert (await anna.get(f"/matches/{board['id']}"))["parent"] == match

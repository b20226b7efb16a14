"""Clocks: whose time runs, what happens when it has run out, and what takes nobody's time."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from quadrant.server.problems import Unavailable
from quadrant.server.store import columns
from quadrant.server.store.again import insist
from quadrant.server.store.rows import now
from server.conftest import Cluster
from server.helpers import SEATS, Line, Person, Serve, Server, play

pytestmark = pytest.mark.anyio

MINUTE, DAY = 60_000, 24 * 3600_000
#: Processes that share a database agree on the time by its clock (ms).
NEAR = 5000
AXIS, COALITION = SEATS[0::2], SEATS[1::2]


class Watch:
    """The time that servers go by, set by hand."""

    def __init__(self) -> None:
        self.at = now()

    def __call__(self) -> int:
        return self.at

    def wait(self, ms: int) -> None:
        self.at += ms


@pytest.fixture
def watch() -> Watch:
    return Watch()


async def run(server: Server, watch: Watch, ms: int) -> None:
    """Time passes while the server runs: it leaves its marks, and looks at the clocks."""
    for _ in range(ms // 10_000):
        watch.wait(10_000)
        await beat(server)
    watch.wait(ms % 10_000)
    await beat(server)


async def beat(server: Server) -> None:
    for work in server.services.watchman.also:
        await work()


async def two(server: Server, **clock: Any) -> tuple[Person, Person, str]:
    """Anna plays the Axis, Boris the Coalition."""
    anna, boris = await server.person("anna"), await server.person("boris")
    return anna, boris, await server.match(anna, boris, clock=clock)


async def choose(*lines: Line) -> None:
    await play(list(lines), random.Random(3), 1)


def left(line: Line, seat: str) -> int:
    """What the player of that seat was told to have, in ms."""
    return int(next(clock["left"] for clock in line.pending["clocks"] if seat in clock["seats"]))


def runs(line: Line) -> list[list[str]]:
    return [clock["seats"] for clock in line.pending["clocks"] if clock["runs"]]


async def test_time_runs_for_the_player_who_is_waited_for(serve: Serve, watch: Watch) -> None:
    server = await serve(ticks=watch)
    anna, boris, match = await two(server, bank=600)
    async with anna.line(match) as a, boris.line(match) as b:
        await a.until(lambda line: line.pending)
        assert runs(a) == [list(AXIS)]
        assert (left(a, "germany"), left(a, "uk")) == (10 * MINUTE, 10 * MINUTE)
        await run(server, watch, MINUTE)
        # The set-up: everybody puts cards away; Germany first, then the UK.
        while a.table["waiting"] in AXIS:
            await choose(a, b)
        await a.until(lambda line: runs(line) == [list(COALITION)])
        assert (left(a, "germany"), left(a, "uk")) == (9 * MINUTE, 10 * MINUTE)
    # Whoever comes later is told how it stands.
    await run(server, watch, 2 * MINUTE)
    async with boris.line(match) as b:
        await b.until(lambda line: line.pending)
        assert left(b, "uk") == 8 * MINUTE


async def test_what_was_used_is_given_back_up_to_the_increment(serve: Serve, watch: Watch) -> None:
    server = await serve(ticks=watch)
    anna, boris, match = await two(server, bank=600, increment=30)
    async with anna.line(match) as a, boris.line(match) as b:
        await run(server, watch, MINUTE)
        while a.table["waiting"] in AXIS:
            await choose(a, b)
        await a.until(lambda line: runs(line) == [list(COALITION)])
        assert left(a, "germany") == 10 * MINUTE - 30_000
        # Nobody gains time by being quick.
        while a.table["waiting"] in COALITION:
            await choose(a, b)
        await a.until(lambda line: runs(line) == [list(AXIS)])
        assert left(a, "uk") == 10 * MINUTE


async def test_no_clock_runs_before_everybody_sits(serve: Serve, watch: Watch) -> None:
    server = await serve(ticks=watch)
    anna, boris = await server.person("anna"), await server.person("boris")
    wishes = {seat: {"kind": "me"} for seat in AXIS}
    body = {"game": "generals", "seats": wishes, "listed": True, "clock": {"bank": 60}}
    match = (await anna.post("/matches", body))["id"]
    await run(server, watch, 5 * MINUTE)
    for seat in COALITION:
        await boris.post(f"/matches/{match}/seats/{seat}", {"kind": "me"})
    async with anna.line(match) as a:
        await a.until(lambda line: line.pending)
        assert left(a, "germany") == MINUTE
        assert runs(a) == [list(AXIS)]


async def test_without_time_a_bot_plays_on(serve: Serve, watch: Watch) -> None:
    server = await serve(ticks=watch)
    anna, boris, match = await two(server, bank=60)
    async with boris.line(match) as b:
        await run(server, watch, MINUTE)
        await b.until(lambda line: line.table["seats"][0]["kind"] == "bot")
        kinds = {seat["seat"]: seat["kind"] for seat in b.table["seats"]}
        assert {kinds[seat] for seat in AXIS} == {"bot"}
        assert {kinds[seat] for seat in COALITION} == {"person"}
        assert b.table["result"] is None
    assert await anna.refused(
        f"/matches/{match}/choices", {"seat": "germany", "n": 0, "choice": ["pass"]}
    ) == (
        403,
        "forbidden",
    )


async def test_without_time_a_camp_has_lost_if_so_agreed(serve: Serve, watch: Watch) -> None:
    server = await serve(ticks=watch)
    anna, boris, match = await two(server, bank=60, then="resign")
    async with boris.line(match) as b:
        await run(server, watch, MINUTE)
        await b.until(lambda line: line.table["result"])
        assert b.table["result"]["winners"] == ["coalition"]
        assert b.table["result"]["reason"] == "win-time"
    notices = await anna.get("/notices")
    assert "over" in [notice["kind"] for notice in notices]


async def test_nobody_stops_the_clocks_by_opening_the_seat_of_a_bot(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    seats = {seat: {"kind": "me" if seat in AXIS else "bot"} for seat in SEATS}
    wish = {"game": "generals", "seats": seats}
    timed = (await anna.post("/matches", {**wish, "clock": {"bank": 60}}))["id"]
    assert await anna.refused(f"/matches/{timed}/seats/uk", {"kind": "open"}) == (409, "conflict")
    match = (await anna.post("/matches", wish))["id"]
    await anna.post(f"/matches/{match}/seats/uk", {"kind": "open"})


async def test_nobody_loses_by_a_clock_that_has_not_run_out(serve: Serve, watch: Watch) -> None:
    server = await serve(ticks=watch)
    anna, _, match = await two(server, bank=60)
    await run(server, watch, MINUTE - 1)
    assert (await anna.get(f"/matches/{match}"))["seats"][0]["kind"] == "person"


async def test_who_leaves_his_seat_and_comes_back_has_no_more_time(serve: Serve, watch: Watch) -> None:
    server = await serve(ticks=watch)
    anna, boris, match = await two(server, bank=600)
    await run(server, watch, 2 * MINUTE)
    for seat in AXIS:
        await anna.post(f"/matches/{match}/seats/{seat}", {"kind": "bot"})
        await anna.post(f"/matches/{match}/seats/{seat}", {"kind": "me", "person": "somebody else"})
    async with boris.line(match) as line:
        await line.until(lambda line: line.pending)
        assert left(line, "germany") == 8 * MINUTE
        assert left(line, "uk") == 10 * MINUTE


async def test_people_at_one_screen_have_a_clock_each(serve: Serve, watch: Watch) -> None:
    server = await serve(ticks=watch)
    anna = await server.person("anna")
    seats = {seat: {"kind": "me", "person": "1" if seat in AXIS else "2"} for seat in SEATS}
    made = await anna.post("/matches", {"game": "generals", "seats": seats, "clock": {"bank": 600}})
    await run(server, watch, 2 * MINUTE)
    async with anna.line(made["id"]) as line:
        while line.table["waiting"] in AXIS:
            await choose(line)
        await line.until(lambda line: runs(line) == [list(COALITION)])
        assert (left(line, "germany"), left(line, "uk")) == (8 * MINUTE, 10 * MINUTE)


async def test_time_in_which_no_server_ran_counts_for_nobody(serve: Serve, watch: Watch, db: str) -> None:
    server = await serve(ticks=watch, db=db)
    anna, _, match = await two(server, bank=600)
    await run(server, watch, MINUTE)
    # The server is away for an hour; another takes its place, and a second one beside it.
    watch.wait(60 * MINUTE)
    after = await serve(ticks=watch, db=db)
    beside = await serve(ticks=watch, db=db) if after.services.store.shared else after
    await run(after, watch, MINUTE)
    await beat(beside)
    anna.address = beside.address
    async with anna.line(match) as a:
        await a.until(lambda line: line.pending)
        assert left(a, "germany") == pytest.approx(8 * MINUTE, abs=NEAR)


async def test_a_match_that_cannot_be_read_holds_up_no_other_clock(serve: Serve, watch: Watch) -> None:
    server = await serve(ticks=watch)
    anna = await server.person("anna")
    seats = {seat: {"kind": "me"} for seat in SEATS}
    wish = {"game": "generals", "seats": seats, "clock": {"bank": 60}}
    first, second = [(await anna.post("/matches", wish))["id"] for _ in range(2)]
    damaged = update(columns.matches).where(columns.matches.c.id == first).values(game="chess", due=0)
    await server.services.store.change(lambda connection: connection.execute(damaged))
    await run(server, watch, 2 * MINUTE)
    assert {seat["kind"] for seat in (await anna.get(f"/matches/{second}"))["seats"]} == {"bot"}


async def test_time_in_which_the_database_was_away_counts_for_nobody(
    serve: Serve, watch: Watch, cluster: Cluster
) -> None:
    server = await serve(db=cluster.new(), ticks=watch)
    _, boris, match = await two(server, bank=600)
    await run(server, watch, MINUTE)
    cluster.stop()
    try:
        watch.wait(20 * MINUTE)
        with pytest.raises(Unavailable):
            await beat(server)
    finally:
        cluster.start()
    await insist(lambda: beat(server))
    async with boris.line(match) as line:
        await line.until(lambda line: line.pending)
        assert left(line, "germany") == pytest.approx(9 * MINUTE, abs=NEAR)


async def test_what_begins_before_the_first_mark_after_a_gap_has_no_more_time(
    serve: Serve, watch: Watch, cluster: Cluster
) -> None:
    server = await serve(db=cluster.new(), ticks=watch)
    anna, boris, match = await two(server, bank=60)
    cluster.stop()
    try:
        watch.wait(20 * MINUTE)
        with pytest.raises(Unavailable):
            await beat(server)
    finally:
        cluster.start()
    await insist(lambda: server.services.store.notify("the database is back"))
    second = await server.match(anna, boris, clock={"bank": 60})
    await beat(server)
    await run(server, watch, MINUTE)
    for id in (match, second):
        assert (await anna.get(f"/matches/{id}"))["seats"][0]["kind"] == "bot"


async def test_a_mark_that_waited_for_the_database_makes_no_second_gap(
    serve: Serve, watch: Watch, tmp_path: Path
) -> None:
    file = tmp_path / "matches.sqlite3"
    server = await serve(db=str(file), ticks=watch)
    anna, _, match = await two(server, bank=60)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        mark = asyncio.create_task(beat(server))
        await asyncio.sleep(0)  # it has begun
        watch.wait(14_000)
        other.execute("ROLLBACK")
        await mark
    await run(server, watch, 50_000)
    assert (await anna.get(f"/matches/{match}"))["seats"][0]["kind"] == "bot"


async def test_of_two_processes_one_acts(serve: Serve, watch: Watch, postgres: str) -> None:
    one, other = await serve(ticks=watch, db=postgres), await serve(ticks=watch, db=postgres)
    anna, boris, match = await two(one, bank=60)
    boris.address = other.address
    async with anna.line(match) as a, boris.line(match) as b:
        await run(other, watch, MINUTE)
        await beat(one)
        await a.until(lambda line: line.table["seats"][0]["kind"] == "bot")
        await b.until(lambda line: line.table["seats"][0]["kind"] == "bot")
        # One change, not two.
        revision = (await anna.get(f"/matches/{match}/table"))["revision"]
        assert a.table["revision"] == b.table["revision"] == revision


async def test_a_process_that_starts_while_no_clock_runs_moves_none(
    serve: Serve, watch: Watch, postgres: str
) -> None:
    first = await serve(db=postgres, ticks=watch)
    watch.wait(DAY)
    second = await serve(db=postgres, ticks=watch)
    anna, boris, match = await two(second, bank=600)
    elsewhere = first.guest()
    elsewhere.http.cookies = boris.http.cookies
    async with elsewhere.line(match) as line:
        await line.until(lambda line: line.pending)
        for seat in ("germany", "uk"):
            assert left(line, seat) == pytest.approx(10 * MINUTE, abs=NEAR)
    await beat(first)
    await run(second, watch, MINUTE)
    async with anna.line(match) as line:
        await line.until(lambda line: line.pending)
        assert left(line, "germany") == pytest.approx(9 * MINUTE, abs=NEAR)


async def test_bots_take_nobodys_time(serve: Serve, watch: Watch) -> None:
    server = await serve(ticks=watch)
    anna = await server.person("anna")
    seats = {"germany": {"kind": "me"}, **{seat: {"kind": "bot"} for seat in SEATS[1:]}}
    match = (await anna.post("/matches", {"game": "generals", "seats": seats, "clock": {"bank": 600}}))["id"]
    async with anna.line(match) as a:
        await run(server, watch, MINUTE)
        while a.table["waiting"] == "germany":
            await a.choose_any(random.Random(1))
        await a.until(lambda line: line.pending and not runs(line))
        await run(server, watch, 5 * MINUTE)
    async with anna.line(match) as a:
        await a.until(lambda line: line.pending)
        assert left(a, "germany") == 9 * MINUTE


# By correspondence


async def test_who_is_late_is_reminded_and_then_others_may_let_a_bot_play(serve: Serve, watch: Watch) -> None:
    server = await serve(ticks=watch)
    anna, boris, match = await two(server, days=3)
    claim = f"/matches/{match}/claim"
    await run(server, watch, 10_000)
    assert await boris.refused(claim, {}) == (409, "conflict")
    await leap(server, watch, 3 * DAY)
    assert "late" in [notice["kind"] for notice in await anna.get("/notices")]
    async with boris.line(match) as b:
        await b.until(lambda line: line.pending)
        assert b.pending["turn"] <= 0 < b.pending["claim"]
    assert await boris.refused(claim, {}) == (409, "conflict")
    await leap(server, watch, DAY)
    assert await anna.refused(claim, {}) == (409, "conflict")
    eve = await server.person("eve")
    assert await eve.refused(claim, {}) == (403, "forbidden")
    seats = (await boris.post(claim))["seats"]
    assert {seat["kind"] for seat in seats if seat["seat"] in AXIS} == {"bot"}


async def leap(server: Server, watch: Watch, ms: int) -> None:
    """Days in which the server ran: its own time is set, not the marks it leaves every few seconds."""
    server.services.store.time = _later(server.services.store.time, ms)
    await server.services.clockwork.look()


def _later(time: Callable[[], int], ms: int) -> Callable[[], int]:
    return lambda: time() + ms


async def test_who_has_chosen_in_time_is_not_reminded(serve: Serve, watch: Watch) -> None:
    server = await serve(ticks=watch)
    anna, boris, match = await two(server, days=1)
    async with anna.line(match) as a, boris.line(match) as b:
        await leap(server, watch, DAY - 1000)
        while a.table["waiting"] in AXIS:
            await choose(a, b)
    await leap(server, watch, 2000)
    assert "late" not in [notice["kind"] for notice in await anna.get("/notices")]


# Five Mississippi (Churchill 4.6)


async def placing(server: Server, *others: Person, clock: dict[str, Any]) -> tuple[str, str]:
    """A match of Churchill in which somebody must place a marker; who."""
    people = list(others)
    seats = {"uk": {"kind": "me"}} | {seat: {"kind": "open"} for seat in ("ussr", "us")}
    body = {"game": "churchill", "seats": seats, "listed": True, "clock": clock}
    match = (await people[0].post("/matches", body))["id"]
    await people[1 % len(people)].post(f"/matches/{match}/seats/ussr", {"kind": "me"})
    await people[2 % len(people)].post(f"/matches/{match}/seats/us", {"kind": "me"})
    for _ in range(400):
        async with server.services.matches.open(match) as live:
            decision = live.match.decision
            assert decision is not None
            if decision.stand_ins(live.match.state):
                return match, str(decision.seat)
            seat, choice, n = decision.seat, list(random.Random(live.n).choice(live.match.options())), live.n
        who = people[("uk", "ussr", "us").index(seat) % len(people)]
        await who.post(f"/matches/{match}/choices", {"seat": seat, "n": n, "choice": choice})
    raise AssertionError("nobody ever places anything")


ORDER = ("uk", "ussr", "us")


async def test_the_player_on_the_left_places_for_who_is_slow(serve: Serve, watch: Watch) -> None:
    server = await serve(ticks=watch)
    people = [await server.person(name) for name in ("anna", "boris", "clara")]
    match, seat = await placing(server, *people, clock={"placing": 5})
    slow = people[ORDER.index(seat)]
    beside = ORDER[(ORDER.index(seat) + 1) % 3]
    quick = people[ORDER.index(beside)]
    async with slow.line(match) as s, quick.line(match) as q:
        assert s.table["decision"]
        assert not q.table["decision"]
        watch.wait(5000)
        await beat(server)
        await q.until(lambda line: line.table["decision"])
        await s.until(lambda line: line.table["decision"] is None)
        await s.until(lambda line: line.pending.get("instead") == beside)
        decision = q.table["decision"]
        assert decision["seat"] == seat
        refused = await s.choose(seat, decision["options"][0])
        assert refused["problem"]["code"] == "forbidden"
        assert (await q.choose(seat, decision["options"][0]))["type"] == "done"
        await q.until(lambda line: line.pending["instead"] is None)


@pytest.mark.unmeasured
async def test_a_choice_that_nobody_makes_goes_round_ever_more_slowly(serve: Serve, watch: Watch) -> None:
    server = await serve(ticks=watch)
    people = [await server.person(name) for name in ("anna", "boris", "clara")]
    match, _ = await placing(server, *people, clock={"placing": 5})
    store = server.services.store
    before = await store.revision(match) or 0
    for _ in range(720):
        watch.wait(5000)
        await beat(server)
    assert 12 < (await store.revision(match) or 0) - before < 40


async def test_who_sits_alone_is_not_hurried(serve: Serve, watch: Watch) -> None:
    server = await serve(ticks=watch)
    anna = await server.person("anna")
    match, _ = await placing(server, anna, clock={"placing": 5})
    before = await server.services.store.revision(match)
    await run(server, watch, MINUTE)
    assert await server.services.store.revision(match) == before


async def test_what_was_placed_against_the_clock_stays(serve: Serve, watch: Watch) -> None:
    server = await serve(ticks=watch)
    people = [await server.person(name) for name in ("anna", "boris", "clara")]
    match, seat = await placing(server, *people, clock={"placing": 5})
    who = people[ORDER.index(seat)]
    async with who.line(match) as line:
        await line.choose(seat, line.table["decision"]["options"][0])
        assert line.table["can_undo"] is None
        asked = {"seat": seat, "n": line.table["n"]}
        assert await who.refused(f"/matches/{match}/undo", asked) == (409, "undo_refused")


async def test_a_bot_on_the_left_places_too(serve: Serve, watch: Watch) -> None:
    server = await serve(ticks=watch, bots=1)
    people = [await server.person(name) for name in ("anna", "boris", "clara")]
    match, seat = await placing(server, *people, clock={"placing": 5})
    slow, beside = people[ORDER.index(seat)], ORDER[(ORDER.index(seat) + 1) % 3]
    await people[ORDER.index(beside)].post(f"/matches/{match}/seats/{beside}", {"kind": "bot"})
    async with slow.line(match) as line:
        n = line.table["n"]
        watch.wait(5000)
        await beat(server)
        await line.reached(n + 1)


@pytest.mark.parametrize(
    "clock",
    [
        {"bank": -1},
        {"bank": 10**9},
        {"bank": 60, "days": 1},
        {"placing": 5},
        {"bank": 60, "then": "explode"},
        {"bank": 60, "left": {"anna": 10**9}},
        "60",
    ],
)
async def test_clocks_that_make_no_sense_are_refused(serve: Serve, clock: object) -> None:
    server = await serve()
    anna = await server.person("anna")
    status, _ = await anna.refused("/matches", {"game": "generals", "clock": clock})
    assert status in (400, 422)

"""Pauses by agreement: the clocks stand, everybody sees it, and it costs nobody anything."""

from __future__ import annotations

import random

import pytest

from quadrant.server.store.pending import Times
from server.helpers import Person, Serve
from server.play.test_clock import AXIS, MINUTE, Watch, left, run, two

pytestmark = pytest.mark.anyio


@pytest.fixture
def watch() -> Watch:
    return Watch()


async def wish(person: Person, match: str, pause: bool) -> int:
    return (await person.http.post(f"/api/matches/{match}/pause", json={"pause": pause})).status_code


async def test_in_a_pause_nobodys_time_runs(serve: Serve, watch: Watch, db: str) -> None:
    server = await serve(ticks=watch, db=db)
    anna, boris, match = await two(server, bank=600)
    async with boris.line(match) as line:
        await run(server, watch, MINUTE)
        assert await wish(anna, match, True) == 204
        await line.until(lambda line: line.pending.get("pause"))
        assert line.pending["pause"]["seats"] == list(AXIS)
        assert not line.pending["pause"]["stands"]
        # Until all have agreed, time runs.
        await run(server, watch, MINUTE)
        assert await anna.refused(f"/matches/{match}/pause", {"pause": True}) == (409, "conflict")
        assert await wish(boris, match, True) == 204
        await line.until(lambda line: line.pending["pause"]["stands"])
        assert left(line, "germany") == 8 * MINUTE
        assert not any(clock["runs"] for clock in line.pending["clocks"])
        await line.until(lambda line: line.chat)
        assert (line.chat[0]["kind"], line.chat[0]["name"]) == ("paused", "anna")
        await run(server, watch, 60 * MINUTE)
        # Anna may choose meanwhile; no clock runs for whoever is next either.
        async with anna.line(match) as hers:
            while hers.table["waiting"] in AXIS:
                await hers.choose_any(random.Random(1))
        await run(server, watch, 60 * MINUTE)
        assert await wish(boris, match, False) == 204
        await line.until(lambda line: line.pending["pause"] is None)
        assert (left(line, "germany"), left(line, "uk")) == (8 * MINUTE, 10 * MINUTE)
        await run(server, watch, MINUTE)
        await line.until(lambda line: len(line.chat) == 2)
    assert {seat["kind"] for seat in (await anna.get(f"/matches/{match}"))["seats"]} == {"person"}
    async with boris.line(match) as line:
        await line.until(lambda line: line.pending)
        assert left(line, "uk") == 9 * MINUTE


async def test_one_no_is_enough_and_strangers_have_no_say(serve: Serve, watch: Watch, db: str) -> None:
    server = await serve(ticks=watch, db=db)
    anna, boris, match = await two(server, days=1)
    eve = await server.person("eve")
    assert await wish(eve, match, True) == 403
    assert await wish(anna, match, False) == 409
    assert await wish(anna, match, True) == 204
    assert [notice["kind"] for notice in await boris.get("/notices")] == ["pause"]
    assert await wish(boris, match, False) == 204
    async with server.services.matches.open(match) as live:
        assert live.row.pending.pause is None
        assert live.row.pending.times.stopped == Times().stopped
    plain = await server.match(anna, boris)
    assert await wish(anna, plain, True) == 409


async def test_days_do_not_run_out_in_a_pause(serve: Serve, watch: Watch, db: str) -> None:
    server = await serve(ticks=watch, db=db)
    anna, boris, match = await two(server, days=1)
    await wish(anna, match, True)
    await wish(boris, match, True)
    async with server.services.matches.open(match) as live:
        assert live.row.due is None
    await wish(anna, match, False)
    async with server.services.matches.open(match) as live:
        assert live.row.due is not None

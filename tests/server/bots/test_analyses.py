"""A match looked back on: begun when somebody asks, told how far it is, made once and kept."""

from __future__ import annotations

import asyncio
from functools import cache
from random import Random
from typing import Any

import pytest

import quadrant
from quadrant.bots.analysis import OWN
from quadrant.bots.search import Effort
from quadrant.kernel.match import Match
from quadrant.server.bots import analyses
from quadrant.server.bots.pool import T
from quadrant.server.bots.tasks import Task
from server.helpers import Person, Serve

pytestmark = pytest.mark.anyio


@cache
def finished() -> Match:
    """A match of Generals that was played at random."""
    match, random = quadrant.new("generals", seed=5), Random(5)
    while match.seat is not None:
        match.choose(random.choice(match.options()))
    return match


async def made(person: Person, id: str) -> dict[str, Any]:
    """The analysis, when it is made."""
    while True:
        found: dict[str, Any] = await person.post(f"/matches/{id}/analysis")
        if found["share"] == 1:
            return found


async def here(task: Task[T]) -> T:
    """Thinks in this process."""
    return await asyncio.to_thread(task.work)


@pytest.mark.unmeasured
async def test_a_finished_match_is_looked_back_on_once_and_kept(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "PIECE", 150)
    monkeypatch.setattr(analyses, "EFFORT", Effort(3))
    server = await serve()
    monkeypatch.setattr(server.services.analyses, "_think", here)
    anna = await server.person("anna")
    match = finished()
    id = (await anna.post("/matches/import", match.record()))["id"]
    found = await made(anna, id)
    ns = [point["n"] for point in found["points"]]
    assert ns[0] == 0
    assert ns == sorted(set(ns))
    assert ns[-1] == len(match.choices)
    assert all(set(point["score"]) == {"axis", "coalition"} for point in found["points"])
    assert match.result is not None
    end = found["points"][-1]["score"]
    assert max(end, key=lambda side: int(end[side])) == match.result.winner
    assert 5 <= len(found["turnings"]) <= 5 + OWN
    for turning in found["turnings"]:
        seat, choice = match.choices[turning["n"]]
        assert (turning["seat"], turning["played"][0]) == (seat, list(choice))
    assert any(turning["better"] for turning in found["turnings"])

    async def never(task: Task[T]) -> T:
        raise AssertionError("it is kept")

    monkeypatch.setattr(server.services.analyses, "_think", never)
    assert await anna.post(f"/matches/{id}/analysis") == found


@pytest.mark.unmeasured
async def test_how_far_it_is_is_told(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    id = (await anna.post("/matches/import", finished().record()))["id"]
    first = await anna.post(f"/matches/{id}/analysis")
    assert first == {"share": 0.0, "points": [], "turnings": []}


async def test_a_match_is_looked_back_on_when_it_is_over_by_those_who_may_see_it(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    running = await server.match(anna)
    assert await anna.refused(f"/matches/{running}/analysis", {}) == (409, "conflict")
    id = (await anna.post("/matches/import", finished().record()))["id"]
    assert await boris.refused(f"/matches/{id}/analysis", {}) == (404, "not_found")


async def test_what_fails_is_not_tried_for_ever(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = await serve()
    anna = await server.person("anna")
    id = (await anna.post("/matches/import", finished().record()))["id"]

    async def fails(task: Task[T]) -> T:
        raise OSError("no process")

    monkeypatch.setattr(server.services.analyses, "_think", fails)
    await anna.post(f"/matches/{id}/analysis")
    assert await anna.refused(f"/matches/{id}/analysis", {}) == (503, "unavailable")
    # Whatever was wrong may have passed: who asks again has it tried again.
    assert (await anna.post(f"/matches/{id}/analysis"))["share"] == 0


async def test_one_person_cannot_keep_all_others_waiting(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, db: str
) -> None:
    server = await serve(db=db)
    anna, boris = await server.person("anna"), await server.person("boris")
    gone = asyncio.Event()

    async def never(task: Task[T]) -> T:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            gone.set()
            raise
        raise AssertionError

    monkeypatch.setattr(server.services.analyses, "_think", never)
    record = finished().record()
    hers = [(await anna.post("/matches/import", record))["id"] for _ in range(analyses.MINE + 1)]
    for id in hers[:-1]:
        assert (await anna.post(f"/matches/{id}/analysis"))["share"] == 0
    assert await anna.refused(f"/matches/{hers[-1]}/analysis", {}) == (429, "too_many")
    his = (await boris.post("/matches/import", record))["id"]
    assert (await boris.post(f"/matches/{his}/analysis"))["share"] == 0
    # What is deleted is not looked back on any more: there is room for another.
    assert (await anna.http.delete(f"/api/matches/{hers[0]}")).is_success
    async with asyncio.timeout(30):
        await gone.wait()
    assert (await anna.post(f"/matches/{hers[-1]}/analysis"))["share"] == 0

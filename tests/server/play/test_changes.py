"""What happens when things change under a server: the rules, the database, another process."""

from __future__ import annotations

import random

import pytest
from sqlalchemy import text, update

from quadrant.server import wire
from quadrant.server.http.news import News
from quadrant.server.people.caller import Caller
from quadrant.server.people.seating import People
from quadrant.server.play.matches import Matches
from quadrant.server.play.presence import Presences
from quadrant.server.problems import ServerError, problem_of
from quadrant.server.settings import Settings
from quadrant.server.store import columns
from quadrant.server.store.store import Store
from server.helpers import SEATS, Serve, Server, play, same, serving

pytestmark = pytest.mark.anyio


async def test_two_processes_without_news_still_never_both_win(serve: Serve, sqlite: str) -> None:
    """A server that has not heard of a change is refused, catches up, and tells those who look."""
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    caller = await server.services.store.user(name="anna")
    assert caller is not None
    store = await Store.open(sqlite)
    other = Matches(store, People(store, None))
    async with other.open(match) as live:
        seat, choice = str(live.waiting), live.match.options()[0]
    async with anna.line(match) as line:
        await other.choose(Caller(caller.id), match, wire.ChoiceMade(seat, 0, list(choice)))
        answer = await line.choose(seat, line.table["decision"]["options"][-1])
        assert answer["problem"]["code"] == "stale"
        await line.until(lambda line: line.table["n"] == 1)
        same(line, await anna.get(f"/matches/{match}/table"))
        await line.choose_any(random.Random(1))
    await store.close()


async def test_lost_news_are_made_up_for(postgres: str) -> None:
    """The line between processes breaks; what was said meanwhile is found out afterwards."""
    usual = {"db": postgres, "public": True, "bots": 0, "messages": 100_000}
    async with serving(Settings(**usual)) as one, serving(Settings(**usual)) as two:  # type: ignore[arg-type]
        anna = await one.person("anna")
        match = await one.match(anna)
        watcher = two.guest()
        async with anna.line(match) as line, watcher.line(match) as other:
            await play([line, other], random.Random(3), 3)
            async with one.services.store._readers.connect() as connection:
                await connection.execute(
                    text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'")
                )
            chance = random.Random(4)
            for _ in range(3):
                await line.choose_any(chance)
            await other.until(lambda other: other.table["n"] >= line.table["n"])
            same(other, await watcher.get(f"/matches/{match}/table"))


async def presences(server: Server, patch: pytest.MonkeyPatch) -> tuple[Presences, list[str]]:
    """Presences that believe in other processes, and what they say to them."""
    said: list[str] = []
    matches = server.services.matches

    async def notify(news: str) -> None:
        said.append(news)

    patch.setattr(matches.store, "notify", notify)
    return Presences(matches), said


async def test_presence_is_heard_from_other_processes(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna, seats=SEATS[:1])
    known, said = await presences(server, monkeypatch)
    async with anna.line(match) as line:
        known.heard("other", match, ["3", "uk,usa"])
        known._remember(match, known.here(match))
        known.heard("other", match, ["3", "uk,usa"])
        await line.until(lambda line: line.presence.get("watching") == 3)
        assert line.presence["seats"] == ["germany", "uk", "usa"]
        known.heard("other", match, ["0", ""])
        await line.until(lambda line: line.presence["seats"] == ["germany"])
        await known.repeat()
        assert said[-1] == f"presence {match} 0 germany"


async def test_news_of_nothing_known_is_no_news(serve: Serve) -> None:
    server = await serve()
    matches = server.services.matches
    news = News(server.services.store, matches, Presences(matches), server.services.watchman)
    for words in ("change nowhere 5", "chat nowhere 1", "presence nowhere 1 uk", "change nowhere 5"):
        news._heard(None, 0, "quadrant", f"someone {words}")
    news._heard(None, 0, "quadrant", f"{server.services.store.sender} change nowhere 5")
    await matches.refresh_all()
    await news.close()


async def test_a_server_whose_database_is_gone_says_so(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = await serve()
    anna = await server.person("anna")

    async def broken() -> None:
        raise OSError("no disk")

    monkeypatch.setattr(server.services.store, "ping", broken)
    answer = await anna.http.get("/api/health")
    assert answer.status_code == 500
    assert answer.json()["code"] == "server_error"
    assert "disk" not in answer.text


async def test_a_change_that_fails_half_way_does_not_count(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    before = await anna.get(f"/matches/{match}/table")
    good = server.services.store.write

    async def fails(_: object) -> None:
        raise OSError("disk full")

    choice = {"seat": "germany", "n": 0, "choice": before["decision"]["options"][0]}
    monkeypatch.setattr(server.services.store, "write", fails)
    assert (await anna.refused(f"/matches/{match}/choices", choice))[0] == 500
    monkeypatch.setattr(server.services.store, "write", good)
    assert await anna.get(f"/matches/{match}/table") == before
    async with anna.line(match) as line:
        await line.choose_any(random.Random(1))


async def test_a_match_that_becomes_private_is_closed_to_those_who_watch(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, seats=SEATS[:1])
    async with boris.line(match) as line:
        hidden = (
            update(columns.matches).where(columns.matches.c.id == match).values(spectators=False, revision=50)
        )
        await server.services.store._writers.run(lambda connection: connection.execute(hidden))
        async with server.services.matches.open(match) as live:
            live.broken = True
        assert await anna.get(f"/matches/{match}/table")
        assert await line.end() == 1013


def test_an_error_nobody_foresaw_is_told_without_its_details() -> None:
    class StrangeError(ServerError.__base__):  # type: ignore[misc,name-defined]
        pass

    problem = problem_of(StrangeError("a secret"))
    assert (problem.status, problem.code) == (500, "server_error")
    assert "secret" not in problem.detail

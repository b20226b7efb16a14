"""Visitors: anybody may try a lesson on a public server, and nothing else; then he is forgotten."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import func, select

from quadrant.server import names
from quadrant.server.play import visitors
from quadrant.server.problems import BadName
from quadrant.server.store.columns import choices, matches, sessions, users
from server.helpers import PASSWORD, SEATS, Person, Serve, Server

pytestmark = pytest.mark.anyio
DAY = 24 * 3600 * 1000


async def visitor(server: Server) -> tuple[Person, str]:
    """Somebody who tries the first lesson of Generals, and its match."""
    person = server.guest()
    return person, (await person.post("/visit/generals/first"))["id"]


async def count(server: Server, table: Any) -> int:
    ((found,),) = await server.services.store.rows(select(func.count()).select_from(table))
    return int(found)


async def test_a_visitor_plays_a_lesson_and_comes_back_to_it(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    person, match = await visitor(server)
    me = (await person.get("/me"))["user"]
    assert me["visitor"]
    assert names.is_visitors(me["name"])
    async with person.line(match) as line:
        said = await person.get(f"/matches/{match}/coaching")
        assert (await line.choose(line.table["decision"]["seat"], said["choice"]))["type"] == "done"
    # He may begin another one, and go on with both.
    second = (await person.post("/visit/churchill/first"))["id"]
    assert await count(server, users) == 1
    begun = {lesson["match"] for lesson in await person.get("/lessons") if lesson["match"]}
    assert begun == {match, second}


async def test_a_visitor_may_do_nothing_else(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    open_match = await server.match(anna, seats=SEATS[:1])
    person, match = await visitor(server)
    refused = (401, "not_logged_in")
    record = {"format": 1}
    attacks: list[tuple[str, dict[str, Any]]] = [
        ("/matches", {"game": "generals", "seats": {"uk": {"kind": "me"}}}),
        ("/matches/import", record),
        (f"/matches/{match}/fork", {}),
        (f"/matches/{match}/rematch", {}),
        (f"/matches/{match}/chat", {"text": "hello"}),
        (f"/matches/{match}/seats/uk", {"kind": "open"}),
        (f"/matches/{match}/title", {"title": "mine"}),
        (f"/matches/{open_match}/seats/uk", {"kind": "me"}),
        (f"/matches/{open_match}/chat", {"text": "hello"}),
        ("/password", {"password": PASSWORD}),
        ("/link", {}),
        ("/mail", {"address": "a@example.org", "language": "en"}),
    ]
    for path, body in attacks:
        answer = await person.http.post(f"/api{path}", json=body)
        assert answer.status_code == 401, (path, answer.text)
    for path in ("/meanwhile", "/notices", "/sessions", "/account/data"):
        assert await person.refused(path, method="GET") == refused
    assert (await person.http.delete(f"/api/matches/{match}")).status_code == 401
    # Nobody else sees his lesson, nor can anybody come in by his name.
    for other in (anna, server.guest(), (await visitor(server))[0]):
        assert await other.refused(f"/matches/{match}/table", method="GET") == (404, "not_found")
    name = (await person.get("/me"))["user"]["name"]
    for body in ({"name": name, "password": PASSWORD}, {"name": "guest-ff", "password": PASSWORD}):
        assert (await server.guest().http.post("/api/account", json=body)).status_code == 400
        assert (await server.guest().http.post("/api/session", json=body)).status_code == 403
    with pytest.raises(BadName):
        names.checked(name)


async def test_an_address_has_few_visitors_and_the_server_not_too_many(
    serve: Serve, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await serve(db=db, newcomers=2)
    for _ in range(2):
        await visitor(server)
    assert await server.guest().refused("/visit/generals/first", {}) == (429, "too_many")
    assert await count(server, users) == 2
    monkeypatch.setattr(visitors, "MOST", 2)
    elsewhere = await serve(db=db, newcomers=100)
    assert await elsewhere.guest().refused("/visit/generals/first", {}) == (429, "too_many")
    # What does not exist costs nobody anything.
    assert (await elsewhere.guest().refused("/visit/generals/nothing", {}))[0] in (404, 422)
    assert (await elsewhere.guest().refused("/visit/chess/first", {}))[0] in (404, 422)
    assert await count(server, users) == 2


async def test_a_visitor_begins_only_so_many_lessons(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "LESSONS", 2)
    server = await serve()
    person, _ = await visitor(server)
    for path in ("/lessons/generals/first", "/visit/generals/first"):
        await person.post(path)
    assert await person.refused("/lessons/generals/first", {}) == (429, "too_many")
    assert await person.refused("/visit/generals/first", {}) == (429, "too_many")
    # Begun again, a lesson replaces itself.
    assert await count(server, matches) == 1


async def test_a_visitor_is_forgotten_when_his_session_ends(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    store, service = server.services.store, server.services.visitors
    anna = await server.person("anna")
    lesson = (await anna.post("/lessons/generals/first"))["id"]
    person, match = await visitor(server)
    async with person.line(match) as line:
        said = await person.get(f"/matches/{match}/coaching")
        await line.choose(line.table["decision"]["seat"], said["choice"])
    await service.sweep()
    assert await person.get(f"/matches/{match}/table")
    now = store.time()
    store.time = lambda: now + DAY + 1
    assert (await person.get("/me"))["user"] is None
    await service.sweep()
    assert await person.refused(f"/matches/{match}/table", method="GET") == (404, "not_found")
    left = await store.rows(select(users.c.name))
    assert [row.name for row in left] == ["anna"]
    assert [row.id for row in await store.rows(select(matches.c.id))] == [lesson]
    assert await count(server, choices) == 0
    assert await count(server, sessions) <= 2


async def test_on_ones_own_machine_there_are_no_visitors(serve: Serve) -> None:
    server = await serve(public=False)
    local = server.guest()
    await local.post("/visit/generals/first")
    assert await count(server, users) == 1
    assert not (await local.get("/me"))["user"]["visitor"]

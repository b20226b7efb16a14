"""Doors for programs: what tokens open, and that nothing else does."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect

from quadrant.server.people import doors
from quadrant.server.store.columns import tokens
from quadrant.server.store.keys import kept
from server.helpers import PASSWORD, Person, Serve, Server

pytestmark = pytest.mark.anyio
ALL = ["read", "play", "chat"]


async def program(server: Server, owner: Person, scopes: list[str], bot: str | None = None) -> Person:
    """A program with a token of the owner, or of a bot of his."""
    if bot is not None:
        await owner.post("/bots", {"name": bot})
    made = await owner.post("/tokens", {"name": "at home", "scopes": scopes, "bot": bot})
    found = server.guest(made["account"])
    found.http.headers["authorization"] = f"Bearer {made['token']}"
    return found


async def test_a_token_is_shown_once_and_kept_as_a_hash(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.member("anna")
    made = await anna.post("/tokens", {"name": "at\nhome", "scopes": ["read"]})
    (row,) = await server.services.store.rows(select(tokens))
    assert row.token == kept(made["token"]) != made["token"]
    (shown,) = await anna.get("/tokens")
    assert (shown["account"], shown["name"], shown["scopes"]) == ("anna", "at home", ["read"])
    assert shown["used"] is None
    assert made["token"] not in str(shown)
    reader = server.guest()
    reader.http.headers["authorization"] = f"Bearer {made['token']}"
    assert (await reader.get("/me"))["user"]["name"] == "anna"
    assert (await anna.get("/tokens"))[0]["used"] is not None


async def test_a_token_opens_what_it_is_for(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.member("anna")
    match = await server.match(anna)
    choice = (await anna.get(f"/matches/{match}/table"))["decision"]["options"][0]
    made = {"seat": "germany", "n": 0, "choice": choice}
    by = {scope: await program(server, anna, [scope]) for scope in ALL}
    assert (await by["read"].get(f"/matches/{match}/table"))["decision"]
    assert await by["read"].refused(f"/matches/{match}/choices", made) == (403, "forbidden")
    assert await by["play"].refused(f"/matches/{match}/table", method="GET") == (403, "forbidden")
    assert await by["play"].refused(f"/matches/{match}/chat", {"text": "!"}) == (403, "forbidden")
    await by["play"].post(f"/matches/{match}/choices", made)
    await by["chat"].post(f"/matches/{match}/chat", {"text": "!"})


async def test_no_token_opens_what_belongs_to_the_account(serve: Serve, db: str) -> None:
    """Every route that a person can use is tried: what is not meant for programs is refused to them."""
    server = await serve(db=db)
    anna = await server.member("anna")
    match = await server.match(anna)
    robot = await program(server, anna, ALL)
    paths = (await anna.http.get("/api/openapi.json")).json()["paths"]
    refused = set()
    for path, operations in paths.items():
        for method in operations:
            if path in ("/api/records", "/api/stream"):
                continue
            address = re.sub(r"\{\w+\}", "x", path.replace("{id}", match).replace("{name}", "boris"))
            answer = await robot.http.request(method, address, json=None if method == "get" else {})
            if answer.status_code == 403 and "no token" in answer.text:
                refused.add((method, path.removeprefix("/api")))
    account = ["/password", "/account/delete", "/tokens", "/bots", "/mail", "/link", "/moderation"]
    assert {("post", path) for path in account} <= refused
    assert {("get", path) for path in ("/sessions", "/tokens", "/account/data", "/relations")} <= refused
    assert {("post", f"/matches/{{id}}/{what}") for what in ("fork", "hint", "analysis")} <= refused
    assert (await anna.get("/me"))["user"]["name"] == "anna"


async def test_a_live_line_asks_for_the_scope_too(serve: Serve) -> None:
    server = await serve()
    anna = await server.member("anna")
    match = await server.match(anna)
    url = f"{server.address}/api/matches/{match}/live".replace("http", "ws", 1)
    for scopes, answer in ((["play"], "refused"), (["read"], "table"), (["read", "play"], "table")):
        robot = await program(server, anna, scopes)
        headers = {"authorization": robot.http.headers["authorization"]}
        async with connect(url, additional_headers=headers, max_size=None) as line:
            assert f'"type":"{answer}"' in str(await line.recv())[:40]
            if answer == "refused":
                continue
            await line.send('{"type":"choose","seat":"germany","n":0,"choice":["nothing"],"ref":1}')
            said = ""
            while '"refused"' not in said:
                said = str(await line.recv())
            assert ("the token is not for" in said) == ("play" not in scopes)


async def test_a_revoked_token_opens_nothing_and_its_lines_are_closed(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.member("anna")
    match = await server.match(anna)
    robot = await program(server, anna, ["read"])
    url = f"{server.address}/api/matches/{match}/live".replace("http", "ws", 1)
    headers = {"authorization": robot.http.headers["authorization"]}
    async with connect(url, additional_headers=headers, max_size=None) as line:
        await line.recv()
        (shown,) = await anna.get("/tokens")
        assert (await anna.http.delete(f"/api/tokens/{shown['id']}")).status_code == 204
        await line.wait_closed()
    assert await robot.refused("/me", method="GET") == (401, "not_logged_in")
    assert (await anna.http.delete(f"/api/tokens/{shown['id']}")).status_code == 404


async def test_a_new_password_and_a_farewell_end_all_tokens(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.guest("anna").register()
    own = await program(server, anna, ["read"])
    bot = await program(server, anna, ["read"], bot="engine")
    await anna.post("/password", {"password": "another long one", "old": PASSWORD})
    assert await own.refused("/me", method="GET") == (401, "not_logged_in")
    assert (await bot.get("/me"))["user"]["name"] == "engine"
    answer = await anna.http.post("/api/account/delete", json={"password": "another long one"})
    assert answer.status_code == 204
    assert await bot.refused("/me", method="GET") == (401, "not_logged_in")
    assert await server.guest().refused("/people/engine", method="GET") == (404, "not_found")


async def test_tokens_and_bots_are_counted_and_ones_own(
    serve: Serve, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "TOKENS", 2)
    monkeypatch.setattr(doors, "BOTS", 1)
    server = await serve(db=db)
    anna, boris, guest = (
        await server.member("anna"),
        await server.member("boris"),
        await server.person("guess"),
    )
    asked: dict[str, Any] = {"name": "x", "scopes": ["read"]}
    answers = await asyncio.gather(*(anna.http.post("/api/tokens", json=asked) for _ in range(4)))
    assert sorted(answer.status_code for answer in answers) == [201, 201, 429, 429]
    await anna.post("/bots", {"name": "engine"})
    assert await anna.get("/bots") == [{"name": "engine"}]
    assert await anna.refused("/bots", {"name": "engine two"}) == (429, "too_many")
    assert await boris.refused("/bots", {"name": "Engine"}) == (409, "conflict")
    assert await boris.refused("/bots", {"name": "admin"}) == (400, "bad_name")
    assert await boris.refused("/tokens", asked | {"bot": "engine"}) == (404, "not_found")
    assert await boris.refused("/tokens", asked | {"scopes": ["all"]}) == (400, "bad_request")
    assert await boris.refused("/tokens", asked | {"scopes": []}) == (400, "bad_request")
    assert await guest.refused("/tokens", asked) == (403, "forbidden")
    assert await server.guest().refused("/tokens", asked) == (401, "not_logged_in")
    shown = (await anna.get("/tokens"))[0]["id"]
    assert await boris.refused(f"/tokens/{shown}", method="DELETE") == (404, "not_found")
    wrong = server.guest()
    wrong.http.headers["authorization"] = "Bearer quadrant_wrong"
    assert await wrong.refused("/me", method="GET") == (401, "not_logged_in")


async def test_the_stream_tells_of_turns_and_ends_at_once_and_after_a_restart(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.member("anna"), await server.member("boris")
    robot = await program(server, anna, ALL, bot="engine")
    match = await server.duel(robot, boris)
    timeout = httpx.Timeout(60)
    async with robot.http.stream("GET", "/api/stream", timeout=timeout) as stream:
        lines = stream.aiter_lines()

        async def until(kind: str) -> dict[str, Any]:
            async for text in lines:
                line: dict[str, Any] = httpx.Response(200, text=text).json()
                if line["type"] == kind:
                    return line
            raise AssertionError("the stream has ended")

        turn = await until("turn")
        assert (turn["match"], turn["game"], turn["seat"], turn["n"]) == (match, "no_retreat", "axis", 0)
        table = await robot.get(f"/matches/{match}/table")
        choice = table["decision"]["options"][0]
        await robot.post(f"/matches/{match}/choices", {"seat": "axis", "n": 0, "choice": choice})
        await boris.post(f"/matches/{match}/resign", {"seat": "soviet"})
        over = await until("over")
        assert (over["match"], over["winners"]) == (match, ["axis"])
    other = await server.duel(robot, boris)
    answer = await robot.http.get("/api/stream", params={"seconds": 0})
    assert [other in line for line in answer.text.splitlines()] == [False, True]
    assert await server.guest().refused("/stream", method="GET") == (401, "not_logged_in")

"""Whatever a client sends is answered in good order: refused by name, never with a failure."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect

from quadrant.server.people import accounts
from server.helpers import Serve, Server

pytestmark = pytest.mark.anyio
DEEP = b"[" * 100_000 + b"]" * 100_000
HEADERS = (
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
)
JSON = {"content-type": "application/json"}


#: What a field is given instead of what belongs there.
WRONG: tuple[Any, ...] = (None, [1], {}, -1, 10**30, 1.5, "a\0b", "\ud800", "x" * 5000)


def broken(fields: dict[str, Any]) -> list[bytes]:
    """What is no JSON, or no object, and comes to no database."""
    good = json.dumps(fields).encode()
    return [
        b"",
        b"{",
        b"null",
        b"[]",
        b"[1]",
        b"1e999",
        b"\xff\xfe",
        b'"\xc3"',
        b'{"a": "\xed\xa0\x80"}',
        DEEP,
        b'{"x":' * 50_000 + b"1" + b"}" * 50_000,
        good[:-1],
        good.replace(b'"', b"'"),
    ]


def wrong(fields: dict[str, Any]) -> list[bytes]:
    """What has one field with something in it that does not belong there."""
    others = ((name, other) for name, value in fields.items() for other in WRONG if other != value)
    return [json.dumps({**fields, name: other}).encode() for name, other in others]


def requests(match: str, record: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Every route that takes a body, and a body that it would take."""
    return {
        "/account": {"name": "zoe", "password": "a long password"},
        "/session": {"name": "zoe", "password": "a long password"},
        "/matches": {"game": "generals", "title": "x", "seed": "7", "scenario": "standard", "seats": {}},
        "/matches/import": record,
        f"/matches/{match}/choices": {"seat": "germany", "n": 0, "choice": ["pass"], "epoch": 0},
        f"/matches/{match}/why": {"seat": "germany", "choice": ["pass"]},
        f"/matches/{match}/undo": {"seat": "germany", "n": 0, "to": "x"},
        f"/matches/{match}/resign": {"seat": "uk"},
        f"/matches/{match}/orders": {"seat": "germany", "orders": {}},
        f"/matches/{match}/seats/uk": {"kind": "me", "token": "x", "person": "x", "bot": "staff"},
        f"/matches/{match}/fork": {"n": 5, "bots": True},
        f"/matches/{match}/title": {"title": "x"},
        f"/matches/{match}/rematch": {"swap": True},
        f"/matches/{match}/chat": {"text": "x"},
    }


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many tries to log in as one likes."""
    monkeypatch.setattr(accounts, "SLOW", 10_000)


@pytest.mark.long
@pytest.mark.usefixtures("patient")
async def test_a_body_with_a_wrong_field_is_refused_by_name(serve: Serve, db: str) -> None:
    await _refuses(await serve(db=db, newcomers=10_000), wrong)


@pytest.mark.long
@pytest.mark.usefixtures("patient")
async def test_a_broken_body_is_refused_by_name(serve: Serve) -> None:
    await _refuses(await serve(newcomers=10_000), broken)


async def _refuses(server: Server, bodies: Callable[[dict[str, Any]], list[bytes]]) -> None:
    """None of them fails on any route."""
    anna = await server.person("anna")
    match = await server.match(anna)
    record = {"format": "x", "game": "generals", "seed": "7", "version": 1, "choices": [], "options": {}}
    for path, fields in requests(match, record).items():
        for body in bodies(fields):
            answer = await anna.http.post(f"/api{path}", content=body, headers=JSON)
            assert answer.status_code < 500, (path, body[:60], answer.text)


async def test_a_malformed_body_is_refused_by_name(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    match = await server.match(anna)
    for body in (b"\xff", DEEP, b"[1]"):
        answer = await anna.http.post(f"/api/matches/{match}/why", content=body, headers=JSON)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    for choice in ([1], [1, "germany"], ["\0"], ["play", "no such card"], ["build", -1], ["x"] * 32):
        answer = await anna.http.post(f"/api/matches/{match}/why", json={"seat": "germany", "choice": choice})
        assert answer.status_code < 500, choice
    assert await anna.refused(f"/matches/{match}/why", {"seat": "germany", "choice": [1]}) == (
        422,
        "illegal_choice",
    )


async def test_a_malformed_address_or_header_is_refused_by_name(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    match = await server.match(anna)
    for path in (
        f"/matches/{match}/table?n=x",
        f"/matches/{match}/table?n=-1",
        f"/matches/{match}/table?n=99999999999999999999",
        f"/matches/{match}/table?seat=%00",
        f"/matches/{match}/table?seat=%ff%fe",
        f"/matches/{match}/query/%00",
        f"/matches/{match}/query/range?target=%ff",
        f"/matches/{match}%00",
        f"/matches/{match}?token=%00%ff",
        "/matches/%ff%fe",
        "/matches/%0a",
        "/games/%00/static",
        "/matches?skip=1e9",
    ):
        answer = await anna.http.get(f"/api{path}")
        assert answer.status_code < 500, (path, answer.text)
    for origin in ("http://[", "http://[::1", "\xff", "//", "http://]"):
        headers = {b"origin": origin.encode("latin-1"), b"content-type": b"application/json"}
        answer = await anna.http.post("/api/matches", content=b"{}", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden"), origin
    for cookie in (b"quadrant=\xff\xfe", b"=;=;", b"quadrant=" + b"x" * 5000):
        answer = await server.guest().http.get("/api/me", headers={b"cookie": cookie})
        assert (answer.status_code, answer.json()["user"]) == (200, None)


async def test_every_answer_has_the_headers_and_is_kept_by_nobody(serve: Serve) -> None:
    server = await serve(newcomers=10_000)
    anna = await server.person("anna")
    match = await server.match(anna)
    answers = [
        await anna.http.get(path)
        for path in (
            "/api/me",
            "/api/none",
            "/nothing.js",
            "/health",
            f"/api/matches/{match}/table",
            "/api/%ff",
        )
    ]
    answers.append(await anna.http.post("/api/matches", content=b"{", headers=JSON))
    answers.append(await anna.http.post("/api/matches", json={}, headers={"origin": "http://evil.example"}))
    answers.append(
        await anna.http.post("/api/matches", content=b"{}", headers={"content-type": "text/plain"})
    )
    answers.append(await anna.http.put("/api/matches"))
    answers.append(await anna.http.post("/api/matches/import", content=b"x" * 3_000_000, headers=JSON))
    for answer in answers:
        assert [name for name in HEADERS if name not in answer.headers] == [], answer.url
        assert answer.headers["cache-control"] == "no-store", answer.url
    assert (await anna.http.get("/")).headers["cache-control"] == "no-cache"


async def test_json_is_taken_as_json_only(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    body = b'{"game": "generals"}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        answer = await anna.http.post("/api/matches", content=body, headers={"content-type": kind})
        assert (answer.status_code, answer.json()["code"]) == (415, "not_json"), kind
    answer = await anna.http.post("/api/matches", content=body)
    assert answer.status_code == 415
    kind = "Application/JSON; charset=utf-8"
    answer = await anna.http.post("/api/matches", content=body, headers={"content-type": kind})
    assert answer.status_code == 201


async def test_what_a_live_line_cannot_read_is_refused_and_the_line_stays(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    match = await server.match(anna)
    async with anna.line(match) as line:
        for words in (
            "{",
            "[" * 30_000,
            b"\xff\xfe",
            '{"type": "choose"}',
            "\0",
            '{"type": ["x"]}',
            "[1]",
            "",
        ):
            answer = await line.ask(words)
            assert (answer["type"], answer["problem"]["status"]) == ("refused", 400), words
        wrong = {"type": "choose", "seat": "germany", "n": 0, "choice": [1]}
        assert (await line.ask(wrong))["problem"]["code"] == "illegal_choice"
        assert (await line.ask({**wrong, "seat": "nobody"}))["problem"]["code"] == "unknown_seat"
        assert (await line.ask({**wrong, "seat": "\0"}))["problem"]["code"] == "unstorable"
        await line.choose_any(random.Random(1))


async def test_a_live_line_that_cannot_be_is_refused_with_a_word(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    match = await server.match(anna)
    for path, code in (
        ("0000", 4404),
        (f"{match}?after=x", 4400),
        (f"{match}?after=-1", 4400),
        ("%20", 4404),
    ):
        name, _, query = path.partition("?")
        url = f"{server.address}/api/matches/{name}/live?{query}".replace("http", "ws", 1)
        async with connect(url) as socket:
            told = json.loads(await socket.recv())
            assert told["type"] == "refused"
            await socket.wait_closed()
            assert socket.close_code == code, path

"""What somebody may send to do harm, on both databases: it is refused, and nobody else notices."""

from __future__ import annotations

import json
import re
import sqlite3
import threading
import time
from argparse import Namespace
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

import quadrant
from quadrant.errors import QuadrantError
from quadrant.server import command
from quadrant.server.http import app
from quadrant.server.names import checked
from quadrant.server.problems import BadName, Unavailable, Unstorable
from quadrant.server.store.store import Store
from server.conftest import Cluster
from server.helpers import SEATS, Person, Serve

pytestmark = pytest.mark.anyio

ZERO, HALF, HUGE = "a\0b", "a\ud800b", 2**80
ARGS: dict[str, Any] = {"host": "127.0.0.1", "port": 0, "public": True}


async def well(person: Person) -> None:
    """The server is as well as it was."""
    assert (await person.get("/health"))["status"] == "ok"


@pytest.mark.unmeasured
async def test_a_zero_character_is_refused_by_every_route_and_harms_nobody(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    match = await server.match(anna)
    paths = (await anna.http.get("/api/openapi.json")).json()["paths"]
    asked = 0
    for path, operations in paths.items():
        for method, operation in operations.items():
            for address, body in _attacks(path, match, method == "post", "requestBody" in operation):
                answer = await anna.http.request(method, address, json=body)
                assert answer.status_code == 400, (method, address, answer.text)
                assert answer.json()["code"] == "unstorable"
                asked += 1
    assert asked > 100
    await well(anna)


def _attacks(path: str, match: str, posts: bool, reads: bool) -> list[tuple[str, Any]]:
    """Addresses and bodies with a zero character in every part of the path, in the query and in the body."""
    parts = re.findall(r"\{\w+\}", path)
    usual = re.sub(r"\{\w+\}", match, path)
    body: Any = {} if posts else None
    found = [(path.replace(part, "a%00b").replace("{id}", match), body) for part in parts]
    found.append((f"{usual}?seat=a%00b&token=%00&target=%00", body))
    if reads:
        found += [(usual, {"text": ZERO}), (usual, {ZERO: 1}), (usual, {"seats": [{"a": [ZERO]}]})]
    return found


@pytest.mark.unmeasured
@pytest.mark.parametrize("value", [ZERO, HALF, HUGE, -HUGE, 1e300, "x" * 100_000, [[[ZERO]]], {ZERO: ZERO}])
async def test_no_record_makes_the_server_sick(serve: Serve, db: str, value: Any) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    match, chance = quadrant.new("generals", seed="attack"), Random(1)
    for _ in range(20):
        match.choose(chance.choice(match.options()))
    record = match.record()
    for field in record:
        assert (await _sent(anna, {**record, field: value})) < 500, field
    for choice in ([value], ["germany", value], ["germany", "pass", value]):
        assert 400 <= await _sent(anna, {**record, "choices": [*record["choices"], choice]}) < 500
    await well(anna)


async def _sent(person: Person, record: dict[str, Any]) -> int:
    """The status that an imported record gets. Half a character is sent as only an attacker would."""
    data = json.dumps(record)
    headers = {"content-type": "application/json"}
    return (await person.http.post("/api/matches/import", content=data, headers=headers)).status_code


async def test_what_no_database_keeps_is_no_failure_of_the_database(db: str) -> None:
    """If something gets past the checks, the store says whose fault it is and goes on storing."""
    store = await Store.open(db)
    anna = await store.add_user("anna", None)
    attempts: list[Callable[[], Any]] = [
        lambda: store.add_user(HALF, None),
        lambda: store.drop_notices(HUGE),
        lambda: store.attempt([HALF]),
        lambda: store.user(name=HALF),
    ]
    if store.shared:
        attempts += [lambda: store.add_user(ZERO, None), lambda: store.add_user("x" * 1000, None)]
    for attempt in attempts:
        with pytest.raises(Unstorable):
            await attempt()
        assert store.storing
    assert await store.names([anna]) == {anna: "anna"}
    await store.close()


async def test_a_zero_character_on_the_live_line_is_refused(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    match = await server.match(anna)
    async with anna.line(match) as line:
        answer = await line.choose("germany", [ZERO])
        assert answer["problem"]["code"] == "unstorable"
        assert (await line.choose_any(Random(1)))["type"] == "done"
    await well(anna)


@pytest.mark.parametrize("asked", [1, 2])
async def test_who_comes_while_the_database_is_away_hears_that_and_is_not_kept(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, asked: int
) -> None:
    """A line asks twice who it is: at first, and once it has the table."""
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    session, left = server.services.store.session, asked

    async def fails(token: str) -> Any:
        nonlocal left
        left -= 1
        if not left:
            raise Unavailable("the database cannot do that now")
        return await session(token)

    monkeypatch.setattr(server.services.store, "session", fails)
    async with anna.line(match) as line:
        await line.until(lambda line: line.answers)
        assert line.answers[0]["problem"]["code"] == "unavailable"
    assert server.services.matches.connections == 0
    assert not server.services.lines._inside


def test_a_database_that_cannot_keep_all_letters_is_refused_with_the_remedy(cluster: Cluster) -> None:
    db = cluster.new("ENCODING 'SQL_ASCII' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'")
    remedy = "createdb --encoding=UTF8 --template=template0"
    with pytest.raises(QuadrantError, match=remedy):
        command.worker(Namespace(db=db, jobs=1))
    with pytest.raises(QuadrantError, match=remedy):
        command.serve(Namespace(**ARGS, db=db))


@pytest.mark.unmeasured
@pytest.mark.parametrize("other", ["alicé", "ALICE", "aIice", "al1ce", "Älice", "аӏісе"])
async def test_nobody_takes_a_name_that_is_mistaken_for_another(serve: Serve, db: str, other: str) -> None:
    server = await serve(db=db)
    await server.guest("alice").register()
    credentials = {"name": other, "password": "a long password"}
    assert await server.guest().refused("/account", credentials) == (409, "conflict")


@pytest.mark.parametrize(
    "other", ["ɑlice", "ᴀlice", "aǀice", "aƚice", "ᎪᏞᏆᏟᎬ", "ꓮꓡꓲꓚꓰ", "ʙot", "ɢuest", "аӏꙇсе"]
)
def test_a_name_has_no_signs_that_pass_for_letters(other: str) -> None:
    """Small capitals, phonetic signs, scripts of capitals: one script each, and mistaken for Latin."""
    with pytest.raises(BadName):
        checked(other)


@pytest.mark.parametrize(
    "name",
    [
        "Əli",
        "Gülşən",
        "Þór",
        "Łukasz",
        "Ærø",
        "Đorđe",
        "Ғалым",
        "Їжак",
        "Ёж",
        "Ελένη",
        "王伟",
        "さくらカナ",
        "علي",
    ],
)
def test_people_are_called_as_they_are(name: str) -> None:
    assert checked(name) == name


async def test_a_backup_is_whole_and_nobody_elses_business(serve: Serve, sqlite: str, folder: Path) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    copy = folder / "backup.sqlite3"
    assert command.backup(Namespace(db=sqlite, file=copy)) == 0
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as found:
        assert found.execute("SELECT id FROM matches").fetchall() == [(match,)]
    with pytest.raises(QuadrantError, match="is there already"):
        command.backup(Namespace(db=sqlite, file=copy))
    with pytest.raises(QuadrantError, match="there is no database"):
        command.backup(Namespace(db=str(folder / "none"), file=folder / "other"))
    with pytest.raises(QuadrantError, match="umask 077; pg_dump"):
        command.backup(Namespace(db="postgresql://localhost/quadrant", file=folder / "other"))


async def test_nobody_waits_while_the_schema_is_made(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    makers: list[threading.Thread] = []

    def schema() -> bytes:
        makers.append(threading.current_thread())
        return b"{}"

    monkeypatch.setattr(app, "_schema", schema)
    guest = (await serve()).guest()
    assert (await guest.http.get("/api/openapi.json")).json() == {}
    assert makers
    assert threading.main_thread() not in makers


@pytest.mark.parametrize("hours", [-2, 2, -24 * 400, 24 * 400])
async def test_a_clock_that_is_set_costs_nobody_time_and_logs_nobody_out(
    serve: Serve, db: str, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    server = await serve(db=db)
    anna = await server.guest("anna").register()
    seats = {seat: {"kind": "me"} for seat in SEATS}
    body = {"game": "generals", "seats": seats, "clock": {"bank": 600}}
    match = (await anna.post("/matches", body))["id"]
    real, moved = time.time_ns, hours * 3600 * 10**9
    monkeypatch.setattr(time, "time_ns", lambda: real() + moved)
    async with anna.line(match) as line:
        for _ in range(3):
            await line.choose_any(Random(1))
            for work in server.services.watchman.also:
                await work()
        await line.until(lambda line: line.pending)
        (clock,) = line.pending["clocks"]
        assert 0 < clock["left"] <= 600_000
        assert clock["left"] > 300_000
    info = await anna.get(f"/matches/{match}")
    assert {seat["kind"] for seat in info["seats"]} == {"person"}
    assert (await anna.get("/me"))["user"]["name"] == "anna"

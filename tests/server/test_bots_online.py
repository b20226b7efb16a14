"""A program plays over the network: the client of docs/bots-online.md, and the records that come of it."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import quadrant
from quadrant import cli
from quadrant.openings import openings, read
from server.helpers import Person, Serve, Server

pytestmark = pytest.mark.anyio
PAGE = Path(__file__).parents[2] / "docs" / "bots-online.md"


def client(folder: Path) -> Path:
    """The client, as the page has it."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    file = folder / "bot.py"
    file.write_text(code, encoding="utf-8")
    return file


async def token(owner: Person, bot: str) -> str:
    await owner.post("/bots", {"name": bot})
    made = await owner.post("/tokens", {"name": "x", "scopes": ["read", "play"], "bot": bot})
    return str(made["token"])


async def played(server: Server, folder: Path, *words: str) -> str:
    """What the client prints, once it has ended by itself."""
    command = [sys.executable, str(client(folder)), server.address, *words]
    process = await asyncio.create_subprocess_exec(*command, stdout=-1, stderr=-1)
    try:
        out, errors = await process.communicate()
    finally:
        with suppress(ProcessLookupError):
            process.kill()
    assert process.returncode == 0, errors.decode()
    return out.decode()


async def dump(person: Person, **params: str) -> list[dict[str, Any]]:
    answer = await person.http.get("/api/records", params=params)
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    return [json.loads(line) for line in answer.text.splitlines()]


@pytest.mark.long
@pytest.mark.parametrize("game", ["generals", "churchill", "no_retreat", "empire"])
async def test_the_client_of_the_page_plays_a_whole_match(serve: Serve, folder: Path, game: str) -> None:
    server = await serve(bots=1)
    anna = await server.member("anna")
    said = await played(server, folder, await token(anna, "engine"), game, "random")
    assert "won by" in said
    (record,) = await dump(server.guest(), game=game)
    assert sorted(set(record["players"].values())) == ["person", "random"]
    again = quadrant.load(record)
    assert again.result is not None
    await server.counted()
    assert (await anna.get("/people/engine"))["reliability"]["matches"] == 1


async def finished(server: Server, one: Person, other: Person, **fields: Any) -> str:
    match = await server.duel(one, other, **fields)
    table = await one.get(f"/matches/{match}/table")
    option = table["decision"]["options"][0]
    await one.post(f"/matches/{match}/choices", {"seat": "axis", "n": 0, "choice": option})
    await other.post(f"/matches/{match}/resign", {"seat": "soviet"})
    return match


async def test_the_dump_has_what_is_public_and_over_and_nothing_else(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.person("anna"), await server.person("boris")
    first = await finished(server, anna, boris)
    await finished(server, anna, boris, spectators=False)
    await finished(server, anna, boris, listed=False)
    running = await server.duel(anna, boris)
    last = await finished(server, anna, boris)
    await server.match(anna)
    guest = server.guest()
    lines = await dump(guest)
    assert [line["id"] for line in lines] == [first, last]
    assert "anna" not in json.dumps(lines)
    async with server.services.matches.open(running) as live:
        assert live.row.seed not in json.dumps(lines)
    assert [line["id"] for line in await dump(guest, after=first)] == [last]
    assert await dump(guest, game="empire") == []
    assert [line["id"] for line in await dump(guest, game="no_retreat")] == [first, last]
    assert await guest.refused("/records", method="GET", after=running) == (404, "not_found")
    assert await guest.refused("/records", method="GET", game="chess") == (404, "unknown_game")
    assert quadrant.load(lines[0]).choices


async def test_openings_from_a_dump_are_those_of_the_page(
    serve: Serve, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    for _ in range(3):
        await finished(server, anna, boris)
    await server.counted()
    answer = await anna.http.get("/api/records")
    file = folder / "dump.jsonl"
    file.write_bytes(answer.content)
    found = openings("no_retreat", read(answer.content.splitlines(), "no_retreat"))
    page = await anna.get("/games/no_retreat/page")
    assert (found.matches, found.length) == (page["matches"], page["length"]) == (3, 1)
    assert [side.won for side in found.sides] == [side["won"] for side in page["sides"]] == [1, 0]
    assert [line.times for line in found.firsts] == [line["times"] for line in page["openings"]]
    for source in (str(file), server.address):
        assert await asyncio.to_thread(cli.main, ["openings", "no_retreat", source]) == 0
        assert "3 finished matches" in capsys.readouterr().out
    assert await asyncio.to_thread(cli.main, ["openings", "no_retreat", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["matches"] == 3
    file.write_text("{}\n")
    for source in (str(file), str(folder / "none"), "http://127.0.0.1:9"):
        assert await asyncio.to_thread(cli.main, ["openings", "no_retreat", source]) == 2
        assert capsys.readouterr().err

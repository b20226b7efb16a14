"""Matches with an owner's components and with the built-in ones, on one database."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import quadrant
from quadrant.kernel import components, owned
from quadrant.kernel.components import Owned
from quadrant.server.bots.seats import Begins, Bots, Job, Moves
from server.helpers import Person, Serve

pytestmark = pytest.mark.anyio

SEATS = ("uk", "ussr", "us")


@pytest.fixture
def own(tmp_path: Path) -> Owned:
    """Churchill with another value on one card, not taken yet."""
    folder = tmp_path / "own" / "churchill"
    folder.mkdir(parents=True)
    data = json.loads(components.built_in("churchill", "cards"))
    next(card for card in data["cards"] if card["id"] == "UK-01")["value"] = 3
    (folder / "cards.json").write_text(json.dumps(data), encoding="utf-8")
    (found,), faults = owned.check(tmp_path / "own")
    assert not faults
    return found


@pytest.fixture
def taken(own: Owned, tmp_path: Path) -> Iterator[Owned]:
    """The same, taken by this process and by those that it starts."""
    with owned.playing_with([tmp_path / "own"]):
        yield own


async def begin(person: Person, *bots: str) -> str:
    seats = {seat: {"kind": "bot", "bot": "random"} if seat in bots else {"kind": "me"} for seat in SEATS}
    match: str = (await person.post("/matches", {"game": "churchill", "seats": seats}))["id"]
    return match


async def choose(person: Person, match: str, choices: int) -> None:
    async with person.line(match) as line:
        for _ in range(choices):
            decision = line.table["decision"]
            assert (await line.choose(decision["seat"], decision["options"][0]))["type"] == "done"


def value_of(static: dict[str, Any], card: str) -> int:
    found: int = next(found["value"] for found in static["cards"] if found["id"] == card)
    return found


async def lost(job: Job, begins: Begins) -> Moves:
    raise AssertionError(f"a bot was asked to play {job.game}")


async def test_both_kinds_of_matches_are_played_on_one_server(
    serve: Serve, own: Owned, tmp_path: Path
) -> None:
    server = await serve()
    anna = await server.person("anna")
    before = await begin(anna)
    with owned.playing_with([tmp_path / "own"]):
        after = await begin(anna)
        for match, fingerprint in ((before, ""), (after, own.fingerprint)):
            await choose(anna, match, 3)
            info = await anna.get(f"/matches/{match}")
            assert (info["game"], info["components"]) == ("churchill", fingerprint)
        lobby = {row["id"]: row["components"] for row in (await anna.get("/matches"))["mine"]}
        assert lobby == {before: "", after: own.fingerprint}
        games = {game["name"]: game["components"] for game in await anna.get("/games")}
        assert games == {"generals": "", "churchill": own.fingerprint, "no_retreat": "", "empire": ""}
        assert value_of(await anna.get(f"/games/{own.id}/static"), "UK-01") == 3
        assert value_of(await anna.get("/games/churchill/static"), "UK-01") == 5


async def test_a_record_says_what_it_was_played_with(serve: Serve, own: Owned, tmp_path: Path) -> None:
    server = await serve()
    anna = await server.person("anna")
    with owned.playing_with([tmp_path / "own"]):
        match = quadrant.new("churchill", seed=1)
        match.choose(match.options()[0])
        board = await anna.post("/matches/import", match.record())
        assert board["components"] == own.fingerprint
        record = await anna.get(f"/matches/{board['id']}/record")
        assert (record["game"], record["components"]) == ("churchill", own.fingerprint)
        assert quadrant.load(record).digest() == match.digest()
    assert await anna.refused("/matches/import", record) == (409, "unknown_components")


async def test_a_server_without_them_leaves_the_match_alone(serve: Serve, own: Owned, tmp_path: Path) -> None:
    with owned.playing_with([tmp_path / "own"]):
        server = await serve()
        anna = await server.person("anna")
        match = await begin(anna, "ussr", "us")
    other = await serve(bots=1)
    again = other.guest("anna")
    again.http.cookies = anna.http.cookies
    (row,) = (await again.get("/matches"))["mine"]
    assert (row["id"], row["components"]) == (match, own.fingerprint)
    status, code = await again.refused(f"/matches/{match}/table", method="GET")
    assert (status, code) == (409, "unknown_components")
    # Nobody plays for its bots, and nothing of it has changed.
    await Bots(other.services.matches, lost).play(match)
    assert (await again.get(f"/matches/{match}"))["n"] == row["n"]


async def test_bots_that_lack_them_are_not_taken_for_bots_that_stand_still(
    serve: Serve, own: Owned, tmp_path: Path
) -> None:
    with owned.playing_with([tmp_path / "own"]):
        server = await serve()
        match = await begin(await server.person("anna"), *SEATS)
        assert [id for id, _ in await server.services.store.bots_to_move()] == [match]
    assert await server.services.store.bots_to_move() == []


async def test_bots_in_other_processes_play_with_them(serve: Serve, taken: Owned) -> None:
    server = await serve(bots=1)
    anna = await server.person("anna")
    match = await begin(anna, "ussr", "us")
    async with anna.line(match) as line:
        for _ in range(4):
            await line.until(lambda line: line.table["decision"])
            decision = line.table["decision"]
            await line.choose(decision["seat"], decision["options"][0])
        await line.until(lambda line: line.table["decision"])
    assert (await anna.get(f"/matches/{match}"))["components"] == taken.fingerprint

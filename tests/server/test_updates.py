"""The rules of a game have changed: what was being played goes on, what was played can still be looked at."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from quadrant.kernel import catalog
from quadrant.server.position import EVERY
from server.helpers import Serve, Server
from server.test_play import play

pytestmark = pytest.mark.anyio


class Update:
    """A new version of the rules: the server starts again and knows nothing but what is stored."""

    def __init__(self, server: Server, patch: pytest.MonkeyPatch) -> None:
        self._server, self._patch = server, patch

    def to(self, version: int) -> None:
        newer = msgspec.structs.replace(catalog.find("generals"), version=version)
        self._patch.setattr("quadrant.games.generals.GAME", newer)
        self.restart()

    def restart(self) -> None:
        self._server.services.matches._cache.clear()
        self._server.services.matches._replays.clear()


def shown(table: dict[str, Any]) -> dict[str, Any]:
    """What must not change through an update."""
    return {key: table[key] for key in ("n", "waiting", "view", "own", "decision", "events", "result")}


async def test_a_running_match_goes_on_where_it_was(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = await serve()
    update = Update(server, monkeypatch)
    anna = await server.person("anna")
    match = await server.match(anna)
    async with anna.line(match) as line:
        await play([line], random.Random(2), EVERY + 10)
    before = await anna.get(f"/matches/{match}/table")
    update.to(2)
    assert shown(await anna.get(f"/matches/{match}/table")) == shown(before)
    async with anna.line(match) as line:
        await play([line], random.Random(3), 10)
    after = await anna.get(f"/matches/{match}/table")
    assert after["n"] == before["n"] + 10
    update.restart()
    assert shown(await anna.get(f"/matches/{match}/table")) == shown(after)
    assert (await anna.get(f"/matches/{match}"))["version"] == 2


async def test_its_past_is_shown_as_it_was_kept(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under old rules nothing is played again: snapshots are shown. Since the change everything is."""
    server = await serve()
    update = Update(server, monkeypatch)
    anna = await server.person("anna")
    match = await server.match(anna)
    async with anna.line(match) as line:
        await play([line], random.Random(2), 2 * EVERY)
        changed = line.table["n"]
    start = await anna.get(f"/matches/{match}/table", n=0)
    update.to(2)
    async with anna.line(match) as line:
        await play([line], random.Random(3), 6)
    assert shown(await anna.get(f"/matches/{match}/table", n=0)) == shown(start)
    assert (await anna.get(f"/matches/{match}/table", n=EVERY // 2))["n"] == 0
    for n in (changed, changed + 3):
        assert (await anna.get(f"/matches/{match}/table", n=n))["n"] == n


async def test_the_slider_crosses_the_change_of_rules(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was looked at last, under old rules, is not taken for a place to go on from."""
    server = await serve()
    update = Update(server, monkeypatch)
    anna = await server.person("anna")
    match = await server.match(anna)
    async with anna.line(match) as line:
        await play([line], random.Random(2), 8)
        changed = line.table["n"]
        update.to(2)
    async with anna.line(match) as line:
        await play([line], random.Random(3), 4)
    assert (await anna.get(f"/matches/{match}/table", n=changed - 2))["n"] == 0
    assert (await anna.get(f"/matches/{match}/table", n=changed + 2))["n"] == changed + 2


async def test_a_finished_match_stays_to_be_seen(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = await serve()
    update = Update(server, monkeypatch)
    anna = await server.person("anna")
    match = await server.match(anna)
    async with anna.line(match) as line:
        await play([line], random.Random(2), 20)
    await anna.post(f"/matches/{match}/resign", {"seat": "germany"})
    before = await anna.get(f"/matches/{match}/table")
    assert before["result"] is not None
    update.to(2)
    after = await anna.get(f"/matches/{match}/table")
    assert shown(after) == shown(before)
    assert after["seed"] == before["seed"]
    board = await anna.post(f"/matches/{match}/fork", {"n": 0})
    assert (board["version"], board["n"]) == (2, 0)


async def test_newer_rules_than_ours_are_refused(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = await serve()
    update = Update(server, monkeypatch)
    anna = await server.person("anna")
    update.to(2)
    match = await server.match(anna)
    update.to(1)
    assert await anna.refused(f"/matches/{match}/table", method="GET") == (409, "version_mismatch")
    assert (await anna.get(f"/matches/{match}"))["n"] == 0


async def test_a_state_that_new_rules_cannot_read_is_refused_and_kept(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await serve()
    update = Update(server, monkeypatch)
    anna = await server.person("anna")
    match = await server.match(anna)
    before = await anna.get(f"/matches/{match}/table")

    def unread(self: object, data: bytes) -> None:
        raise KeyError("no such step")

    with monkeypatch.context() as unreadable:
        unreadable.setattr("quadrant.kernel.flow.Codec.decode", unread)
        update.to(2)
        assert await anna.refused(f"/matches/{match}/table", method="GET") == (409, "version_mismatch")
    assert shown(await anna.get(f"/matches/{match}/table")) == shown(before)

"""A stretch of the past, choice by choice: as each saw it, in one answer."""

from __future__ import annotations

import random
from typing import Any

import pytest

from quadrant.server.play.stretch import LONGEST
from server.helpers import Person, Serve, changed, play

pytestmark = pytest.mark.anyio


def tables(stretch: dict[str, Any]) -> dict[int, dict[str, Any]]:
    """What was seen at each point of the stretch, put together as the browser does."""
    keys, view, own = stretch["keys"], stretch["view"], stretch["own"]
    found = {stretch["since"]: {"view": view, "own": own, "waiting": stretch["waiting"]}}
    for scene in stretch["scenes"]:
        view = changed(view, scene["view"], keys)
        told = {seat: changed(own[seat], value, keys, "own.") for seat, value in scene["own"].items()}
        own = {**own, **told}
        found[scene["n"]] = {"view": view, "own": own, "waiting": scene["waiting"]}
    return found


async def begun(serve: Serve, choices: int) -> tuple[str, Person, Person, Person]:
    """A match of two, so many choices on, and somebody who watches."""
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    async with anna.line(match) as one, boris.line(match) as two:
        await play([one, two], random.Random(7), choices)
    return match, anna, boris, server.guest()


async def test_a_stretch_shows_each_point_as_each_saw_it(serve: Serve) -> None:
    match, anna, boris, guest = await begun(serve, 50)
    for reader in (anna, boris, guest):
        found = tables(await reader.get(f"/matches/{match}/stretch", since=5, to=45))
        assert list(found) == list(range(5, 46))
        for n in (5, 6, 23, 40, 45):
            then = await reader.get(f"/matches/{match}/table", n=n)
            assert found[n] == {key: then[key] for key in ("view", "own", "waiting")}


async def test_a_long_stretch_ends_early_and_is_asked_on_from_there(serve: Serve) -> None:
    match, anna, *_ = await begun(serve, LONGEST + 10)
    first = await anna.get(f"/matches/{match}/stretch", since=0, to=LONGEST + 10)
    assert [scene["n"] for scene in first["scenes"]] == list(range(1, LONGEST + 1))
    rest = await anna.get(f"/matches/{match}/stretch", since=LONGEST, to=LONGEST + 10)
    assert len(rest["scenes"]) == 10
    assert tables(first)[LONGEST]["view"] == rest["view"]


async def test_nobody_walks_through_anothers_secrets_or_beyond_the_end(serve: Serve) -> None:
    match, anna, boris, guest = await begun(serve, 20)
    path = f"/matches/{match}/stretch"
    assert set((await boris.get(path, since=0, to=9))["own"]) == {"uk", "ussr", "usa"}
    assert (await guest.get(path, since=0, to=9))["own"] == {}
    assert await guest.refused(path, method="GET", since=0, to=9, seat="uk") == (403, "forbidden")
    last = (await anna.get(f"/matches/{match}/table"))["n"]
    assert await anna.refused(path, method="GET", since=0, to=last + 1) == (404, "not_found")
    assert await anna.refused(path, method="GET", since=5, to=4) == (404, "not_found")
    await anna.post(f"/matches/{match}/resign", {"seat": "germany"})
    assert set((await guest.get(path, since=0, to=9, seat="uk"))["own"]) == {"uk"}


async def test_each_is_told_where_he_acted_last(serve: Serve) -> None:
    """To pass is not to act; and what others did is in their own tables."""
    match, anna, boris, guest = await begun(serve, 60)
    await anna.post(f"/matches/{match}/resign", {"seat": "germany"})
    made = (await anna.get(f"/matches/{match}/record"))["choices"]
    last = {seat: n for n, (seat, *choice) in enumerate(made, 1) if choice not in (["pass"], [["pass"]])}
    for reader in (boris, guest):
        table = await reader.get(f"/matches/{match}/table")
        assert table["acted"] == {seat: n for seat, n in last.items() if seat in table["own"]}
    assert (await boris.get(f"/matches/{match}/table"))["acted"]

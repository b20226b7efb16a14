"""What others could notice of a player's plans, and must not: orders given, pauses, what is listed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from server.helpers import SEATS, Line, Serve, play, set_up

pytestmark = pytest.mark.anyio


def kinds(heard: list[str]) -> list[str]:
    """What sort of messages came."""
    return [text.partition('"type":"')[2].partition('"')[0] for text in heard]


async def test_only_the_holder_hears_of_orders(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    path = f"/matches/{match}"
    async with anna.line(match) as one, boris.line(match) as two, boris.line(match) as three:
        await play([one, two], random.Random(1), 8)
        seen = [await anna.get(f"{path}/table"), await anna.get(path), await anna.get("/matches")]
        known = len(one.heard)
        for orders in ({"only_for": ["uk_enigma"]}, {"always_ask": True}):
            await boris.post(f"{path}/orders", {"seat": "uk", "orders": orders})
        for line in (two, three):
            await line.until(lambda line: line.table["orders"]["uk"]["always_ask"])
        assert [await anna.get(f"{path}/table"), await anna.get(path), await anna.get("/matches")] == seen
        # A word that everybody hears comes after everything that was said before it.
        await boris.post(f"{path}/chat", {"text": "your turn"})
        await one.until(lambda line: line.chat)
        assert kinds(one.heard[known:]) == ["chat"]
        # What happens next follows for everybody, with nothing missed.
        await play([one, two], random.Random(1), 8)
        await three.reached(two.table["n"])
        for line, person in ((one, anna), (two, boris), (three, boris)):
            assert line.table["view"] == (await person.get(f"{path}/table"))["view"]
            assert "table" not in kinds(line.heard[known:])


async def test_tells_depend_on_who_plays_unless_the_owner_has_said(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.person("anna"), await server.person("boris")
    seats = {seat: {"kind": "bot"} for seat in SEATS} | {"germany": {"kind": "me"}}

    async def one_after_the_other(**fields: Any) -> list[bool]:
        """Alone, with a seat open to others, with somebody in it, and alone again."""
        body = {"game": "generals", "seats": seats, "listed": True, **fields}
        made = await anna.post("/matches", body)
        found = [made["no_tells"]]
        for person, kind in ((anna, "open"), (boris, "me"), (boris, "bot")):
            info = await person.post(f"/matches/{made['id']}/seats/uk", {"kind": kind})
            assert info == await person.get(f"/matches/{made['id']}")
            found.append(info["no_tells"])
        return found

    assert await one_after_the_other() == [False, True, True, False]
    assert await one_after_the_other(no_tells=None) == [False, True, True, False]
    assert await one_after_the_other(no_tells=True) == [True] * 4
    assert await one_after_the_other(no_tells=False) == [False] * 4


async def test_the_table_lists_what_each_seat_of_ones_own_may_declare(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    async with anna.line(match) as one, boris.line(match) as two:

        def listed(line: Line, seat: str) -> set[str]:
            return {choice[1] for choice in line.table["declarations"][seat]}

        assert listed(two, "ussr") == {"moscow"}
        assert set(two.table["declarations"]) == {"uk", "ussr", "usa"}
        await set_up([one, two])
        assert (await two.choose("usa", ["take_off", "eastern_united_states", "usa"]))["type"] == "done"
        assert listed(two, "usa") == set()
        assert listed(two, "ussr") == {"moscow"}
        assert set(one.table["declarations"]) == {"germany", "japan", "italy"}
        fresh = await boris.get(f"/matches/{match}/table")
        assert fresh["declarations"] == two.table["declarations"]


async def test_who_asks_before_the_deal_is_told_that_nothing_is_dealt(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    seats = {"germany": {"kind": "me"}, "uk": {"kind": "open"}}
    match = (await anna.post("/matches", {"game": "generals", "seats": seats, "listed": True}))["id"]
    for path in ("table", "query/supply"):
        for person, seat, status, words in (
            (anna, "germany", 409, "nothing is dealt before"),
            (anna, "uk", 403, "not your seat"),
            (boris, "germany", 403, "not your seat"),
        ):
            answer = await person.http.get(f"/api/matches/{match}/{path}", params={"seat": seat})
            assert answer.status_code == status
            assert words in answer.json()["detail"]

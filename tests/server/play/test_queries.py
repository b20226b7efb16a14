"""What may be asked of a match without choosing."""

from __future__ import annotations

import pytest

from quadrant.kernel import catalog
from server.counters import SIDES
from server.helpers import Serve

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("counters")]


async def test_a_query_is_answered_to_each_as_he_sits(serve: Serve) -> None:
    server = await serve()
    anna, boris, guest = await server.person("anna"), await server.person("boris"), server.guest()
    match = await server.match(anna, boris, seats=SIDES, game="counters")
    before = await anna.get(f"/matches/{match}/table")
    path = f"/matches/{match}/query/range"
    for person, mine in ((anna, True), (boris, False), (guest, False)):
        answer = await person.get(path, target=["unit_0", "2"])
        assert answer == {"hexes": ["101", "102"], "mine": mine}
    assert await anna.get(f"/matches/{match}/table") == before
    await anna.post(f"/matches/{match}/choices", {"seat": "red", "n": 0, "choice": ["move", "unit_0", 101]})
    assert (await boris.get(path, target=["unit_0", "1"]))["hexes"] == ["102"]


async def test_who_holds_both_seats_asks_as_the_one_who_is_asked_or_as_he_says(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna, seats=SIDES, game="counters")
    path, red = f"/matches/{match}/query/range", ["unit_0", "0"]
    assert (await anna.get(path, target=red))["mine"]
    assert not (await anna.get(path, target=red, seat="blue"))["mine"]
    assert await server.guest().refused(path, method="GET", target=red, seat="blue") == (403, "forbidden")


async def test_a_query_about_the_past_is_answered_as_it_was_then(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris, seats=SIDES, game="counters")
    path, unit = f"/matches/{match}/query/range", ["unit_0", "1"]
    for n, hex in enumerate((101, 102)):
        move = {"seat": "red", "n": n, "choice": ["move", "unit_0", hex]}
        await anna.post(f"/matches/{match}/choices", move)
    for n, there in ((0, "101"), (1, "102"), (2, "103"), (1, "102")):
        assert await anna.get(path, target=unit, n=n) == {"hexes": [there], "mine": True}
        assert await boris.get(path, target=unit, n=n) == {"hexes": [there], "mine": False}
    assert await anna.refused(path, method="GET", target=unit, n=3) == (404, "not_found")
    assert await boris.refused(path, method="GET", target=unit, n=1, seat="red") == (403, "forbidden")


async def test_a_whole_stack_may_be_asked_about(serve: Serve) -> None:
    """The longest question of any game gets through the door."""
    asked = ((game, query) for game in catalog.NAMES for query in catalog.find(game).queries)
    game, query = max(asked, key=lambda one: len(one[1].kinds))
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna, seats=("japan", "allies"), game="empire", scenario="year_1942")
    assert game == "empire"
    targets = [str(next(iter(kind.number))) for kind in query.kinds]
    await anna.get(f"/matches/{match}/query/{query.name}", target=targets)


async def test_what_cannot_be_asked_is_refused(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, seats=SIDES, game="counters", spectators=False)
    path = f"/matches/{match}/query"
    assert await anna.refused(f"{path}/supply", method="GET") == (404, "unknown_query")
    for wrong in ([], ["unit_0"], ["unit_999", "1"], ["unit_0", "far"]):
        assert await anna.refused(f"{path}/range", method="GET", target=wrong) == (422, "illegal_query")
    assert await boris.refused(f"{path}/range", method="GET", target=["unit_0", "1"]) == (404, "not_found")

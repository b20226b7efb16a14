"""Updates name what changed by key: put together with what was known, they give what is."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

import quadrant
from quadrant.kernel.view import Thing
from quadrant.server.play.changes import difference, keys
from server.counters import SIDES
from server.helpers import Serve, changed, play_on

SHARED = Path(__file__).parents[3] / "web" / "tests" / "wire" / "changes.json"


class Unit(Thing, frozen=True):
    KEY: ClassVar[tuple[str, ...]] = ("id",)

    id: int
    hex: str
    marks: tuple[int, ...] = ()


class Pile(Thing, frozen=True):
    KEY: ClassVar[tuple[str, ...]] = ("side", "hex")

    side: str
    hex: str
    height: int | None


class Map(Struct, frozen=True):
    turn: int
    units: tuple[Unit, ...]
    piles: tuple[Pile, ...] = ()
    score: dict[str, int] = {}
    track: tuple[int, ...] = ()


def plain(view: object) -> Any:
    """As it is on the wire."""
    return msgspec.json.decode(msgspec.json.encode(view))


def told(before: object, after: object) -> Any:
    return plain(difference(before, after))


def put_together(before: Any, change: Any, view: type[Struct]) -> Any:
    names = {field: list(key) for field, key in keys(view).items()}
    return changed(plain(before), change, names)


units = st.lists(
    st.builds(Unit, st.integers(0, 9), st.sampled_from("abc"), st.tuples(st.integers(0, 1))),
    unique_by=lambda unit: unit.id,
)
piles = st.lists(
    st.builds(Pile, st.sampled_from(("red", "blue")), st.sampled_from("abc"), st.none() | st.integers(0, 2)),
    unique_by=lambda pile: (pile.side, pile.hex),
)
maps = st.builds(
    Map,
    st.integers(0, 2),
    units.map(tuple),
    piles.map(tuple),
    st.dictionaries(st.sampled_from(("red", "blue")), st.integers(0, 2)),
    st.lists(st.integers(0, 2)).map(tuple),
)


@given(maps, maps)
def test_what_was_and_what_changed_give_what_is(before: Map, after: Map) -> None:
    assert put_together(before, told(before, after), Map) == plain(after)


@given(units, st.randoms())
def test_order_survives(some: list[Unit], chance: random.Random) -> None:
    """Whatever comes, goes and changes places."""
    before = Map(1, tuple(some))
    kept = [unit for unit in some if chance.random() < 0.8]
    for id in range(10, 13):
        kept.insert(chance.randint(0, len(kept)), Unit(id, "a"))
    if chance.random() < 0.2:
        chance.shuffle(kept)
    after = Map(1, tuple(kept))
    assert put_together(before, told(before, after), Map) == plain(after)


@pytest.mark.parametrize("game", ["generals", "churchill"])
def test_a_whole_match_is_followed_by_what_changes(game: str) -> None:
    match, chance = quadrant.new(game, seed=5), random.Random(5)
    view, known = match.view(None), plain(match.view(None))
    while match.seat is not None:
        match.choose(chance.choice(match.options()))
        after = match.view(None)
        known = put_together(known, told(view, after), type(after))
        view = after
        assert known == plain(after)


def test_nothing_changed_is_nothing_told() -> None:
    board = Map(1, (Unit(1, "a"),))
    assert told(board, Map(1, (Unit(1, "a"),))) == {}
    assert told(3, 4) == 4


START = Map(1, (Unit(1, "a"), Unit(2, "b"), Unit(3, "c")), (Pile("red", "a", 2), Pile("blue", "a", None)))
CASES = {
    "nothing": START,
    "a field": replace(START, turn=2, score={"red": 3}, track=(1, 2)),
    "a counter moves": replace(START, units=(Unit(1, "a"), Unit(2, "d"), Unit(3, "c"))),
    "a counter goes": replace(START, units=(Unit(1, "a"), Unit(3, "c"))),
    "two come": replace(START, units=(Unit(9, "x"), *START.units[:2], Unit(10, "y"), Unit(3, "c"))),
    "they change places": replace(START, units=START.units[::-1]),
    "all go": replace(START, units=()),
    "all are others": replace(START, units=(Unit(7, "a", (1,)),)),
    "a key of two fields": replace(START, piles=(Pile("blue", "a", 1), Pile("blue", "c", 0))),
}


def test_the_client_is_tested_with_what_the_server_tells() -> None:
    """The same cases for both sides; run this file as a script to write them."""
    assert msgspec.json.decode(SHARED.read_bytes()) == cases()


def cases() -> list[dict[str, Any]]:
    names = {field: list(key) for field, key in keys(Map).items()}
    start = plain(START)
    return [
        {"name": name, "keys": names, "before": start, "told": told(START, after), "after": plain(after)}
        for name, after in CASES.items()
    ]


@pytest.mark.anyio
@pytest.mark.usefixtures("counters")
async def test_one_moved_counter_among_two_hundred_costs_little(serve: Serve) -> None:
    """Less than 300 bytes for whoever looks on, the event included."""
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris, seats=SIDES, game="counters")
    guest = server.guest()
    async with anna.line(match) as line, boris.line(match) as other, guest.line(match) as watching:
        for _ in range(3):
            await line.choose("red", line.table["decision"]["options"][18])
            for looking, person in ((other, boris), (watching, guest)):
                await looking.until(lambda looking: looking.table["n"] == line.table["n"])
                assert len(looking.heard[-1].encode()) < 300, looking.heard[-1]
                assert looking.events[-1]["args"]["unit"] == "unit_34"
                assert looking.table["view"] == (await person.get(f"/matches/{match}/table"))["view"]


@pytest.mark.anyio
@pytest.mark.usefixtures("counters")
async def test_a_turn_is_taken_back_as_a_whole(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna, seats=SIDES, game="counters")
    before = await anna.get(f"/matches/{match}/table")
    async with anna.line(match) as line:
        for _ in range(3):
            await line.choose("red", line.table["decision"]["options"][5])
        assert (line.table["can_undo"], line.table["undo"]) == ("red", ["", "turn"])
        undo = {"seat": "red", "n": 3, "to": "turn"}
        assert await anna.refused(f"/matches/{match}/undo", {**undo, "to": "war"}) == (409, "undo_refused")
        assert await anna.post(f"/matches/{match}/undo", undo) == {"n": 0, "epoch": 1}
        await line.until(lambda line: line.table["epoch"] == 1)
        assert line.events == []
        assert line.table["view"] == before["view"]
        assert line.table["undo"] == []
    await play_on(match, [anna], 10)


if __name__ == "__main__":
    SHARED.write_bytes(msgspec.json.format(msgspec.json.encode(cases()), indent=1) + b"\n")

"""Counters are where the lists say, and what follows from that is what a slow count finds."""

from __future__ import annotations

from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadrant.kernel.board import Board, HexBoard, bits
from quadrant.kernel.counters import (
    Boxes,
    CounterState,
    Face,
    UnitType,
    UnitTypes,
    marked_spaces,
    occupied,
    stack,
    stacks,
)

GRID = HexBoard(3, 3).linked([(0, 20)])
OFF = Boxes(GRID, ["pool", "destroyed", "turn-2"])
INFANTRY, ARMOUR, FORTRESS = range(3)
MOVED, UNSUPPLIED = range(2)


class Printed(Face, frozen=True):
    strength: int = 0


COUNTERS = UnitTypes(
    UnitType(f"unit-{n}", n % 2, (Printed(n % 3, 4), Printed(INFANTRY, 2))[: 1 + (n > 0)]) for n in range(8)
)


class Field(CounterState, kw_only=True):
    """Eight units of two sides; unit 0 has one face only."""

    BOARD: ClassVar[Board] = GRID
    BOXES: ClassVar[Boxes] = OFF
    UNITS: ClassVar[UnitTypes[Printed]] = COUNTERS


SPACES = [*bits(GRID.all), *(OFF[name] for name in OFF.names)]
units = st.integers(1, 7)
operations = st.one_of(
    st.tuples(st.just("place"), units, st.sampled_from(SPACES), st.integers(0, 1)),
    st.tuples(st.just("move"), units, st.sampled_from(SPACES)),
    st.tuples(st.just("flip"), units, st.integers(0, 1)),
    st.tuples(st.just("remove"), units, st.sampled_from([OFF[name] for name in OFF.names])),
    st.tuples(st.just("mark"), units, st.sampled_from([MOVED, UNSUPPLIED])),
    st.tuples(st.just("unmark"), units, st.sampled_from([MOVED, UNSUPPLIED, None])),
    st.tuples(st.just("unmark_all"), st.sampled_from([MOVED, UNSUPPLIED])),
)


def field() -> Field:
    game = Field()
    game.set_up([OFF["pool"]] * len(COUNTERS))
    return game


def check(game: Field) -> None:
    """Every fact is what a count over all units and spaces finds."""
    for space in SPACES:
        assert stack(game, space) == tuple(u for u in range(len(COUNTERS)) if game.at[u] == space)
    assert sorted(unit for stacked in stacks(game).values() for unit in stacked) == list(range(len(COUNTERS)))
    for side in (0, 1):
        mine = [unit for unit in range(len(COUNTERS)) if COUNTERS[unit].side == side]
        on_map = {unit: game.at[unit] for unit in mine if game.at[unit] not in OFF}
        assert set(bits(occupied(game, side))) == set(on_map.values())
        for kind in (INFANTRY, ARMOUR, FORTRESS):
            alike = {s for u, s in on_map.items() if COUNTERS[u].faces[game.faces[u]].kind == kind}
            assert set(bits(occupied(game, side, kind))) == alike
        for mark in (MOVED, UNSUPPLIED):
            marked = {space for unit, space in on_map.items() if game.marked(unit, mark)}
            assert set(bits(marked_spaces(game, side, mark))) == marked


@given(st.lists(operations, max_size=12))
def test_facts_follow_every_operation(done: list[tuple[str, *tuple[int, ...]]]) -> None:
    game = field()
    check(game)
    for name, *args in done:
        getattr(game, name)(*args)
        check(game)


@given(st.lists(operations, max_size=6), st.lists(operations, min_size=1, max_size=6))
def test_a_clone_goes_its_own_way(
    before: list[tuple[str, *tuple[int, ...]]], after: list[tuple[str, *tuple[int, ...]]]
) -> None:
    game = field()
    for name, *args in before:
        getattr(game, name)(*args)
    check(game)
    digest = game.digest()
    clone = game.clone()
    for name, *args in after:
        getattr(clone, name)(*args)
        check(clone)
        check(game)
    assert game.digest() == digest


def test_a_unit_keeps_its_face_and_marks_when_it_moves_and_loses_its_marks_when_it_leaves_the_map() -> None:
    game = field()
    game.place(3, 0, face=1)
    game.mark(3, UNSUPPLIED)
    game.move(3, 20)
    assert (game.at[3], game.faces[3], game.marked(3, UNSUPPLIED)) == (20, 1, True)
    game.remove(3, OFF["destroyed"])
    assert (game.at[3], game.faces[3], game.marked(3, UNSUPPLIED)) == (OFF["destroyed"], 1, False)
    assert OFF.name(game.at[3]) == "destroyed"


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("move", (1, 3)),  # the guard between two columns
        ("move", (1, -1)),
        ("move", (1, OFF["turn-2"] + 1)),
        ("remove", (1, 0)),
        ("flip", (0, 1)),
        ("set_up", ([0],)),
        ("set_up", ([99] * len(COUNTERS),)),
    ],
)
def test_a_unit_is_never_nowhere_and_has_only_the_faces_it_has(name: str, args: tuple[int, ...]) -> None:
    game = field()
    digest = game.digest()
    with pytest.raises(ValueError, match=r"neither|not a box|no face|places"):
        getattr(game, name)(*args)
    assert game.digest() == digest


def test_counters_are_found_by_their_ids() -> None:
    assert COUNTERS.number["unit-5"] == 5
    assert [unit.id for unit in COUNTERS] == list(COUNTERS.ids)
    with pytest.raises(ValueError, match="same id"):
        UnitTypes([UnitType("a", 0, (Printed(INFANTRY),)), UnitType("a", 1, (Printed(INFANTRY),))])

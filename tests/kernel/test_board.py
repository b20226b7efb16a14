"""Boards answer what a plain breadth-first search over dictionaries answers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.grids import Graph, Grid, borders, graph_of, grids
from quadrant.kernel.board import AreaBoard, Board, HexBoard, bits, mask_of

# The plain way


def search(graph: Graph, starts: set[int], through: set[int]) -> dict[int, int]:
    """Steps to every space reached from the starts by way of ``through``."""
    steps = dict.fromkeys(starts, 0)
    queue = deque(starts)
    while queue:
        here = queue.popleft()
        for there in graph[here]:
            if there in through and there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


def agree(board: Board, graph: Graph, data: st.DataObject) -> None:
    """The board answers every question as the search does."""
    spaces = st.sets(st.sampled_from(sorted(graph)))
    start, through = data.draw(spaces, "start"), data.draw(spaces, "through")
    mask, way = mask_of(start), mask_of(through)
    steps = search(graph, start, through)
    assert bits(board.all) == sorted(graph)
    assert set(bits(board.neighbours(mask))) == {there for here in start for there in graph[here]}
    assert set(bits(board.flood(mask, way))) == set(steps)
    n = data.draw(st.integers(0, 4), "steps")
    assert set(bits(board.within(mask, n, way))) == {space for space, far in steps.items() if far <= n}
    assert set(bits(board.within(mask, n))) == {
        s for s, far in search(graph, start, set(graph)).items() if far <= n
    }
    here, there = data.draw(st.sampled_from(sorted(graph))), data.draw(st.sampled_from(sorted(graph)))
    assert board.distance(here, there) == search(graph, {here}, set(graph)).get(there)
    assert board.distance(here, there, way) == search(graph, {here}, through | {there}).get(there)
    assert set(bits(board.near[here])) == graph[here]


# Areas


@pytest.mark.unmeasured
@given(borders(), st.data())
def test_areas_answer_as_a_search_does(shape: tuple[int, list[tuple[int, int]]], data: st.DataObject) -> None:
    agree(AreaBoard(*shape), graph_of(*shape), data)


@pytest.mark.unmeasured
@given(borders(), st.data())
def test_linked_areas_answer_as_a_search_does(
    shape: tuple[int, list[tuple[int, int]]], data: st.DataObject
) -> None:
    size, pairs = shape
    cut = data.draw(st.integers(0, len(pairs)))
    agree(AreaBoard(size, pairs[:cut]).linked(pairs[cut:]), graph_of(size, pairs), data)


@pytest.mark.unmeasured
@given(borders(), st.data())
def test_closed_borders_between_areas_cannot_be_crossed(
    shape: tuple[int, list[tuple[int, int]]], data: st.DataObject
) -> None:
    size, pairs = shape
    shut = data.draw(st.lists(st.sampled_from(pairs))) if pairs else []
    either = {frozenset(pair) for pair in shut}
    board = AreaBoard(size, pairs)
    left = [pair for pair in pairs if frozenset(pair) not in either]
    agree(board.closed(shut), graph_of(size, left), data)
    agree(board.only(shut), graph_of(size, shut), data)


def test_linking_leaves_the_board_it_came_from_alone() -> None:
    board = AreaBoard(3, [(0, 1)])
    board.linked([(1, 2)])
    assert board.neighbours(0b010) == 0b001


# Hexes


@given(grids(holes=False), st.data())
def test_a_whole_grid_answers_as_a_search_does(grid: Grid, data: st.DataObject) -> None:
    agree(grid.board, grid.graph, data)


@pytest.mark.unmeasured
@given(grids(), st.data())
def test_a_grid_with_holes_answers_as_a_search_does(grid: Grid, data: st.DataObject) -> None:
    agree(grid.board, grid.graph, data)


@pytest.mark.unmeasured
@given(grids(), st.data())
def test_closed_hexsides_cannot_be_crossed(grid: Grid, data: st.DataObject) -> None:
    shut = data.draw(st.lists(st.sampled_from(grid.pairs))) if grid.pairs else []
    half = len(shut) // 2
    board = grid.board.closed(grid.board.sides(shut[:half])).closed(grid.board.sides(shut[half:]))
    agree(board, grid.without(shut), data)


@pytest.mark.unmeasured
@given(grids(), st.data())
def test_links_join_far_hexes_and_areas_off_the_grid(grid: Grid, data: st.DataObject) -> None:
    shut = data.draw(st.lists(st.sampled_from(grid.pairs))) if grid.pairs else []
    beyond = grid.board.columns * grid.board.rows + 20
    ends = st.sampled_from([*sorted(grid.graph), beyond, beyond + 3])
    links = [(beyond, beyond + 3), *data.draw(st.lists(st.tuples(ends, ends).filter(lambda p: p[0] != p[1])))]
    graph = {**grid.without(shut), beyond: set(), beyond + 3: set()}
    for a, b in links:
        graph[a].add(b)
        graph[b].add(a)
    board = grid.board.closed(grid.board.sides(shut)).linked(links[:1]).linked(links[1:])
    agree(board, graph, data)


@pytest.mark.unmeasured
@given(grids(), st.data())
def test_across_finds_what_lies_behind_these_sides_only(grid: Grid, data: st.DataObject) -> None:
    river = data.draw(st.lists(st.sampled_from(grid.pairs))) if grid.pairs else []
    start = data.draw(st.sets(st.sampled_from(sorted(grid.graph))))
    behind = {b for a, b in [*river, *((b, a) for a, b in river)] if a in start}
    assert set(bits(grid.board.across(mask_of(start), grid.board.sides(river)))) == behind


@pytest.mark.unmeasured
@given(grids())
def test_six_steps_around_a_hex_come_back(grid: Grid) -> None:
    board = grid.board
    for here in grid.graph:
        ring = [board.toward(1 << here, direction) for direction in range(6)]
        assert {bits(hex)[0] for hex in ring if hex} == grid.graph[here]
        # Clockwise: each hex of the ring touches the one before it.
        for first, second in pairwise([*ring, ring[0]]):
            assert not (first and second) or board.neighbours(first) & second
        for direction, hex in enumerate(ring):
            assert not hex or board.toward(hex, (direction + 3) % 6) == 1 << here
            assert not hex or board.direction(here, bits(hex)[0]) == direction


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("columns", {"n": (2, 1), "ne": (3, 1), "se": (3, 2), "s": (2, 3), "sw": (1, 2), "nw": (1, 1)}),
        ("rows", {"ne": (2, 1), "e": (3, 2), "se": (2, 3), "sw": (1, 3), "w": (1, 2), "nw": (1, 1)}),
    ],
)
def test_directions_have_the_names_of_the_compass(lines: Any, expected: dict[str, tuple[int, int]]) -> None:
    board = HexBoard(5, 5, lines)
    here = 1 << board.at(2, 2)
    names = HexBoard.DIRECTIONS[lines]
    assert {name: board.place(bits(board.toward(here, d))[0]) for d, name in enumerate(names)} == expected


def test_a_hex_is_found_by_its_place_and_no_other_place_exists() -> None:
    for board in (HexBoard(3, 5), HexBoard(3, 5, "rows")):
        places = [(column, row) for column in range(3) for row in range(5)]
        assert sorted(board.place(hex) for hex in bits(board.all)) == places
        assert all(board.place(board.at(*place)) == place for place in places)
    for place in ((-1, 0), (3, 0), (0, 5), (0, -1)):
        with pytest.raises(IndexError, match="no hex"):
            HexBoard(3, 5).at(*place)


def test_hexes_apart_have_no_side_in_common() -> None:
    board = HexBoard(4, 4)
    with pytest.raises(ValueError, match="not next to each other"):
        board.sides([(board.at(0, 0), board.at(3, 3))])


# Sets


@pytest.mark.parametrize("width", [0, 1, 60, 400])
def test_bits_lists_a_set_in_order(width: int) -> None:
    members: Callable[[int], bool] = lambda i: i % 3 == 1  # noqa: E731
    spaces = [i for i in range(width) if members(i)]
    assert bits(mask_of(spaces)) == spaces

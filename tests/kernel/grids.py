"""Random boards, each with the same thing as a dictionary of neighbours."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from quadrant.kernel.board import HexBoard, mask_of

Graph = dict[int, set[int]]


@st.composite
def borders(draw: st.DrawFn) -> tuple[int, list[tuple[int, int]]]:
    size = draw(st.integers(1, 40))
    space = st.integers(0, size - 1)
    pairs = draw(st.lists(st.tuples(space, space).filter(lambda pair: pair[0] != pair[1]), max_size=80))
    return size, pairs


def graph_of(size: int, pairs: list[tuple[int, int]]) -> Graph:
    graph: Graph = {space: set() for space in range(size)}
    for a, b in pairs:
        graph[a].add(b)
        graph[b].add(a)
    return graph


def cube(column: int, row: int, lines: str, shifted: str) -> tuple[int, int, int]:
    """Cube coordinates of a hex, by the textbook."""
    line, along = (column, row) if lines == "columns" else (row, column)
    parity = line & 1
    x = along - (line - parity) // 2 if shifted == "odd" else along - (line + parity) // 2
    return (line, -line - x, x)


def far(a: tuple[int, int, int], b: tuple[int, int, int]) -> int:
    return max(abs(p - q) for p, q in zip(a, b, strict=True))


class Grid:
    """A hex board, and the same as a dictionary of neighbours."""

    def __init__(
        self, columns: int, rows: int, lines: Any, shifted: Any, missing: set[tuple[int, int]]
    ) -> None:
        whole = HexBoard(columns, rows, lines, shifted)
        self.board = HexBoard(columns, rows, lines, shifted, mask_of(whole.at(*hex) for hex in missing))
        self.cubes = {
            whole.at(column, row): cube(column, row, lines, shifted)
            for column in range(columns)
            for row in range(rows)
            if (column, row) not in missing
        }
        self.graph: Graph = {
            here: {there for there in self.cubes if far(self.cubes[here], self.cubes[there]) == 1}
            for here in self.cubes
        }

    @property
    def pairs(self) -> list[tuple[int, int]]:
        return [(a, b) for a in self.graph for b in self.graph[a] if a < b]

    def without(self, pairs: list[tuple[int, int]]) -> Graph:
        cut = {pair for a, b in pairs for pair in ((a, b), (b, a))}
        return {a: {b for b in near if (a, b) not in cut} for a, near in self.graph.items()}


@st.composite
def grids(draw: st.DrawFn, holes: bool = True) -> Grid:
    columns, rows = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    every = [(column, row) for column in range(columns) for row in range(rows)]
    missing = draw(st.sets(st.sampled_from(every), max_size=len(every) - 1)) if holes else set()
    lines, shifted = draw(st.sampled_from(["columns", "rows"])), draw(st.sampled_from(["odd", "even"]))
    return Grid(columns, rows, lines, shifted, missing)

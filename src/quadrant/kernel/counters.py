"""Counters: where each unit is, which face is up and how it is marked, as flat lists.

Units are numbered; what is printed on them never changes and is a table of the game (:class:`UnitTypes`). A
unit is always in one space: a space of the board, or a box off the map (:class:`Boxes`) such as the pool, the
turn track or the destroyed units. So no unit is ever nowhere, and none is ever lost.

Which units are where is derived from the lists: facts with the sources "units" (places and faces) and
"marks".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from quadrant.kernel.board import Board
from quadrant.kernel.facts import fact
from quadrant.kernel.flow import GameState


class Face(msgspec.Struct, frozen=True):
    """One side of a counter. Games add what else is printed there: strengths, movement, range."""

    #: A small number that tells armour from infantry, or ships from aircraft.
    kind: int


F = TypeVar("F", bound=Face)


class UnitType(msgspec.Struct, Generic[F], frozen=True):
    """What is printed on one counter: its faces, the full one first."""

    id: str
    side: int
    faces: tuple[F, ...]


class UnitTypes(Generic[F]):
    """The counters of a game, by their numbers. Never changed once made."""

    def __init__(self, units: Iterable[UnitType[F]]) -> None:
        self._units = tuple(units)
        self.ids = tuple(unit.id for unit in self._units)
        self.number = {id: number for number, id in enumerate(self.ids)}
        if len(self.number) < len(self.ids):
            raise ValueError("two counters have the same id")
        self.side = tuple(unit.side for unit in self._units)
        #: Side and kind of each unit, for each of its faces.
        self.sorts = tuple(tuple((unit.side, face.kind) for face in unit.faces) for unit in self._units)

    def __len__(self) -> int:
        return len(self._units)

    def __iter__(self) -> Iterator[UnitType[F]]:
        return iter(self._units)

    def __getitem__(self, unit: int) -> UnitType[F]:
        return self._units[unit]


class Boxes:
    """Places off the map, by their names: spaces too, with numbers beyond those of the board.

    >>> from quadrant.kernel.board import AreaBoard
    >>> boxes = Boxes(AreaBoard(4, []), ["pool", "destroyed"])
    >>> boxes["destroyed"], boxes.name(4)
    (5, 'pool')
    """

    def __init__(self, board: Board, names: Iterable[str]) -> None:
        self.names = tuple(names)
        self._first = board.all.bit_length()
        self._number = {name: self._first + n for n, name in enumerate(self.names)}

    def __getitem__(self, name: str) -> int:
        return self._number[name]

    def __contains__(self, space: int) -> bool:
        return 0 <= space - self._first < len(self.names)

    def name(self, space: int) -> str:
        return self.names[space - self._first]


class CounterState(GameState, kw_only=True):
    """A game with counters. Each list has one entry a unit."""

    BOARD: ClassVar[Board]
    BOXES: ClassVar[Boxes]
    UNITS: ClassVar[UnitTypes[Any]]

    #: The space or box where the unit is.
    at: list[int] = []
    #: Which of its faces is up; 0 is the full one.
    faces: list[int] = []
    #: What it is marked with, as a set of small numbers.
    marks: list[int] = []

    def set_up(self, at: Sequence[int]) -> None:
        """Put every unit into its first place, its full face up, without marks."""
        if len(at) != len(self.UNITS):
            raise ValueError(f"{len(self.UNITS)} units need as many places, not {len(at)}")
        for space in at:
            self._check(space)
        self.at, self.faces, self.marks = list(at), [0] * len(at), [0] * len(at)
        self.touch("units", "marks")

    def place(self, unit: int, space: int, face: int = 0) -> None:
        """A unit comes in, with that face up and without marks."""
        self.move(unit, space)
        self.flip(unit, face)
        self.unmark(unit)

    def move(self, unit: int, space: int) -> None:
        """A unit goes to another space, as it is."""
        self._check(space)
        self.at[unit] = space
        self.touch("units")

    def flip(self, unit: int, face: int) -> None:
        """Turn that face of a unit up."""
        if not 0 <= face < len(self.UNITS[unit].faces):
            raise ValueError(f"{self.UNITS[unit].id} has no face {face}")
        self.faces[unit] = face
        self.touch("units")

    def remove(self, unit: int, box: int) -> None:
        """A unit leaves the map for a box; its marks stay behind."""
        if box not in self.BOXES:
            raise ValueError(f"space {box} is not a box")
        self.move(unit, box)
        self.unmark(unit)

    def mark(self, unit: int, mark: int) -> None:
        """Mark a unit: moved, out of supply, activated."""
        self.marks[unit] |= 1 << mark
        self.touch("marks")

    def unmark(self, unit: int, mark: int | None = None) -> None:
        """Take a mark off a unit, or all of them."""
        if self.marks[unit]:
            self.marks[unit] &= 0 if mark is None else ~(1 << mark)
            self.touch("marks")

    def unmark_all(self, mark: int) -> None:
        """Take a mark off every unit."""
        for unit, marks in enumerate(self.marks):
            if marks >> mark & 1:
                self.unmark(unit, mark)

    def marked(self, unit: int, mark: int) -> bool:
        return bool(self.marks[unit] >> mark & 1)

    def _check(self, space: int) -> None:
        if not (space in self.BOXES or (space >= 0 and self.BOARD.all >> space & 1)):
            raise ValueError(f"space {space} is neither on the board nor a box")


# Facts


@fact("units")
def stacks(game: CounterState) -> dict[int, tuple[int, ...]]:
    """The units in each space and box where there are any, by their numbers."""
    found: dict[int, list[int]] = {}
    for unit, space in enumerate(game.at):
        found.setdefault(space, []).append(unit)
    return {space: tuple(units) for space, units in found.items()}


def stack(game: CounterState, space: int) -> tuple[int, ...]:
    """The units in a space or box."""
    return stacks(game).get(space, ())


@fact("units")
def occupied(game: CounterState, side: int, kind: int | None = None) -> int:
    """The spaces of the board where the side has a unit (of that kind, by the face that is up)."""
    if kind is not None:
        return _kinds(game).get((side, kind), 0)
    found = 0
    for (owner, _), mask in _kinds(game).items():
        if owner == side:
            found |= mask
    return found


@fact("units")
def _kinds(game: CounterState) -> dict[tuple[int, int], int]:
    """The spaces of the board where units are, by their side and kind."""
    found: dict[tuple[int, int], int] = {}
    for space, face, sorts in zip(game.at, game.faces, game.UNITS.sorts, strict=True):
        sort = sorts[face]
        found[sort] = found.get(sort, 0) | 1 << space
    board = game.BOARD.all
    return {sort: mask & board for sort, mask in found.items()}


@fact("units", "marks")
def marked_spaces(game: CounterState, side: int, mark: int) -> int:
    """The spaces of the board where the side has a unit with that mark."""
    found = 0
    for unit, owner in enumerate(game.UNITS.side):
        if owner == side and game.marks[unit] >> mark & 1:
            found |= 1 << game.at[unit]
    return found & game.BOARD.all

"""Boards as bit sets.

Spaces are numbered; a set of spaces is one ``int`` whose bit *i* stands for space *i*. Union, intersection
and difference are ``|``, ``&`` and ``& ~``, and the questions every game asks (what is next to this, what can
be reached through that, how far is it) are a few shifts and masks at the speed of C.

:class:`AreaBoard` is a map of areas, given by its borders. :class:`HexBoard` is a grid of hexes. Both answer
the same questions; code that uses a :class:`Board` need not know which one it is.

A board is also a set of borders: ``board.only(rivers)`` has the same spaces, but only the rivers lead from
one to the next. So borders can be combined like spaces: what two boards have in common, one without the
other.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from copy import copy
from functools import cached_property, lru_cache
from itertools import compress, count
from typing import ClassVar, Literal, NamedTuple, Self

from quadrant.kernel.movement import ALONE, Costs, Reach, Terms

Pair = tuple[int, int]
#: A fact about hexsides: bit *i* of the mask for direction *d* is set when side *d* of hex *i* has it.
Sides = tuple[int, int, int, int, int, int]

_DIGITS = bytes.maketrans(b"01", b"\0\1")
_EVERYWHERE = -1
#: The neighbours of a set of areas are looked up this many areas at a time.
_CHUNK = 11
_CHUNK_MASK = (1 << _CHUNK) - 1


def bits(mask: int) -> list[int]:
    """The numbers of the spaces in a set, lowest first.

    >>> bits(0b10110)
    [1, 2, 4]
    """
    return list(_numbers(mask))


@lru_cache(maxsize=2048)
def _numbers(mask: int) -> tuple[int, ...]:
    """The same: nine sets in ten were asked for a short while ago."""
    if mask.bit_count() > 8 + (mask.bit_length() >> 4):
        return tuple(compress(count(), f"{mask:b}"[::-1].encode().translate(_DIGITS)))
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def mask_of(spaces: Iterable[int]) -> int:
    """The set of these spaces.

    >>> mask_of([1, 2, 4])
    22
    """
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


class Board(ABC):
    """Numbered spaces, some of them next to each other."""

    #: Every space of the board, as a set.
    all: int

    bits = staticmethod(bits)
    mask_of = staticmethod(mask_of)

    @property
    @abstractmethod
    def near(self) -> Sequence[int]:
        """The neighbours of each space, by its number."""

    @abstractmethod
    def neighbours(self, mask: int) -> int:
        """Every space next to a space of the set, be it in the set itself or not."""

    @abstractmethod
    def linked(self, pairs: Iterable[Pair]) -> Self:
        """This board with more spaces next to each other: open straits, ferries, areas off the grid."""

    @property
    @abstractmethod
    def exits(self) -> int:
        """Every space that has a border to cross."""

    @abstractmethod
    def common(self, other: Self) -> Self:
        """This board with only those borders that the other one has too."""

    @abstractmethod
    def without(self, other: Self) -> Self:
        """This board with only those borders that the other one lacks."""

    def flood(self, start: int, through: int) -> int:
        """``start``, and every space reached from it by steps into spaces of ``through``."""
        reached = edge = start
        while edge:
            edge = self.neighbours(edge) & through & ~reached
            reached |= edge
        return reached

    def within(self, mask: int, steps: int, through: int = _EVERYWHERE) -> int:
        """Every space at most so many steps from the set, each step into a space of ``through``."""
        reached = edge = mask
        while edge and steps > 0:
            edge = self.neighbours(edge) & through & ~reached
            reached |= edge
            steps -= 1
        return reached

    def distance(self, start: int, goal: int, through: int = _EVERYWHERE) -> int | None:
        """Steps to another space by way of ``through`` (the goal need not be in it); None if cut off."""
        target = 1 << goal
        reached = edge = 1 << start
        steps = 0
        while edge:
            if edge & target:
                return steps
            edge = self.neighbours(edge) & (through | target) & ~reached
            reached |= edge
            steps += 1
        return None

    def reach(self, start: int, points: int, costs: Costs, terms: Terms = ALONE) -> Reach:
        """Where a unit can get to with its points, at what cost, along which path, and why nowhere else."""
        if costs.board is not self:
            raise ValueError("these costs belong to another board")
        if not self.all >> start & 1:
            raise ValueError(f"space {start} is not on the board")
        return Reach(costs, start, points, terms)


class AreaBoard(Board):
    """A map of areas, given by its borders.

    >>> board = AreaBoard(4, [(0, 1), (1, 2)])
    >>> bits(board.neighbours(1 << 1))
    [0, 2]
    >>> bits(board.linked([(2, 3)]).flood(1 << 0, board.all))
    [0, 1, 2, 3]
    """

    def __init__(self, size: int, borders: Iterable[Pair]) -> None:
        self.all = (1 << size) - 1
        self._near = _with_borders([0] * size, borders)
        self._tables = [self._table(first) for first in range(0, size, _CHUNK)]

    @property
    def near(self) -> Sequence[int]:
        return self._near

    @property
    def exits(self) -> int:
        return mask_of(space for space, near in enumerate(self._near) if near)

    def linked(self, pairs: Iterable[Pair]) -> Self:
        return self._with(_with_borders(self._near, pairs))

    def only(self, pairs: Iterable[Pair]) -> Self:
        """This board with only the borders between these pairs of areas."""
        return self.common(self._with(_with_borders([0] * len(self._near), pairs)))

    def closed(self, pairs: Iterable[Pair]) -> Self:
        """This board with borders that cannot be crossed."""
        return self.without(self.only(pairs))

    def common(self, other: Self) -> Self:
        return self._with([mine & its for mine, its in zip(self._near, other._near, strict=True)])

    def without(self, other: Self) -> Self:
        return self._with([mine & ~its for mine, its in zip(self._near, other._near, strict=True)])

    def _with(self, near: list[int]) -> Self:
        other = copy(self)
        other._near = near
        other._tables = self._tables[:]
        for chunk in {space // _CHUNK for space, mask in enumerate(near) if mask != self._near[space]}:
            other._tables[chunk] = other._table(chunk * _CHUNK)
        return other

    def _table(self, first: int) -> list[int]:
        """The neighbours of every subset of the spaces from ``first`` to the end of its chunk."""
        table = [0]
        for near in self._near[first : first + _CHUNK]:
            table += [found | near for found in table]
        return table

    def neighbours(self, mask: int) -> int:
        found = 0
        for table in self._tables:
            found |= table[mask & _CHUNK_MASK]
            mask >>= _CHUNK
        return found

    def flood(self, start: int, through: int) -> int:
        near = self._near
        edge = start
        left = through & ~start
        while edge:
            low = edge & -edge
            new = near[low.bit_length() - 1] & left
            left ^= new
            edge ^= low | new
        return start | through & ~left


def _with_borders(near: Sequence[int], borders: Iterable[Pair]) -> list[int]:
    masks = list(near)
    for a, b in borders:
        masks[a] |= 1 << b
        masks[b] |= 1 << a
    return masks


class HexBoard(Board):
    """A grid of hexes.

    Flat-topped hexes stand in columns of which every other one sits half a hex lower; pointed hexes lie in
    rows of which every other one sits half a hex to the right. ``shifted`` says which columns or rows these
    are, counted from 0. The hexes of a line (a column or row) have consecutive numbers, and one number after
    each line stays unused, a guard, so that a shift never runs over into the next. ``missing`` are hexes that
    are not there.

    Directions are numbered clockwise from the top; ``DIRECTIONS`` has their names. Facts about hexsides are
    six masks, one a direction (see :data:`Sides`).

    >>> board = HexBoard(4, 3)
    >>> [board.place(hex) for hex in bits(board.neighbours(1 << board.at(1, 1)))]
    [(0, 1), (0, 2), (1, 0), (1, 2), (2, 1), (2, 2)]
    >>> river = board.sides([(board.at(1, 1), board.at(2, 2))])
    >>> [board.place(hex) for hex in bits(board.across(board.all, river))]
    [(1, 1), (2, 2)]
    """

    DIRECTIONS: ClassVar[dict[str, tuple[str, ...]]] = {
        "columns": ("n", "ne", "se", "s", "sw", "nw"),
        "rows": ("ne", "e", "se", "sw", "w", "nw"),
    }
    #: The directions that lead back and forth along the line, to the lower and the higher hex of the next
    #: line, and to those of the line before.
    _MOVES: ClassVar[dict[str, tuple[int, ...]]] = {"columns": (0, 3, 1, 2, 5, 4), "rows": (4, 1, 3, 2, 5, 0)}

    def __init__(
        self,
        columns: int,
        rows: int,
        lines: Literal["columns", "rows"] = "columns",
        shifted: Literal["odd", "even"] = "odd",
        missing: int = 0,
    ) -> None:
        self.columns, self.rows, self.lines, self.shifted = columns, rows, lines, shifted
        number, length = (columns, rows) if lines == "columns" else (rows, columns)
        self._stride = length + 1
        self._odd = shifted == "odd"
        line = (1 << length) - 1
        self._low = mask_of(i * self._stride for i in range(not self._odd, number, 2)) * line
        self._high = mask_of(i * self._stride for i in range(self._odd, number, 2)) * line
        self.all = self._grid = (self._low | self._high) & ~missing
        self._whole = not missing
        self._ways: _Ways | None = None
        self._links: dict[int, int] = {}
        self._ends = 0

    # Numbers and places

    def at(self, column: int, row: int) -> int:
        """The number of the hex in that column and row, both counted from 0."""
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            raise IndexError(f"no hex in column {column}, row {row}")
        return column * self._stride + row if self.lines == "columns" else row * self._stride + column

    def place(self, hex: int) -> Pair:
        """Column and row of a hex."""
        line, along = divmod(hex, self._stride)
        return (line, along) if self.lines == "columns" else (along, line)

    @cached_property
    def near(self) -> Sequence[int]:
        size = max(self.all.bit_length(), self._ends.bit_length())
        return [self.neighbours(1 << space) for space in range(size)]

    # Other boards made from this one

    def linked(self, pairs: Iterable[Pair]) -> Self:
        links = dict(self._links)
        for a, b in pairs:
            links[a] = links.get(a, 0) | 1 << b
            links[b] = links.get(b, 0) | 1 << a
        return self._with(self._ways, links)

    def only(self, sides: Sides) -> Self:
        """This board with only these hexsides to cross, and no links."""
        return self.common(self._with(self._ways_of(sides), {}))

    def closed(self, sides: Sides) -> Self:
        """This board with hexsides that cannot be crossed."""
        return self.without(self.only(sides))

    def common(self, other: Self) -> Self:
        ways = _Ways(*(mine & its for mine, its in zip(self._open, other._open, strict=True)))
        return self._with(ways, {end: mask & other._links.get(end, 0) for end, mask in self._links.items()})

    def without(self, other: Self) -> Self:
        ways = _Ways(*(mine & ~its for mine, its in zip(self._open, other._open, strict=True)))
        return self._with(ways, {end: mask & ~other._links.get(end, 0) for end, mask in self._links.items()})

    @property
    def exits(self) -> int:
        found = self._ends
        for way in self._open:
            found |= way
        return found

    @property
    def _open(self) -> _Ways:
        return self._ways or self._ways_of((self._grid,) * 6)

    def _with(self, ways: _Ways | None, links: dict[int, int]) -> Self:
        other = copy(self)
        other.__dict__.pop("near", None)
        other._whole = False
        other._ways = ways
        other._links = {end: mask for end, mask in links.items() if mask}
        other._ends = mask_of(other._links)
        other.all |= other._ends
        return other

    # Hexsides

    def direction(self, start: int, goal: int) -> int:
        """The direction that leads from a hex to the one next to it."""
        for direction in range(6):
            if self.toward(1 << start, direction) == 1 << goal:
                return direction
        raise ValueError(f"hexes {self.place(start)} and {self.place(goal)} are not next to each other")

    def sides(self, pairs: Iterable[Pair]) -> Sides:
        """The sides between these pairs of hexes, marked on both hexes of each pair."""
        masks = [0] * 6
        for a, b in pairs:
            direction = self.direction(a, b)
            masks[direction] |= 1 << a
            masks[(direction + 3) % 6] |= 1 << b
        n, ne, se, s, sw, nw = masks
        return n, ne, se, s, sw, nw

    def toward(self, mask: int, direction: int) -> int:
        """The set moved by one hex in that direction; what leaves the board is gone."""
        masks = [0] * 6
        masks[direction] = mask
        return self._move(_EVERYWHERE, self._ways_of(masks))

    def across(self, mask: int, sides: Sides) -> int:
        """Every hex next to a hex of the set across one of these sides."""
        return self._move(mask, self._ways_of(sides))

    # Questions

    def neighbours(self, mask: int) -> int:
        ends = mask & self._ends
        if ends:
            return self._grid_neighbours(mask & self._grid) | self._link_neighbours(ends)
        return self._grid_neighbours(mask)

    def _link_neighbours(self, ends: int) -> int:
        found = 0
        for space in bits(ends):
            found |= self._links[space]
        return found

    def _grid_neighbours(self, mask: int) -> int:
        if self._ways is not None:
            return self._move(mask, self._ways)
        forth, back = mask << 1, mask >> 1
        # A hex touches two hexes of the line on either side: the one at its own place in the line, and the
        # one after it if its line is shifted, the one before it if not.
        both = mask | forth & self._high | back & self._low
        return (forth | back | both << self._stride | both >> self._stride) & self._grid

    def flood(self, start: int, through: int) -> int:
        return super().flood(start, through) if self._links else self._layers(start, -1, through)[-1]

    def within(self, mask: int, steps: int, through: int = _EVERYWHERE) -> int:
        if self._links:
            return super().within(mask, steps, through)
        return self._layers(mask, max(0, steps), through)[-1]

    def layers(self, mask: int, steps: int, through: int = _EVERYWHERE) -> list[int]:
        """The set, and what is at most one, two, … steps from it; it ends early where nothing is added."""
        if not self._links:
            return self._layers(mask, steps, through)
        found = [mask]
        while steps and (more := self.within(found[-1], 1, through)) != found[-1]:
            found.append(more)
            steps -= 1
        return found

    def _layers(self, mask: int, steps: int, through: int) -> list[int]:
        """The hot loop of lines and movement: :meth:`_move` written out, without a call for every step."""
        if self._ways is None:
            return self._open_layers(mask, steps, through)
        back, forth, next_before, next_same, next_after, last_before, last_same, last_after = self._ways
        same = self._stride
        before, after = same - 1, same + 1
        found = [mask]
        edge = mask & self._grid
        left = self._grid & through & ~mask
        while steps:
            edge = left & (
                (edge & back) >> 1
                | (edge & forth) << 1
                | (edge & next_before) << before
                | (edge & next_same) << same
                | (edge & next_after) << after
                | (edge & last_before) >> after
                | (edge & last_same) >> same
                | (edge & last_after) >> before
            )
            if not edge:
                break
            left ^= edge
            mask |= edge
            found.append(mask)
            steps -= 1
        return found

    def _open_layers(self, mask: int, steps: int, through: int) -> list[int]:
        """The same where every side can be crossed: :meth:`_grid_neighbours` written out."""
        high, low, stride = self._high, self._low, self._stride
        found = [mask]
        edge = mask
        left = self._grid & through & ~mask
        while steps:
            forth, back = edge << 1, edge >> 1
            both = edge | forth & high | back & low
            edge = (forth | back | both << stride | both >> stride) & left
            if not edge:
                break
            left ^= edge
            mask |= edge
            found.append(mask)
            steps -= 1
        return found

    def distance(self, start: int, goal: int, through: int = _EVERYWHERE) -> int | None:
        if self._whole and through == _EVERYWHERE:
            return self._straight(start, goal)
        return super().distance(start, goal, through)

    def _straight(self, start: int, goal: int) -> int:
        """The distance on an unbroken grid: steps across the lines take half a step along them for free."""
        (line, along), (goal_line, goal_along) = divmod(start, self._stride), divmod(goal, self._stride)
        across = abs(goal_line - line)
        half = (2 * goal_along + self._is_shifted(goal_line)) - (2 * along + self._is_shifted(line))
        return across + max(0, (abs(half) - across) // 2)

    def _is_shifted(self, line: int) -> bool:
        return bool(line & 1) == self._odd

    def _ways_of(self, sides: Sequence[int]) -> _Ways:
        back, forth, next_low, next_high, last_low, last_high = (sides[d] for d in self._MOVES[self.lines])
        low, high = self._low, self._high
        return _Ways(
            back=back & self._grid,
            forth=forth & self._grid,
            next_before=next_low & low,
            next_same=next_low & high | next_high & low,
            next_after=next_high & high,
            last_before=last_low & low,
            last_same=last_low & high | last_high & low,
            last_after=last_high & high,
        )

    def _move(self, mask: int, ways: _Ways) -> int:
        back, forth, next_before, next_same, next_after, last_before, last_same, last_after = ways
        stride = self._stride
        found = (mask & back) >> 1 | (mask & forth) << 1
        found |= (
            (mask & next_before) << stride - 1
            | (mask & next_same) << stride
            | (mask & next_after) << stride + 1
        )
        found |= (
            (mask & last_before) >> stride + 1
            | (mask & last_same) >> stride
            | (mask & last_after) >> stride - 1
        )
        return found & self._grid


class _Ways(NamedTuple):
    """The hexes that may be left in each way a number can change."""

    back: int
    forth: int
    next_before: int
    next_same: int
    next_after: int
    last_before: int
    last_same: int
    last_after: int

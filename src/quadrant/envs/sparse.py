"""What a seat knows as features (:mod:`quadrant.kernel.features`), in arrays of fixed length.

A row holds the numbers of the features that are there, then -1 to its end: what the nets of the package
learn from, and ten times as quick as the view. The page of a menu that turns is a row without features.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from quadrant.envs import needed
from quadrant.errors import QuadrantError
from quadrant.kernel.catalog import Game
from quadrant.kernel.features import reader
from quadrant.kernel.flow import Choice

with needed("NumPy"):
    import numpy as np
    from numpy.typing import NDArray

#: So many features and counters there are at once at most; and of one option.
MOST: Final = {"observation": 768, "counters": 768, "actions": 32, "action_counters": 12}
#: In place of a number: there is none.
EMPTY: Final = -1

Numbers = NDArray[np.int16]


class Sparse:
    """Features of one game in arrays of fixed length, for menus of a fixed size."""

    def __init__(self, game: Game, size: int) -> None:
        self._reader = reader(game)
        self._size = size
        sizes = self._reader.sizes
        #: The shapes of the arrays by their names; there are no counters in a game that has none.
        self.shapes: dict[str, tuple[int, ...]] = {
            "observation": (MOST["observation"],),
            "actions": (size, MOST["actions"]),
        }
        if sizes["what"]:
            self.shapes["counters"] = (MOST["counters"], 2)
        if sizes["o_what"]:
            self.shapes["action_counters"] = (size, MOST["action_counters"], 2)

    def look(self, state: Any, seat: str, page: Sequence[Choice | None]) -> dict[str, Numbers]:
        """What the seat knows, and what the options of the page are."""
        found = {name: np.full(shape, EMPTY, np.int16) for name, shape in self.shapes.items()}
        known = self._reader.observe(state, seat)
        _fill(found["observation"], known.plain, "features")
        if known.what:
            _fill(found["counters"], list(zip(known.what, known.where, strict=True)), "counters")
        options = [option for option in page if option is not None]
        if options:
            self._options(found, state, options)
        return found

    def _options(self, found: dict[str, Numbers], state: Any, options: list[Choice]) -> None:
        """The page that turns stands behind the options, and has no features."""
        of = self._reader.options(state, options)
        _spread(found["actions"], of.plain, of.counts)
        if of.what:
            _spread(found["action_counters"], list(zip(of.what, of.where, strict=True)), of.pairs)


def _fill(row: Numbers, values: Sequence[Any], what: str) -> None:
    if len(values) > len(row):
        raise QuadrantError(f"there are {len(values)} {what}, and no more than {len(row)} can be written")
    row[: len(values)] = values


def _spread(table: Numbers, values: Sequence[Any], counts: list[int]) -> None:
    """Write the values of one option after another, so many each."""
    if max(counts) > table.shape[1]:
        raise QuadrantError(f"an option has {max(counts)} features, and no more than {table.shape[1]} fit")
    each = np.array(counts)
    line = np.repeat(np.arange(len(counts)), each)
    column = np.arange(len(values)) - np.repeat(np.cumsum(each) - each, each)
    table[line, column] = values

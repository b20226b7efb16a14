"""What a seat knows as features (:mod:`quadrant.kernel.features`), in arrays of fixed length.

A row holds the numbers of the features that are there, then -1 to its end: what the nets of the package
learn from, and ten times as quick as the view. The page of a menu that turns is a row without features.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from quadrant.errors import QuadrantError, needed
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
        self._empty = {name: np.full(shape, EMPTY, np.int16) for name, shape in self.shapes.items()}

    def look(self, state: Any, seat: str, page: Sequence[Choice | None]) -> dict[str, Numbers]:
        """What the seat knows, and what the options of the page are."""
        found = {name: empty.copy() for name, empty in self._empty.items()}
        known = self._reader.observe(state, seat)
        _fill(found["observation"], known.plain, "features")
        if known.what:
            _fill(found["counters"][:, 0], known.what, "counters")
            _fill(found["counters"][:, 1], known.where, "counters")
        options = [option for option in page if option is not None]
        if options:
            self._options(found, state, options)
        return found

    def _options(self, found: dict[str, Numbers], state: Any, options: list[Choice]) -> None:
        """The page that turns stands behind the options, and has no features."""
        of = self._reader.options(state, options)
        actions = found["actions"]
        actions.reshape(-1)[_places(of.counts, actions.shape[1])] = of.plain
        if of.what:
            counters = found["action_counters"]
            places = _places(of.pairs, counters.shape[1])
            pairs = counters.reshape(-1, 2)
            pairs[places, 0] = of.what
            pairs[places, 1] = of.where


def _fill(row: Numbers, values: Sequence[int], what: str) -> None:
    if len(values) > len(row):
        raise QuadrantError(f"there are {len(values)} {what}, and no more than {len(row)} can be written")
    row[: len(values)] = values


def _places(counts: list[int], width: int) -> list[int]:
    """Where the values of one option after another stand, in a table with rows of that width."""
    if max(counts) > width:
        raise QuadrantError(f"an option has {max(counts)} features, and no more than {width} fit")
    starts = range(0, len(counts) * width, width)
    return [start + n for start, count in zip(starts, counts, strict=True) for n in range(count)]

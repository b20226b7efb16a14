"""Many questions at once, as flat arrays: features one after another, and how many belong to each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quadrant.kernel.features import Observation, Options

Numbers = NDArray[np.int32]
#: Whole numbers of whatever size.
Integers = NDArray[np.integer[Any]]
Asked = tuple[Observation, Options]


class Batch:
    """What is known and what may be chosen, question after question."""

    #: The arrays that it holds: of every question, and of every option.
    FIELDS = (
        *("plain", "counts", "what", "where", "pairs"),
        *("width", "o_plain", "o_counts", "o_what", "o_where", "o_pairs"),
    )

    def __init__(self, **arrays: Integers) -> None:
        self.plain = arrays["plain"]
        self.counts = arrays["counts"]
        self.what = arrays["what"]
        self.where = arrays["where"]
        self.pairs = arrays["pairs"]
        #: How many options each question has.
        self.width = arrays["width"]
        self.o_plain = arrays["o_plain"]
        self.o_counts = arrays["o_counts"]
        self.o_what = arrays["o_what"]
        self.o_where = arrays["o_where"]
        self.o_pairs = arrays["o_pairs"]

    def __len__(self) -> int:
        return len(self.counts)

    @cached_property
    def question_of_option(self) -> Numbers:
        """The question that each option belongs to."""
        return np.repeat(np.arange(len(self), dtype=np.int32), self.width)

    @property
    def arrays(self) -> dict[str, Integers]:
        return {name: getattr(self, name) for name in self.FIELDS}


def of_questions(asked: Sequence[Asked]) -> Batch:
    """These questions as one batch."""
    known = [one for one, _ in asked]
    options = [one for _, one in asked]
    return Batch(
        plain=_flat([one.plain for one in known]),
        counts=np.array([len(one.plain) for one in known], np.int32),
        what=_flat([one.what for one in known]),
        where=_flat([one.where for one in known]),
        pairs=np.array([len(one.what) for one in known], np.int32),
        width=np.array([len(one.counts) for one in options], np.int32),
        o_plain=_flat([one.plain for one in options]),
        o_counts=_flat([one.counts for one in options]),
        o_what=_flat([one.what for one in options]),
        o_where=_flat([one.where for one in options]),
        o_pairs=_flat([one.pairs for one in options]),
    )


def _flat(lists: Sequence[Sequence[int]]) -> Numbers:
    return np.fromiter(chain.from_iterable(lists), np.int32, sum(map(len, lists)))

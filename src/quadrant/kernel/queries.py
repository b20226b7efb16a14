"""Queries: what a player may ask without choosing: ranges, supply, odds.

An answer is a typed Struct like a view, and tells a seat no more than its view does. The server answers
queries for overlays and tooltips, so that views stay small.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from quadrant.errors import IllegalQuery
from quadrant.kernel.verbs import Kind, Target


class Query(msgspec.Struct, frozen=True):
    """A question that can be asked of a state: by its name, about things of these kinds."""

    name: str
    kinds: tuple[Kind, ...]
    #: answer(state, seat, *numbers): what the seat (None: a spectator) is told.
    answer: Callable[..., Any]
    #: The type of the answer, for those who describe it to others.
    type: type[Any]

    def ask(self, state: Any, seat: str | None, targets: Sequence[Target]) -> Any:
        """The answer about the things of these names; those at the end may be left out."""
        if len(targets) > len(self.kinds):
            raise IllegalQuery(f"{self.name!r} is asked about {len(self.kinds)} things, not {len(targets)}")
        numbers = []
        for kind, target in zip(self.kinds, targets, strict=False):
            if target not in kind.number:
                raise IllegalQuery(f"{self.name!r} is asked about a {kind.name}; {target!r} is none")
            numbers.append(kind.number[target])
        return self.answer(state, seat, *numbers)

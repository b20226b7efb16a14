"""Queries: what a player may ask without choosing, such as ranges, supply and odds.

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
    #: ``answer(state, seat, *numbers)``: what the seat (None: a spectator) is told.
    answer: Callable[..., Any]
    #: The type of the answer, for those who describe it to others.
    type: type[Any]
    #: How many of the things, from the end, need not be named.
    optional: int = 0

    def ask(self, state: Any, seat: str | None, targets: Sequence[Target]) -> Any:
        """The answer about the things of these names."""
        most = len(self.kinds)
        if not most - self.optional <= len(targets) <= most:
            wanted = ", ".join(kind.name for kind in self.kinds) or "nothing"
            raise IllegalQuery(f"{self.name!r} is asked about {wanted}, not about {len(targets)} things")
        return self.answer(state, seat, *map(self._number, self.kinds, targets))

    def _number(self, kind: Kind, target: Target) -> int:
        # 1 == True, but nothing is called True. In an address numbers are written out.
        number = None if isinstance(target, bool) else kind.number.get(target)
        if number is None and isinstance(target, str) and target.isascii() and target.isdecimal():
            number = kind.number.get(int(target[:9]))
        if number is None:
            raise IllegalQuery(f"{self.name!r} is asked about a {kind.name}; {target!r} is none")
        return number

"""Queries: what a player may ask without choosing anything, answered from the game as it stands.

``match.query("supply", "ukraine")``: a range, a supply line, the odds of an attack. Answers are typed like
views and tell a seat nothing that its view does not let it know. Asking changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from quadrant.errors import IllegalQuery, UnknownQuery
from quadrant.kernel.flow import Target

#: The kind of a target that is a whole number; targets of every other kind are names, as in choices.
NUMBER = "number"


class Query(msgspec.Struct, frozen=True):
    """Something that may be asked: its name, the kinds of what it is asked about, and who answers.

    ``answer(state, seat, *targets)`` gives a Struct of type ``type``; ``seat`` is None for a spectator. It
    raises IllegalQuery for targets that there are not.
    """

    name: str
    kinds: tuple[str, ...]
    answer: Callable[..., Any]
    type: type[Any]

    def read(self, targets: Sequence[Target]) -> tuple[Target, ...]:
        """The targets, checked for number and form. A number may be written out, as in an address."""
        if len(targets) != len(self.kinds):
            wanted = ", ".join(self.kinds) or "nothing"
            raise IllegalQuery(f"{self.name} is asked about {wanted}, not about {len(targets)} things")
        return tuple(_read(kind, target) for kind, target in zip(self.kinds, targets, strict=True))


def _read(kind: str, target: Target) -> Target:
    if kind != NUMBER:
        if not isinstance(target, str):
            raise IllegalQuery(f"{target!r} is not the name of a {kind}")
        return target
    if isinstance(target, str) and target.isascii() and target.isdecimal() and len(target) < 10:
        return int(target)
    if type(target) is not int:
        raise IllegalQuery(f"{target!r} is not a number")
    return target


def find(queries: Mapping[str, Query], name: str) -> Query:
    """The query of that name."""
    if name not in queries:
        raise UnknownQuery(f"nothing is asked by the name {name!r}; there are {', '.join(queries) or 'none'}")
    return queries[name]

"""Facts: what follows from a state, kept next to it until its source changes.

A fact names its sources; ``game.touch("units")`` drops the facts that come from units, and no others. Clones
share what is known until one of them touches a source: a search must not trace supply again in every node.
Facts are never stored, compared or sent.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
G = TypeVar("G")

Sources = tuple[str, ...]
#: What is known, by the sources it comes from. Each state has a dictionary of its own, so that what a clone
#: finds out later, when it is another state, is not taken for true here; the inner ones are shared.
Facts = dict[Sources, dict[Any, Any]]

_UNKNOWN = object()
#: For each source, the combinations of sources that it is part of.
_touched_by: dict[str, set[Sources]] = {}


def fact(
    *sources: str,
) -> Callable[[Callable[Concatenate[G, P], T]], Callable[Concatenate[G, P], T]]:
    """Keep what the function finds about a state, for each of its arguments, until a source is touched."""
    for source in sources:
        _touched_by.setdefault(source, set()).add(sources)

    def keep(find: Callable[..., T]) -> Callable[..., T]:
        # The hot path of every game: what is known is found in as few steps as can be.
        def known(game: Any, *args: object) -> T:
            kept = game.facts.get(sources)
            if kept is None:
                kept = game.facts[sources] = {}
            key = (find, args) if args else find
            found: Any = kept.get(key, _UNKNOWN)
            if found is _UNKNOWN:
                found = kept[key] = find(game, *args)
            return found  # type: ignore[no-any-return]

        known.__doc__, known.__name__, known.__module__ = find.__doc__, find.__name__, find.__module__
        return known

    return keep


def forget(facts: Facts, changed: Sources) -> None:
    """Drop what comes from these sources; clones keep what they know."""
    for source in changed:
        for sources in _touched_by.get(source, ()):
            facts.pop(sources, None)


def is_source(name: str) -> bool:
    """Whether any fact comes from a source of that name."""
    return name in _touched_by

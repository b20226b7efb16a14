"""A verb carries its deed: the method of a decision that carries out what was chosen.

A decision is its offers and the methods they lead to; nothing asks again which verb it was::

    class Aim(Decision):
        def offers(self, game):
            return Offer(TARGET, targets(game)), finishing()

        @does(TARGET)
        def aim(self, game, nation): ...

        @does(FINISHING)
        def stop(self, game): ...

A method gets the things that the choice names, as their numbers. One that several verbs lead to is marked
once for each of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from quadrant.kernel.verbs import Target, Verb

#: The verb and its method, by the word of the verb.
Deeds = dict[Target, tuple[Verb, Callable[..., None]]]

Method = TypeVar("Method", bound=Callable[..., Any])


def does(verb: Verb) -> Callable[[Method], Method]:
    """Mark a method as what a choice of the verb leads to."""

    def mark(method: Method) -> Method:
        method.__dict__.setdefault("verbs", []).append(verb)
        return method

    return mark


def deeds_of(cls: type) -> Deeds:
    """What each verb leads to in a class of decisions. A subclass may carry out a verb in another way."""
    found: Deeds = {}
    for base in reversed(cls.__mro__):
        for name, method in vars(base).items():
            for verb in getattr(method, "verbs", ()) if callable(method) else ():
                found[verb.word] = verb, getattr(cls, name)
    return found

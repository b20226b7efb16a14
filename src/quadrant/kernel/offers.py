"""What a decision offers: a verb, and the limits of what it may be done to.

The same offer lists the options and explains what is not among them, so that no rule is written twice. An
offer that allows nothing is worth making too: it says why not.
"""

from __future__ import annotations

from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Refusal
from quadrant.kernel.verbs import FINISHING, PASSING, Choice, Verb


class Offer:
    """A verb with the limits of the thing that varies; the other things it is done to are fixed."""

    __slots__ = ("limits", "others", "verb")

    def __init__(self, verb: Verb, limits: Limits, *others: int) -> None:
        self.verb = verb
        self.limits = limits
        self.others = others

    def choices(self) -> list[Choice]:
        """Every choice that the limits allow."""
        mask = self.limits.mask
        if not self.verb.kinds:
            return [self.verb()] if mask & 1 else []
        return self.verb.over(mask, *self.others) if mask else []

    def why_not(self, choice: Choice) -> Refusal | None:
        """The limit that forbids the choice; None if it allows it or has nothing to say of it."""
        verb = self.verb
        numbers = verb.parse(choice)
        if numbers is None:
            return None
        kind = verb.varying
        if kind is None:
            return self.limits.why_not(0)
        others = verb.others(numbers)
        if others[: len(self.others)] != self.others:
            return None
        thing = numbers[verb.kinds.index(kind)]
        return self.limits.why_not(thing, **{kind.name: kind.ids[thing]})


def passing(*limits: Limit) -> Offer:
    """To pass, unless one of the limits forbids it."""
    return Offer(PASSING, Limits(*limits))


def finishing(*limits: Limit) -> Offer:
    """To be done, unless one of the limits names what is still to do."""
    return Offer(FINISHING, Limits(*limits))

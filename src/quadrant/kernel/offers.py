"""What a decision offers: a verb, and the limits of what it may be done to.

The same offer lists the options and explains what is not among them, so that no rule is written twice. An
offer that allows nothing is worth making too: it says why not. Offers are made whenever a seat is asked
anything, so they are kept light.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from quadrant.kernel.limits import ALLOWED, NOTHING, Bounds, Few, Limit, Limits, WhyNot
from quadrant.kernel.message import Refusal
from quadrant.kernel.verbs import FINISHING, PASSING, Choice, Verb


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A verb with the limits of the thing that varies; the other things it is done to are fixed."""

    verb: Verb
    limits: Bounds
    others: tuple[int, ...] = ()

    def choices(self) -> Iterable[Choice]:
        """Every choice that the limits allow."""
        mask = self.limits.mask
        if not self.verb.kinds:
            return [self.verb()] if mask & 1 else ()
        return self.verb.over(mask, *self.others) if mask else ()

    def why_not(self, choice: Choice) -> Refusal | None:
        """The limit that forbids the choice; None if it allows it or has nothing to say of it."""
        verb = self.verb
        numbers = verb.parse(choice)
        if numbers is None:
            return None
        kind = verb.varying
        if kind is None:
            return self.limits.why_not(0)
        if verb.others(numbers)[: len(self.others)] != self.others:
            return None
        thing = numbers[verb.varies]
        return self.limits.why_not(thing, **{kind.name: kind.ids[thing]})


class Among(Offer, frozen=True, gc=False):
    """A verb and a few things that it may be done to: the cards of a hand, for instance."""

    limits: Few

    def choices(self) -> Iterable[Choice]:
        return map(self.verb.row(*self.others).__getitem__, self.limits.things)


def withheld(verb: Verb, few: Few, limit: Limit) -> Offer:
    """A verb that could be done to a few things, if a limit did not forbid it for all of them."""
    return Offer(verb, WhyNot(lambda: Limits(Limit(few.rule, few.mask, few.why), limit)))


class Fixed(Offer, frozen=True, gc=False):
    """An offer that is the same in every position, with its choices."""

    always: tuple[Choice, ...] = ()

    def choices(self) -> Iterable[Choice]:
        return self.always


def fixed(verb: Verb, limits: Bounds) -> Fixed:
    """An offer that is made once, for every position."""
    return Fixed(verb, limits, always=tuple(Offer(verb, limits).choices()))


def never(rule: str, why: str, *verbs: Verb) -> tuple[Fixed, ...]:
    """What is not done now, whatever it is done to."""
    limit = Limit(rule, NOTHING, why)
    return tuple(fixed(verb, limit) for verb in verbs)


def passing(*limits: Limit) -> Offer:
    """To pass, unless one of the limits forbids it."""
    return Offer(PASSING, Limits(*limits)) if limits else _MAY_PASS


def finishing(*limits: Limit) -> Offer:
    """To be done, unless one of the limits names what is still to do."""
    return Offer(FINISHING, Limits(*limits)) if limits else _MAY_FINISH


_MAY_PASS: Final = fixed(PASSING, ALLOWED)
_MAY_FINISH: Final = fixed(FINISHING, ALLOWED)

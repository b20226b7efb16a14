"""A constraint is a bit set with a rule number on it.

What may be done is the intersection of limits. The same object enumerates what is allowed and explains what
is not, so that no rule is written twice. Limits are evaluated in order, when they are asked and no further
than needed: one that takes time to find out stands last, as a function of what is left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeAlias

import msgspec

from quadrant.kernel.message import Arg, Args, Refusal

#: The masks of a limit that allows everything, and of one that allows nothing.
ANY: Final = -1
NOTHING: Final = 0

#: What a limit allows: a set of things; or, of those things that are left, the ones it allows.
Allowed: TypeAlias = int | Callable[[int], int]


class Limit(msgspec.Struct, frozen=True, gc=False):
    """The rule allows exactly these things. ``why`` is the message shown for all others."""

    rule: str
    allows: Allowed
    why: str = ""
    args: Args = {}

    def of(self, left: int) -> int:
        """Those of the things that it allows."""
        allows = self.allows
        return left & allows if isinstance(allows, int) else left & allows(left)

    @property
    def mask(self) -> int:
        """Everything that it allows."""
        allows = self.allows
        return allows if isinstance(allows, int) else allows(ANY)

    @property
    def message(self) -> str:
        return self.why or "why-" + self.rule.replace(".", "-")

    def why_not(self, index: int, /, **args: Arg) -> Refusal | None:
        """The rule, if it forbids the thing with that number.

        What the limit itself says of the reason goes before what is said of the thing.
        """
        return None if self.of(1 << index) else Refusal(self.rule, self.message, {**args, **self.args})


class Few(msgspec.Struct, frozen=True, gc=False):
    """The rule allows these few things, known one by one and each named once, such as the cards of a hand.

    A set is made of them only when somebody asks for it: hands differ so much that it is seldom needed twice.
    ``reasons`` are what is said first of other things.
    """

    rule: str
    things: Sequence[int]
    why: str
    reasons: Callable[[], Bounds] | None = None
    args: Args = {}

    @property
    def mask(self) -> int:
        return sum(1 << thing for thing in self.things)

    def why_not(self, index: int, /, **args: Arg) -> Refusal | None:
        if index in self.things:
            return None
        first = self.reasons and self.reasons().why_not(index, **args)
        return first or Refusal(self.rule, self.why, {**args, **self.args})


class WhyNot(msgspec.Struct, frozen=True, gc=False):
    """Allows nothing, and says why not: what forbids it is found out only when something is refused.

    Offered before what it speaks for. It says nothing of what its reasons do not forbid.
    """

    reasons: Callable[[], Bounds]

    @property
    def mask(self) -> int:
        return NOTHING

    def why_not(self, index: int, /, **args: Arg) -> Refusal | None:
        return self.reasons().why_not(index, **args)


#: A limit that forbids nothing.
ALLOWED: Final = Limit("", ANY)


class Bounds(Protocol):
    """What may be done, and by which rule not: a limit, several of them, or what a unit can reach."""

    @property
    def mask(self) -> int:
        """The things that are allowed."""

    def why_not(self, index: int, /, **args: Arg) -> Refusal | None:
        """The rule that forbids the thing with that number, or None if it is allowed."""


class Limits:
    """Several limits that hold together, in the order in which they are explained."""

    __slots__ = ("limits", "mask")

    #: The things that all of them allow.
    mask: int

    def __init__(self, *limits: Limit) -> None:
        self.limits = limits
        mask = ANY
        for limit in limits:
            allows = limit.allows
            if isinstance(allows, int):
                mask &= allows
            elif mask:
                return  # A function is not asked before somebody asks for the mask.
        self.mask = mask

    def __getattr__(self, name: str) -> int:
        """The mask, when it is asked for first. Where nothing is left, the rest are not asked."""
        if name != "mask":
            raise AttributeError(name)
        mask = ANY
        for limit in self.limits:
            if not mask:
                break
            mask = limit.of(mask)
        self.mask = mask
        return mask

    def also(self, limit: Limit) -> Limits:
        """These limits and one more, explained last."""
        if not isinstance(limit.allows, int):
            return Limits(*self.limits, limit)
        more = Limits.__new__(Limits)
        more.limits = (*self.limits, limit)
        more.mask = self.mask & limit.allows
        return more

    def broken(self, index: int) -> Limit | None:
        """The first limit that forbids the thing with that number."""
        bit = 1 << index
        for limit in self.limits:
            if not limit.of(bit):
                return limit
        return None

    def why_not(self, index: int, /, **args: Arg) -> Refusal | None:
        """The first rule that forbids the thing with that number, or None if it is allowed."""
        limit = self.broken(index)
        return None if limit is None else limit.why_not(index, **args)


def when(allowed: bool) -> int:
    """The mask of a limit that allows everything or nothing."""
    return ANY if allowed else NOTHING


def those(may: Callable[[int], bool]) -> Callable[[int], int]:
    """What a limit allows, found out thing by thing: of those that are left, each that ``may``.

    >>> Limits(Limit("1", 0b1110), Limit("2", those(lambda thing: thing != 2))).mask == 0b1010
    True
    """

    def among(left: int) -> int:
        if left < 0:
            raise ValueError("a limit before this one must say what there is")
        found = 0
        while left:
            bit = left & -left
            left ^= bit
            if may(bit.bit_length() - 1):
                found |= bit
        return found

    return among

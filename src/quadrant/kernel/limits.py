"""A constraint is a bit set with a rule number on it.

What may be done is the intersection of limits. The same object enumerates what is allowed and explains what
is not, so that no rule is written twice.
"""

from __future__ import annotations

from typing import Final

import msgspec

from quadrant.kernel.message import Arg, Args, Refusal

#: The masks of a limit that allows everything, and of one that allows nothing.
ANY: Final = -1
NOTHING: Final = 0


class Limit(msgspec.Struct, frozen=True, gc=False):
    """The rule allows exactly the things in ``mask``. ``why`` is the message shown for all others."""

    rule: str
    mask: int
    why: str = ""
    args: Args = {}

    @property
    def message(self) -> str:
        return self.why or "why-" + self.rule.replace(".", "-")


class Limits:
    """Several limits that hold together, in the order in which they are explained."""

    __slots__ = ("limits", "mask")

    def __init__(self, *limits: Limit) -> None:
        self.limits = limits
        mask = -1
        for limit in limits:
            mask &= limit.mask
        self.mask = mask

    def also(self, limit: Limit) -> Limits:
        """These limits and one more, explained last."""
        more = Limits.__new__(Limits)
        more.limits = (*self.limits, limit)
        more.mask = self.mask & limit.mask
        return more

    def broken(self, index: int) -> Limit | None:
        """The first limit that forbids the thing with that number."""
        bit = 1 << index
        for limit in self.limits:
            if not limit.mask & bit:
                return limit
        return None

    def why_not(self, index: int, **args: Arg) -> Refusal | None:
        """The first rule that forbids the thing with that number, or None if it is allowed.

        What the limit itself says of the reason goes before what is said of the thing.
        """
        limit = self.broken(index)
        return None if limit is None else Refusal(limit.rule, limit.message, {**args, **limit.args})


def when(allowed: bool) -> int:
    """The mask of a limit that allows everything or nothing."""
    return ANY if allowed else NOTHING

"""A modifier is an amount with a rule and a reason: for numbers, what a limit is for sets.

A sum of modifiers computes and explains itself line by line: odds shifts, die modifiers, costs, values of
cards. The browser shows it before the player commits.
"""

from __future__ import annotations

from typing import Self

import msgspec

from quadrant.kernel.message import Arg, Args


class Modifier(msgspec.Struct, frozen=True):
    """One line of a sum: how much, by which rule, what for."""

    amount: int
    rule: str
    id: str
    args: Args = {}


class Sum(msgspec.Struct, frozen=True):
    """A number and what makes it up. The amounts of its lines always add up to the total.

    >>> value = Sum.of(4, "5.1", "printed").add(2, "5.21", "nationality").at_most(5, "5.3", "highest")
    >>> value.total
    5
    >>> [(line.amount, line.rule) for line in value.lines]
    [(4, '5.1'), (2, '5.21'), (-1, '5.3')]
    """

    total: int = 0
    lines: tuple[Modifier, ...] = ()

    @classmethod
    def of(cls, amount: int, rule: str, id: str, **args: Arg) -> Self:
        """A sum that starts with this amount, which is shown even if it is nothing."""
        return cls(amount, (Modifier(amount, rule, id, args),))

    def add(self, amount: int, rule: str, id: str, **args: Arg) -> Sum:
        """The sum with a modifier; one of nothing is not worth a line."""
        if not amount:
            return self
        return Sum(self.total + amount, (*self.lines, Modifier(amount, rule, id, args)))

    def at_least(self, least: int, rule: str, id: str, **args: Arg) -> Sum:
        """The sum, but not less than this; the line says by how much it was raised."""
        return self.add(max(0, least - self.total), rule, id, **args)

    def at_most(self, most: int, rule: str, id: str, **args: Arg) -> Sum:
        """The sum, but not more than this; the line says by how much it was lowered."""
        return self.add(min(0, most - self.total), rule, id, **args)

    def becomes(self, total: int, rule: str, id: str, **args: Arg) -> Sum:
        """The rule makes this of it (half of it, twice as much, nothing); the line says what that changed."""
        return self.add(total - self.total, rule, id, **args)

    def __add__(self, other: Sum) -> Sum:
        return Sum(self.total + other.total, self.lines + other.lines)

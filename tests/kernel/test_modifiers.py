"""A sum of modifiers computes and explains itself from the one place."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from quadrant.kernel.modifiers import Modifier, Sum

amounts = st.integers(-20, 20)
operations = st.lists(st.tuples(st.sampled_from(["add", "at_least", "at_most", "becomes"]), amounts))


def plain(total: int, operation: str, amount: int) -> int:
    match operation:
        case "add":
            return total + amount
        case "at_least":
            return max(total, amount)
        case "at_most":
            return min(total, amount)
        case _:
            return amount


@given(amounts, operations)
def test_a_sum_comes_to_what_plain_arithmetic_comes_to_and_its_lines_add_up(
    first: int, later: list[tuple[str, int]]
) -> None:
    total, expected = Sum.of(first, "1.0", "first"), first
    for operation, amount in later:
        total = getattr(total, operation)(amount, "2.0", operation)
        expected = plain(expected, operation, amount)
    assert total.total == expected
    assert sum(line.amount for line in total.lines) == expected


def test_every_line_says_by_which_rule_and_why() -> None:
    odds = Sum.of(2, "10.5", "odds").add(-1, "10.6", "forest", space="minsk").at_least(3, "10.7", "lowest")
    assert odds.lines == (
        Modifier(2, "10.5", "odds"),
        Modifier(-1, "10.6", "forest", {"space": "minsk"}),
        Modifier(2, "10.7", "lowest"),
    )


def test_what_changes_nothing_is_no_line_but_a_first_amount_of_nothing_is() -> None:
    start = Sum.of(0, "1.0", "printed")
    assert start.lines == (Modifier(0, "1.0", "printed"),)
    assert start.add(0, "2.0", "none") is start
    assert start.at_least(0, "2.0", "least") is start
    assert start.at_most(0, "2.0", "most") is start
    assert Sum().lines == ()


def test_two_sums_make_one() -> None:
    both = Sum.of(3, "1.0", "attack") + Sum.of(-1, "2.0", "weather")
    assert both == Sum(2, (Modifier(3, "1.0", "attack"), Modifier(-1, "2.0", "weather")))


def test_a_sum_goes_over_the_wire_as_it_is() -> None:
    value = Sum.of(4, "5.1", "printed", card="smuts").at_most(3, "5.3", "highest")
    assert msgspec.json.decode(msgspec.json.encode(value), type=Sum) == value

"""A limit enumerates and explains, from the one place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadrant.kernel.limits import ANY, NOTHING, Limit, Limits, those

masks = st.integers(0, 2**40 - 1)


@given(st.lists(masks, min_size=1, max_size=5), st.integers(0, 39))
def test_what_is_enumerated_is_exactly_what_no_limit_forbids(found: list[int], index: int) -> None:
    limits = Limits(*(Limit(f"1.{n}", mask) for n, mask in enumerate(found)))
    refusal = limits.why_not(index)
    assert (refusal is None) == bool(limits.mask >> index & 1)
    assert (refusal is None) == all(mask >> index & 1 for mask in found)


def test_the_first_limit_that_forbids_is_named() -> None:
    limits = Limits(Limit("1.1", 0b111), Limit("2.2", 0b011), Limit("3.3", 0b001, "why-special"))
    refusal = limits.why_not(2, space="here")
    assert refusal is not None
    assert (refusal.rule, refusal.id, refusal.args) == ("2.2", "why-2-2", {"space": "here"})
    special = limits.why_not(1)
    assert special is not None
    assert special.id == "why-special"
    assert limits.why_not(0) is None


def test_no_limit_allows_everything() -> None:
    assert Limits().mask == -1
    assert Limits().why_not(99) is None


def test_one_more_limit_is_explained_last() -> None:
    limits = Limits(Limit("1.1", 0b011))
    more = limits.also(Limit("2.2", 0b110))
    assert (limits.mask, more.mask) == (0b011, 0b010)
    assert [more.broken(index) for index in (0, 1)] == [Limit("2.2", 0b110), None]
    refusal = more.why_not(3)
    assert refusal is not None
    assert refusal.rule == "1.1"


@given(st.lists(masks, min_size=1, max_size=5), st.integers(0, 39))
def test_a_function_of_what_is_left_says_the_same_as_a_set(found: list[int], index: int) -> None:
    sets = Limits(*(Limit(f"1.{n}", mask) for n, mask in enumerate(found)))
    slow = Limits(*(Limit(f"1.{n}", mask.__and__) for n, mask in enumerate(found)))
    assert slow.mask == sets.mask
    assert slow.why_not(index) == sets.why_not(index)


def test_limits_are_evaluated_in_order_and_no_further_than_needed() -> None:
    asked: list[int] = []

    def odd(left: int) -> int:
        asked.append(left)
        return left & 0b1010

    assert Limits(Limit("1.1", NOTHING), Limit("2.2", odd)).mask == NOTHING
    limits = Limits(Limit("1.1", 0b0110), Limit("2.2", odd))
    assert asked == []
    assert [limits.mask, limits.mask] == [0b0010, 0b0010]
    assert asked == [0b0110]
    assert limits.broken(0) == limits.limits[0]
    assert asked == [0b0110]
    assert limits.broken(2) == limits.limits[1]
    assert asked == [0b0110, 0b0100]


def test_a_limit_may_be_found_out_thing_by_thing() -> None:
    limit = Limit("2.2", those(lambda thing: thing % 2 == 1))
    assert Limits(Limit("1.1", 0b1110), limit).mask == 0b1010
    with pytest.raises(ValueError, match="must say what there is"):
        limit.of(ANY)

"""Dice: even, repeatable, unpredictable, and open to a check afterwards."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from quadrant.kernel import dice


@given(st.integers(1, 1000), st.integers(0, 10_000))
def test_a_number_lies_in_its_range(sides: int, counter: int) -> None:
    assert 0 <= dice.number(dice.key_of(1), counter, sides) < sides


def test_the_same_seed_gives_the_same_numbers() -> None:
    first = [dice.number(dice.key_of("a"), n, 6) for n in range(50)]
    assert first == [dice.number(dice.key_of("a"), n, 6) for n in range(50)]
    assert first != [dice.number(dice.key_of("b"), n, 6) for n in range(50)]


def test_all_sides_come_up_alike() -> None:
    rolls = Counter(dice.number(dice.key_of(3), n, 6) for n in range(60_000))
    # Six standard deviations of a fair die: a wrong die is far outside, a fair one never.
    assert all(abs(count - 10_000) < 6 * 92 for count in rolls.values())


def test_the_commitment_is_a_plain_hash_that_anybody_can_check() -> None:
    assert dice.commitment("secret") == sha256(b"quadrant:secret").hexdigest()
    assert dice.commitment("secret") != dice.commitment("Secret")


def test_a_fresh_seed_cannot_be_guessed() -> None:
    seeds = {dice.fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 for seed in seeds)

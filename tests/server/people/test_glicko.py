"""Ratings: the example of the paper, and what follows for camps and games of three."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadrant.server.people.glicko import (
    NARROWEST,
    PERIOD,
    WIDEST,
    Strength,
    camp,
    chance,
    rested,
    updated,
)

STRENGTHS = st.builds(Strength, st.floats(400, 3200), st.floats(30, 350), st.floats(0.03, 0.1))


def test_the_example_of_the_paper() -> None:
    games = [([Strength(1400, 30)], 1.0), ([Strength(1550, 100)], 0.0), ([Strength(1700, 300)], 0.0)]
    found = updated(Strength(1500, 200, 0.06), games)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_surprise_makes_volatility_grow() -> None:
    found = updated(Strength(1500, 60), [([Strength(2400, 40)], 1.0)] * 5)
    assert found.volatility > 0.06
    assert found.rating > 1600


def test_who_rests_is_known_less_well_and_never_worse_than_a_newcomer() -> None:
    known = Strength(1700, 60)
    assert rested(known, 0).deviation == pytest.approx(60)
    assert rested(known, 52 * PERIOD).deviation == pytest.approx(96, abs=1)
    assert rested(known, 10_000 * PERIOD).deviation == WIDEST
    assert updated(known, []) == rested(known, PERIOD)


@pytest.mark.parametrize("deviation", [30, 350])
def test_three_alike_have_a_third_each(deviation: float) -> None:
    alike = Strength(1500, deviation)
    assert chance(alike, [alike, alike]) == pytest.approx(1 / 3)
    # A draw of three is a third for each: nothing changes but what is known.
    assert updated(alike, [([alike, alike], 1 / 3)]).rating == pytest.approx(1500)


def test_of_two_opponents_the_stronger_one_matters_more() -> None:
    one = Strength(1500, 100)
    weak, strong = Strength(1200, 60), Strength(1900, 60)
    assert chance(one, [strong]) > chance(one, [weak, strong]) > 0.9 * chance(one, [strong])


def test_a_camp_is_the_mean_of_its_members_and_its_place() -> None:
    found = camp([Strength(1400, 60), Strength(1600, 80)], bonus=20)
    assert found.rating == 1520
    assert found.deviation == 50


@given(STRENGTHS, STRENGTHS)
def test_winning_never_costs_and_losing_never_pays(one: Strength, other: Strength) -> None:
    won, lost = updated(one, [([other], 1.0)]), updated(one, [([other], 0.0)])
    assert won.rating >= one.rating >= lost.rating
    assert NARROWEST <= won.deviation <= WIDEST + 1
    assert 0 < won.volatility < 1

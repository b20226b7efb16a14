"""The cheapest ways, where each step is asked for."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from random import Random

import pytest

from quadrant.kernel.paths import cheapest_ways

#: A small map: what it costs to go from one space to another.
ROADS = {0: {1: 4, 2: 1}, 1: {3: 1}, 2: {1: 2, 3: 5}, 3: {4: 9}, 4: {}}


def steps(here: int) -> Iterable[tuple[int, int]]:
    return ROADS[here].items()


def test_a_detour_that_is_cheaper_is_taken() -> None:
    found = cheapest_ways({0: 0}, steps, most=20)
    assert found.cost == {0: 0, 1: 3, 2: 1, 3: 4, 4: 13}
    assert found.path(3) == (0, 2, 1, 3)


def test_what_costs_more_is_not_reached() -> None:
    assert set(cheapest_ways({0: 0}, steps, most=4).cost) == {0, 1, 2, 3}


def test_several_starts_have_costs_of_their_own() -> None:
    found = cheapest_ways({0: 0, 1: 1}, steps, most=20)
    assert found.path(3) == (1, 3)
    assert found.cost[3] == 2


def test_of_ways_that_cost_the_same_the_first_counts() -> None:
    diamond = {0: {1: 1, 2: 1}, 1: {3: 1}, 2: {3: 1}, 3: {}}
    assert cheapest_ways({0: 0}, lambda here: diamond[here].items(), most=9).path(3) == (0, 1, 3)


@pytest.mark.parametrize("seed", range(20))
def test_no_way_is_cheaper_and_every_path_costs_what_is_said(seed: int) -> None:
    random = Random(seed)
    spaces = range(12)
    roads = {here: {random.choice(spaces): random.randint(1, 9) for _ in range(3)} for here in spaces}
    found = cheapest_ways({0: 0}, lambda here: roads[here].items(), most=15)
    for here, spent in found.cost.items():
        assert all(
            spent + price > 15 or found.cost[there] <= spent + price for there, price in roads[here].items()
        )
        assert sum(roads[one][other] for one, other in pairwise(found.path(here))) == spent

"""The front line: every place belongs to whoever is nearest."""

from __future__ import annotations

from quadrant.kernel.board import AreaBoard, mask_of
from quadrant.kernel.front import divided

#: Six places in a row.
ROW = AreaBoard(6, [(place, place + 1) for place in range(5)])


def test_a_place_belongs_to_the_nearer_side() -> None:
    assert divided(ROW, mask_of([0]), mask_of([5]), ROW.all, 0) == (mask_of([0, 1, 2]), mask_of([3, 4, 5]))


def test_what_both_reach_at_once_belongs_to_the_side_whose_country_it_is() -> None:
    abroad = divided(ROW, mask_of([0]), mask_of([4]), ROW.all, 0)
    home = divided(ROW, mask_of([0]), mask_of([4]), ROW.all, mask_of([2]))
    assert abroad == (mask_of([0, 1, 2]), mask_of([3, 4, 5]))
    assert home == (mask_of([0, 1]), mask_of([2, 3, 4, 5]))


def test_nobody_spreads_beyond_the_area() -> None:
    assert divided(ROW, mask_of([1]), mask_of([3]), mask_of([1, 2, 3]), 0) == (mask_of([1, 2]), mask_of([3]))

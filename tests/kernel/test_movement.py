"""A unit gets where a plain Dijkstra without bit sets says it does, and nowhere else; and it is told why."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given

from kernel.worlds import PLENTY, Move, moves
from quadrant.kernel.board import AreaBoard, HexBoard, bits, mask_of
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Refusal
from quadrant.kernel.movement import Closed, Costs, Crossing, Leaving, Reach, Terms

# Random maps


@pytest.mark.long
@given(moves())
def test_a_unit_reaches_what_a_plain_search_reaches_at_the_same_cost(move: Move) -> None:
    reach = move.reach()
    walked = {**dict.fromkeys(move.forced(), move.points), **move.walk(move.points)}
    assert {space: reach.cost(space) for space in bits(reach.reached)} == walked
    assert set(bits(reach.mask)) == walked.keys() & move.end - {move.start}
    assert all(reach.cost(space) is None for space in move.world.graph if space not in walked)


@pytest.mark.long
@given(moves())
def test_every_path_obeys_the_rules_and_costs_what_was_said(move: Move) -> None:
    reach = move.reach()
    forced = move.forced()
    for space in bits(reach.reached):
        path = reach.path(space)
        if space in forced:
            assert path == [move.start, space]
            continue
        assert (path[0], path[-1]) == (move.start, space)
        prices = [move.price(here, there) for here, there in pairwise(path)]
        assert None not in prices
        assert sum(price or 0 for price in prices) == reach.cost(space)


@pytest.mark.long
@given(moves())
def test_a_unit_goes_on_from_any_place_on_its_path_with_the_points_it_has_left(move: Move) -> None:
    reach = move.reach()
    for space in bits(reach.reached):
        for place in reach.path(space)[:-1]:
            left = reach.left(place)
            assert left is not None
            onward = Move(
                move.world, place, left, move.enter, move.onward, move.end, move.zones, least=False
            ).reach()
            cost, spent = reach.cost(space), reach.cost(place)
            assert cost is not None
            assert spent is not None
            if space not in move.forced():
                assert onward.cost(space) == cost - spent


@pytest.mark.long
@given(moves())
def test_a_unit_that_must_stop_has_nothing_left_to_go_on_with(move: Move) -> None:
    reach = move.reach()
    for space in move.world.graph:
        stops = space != move.start and (space not in move.onward or space in move.forced())
        cost = reach.cost(space)
        assert reach.left(space) == (None if cost is None or stops else move.points - cost)


@pytest.mark.long
@given(moves())
def test_every_reason_is_true(move: Move) -> None:
    reach = move.reach()
    far = move.walk(PLENTY)
    for space in move.world.graph:
        refusal = reach.why_not(space)
        assert (refusal is None) == bool(reach.mask >> space & 1)
        if refusal is not None:
            holds(move, space, refusal, far)


def holds(move: Move, space: int, refusal: Refusal, far: dict[int, int]) -> None:
    """The reason is true."""
    place = int(str(refusal.args["space"]))
    if refusal.rule == "points":
        assert place == space
        return hold_points(move, space, refusal, far)
    if refusal.rule == "end":
        assert place == space
        assert space not in move.end
        return None
    # Somebody bars the way: there is no way around it, or it is right in front, or it is near but for that.
    near = space in move.world.graph[move.start] or space in move.freely().walk(move.points)
    assert space not in far or near
    facts = {
        "enter": place not in move.enter,
        "pass": place not in move.onward and place != move.start,
        "zone": any(place not in zone.onto for zone in move.zones),
        "lake": (place, int(str(refusal.args.get("space2", -1)))) in move.world.lakes,
        "chart": place not in move.world.terrain,
    }
    assert facts[refusal.rule]
    return None


def hold_points(move: Move, space: int, refusal: Refusal, far: dict[int, int]) -> None:
    if refusal.id == "why-already-there":
        assert space == move.start
    elif refusal.id == "why-too-far":
        assert (refusal.args["cost"], refusal.args["points"]) == (far[space], move.points)
        assert far[space] > move.points
    else:
        assert refusal.id == "why-no-way"
        assert not move.world.board.flood(1 << move.start, move.world.board.all) >> space & 1


# A front, six hexes in a row, and one behind it:   0 1 2 3 4 5
LINE = AreaBoard(7, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (1, 6), (6, 2)])
OPEN = Costs(LINE, [(LINE.all, 1)], rule="8.3", names=tuple("abcdefg"))


def except_(rule: str, *spaces: int) -> Limits:
    return Limits(Limit(rule, ~mask_of(spaces)))


def why(reach: Reach, space: int) -> tuple[str, str, object]:
    refusal = reach.why_not(space)
    assert refusal is not None
    return refusal.rule, refusal.id, refusal.args.get("space")


def test_a_unit_stops_in_a_zone_of_control_and_is_told_where() -> None:
    reach = LINE.reach(0, 5, OPEN, Terms(may_pass=except_("8.5.1", 2, 6), rule="8.1"))
    assert bits(reach.mask) == [1, 2, 6]
    assert reach.left(2) is None
    assert reach.left(1) == 4
    assert why(reach, 3) == ("8.5.1", "why-8-5-1", "c")


def test_a_unit_leaves_a_zone_at_a_price_and_not_for_another_zone_unless_a_friend_stands_there() -> None:
    zone = mask_of([1, 2, 6])
    friends = mask_of([6])
    leave = (Leaving(zone, 1, Limits(Limit("8.5.3", ~zone | friends))),)
    reach = LINE.reach(1, 3, OPEN, Terms(may_pass=Limits(Limit("8.5.1", ~zone)), leaving=leave, rule="8.1"))
    assert {space: reach.cost(space) for space in bits(reach.mask)} == {0: 2, 6: 2}
    assert why(reach, 2) == ("8.5.3", "why-8-5-3", "c")


def test_a_unit_may_move_by_one_hex_whatever_it_costs_but_not_into_what_is_barred() -> None:
    swamp = Costs(LINE, [(mask_of([1, 2, 6]), 4)], rule="8.3")
    slow = LINE.reach(1, 2, swamp, Terms(may_enter=except_("8.4", 6), least=True, rule="8.1"))
    assert bits(slow.mask) == [2]
    assert (slow.cost(2), slow.path(2), slow.left(2)) == (2, [1, 2], None)
    assert why(slow, 6) == ("8.4", "why-8-4", "6")
    assert why(slow, 0) == ("8.3", "why-impassable", "0")
    assert not LINE.reach(1, 0, swamp, Terms(least=True)).mask
    assert not LINE.reach(1, 2, swamp).mask


def test_a_unit_passes_where_it_may_not_end() -> None:
    reach = LINE.reach(0, 3, OPEN, Terms(may_end=except_("8.24", 1, 2), rule="8.1"))
    assert bits(reach.mask) == [3, 6]
    assert reach.path(3) == [0, 1, 2, 3]
    assert why(reach, 1) == ("8.24", "why-8-24", "b")


def test_too_far_says_how_far_it_is() -> None:
    refusal = LINE.reach(0, 3, OPEN, Terms(rule="8.1")).why_not(5)
    assert refusal == Refusal("8.1", "why-too-far", {"space": "f", "cost": 5, "points": 3})


def test_what_is_wrong_with_the_space_comes_before_what_is_wrong_with_the_way() -> None:
    desert = Costs(LINE, [(LINE.all & ~mask_of([2, 3]), 1)], rule="8.3")
    reach = LINE.reach(0, 5, desert, Terms(may_enter=except_("8.4", 1), rule="8.1"))
    assert why(reach, 3) == ("8.3", "why-impassable", "3")
    assert why(reach, 4) == ("8.4", "why-8-4", "1")


def test_a_way_that_only_a_stop_bars_is_named_before_a_shorter_one_that_is_barred_altogether() -> None:
    terms = Terms(may_enter=except_("8.4", 2), may_pass=except_("8.5.1", 6), rule="8.1")
    assert why(LINE.reach(1, 9, OPEN, terms), 3) == ("8.4", "why-8-4", "c")
    # With a way from g to d, c can be gone around, but g is a stop and a detour.
    around = LINE.linked([(6, 3)])
    chart = Costs(around, [(mask_of([6]), 3), (around.all, 1)])
    assert why(around.reach(1, 9, chart, terms), 3) == ("8.5.1", "why-8-5-1", "6")


def test_a_way_that_somebody_bars_is_named_before_a_shorter_one_across_a_closed_border() -> None:
    ring = LINE.linked([(0, 5)])
    chart = Costs(ring, [(ring.all, 1)], closed=[Closed(ring.only([(0, 5)]), "lakes")])
    reach = ring.reach(1, 9, chart, Terms(may_enter=except_("8.4", 3)))
    assert why(reach, 5) == ("8.4", "why-8-4", "3")
    assert why(ring.reach(0, 3, chart), 5) == ("lakes", "why-lakes", "5")


# Hexes


def test_a_road_leads_through_mountains_and_a_river_costs_more_to_cross() -> None:
    board = HexBoard(5, 1)
    hexes = [board.at(column, 0) for column in range(5)]
    river = board.only(board.sides([(hexes[0], hexes[1])]))
    road = board.only(board.sides([(hexes[1], hexes[2])]))
    lake = board.only(board.sides([(hexes[3], hexes[4])]))
    costs = Costs(
        board,
        [(mask_of(hexes) & ~(1 << hexes[2]), 2)],
        [Crossing(river, 1), Crossing(road, 1, instead=True)],
        [Closed(lake, "8.3", "why-lake")],
        rule="chart",
    )
    reach = board.reach(hexes[0], 9, costs)
    assert [reach.cost(hex) for hex in hexes] == [0, 3, 4, 6, None]
    assert why(reach, hexes[4]) == ("8.3", "why-lake", str(hexes[4]))


def test_the_chart_of_another_board_is_refused_and_so_is_a_start_off_the_board() -> None:
    with pytest.raises(ValueError, match="another board"):
        LINE.linked([(0, 5)]).reach(0, 1, OPEN)
    with pytest.raises(ValueError, match="not on the board"):
        LINE.reach(7, 1, OPEN)
    with pytest.raises(ValueError, match="less than nothing"):
        Costs(LINE, [(LINE.all, -1)])

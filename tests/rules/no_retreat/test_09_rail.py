"""9.0 Rail movement, 14.12 the strategic reserve."""

from __future__ import annotations

import pytest

from games.no_retreat.front import Front
from quadrant.games.no_retreat.rules.rail import LandingPhase
from quadrant.testing import rule

UNITS = "sv_west@2311- sv_kal@2411- sv_nw@2412- sv_south@2413-"


@rule("9.0", "9.1", "9.1.1")
def test_the_first_unit_goes_for_free_and_the_next_for_a_card() -> None:
    front = Front(UNITS).turn(4).deal(soviet="c28").movement("soviet")
    front.choose("entrain", "sv_west").choose("entrain", "sv_kal")
    assert front.kind == "movement" or front.choose("pay", "c28")
    assert {front.at("sv_west"), front.at("sv_kal")} == {"rail"}
    assert front.hand("soviet") == set()
    assert front.forbids("entrain", "sv_nw") == "9.1.1"


@rule("9.1.2")
def test_three_units_at_most() -> None:
    front = Front(UNITS + " sv_res@rail sv_bry@rail sv_cent@rail").turn(4).movement("soviet")
    assert front.forbids("entrain", "sv_west") == "9.1.2"


@rule("9.1.3", "13.5")
def test_the_railways_are_disrupted_in_the_first_two_turns() -> None:
    assert Front("ax_6a@0603").turn(2).movement().forbids("entrain", "ax_6a") == "9.1.3"
    front = Front(UNITS).turn(2).deal(soviet="c28").movement("soviet").choose("entrain", "sv_west")
    assert front.forbids("entrain", "sv_kal") == "9.1.3"
    assert Front("ax_6a@0603").turn(3).movement().why_not("entrain", "ax_6a") is None


@rule("9.2")
def test_units_leave_their_trains_near_their_own_cities_and_far_from_the_enemy() -> None:
    front = Front("sv_west@rail- ax_6a@1611").turn(4).steps("soviet", "landing", LandingPhase())
    front.choose("detrain", "sv_west")
    there = front.spaces("place")
    assert "2009" in there
    assert not there & {"1611", "1711", "1511"}, "the enemy and his zone"
    assert front.forbids("place", "sv_west", "1711") == "9.2"
    assert front.choose("place", "sv_west", "2009").at("sv_west") == "2009"


@rule("9.2")
def test_no_train_stops_next_to_an_enemy_city() -> None:
    front = Front("sv_west@rail-").turn(4).axis_holds("1708").steps("soviet", "landing", LandingPhase())
    front.choose("detrain", "sv_west")
    assert not front.spaces("place") & {"1708", "1608", "1808", "1707", "1709"}


@rule("9.2", "6.1")
def test_the_hex_at_the_edge_is_one_of_the_two_between_a_train_and_the_edge() -> None:
    """Only the edge supplies: on the way inland from 2022 by 2021 and 2020 the hex 2019 is too far."""
    cities = ("1817", "2217", "2321")
    front = Front("sv_west@rail-").turn(4).axis_holds(*cities).steps("soviet", "landing", LandingPhase())
    front.choose("detrain", "sv_west")
    assert {"2022", "2021", "2020"} <= front.spaces("place")
    assert front.forbids("place", "sv_west", "2019") == "9.2"


@rule("14.12", "14.12.1")
def test_the_strategic_reserve_is_formed_at_the_end_of_movement_from_turn_4() -> None:
    front = Front(UNITS).turn(4).movement("soviet").choose("done")
    assert front.kind == "form_reserve"
    front.choose("reserve", "sv_west")
    assert (front.at("sv_west"), front.marks("sv_west")) == ("rail", {"reserve"})
    assert Front(UNITS).turn(3).movement("soviet").choose("done").kind != "form_reserve"


@rule("14.12.2")
@pytest.mark.parametrize("marked", [True, False])
def test_the_reserve_may_land_in_the_axis_turn(marked: bool) -> None:
    front = Front("sv_west@rail- ax_6a@0603").turn(5)
    if marked:
        front.mark("sv_west", "reserve")
    front.steps("axis", "landing", LandingPhase())
    if not marked:
        assert front.kind is None
        return
    assert (front.seat, front.kind) == ("soviet", "land_reserve")
    front.choose("detrain", "sv_west").choose("place", "sv_west", "2009")
    assert front.at("sv_west") == "2009"
    assert front.marks("sv_west") == set()

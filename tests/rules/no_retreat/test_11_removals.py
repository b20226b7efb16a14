"""11.0 Removals."""

from __future__ import annotations

import pytest

from games.no_retreat.front import Front
from quadrant.games.no_retreat.rules.removals import RemovalsPhase
from quadrant.games.no_retreat.rules.turn_events import TurnEvents
from quadrant.testing import rule

POCKET = "sv_west@1708- sv_res@1908- sv_bry@1809- sv_kal@1807-"


def removals(units: str, seat: str = "axis", turn: int = 8) -> Front:
    return Front(units).turn(turn)


@rule("11.0", "11.1", "6.5.6", "12.7.4")
def test_marked_units_that_are_still_cut_off_surrender() -> None:
    front = removals(f"ax_6a@1808 {POCKET}").mark("ax_6a", "out_of_supply")
    front.steps("axis", "removals", RemovalsPhase())
    assert front.at("ax_6a") == "surrendered"
    assert front.state.event_vp == -1


@rule("11.1")
def test_marked_units_that_have_supply_again_stay() -> None:
    front = removals("ax_6a@0603").mark("ax_6a", "out_of_supply").steps("axis", "removals", RemovalsPhase())
    assert (front.at("ax_6a"), front.marks("ax_6a")) == ("0603", set())


@rule("11.1", "14.2", "14.9.3")
@pytest.mark.parametrize(("unit", "box"), [("ax_rom3", "track"), ("ax_kg1", "track"), ("ax_lw", "track")])
def test_one_step_units_go_where_their_counters_say_without_points(unit: str, box: str) -> None:
    front = removals(f"{unit}@1808 {POCKET}").mark(unit, "out_of_supply")
    front.steps("axis", "removals", RemovalsPhase())
    assert (front.at(unit), front.state.event_vp) == (box, 0)


@rule("11.1", "6.0")
def test_all_units_of_a_side_are_judged_before_any_is_removed() -> None:
    """Two cut-off units do not lose each other's company first."""
    front = (
        removals(f"ax_6a@1808 ax_17a@1808 {POCKET}")
        .mark("ax_6a", "out_of_supply")
        .mark("ax_17a", "out_of_supply")
    )
    front.steps("axis", "removals", RemovalsPhase())
    assert {front.at("ax_6a"), front.at("ax_17a")} == {"surrendered"}


@rule("11.2", "7.10", "10.6.2")
def test_markers_are_taken_off() -> None:
    front = removals("ax_6a@0603 sv_west@2008").mark("ax_6a", "disorganized").mark("sv_west", "disorganized")
    front.support(axis=2, soviet=2).steps("axis", "removals", RemovalsPhase())
    assert front.marks("ax_6a") == front.marks("sv_west") == set()
    assert front.state.support == [2, 2], "support lasts for the turn of both players"
    front.steps("soviet", "removals", RemovalsPhase())
    assert front.state.support == [0, 0]


@rule("11.3", "14.2")
@pytest.mark.parametrize(("face", "falls"), [("", True), ("-", False)])
def test_rumania_falls_when_a_red_unit_holds_the_oil(face: str, falls: bool) -> None:
    front = removals(f"sv_west@0816{face} ax_rom3@0817 ax_rom4@track", turn=19)
    front.steps("soviet", "removals", RemovalsPhase())
    assert (front.at("ax_rom3") == "removed") == falls
    assert (front.at("ax_rom4") == "removed") == falls


@rule("11.3", "13.5")
@pytest.mark.parametrize(("place", "fewer"), [("1511", 0), ("track", 1)])
def test_the_italians_leave_in_turn_15(place: str, fewer: int) -> None:
    front = Front(f"ax_ita8@{place}").turn(15).axis_holds("1311").begin(TurnEvents())
    assert front.at("ax_ita8") == "removed"
    assert front.state.fewer == [fewer, 0]

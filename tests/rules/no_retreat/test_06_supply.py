"""6.0 Supply: land lines, seas, neighbours and countries; what blocks them; what the marker does."""

from __future__ import annotations

import pytest

from games.no_retreat.front import Front
from quadrant.games.no_retreat.rules.events import window
from quadrant.games.no_retreat.rules.supply import SupplyPhase
from quadrant.testing import rule


@rule("6.1")
def test_a_line_to_a_city_is_four_hexes_long_at_most() -> None:
    """Smolensk (1708) is Soviet and its lines run east."""
    assert Front("sv_west@1308").supply("sv_west") == "land"
    front = Front("sv_west@1404").soviets_hold("1708").axis_holds("1503", "1407", "1708")
    assert front.supply("sv_west") == "none"


@rule("6.1")
def test_a_line_to_the_edge_counts_the_edge_hex_among_its_three() -> None:
    """With every German city lost, 0605 is three hexes from the western edge and 0705 four."""
    german = ("0603", "0704", "1104", "0406", "0606", "0906", "0409", "0910", "0611", "0414", "0817")
    assert Front("ax_6a@0604").soviets_hold(*german).supply("ax_6a") == "land"
    assert Front("ax_6a@0807").soviets_hold(*german).supply("ax_6a") == "none"


@rule("6.1")
def test_a_citys_line_runs_only_in_its_sides_directions() -> None:
    """Riga's line runs south-west through Lithuania; two fronts there cut it, though the east is open."""
    front = Front("ax_18a@1503 sv_nw@1404- sv_west@1405-").axis_holds("1503")
    answer = front.match.query("supply", "axis", "ax_18a")
    assert "1503" not in answer.cities
    assert "1503" in Front("ax_18a@1503").axis_holds("1503").match.query("supply", "axis").cities


@rule("6.1", "6.3")
def test_the_rulebooks_example_of_supply() -> None:
    """The 16th Army traces to Riga over Lake Peipus; Leningrad over Lake Ladoga; the 4th Panzer is cut."""
    front = Front("ax_16a@1703 ax_4pz@1806 ax_fin@FIN sv_len@1902 sv_kal@2103-")
    front.put("sv_west@1808- sv_res@1706- sv_bry@1705- sv_volk@1906-").axis_holds("1503")
    line = front.match.query("supply", "axis", "ax_16a").units[0].line
    assert (line[0], line[-1]) == ("1703", "1503")
    assert front.supply("ax_4pz") == "none"
    assert front.supply("sv_kal") == "land"
    assert front.supply("sv_len") == "land"
    assert "2103" not in front.match.query("zones", "axis").spaces, "the Finns are a fortress"


@rule("6.2")
def test_the_neighbour_of_a_neighbour_gets_nothing() -> None:
    """6.1 example: the 18th Army lives by the 16th, but has no land line of its own to pass on."""
    front = Front("ax_16a@1903 ax_18a@2003- ax_4pz@2103").axis_holds("1503")
    assert front.supply("ax_16a") == "land"
    assert front.supply("ax_18a") == "neighbour"
    assert front.supply("ax_4pz") == "none"


@rule("6.2")
@pytest.mark.parametrize(
    ("unit", "space", "fed"),
    [
        ("sv_cauc", "2321", True),
        ("ax_1pz", "2321", False),
        ("ax_11a", "1318", True),
        ("sv_sev", "1318", True),
        ("ax_18a", "1601", True),
    ],
)
def test_seas_supply_their_coasts(unit: str, space: str, fed: bool) -> None:
    """The Caspian is Soviet, the Black Sea open to both, the Baltic German."""
    front = Front(f"{unit}@{space}")
    if unit.startswith("ax"):
        front.axis_holds(space)
    else:
        front.state.edges = (front.state.edges[0], 0)
    if unit == "ax_1pz":
        front.state.edges = (0, front.state.edges[1])
    assert (front.supply(unit) != "none") == fed


@rule("6.2")
def test_the_baltic_supplies_soviets_only_while_leningrad_is_theirs_and_supplied() -> None:
    free = Front("sv_nw@1601-").soviets_hold("1503", "1407")
    free.axis_holds("1503")
    assert free.supply("sv_nw") in ("sea", "land")
    lost = Front("sv_nw@1601-").axis_holds("1902", "1503", "1407", "1708", "2006")
    assert lost.supply("sv_nw") == "none"


@rule("6.2", "14.1")
def test_finns_are_supplied_in_finland_always() -> None:
    assert Front("ax_fin@FIN sv_volk@2103- sv_kal@2203- sv_nw@1902-").supply("ax_fin") == "country"


@rule("6.2", "14.8")
def test_yugoslavs_are_supplied_in_the_balkans() -> None:
    front = Front("sv_yug1@WBALK sv_yug2@0412-")
    assert front.supply("sv_yug1") == "country"
    assert front.supply("sv_yug2") == "none"


@rule("6.3", "8.5.4")
def test_a_zone_blocks_a_line_unless_a_friendly_unit_is_there() -> None:
    """Kerch (1418) has one way out by land, over Perekop and 1416, which the 11th Army watches."""
    blocked = Front("sv_cent@1611- ax_6a@1712 ax_17a@1811 ax_4a@1709").axis_holds("1713")
    lines = blocked.match.query("supply", "soviet", "sv_cent").units[0].line
    zone = set(blocked.match.query("zones", "axis").spaces)
    assert not zone & set(lines[1:])
    held = Front("sv_cent@1611- sv_west@1710- ax_6a@1712 ax_17a@1811 ax_4a@1709").axis_holds("1713")
    assert "1710" in zone
    assert held.supply("sv_west") in ("land", "none")
    assert held.supply("sv_cent") in ("land", "neighbour", "none")


@rule("6.3")
def test_the_answer_names_what_blocks_the_line() -> None:
    front = Front("ax_6a@1808 sv_west@1708- sv_res@1908- sv_bry@1809- sv_kal@1807-")
    answer = front.match.query("supply", "axis", "ax_6a").units[0]
    assert answer.how == "none"
    assert {block.why for block in answer.blocks} <= {"why-line-enemy", "why-line-city", "why-line-zone"}
    assert "1708" in {block.space for block in answer.blocks if block.why == "why-line-enemy"}


def cut_off() -> Front:
    """The 6th Army is surrounded at 1808."""
    return Front("ax_6a@1808 ax_1pz@1204 sv_west@1708- sv_res@1908- sv_bry@1809- sv_kal@1807-").turn(8)


@rule("6.0", "6.4")
def test_units_without_supply_are_marked_and_no_others() -> None:
    front = cut_off().steps("axis", "supply", SupplyPhase())
    assert front.marks("ax_6a") == {"out_of_supply"}
    assert front.marks("ax_1pz") == set()
    assert [event.args["unit"] for event in front.events("out-of-supply")] == ["ax_6a"]


@rule("6.5", "6.5.3")
def test_a_marked_unit_has_no_zone_of_control() -> None:
    front = cut_off()
    before = set(front.match.query("zones", "axis").spaces)
    front.steps("axis", "supply", SupplyPhase())
    assert "1907" in before
    assert "1907" not in front.match.query("zones", "axis").spaces


@rule("6.5.1")
def test_a_marked_unit_cannot_be_improved() -> None:
    front = (
        Front("ax_6a@0603- ax_17a@0606-")
        .turn(8)
        .deal(axis="c12 c38")
        .mark("ax_6a", "out_of_supply")
        .organization()
    )
    assert front.forbids("improve", "ax_6a") == "6.5.1"


@rule("6.5.2")
def test_a_marked_unit_has_three_points_and_no_train() -> None:
    front = Front("ax_1pz@0603").turn(8).mark("ax_1pz", "out_of_supply").movement()
    assert front.match.query("reach", "ax_1pz").points == 3
    assert front.forbids("entrain", "ax_1pz") == "6.5.2"


@rule("6.5.4")
def test_a_marked_defender_gives_two_shifts_and_surrenders_when_destroyed() -> None:
    front = Front("ax_6a@1408 sv_west@1508-").turn(2).mark("sv_west", "out_of_supply")
    lines = {line.id: line.amount for line in front.odds("1508", "ax_6a").shifts.lines}
    assert lines["line-unsupplied"] == 2
    front.put("ax_17a@1607 ax_4a@1509 ax_2pz@1608 ax_3pz@1507 ax_1pz@1609")
    front.battle("1508", "ax_6a", "ax_17a", "ax_4a", "ax_2pz", die=6)
    assert front.at("sv_west") == "surrendered"
    assert front.state.event_vp == 1


@rule("6.5.4")
def test_marked_armour_has_no_shift_and_advances_one_hex() -> None:
    front = Front("ax_1pz@1613 sv_south@1614-").turn(7).mark("ax_1pz", "out_of_supply")
    assert "line-armor" not in {line.id for line in front.odds("1614", "ax_1pz").shifts.lines}
    assert "line-armor" in {
        line.id for line in Front("ax_1pz@1613 sv_south@1614-").turn(7).odds("1614", "ax_1pz").shifts.lines
    }


@rule("6.5.5")
def test_events_for_supplied_forces_need_a_unit_without_a_marker() -> None:
    """Battle Initiative moves a supplied unit; with the only one marked there is nothing to do."""
    for marked in (False, True):
        front = Front("ax_6a@0603 sv_west@2008").turn(8).deal(axis="c10")
        if marked:
            front.mark("ax_6a", "out_of_supply")
        front.steps("soviet", "movement", window("movement.end"))
        assert bool(front.options("event", "c10")) != marked

"""8.0 Movement: points, weather, terrain, stacking, zones of control, Finland and the Balkans."""

from __future__ import annotations

import pytest

from games.no_retreat.front import Front
from quadrant.games.no_retreat.components import CHART, SPACE, TERRAINS, hex_terrain
from quadrant.games.no_retreat.rules.movement import chart
from quadrant.games.no_retreat.state import PHASES
from quadrant.testing import rule


def reach(front: Front, unit: str) -> dict[str, int]:
    """The places in reach of a unit and what they cost."""
    return {step.space: step.cost for step in front.match.query("reach", unit).spaces}


@rule("8.0", "2.3")
def test_units_move_one_after_the_other_and_a_fortress_never() -> None:
    front = Front("ax_6a@1511 ax_1pz@1512 ax_fin@FIN ax_4a@0603").turn(2).movement()
    assert front.forbids("activate", "ax_fin") == "8.0"
    front.go("ax_6a", "1611")
    assert front.at("ax_6a") == "1611"
    assert front.forbids("activate", "ax_6a") == "8.1"
    front.go("ax_1pz", "1712").choose("done")
    assert front.at("ax_1pz") == "1712"


@rule("8.1")
def test_no_unit_goes_further_than_its_points_and_what_is_left_can_be_used_step_by_step() -> None:
    front = Front("ax_6a@1511 ax_4a@0603").turn(2).movement().choose("activate", "ax_6a")
    assert front.why_not("move", "ax_6a", "2011").id == "why-too-far"  # type: ignore[union-attr]
    front.choose("move", "ax_6a", "1711").choose("move", "ax_6a", "1911")
    assert front.kind == "movement"
    assert front.at("ax_6a") == "1911"


@rule("8.2", "13.1")
@pytest.mark.parametrize(("weather", "most"), [("clear", 6), ("mud", 3), ("snow", 4), ("long_winter", 4)])
def test_weather_caps_the_allowance(weather: str, most: int) -> None:
    front = Front("ax_1pz@1511 sv_sw@1911").turn(7, weather)
    assert front.match.query("reach", "ax_1pz").points == most
    assert front.match.query("reach", "sv_sw").points == 2


#: The terrain chart of the rulebook: points for armour and for all others, shift, whether it ends an advance.
RULEBOOK = {
    "open": (1, 1, 0, False),
    "city": (1, 1, -1, False),
    "forest": (2, 1, -1, True),
    "marsh": (4, 2, -1, True),
    "mountain": (3, 2, -2, True),
    "kerch_strait": (3, 2, -2, True),
    "area": (3, 2, 0, True),
}


@rule("8.3", "2.2", "10.6.1")
@pytest.mark.parametrize("name", RULEBOOK)
def test_the_terrain_chart_is_that_of_the_rulebook(name: str) -> None:
    row = CHART[name]
    assert (row["mp_armor"], row["mp_other"], row["shift"], row["stops_advance"]) == RULEBOOK[name]


@rule("8.3")
@pytest.mark.parametrize(("space", "terrain"), [("1511", "open"), ("1408", "forest"), ("1309", "marsh")])
def test_every_hex_costs_what_its_terrain_says(space: str, terrain: str) -> None:
    assert hex_terrain(SPACE[space]) in (*TERRAINS, "city")
    armor, other, *_ = RULEBOOK[hex_terrain(SPACE[space])]
    there = SPACE[space]
    for heavy, cost in ((True, armor), (False, other)):
        costs = [price for mask, price in chart(heavy, 0).enter if mask >> there & 1]
        assert costs == [cost]


@rule("8.3")
def test_rivers_cost_nothing() -> None:
    """The Dnieper lies between Kiev and 1411."""
    assert reach(Front("ax_6a@1311").turn(2).axis_holds("1311"), "ax_6a")["1411"] == 1


@rule("8.3")
def test_a_unit_may_always_move_one_hex() -> None:
    front = Front("ax_1pz@1209").turn(3, "mud")
    assert reach(front, "ax_1pz")["1210"] == 3, "a marsh costs armour four points"
    assert "1310" not in reach(front, "ax_1pz")


@rule("8.4")
def test_nobody_enters_an_enemy_hex_but_friends_may_be_passed() -> None:
    front = Front("ax_6a@1511 ax_17a@1611 sv_south@1511-").put("sv_south@1814-").turn(2).movement()
    front.choose("activate", "ax_6a")
    assert "1711" in front.spaces("move")
    assert front.forbids("move", "ax_6a", "1814") == "8.4"


@rule("8.4.1", "8.4.3")
@pytest.mark.parametrize(
    ("turn", "units", "fits"),
    [
        (2, "ax_6a ax_17a", True),
        (2, "ax_6a ax_17a ax_4a", False),
        (10, "sv_cent sv_west", False),
        (11, "sv_cent sv_west", True),
        (11, "sv_west sv_kal", False),
        (11, "sv_cent sv_len", False),
        (23, "sv_west sv_kal", True),
        (23, "sv_west sv_kal sv_nw", False),
    ],
)
def test_stacking_by_date(turn: int, units: str, fits: bool) -> None:
    names = units.split()
    seat = "axis" if names[0].startswith("ax") else "soviet"
    front = Front(" ".join(f"{name}@1511" for name in names)).turn(turn).movement(seat).choose("done")
    while front.kind in ("form_reserve", "play_event"):
        front.choose("pass")
    assert (front.kind != "overstacked") == fits
    if not fits:
        front.choose("remove", names[-1])
        assert front.at(names[-1]) == ("destroyed" if names[-1] == "sv_len" else "shattered")


@rule("8.4.2")
def test_markers_do_not_stack() -> None:
    front = Front("sv_rsv@1511 sv_west@1511", reserves=True).turn(6).movement("soviet").choose("done")
    assert front.let_pass().kind != "overstacked"


@rule("8.4.3", "4.0")
@pytest.mark.parametrize("phase", PHASES[1:])
@pytest.mark.parametrize(("seat", "other"), [("axis", "soviet"), ("soviet", "axis")])
def test_stacking_is_judged_at_the_end_of_every_phase_for_both_sides(
    phase: str, seat: str, other: str
) -> None:
    """Two Soviet fronts in one hex in 1941, or three German armies: it does not matter whose turn it is."""
    crowd = {"soviet": "sv_west@2008- sv_kal@2008-", "axis": "ax_6a@0603 ax_17a@0603 ax_4a@0603"}[other]
    front = Front(f"{crowd} ax_16a@0606 sv_nw@2006-").turn(4).phase(seat, phase)
    while front.kind not in ("overstacked", None):
        front.choose(*(front.options("done") or front.options("pass") or front.options())[0])
    assert (front.seat, front.kind) == (other, "overstacked")


@rule("8.5", "6.5.3")
def test_a_zone_is_the_six_hexes_around_but_not_over_a_lake() -> None:
    front = Front("sv_west@1611-")
    assert set(front.match.query("zones", "soviet").spaces) == {
        "1511",
        "1711",
        "1510",
        "1610",
        "1512",
        "1612",
    }
    peipus = Front("sv_nw@1603-").match.query("zones", "soviet").spaces
    assert "1703" not in peipus


@rule("8.5", "2.3")
def test_a_fortress_has_no_zone() -> None:
    assert Front("sv_len@1902").match.query("zones", "soviet").spaces == ()
    assert Front("sv_len@1902-").match.query("zones", "soviet").spaces


@rule("8.5.1")
def test_a_unit_stops_in_an_enemy_zone() -> None:
    front = Front("ax_6a@1411 ax_4a@0603 sv_west@1611-").turn(2).movement().choose("activate", "ax_6a")
    assert front.forbids("move", "ax_6a", "1711") == "8.5.1"
    front.choose("move", "ax_6a", "1511")
    assert front.kind == "movement"


@rule("8.5.2")
def test_leaving_a_zone_costs_a_point_more() -> None:
    front = Front("ax_6a@1511 sv_west@1611-").turn(2)
    assert reach(front, "ax_6a")["1411"] == 2


@rule("8.5.3", "8.5.4")
def test_from_zone_to_zone_only_to_a_friend() -> None:
    front = Front("sv_sw@1511 ax_6a@1611").turn(13).movement("soviet").choose("activate", "sv_sw")
    assert front.forbids("move", "sv_sw", "1512") == "8.5.3"
    friend = Front("ax_6a@1511 ax_17a@1512 sv_west@1611-").turn(2)
    assert reach(friend, "ax_6a")["1512"] == 2


@rule("8.6")
@pytest.mark.parametrize(("unit", "enters"), [("ax_18a", True), ("ax_rom3", False), ("sv_nw", True)])
def test_who_may_enter_finland(unit: str, enters: bool) -> None:
    assert ("FIN" in reach(Front(f"{unit}@2103").turn(4), unit)) == enters


@rule("8.6")
def test_soviets_enter_finland_only_by_advance_if_the_option_says_so() -> None:
    front = (
        Front("sv_nw@2103", finland_by_advance=True).turn(4).movement("soviet").choose("activate", "sv_nw")
    )
    assert front.forbids("move", "sv_nw", "FIN") == "8.6"


@rule("8.6")
def test_finland_is_one_hex_that_three_hexes_can_attack() -> None:
    front = Front("ax_fin@FIN sv_nw@2103 sv_volk@2203 sv_west@1902").turn(4)
    assert set(front.odds("FIN").attackers) == {"sv_nw", "sv_volk", "sv_west"}


@rule("8.7")
@pytest.mark.parametrize(
    ("unit", "oil", "enters"),
    [
        ("ax_6a", 0, False),
        ("ax_6a", 18, True),
        ("ax_6a", 19, False),
        ("ax_hun2", 18, False),
        ("sv_west", 0, True),
        ("sv_rom", 18, False),
    ],
)
def test_who_may_enter_the_balkans_and_when(unit: str, oil: int, enters: bool) -> None:
    """German and Yugoslav units from the turn after the oil has fallen; Soviet units freely."""
    front = Front(f"{unit}@0415").turn(19)
    front.state.oil = oil
    assert ("SBALK" in reach(front, unit)) == enters


@rule("8.7")
def test_the_balkans_can_be_closed_to_soviets_too() -> None:
    front = Front("sv_west@0415", balkans_closed=True).turn(19)
    assert "SBALK" not in reach(front, "sv_west")


@rule("8.2", "8.5.2", "8.5.3")
def test_the_rulebooks_example_of_movement() -> None:
    """Turn 4, snow: the 9th Army first, so that the 4th Panzer may follow from zone to zone."""
    front = Front("ax_9a@1806 ax_4pz@1907 sv_kal@1906- ax_16a@1804").turn(4, "snow")
    assert front.match.query("reach", "ax_4pz").points == 4
    zone = set(front.match.query("zones", "soviet").spaces)
    assert {"1806", "1907"} <= zone
    assert hex_terrain(SPACE["1806"]) == "forest"
    assert reach(front, "ax_4pz")["1806"] == 3, "one to leave the zone, two for the forest with the 9th Army"
    alone = front.put("ax_9a@0603").turn(4, "snow")
    assert "1806" not in reach(alone, "ax_4pz")

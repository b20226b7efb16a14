"""8.0 Movement and stacking: by sea, by air, overland, landings."""

from __future__ import annotations

import pytest

from games.empire.pacific import Pacific
from quadrant.games.empire.components import SPACE
from quadrant.games.empire.rules.post_battle import EmergencyMoves
from quadrant.games.empire.rules.stacking import CheckStacking
from quadrant.testing import rule

JAPAN = "jp_hq_south_seas@4017 jp_hq_south@2212"


def ready(
    units: str, *active: str, value: int = 3, seat: str = "japan", hq: str = "jp_hq_south_seas"
) -> Pacific:
    """An offensive with these units activated, one of them selected."""
    pacific = (
        Pacific(units).japan("4017", "4021", "2212", "3416", "3822").allies("4828", "4825", "3727", "3823")
    )
    pacific.offensive(seat, hq, value).activate(*active)
    return pacific


@rule("8.21", "8.2", "7.2.S2")
def test_ships_enter_by_playable_sea_sides_only() -> None:
    """Soerabaja is entered from 2219, 2319 and 2320, not from 2119, 2120 and 2221."""
    from quadrant.games.empire.components import NAMES, SEA
    from quadrant.kernel.board import bits

    near = {NAMES[space] for space in bits(SEA.neighbours(1 << SPACE["2220"]))}
    assert near == {"2219", "2319", "2320"}


@rule("8.21")
def test_ships_end_in_own_ports_or_with_the_enemy() -> None:
    pacific = ready("jp_hq_south_seas@4017 jp_ca_aoba@4017 us_bde_marine@4423", "jp_ca_aoba")
    pacific.unless_done("select", "jp_ca_aoba")
    assert {"4021", "4423", "3416"} <= pacific.spaces("move")
    assert pacific.reason("move", "jp_ca_aoba", "4219") == "why-no-anchorage"


@rule("8.21")
def test_what_is_too_far_and_where_they_are_is_told_apart() -> None:
    pacific = ready("jp_hq_south_seas@4017 jp_ca_aoba@4017 us_bde_marine@4423", "jp_ca_aoba", value=1)
    pacific.unless_done("select", "jp_ca_aoba")
    assert pacific.reason("move", "jp_ca_aoba", "3416") == "why-too-far-by-sea"
    assert pacific.reason("move", "jp_ca_aoba", "4017") == "why-there-already"


@rule("8.21", "9.11")
def test_carriers_may_end_within_range_of_the_enemy() -> None:
    pacific = ready("jp_hq_south_seas@4017 jp_cv_shokaku@4017 us_bde_marine@4423", "jp_cv_shokaku")
    pacific.unless_done("select", "jp_cv_shokaku")
    assert {"4420", "4422", "4423"} <= pacific.spaces("move")
    assert "4419" not in pacific.spaces("move")


@rule("8.23")
def test_strategic_movement_is_twice_as_far_from_port_to_port() -> None:
    pacific = ready("jp_hq_south_seas@4017 jp_ca_aoba@4017", "jp_ca_aoba", value=1)
    pacific.unless_done("select", "jp_ca_aoba")
    assert "3416" not in pacific.spaces("move")
    assert "3416" in pacific.spaces("ship")
    pacific.choose("ship", "jp_ca_aoba", "3416")
    assert pacific.at("jp_ca_aoba") == "3416"


@rule("8.23", "6.4")
def test_strategic_movement_keeps_out_of_enemy_zones() -> None:
    units = "jp_hq_south_seas@4017 jp_ca_aoba@4017 us_hq_swpac@3727 us_air_5af@3823 jp_bde_ss@4017"
    pacific = ready(units, "jp_ca_aoba", "jp_bde_ss")
    pacific.unless_done("select", "jp_ca_aoba")
    assert "3822" in pacific.spaces("move")
    assert "3822" not in pacific.spaces("ship")
    assert pacific.reason("ship", "jp_ca_aoba", "3822") == "why-way-closed"


@rule("8.22", "7.2.S14")
def test_ships_in_a_lost_port_go_to_one_within_ten_hexes() -> None:
    pacific = Pacific("us_ca_asia@3014").japan("3014", "2813", "2915").allies("2220", "2015")
    pacific.begin(EmergencyMoves())
    assert "2015" in pacific.spaces("place") or pacific.at("us_ca_asia") != "3014"
    if pacific.kind:
        pacific.choose("place", "us_ca_asia", "2220")
        assert pacific.at("us_ca_asia") == "2220"


@rule("8.24", "8.34", "8.48")
def test_too_many_units_leave_for_the_turn_track() -> None:
    ships = "cv_akagi cv_soryu cv_shokaku cvl_zuiho cvl_ryujo bb_nagato bb_hiei"
    units = " ".join(f"jp_{ship}@3407" for ship in ships.split())
    pacific = Pacific(f"jp_hq_cf_yamamoto@3407 {units}").begin(CheckStacking(0))
    pacific.choose("remove", "jp_bb_hiei")
    assert pacific.at("jp_bb_hiei") == "track"
    armies = "jp_army_14@3407 jp_army_15@3407 jp_army_16@3407 jp_air_1ad@3407"
    pacific = Pacific(f"jp_hq_cf_yamamoto@3407 {armies}").begin(CheckStacking(0))
    assert pacific.targets("remove") == {"jp_army_14", "jp_army_15", "jp_army_16", "jp_air_1ad"}


@rule("8.34")
def test_an_air_force_and_its_bombers_count_as_one() -> None:
    units = "us_hq_swpac@3727 us_air_5af@3727 us_lrb_5af@3727 us_corps_1@3727 us_corps_11@3727"
    assert Pacific(units).begin(CheckStacking(1)).kind is None


@rule("8.31", "8.3")
@pytest.mark.parametrize(("value", "there"), [(1, False), (2, True)])
def test_air_units_fly_in_legs_from_airfield_to_airfield(value: int, there: bool) -> None:
    """From Rabaul to Guadalcanal: 4 hexes; a flotilla has an extended range of 5, a leg a value."""
    pacific = Pacific("jp_hq_south_seas@4017 jp_air_21af@4017 jp_bde_ss@4017")
    pacific.japan("4017", "4020", "4021", "4423")
    pacific.offensive("japan", "jp_hq_south_seas", value).activate("jp_air_21af")
    pacific.unless_done("select", "jp_air_21af")
    assert "4021" in pacific.spaces("move")
    assert ("4423" in pacific.spaces("move")) == there


@rule("8.31", "8.1", "1.3")
def test_a_range_in_parentheses_bars_from_battle() -> None:
    pacific = Pacific("us_hq_swpac@3727 us_air_1maw@3626 us_air_5af@3727").allies("3624", "3823", "3626")
    pacific.offensive("allies", "us_hq_swpac", 1).activate("us_air_1maw")
    pacific.move("us_air_1maw", "3823")
    assert "barred" in pacific.marks("us_air_1maw")


@rule("8.33")
def test_an_air_unit_may_leave_for_the_turn_track() -> None:
    pacific = ready("jp_hq_south_seas@4017 jp_air_21af@4017", "jp_air_21af")
    pacific.unless_done("select", "jp_air_21af").choose("to_track", "jp_air_21af")
    assert pacific.at("jp_air_21af") == "track"


@rule("8.32")
def test_air_units_of_a_lost_field_flee_within_range_or_are_lost() -> None:
    """The example of Wake: nothing within four hexes."""
    pacific = Pacific("us_air_vmf211@4612").japan("4612").begin(EmergencyMoves())
    assert pacific.at("us_air_vmf211") == "removed"
    pacific = Pacific("us_lrb_7af@4612").japan("4612").allies("5108").begin(EmergencyMoves())
    assert pacific.at("us_lrb_7af") == "5108"


@rule("8.35")
def test_the_air_ferry_is_for_stopping_over_only() -> None:
    pacific = Pacific("us_hq_cpac@5808 us_air_7af@5808 us_lrb_7af@5808")
    pacific.offensive("allies", "us_hq_cpac", 2).activate("us_air_7af").unless_done("select", "us_air_7af")
    assert "5408" not in pacific.spaces("move", "us_air_7af")
    assert "5108" in pacific.spaces("move", "us_air_7af")


@rule("8.42", "8.4")
@pytest.mark.parametrize(("value", "there"), [(1, False), (2, True)])
def test_terrain_costs_points(value: int, there: bool) -> None:
    """Buna is jungle or worse beside Lae: an army needs two points."""
    pacific = Pacific("jp_hq_south_seas@4017 jp_army_18@3822 jp_bde_ss@4017").japan("3822", "3922", "4017")
    pacific.offensive("japan", "jp_hq_south_seas", value).activate("jp_army_18")
    pacific.unless_done("select", "jp_army_18")
    assert ("3922" in pacific.spaces("move", "jp_army_18")) == there


@rule("8.42", "6.5")
def test_a_marching_unit_takes_empty_hexes() -> None:
    pacific = Pacific("jp_hq_south@2212 jp_army_15@2110").japan("2212", "2110").allies("2109", "2108")
    pacific.offensive("japan", "jp_hq_south").activate("jp_army_15").move("jp_army_15", "2109")
    assert pacific.holder("2109") == "japan"


@rule("8.42", "8.11")
def test_a_marching_unit_stops_before_the_enemy() -> None:
    units = "jp_hq_south@2212 jp_army_15@2109 cw_div_bind@2108"
    pacific = Pacific(units).japan("2212", "2109").allies("2108", "2008")
    pacific.offensive("japan", "jp_hq_south").activate("jp_army_15")
    pacific.unless_done("select", "jp_army_15").choose("move", "jp_army_15", "2108")
    assert pacific.kind != "march"
    assert pacific.holder("2108") == "allies", "the battle decides"


@rule("8.43")
def test_stronger_defenders_may_leave() -> None:
    units = "jp_hq_south@2212 jp_army_38@2109- cw_corps_33@2108"
    pacific = Pacific(units).japan("2212", "2109").allies("2108", "2008", "2107")
    pacific.offensive("japan", "jp_hq_south").activate("jp_army_38")
    pacific.unless_done("select", "jp_army_38").choose("move", "jp_army_38", "2108")
    assert pacific.kind == "disengage"
    assert "2109" not in pacific.spaces("disengage")
    pacific.choose("disengage", "2008")
    assert pacific.at("cw_corps_33") == "2008"
    assert pacific.holder("2108") == "japan"


@rule("8.41", "13.61", "13.71")
def test_japanese_units_stay_out_of_inner_china_and_india() -> None:
    pacific = Pacific("jp_hq_south@2212 jp_army_15@2508 jp_army_28@1905").japan("2212", "2508", "1905")
    pacific.offensive("japan", "jp_hq_south").activate("jp_army_15").unless_done("select", "jp_army_15")
    assert pacific.forbids("move", "jp_army_15", "2408") == "8.41"


@rule("8.45", "10.3", "8.4")
def test_a_landing_costs_shipping_points() -> None:
    pacific = Pacific("jp_hq_south_seas@4017 jp_army_17@4021").japan("4017", "4021").allies("4423")
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_army_17").land("jp_army_17", "4423")
    assert pacific.state.asp_used[0] == 2
    assert pacific.holder("4423") == "japan", "nobody was there: the hex is taken after the battles"


@rule("8.45")
def test_no_landing_without_shipping_points_or_in_the_mountains() -> None:
    pacific = Pacific("jp_hq_south_seas@4017 jp_army_17@4021").japan("4017", "4021")
    pacific.state.asp[0] = 1
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_army_17").unless_done("select", "jp_army_17")
    assert pacific.reason("land", "jp_army_17", "4423") == "why-no-shipping"
    pacific = Pacific("jp_hq_south_seas@4017 jp_army_17@4021").japan("4017", "4021")
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_army_17").unless_done("select", "jp_army_17")
    assert "3823" in pacific.spaces("land"), "Port Moresby is the exception"


@rule("8.45", "6.4")
def test_troops_at_sea_keep_out_of_enemy_zones_unless_a_carrier_goes_along() -> None:
    units = "jp_hq_south_seas@4017 jp_army_17@4021 jp_cv_shokaku@4021 us_hq_spac_halsey@4828 us_air_13af@4423"
    pacific = Pacific(units).japan("4017", "4021", "4222").allies("4423", "4828", "4322")
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_army_17", "jp_cv_shokaku")
    pacific.unless_done("select", "jp_army_17")
    assert "4322" not in pacific.spaces("land")
    pacific.choose("join", "jp_cv_shokaku")
    assert "4322" in pacific.spaces("land")


@rule("8.45")
def test_the_us_army_needs_marines_on_an_occupied_one_hex_island() -> None:
    units = "us_hq_cpac@5808 us_corps_10@5808 us_div_2m@5808 us_cv_essex@5808 jp_bde_1sn@5018"
    pacific = Pacific(units).japan("5018").allies("5808")
    pacific.state.asp[1] = 5
    pacific.offensive("allies", "us_hq_cpac").activate("us_corps_10", "us_div_2m", "us_cv_essex")
    pacific.unless_done("select", "us_corps_10")
    assert pacific.reason("land", "us_corps_10", "5018") == "why-marines-first"
    pacific.choose("join", "us_div_2m")
    assert "5018" in pacific.spaces("land")


@rule("8.46")
def test_brigades_ride_on_cruisers_without_shipping_points() -> None:
    """The example of 8.46: Aoba takes the South Seas brigade from Truk to Rabaul."""
    pacific = Pacific("jp_hq_south_seas@4017 jp_ca_aoba@4017 jp_bde_ss@4017").japan("4017").allies("4021")
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_ca_aoba", "jp_bde_ss")
    pacific.land("jp_bde_ss", "4021", "jp_ca_aoba")
    assert pacific.state.asp_used[0] == 0
    assert pacific.holder("4021") == "japan"


@rule("8.47", "10.33")
def test_barges_cross_one_sea_side_with_a_card_of_value_three() -> None:
    from quadrant.games.empire.state import BARGES, set_flag

    for value, open_ in ((2, False), (3, True)):
        pacific = Pacific("jp_hq_south_seas@4017 jp_army_17@4021").japan("4017", "4021")
        set_flag(pacific.state, BARGES)
        pacific.offensive("japan", "jp_hq_south_seas", value).activate("jp_army_17")
        pacific.unless_done("select", "jp_army_17")
        assert bool(pacific.spaces("barge")) == open_


@rule("8.44")
def test_ground_units_are_shipped_to_own_ports_without_shipping_points() -> None:
    pacific = Pacific("jp_hq_south_seas@4017 jp_army_17@4017").japan("4017", "4021", "3416")
    pacific.offensive("japan", "jp_hq_south_seas", 1).activate("jp_army_17")
    pacific.move("jp_army_17", "3416", verb="ship")
    assert pacific.at("jp_army_17") == "3416"
    assert pacific.state.asp_used[0] == 0


@rule("8.49")
def test_the_armoured_brigade_cannot_land_but_can_be_shipped() -> None:
    pacific = Pacific("cw_hq_seac@1805 cw_bde_7arm@1805").allies("1805", "2006", "1406")
    pacific.offensive("allies", "cw_hq_seac").activate("cw_bde_7arm").unless_done("select", "cw_bde_7arm")
    assert not pacific.spaces("land")
    assert "1307" in pacific.spaces("ship")

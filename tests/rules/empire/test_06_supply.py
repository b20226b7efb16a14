"""6.0 Zones of influence, supply, headquarters, activation and control."""

from __future__ import annotations

import pytest

from games.empire.pacific import Pacific
from quadrant.games.empire.components import GROUND, HEXES, NAMES, PORTS, around, ball
from quadrant.games.empire.rules.supply import Attrition
from quadrant.games.empire.supply.zones import zones_from
from quadrant.kernel.board import bits
from quadrant.testing import rule


def zone(pacific: Pacific, seat: str) -> set[str]:
    pacific.state.touch()
    return set(pacific.match.query("zones", seat).zone)


def effective(pacific: Pacific, seat: str) -> set[str]:
    pacific.state.touch()
    return set(pacific.match.query("zones", seat).effective)


@rule("6.4", "1.3")
def test_supplied_air_units_and_carriers_influence_two_hexes() -> None:
    pacific = Pacific("jp_hq_south_seas@4017 jp_air_24af@4017").japan("4017")
    assert zone(pacific, "japan") >= {"4017", "4015", "4019", "4217"}
    assert "4014" not in zone(pacific, "japan")
    assert len(zone(pacific, "japan")) == 19


@rule("6.4")
def test_zones_end_two_hexes_away_and_at_the_edge_of_the_map() -> None:
    assert [zones_from(1 << hex, 0).all for hex in bits(HEXES)] == [ball(hex, 2) for hex in bits(HEXES)]
    assert zones_from(PORTS, 0).all == around(PORTS, 2)


@rule("6.4", "6.2")
def test_an_air_unit_without_supply_has_no_zone() -> None:
    assert not zone(Pacific("jp_air_24af@4017").japan("4017"), "japan")


@rule("6.4")
def test_zones_neutralise_each_other_but_bombers_neutralise_nothing() -> None:
    units = "jp_hq_south_seas@4017 jp_air_24af@4021 us_hq_swpac@3727"
    fighters = Pacific(f"{units} us_air_5af@4024").japan("4017", "4021").allies("4024")
    bombers = Pacific(f"{units} us_lrb_5af@4024").japan("4017", "4021").allies("4024")
    assert "4022" in zone(fighters, "japan") & zone(fighters, "allies")
    assert "4022" not in effective(fighters, "japan")
    assert "4022" in effective(bombers, "japan")
    assert "4022" not in effective(bombers, "allies")


@rule("6.21", "6.22", "6.2")
def test_a_unit_is_fed_by_sea_from_a_supplied_headquarters_within_range() -> None:
    pacific = Pacific("jp_hq_south_seas@4017 jp_army_17@4021 jp_army_18@2616").japan("4017", "4021")
    assert pacific.supplied("jp_hq_south_seas")
    assert pacific.supplied("jp_army_17")
    assert not pacific.supplied("jp_army_18"), "it is 14 hexes away, the range is 12"


@rule("6.21", "6.4")
def test_an_enemy_zone_that_is_not_neutralised_cuts_the_sea() -> None:
    units = "jp_hq_south_seas@4017 jp_army_17@4423 us_hq_spac_halsey@4828"
    pacific = Pacific(f"{units} us_air_13af@4322").japan("4017", "4423").allies("4322", "4828")
    assert not pacific.supplied("jp_army_17")
    pacific.put("jp_air_21af@4222").japan("4222")
    assert pacific.supplied("jp_army_17"), "its own zone neutralises the enemy's"


@rule("6.21")
def test_by_land_a_unit_must_be_within_four_points_of_a_base() -> None:
    """Jarhat is five points from Rangoon as long as its route is not built: the example of 6.21."""
    pacific = Pacific("jp_hq_south@2212 jp_army_15@2106 jp_army_28@2104 jp_army_33@2105")
    pacific.japan("2212", "2008", "2106", "2104", "2105", "2007", "2107")
    assert pacific.supplied("jp_army_15")
    assert not pacific.supplied("jp_army_28")


@rule("6.21")
def test_the_range_may_be_counted_from_the_port() -> None:
    pacific = Pacific("jp_hq_south@2212 jp_army_28@2104", range_from_port=True)
    pacific.japan("2212", "2008", "2106", "2104", "2105", "2007", "2107")
    assert pacific.supplied("jp_army_28")


@rule("6.21")
def test_lines_go_on_by_sea_from_the_port_where_another_headquarters_sits() -> None:
    """The one inland reaches 20 hexes, the one in the only own port 7."""
    pacific = Pacific("us_hq_swpac@2310 us_hq_spac_ghormley@2311 us_cvl_cowpens@2123")
    pacific.japan(*(NAMES[space] for space in bits(GROUND))).allies("2310", "2311")
    assert pacific.supplied("us_cvl_cowpens")
    pacific.put("us_hq_swpac@eliminated")
    assert not pacific.supplied("us_cvl_cowpens")


@rule("6.12")
def test_a_headquarters_supplies_only_what_it_commands() -> None:
    units = "us_hq_swpac@3727 us_corps_1@3727 cw_corps_2aus@3727 du_div_j@3727 cw_air_aus@3727"
    pacific = Pacific(units)
    assert pacific.supplied("us_corps_1")
    assert not pacific.supplied("cw_corps_2aus")
    assert not pacific.supplied("du_div_j")
    loose = Pacific(units, national_supply=False)
    assert loose.supplied("cw_corps_2aus")
    joint = Pacific(units).put("al_hq_anzac@3626").allies("3626")
    assert joint.supplied("cw_corps_2aus")
    assert joint.supplied("du_div_j")


@rule("6.12", "7.21")
def test_a_commonwealth_headquarters_commands_american_air_units_only() -> None:
    pacific = Pacific("cw_hq_seac@1805 us_air_14af@1905 us_corps_1@1805 cw_corps_15@1805 cn_army_5@2205")
    pacific.allies("1905", "2205", "1805").offensive("allies", "cw_hq_seac")
    assert pacific.targets("activate") == {"us_air_14af", "cw_corps_15", "cn_army_5"}
    assert pacific.forbids("activate", "us_corps_1") == "6.12"


@rule("6.23")
def test_the_tokyo_express_feeds_its_hex() -> None:
    units = "jp_hq_south_seas@4017 jp_army_17@4423 us_hq_spac_halsey@4828 us_air_13af@4322"
    pacific = Pacific(units).japan("4017", "4423").allies("4322", "4828")
    assert not pacific.supplied("jp_army_17")
    pacific.state.tokyo_express = pacific.state.at[_unit("jp_army_17")]
    assert pacific.supplied("jp_army_17")


def _unit(id: str) -> int:
    from quadrant.games.empire.components import UNIT

    return UNIT[id]


@rule("6.24", "4.4", "9.14")
def test_attrition_reduces_and_then_destroys_far_from_headquarters() -> None:
    units = "jp_hq_south@2212 jp_army_17@4423 jp_army_18@4426 us_bde_wake@4612 jp_cv_akagi@4424"
    pacific = Pacific(units).japan("4423").begin(Attrition())
    assert pacific.reduced("jp_army_17")
    assert pacific.at("jp_army_17") == "4423", "reduced, and not lost in the same turn"
    assert not pacific.reduced("jp_cv_akagi"), "ships never suffer"
    assert pacific.at("us_bde_wake") == "removed"
    pacific.begin(Attrition())
    assert pacific.at("jp_army_17") == "eliminated"


@rule("6.24")
def test_reduced_units_within_range_of_a_headquarters_survive() -> None:
    pacific = Pacific("jp_hq_south_seas@4017 jp_army_17@4423- us_hq_spac_halsey@4828 us_air_13af@4322")
    pacific.japan("4017", "4423").allies("4322", "4828").begin(Attrition())
    assert pacific.at("jp_army_17") == "4423"


@rule("6.25", "6.11")
def test_without_a_line_to_the_east_a_us_headquarters_is_less_efficient() -> None:
    pacific = Pacific("us_hq_spac_halsey@4828 jp_cv_shokaku@4827").allies("4828")
    assert pacific.match.query("range", "us_hq_spac_halsey").efficiency.total == 3
    pacific.state.mark(_unit("jp_cv_shokaku"), 0)
    assert pacific.match.query("range", "us_hq_spac_halsey").efficiency.total == 2


@rule("6.3")
def test_an_activation_line_is_cut_by_zones_at_sea() -> None:
    units = "jp_hq_south_seas@4017 jp_bde_ss@4423 us_hq_spac_halsey@4828 us_air_13af@4322"
    pacific = Pacific(units).japan("4017", "4423").allies("4322", "4828")
    assert "4423" not in pacific.match.query("range", "jp_hq_south_seas").hexes
    assert "4020" in pacific.match.query("range", "jp_hq_south_seas").hexes


@rule("6.13", "5.0")
def test_an_operations_card_withdraws_a_headquarters_until_the_next_turn() -> None:
    pacific = Pacific("jp_hq_south_seas@4017").japan("4017").turn(3)
    pacific.play("japan", "JP-51", "operations").choose("withdraw", "jp_hq_south_seas")
    assert pacific.at("jp_hq_south_seas") == "track"
    assert "prompt" in pacific.marks("jp_hq_south_seas")


@rule("6.15")
def test_a_headquarters_comes_back_early_only_at_home() -> None:
    pacific = Pacific("jp_hq_south_seas@track").turn(3)
    pacific.state.mark(_unit("jp_hq_south_seas"), 6)
    pacific.play("japan", "JP-51", "operations").choose("recall", "jp_hq_south_seas")
    assert pacific.spaces("at") <= {"3307", "3407", "3507", "3607", "3704", "3705", "3706"}
    pacific.choose("at", "3407")
    assert pacific.at("jp_hq_south_seas") == "3407"


@rule("6.21")
@pytest.mark.parametrize(("closes", "fed"), [(False, True), (True, False)])
def test_empty_hexes_that_the_enemy_controls_close_a_line_only_if_so_read(closes: bool, fed: bool) -> None:
    """A Japanese army inland in Siam is fed from Bangkok across a hex that the Allies control."""
    pacific = Pacific("jp_hq_south@2212 jp_army_15@2209", control_closes=closes)
    pacific.japan("2212", "2110", "2209").allies("2109", "2108", "2208", "2210", "2308", "2309")
    assert pacific.supplied("jp_army_15") == fed

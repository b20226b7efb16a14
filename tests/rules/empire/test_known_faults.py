"""Where users of other implementations met wrong rules or dead ends: each has a test that names it.

All that Operation KE and Fuel Shortage do is in ``tests/cards/empire/test_resource_events.py``.
"""

from __future__ import annotations

import pytest

from games.empire.pacific import Pacific
from quadrant.games.empire.components import (
    LAND,
    LINE_LAND,
    LINE_SEA,
    NAMES,
    SEA,
    SPACE,
    UNIT,
)
from quadrant.games.empire.rules.play import PlayCard
from quadrant.games.empire.rules.points import score
from quadrant.games.empire.rules.stacking import CheckStacking, weight
from quadrant.games.empire.rules.supply import side_supply, sources
from quadrant.games.empire.scenarios import SCENARIO, SCENARIOS
from quadrant.games.empire.supply.networks import kunming_feeds, supplied_airfields
from quadrant.kernel.board import bits
from quadrant.testing import rule


def crosses(sides: object, pair: str) -> bool:
    a, b = (SPACE[id] for id in pair.split("-"))
    return bool(sides.neighbours(1 << a) >> b & 1)  # type: ignore[attr-defined]


# Partly impassable hexsides


@rule("1.3", "8.21", "8.42", "6.3")
@pytest.mark.parametrize(
    ("pair", "land", "sea", "line_land", "line_sea"),
    [
        ("2212-2312", True, True, True, True),
        ("2213-2312", False, True, False, True),
        ("2520-2621", False, True, True, True),
        ("2717-2817", False, False, False, True),
        ("3023-3123", True, False, True, True),
        ("2524-2625", False, True, True, True),
        ("2220-2120", False, False, False, True),
    ],
)
def test_partly_impassable_hexsides(
    pair: str, land: bool, sea: bool, line_land: bool, line_sea: bool
) -> None:
    """What units and supply cross, by land and by sea; activation lines cross the unplayable part as well."""
    for way in (pair, "-".join(reversed(pair.split("-")))):
        found = tuple(crosses(sides, way) for sides in (LAND, SEA, LINE_LAND, LINE_SEA))
        assert found == (land, sea, line_land, line_sea)


# Parenthetical ranges


@rule("1.3", "7.26", "8.31")
@pytest.mark.parametrize(("unit", "reacts"), [("us_air_1maw", False), ("us_air_13af", True)])
def test_parenthetical_ranges_do_not_react(unit: str, reacts: bool) -> None:
    """Both fly 2, or 4: the Marines' 4 is in parentheses, so they cannot reach a battle four hexes away."""
    units = f"jp_hq_south_seas@4017 jp_ca_aoba@4021 us_bde_marine@4423 us_hq_spac_halsey@4828 {unit}@4825"
    pacific = Pacific(units).japan("4017", "4021").allies("4423", "4828", "4825")
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_ca_aoba").move("jp_ca_aoba", "4423").fight()
    pacific.rolls(0).choose("roll").choose("lead", "us_hq_spac_halsey")
    assert (pacific.kind == "activate_reactor") == reacts


@rule("1.3", "9.2.A")
def test_a_normal_range_fights_in_full_after_an_extended_flight() -> None:
    """21 Flotilla flies five hexes and attacks at two: full strength; at four it would be half."""
    from quadrant.games.empire.rules.air_naval import strength
    from quadrant.games.empire.state import Battle

    pacific = Pacific("jp_hq_south_seas@4017 jp_air_21af@4222").japan("4017", "4222")
    battle = Battle(SPACE["4423"])
    assert strength(pacific.state, battle, UNIT["jp_air_21af"]) == 16
    assert strength(pacific.put("jp_air_21af@4021").state, battle, UNIT["jp_air_21af"]) == 8


# Supply during movement


@rule("6.0", "6.4", "6.21")
def test_supply_changes_while_the_other_side_moves() -> None:
    """A carrier comes near: the Marines on Guadalcanal lose their zone in the middle of the Japanese turn."""
    units = (
        "jp_hq_south_seas@4017 jp_cv_shokaku@4017 jp_cv_akagi@4017 us_hq_spac_halsey@4828 us_bde_marine@4423"
    )
    pacific = Pacific(units).japan("4017").allies("4423", "4828")
    assert pacific.supplied("us_bde_marine")
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_cv_shokaku", "jp_cv_akagi")
    pacific.move("jp_cv_shokaku", "4424")
    assert pacific.kind == "move_units", "the offensive is under way"
    assert not pacific.supplied("us_bde_marine")
    assert pacific.supplied("jp_cv_shokaku"), "activated units stay in supply"


# Kunming and the China box


@rule("13.75", "6.21")
def test_kunming_s_neighbours_close_the_land_to_japan() -> None:
    from quadrant.games.empire.components import KUNMING_AREA
    from quadrant.games.empire.rules.headquarters import lines
    from quadrant.games.empire.supply.zones import standing

    pacific = Pacific("jp_hq_south@2409").japan("2409")
    state = pacific.state
    assert not KUNMING_AREA & ~standing(state, 1)
    inland = [space for space in bits(KUNMING_AREA) if not SEA.neighbours(1 << space)]
    assert inland
    assert not any(lines(state, UNIT["jp_hq_south"]) >> space & 1 for space in inland)


@rule("13.75", "13.74")
def test_kunming_feeds_chinese_units_without_a_headquarters() -> None:
    from quadrant.games.empire.state import HUMP, set_flag

    pacific = Pacific("cw_hq_malaya@2015 cn_army_5@2407 cn_army_6@2306").japan("2008")
    pacific.allies("1905", "2104", "2015")
    assert not pacific.supplied("cn_army_6")
    set_flag(pacific.state, HUMP)
    assert pacific.supplied("cn_army_6")
    assert kunming_feeds(pacific.state, side_supply(pacific.state, 1).ground)


# Stacking of air units


@rule("8.34", "8.48")
def test_air_units_of_the_same_number_stack_as_one() -> None:
    """Two air forces with their bombers and a corps are three; with another unit, too many."""
    units = "us_air_5af us_lrb_5af us_air_13af us_lrb_13af us_corps_1"
    pacific = (
        Pacific(" ".join(f"{unit}@3727" for unit in units.split())).put("us_hq_swpac@3727").allies("3727")
    )
    assert weight([UNIT[unit] for unit in units.split()]) == 3
    assert pacific.begin(CheckStacking(1)).kind is None
    assert pacific.put("us_corps_14@3727").begin(CheckStacking(1)).kind == "remove_unit"
    assert weight([UNIT["us_air_5af"], UNIT["us_lrb_13af"]]) == 2, "other numbers count"


# Movement after battles


@rule("9.6", "7.28")
def test_after_the_battles_even_units_that_did_not_fight_may_move() -> None:
    """An activated cruiser that stayed in port goes to another one; ships that were shipped do not."""
    units = "jp_hq_south_seas@4017 jp_ca_aoba@4017 jp_ca_nachi@4017 jp_air_21af@4222 us_bde_marine@4423"
    pacific = Pacific(units).japan("4017", "4021", "4222", "3416").allies("4423")
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_ca_aoba", "jp_ca_nachi", "jp_air_21af")
    pacific.choose("select", "jp_ca_nachi").choose("ship", "jp_ca_nachi", "3416")
    pacific.fight("4423").commit("jp_air_21af", to="4423").let_pass()
    while pacific.kind == "assign_bomb":
        pacific.choose(*pacific.match.options()[0])
    assert pacific.kind == "return_units"
    assert "jp_ca_aoba" in pacific.targets("select")
    assert "jp_ca_nachi" not in pacific.targets("select")


# Dead ends of cards


@rule("5.31", "5.33")
@pytest.mark.parametrize(("card", "name"), [("JP-35", "Operation KE"), ("JP-77", "Fuel Shortage")])
def test_an_event_that_can_do_nothing_is_for_operations(card: str, name: str) -> None:
    pacific = Pacific("jp_hq_south@2212 jp_air_5ad@2212")
    pacific.state.control = 0
    pacific.japan("2212").deal(japan=card).begin(PlayCard("japan"))
    assert pacific.forbids("event", card) == "5.31", name
    assert pacific.options("operations", card), name
    assert pacific.options("discard", card), name


# Lines of supply


@rule("6.21")
def test_a_line_by_sea_then_from_a_port_by_land() -> None:
    """From Saigon by sea to Rangoon and on by land to Mandalay; without Rangoon there is no such line."""
    pacific = Pacific("jp_hq_south@2212 jp_army_15@2106 cw_hq_seac@1805 cw_corps_15@2107").japan(
        "2212", "2008"
    )
    pacific.japan("2106", "2007").allies("1805", "2107")
    assert pacific.supplied("jp_army_15")
    assert not pacific.allies("2008").supplied("jp_army_15")


@rule("1.3", "6.23")
def test_inland_airfields_are_supplied_over_any_distance() -> None:
    """Jarhat is supplied from Madras, however far; not when Japan stands all around it."""
    pacific = Pacific("cw_hq_seac@1406").allies("1406", "2104", "1905", "1805", "2005")
    jarhat = 1 << SPACE["2104"]
    assert supplied_airfields(pacific.state, 1, side_supply(pacific.state, 1).ground, jarhat)
    armies = ("15", "33", "28", "31", "37", "2", "29", "32")
    for army, space in zip(armies, bits(LAND.neighbours(jarhat)), strict=False):
        pacific.put(f"jp_army_{army}@{NAMES[space]}")
    assert not supplied_airfields(pacific.state, 1, side_supply(pacific.state, 1).ground, jarhat)


@rule("6.22", "13.93")
def test_captured_home_cities_feed_japan_no_longer() -> None:
    pacific = Pacific().japan("3706", "3607")
    assert sources(pacific.state, 0) >> SPACE["3706"] & 1
    pacific.allies("3706").state.touch()
    assert not sources(pacific.state, 0) >> SPACE["3706"] & 1


# Battles


@rule("7.26")
def test_one_battle_in_range_lets_units_react_to_the_others() -> None:
    """Halsey at Noumea reaches Guadalcanal only; his ships may join the battle at Buin as well."""
    from quadrant.games.empire.rules.reaction import reacting_hqs
    from quadrant.games.empire.state import Battle, change

    pacific = Pacific("us_hq_spac_ghormley@4828 us_ca_northampton@4828 jp_hq_south_seas@4017 jp_ca_aoba@4017")
    pacific.allies("4828", "4423").japan("4017").offensive("japan", "jp_hq_south_seas", 3)
    state = pacific.state
    for hexes, able in ((("4423", "4222"), True), (("4222",), False), (("4423",), True)):
        change(state, battles=tuple(Battle(SPACE[id]) for id in hexes))
        assert bool(reacting_hqs(state, 1)) == able


@rule("8.42", "9.4")
def test_an_assault_into_mountains_that_the_enemy_holds() -> None:
    """Port Moresby, over the Owen Stanley Range: three points, and three less on the die."""
    from quadrant.games.empire.rules.ground_combat import ground_modifiers
    from quadrant.games.empire.state import Battle

    units = "jp_hq_south_seas@4021 jp_army_18@3922 us_hq_swpac@3727 cw_bde_pm@3823"
    pacific = Pacific(units).japan("4021", "3922").allies("3823", "3727")
    pacific.offensive("japan", "jp_hq_south_seas", 3).activate("jp_army_18").unless_done(
        "select", "jp_army_18"
    )
    pacific.choose("move", "jp_army_18", "3823")
    assert pacific.at("jp_army_18") == "3823"
    found = ground_modifiers(pacific.state, Battle(SPACE["3823"]), 0) if pacific.state.offensive else None
    assert found is None or found.total == -3


@rule("8.45", "8.21")
def test_an_escorted_stack_lands_in_an_empty_hex() -> None:
    units = "jp_hq_south_seas@4017 jp_bde_ss@4017 jp_ca_aoba@4017 us_hq_spac_halsey@4828"
    pacific = Pacific(units).japan("4017").allies("4322", "4828")
    pacific.offensive("japan", "jp_hq_south_seas", 2).activate("jp_bde_ss", "jp_ca_aoba")
    pacific.land("jp_bde_ss", "4322", "jp_ca_aoba")
    pacific.moved()
    while pacific.kind == "return_units":
        pacific.choose(*pacific.match.options()[0])
    assert pacific.holder("4322") == "japan"


@rule("8.45")
@pytest.mark.parametrize(("option", "needed"), [(False, False), (True, True)])
def test_the_us_army_on_an_empty_one_hex_island(option: bool, needed: bool) -> None:
    """Tarawa, Japanese but empty: no Marines are needed, unless the option says so."""
    units = "us_hq_cpac@5321 us_corps_1@5321 us_ca_northampton@5321"
    pacific = Pacific(units, marines_always=option).allies("5321").japan("5018")
    pacific.state.asp[1] = 3
    pacific.offensive("allies", "us_hq_cpac", 2).activate("us_corps_1", "us_ca_northampton")
    pacific.choose("select", "us_corps_1").choose("join", "us_ca_northampton")
    assert ("5018" not in pacific.spaces("land")) == needed


@rule("13.71", "2.2")
def test_hong_kong_in_december_1941() -> None:
    """Allied, no part of China, and open to both sides' ground units."""
    from quadrant.games.empire.components import CLOSED_TO, COASTAL_CHINA

    plan = SCENARIOS[SCENARIO["campaign_1941"]]
    hong_kong = 1 << SPACE["2709"]
    assert not plan.control & hong_kong
    assert not COASTAL_CHINA & hong_kong
    assert not (CLOSED_TO[0] | CLOSED_TO[1]) & hong_kong


# Points of the scenarios


def points(scenario: str, id: str, japan: tuple[str, ...] = (), allies: tuple[str, ...] = ()) -> int:
    pacific = Pacific("us_hq_cpac@5808", scenario=scenario).japan(*japan).allies(*allies)
    pacific.state.touch()
    return sum(part.amount for part in score(pacific.state) if part.id == f"vp-{id}")


@rule("2.1")
def test_ports_of_new_guinea_and_australia_count() -> None:
    """1942: four ports of New Guinea; South Pacific: each, Biak among them, and a port of Australia."""
    ports = ("3520", "3720", "3822", "3319")
    rest = ("3823", "4024")
    assert points("year_1942", "new_guinea_ports", ports, rest) == 2
    assert points("year_1942", "new_guinea_ports", ports[:3], (*rest, "3319")) == 0
    assert points("south_pacific", "australia", ("3727",)) == 1
    assert points("south_pacific", "australia", (), ("3727", "3626", "3023")) == 0


@rule("2.1")
def test_resources_in_allied_hands_are_subtracted_in_1943() -> None:
    before = points("year_1943", "resources")
    assert points("year_1943", "resources", (), ("2008", "2415")) == before - 2


# Small maps


@rule("2.3", "6.22")
def test_the_small_maps_are_linked_to_where_supply_comes_from() -> None:
    """South Pacific: a way by sea from Oahu to the New Hebrides; Burma: Singapore and the western edge."""
    south = SCENARIOS[SCENARIO["south_pacific"]]
    waters = SEA.flood(1 << SPACE["5808"], south.area)
    assert waters >> SPACE["4828"] & 1
    assert all(NAMES[space][:2] in ("30", "50") or NAMES[space] == "5808" for space in bits(south.sources[1]))
    burma = SCENARIOS[SCENARIO["burma"]]
    assert SEA.flood(1 << SPACE["2015"], burma.area) >> SPACE["2008"] & 1, "through the Strait of Malacca"
    walk = Pacific("jp_hq_south@2212 jp_air_28af@1912 jp_army_15@1912", scenario="burma").japan(
        "1912", "1913"
    )
    walk.offensive("japan", "jp_hq_south").activate("jp_army_15").unless_done("select", "jp_army_15")
    assert "1913" not in walk.spaces("move", "jp_army_15") | walk.spaces("land"), "for ships only"
    assert all(NAMES[space][:2] == "10" for space in bits(burma.sources[1]))
    assert burma.airfields >> SPACE["1809"] & 1, "the Andamans have an airfield there"

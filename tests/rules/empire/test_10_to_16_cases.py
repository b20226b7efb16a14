"""10 to 16: cases of rules that have several of them."""

from __future__ import annotations

import pytest

from games.empire.pacific import Pacific
from quadrant.games.empire.components import KEYS, NAMES, NATIONS, SPACE, UNIT
from quadrant.games.empire.rules.nations import Surrenders
from quadrant.games.empire.rules.reinforcements import Arrivals, PlaceAll, ReinforcementSegment, places
from quadrant.games.empire.rules.replacements import ReplacementSegment
from quadrant.games.empire.rules.victory import WILL, PoliticalWill
from quadrant.games.empire.state import HUMP, set_flag
from quadrant.kernel.board import bits
from quadrant.testing import rule


def due(pacific: Pacific, turn: int, *units: str) -> Pacific:
    """These units arrive in that turn."""
    pacific.put(" ".join(f"{unit}@track" for unit in units)).turn(turn)
    for unit in units:
        pacific.state.due[UNIT[unit]] = turn
    return pacific


# 10.1 Reinforcements


@rule("10.12")
def test_a_unit_with_a_place_cannot_be_held_back() -> None:
    pacific = due(Pacific("us_hq_cpac@5808"), 6, "us_cv_essex", "us_bb_new_jersey")
    pacific.state.europe = 1
    pacific.begin(ReinforcementSegment())
    assert pacific.kind == "place_reinforcement"
    assert pacific.forbids("hold", "us_cv_essex") == "10.12"


@rule("10.12", "10.24", "10.22")
@pytest.mark.parametrize(("die", "box", "turn"), [(1, "track", 9), (2, "delay", 0)])
def test_a_unit_that_waits_may_be_sent_to_europe_every_turn(die: int, box: str, turn: int) -> None:
    """An army corps waits; at level 1 a roll of 0 or 1 sends it away for three turns."""
    pacific = due(Pacific(), 6, "us_corps_11")
    pacific.state.europe = 0
    pacific.rolls(die).begin(Arrivals(1))
    assert pacific.at("us_corps_11") == box
    assert pacific.state.due[UNIT["us_corps_11"]] == turn
    if box == "delay":
        pacific.turn(7).rolls(9).begin(Arrivals(1), PlaceAll(1))
        assert pacific.at("us_corps_11") == "delay", (
            "it came out of the box, found no place, and rolled again"
        )


@rule("10.12", "10.23", "6.14")
def test_headquarters_and_undelayable_units_wait_on_the_track() -> None:
    pacific = due(Pacific(), 6, "us_hq_swpac").allies()
    pacific.state.control = -1
    pacific.begin(PlaceAll(1))
    assert pacific.at("us_hq_swpac") == "track"
    assert pacific.state.due[UNIT["us_hq_swpac"]] == 7


@rule("10.12", "10.22")
@pytest.mark.parametrize("unit", ["us_div_1m", "us_cv_essex", "cw_corps_15"])
def test_others_are_never_sent_to_europe(unit: str) -> None:
    """Marines, fleet carriers and the Commonwealth only wait."""
    pacific = due(Pacific(), 6, unit)
    pacific.state.europe = -7
    pacific.begin(Arrivals(1))
    assert pacific.at(unit) == "delay"
    assert not pacific.events("to-europe")


@rule("10.11", "6.4")
def test_own_arrivals_open_no_lines_in_their_segment() -> None:
    """Zeros over Noumea close it; a carrier that comes to Efate does not open it for the next ship."""
    units = "us_hq_spac_halsey@4828 us_hq_cpac@5808 jp_cv_akagi@4725"
    pacific = due(Pacific(units).allies("4828", "4826", "5325"), 6, "us_cv_essex", "us_ca_baltimore")
    pacific.state.tokyo_express = SPACE["4725"]
    pacific.state.europe = 1
    pacific.state.touch()
    before = places(pacific.state, UNIT["us_ca_baltimore"])
    pacific.begin(PlaceAll(1)).choose(
        "place", "us_cv_essex", NAMES[bits(places(pacific.state, UNIT["us_cv_essex"]))[0]]
    )
    assert places(pacific.state, UNIT["us_ca_baltimore"]) == before


@rule("10.11", "6.21")
def test_an_inland_airfield_far_from_any_port_takes_no_reinforcements() -> None:
    """A line from Rangoon reaches Mandalay and Jarhat; but Jarhat is five points from a supplied port."""
    japan = ("2008", "2007", "2106", "2105", "2104")
    pacific = (
        Pacific("jp_hq_south@2212 jp_air_6ad@track").japan("2212", *japan).allies("1905", "1805", "2006")
    )
    pacific.state.touch()
    found = places(pacific.state, UNIT["jp_air_6ad"])
    assert found >> SPACE["2106"] & 1
    assert not found >> SPACE["2104"] & 1


# 11 Replacements


@rule("11.34", "13.75")
@pytest.mark.parametrize(("hump", "steps"), [(True, 1), (False, 0)])
def test_chinese_steps_need_kunming(hump: bool, steps: int) -> None:
    """With Rangoon Japanese only the Hump makes Kunming a source."""
    pacific = Pacific("cw_hq_seac@1805 cn_army_5@2407-").allies("1805", "1905", "2104").japan("2008").turn(5)
    set_flag(pacific.state, HUMP, hump)
    pacific.begin(ReplacementSegment())
    if steps:
        pacific.choose("restore", "cn_army_5")
    assert pacific.reduced("cn_army_5") == (not steps)


@rule("11.34")
def test_a_chinese_unit_that_india_feeds_gets_no_step_without_kunming() -> None:
    pacific = (
        Pacific("cw_hq_seac@1805 cn_army_5@2104-")
        .allies("1805", "1905", "2104", "2005")
        .japan("2008")
        .turn(5)
    )
    assert pacific.supplied("cn_army_5")
    pacific.begin(ReplacementSegment())
    assert ("restore", "cn_army_5") not in pacific.match.options()
    set_flag(pacific.state, HUMP)
    pacific.begin(ReplacementSegment())
    assert ("restore", "cn_army_5") in pacific.match.options()


@rule("11.0", "13.74")
def test_an_air_unit_in_the_china_box_is_replaced_while_it_is_supplied() -> None:
    for hump in (True, False):
        pacific = Pacific("cw_hq_seac@1805 us_lrb_14af@china-").allies("1805", "1905").japan("2008").turn(6)
        set_flag(pacific.state, HUMP, hump)
        pacific.begin(ReplacementSegment())
        assert (("restore", "us_lrb_14af") in pacific.match.options()) == hump


# 13.74 The China air box


def box(units: str, road: bool = False, hump: bool = True) -> Pacific:
    pacific = Pacific(f"cw_hq_seac@1805 {units}").allies("1805", "1905", "2104", "2005")
    pacific.allies("2008") if road else pacific.japan("2008")
    set_flag(pacific.state, HUMP, hump)
    pacific.state.touch()
    return pacific


@rule("13.74", "13.78")
@pytest.mark.parametrize(
    ("road", "hump", "fed"), [(True, False, True), (False, True, True), (False, False, False)]
)
def test_the_box_is_fed_by_the_road_or_over_the_hump(road: bool, hump: bool, fed: bool) -> None:
    assert box("us_air_14af@china", road, hump).supplied("us_air_14af") == fed


@rule("13.74")
def test_the_hump_needs_a_supplied_airfield_in_northern_india() -> None:
    pacific = box("us_air_14af@china").japan("1905", "2104", "2205")
    assert not pacific.supplied("us_air_14af")


@rule("13.74")
def test_two_air_units_in_the_box_and_one_b29_at_most() -> None:
    from quadrant.games.empire.rules.movement_air import china_room

    assert china_room(box("us_b29_20bc@china").state, UNIT["us_air_14af"])
    assert not china_room(box("us_b29_20bc@china").state, UNIT["us_b29_21bc"])
    assert not china_room(box("us_b29_20bc@china us_air_14af@china").state, UNIT["us_lrb_14af"])


@rule("13.74", "10.11")
@pytest.mark.parametrize(("road", "offered"), [(True, True), (False, False)])
def test_reinforcements_come_to_the_box_only_by_an_open_road(road: bool, offered: bool) -> None:
    pacific = due(box("us_hq_cpac@5808", road), 6, "us_lrb_10af")
    pacific.state.europe = 1
    pacific.begin(ReinforcementSegment())
    assert bool(pacific.options("to_china")) == offered


@rule("13.74", "8.33")
@pytest.mark.parametrize(
    ("start", "value", "there"), [("1905", 1, True), ("1406", 1, True), ("1005", 1, False)]
)
def test_from_india_to_the_box_is_one_leg(start: str, value: int, there: bool) -> None:
    """Dacca is one leg away; Madras two, with a strategic flight; the Maldives too far."""
    pacific = box(f"us_lrb_10af@{start}").allies("1406", "1005")
    pacific.offensive("allies", "cw_hq_seac", value).activate("us_lrb_10af").unless_done(
        "select", "us_lrb_10af"
    )
    assert bool(pacific.options("to_china")) == there


@rule("13.74")
def test_units_in_the_box_fly_back_to_northern_india_in_one_leg() -> None:
    pacific = box("us_lrb_14af@china").offensive("allies", "cw_hq_seac", 1).activate("us_lrb_14af")
    pacific.unless_done("select", "us_lrb_14af")
    assert {"1905", "2104"} <= pacific.spaces("move", "us_lrb_14af")
    assert "1805" not in pacific.spaces("move", "us_lrb_14af"), "that is another leg"


@rule("13.74", "6.24", "6.3")
def test_out_of_supply_the_box_is_worn_but_never_destroyed() -> None:
    from quadrant.games.empire.rules.supply import Attrition

    pacific = box("us_air_14af@china us_lrb_14af@china-", hump=False).begin(Attrition())
    assert pacific.reduced("us_air_14af")
    assert pacific.at("us_lrb_14af") == pacific.at("us_air_14af") == "china"
    pacific.begin(Attrition())
    assert pacific.at("us_air_14af") == "china"
    again = box("us_air_14af@china cw_air_seac@1805", hump=False).offensive("allies", "cw_hq_seac", 1)
    assert "us_air_14af" not in again.targets("activate")


@rule("13.74", "12.31", "16.2")
def test_a_b29_in_china_is_in_range_of_tokyo() -> None:
    from quadrant.games.empire.cards.language import in_bombing_range
    from quadrant.games.empire.rules.strategic import may_bomb

    fed, cut = box("us_b29_20bc@china"), box("us_b29_20bc@china", hump=False)
    assert in_bombing_range(fed.state, UNIT["us_b29_20bc"])
    assert may_bomb(fed.state, UNIT["us_b29_20bc"])
    assert not may_bomb(cut.state, UNIT["us_b29_20bc"])


# 16.41 Will


def keys(nation: str) -> tuple[str, ...]:
    return tuple(NAMES[space] for space in bits(KEYS[NATIONS.index(nation)]))


@rule("16.41", "13.1")
@pytest.mark.parametrize(
    ("nation", "will"), [("philippines", 1), ("malaya", 1), ("dei", 1), ("burma", 1), ("australia", 2)]
)
def test_a_nation_that_falls_costs_will_and_gives_it_back_once(nation: str, will: int) -> None:
    pacific = Pacific().japan(*keys(nation))
    pacific.state.will = 6
    pacific.begin(Surrenders())
    assert pacific.state.will == 6 - will
    pacific.begin(Surrenders())
    assert pacific.state.will == 6 - will, "once"
    pacific.allies(*keys(nation)).begin(Surrenders())
    assert pacific.state.will == 6, "taken back (16.41, the star)"
    pacific.japan(*keys(nation)).begin(Surrenders())
    pacific.allies(*keys(nation)).begin(Surrenders())
    assert pacific.state.will == 6, "a nation surrenders once a game"


@rule("16.41", "13.63")
def test_india_and_china_cost_two_and_never_give_them_back() -> None:
    north = ("1905", "2005", "2104", "2105", "2205")
    pacific = Pacific().japan(*north)
    pacific.state.will, pacific.state.india = 8, 4
    pacific.begin(Surrenders())
    assert pacific.state.will == 6
    pacific.allies(*north).begin(Surrenders())
    assert pacific.state.will == 6
    assert (WILL["india"], WILL["china"]) == (2, 2)


@rule("16.41")
@pytest.mark.parametrize("missing", [*NATIONS, ""])
def test_only_when_all_have_fallen_two_more_are_lost_once(missing: str) -> None:
    pacific = Pacific("us_cv_wasp@4828").turn(3)
    pacific.state.surrendered = sum(1 << n for n, name in enumerate(NATIONS) if name != missing)
    pacific.state.will = 8
    pacific.begin(PoliticalWill(), PoliticalWill())
    assert pacific.state.will == (8 if missing else 6)

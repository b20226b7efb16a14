"""The rulebook's examples of play, to the last die.

The text has them without their figures, so where a figure would say who stands where the test builds a
position that fits the words and says so. The comprehensive example is not part of the text at all.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.empire.pacific import Pacific
from games.empire.positions import BIAK, HOLLANDIA, battles, new_guinea
from quadrant.games.empire.components import NAMES, SEA, SPACE, UNIT
from quadrant.games.empire.rules.air_naval import AirNaval, total
from quadrant.games.empire.rules.ground_combat import guard_steps
from quadrant.games.empire.rules.nations import Surrenders
from quadrant.games.empire.rules.post_battle import EmergencyMoves
from quadrant.games.empire.rules.supply import supply
from quadrant.games.empire.rules.victory import progress_made
from quadrant.games.empire.state import Battle, change
from quadrant.kernel.board import bits
from quadrant.testing import rule

GUADALCANAL, ESPIRITU_SANTO, NOUMEA = "4423", "4825", "4828"


# 5.31 Events


@rule("5.31", game="empire")
@pytest.mark.parametrize("quarrel", [1, 0])
def test_card_33_ends_the_rivalry_or_has_no_further_effect(quarrel: int) -> None:
    """With the marker at strategic agreement already, the rest of the event is used all the same."""
    pacific = Pacific("us_hq_swpac@3727 us_air_5af@3727").allies("3727")
    pacific.state.rivalry[1] = quarrel
    pacific.event("allies", "AL-33", "us_hq_swpac")
    assert pacific.state.rivalry[1] == 0
    assert pacific.state.offensive is not None, "the offensive goes on"


# 6.21 Supply


@rule("6.21", game="empire")
def test_units_in_burma_trace_to_south_headquarters() -> None:
    """A at Jarhat is five points from Rangoon while its route is not built; B, C and D are within four."""
    units = {"a": "jp_army_28@2104", "b": "jp_army_33@2105", "c": "jp_army_15@2106", "d": "jp_air_5ad@2206"}
    pacific = Pacific(f"jp_hq_south@2212 {' '.join(units.values())}").allies("1905", "2006")
    pacific.japan("2212", "2008", "2007", "2107", "2106", "2105", "2104", "2206")
    fed = {name for name, unit in units.items() if pacific.supplied(unit.split("@")[0])}
    assert fed == {"b", "c", "d"}
    pacific.state.built = 0b111
    assert pacific.supplied("jp_army_28"), "the routes built, A is fed as well"


@rule("6.21", "6.4", game="empire")
def test_five_units_under_allied_zones() -> None:
    """Our own coast for the figure: A inland, B with the headquarters, C beside a port, D and E on coasts."""
    units = (
        "jp_hq_south_seas@3720 jp_army_2@3621 jp_army_18@3720 jp_army_17@3620 jp_bde_1sn@3820 jp_bde_2sn@4020"
    )
    pacific = Pacific(f"{units} us_cv_wasp@3618 us_hq_swpac@3727 jp_air_24af@3820")
    pacific.japan("3720", "3621", "3620", "3820", "4020", "3721").allies("3727")
    assert pacific.supplied("jp_army_18"), "B: where the headquarters is"
    assert pacific.supplied("jp_army_17"), "C: a zone does not cut the land"
    assert pacific.supplied("jp_bde_1sn")
    assert pacific.supplied("jp_bde_2sn"), "D, E: by sea"
    pacific.put("jp_army_2@3421").japan("3421", "3521")
    assert not pacific.supplied("jp_army_2"), "A: farther than four points from a supplied port"


@rule("6.4", game="empire")
def test_zones_of_both_sides_and_what_is_neutralised() -> None:
    pacific = Pacific("jp_hq_south_seas@4017 jp_air_24af@4222 us_hq_spac_halsey@4828 us_air_13af@4423")
    pacific.japan("4017", "4222").allies(GUADALCANAL, NOUMEA)
    pacific.state.touch()
    both = supply(pacific.state)
    japan, allies = (side.zones for side in both)
    overlap = japan.all & allies.all
    assert overlap
    assert overlap == japan.neutralising & allies.neutralising
    assert {NAMES[space] for space in bits(overlap)} >= {"4322", "4323"}


# 6.5 Control


@rule("6.5", "9.6", "9.33", game="empire")
def test_guadalcanal_is_taken_before_the_movement_that_follows() -> None:
    """Northampton and the 1st Marines at Guadalcanal, the 13th Air Force flying from Espiritu Santo."""
    units = "us_hq_spac_halsey@4828 us_ca_northampton@4825 us_div_1m@4825 us_air_13af@4825 jp_bde_1sn@4423-"
    pacific = (
        Pacific(f"{units} jp_hq_south_seas@4017").allies(NOUMEA, ESPIRITU_SANTO).japan(GUADALCANAL, "4017")
    )
    pacific.offensive("allies", "us_hq_spac_halsey", 3)
    pacific.activate("us_ca_northampton", "us_div_1m", "us_air_13af")
    pacific.land("us_div_1m", GUADALCANAL, "us_ca_northampton").fight().commit("us_air_13af", to=GUADALCANAL)
    pacific.rolls(0, 0, 9, 0).let_pass()
    while pacific.kind in ("assign_ground_hit", "assign_bomb"):
        pacific.choose(*pacific.match.options()[0])
    assert pacific.holder(GUADALCANAL) == "allies"
    assert pacific.kind == "return_units"
    pacific.choose("select", "us_air_13af")
    assert GUADALCANAL in pacific.spaces("move", "us_air_13af")
    pacific.choose("move", "us_air_13af", GUADALCANAL).choose("done")
    assert pacific.at("us_air_13af") == pacific.at("us_ca_northampton") == GUADALCANAL


# 7.27 Special reaction


@rule("7.27", "7.24", game="empire")
@pytest.mark.parametrize(("joins", "fought"), [(HOLLANDIA, HOLLANDIA), (BIAK, BIAK), ("", BIAK)])
def test_the_carrier_of_hollandia_and_biak(joins: str, fought: str) -> None:
    """It covers the landing at Hollandia and attacks Biak; who reacts at Hollandia pulls it there."""
    pacific = new_guinea()
    pacific.rolls(0, 0, 0, 0).choose("roll").choose("roll").choose("lead", "jp_hq_south_seas")
    if joins:
        pacific.choose("activate", "jp_ca_aoba")
    pacific.choose("done")
    if joins:
        pacific.choose("commit", "jp_ca_aoba", joins)
    assert battles(pacific) == [fought]


@rule("7.27", game="empire")
def test_a_japanese_landing_on_kauai() -> None:
    """The zone of the 7th Air Force lets the Allies roll; a battle on Kauai lets their ships react."""
    units = "jp_hq_cf_yamamoto@4715 jp_cv_akagi@4715 jp_bde_ss@4715 us_air_7af@5808 us_hq_cpac@5808"
    pacific = Pacific(f"{units} us_ca_northampton@5808").japan("4715").allies("5708", "5808")
    pacific.offensive("japan", "jp_hq_cf_yamamoto", 3).activate("jp_cv_akagi", "jp_bde_ss")
    pacific.land("jp_bde_ss", "5708", "jp_cv_akagi").fight()
    pacific.commit("jp_cv_akagi", to="5708")
    assert not pacific.events("battle-declared"), "Japan has declared none"
    assert (pacific.kind, pacific.seat) == ("try_special", "allies")
    pacific.rolls(0, 0).choose("roll").choose("roll").choose("lead", "us_hq_cpac")
    pacific.choose("activate", "us_ca_northampton").choose("done")
    assert pacific.at("us_ca_northampton") == "5708"


# 8 Movement


@rule("8.21", game="empire")
def test_soerabaja_is_entered_from_the_north() -> None:
    near = {NAMES[space] for space in bits(SEA.neighbours(1 << SPACE["2220"]))}
    assert near == {"2219", "2319", "2320"}


@rule("8.21", game="empire")
def test_where_ships_may_end_examples_a_to_e() -> None:
    """A, B: with enemies; C: carriers and their escorts in range; D: own ports; E: with a landing."""
    units = "jp_hq_south_seas@4017 jp_cv_shokaku@4017 jp_ca_aoba@4017 jp_bb_hiei@4017 jp_bde_ss@4017"
    pacific = Pacific(f"{units} us_bde_marine@4423 us_hq_spac_halsey@4828").japan(
        "4017", "4021", "4322", "4222"
    )
    pacific.allies(GUADALCANAL, NOUMEA, "4122").event("japan", "JP-25", "jp_hq_south_seas")
    pacific.activate("jp_cv_shokaku", "jp_ca_aoba", "jp_bb_hiei", "jp_bde_ss")
    pacific.choose("select", "jp_bb_hiei")
    assert {GUADALCANAL, "4021"} <= pacific.spaces("move"), "A, B, D"
    assert "4421" not in pacific.spaces("move"), "not at sea"
    assert "4122" not in pacific.spaces("move"), "nobody has landed there yet"
    pacific.choose("stay", "jp_bb_hiei").move("jp_cv_shokaku", "4421")
    pacific.choose("select", "jp_ca_aoba")
    assert "4421" in pacific.spaces("move"), "C: escorts go with the carrier"
    pacific.choose("join", "jp_bde_ss")
    assert "4122" in pacific.spaces("land"), "E"


@rule("8.22", "13.22", game="empire")
def test_the_asiatic_cruisers_leave_leyte_for_soerabaja() -> None:
    pacific = Pacific("us_ca_asia@3014").japan("2813", "2915").allies("2220")
    pacific.begin(Surrenders(), EmergencyMoves())
    assert "2220" in pacific.spaces("place")
    pacific.choose("place", "us_ca_asia", "2220")
    assert pacific.at("us_ca_asia") == "2220"


@rule("8.32", game="empire")
@pytest.mark.parametrize(("unit", "place"), [("us_air_vmf211", "removed"), ("us_lrb_7af", "5108")])
def test_air_units_of_wake(unit: str, place: str) -> None:
    """Nothing within four hexes; with a range of six there is Midway."""
    pacific = Pacific(f"{unit}@4612").japan("4612").allies("5108").begin(EmergencyMoves())
    assert pacific.at(unit) == place


@rule("8.33", game="empire")
def test_four_legs_of_four_hexes() -> None:
    """An extended range of 4 and a card of value 2: strategically four legs, each to an own airfield."""
    chain = ("3307", "3209", "3009", "2909", "2812", "2813")
    pacific = Pacific("jp_hq_cf_yamamoto@3407 jp_air_1ad@3306").japan("3407", "3306", *chain)
    pacific.offensive("japan", "jp_hq_cf_yamamoto", 2).activate("jp_air_1ad").unless_done(
        "select", "jp_air_1ad"
    )
    two, four = pacific.spaces("move", "jp_air_1ad"), pacific.spaces("ship", "jp_air_1ad")
    assert two < four


@rule("8.46", game="empire")
def test_aoba_takes_the_ss_brigade_from_truk_to_rabaul() -> None:
    pacific = Pacific("jp_hq_south_seas@4017 jp_ca_aoba@4017 jp_bde_ss@4017").japan("4017").allies("4021")
    pacific.offensive("japan", "jp_hq_south_seas", 1).activate("jp_ca_aoba", "jp_bde_ss")
    used = pacific.state.asp_used[0]
    pacific.land("jp_bde_ss", "4021", "jp_ca_aoba")
    assert pacific.state.asp_used[0] == used
    assert pacific.holder("4021") == "japan"


# 9.2 An air-naval battle

#: 12 + 4 + 10 + 5 + 16: a carrier, bombers, air units at normal and at extended range, a battleship.
ALLIED = "us_cv_wasp@4424 us_lrb_13af@4322 us_air_13af@4322 us_air_5af@4825 us_bb_washington@4423"


def coral_sea(japan: str, intelligence: int, *dice: int) -> Pacific:
    """A battle at Guadalcanal between these units, with the Allies active; hits are assigned by the test."""
    pacific = Pacific(f"us_hq_spac_halsey@4828 jp_hq_south_seas@4017 {ALLIED} {japan}")
    pacific.allies(NOUMEA, ESPIRITU_SANTO, "4322", "4122").japan(GUADALCANAL, "4017").turn(3)
    pacific.offensive("allies", "us_hq_spac_halsey", 3)
    names = [word.split("@")[0] for word in ALLIED.split()]
    flyers = tuple(UNIT[name] for name in names if name != "us_bb_washington")
    change(pacific.state, battles=(Battle(SPACE[GUADALCANAL], flyers),), intelligence=intelligence)
    pacific.rolls(*dice).begin(AirNaval(SPACE[GUADALCANAL]))
    return pacific


def victims(pacific: Pacific, *order: str) -> Iterator[str]:
    """Hit these units while they can be."""
    for unit in order:
        if ("hit", unit) in pacific.match.options():
            pacific.choose("hit", unit)
            yield unit


INTERCEPT = 1
FLEET = "jp_bb_yamato@4423 jp_bb_hiei@4423 jp_bb_kongo@4423 jp_cl_tenryu@4423"


@rule("9.2", "9.2.A", "9.2.B", "9.2.C", game="empire")
@pytest.mark.parametrize(("die", "hits"), [(0, 12), (2, 12), (3, 24), (5, 24), (6, 47), (8, 47)])
def test_forty_seven_points(die: int, hits: int) -> None:
    pacific = coral_sea(FLEET, INTERCEPT, die)
    volley = pacific.events("volley")[0]
    assert (volley.args["strength"], volley.args["hits"]) == (47, hits)


@rule("9.2.F.2", "9.2.F.3", game="empire")
def test_points_that_can_hit_nothing_more_are_lost() -> None:
    """All but Yamato (18) are reduced and the rest cannot be used: 11 points here, as defences are even."""
    pacific = coral_sea(FLEET, INTERCEPT, 6, 0)
    done = list(victims(pacific, "jp_bb_hiei", "jp_bb_kongo", "jp_cl_tenryu"))
    assert len(done) == 3
    assert pacific.kind != "assign_hit", "nothing more can be hit"
    assert not pacific.reduced("jp_bb_yamato")
    assert all(pacific.at(unit) == GUADALCANAL for unit in done)


@rule("9.2.F.6", game="empire")
def test_a_critical_hit_destroys_a_reduced_unit_beside_a_full_one() -> None:
    pacific = coral_sea(FLEET, INTERCEPT, 9, 0)
    assert len(list(victims(pacific, "jp_bb_hiei", "jp_bb_kongo", "jp_cl_tenryu"))) == 3
    assert pacific.at("jp_cl_tenryu") == "removed", "the only unit that the last points can hit"
    assert not pacific.reduced("jp_bb_yamato")


@rule("9.2.F.6", "9.2.E", game="empire")
def test_rochefort_makes_a_modified_nine_critical() -> None:
    """An ambush adds 4: a die of 5 is a 9, and Rochefort lets it be critical."""
    units = (
        "jp_hq_south_seas@4017 us_hq_spac_halsey@4828 jp_cv_shokaku@4222 jp_cvl_zuiho@4222- us_air_5af@4423"
    )
    pacific = Pacific(units).japan("4017", "4222").allies(GUADALCANAL, NOUMEA).deal(allies="AL-12")
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_cv_shokaku", "jp_cvl_zuiho").moved()
    pacific.unless_done("declare", GUADALCANAL)
    pacific.fight().commit("jp_cv_shokaku", "jp_cvl_zuiho", to=GUADALCANAL).choose("pass")
    pacific.choose("react", "AL-12").rolls(5).let_pass()
    assert pacific.events("volley")[0].args["roll"] == 9
    assert pacific.at("jp_cvl_zuiho") == "removed", "although Shokaku is whole"
    assert not pacific.reduced("jp_cv_shokaku")


@rule("9.2.F.4", game="empire")
def test_two_flyers_hit_two_of_three_carriers() -> None:
    """An air unit and a carrier against three carriers elsewhere: two of them, of the firer's choice."""
    units = "jp_hq_south_seas@4017 us_hq_spac_halsey@4828 jp_air_21af@4222 jp_cv_akagi@4222 jp_bde_1sn@4423"
    pacific = Pacific(f"{units} us_cv_wasp@4424 us_cv_essex@4424 us_cv_intrepid@4424")
    pacific.japan("4017", "4222", GUADALCANAL).allies(NOUMEA, "4424").turn(3)
    pacific.offensive("allies", "us_hq_spac_halsey", 3)
    names = ("us_cv_wasp", "us_cv_essex", "us_cv_intrepid", "jp_air_21af", "jp_cv_akagi")
    battle = Battle(SPACE[GUADALCANAL], tuple(UNIT[name] for name in names))
    change(pacific.state, battles=(battle,), intelligence=INTERCEPT)
    pacific.rolls(0, 8).begin(AirNaval(SPACE[GUADALCANAL]))
    while pacific.kind == "assign_hit" and pacific.seat == "allies":
        pacific.choose(*pacific.match.options()[0])
    while pacific.kind in ("choose_shift",):
        pacific.choose("pass")
    pacific.choose("hit", "us_cv_wasp")
    if ("hit", "us_cv_intrepid") in pacific.match.options():
        pacific.choose("hit", "us_cv_intrepid")
    assert "us_cv_essex" not in pacific.targets("hit")
    assert not pacific.reduced("us_cv_essex")


@rule("9.2.F.4", "9.2.F.2", game="empire")
def test_one_carrier_wastes_its_points_on_two() -> None:
    """One Japanese carrier, two full US carriers elsewhere: one is reduced, and no more."""
    units = "jp_hq_south_seas@4017 us_hq_spac_halsey@4828 jp_cv_shokaku@4222 us_cv_wasp@4424 us_cv_essex@4424"
    pacific = Pacific(f"{units} jp_bb_nagato@4423 jp_bb_hiei@4423").japan("4017", "4222", GUADALCANAL)
    pacific.allies(NOUMEA, "4424").turn(3).offensive("allies", "us_hq_spac_halsey", 3)
    names = ("us_cv_wasp", "us_cv_essex", "jp_cv_shokaku")
    battle = Battle(SPACE[GUADALCANAL], tuple(UNIT[name] for name in names))
    change(pacific.state, battles=(battle,), intelligence=INTERCEPT)
    assert total(pacific.state, battle, 0) == 51, "45 in the example"
    pacific.rolls(0, 8).begin(AirNaval(SPACE[GUADALCANAL]))
    while pacific.kind == "assign_hit" and pacific.seat == "allies":
        pacific.choose(*pacific.match.options()[0])
    pacific.unless_done("pass")
    pacific.unless_done("hit", "us_cv_wasp")
    assert pacific.reduced("us_cv_wasp")
    assert not pacific.reduced("us_cv_essex")


@rule("9.2.F.7", game="empire")
def test_a_loss_moves_from_a_fleet_carrier_to_a_light_one() -> None:
    """Both have lost a step: the light carrier is given up, and the fleet carrier is whole again."""
    units = (
        "jp_hq_south_seas@4017 us_hq_spac_halsey@4828 jp_cv_shokaku@4222 jp_cvl_zuiho@4222 us_air_5af@4423"
    )
    pacific = Pacific(f"{units} us_air_13af@4423").japan("4017", "4222").allies(GUADALCANAL, NOUMEA)
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_cv_shokaku", "jp_cvl_zuiho").moved()
    pacific.unless_done("declare", GUADALCANAL)
    pacific.fight().commit("jp_cv_shokaku", "jp_cvl_zuiho", to=GUADALCANAL)
    pacific.rolls(0, 0, 8).choose("roll").let_pass()
    while pacific.kind == "assign_hit":
        pacific.choose(*pacific.match.options()[0])
    assert pacific.kind == "choose_shift"
    pacific.choose("restore", "jp_cv_shokaku").unless_done("shift", "jp_cvl_zuiho")
    assert not pacific.reduced("jp_cv_shokaku")
    assert pacific.at("jp_cvl_zuiho") == "removed"


# 13, 16


@rule("13.76", game="empire")
@pytest.mark.parametrize(("divisions", "steps"), [(0, 1), (4, 1), (5, 2), (8, 2), (9, 3)])
def test_five_divisions_are_two_steps_in_every_city(divisions: int, steps: int) -> None:
    pacific = Pacific().japan("3007")
    pacific.state.divisions = divisions
    pacific.state.touch()
    assert guard_steps(pacific.state, SPACE["3007"]) == steps


@rule("16.41", game="empire")
def test_malaya_taken_back_gives_a_point_of_will() -> None:
    pacific = Pacific().japan("2015", "2014")
    pacific.state.will = 5
    pacific.begin(Surrenders())
    assert pacific.state.will == 4
    pacific.allies("2015", "2014").begin(Surrenders())
    assert pacific.state.will == 5


@rule("16.47", game="empire")
@pytest.mark.parametrize(("space", "counts"), [("4600", 0), ("4020", 1), ("3219", 1)])
def test_attu_and_kiska_are_no_progress(space: str, counts: int) -> None:
    """A port, an airfield or a resource counts; an island without any does not."""
    pacific = Pacific().japan(space)
    pacific.state.control_then = pacific.state.control
    pacific.allies(space)
    assert progress_made(pacific.state) == counts

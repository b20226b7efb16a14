"""Resource cards: replacement steps, new units, losses, and what holds for the rest of the game."""

from __future__ import annotations

import pytest

from cards.empire.printed import ask, discarded, to_the_end, war, where
from games.empire.pacific import Pacific
from quadrant.games.empire.components import UNIT
from quadrant.games.empire.rules.reinforcements import ReinforcementSegment
from quadrant.games.empire.rules.strategic import BOMBING, RaidRoll, submarine_modifiers
from quadrant.testing import rule

# Replacement steps

AUSTRALIA = "us_hq_swpac@3727 al_hq_anzac@3823 jp_hq_south_seas@4017"


def australia(units: str) -> Pacific:
    return Pacific(f"{AUSTRALIA} {units}").allies("3727", "3823", "3626", "3023", "2825").japan("4017")


@rule("5.33", "11.0")
def test_al3_two_steps_for_australian_ground_units() -> None:
    pacific = australia("cw_corps_2aus@3727- cw_corps_3aus@eliminated us_corps_1@3626- cw_air_aus@3626-")
    pacific.play("allies", "AL-3")
    assert pacific.targets("restore") == {"cw_corps_2aus"}
    pacific.choose("restore", "cw_corps_2aus").choose("rebuild", "cw_corps_3aus")
    assert "3823" not in pacific.spaces("place", "cw_corps_3aus"), "ports of Australia only"
    pacific.choose("place", "cw_corps_3aus", "3727")
    assert pacific.reduced("cw_corps_3aus")
    assert pacific.kind is None or pacific.kind == "play_card", "both steps are used"


@rule("5.33")
def test_al3_nobody_to_restore() -> None:
    assert ask(australia("cw_corps_2aus@3727"), "allies", "AL-3").forbids("event", "AL-3") == "5.31"


@rule("5.33", "11.0")
def test_al15_two_steps_for_us_ships() -> None:
    pacific = australia("us_cv_wasp@3727- us_bb_washington@eliminated cw_bb_warspite@3727-")
    pacific.play("allies", "AL-15").choose("restore", "us_cv_wasp")
    assert not pacific.options("restore", "cw_bb_warspite")
    pacific.choose("rebuild", "us_bb_washington")
    pacific.unless_done("place", "us_bb_washington", "3727")
    assert pacific.at("us_bb_washington") != "eliminated"
    whole = ask(australia("us_cv_wasp@3727"), "allies", "AL-15")
    assert whole.forbids("event", "AL-15") == "5.31"


@rule("5.33", "11.2")
@pytest.mark.parametrize(
    ("card", "kind", "count"), [("JP-5", 1, 2), ("JP-30", 1, 3), ("JP-71", 1, 2), ("JP-72", 0, 3)]
)
def test_japanese_steps_are_used_or_kept(card: str, kind: int, count: int) -> None:
    units = "jp_hq_south_seas@4017 jp_air_25af@4017- jp_bb_yamato@4017-"
    pacific = Pacific(units).japan("4017")
    pacific.state.kept = [0, 0]
    pacific.play("japan", card)
    unit = "jp_air_25af" if kind else "jp_bb_yamato"
    assert pacific.targets("restore") == {unit}
    pacific.choose("restore", unit)
    assert not pacific.reduced(unit)
    to_the_end(pacific)
    assert pacific.state.kept[kind] == count - 1
    saved = Pacific(units).japan("4017")
    saved.state.kept = [0, 0]
    to_the_end(saved.play("japan", card))
    assert saved.state.kept[kind] == count


@rule("5.33")
def test_jp39_ground_steps_near_rangoon() -> None:
    road = ("2008", "2007", "2006", "2106", "2107", "2108", "2109", "2110", "2111", "2212")
    units = "jp_hq_south@2212 jp_army_15@2008- jp_army_28@2106- jp_army_38@2212-"
    pacific = Pacific(units).japan(*road).play("japan", "JP-39")
    assert pacific.targets("restore") == {"jp_army_15", "jp_army_28"}
    pacific.choose("restore", "jp_army_15")
    far = Pacific("jp_hq_south@2212 jp_army_38@2212-").japan(*road)
    assert ask(far, "japan", "JP-39").forbids("event", "JP-39") == "5.31"


# Losses


@rule("5.33")
def test_al16_a_japanese_air_unit_near_a_us_headquarters_loses_a_step() -> None:
    units = "us_hq_cpac@5808 jp_air_24af@4715 jp_air_1ad@3706 jp_air_22af@2212"
    pacific = Pacific(units).japan("4715", "3706", "2212").play("allies", "AL-16")
    assert pacific.reduced("jp_air_24af")
    gone = Pacific("us_hq_cpac@5808 jp_air_24af@4715-").japan("4715").play("allies", "AL-16")
    assert gone.at("jp_air_24af") in ("eliminated", "removed")
    none = Pacific("us_hq_cpac@5808 jp_air_1ad@3706 jp_air_22af@2212").japan("3706", "2212")
    assert ask(none, "allies", "AL-16").forbids("event", "AL-16") == "5.31"


@rule("12.33")
@pytest.mark.parametrize(
    ("card", "place", "elsewhere"), [("AL-60", "china", "3709"), ("AL-67", "3709", "china")]
)
def test_bombers_cost_japan_a_card(card: str, place: str, elsewhere: str) -> None:
    pacific = Pacific(f"us_b29_20bc@{place}").allies("3709").deal(japan="JP-4").play("allies", card)
    assert pacific.hand("japan") == set()
    assert "JP-4" in discarded(pacific, "japan")
    other = Pacific(f"us_b29_20bc@{elsewhere}").allies("3709").deal(japan="JP-4")
    assert ask(other, "allies", card).forbids("event", card) == "5.31"
    empty = Pacific(f"us_b29_20bc@{place}").allies("3709")
    assert ask(empty, "allies", card).forbids("event", card) == "5.31", "Japan has no card"


# New units, headquarters


def test_al27_ozawa_takes_over_from_yamamoto() -> None:
    pacific = Pacific("jp_hq_cf_yamamoto@3407 jp_hq_cf_ozawa@event").japan("3407").play("allies", "AL-27")
    assert (pacific.at("jp_hq_cf_ozawa"), pacific.at("jp_hq_cf_yamamoto")) == ("3407", "removed")
    track = Pacific("jp_hq_cf_yamamoto@track jp_hq_cf_ozawa@event").play("allies", "AL-27")
    assert track.at("jp_hq_cf_ozawa") == "track"
    gone = Pacific("jp_hq_cf_ozawa@3407")
    assert ask(gone, "allies", "AL-27").forbids("event", "AL-27") == "5.31"


@rule("5.33", "10.11")
def test_jp78_the_tainan_air_unit() -> None:
    pacific = Pacific("jp_hq_south_seas@4017 jp_air_tainan@event").japan("4017", "4021", "2008")
    pacific.play("japan", "JP-78")
    assert {"4017", "4021"} <= pacific.spaces("place", "jp_air_tainan")
    assert "2008" not in pacific.spaces("place", "jp_air_tainan"), "no headquarters near"
    pacific.choose("place", "jp_air_tainan", "4021")
    assert pacific.at("jp_air_tainan") == "4021"


@rule("5.33")
def test_jp78_without_a_place_the_unit_is_lost() -> None:
    pacific = Pacific("jp_air_tainan@event").play("japan", "JP-78")
    assert pacific.at("jp_air_tainan") == "removed"


# What holds from now on


@rule("10.3")
def test_al18_a_shipping_point_for_good() -> None:
    pacific = war()
    before = pacific.state.asp[1]
    pacific.play("allies", "AL-18")
    assert pacific.state.asp[1] == before + 1
    assert where(pacific, "AL-18") == "removed"


@rule("6.23", "13.75")
def test_al17_the_hump_and_a_step_in_china() -> None:
    pacific = Pacific("cw_hq_seac@1805 us_air_avg@china- us_air_14af@1905- us_lrb_10af@1905-").allies(
        "1805", "1905"
    )
    pacific.state.flags = 0
    pacific.play("allies", "AL-17")
    assert pacific.targets("restore") == {"us_air_avg", "us_air_14af"}
    pacific.choose("restore", "us_air_avg")
    assert not pacific.reduced("us_air_avg")
    assert pacific.state.flags & 1


@rule("6.23")
def test_al17_brings_back_the_fourteenth_air_force_but_not_the_avg() -> None:
    pacific = Pacific("cw_hq_seac@1805 us_air_avg@eliminated us_lrb_14af@eliminated").allies(
        "1805", "1905", "2104"
    )
    pacific.play("allies", "AL-17")
    assert pacific.targets("rebuild") == {"us_lrb_14af"}
    pacific.choose("rebuild", "us_lrb_14af")
    assert {"1905", "2104"} <= pacific.spaces("place", "us_lrb_14af")
    assert "1805" not in pacific.spaces("place", "us_lrb_14af"), "neither northern India nor Burma"
    nobody = Pacific("cw_hq_seac@1805").allies("1805").play("allies", "AL-17")
    assert nobody.state.flags & 1, "the Hump alone"


@rule("12.22")
def test_al80_escorts_count_no_more() -> None:
    pacific = war().turn(5)
    pacific.state.escorts = 4
    before = submarine_modifiers(pacific.state).total
    pacific.play("allies", "AL-80")
    pacific.state.escorts = 4
    assert submarine_modifiers(pacific.state).total == before - 4


@rule("12.32")
@pytest.mark.parametrize(("card", "good"), [("JP-71", False), ("JP-30", True)])
def test_jp71_interceptors_over_japan(card: str, good: bool) -> None:
    """A full B29 succeeds with the highest number that is enough, unless interceptors add one."""
    pacific = Pacific("us_b29_21bc@3813 us_hq_cpac@5808").allies("3813", "5808").turn(10)
    to_the_end(pacific.play("japan", card))
    pacific.rolls(BOMBING[0]).begin(RaidRoll(UNIT["us_b29_21bc"]))
    assert bool(pacific.events("raid")) == good


@rule("10.22")
def test_jp80_the_panama_canal_delays_next_turns_reinforcements() -> None:
    def arrives(card: str) -> str:
        pacific = war().turn(5)
        pacific.state.europe = 3
        pacific.play("japan", card)
        pacific.put("us_cv_franklin@track").turn(6)
        pacific.state.due[UNIT["us_cv_franklin"]] = 6
        pacific.begin(ReinforcementSegment())
        return pacific.at("us_cv_franklin")

    assert arrives("JP-80") == "delay"
    assert arrives("JP-31") == "track", "it is about to be placed"


# Special movements


@rule("8.23", "5.33")
def test_jp35_operation_ke_takes_ground_units_to_one_port() -> None:
    """From Guadalcanal, a hex next to it included, whatever the Allied zones; no shipping points are used."""
    units = "jp_army_17@4423 jp_bde_1sn@4423 jp_bde_ss@4423 us_air_1maw@4322 jp_hq_south_seas@4017"
    pacific = Pacific(units).japan("4423", "4021", "4017").allies("4322")
    used = pacific.state.asp_used[0]
    pacific.play("japan", "JP-35").unless_done("at", "4423").choose("at", "4021")
    for unit in ("jp_army_17", "jp_bde_1sn", "jp_bde_ss"):
        pacific.unless_done("select", unit)
    assert [pacific.at(unit) for unit in ("jp_army_17", "jp_bde_1sn", "jp_bde_ss")] == ["4021"] * 3
    assert pacific.state.asp_used[0] == used
    assert where(pacific, "JP-35") == "discard"


@rule("8.48", "5.33")
def test_jp35_a_full_port_ends_the_evacuation() -> None:
    """The known dead end: the port has room for one unit only, and then everything is over."""
    units = "jp_army_17@4423 jp_bde_1sn@4423 jp_air_21af@4021 jp_air_22af@4021 jp_hq_south_seas@4017"
    pacific = Pacific(units).japan("4423", "4021").play("japan", "JP-35")
    pacific.unless_done("at", "4423").unless_done("at", "4021").unless_done("select", "jp_army_17")
    to_the_end(pacific)
    assert (pacific.at("jp_army_17"), pacific.at("jp_bde_1sn")) == ("4021", "4423")
    assert where(pacific, "JP-35") == "discard"


@rule("5.31")
def test_jp35_needs_troops_on_a_coast_and_a_port() -> None:
    nobody = Pacific("jp_hq_south_seas@4017 jp_air_21af@4021").japan("4017", "4021")
    assert ask(nobody, "japan", "JP-35").forbids("event", "JP-35") == "5.31"
    assert nobody.options("operations", "JP-35")


@rule("5.33")
def test_jp35_may_be_left_undone() -> None:
    pacific = Pacific("jp_army_17@4423 jp_bde_ss@4021 jp_hq_south_seas@4017").japan("4423", "4021", "4017")
    pacific.play("japan", "JP-35").choose("pass")
    assert pacific.at("jp_army_17") == "4423"


@rule("5.33")
def test_jp77_the_fleet_goes_to_the_oil() -> None:
    ships = "jp_bb_nagato jp_bb_hiei jp_bb_kongo jp_cv_shokaku jp_cv_akagi"
    at = " ".join(f"{ship}@3407" for ship in ships.split())
    pacific = (
        Pacific(f"jp_hq_cf_yamamoto@3407 {at}").japan("3407", "2015", "2415", "4017").play("japan", "JP-77")
    )
    assert {"2015", "2415"} <= pacific.spaces("at")
    assert "4017" not in pacific.spaces("at"), "no resources near"
    pacific.choose("at", "2415")
    for ship in ships.split()[:4]:
        pacific.unless_done("select", ship)
    assert pacific.at("jp_hq_cf_yamamoto") == "2415"
    assert [pacific.at(ship) for ship in ships.split()] == ["2415"] * 4 + ["3407"]


@rule("5.31", "6.4")
def test_jp77_without_a_headquarters_or_a_way_it_is_no_event() -> None:
    """The known dead end: nothing can be done, so the card is for operations."""
    nobody = Pacific("jp_bb_nagato@3407 jp_hq_south@2212").japan("3407", "2015")
    assert ask(nobody, "japan", "JP-77").forbids("event", "JP-77") == "5.31"
    nowhere = Pacific("jp_hq_cf_yamamoto@3407 jp_bb_nagato@3407")
    nowhere.state.control = 0
    nowhere.japan("3407")
    assert ask(nowhere, "japan", "JP-77").forbids("event", "JP-77") == "5.31"
    assert ask(nowhere, "japan", "JP-77").options("discard", "JP-77")


@rule("6.4")
def test_jp77_ships_do_not_enter_an_allied_zone() -> None:
    units = "jp_hq_cf_yamamoto@3407 jp_bb_nagato@3407 us_air_feaf@2415 us_hq_swpac@2415"
    pacific = Pacific(units).japan("3407", "2015", "2616").allies("2415").play("japan", "JP-77")
    assert "2616" not in pacific.spaces("at")
    assert "2015" in pacific.spaces("at")

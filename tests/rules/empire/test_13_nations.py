"""13.0 National status, 14.0 rivalry, 16.0 victory."""

from __future__ import annotations

import pytest

from games.empire.pacific import Pacific
from quadrant.games.empire.components import BURMA_NATION, LANDS, MALAYA, NAMES, SPACE, spaces
from quadrant.games.empire.rules.china import ChinaRoll, air_support, move_china
from quadrant.games.empire.rules.ground_combat import guard, guard_steps
from quadrant.games.empire.rules.infrastructure import buildable
from quadrant.games.empire.rules.movement import airfields
from quadrant.games.empire.rules.movement_air import fields
from quadrant.games.empire.rules.nations import StaffLeaves, Surrenders
from quadrant.games.empire.rules.post_battle import EmergencyMoves
from quadrant.games.empire.rules.rivalry import usable_asp
from quadrant.games.empire.rules.supply import burma_road
from quadrant.games.empire.rules.victory import CheckVictory, PoliticalWill, campaign, progress_made
from quadrant.games.empire.state import CHINA_TRACK, HUMP, TOJO, set_flag
from quadrant.kernel.board import bits
from quadrant.testing import rule


@rule("13.22", "13.2", "13.21", "13.1", "16.41")
def test_manila_and_davao_bring_the_philippines() -> None:
    pacific = Pacific("us_corps_r@2812 us_ca_asia@3014 us_hq_cpac@5808").japan("2813", "2915")
    pacific.state.will = 8
    pacific.begin(Surrenders(), EmergencyMoves())
    assert pacific.at("us_corps_r") == "removed"
    assert pacific.holder("3014") == "japan"
    assert pacific.state.will == 7
    assert pacific.match.view(None).tracks.surrendered == ("philippines",)


@rule("13.32", "13.3", "13.31", "13.33")
def test_malaya_surrenders_without_changing_hands() -> None:
    pacific = Pacific("cw_div_8aus@1913").japan("2015", "2014").allies("1913")
    pacific.begin(Surrenders())
    assert pacific.at("cw_div_8aus") == "1913"
    assert pacific.holder("1913") == "allies"
    assert "malaya" in pacific.match.view(None).tracks.surrendered


@rule("13.42", "13.4", "13.41")
def test_the_dutch_leave_with_their_islands() -> None:
    keys = ("1813", "1916", "2017", "2220", "2415", "2517", "2616", "2019")
    pacific = Pacific("du_div_j@2018 us_corps_1@2721").japan(*keys).allies("2018", "2721")
    pacific.begin(Surrenders(), EmergencyMoves())
    assert pacific.at("du_div_j") == "removed"
    assert pacific.holder("2018") == "japan"
    assert pacific.holder("2721") == "allies", "a US ground unit holds it"


@rule("13.52", "13.5", "13.51")
def test_burma_takes_its_units_along() -> None:
    pacific = Pacific("cw_div_1b@2105 cw_corps_15@2105").japan("2008", "2106", "2206", "2305")
    pacific.begin(Surrenders())
    assert pacific.at("cw_div_1b") == "removed"
    assert pacific.at("cw_corps_15") == "2105"


@rule("13.62", "13.6", "13.61")
def test_india_drifts_to_revolt_and_surrenders_from_there() -> None:
    north = ("1905", "2005", "2104", "2105", "2205")
    pacific = Pacific("jp_army_15@2105").japan(*north)
    for box in ("unrest", "strikes", "unstable", "revolts"):
        pacific.begin(Surrenders())
        assert pacific.match.view(None).tracks.india == box
    pacific.begin(Surrenders())
    assert "india" in pacific.match.view(None).tracks.surrendered


@rule("13.62")
def test_a_northern_hex_won_back_calms_india() -> None:
    from quadrant.games.empire.rules.control import take_hex

    pacific = Pacific().japan("2105")
    pacific.state.india = 3
    take_hex(pacific.state, 1, SPACE["2105"])
    assert pacific.state.india == 0


@rule("13.63")
def test_the_commonwealth_leaves_india() -> None:
    north = ("1905", "2005", "2104", "2105", "2205")
    units = "cw_corps_15@1805 cw_corps_4ind@1805 us_lrb_10af@1805 cw_hq_seac@1805"
    pacific = Pacific(units).japan(*north).allies("1307", "1308")
    pacific.state.india = 4
    pacific.begin(Surrenders())
    assert pacific.targets("place") == {"us_lrb_10af"}, "US units may go or stay"
    pacific.choose("stay", "us_lrb_10af")
    assert pacific.forbids("stay", "cw_corps_15") == "13.63"
    pacific.choose("place", "cw_corps_15", "1307")
    assert pacific.at("cw_corps_4ind") == "removed"
    assert pacific.at("cw_corps_15") == "1307"
    assert pacific.at("us_lrb_10af") == "1805"
    assert pacific.at("cw_hq_seac") == "track"


@rule("13.63")
def test_who_finds_no_supplied_place_leaves_the_game_with_india() -> None:
    """Without a headquarters nothing on Ceylon is in supply; in a Japanese zone nobody is taken in."""
    north = ("1905", "2005", "2104", "2105", "2205")
    for units in ("", "cw_hq_seac@1805 jp_cv_akagi@1407 jp_hq_south@2015"):
        pacific = Pacific(f"cw_corps_15@1805 {units}").japan(*north, "2015").allies("1307", "1308", "1005")
        pacific.state.tokyo_express = SPACE["1407"]
        pacific.state.india = 4
        pacific.begin(Surrenders())
        if units:
            assert pacific.spaces("place", "cw_corps_15") <= {"1005"}
        else:
            assert pacific.at("cw_corps_15") == "removed"


@rule("13.83")
def test_australians_to_come_do_not_come_and_lost_ones_are_lost() -> None:
    from quadrant.games.empire.components import AUSTRALIA, KEYS, NAMES, UNIT
    from quadrant.games.empire.rules.losses import eliminate
    from quadrant.kernel.board import bits

    units = (
        "cw_corps_1aus@3823 cw_corps_2aus@eliminated cw_corps_3aus@track cw_corps_4aus@delay cw_div_3nz@track"
    )
    keys = tuple(NAMES[space] for space in bits(KEYS[AUSTRALIA]))
    pacific = Pacific(units).japan(*keys).begin(Surrenders())
    assert pacific.at("cw_corps_1aus") == "3823", "who is in play stays"
    assert {pacific.at(f"cw_corps_{n}aus") for n in (2, 3, 4)} == {"removed"}
    assert pacific.at("cw_div_3nz") == "track", "New Zealand goes on"
    eliminate(pacific.state, UNIT["cw_corps_1aus"])
    assert pacific.at("cw_corps_1aus") == "removed"
    pacific.allies(*keys).begin(Surrenders())
    assert "australia" in pacific.match.view(None).tracks.surrendered, "taken back, but not forgotten"
    eliminate(pacific.put("cw_corps_1aus@3823").state, UNIT["cw_corps_1aus"])
    assert pacific.at("cw_corps_1aus") == "removed"


@rule("13.72", "13.7")
@pytest.mark.parametrize(
    ("divisions", "die", "box"), [(10, 2, "unstable"), (10, 3, "stable"), (12, 4, "unstable")]
)
def test_an_offensive_in_china_rolls_against_divisions_and_road(divisions: int, die: int, box: str) -> None:
    """The road is open: eight is subtracted."""
    pacific = Pacific().allies("2008", "2106", "2206", "2107", "2007", "2407", "2306")
    pacific.state.divisions, pacific.state.china = divisions, 0
    assert burma_road(pacific.state) == 0
    pacific.rolls(die).begin(ChinaRoll())
    assert pacific.match.view(None).tracks.china == box


@rule("13.72", "13.74")
def test_air_units_in_china_help_and_may_push_japan_back() -> None:
    pacific = (
        Pacific("cw_hq_seac@1805 us_air_14af@china us_lrb_14af@china").japan("2008").allies("1905", "1805")
    )
    set_flag(pacific.state, HUMP)
    pacific.state.divisions, pacific.state.china = 6, 3
    pacific.state.touch()
    assert burma_road(pacific.state) == 1
    assert air_support(pacific.state) == 2
    pacific.rolls(5).begin(ChinaRoll())
    assert pacific.match.view(None).tracks.china == "breakthrough"


@rule("13.73", "16.41")
def test_china_surrenders_at_once_in_the_last_box() -> None:
    pacific = Pacific("us_air_14af@china cn_army_5@2407")
    pacific.state.china, pacific.state.will = 4, 8
    move_china(pacific.state, 1)
    assert pacific.at("us_air_14af") == "track"
    assert pacific.at("cn_army_5") == "removed"
    assert pacific.state.will == 6


@rule("13.72")
def test_the_marker_stops_before_stable_front() -> None:
    pacific = Pacific()
    pacific.state.china = CHINA_TRACK.index("unstable")
    move_china(pacific.state, -1)
    assert pacific.state.china == 1
    move_china(pacific.state, -1, into_stable=True)
    assert pacific.state.china == 0


@rule("13.76", "13.94", "13.9")
def test_cities_hold_ground_steps_of_their_own() -> None:
    pacific = Pacific().japan("3007", "3706")
    for divisions, steps in ((12, 3), (5, 2), (4, 1), (0, 1)):
        pacific.state.divisions = divisions
        assert guard_steps(pacific.state, SPACE["3007"]) == steps
    assert guard_steps(pacific.state, SPACE["3706"]) == 1
    assert guard(SPACE["3007"]) == (9, 12)
    assert guard(SPACE["3706"]) == (12, 12)
    from quadrant.games.empire.rules.control import take_hex

    for city, steps in (("3007", 1), ("3706", 0)):
        take_hex(pacific.state, 1, SPACE[city])
        take_hex(pacific.state, 0, SPACE[city])
        assert guard_steps(pacific.state, SPACE[city]) == steps, "the home guard is gone for good"


@rule("13.77", "5.0")
def test_routes_are_built_with_a_card_of_value_three() -> None:
    north = ("1905", "2005", "2104", "2105", "2205", "2006", "1805")
    pacific = Pacific("cw_hq_seac@1805 cw_corps_15@1805").allies(*north)
    pacific.play("allies", "AL-6", "operations")
    assert pacific.targets("build") == {"jarhat"}
    pacific.choose("build", "jarhat")
    assert buildable(pacific.state, 1) == 0b0110
    pacific = Pacific("cw_hq_seac@1805 cw_corps_15@1805").allies(*north)
    pacific.play("allies", "AL-11", "operations")
    assert pacific.reason("build", "jarhat") == "why-value-three"


@rule("13.78", "13.75", "6.23")
def test_the_burma_road_closes_with_rangoon_and_the_hump_opens() -> None:
    pacific = Pacific("cw_hq_seac@1805").japan("2008").allies("1805", "1905")
    assert burma_road(pacific.state) == 2
    set_flag(pacific.state, HUMP)
    assert burma_road(pacific.state) == 1


@rule("13.82", "13.83", "13.8", "13.81")
def test_australia_surrenders_with_all_coastal_bases() -> None:
    bases = ("2426", "2525", "2825", "3023", "3226", "3624", "3626")
    pacific = Pacific().japan(*bases).begin(Surrenders())
    assert "australia" not in pacific.match.view(None).tracks.surrendered
    pacific.japan("3727").begin(Surrenders())
    assert "australia" in pacific.match.view(None).tracks.surrendered


@rule("13.84", "13.85", "13.92")
def test_key_hexes_bring_their_region() -> None:
    pacific = Pacific().japan("4021", "4423").allies("4222", "4020").begin(Surrenders())
    assert pacific.holder("4222") == pacific.holder("4020") == "japan"
    pacific = Pacific("jp_bde_1sn@4816").japan("4815", "4816").allies("4415", "4715").begin(Surrenders())
    assert pacific.holder("4815") == "allies"
    assert pacific.holder("4816") == "japan", "a ground unit holds it"


@rule("13.93", "16.1", "13.91")
def test_japan_surrenders_when_honshu_is_lost_or_starved() -> None:
    pacific = Pacific().allies("3407", "3506", "3507", "3606", "3607", "3705", "3706").begin(Surrenders())
    assert pacific.match.result is not None
    assert pacific.match.result.winner == "allies"
    pacific = Pacific()
    pacific.state.control = 1 << SPACE["3706"]
    pacific.state.touch()
    for _ in range(2):
        pacific.begin(Surrenders())
    assert pacific.match.result is None
    pacific.begin(Surrenders())
    assert pacific.match.result is not None


@rule("14.1", "14.2", "14.0")
def test_quarrelling_services_are_not_activated_together() -> None:
    pacific = Pacific("jp_hq_south_seas@4017 jp_army_19@4017 jp_ca_aoba@4017 jp_cv_shokaku@4017").japan(
        "4017"
    )
    pacific.state.rivalry = [1, 0]
    pacific.offensive("japan", "jp_hq_south_seas").choose("activate", "jp_army_19")
    assert pacific.kind != "activate" or pacific.reason("activate", "jp_ca_aoba") == "why-rivalry"


@rule("14.2")
def test_rivalry_halves_japanese_shipping() -> None:
    pacific = Pacific()
    pacific.state.asp, pacific.state.rivalry = [7, 3], [1, 1]
    assert usable_asp(pacific.state, 0) == 4
    assert usable_asp(pacific.state, 1) == 3
    pacific.state.asp_used = [3, 0]
    assert usable_asp(pacific.state, 0) == 1


@rule("16.46", "16.4", "4.32")
def test_without_carriers_and_ships_the_will_falls() -> None:
    pacific = Pacific("us_bb_washington@5808").turn(3)
    pacific.state.will = 8
    pacific.begin(PoliticalWill())
    assert pacific.state.will == 7
    pacific = Pacific().turn(3)
    pacific.state.will = 8
    pacific.begin(PoliticalWill())
    assert pacific.state.will == 6


@rule("16.47")
def test_the_allies_must_take_named_hexes_every_turn() -> None:
    pacific = Pacific("us_cv_essex@5808").turn(5)
    pacific.japan("4423", "4021")
    pacific.state.control_then, pacific.state.will, pacific.state.progress_need = pacific.state.control, 8, 2
    pacific.allies("4423")
    assert progress_made(pacific.state) == 1
    pacific.begin(PoliticalWill())
    assert pacific.state.will == 7


@rule("16.43")
def test_few_resources_and_bombing_raise_the_will() -> None:
    pacific = Pacific("us_cv_essex@5808").turn(9)
    pacific.state.control, pacific.state.control_then, pacific.state.will = 0, 0, 4
    pacific.state.bombing = 1
    pacific.begin(PoliticalWill())
    assert pacific.state.will == 8
    pacific.state.bombing = 0
    pacific.begin(PoliticalWill())
    assert pacific.state.will == 8, "once a game"


@rule("16.42")
def test_alaska_and_hawaii_cost_will_once() -> None:
    pacific = Pacific("us_cv_essex@5808 jp_bde_1sn@4600").japan("4600").turn(3)
    pacific.state.will = 8
    for _ in range(4):
        pacific.begin(PoliticalWill())
    assert pacific.state.will == 7


@rule("16.2", "16.3", "16.0")
def test_the_campaign_is_won_by_blockade_and_bombing() -> None:
    pacific = Pacific("us_b29_20bc@3813").allies("3813").turn(12)
    pacific.state.control, pacific.state.bombed = 1 << SPACE["3706"], 4
    assert campaign(pacific.state).winner == "allies"
    pacific.state.bombed = 3
    assert campaign(pacific.state).winner == "japan"
    pacific.begin(CheckVictory())
    assert pacific.match.result is not None


@rule("13.71")
def test_hong_kong_is_not_china() -> None:
    names = {NAMES[space] for space in bits(LANDS[5])}
    assert "2709" not in names


# 13.9 Japan and its mandates


@rule("13.91", "8.31", "8.33", "10.11")
@pytest.mark.parametrize("soviet", [False, True])
def test_nobody_flies_to_manchuko_stages_there_or_is_placed_there(soviet: bool) -> None:
    pacific = Pacific("jp_hq_south@3407 jp_air_1ad@3305 us_hq_cpac@5808 us_air_7af@5808").japan(
        "3302", "3303"
    )
    if soviet:
        pacific.state.flags |= 1 << TOJO
        pacific.play("allies", "AL-79")
        assert pacific.holder("3303") == "allies"
    for side in (0, 1):
        assert not fields(pacific.state, side) & spaces(("3302", "3303"))
        assert not airfields(pacific.state, side) & spaces(("3302", "3303"))


@rule("13.91", "8.32")
def test_who_is_in_manchuko_when_the_soviets_come_must_leave_it() -> None:
    pacific = Pacific("jp_hq_south@3407 jp_air_1ad@3302 us_hq_cpac@5808").japan("3302", "3303", "3305")
    pacific.state.flags |= 1 << TOJO
    pacific.play("allies", "AL-79")
    assert pacific.kind == "flee"
    assert "3305" in pacific.spaces("place", "jp_air_1ad")
    assert not pacific.spaces("place", "jp_air_1ad") & {"3302", "3303"}


@rule("13.1", "13.32", "13.52", "16.47")
@pytest.mark.parametrize(
    ("nation", "keys", "base", "held"),
    [
        (MALAYA, ("2015", "2014"), "1913", "jp_army_25@2012"),
        (BURMA_NATION, ("2008", "2106", "2206", "2305"), "2006", "jp_army_15@2107"),
    ],
)
def test_malaya_and_burma_taken_back_give_back_their_empty_bases(
    nation: int, keys: tuple[str, ...], base: str, held: str
) -> None:
    unit, _, hex = held.partition("@")
    pacific = Pacific(held).japan(base, hex)
    pacific.state.control_then = pacific.state.control
    pacific.state.surrendered |= 1 << nation
    made = progress_made(pacific.state)
    pacific.allies(*keys).begin(Surrenders())
    assert pacific.holder(base) == "allies"
    assert pacific.holder(hex) == "japan", f"{unit} holds it"
    assert progress_made(pacific.state) > made


@rule("13.92")
def test_atolls_without_bases_follow_the_marshalls() -> None:
    atolls = ("4615", "4616", "4713")
    pacific = Pacific().japan(*atolls, "4517").allies("4415", "4715").begin(Surrenders())
    assert {pacific.holder(atoll) for atoll in atolls} == {"allies"}
    assert pacific.holder("4517") == "japan", "Kusaie is three hexes away"


@rule("13.63", "6.14")
@pytest.mark.parametrize(("space", "stays"), [("2104", False), ("1805", False), ("1408", True)])
def test_commonwealth_headquarters_in_all_of_india_are_displaced(space: str, stays: bool) -> None:
    """At Jarhat, at Calcutta, and on Ceylon."""
    pacific = Pacific(f"cw_hq_seac@{space}").begin(StaffLeaves())
    assert (pacific.at("cw_hq_seac") == space) == stays


@rule("13.91", "8.21")
def test_no_ship_enters_the_coast_of_manchuko() -> None:
    """Essex can attack the air unit in Korea from many hexes of the sea, not from 3404."""
    pacific = Pacific("us_hq_cpac@3307 us_cv_essex@3307 jp_air_25af@3305").allies("3307").japan("3305")
    pacific.offensive("allies", "us_hq_cpac", 2).activate("us_cv_essex").unless_done("select", "us_cv_essex")
    goals = {option[2] for option in pacific.match.options() if option[0] == "move"}
    assert "3405" in goals
    assert "3404" not in goals
    assert pacific.reason("move", "us_cv_essex", "3404") == "why-closed"
    ways = pacific.match.query("reach", 0, "us_cv_essex").ways
    assert not any("3404" in reached.path for way in ways for reached in way.spaces)


@rule("13.84", "13.85", "13.92")
@pytest.mark.parametrize(
    ("number", "keys", "hex"),
    [
        ("13.84", ("4021", "4423"), "4020"),
        ("13.85", ("3219", "3319", "3520", "3720", "3822", "3823", "4024"), "3620"),
        ("13.92", ("4415", "4715"), "4716"),
    ],
)
def test_the_log_names_the_rule_by_which_a_region_follows(
    number: str, keys: tuple[str, ...], hex: str
) -> None:
    pacific = Pacific().allies(*keys).japan(hex)
    pacific.begin(Surrenders())
    told = [event for event in pacific.events("control") if event.args["space"] == hex]
    assert [event.rule for event in told] == [number]


@rule("13.62")
@pytest.mark.parametrize(("box", "told"), [(0, 0), (3, 1), (5, 0)])
def test_a_hex_of_northern_india_calms_it_and_everybody_hears_of_it(box: int, told: int) -> None:
    pacific = Pacific("cw_hq_seac@1805 cw_corps_15@1805").allies("1805").japan("1905")
    pacific.state.india = box
    pacific.offensive("allies", "cw_hq_seac", 2).activate("cw_corps_15").move("cw_corps_15", "1905")
    assert pacific.holder("1905") == "allies"
    assert pacific.state.india == (5 if box == 5 else 0)
    assert len(pacific.events("india-moved")) == told

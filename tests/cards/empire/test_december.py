"""The two cards of December 1941: Pearl Harbor and the conquest of the south."""

from __future__ import annotations

import pytest

from cards.empire.printed import removed, war
from games.empire.pacific import Pacific
from quadrant.games.empire import GAME
from quadrant.games.empire.rules.december import December, SouthernAdvance
from quadrant.games.empire.verbs import CARD_NUMBER
from quadrant.testing import rule
from table import Table

STRIKE_FORCE = ("jp_cv_akagi", "jp_cv_soryu", "jp_cv_shokaku", "jp_bb_hiei")


def pearl_harbor(die: int) -> Pacific:
    pacific = war("campaign_1941").rolls(die).begin(December())
    pacific.choose("at", "5507")
    while pacific.kind == "assign_hit":
        pacific.choose(*pacific.match.options()[0])
    return pacific


def home(pacific: Pacific) -> Pacific:
    while pacific.kind in ("return_units", "return_to"):
        pacific.choose(*pacific.match.options()[0])
    return pacific


@rule("5.31", "9.2")
def test_jp1_the_allies_do_not_fire_and_defend_with_half() -> None:
    """Half of 36: 18 points are five, four and five; at full strength they would not be enough for two."""
    pacific = pearl_harbor(0)
    fired = pacific.events("volley")
    assert [(event.args["seat"], event.args["hits"]) for event in fired] == [("japan", 18)]
    assert len(pacific.events("reduced")) == 3


@rule("16.44", "5.31")
def test_jp1_the_will_rises_and_the_carriers_come_back() -> None:
    pacific = home(pearl_harbor(0))
    assert [event.args["amount"] for event in pacific.events("will")] == [8]
    assert (pacific.at("us_cv_lexington"), pacific.at("us_cv_enterprise")) == ("5808", "5808")
    assert removed(pacific, "japan") >= {"JP-1"}


@rule("8.21")
def test_jp1_the_strike_is_flown_from_within_three_hexes() -> None:
    pacific = war("campaign_1941").begin(December())
    assert pacific.spaces("at") == {"5506", "5507", "5508", "5509"}
    assert pacific.forbids("at", "5107") == "9.11"


@rule("5.31")
def test_jp2_twenty_six_units_of_any_headquarters_but_not_the_strike_force() -> None:
    pacific = home(pearl_harbor(0))
    assert pacific.match.prompt is not None
    assert pacific.match.prompt.args["limit"] == 26
    for ship in STRIKE_FORCE:
        assert pacific.forbids("activate", ship) == "5.31"
    assert pacific.options("activate", "jp_bde_ss") or pacific.options("activate", "jp_bde_3sn"), (
        "the islands"
    )
    assert pacific.options("activate", "jp_army_14"), "Formosa"


def south(units: str = "") -> Pacific:
    """Japan before the Philippines and Malaya."""
    japan = "jp_hq_south@2212 jp_army_25@2212 jp_army_14@2909 jp_bb_kongo@2909 jp_ca_mogami@2212"
    allies = "cw_bb_force_z@2015 cw_air_ma@2015 cw_hq_malaya@2015 us_corps_r@2813 us_hq_swpac@2813"
    pacific = Pacific(f"{japan} {allies} {units}", "campaign_1941").japan("2212", "2909")
    pacific.state.asp = [7, 0]
    return pacific.begin(SouthernAdvance())


@rule("8.45", "5.31")
def test_jp2_landings_are_near_japanese_ports_and_need_escorts_at_the_forts() -> None:
    pacific = south().activate("jp_army_14", "jp_bb_kongo").unless_done("select", "jp_army_14")
    assert pacific.forbids("land", "jp_army_14", "2813") == "5.31"
    assert "2812" in pacific.spaces("land")
    assert "2019" not in pacific.spaces("land"), "Java is too far from any Japanese port"
    pacific.choose("join", "jp_bb_kongo")
    assert "2813" in pacific.spaces("land")


@rule("5.31")
def test_jp2_each_escort_at_a_fort_loses_a_step() -> None:
    pacific = south().activate("jp_army_14", "jp_bb_kongo").land("jp_army_14", "2813", "jp_bb_kongo").fight()
    assert [event.args["unit"] for event in pacific.events("fort")] == ["jp_bb_kongo"]
    elsewhere = (
        south().activate("jp_army_14", "jp_bb_kongo").land("jp_army_14", "2812", "jp_bb_kongo").fight()
    )
    assert not elsewhere.events("fort")
    assert not elsewhere.reduced("jp_bb_kongo")


@rule("8.46", "5.31")
def test_jp2_a_fort_that_sinks_the_escort_sinks_the_troops_aboard() -> None:
    pacific = south("jp_bde_1sn@2909 jp_ca_mogami@2909-").activate("jp_bde_1sn", "jp_ca_mogami")
    pacific.land("jp_bde_1sn", "2813", "jp_ca_mogami").fight()
    assert [event.args["unit"] for event in pacific.events("drowned")] == ["jp_bde_1sn"]


@rule("6.4")
def test_jp2_there_are_no_allied_zones() -> None:
    """Without the card an unescorted landing would not pass the air force of Malaya."""
    pacific = south("us_air_feaf@2813").activate("jp_army_14").unless_done("select", "jp_army_14")
    assert "2812" in pacific.spaces("land")


@rule("5.31")
def test_jp2_ships_on_the_coast_of_malaya_bring_force_z() -> None:
    pacific = south("cw_corps_3ind@2014").activate("jp_army_25", "jp_ca_mogami")
    pacific.land("jp_army_25", "2014", "jp_ca_mogami").fight()
    pacific.unless_done("place", "cw_bb_force_z", "2014")
    sailed = [
        event.args["space"] for event in pacific.events("sailed") if event.args["unit"] == "cw_bb_force_z"
    ]
    assert sailed == ["2014"]
    quiet = south().activate("jp_army_14", "jp_bb_kongo").land("jp_army_14", "2812", "jp_bb_kongo").fight()
    assert quiet.at("cw_bb_force_z") == "2015"


@rule("5.31")
def test_jp2_allied_air_units_join_battles_in_range() -> None:
    pacific = south("cw_corps_3ind@2014").activate("jp_army_25", "jp_ca_mogami")
    pacific.land("jp_army_25", "2014", "jp_ca_mogami").fight()
    pacific.unless_done("place", "cw_bb_force_z", "2014").unless_done("commit", "cw_air_ma", "2014")
    assert "cw_air_ma" in {event.args["unit"] for event in pacific.events("committed")}


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_cards_of_december_are_in_no_deck(scenario: str) -> None:
    state = Table.new(GAME, scenario)
    for card in (CARD_NUMBER["JP-1"], CARD_NUMBER["JP-2"]):
        assert card not in state.deck[0]
        assert card not in state.discard[0]
        assert not state.hand[0] >> card & 1

"""Kunming, the China air box and the Hump, as the cards open and close them."""

from __future__ import annotations

import pytest

from cards.empire.printed import ask, to_the_end
from games.empire.pacific import Pacific
from quadrant.testing import rule

INDIA = "cw_hq_seac@1805 us_lrb_10af@1905 cw_corps_15@1905"


def burma_lost(units: str) -> Pacific:
    """Japan holds Rangoon, so that the Burma Road is closed; the Hump is not flown yet."""
    pacific = Pacific(f"{INDIA} {units} jp_army_15@2008 jp_hq_south@2212").turn(7)
    pacific.allies("1805", "1905", "2104", "2205", "2407").japan("2008", "2212")
    pacific.state.flags = 0
    return pacific


@rule("13.75", "6.23")
def test_al17_the_hump_feeds_the_china_box() -> None:
    pacific = burma_lost("us_air_14af@china")
    assert not pacific.supplied("us_air_14af")
    to_the_end(pacific.play("allies", "AL-17"))
    assert pacific.supplied("us_air_14af")


@rule("13.74")
def test_al17_units_in_china_are_activated_over_the_hump() -> None:
    pacific = burma_lost("us_air_14af@china")
    assert not pacific.offensive("allies", "cw_hq_seac").options("activate", "us_air_14af")
    flown = to_the_end(burma_lost("us_air_14af@china").play("allies", "AL-17"))
    assert flown.offensive("allies", "cw_hq_seac").options("activate", "us_air_14af")


@rule("6.23")
def test_al17_without_an_airfield_in_northern_india_the_hump_feeds_nobody() -> None:
    pacific = burma_lost("us_air_14af@china").put("us_lrb_10af@removed cw_corps_15@removed")
    to_the_end(pacific.play("allies", "AL-17")).japan("1905", "2104", "2205")
    assert not pacific.supplied("us_air_14af")


@rule("13.75", "11.0")
@pytest.mark.parametrize("flown", [True, False])
def test_al39_chinese_armies_come_back_at_kunming_while_it_is_fed(flown: bool) -> None:
    pacific = burma_lost("cn_army_66@eliminated us_air_14af@1905-")
    pacific.state.flags = int(flown)
    pacific.play("allies", "AL-39")
    assert bool(pacific.options("rebuild", "cn_army_66")) == flown
    if flown:
        pacific.choose("rebuild", "cn_army_66").unless_done("place", "cn_army_66", "2407")
        assert pacific.at("cn_army_66") == "2407"


@rule("13.74")
def test_al51_the_fourteenth_air_force_may_go_to_china_at_once() -> None:
    pacific = burma_lost("us_air_14af@event us_air_avg@1905").play("allies", "AL-51")
    pacific.choose("to_china", "us_air_14af")
    assert pacific.at("us_air_14af") == "china"


@rule("13.73")
def test_jp42_when_china_surrenders_the_box_is_empty_and_no_chinese_come() -> None:
    pacific = burma_lost("us_air_14af@china cn_army_66@eliminated us_air_13af@1905-")
    pacific.state.flags, pacific.state.china = 1, 4
    pacific.play("japan", "JP-42")
    assert pacific.at("us_air_14af") == "track"
    assert not ask(pacific, "allies", "AL-39").choose("event", "AL-39").options("rebuild")

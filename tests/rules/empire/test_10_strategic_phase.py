"""10.0-12.0 Reinforcements, replacements, strategic warfare and cards; 15.0 the war in Europe."""

from __future__ import annotations

import pytest

from games.empire.pacific import Pacific
from quadrant.games.empire.components import UNIT
from quadrant.games.empire.rules.europe import change_europe, level
from quadrant.games.empire.rules.reinforcements import Arrivals, PlaceAll, ReinforcementSegment
from quadrant.games.empire.rules.replacements import ReplacementSegment
from quadrant.games.empire.rules.strategic import (
    StrategicWarfare,
    SubmarineRoll,
    allied_cards,
    japanese_cards,
)
from quadrant.testing import rule


def arriving(units: str, turn: int = 6, **tracks: int) -> Pacific:
    pacific = Pacific(units).turn(turn).allies("5808", "4828", "3727")
    for unit, at in enumerate(pacific.state.at):
        if at == pacific.state.BOXES["track"]:
            pacific.state.due[unit] = turn
    for name, value in tracks.items():
        setattr(pacific.state, name, value)
    return pacific


@rule("10.11", "10.1")
def test_reinforcements_are_placed_in_supply_and_range() -> None:
    pacific = arriving("us_hq_cpac@5808 us_cv_essex@track", europe=1).begin(PlaceAll(1))
    assert "5808" in pacific.spaces("place")
    assert "1307" not in pacific.spaces("place"), "out of range"
    pacific.choose("place", "us_cv_essex", "5808")
    assert pacific.at("us_cv_essex") == "5808"


@rule("10.12")
def test_units_without_a_place_wait() -> None:
    pacific = arriving("us_cv_essex@track", europe=1).begin(PlaceAll(1))
    assert pacific.at("us_cv_essex") == "delay"


@rule("10.21", "15.2", "10.2")
def test_the_war_in_europe_delays_allied_units() -> None:
    pacific = arriving("us_hq_cpac@5808 us_cv_essex@track us_b29_20bc@track jp_cv_taiho@track", europe=0)
    pacific.begin(Arrivals(1), Arrivals(0))
    assert pacific.at("us_cv_essex") == "delay"
    assert pacific.at("us_b29_20bc") == "track", "B29 are never delayed"
    assert pacific.at("jp_cv_taiho") == "track"


@rule("10.21", "14.1")
def test_rivalry_delays_only_the_us_army() -> None:
    pacific = arriving("us_corps_24@track us_cv_essex@track cw_corps_15@track", europe=1)
    pacific.state.rivalry = [0, 1]
    pacific.begin(Arrivals(1))
    assert pacific.at("us_corps_24") == "delay"
    assert pacific.at("us_cv_essex") == "track"
    assert pacific.at("cw_corps_15") == "track"


@rule("10.22", "10.24", "10.23")
@pytest.mark.parametrize(
    ("value", "die", "away"), [(0, 1, True), (0, 2, False), (-3, 3, True), (-7, 7, True)]
)
def test_a_low_roll_sends_a_unit_to_europe(value: int, die: int, away: bool) -> None:
    pacific = arriving("us_corps_24@track us_cv_essex@track", europe=value).rolls(die).begin(Arrivals(1))
    assert pacific.at("us_corps_24") == ("track" if away else "delay")
    if away:
        assert pacific.state.due[UNIT["us_corps_24"]] == 9
    assert pacific.at("us_cv_essex") == "delay", "carriers are delayed, never sent away"


@rule("10.31", "15.4", "15.5")
@pytest.mark.parametrize(("value", "points"), [(1, 3), (-4, 3), (-5, 2), (-7, 2)])
def test_the_allies_gain_a_shipping_point_a_turn(value: int, points: int) -> None:
    pacific = arriving("us_hq_cpac@5808", europe=value)
    pacific.state.asp = [7, 2]
    pacific.begin(ReinforcementSegment())
    assert pacific.state.asp[1] == points


@rule("15.0", "15.1", "15.2", "15.3", "15.4", "15.5", "15.6", "15.7")
@pytest.mark.parametrize(("value", "expected"), [(3, 0), (1, 0), (0, 1), (-2, 1), (-3, 2), (-5, 3), (-7, 4)])
def test_levels_of_the_war_in_europe(value: int, expected: int) -> None:
    pacific = Pacific()
    pacific.state.europe = value
    assert level(pacific.state) == expected
    change_europe(pacific.state, 20)
    assert pacific.state.europe == 3
    change_europe(pacific.state, -20)
    assert pacific.state.europe == -7


@rule("11.0", "11.3", "11.31", "11.32", "11.33", "11.35")
def test_allied_steps_restore_and_rebuild() -> None:
    units = "us_hq_cpac@5808 us_air_7af@5808- us_cv_wasp@eliminated us_corps_10@5808- du_div_j@5808-"
    pacific = Pacific(units).turn(6).begin(ReplacementSegment())
    assert pacific.targets("restore") == {"us_air_7af", "us_corps_10"}
    pacific.choose("restore", "us_air_7af")
    assert not pacific.reduced("us_air_7af")
    pacific.choose("rebuild", "us_cv_wasp")
    pacific.unless_done("place", "us_cv_wasp", "5808")
    assert pacific.reduced("us_cv_wasp")


@rule("11.1")
def test_pre_war_units_get_no_steps() -> None:
    pacific = Pacific("jp_hq_cf_yamamoto@3407 jp_cv_akagi@3407-").turn(4).begin(ReplacementSegment())
    assert pacific.targets("restore") == set()


@rule("11.2", "11.21", "11.22", "11.23")
def test_japan_takes_ground_steps_from_china_and_keeps_the_others() -> None:
    pacific = Pacific("jp_hq_cf_yamamoto@3407 jp_army_27@3407-").turn(5)
    pacific.state.divisions, pacific.state.kept = 11, [1, 0]
    pacific.begin(ReplacementSegment())
    assert pacific.kind == "divert_divisions"
    pacific.match.choose(("divert", 1))
    assert pacific.state.divisions == 10
    pacific.choose("restore", "jp_army_27")
    assert not pacific.reduced("jp_army_27")
    assert pacific.state.kept == [1, 0]


@rule("11.34", "13.75")
def test_chinese_steps_come_on_odd_turns() -> None:
    from quadrant.games.empire.rules.replacements import CHINESE_STEPS, receive

    pacific = Pacific("cn_army_5@2407-")
    for turn, steps in ((4, 0), (5, 1)):
        pacific.turn(turn)
        receive(pacific.state)
        assert pacific.state.steps[CHINESE_STEPS] == steps


@rule("12.21", "12.22", "12.2", "10.32")
@pytest.mark.parametrize(
    ("turn", "escorts", "die", "good"),
    [(5, 0, 5, True), (5, 0, 6, False), (4, 0, 3, True), (4, 0, 4, False), (9, 4, 5, True), (9, 4, 6, False)],
)
def test_submarines_succeed_by_turn(turn: int, escorts: int, die: int, good: bool) -> None:
    pacific = Pacific().turn(turn)
    pacific.state.escorts, pacific.state.asp = escorts, [5, 3]
    pacific.rolls(die).begin(SubmarineRoll())
    assert pacific.state.asp[0] == (4 if good else 5)
    assert pacific.state.escorts == (max(0, escorts - 2) if good else escorts)


@rule("10.32")
def test_japan_never_loses_its_last_shipping_point() -> None:
    pacific = Pacific().turn(9)
    pacific.state.asp = [1, 3]
    pacific.rolls(0).begin(SubmarineRoll())
    assert pacific.state.asp[0] == 1


@rule("12.31", "12.32", "12.3", "12.0")
@pytest.mark.parametrize(
    ("face", "die", "good"), [("", 8, True), ("-", 4, True), ("-", 5, False), ("", 9, False)]
)
def test_bombers_succeed_by_their_strength(face: str, die: int, good: bool) -> None:
    pacific = Pacific(f"us_hq_cpac@3813 us_b29_20bc@3813{face}").allies("3813").turn(10)
    pacific.rolls(9, die).begin(StrategicWarfare())
    pacific.choose("roll")
    assert bool(pacific.state.bombing & 0xFF) == good
    assert "bombed" in pacific.marks("us_b29_20bc") or die == 9


@rule("12.11", "12.1", "12.12")
def test_japanese_cards_come_from_resources() -> None:
    pacific = Pacific().turn(3)
    assert japanese_cards(pacific.state).total == 7
    pacific.turn(6)
    pacific.state.control = 0
    assert japanese_cards(pacific.state).total == 4
    pacific.japan("2008", "2014", "2015", "2220", "2415", "2517", "2616", "2813", "3219", "3302", "3303")
    assert japanese_cards(pacific.state).total == 5
    pacific.state.bombing = 1
    assert japanese_cards(pacific.state).total == 4


@rule("12.5", "12.51", "12.52")
def test_allied_cards_and_passes() -> None:
    pacific = Pacific()
    found = []
    for turn in (2, 3, 4):
        pacific.turn(turn)
        cards, passes = allied_cards(pacific.state)
        found.append((cards.total, passes))
    assert found == [(5, 2), (6, 1), (7, 0)]
    pacific.state.surrendered = 0b1110000
    cards, passes = allied_cards(pacific.state)
    assert (cards.total, passes) == (4, 2)

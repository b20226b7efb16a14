"""7.0 Offensives: their steps, activation, battles declared, intelligence, reaction."""

from __future__ import annotations

import pytest

from games.empire.pacific import Pacific
from quadrant.testing import rule

SOLOMONS = "jp_hq_south_seas@4017 us_hq_spac_halsey@4828"


def solomons(units: str) -> Pacific:
    pacific = Pacific(f"{SOLOMONS} {units}")
    return pacific.japan("4017", "4021", "4222").allies("4828", "4825", "4423")


@rule("7.21", "6.11", "7.2.S1")
def test_a_headquarters_activates_its_efficiency_and_the_value_of_the_card() -> None:
    ships = "jp_cv_shokaku jp_cvl_zuiho jp_bb_hiei jp_bb_kongo jp_ca_aoba"
    pacific = solomons(" ".join(f"{ship}@4017" for ship in ships.split()))
    pacific.offensive("japan", "jp_hq_south_seas", value=1)
    assert pacific.match.prompt is not None
    assert pacific.match.prompt.args["limit"] == 3
    for ship in ships.split()[:3]:
        pacific.choose("activate", ship)
    assert pacific.kind == "move_units"
    assert pacific.targets("select") == set(ships.split()[:3])


@rule("7.21")
def test_an_event_has_its_logistic_value_instead() -> None:
    pacific = solomons("jp_cv_shokaku@4017 jp_bb_hiei@4017").event("japan", "JP-25", "jp_hq_south_seas")
    assert pacific.match.prompt is not None
    assert pacific.match.prompt.args["limit"] == 4 + 2


@rule("7.22", "8.1", "5.1")
@pytest.mark.parametrize(("value", "hexes"), [(1, 5), (2, 10), (3, 15)])
def test_ships_move_five_hexes_times_the_value(value: int, hexes: int) -> None:
    pacific = solomons("jp_ca_aoba@4017").japan("4021", "3706", "3416")
    pacific.offensive("japan", "jp_hq_south_seas", value).activate("jp_ca_aoba").unless_done(
        "select", "jp_ca_aoba"
    )
    reached = pacific.spaces("move")
    assert ("4021" in reached) == (hexes >= 4)
    assert ("3416" in reached) == (hexes >= 7)
    assert ("3706" in reached) == (hexes >= 11)


@rule("7.24", "7.1", "7.2.S3")
def test_operations_have_one_battle_and_events_many() -> None:
    units = "jp_air_21af@4222 jp_air_25af@4222 us_air_1maw@4423 us_ca_northampton@4424"
    plain = solomons(units).offensive("japan", "jp_hq_south_seas").activate("jp_air_21af", "jp_air_25af")
    plain.moved().choose("declare", "4423")
    assert plain.kind == "commit", "no second battle can be declared"
    event = solomons(units).event("japan", "JP-32", "jp_hq_south_seas")
    event.activate("jp_air_21af", "jp_air_25af").moved().choose("declare", "4423").choose("declare", "4424")
    assert len(event.events("battle-declared")) == 2


@rule("7.24")
def test_where_both_sides_have_units_a_battle_must_be_declared() -> None:
    pacific = solomons("jp_ca_aoba@4021 us_bde_marine@4423").offensive("japan", "jp_hq_south_seas")
    pacific.activate("jp_ca_aoba").move("jp_ca_aoba", "4423").moved()
    assert [event.args["space"] for event in pacific.events("battle-declared")] == ["4423"]


@rule("7.24", "9.11")
def test_a_carrier_at_sea_must_fight() -> None:
    pacific = solomons("jp_cv_shokaku@4017 us_air_1maw@4423").offensive("japan", "jp_hq_south_seas")
    pacific.activate("jp_cv_shokaku").move("jp_cv_shokaku", "4322").moved()
    assert [event.args["space"] for event in pacific.events("battle-declared")] == ["4423"], "no other choice"
    assert [event.args["unit"] for event in pacific.events("committed")] == ["jp_cv_shokaku"]


@rule("7.25", "5.2", "7.2.S7")
@pytest.mark.parametrize(
    ("die", "state"), [(3, "intercept"), (5, "intercept"), (6, "surprise"), (9, "surprise")]
)
def test_the_intelligence_roll_must_not_exceed_the_number(die: int, state: str) -> None:
    """JP-51 has an intelligence number of 5 for operations."""
    pacific = solomons("jp_air_21af@4222 us_air_1maw@4423").put("jp_air_21af@4221").japan("4221")
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_air_21af").fight("4423")
    pacific.commit("jp_air_21af", to="4423")
    pacific.rolls(die).choose("roll")
    told = pacific.events("intelligence-roll")[0]
    assert told.args["intelligence"] == state


@rule("7.25")
def test_units_seen_in_a_zone_make_the_roll_easier() -> None:
    pacific = solomons("jp_ca_aoba@4021 us_air_1maw@4423").offensive("japan", "jp_hq_south_seas")
    pacific.activate("jp_ca_aoba").move("jp_ca_aoba", "4423").fight()
    assert pacific.match.prompt is not None
    assert pacific.match.prompt.args["modifier"] == -2


@rule("7.25", "7.26")
def test_units_that_only_attack_from_their_place_are_not_seen() -> None:
    pacific = solomons("jp_air_21af@4222 us_air_1maw@4423").offensive("japan", "jp_hq_south_seas")
    pacific.activate("jp_air_21af").fight("4423").commit("jp_air_21af", to="4423")
    assert pacific.match.prompt is not None
    assert pacific.match.prompt.args["modifier"] == 0


@rule("7.26", "7.2.S8")
def test_reacting_units_move_into_the_battle_and_must_fight() -> None:
    pacific = solomons(
        "jp_ca_aoba@4021 us_bde_marine@4423 us_ca_northampton@4828 us_cv_wasp@4828 us_corps_1@4828"
    )
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_ca_aoba").move("jp_ca_aoba", "4423").fight()
    pacific.rolls(0).choose("roll").choose("lead", "us_hq_spac_halsey")
    assert pacific.targets("activate") == {"us_ca_northampton", "us_cv_wasp"}
    pacific.choose("activate", "us_ca_northampton")
    assert pacific.at("us_ca_northampton") == "4828", "first all are activated"
    pacific.choose("activate", "us_cv_wasp")
    assert pacific.forbids("done") == "7.26"
    pacific.choose("commit", "us_ca_northampton", "4423")
    assert pacific.at("us_ca_northampton") == "4423"
    assert "4425" in pacific.spaces("move", "us_cv_wasp")
    assert "4828" not in pacific.spaces("move", "us_cv_wasp")


@rule("7.26")
def test_surprised_units_do_not_react() -> None:
    pacific = solomons("jp_ca_aoba@4021 us_bde_marine@4423 us_ca_northampton@4828")
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_ca_aoba").move("jp_ca_aoba", "4423").fight()
    pacific.rolls(9, 0).choose("roll")
    assert not pacific.events("reaction")


@rule("7.27", "7.2.S6")
def test_a_landing_in_an_enemy_zone_may_become_a_battle() -> None:
    units = "jp_bde_ss@4021 jp_ca_aoba@4021 us_air_13af@4825 us_air_1maw@4423 us_ca_northampton@4828"
    pacific = Pacific(f"{SOLOMONS} {units}").japan("4017", "4021").allies("4828", "4825", "4423", "4322")
    pacific.put("jp_cv_shokaku@4021").offensive("japan", "jp_hq_south_seas")
    pacific.activate("jp_bde_ss", "jp_ca_aoba", "jp_cv_shokaku")
    pacific.land("jp_bde_ss", "4322", "jp_ca_aoba", "jp_cv_shokaku").fight()
    while pacific.kind == "commit":
        pacific.choose(*pacific.match.options()[0])
    assert pacific.kind == "try_special"
    odds = pacific.match.query("offensive")
    highest = odds.intercept - odds.intelligence.total
    assert odds.chance == pytest.approx((min(highest, 8) + 1) / 10)
    pacific.rolls(0).choose("roll")
    assert pacific.events("special-reaction")


@rule("7.29", "4.22")
def test_a_card_set_aside_is_played_in_a_later_turn_and_never_last() -> None:
    pacific = Pacific("jp_hq_south_seas@4017").japan("4017").turn(3)
    pacific.deal(japan="JP-51 JP-26").play("japan", "JP-4", "future")
    assert pacific.hand("japan") == {"JP-51", "JP-26"}
    from quadrant.games.empire.rules.cards import usable
    from quadrant.games.empire.rules.play import event_limits
    from quadrant.games.empire.verbs import CARD_NUMBER

    state = pacific.state
    assert not usable(state, 0) >> CARD_NUMBER["JP-4"] & 1, "not in the same turn"
    refusal = event_limits(state, 0).why_not(CARD_NUMBER["JP-4"])
    assert refusal is not None
    assert refusal.id == "why-set-aside"
    state.turn = 4
    assert usable(state, 0) >> CARD_NUMBER["JP-4"] & 1
    state.hand[0] = 0
    assert not usable(state, 0), "not as the last card"


@rule("5.32", "7.2.S4")
def test_weather_puts_everything_back() -> None:
    pacific = Pacific("us_hq_spac_halsey@4828 us_cv_wasp@4828 jp_bde_4sn@4423").allies("4828").japan("4423")
    pacific.deal(japan="JP-19").offensive("allies", "us_hq_spac_halsey").activate("us_cv_wasp")
    pacific.move("us_cv_wasp", "4424").fight("4423")
    pacific.commit("us_cv_wasp", to="4423")
    assert pacific.kind == "cancel_offensive"
    pacific.choose("react", "JP-19")
    assert pacific.at("us_cv_wasp") == "4828"
    assert pacific.state.offensive is None
    assert not pacific.marks("us_cv_wasp")

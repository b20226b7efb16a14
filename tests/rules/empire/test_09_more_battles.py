"""9.0 Battles, further cases, and the cards that act in an offensive."""

from __future__ import annotations

import pytest

from games.empire.pacific import Pacific
from quadrant.games.empire.components import SPACE, UNIT
from quadrant.testing import rule


def raid(japan: str, allies: str, *active: str, at: str = "4423", hand: str = "") -> Pacific:
    """A Japanese raid on the Solomons, with cards in the Allied hand."""
    pacific = Pacific(f"jp_hq_south_seas@4017 us_hq_spac_halsey@4828 {japan} {allies}")
    pacific.japan("4017", "4021", "4222").allies("4423", "4828", "4825").deal(allies=hand)
    pacific.offensive("japan", "jp_hq_south_seas").activate(*active).moved()
    pacific.unless_done("declare", at)
    return pacific.fight().commit(*active, to=at)


@rule("9.2.E", "5.32", "7.25", "7.2.S9")
def test_an_ambush_lets_the_reacting_side_fire_first_with_four_more() -> None:
    pacific = raid(
        "jp_cv_shokaku@4222 jp_cvl_zuiho@4222",
        "us_air_5af@4423",
        *("jp_cv_shokaku", "jp_cvl_zuiho"),
        hand="AL-12",
    )
    pacific.choose("pass").choose("react", "AL-12")
    pacific.rolls(2).let_pass()
    first = pacific.events("volley")[0]
    assert first.args["seat"] == "allies"
    assert first.args["roll"] == 6


@rule("9.2.F.7")
def test_japan_may_move_a_loss_to_another_carrier() -> None:
    pacific = raid(
        "jp_cv_shokaku@4222 jp_cvl_zuiho@4222",
        "us_air_5af@4423 us_air_13af@4423",
        *("jp_cv_shokaku", "jp_cvl_zuiho"),
    )
    pacific.rolls(0, 8).choose("pass")
    while pacific.kind == "assign_hit":
        pacific.choose(*pacific.match.options()[0])
    assert pacific.kind == "choose_shift"
    pacific.choose("restore", "jp_cv_shokaku").unless_done("shift", "jp_cvl_zuiho")
    assert not pacific.reduced("jp_cv_shokaku")
    assert pacific.reduced("jp_cvl_zuiho")


@rule("9.12", "9.1", "9.2.F.2")
def test_escorts_of_a_carrier_elsewhere_can_be_hit_but_do_not_fight() -> None:
    from quadrant.games.empire.rules.air_naval import escorts, fighters
    from quadrant.games.empire.state import Battle, change

    pacific = raid("jp_cv_shokaku@4222 jp_bb_kongo@4222", "us_air_5af@4423", "jp_cv_shokaku")
    battle = Battle(SPACE["4423"], (UNIT["jp_cv_shokaku"],))
    change(pacific.state, battles=(battle,))
    assert fighters(pacific.state, battle, 0) == [UNIT["jp_cv_shokaku"]]
    assert escorts(pacific.state, battle, 0) == [UNIT["jp_bb_kongo"]]


@rule("9.32", "9.62", "8.45")
def test_a_landing_that_loses_at_sea_sails_away() -> None:
    units = "jp_hq_south_seas@4017 jp_army_17@4021 jp_ca_aoba@4021- us_hq_spac_halsey@4828"
    pacific = (
        Pacific(f"{units} us_air_5af@4423 us_air_13af@4423 us_air_1maw@4423")
        .japan("4017", "4021")
        .allies("4423", "4828")
    )
    pacific.put("jp_cv_shokaku@4021").offensive("japan", "jp_hq_south_seas")
    pacific.activate("jp_army_17", "jp_ca_aoba", "jp_cv_shokaku")
    pacific.land("jp_army_17", "4423", "jp_ca_aoba", "jp_cv_shokaku").fight()
    pacific.rolls(0, 8).choose("pass")
    for _ in range(20):
        if pacific.kind is None:
            break
        pacific.choose(*pacific.match.options()[0])
    assert pacific.holder("4423") == "allies"
    assert pacific.at("jp_army_17") != "4423"


@rule("9.34", "9.0")
def test_without_ships_and_air_units_only_the_ground_fights() -> None:
    units = "jp_hq_south@2212 jp_army_15@2109 cw_div_bind@2108-"
    pacific = Pacific(units).japan("2212", "2109", "2110").allies("2108", "2008")
    pacific.offensive("japan", "jp_hq_south").activate("jp_army_15")
    pacific.unless_done("select", "jp_army_15").choose("move", "jp_army_15", "2108").moved().fight()
    pacific.rolls(6, 0).choose("pass")
    assert not pacific.events("volley")
    assert pacific.events("ground-won")[0].args["seat"] == "japan"
    assert pacific.holder("2108") == "japan"


@rule("9.61")
def test_reacting_ships_return_to_supplied_ports_within_range() -> None:
    pacific = raid("jp_ca_aoba@4222 jp_air_21af@4222-", "us_bde_marine@4423 us_cv_wasp@4828", "jp_air_21af")
    pacific.rolls(0).choose("roll").choose("lead", "us_hq_spac_halsey")
    pacific.react("us_cv_wasp").choose("move", "us_cv_wasp", "4424").let_pass()
    while pacific.kind in ("assign_hit", "assign_bomb"):
        pacific.choose(*pacific.match.options()[-1])
    assert pacific.at("us_cv_wasp") in ("4828", "4825") or pacific.kind == "return_to"


@rule("6.14", "6.1")
def test_a_headquarters_in_a_lost_hex_leaves_the_map() -> None:
    from quadrant.games.empire.rules.post_battle import EmergencyMoves

    pacific = Pacific("us_hq_swpac@3727 al_hq_abda@2019").japan("3727", "2019").begin(EmergencyMoves())
    assert pacific.at("us_hq_swpac") == "track"
    assert pacific.at("al_hq_abda") == "removed"


@rule("7.2", "7.0", "7.23", "8.0", "7.2.S11", "7.2.S12", "7.2.S10")
def test_submarines_strike_before_or_after_the_battles() -> None:
    for card, first in (("AL-61", "attack-roll"), ("AL-68", "volley")):
        pacific = raid("jp_ca_aoba@4222 jp_cv_shokaku@4222", "us_air_5af@4423", "jp_cv_shokaku", hand=card)
        pacific.choose("pass").choose("pass").choose("react", card).let_pass()
        while pacific.kind is not None:
            pacific.choose(*pacific.match.options()[0])
        told = [e.id for e in pacific.match.events if e.id in ("event-attack-roll", "event-volley")]
        assert told[0] == f"event-{first}"


@rule("7.2.S5")
def test_a_landing_by_chronicle_takes_the_islands_beside() -> None:
    units = "us_hq_spac_halsey@4828 us_div_1m@4825 us_ca_northampton@4825"
    pacific = Pacific(units).allies("4828", "4825").japan("4723", "4824")
    pacific.state.asp[1] = 3
    pacific.event("allies", "AL-28", "us_hq_spac_halsey").activate("us_div_1m", "us_ca_northampton")
    pacific.land("us_div_1m", "4824", "us_ca_northampton").fight()
    assert pacific.holder("4824") == "allies"
    assert pacific.holder("4723") == "allies"


@rule("5.33", "12.33", "10.0")
def test_resource_cards_bring_steps_and_take_cards() -> None:
    pacific = Pacific("jp_hq_cf_yamamoto@3407 jp_air_25af@3407-").turn(4).play("japan", "JP-5")
    assert pacific.state.kept[1] == 2
    pacific.choose("restore", "jp_air_25af")
    assert pacific.state.kept[1] == 1
    assert not pacific.reduced("jp_air_25af")
    pacific = Pacific("us_b29_20bc@china").turn(9).deal(japan="JP-4 JP-5").play("allies", "AL-60")
    assert len(pacific.hand("japan")) == 1


@rule("13.79", "6.11")
def test_the_bridge_over_the_kwai_changes_japanese_efficiency() -> None:
    from quadrant.games.empire.rules.headquarters import cbi_modifier

    pacific = Pacific("jp_hq_south@2212 jp_army_15@2106").japan(
        "2212", "2106", "2107", "2108", "2109", "2110"
    )
    army = [UNIT["jp_army_15"]]
    pacific.allies("2008").state.touch()
    assert cbi_modifier(pacific.state, army) == -1
    pacific.japan("2008", "2007").state.touch()
    assert cbi_modifier(pacific.state, army) == 0
    pacific.state.built = 0b1000
    pacific.state.touch()
    assert cbi_modifier(pacific.state, army) == 1
    pacific.allies("2008").state.touch()
    assert cbi_modifier(pacific.state, army) == 0, "neither condition holds"


@rule("13.79")
def test_only_a_unit_fed_over_the_bridge_gains_by_it() -> None:
    from quadrant.games.empire.rules.headquarters import cbi_modifier

    pacific = Pacific("jp_hq_south@2212 jp_army_15@2106 jp_army_33@1307").japan(
        *("2212", "2106", "2107", "2108", "2109", "2110", "2010", "2008", "2007", "1307")
    )
    pacific.state.built = 0b1000
    pacific.state.touch()
    inland, overseas = [UNIT["jp_army_15"]], [UNIT["jp_army_33"]]
    assert cbi_modifier(pacific.state, inland) == 1
    assert cbi_modifier(pacific.state, overseas) == 0, "it is fed by sea"
    pacific.put("cw_div_1b@2109").state.touch()
    assert cbi_modifier(pacific.state, inland) == 0, "the railway is cut"


def assault(us: str, *dice: int) -> Pacific:
    """US units land on Guadalcanal, which Japan's 17th Army holds; the dice of both ground volleys."""
    units = f"us_hq_spac_halsey@4828 us_ca_northampton@4825 jp_army_17@4423 jp_hq_south_seas@4017 {us}"
    pacific = Pacific(units).allies("4828", "4825").japan("4423", "4017").turn(4)
    landing = [word.split("@")[0] for word in us.split()]
    pacific.state.asp[1] = 4
    pacific.offensive("allies", "us_hq_spac_halsey").activate(*landing, "us_ca_northampton")
    pacific.land(landing[0], "4423", *landing[1:], "us_ca_northampton").fight()
    pacific.rolls(*dice).let_pass()
    while pacific.kind in ("assign_ground_hit", "assign_bomb"):
        pacific.choose(*pacific.match.options()[0])
    return pacific


@rule("16.45", "4.31", "13.0")
@pytest.mark.parametrize(
    ("us", "dice", "lost"),
    [
        ("us_div_1m@4825-", (0, 0, 9), True),
        ("us_bde_sf@4825-", (0, 0, 9), False),
        ("us_div_1m@4825 us_div_2m@4825", (0, 0, 0), False),
    ],
)
def test_losing_a_whole_assault_costs_will(us: str, dice: tuple[int, ...], lost: bool) -> None:
    """Only if all of it is lost, and a US division or corps that can be replaced was among it."""
    from quadrant.games.empire.rules.victory import PoliticalWill

    pacific = assault(us, *dice)
    assert bool(pacific.events("casualties")) == lost
    pacific.state.will = 8
    pacific.state.control_then = -1
    pacific.state.progress_need = 0
    pacific.put("us_cv_wasp@4828").begin(PoliticalWill())
    assert pacific.state.will == (7 if lost else 8)


@rule("6.0")
def test_activated_units_stay_in_supply() -> None:
    units = "jp_hq_south_seas@4017 jp_cv_shokaku@4017 us_bde_marine@4825 us_ca_northampton@4825"
    pacific = Pacific(units).japan("4017").allies("4825")
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_cv_shokaku").move("jp_cv_shokaku", "4823")
    assert pacific.supplied("jp_cv_shokaku")

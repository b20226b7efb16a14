"""7.24-7.27 Carriers at sea, special reactions, and how a reaction moves: further cases."""

from __future__ import annotations

import pytest

from games.empire.pacific import Pacific
from games.empire.positions import BIAK, HOLLANDIA, battles, new_guinea
from quadrant.games.empire.components import SPACE, UNIT
from quadrant.games.empire.state import ACTIVE
from quadrant.testing import rule


@rule("7.27")
def test_a_special_reaction_that_fails_leaves_the_carrier_to_its_battle() -> None:
    pacific = new_guinea()
    pacific.rolls(9, 0, 0, 0).choose("roll").choose("roll").choose("lead", "jp_hq_south_seas")
    pacific.react("jp_ca_aoba")
    assert pacific.events("reacted-to")[0].args["space"] == BIAK, "Hollandia is no battle"
    assert battles(pacific) == [BIAK]
    assert pacific.holder(HOLLANDIA) == "allies"


@rule("7.27", "7.25")
def test_a_special_reaction_under_surprise_brings_nobody() -> None:
    """The special roll does not change the intelligence: the landing is no battle, and the hex is taken."""
    pacific = new_guinea()
    pacific.rolls(0, 9, 0, 0).choose("roll").choose("roll")
    assert not pacific.events("reaction")
    assert battles(pacific) == [BIAK]
    assert pacific.holder(HOLLANDIA) == "allies"


def kauai(units: str) -> Pacific:
    """A Japanese carrier brings a brigade to Kauai from Kwajalein."""
    pacific = Pacific(
        f"jp_hq_cf_yamamoto@4715 jp_cv_akagi@4715 jp_bde_ss@4715 {units} us_ca_northampton@5808"
    )
    pacific.japan("4715").allies("5708", "5808")
    return pacific.offensive("japan", "jp_hq_cf_yamamoto", 3)


@rule("7.27")
@pytest.mark.parametrize(
    ("units", "asked"),
    [
        ("us_air_7af@5808 us_hq_cpac@5808", True),
        ("us_air_7af@5808", False),
        ("us_hq_cpac@5808", False),
        ("us_air_7af@5808 us_hq_cpac@5808 us_bde_sf@5708", False),
    ],
)
def test_a_special_reaction_needs_an_empty_base_a_zone_and_a_headquarters(units: str, asked: bool) -> None:
    pacific = kauai(units)
    pacific.activate("jp_cv_akagi", "jp_bde_ss").land("jp_bde_ss", "5708", "jp_cv_akagi").fight()
    while pacific.kind == "commit":
        pacific.choose(*pacific.match.options()[0])
    assert (pacific.kind == "try_special") == asked


@rule("7.27")
def test_a_hex_entered_overland_has_no_special_reaction() -> None:
    """An army marches from Hollandia into Aitape, an Allied airfield in an Allied zone."""
    units = "jp_hq_south_seas@4017 jp_army_18@3520 jp_air_25af@3520 us_hq_swpac@3727 us_air_5af@3720"
    pacific = Pacific(units).japan("4017", "3520").allies("3620", "3720", "3727")
    pacific.offensive("japan", "jp_hq_south_seas", 2).activate("jp_army_18").move(
        "jp_army_18", "3620"
    ).moved()
    assert pacific.holder("3620") == "japan"
    assert not pacific.events("battle-declared")
    assert pacific.kind is None, "nobody was asked for a special reaction"


@rule("7.24", "9.11", "8.21")
def test_an_event_may_not_leave_a_carrier_at_sea_without_a_battle() -> None:
    units = "jp_hq_south_seas@4017 us_hq_spac_halsey@4828 jp_cv_shokaku@4017 jp_air_21af@4222"
    pacific = Pacific(f"{units} us_air_1maw@4423 us_ca_northampton@4424").japan("4017", "4222")
    pacific.allies("4423", "4424", "4828").event("japan", "JP-25", "jp_hq_south_seas")
    pacific.activate("jp_cv_shokaku", "jp_air_21af").move("jp_cv_shokaku", "4322").moved()
    assert pacific.kind == "declare_battles"
    assert pacific.forbids("done") == "7.24"
    pacific.choose("declare", "4423").choose("done")
    assert pacific.kind == "commit"
    assert pacific.forbids("done") == "7.24"


@rule("7.24", "8.21")
def test_carriers_cover_landings_in_enemy_hexes_only() -> None:
    """An own beach needs no cover: the carrier goes to a port, or stays at home."""
    units = "us_hq_spac_halsey@4828 us_cv_wasp@4828 us_div_1m@4828 jp_hq_south_seas@4017"
    pacific = Pacific(units).allies("4828", "4825", "4925").japan("4017", "4423")
    pacific.offensive("allies", "us_hq_spac_halsey", 2).activate("us_cv_wasp", "us_div_1m")
    pacific.unless_done("select", "us_div_1m").choose("join", "us_cv_wasp")
    beaches = pacific.spaces("land")
    assert "4423" in beaches
    assert "4825" in beaches
    assert "4925" not in beaches, "an own coast without a port"


@rule("7.26", "9.11")
def test_a_reacting_carrier_keeps_out_of_other_battles() -> None:
    units = "jp_hq_south_seas@4017 us_hq_spac_halsey@4828 jp_air_21af@4222 jp_air_25af@4222"
    pacific = Pacific(f"{units} us_air_1maw@4423 us_ca_northampton@4424 us_cv_wasp@4828").japan(
        "4017", "4222"
    )
    pacific.allies("4423", "4424", "4828").event("japan", "JP-32", "jp_hq_south_seas")
    pacific.activate("jp_air_21af", "jp_air_25af").moved().choose("declare", "4423").choose("declare", "4424")
    pacific.fight().choose("commit", "jp_air_21af", "4423").unless_done("commit", "jp_air_25af", "4424")
    pacific.rolls(0).choose("roll").choose("lead", "us_hq_spac_halsey").react("us_cv_wasp")
    pacific.unless_done("commit", "us_cv_wasp", "4423")
    assert "4425" in pacific.spaces("move", "us_cv_wasp")
    assert "4424" not in pacific.spaces("move", "us_cv_wasp")


@rule("7.26", "8.46", "8.45")
def test_ships_react_with_the_brigades_they_carry() -> None:
    """One brigade a ship; another needs the one shipping point of a reaction; a third finds none."""
    brigades = "jp_bde_1sn@4021 jp_bde_2sn@4021 jp_bde_3sn@4021"
    pacific = Pacific(
        f"jp_hq_south_seas@4017 jp_ca_aoba@4021 {brigades} jp_army_17@4423 "
        "us_hq_spac_halsey@4828 us_div_1m@4825 us_ca_northampton@4825"
    )
    pacific.japan("4017", "4021", "4423").allies("4828", "4825")
    pacific.offensive("allies", "us_hq_spac_halsey", 3).activate("us_div_1m", "us_ca_northampton")
    pacific.land("us_div_1m", "4423", "us_ca_northampton").fight()
    pacific.rolls(0).choose("roll").choose("lead", "jp_hq_south_seas")
    assert pacific.targets("activate") == {"jp_ca_aoba"}, "no landing without a ship past the enemy's"
    seats = {pacific.seat}
    used = pacific.state.asp_used[0]
    pacific.choose("activate", "jp_ca_aoba").choose("activate", "jp_bde_1sn").choose("activate", "jp_bde_2sn")
    assert pacific.kind == "move_reactors", "there is one shipping point in a reaction: nobody else may come"
    assert pacific.at("jp_ca_aoba") == "4423", "the ship goes first: nobody else could"
    seats.add(pacific.seat)
    pacific.choose("commit", "jp_bde_1sn", "4423")
    assert pacific.state.asp_used[0] == used + 1, "Aoba takes one, the other sails in a transport"
    assert pacific.at("jp_bde_1sn") == pacific.at("jp_ca_aoba") == "4423"
    assert seats == {"japan"}, "a reaction is one turn without hand-offs"


@rule("13.79", "7.26", "6.11")
def test_the_state_of_burma_counts_for_a_reaction_too() -> None:
    """Without the bridge and Rangoon one unit fewer reacts in Burma; the Tokyo Express feeds them."""
    units = "jp_hq_south@2212 jp_army_15@2106 jp_air_5ad@2206 jp_air_3ad@2206 jp_air_1ad@2206"
    pacific = Pacific(f"{units} cw_hq_seac@1805 cw_corps_33@2105 cw_corps_15@2105")
    pacific.japan("2212", "2106", "2206", "2107", "2108", "2109", "2110").allies("2008", "2105", "1805")
    pacific.state.tokyo_express = SPACE["2206"]
    pacific.offensive("allies", "cw_hq_seac", 2).activate("cw_corps_33", "cw_corps_15")
    pacific.unless_done("select", "cw_corps_33").choose("join", "cw_corps_15")
    pacific.choose("move", "cw_corps_33", "2106").fight()
    pacific.rolls(0).choose("roll").choose("lead", "jp_hq_south")
    assert pacific.match.prompt is not None
    assert pacific.match.prompt.args["limit"] == 2 + 1
    for unit in ("jp_air_5ad", "jp_air_3ad"):
        assert pacific.kind == "activate_reactor"
        pacific.choose("activate", unit)
    assert "jp_air_1ad" not in pacific.targets("activate"), "the third is one too many"


@rule("4.21", "7.29")
def test_a_card_set_aside_does_not_tell_what_it_is() -> None:
    """The side with fewer cards is asked whatever it has set aside; only an offensive buys the initiative."""
    from quadrant.games.empire.rules.sequence import OffensivesPhase
    from quadrant.games.empire.verbs import CARD_NUMBER

    for card, able in (("JP-25", True), ("JP-51", False)):
        pacific = Pacific("jp_hq_south_seas@4017 jp_cv_shokaku@4017 us_hq_cpac@5808").japan("4017").turn(4)
        pacific.deal(japan="JP-26", allies="AL-1 AL-11")
        pacific.state.future[0] = CARD_NUMBER[card]
        pacific.begin(OffensivesPhase())
        assert (pacific.kind, pacific.seat) == ("initiative", "japan")
        assert bool(pacific.options("initiative")) == able


@rule("7.25")
@pytest.mark.parametrize(("die", "state"), [(8, "intercept"), (9, "surprise")])
def test_a_nine_fails_whatever_the_modifier(die: int, state: str) -> None:
    """The event has the number 7, and a carrier was seen: an 8 counts as 6, a 9 would be 7 and fails."""
    units = "jp_hq_south_seas@4017 us_hq_spac_halsey@4828 jp_cv_shokaku@4017 us_air_1maw@4423"
    pacific = Pacific(units).japan("4017").allies("4423", "4828").event("japan", "JP-25", "jp_hq_south_seas")
    pacific.activate("jp_cv_shokaku").move("jp_cv_shokaku", "4322").fight("4423")
    pacific.commit("jp_cv_shokaku", to="4423").rolls(die).choose("roll")
    assert pacific.events("intelligence-roll")[0].args["intelligence"] == state


# 7.26 First all are activated, then they move


def guadalcanal(units: str) -> Pacific:
    """Aoba attacks Guadalcanal, and is seen."""
    pacific = Pacific(
        f"jp_hq_south_seas@4017 jp_ca_aoba@4021 us_hq_spac_halsey@4828 us_bde_marine@4423 {units}"
    )
    pacific.japan("4017", "4021", "4222").allies("4423", "4424", "4825", "4828")
    pacific.offensive("japan", "jp_hq_south_seas", 3).activate("jp_ca_aoba").move(
        "jp_ca_aoba", "4423"
    ).fight()
    return pacific.rolls(0).choose("roll").choose("lead", "us_hq_spac_halsey")


@rule("7.26", "6.21", "6.4")
def test_a_unit_in_supply_by_a_carrier_s_zone_is_activated_before_the_carrier_moves() -> None:
    """Northampton at Rennell is fed through the zone of the 25th Flotilla only as long as Wasp is near."""
    pacific = guadalcanal("us_cv_wasp@4424 us_ca_northampton@4424 jp_air_25af@4222 jp_air_26af@4222")
    assert pacific.targets("activate") == {"us_cv_wasp", "us_ca_northampton"}
    pacific.choose("activate", "us_cv_wasp")
    assert pacific.kind == "move_reactors" or pacific.options("activate", "us_ca_northampton")
    assert pacific.at("us_cv_wasp") == "4424", "nobody has moved"


@rule("7.26")
def test_all_activated_units_must_join_a_battle() -> None:
    pacific = guadalcanal("us_cv_wasp@4828 us_bb_washington@4828").react("us_cv_wasp", "us_bb_washington")
    assert pacific.targets("commit") == {"us_cv_wasp", "us_bb_washington"}
    assert pacific.reason("done") == "why-must-react"
    pacific.choose("commit", "us_cv_wasp", "4423").choose("move", "us_cv_wasp", "4424")
    assert pacific.spaces("move", "us_bb_washington") == {"4423", "4424"}, "it may escort the carrier"


@rule("7.26")
def test_undo_goes_back_through_the_reaction() -> None:
    pacific = guadalcanal("us_cv_wasp@4828 us_bb_washington@4828 us_ca_northampton@4828")
    pacific.react("us_cv_wasp", "us_bb_washington").choose("commit", "us_cv_wasp", "4423")
    pacific.choose("move", "us_cv_wasp", "4425")
    pacific.match.undo("allies", "movement")
    assert pacific.kind == "move_reactors"
    assert pacific.at("us_cv_wasp") == "4828"
    pacific.match.undo("allies", "reaction")
    assert pacific.kind == "activate_reactor"
    assert "active" not in pacific.marks("us_cv_wasp")


@rule("7.26", "8.45", "6.4")
def test_troops_may_count_on_a_carrier_that_neutralises_the_zone_before_them() -> None:
    """The 25th Flotilla holds the Marines back, until Wasp is activated, and until she has sailed."""
    pacific = guadalcanal("us_cv_wasp@4828 us_ca_northampton@4825 us_div_1m@4825 jp_air_25af@4322")
    pacific.japan("4322").choose("activate", "us_ca_northampton")
    assert not pacific.options("activate", "us_div_1m")
    pacific.choose("activate", "us_cv_wasp").choose("activate", "us_div_1m")
    assert not pacific.options("commit", "us_div_1m")
    pacific.choose("commit", "us_ca_northampton", "4423")
    pacific.unless_done("commit", "us_cv_wasp", "4423").choose("move", "us_cv_wasp", "4424")
    assert [event.args["unit"] for event in pacific.events("reacted-to")][-1] == "us_div_1m"


@rule("7.26")
def test_who_can_reach_no_battle_after_all_is_not_activated() -> None:
    pacific = guadalcanal("us_cv_wasp@4828 us_corps_1@3727").choose("activate", "us_cv_wasp")
    pacific.state.mark(UNIT["us_corps_1"], ACTIVE)
    pacific.choose("commit", "us_cv_wasp", "4423") if pacific.kind == "move_reactors" else None
    pacific.choose("move", "us_cv_wasp", "4424")
    assert [event.args["unit"] for event in pacific.events("kept-out")] == ["us_corps_1"]
    assert "active" not in pacific.marks("us_corps_1")


@rule("7.26", "9.13")
def test_ground_units_in_the_battle_are_told_that_they_fight_anyway() -> None:
    pacific = guadalcanal("us_ca_northampton@4828 us_air_13af@4825")
    assert pacific.reason("activate", "us_bde_marine") == "why-fights-anyway"
    (way,) = pacific.match.query("reach", 0, "us_bde_marine").ways
    assert way.why_not is not None
    assert way.why_not.id == "why-fights-anyway"


@rule("7.26", "8.1", "8.31")
def test_reach_counts_a_reaction_in_the_units_of_its_kind_of_movement() -> None:
    """Ships in hexes, five for each point of the card; air units in legs of the range that they may use."""
    pacific = guadalcanal("us_ca_northampton@4828 us_air_13af@4828")
    for unit, allowance in (("us_ca_northampton", 15), ("us_air_13af", 3)):
        (way,) = pacific.match.query("reach", 0, unit).ways
        assert way.allowance == allowance
        assert all(0 < space.cost <= allowance for space in way.spaces), unit
        assert way.spaces

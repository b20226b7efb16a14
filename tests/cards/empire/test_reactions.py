"""Reaction cards: intelligence, counteroffensives and weather."""

from __future__ import annotations

import pytest

from cards.empire.attacks import HQS, ROAD, allies_attack, japan_attacks, to
from cards.empire.printed import PRINTED, discarded, removed, to_the_end, where
from games.empire.pacific import Pacific
from quadrant.games.empire.verbs import CARD_NUMBER
from quadrant.testing import rule

# Intelligence


@rule("5.32", "7.25")
@pytest.mark.parametrize("card", ["AL-8", "AL-59"])
def test_allied_cards_make_it_an_interception(card: str) -> None:
    pacific = to(japan_attacks(card, units="us_ca_northampton@4828"), "intelligence").choose("react", card)
    assert pacific.state.offensive.intelligence == 1
    assert where(pacific, card) == ("removed" if PRINTED[card].removed else "discard")


@rule("5.32", "7.25")
@pytest.mark.parametrize("card", ["JP-4", "JP-13", "JP-49", "JP-69", "JP-70", "JP-84"])
def test_japanese_cards_make_it_an_interception(card: str) -> None:
    pacific = to(allies_attack(card, "JP-18"), "intelligence").choose("react", card)
    assert pacific.state.offensive.intelligence == 1


@rule("7.25", "5.32")
@pytest.mark.parametrize(("card", "follows"), [("JP-13", True), ("JP-4", False)])
def test_jp13_alone_follows_a_roll_that_failed(card: str, follows: bool) -> None:
    pacific = to(allies_attack(card, "JP-18"), "intelligence").rolls(9).choose("roll")
    assert pacific.kind == "intelligence", "asked whatever the hand"
    assert bool(pacific.options("react", card)) == follows


@rule("7.25")
def test_nobody_is_asked_again_when_the_card_that_follows_a_roll_is_known_to_be_gone() -> None:
    pacific = to(allies_attack("JP-18"), "intelligence")
    pacific.state.discard[0] = (CARD_NUMBER["JP-13"],)
    assert pacific.rolls(9).choose("roll").kind != "intelligence"


@rule("5.32", "7.25")
def test_jp13_does_not_follow_a_card() -> None:
    pacific = to(allies_attack("JP-13", "JP-4"), "intelligence").choose("react", "JP-4")
    assert not pacific.options("react", "JP-13")


@rule("5.32")
def test_al8_needs_ships_or_air_units() -> None:
    """A Japanese army alone marches on Port Moresby."""
    pacific = Pacific(f"{HQS} jp_army_17@3922 us_corps_1@3823 us_hq_swpac@3727").japan("4017", "3922")
    pacific.allies("3823", "4828", "3727").deal(allies="AL-8 AL-59").offensive("japan", "jp_hq_south_seas")
    pacific.activate("jp_army_17").unless_done("select", "jp_army_17")
    goal = "3823" if "3823" in pacific.spaces("move", "jp_army_17") else ""
    assert goal, "next to it"
    pacific.move("jp_army_17", goal).fight()
    to(pacific, "intelligence")
    assert pacific.targets("react") == {"AL-59"}


@rule("5.32", "9.2")
def test_al12_is_an_ambush_with_critical_hits_from_nine() -> None:
    """A five and the four of the ambush make nine: the full cruiser may be sunk by one volley's points."""
    pacific = to(japan_attacks("AL-12", units="us_bb_washington@4423 us_cv_wasp@4423"), "intelligence")
    pacific.choose("react", "AL-12")
    assert pacific.state.offensive.intelligence == 2
    pacific.rolls(5)
    while not pacific.events("volley"):
        pacific.choose("pass" if pacific.options("pass") else "done")
    fired = pacific.events("volley")[0].args
    assert (fired["seat"], fired["roll"]) == ("allies", 9)
    while pacific.options("hit"):
        pacific.choose(*pacific.match.options()[0])
    assert pacific.at("jp_ca_aoba") in ("eliminated", "removed")


@rule("5.32", "9.4")
@pytest.mark.parametrize(("card", "bonus"), [("AL-26", 4), ("AL-59", 0)])
def test_al26_adds_four_in_ground_combat(card: str, bonus: int) -> None:
    pacific = Pacific("jp_hq_south@2212 jp_army_15@2206 cw_corps_33@2105 cw_hq_seac@1805").japan(
        "2212", *ROAD
    )
    pacific.allies("2105", "1805", "1905", "2104").deal(allies=card).offensive("japan", "jp_hq_south")
    pacific.activate("jp_army_15").move("jp_army_15", "2105").fight()
    to(pacific, "intelligence").choose("react", card)
    to_the_end(pacific)
    fired = next(event.args for event in pacific.events("ground-volley") if event.args["seat"] == "allies")
    assert int(str(fired["roll"])) - int(str(fired["die"])) == bonus


@rule("5.32", "7.25")
def test_an_ambush_prevails_over_an_interception() -> None:
    pacific = to(japan_attacks("AL-59", "AL-12"), "intelligence").choose("react", "AL-59")
    pacific.choose("react", "AL-12")
    assert pacific.state.offensive.intelligence == 2


@rule("5.32")
def test_no_more_than_three_cards() -> None:
    pacific = to(japan_attacks("AL-59", "AL-12", "AL-61", "AL-24"), "intelligence")
    pacific.choose("react", "AL-59").choose("react", "AL-12")
    to(pacific, "play_reaction").choose("react", "AL-61")
    assert not pacific.options("react")


# Counteroffensives


@rule("5.32", "7.26")
@pytest.mark.parametrize(
    ("card", "number"), [("JP-17", 3), ("JP-45", 4), ("JP-46", 4), ("JP-65", 3), ("JP-85", 2)]
)
def test_a_counteroffensive_activates_by_its_own_number(card: str, number: int) -> None:
    """The Allied card has a value of 2; South Seas adds 2."""
    units = "jp_ca_nachi@4021 jp_bb_hiei@4021 jp_bb_kongo@4021 jp_air_22af@4021"
    pacific = to(allies_attack(card, units=units), "intelligence").choose("react", card)
    pacific.unless_done("lead", "jp_hq_south_seas")
    told = pacific.events("reaction")[0]
    assert told.args["count"] == number + 2


@rule("5.32")
@pytest.mark.parametrize("card", ["JP-45", "JP-46"])
def test_the_combined_fleet_activates_one_more(card: str) -> None:
    units = "jp_hq_cf_yamamoto@4021 jp_ca_nachi@4021 jp_bb_hiei@4021"
    pacific = to(allies_attack(card, units=units), "intelligence").choose("react", card)
    pacific.choose("lead", "jp_hq_cf_yamamoto")
    assert pacific.events("reaction")[0].args["count"] == 5 + 3


@rule("5.32")
def test_one_counteroffensive_in_an_offensive() -> None:
    pacific = to(allies_attack("JP-45", "JP-46", units="jp_ca_nachi@4021"), "intelligence")
    assert not pacific.choose("react", "JP-45").options("react", "JP-46")


@rule("5.32", "7.25")
def test_no_counteroffensive_after_the_roll() -> None:
    pacific = to(allies_attack("JP-45", units="jp_ca_nachi@4021"), "intelligence").rolls(9).choose("roll")
    assert not pacific.options("react", "JP-45")


@rule("5.32")
@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        ("JP-17", {"jp_ca_nachi", "jp_cv_akagi", "jp_air_22af"}),
        ("JP-45", {"jp_ca_nachi", "jp_cv_akagi", "jp_air_22af"}),
        ("JP-65", {"jp_ca_nachi", "jp_cv_akagi", "jp_air_22af"}),
        ("JP-85", {"jp_ca_nachi", "jp_cv_akagi"}),
    ],
)
def test_whom_a_counteroffensive_activates(card: str, kinds: set[str]) -> None:
    units = "jp_ca_nachi@4021 jp_cv_akagi@4021 jp_air_22af@4021"
    pacific = to(allies_attack(card, units=units), "intelligence").choose("react", card)
    pacific.unless_done("lead", "jp_hq_south_seas")
    assert pacific.targets("activate") >= kinds
    assert ("jp_air_22af" in pacific.targets("activate")) == ("jp_air_22af" in kinds)


@rule("5.32")
def test_jp17_air_units_or_ships_but_not_both() -> None:
    units = "jp_ca_nachi@4021 jp_bb_hiei@4021 jp_air_22af@4021"
    pacific = to(allies_attack("JP-17", units=units), "intelligence").choose("react", "JP-17")
    pacific.unless_done("lead", "jp_hq_south_seas").choose("activate", "jp_ca_nachi")
    assert pacific.reason("activate", "jp_air_22af") == "why-one-kind"
    assert pacific.options("activate", "jp_bb_hiei")


@rule("9.2")
@pytest.mark.parametrize(("card", "strength"), [("JP-4", 12), ("JP-17", 14), ("JP-46", 12)])
def test_jp17_cruisers_attack_with_two_more(card: str, strength: int) -> None:
    pacific = Pacific(f"{HQS} us_ca_northampton@4828 jp_ca_aoba@4222").japan("4017", "4222").allies("4828")
    pacific.deal(japan=card).offensive("allies", "us_hq_spac_halsey", value=2).activate("us_ca_northampton")
    to(pacific.move("us_ca_northampton", "4222").fight(), "intelligence").choose("react", card)
    to_the_end(pacific)
    fired = next(event.args for event in pacific.events("volley") if event.args["seat"] == "japan")
    assert fired["strength"] == strength


@rule("9.2")
@pytest.mark.parametrize(("card", "hit"), [("JP-4", True), ("JP-46", False)])
def test_jp46_allied_carriers_are_harder_to_hit(card: str, hit: bool) -> None:
    """Twelve points sink a step of Wasp, but not when she defends with fourteen."""
    units = "us_cv_wasp@4423 jp_cv_akagi@4222"
    pacific = Pacific(f"{HQS} {units}").japan("4017", "4222").allies("4828", "4423")
    pacific.deal(japan=card).offensive("allies", "us_hq_spac_halsey", value=2).activate("us_cv_wasp").moved()
    pacific.unless_done("declare", "4222").fight().commit("us_cv_wasp", to="4222")
    to(pacific, "intelligence").rolls(0, 8).choose("react", card)
    to_the_end(pacific)
    fired = next(event.args for event in pacific.events("volley") if event.args["seat"] == "japan")
    assert fired["hits"] == 12
    assert pacific.reduced("us_cv_wasp") == hit


@rule("9.2", "5.32")
@pytest.mark.parametrize(("card", "hit"), [("AL-59", True), ("AL-5", False)])
def test_al5_air_units_are_harder_to_hit(card: str, hit: bool) -> None:
    """The 24th Flotilla: ten points, which a 6 makes whole, against ten or twelve."""
    pacific = Pacific(f"{HQS} jp_air_24af@4222 us_air_1maw@4423").japan("4017", "4222").allies("4828", "4423")
    pacific.deal(allies=card).offensive("japan", "jp_hq_south_seas").activate("jp_air_24af").fight("4423")
    to(pacific.commit("jp_air_24af", to="4423"), "intelligence").rolls(8, 0).choose("react", card)
    to_the_end(pacific)
    assert pacific.reduced("us_air_1maw") == hit


@rule("5.32")
def test_al5_activates_three_and_uses_no_shipping() -> None:
    units = "us_bde_marine@4825 us_ca_northampton@4828"
    pacific = to(japan_attacks("AL-5", units=units), "intelligence").choose("react", "AL-5")
    pacific.unless_done("lead", "us_hq_spac_halsey")
    assert pacific.events("reaction")[0].args["count"] == 3 + 3
    assert not pacific.options("activate", "us_bde_marine")


@rule("5.32", "9.6")
def test_jp65_yamato_loses_a_step_even_without_a_battle() -> None:
    pacific = to(allies_attack("JP-65", units="jp_bb_yamato@3407"), "intelligence").choose("react", "JP-65")
    to_the_end(pacific)
    assert pacific.reduced("jp_bb_yamato")
    assert where(pacific, "JP-65") == "removed"
    without = to(allies_attack("JP-65"), "intelligence").choose("react", "JP-65")
    assert to_the_end(without).at("jp_bb_yamato") == "removed", "not in play"


# Weather, and what else cancels


@rule("5.32", "7.2.S4")
@pytest.mark.parametrize("card", ["JP-19", "JP-22", "JP-64"])
def test_the_weather_cancels_the_offensive(card: str) -> None:
    pacific = allies_attack(card, "JP-4")
    assert pacific.kind == "cancel_offensive"
    pacific.choose("react", card)
    assert pacific.at("us_ca_northampton") == "4828"
    assert pacific.events("cancelled")
    assert removed(pacific, "japan") >= {card}
    assert discarded(pacific, "allies") == {"AL-11"}


@rule("5.32")
def test_the_weather_undoes_arrivals_and_shipping() -> None:
    pacific = Pacific("cw_hq_seac@1805 cw_bde_7arm@event cw_corps_15@1905 jp_hq_south@2212").allies(
        "1805", "1905"
    )
    pacific.japan("2212").deal(japan="JP-19").play("allies", "AL-70").unless_done(
        "place", "cw_bde_7arm", "1805"
    )
    pacific.activate("cw_corps_15").moved()
    pacific.choose("react", "JP-19")
    assert pacific.at("cw_bde_7arm") == "event"
    assert where(pacific, "AL-70") == "discard", "not removed: it was not played"


@rule("5.32", "5.35")
def test_jp64_reduces_a_full_cruiser_that_was_active() -> None:
    units = "us_ca_new_orleans@4828 us_bb_washington@4828"
    pacific = allies_attack("JP-64", units=units, active="us_ca_northampton us_bb_washington")
    pacific.choose("react", "JP-64")
    assert pacific.reduced("us_ca_northampton")
    assert not pacific.reduced("us_ca_new_orleans"), "it was not active"
    assert not pacific.reduced("us_bb_washington"), "a battleship"
    assert len(pacific.hand("japan")) == 1, "a card is drawn"


@rule("5.32")
def test_jp64_spares_a_reduced_cruiser() -> None:
    pacific = allies_attack("JP-64", units="us_ca_northampton@4828-").choose("react", "JP-64")
    assert pacific.at("us_ca_northampton") == "4828"
    assert pacific.events("cancelled")


def burma(*hand: str, hq: str = "cw_hq_seac", units: str = "cw_corps_4ind@1905") -> Pacific:
    pacific = Pacific(f"{hq}@1805 cw_corps_33@2105 jp_army_15@2206 jp_hq_south@2212 {units}").japan(
        "2212", "2206"
    )
    pacific.allies("2105", "1805", "1905", "2104").deal(japan=" ".join(hand)).offensive("allies", hq)
    return pacific.activate("cw_corps_33").move("cw_corps_33", "2206").fight()


@rule("5.32")
def test_jp21_gandhi_cancels_a_seac_offensive() -> None:
    pacific = burma("JP-21").choose("react", "JP-21")
    assert pacific.at("cw_corps_33") == "2105"
    assert pacific.reduced("cw_corps_4ind")
    assert len(pacific.hand("japan")) == 1, "a card is drawn"
    assert not burma("JP-21", hq="al_hq_anzac").options("react", "JP-21")


def test_jp21_without_a_full_indian_corps() -> None:
    pacific = burma("JP-21", units="cw_corps_4ind@1905- cw_div_bind@1905").choose("react", "JP-21")
    assert pacific.events("cancelled")
    assert pacific.at("cw_corps_4ind") == "1905"
    assert not pacific.reduced("cw_div_bind"), "a division"


@rule("5.32")
def test_nothing_else_is_played_with_the_weather() -> None:
    pacific = allies_attack("JP-19", "JP-4").choose("react", "JP-19")
    assert pacific.hand("japan") == {"JP-4"}
    assert not pacific.options("react")

"""USA: events."""

from __future__ import annotations

import pytest

from cards.generals.position import Table, effect, no_effect, position

# Arsenal of Democracy


@effect("usa_arsenal_of_democracy")
def test_the_arsenal_of_democracy_lets_the_british_build_an_army_and_a_navy() -> None:
    table = position("usa", hand="usa_arsenal_of_democracy")
    table.play("usa_arsenal_of_democracy")
    assert table.seat == "uk"
    table.do("build navy north_sea uk", "build army western_europe uk")
    assert table.over
    assert table.where("uk") == {"united_kingdom", "north_sea", "western_europe"}
    assert table.where("usa") == {"eastern_united_states"}


@effect("usa_arsenal_of_democracy")
def test_the_british_may_build_the_army_first() -> None:
    table = position("usa", hand="usa_arsenal_of_democracy", uk="united_kingdom north_sea")
    table.play("usa_arsenal_of_democracy", "build army iceland uk")
    assert not table.offers("build army")
    assert table.offers("build navy north_atlantic uk")


@no_effect("usa_arsenal_of_democracy")
def test_the_arsenal_of_democracy_gives_no_second_navy() -> None:
    table = position("usa", hand="usa_arsenal_of_democracy")
    table.play("usa_arsenal_of_democracy", "build navy north_sea uk")
    assert not table.offers("build navy")


@no_effect("usa_arsenal_of_democracy")
def test_the_british_build_by_the_rules_of_supply() -> None:
    table = position("usa", hand="usa_arsenal_of_democracy", uk="iceland", germany="united_kingdom")
    assert table.play("usa_arsenal_of_democracy").over
    assert table.where("uk") == {"iceland"}


# Fleet Deployed to Pearl Harbor


@effect("usa_fleet_pearl_harbor")
def test_the_fleet_sails_to_the_east_and_north_pacific_and_lands_in_hawaii() -> None:
    bases = "eastern_united_states western_united_states pacific_northwest"
    table = position("usa", hand="usa_fleet_pearl_harbor", usa=bases)
    table.play("usa_fleet_pearl_harbor", "build navy east_pacific usa", "build navy north_pacific usa")
    table.do("build army hawaii usa")
    assert table.over
    assert {"east_pacific", "north_pacific", "hawaii"} <= table.where("usa")


@no_effect("usa_fleet_pearl_harbor")
def test_no_navy_sails_to_the_north_pacific_before_an_army_stands_there() -> None:
    table = position("usa", hand="usa_fleet_pearl_harbor", usa="eastern_united_states western_united_states")
    table.play("usa_fleet_pearl_harbor", "build navy east_pacific usa")
    # Hawaii comes last on the card: too late to be a base for the North Pacific.
    assert table.offered("build") == ["build army hawaii usa"]


@no_effect("usa_fleet_pearl_harbor")
def test_the_fleet_stays_at_home_without_a_base_on_the_west_coast() -> None:
    table = position("usa", hand="usa_fleet_pearl_harbor")
    assert table.play("usa_fleet_pearl_harbor").over
    assert table.where("usa") == {"eastern_united_states"}


# Free French Allies


@effect("usa_free_french_allies")
def test_the_free_french_are_british_armies_in_europe_and_africa() -> None:
    table = position("usa", hand="usa_free_french_allies", uk="united_kingdom north_sea")
    table.play("usa_free_french_allies")
    assert table.seat == "uk"
    assert table.spaces("build") == {"western_europe", "north_africa"}
    table.do("build army north_africa uk", "build army africa uk", "build army western_europe uk")
    assert table.over
    assert table.where("uk") == {"united_kingdom", "north_sea", "north_africa", "africa", "western_europe"}


@no_effect("usa_free_french_allies")
def test_there_are_no_free_french_out_of_reach_of_the_british() -> None:
    table = position("usa", hand="usa_free_french_allies")
    assert table.play("usa_free_french_allies").over
    assert table.where("uk") == {"united_kingdom"}


@no_effect("usa_free_french_allies")
def test_there_are_no_free_french_where_the_axis_stands() -> None:
    axis = {"germany": "germany western_europe", "italy": "italy north_africa"}
    table = position("usa", hand="usa_free_french_allies", uk="united_kingdom north_sea", **axis)
    assert table.play("usa_free_french_allies").over


# Lend Lease


def lend(*hand: str, deck: str = "usa_magic usa_magic usa_magic usa_magic") -> Table:
    return position("usa", hand=" ".join(("usa_lend_lease", *hand)), deck=deck).play("usa_lend_lease")


@effect("usa_lend_lease")
def test_lend_lease_lets_the_british_play_a_card_and_draw_one() -> None:
    table = lend("uk_general_smuts", "uk_build_navy")
    assert table.seat == "uk"
    table.do("play uk_general_smuts", "recruit army africa uk", "done")
    assert table.seat == "usa"
    assert table.where("uk") == {"united_kingdom", "africa"}
    assert len(table.hand("uk")) == 2
    assert table.milled("uk") == 1


@effect("usa_lend_lease")
def test_lend_lease_may_be_repeated_for_three_cards() -> None:
    table = lend("uk_enigma").do("play uk_enigma", "pay")
    assert table.over
    assert table.deck_order("usa") == ["usa_lend_lease", "usa_magic"]
    assert table.top("usa") is None


@effect("usa_lend_lease")
def test_lend_lease_is_discarded_when_it_is_not_paid_for() -> None:
    table = lend("uk_enigma").do("done", "done")
    assert table.over
    assert table.milled("usa") == 0
    assert table.top("usa") == "usa_lend_lease"
    assert len(table.hand("uk")) == 2


@effect("usa_lend_lease")
@pytest.mark.parametrize("card", ["uk_royal_navy", "uk_raf"])
def test_the_british_may_put_a_status_or_response_on_the_table(card: str) -> None:
    table = lend(card).do(f"play {card}")
    assert card in (*table.statuses("uk"), *table.responses("uk"))


@no_effect("usa_lend_lease")
def test_the_british_play_one_card_only() -> None:
    table = lend("uk_enigma", "uk_singapore").do("play uk_enigma")
    assert table.seat == "usa"
    assert not table.may("play uk_singapore")


@no_effect("usa_lend_lease")
def test_lend_lease_does_not_let_the_british_use_a_status_instead() -> None:
    hand = "usa_lend_lease uk_build_army uk_build_army"
    table = position("usa", hand=hand, status="uk_free_france", uk="united_kingdom north_sea")
    table.play("usa_lend_lease")
    assert table.seat == "uk"
    assert not table.offers("use")


@no_effect("usa_lend_lease")
def test_the_british_draw_nothing_from_an_empty_deck() -> None:
    table = position("usa", hand="usa_lend_lease", empty_deck="uk", empty_hand="uk").play("usa_lend_lease")
    assert table.seat == "usa"
    assert table.hand("uk") == []
    assert table.score == (0, 0)


# Magic


@effect("usa_magic")
def test_magic_removes_a_japanese_status_of_choice() -> None:
    statuses = "japan_imperial_designs japan_forward_bases"
    table = position("usa", hand="usa_magic", status=statuses, response="japan_truk")
    table.play("usa_magic", "choose discard_status", "discard japan_forward_bases")
    assert table.over
    assert table.statuses("japan") == ("japan_imperial_designs",)
    assert table.responses("japan") == ["japan_truk"]


@effect("usa_magic")
def test_magic_removes_a_random_response_unseen() -> None:
    responses = "japan_truk japan_kamikaze japan_snlf"
    table = position("usa", hand="usa_magic", status="japan_imperial_designs", response=responses)
    table.play("usa_magic", "choose discard_response")
    assert table.over
    assert len(table.responses("japan")) == 2
    assert table.top("japan") is None
    assert table.statuses("japan") == ("japan_imperial_designs",)


@effect("usa_magic")
def test_magic_says_what_it_does_not_give() -> None:
    table = position(
        "usa", hand="usa_magic", status="japan_imperial_designs", response="japan_truk japan_kamikaze"
    )
    refusal = table.play("usa_magic").why_not("choose discard_deck")
    assert refusal is not None
    assert (refusal.id, refusal.args["card"]) == ("why-not-listed", "usa_magic")


@no_effect("usa_magic")
def test_magic_finds_nothing_on_an_empty_table() -> None:
    table = position("usa", hand="usa_magic", status="germany_blitzkrieg").play("usa_magic").finish()
    assert table.statuses("germany") == ("germany_blitzkrieg",)


@no_effect("usa_magic")
def test_magic_cannot_be_wasted_on_what_is_not_there() -> None:
    table = position("usa", hand="usa_magic", response="japan_truk")
    table.play("usa_magic")
    assert table.over
    assert table.responses("japan") == []


# Murmansk Convoy


@effect("usa_murmansk_convoy")
def test_the_murmansk_convoy_recruits_a_soviet_army_then_the_ussr_builds_one() -> None:
    table = position("usa", hand="usa_murmansk_convoy")
    table.play("usa_murmansk_convoy", "recruit army russia ussr")
    assert table.seat == "ussr"
    table.do("build army siberia ussr")
    assert table.over
    assert table.where("ussr") == {"moscow", "russia", "siberia"}


@effect("usa_murmansk_convoy")
def test_the_ussr_builds_even_when_the_axis_holds_russia() -> None:
    table = position("usa", hand="usa_murmansk_convoy", germany="germany russia")
    table.play("usa_murmansk_convoy")
    assert table.seat == "ussr"
    assert not table.offers("recruit")
    table.do("build army ukraine ussr")
    assert table.where("ussr") == {"moscow", "ukraine"}


@no_effect("usa_murmansk_convoy")
def test_the_murmansk_convoy_brings_no_eighth_soviet_army() -> None:
    soviet = "moscow ukraine siberia mongolia kazakhstan vladivostok eastern_europe"
    table = position("usa", hand="usa_murmansk_convoy", ussr=soviet).play("usa_murmansk_convoy")
    assert not table.may("recruit")
    assert not table.may("build")
    assert table.finish().where("ussr") == set(soviet.split())


# Patton Advances


@effect("usa_patton_advances")
@pytest.mark.parametrize("enemy", ["germany", "italy"])
def test_patton_lands_in_western_europe_and_fights_on(enemy: str) -> None:
    table = position("usa", hand="usa_patton_advances", usa="eastern_united_states north_atlantic north_sea")
    table.play("usa_patton_advances", "build army western_europe usa")
    assert table.spaces("battle") == {"germany", "italy"}
    table.do(f"battle {enemy} {enemy}")
    assert table.over
    assert "western_europe" in table.where("usa")
    assert table.where(enemy) == set()


@no_effect("usa_patton_advances")
def test_patton_gets_nowhere_without_a_fleet() -> None:
    table = position("usa", hand="usa_patton_advances")
    assert table.play("usa_patton_advances").over
    assert table.where("usa") == {"eastern_united_states"}
    assert table.where("germany") == {"germany"}


@no_effect("usa_patton_advances")
def test_patton_does_not_attack_the_balkans() -> None:
    table = position("usa", hand="usa_patton_advances", usa="western_europe germany", germany="balkans")
    table.play("usa_patton_advances", "done")
    assert table.spaces("battle") == {"italy"}


# Theater Shift


@effect("usa_theater_shift")
def test_the_theater_shift_builds_armies_and_navies_anew() -> None:
    table = position(
        "usa", hand="usa_theater_shift", usa="eastern_united_states western_united_states north_atlantic"
    )
    table.play("usa_theater_shift", "lift north_atlantic", "build navy east_pacific usa")
    table.do("lift western_united_states", "build army canada usa", "done")
    assert table.over
    assert table.where("usa") == {"eastern_united_states", "east_pacific", "canada"}


@no_effect("usa_theater_shift")
def test_a_navy_shifts_only_to_where_it_is_in_supply() -> None:
    table = position("usa", hand="usa_theater_shift", usa="eastern_united_states north_atlantic north_sea")
    table.play("usa_theater_shift", "lift north_atlantic")
    assert table.spaces("build navy") == {"north_atlantic"}


@no_effect("usa_theater_shift")
def test_nothing_shifts_twice() -> None:
    table = position("usa", hand="usa_theater_shift", usa="eastern_united_states north_atlantic")
    table.play("usa_theater_shift", "lift north_atlantic", "build navy north_atlantic usa")
    assert table.offered("lift") == ["lift eastern_united_states"]


@no_effect("usa_theater_shift")
def test_a_navy_does_not_become_an_army() -> None:
    table = position("usa", hand="usa_theater_shift", usa="eastern_united_states north_atlantic")
    assert not table.play("usa_theater_shift", "lift north_atlantic").offers("build army")

"""Germany: events."""

from __future__ import annotations

import pytest

from cards.generals.position import Table, effect, no_effect, position

# Broad Front


def broad_front(**rest: str) -> Table:
    """Germany, in Eastern Europe, has played Broad Front."""
    rest = {"germany": "germany eastern_europe"} | rest
    return position("germany", hand="germany_broad_front", **rest).play("germany_broad_front")


@effect("germany_broad_front")
def test_broad_front_fights_soviet_armies_next_to_german_ones() -> None:
    table = broad_front(ussr="moscow ukraine russia siberia")
    assert table.offered("battle") == ["battle ukraine ussr", "battle russia ussr"]
    table.do("battle ukraine ussr", "battle russia ussr")
    assert table.over
    assert table.where("ussr") == {"moscow", "siberia"}


@no_effect("germany_broad_front")
def test_broad_front_ends_after_three_battles() -> None:
    pieces = {"germany": "germany eastern_europe siberia", "ussr": "ukraine russia kazakhstan moscow"}
    table = broad_front(status="germany_blitzkrieg", **pieces).do("battle ukraine ussr")
    table.use("germany_blitzkrieg", "build army ukraine germany")
    assert table.offers("battle moscow ussr")
    table.do("battle russia ussr", "battle kazakhstan ussr")
    assert table.over
    assert table.where("ussr") == {"moscow"}


@no_effect("germany_broad_front")
def test_broad_front_spares_armies_that_were_not_neighbours_when_the_turn_started() -> None:
    table = broad_front(status="germany_blitzkrieg", ussr="ukraine moscow").do("battle ukraine ussr")
    table.use("germany_blitzkrieg", "build army ukraine germany")
    assert table.over
    assert "moscow" in table.where("ussr")


@no_effect("germany_broad_front")
def test_broad_front_is_fought_against_soviet_armies_only() -> None:
    table = broad_front(uk="ukraine")
    assert table.over
    assert table.at("ukraine") == {"uk"}


@no_effect("germany_broad_front")
def test_broad_front_needs_a_supplied_neighbour_for_every_battle() -> None:
    table = broad_front(germany="balkans", ussr="moscow ukraine")
    assert table.over
    assert table.at("ukraine") == {"ussr"}


@no_effect("germany_broad_front")
def test_broad_front_does_not_attack_the_same_army_twice() -> None:
    table = broad_front(ussr="moscow ukraine russia", response="ussr_stalingrad")
    table.do("battle ukraine ussr").use("ussr_stalingrad")
    assert table.offered("battle") == ["battle russia ussr"]
    table.do("battle russia ussr").finish()
    assert table.where("ussr") == {"moscow", "ukraine"}


# Forced Conscription


@effect("germany_forced_conscription")
def test_forced_conscription_recruits_two_armies_around_germany() -> None:
    table = position("germany", hand="germany_forced_conscription", germany="")
    table.play("germany_forced_conscription")
    assert table.spaces("recruit") == {"germany", "western_europe", "italy", "balkans", "eastern_europe"}
    table.do("recruit army italy germany", "recruit army balkans germany")
    assert table.over
    assert table.where("germany") == {"italy", "balkans"}


@no_effect("germany_forced_conscription")
def test_forced_conscription_recruits_nobody_onto_an_enemy_army() -> None:
    table = position("germany", hand="germany_forced_conscription", uk="western_europe")
    assert not table.play("germany_forced_conscription").offers("recruit army western_europe")


@no_effect("germany_forced_conscription")
def test_forced_conscription_cannot_exceed_the_seven_armies() -> None:
    six_armies = "germany ukraine russia scandinavia north_africa africa"
    table = position("germany", hand="germany_forced_conscription", germany=six_armies)
    table.play("germany_forced_conscription", "recruit army balkans germany")
    assert not table.offers("recruit")
    table.do("take_off africa germany", "recruit army italy germany")
    assert table.over
    assert len(table.where("germany")) == 7


# Guns and Butter


@effect("germany_guns_and_butter")
def test_guns_and_butter_plays_a_basic_card_out_of_the_deck() -> None:
    deck = "germany_blitzkrieg germany_plunder germany_build_army germany_land_battle"
    table = position("germany", hand="germany_guns_and_butter", deck=deck).play("germany_guns_and_butter")
    assert table.offered("play") == ["play germany_build_army", "play germany_land_battle"]
    table.do("play germany_build_army", "build army balkans germany")
    assert table.over
    assert table.at("balkans") == {"germany"}
    assert {*table.deck_order("germany")} == {*deck.split()} - {"germany_build_army"}
    assert table.deck("germany") == 3
    assert table.pile("germany") == ["germany_build_army", "germany_guns_and_butter"]


@effect("germany_guns_and_butter", "germany_production_initiative")
@pytest.mark.parametrize("card", ["germany_guns_and_butter", "germany_production_initiative"])
def test_a_deck_that_was_looked_through_is_shuffled(card: str) -> None:
    table = position("germany", hand=card)
    before = table.deck_order("germany")
    table.play(card, "done")
    assert sorted(table.deck_order("germany")) == sorted(before)
    assert table.deck_order("germany") != before


@no_effect("germany_guns_and_butter")
def test_guns_and_butter_finds_nothing_in_a_deck_without_basic_cards() -> None:
    table = position("germany", hand="germany_guns_and_butter", deck="germany_blitzkrieg germany_plunder")
    assert table.play("germany_guns_and_butter").over
    assert table.deck("germany") == 2


@effect("germany_guns_and_butter")
def test_a_card_in_the_deck_that_would_do_nothing_is_said_to_do_nothing() -> None:
    """It is not said that it can only be discarded: in the deck it cannot."""
    deck = "germany_build_army germany_sea_battle germany_plunder"
    table = position("germany", germany="", hand="germany_guns_and_butter", deck=deck)
    table.play("germany_guns_and_butter")
    reasons = [table.why_not(f"play germany_{card}") for card in ("sea_battle", "plunder", "blitzkrieg")]
    assert [reason and reason.id for reason in reasons] == [
        "why-does-nothing",
        "why-other-type",
        "why-not-there",
    ]


# Military Dictatorships


def dictatorships(**rest: str) -> Table:
    """Germany has played Military Dictatorships while a Soviet army is in Ukraine."""
    rest = {"hand": "germany_military_dictatorships", "ussr": "moscow ukraine"} | rest
    return position("germany", **rest).play("germany_military_dictatorships")


@effect("germany_military_dictatorships")
def test_military_dictatorships_recruit_italians_and_eliminate_in_ukraine() -> None:
    table = dictatorships().do("recruit army balkans italy", "eliminate ukraine ussr")
    assert table.over
    assert table.where("italy") == {"italy", "balkans"}
    assert table.where("ussr") == {"moscow"}


@no_effect("germany_military_dictatorships")
def test_military_dictatorships_reach_nothing_but_the_balkans_and_one_army_in_ukraine() -> None:
    table = dictatorships(ussr="moscow ukraine russia", uk="united_kingdom ukraine")
    assert table.offered("recruit") == ["recruit army balkans italy"]
    table.do("done")
    assert table.offered("eliminate") == ["eliminate ukraine uk", "eliminate ukraine ussr"]
    table.do("eliminate ukraine uk")
    assert table.over
    assert table.at("ukraine") == {"ussr"}


@no_effect("germany_military_dictatorships")
def test_without_an_italian_army_left_ukraine_is_still_cleared() -> None:
    all_armies = "italy north_africa africa middle_east"
    table = dictatorships(italy=all_armies)
    assert (table.seat, table.kind) == ("italy", "make_room")
    table.do("done")
    assert not table.offers("recruit")
    table.do("eliminate ukraine ussr")
    assert table.where("italy") == set(all_armies.split())
    assert table.at("ukraine") == set()


@no_effect("germany_military_dictatorships")
def test_stalingrad_saves_the_army_in_ukraine_from_military_dictatorships() -> None:
    table = dictatorships(response="ussr_stalingrad").do("done", "eliminate ukraine ussr")
    table.use("ussr_stalingrad").finish()
    assert table.at("ukraine") == {"ussr"}


# Plunder


@effect("germany_plunder")
def test_plunder_scores_one_for_each_german_army_abroad() -> None:
    table = position("germany", hand="germany_plunder", germany="germany western_europe ukraine baltic_sea")
    assert table.play("germany_plunder").over
    assert table.score == (2, 0)


@effect("germany_plunder")
def test_plunder_scores_even_with_the_home_lost() -> None:
    table = position(
        "germany", hand="germany_plunder germany_blitzkrieg", germany="western_europe italy", ussr="germany"
    )
    table.play("germany_plunder")
    assert table.score == (2, 0)
    assert table.end_play().score == (2, 0)


@no_effect("germany_plunder")
def test_plunder_counts_neither_navies_nor_the_army_at_home() -> None:
    table = position("germany", hand="germany_plunder", germany="germany baltic_sea north_sea")
    assert table.play("germany_plunder").score == (0, 0)


# Production Initiative


@effect("germany_production_initiative")
def test_production_initiative_puts_a_status_from_the_deck_on_the_table() -> None:
    card, deck = "germany_production_initiative", "germany_build_army germany_blitzkrieg germany_wolf_packs"
    table = position("germany", hand=card, deck=deck).play(card)
    assert table.offered("play") == ["play germany_blitzkrieg", "play germany_wolf_packs"]
    table.do("play germany_wolf_packs")
    assert table.over
    assert table.statuses("germany") == ("germany_wolf_packs",)
    assert sorted(table.deck_order("germany")) == ["germany_blitzkrieg", "germany_build_army"]


@no_effect("germany_production_initiative")
def test_production_initiative_finds_nothing_in_a_deck_without_statuses() -> None:
    table = position(
        "germany", hand="germany_production_initiative", deck="germany_build_army germany_plunder"
    )
    assert table.play("germany_production_initiative").over
    assert table.statuses("germany") == ()
    assert table.deck("germany") == 2


# Autobahn


@effect("germany_autobahn")
def test_autobahn_builds_armies_anew() -> None:
    table = position("germany", hand="germany_autobahn", germany="germany western_europe eastern_europe")
    table.play("germany_autobahn")
    assert table.offered("lift") == ["lift western_europe", "lift germany", "lift eastern_europe"]
    table.do("lift western_europe", "build army ukraine germany")
    table.do("lift eastern_europe", "build army balkans germany", "done")
    assert table.over
    assert table.where("germany") == {"germany", "ukraine", "balkans"}


@no_effect("germany_autobahn")
def test_autobahn_moves_each_army_once() -> None:
    table = position("germany", hand="germany_autobahn", germany="germany western_europe")
    table.play("germany_autobahn", "lift western_europe", "build army eastern_europe germany")
    assert table.offered("lift") == ["lift germany"]


@no_effect("germany_autobahn")
def test_an_army_on_the_autobahn_must_be_in_supply_where_it_is_built() -> None:
    table = position("germany", hand="germany_autobahn", germany="germany western_europe")
    table.play("germany_autobahn", "lift germany")
    # Western Europe is a source too: its army supplies what is built next to it, and the home is always free.
    assert table.spaces("build army") == {"germany", "italy"}


@no_effect("germany_autobahn")
def test_autobahn_leaves_navies_alone() -> None:
    table = position("germany", hand="germany_autobahn", germany="germany baltic_sea")
    assert table.play("germany_autobahn").offered("lift") == ["lift germany"]


@no_effect("germany_autobahn")
def test_an_army_built_by_blitzkrieg_meanwhile_is_not_moved() -> None:
    statuses = "germany_bias_for_action germany_blitzkrieg"
    table = position("germany", hand="germany_autobahn", germany="germany western_europe", status=statuses)
    table.play("germany_autobahn", "lift western_europe", "build army eastern_europe germany")
    table.use("germany_bias_for_action", "battle ukraine")
    table.use("germany_blitzkrieg", "build army ukraine germany")
    assert table.offered("lift") == ["lift germany"]


@no_effect("germany_autobahn")
def test_no_army_moves_twice_into_the_place_of_one_taken_off() -> None:
    table = position("germany", hand="germany_autobahn", germany="germany western_europe italy")
    table.play("germany_autobahn", "lift western_europe")
    table.do("remove", "take_off italy germany", "build army italy germany")
    assert table.offered("lift") == ["lift germany"]

"""United Kingdom: statuses."""

from __future__ import annotations

import pytest

from cards.generals.position import Table, effect, no_effect, position

# Australia and India as building sites

by_dominion = pytest.mark.parametrize(
    ("status", "space"), [("uk_australia_directorate", "australia"), ("uk_lord_linlithgow", "india")]
)


@effect("uk_australia_directorate", "uk_lord_linlithgow")
@by_dominion
def test_an_army_may_be_built_in_the_dominion_as_at_home(status: str, space: str) -> None:
    table = position("uk", hand="uk_build_army", status=status)
    table.play("uk_build_army")
    assert table.spaces("build") == {space}
    table.do(f"build army {space} uk")
    assert table.where("uk") == {"united_kingdom", space}
    assert table.unsupplied("uk") == set()


@no_effect("uk_australia_directorate", "uk_lord_linlithgow")
@by_dominion
def test_no_army_is_built_in_a_dominion_that_the_enemy_holds(status: str, space: str) -> None:
    table = position("uk", hand="uk_build_army", status=status, japan=f"japan {space}")
    assert not table.play("uk_build_army").offers(f"build army {space}")


@no_effect("uk_australia_directorate", "uk_lord_linlithgow")
@by_dominion
def test_the_dominion_is_no_home_to_lose(status: str, space: str) -> None:
    table = position("uk", hand="uk_build_army uk_enigma", status=status, japan=f"japan {space}")
    assert table.skip_play().points("score.sources") == 2


@no_effect("uk_australia_directorate", "uk_lord_linlithgow")
@by_dominion
def test_the_usa_may_not_build_in_the_british_dominion(status: str, space: str) -> None:
    table = position("usa", hand="usa_build_army", status=status)
    assert not table.play("usa_build_army").offers(f"build army {space}")


# Free France


THREE_CARDS = "uk_enigma uk_singapore uk_raf"


@effect("uk_free_france")
def test_free_france_builds_an_army_in_western_europe_for_two_cards() -> None:
    table = position("uk", status="uk_free_france", hand=THREE_CARDS, uk="united_kingdom north_sea")
    table.use("uk_free_france", "discard uk_enigma", "discard uk_singapore", "build army western_europe uk")
    assert table.over
    assert table.where("uk") == {"united_kingdom", "north_sea", "western_europe"}
    assert table.hand("uk") == ["uk_raf"]


@no_effect("uk_free_france")
def test_free_france_still_builds_only_next_to_a_supplied_piece() -> None:
    table = position("uk", hand="uk_land_battle uk_land_battle", status="uk_free_france")
    table.use("uk_free_france")
    assert table.over
    assert table.where("uk") == {"united_kingdom"}


@no_effect("uk_free_france")
def test_free_france_replaces_the_card_play() -> None:
    table = position("uk", status="uk_free_france", hand=THREE_CARDS, uk="united_kingdom north_sea")
    table.play("uk_enigma")
    assert not table.may("use uk_free_france")


# Mackenzie King


@effect("uk_mackenzie_king")
def test_canada_supplies_the_british() -> None:
    pieces = "canada north_atlantic iceland"
    assert position("uk", hand="uk_enigma", uk=pieces).unsupplied("uk") == set(pieces.split())
    assert position("uk", hand="uk_enigma", uk=pieces, status="uk_mackenzie_king").unsupplied("uk") == set()


@effect("uk_mackenzie_king")
def test_canada_is_worth_two_points_even_when_shared() -> None:
    pieces = {"uk": "united_kingdom canada", "usa": "eastern_united_states canada"}
    table = position("uk", hand="uk_enigma uk_singapore", status="uk_mackenzie_king", **pieces)
    assert table.skip_play().points("score.sources") == 2 + 2


@no_effect("uk_mackenzie_king")
def test_canada_gives_the_usa_neither_supply_nor_points() -> None:
    pieces = {"usa": "canada", "uk": "united_kingdom canada"}
    table = position("usa", hand="usa_magic usa_theater_shift", status="uk_mackenzie_king", **pieces)
    assert table.unsupplied("usa") == {"canada"}
    assert table.skip_play().points("score.sources") == 0


@no_effect("uk_mackenzie_king")
def test_canada_is_no_building_site() -> None:
    table = position("uk", hand="uk_build_army", status="uk_mackenzie_king")
    assert not table.play("uk_build_army").offers("build army canada")


# Rationing


@effect("uk_rationing")
def test_rationing_puts_the_card_just_played_under_the_deck() -> None:
    table = position(
        "uk",
        hand="uk_increased_commonwealth_support uk_raf",
        status="uk_rationing",
        deck="uk_enigma uk_singapore",
    )
    table.play("uk_increased_commonwealth_support").use("uk_rationing", "recruit army canada uk")
    assert table.over
    assert table.where("uk") == {"united_kingdom", "canada"}
    assert table.hand("uk") == []
    assert table.pile("uk") == ["uk_raf"]
    assert table.deck_order("uk") == ["uk_enigma", "uk_singapore", "uk_increased_commonwealth_support"]


@no_effect("uk_rationing")
def test_rationing_needs_a_card_in_hand() -> None:
    table = position("uk", hand="uk_increased_commonwealth_support", status="uk_rationing")
    assert not table.play("uk_increased_commonwealth_support").may("use uk_rationing")


@no_effect("uk_rationing")
@pytest.mark.parametrize("card", ["uk_royal_navy", "uk_raf"])
def test_rationing_leaves_statuses_and_responses_on_the_table(card: str) -> None:
    table = position("uk", hand=f"{card} uk_enigma", status="uk_rationing")
    assert table.play(card).over


@no_effect("uk_rationing")
def test_rationing_is_for_the_british_turn_only() -> None:
    table = position(
        "usa", hand="usa_lend_lease uk_general_smuts uk_enigma", status="uk_rationing", empty_deck="germany"
    )
    table.play("usa_lend_lease", "play uk_general_smuts")
    assert not table.may("use uk_rationing")


@no_effect("uk_rationing")
def test_rationing_does_not_follow_a_discarded_card() -> None:
    table = position("uk", hand="uk_enigma uk_raf", status="uk_rationing")
    assert table.choose("discard uk_enigma").over


@no_effect("uk_rationing")
def test_rationing_moves_the_card_once() -> None:
    table = position("uk", hand="uk_general_smuts uk_raf uk_enigma", status="uk_rationing")
    table.play("uk_general_smuts").use("uk_rationing", "discard uk_raf")
    assert not table.may("use uk_rationing")


# Resistance


def resistance(**pieces: str) -> Table:
    """The United Kingdom uses the Resistance with two cards in hand."""
    pieces = {"germany": "germany western_europe"} | pieces
    table = position("uk", hand="uk_land_battle uk_land_battle", status="uk_resistance", **pieces)
    return table.use("uk_resistance")


@effect("uk_resistance")
@pytest.mark.parametrize(("space", "enemy"), [("western_europe", "germany"), ("italy", "italy")])
def test_the_resistance_fights_in_western_europe_or_italy_for_two_cards(space: str, enemy: str) -> None:
    table = resistance(uk="united_kingdom north_sea balkans mediterranean_sea")
    assert table.hand("uk") == []
    assert table.milled("uk") == 0
    assert table.spaces("battle") == {"western_europe", "italy"}
    table.do(f"battle {space} {enemy}")
    assert table.over
    assert space not in table.where(enemy)


@no_effect("uk_resistance")
def test_the_resistance_needs_a_supplied_british_piece_nearby() -> None:
    table = resistance()
    assert table.over
    assert table.where("germany") == {"germany", "western_europe"}


@no_effect("uk_resistance")
def test_the_resistance_does_not_fight_elsewhere() -> None:
    table = resistance(germany="germany scandinavia", uk="united_kingdom north_sea")
    assert table.spaces("battle") == {"western_europe"}


# Royal Navy


def fleet_action(hand: str = "uk_land_battle uk_land_battle", **pieces: str) -> Table:
    pieces = {"uk": "united_kingdom north_sea"} | pieces
    table = position("uk", hand=f"uk_sea_battle {hand}", status="uk_royal_navy", **pieces)
    return table.play("uk_sea_battle")


@effect("uk_royal_navy")
def test_the_royal_navy_fights_again_next_to_the_battled_sea() -> None:
    table = fleet_action(germany="germany north_atlantic south_atlantic baltic_sea")
    table.do("battle north_atlantic germany").use("uk_royal_navy")
    assert table.hand("uk") == []
    assert table.spaces("battle") == {"north_atlantic", "south_atlantic"}
    table.do("battle south_atlantic germany")
    assert table.over
    assert table.where("germany") == {"germany", "baltic_sea"}


@effect("uk_royal_navy")
def test_the_royal_navy_fights_again_in_the_same_sea() -> None:
    table = fleet_action(germany="germany baltic_sea", italy="italy baltic_sea")
    table.do("battle baltic_sea germany").use("uk_royal_navy", "battle baltic_sea italy")
    assert table.at("baltic_sea") == set()


@no_effect("uk_royal_navy")
def test_the_royal_navy_fights_again_once_a_turn() -> None:
    table = fleet_action("uk_enigma uk_raf uk_singapore uk_destroyers")
    table.do("battle north_atlantic").use("uk_royal_navy")
    table.do("discard uk_enigma", "discard uk_raf", "battle south_atlantic")
    assert not table.may("use uk_royal_navy")


@no_effect("uk_royal_navy")
def test_the_royal_navy_does_not_follow_a_land_battle() -> None:
    pieces = {"uk": "united_kingdom north_sea", "germany": "germany western_europe"}
    table = position("uk", hand="uk_land_battle uk_enigma uk_raf", status="uk_royal_navy", **pieces)
    assert table.play("uk_land_battle", "battle western_europe germany").over


@effect("uk_royal_navy")
def test_the_royal_navy_lacking_hand_cards_pays_from_the_deck() -> None:
    table = fleet_action("uk_enigma").do("battle north_atlantic").use("uk_royal_navy")
    assert table.hand("uk") == []
    assert table.milled("uk") == 1

"""United Kingdom: events."""

from __future__ import annotations

import pytest

from cards.generals.position import effect, no_effect, position

# Dutch East Indies


@effect("uk_dutch_east_indies")
def test_the_dutch_east_indies_recruit_two_armies_and_a_navy_in_any_order() -> None:
    table = position("uk", hand="uk_dutch_east_indies")
    table.play("uk_dutch_east_indies", "recruit navy south_china_sea uk", "recruit army new_guinea uk")
    assert table.offered("recruit") == ["recruit army indonesia uk"]
    table.do("recruit army indonesia uk")
    assert table.over
    assert table.where("uk") == {"united_kingdom", "south_china_sea", "new_guinea", "indonesia"}


@effect("uk_dutch_east_indies")
def test_the_dutch_east_indies_may_recruit_less() -> None:
    table = position("uk", hand="uk_dutch_east_indies")
    table.play("uk_dutch_east_indies", "recruit army indonesia uk", "done")
    assert table.over
    assert table.where("uk") == {"united_kingdom", "indonesia"}


@no_effect("uk_dutch_east_indies")
def test_the_dutch_east_indies_are_lost_to_the_japanese() -> None:
    table = position("uk", hand="uk_dutch_east_indies", japan="japan indonesia new_guinea south_china_sea")
    assert table.play("uk_dutch_east_indies").over
    assert table.where("uk") == {"united_kingdom"}


@no_effect("uk_dutch_east_indies")
def test_the_dutch_east_indies_recruit_no_army_beyond_the_five() -> None:
    table = position("uk", hand="uk_dutch_east_indies", uk="united_kingdom canada india australia")
    table.play("uk_dutch_east_indies", "recruit army indonesia uk")
    assert table.offered("recruit") == ["recruit navy south_china_sea uk"]


# Enigma


@effect("uk_enigma")
def test_enigma_discards_a_german_status_of_choice() -> None:
    table = position("uk", hand="uk_enigma", status="germany_blitzkrieg germany_wolf_packs")
    table.play("uk_enigma")
    assert table.seat == "uk"
    table.do("discard germany_blitzkrieg")
    assert table.over
    assert table.statuses("germany") == ("germany_wolf_packs",)
    assert table.top("germany") == "germany_blitzkrieg"


@no_effect("uk_enigma")
def test_enigma_does_not_touch_statuses_of_other_nations() -> None:
    table = position("uk", hand="uk_enigma", status="italy_bravado japan_imperial_designs")
    assert table.play("uk_enigma").over
    assert table.statuses("italy") == ("italy_bravado",)
    assert table.statuses("japan") == ("japan_imperial_designs",)


# General Smuts


@effect("uk_general_smuts")
@pytest.mark.parametrize(
    ("ocean", "other"), [("southern_ocean", "indian_ocean"), ("indian_ocean", "southern_ocean")]
)
def test_general_smuts_recruits_an_army_in_africa_and_one_navy(ocean: str, other: str) -> None:
    table = position("uk", hand="uk_general_smuts")
    table.play("uk_general_smuts")
    assert table.spaces("recruit navy") == {ocean, other}
    table.do(f"recruit navy {ocean} uk", "recruit army africa uk")
    assert table.over
    assert table.where("uk") == {"united_kingdom", "africa", ocean}


@no_effect("uk_general_smuts")
def test_general_smuts_recruits_nobody_onto_enemies() -> None:
    table = position("uk", hand="uk_general_smuts", italy="italy africa", japan="southern_ocean indian_ocean")
    assert table.play("uk_general_smuts").over
    assert table.where("uk") == {"united_kingdom"}


# Increased Commonwealth Support


@effect("uk_increased_commonwealth_support")
@pytest.mark.parametrize("space", ["australia", "canada", "india"])
def test_the_commonwealth_sends_one_army(space: str) -> None:
    table = position("uk", hand="uk_increased_commonwealth_support")
    table.play("uk_increased_commonwealth_support")
    assert table.spaces("recruit") == {"australia", "canada", "india"}
    table.do(f"recruit army {space} uk")
    assert table.over
    assert table.where("uk") == {"united_kingdom", space}


@no_effect("uk_increased_commonwealth_support")
def test_the_commonwealth_sends_nobody_where_an_army_stands_already() -> None:
    pieces = {"uk": "united_kingdom canada", "japan": "japan india", "germany": "australia"}
    table = position("uk", hand="uk_increased_commonwealth_support", **pieces)
    assert table.play("uk_increased_commonwealth_support").over
    assert table.where("uk") == {"united_kingdom", "canada"}


# King Peter


@effect("uk_king_peter")
def test_king_peter_drives_an_axis_army_out_of_the_balkans_and_brings_a_british_one() -> None:
    table = position("uk", hand="uk_king_peter", italy="italy balkans")
    table.play("uk_king_peter", "eliminate balkans italy", "recruit army balkans uk")
    assert table.over
    assert table.at("balkans") == {"uk"}


@no_effect("uk_king_peter")
def test_king_peter_brings_nobody_while_another_axis_army_is_there() -> None:
    table = position("uk", hand="uk_king_peter", italy="italy balkans", germany="germany balkans")
    table.play("uk_king_peter", "eliminate balkans italy")
    assert table.over
    assert table.at("balkans") == {"germany"}


@no_effect("uk_king_peter")
def test_king_peter_leaves_an_allied_army_alone() -> None:
    table = position("uk", hand="uk_king_peter", ussr="moscow balkans")
    table.play("uk_king_peter")
    assert not table.offers("eliminate")
    assert table.offers("recruit army balkans uk")


# Ledo and Burma Roads


@effect("uk_ledo_and_burma_roads")
def test_the_burma_road_strikes_in_china_and_brings_an_american_army() -> None:
    table = position("uk", hand="uk_ledo_and_burma_roads", japan="japan sea_of_japan china", germany="china")
    table.play("uk_ledo_and_burma_roads", "eliminate china japan", "recruit army szechuan usa")
    assert table.over
    assert table.at("china") == {"germany"}
    assert table.where("japan") == {"japan", "sea_of_japan"}
    assert table.where("usa") == {"eastern_united_states", "szechuan"}


@no_effect("uk_ledo_and_burma_roads")
def test_the_burma_road_ends_before_a_japanese_army_in_szechuan() -> None:
    table = position("uk", hand="uk_ledo_and_burma_roads", japan="japan szechuan")
    assert table.play("uk_ledo_and_burma_roads").over
    assert table.where("usa") == {"eastern_united_states"}
    assert table.where("japan") == {"japan", "szechuan"}


@no_effect("uk_ledo_and_burma_roads")
def test_the_burma_road_brings_nobody_when_the_usa_has_no_army_left() -> None:
    table = position(
        "uk", hand="uk_ledo_and_burma_roads", usa="eastern_united_states canada hawaii iceland latin_america"
    )
    assert table.play("uk_ledo_and_burma_roads").seat == "usa"
    assert table.choose("done").over


@effect("uk_ledo_and_burma_roads")
def test_the_usa_may_take_an_army_up_for_the_burma_road() -> None:
    table = position(
        "uk", hand="uk_ledo_and_burma_roads", usa="eastern_united_states canada hawaii iceland latin_america"
    )
    table.play("uk_ledo_and_burma_roads", "take_off iceland usa")
    assert table.seat == "uk", "the United Kingdom goes on with its card"
    table.do("recruit army szechuan usa")
    assert table.over
    assert table.where("usa") == {"eastern_united_states", "canada", "hawaii", "latin_america", "szechuan"}


# Singapore


@effect("uk_singapore")
def test_singapore_recruits_an_army_and_a_navy() -> None:
    table = position("uk", hand="uk_singapore")
    table.play("uk_singapore", "recruit navy south_china_sea uk", "recruit army southeast_asia uk")
    assert table.over
    assert table.where("uk") == {"united_kingdom", "southeast_asia", "south_china_sea"}


@no_effect("uk_singapore")
def test_singapore_recruits_nobody_onto_the_japanese() -> None:
    table = position("uk", hand="uk_singapore", japan="japan southeast_asia south_china_sea")
    assert table.play("uk_singapore").over
    assert table.where("uk") == {"united_kingdom"}

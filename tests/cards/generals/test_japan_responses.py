"""Japan: responses in its own turn, which lie face down until they are used."""

from __future__ import annotations

from typing import Any

import pytest

from cards.generals.position import Table, effect, no_effect, position

# Banzai Charge


def charge(**pieces: str) -> Table:
    pieces = {"japan": "japan sea_of_japan china"} | pieces
    return position("japan", hand="japan_land_battle", response="japan_banzai_charge", **pieces)


@effect("japan_banzai_charge")
def test_banzai_charge_fights_again_next_to_the_battled_space() -> None:
    table = charge(uk="southeast_asia szechuan", usa="vladivostok")
    table.play("japan_land_battle", "battle southeast_asia uk").use("japan_banzai_charge")
    assert table.responses("japan") == []
    assert table.top("japan") == "japan_banzai_charge"
    assert table.spaces("battle") == {"southeast_asia", "szechuan"}
    table.do("battle szechuan uk")
    assert not table.may("battle")
    assert table.where("uk") == set()


@effect("japan_banzai_charge")
def test_banzai_charge_fights_again_in_the_same_space() -> None:
    table = charge(uk="szechuan", usa="szechuan")
    table.play("japan_land_battle", "battle szechuan uk").use("japan_banzai_charge", "battle szechuan usa")
    assert table.at("szechuan") == set()


@no_effect("japan_banzai_charge")
def test_banzai_charge_does_not_follow_a_sea_battle() -> None:
    table = position(
        "japan", hand="japan_sea_battle", response="japan_banzai_charge", japan="japan sea_of_japan"
    )
    table.play("japan_sea_battle", "battle north_pacific")
    assert not table.may("use japan_banzai_charge")


@no_effect("japan_banzai_charge")
def test_banzai_charge_cannot_be_used_from_hand() -> None:
    table = position(
        "japan", hand="japan_land_battle japan_banzai_charge", japan="japan sea_of_japan china", uk="szechuan"
    )
    table.play("japan_land_battle", "battle szechuan uk")
    assert not table.may("use japan_banzai_charge")


@no_effect("japan_banzai_charge")
def test_banzai_charge_is_spent_after_one_use() -> None:
    table = charge(uk="szechuan southeast_asia")
    table.play("japan_land_battle", "battle szechuan uk").use(
        "japan_banzai_charge", "battle southeast_asia uk"
    )
    assert not table.may("use japan_banzai_charge")


# China Offensive


def offensive(target: str, **pieces: str) -> Table:
    pieces = {"japan": "japan sea_of_japan china", "uk": target} | pieces
    table = position("japan", hand="japan_land_battle", response="japan_china_offensive", **pieces)
    return table.play("japan_land_battle", f"battle {target} uk")


@effect("japan_china_offensive")
def test_the_china_offensive_builds_in_the_battled_space_and_in_another() -> None:
    table = offensive("szechuan").use("japan_china_offensive")
    assert table.spaces("build") == {"szechuan"}
    table.do("build army szechuan japan")
    assert table.spaces("build") == {"southeast_asia"}
    table.do("build army southeast_asia japan").finish()
    assert table.where("japan") == {"japan", "sea_of_japan", "china", "szechuan", "southeast_asia"}


@effect("japan_china_offensive")
@pytest.mark.parametrize(
    ("target", "pieces", "others"),
    [
        ("china", "japan sea_of_japan", {"szechuan", "southeast_asia"}),
        ("southeast_asia", "japan sea_of_japan philippines south_china_sea", {"szechuan", "china"}),
    ],
)
def test_the_china_offensive_goes_on_from_any_of_the_three_spaces(
    target: str, pieces: str, others: set[str]
) -> None:
    table = offensive(target, japan=pieces).use("japan_china_offensive", f"build army {target} japan")
    assert table.spaces("build") == others
    table.do(f"build army {min(others)} japan")
    assert not table.may("build")


@effect("japan_china_offensive")
def test_the_china_offensive_may_leave_the_battled_space_empty() -> None:
    table = offensive("southeast_asia").use("japan_china_offensive", "done")
    assert table.spaces("build") == {"szechuan"}


@no_effect("japan_china_offensive")
def test_the_china_offensive_does_not_start_in_vladivostok() -> None:
    assert not offensive("vladivostok").may("use japan_china_offensive")


@no_effect("japan_china_offensive")
def test_the_china_offensive_builds_only_by_the_rules() -> None:
    table = offensive("southeast_asia", usa="szechuan").use("japan_china_offensive")
    table.do("build army southeast_asia japan")
    assert not table.offers("build army szechuan")


# Destroyer Transport


def land_battle(response: str, target: str, **pieces: str) -> Table:
    """Japan fights on land."""
    pieces = {"japan": "japan sea_of_japan"} | pieces
    table = position("japan", hand="japan_land_battle", response=response, **pieces)
    return table.play("japan_land_battle", f"battle {target}")


def sea_battle(response: str, target: str, **rest: Any) -> Table:
    """Japan fights from the Sea of Japan."""
    rest = {"japan": "japan sea_of_japan"} | rest
    table = position("japan", hand="japan_sea_battle", response=response, **rest)
    return table.play("japan_sea_battle", f"battle {target}")


@effect("japan_destroyer_transport")
def test_destroyer_transport_builds_two_armies_around_the_battled_sea() -> None:
    table = sea_battle("japan_destroyer_transport", "north_pacific").use("japan_destroyer_transport")
    # The Aleutian shore and Hawaii are next to that sea, but not next to a supplied Japanese piece.
    assert table.spaces("build") == {"vladivostok", "iwo_jima"}
    table.do("build army iwo_jima japan", "build army vladivostok japan").finish()
    assert table.where("japan") == {"japan", "sea_of_japan", "iwo_jima", "vladivostok"}


@no_effect("japan_destroyer_transport")
def test_destroyer_transport_builds_no_third_army() -> None:
    fleet = "japan sea_of_japan vladivostok north_pacific"
    table = sea_battle("japan_destroyer_transport", "central_pacific", japan=fleet)
    table.use("japan_destroyer_transport")
    assert table.spaces("build") == {"philippines", "iwo_jima", "hawaii"}
    table.do("build army philippines japan", "build army iwo_jima japan")
    assert not table.may("build")


@no_effect("japan_destroyer_transport", "japan_surprise_attack")
@pytest.mark.parametrize("card", ["japan_destroyer_transport", "japan_surprise_attack"])
def test_what_follows_a_sea_battle_does_not_follow_a_land_battle(card: str) -> None:
    assert not land_battle(card, "china").may(f"use {card}")


@effect("japan_destroyer_transport")
def test_destroyer_transport_may_wait_until_the_surprise_attack_is_over() -> None:
    table = sea_battle("japan_destroyer_transport japan_surprise_attack", "north_pacific")
    table.use("japan_surprise_attack", "battle south_china_sea", "pass", "battle china")
    assert table.offers("use japan_destroyer_transport south_china_sea")
    assert table.offers("use japan_destroyer_transport north_pacific")


@no_effect("japan_destroyer_transport")
def test_by_the_strict_rule_destroyer_transport_follows_its_sea_battle_at_once() -> None:
    both, strict = "japan_destroyer_transport japan_surprise_attack", {"strict_reactions": True}
    table = sea_battle(both, "north_pacific", options=strict)
    table.use("japan_surprise_attack", "battle south_china_sea")
    assert table.offered("use japan_destroyer_transport") == ["use japan_destroyer_transport south_china_sea"]
    table.do("pass", "battle china")
    assert not table.offers("use japan_destroyer_transport south_china_sea")


# Fall of Singapore


def singapore(response: str = "japan_fall_of_singapore", **pieces: str) -> Table:
    """Japan fights over Southeast Asia."""
    return land_battle(response, "southeast_asia", **{"japan": "japan sea_of_japan china"} | pieces)


@effect("japan_fall_of_singapore")
def test_the_fall_of_singapore_sinks_a_navy_and_brings_a_japanese_one() -> None:
    table = singapore(uk="united_kingdom south_china_sea north_sea").use("japan_fall_of_singapore")
    assert table.offered("eliminate") == ["eliminate south_china_sea uk"]
    table.do("eliminate south_china_sea uk")
    assert table.offered("recruit") == ["recruit navy south_china_sea japan"]
    table.do("recruit navy south_china_sea japan").finish()
    assert table.where("uk") == {"united_kingdom", "north_sea"}
    assert "south_china_sea" in table.where("japan")


@effect("japan_fall_of_singapore")
def test_the_fall_of_singapore_brings_a_navy_into_an_empty_sea_too() -> None:
    table = singapore().use("japan_fall_of_singapore", "recruit navy south_china_sea japan")
    assert "south_china_sea" in table.where("japan")


@no_effect("japan_fall_of_singapore")
def test_the_fall_of_singapore_needs_the_sea_to_itself() -> None:
    table = singapore(uk="south_china_sea", usa="south_china_sea").use("japan_fall_of_singapore")
    table.do("eliminate south_china_sea uk").finish()
    assert table.at("south_china_sea") == {"usa"}


@no_effect("japan_fall_of_singapore")
def test_the_fall_of_singapore_follows_no_battle_elsewhere() -> None:
    assert not land_battle("japan_fall_of_singapore", "china").may("use japan_fall_of_singapore")


@no_effect("japan_fall_of_singapore")
def test_destroyers_save_the_navy_from_the_fall_of_singapore() -> None:
    table = singapore("japan_fall_of_singapore uk_destroyers", uk="australia south_china_sea")
    table.use("japan_fall_of_singapore", "eliminate south_china_sea uk").use("uk_destroyers")
    assert not table.may("recruit navy south_china_sea")
    assert table.finish().at("south_china_sea") == {"uk"}


# Special Naval Landing Forces


@effect("japan_snlf")
def test_the_snlf_land_twice_around_a_navy_just_built() -> None:
    table = position("japan", hand="japan_build_navy", response="japan_snlf")
    table.play("japan_build_navy", "build navy sea_of_japan japan").use("japan_snlf")
    assert table.spaces("build") == {"china", "vladivostok", "philippines", "iwo_jima"}
    table.do("build army china japan", "build army iwo_jima japan").finish()
    assert table.where("japan") == {"japan", "sea_of_japan", "china", "iwo_jima"}


@effect("japan_snlf")
def test_the_snlf_follow_a_navy_declared_built_again() -> None:
    table = position("japan", hand="japan_build_navy", response="japan_snlf", japan="japan sea_of_japan")
    table.play("japan_build_navy", "rebuild navy sea_of_japan japan").use("japan_snlf")
    assert table.offers("build army philippines japan")


@no_effect("japan_snlf")
def test_the_snlf_land_only_around_the_new_navy() -> None:
    table = position("japan", hand="japan_build_navy", response="japan_snlf", japan="japan china")
    table.play("japan_build_navy", "build navy sea_of_japan japan").use("japan_snlf")
    # Southeast Asia is next to the army in China, but not next to the Sea of Japan.
    assert table.spaces("build") == {"vladivostok", "philippines", "iwo_jima"}
    table.do("build army philippines japan", "build army iwo_jima japan")
    assert not table.may("build")


@no_effect("japan_snlf")
def test_the_snlf_do_not_follow_an_army() -> None:
    table = position("japan", hand="japan_build_army", response="japan_snlf", japan="japan sea_of_japan")
    table.play("japan_build_army", "build army china japan")
    assert not table.may("use japan_snlf")


@no_effect("japan_snlf")
def test_the_snlf_do_not_follow_a_recruited_navy() -> None:
    table = singapore("japan_fall_of_singapore japan_snlf")
    table.use("japan_fall_of_singapore", "recruit navy south_china_sea japan")
    assert not table.may("use japan_snlf")


# Surprise Attack


@effect("japan_surprise_attack")
def test_the_surprise_attack_adds_a_sea_battle_then_a_land_battle() -> None:
    pieces = {"uk": "south_china_sea philippines", "usa": "north_pacific"}
    table = sea_battle("japan_surprise_attack", "north_pacific usa", **pieces)
    table.use("japan_surprise_attack").do("battle south_china_sea uk", "battle philippines uk")
    assert not table.may("battle")
    assert table.where("uk") == table.where("usa") == set()


@effect("japan_surprise_attack")
def test_the_surprise_attack_may_leave_out_the_sea_battle() -> None:
    table = sea_battle("japan_surprise_attack", "north_pacific", uk="philippines")
    table.use("japan_surprise_attack", "done", "battle philippines uk").finish()
    assert table.where("uk") == set()


@no_effect("japan_surprise_attack")
def test_the_surprise_attack_still_needs_supplied_pieces_nearby() -> None:
    table = sea_battle("japan_surprise_attack", "north_pacific", usa="hawaii east_pacific")
    table.use("japan_surprise_attack")
    assert not table.offers("battle east_pacific")
    table.do("done")
    assert not table.offers("battle hawaii")


# Truk


@effect("japan_truk")
def test_truk_supplies_navies_and_armies_around_the_central_pacific_for_the_turn() -> None:
    table = position(
        "japan",
        hand="japan_land_battle japan_sea_battle",
        response="japan_truk",
        japan="japan central_pacific new_guinea southern_ocean madagascar",
    )
    table.choose("discard japan_land_battle").end_play()
    assert table.unsupplied("japan") == {"central_pacific", "new_guinea", "southern_ocean", "madagascar"}
    table.use("japan_truk")
    assert table.where("japan") == {"japan", "central_pacific", "new_guinea", "southern_ocean"}
    assert table.unsupplied("japan") == set()


@effect("japan_truk")
def test_truk_lets_a_navy_without_a_base_attack() -> None:
    fleet = "japan central_pacific"
    table = position("japan", hand="japan_land_battle", response="japan_truk", japan=fleet, usa="hawaii")
    assert not table.offers("play japan_land_battle")
    table.do("anytime japan_truk").play("japan_land_battle", "battle hawaii usa").finish()
    assert table.where("usa") == set()


@effect("japan_truk")
def test_truk_lets_an_army_be_built_on_a_supply_source_next_to_a_navy_without_a_base() -> None:
    table = position("japan", hand="japan_build_army", response="japan_truk", japan="japan south_pacific")
    table.do("anytime japan_truk").play("japan_build_army")
    # Australia is a source; New Guinea is next to the Central Pacific; New Zealand is neither.
    assert table.spaces("build") == {"australia", "new_guinea"}
    table.do("build army australia japan")
    assert table.unsupplied("japan") == set()


@no_effect("japan_truk")
def test_truk_does_not_supply_armies_elsewhere() -> None:
    table = position(
        "japan", hand="japan_land_battle", response="japan_truk", japan="japan indonesia philippines"
    )
    table.do("anytime japan_truk")
    assert table.unsupplied("japan") == {"indonesia"}


@no_effect("japan_truk")
def test_truk_lasts_for_one_turn() -> None:
    table = position("japan", hand="japan_land_battle", response="japan_truk", japan="japan central_pacific")
    table.do("anytime japan_truk").skip_play()
    assert table.seat == "ussr"
    assert table.where("japan") == {"japan", "central_pacific"}
    assert table.unsupplied("japan") == {"central_pacific"}


@effect("japan_truk", "japan_battleship_repair")
def test_truk_and_then_battleship_repair_save_a_navy_out_of_supply() -> None:
    table = position(
        "usa",
        hand="usa_sea_battle",
        response="japan_truk japan_battleship_repair",
        japan="japan east_pacific",
        usa="hawaii",
    )
    table.play("usa_sea_battle", "battle east_pacific japan")
    assert table.seat == "japan"
    assert not table.offers("use japan_battleship_repair")
    table.use("japan_truk").use("japan_battleship_repair")
    assert table.finish().where("japan") == {"japan", "east_pacific"}


@no_effect("japan_truk")
def test_one_response_alone_cannot_save_it_and_is_not_asked_for() -> None:
    table = position(
        "usa", hand="usa_sea_battle", response="japan_truk", japan="japan east_pacific", usa="hawaii"
    )
    table.play("usa_sea_battle", "battle east_pacific japan")
    assert table.over
    assert table.where("japan") == {"japan"}

"""Japan: responses, which lie face down until they are used."""

from __future__ import annotations

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


# Battleship Repair


@effect("japan_battleship_repair")
def test_battleship_repair_saves_a_supplied_navy_for_the_turn() -> None:
    table = position(
        "usa",
        hand="usa_sea_battle",
        response="japan_battleship_repair",
        japan="japan sea_of_japan",
        usa="hawaii north_pacific",
    )
    table.play("usa_sea_battle", "battle sea_of_japan japan")
    assert table.seat == "japan"
    table.use("japan_battleship_repair")
    assert table.finish().where("japan") == {"japan", "sea_of_japan"}
    assert table.protected() == {"sea_of_japan"}
    assert table.top("japan") == "japan_battleship_repair"


@no_effect("japan_battleship_repair")
def test_battleship_repair_does_not_save_a_navy_out_of_supply() -> None:
    table = position(
        "usa",
        hand="usa_sea_battle",
        response="japan_battleship_repair",
        japan="sea_of_japan china central_pacific",
        usa="hawaii east_pacific",
    )
    table.play("usa_sea_battle", "battle central_pacific japan")
    assert not table.may("use japan_battleship_repair")
    assert table.finish().where("japan") == {"sea_of_japan", "china"}


@no_effect("japan_battleship_repair")
def test_the_repair_does_not_last_into_the_next_turn() -> None:
    table = position(
        "japan",
        hand="japan_land_battle",
        response="japan_battleship_repair",
        japan="japan sea_of_japan",
    )
    table.do("anytime japan_battleship_repair")
    assert table.protected() == {"sea_of_japan"}
    table.skip_play()
    assert table.protected() == set()


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


def transport(**pieces: str) -> Table:
    pieces = {"japan": "japan sea_of_japan"} | pieces
    table = position("japan", hand="japan_sea_battle", response="japan_destroyer_transport", **pieces)
    return table.play("japan_sea_battle")


@effect("japan_destroyer_transport")
def test_destroyer_transport_builds_two_armies_around_the_battled_sea() -> None:
    table = transport().do("battle north_pacific").use("japan_destroyer_transport")
    # The Aleutian shore and Hawaii are next to that sea, but not next to a supplied Japanese piece.
    assert table.spaces("build") == {"vladivostok", "iwo_jima"}
    table.do("build army iwo_jima japan", "build army vladivostok japan").finish()
    assert table.where("japan") == {"japan", "sea_of_japan", "iwo_jima", "vladivostok"}


@no_effect("japan_destroyer_transport")
def test_destroyer_transport_builds_no_third_army() -> None:
    table = transport(japan="japan sea_of_japan vladivostok north_pacific").do("battle central_pacific")
    table.use("japan_destroyer_transport")
    assert table.spaces("build") == {"philippines", "iwo_jima", "hawaii"}
    table.do("build army philippines japan", "build army iwo_jima japan")
    assert not table.may("build")


@no_effect("japan_destroyer_transport")
def test_destroyer_transport_does_not_follow_a_land_battle() -> None:
    table = position(
        "japan", hand="japan_land_battle", response="japan_destroyer_transport", japan="japan sea_of_japan"
    )
    table.play("japan_land_battle", "battle china")
    assert not table.may("use japan_destroyer_transport")


@effect("japan_destroyer_transport")
def test_destroyer_transport_may_wait_until_the_surprise_attack_is_over() -> None:
    table = position(
        "japan",
        hand="japan_sea_battle",
        response="japan_destroyer_transport japan_surprise_attack",
        japan="japan sea_of_japan",
    )
    table.play("japan_sea_battle", "battle north_pacific")
    table.use("japan_surprise_attack", "battle south_china_sea", "pass", "battle china")
    assert table.offers("use japan_destroyer_transport south_china_sea")
    assert table.offers("use japan_destroyer_transport north_pacific")


@no_effect("japan_destroyer_transport")
def test_by_the_strict_rule_destroyer_transport_follows_its_sea_battle_at_once() -> None:
    table = position(
        "japan",
        hand="japan_sea_battle",
        response="japan_destroyer_transport japan_surprise_attack",
        japan="japan sea_of_japan",
        options={"strict_reactions": True},
    )
    table.play("japan_sea_battle", "battle north_pacific")
    table.use("japan_surprise_attack", "battle south_china_sea")
    assert table.offered("use japan_destroyer_transport") == ["use japan_destroyer_transport south_china_sea"]
    table.do("pass", "battle china")
    assert not table.offers("use japan_destroyer_transport south_china_sea")


# Fall of Singapore


def singapore(**pieces: str) -> Table:
    pieces = {"japan": "japan sea_of_japan china"} | pieces
    table = position("japan", hand="japan_land_battle", response="japan_fall_of_singapore", **pieces)
    return table.play("japan_land_battle", "battle southeast_asia")


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
    table = position(
        "japan", hand="japan_land_battle", response="japan_fall_of_singapore", japan="japan sea_of_japan"
    )
    table.play("japan_land_battle", "battle china")
    assert not table.may("use japan_fall_of_singapore")


@no_effect("japan_fall_of_singapore")
def test_destroyers_save_the_navy_from_the_fall_of_singapore() -> None:
    table = position(
        "japan",
        hand="japan_land_battle",
        response="japan_fall_of_singapore uk_destroyers",
        japan="japan sea_of_japan china",
        uk="australia south_china_sea",
    )
    table.play("japan_land_battle", "battle southeast_asia").use("japan_fall_of_singapore")
    table.do("eliminate south_china_sea uk").use("uk_destroyers")
    assert not table.may("recruit navy south_china_sea")
    assert table.finish().at("south_china_sea") == {"uk"}


# Kamikaze


def convoy(sea: str = "north_pacific", **pieces: str) -> Table:
    pieces = {"japan": "japan sea_of_japan", "usa": "hawaii east_pacific"} | pieces
    table = position("usa", hand="usa_build_navy", response="japan_kamikaze", **pieces)
    return table.play("usa_build_navy", f"build navy {sea} usa")


@effect("japan_kamikaze")
def test_kamikaze_sinks_a_navy_just_built_next_to_a_japanese_piece() -> None:
    table = convoy().use("japan_kamikaze", "eliminate north_pacific usa")
    assert table.finish().where("usa") == {"hawaii", "east_pacific"}
    assert table.top("japan") == "japan_kamikaze"


@effect("japan_kamikaze")
def test_kamikaze_also_flies_from_an_army_beside_the_new_navy() -> None:
    table = convoy(japan="japan iwo_jima")
    assert table.may("use japan_kamikaze")


@no_effect("japan_kamikaze")
def test_kamikaze_ignores_an_army() -> None:
    table = position(
        "usa",
        hand="usa_build_army",
        response="japan_kamikaze",
        japan="japan sea_of_japan",
        usa="hawaii north_pacific",
    )
    table.play("usa_build_army", "build army vladivostok usa")
    assert not table.may("use japan_kamikaze")


@no_effect("japan_kamikaze")
def test_kamikaze_does_not_reach_a_navy_far_from_japan() -> None:
    table = convoy(japan="japan")
    assert not table.may("use japan_kamikaze")


@no_effect("japan_kamikaze")
def test_kamikaze_hits_the_new_navy_and_no_other_there() -> None:
    table = convoy(uk="north_pacific").use("japan_kamikaze")
    assert table.offered("eliminate") == ["eliminate north_pacific usa"]


@no_effect("japan_kamikaze")
def test_kamikaze_ignores_a_recruited_navy() -> None:
    table = position(
        "uk", hand="uk_singapore", response="japan_kamikaze", japan="japan sea_of_japan philippines"
    )
    table.play("uk_singapore", "recruit navy south_china_sea uk")
    assert not table.may("use japan_kamikaze")


# Kwantung Army


@effect("japan_kwantung_army")
@pytest.mark.parametrize(
    ("space", "line"),
    [
        ("china", "japan"),
        ("vladivostok", "japan sea_of_japan"),
        ("szechuan", "japan sea_of_japan south_china_sea southeast_asia"),
    ],
)
def test_the_kwantung_army_saves_a_supplied_army_in_manchuria_or_china(space: str, line: str) -> None:
    table = position(
        "ussr",
        hand="ussr_land_battle",
        response="japan_kwantung_army",
        japan=f"{line} {space}",
        ussr="moscow siberia mongolia",
    )
    table.play("ussr_land_battle", f"battle {space} japan").use("japan_kwantung_army")
    assert table.protected() == {space}
    assert space in table.finish().where("japan")


@no_effect("japan_kwantung_army")
def test_the_kwantung_army_does_not_save_an_army_out_of_supply() -> None:
    table = position(
        "ussr",
        hand="ussr_land_battle",
        response="japan_kwantung_army",
        japan="japan vladivostok",
        ussr="moscow siberia",
    )
    table.play("ussr_land_battle", "battle vladivostok japan")
    assert not table.may("use japan_kwantung_army")
    assert table.finish().where("japan") == {"japan"}


@no_effect("japan_kwantung_army")
def test_the_kwantung_army_does_not_save_an_army_in_southeast_asia() -> None:
    table = position(
        "uk",
        hand="uk_land_battle",
        response="japan_kwantung_army",
        japan="japan sea_of_japan southeast_asia south_china_sea",
        uk="india",
    )
    table.play("uk_land_battle", "battle southeast_asia japan")
    assert not table.may("use japan_kwantung_army")
    assert "southeast_asia" not in table.finish().where("japan")


# Operation Ketsu-Go


@effect("japan_operation_ketsu_go")
def test_ketsu_go_saves_the_army_in_japan() -> None:
    table = position(
        "usa",
        hand="usa_land_battle",
        response="japan_operation_ketsu_go",
        usa="hawaii north_pacific sea_of_japan",
        uk="iwo_jima",
    )
    table.play("usa_land_battle", "battle japan japan").use("japan_operation_ketsu_go").finish()
    assert table.where("japan") == {"japan"}


@effect("japan_operation_ketsu_go")
def test_ketsu_go_saves_the_navy_in_the_sea_of_japan_even_out_of_supply() -> None:
    table = position(
        "japan",
        hand="japan_land_battle japan_sea_battle",
        response="japan_operation_ketsu_go",
        japan="sea_of_japan vladivostok",
        usa="china",
    )
    table.choose("discard japan_land_battle").end_play()
    assert table.seat == "japan"
    table.use("japan_operation_ketsu_go")
    assert table.where("japan") == {"sea_of_japan"}


@no_effect("japan_operation_ketsu_go")
def test_ketsu_go_saves_nothing_in_the_north_pacific() -> None:
    table = position(
        "usa",
        hand="usa_sea_battle",
        response="japan_operation_ketsu_go",
        japan="japan sea_of_japan iwo_jima north_pacific",
        usa="hawaii east_pacific",
    )
    table.play("usa_sea_battle", "battle north_pacific japan")
    table.use("japan_operation_ketsu_go")
    assert table.spaces("protect") == {"japan", "sea_of_japan"}
    assert "north_pacific" not in table.finish().where("japan")


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
    table = position(
        "japan",
        hand="japan_land_battle",
        response="japan_fall_of_singapore japan_snlf",
        japan="japan sea_of_japan china",
    )
    table.play("japan_land_battle", "battle southeast_asia")
    table.use("japan_fall_of_singapore", "recruit navy south_china_sea japan")
    assert not table.may("use japan_snlf")


# Surprise Attack


@effect("japan_surprise_attack")
def test_the_surprise_attack_adds_a_sea_battle_then_a_land_battle() -> None:
    table = position(
        "japan",
        hand="japan_sea_battle",
        response="japan_surprise_attack",
        japan="japan sea_of_japan",
        uk="south_china_sea philippines",
        usa="north_pacific",
    )
    table.play("japan_sea_battle", "battle north_pacific usa").use("japan_surprise_attack")
    table.do("battle south_china_sea uk", "battle philippines uk")
    assert not table.may("battle")
    assert table.where("uk") == table.where("usa") == set()


@effect("japan_surprise_attack")
def test_the_surprise_attack_may_leave_out_the_sea_battle() -> None:
    table = position(
        "japan",
        hand="japan_sea_battle",
        response="japan_surprise_attack",
        japan="japan sea_of_japan",
        uk="philippines",
    )
    table.play("japan_sea_battle", "battle north_pacific").use("japan_surprise_attack", "done")
    table.do("battle philippines uk").finish()
    assert table.where("uk") == set()


@no_effect("japan_surprise_attack")
def test_the_surprise_attack_still_needs_supplied_pieces_nearby() -> None:
    table = position(
        "japan",
        hand="japan_sea_battle",
        response="japan_surprise_attack",
        japan="japan sea_of_japan",
        usa="hawaii east_pacific",
    )
    table.play("japan_sea_battle", "battle north_pacific").use("japan_surprise_attack")
    assert not table.offers("battle east_pacific")
    table.do("done")
    assert not table.offers("battle hawaii")


@no_effect("japan_surprise_attack")
def test_the_surprise_attack_does_not_follow_a_land_battle() -> None:
    table = position(
        "japan", hand="japan_land_battle", response="japan_surprise_attack", japan="japan sea_of_japan"
    )
    table.play("japan_land_battle", "battle china")
    assert not table.may("use japan_surprise_attack")


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
    table = position(
        "japan",
        hand="japan_land_battle",
        response="japan_truk",
        japan="japan central_pacific",
        usa="hawaii",
    )
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

"""United Kingdom: responses."""

from __future__ import annotations

import pytest

from cards.generals.position import Table, effect, no_effect, position

# Defensive Posture


def invasion(response: str, target: str, **pieces: str) -> Table:
    """Germany attacks across the North Sea or from Western Europe."""
    pieces = {"germany": "germany western_europe north_sea"} | pieces
    table = position("germany", hand="germany_land_battle", response=response, **pieces)
    return table.play("germany_land_battle", f"battle {target}")


@effect("uk_defensive_posture")
def test_defensive_posture_saves_a_supplied_army_anywhere() -> None:
    pieces = {"japan": "japan china southeast_asia", "uk": "india"}
    table = position("japan", hand="japan_land_battle", response="uk_defensive_posture", **pieces)
    table.play("japan_land_battle", "battle india uk").use("uk_defensive_posture").finish()
    assert table.where("uk") == {"india"}
    assert table.top("uk") == "uk_defensive_posture"


@effect("uk_defensive_posture")
def test_defensive_posture_protects_one_army_of_choice() -> None:
    table = invasion("uk_defensive_posture", "united_kingdom uk", uk="united_kingdom india")
    table.use("uk_defensive_posture")
    assert table.spaces("protect") == {"united_kingdom", "india"}


@no_effect("uk_defensive_posture")
def test_defensive_posture_does_not_save_an_army_out_of_supply() -> None:
    table = invasion("uk_defensive_posture", "iceland uk", uk="iceland")
    assert not table.may("use uk_defensive_posture")
    assert table.finish().where("uk") == set()


@no_effect("uk_defensive_posture")
def test_defensive_posture_does_not_save_an_american_army() -> None:
    table = invasion("uk_defensive_posture", "united_kingdom usa", usa="united_kingdom")
    assert not table.may("protect united_kingdom usa")
    assert table.finish().where("usa") == set()


# Destroyers


#: American pieces with a navy in supply in the North Sea.
NORTH_SEA_FLEET = "eastern_united_states north_atlantic north_sea"


def sea_attack(response: str, target: str, **pieces: str) -> Table:
    pieces = {"germany": "germany western_europe"} | pieces
    table = position("germany", hand="germany_sea_battle", response=response, **pieces)
    return table.play("germany_sea_battle", f"battle {target}")


@effect("uk_destroyers")
@pytest.mark.parametrize("nation", ["uk", "usa"])
def test_destroyers_save_a_british_or_american_navy_beside_a_british_army(nation: str) -> None:
    pieces = {"uk": {"uk": "united_kingdom north_sea"}, "usa": {"usa": NORTH_SEA_FLEET}}[nation]
    table = sea_attack("uk_destroyers", f"north_sea {nation}", **pieces)
    assert table.seat == "uk"
    table.use("uk_destroyers").finish()
    assert "north_sea" in table.where(nation)


@no_effect("uk_destroyers")
def test_destroyers_need_a_british_army_beside_the_navy() -> None:
    table = sea_attack("uk_destroyers", "north_sea usa", usa=f"{NORTH_SEA_FLEET} iceland", uk="canada")
    assert not table.may("use uk_destroyers")
    assert "north_sea" not in table.finish().where("usa")


@no_effect("uk_destroyers")
def test_destroyers_need_that_army_to_be_supplied() -> None:
    table = sea_attack("uk_destroyers", "north_sea usa", usa=NORTH_SEA_FLEET, uk="iceland")
    assert not table.may("use uk_destroyers")


@no_effect("uk_destroyers")
def test_destroyers_do_not_save_a_navy_out_of_supply() -> None:
    table = sea_attack("uk_destroyers", "north_sea usa", usa="eastern_united_states north_sea")
    assert not table.may("use uk_destroyers")
    assert table.finish().where("usa") == {"eastern_united_states"}


@no_effect("uk_destroyers")
def test_destroyers_do_not_save_a_soviet_navy() -> None:
    pieces = {"ussr": "western_europe north_sea", "germany": "united_kingdom", "uk": "iceland"}
    table = sea_attack("uk_destroyers", "north_sea ussr", **pieces)
    assert not table.may("use uk_destroyers")
    assert table.finish().where("ussr") == {"western_europe"}


# Loyal to the Crown


def occupation(space: str, japan: str) -> Table:
    """Japan builds an army there."""
    table = position("japan", hand="japan_build_army", response="uk_loyal_to_the_crown", japan=japan)
    return table.play("japan_build_army", f"build army {space} japan")


@effect("uk_loyal_to_the_crown")
def test_an_army_built_in_india_is_eliminated_by_those_loyal_to_the_crown() -> None:
    table = occupation("india", "japan china southeast_asia").use("uk_loyal_to_the_crown")
    assert table.offered("eliminate") == ["eliminate india japan"]
    table.do("eliminate india japan").finish()
    assert table.where("japan") == {"japan", "china", "southeast_asia"}


@effect("uk_loyal_to_the_crown")
def test_those_loyal_to_the_crown_also_eliminate_a_recruited_army() -> None:
    pieces = {"germany": "germany india", "uk": "australia indian_ocean bay_of_bengal", "usa": "indonesia"}
    responses = "uk_loyal_to_the_crown italy_romanian_reinforcements"
    table = position("uk", hand="uk_land_battle", response=responses, **pieces)
    table.play("uk_land_battle", "battle india germany")
    table.use("italy_romanian_reinforcements", "recruit army india italy")
    table.use("uk_loyal_to_the_crown", "eliminate india italy").finish()
    assert table.at("india") == set()


@effect("uk_loyal_to_the_crown")
@pytest.mark.parametrize(
    ("space", "line"),
    [("australia", "south_china_sea philippines"), ("canada", "north_pacific pacific_northwest")],
)
def test_the_crown_has_loyal_subjects_in_australia_and_canada_too(space: str, line: str) -> None:
    table = occupation(space, f"japan sea_of_japan {line}")
    assert table.may("use uk_loyal_to_the_crown")


@no_effect("uk_loyal_to_the_crown")
def test_the_crown_has_no_loyal_subjects_in_szechuan() -> None:
    table = occupation("szechuan", "japan sea_of_japan china")
    assert not table.may("use uk_loyal_to_the_crown")


@no_effect("uk_loyal_to_the_crown")
def test_an_army_that_was_in_india_before_is_safe() -> None:
    pieces = "japan china southeast_asia india"
    table = position("japan", hand="japan_land_battle", response="uk_loyal_to_the_crown", japan=pieces)
    table.play("japan_land_battle", "battle szechuan")
    assert not table.may("use uk_loyal_to_the_crown")


@no_effect("uk_loyal_to_the_crown")
def test_an_allied_army_in_canada_is_welcome() -> None:
    table = position("usa", hand="usa_build_army", response="uk_loyal_to_the_crown")
    table.play("usa_build_army", "build army canada usa")
    assert not table.may("use uk_loyal_to_the_crown")


# Royal Air Force


@effect("uk_raf")
@pytest.mark.parametrize("nation", ["uk", "usa", "ussr"])
def test_the_raf_saves_any_allied_army_in_the_united_kingdom(nation: str) -> None:
    pieces = {"uk": "iceland"} | {nation: "united_kingdom"}
    table = invasion("uk_raf", f"united_kingdom {nation}", **pieces)
    table.use("uk_raf").finish()
    assert table.where(nation) == {"united_kingdom"}


@effect("uk_raf")
def test_the_raf_saves_a_supplied_american_navy_in_the_north_sea() -> None:
    table = sea_attack("uk_raf", "north_sea usa", usa=NORTH_SEA_FLEET, uk="iceland")
    table.use("uk_raf").finish()
    assert "north_sea" in table.where("usa")


@no_effect("uk_raf")
def test_the_raf_does_not_save_a_navy_out_of_supply() -> None:
    table = sea_attack("uk_raf", "north_sea usa", usa="eastern_united_states north_sea", uk="iceland")
    assert not table.may("use uk_raf")
    assert table.finish().where("usa") == {"eastern_united_states"}


@no_effect("uk_raf")
def test_the_raf_does_not_fly_to_iceland() -> None:
    table = invasion("uk_raf", "iceland uk", uk="united_kingdom iceland")
    assert not table.may("protect iceland")
    assert table.finish().where("uk") == {"united_kingdom"}

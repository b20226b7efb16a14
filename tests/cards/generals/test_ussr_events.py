"""USSR: events."""

from __future__ import annotations

import pytest

from cards.generals.position import effect, no_effect, position

# General Winter


@effect("ussr_general_winter")
def test_general_winter_eliminates_two_axis_armies() -> None:
    axis = {"germany": "germany russia siberia eastern_europe", "italy": "italy ukraine"}
    table = position("ussr", hand="ussr_general_winter", ussr="", **axis).play("ussr_general_winter")
    assert table.offered("eliminate") == [
        "eliminate russia germany",
        "eliminate siberia germany",
        "eliminate ukraine italy",
    ]
    table.do("eliminate siberia germany", "eliminate ukraine italy")
    assert table.over
    assert table.where("germany") == {"germany", "russia", "eastern_europe"}
    assert table.where("italy") == {"italy"}


@effect("ussr_general_winter")
def test_general_winter_reaches_moscow_itself() -> None:
    table = position("ussr", hand="ussr_general_winter", germany="germany moscow", ussr="siberia")
    table.play("ussr_general_winter", "eliminate moscow germany")
    assert table.at("moscow") == set()


@no_effect("ussr_general_winter")
def test_general_winter_spares_kazakhstan_and_allied_armies() -> None:
    table = position(
        "ussr", hand="ussr_general_winter", germany="germany kazakhstan", uk="united_kingdom ukraine"
    )
    assert table.play("ussr_general_winter").over
    assert table.at("kazakhstan") == {"germany"}
    assert table.at("ukraine") == {"uk"}


# German-Soviet Treaty


@effect("ussr_german_soviet_treaty")
@pytest.mark.parametrize("first", ["ukraine", "eastern_europe"])
def test_the_treaty_builds_in_eastern_europe_and_ukraine_in_any_order(first: str) -> None:
    table = position("ussr", hand="ussr_german_soviet_treaty", ussr="moscow russia")
    table.play("ussr_german_soviet_treaty", f"build army {first} ussr")
    second = ({"ukraine", "eastern_europe"} - {first}).pop()
    assert table.spaces("build") == {second}
    table.do(f"build army {second} ussr")
    assert table.over
    assert table.where("ussr") == {"moscow", "russia", "ukraine", "eastern_europe"}


@effect("ussr_german_soviet_treaty")
def test_the_army_in_ukraine_supplies_the_one_in_eastern_europe() -> None:
    table = position("ussr", hand="ussr_german_soviet_treaty")
    assert table.play("ussr_german_soviet_treaty").spaces("build") == {"ukraine"}
    assert table.do("build army ukraine ussr").spaces("build") == {"eastern_europe"}


@no_effect("ussr_german_soviet_treaty")
def test_the_treaty_gives_nothing_that_the_axis_already_holds() -> None:
    table = position(
        "ussr", hand="ussr_german_soviet_treaty", germany="germany eastern_europe", italy="ukraine"
    )
    assert table.play("ussr_german_soviet_treaty").over
    assert table.where("ussr") == {"moscow"}


# Mao Tse-tung


@effect("ussr_mao_tse_tung")
@pytest.mark.parametrize("space", ["china", "szechuan"])
def test_mao_eliminates_one_axis_army_in_china_or_szechuan(space: str) -> None:
    table = position("ussr", hand="ussr_mao_tse_tung", japan="japan china szechuan")
    table.play("ussr_mao_tse_tung", f"eliminate {space} japan")
    assert table.over
    assert table.where("japan") == {"japan", "china", "szechuan"} - {space}


@no_effect("ussr_mao_tse_tung")
def test_mao_does_not_reach_southeast_asia_nor_an_american_army() -> None:
    table = position("ussr", hand="ussr_mao_tse_tung", japan="japan southeast_asia", usa="szechuan")
    assert table.play("ussr_mao_tse_tung").over
    assert table.at("szechuan") == {"usa"}


# Tito's Partisans


@effect("ussr_titos_partisans")
@pytest.mark.parametrize("nation", ["ussr", "uk"])
def test_titos_partisans_eliminate_and_recruit_a_soviet_or_british_army(nation: str) -> None:
    table = position("ussr", hand="ussr_titos_partisans", italy="italy balkans")
    table.play("ussr_titos_partisans", "eliminate balkans italy", f"recruit army balkans {nation}")
    assert table.over
    assert table.at("balkans") == {nation}


@effect("ussr_titos_partisans")
def test_titos_partisans_recruit_in_empty_balkans_too() -> None:
    table = position("ussr", hand="ussr_titos_partisans")
    table.play("ussr_titos_partisans", "recruit army balkans ussr")
    assert table.at("balkans") == {"ussr"}


@no_effect("ussr_titos_partisans")
def test_titos_partisans_eliminate_one_army_and_recruit_nobody_beside_the_other() -> None:
    table = position("ussr", hand="ussr_titos_partisans", italy="balkans", germany="germany balkans")
    table.play("ussr_titos_partisans", "eliminate balkans germany")
    assert table.over
    assert table.at("balkans") == {"italy"}


# Trans-Siberian Railroad


@effect("ussr_trans_siberian_railroad")
def test_the_trans_siberian_builds_armies_anew() -> None:
    table = position("ussr", hand="ussr_trans_siberian_railroad", ussr="moscow ukraine russia")
    table.play("ussr_trans_siberian_railroad", "lift russia", "build army siberia ussr")
    table.do("lift ukraine", "build army vladivostok ussr", "done")
    assert table.over
    assert table.where("ussr") == {"moscow", "siberia", "vladivostok"}


@no_effect("ussr_trans_siberian_railroad")
def test_an_army_that_came_by_train_does_not_board_again() -> None:
    table = position("ussr", hand="ussr_trans_siberian_railroad", ussr="moscow russia")
    table.play("ussr_trans_siberian_railroad", "lift russia", "build army siberia ussr")
    assert table.offered("lift") == ["lift moscow"]


@no_effect("ussr_trans_siberian_railroad")
def test_no_train_runs_where_no_supplied_army_waits() -> None:
    table = position("ussr", hand="ussr_trans_siberian_railroad", ussr="moscow russia vladivostok")
    table.play("ussr_trans_siberian_railroad", "lift russia")
    assert table.spaces("build") == {"russia", "ukraine", "siberia", "kazakhstan"}


@no_effect("ussr_trans_siberian_railroad")
def test_the_trans_siberian_carries_no_navy() -> None:
    table = position("ussr", hand="ussr_trans_siberian_railroad", ussr="moscow ukraine black_sea")
    table.play("ussr_trans_siberian_railroad")
    assert table.spaces("lift") == {"moscow", "ukraine"}


# Vasilevsky


@effect("ussr_vasilevsky")
def test_vasilevsky_recruits_in_vladivostok_and_strikes_in_china() -> None:
    table = position("ussr", hand="ussr_vasilevsky", japan="japan sea_of_japan china", italy="china")
    table.play("ussr_vasilevsky", "recruit army vladivostok ussr", "eliminate china japan")
    assert table.over
    assert table.at("china") == {"italy"}
    assert table.where("ussr") == {"moscow", "vladivostok"}
    assert table.where("japan") == {"japan", "sea_of_japan"}


@effect("ussr_vasilevsky")
def test_vasilevsky_strikes_in_china_with_vladivostok_lost() -> None:
    table = position("ussr", hand="ussr_vasilevsky", japan="japan vladivostok china")
    table.play("ussr_vasilevsky", "eliminate china japan")
    assert table.over
    assert table.where("japan") == {"japan", "vladivostok"}


@no_effect("ussr_vasilevsky")
def test_vasilevsky_finds_no_enemy_in_empty_china() -> None:
    table = position("ussr", hand="ussr_vasilevsky", ussr="moscow vladivostok", uk="china")
    assert table.play("ussr_vasilevsky").over
    assert table.at("china") == {"uk"}

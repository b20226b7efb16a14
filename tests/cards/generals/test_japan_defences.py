"""Japan: responses that answer an enemy or save a piece from one."""

from __future__ import annotations

import pytest

from cards.generals.position import Table, effect, no_effect, position

# Battleship Repair


def naval_attack(sea: str, response: str = "japan_battleship_repair", **pieces: str) -> Table:
    """The United States attack a Japanese navy."""
    pieces = {"japan": "japan sea_of_japan"} | pieces
    table = position("usa", hand="usa_sea_battle", response=response, **pieces)
    return table.play("usa_sea_battle", f"battle {sea} japan")


@effect("japan_battleship_repair")
def test_battleship_repair_saves_a_supplied_navy_for_the_turn() -> None:
    table = naval_attack("sea_of_japan", usa="hawaii north_pacific")
    assert table.seat == "japan"
    table.use("japan_battleship_repair")
    assert table.finish().where("japan") == {"japan", "sea_of_japan"}
    assert table.protected() == {"sea_of_japan"}
    assert table.top("japan") == "japan_battleship_repair"


@no_effect("japan_battleship_repair")
def test_battleship_repair_does_not_save_a_navy_out_of_supply() -> None:
    fleet = "sea_of_japan china central_pacific"
    table = naval_attack("central_pacific", japan=fleet, usa="hawaii east_pacific")
    assert not table.may("use japan_battleship_repair")
    assert table.finish().where("japan") == {"sea_of_japan", "china"}


@no_effect("japan_battleship_repair")
def test_the_repair_does_not_last_into_the_next_turn() -> None:
    fleet, response = "japan sea_of_japan", "japan_battleship_repair"
    table = position("japan", hand="japan_land_battle", response=response, japan=fleet)
    table.do("anytime japan_battleship_repair")
    assert table.protected() == {"sea_of_japan"}
    table.skip_play()
    assert table.protected() == set()


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
    pieces = {"japan": "japan sea_of_japan", "usa": "hawaii north_pacific"}
    table = position("usa", hand="usa_build_army", response="japan_kamikaze", **pieces)
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


def manchuria(space: str, japan: str) -> Table:
    """The Soviet Union attacks the Japanese army there."""
    pieces = {"japan": japan, "ussr": "moscow siberia mongolia"}
    table = position("ussr", hand="ussr_land_battle", response="japan_kwantung_army", **pieces)
    return table.play("ussr_land_battle", f"battle {space} japan")


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
    table = manchuria(space, f"{line} {space}").use("japan_kwantung_army")
    assert table.protected() == {space}
    assert space in table.finish().where("japan")


@no_effect("japan_kwantung_army")
def test_the_kwantung_army_does_not_save_an_army_out_of_supply() -> None:
    table = manchuria("vladivostok", "japan vladivostok")
    assert not table.may("use japan_kwantung_army")
    assert table.finish().where("japan") == {"japan"}


@no_effect("japan_kwantung_army")
def test_the_kwantung_army_does_not_save_an_army_in_southeast_asia() -> None:
    line = "japan sea_of_japan southeast_asia south_china_sea"
    table = position("uk", hand="uk_land_battle", response="japan_kwantung_army", japan=line, uk="india")
    table.play("uk_land_battle", "battle southeast_asia japan")
    assert not table.may("use japan_kwantung_army")
    assert "southeast_asia" not in table.finish().where("japan")


# Operation Ketsu-Go


@effect("japan_operation_ketsu_go")
def test_ketsu_go_saves_the_army_in_japan() -> None:
    pieces = {"usa": "hawaii north_pacific sea_of_japan", "uk": "iwo_jima"}
    table = position("usa", hand="usa_land_battle", response="japan_operation_ketsu_go", **pieces)
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
    fleet = "japan sea_of_japan iwo_jima north_pacific"
    table = naval_attack("north_pacific", "japan_operation_ketsu_go", japan=fleet, usa="hawaii east_pacific")
    table.use("japan_operation_ketsu_go")
    assert table.spaces("protect") == {"japan", "sea_of_japan"}
    assert "north_pacific" not in table.finish().where("japan")

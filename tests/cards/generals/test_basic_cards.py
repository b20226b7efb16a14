"""The four basic cards of each nation: Build Army, Build Navy, Land Battle, Sea Battle."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from cards.generals.position import Table, effect, no_effect, position
from quadrant.games.generals.components import NATIONS

BUILD_ARMY = [f"{nation}_build_army" for nation in NATIONS]
BUILD_NAVY = [f"{nation}_build_navy" for nation in NATIONS]
LAND_BATTLE = [f"{nation}_land_battle" for nation in NATIONS]
SEA_BATTLE = [f"{nation}_sea_battle" for nation in NATIONS]


class Build(NamedTuple):
    nation: str
    pieces: str
    #: Every space where a new piece may be built.
    sites: str


class Battle(NamedTuple):
    nation: str
    pieces: str
    space: str
    enemy: str
    enemy_pieces: str
    #: A space with an enemy piece that is out of reach.
    far: str


ARMIES = [
    Build("germany", "germany", "western_europe eastern_europe balkans italy"),
    Build("uk", "united_kingdom north_sea", "iceland scandinavia western_europe north_africa"),
    Build("japan", "japan sea_of_japan", "china vladivostok philippines iwo_jima"),
    Build("ussr", "moscow", "russia ukraine siberia kazakhstan"),
    Build("italy", "italy", "western_europe germany balkans"),
    Build("usa", "eastern_united_states", "canada western_united_states latin_america"),
]
NAVIES = [
    Build("germany", "germany", "baltic_sea"),
    Build("uk", "united_kingdom", "north_sea"),
    Build("japan", "japan", "sea_of_japan"),
    Build("ussr", "moscow ukraine", "black_sea caspian_sea"),
    Build("italy", "italy", "mediterranean_sea"),
    Build("usa", "eastern_united_states", "north_atlantic"),
]
ON_LAND = [
    Battle("germany", "germany eastern_europe", "ukraine", "ussr", "moscow ukraine", "moscow"),
    Battle(
        "uk", "united_kingdom north_sea", "western_europe", "germany", "germany western_europe", "germany"
    ),
    Battle("japan", "japan sea_of_japan", "china", "ussr", "moscow china siberia", "siberia"),
    Battle("ussr", "moscow", "ukraine", "germany", "germany ukraine eastern_europe", "eastern_europe"),
    Battle(
        "italy",
        "italy mediterranean_sea",
        "north_africa",
        "uk",
        "united_kingdom north_africa africa",
        "africa",
    ),
    Battle(
        "usa",
        "eastern_united_states",
        "canada",
        "japan",
        "japan canada pacific_northwest",
        "pacific_northwest",
    ),
]
AT_SEA = [
    Battle(
        "germany",
        "germany western_europe",
        "north_sea",
        "uk",
        "united_kingdom north_sea north_atlantic",
        "north_atlantic",
    ),
    Battle("uk", "united_kingdom", "north_sea", "germany", "germany north_sea baltic_sea", "baltic_sea"),
    Battle("japan", "japan", "sea_of_japan", "usa", "sea_of_japan central_pacific", "central_pacific"),
    Battle("ussr", "moscow ukraine", "black_sea", "germany", "germany black_sea baltic_sea", "baltic_sea"),
    Battle("italy", "italy", "mediterranean_sea", "uk", "mediterranean_sea north_sea", "north_sea"),
    Battle(
        "usa", "eastern_united_states", "north_atlantic", "germany", "north_atlantic north_sea", "north_sea"
    ),
]


def builds(case: Build, piece: str, pieces: str = "", **others: str) -> Table:
    hand = f"{case.nation}_build_{piece}"
    table = position(case.nation, hand=hand, **{case.nation: pieces or case.pieces}, **others)
    return table.play(hand) if table.offers(f"play {hand}") else table


def attacks(case: Battle, kind: str, **pieces: str) -> Table:
    hand = f"{case.nation}_{kind}_battle"
    pieces = {case.nation: case.pieces, case.enemy: case.enemy_pieces} | pieces
    table = position(case.nation, hand=hand, **pieces)
    return table.play(hand) if table.offers(f"play {hand}") else table


def by_nation(cases: list[Build] | list[Battle]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases, ids=lambda case: case.nation)


# Build Army


@effect(*BUILD_ARMY)
@by_nation(ARMIES)
def test_an_army_is_built_next_to_a_supplied_piece(case: Build) -> None:
    table = builds(case, "army")
    assert table.spaces("build army") == set(case.sites.split())
    space = case.sites.split()[0]
    table.do(f"build army {space} {case.nation}")
    assert table.over
    assert table.where(case.nation) == {*case.pieces.split(), space}
    assert table.top(case.nation) == f"{case.nation}_build_army"


@effect(*BUILD_ARMY)
@by_nation(ARMIES)
def test_an_army_is_built_at_home_from_nothing(case: Build) -> None:
    home = case.pieces.split()[0]
    table = builds(case, "army", pieces=" ")
    assert table.offered("build") == [f"build army {home} {case.nation}"]


@effect(*BUILD_ARMY)
@by_nation(ARMIES)
def test_a_supplied_army_may_be_declared_built_again(case: Build) -> None:
    home = case.pieces.split()[0]
    table = builds(case, "army").do(f"rebuild army {home} {case.nation}")
    assert table.over
    assert table.where(case.nation) == set(case.pieces.split())


@no_effect(*BUILD_ARMY)
@by_nation(ARMIES)
def test_no_army_is_built_where_an_enemy_army_stands(case: Build) -> None:
    space = case.sites.split()[0]
    enemy = "usa" if case.nation in ("germany", "japan", "italy") else "japan"
    table = builds(case, "army", **{enemy: space})
    assert not table.offers(f"build army {space}")


@no_effect(*BUILD_ARMY)
@by_nation(ARMIES)
def test_no_army_is_built_next_to_a_piece_out_of_supply(case: Build) -> None:
    table = builds(case, "army", pieces="new_zealand")
    assert table.spaces("build") == {case.pieces.split()[0]}
    assert not table.offers("rebuild")


@no_effect(*BUILD_ARMY)
@by_nation(ARMIES)
def test_no_army_is_built_when_none_is_left(case: Build) -> None:
    anywhere = ["iceland", "madagascar", "new_zealand", "africa", "iwo_jima", "mongolia"]
    home = case.pieces.split()[0]
    stock = {"germany": 7, "uk": 5, "japan": 5, "ussr": 7, "italy": 4, "usa": 5}[case.nation]
    table = builds(case, "army", pieces=" ".join([home, *anywhere[: stock - 1]]))
    assert not table.offers("build")
    assert table.offered("rebuild") == [f"rebuild army {home} {case.nation}"]


@no_effect(*BUILD_ARMY)
@by_nation(ARMIES)
def test_build_army_may_be_discarded_without_effect(case: Build) -> None:
    table = position(case.nation, hand=f"{case.nation}_build_army", **{case.nation: case.pieces})
    table.choose(f"discard {case.nation}_build_army")
    assert table.over
    assert table.where(case.nation) == set(case.pieces.split())
    assert table.top(case.nation) is None


# Build Navy


@effect(*BUILD_NAVY)
@by_nation(NAVIES)
def test_a_navy_is_built_next_to_a_supplied_piece(case: Build) -> None:
    table = builds(case, "navy")
    assert table.spaces("build navy") == set(case.sites.split())
    space = case.sites.split()[0]
    table.do(f"build navy {space} {case.nation}")
    assert table.over
    assert table.where(case.nation) == {*case.pieces.split(), space}


@effect(*BUILD_NAVY)
@by_nation(NAVIES)
def test_a_supplied_navy_may_be_declared_built_again(case: Build) -> None:
    sea = case.sites.split()[0]
    table = builds(case, "navy", pieces=f"{case.pieces} {sea}").do(f"rebuild navy {sea} {case.nation}")
    assert table.over
    assert sea in table.where(case.nation)


@no_effect(*BUILD_NAVY)
@by_nation(NAVIES)
def test_build_navy_may_not_be_played_without_a_supplied_piece(case: Build) -> None:
    table = builds(case, "navy", pieces="new_zealand")
    assert table.match.options()[0] == ("discard", f"{case.nation}_build_navy")


@no_effect(*BUILD_NAVY)
@by_nation(NAVIES)
def test_no_navy_is_built_where_an_enemy_navy_is(case: Build) -> None:
    sea = case.sites.split()[0]
    enemy = "usa" if case.nation in ("germany", "japan", "italy") else "japan"
    assert not builds(case, "navy", **{enemy: sea}).offers(f"build navy {sea}")


@no_effect(*BUILD_NAVY)
@pytest.mark.parametrize(
    ("nation", "pieces", "sea"),
    [
        ("germany", "germany western_europe north_sea", "south_atlantic"),
        ("uk", "united_kingdom north_sea", "south_atlantic"),
        ("japan", "japan sea_of_japan", "central_pacific"),
        ("ussr", "moscow ukraine", "baltic_sea"),
        ("italy", "italy mediterranean_sea", "north_sea"),
        ("usa", "eastern_united_states north_atlantic", "south_atlantic"),
    ],
)
def test_no_navy_is_built_without_an_army_of_the_camp_beside_it(nation: str, pieces: str, sea: str) -> None:
    assert not builds(Build(nation, pieces, ""), "navy").offers(f"build navy {sea}")


@effect("uk_build_navy", "usa_build_navy", "germany_build_navy")
@pytest.mark.parametrize(
    ("nation", "pieces", "sea", "ally", "land"),
    [
        ("uk", "united_kingdom north_sea", "south_atlantic", "usa", "africa"),
        ("usa", "eastern_united_states north_atlantic", "south_atlantic", "ussr", "latin_america"),
        ("germany", "germany western_europe north_sea", "south_atlantic", "japan", "africa"),
    ],
)
def test_an_allied_army_beside_the_sea_is_port_enough(
    nation: str, pieces: str, sea: str, ally: str, land: str
) -> None:
    assert builds(Build(nation, pieces, ""), "navy", **{ally: land}).offers(f"build navy {sea}")


@no_effect(*BUILD_NAVY)
@by_nation(NAVIES)
def test_no_navy_is_built_when_none_is_left(case: Build) -> None:
    seas = ["southern_ocean", "indian_ocean", "south_pacific", "southeast_pacific", "central_pacific"]
    stock = {"germany": 3, "uk": 5, "japan": 5, "ussr": 1, "italy": 3, "usa": 5}[case.nation]
    table = builds(case, "navy", pieces=f"{case.pieces} {' '.join(seas[:stock])}")
    assert not table.offers("build")


# Land Battle


@effect(*LAND_BATTLE)
@by_nation(ON_LAND)
def test_a_land_battle_removes_an_army_next_to_a_supplied_piece(case: Battle) -> None:
    table = attacks(case, "land").do(f"battle {case.space} {case.enemy}").finish()
    assert table.where(case.enemy) == set(case.enemy_pieces.split()) - {case.space}
    assert table.where(case.nation) == set(case.pieces.split())
    assert table.top(case.nation) == f"{case.nation}_land_battle"


@effect(*LAND_BATTLE)
@by_nation(ON_LAND)
def test_a_land_battle_may_be_fought_over_an_empty_space(case: Battle) -> None:
    elsewhere = " ".join({*case.enemy_pieces.split()} - {case.space})
    table = attacks(case, "land", **{case.enemy: elsewhere}).do(f"battle {case.space}").finish()
    assert table.where(case.enemy) == set(elsewhere.split())


@no_effect(*LAND_BATTLE)
@by_nation(ON_LAND)
def test_a_land_battle_does_not_reach_further_than_one_space(case: Battle) -> None:
    table = attacks(case, "land")
    assert case.space in table.spaces("battle")
    assert case.far not in table.spaces("battle")


@no_effect(*LAND_BATTLE)
@by_nation(ON_LAND)
def test_a_land_battle_may_not_be_played_without_a_supplied_piece(case: Battle) -> None:
    table = attacks(case, "land", **{case.nation: "new_zealand"})
    assert not table.offers("battle")
    assert table.offers(f"discard {case.nation}_land_battle")


@no_effect(*LAND_BATTLE)
@by_nation(ON_LAND)
def test_a_land_battle_is_never_fought_at_sea_or_against_ones_own_camp(case: Battle) -> None:
    ally = {"germany": "italy", "japan": "italy", "italy": "germany", "uk": "ussr", "ussr": "uk", "usa": "uk"}
    elsewhere = " ".join({*case.enemy_pieces.split()} - {case.space})
    table = attacks(case, "land", **{case.enemy: elsewhere, ally[case.nation]: case.space})
    assert case.space not in table.spaces("battle")
    assert not any("sea" in space or "ocean" in space for space in table.spaces("battle"))


# Sea Battle


@effect(*SEA_BATTLE)
@by_nation(AT_SEA)
def test_a_sea_battle_removes_a_navy_next_to_a_supplied_piece(case: Battle) -> None:
    table = attacks(case, "sea").do(f"battle {case.space} {case.enemy}").finish()
    assert table.where(case.enemy) == set(case.enemy_pieces.split()) - {case.space}
    assert table.where(case.nation) == set(case.pieces.split())


@effect(*SEA_BATTLE)
@by_nation(AT_SEA)
def test_a_sea_battle_may_be_fought_over_an_empty_space(case: Battle) -> None:
    elsewhere = " ".join({*case.enemy_pieces.split()} - {case.space})
    table = attacks(case, "sea", **{case.enemy: elsewhere}).do(f"battle {case.space}").finish()
    assert table.where(case.enemy) == set(elsewhere.split())


@no_effect(*SEA_BATTLE)
@by_nation(AT_SEA)
def test_a_sea_battle_does_not_reach_further_than_one_space(case: Battle) -> None:
    table = attacks(case, "sea")
    assert case.space in table.spaces("battle")
    assert case.far not in table.spaces("battle")


@no_effect(*SEA_BATTLE)
@by_nation(AT_SEA)
def test_a_sea_battle_may_not_be_played_without_a_supplied_piece(case: Battle) -> None:
    table = attacks(case, "sea", **{case.nation: "new_zealand"})
    assert not table.offers("battle")
    assert table.offers(f"discard {case.nation}_sea_battle")


@no_effect("uk_sea_battle", "italy_sea_battle")
def test_a_strait_is_closed_to_the_camp_that_does_not_hold_its_land() -> None:
    pieces = {"uk": "united_kingdom north_sea", "italy": "italy mediterranean_sea"}
    british = position("uk", hand="uk_sea_battle", germany="germany north_africa", **pieces)
    assert british.play("uk_sea_battle").spaces("battle") == {
        "north_atlantic",
        "south_atlantic",
        "baltic_sea",
    }
    italian = position("italy", hand="italy_sea_battle", **pieces)
    assert not italian.offers("play italy_sea_battle")


@effect("uk_sea_battle", "italy_sea_battle")
def test_a_strait_is_open_to_the_camp_that_holds_its_land() -> None:
    pieces = {"uk": "united_kingdom north_sea", "italy": "italy mediterranean_sea"}
    british = position("uk", hand="uk_sea_battle", **pieces)
    assert british.play("uk_sea_battle").offers("battle mediterranean_sea italy")
    italian = position("italy", hand="italy_sea_battle", germany="germany north_africa", **pieces)
    assert italian.play("italy_sea_battle").offers("battle north_sea uk")

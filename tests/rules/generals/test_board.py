"""The board: what is adjacent, what is not, and straits that belong to one camp."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from games.generals.positions import Board, board
from quadrant.testing import rule


def reach(nation: str, pieces: str, card: str, **others: str) -> set[str]:
    """The spaces that a nation with these pieces can attack."""
    table = board(nation, hand=f"{nation}_{card}", **{nation: pieces}, **others)
    if not table.offers(f"play {nation}_{card}"):
        return set()
    return table.play(f"{nation}_{card}").spaces("battle")


@rule("board.adjacency")
def test_spaces_with_a_common_border_are_adjacent() -> None:
    assert reach("ussr", "moscow", "land_battle") == {"russia", "ukraine", "siberia", "kazakhstan"}
    assert reach("italy", "italy", "sea_battle") == {"mediterranean_sea"}


@rule("board.adjacency")
def test_land_and_sea_are_adjacent_where_they_meet() -> None:
    spaces = reach("uk", "united_kingdom north_sea", "land_battle")
    assert spaces == {"iceland", "western_europe", "scandinavia", "north_africa"}


@rule("board.adjacency")
def test_the_map_is_a_cylinder_from_east_to_west() -> None:
    assert "western_united_states" in reach("usa", "eastern_united_states", "land_battle")
    assert "pacific_northwest" in reach("uk", "united_kingdom north_sea north_atlantic canada", "land_battle")
    assert "east_pacific" in reach("usa", "eastern_united_states latin_america", "sea_battle")


@rule("board.adjacency")
def test_the_cylinder_joins_only_what_its_arrows_join() -> None:
    reached = reach("uk", "united_kingdom north_sea north_atlantic canada", "land_battle")
    assert "western_united_states" not in reached


class Pair(NamedTuple):
    nation: str
    pieces: str
    card: str
    not_adjacent: str
    adjacent: str


NOT_ADJACENT = [
    Pair("italy", "italy balkans", "land_battle", "middle_east", "ukraine"),
    Pair("ussr", "moscow ukraine black_sea", "sea_battle", "mediterranean_sea", "caspian_sea"),
    Pair(
        "japan",
        "japan sea_of_japan iwo_jima north_pacific",
        "land_battle",
        "western_united_states",
        "pacific_northwest",
    ),
    Pair("japan", "japan", "land_battle", "vladivostok", ""),
]


@rule("board.exceptions")
@pytest.mark.parametrize("pair", NOT_ADJACENT, ids=lambda pair: pair.not_adjacent)
def test_the_named_spaces_are_not_adjacent(pair: Pair) -> None:
    reached = reach(pair.nation, pair.pieces, pair.card)
    assert pair.not_adjacent not in reached
    assert not pair.adjacent or pair.adjacent in reached


@rule("board.exceptions")
def test_the_east_pacific_does_not_touch_the_pacific_northwest() -> None:
    pieces = "eastern_united_states western_united_states east_pacific"
    with_west = reach("usa", pieces, "land_battle")
    assert "pacific_northwest" in with_west, "by way of the Western United States"
    from_sea = reach(
        "japan", "japan sea_of_japan iwo_jima central_pacific hawaii east_pacific", "land_battle"
    )
    assert "western_united_states" in from_sea
    assert "pacific_northwest" not in from_sea


class Strait(NamedTuple):
    id: str
    land: str
    #: An Axis nation with a navy in one sea, which attacks the other.
    axis: str
    axis_pieces: str
    axis_target: str
    #: The same for a Coalition nation.
    coalition: str
    coalition_pieces: str
    coalition_target: str


STRAITS = [
    Strait(
        "denmark",
        "scandinavia",
        "germany",
        "germany baltic_sea",
        "north_sea",
        "uk",
        "united_kingdom north_sea",
        "baltic_sea",
    ),
    Strait(
        "gibraltar",
        "north_africa",
        "italy",
        "italy mediterranean_sea",
        "north_sea",
        "uk",
        "united_kingdom north_sea",
        "mediterranean_sea",
    ),
    Strait(
        "suez",
        "middle_east",
        "italy",
        "italy mediterranean_sea",
        "bay_of_bengal",
        "uk",
        "united_kingdom india bay_of_bengal",
        "mediterranean_sea",
    ),
    Strait(
        "malacca",
        "southeast_asia",
        "japan",
        "japan sea_of_japan south_china_sea philippines",
        "bay_of_bengal",
        "uk",
        "united_kingdom india bay_of_bengal",
        "south_china_sea",
    ),
    Strait(
        "panama",
        "latin_america",
        "japan",
        "japan sea_of_japan iwo_jima central_pacific hawaii east_pacific southeast_pacific new_zealand",
        "north_atlantic",
        "usa",
        "eastern_united_states north_atlantic",
        "southeast_pacific",
    ),
]


def armed(strait: Strait, nation: str, army: bool) -> dict[str, str]:
    """Both sides' pieces; with an army of that nation on the land that controls the strait."""
    pieces = {strait.axis: strait.axis_pieces, strait.coalition: strait.coalition_pieces}
    if army:
        pieces[nation] = f"{pieces.get(nation, '')} {strait.land}"
    return pieces


def attacked(strait: Strait, nation: str, pieces: dict[str, str]) -> set[str]:
    mine = pieces[nation]
    others = {name: spaces for name, spaces in pieces.items() if name != nation}
    return reach(nation, mine, "sea_battle", **others)


@rule("board.straits")
@pytest.mark.parametrize("strait", STRAITS, ids=lambda strait: strait.id)
def test_without_an_axis_army_on_its_land_a_strait_is_open_to_the_coalition_only(strait: Strait) -> None:
    pieces = armed(strait, "", army=False)
    assert board("italy", **pieces).open_to(strait.id) == "coalition"
    assert strait.coalition_target in attacked(strait, strait.coalition, pieces)
    assert strait.axis_target not in attacked(strait, strait.axis, pieces)


@rule("board.straits")
@pytest.mark.parametrize("strait", STRAITS, ids=lambda strait: strait.id)
def test_with_an_axis_army_on_its_land_a_strait_is_open_to_the_axis_only(strait: Strait) -> None:
    holder = "germany" if strait.axis != "germany" else "italy"
    pieces = {"germany": "germany", "italy": "italy", **armed(strait, "", army=False)}
    pieces[holder] += f" {strait.land}"
    assert board("italy", **pieces).open_to(strait.id) == "axis"
    assert strait.coalition_target not in attacked(strait, strait.coalition, pieces)
    assert strait.axis_target in attacked(strait, strait.axis, pieces)


@rule("board.straits")
def test_a_coalition_army_on_its_land_changes_nothing() -> None:
    held = board("uk", uk="united_kingdom north_sea north_africa", hand="uk_sea_battle")
    assert held.open_to("gibraltar") == "coalition"
    assert "mediterranean_sea" in held.play("uk_sea_battle").spaces("battle")


@rule("board.straits")
def test_supply_runs_through_an_open_strait_and_stops_at_a_closed_one() -> None:
    def navies(**others: str) -> Board:
        return board("uk", uk="united_kingdom north_sea mediterranean_sea middle_east", **others)

    assert "mediterranean_sea" in navies().supplied("uk")
    closed = navies(germany="germany north_africa")
    assert {"mediterranean_sea", "middle_east"} <= closed.unsupplied("uk")

"""Japan: statuses, all of which score in the victory phase."""

from __future__ import annotations

import pytest

from cards.generals.position import effect, no_effect, position, victory_points


@effect("japan_forward_bases")
@pytest.mark.parametrize(
    ("bases", "points"),
    [
        ("hawaii", 1),
        ("new_zealand east_pacific hawaii", 2),
        ("pacific_northwest north_pacific hawaii new_zealand east_pacific", 3),
    ],
)
def test_forward_bases_score_one_for_each_army_across_the_pacific(bases: str, points: int) -> None:
    assert victory_points("japan_forward_bases", japan=f"japan {bases}") == points


@no_effect("japan_forward_bases")
def test_forward_bases_score_nothing_for_other_islands_navies_and_allies() -> None:
    pieces = "japan sea_of_japan iwo_jima philippines"
    assert victory_points("japan_forward_bases", japan=pieces, germany="germany hawaii") == 0


@no_effect("japan_forward_bases")
def test_forward_bases_score_nothing_once_supply_has_removed_them() -> None:
    assert victory_points("japan_forward_bases", japan="japan new_zealand") == 0


@effect("japan_co_prosperity_sphere")
@pytest.mark.parametrize(
    ("bases", "points"),
    [
        ("china southeast_asia", 1),
        ("china southeast_asia south_china_sea new_guinea", 2),
        ("china southeast_asia south_china_sea new_guinea indonesia", 3),
    ],
)
def test_the_co_prosperity_sphere_scores_one_for_each_army_in_the_south(bases: str, points: int) -> None:
    assert victory_points("japan_co_prosperity_sphere", japan=f"japan {bases}") == points


@no_effect("japan_co_prosperity_sphere")
def test_the_co_prosperity_sphere_does_not_reach_australia_or_the_philippines() -> None:
    pieces = "japan sea_of_japan philippines south_china_sea australia"
    assert victory_points("japan_co_prosperity_sphere", japan=pieces) == 0


@effect("japan_imperial_designs")
@pytest.mark.parametrize("bases", ["iwo_jima", "philippines", "iwo_jima philippines"])
def test_imperial_designs_score_one_at_most(bases: str) -> None:
    assert victory_points("japan_imperial_designs", japan=f"japan sea_of_japan {bases}") == 1


@no_effect("japan_imperial_designs")
def test_imperial_designs_score_nothing_elsewhere() -> None:
    pieces = "japan sea_of_japan china vladivostok"
    assert victory_points("japan_imperial_designs", japan=pieces) == 0


@no_effect("japan_imperial_designs", "japan_co_prosperity_sphere", "japan_forward_bases")
def test_no_status_scores_while_japan_has_lost_its_home() -> None:
    table = position(
        "japan",
        hand="japan_land_battle japan_sea_battle",
        status="japan_imperial_designs japan_co_prosperity_sphere japan_forward_bases",
        japan="sea_of_japan china southeast_asia philippines hawaii",
        usa="japan",
    )
    assert table.skip_play().score == (0, 0)

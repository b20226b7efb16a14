"""Victory points."""

from __future__ import annotations

import pytest

from games.generals.positions import board
from quadrant.testing import rule


@rule("score.sources")
def test_a_source_held_alone_scores_two() -> None:
    assert board("germany", germany="germany western_europe").skip_turn().score == (4, 0)
    assert board("usa", usa="eastern_united_states hawaii").skip_turn().score == (0, 4)


@rule("score.sources")
def test_a_source_shared_with_an_ally_scores_one() -> None:
    table = board("germany", germany="germany italy", italy="italy").skip_turn()
    assert table.score == (3, 0)


@rule("score.sources")
def test_two_allies_make_it_no_less() -> None:
    table = board("germany", germany="germany italy", italy="italy", japan="japan italy").skip_turn()
    assert table.score == (3, 0)


@rule("score.sources")
def test_each_nation_scores_in_its_own_turn_only() -> None:
    table = board("germany").skip_turn()
    assert table.score == (2, 0)
    assert table.skip_turn().score == (2, 2)


@rule("score.sources")
def test_other_spaces_and_navies_score_nothing() -> None:
    table = board("italy", italy="italy balkans mediterranean_sea").skip_turn()
    assert table.score == (2, 0)


@rule("score.sources")
def test_statuses_add_points_in_the_phase() -> None:
    table = board("italy", italy="italy balkans", status="italy_balkan_resources").skip_turn()
    assert table.score == (3, 0)
    assert table.points("italy_balkan_resources") == 1


@rule("score.sources")
@pytest.mark.parametrize(
    ("points", "place", "side"), [(99, 99, 0), (100, 0, 100), (199, 99, 100), (204, 4, 200), (310, 10, 300)]
)
def test_the_track_goes_round_with_the_marker_turned_over(points: int, place: int, side: int) -> None:
    marker = board("germany").tracks(score=(points, 0)).match.view(None).markers["axis"]
    assert (marker.place, marker.hundreds) == (place, side)


@rule("score.single_nation_source")
def test_a_source_for_one_nation_scores_two_for_it_though_an_ally_is_there() -> None:
    table = board(
        "uk",
        uk="united_kingdom canada",
        usa="eastern_united_states canada",
        status="uk_mackenzie_king",
    ).skip_turn()
    assert table.score == (0, 4)


@rule("score.single_nation_source")
def test_it_scores_nothing_for_an_ally() -> None:
    table = board(
        "usa", uk="united_kingdom", usa="eastern_united_states canada", status="uk_mackenzie_king"
    ).skip_turn()
    assert table.score == (0, 2)


@rule("score.single_nation_source")
def test_western_china_scores_for_the_united_states() -> None:
    pieces = {"usa": "eastern_united_states szechuan", "uk": "united_kingdom szechuan india"}
    status = "usa_american_volunteer_group"
    assert board("usa", status=status, **pieces).skip_turn().score == (0, 4)
    assert board("uk", status=status, **pieces).skip_turn().score == (0, 4), "home and India"


LOST_GERMANY = {"germany": "western_europe ukraine", "uk": "united_kingdom germany"}


@rule("score.home_lost")
def test_with_an_enemy_army_at_home_a_nation_scores_no_sources() -> None:
    table = board("germany", ussr="moscow", **LOST_GERMANY).skip_turn()
    assert table.score == (0, 0)


@rule("score.home_lost")
def test_nor_anything_for_cards_in_that_phase() -> None:
    table = board("germany", ussr="moscow", status="germany_abundant_resources", **LOST_GERMANY).skip_turn()
    assert table.score == (0, 0)


@rule("score.home_lost")
def test_an_empty_home_is_not_lost() -> None:
    assert board("germany", germany="western_europe").skip_turn().score == (2, 0)


@rule("score.home_lost")
def test_an_allied_army_at_home_is_no_loss() -> None:
    table = board("germany", germany="western_europe", italy="italy germany").skip_turn()
    assert table.score == (2, 0)


@rule("score.immediate")
def test_points_that_name_no_phase_are_scored_at_once() -> None:
    table = board("germany", germany="germany western_europe balkans", hand="germany_plunder")
    table.play("germany_plunder")
    assert table.phase == "play"
    assert table.score == (2, 0)


@rule("score.immediate")
def test_even_if_the_home_is_lost() -> None:
    table = board("germany", ussr="moscow", hand="germany_plunder", **LOST_GERMANY)
    table.play("germany_plunder")
    assert table.score == (2, 0)
    assert table.end_turn().score == (2, 0)


@rule("score.immediate")
def test_submarines_score_at_once_as_well() -> None:
    table = board("germany", ussr="moscow", hand="germany_submarines_uk", **LOST_GERMANY)
    table.play("germany_submarines_uk")
    assert table.score == (1, 0)


@rule("score.shared_home_lost")
def test_a_source_shared_with_a_nation_that_lost_its_home_still_scores_one() -> None:
    table = board("italy", germany="italy", italy="italy", uk="united_kingdom germany")
    assert table.nation("germany").home_lost
    assert table.skip_turn().score == (1, 0)

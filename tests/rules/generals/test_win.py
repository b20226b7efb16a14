"""Victory: on points, by two homes, and by a lead of 30."""

from __future__ import annotations

import pytest

from games.generals.positions import board
from quadrant.testing import rule


@rule("win.points")
@pytest.mark.parametrize(
    ("score", "winner"), [((50, 40), "axis"), ((40, 50), "coalition"), ((41, 42), "coalition")]
)
def test_the_camp_with_more_points_after_round_20_wins(score: tuple[int, int], winner: str) -> None:
    table = board("usa", usa="canada").tracks(round=20, score=score).skip_turn()
    assert (table.winner, table.reason) == (winner, "win.points")
    assert table.seat is None


@rule("win.points")
def test_the_axis_wins_a_tie() -> None:
    table = board("usa", usa="canada").tracks(round=20, score=(50, 50)).skip_turn()
    assert table.score == (50, 50)
    assert table.winner == "axis"


@rule("win.points")
def test_the_points_of_the_last_turn_count() -> None:
    table = board("usa").tracks(round=20, score=(50, 49)).skip_turn()
    assert table.winner == "coalition"


@rule("win.points")
def test_points_decide_nothing_before_the_end() -> None:
    assert board("usa").tracks(round=19, score=(150, 0)).skip_turn().winner is None


#: Italy is in the United Kingdom, and Germany may build in Moscow.
TWO_HOMES = {"germany": "germany ukraine", "ussr": "", "italy": "italy united_kingdom", "uk": ""}


@rule("win.homes")
def test_two_enemy_homes_held_by_armies_of_a_camp_win_at_once() -> None:
    table = board("germany", germany="germany ukraine", ussr="", japan="japan eastern_united_states", usa="")
    table.play("germany_build_army", "build army moscow germany")
    assert (table.winner, table.reason) == ("axis", "win.homes")
    assert table.match.options() == []


@rule("win.homes")
def test_the_coalition_wins_so_too() -> None:
    pieces = {"uk": "united_kingdom north_sea western_europe", "ussr": "moscow italy"}
    table = board("uk", germany="", italy="", **pieces)
    table.play("uk_build_army", "build army germany uk")
    assert (table.winner, table.reason) == ("coalition", "win.homes")


@rule("win.homes")
def test_one_home_is_not_enough() -> None:
    table = board("germany", germany="germany ukraine", ussr="")
    table.play("germany_build_army", "build army moscow germany")
    assert table.winner is None


@rule("win.homes")
def test_homes_of_the_own_camp_do_not_count() -> None:
    table = board("germany", germany="germany italy", italy="italy", ussr="moscow")
    table.play("germany_build_army", "build army balkans germany")
    assert table.winner is None


@rule("win.homes")
def test_the_score_does_not_matter() -> None:
    table = board("germany", **TWO_HOMES).tracks(score=(0, 90))
    assert table.play("germany_build_army", "build army moscow germany").match.result is not None
    assert table.winner == "axis"


@rule("win.homes")
def test_it_is_decided_before_anybody_can_react() -> None:
    """Rasputitsa comes too late."""
    table = board("germany", response="ussr_rasputitsa", **TWO_HOMES)
    table.play("germany_build_army", "build army moscow germany")
    assert table.winner == "axis"


MARGIN = {"margin_victory": True}


@rule("win.margin")
@pytest.mark.parametrize(
    ("score", "winner"), [((60, 30), "axis"), ((30, 60), "coalition"), ((75, 10), "axis")]
)
def test_a_lead_of_30_at_the_end_of_a_round_wins(score: tuple[int, int], winner: str) -> None:
    table = board("usa", usa="canada", options=MARGIN).tracks(round=5, score=score).skip_turn()
    assert (table.winner, table.reason) == (winner, "win.margin")


@rule("win.margin")
@pytest.mark.parametrize("score", [(59, 30), (30, 59)])
def test_a_lead_of_29_does_not(score: tuple[int, int]) -> None:
    assert board("usa", usa="canada", options=MARGIN).tracks(round=5, score=score).skip_turn().winner is None


@rule("win.margin")
def test_only_the_end_of_a_round_counts() -> None:
    table = board("italy", options=MARGIN).tracks(round=5, score=(90, 30)).skip_turn()
    assert table.winner is None
    assert table.skip_turn().winner == "axis"


@rule("win.margin")
def test_the_points_of_the_united_states_count_first() -> None:
    table = board("usa", options=MARGIN).tracks(round=5, score=(30, 0)).skip_turn()
    assert table.winner is None


@rule("win.margin")
def test_without_the_option_no_lead_ends_the_match() -> None:
    assert board("usa").tracks(round=5, score=(90, 0)).skip_turn().winner is None

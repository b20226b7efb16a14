"""4.4 Winning the game: the three end conditions of both editions."""

from __future__ import annotations

import pytest

from games.churchill.table import Table
from quadrant.games.churchill.components import BOMB_TRACK, NATIONS, UK, US, USSR
from quadrant.games.churchill.rules import winning
from quadrant.kernel.flow import Result, ScorePart, advance
from quadrant.kernel.text import Catalogue
from quadrant.testing import rule


def judged(t: Table, *vp: int) -> Result:
    """How the game ends with that score."""
    parts = tuple(ScorePart(seat, n, "vp-alignment") for seat, n in zip(NATIONS, vp, strict=True))
    t.state.stack.clear()
    winning.judge(t.state, parts)
    advance(t.state)
    result = t.state.result
    assert result is not None
    return result


def adjustments(t: Table, *vp: int) -> list[int]:
    """4.43 What the final score adds to that one."""
    return [after - before for after, before in zip(judged(t, *vp).score.values(), vp, strict=True)]


def ended(t: Table, *, axis_down: bool = True) -> Table:
    t.state.surrendered = [9, 9] if axis_down else [0, 9]
    return t


@rule("4.41", "4.4")
@pytest.mark.parametrize(("edition", "limit"), [(1, 15), (2, 20)])
def test_the_alliance_holds_up_to_its_spread(edition: int, limit: int) -> None:
    t = ended(Table(edition=edition, tournament_scoring=True))
    result = judged(t, 10 + limit, 10, 24)
    assert (result.winner, result.rule) == ("uk", "4.41")
    result = judged(t, 11 + limit, 10, 24)
    assert (result.winner, result.rule) == ("us", "4.42")


@rule("4.42")
def test_second_edition_the_first_needs_more_than_both_others_together() -> None:
    t = ended(Table())
    assert judged(t, 51, 20, 30).winner == "uk"
    assert judged(t, 50, 20, 30).winner == "us"


@rule("4.42")
def test_second_edition_ties_below_the_first_go_to_the_final_tiebreaker() -> None:
    t = ended(Table())
    t.state.bomb = len(BOMB_TRACK) - 1
    assert judged(t, 50, 28, 28).winner == "us"
    assert judged(t, 20, 50, 50).winner == "us"


@rule("4.42")
def test_first_edition_a_die_decides() -> None:
    t = ended(Table(edition=1))
    t.dice(3, 2)
    assert judged(t, 38, 20, 30).winner == "uk"  # 18 <= 15 + 3
    assert judged(t, 38, 20, 30).winner == "us"  # 18 > 15 + 2


@rule("4.42")
def test_first_edition_tournaments_crown_the_second() -> None:
    t = ended(Table(edition=1, tournament_scoring=True))
    assert judged(t, 36, 20, 30).winner == "us"


@rule("4.43")
def test_second_edition_adjusts_by_fixed_numbers() -> None:
    t = ended(Table(), axis_down=False)
    assert adjustments(t, 30, 20, 10) == [-5, -3, 5]
    assert adjustments(t, 30, 30, 10) == [-5, -5, 5]
    assert adjustments(t, 30, 10, 10) == [-5, 5, 5]


@rule("4.43")
def test_first_edition_adjusts_by_dice() -> None:
    t = ended(Table(edition=1), axis_down=False)
    t.dice(4, 5, 6)
    assert adjustments(t, 30, 20, 10) == [-4, -3, 6]
    t.dice(4, 5, 6)
    assert adjustments(t, 30, 30, 10) == [-4, -5, 6]
    t.dice(4, 5, 6)
    assert adjustments(t, 30, 10, 10) == [-4, 5, 6]


@rule("4.43")
def test_first_edition_options_for_tournaments_and_for_one_die() -> None:
    t = ended(Table(edition=1, tournament_scoring=True), axis_down=False)
    assert adjustments(t, 30, 20, 10) == [-5, 0, 0]
    t = ended(Table(edition=1, one_die_ties=True), axis_down=False)
    t.dice(4, 5)
    assert adjustments(t, 30, 10, 10) == [-4, 5, 5]


@rule("4.42", "4.44")
def test_a_tie_for_second_may_crown_the_uk_from_the_first_place() -> None:
    t = ended(Table())
    assert judged(t, 50, 28, 28).winner == "uk"
    t.fronts(eastern="germany", western="rhineland")
    assert judged(t, 50, 28, 28).winner == "ussr"


@rule("4.43", "4.44")
@pytest.mark.parametrize(
    "options",
    [{}, {"edition": 1, "level_dice": False}, {"edition": 1, "tournament_scoring": True}],
    ids=["second edition", "first without dice", "tournament"],
)
def test_three_equal_scores_are_left_to_the_final_tiebreaker(options: dict[str, bool | int]) -> None:
    t = ended(Table("training", **options), axis_down=False)
    assert adjustments(t, 20, 20, 20) == [0, 0, 0]
    assert judged(t, 20, 20, 20).winner == "uk"
    t.state.bomb = len(BOMB_TRACK) - 1
    assert judged(t, 20, 20, 20).winner == "us"


@rule("4.43")
def test_first_edition_three_equal_scores_are_a_tie_for_first_and_each_loses_a_die() -> None:
    t = ended(Table(edition=1), axis_down=False)
    t.dice(4, 5, 1)
    result = judged(t, 20, 20, 20)
    assert (list(result.score.values()), result.winner, result.rule) == ([16, 15, 19], "us", "4.43")


@rule("4.41", "4.42", "9.3")
@pytest.mark.parametrize(
    ("edition", "conferences", "score", "ends", "winner"),
    [
        (2, (3, 0, 2), (20, 0, 17), "4.41", "uk"),
        (2, (5, 0, 3), (26, 0, 20), "4.42", "uk"),  # more than both others together
        (2, (6, 1, 5), (29, 5, 26), "4.42", "us"),  # not so here
        (1, (1, 0, 0), (14, 0, 11), "4.41", "uk"),
        (1, (2, 0, 1), (17, 0, 14), "4.42", "us"),
    ],
)
def test_the_final_score_decides_how_the_game_ends(
    edition: int,
    conferences: tuple[int, int, int],
    score: tuple[int, int, int],
    ends: str,
    winner: str,
) -> None:
    t = ended(Table("campaign", edition=edition, tournament_scoring=True)).alignments(siam="us")
    t.fronts(sw_pacific="philippines", central_pacific="marianas")
    t.state.victories = list(conferences)
    t.state.bomb = len(BOMB_TRACK) - 1
    t.begin(winning.EndGame())
    assert t.match.result is not None
    assert tuple(t.match.result.score.values()) == score
    assert (t.match.result.rule, t.match.result.winner) == (ends, winner)


@rule("4.43")
def test_the_adjusted_score_decides() -> None:
    t = ended(Table(), axis_down=False)
    t.begin(winning.EndGame())
    assert t.match.result is not None
    assert t.match.result.rule == "4.43"
    assert any(part.rule == "4.43" for part in t.match.result.parts)
    best = max(t.match.result.score.values())
    assert t.match.result.score[t.match.result.winner] == best
    view = t.match.view()
    assert view.score == t.match.result.score
    assert view.score_parts == t.match.result.parts


@rule("4.44")
def test_the_final_tiebreaker() -> None:
    t = ended(Table()).fronts(eastern="germany", western="rhineland")
    assert winning.break_final_tie(t.state, [USSR, US]) == (USSR, "berlin")
    t.state.bomb = len(BOMB_TRACK) - 1
    assert winning.break_final_tie(t.state, [USSR, US]) == (US, "bomb")
    assert winning.break_final_tie(t.state, [UK, USSR]) == (USSR, "berlin")
    t.fronts(western="germany")
    assert winning.break_final_tie(t.state, [UK, USSR]) == (UK, "uk")
    t.state.bomb = 0
    assert winning.break_final_tie(t.state, [USSR, US]) == (UK, "uk")  # not tied, and yet


#: What decided, by the options of the table, whether the Axis is down, and the score.
DECIDED: list[tuple[dict[str, bool | int], bool, tuple[int, int, int], str, str]] = [
    ({}, True, (30, 20, 25), "alliance", "4.41"),
    ({}, True, (30, 20, 30), "alliance-tie-uk", "4.44"),
    ({}, True, (51, 20, 30), "broken-alliance-first", "4.42"),
    ({}, True, (50, 20, 30), "broken-alliance", "4.42"),
    ({}, True, (50, 28, 28), "broken-alliance-second-uk", "4.44"),
    ({}, True, (50, 20, 50), "broken-alliance-tie-uk", "4.44"),
    ({"edition": 1, "tournament_scoring": True}, True, (36, 20, 30), "broken-alliance", "4.42"),
    ({"edition": 1, "tournament_scoring": True}, False, (36, 20, 30), "axis-stands-tournament", "4.43"),
    ({"edition": 1, "tournament_scoring": True}, False, (35, 20, 30), "axis-stands-tie-uk", "4.44"),
    ({}, False, (30, 20, 10), "axis-stands", "4.43"),
    ({}, False, (20, 10, 10), "axis-stands-tie-uk", "4.44"),
    ({"tournament_scoring": True}, False, (30, 20, 10), "axis-stands", "4.43"),  # 1st edition only
]


@rule("4.42", "4.43", "4.44")
@pytest.mark.parametrize(("options", "down", "vp", "reason", "ruled"), DECIDED)
def test_the_reason_told_is_the_reason_that_decided(
    options: dict[str, bool | int], down: bool, vp: tuple[int, int, int], reason: str, ruled: str
) -> None:
    result = judged(ended(Table("training", **options), axis_down=down), *vp)
    assert (result.reason, result.rule) == (f"reason-{reason}", ruled)


@rule("4.42")
def test_first_edition_the_reason_says_what_the_die_did() -> None:
    t = ended(Table(edition=1))
    t.dice(3, 2)
    assert judged(t, 38, 20, 30).reason == "reason-broken-alliance-die"
    assert judged(t, 38, 20, 30).reason == "reason-broken-alliance"


@rule("4.44")
def test_the_reason_names_what_broke_the_tie() -> None:
    t = ended(Table()).fronts(eastern="germany", western="rhineland")
    assert judged(t, 20, 25, 25).reason == "reason-alliance-tie-berlin"
    t.state.bomb = len(BOMB_TRACK) - 1
    assert judged(t, 20, 25, 25).reason == "reason-alliance-tie-bomb"
    assert judged(t, 50, 28, 28).reason == "reason-broken-alliance-second-bomb"


@rule("4.42", "4.43")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_reason_has_its_sentence(language: str) -> None:
    texts = Catalogue("churchill", language)
    ways = [f"{condition}-tie" for condition in winning.CONDITIONS] + ["broken-alliance-second"]
    ties = [f"{way}-{what}" for way in ways for what in ("bomb", "berlin", "uk")]
    told = {f"reason-{case[3]}" for case in DECIDED} | {f"reason-{tie}" for tie in ties}
    for reason in told | {"reason-broken-alliance-die"}:
        assert texts.format(reason, {}) != reason


@rule("4.41", "4.42")
def test_the_view_says_which_condition_would_hold_now() -> None:
    t = ended(Table())
    assert t.match.view().condition == "reason-alliance"
    t.state.victories = [9, 0, 0]
    assert t.match.view().spread > 20
    assert t.match.view().condition == "reason-broken-alliance-first"  # more than both others together
    t.state.victories = [9, 0, 9]
    assert t.match.view().condition == "reason-broken-alliance"
    t.state.surrendered = [0, 0]
    assert t.match.view().condition == "reason-axis-stands"


@rule("4.42")
def test_first_edition_the_view_says_whether_a_die_can_still_save_the_first() -> None:
    t = ended(Table(edition=1))
    before = t.match.view().spread
    t.state.victories = [(16 - before) // 3 + 1, 0, 0]
    assert 15 < t.match.view().spread <= 21
    assert t.match.view().condition == "reason-broken-alliance-die"
    t.state.victories = [20, 0, 0]
    assert t.match.view().condition == "reason-broken-alliance"


@rule("4.42", "4.43")
@pytest.mark.parametrize(
    ("options", "endings"),
    [
        ({}, ("sum", "fixed")),
        ({"edition": 1}, ("roll", "dice")),
        ({"edition": 1, "tournament_scoring": True}, ("tournament", "tournament")),
    ],
)
def test_the_view_says_how_each_condition_is_decided_at_this_table(
    options: dict[str, bool | int], endings: tuple[str, str]
) -> None:
    over, stands = endings
    expected = ("alliance", f"broken-alliance-{over}", f"axis-stands-{stands}")
    assert Table("training", **options).match.view().endings == expected

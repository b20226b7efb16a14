"""12.0 How to win."""

from __future__ import annotations

from typing import Any

import pytest

from games.no_retreat.front import Front
from quadrant.games.no_retreat.components import UNIT
from quadrant.games.no_retreat.rules.losses import change_vp, destroy
from quadrant.games.no_retreat.rules.stacking import CheckStacking
from quadrant.games.no_retreat.rules.victory import EndOfGame, RedEvent, VictoryPhase
from quadrant.testing import rule

KEYS = ("1902", "2008", "2217", "1318", "2022")


def check(front: Front, turn: int) -> Front:
    return front.turn(turn).steps("axis", "housekeeping", VictoryPhase()).let_pass()


@rule("12.1", "12.0")
@pytest.mark.parametrize(
    ("turn", "held", "wins"), [(8, 2, False), (8, 3, True), (13, 3, False), (13, 4, True)]
)
def test_the_axis_wins_by_supplied_key_hexes(turn: int, held: int, wins: bool) -> None:
    """A unit in each and the whole west behind it; Sevastopol by the Black Sea."""
    units = " ".join(
        f"{u}@{s}"
        for u, s in zip(("ax_18a", "ax_9a", "ax_11a", "ax_6a"), ("1902", "2008", "1318", "2217"), strict=True)
    )
    front = Front(" ".join(units.split()[:held]))
    front.axis_holds("1503", "1407", "1708", "1311", "1215", "1515", "1713", "1716", "1817", *KEYS[:0])
    places = [word.partition("@")[2] for word in units.split()[:held]]
    front.axis_holds(*places)
    front.state.event_vp = -6
    assert (check(front, turn).reason == "win-key-hexes") == wins


@rule("12.1", "12.7.3")
def test_an_empty_key_hex_needs_a_land_line_and_no_enemy_zone() -> None:
    front = Front("ax_6a@1808").axis_holds("2008", "1708", "1407")
    assert front.match.view(None).sides[0].keys == ("2008",)
    watched = Front("ax_6a@1808 sv_west@2108-").axis_holds("2008", "1708", "1407")
    assert watched.match.view(None).sides[0].keys == ()


@rule("12.1")
def test_the_soviets_need_three_of_four() -> None:
    front = Front("sv_west@0603 sv_kal@0406 sv_nw@1104").soviets_hold(
        "0603", "0406", "1104", "0704", "0906", "0606", "0910"
    )
    assert check(front, 20).reason == "win-key-hexes"


@rule("12.2", "13.2")
@pytest.mark.parametrize(("more", "wins"), [(0, False), (1, True)])
def test_sudden_death_needs_more_than_the_threshold(more: int, wins: bool) -> None:
    """Turn 6: 24 points win, 23 do not, as in the rulebook's example."""
    front = Front("ax_6a@0603")
    cities = ("1503", "1407", "1708", "1311", "1215", "1515", "1713", "1716", "1817", "1619", "2009")
    front.axis_holds(*cities[:11])
    front.state.event_vp = more
    assert front.points[0] == 23 + more
    assert (check(front, 6).reason == "win-sudden-death") == wins


@rule("12.2", "14.13")
def test_a_cancelled_check_decides_nothing() -> None:
    front = Front("ax_6a@0603")
    front.state.event_vp, front.state.no_sudden_death = 6, True
    front.axis_holds("1503", "1407", "1708", "1311", "1215", "1515", "1713", "1716", "1817")
    assert check(front, 6).reason is None


@rule("12.2", "12.10", "12.9")
def test_in_turn_12_the_initiative_changes_and_the_soviets_are_checked() -> None:
    front = Front("ax_6a@0603 sv_west@2008")
    front.state.initiative = 0
    front.state.turn = 12
    front.steps("axis", "housekeeping", VictoryPhase()).let_pass()
    assert front.events("initiative")[0].args["points"] == 12
    assert (front.winner, front.reason) == ("soviet", "win-sudden-death"), "22 points against 16"


@rule("12.10")
@pytest.mark.parametrize(("before", "after"), [(3, 0), (-2, -2)])
def test_a_round_marker_on_the_german_side_goes(before: int, after: int) -> None:
    front = Front("ax_6a@0603", scenario="saturn").axis_holds("1902")
    front.state.initiative, front.state.event_vp, front.state.turn = 0, before, 12
    front.steps("axis", "housekeeping", VictoryPhase()).let_pass()
    assert (front.state.event_vp, front.state.initiative) == (after, 1)
    assert front.state.high_tide == front.state.high_tide


@rule("12.3")
def test_34_points_are_a_total_soviet_victory() -> None:
    german = ("0603", "0704", "1104", "0406", "0606", "0906", "0409", "0910", "0611", "0414", "0817", "0816")
    front = Front("ax_6a@0402").soviets_hold(*german)
    front.state.event_vp = 0
    assert front.points[1] == 34
    assert check(front, 20).reason in ("win-total", "win-key-hexes")


@rule("12.3")
def test_34_points_win_before_the_initiative_changes_too() -> None:
    front = Front("ax_6a@0402").soviets_hold("0704", "0606", "0906", "0910", "0611", "0414")
    front.state.event_vp = -6
    assert front.points[1] == 34
    assert check(front, 8).reason == "win-total"


@rule("12.2", "12.4", "15.6")
@pytest.mark.parametrize(
    ("turn", "phase", "options", "next_turn"),
    [
        (5, "combat", {}, 6),
        (6, "housekeeping", {}, 6),
        (6, "card", {}, 9),
        (20, "combat", {}, 21),
        (21, "combat", {}, None),
        (23, "combat", {}, 24),
        (5, "combat", {"no_surrender": True}, None),
    ],
)
def test_the_next_check_that_can_end_the_game(
    turn: int, phase: str, options: dict[str, Any], next_turn: int | None
) -> None:
    """Of 1945 nothing is said before its points are set anew; nor where nobody surrenders."""
    front = Front("ax_6a@0603 sv_west@2008", **options).turn(turn).now("soviet", phase)
    shown = front.match.view(None).sudden_death
    assert (shown and shown.turn) == next_turn
    told = {alarm.id for alarm in front.match.query("alarms", seat="axis").alarms}
    assert next_turn is not None or not any(id.startswith("alarm-sudden-death") for id in told)


@rule("15.6")
def test_where_nobody_surrenders_the_check_is_said_to_cost_cards() -> None:
    front = Front("ax_6a@0603 sv_west@2008", no_surrender=True).turn(14).now("soviet", "combat")
    told = {alarm.id for alarm in front.match.query("alarms", seat="axis").alarms}
    assert "alarm-no-surrender-now" in told, "22 points against 19"


@rule("12.4")
@pytest.mark.parametrize(("tide", "winner"), [(30, "axis"), (22, None)])
def test_the_operational_victory(tide: int, winner: str | None) -> None:
    front = Front("ax_6a@0603 sv_west@2008")
    front.state.high_tide, front.state.event_vp = tide, -2
    check(front, 23)
    assert front.winner == winner
    if winner is None:
        assert front.state.event_vp == -2, "the difference of 24 and 22"
        assert front.points[1] == 2, "only Greater Germany counts in 1945"


@rule("12.5")
def test_hitler_dies_with_the_berlin_garrison() -> None:
    front = Front("ax_bg@0603- sv_west@0604").turn(25)
    destroy(front.state, UNIT["ax_bg"])
    assert front.state.result is not None
    assert front.state.result.reason == "win-hitler"


@rule("12.5", "8.4.3")
def test_the_axis_does_not_end_the_game_by_giving_the_garrison_up() -> None:
    front = Front("ax_bg@0603 ax_6a@0603 ax_17a@0603 sv_west@2008").turn(25)
    front.steps("axis", "movement", CheckStacking(0)).choose("remove", "ax_bg")
    assert front.at("ax_bg") == "removed"
    assert front.winner is None


@rule("12.6", "12.0")
def test_else_germany_has_held_out() -> None:
    front = Front("ax_6a@0603").turn(28).begin(EndOfGame())
    assert (front.winner, front.reason) == ("axis", "win-held-out")


@rule("12.7", "12.7.1", "12.7.5", "12.8")
def test_points_are_hexes_finland_and_events() -> None:
    front = Front("ax_18a@FIN ax_6a@0603").axis_holds("1503")
    front.state.event_vp = 2
    answer = front.match.query("points")
    assert [(line.id, line.amount) for line in answer.axis.lines] == [
        ("line-vp-hexes", 13),
        ("line-vp-finland", 1),
        ("line-vp-events", 2),
    ]


@rule("12.7.1", "6.1")
def test_a_city_belongs_to_whoever_passed_last() -> None:
    front = Front("ax_1pz@1406 ax_6a@0603").turn(2).movement().choose("activate", "ax_1pz")
    front.choose("move", "ax_1pz", "1407").choose("move", "ax_1pz", "1507")
    assert "1407" in front.match.view(None).axis_control
    assert front.events("control")[0].args["space"] == "1407"


@rule("12.7.2")
@pytest.mark.parametrize(("unit", "points"), [("ax_fin", 0), ("ax_18a", 1), ("ax_kg1", 0)])
def test_finland_needs_a_german_unit_that_is_no_cadre(unit: str, points: int) -> None:
    assert Front(f"{unit}@FIN").points[0] == 12 + points


@rule("12.7.4")
def test_the_round_marker_stays_within_six() -> None:
    front = Front()
    for _ in range(9):
        change_vp(front.state, 1, 1)
    assert front.state.event_vp == -6


@rule("13.4", "4.0")
@pytest.mark.parametrize(("turn", "points"), [(4, -1), (5, 0), (12, 0), (19, -1)])
def test_red_events_give_the_ussr_a_point(turn: int, points: int) -> None:
    front = Front().turn(turn).begin(RedEvent())
    assert front.state.event_vp == points


@rule("12.0", "3.0")
@pytest.mark.parametrize(
    ("held", "winner"),
    [((), "soviet"), (("2008",), "axis"), (("2006",), "soviet"), (("2006", "2009"), "axis")],
)
def test_battle_for_moscow(held: tuple[str, ...], winner: str) -> None:
    front = Front("ax_9a@1706", scenario="moscow").axis_holds(*held).turn(6).begin(EndOfGame())
    assert front.winner == winner


@rule("12.0")
@pytest.mark.parametrize(("points", "winner"), [(22, "soviet"), (23, "axis")])
def test_scenarios_are_decided_by_their_points(points: int, winner: str) -> None:
    front = Front("ax_9a@1706", scenario="barbarossa")
    front.state.event_vp = 6
    more = ("1503", "1407", "1708", "1311", "1215")
    front.axis_holds(*more[: points - 18]).turn(5).begin(EndOfGame())
    assert front.winner == winner


@rule("12.10", "12.7.4")
@pytest.mark.parametrize(("points", "winner"), [(4, "axis"), (3, "axis"), (2, "soviet")])
def test_a_tournament_counts_points_before_the_initiative_changes(points: int, winner: str) -> None:
    """18 hexes and the round marker: 21 are needed."""
    front = Front("ax_6a@0603 sv_west@2008", scenario="tournament")
    front.axis_holds("1503", "1407", "1708", "1311", "1215", "1515")
    front.state.turn, front.state.event_vp = 12, points
    assert front.points[0] == 18 + points
    front.steps("axis", "housekeeping", VictoryPhase()).let_pass()
    assert (front.winner, front.reason) == (winner, "win-points" if winner == "axis" else "win-denied")


@rule("12.0")
@pytest.mark.parametrize(
    ("units", "cities", "winner"),
    [
        ("ax_6a@2008 ax_11a@1318", "2008 1318", "axis"),
        ("ax_6a@2008", "2008", "soviet"),
        ("ax_18a@1902 ax_11a@1318", "1902 1318", "soviet"),
    ],
)
def test_in_barbarossa_moscow_and_one_more_key_hex_win_too(units: str, cities: str, winner: str) -> None:
    front = Front(units, scenario="barbarossa").axis_holds("1708", "1407", *cities.split()).turn(5)
    assert front.points[0] < 23
    goal = front.match.view(None).goal
    assert (goal.points, goal.objectives, goal.keys[0], goal.uncertain) == (23, 2, "2008", True)
    assert front.begin(EndOfGame()).winner == winner


@rule("12.2", "14.13", "12.10")
def test_in_turn_12_each_check_is_cancelled_by_itself() -> None:
    """The Axis gets its question when the USSR has the initiative, before the USSR is checked."""
    front = Front("ax_6a@0603 sv_west@2008").deal(axis="c40")
    front.state.turn, front.state.event_vp, front.state.no_sudden_death = 12, -6, True
    front.steps("axis", "housekeeping", VictoryPhase())
    assert (front.seat, front.state.initiative, front.state.no_sudden_death) == ("axis", 1, False)
    front.choose("event", "c40").choose("choose", "first").let_pass()
    assert front.reason is None
    plain = Front("ax_6a@0603 sv_west@2008").deal(axis="c21")
    plain.state.turn, plain.state.event_vp, plain.state.no_sudden_death = 12, -6, True
    assert plain.steps("axis", "housekeeping", VictoryPhase()).let_pass().reason == "win-sudden-death"


@rule("14.13")
def test_a_marker_cancels_the_next_check_and_no_other() -> None:
    front = Front("ax_6a@0603 ax_17a@0606 sv_west@2008").turn(4).deal(soviet="c09").movement("axis")
    front.match.choose(("anytime", "c09"), seat="soviet")
    front.choose("choose", "first").let_pass()
    assert front.match.view(None).no_sudden_death
    front.axis_holds("1503", "1407", "1708", "1311", "1215", "1515", "1713", "1716", "1817")
    front.state.event_vp = 6
    assert check(front, 5).match.view(None).no_sudden_death, "turn 5 has no check"
    assert check(front, 6).reason is None
    assert not front.match.view(None).no_sudden_death
    assert check(front, 9).reason == "win-sudden-death"

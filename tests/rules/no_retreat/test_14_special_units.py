"""14.0 Special units and rules."""

from __future__ import annotations

import pytest

from games.no_retreat.front import Front
from quadrant.games.no_retreat.components import COLUMNS, CRT, RESULTS, UNIT
from quadrant.games.no_retreat.rules.cards import DrawCards
from quadrant.games.no_retreat.rules.losses import destroy, lose_step
from quadrant.games.no_retreat.rules.results import LoseSteps
from quadrant.testing import rule


def shifts(front: Front, target: str, *units: str) -> dict[str, int]:
    return {line.id: line.amount for line in front.odds(target, *units).shifts.lines}


def die_for(front: Front, target: str, result: str, side: int = 0) -> int:
    """A face that gives that result in an attack by everybody who can."""
    column = COLUMNS.index(front.odds(target).odds)
    return next(n for n, row in enumerate(CRT[side], 1) if RESULTS[row[column]] == result)


@rule("14.0", "14.1")
def test_german_fortresses_take_losses_first_and_are_gone_for_good() -> None:
    front = Front("ax_fort1@0704 ax_6a@0704").turn(20)
    front.begin(LoseSteps(0, (UNIT["ax_6a"], UNIT["ax_fort1"]), 1, False))
    assert front.at("ax_fort1") == "removed"
    assert front.face("ax_6a") == 0


@rule("14.1", "10.1.2")
def test_a_german_fortress_takes_the_first_loss_of_a_counterblow_too() -> None:
    front = Front("ax_fort1@0704 ax_6a@0704").turn(20)
    front.begin(LoseSteps(0, (UNIT["ax_6a"], UNIT["ax_fort1"]), 1, True))
    assert (front.at("ax_fort1"), front.face("ax_6a")) == ("removed", 0)


@rule("14.7")
def test_the_refusal_of_a_loss_names_the_rule_of_the_unit_that_takes_it() -> None:
    front = Front("sv_sw@1511 sv_crim@1511 sv_west@1511").turn(24)
    front.begin(LoseSteps(1, tuple(UNIT[unit] for unit in ("sv_sw", "sv_crim", "sv_west")), 1, True))
    assert front.forbids("lose", "sv_west") == "14.7"


@rule("14.1")
def test_the_finns_never_leave_finland() -> None:
    front = Front("ax_fin@FIN sv_west@1902 sv_nw@2103 ax_16a@0603").turn(6)
    assert front.match.query("reach", "ax_fin").spaces == ()
    assert front.match.query("retreats", "ax_fin").ends == ()


@rule("14.1", "10.1.1")
def test_fortresses_do_not_attack_by_themselves() -> None:
    front = Front("sv_len@1902 ax_18a@1802 sv_volk@1704 ax_16a@1703").turn(6).combat("soviet")
    assert "1802" not in front.spaces("target")


@rule("14.2", "7.4")
@pytest.mark.parametrize("unit", ["ax_rom3", "ax_hun2", "ax_ita8"])
def test_allies_come_back_by_the_turn_track(unit: str) -> None:
    front = Front(f"{unit}@1511 ax_6a@0603").turn(8)
    destroy(front.state, UNIT[unit])
    assert (front.at(unit), front.state.due[UNIT[unit]], front.state.event_vp) == ("track", 10, 0)
    front.turn(10).organization()
    while front.kind == "upgrades":
        front.choose("done")
    if front.kind == "placement":
        front.choose("receive", unit)
    assert front.spaces("place")


@rule("14.3")
def test_armour_is_slow_in_rough_ground() -> None:
    armour = {s.space: s.cost for s in Front("ax_1pz@1507").match.query("reach", "ax_1pz").spaces}
    foot = {s.space: s.cost for s in Front("ax_6a@1507").match.query("reach", "ax_6a").spaces}
    assert (armour["1408"], foot["1408"]) == (2, 1) or armour["1606"] > foot["1606"]


@rule("14.4")
def test_motorized_infantry_denies_the_armour_shift() -> None:
    assert "line-armor" not in shifts(Front("ax_1pz@1511 sv_cent@1611-").turn(2), "1611")
    assert "line-armor" not in shifts(Front("sv_cent@1511 ax_ssgr@1611").turn(18), "1611")


@rule("14.5")
@pytest.mark.parametrize(
    ("target", "weather", "out"),
    [("sv_cent@1611", "mud", False), ("sv_west@1713", "clear", False), ("sv_west@1611", "clear", True)],
)
def test_ss_panzer_always_has_its_shift(target: str, weather: str, out: bool) -> None:
    front = Front(f"ax_sspz@1612 {target}").turn(13, weather)
    if out:
        front.mark("ax_sspz", "out_of_supply")
    assert shifts(front, target.partition("@")[2], "ax_sspz")["line-armor"] == 1


@rule("14.5", "14.6", "14.7")
@pytest.mark.parametrize(
    ("units", "attacking", "first"),
    [
        ("ax_6a ax_sspz", True, {"ax_sspz"}),
        ("ax_6a ax_sspz", False, {"ax_6a", "ax_sspz"}),
        ("ax_6a ax_ssgr", True, {"ax_ssgr"}),
        ("ax_6a ax_ssgr", False, {"ax_ssgr"}),
        ("ax_sspz ax_ssgr", True, {"ax_sspz"}),
        ("sv_west sv_sw", True, {"sv_sw"}),
        ("sv_west sv_sw", False, {"sv_west", "sv_sw"}),
    ],
)
def test_who_takes_losses_first(units: str, attacking: bool, first: set[str]) -> None:
    names = units.split()
    front = Front(" ".join(f"{name}@1511" for name in names)).turn(18)
    side = 0 if names[0].startswith("ax") else 1
    front.begin(LoseSteps(side, tuple(UNIT[name] for name in names), 1, attacking))
    if len(first) == 1:
        assert front.face(next(iter(first))) == 1
    else:
        assert front.targets("lose") == first


@rule("14.6")
def test_ss_grenadiers_defend_with_a_shift() -> None:
    assert shifts(Front("sv_west@1511 ax_ssgr@1611").turn(18), "1611")["line-ss-grenadiers"] == -1


@rule("14.7")
@pytest.mark.parametrize(("option", "shift"), [(1, 1), (2, 2)])
def test_red_shock_units_give_a_shift_and_two_add_up(option: int, shift: int) -> None:
    front = Front("sv_sw@1511 sv_crim@1512 ax_6a@1611", shock_shifts=option).turn(18, "mud")
    answer = front.odds("1611", "sv_sw", "sv_crim")
    assert [line.amount for line in answer.shifts.lines if line.id == "line-shock"] == [shift, shift]
    brown = Front("sv_sw@1511- ax_6a@1611").turn(18)
    assert "line-shock" not in shifts(brown, "1611", "sv_sw")


@rule("14.8")
def test_yugoslavs_dig_in_only_in_the_balkans_for_free() -> None:
    front = (
        Front("sv_yug1@WBALK sv_yug2@0414- sv_len@1902-").turn(20).soviets_hold("0414").organization("soviet")
    )
    front.choose("unfortify", "sv_yug1")
    assert front.face("sv_yug1") == 1
    assert front.forbids("fortify", "sv_yug2") == "14.8"
    front.choose("fortify", "sv_yug1")
    assert front.face("sv_yug1") == 0


# Cadres


@rule("14.9", "14.9.2")
def test_a_cadre_may_take_the_place_of_a_unit_destroyed_in_battle() -> None:
    front = Front("sv_west@1511- sv_ost1@cadre").turn(3)
    front.begin(LoseSteps(1, (UNIT["sv_west"],), 1, False))
    assert (front.seat, front.kind) == ("soviet", "put_cadre")
    front.choose("cadre", "sv_ost1")
    assert (front.at("sv_ost1"), front.at("sv_west")) == ("1511", "destroyed")


@rule("14.9.2")
def test_no_cadre_for_an_ally_or_without_a_battle() -> None:
    front = Front("ax_rom3@1511 ax_kg1@cadre").turn(6)
    front.begin(LoseSteps(0, (UNIT["ax_rom3"],), 1, False))
    assert front.kind != "put_cadre"


@rule("14.9.3")
def test_no_two_cadres_of_a_side_come_back_in_one_turn() -> None:
    front = Front("ax_kg1@1511 ax_kg2@1512 sv_ost1@1711").turn(9)
    for unit in ("ax_kg1", "ax_kg2", "sv_ost1"):
        lose_step(front.state, UNIT[unit])
    due = {unit: front.state.due[UNIT[unit]] for unit in ("ax_kg1", "ax_kg2", "sv_ost1")}
    assert due == {"ax_kg1": 11, "ax_kg2": 12, "sv_ost1": 10}


@rule("14.9.4")
def test_a_rebuilt_unit_comes_in_at_a_cadre_and_in_order() -> None:
    front = Front("ax_4a@shattered ax_kg1@1511 sv_west@1611-").turn(8).axis_holds("1311").organization()
    while front.kind in ("upgrades", "placement"):
        front.choose("receive", "ax_4a") if front.options("receive") else front.choose("done")
    front.choose("place", "ax_4a", "1511")
    assert (front.at("ax_4a"), front.marks("ax_4a"), front.at("ax_kg1")) == ("1511", set(), "track")


@rule("14.9", "10.1.1")
def test_cadres_counterattack_but_do_not_attack() -> None:
    front = Front("ax_kg1@1511 sv_sw@1611- sv_nw@2008 ax_16a@0603").turn(6).combat()
    assert "1611" not in front.spaces("target")
    back = (
        Front("ax_kg1@1511 sv_nw@1611- sv_len@2008 ax_16a@0603")
        .turn(6)
        .battle("1511", "sv_nw", die=1, seat="soviet")
    )
    assert (back.seat, back.kind) == ("axis", "counter_attack")


@rule("14.10")
def test_the_luftwaffe_field_unit_comes_back_by_the_track() -> None:
    front = Front("ax_lw@1511").turn(12)
    destroy(front.state, UNIT["ax_lw"])
    assert front.at("ax_lw") == "track"


@rule("14.11")
def test_volkssturm_turns_a_retreat_into_nothing_and_is_gone() -> None:
    units = "ax_vs3@0704 ax_6a@0704 sv_west@0804 sv_kal@0705 sv_cent@0804 sv_vor@0705"
    front = Front(f"{units} ax_16a@0402").turn(25)
    die = die_for(front, "0704", "DR", 1)
    front.battle("0704", *front.odds("0704").attackers, die=die, seat="soviet")
    assert (front.at("ax_vs3"), front.at("ax_6a")) == ("removed", "0704")
    assert front.kind != "advance"


@rule("14.11", "10.8")
def test_nobody_advances_where_volkssturm_stood_alone() -> None:
    front = Front("ax_vs2@0606 sv_west@0707 ax_6a@0404").turn(24)
    front.battle("0606", "sv_west", die=die_for(front, "0606", "DR", 1), seat="soviet")
    assert front.at("ax_vs2") == "removed"
    assert front.kind is None, "no effect: the hex is empty, but nobody goes in"


# Markers and weather


@rule("14.13")
def test_scorched_cities_are_marsh_and_works_give_a_shift() -> None:
    front = Front("ax_1pz@1612 sv_west@1713-").turn(7)
    front.state.scorched = 1 << front.state.at[UNIT["sv_west"]]
    line = next(line for line in front.odds("1713").shifts.lines if line.id == "line-terrain")
    assert line.args["terrain"] == "marsh"
    works = Front("ax_6a@1611 sv_west@1511").turn(18)
    works.state.works = 1 << works.state.at[UNIT["ax_6a"]]
    assert shifts(works, "1611")["line-works"] == -1


@rule("14.14", "14.14.2")
@pytest.mark.parametrize(
    ("seat", "card", "turn", "weather"), [("axis", "c11", 9, "mud"), ("axis", "c11", 8, "clear")]
)
def test_weather_events_happen_when_they_are_drawn(seat: str, card: str, turn: int, weather: str) -> None:
    front = Front().turn(turn).on_top(card, "c21", "c24").begin(DrawCards(0, 1))
    assert front.match.view(None).weather == weather
    assert front.hand(seat) == {"c21"}, "a replacement is drawn"
    assert front.events("immediate")


@rule("14.14.1")
def test_general_mud_and_general_winter_set_the_next_turn() -> None:
    mud = Front().turn(8).on_top("c12", "c21").begin(DrawCards(1, 1))
    assert mud.match.view(None).forecast[8] == "mud"
    winter = Front().turn(5).on_top("c13", "c21").begin(DrawCards(1, 1))
    assert winter.match.view(None).forecast[5] == "long_winter"


@rule("14.2", "14.9.3")
@pytest.mark.parametrize(("unit", "turns"), [("ax_rom4", 4), ("sv_ost1", 1)])
def test_lost_one_step_units_return_as_the_counters_say(unit: str, turns: int) -> None:
    front = Front(f"{unit}@1511").turn(9)
    lose_step(front.state, UNIT[unit])
    assert (front.at(unit), front.state.due[UNIT[unit]]) == ("track", 9 + turns)

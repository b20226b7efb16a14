"""10.7 and 10.8 Combat: results, retreats and advances."""

from __future__ import annotations

from typing import Any

import pytest

from games.no_retreat.front import Front
from quadrant.games.no_retreat.components import COLUMNS, CRT, RESULTS, UNIT
from quadrant.testing import rule

# 10.7 Results

ODDS_2_TO_1 = "ax_6a@1511 ax_17a@1512 sv_west@1611- ax_16a@0603"


@rule("10.7")
def test_no_effect() -> None:
    front = Front(ODDS_2_TO_1).turn(2).battle("1611", "ax_6a", "ax_17a", die=1)
    assert front.events("result")[0].args["result"] == "--"
    assert (front.at("ax_6a"), front.at("sv_west")) == ("1511", "1611")


@rule("10.7.3")
def test_a_counterblow_result_marks_a_unit_of_the_active_player() -> None:
    front = Front(ODDS_2_TO_1).turn(2).battle("1611", "ax_6a", "ax_17a", die=2)
    assert (front.seat, front.kind) == ("axis", "place_blow")
    front.choose("mark", "ax_6a")
    assert front.match.view(None).sides[0].counterblows == ("1511",)
    front.combat("soviet")
    while front.kind in ("targets", "blows"):
        front.choose("done")
    assert front.events("battle"), "West Front must attack the 6th Army"


@rule("10.7.3")
def test_who_has_moved_away_need_not_attack_the_marker() -> None:
    front = Front("ax_6a@1511 sv_west@1911-").turn(2)
    front.state.blows = [1 << front.state.at[UNIT["ax_6a"]], 0]
    front.combat("soviet")
    assert not front.events("battle")
    assert front.state.blows == [0, 0]


@rule("10.7.1")
def test_an_exchange_costs_both_sides_a_step() -> None:
    front = Front(ODDS_2_TO_1).turn(2).battle("1611", "ax_6a", "ax_17a", die=3)
    assert (front.seat, front.kind) == ("axis", "lose_step")
    front.choose("lose", "ax_17a")
    assert (front.face("ax_17a"), front.at("ax_17a")) == (1, "1512")
    assert front.at("sv_west") == "destroyed"
    assert front.kind != "advance", "nobody advances after an exchange"


@rule("10.7.1", "7.2", "7.3")
@pytest.mark.parametrize(("turn", "place"), [(16, "destroyed"), (17, "1611")])
def test_soviet_units_have_two_steps_from_turn_17(turn: int, place: str) -> None:
    """14 to 7 with an armour shift is 3:1, and a two an exchange."""
    front = Front("ax_1pz@1511 ax_2pz@1512 sv_west@1611 ax_16a@0603").turn(turn)
    front.battle("1611", "ax_1pz", "ax_2pz", die=2).choose("lose", "ax_1pz")
    assert front.events("result")[0].args["result"] == "EX"
    assert front.at("sv_west") == place


@rule("10.7.2", "10.7")
def test_a_counterattack_begins_the_battle_anew_with_the_same_units() -> None:
    front = Front("ax_6a@1511 ax_17a@1511 sv_west@1611- ax_16a@0603").turn(2).battle("1611", "ax_6a", die=1)
    assert (front.seat, front.kind) == ("soviet", "counter_attack")
    front.dice(6).choose("counter")
    battle = front.events("battle")[-1].args
    assert (battle["seat"], battle["units"], battle["spaces"]) == ("soviet", ("sv_west",), ("1511",))
    assert front.events("odds")[-1].args["odds"] == "1:1", "the 17th Army takes no part: 4 to 4"
    assert (front.seat, front.kind) == ("axis", "retreat_unit"), "a six is DR; the whole hex retreats"


@rule("10.7.2")
def test_the_defender_may_let_it_be() -> None:
    front = (
        Front("ax_6a@1511 sv_west@1611- ax_16a@0603").turn(2).battle("1611", "ax_6a", die=1).choose("pass")
    )
    assert front.at("sv_west") == "1611"
    assert len(front.events("battle")) == 1


@rule("10.7.4", "14.1")
@pytest.mark.parametrize(("result", "face"), [("DR", 0), ("DS", 1), ("DD", 1)])
def test_fortresses(result: str, face: int) -> None:
    """DR does nothing, DS is an exchange, DD costs a step; the fortress never retreats."""
    units = "ax_1pz@1802 ax_2pz@1802 ax_3pz@1903 ax_4pz@1903 ax_18a@2003 ax_17a@2003"
    front = Front(f"{units} sv_len@1902 ax_16a@0603").turn(2)
    answer = front.odds("1902")
    column = COLUMNS.index(answer.odds)
    die = next(n for n, row in enumerate(CRT[0], 1) if RESULTS[row[column]] == result)
    front.battle("1902", *answer.attackers, die=die)
    while front.kind == "lose_step":
        front.choose(*front.options()[0])
    assert (front.at("sv_len"), front.face("sv_len")) == ("1902", face)


# 10.7.5 Retreats


def driven(extra: str = "", die: int = 4) -> Front:
    """The 6th and 17th Armies attack West Front at 2:1: a four is DR, a six DS."""
    front = Front(f"ax_6a@1511 ax_17a@1512 sv_west@1611- ax_16a@0603 {extra}").turn(2)
    return front.battle("1611", "ax_6a", "ax_17a", die=die)


@rule("10.7.5", "10.7")
def test_a_retreat_leads_two_hexes_away_and_out_of_enemy_zones() -> None:
    front = driven()
    assert (front.seat, front.kind) == ("soviet", "retreat_unit")
    ends = front.spaces("retreat")
    assert ends
    assert not ends & {"1610", "1711", "1510"}
    assert front.forbids("retreat", "sv_west", "1711") == "10.7.5"
    goal = sorted(ends)[0]
    front.choose("retreat", "sv_west", goal)
    assert front.at("sv_west") == goal
    assert front.kind == "advance"


@rule("10.7.5", "10.7.1")
def test_who_cannot_retreat_is_destroyed() -> None:
    front = driven("ax_1pz@1711 ax_2pz@1610")
    assert front.at("sv_west") == "destroyed"
    assert front.events("no-retreat")


@rule("10.7.5", "8.5.4")
def test_a_friend_in_a_zone_lets_a_retreat_pass_but_the_free_way_comes_first() -> None:
    free = driven("sv_kal@1711-")
    assert free.kind == "retreat_unit"
    zone = set(free.match.query("zones", "axis").spaces)
    assert not free.spaces("retreat") & zone


@rule("10.7.5", "8.4.3")
def test_a_retreat_may_overstack_and_then_a_unit_goes() -> None:
    """Every end is taken by another front: one unit too many goes to the Shattered box."""
    ends = driven().spaces("retreat")
    names = [
        f"sv_{name}" for name in ("kal", "nw", "sw", "south", "volk", "cent", "res", "bry", "cauc", "vor")
    ]
    front = driven(" ".join(f"{name}@{end}-" for name, end in zip(names, sorted(ends), strict=False)))
    front.choose(*front.options("retreat")[0])
    assert front.kind == "overstacked"
    front.choose("remove", "sv_west")
    assert front.at("sv_west") == "shattered"


@rule("10.7.6", "10.7")
def test_shattered_units_retreat_first() -> None:
    front = driven(die=6)
    assert front.kind == "retreat_unit"
    front.choose(*front.options()[0])
    assert front.at("sv_west") == "shattered"


@rule("10.7")
def test_destroyed_means_a_retreat_and_a_step_for_each() -> None:
    front = Front("ax_1pz@1511 ax_2pz@1512 ax_6a@1510 sv_west@1611- ax_16a@0603").turn(2)
    front.battle("1611", "ax_1pz", "ax_2pz", "ax_6a", die=6)
    assert front.events("result")[0].args["result"] == "DD"
    while front.kind == "retreat_unit":
        front.choose(*front.options()[0])
    assert front.at("sv_west") == "destroyed"


# 10.8 Advance


def advancing(units: str = "ax_6a@1511 ax_17a@1512", weather: str = "clear", **kwargs: Any) -> Front:
    names = [word.partition("@")[0] for word in units.split()]
    front = Front(f"{units} sv_west@1611- ax_16a@0603").turn(7, weather)
    front.battle("1611", *names, die=6 if weather in ("snow", "long_winter") else 5)
    while front.kind == "retreat_unit":
        front.choose(*front.options()[0])
    return front


@rule("10.8", "10.8.1")
def test_attackers_advance_into_the_empty_hex_and_one_further() -> None:
    front = advancing()
    assert front.kind == "advance"
    front.choose("advance", "ax_6a")
    assert front.forbids("advance_to", "ax_6a", "1711") == "10.8.1", "the hex of the battle comes first"
    front.choose("advance_to", "ax_6a", "1611")
    assert {"1711", "1612", "1610"} <= front.spaces("advance_to")
    front.choose("advance_to", "ax_6a", "1711")
    assert front.kind == "advance"
    assert front.at("ax_6a") == "1711"


@rule("10.8.1", "13.1")
def test_no_long_advance_in_mud() -> None:
    front = Front("ax_1pz@1511 ax_2pz@1512 sv_west@1611- ax_16a@0603").turn(6, "mud")
    front.battle("1611", "ax_1pz", "ax_2pz", die=5)
    while front.kind == "retreat_unit":
        front.choose(*front.options()[0])
    front.choose("advance", "ax_1pz").choose("advance_to", "ax_1pz", "1611")
    assert front.kind == "advance"


@rule("10.8.2", "14.3")
@pytest.mark.parametrize(
    ("unit", "turn", "seat", "hexes"),
    [
        ("ax_1pz", 7, "axis", 3),
        ("ax_6a", 7, "axis", 2),
        ("sv_cent", 10, "soviet", 2),
        ("sv_cent", 11, "soviet", 3),
    ],
)
def test_armour_breaks_through(unit: str, turn: int, seat: str, hexes: int) -> None:
    victim, friend = ("sv_nw@1611-", "ax_2pz") if seat == "axis" else ("ax_lw@1611", "sv_sw")
    front = Front(f"{unit}@1511 {friend}@1512 {victim} ax_16a@0603 sv_len@1902").turn(turn)
    front.battle("1611", unit, friend, die=5, seat=seat)
    while front.kind in ("retreat_unit", "lose_step"):
        front.choose(*front.options()[0])
    assert front.kind == "advance"
    front.choose("advance", unit)
    assert front.match.prompt is not None
    assert front.match.prompt.args["hexes"] == hexes


@rule("10.8.2", "13.5")
def test_german_armour_but_ss_loses_breakthrough_and_shift_with_the_oil() -> None:
    front = Front("ax_1pz@1511 sv_nw@1611-").turn(19)
    front.state.oil = 18
    assert "line-armor" not in front.shifts("1611", "ax_1pz")
    elite = Front("ax_sspz@1511 sv_nw@1611-").turn(19)
    elite.state.oil = 18
    assert elite.shifts("1611", "ax_sspz")["line-armor"] == 1


@rule("10.8.1")
@pytest.mark.parametrize(
    ("units", "space"), [("1507 1508 1608", ""), ("1908 1908 2008", "2008"), ("2110 2110 2210", "2210")]
)
def test_rough_ground_and_key_hexes_end_an_advance(units: str, space: str) -> None:
    """Open ground does not; Moscow is a key hex, 2210 a forest."""
    first, second, there = units.split()
    front = Front(f"ax_1pz@{first} ax_2pz@{second} sv_nw@{there}- ax_16a@0603").turn(7)
    answer = front.odds(there)
    column = COLUMNS.index(answer.odds)
    die = next(n for n, row in enumerate(CRT[0], 1) if RESULTS[row[column]] == "DR")
    front.battle(there, *answer.attackers, die=die)
    while front.kind == "retreat_unit":
        front.choose(*front.options()[0])
    unit = str(answer.attackers[0])
    front.choose("advance", unit).choose("advance_to", unit, there)
    assert (front.kind == "advance_to") == (not space)


@rule("10.8")
def test_disorganized_units_and_white_strengths_never_advance() -> None:
    front = Front("ax_6a@1511 ax_17a@1512 sv_west@1611- ax_16a@0603").turn(7)
    front.state.blows = [0, 1 << front.state.at[UNIT["sv_west"]]]
    front.mark("ax_6a", "disorganized").dice(5).combat()
    while front.kind in ("targets", "blows", "choose_battle", "attack", "use_support", "retreat_unit"):
        options = [o for o in front.options() if o[0] != "pass"]
        joins = [o for o in options if o[0] in ("join", "fight", "retreat")]
        front.choose(*(joins or front.options("done") or front.options())[0])
    assert front.kind == "advance"
    assert front.targets("advance") == {"ax_17a"}

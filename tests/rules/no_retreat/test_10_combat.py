"""10.0 Combat: targets, counterblows, odds and shifts, both tables, results, retreats and advances."""

from __future__ import annotations

from typing import Any

import pytest

from games.no_retreat.front import Front
from quadrant.games.no_retreat.components import COLUMNS, CRT, RESULTS, UNIT
from quadrant.games.no_retreat.odds import BELOW, ratio
from quadrant.testing import rule

#: Open ground without rivers: 1611 is attacked from 1511, 1510, 1610, 1711, 1612 and 1512.
DEFENDER = "sv_west@1611-"


def shifts(front: Front, target: str, *units: str) -> dict[str, int]:
    return {line.id: line.amount for line in front.odds(target, *units).shifts.lines}


# 10.1 Declaring


@rule("10.0", "10.1", "10.1.1")
def test_targets_are_enemies_next_to_a_unit_that_may_attack() -> None:
    front = Front(f"ax_6a@1511 ax_kg1@1811 sv_south@1911- {DEFENDER}").turn(6).combat()
    assert front.spaces("target") == {"1611"}
    assert front.forbids("target", "1911") == "10.1", "a Kampfgruppe has a white strength"
    assert front.forbids("target", "1711") == "10.1"


@rule("10.1.1", "7.7")
def test_disorganized_units_do_not_attack() -> None:
    front = (
        Front(f"ax_6a@1511 {DEFENDER} sv_nw@1205- ax_9a@1105").turn(6).mark("ax_6a", "disorganized").combat()
    )
    assert front.forbids("target", "1611") == "10.1"


@rule("10.1", "13.1", "13.5")
@pytest.mark.parametrize(
    ("seat", "turn", "weather", "most"),
    [
        ("axis", 8, "clear", 5),
        ("axis", 11, "long_winter", 3),
        ("axis", 20, "clear", 3),
        ("axis", 26, "clear", 1),
        ("soviet", 26, "clear", 5),
        ("soviet", 11, "long_winter", 5),
    ],
)
def test_how_many_attacks(seat: str, turn: int, weather: str, most: int) -> None:
    front = Front("ax_6a@1511 sv_west@1611 ax_17a@1711 sv_kal@1811").turn(turn, weather).combat(seat)
    assert front.match.prompt is not None
    assert front.match.prompt.args["count"] == most


def counterblow(**hands: str) -> Front:
    """The Axis may attack West Front; the USSR holds a card."""
    units = f"ax_6a@1511 ax_17a@1812 {DEFENDER} sv_south@1912- sv_len@1711"
    return Front(units).turn(6).deal(**({"soviet": "c28"} | hands)).combat()


@rule("10.1.2", "5.4")
def test_a_counterblow_costs_a_card_and_must_be_fought_without_terrain() -> None:
    front = counterblow().choose("target", "1611").choose("done")
    assert (front.seat, front.kind) == ("soviet", "blows")
    assert front.forbids("blow", "1611") == "10.1.2", "a target already"
    assert front.forbids("blow", "1711") == "10.1.2", "only a white strength"
    front.choose("blow", "1912")
    assert front.hand("soviet") == set()
    assert front.state.blows[1]
    while front.kind != "choose_battle":
        front.choose("done" if front.kind == "blows" else "pass")
    assert front.spaces("fight") == {"1611", "1912"}
    answer = front.odds("1912", "ax_17a")
    assert "line-terrain" not in {line.id for line in answer.shifts.lines}


@rule("10.1.2")
def test_without_a_card_no_counterblow() -> None:
    front = counterblow(soviet="").choose("target", "1611").choose("done")
    assert front.kind != "blows"


@rule("10.1.2", "14.9", "14.1")
def test_white_strengths_and_disorganized_units_fight_counterblows() -> None:
    front = Front(f"ax_kg1@1511 ax_6a@1512 {DEFENDER} ax_16a@0603 sv_len@1902").turn(6)
    front.state.blows = [0, 1 << front.state.at[UNIT["sv_west"]]]
    front.mark("ax_6a", "disorganized").combat()
    while front.kind in ("targets", "blows"):
        front.choose("done")
    assert front.targets("join") == {"ax_kg1", "ax_6a"}


@rule("10.1.1", "10.1.2", "10.5")
def test_the_odds_speak_of_those_who_may_attack() -> None:
    """A Kampfgruppe and disorganized units count for a counterblow, not before."""
    front = Front(f"ax_6a@1511 ax_kg1@1512 ax_17a@1510 {DEFENDER}").turn(6).mark("ax_17a", "disorganized")
    front.deal(soviet="c28").combat()
    assert front.odds("1611").attackers == ("ax_6a",)
    assert front.odds("1611", "ax_6a", "ax_kg1").attackers == ("ax_6a",)
    front.choose("done")
    assert front.kind == "blows"
    assert set(front.odds("1611").attackers) == {"ax_6a", "ax_kg1", "ax_17a"}


@rule("10.7.4", "14.11")
@pytest.mark.parametrize(
    ("defenders", "said", "driven"),
    [
        ("ax_6a@0704", {"does-DR", "does-DD"}, {"ax_6a"}),
        ("ax_6a@0704 ax_fort1@0704", {"does-DR-fortress", "does-DD-fortress"}, set()),
        ("ax_6a@0704 ax_vs3@0704", {"does-DR-volkssturm", "does-DD"}, {"ax_6a", "ax_vs3"}),
    ],
)
def test_what_a_result_would_do_is_said_of_those_who_stand_there(
    defenders: str, said: set[str], driven: set[str]
) -> None:
    strong = "sv_west@0804 sv_cent@0804 sv_kal@0705 sv_don@0705 sv_sw@0703 sv_res@0703"
    answer = Front(f"{defenders} {strong} ax_16a@0402").turn(24).odds("0704")
    told = {one.does for one in answer.chances if one.result in ("DR", "DD")}
    assert told == said
    assert {one.unit for one in answer.retreats} == driven


# 10.2, 10.3 Who fights where


@rule("10.2", "10.3.1", "10.3.4")
def test_every_marked_hex_must_be_attacked_so_a_unit_may_be_needed_elsewhere() -> None:
    units = "ax_6a@1511 ax_17a@1512 sv_west@1611- sv_south@1612-"
    front = Front(units + " ax_4a@1511").turn(2).combat().declare("1611", "1612")
    front.choose("fight", "1611").choose("join", "ax_6a")
    assert front.why_not("join", "ax_4a") is None
    assert front.forbids("join", "ax_17a") == "10.2"


@rule("10.2", "10.3.1")
def test_the_only_unit_next_to_a_marked_hex_is_not_spent_on_another_one() -> None:
    """The 17th Army alone is next to the counterblow at 1612, and no other battle rids it of that."""
    front = Front("ax_6a@1511 ax_17a@1512 sv_west@1611- sv_south@1612-").turn(6)
    front.state.blows = [0, 1 << front.state.at[UNIT["sv_south"]]]
    front.combat().declare("1611").choose("fight", "1611")
    assert front.events("battle")[0].args["units"] == ("ax_6a",), "nobody else may join"


@rule("10.2", "10.3.1")
def test_a_unit_may_attack_both_hexes_instead_and_then_must() -> None:
    units = "ax_6a@1511 ax_17a@1512 ax_4a@1510 sv_west@1611- sv_south@1612-"
    front = Front(units).turn(2).combat().declare("1611", "1612").choose("fight", "1611")
    front.choose("join", "ax_17a")
    assert front.events("battle")[0].args["spaces"] == ("1611", "1612"), "no other choice was left"


@rule("10.3", "10.3.2", "10.3.3")
def test_units_from_several_hexes_attack_together_if_all_are_next_to_all() -> None:
    units = (
        "ax_6a@1511 ax_17a@1512 ax_16a@1512 ax_4a@1510 sv_west@1611- sv_south@1612- sv_kal@1811- ax_9a@1911"
    )
    front = Front(units).turn(2).combat().declare("1611", "1612").choose("fight", "1611")
    front.choose("join", "ax_17a")
    assert front.spaces("also") == {"1612"}
    front.choose("also", "1612")
    assert front.targets("join") == {"ax_16a"}
    front.choose("done")
    assert front.events("battle")[0].args["spaces"] == ("1611", "1612"), "1510 is not next to 1612"


@rule("10.3.5", "10.4")
def test_units_of_a_stack_attack_on_their_own_but_defend_together() -> None:
    front = Front("ax_6a@1511 ax_17a@1511 sv_cent@1611 sv_west@1611").turn(12)
    assert front.odds("1611", "ax_6a").attack.total == 4
    assert front.odds("1611", "ax_6a").defence.total == 15


@rule("10.3.4")
def test_nobody_attacks_twice() -> None:
    """1:1 and a two is no effect; what is left for the second battle is the 17th Army."""
    front = Front("ax_6a@1611 ax_17a@1611 sv_west@1711- sv_kal@1612-").turn(2).dice(2, 2)
    front.combat().declare("1711", "1612").choose("fight", "1711").choose("join", "ax_6a")
    while front.kind is not None:
        front.choose(*front.options()[-1])
    assert [event.args["units"] for event in front.events("battle")] == [("ax_6a",), ("ax_17a",)]


# 10.5 Odds


@rule("10.5")
@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        (12, 9, "1:1"),
        (14, 9, "3:2"),
        (12, 3, "4:1"),
        (15, 4, "3:1"),
        (15, 3, "5:1"),
        (9, 3, "3:1"),
        (4, 5, "1:2"),
        (4, 7, "1:2"),
        (5, 4, "1:1"),
        (10, 4, "2:1"),
        (24, 2, "6:1"),
        (2, 6, "1:3"),
    ],
)
def test_the_ratio_is_rounded_down(attack: int, defence: int, column: str) -> None:
    """The numbers of the rulebook's own examples."""
    assert COLUMNS[ratio(attack, defence)] == column


@rule("10.6.4")
def test_below_one_to_three_is_a_counterattack_and_above_six_is_six() -> None:
    assert ratio(1, 4) == BELOW
    assert COLUMNS[ratio(40, 2)] == "6:1"
    front = Front("ax_lw@1511 sv_sw@1611").turn(12)
    assert {c.result for c in front.odds("1611", "ax_lw").chances} == {"CA"}


#: The two tables of the rulebook, row by row.
AXIS_TABLE = """
CA CA CA -- -- CB EX DR DR
CA CA -- -- CB EX DR DR DS
CA -- CB CB EX DR DR DS DS
-- CB EX EX DR DR DS DS DD
CB DR DR DR DR DS DS DD DD
DR DR DR DR DS DD DD DD DD
"""
SOVIET_TABLE = """
CA CA CA CA -- CB EX EX EX
CA CA CA -- CB EX EX EX DR
CA CA -- CB EX EX DR DR DR
CA -- CB EX EX DR DR DR DS
-- CB EX EX DR DR DS DS DD
CB DR DR DR DR DS DS DD DD
"""
CELLS = [
    (side, die, column, cell)
    for side, table in enumerate((AXIS_TABLE, SOVIET_TABLE))
    for die, row in enumerate(table.split("\n")[1:-1])
    for column, cell in enumerate(row.split())
]


@rule("2.2", "10.7")
@pytest.mark.parametrize(("side", "die", "column", "cell"), CELLS)
def test_the_combat_tables_are_those_of_the_rulebook(side: int, die: int, column: int, cell: str) -> None:
    assert RESULTS[CRT[side][die][column]] == cell


@rule("10.5", "10.6")
def test_the_rulebooks_battle_of_stalingrad() -> None:
    """12:3 in snow with a Shock! against a city and key hex; the Volga and the Don are frozen: 3:1."""
    front = (
        Front("ax_6a@2217- sv_res@2317 sv_step@2216").turn(17, "snow").axis_holds("2217").support(soviet=1)
    )
    front.attack("2217", "sv_res", "sv_step", seat="soviet").let_pass()
    front.choose("support")
    answer = front.odds("2217")
    assert (answer.attack.total, answer.defence.total, answer.ratio) == (12, 3, "4:1")
    assert {line.id: line.amount for line in answer.shifts.lines} == {
        "line-support": 1,
        "line-terrain": -1,
        "line-key-hex": -1,
    }
    assert answer.odds == "3:1"


# 10.6 Shifts


@rule("10.6.1")
@pytest.mark.parametrize(
    ("defender", "attacker", "expected"),
    [
        ("sv_west@1611-", "ax_6a@1511", {}),
        ("sv_west@1713-", "ax_6a@1612", {"line-terrain": -1}),
        ("sv_west@2008-", "ax_6a@1908", {"line-terrain": -1, "line-key-hex": -1}),
        ("sv_south@1215-", "ax_11a@1115", {"line-terrain": -1, "line-river": -1}),
        ("sv_cauc@1620-", "ax_17a@1720", {"line-terrain": -2}),
    ],
)
def test_terrain_of_the_defenders_hex(defender: str, attacker: str, expected: dict[str, int]) -> None:
    front = Front(f"{defender} {attacker}").turn(7)
    target = defender.partition("@")[2].rstrip("-")
    assert shifts(front, target, attacker.partition("@")[0]) == expected


@rule("10.6.1")
def test_a_river_counts_only_if_all_attackers_cross_it_and_not_in_snow() -> None:
    """Kiev lies west of the Dnieper: from 1411 across the river, from 1211 not."""
    across = Front("ax_6a@1411 sv_west@1311-").turn(7)
    assert shifts(across, "1311", "ax_6a")["line-river"] == -1
    both = Front("ax_6a@1411 ax_17a@1211 sv_west@1311-").turn(7)
    assert "line-river" not in shifts(both, "1311", "ax_6a", "ax_17a")
    assert "line-river" not in shifts(across.turn(10, "snow"), "1311", "ax_6a")


@rule("10.6.1")
def test_of_several_hexes_the_defender_names_the_one_whose_terrain_counts() -> None:
    front = Front("ax_6a@1612 ax_17a@1612 sv_west@1713- sv_south@1712-").turn(2).dice(3)
    front.combat().declare("1713", "1712").choose("fight", "1713")
    front.choose("join", "ax_6a").choose("also", "1712").choose("done")
    while front.kind == "use_support":
        front.choose("pass")
    assert (front.seat, front.kind) == ("soviet", "name_ground")
    front.choose("ground", "1713")
    assert front.events("ground")[0].args["shift"] == -1


@rule("10.6.2", "13.3")
def test_a_support_marker_is_one_shift_for_the_attacker_and_is_gone() -> None:
    front = Front(f"ax_6a@1511 {DEFENDER}").turn(2).support(axis=2).dice(3).attack("1611", "ax_6a")
    assert front.kind == "use_support"
    front.choose("support")
    assert front.state.support == [1, 0]
    assert front.events("odds")[0].args["shift"] == 1


@rule("10.6.2")
def test_nobody_without_supply_uses_support() -> None:
    front = Front(f"ax_6a@1511 {DEFENDER}").turn(2).support(axis=2).mark("ax_6a", "out_of_supply").dice(3)
    assert front.attack("1611", "ax_6a").kind != "use_support"


@rule("10.6.2", "13.1")
@pytest.mark.parametrize(
    ("turn", "weather", "shift"), [(4, "snow", 2), (5, "snow", 2), (5, "long_winter", 1), (10, "snow", 1)]
)
def test_shock_is_worth_two_in_the_first_snow(turn: int, weather: str, shift: int) -> None:
    front = Front("sv_sw@1511- ax_6a@1611-").turn(turn, weather).support(soviet=1).dice(3)
    front.attack("1611", "sv_sw", seat="soviet").choose("support")
    assert front.events("odds")[0].args["shift"] == shift


@rule("10.6.3", "14.3")
@pytest.mark.parametrize(
    ("units", "weather", "shift"),
    [
        ("ax_1pz@1511 sv_west@1611-", "clear", True),
        ("ax_1pz@1511 sv_west@1611-", "snow", True),
        ("ax_1pz@1511 sv_west@1611-", "mud", False),
        ("ax_1pz@1511 sv_west@1611-", "long_winter", False),
        ("ax_1pz@1511 sv_cent@1611-", "clear", False),
        ("ax_1pz@1511 sv_cent@1611", "clear", False),
        ("ax_6a@1511 sv_west@1611-", "clear", False),
        ("ax_1pz@1511 ax_2pz@1512 sv_west@1611-", "clear", True),
    ],
)
def test_the_armour_shift(units: str, weather: str, shift: bool) -> None:
    found = shifts(Front(units).turn(7, weather), "1611")
    assert found.get("line-armor", 0) == int(shift)


@rule("10.6.3", "14.4")
def test_no_armour_shift_in_a_city_or_against_motorized_infantry() -> None:
    assert "line-armor" not in shifts(Front("ax_1pz@1612 sv_west@1713-").turn(7), "1713")
    assert "line-armor" not in shifts(Front("sv_cent@1511 ax_2a@1611").turn(13), "1611")


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
    assert "line-armor" not in shifts(front, "1611", "ax_1pz")
    elite = Front("ax_sspz@1511 sv_nw@1611-").turn(19)
    elite.state.oil = 18
    assert shifts(elite, "1611", "ax_sspz")["line-armor"] == 1


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

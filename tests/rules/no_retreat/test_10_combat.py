"""10.0 to 10.6 Combat: targets, counterblows, who fights where, odds with both tables, and shifts."""

from __future__ import annotations

import pytest

from games.no_retreat.front import Front
from quadrant.games.no_retreat.components import COLUMNS, CRT, RESULTS, UNIT, spaces
from quadrant.games.no_retreat.rules.odds import BELOW, ratio
from quadrant.games.no_retreat.rules.results import AskBlow
from quadrant.testing import rule

#: Open ground without rivers: 1611 is attacked from 1511, 1510, 1610, 1711, 1612 and 1512.
DEFENDER = "sv_west@1611-"


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


@rule("10.1", "10.7.3")
@pytest.mark.parametrize(("pending", "asked"), [(4, True), (5, False)])
def test_each_side_has_five_markers_for_targets_and_counterblows(pending: int, asked: bool) -> None:
    """A counterblow ends in CB while all markers lie on targets: there is none for the attacker's unit."""
    front = Front("ax_6a@1511 ax_17a@1512 sv_west@1611-").turn(2).now("axis", "combat")
    front.state.targets = spaces(["1902", "2008", "2009", "2217", "1817"][:pending])
    front.begin(AskBlow((UNIT["ax_6a"], UNIT["ax_17a"])))
    assert (front.kind == "place_blow") == asked
    assert bool(front.events("no-marker")) != asked


@rule("10.1")
def test_counterblow_markers_are_not_there_for_targets() -> None:
    front = Front("ax_6a@1511 sv_west@1611 ax_17a@1711 sv_kal@1811").turn(8)
    front.state.blows = [spaces(["1511", "1711"]), 0]
    front.combat()
    assert front.match.prompt is not None
    assert front.match.prompt.args["count"] == 3


# 10.2, 10.3 Who fights where


@rule("10.2", "10.3.1", "10.3.4")
def test_every_marked_hex_must_be_attacked_so_a_unit_may_be_needed_elsewhere() -> None:
    units = "ax_6a@1511 ax_17a@1512 sv_west@1611- sv_south@1612-"
    front = Front(units + " ax_4a@1511").turn(2).combat().declare("1611", "1612")
    front.choose("fight", "1611").choose("join", "ax_6a")
    assert front.why_not("join", "ax_4a") is None
    assert front.forbids("join", "ax_17a") == "10.2"


def at_1611_and_1612(units: str, blow: str = "1612") -> Front:
    """A target at 1611 and a counterblow at 1612, and the battle for 1611 is to be made up."""
    front = Front(f"{units} sv_west@1611- sv_south@1612-").turn(6)
    front.state.blows = [0, spaces([blow])]
    return front.combat().declare("1611").choose("fight", "1611")


@rule("10.2", "10.3.1")
def test_the_only_unit_next_to_a_marked_hex_is_not_spent_on_another_one() -> None:
    """The 17th Army alone is next to the counterblow at 1612: the 6th Army cannot attack there with it."""
    front = at_1611_and_1612("ax_6a@1511 ax_17a@1512").choose("join", "ax_6a")
    assert front.events("battle")[0].args["units"] == ("ax_6a",), "nobody else may join"


@rule("10.2", "10.3.1")
def test_a_target_and_a_counterblow_may_be_attacked_in_one_battle() -> None:
    front = at_1611_and_1612("ax_6a@1511 ax_17a@1512 ax_4a@1512").choose("join", "ax_17a")
    assert front.spaces("also") == {"1612"}
    assert front.match.prompt is not None
    assert front.match.prompt.args["more"] == 0, "the 4th Army could attack 1612"
    refusal = front.why_not("also", "1611")
    assert refusal is not None
    assert refusal.id == "why-in-this-battle", "not: it is not marked"
    front.choose("also", "1612").choose("done")
    battle = front.events("battle")[0].args
    assert (battle["spaces"], battle["units"], battle["kind"]) == (("1611", "1612"), ("ax_17a",), "attack")
    assert front.state.blows == [0, 0]


@rule("10.1.2", "10.6.1", "10.7.3")
def test_in_such_a_battle_only_the_targets_terrain_counts() -> None:
    """Kharkov is the counterblow, 1712 the open target; then the other way round."""
    for target, blow, shift in (("1712", "1713", 0), ("1713", "1712", -1)):
        front = Front("ax_6a@1612 sv_west@1713- sv_south@1712-").turn(2).dice(3)
        front.state.blows = [0, spaces([blow])]
        front.combat().declare(target)
        while front.kind in ("choose_battle", "attack", "use_support"):
            front.choose(*(front.options("also") or front.options())[0])
        assert front.fought[0].hexes == {"1712", "1713"}
        assert not front.events("ground"), "there is nothing to choose between"
        assert front.events("odds")[0].args["shift"] == shift


@rule("10.1.1", "10.1.2", "10.3.3")
def test_who_fights_only_counterblows_takes_no_part_in_such_a_battle() -> None:
    front = Front("ax_6a@1512 ax_17a@1512 ax_4a@1511 sv_west@1611- sv_south@1612-").turn(6)
    front.state.blows = [0, spaces(["1612"])]
    front.mark("ax_17a", "disorganized").combat().declare("1611").choose("fight", "1612")
    front.choose("join", "ax_17a")
    assert front.forbids("also", "1611") == "10.3.3"


@rule("10.2", "10.3.1")
def test_who_marks_three_hexes_with_one_unit_attacks_all_three() -> None:
    front = Front("ax_6a@1611 sv_west@1711- sv_kal@1612- sv_nw@1610- ax_16a@0603").turn(2)
    front.combat().declare("1711", "1612", "1610")
    front.choose("fight", "1711")
    assert front.forbids("done") == "10.2"
    assert front.match.prompt is not None
    assert set(front.match.prompt.args["spaces2"]) == {"1612", "1610"}  # type: ignore[arg-type]
    front.choose("also", "1612")
    assert front.fought[0].hexes == {"1711", "1612", "1610"}, "1610 was left"


@rule("10.2", "10.3.1")
def test_to_be_done_is_refused_by_naming_what_must_still_be_attacked() -> None:
    front = Front("ax_6a@1611 ax_17a@1611 sv_west@1711- sv_kal@1612- sv_nw@1610- ax_16a@0603").turn(2)
    front.combat().declare("1711", "1612", "1610").choose("fight", "1711").choose("join", "ax_6a")
    assert front.why_not("done") is None, "the 17th Army is left for the others"
    front.choose("join", "ax_17a")
    refusal = front.why_not("done")
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("10.2", "why-still-to-attack")
    assert set(refusal.args["spaces"]) == {"1612", "1610"}  # type: ignore[arg-type]
    front.choose("also", "1612")
    assert front.fought[0].hexes == {"1711", "1612", "1610"}, "nothing else was left"


@rule("10.2", "5.3.1")
def test_markers_alone_do_not_meet_what_a_card_demands() -> None:
    """Card 19 wants three attacks: one battle for three hexes will do, markers that go unused will not."""
    front = Front("ax_6a@1611 sv_west@1711- sv_kal@1612- sv_nw@1610- ax_16a@0603").turn(2).dice(1)
    front.state.quotas = ((0, 3, 0, 2),)
    front.combat().declare("1711", "1612", "1610")
    while front.kind is not None:
        front.choose(*(front.options("pass") or front.options())[0])
    assert front.state.event_vp == 0
    unused = Front("ax_6a@1611 sv_west@1711- sv_kal@1612- sv_nw@1610- sv_bry@1510- ax_16a@0603").turn(2)
    unused.state.quotas = ((0, 3, 0, 2),)
    unused.combat()
    for target in ("1711", "1612", "1610"):
        unused.choose("target", target)
    unused.put("ax_6a@destroyed").choose("done")
    assert unused.state.event_vp == -2


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
    assert front.shifts(target, attacker.partition("@")[0]) == expected


@rule("10.6.1")
def test_a_river_counts_only_if_all_attackers_cross_it_and_not_in_snow() -> None:
    """Kiev lies west of the Dnieper: from 1411 across the river, from 1211 not."""
    across = Front("ax_6a@1411 sv_west@1311-").turn(7)
    assert across.shifts("1311", "ax_6a")["line-river"] == -1
    both = Front("ax_6a@1411 ax_17a@1211 sv_west@1311-").turn(7)
    assert "line-river" not in both.shifts("1311", "ax_6a", "ax_17a")
    assert "line-river" not in across.turn(10, "snow").shifts("1311", "ax_6a")


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
    found = Front(units).turn(7, weather).shifts("1611")
    assert found.get("line-armor", 0) == int(shift)


@rule("10.6.3", "14.4")
def test_no_armour_shift_in_a_city_or_against_motorized_infantry() -> None:
    assert "line-armor" not in Front("ax_1pz@1612 sv_west@1713-").turn(7).shifts("1713")
    assert "line-armor" not in Front("sv_cent@1511 ax_2a@1611").turn(13).shifts("1611")


@rule("10.6.2")
def test_the_odds_say_what_a_support_marker_would_make_of_them() -> None:
    front = Front(f"ax_6a@1511 ax_17a@1512 {DEFENDER} ax_16a@0603").turn(8).combat()
    assert front.odds("1611").support is None, "there is no marker"
    front.state.support[0] = 2
    shown = front.odds("1611")
    assert (shown.support.markers, shown.support.shift) == (2, 1)
    assert COLUMNS.index(shown.support.odds) == COLUMNS.index(shown.odds) + 1
    front.declare("1611").join("ax_6a", "ax_17a").choose("support")
    used = front.odds("1611")
    assert (used.odds, used.support) == (shown.support.odds, None)

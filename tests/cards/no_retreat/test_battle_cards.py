"""Cards that are played for a battle, before or after the die: what each does, and when it may not."""

from __future__ import annotations

import pytest

from games.no_retreat.front import Front
from quadrant.games.no_retreat.components import UNIT
from quadrant.testing import rule

AXIS_ATTACKS = "ax_6a@1511 ax_17a@1512 sv_west@1611- ax_16a@0603"
SOVIETS_ATTACK = "sv_west@1511 sv_kal@1512 ax_6a@1611 ax_16a@0603 sv_len@1902"


def at_commit(
    card: str, seat: str, attacker: str, units: str = "", turn: int = 8, weather: str = "clear"
) -> Front:
    """A battle at 1611 (or wherever the first enemy of the attacker stands), up to the card's player."""
    units = units or (AXIS_ATTACKS if attacker == "axis" else SOVIETS_ATTACK)
    front = Front(units).turn(turn, weather).deal(**{seat: card})
    prefix = "sv" if attacker == "axis" else "ax"
    target = next(word.partition("@")[2].rstrip("-") for word in units.split() if word.startswith(prefix))
    front.combat(attacker).declare(target)
    if front.kind == "choose_battle":
        front.choose("fight", target)
    while front.kind == "attack":
        front.choose("join", front.options("join")[0][1]) if front.options("join") else front.choose("done")
    while front.kind == "commit_card" and front.seat != seat:
        front.choose("pass")
    front.target = target
    return front


def played(card: str, seat: str, attacker: str, **more: object) -> Front:
    """The same with the card played."""
    front = at_commit(card, seat, attacker, **more)  # type: ignore[arg-type]
    assert front.kind == "commit_card", front.kind
    return front.choose("event", card)


def odds(front: Front) -> object:
    return front.odds(front.target)


# Shifts


@pytest.mark.parametrize(
    ("card", "seat", "attacker", "more", "shift"),
    [
        ("c06", "axis", "axis", {}, 1),
        ("c28", "soviet", "soviet", {"turn": 13}, 1),
        ("c28", "soviet", "soviet", {"turn": 18}, 2),
        ("c34", "axis", "soviet", {"turn": 13}, -1),
        ("c03", "soviet", "axis", {"units": "ax_11a@1417 sv_sev@1318- ax_16a@0603"}, -1),
        (
            "c47",
            "soviet",
            "soviet",
            {"turn": 25, "units": "sv_west@1612 ax_6a@1713 ax_16a@0603 sv_len@1902"},
            1,
        ),
        (
            "c50",
            "soviet",
            "soviet",
            {"turn": 25, "units": "sv_west@0804 ax_6a@0704 ax_16a@0402 sv_len@1902"},
            1,
        ),
        (
            "c46",
            "soviet",
            "soviet",
            {"turn": 25, "units": "sv_west@1511 sv_cent@1512 ax_6a@1611 ax_16a@0402"},
            1,
        ),
    ],
)
def test_cards_that_shift_the_column(
    card: str, seat: str, attacker: str, more: dict[str, object], shift: int
) -> None:
    front = at_commit(card, seat, attacker, **more)  # type: ignore[arg-type]
    before = odds(front).shifts.total  # type: ignore[attr-defined]
    front.choose("event", card)
    assert front.events("odds")[0].args["shift"] == before + shift


@pytest.mark.parametrize(
    ("card", "seat", "attacker", "more"),
    [
        ("c06", "axis", "soviet", {}),
        ("c28", "soviet", "axis", {"turn": 13}),
        ("c03", "soviet", "axis", {}),
        ("c47", "soviet", "axis", {"turn": 25}),
        ("c50", "soviet", "axis", {"turn": 25}),
        ("c46", "soviet", "soviet", {"turn": 25}),
        ("c21", "soviet", "axis", {"turn": 13}),
        ("c27", "axis", "soviet", {}),
        ("c27", "soviet", "axis", {"turn": 13}),
        ("c37", "axis", "soviet", {}),
        ("c33", "axis", "soviet", {}),
        ("c54", "soviet", "axis", {"turn": 25}),
        ("c14", "soviet", "axis", {}),
        ("c04", "axis", "axis", {}),
        ("c29", "axis", "axis", {}),
        ("c32", "axis", "axis", {}),
        ("c42", "soviet", "soviet", {}),
        ("c23", "soviet", "soviet", {"turn": 11}),
    ],
)
def test_cards_that_do_not_fit_a_battle_are_not_offered(
    card: str, seat: str, attacker: str, more: dict[str, object]
) -> None:
    front = at_commit(card, seat, attacker, **more)  # type: ignore[arg-type]
    assert not front.options("event", card)


# Strength


def test_c01_manstein_doubles_one_unit() -> None:
    front = played("c01", "axis", "axis")
    front.choose("mark", "ax_6a")
    assert front.events("odds")[0].args["odds"] == "3:1", "8 + 4 to 4"


def test_c29_model_doubles_all_defenders() -> None:
    front = played("c29", "axis", "soviet", turn=13)
    assert front.events("odds")[0].args["odds"] == "3:2", "14 to 8"


def test_c23_sturmoviks_strengthen_two_battles() -> None:
    front = played("c23", "soviet", "soviet", turn=13)
    assert front.events("odds")[0].args["odds"] == "4:1", "18 to 4"


def three_battles(hand: str) -> list[object]:
    """The odds of three Soviet attacks one after the other; the card is played in the first."""
    units = "sv_west@1611 sv_kal@1911 sv_nw@1205 ax_6a@1511 ax_9a@1811 ax_16a@1105"
    front = Front(units).turn(13).deal(soviet=hand).combat("soviet").declare("1511", "1811", "1105")
    front.dice(1, 1, 1)
    for target, unit in (("1511", "sv_west"), ("1811", "sv_kal"), ("1105", "sv_nw")):
        if front.kind == "choose_battle":
            front.choose("fight", target)
        front.join(unit)
        if front.options("event"):
            front.choose("event", hand)
        while front.match.seat is not None and front.kind not in ("choose_battle", "attack"):
            easy = [option for option in front.options() if option[0] in ("pass", "done")]
            front.choose(*(easy or front.options())[0])
    return [event.args["odds"] for event in front.events("odds")]


def test_c23_sturmoviks_strengthen_the_second_battle_and_no_third() -> None:
    plain, helped = three_battles(""), three_battles("c23")
    assert [before == after for before, after in zip(plain, helped, strict=True)] == [False, False, True]


# Results


@pytest.mark.parametrize(
    ("card", "seat", "attacker", "more", "result"),
    [
        ("c04", "axis", "soviet", {}, "DR"),
        ("c14", "soviet", "axis", {"units": "ax_6a@1612 sv_west@1713- ax_16a@0603"}, "EX"),
        ("c32", "axis", "soviet", {}, "CA"),
        ("c42", "soviet", "axis", {}, "CA"),
        ("c52", "axis", "soviet", {"turn": 25}, "CA"),
        ("c37", "axis", "axis", {}, "DR"),
        ("c27", "soviet", "soviet", {"turn": 13}, "DR"),
    ],
)
def test_cards_that_fix_the_result(
    card: str, seat: str, attacker: str, more: dict[str, object], result: str
) -> None:
    front = played(card, seat, attacker, **more)
    assert front.events("result")[0].args["result"] == result
    assert result == "CA" or not front.events("die")


def test_a_forced_counterattack_must_be_made() -> None:
    front = at_commit("c42", "soviet", "axis").dice(5).choose("event", "c42")
    assert front.events("counterattack")
    assert front.events("die")[0].args["seat"] == "soviet"


@pytest.mark.parametrize(("card", "seat", "attacker"), [("c10", "soviet", "axis"), ("c24", "axis", "soviet")])
def test_every_retreat_becomes_an_exchange(card: str, seat: str, attacker: str) -> None:
    front = at_commit(card, seat, attacker).dice(4 if attacker == "axis" else 5).choose("event", card)
    assert front.events("result")[0].args["result"] == "EX"
    assert front.state.lasting


def test_c21_bridgehead_turns_no_effect_into_an_exchange() -> None:
    units = "sv_west@1511 ax_6a@1611 ax_16a@0603 sv_len@1902"
    front = at_commit("c21", "soviet", "soviet", units=units, turn=13).dice(2).choose("event", "c21")
    assert front.events("result")[0].args["result"] == "EX"


def test_c27_river_crossing_throws_no_effect_again() -> None:
    units = "ax_6a@1411 ax_17a@1411 sv_west@1311- ax_16a@0603"
    front = at_commit("c27", "axis", "axis", units=units, turn=7).dice(1, 5).choose("event", "c27")
    assert front.events("odds")[0].args["shift"] == -1, "the city counts, the Dnieper does not"
    assert [event.args["die"] for event in front.events("die")] == [1, 5]


@rule("10.7.4", "10.7.5", game="no_retreat")
def test_c33_siege_artillery_makes_a_fortress_retreat() -> None:
    """The garrison of Moscow retreats as infantry would, although it has no movement points."""
    units = "ax_1pz@1908 ax_2pz@1908 ax_3pz@1909 sv_mos@2008 ax_16a@0603"
    front = at_commit("c33", "axis", "axis", units=units).dice(5).choose("event", "c33").let_pass()
    assert front.events("result")[0].args["result"] == "DR"
    assert (front.seat, front.kind) == ("soviet", "retreat_unit")
    front.choose(*front.options("retreat")[0])
    assert front.at("sv_mos") not in ("2008", "destroyed")


def test_c47_heavy_artillery_silences_volkssturm() -> None:
    units = "sv_west@0804 sv_kal@0705 sv_cent@0804 ax_6a@0704 ax_vs3@0704 ax_16a@0402 sv_len@1902"
    front = at_commit("c47", "soviet", "soviet", units=units, turn=25).dice(5).choose("event", "c47")
    assert not front.events("volkssturm")


@pytest.mark.parametrize(("dice", "lost"), [((1, 6), "ax"), ((6, 1), "sv")])
def test_c16_nkvd_is_a_duel(dice: tuple[int, int], lost: str) -> None:
    front = at_commit("c16", "soviet", "axis").dice(*dice).choose("event", "c16")
    while front.kind == "lose_step":
        front.choose(*front.options()[0])
    assert (front.at("sv_west") == "destroyed") == (lost == "sv")


def test_c16_nkvd_tied_is_fought_on_the_axis_table() -> None:
    front = at_commit("c16", "soviet", "axis", weather="snow", turn=10).dice(3, 3, 6).choose("event", "c16")
    assert front.events("duel")
    assert front.events("die")[0].args["die"] == 6


def test_c38_hedgehogs_tied_both_lose() -> None:
    front = at_commit("c38", "axis", "soviet").dice(3, 3).choose("event", "c38")
    while front.kind == "lose_step":
        front.choose(*front.options()[0])
    assert front.face("ax_6a") == 1
    assert not front.events("die")


def test_c11_no_mercy_costs_each_side_a_step_more() -> None:
    front = at_commit("c11", "soviet", "axis").dice(1).choose("event", "c11")
    while front.kind == "lose_step":
        front.choose(*front.options()[0])
    assert front.at("sv_west") == "destroyed"


# Armour


def test_c08_new_tanks_charge_even_against_motorized_infantry() -> None:
    units = "ax_1pz@1511 sv_cent@1611- ax_16a@0603"
    front = played("c08", "axis", "axis", units=units, turn=13).choose("choose", "first")
    assert front.events("odds")[0].args["shift"] == 1


def test_c08_or_they_stop_soviet_armour() -> None:
    units = "sv_cent@1511 ax_6a@1611 ax_16a@0603 sv_len@1902"
    front = played("c08", "axis", "soviet", units=units, turn=13).choose("choose", "second")
    assert front.events("odds")[0].args["shift"] == 0


def test_c54_stalin_tanks_double_the_shift() -> None:
    units = "sv_cent@1511 ax_6a@1611 ax_16a@0402 sv_len@1902"
    front = played("c54", "soviet", "soviet", units=units, turn=25)
    assert front.events("odds")[0].args["shift"] == 2


# The die


def test_c21_expert_leaders_use_either_die() -> None:
    front = at_commit("c21", "axis", "axis").dice(1, 5).choose("event", "c21")
    assert (front.kind, front.targets("use_die")) == ("choose_die", {1, 5})
    front.choose("use_die", 5)
    assert front.events("result")[0].args["result"] == "DR"


def test_c21_expert_leaders_are_told_what_each_die_gives() -> None:
    front = at_commit("c21", "axis", "axis").dice(1, 5).choose("event", "c21")
    faces = {face: chance.result for chance in front.odds("1611").chances for face in chance.faces}
    assert set(faces) == set(range(1, 7))
    assert front.match.prompt is not None
    assert front.match.prompt.args == {f"result{face}": result for face, result in faces.items()}
    front.choose("use_die", 5)
    assert front.events("result")[0].args["result"] == faces[5]


@pytest.mark.parametrize(("card", "seat"), [("c16", "axis"), ("c43", "soviet")])
def test_a_die_is_thrown_again(card: str, seat: str) -> None:
    front = Front(AXIS_ATTACKS).turn(8).deal(**{seat: card}).dice(5, 1).attack("1611", "ax_6a", "ax_17a")
    while front.kind in ("commit_card", "use_support"):
        front.choose("pass")
    assert front.kind == "after_roll"
    front.choose("event", card).let_pass()
    assert [event.args["die"] for event in front.events("die")] == [5, 1]
    assert front.events("result")[0].args["result"] == "--"


@pytest.mark.parametrize(
    ("card", "seat", "attacker", "fits"),
    [
        ("c28", "axis", "soviet", True),
        ("c28", "axis", "axis", False),
        ("c30", "soviet", "axis", True),
        ("c30", "soviet", "soviet", False),
    ],
)
def test_a_shift_after_the_die(card: str, seat: str, attacker: str, fits: bool) -> None:
    units = AXIS_ATTACKS if attacker == "axis" else SOVIETS_ATTACK
    names = ("ax_6a", "ax_17a") if attacker == "axis" else ("sv_west", "sv_kal")
    front = Front(units).turn(8).deal(**{seat: card}).dice(3).attack("1611", *names, seat=attacker)
    while front.kind in ("commit_card", "use_support"):
        front.choose("pass")
    if not fits:
        assert not front.options("event", card)
        return
    before = front.events("odds")[0].args["shift"]
    front.choose("event", card).let_pass()
    assert before is not None
    assert front.events("result")


@pytest.mark.parametrize(("die", "offered"), [(1, True), (2, True), (5, False)])
def test_c44_kleist_throws_a_bad_result_again(die: int, offered: bool) -> None:
    front = Front(AXIS_ATTACKS).turn(8).deal(axis="c44").dice(die).attack("1611", "ax_6a", "ax_17a")
    while front.kind in ("commit_card", "use_support"):
        front.choose("pass")
    assert bool(front.options("event", "c44")) == offered
    if offered:
        front.dice(5).choose("event", "c44").let_pass()
        assert front.events("result")[0].args["result"] == "DR"


@pytest.mark.parametrize(("die", "offered"), [(6, True), (1, False)])
def test_c19_the_roving_cauldron_slips_through_zones(die: int, offered: bool) -> None:
    units = SOVIETS_ATTACK + " sv_nw@1711 sv_volk@1610"
    front = (
        Front(units).turn(13).deal(axis="c19").dice(die).attack("1611", "sv_west", "sv_kal", seat="soviet")
    )
    while front.kind in ("commit_card", "use_support"):
        front.choose("pass")
    assert bool(front.options("event", "c19")) == offered
    if offered:
        front.choose("event", "c19").let_pass()
        assert front.at("ax_6a") != "destroyed"


@rule("10.7.5", "5.3.1", game="no_retreat")
@pytest.mark.parametrize(
    ("card", "seat", "attacker"), [("c27", "soviet", "soviet"), ("c04", "axis", "soviet")]
)
def test_c19_the_roving_cauldron_is_offered_when_the_result_is_certain(
    card: str, seat: str, attacker: str
) -> None:
    units = SOVIETS_ATTACK + " sv_nw@1711 sv_volk@1610"
    front = Front(units).turn(13).deal(**{"axis": "c19", seat: f"c19 {card}" if seat == "axis" else card})
    front.attack("1611", "sv_west", "sv_kal", seat=attacker)
    while front.kind in ("commit_card", "use_support", "answer_event"):
        front.choose(*(front.options("event", card) or front.options("pass"))[0])
    assert not front.events("die")
    assert (front.seat, front.kind) == ("axis", "before_result")
    assert front.match.prompt is not None
    assert front.match.prompt.args["result"] == "DR"
    front.choose("event", "c19").let_pass()
    assert front.at("ax_6a") != "destroyed"


# The table, the advance, more battles


def test_c22_zhukov_chooses_the_table() -> None:
    front = played("c22", "soviet", "soviet").dice(6)
    assert front.kind == "choose_table"
    front.choose("table", "axis")
    assert front.events("result")[0].args["result"] == "DD", "3:1 on the Axis table"


def test_c04_rasputitsa_and_c17_general_staff_in_the_order_of_play() -> None:
    """5.0: General Staff adds a hex, then Rasputitsa leaves one."""
    front = (
        Front(AXIS_ATTACKS).turn(8).deal(axis="c17", soviet="c04").dice(5).attack("1611", "ax_6a", "ax_17a")
    )
    while front.kind == "use_support":
        front.choose("pass")
    front.choose("event", "c17")
    while front.kind == "answer_event":
        front.choose("pass")
    if front.kind == "choose_mode":
        front.choose("choose", "second")
    front.choose("event", "c04").let_pass()
    while front.kind == "retreat_unit":
        front.choose(*front.options()[0])
    front.choose("advance", "ax_6a")
    assert front.match.prompt is not None
    assert front.match.prompt.args["hexes"] == 1


def test_c17_infiltration_fights_a_stack_unit_by_unit() -> None:
    units = "sv_west@1511 sv_kal@1512 ax_6a@1611 ax_17a@1611 ax_16a@0603 sv_len@1902"
    front = at_commit("c17", "soviet", "soviet", units=units, turn=8).dice(4, 4).choose("event", "c17")
    while front.kind in ("retreat_unit", "lose_step"):
        front.choose(*front.options()[0])
    assert len(front.events("die")) == 2
    single = at_commit("c17", "soviet", "soviet")
    assert not single.options("event", "c17")


def test_c51_one_last_push_fights_again_after_an_exchange() -> None:
    units = "sv_west@1511 sv_kal@1512 ax_6a@1611 ax_16a@0402 sv_len@1902"
    front = (
        Front(units).turn(25).deal(soviet="c51").dice(2, 6).attack("1611", "sv_west", "sv_kal", seat="soviet")
    )
    while front.kind in ("use_support", "lose_step", "commit_card", "after_roll"):
        front.choose(*(front.options("pass") or front.options())[0])
    assert front.kind == "play_after_exchange"
    front.choose("event", "c51").let_pass()
    assert len(front.events("battle")) == 2


def test_c15_backhand_blow_takes_counterblows_off() -> None:
    front = Front(AXIS_ATTACKS + " sv_kal@1711-").turn(8).deal(axis="c15")
    front.state.blows = [0, 1 << front.state.at[UNIT["sv_kal"]]]
    front.on_top("c21", "c24").combat().declare("1611")
    while front.kind == "attack":
        front.choose("join", front.options("join")[0][1]) if front.options("join") else front.choose("done")
    while front.kind == "choose_battle":
        front.choose("fight", "1611")
    while front.kind == "attack":
        front.choose("join", front.options("join")[0][1]) if front.options("join") else front.choose("done")
    assert front.options("event", "c15")
    front.choose("event", "c15").choose("at", "1711")
    assert front.state.blows == [0, 0]

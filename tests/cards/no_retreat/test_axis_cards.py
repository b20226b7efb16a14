"""Axis cards on the map, in the boxes and about cards: what each does, and when it may not."""

from __future__ import annotations

import pytest

from games.no_retreat.front import Front
from quadrant.games.no_retreat.components import spaces
from quadrant.games.no_retreat.rules.combat import EndCombat
from quadrant.games.no_retreat.rules.events import window
from quadrant.games.no_retreat.rules.removals import RemovalsPhase
from quadrant.games.no_retreat.rules.victory import VictoryPhase
from quadrant.testing import rule


def test_c01_manstein_places_three_counterblows() -> None:
    front = Front("ax_6a@1511 ax_17a@1512 sv_west@1611 sv_len@1902 ax_16a@0603").turn(8).deal(axis="c01")
    front.combat("soviet").choose("done")
    assert front.kind == "blows"
    front.choose("event", "c01")
    front.choose("blow", "1511").choose("blow", "1512")
    assert len(front.events("counterblow")) == 2


def test_c02_gott_mit_uns_repeats_the_top_event() -> None:
    front = Front("ax_6a@0603- ax_17a@0606-").turn(8).deal(axis="c02").discarded("c03").organization()
    front.choose("event", "c02").let_pass()
    assert front.events("replay")
    assert front.kind == "free_step"
    nothing = Front("ax_6a@0603- ax_17a@0606-").turn(8).deal(axis="c02 c38").discarded("c09").organization()
    assert not nothing.options("event", "c02"), "an event that must be played at once"


def test_c05_okh_takes_a_discard_and_shuffles() -> None:
    front = Front("ax_6a@0603").turn(8).deal(axis="c05").window("card", "axis")
    front.discarded("c21 c24 c26").steps("axis", "card", window("card"))
    front.choose("event", "c05").choose("take", "c24")
    assert "c24" in front.hand("axis")
    assert front.match.view(None).discards == 0


def test_c06_luftwaffe_saves_a_pocket() -> None:
    front = Front("ax_6a@1808 sv_west@1708- sv_res@1908- sv_bry@1809- sv_kal@1807-").turn(8).deal(axis="c06")
    front.mark("ax_6a", "out_of_supply").steps("axis", "removals", RemovalsPhase())
    front.choose("event", "c06")
    if front.kind == "save":
        front.choose("at", "1808")
    front.let_pass()
    assert front.at("ax_6a") == "1808"
    plain = Front("ax_6a@0603").turn(8).deal(axis="c06").steps("axis", "removals", RemovalsPhase())
    assert not plain.options("event", "c06")


@pytest.mark.parametrize("cancelled", [True, False])
def test_c07_production_problems_cancel_a_soviet_improvement(cancelled: bool) -> None:
    front = Front("sv_west@2008- sv_kal@2009-").turn(8).deal(axis="c07").organization("soviet")
    front.choose("train", "sv_west")
    assert (front.seat, front.kind) == ("axis", "answer_event")
    front.choose("event", "c07") if cancelled else front.choose("pass")
    assert front.face("sv_west") == int(cancelled)


def test_c10_battle_initiative_moves_a_unit_in_the_soviet_turn() -> None:
    front = Front("ax_6a@0603 sv_west@2008").turn(8).deal(axis="c10").window("movement.end", "soviet")
    front.choose("event", "c10")
    if front.kind == "bonus_unit":
        front.choose("activate", "ax_6a")
    front.choose("move", "ax_6a", "0604")
    assert front.at("ax_6a") == "0604"
    near = Front("ax_6a@1511 sv_west@1611").turn(8).deal(axis="c10").window("movement.end", "soviet")
    assert not near.options("event", "c10"), "in an enemy zone"


def test_c12_bock_draws_a_card_when_he_pays_for_a_replacement() -> None:
    front = Front("ax_6a@destroyed ax_17a@0606").turn(8).deal(axis="c12").on_top("c21").organization()
    front.choose("done").choose("rebuild", "ax_6a")
    if front.kind == "pay":
        front.choose("pay", "c12")
    assert front.hand("axis") == {"c21"}


@pytest.mark.parametrize(
    ("seat", "card", "weather", "offered"),
    [
        ("axis", "c13", "clear", True),
        ("axis", "c13", "mud", False),
        ("soviet", "c20", "snow", True),
        ("soviet", "c20", "mud", False),
    ],
)
def test_big_offensives_draw_cards_and_must_attack(seat: str, card: str, weather: str, offered: bool) -> None:
    front = (
        Front("ax_6a@0603 sv_west@2008")
        .turn(8, weather)
        .deal(**{seat: card})
        .on_top("c21", "c24", "c26", "c27")
    )
    front.steps(seat, "card", window("card"))
    assert bool(front.options("event", card)) == offered
    if offered:
        front.choose("event", card)
        assert len(front.hand(seat)) in (3, 4)
        front.steps(seat, "combat", EndCombat())
        assert front.state.event_vp == (-1 if seat == "axis" else 2), "no attack was made"


@pytest.mark.parametrize(
    ("seat", "other", "card", "count"), [("soviet", "axis", "c19", 2), ("axis", "soviet", "c23", 1)]
)
def test_the_enemy_is_ordered_to_attack(seat: str, other: str, card: str, count: int) -> None:
    front = Front("ax_6a@0603 sv_west@2008").turn(8).deal(**{seat: card}).steps(other, "card", window("card"))
    front.choose("event", card)
    front.steps(other, "combat", EndCombat())
    assert front.state.event_vp == (-count if other == "axis" else count)


def canceller(card: str, by: str, victim: str, **more: str) -> Front:
    """The other side plays an event (or pays), and this card answers."""
    other = "soviet" if by == "axis" else "axis"
    front = Front("ax_6a@0603- ax_17a@0606- sv_west@2008- sv_kal@2009-").turn(int(more.get("turn", 8)))
    front.deal(**{by: card, other: victim})
    return front.movement(other).choose("anytime", victim)


@pytest.mark.parametrize(
    ("card", "by", "victim", "taken"), [("c14", "axis", "c25", False), ("c31", "axis", "c25", True)]
)
def test_the_axis_cancels_a_soviet_card(card: str, by: str, victim: str, taken: bool) -> None:
    front = canceller(card, by, victim)
    front.choose("event", card)
    assert front.events("cancel")
    assert (victim in front.hand("axis")) == taken


@pytest.mark.parametrize(("card", "hand"), [("c34", 1), ("c36", 1)])
def test_the_soviets_cancel_an_axis_card(card: str, hand: int) -> None:
    front = canceller(card, "soviet", "c22", turn="13").on_top("c21")
    front.choose("event", card)
    assert front.events("cancel")
    assert len(front.hand("soviet")) == hand, "a card drawn, or the cancelled one taken"
    assert front.hand("axis") == set()


@pytest.mark.parametrize("card", ["c14", "c34", "c36"])
def test_a_card_that_pays_can_be_cancelled_too(card: str) -> None:
    by = "axis" if card == "c14" else "soviet"
    other = "soviet" if by == "axis" else "axis"
    units = "sv_len@1902- sv_mos@2008-" if by == "axis" else "ax_6a@destroyed ax_17a@0606"
    front = Front(units).turn(8).deal(**{by: card, other: "c38"}).organization(other)
    if by == "axis":
        front.choose("fortify", "sv_len")
    else:
        front.choose("done").choose("rebuild", "ax_6a")
    if front.kind == "pay":
        front.choose("pay", "c38")
    front.choose("event", card)
    assert front.events("cancelled")
    assert front.face("sv_len") == 1 or front.at("ax_6a") == "destroyed"


def test_c17_general_staff_gives_a_stack_two_points() -> None:
    front = Front("ax_6a@0603 ax_17a@0603 ax_4a@0606").turn(8).deal(axis="c17").movement()
    front.choose("event", "c17")
    if front.kind == "choose_mode":
        front.choose("choose", "first")
    front.choose("at", "0603")
    assert front.match.query("reach", "ax_6a").points == 6
    assert front.match.query("reach", "ax_4a").points == 4


def test_c18_kesselschlacht_takes_a_pocket_at_once() -> None:
    front = Front("sv_west@1511 ax_6a@0603").turn(8).deal(axis="c18").mark("sv_west", "out_of_supply")
    front.steps("axis", "supply", window("supply.end")).choose("event", "c18")
    assert front.at("sv_west") == "surrendered"
    free = (
        Front("sv_west@1511 ax_6a@0603")
        .turn(8)
        .deal(axis="c18")
        .steps("axis", "supply", window("supply.end"))
    )
    assert not free.options("event", "c18")


def test_c22_speer_draws_three_and_discards_one() -> None:
    front = Front("ax_6a@0603 ax_17a@0606").turn(13).deal(axis="c22").on_top("c21", "c24", "c26").movement()
    front.choose("anytime", "c22").choose("discard", "c24")
    assert front.hand("axis") == {"c21", "c26"}


def test_c25_ersatz_units_bring_kampfgruppen() -> None:
    front = Front("ax_kg1@cadre ax_6a@0603- ax_17a@0606-").turn(13).deal(axis="c25").organization()
    front.choose("event", "c25").choose("detrain", "ax_kg1").choose("place", "ax_kg1", "0604")
    assert front.at("ax_kg1") == "0604"
    none = Front("ax_6a@0603- ax_17a@0606-").turn(13).deal(axis="c25 c38").organization()
    assert not none.options("event", "c25")


@pytest.mark.parametrize(("card", "seat"), [("c26", "axis"), ("c37", "soviet")])
def test_two_free_counterblows(card: str, seat: str) -> None:
    other = "soviet" if seat == "axis" else "axis"
    mine, foe = (
        ("ax_6a@1511 ax_17a@1512", "sv_west@1611")
        if seat == "axis"
        else ("sv_west@1511 sv_kal@1512", "ax_6a@1611")
    )
    front = Front(f"{mine} {foe} ax_16a@0603 sv_len@1902").turn(8).deal(**{seat: card}).combat(other)
    while front.kind == "targets":
        front.choose("done")
    front.choose("event", card).choose("blow", "1511")
    assert front.kind == "free_blow"
    front.choose("blow", "1512")
    assert len(front.events("counterblow")) == 2


def test_c30_last_reserves_give_two_steps_for_a_point() -> None:
    front = Front("ax_6a@destroyed ax_4a@destroyed ax_17a@0606").turn(13).deal(axis="c30")
    front.steps("axis", "card", window("card")).choose("event", "c30")
    front.choose("rebuild", "ax_6a").choose("place", "ax_6a", "0603").choose("rebuild", "ax_4a")
    front.choose("place", "ax_4a", "0603").let_pass()
    assert front.state.event_vp == -1
    assert front.at("ax_4a") == "0603"


def test_c35_manpower_crisis_costs_two_soviet_steps_from_1944() -> None:
    front = (
        Front("sv_west@2008 sv_kal@2009 sv_nw@2006 ax_6a@0603- ax_17a@0606-")
        .turn(17)
        .deal(axis="c35")
        .organization()
    )
    front.choose("event", "c35").choose("lose", "sv_west")
    assert front.why_not("lose", "sv_west") is not None, "two different units"
    front.choose("lose", "sv_kal")
    assert (front.face("sv_west"), front.face("sv_kal")) == (1, 1)
    early = Front("sv_west@2008 ax_6a@0603- ax_17a@0606-").turn(16).deal(axis="c35 c38").organization()
    assert not early.options("event", "c35")


@rule("8.4.3", game="no_retreat")
def test_c35_manpower_crisis_leaves_no_stack_that_is_too_high() -> None:
    """Without its tanks Central Front may not stack with West Front: at the end of the step one goes."""
    units = "sv_cent@2008 sv_west@2008 sv_kal@2009 ax_6a@0603- ax_17a@0606-"
    front = Front(units).turn(17).deal(axis="c35").organization()
    front.choose("event", "c35").choose("lose", "sv_cent").choose("lose", "sv_kal").let_pass()
    while front.seat == "axis":
        front.choose("done" if front.options("done") else "pass")
    assert (front.seat, front.kind) == ("soviet", "overstacked")
    front.choose("remove", "sv_west")
    assert front.at("sv_west") == "shattered"


def test_c36_surprise_attack_moves_a_stack_and_marks_it() -> None:
    front = (
        Front("ax_6a@0603 ax_17a@0603 sv_west@2008").turn(8).deal(axis="c36").window("movement.end", "soviet")
    )
    front.choose("event", "c36")
    if front.kind == "bonus_stack":
        front.choose("at", "0603")
    front.choose("move", "ax_6a", "0605")
    assert {front.at("ax_6a"), front.at("ax_17a")} == {"0605"}
    assert front.match.view(None).sides[0].counterblows == ("0605",)


def test_c39_operational_moves_are_one_point_each() -> None:
    front = (
        Front("ax_6a@0603 ax_1pz@0604 sv_west@2008").turn(8).deal(axis="c39").window("movement.end", "soviet")
    )
    front.choose("event", "c39").choose("activate", "ax_6a").choose("move", "ax_6a", "0604")
    front.choose("activate", "ax_1pz")
    assert "0803" not in front.spaces("move")


@pytest.mark.parametrize(("weather", "offered"), [("clear", True), ("mud", False)])
def test_c43_panzerblitz_moves_the_panzers_in_clear_weather(weather: str, offered: bool) -> None:
    front = (
        Front("ax_1pz@0603 ax_6a@0606 sv_west@2008")
        .turn(8, weather)
        .deal(axis="c43")
        .window("movement.end", "soviet")
    )
    assert bool(front.options("event", "c43")) == offered
    if offered:
        front.choose("event", "c43")
        assert front.targets("activate") == {"ax_1pz"} or front.kind == "bonus_move"


def test_c41_defensive_works_stand_until_the_soviets_come() -> None:
    front = Front("ax_6a@1511 ax_17a@0606- ax_4a@0603-").turn(13).deal(axis="c41").organization()
    front.choose("event", "c41").choose("at", "1511")
    assert front.match.view(None).works == ("1511",)
    early = Front("ax_6a@1511- ax_17a@0606-").turn(8).deal(axis="c41 c38").organization()
    assert not early.options("event", "c41")


def test_c42_industrial_relocation_costs_a_soviet_card() -> None:
    front = Front("ax_6a@0603").turn(8).deal(axis="c42", soviet="c21").steps("soviet", "card", window("card"))
    while not front.options("event", "c42"):
        front.choose("pass")
    front.choose("event", "c42").let_pass()
    assert front.hand("soviet") == set()


@pytest.mark.parametrize(("card", "seat", "turn"), [("c09", "soviet", 6), ("c40", "axis", 15)])
def test_a_card_cancels_sudden_death(card: str, seat: str, turn: int) -> None:
    front = Front("ax_6a@0603 sv_west@2008").turn(turn).deal(**{seat: card})
    front.axis_holds("1503", "1407", "1708", "1311", "1215", "1515", "1713", "1716", "1817", "1619", "2009")
    front.state.event_vp = 6 if seat == "soviet" else -6
    if seat == "axis":
        front.soviets_hold(
            "1503", "1407", "1708", "1311", "1215", "1515", "1713", "1716", "1817", "1619", "2009"
        )
    front.steps("axis", "housekeeping", VictoryPhase())
    front.choose("event", card).choose("choose", "first").let_pass()
    assert front.winner is None


@pytest.mark.parametrize(("card", "seat", "turn"), [("c09", "soviet", 8), ("c40", "axis", 13)])
def test_the_same_cards_draw_two_and_keep_one(card: str, seat: str, turn: int) -> None:
    front = Front("ax_6a@0603 ax_17a@0606 sv_west@2008 sv_kal@2009").turn(turn).deal(**{seat: f"{card} c17"})
    front.on_top("c21", "c24").movement(seat).choose("anytime", card)
    if front.kind == "choose_mode":
        front.choose("choose", "second")
    assert front.forbids("discard", "c17") == "5.3.1", "one of the two goes, and nothing that was held before"
    front.choose("discard", "c21")
    assert front.hand(seat) == {"c17", "c24"}


def test_c45_a_desperate_offensive_costs_a_point() -> None:
    front = Front("ax_6a@0603").turn(25).deal(axis="c45").on_top("c21").steps("axis", "card", window("card"))
    front.choose("event", "c45")
    assert (front.state.support[0], front.state.event_vp, front.hand("axis")) == (3, -1, {"c21"})


@pytest.mark.parametrize(("card", "unit", "city"), [("c48", "ax_fort1", "0603"), ("c49", "ax_vs2", "0606")])
def test_lost_garrisons_are_rebuilt(card: str, unit: str, city: str) -> None:
    front = Front("ax_6a@0409- ax_17a@0402-").turn(25).deal(axis=card).organization()
    front.choose("event", card)
    while front.kind == "restore":
        front.choose("rebuild", unit) if front.at(unit) != city else front.choose("done")
        if front.kind == "restore_to":
            front.choose("place", unit, city)
    assert front.at(unit) == city
    assert front.state.event_vp == (-1 if card == "c48" else 0)


def test_c53_volksgrenadiers_pay_twice() -> None:
    front = Front("ax_6a@0603- ax_17a@0606-").turn(23).deal(axis="c53").organization()
    front.choose("improve", "ax_6a")
    if front.kind == "pay":
        front.choose("pay", "c53")
    assert (front.face("ax_6a"), front.hand("axis")) == (0, set())
    other = Front("ax_6a@0603- ax_17a@0606-").turn(23).deal(axis="c52").organization()
    assert other.why_not("improve", "ax_6a") is not None


@pytest.mark.parametrize(("laid", "more"), [(4, True), (5, False)])
def test_c36_lays_no_sixth_marker(laid: int, more: bool) -> None:
    """10.1 A player has five markers, for targets and counterblows together."""
    front = Front("ax_6a@0603 sv_west@2008").turn(8).deal(axis="c36")
    front.state.blows[0] = spaces(["1204", "1205", "1206", "1207", "1208"][:laid])
    front.window("movement.end", "soviet").choose("event", "c36").let_pass().choose("done")
    assert bool(front.state.blows[0] & spaces(["0603"])) == more
    assert bool(front.events("no-marker")) != more

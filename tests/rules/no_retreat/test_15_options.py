"""15.0 The optional rules, each an option."""

from __future__ import annotations

import pytest

from games.no_retreat.front import Front
from quadrant.games.no_retreat import GAME
from quadrant.games.no_retreat.components import UNIT
from quadrant.games.no_retreat.rules.cards import DrawCards
from quadrant.games.no_retreat.rules.movement import EndMovement
from quadrant.games.no_retreat.rules.rail import LandingPhase
from quadrant.games.no_retreat.rules.sequence import CardPhase, NewTurn
from quadrant.games.no_retreat.rules.victory import VictoryPhase
from quadrant.games.no_retreat.rulings import OPTIONS, Rules
from quadrant.testing import rule


@rule("15.0")
def test_every_optional_rule_is_an_option_that_is_off() -> None:
    assert {option.id for option in OPTIONS} == set(Rules.__struct_fields__)
    assert GAME.check_options({}) == {option.id: option.default for option in OPTIONS}


@rule("15.1")
def test_the_axis_may_split_up_an_army_once() -> None:
    front = Front("ax_6a@0603 ax_16a@0606", abteilung=True).turn(8).organization()
    assert front.kind == "split"
    front.choose("split", "ax_6a")
    assert [front.at(unit) for unit in ("ax_6a", "ax_abt1", "ax_abt2", "ax_abtk")] == [
        "removed",
        "shattered",
        "shattered",
        "surrendered",
    ]
    assert front.face("ax_abt1") == 1
    assert front.state.event_vp == -1
    early = Front("ax_6a@0603", abteilung=True).turn(7).organization()
    assert early.kind != "split"


@rule("15.2")
def test_the_ussr_may_split_up_a_front_once() -> None:
    front = Front("sv_west@2008- sv_len@1902", fortified_fronts=True).turn(5).organization("soviet")
    while front.kind == "upgrades":
        front.choose("done")
    assert front.kind == "split"
    front.choose("split", "sv_west")
    assert (front.at("sv_west"), front.at("sv_ff1"), front.state.event_vp) == ("removed", "shattered", 1)


@rule("15.3", "15.3.1", "15.3.2", "15.3.3", "15.3.4", "15.3.5")
@pytest.mark.parametrize(
    ("unit", "turn", "more"), [("ax_6a", 8, 2), ("ax_6a", 11, 1), ("sv_west", 8, 1), ("sv_west", 11, 2)]
)
def test_local_support(unit: str, turn: int, more: int) -> None:
    seat = "axis" if unit == "ax_6a" else "soviet"
    enemy = "sv_nw@1611" if seat == "axis" else "ax_17a@1611"
    front = (
        Front(f"{unit}@1511 {enemy}", local_support=True)
        .turn(turn)
        .axis_holds(*(("1311",) if seat == "axis" else ()))
    )
    front.movement(seat).choose("done")
    while front.kind != "local_support":
        front.choose("pass")
    front.choose("assist", unit)
    assert "support" in front.marks(unit)
    lines = {line.id: line.amount for line in front.odds("1611", unit).attack.lines}
    assert lines["line-local-support"] == more
    front.movement(seat)
    front.choose("done")
    while front.kind not in ("local_support", None):
        front.choose("pass")
    assert "support" not in front.marks(unit), "it is taken off in the next movement phase"


@rule("15.4")
@pytest.mark.parametrize(
    ("fixed", "turn", "weather"),
    [("yes", 9, "clear"), ("1941", 9, "mud"), ("1941", 3, "mud"), ("no", 9, "mud")],
)
def test_printed_weather(fixed: str, turn: int, weather: str) -> None:
    front = Front(fixed_weather=fixed).turn(turn, "clear" if turn == 9 else "mud")
    front.on_top("c11", "c21").begin(DrawCards(0, 1))
    assert front.match.view(None).weather == weather
    assert front.hand("axis") == {"c21"}


@rule("15.5")
@pytest.mark.parametrize("option", [True, False])
def test_an_unanswered_counterblow_lets_a_unit_advance(option: bool) -> None:
    front = Front("ax_6a@1511 sv_west@1911", counterblow_advance=option).turn(8)
    front.state.blows = [1 << front.state.at[UNIT["ax_6a"]], 0]
    front.combat("soviet")
    assert (front.kind == "blow_advance") == option
    if option:
        front.choose("advance_to", "ax_6a", "1611")
        assert front.at("ax_6a") == "1611"


@rule("15.5")
@pytest.mark.parametrize(("begins", "ends", "advances"), [("1812", "1711", True), ("1711", "1812", False)])
def test_only_the_start_of_the_phase_counts_for_that(begins: str, ends: str, advances: bool) -> None:
    """An enemy next to the marker at first who is gone later, and one who comes near only later."""
    front = Front(f"ax_6a@1611 sv_west@{begins} sv_kal@1912 ax_17a@2012", counterblow_advance=True).turn(8)
    front.state.blows = [1 << front.state.at[UNIT["ax_6a"]], 0]
    front.combat("soviet")
    assert front.kind == "targets"
    front.put(f"sv_west@{ends}").mark("sv_west", "attacked").choose("done").let_pass()
    assert (front.kind == "blow_advance") == advances


@rule("15.6")
@pytest.mark.parametrize(
    ("margin", "fewer", "cards"), [(-1, 0, 1), (0, 0, 0), (1, 1, 0), (2, 2, 0), (4, 2, 0)]
)
@pytest.mark.parametrize("at_once", [False, True])
def test_no_surrender_costs_cards(margin: int, fewer: int, cards: int, at_once: bool) -> None:
    """By the letter the draw of the next round is smaller; by the option that of this one."""
    front = Front("ax_6a@0603", no_surrender=True, no_surrender_at_once=at_once).deal(soviet="c21").turn(6)
    front.axis_holds("1503", "1407", "1708", "1311", "1215", "1515", "1713", "1716")
    front.state.event_vp = 3 + margin
    front.steps("axis", "housekeeping", VictoryPhase()).let_pass()
    assert front.winner is None
    assert len(front.hand("soviet")) == cards
    assert front.match.query("points").soviet_draws.total == 4 - (fewer if at_once else 0)
    front.state.event_vp = -6
    front.steps("axis", "landing", NewTurn()).let_pass()
    assert front.state.turn == 7
    assert front.match.query("points").soviet_draws.total == 4 - fewer


@rule("15.7")
def test_the_joker_pays_and_goes_to_the_other_side() -> None:
    front = Front("sv_len@1902- sv_mos@2008-", joker=True).turn(4)
    front.state.joker = 1
    front.organization("soviet").choose("fortify", "sv_len")
    if front.kind == "pay":
        front.choose("pay", "joker")
    front.let_pass()
    assert (front.face("sv_len"), front.state.joker) == (0, 0)


@rule("15.7")
def test_the_joker_changes_cards_in_the_card_phase() -> None:
    front = Front(joker=True).turn(6).deal(axis="c38 c41").on_top("c21", "c24", "c26", "c27", "c28", "c29")
    front.state.joker = 0
    front.steps("axis", "card", CardPhase())
    assert front.kind == "use_joker"
    front.choose("event", "joker").choose("discard", "c38").choose("discard", "c41").choose("done").let_pass()
    assert front.state.joker == 1
    assert len(front.hand("axis")) == 6


@rule("15.7")
def test_the_joker_never_counts_as_a_card_in_hand() -> None:
    front = Front(joker=True).turn(6).deal(axis="c38 c41")
    front.state.joker = 0
    assert front.match.view(None).sides[0].hand == 2


@rule("15.8")
def test_the_reserves_stack_freely_and_fall_back_when_alone() -> None:
    front = Front("sv_rsv@1511 sv_west@1511 sv_kal@2008", reserves=True).turn(6)
    front.steps("soviet", "movement", EndMovement())
    assert front.at("sv_rsv") == "1511"
    alone = Front("sv_rsv@1511 sv_kal@2008", reserves=True).turn(6).steps("soviet", "movement", EndMovement())
    assert alone.at("sv_rsv") == "shattered"
    arriving = Front("sv_rsv@pool sv_kal@2008", reserves=True).turn(5).organization("soviet")
    assert arriving.at("sv_rsv") == "surrendered"


@rule("15.9")
@pytest.mark.parametrize(("weather", "lands"), [("mud", True), ("snow", True), ("clear", False)])
def test_partisans_disorganize_a_german_unit(weather: str, lands: bool) -> None:
    front = Front("sv_para@rail sv_west@1611 ax_6a@1511", paratroops=True).turn(6, weather)
    front.steps("soviet", "landing", LandingPhase())
    assert (front.kind == "landing") == lands
    if lands:
        front.choose("detrain", "sv_para")
        if front.kind == "drop":
            front.choose("mark", "ax_6a")
        assert (front.marks("ax_6a"), front.at("sv_para"), front.state.due[UNIT["sv_para"]]) == (
            {"disorganized"},
            "track",
            11,
        ), "four turns after the removals of the next German turn"


@rule("15.9", "9.1.2")
def test_paratroops_wait_until_the_rail_box_has_room() -> None:
    units = "sv_para@pool sv_west@rail sv_kal@rail sv_bry@rail sv_res@2008 ax_6a@0603"
    front = Front(units, paratroops=True).turn(4).organization("soviet")
    assert front.at("sv_para") == "pool"
    free = Front(units.replace("sv_bry@rail", "sv_bry@2009"), paratroops=True).turn(4).organization("soviet")
    assert free.at("sv_para") == "rail"


@rule("15.10")
def test_the_markers_of_the_solitaire_module_are_no_part_of_the_game() -> None:
    assert not any("solo" in option.id for option in GAME.options)

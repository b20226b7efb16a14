"""7.0 Organization: improving, training, fortifying, placing, rebuilding, regrouping."""

from __future__ import annotations

import pytest

from games.no_retreat.front import Front
from quadrant.testing import rule

#: Cards with nothing to do in an organization phase.
PURSE = "c38 c21 c26 c24"


@rule("7.0", "7.1")
@pytest.mark.parametrize(("unit", "turn", "cost"), [("ax_6a", 8, 2), ("ax_sspz", 13, 1), ("ax_ssgr", 17, 1)])
def test_what_an_axis_improvement_costs(unit: str, turn: int, cost: int) -> None:
    front = Front(f"{unit}@0603- ax_17a@0606-").turn(turn).deal(axis=PURSE).organization()
    front.choose("improve", unit)
    for card in PURSE.split()[:cost]:
        front.choose("pay", card)
    front.let_pass()
    assert front.face(unit) == 0
    assert len(front.hand("axis")) == 4 - cost


@rule("7.1", "7.3", "14.7")
@pytest.mark.parametrize(("unit", "cost"), [("sv_west", 1), ("sv_crim", 2)])
def test_what_a_soviet_improvement_costs_from_turn_17(unit: str, cost: int) -> None:
    early = Front(f"{unit}@2008- sv_kal@2009-").turn(16).deal(soviet=PURSE).organization("soviet")
    assert early.forbids("improve", unit) == "7.1"
    front = Front(f"{unit}@2008- sv_kal@2009-").turn(17).deal(soviet=PURSE).organization("soviet")
    front.choose("improve", unit)
    for card in PURSE.split()[:cost]:
        front.choose("pay", card)
    front.let_pass()
    assert front.face(unit) == 0


@rule("7.0")
def test_an_improvement_needs_a_land_line() -> None:
    front = Front("ax_11a@1318- ax_17a@0606-").turn(8).deal(axis=PURSE).axis_holds("1318").organization()
    assert front.supply("ax_11a") == "sea"
    assert front.forbids("improve", "ax_11a") == "7.0"


@rule("7.9.1", "13.5")
@pytest.mark.parametrize(("turn", "allowed"), [(4, False), (5, True), (23, True), (24, False)])
def test_the_axis_pays_only_in_turns_5_to_23(turn: int, allowed: bool) -> None:
    front = Front("ax_6a@0603- ax_17a@destroyed ax_4a@shattered").turn(turn).deal(axis=PURSE).organization()
    if front.kind == "upgrades":
        assert (front.why_not("improve", "ax_6a") is None) == allowed
        front.choose("done")
    assert (front.why_not("rebuild", "ax_17a") is None) == allowed


@rule("7.2", "7.2.0", "7.2.1", "13.5")
@pytest.mark.parametrize(("turn", "units"), [(5, 0), (6, 1), (12, 1), (13, 2), (17, 2), (18, 1)])
def test_free_soviet_upgrades(turn: int, units: int) -> None:
    names = ["sv_west", "sv_kal", "sv_nw"]
    places = ["2008", "2009", "2006"]
    front = Front(" ".join(f"{u}@{p}-" for u, p in zip(names, places, strict=True)) + " sv_len@1902-").turn(
        turn
    )
    front.deal(soviet="c28").organization("soviet")
    for unit in names[:units]:
        front.choose("train", unit).let_pass()
        assert front.face(unit) == 0
    if front.kind == "upgrades":
        assert front.forbids("train", names[2]) in ("7.2.0", "7.2.1")


@rule("7.2", "7.2.0")
def test_a_lost_red_unit_comes_back_red_before_turn_17() -> None:
    for turn, face in ((16, 0), (17, 1)):
        front = (
            Front("sv_west@destroyed sv_kal@2009").turn(turn).deal(soviet="c28 c21").organization("soviet")
        )
        while front.kind == "upgrades":
            front.choose("done")
        front.choose("rebuild", "sv_west").choose("pay", "c28").let_pass().choose("place", "sv_west", "2008")
        assert front.face("sv_west") == face


@rule("7.4")
def test_allies_and_cadres_have_one_step() -> None:
    steps = {unit.unit: unit.steps for unit in Front().match.view(None).units}
    assert {steps[unit] for unit in ("ax_rom3", "ax_hun2", "ax_ita8", "ax_kg1", "sv_ost1")} == {1}
    assert steps["ax_fin"] == 2


@rule("7.5", "14.1", "13.5")
@pytest.mark.parametrize(("turn", "space", "cost"), [(2, "1902", 0), (3, "1902", 1), (3, "1708", 2)])
def test_fortification(turn: int, space: str, cost: int) -> None:
    front = Front(f"sv_len@{space}- sv_mos@2008").turn(turn).deal(soviet="c28 c21 c26").organization("soviet")
    if not cost:
        assert front.forbids("fortify", "sv_len") == "13.5"
        return
    front.choose("fortify", "sv_len")
    for card in ("c28", "c21")[:cost]:
        front.choose("pay", card)
    front.let_pass()
    assert front.face("sv_len") == 0
    assert len(front.hand("soviet")) == 3 - cost
    front.choose("unfortify", "sv_len")
    assert front.face("sv_len") == 1


@rule("7.5")
def test_fortification_needs_no_supply() -> None:
    front = Front("sv_len@1611- ax_6a@1511 ax_17a@1711 ax_4a@1612 ax_9a@1610 sv_mos@2008").turn(4)
    front.deal(soviet="c28 c21").mark("sv_len", "out_of_supply").organization("soviet")
    assert front.why_not("fortify", "sv_len") is None


# B. Placement


@rule("7.6", "7.8")
def test_german_reinforcements_come_in_at_home() -> None:
    front = Front("ax_2a@pool ax_6a@1511").turn(2).axis_holds("1407").organization()
    front.choose("receive", "ax_2a") if front.kind == "placement" else None
    there = front.spaces("place")
    assert {"0603", "0906"} <= there
    assert not there & {"1407", "1511"}


@rule("7.6", "7.7")
def test_shattered_german_units_also_come_in_at_captured_cities_and_disorganized() -> None:
    front = Front("ax_4a@shattered- ax_6a@0603").turn(4).axis_holds("1407").organization()
    while front.kind in ("upgrades", "placement") and not front.options("place"):
        front.choose("receive", "ax_4a") if front.options("receive") else front.choose("done")
    assert "1407" in front.spaces("place")
    front.choose("place", "ax_4a", "1407")
    assert (front.face("ax_4a"), front.marks("ax_4a")) == (1, {"disorganized"})


@rule("7.6", "8.6")
def test_finland_is_no_hex_next_to_leningrad_for_a_shattered_unit() -> None:
    front = Front("sv_kal@shattered- sv_west@1902 ax_16a@0603").turn(24).organization("soviet")
    assert "1802" in front.spaces("place")
    assert front.forbids("place", "sv_kal", "FIN") == "7.6"


@rule("7.6", "2.1")
def test_a_city_that_is_not_in_play_is_no_place_to_come_in_at() -> None:
    """Kharkov lies outside the small map of Moscow: the hexes next to it are next to no city."""
    front = Front("sv_kal@pool- sv_west@2008-", "moscow").turn(3).organization("soviet")
    if front.kind == "placement":
        front.choose("receive", "sv_kal")
    assert front.forbids("place", "sv_kal", "1612") == "7.6"


@rule("7.6")
def test_nobody_comes_in_in_an_enemy_zone() -> None:
    front = Front("sv_kal@pool- ax_6a@1908").turn(2).organization("soviet")
    if front.kind == "placement":
        front.choose("receive", "sv_kal")
    assert front.forbids("place", "sv_kal", "2008") == "7.6"
    assert "2409" in front.spaces("place") or "2310" in front.spaces("place")


@rule("7.6", "6.1")
def test_units_come_in_at_an_empty_enemy_city_next_to_their_own() -> None:
    """Tula is next to Moscow: nobody is there, so a Soviet unit may be, and then it is Soviet again."""
    front = Front("sv_kal@pool- sv_west@2310-").turn(2).axis_holds("2009").organization("soviet")
    if front.kind == "placement":
        front.choose("receive", "sv_kal")
    front.choose("place", "sv_kal", "2009")
    assert front.at("sv_kal") == "2009"
    assert front.events("control")[0].args["space"] == "2009"
    watched = Front("sv_kal@pool- sv_west@2310- ax_6a@1910").turn(2).axis_holds("2009").organization("soviet")
    if watched.kind == "placement":
        watched.choose("receive", "sv_kal")
    assert watched.forbids("place", "sv_kal", "2009") == "7.6", "in an enemy zone"


@rule("7.7")
def test_all_that_can_come_in_must() -> None:
    front = Front("sv_kal@shattered- sv_west@shattered- sv_nw@2008").turn(4).organization("soviet")
    if front.kind == "upgrades":
        front.choose("done")
    assert front.forbids("done") == "7.7"


@rule("7.8", "14.9.1")
def test_cadres_arrive_in_their_box() -> None:
    front = Front("sv_ost1@pool sv_nw@2008").turn(2).organization("soviet")
    assert front.at("sv_ost1") == "cadre"
    assert front.match is not None


@rule("7.9", "7.9.2")
@pytest.mark.parametrize(
    ("unit", "box", "cost"),
    [("sv_west", "destroyed", 1), ("sv_west", "surrendered", 2), ("sv_crim", "destroyed", 2)],
)
def test_what_rebuilding_costs(unit: str, box: str, cost: int) -> None:
    front = Front(f"{unit}@{box} sv_nw@2009").turn(18).deal(soviet="c28 c21 c26").organization("soviet")
    while front.kind == "upgrades":
        front.choose("done")
    front.choose("rebuild", unit)
    for card in ("c28", "c21")[:cost]:
        front.choose("pay", card)
    front.let_pass().choose("place", unit, "2008")
    assert (front.face(unit), front.marks(unit)) == (1, {"disorganized"})
    assert len(front.hand("soviet")) == 3 - cost


@rule("7.10")
def test_regrouping_takes_a_card_a_marker() -> None:
    front = Front("sv_west@2008 sv_nw@2009").turn(8).deal(soviet="c28").mark("sv_west", "disorganized")
    front.organization("soviet")
    while front.kind in ("upgrades", "placement"):
        front.choose("done")
    front.choose("regroup", "sv_west")
    front.choose("pay", "c28") if front.kind == "pay" else None
    front.let_pass()
    assert front.marks("sv_west") == set()
    assert front.hand("soviet") == set()


@rule("7.2", "7.5", "13.5")
@pytest.mark.parametrize(("turn", "allowed"), [(5, False), (6, True)])
def test_a_free_upgrade_turns_a_regional_unit_into_its_fortress(turn: int, allowed: bool) -> None:
    front = Front("sv_len@1705- sv_mos@2008- ax_6a@0603").turn(turn).organization("soviet")
    assert bool(front.options("train", "sv_len")) == allowed
    if allowed:
        front.choose("train", "sv_len").let_pass()
        assert front.face("sv_len") == 0
        assert front.events("fortify")
        assert front.forbids("train", "sv_mos") == "7.2.1"


@rule("7.2", "7.0")
def test_a_free_upgrade_needs_a_land_line_even_for_a_fortress() -> None:
    units = "sv_len@1808- ax_6a@1708 ax_4a@1908 ax_9a@1807 ax_2a@1809 sv_mos@2309-"
    front = Front(units).turn(8).axis_holds("1708").mark("sv_len", "out_of_supply").organization("soviet")
    assert front.forbids("train", "sv_len") == "7.2"


@rule("7.2")
def test_a_fortress_that_could_be_had_for_free_is_nothing_wasted() -> None:
    """It cannot move: nobody is warned who leaves a regional unit as it is."""
    front = Front("sv_len@1902- sv_mos@2008- ax_6a@0603").turn(8).organization("soviet")
    assert front.kind == "upgrades"
    asked = front.match.decision
    assert asked is not None
    assert asked.waste(front.state, front.choice("done")) is None

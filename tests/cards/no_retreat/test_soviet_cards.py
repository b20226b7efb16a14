"""Soviet cards on the map, in the boxes and about cards: what each does, and when it may not."""

from __future__ import annotations

import pytest

from games.no_retreat.front import Front
from quadrant.games.no_retreat.components import NEIGHBOURS, SPACE, spaces
from quadrant.games.no_retreat.rules.combat import EndCombat
from quadrant.games.no_retreat.rules.events import window
from quadrant.games.no_retreat.rules.removals import RemovalsPhase
from quadrant.games.no_retreat.rules.sequence import Phase
from quadrant.games.no_retreat.rules.supply import cities, city_hexes
from quadrant.games.no_retreat.state import LANDING


def test_c01_new_conscripts_return_at_a_city() -> None:
    front = (
        Front("sv_west@surrendered sv_kal@2009 ax_6a@0603")
        .turn(8)
        .deal(soviet="c01")
        .window("supply.end", "axis")
    )
    front.choose("event", "c01").choose("rebuild", "sv_west").choose("place", "sv_west", "2008")
    assert front.at("sv_west") == "2008"


def test_c02_manpower_reserves_go_to_the_rail_box() -> None:
    front = Front("sv_west@surrendered sv_nw@shattered sv_kal@2009 sv_volk@2008").turn(8).deal(soviet="c02")
    front.movement("soviet").choose("anytime", "c02").choose("rebuild", "sv_west").choose("rebuild", "sv_nw")
    assert {front.at("sv_west"), front.at("sv_nw")} == {"rail"}


def test_c05_a_cavalry_raid_cuts_a_unit_off() -> None:
    front = (
        Front("ax_6a@0603 ax_17a@0606 sv_west@2008").turn(8).deal(soviet="c05").window("org.start", "axis")
    )
    front.choose("event", "c05").choose("mark", "ax_6a")
    assert "out_of_supply" in front.marks("ax_6a")


def test_c06_partisans_cost_the_axis_a_step_of_its_choice() -> None:
    front = (
        Front("ax_6a@0603 ax_17a@0606 sv_west@2008- sv_kal@2009-")
        .turn(8)
        .deal(soviet="c06")
        .organization("soviet")
    )
    front.choose("event", "c06")
    assert (front.seat, front.kind) == ("axis", "suffer")
    front.choose("lose", "ax_17a")
    assert front.face("ax_17a") == 1


def test_c07_scorched_earth_makes_a_city_a_marsh_until_it_is_cleared() -> None:
    front = Front("ax_6a@0603 sv_west@2008").turn(8).deal(soviet="c07").window("card", "axis")
    front.choose("event", "c07").choose("at", "1708")
    assert front.match.view(None).scorched == ("1708",)
    clear = Front("sv_west@2008").turn(8).deal(soviet="c21 c24")
    clear.state.scorched = front.state.scorched
    clear.steps("soviet", "removals", RemovalsPhase()).let_pass()
    clear.choose("at", "1708").choose("pay", "c21")
    while clear.kind == "pay":
        clear.choose("pay", "c24")
    assert clear.match.view(None).scorched == ()


@pytest.mark.parametrize(("turn", "offered"), [(5, False), (6, True)])
def test_c08_lend_lease_draws_or_upgrades_from_turn_6(turn: int, offered: bool) -> None:
    front = (
        Front("sv_west@2008- sv_kal@2009- sv_len@1902-")
        .turn(turn)
        .deal(soviet="c08 c28")
        .on_top("c21", "c24")
    )
    front.organization("soviet")
    assert bool(front.options("event", "c08")) == offered
    if offered:
        front.choose("event", "c08").choose("choose", "second").choose("improve", "sv_west")
        assert front.face("sv_west") == 0


def test_c15_strategic_reserves_return_by_rail() -> None:
    front = (
        Front("sv_west@destroyed sv_kal@2009 ax_6a@0603")
        .turn(8)
        .deal(soviet="c15")
        .window("combat.end", "axis")
    )
    front.choose("event", "c15").choose("rebuild", "sv_west").choose(
        "place", "sv_west", "2009"
    ) if False else None
    front.choose("event", "c15")
    if front.kind == "recall":
        front.choose("rebuild", "sv_west")
    front.choose("place", "sv_west", "2008")
    assert front.at("sv_west") == "2008"


def test_c18_strategic_surprise_loads_and_unloads() -> None:
    front = (
        Front("sv_west@2009 sv_nw@rail sv_kal@2006 ax_6a@0603")
        .turn(8)
        .deal(soviet="c18")
        .window("card", "axis")
    )
    front.choose("event", "c18").choose("entrain", "sv_west").choose("done")
    front.choose("detrain", "sv_nw").choose("place", "sv_nw", "2009").choose("done").let_pass()
    assert (front.at("sv_west"), front.at("sv_nw")) == ("rail", "2009")


def test_c24_the_western_allies_cost_two_cards_or_a_card_and_a_step() -> None:
    front = (
        Front("ax_6a@0603 ax_17a@0606 sv_west@2008 sv_kal@2009").turn(13).deal(soviet="c24", axis="c21 c38")
    )
    front.movement("soviet").choose("anytime", "c24").let_pass()
    assert (front.seat, front.kind) == ("axis", "choose_mode")
    front.choose("choose", "second").choose("discard", "c21").choose("lose", "ax_6a")
    assert (front.hand("axis"), front.face("ax_6a")) == ({"c38"}, 1)


def test_c25_the_red_orchestra_sees_the_axis_hand() -> None:
    front = Front("sv_west@2008 sv_kal@2009").turn(8).deal(soviet="c25", axis="c21 c38").movement("soviet")
    front.choose("anytime", "c25").let_pass()
    assert front.match.view("soviet").own.inspected == ("c21", "c38")
    assert front.match.view(None).own is None
    front.choose("take", "c38")
    assert front.hand("axis") == {"c21"}
    assert front.match.view("soviet").own.inspected == ()


def test_c26_na_berlin_repeats_the_top_event() -> None:
    front = (
        Front("sv_west@2008- sv_kal@2009- ax_6a@0603 ax_17a@0606")
        .turn(13)
        .deal(soviet="c26")
        .discarded("c06")
    )
    front.organization("soviet").choose("event", "c26").let_pass()
    assert (front.seat, front.kind) == ("axis", "suffer")


def test_c29_a_wave_assault_is_one_more_attack() -> None:
    front = Front("sv_west@1511 ax_6a@1611 sv_kal@2008 ax_16a@0603").turn(13).deal(soviet="c29")
    front.mark("sv_west", "attacked").steps("soviet", "combat", window("combat.end"), EndCombat())
    front.dice(2).choose("event", "c29").choose("target", "1611").let_pass()
    assert front.events("battle")


@pytest.mark.parametrize("kind", ["improve", "rebuild"])
def test_c31_bombing_cancels_an_axis_replacement(kind: str) -> None:
    front = (
        Front("ax_6a@0603- ax_4a@destroyed ax_17a@0606-")
        .turn(13)
        .deal(axis="c38 c21", soviet="c31")
        .organization()
    )
    if kind == "rebuild":
        front.choose("done")
    front.choose(kind, "ax_6a" if kind == "improve" else "ax_4a")
    while front.kind == "pay":
        front.choose(*front.options("pay")[0])
    front.choose("event", "c31")
    assert (front.face("ax_6a"), front.at("ax_4a")) == (1, "destroyed")


def test_c32_a_prepared_offensive_makes_room_until_the_end_of_the_turn() -> None:
    front = Front("sv_west@2109 sv_kal@2110 sv_nw@2008").turn(13).deal(soviet="c32").movement("soviet")
    front.choose("event", "c32").choose("at", "2109").choose("done").go("sv_kal", "2109")
    front.choose("done")
    while front.kind in ("form_reserve", "play_event"):
        front.choose("pass")
    assert front.kind != "overstacked"
    front.steps("soviet", "landing", Phase(LANDING))
    assert front.kind == "step_aside"
    front.choose(*front.options()[0])
    assert front.at("sv_west") != front.at("sv_kal")


def test_c33_stavka_takes_the_top_discard() -> None:
    front = Front("sv_west@2008 sv_kal@2009").turn(8).deal(soviet="c33").discarded("c28").movement("soviet")
    front.choose("anytime", "c33")
    if front.kind == "take_discard":
        front.choose("take", "c28")
    assert front.hand("soviet") == {"c28"}
    none = Front("sv_west@2008 sv_kal@2009").turn(8).deal(soviet="c33").discarded("c40").movement("soviet")
    assert not none.options("anytime", "c33"), "an event that must be played at once"


def test_c33_stavka_turns_the_joker_instead() -> None:
    units = "sv_west@2008 sv_kal@2009"
    front = Front(units, joker=True).turn(8).deal(soviet="c33").discarded("c40")
    front.state.joker = 0
    front.movement("soviet").choose("anytime", "c33")
    if front.kind == "choose_mode":
        front.choose("choose", "second")
    assert front.state.joker == 1
    assert front.hand("soviet") == set()


def test_c35_maskirovka_unloads_and_moves() -> None:
    front = (
        Front("sv_west@rail sv_kal@2006 ax_6a@0603")
        .turn(8)
        .deal(soviet="c35")
        .window("movement.end", "soviet")
    )
    front.choose("event", "c35")
    if front.kind == "land_by_card":
        front.choose("detrain", "sv_west")
    front.choose("place", "sv_west", "2009").choose("move", "sv_west", "2010")
    assert front.at("sv_west") == "2010"


def test_c38_industrial_surge_draws_two_and_gives_a_step() -> None:
    front = Front("sv_west@destroyed sv_kal@2009 sv_nw@2006").turn(13).deal(soviet="c38").on_top("c21", "c24")
    front.movement("soviet").choose("anytime", "c38").let_pass().choose("rebuild", "sv_west")
    front.let_pass().choose("place", "sv_west", "2008")
    assert front.hand("soviet") == {"c21", "c24"}
    assert front.at("sv_west") == "2008"


def test_c39_the_steam_roller_doubles_shock() -> None:
    front = (
        Front("sv_west@1511 ax_6a@1611 ax_16a@0603 sv_len@1902").turn(13).deal(soviet="c39").support(soviet=1)
    )
    front.steps("soviet", "card", window("card")).choose("event", "c39")
    front.dice(3).attack("1611", "sv_west", seat="soviet").choose("support").let_pass()
    assert front.events("odds")[0].args["shift"] == 2


def test_c41_central_command_moves_four_units_by_a_hex() -> None:
    front = (
        Front("sv_west@2009 sv_kal@2006 ax_6a@0603").turn(8).deal(soviet="c41").window("movement.end", "axis")
    )
    front.choose("event", "c41").choose("activate", "sv_west").choose("move", "sv_west", "2010")
    assert front.at("sv_west") == "2010"
    near = Front("sv_west@1511 ax_6a@1611").turn(8).deal(soviet="c41").window("movement.end", "axis")
    assert not near.options("event", "c41")


@pytest.mark.parametrize(
    ("units", "turn", "lost"), [("ax_rom3@1013", 8, False), ("ax_rom3@1013 ax_hun2@0611", 11, True)]
)
def test_c44_allies_waver(units: str, turn: int, lost: bool) -> None:
    front = Front(f"{units} ax_6a@0603 sv_west@2008").turn(turn).deal(soviet="c44", axis="c21 c38")
    front.steps("axis", "card", window("card"))
    while not front.options("event", "c44"):
        front.choose("pass")
    front.choose("event", "c44").let_pass()
    front.choose("discard", "c21")
    if lost:
        front.choose("remove", "ax_rom3")
        assert front.at("ax_rom3") == "track"
    assert front.hand("axis") == {"c38"}
    none = (
        Front("ax_6a@0603 sv_west@2008")
        .turn(8)
        .deal(soviet="c44", axis="c21")
        .steps("axis", "card", window("card"))
    )
    while none.kind == "play_event" and none.seat == "axis":
        none.choose("pass")
    assert not none.options("event", "c44")


@pytest.mark.parametrize(
    ("hand", "modes"), [("c16 c17 c21", {"first", "second"}), ("c16", {"second"}), ("", {"second"})]
)
def test_c24_offers_only_what_the_axis_can_pay(hand: str, modes: set[str]) -> None:
    """With one card two cannot go; without any the step does."""
    front = Front("ax_6a@0603 sv_west@2008 sv_kal@2009").turn(13).deal(soviet="c24", axis=hand)
    front.movement("soviet").choose("anytime", "c24").let_pass()
    if len(modes) > 1:
        assert front.targets("choose") == modes
        front.choose("choose", "second").choose("discard", "c16")
    assert front.face("ax_6a") == 1
    nothing = Front("sv_west@2008 sv_kal@2009").turn(13).deal(soviet="c24").movement("soviet")
    assert not nothing.options("anytime"), "neither a card nor a unit"


def test_c01_new_conscripts_come_to_a_city_and_not_to_the_edge() -> None:
    front = Front("sv_west@destroyed sv_kal@2009- ax_6a@0603").turn(6).deal(soviet="c01")
    front.window("movement.end", "soviet").choose("event", "c01").let_pass()
    if front.kind == "recall":
        front.choose("rebuild", "sv_west")
    found = front.spaces("place")
    towns = city_hexes(front.state, 1)
    near = towns | NEIGHBOURS.neighbours(towns)
    assert "2008" in found
    assert all(near >> SPACE[space] & 1 for space in found)


def test_c32_makes_room_in_empty_hexes_too() -> None:
    front = Front("sv_west@1611 sv_kal@1711 sv_bry@1712 ax_6a@1511").turn(13).deal(soviet="c32")
    front.movement("soviet").choose("event", "c32").let_pass()
    assert front.why_not("at", "1612") is None, "nobody stands there"
    assert front.forbids("at", "1511") == "8.4"
    front.choose("at", "1612")
    assert front.forbids("at", "2008") == "5.3.1", "not next to it"
    front.choose("done").go("sv_west", "1612").go("sv_kal", "1612").choose("done").let_pass()
    assert (front.at("sv_west"), front.at("sv_kal")) == ("1612", "1612")


def test_c07_a_scorched_city_gives_neither_points_nor_supply() -> None:
    front = Front("sv_kal@2009 ax_6a@0603").turn(8).deal(soviet="c07").window("card", "soviet")
    before = front.points[1]
    assert "2008" in front.match.query("supply", "soviet", "sv_kal").cities
    front.choose("event", "c07").let_pass()
    front.choose("at", "2008")
    assert front.points[1] == before - 1
    assert "2008" not in front.match.query("supply", "soviet", "sv_kal").cities
    assert not cities(front.state, 1) >> SPACE["2008"] & 1
    assert city_hexes(front.state, 1) >> SPACE["2008"] & 1, "it has an owner who can restore it"


def crowded(units: str, hex: str, closed: bool = False) -> Front:
    """A unit too many where card 32 made room, at the end of the Soviet turn."""
    front = Front(units, finland_by_advance=closed).turn(13)
    front.state.roomy = spaces([hex])
    return front.steps("soviet", "landing", Phase(LANDING)).let_pass()


def test_c32_who_steps_aside_goes_where_a_retreat_could() -> None:
    """To a friend who has room, in an enemy zone as well; not into a zone without one."""
    units = "sv_west@1811- sv_kal@1811- sv_cent@1712 sv_nw@1711- ax_6a@1713 ax_17a@2011"
    front = crowded(units, "1811")
    assert front.kind == "step_aside"
    assert front.spaces("retreat", "sv_west") == {"1712", "1710", "1810", "1812"}
    whys = {hex: front.why_not("retreat", "sv_west", hex) for hex in ("1711", "1911", "1713", "2008")}
    assert {hex: why.id for hex, why in whys.items() if why} == {
        "1711": "why-full",
        "1911": "why-enemy-zone",
        "1713": "why-not-next-hex",
        "2008": "why-not-next-hex",
    }


@pytest.mark.parametrize("closed", [False, True])
def test_c32_who_steps_aside_does_not_enter_a_closed_land(closed: bool) -> None:
    front = crowded("sv_west@2103- sv_kal@2103- ax_16a@0603", "2103", closed)
    assert ("FIN" in front.spaces("retreat", "sv_west")) == (not closed)

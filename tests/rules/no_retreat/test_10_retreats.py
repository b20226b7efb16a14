"""10.7.5 Retreats: toward supply, in which order, by which way; what a result takes before stacking does."""

from __future__ import annotations

import pytest

from games.no_retreat.front import Front
from games.no_retreat.referee import distance
from games.no_retreat.reference import HEX
from quadrant.games.no_retreat.components import UNIT
from quadrant.games.no_retreat.rules.retreat import RetreatUnits
from quadrant.testing import rule


def driven_back(units: str, *names: str, turn: int = 2, through_zones: bool = False) -> Front:
    """These units must retreat."""
    front = Front(units).turn(turn)
    retreat = RetreatUnits(tuple(UNIT[name] for name in names), through_zones)
    return front.steps("axis", "combat", retreat)


# Toward supply


@rule("10.7.5", "6.1")
def test_a_retreat_leads_nearer_to_a_source_of_supply() -> None:
    """Kharkov is two hexes away, and of five ends two are nearer to a city in supply."""
    front = driven_back("ax_6a@1511 ax_17a@1512 sv_west@1611- ax_16a@0603", "sv_west")
    assert front.spaces("retreat") == {"1709", "1712"}
    refusal = front.why_not("retreat", "sv_west", "1811")
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("10.7.5", "why-away-from-supply")


@rule("10.7.5", "6.1")
def test_the_units_own_city_is_no_source_to_retreat_to() -> None:
    """West Front leaves Smolensk: of nine ends five are nearer to Moscow, Tula or Kalinin."""
    front = driven_back("ax_6a@1607 sv_west@1708- ax_16a@0603", "sv_west")
    assert front.spaces("retreat") == {"1806", "1810", "1907", "1908", "1909"}
    assert front.forbids("retreat", "sv_west", "1710") == "10.7.5"


@rule("10.7.5", "6.1")
def test_a_city_without_supply_is_nothing_to_retreat_to() -> None:
    """Next to Kiev nothing is nearer; once Kiev is cut off, Minsk and Odessa are what is left."""
    supplied = driven_back("ax_6a@1511 sv_west@1411- ax_16a@0603", "sv_west")
    assert {"1211", "1413"} <= supplied.spaces("retreat")
    cut = driven_back("ax_6a@1511 ax_17a@1412 ax_2a@1409 sv_west@1411- ax_16a@0603", "sv_west")
    assert cut.spaces("retreat") == {"1210", "1212"}
    assert cut.forbids("retreat", "sv_west", "1211") == "10.7.5"


@rule("10.7.5")
def test_where_no_end_is_nearer_to_supply_every_safe_one_is_open() -> None:
    """The 6th Army is cut off: each end is farther from home than where it stands."""
    front = driven_back("sv_west@1610- sv_kal@1612- ax_6a@1711 ax_16a@0603", "ax_6a")
    assert front.spaces("retreat") == {"1810", "1812", "1911"}


@rule("10.7.5", "8.5.4")
def test_safety_comes_before_supply() -> None:
    """Through a friend in an enemy zone West Front could reach Kharkov, but it must avoid the zone."""
    front = driven_back("ax_6a@1511 ax_17a@1512 sv_west@1611- sv_kal@1612- ax_16a@0603", "sv_west")
    refusal = front.why_not("retreat", "sv_west", "1713")
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("10.7.5", "why-zone-on-the-way")


@rule("10.7.5")
def test_why_a_unit_cannot_retreat_there_is_true_of_that_hex() -> None:
    """What is two hexes away is not called too near or too far: something is in the way."""
    front = driven_back("ax_6a@1611 ax_17a@1709 sv_west@1710- ax_16a@0603", "sv_west")
    whys: dict[str, set[str]] = {}
    for hex in HEX:
        refusal = front.why_not("retreat", "sv_west", hex)
        if refusal is not None:
            whys.setdefault(refusal.id, set()).add(hex)
    far = {hex for hex in HEX if distance("1710", hex) == 2}
    assert not whys["why-not-two-hexes"] & far
    assert whys["why-no-way-back"]
    assert whys["why-no-way-back"] <= far


# Order and way

#: West Front at 1608 gets away only by way of Smolensk, as long as Kalinin Front is there.
CHAIN = "ax_1pz@1709 ax_2pz@1508 ax_3pz@1707 sv_west@1608- sv_kal@1708- ax_16a@0603"


@rule("10.7.5", "8.5.4")
@pytest.mark.parametrize(("first", "west"), [("sv_west", "1808"), ("sv_kal", "destroyed")])
def test_the_owner_decides_who_retreats_first_where_that_matters(first: str, west: str) -> None:
    front = driven_back(CHAIN, "sv_west", "sv_kal")
    assert front.match.prompt is not None
    assert front.match.prompt.id == "prompt-retreat-next"
    assert {option[1] for option in front.options("retreat")} == {"sv_west", "sv_kal"}
    front.choose(*next(option for option in front.options("retreat") if option[1] == first))
    while front.kind == "retreat_unit":
        front.choose(*front.options("retreat")[0])
    assert front.at("sv_west") == west
    assert front.at("sv_kal") not in ("1708", "destroyed")


@rule("10.7.5", "8.5.4")
@pytest.mark.parametrize(
    ("order", "west"),
    [
        (("sv_west", "sv_kal", "sv_nw"), "1808"),
        (("sv_kal", "sv_west", "sv_nw"), "1808"),
        (("sv_kal", "sv_nw", "sv_west"), "destroyed"),
    ],
)
def test_the_order_matters_where_only_a_whole_stack_leaves_the_way_open(
    order: tuple[str, ...], west: str
) -> None:
    """Smolensk stays open to West Front until both units there have left it."""
    front = driven_back(f"{CHAIN} sv_nw@1708-", "sv_west", "sv_kal", "sv_nw")
    for unit in order:
        if front.kind == "retreat_unit":
            front.choose(*next(option for option in front.options("retreat") if option[1] == unit))
    assert front.kind != "retreat_unit"
    assert front.at("sv_west") == west
    assert not {front.at("sv_kal"), front.at("sv_nw")} & {"1708", "destroyed"}


#: Two armies get away only through 1716, as long as the 1st Panzer Army is there, which cannot retreat.
COVER = "sv_kursk@1615 sv_kal@1816 sv_rom@1614 ax_8a@1715 ax_17a@1715 ax_1pz@1716 ax_16a@0603"


@rule("10.7.5", "8.5.4")
@pytest.mark.parametrize("first", ["ax_1pz", "ax_8a"])
def test_a_unit_that_cannot_retreat_has_its_place_in_the_order_too(first: str) -> None:
    front = driven_back(COVER, "ax_8a", "ax_17a", "ax_1pz", turn=5)
    assert front.forbids("abandon", "ax_8a") == "10.7.5"
    assert front.match.prompt is not None
    assert front.match.prompt.args["units2"] == ("ax_1pz",), "the question says who would be destroyed"
    front.choose(*next(option for option in front.options() if option[1] == first))
    while front.kind == "retreat_unit":
        front.choose(*front.options("retreat")[0])
    assert front.at("ax_1pz") == "destroyed"
    assert front.at("ax_8a") == front.at("ax_17a") == ("1717" if first == "ax_8a" else "destroyed")


@rule("10.7.5")
def test_where_several_retreat_a_reason_names_the_unit_it_is_true_of() -> None:
    front = driven_back(CHAIN, "sv_west", "sv_kal")
    for unit in ("sv_west", "sv_kal"):
        refusal = front.why_not("retreat", unit, "2010")
        assert refusal is not None
        assert (refusal.id, refusal.args["unit"]) == ("why-not-two-hexes", unit)


@rule("10.7.5")
def test_nobody_is_asked_for_an_order_that_changes_nothing() -> None:
    front = driven_back("sv_cent@1711 ax_6a@1611 ax_17a@1611 ax_16a@0603", "ax_6a", "ax_17a", turn=12)
    assert {option[1] for option in front.options("retreat")} == {"ax_6a"}


#: The 6th Army may fall back to 1911 through Voronezh, which is empty, or past it.
PAST_VORONEZH = "sv_cent@1914 ax_6a@1913 ax_16a@0603"


@rule("10.7.5", "6.1", "12.7.1")
@pytest.mark.parametrize(("through", "taken"), [("1912", True), ("1812", False)])
def test_the_owner_decides_by_which_way_where_a_city_lies_on_one(through: str, taken: bool) -> None:
    front = driven_back(PAST_VORONEZH, "ax_6a", turn=4).choose("retreat", "ax_6a", "1911")
    assert (front.seat, front.kind) == ("axis", "retreat_through")
    assert front.spaces("through") == {"1812", "1912"}
    assert front.forbids("through", "1811") == "10.7.5"
    front.choose("through", through)
    assert front.at("ax_6a") == "1911"
    assert bool(front.events("control")) == taken


@rule("10.7.5", "6.1")
def test_nobody_is_asked_for_a_way_that_changes_nothing() -> None:
    front = driven_back(PAST_VORONEZH, "ax_6a", turn=4)
    front.axis_holds("1912").state.touch()
    front.choose("retreat", "ax_6a", "1911")
    assert front.kind != "retreat_through"
    assert front.at("ax_6a") == "1911"


# 10.7 The result takes its toll before stacking does

#: Every end of West Front's retreat is taken; the friends stand out of everybody's zone.
CROWD = "sv_kal@1709- sv_nw@1712- sv_sw@1710- sv_volk@1811- sv_bry@1609-"


def beaten(die: int) -> Front:
    """Three armies against West Front at 5:1."""
    front = Front(f"ax_1pz@1511 ax_2pz@1512 ax_6a@1510 sv_west@1611- ax_16a@0603 {CROWD}").turn(2)
    front.battle("1611", "ax_1pz", "ax_2pz", "ax_6a", die=die)
    while front.kind == "retreat_unit":
        front.choose(*front.options()[0])
    return front


@rule("10.7", "10.7.1", "8.4.3")
def test_a_unit_that_must_lose_its_last_step_is_no_surplus_unit_first() -> None:
    front = beaten(die=6)
    assert front.events("result")[0].args["result"] == "DD"
    assert front.kind != "overstacked"
    assert front.at("sv_west") == "destroyed"


@rule("10.7.6", "8.4.3")
def test_a_shattered_unit_drives_nobody_else_out() -> None:
    front = beaten(die=4)
    assert front.events("result")[0].args["result"] == "DS"
    assert front.kind != "overstacked"
    assert front.at("sv_west") == "shattered"


# Who cannot move retreats nevertheless


@rule("10.7.5", "10.7.4")
def test_a_retreat_takes_no_movement_points() -> None:
    front = driven_back("ax_1pz@1908 sv_mos@2008 ax_16a@0603", "sv_mos")
    assert front.spaces("retreat")
    front.choose(*front.options("retreat")[0])
    assert front.at("sv_mos") not in ("2008", "destroyed")


@rule("14.1", "10.7.5")
def test_the_finns_never_retreat_from_finland() -> None:
    front = driven_back("ax_fin@FIN sv_west@1902 ax_16a@0603", "ax_fin")
    assert front.at("ax_fin") not in ("FIN", "2103", "2203")

"""8.0 Movement, further cases: stacks on the march, ships that are passed, strategic movement, barges."""

from __future__ import annotations

import pytest

from games.empire.pacific import Pacific
from quadrant.games.empire.components import LAND, SPACE, UNIT
from quadrant.games.empire.rules.movement_ground import open_to
from quadrant.games.empire.rules.movement_sea import zone_without
from quadrant.games.empire.rules.supply import enemy_zone
from quadrant.games.empire.state import BARGES, set_flag
from quadrant.testing import rule


@rule("7.23", "8.43")
@pytest.mark.parametrize("together", [True, False])
def test_a_stack_enters_as_one_so_that_weaker_defenders_cannot_leave(together: bool) -> None:
    """One corps of 16 lets an army of 20 go; two of them, entering together, do not."""
    units = "cw_hq_seac@1805 cw_corps_15@2105 cw_corps_33@2105 jp_army_15@2106 jp_hq_south@2212"
    pacific = Pacific(units).allies("1805", "2105").japan("2106", "2107", "2212")
    pacific.offensive("allies", "cw_hq_seac", 2).activate("cw_corps_15", "cw_corps_33")
    pacific.choose("select", "cw_corps_15")
    if together:
        pacific.choose("join", "cw_corps_33")
    pacific.choose("move", "cw_corps_15", "2106")
    assert (pacific.kind == "disengage") == (not together)
    assert pacific.at("cw_corps_33") == ("2106" if together else "2105")


@rule("8.43")
@pytest.mark.parametrize(("defender", "leaves"), [("jp_army_15@2106", False), ("jp_army_15@2106-", False)])
def test_only_the_stronger_side_disengages(defender: str, leaves: bool) -> None:
    """A corps of 20 against an army of 20: equal is not stronger."""
    pacific = Pacific(f"cw_hq_seac@1805 cw_corps_33@2105 {defender} jp_hq_south@2212")
    pacific.allies("1805", "2105").japan("2106", "2107", "2212")
    pacific.offensive("allies", "cw_hq_seac", 2).activate("cw_corps_33").unless_done("select", "cw_corps_33")
    pacific.choose("move", "cw_corps_33", "2106")
    assert (pacific.kind == "disengage") == leaves


@rule("8.43", "8.42")
def test_after_a_disengagement_the_mover_goes_on_with_what_it_has_left() -> None:
    """Not into the hex it came from, nor where enemies are; the hex that was left changes hands at once."""
    units = "cw_hq_seac@1805 cw_corps_15@1905 jp_army_15@2005 jp_hq_south@2212"
    pacific = Pacific(units).allies("1805", "1905", "2006").japan("2005", "2212")
    pacific.offensive("allies", "cw_hq_seac", 3).activate("cw_corps_15").unless_done("select", "cw_corps_15")
    pacific.choose("move", "cw_corps_15", "2005")
    assert pacific.seat == "japan"
    assert pacific.spaces("disengage") == {"2006", "2104", "2105"}, "not 1905; 2004 is mainland India"
    pacific.choose("disengage", "2006")
    assert (pacific.holder("2005"), pacific.holder("2006")) == ("allies", "japan")
    assert pacific.kind == "march"
    assert "2006" in pacific.spaces("move")


@rule("8.11", "8.42", "6.5")
def test_a_march_passes_a_hex_with_ships_alone() -> None:
    """A corps goes from Broome past ships at Derby; it may not stop where no battle can be."""
    units = "al_hq_anzac@2426 cw_corps_1aus@2426 cw_corps_2aus@2426 us_ca_northampton@2825 jp_ca_aoba@2525"
    pacific = Pacific(f"{units} jp_bde_1sn@2825").allies("2426", "2525", "2626").japan("2825", "2525")
    pacific.state.at[UNIT["us_ca_northampton"]] = SPACE["2426"]
    pacific.offensive("allies", "al_hq_anzac", 3)
    pacific.activate("cw_corps_1aus", "us_ca_northampton").move("us_ca_northampton", "2825")
    pacific.unless_done("select", "cw_corps_1aus").choose("move", "cw_corps_1aus", "2525")
    assert pacific.holder("2525") == "allies", "taken as it is passed"
    assert pacific.kind == "march"
    assert pacific.reason("done") == "why-one-battle"
    pacific.choose("move", "cw_corps_1aus", "2626")
    assert pacific.at("cw_corps_1aus") == "2626"


@rule("8.11", "7.24")
def test_a_march_into_ships_alone_may_end_there_if_that_is_the_battle() -> None:
    units = "al_hq_anzac@2426 cw_corps_1aus@2426 jp_ca_aoba@2525"
    pacific = Pacific(units).allies("2426", "2626").japan("2525")
    pacific.offensive("allies", "al_hq_anzac", 3).activate("cw_corps_1aus")
    pacific.unless_done("select", "cw_corps_1aus").choose("move", "cw_corps_1aus", "2525").choose(
        "done"
    ).moved()
    assert [event.args["space"] for event in pacific.events("battle-declared")] == ["2525"]


@rule("8.23", "7.25", "6.4")
def test_a_strategic_move_through_a_neutralised_zone_is_seen() -> None:
    """The zone of Guadalcanal does not stop ships while Buin neutralises it, but the enemy notices them."""
    from quadrant.games.empire.state import under_way

    for air, seen in (("us_air_1maw@4322 jp_air_24af@4222", True), ("jp_air_24af@4222", False)):
        units = f"jp_hq_south_seas@4017 jp_ca_aoba@4017 jp_ca_nachi@4017 us_hq_spac_halsey@4828 {air}"
        pacific = Pacific(units).japan("4017", "4222").allies("4322", "4828")
        pacific.offensive("japan", "jp_hq_south_seas", 1).activate("jp_ca_aoba", "jp_ca_nachi")
        pacific.choose("select", "jp_ca_aoba").choose("ship", "jp_ca_aoba", "4222")
        assert under_way(pacific.state).spotted == seen


@rule("8.11", "8.44", "8.23")
def test_shipped_troops_pass_enemy_ships_only_with_ships_of_their_own() -> None:
    """A Japanese cruiser lies in the only way out of the Gulf of Siam; without an escort troops stay."""
    from quadrant.games.empire.rules.movement_sea import strategic_limits

    units = "us_hq_spac_halsey@4828 us_corps_1@4828 us_ca_northampton@4828"
    waters = ("4727", "4728", "4827", "4829", "4928", "4927")
    pacific = Pacific(units).allies("4828", "4825")
    around = [
        f"jp_{name}" for name in ("ca_aoba", "ca_mogami", "ca_takao", "ca_nachi", "cl_tenryu", "bb_hiei")
    ]
    for ship, space in zip(around, waters, strict=True):
        if space in SPACE:
            pacific.put(f"{ship}@{space}")
    pacific.offensive("allies", "us_hq_spac_halsey", 2).activate("us_corps_1", "us_ca_northampton")
    alone = strategic_limits(pacific.state, (UNIT["us_corps_1"],)).mask
    escorted = strategic_limits(pacific.state, (UNIT["us_corps_1"], UNIT["us_ca_northampton"])).mask
    assert not alone >> SPACE["4825"] & 1
    assert escorted >> SPACE["4825"] & 1
    pacific.choose("select", "us_corps_1").choose("join", "us_ca_northampton")
    pacific.choose("ship", "us_corps_1", "4825")
    assert pacific.at("us_corps_1") == pacific.at("us_ca_northampton") == "4825"


#: Airfields four hexes apart from Truk towards Japan, for flights in legs.
CHAIN = ("4017", "3813", "3709", "3706")


@rule("8.33")
@pytest.mark.parametrize(
    ("value", "verb", "there"), [(1, "move", "3813"), (1, "ship", "3709"), (2, "move", "3709")]
)
def test_strategic_flight_doubles_the_legs(value: int, verb: str, there: str) -> None:
    """A range of 5: one leg to Saipan, two to Iwo Jima; every leg ends on an own airfield."""
    pacific = Pacific("jp_hq_south_seas@4017 jp_air_21af@4017").japan(*CHAIN).allies("3814", "4110")
    for hole in ("3515", "3615", "3416"):
        pacific.allies(hole)
    pacific.offensive("japan", "jp_hq_south_seas", value).activate("jp_air_21af")
    pacific.unless_done("select", "jp_air_21af")
    assert there in pacific.spaces(verb, "jp_air_21af")
    if verb == "move" and value == 1:
        assert "3709" not in pacific.spaces("move", "jp_air_21af")


@rule("8.33", "6.4")
def test_strategic_flight_keeps_out_of_enemy_zones_on_its_whole_way() -> None:
    """A US carrier off Saipan closes the way; the mover itself neutralises nothing, another unit does."""
    far = {}
    for units in ("", "us_cv_wasp@3813", "us_cv_wasp@3813 jp_air_22af@3813"):
        pacific = Pacific(f"jp_hq_south_seas@4017 jp_air_21af@4017 us_hq_cpac@5808 {units}")
        pacific.japan(*CHAIN, "3814").allies("4110", "5808")
        pacific.offensive("japan", "jp_hq_south_seas", 1).activate("jp_air_21af")
        pacific.unless_done("select", "jp_air_21af")
        far[units] = "3709" in pacific.spaces("ship", "jp_air_21af")
    assert list(far.values()) == [True, False, True]


@rule("8.33", "10.23", "10.21")
def test_an_air_unit_on_the_track_comes_back_next_turn_undelayed() -> None:
    from quadrant.games.empire.rules.reinforcements import Arrivals, PlaceAll

    pacific = Pacific("us_hq_cpac@5808 us_air_7af@5808").turn(4)
    pacific.offensive("allies", "us_hq_cpac", 1).activate("us_air_7af").unless_done("select", "us_air_7af")
    pacific.choose("to_track", "us_air_7af")
    pacific.state.europe = -7
    pacific.turn(5).begin(Arrivals(1), PlaceAll(1))
    assert pacific.at("us_air_7af") == "track", "neither delayed nor sent to Europe"
    pacific.choose("place", "us_air_7af", "5808")
    assert pacific.at("us_air_7af") == "5808"


@rule("8.33", "9.6", "9.11")
def test_who_flew_strategically_neither_fights_nor_moves_again() -> None:
    units = "jp_hq_south_seas@4017 jp_air_21af@4017 us_bde_marine@4423"
    pacific = Pacific(units).japan("4017", "4021", "4222").allies("4423")
    pacific.offensive("japan", "jp_hq_south_seas", 1).activate("jp_air_21af")
    pacific.unless_done("select", "jp_air_21af").choose("ship", "jp_air_21af", "4222").moved()
    assert not pacific.events("battle-declared")
    assert pacific.kind is None


@rule("8.47", "9.5", "8.45")
def test_a_barge_that_is_beaten_goes_back_where_it_came_from() -> None:
    """Only the enemy has air units in the battle, so the army does not land: it is back in Buin."""
    units = "jp_hq_south_seas@4017 jp_army_17@4222 jp_air_24af@4222 us_bde_sf@4322 us_air_1maw@4322"
    pacific = Pacific(f"{units} us_hq_spac_halsey@4828").japan("4017", "4222", "4021").allies("4322", "4828")
    set_flag(pacific.state, BARGES)
    pacific.offensive("japan", "jp_hq_south_seas", 3).activate("jp_army_17")
    pacific.unless_done("select", "jp_army_17").choose("barge", "jp_army_17", "4322").fight().let_pass()
    while pacific.kind == "assign_bomb":
        pacific.choose(*pacific.match.options()[0])
    assert pacific.events("air-naval-won")[0].args["seat"] == "allies"
    pacific.unless_done("select", "jp_army_17")
    assert pacific.at("jp_army_17") == "4222", "the only hex that is offered"


@rule("8.45")
def test_one_side_of_two_ways_is_a_landing_only_if_it_sails() -> None:
    """A unit that lands and a unit that walks into the same hex are told apart: only one is 'landed'."""
    units = (
        "jp_hq_south_seas@4017 jp_army_18@3520 jp_bde_ss@4021 jp_ca_aoba@4021 us_bde_p@3620 us_hq_swpac@3727"
    )
    pacific = Pacific(units).japan("4017", "3520", "4021").allies("3620", "3727")
    pacific.offensive("japan", "jp_hq_south_seas", 3).activate("jp_army_18", "jp_bde_ss", "jp_ca_aoba")
    pacific.land("jp_bde_ss", "3620", "jp_ca_aoba")
    pacific.unless_done("select", "jp_army_18").choose("move", "jp_army_18", "3620")
    assert "landed" in pacific.marks("jp_bde_ss")
    assert "landed" not in pacific.marks("jp_army_18")


# 8.41 The Himalaya


@rule("8.41", "13.71")
@pytest.mark.parametrize(
    ("unit", "start", "space", "may"),
    [
        ("cw_corps_15", "2305", "2405", False),
        ("cw_corps_15", "2305", "2304", True),
        ("cw_corps_15", "2304", "2303", False),
        ("jp_army_15", "2305", "2304", True),
        ("jp_army_15", "2304", "2204", False),
        ("cn_army_5", "2305", "2304", True),
    ],
)
def test_the_mountains_belong_to_the_nations_in_which_they_lie(
    unit: str, start: str, space: str, may: bool
) -> None:
    """2303 and 2405 are inland China, 2304 is Burma, the others are mainland India."""
    pacific = Pacific(f"{unit}@{start}")
    assert bool(open_to(UNIT[unit]) >> SPACE[space] & 1) == may
    assert crosses(start, space)
    assert pacific.at(unit) == start


def crosses(a: str, b: str) -> bool:
    return bool(LAND.neighbours(1 << SPACE[a]) >> SPACE[b] & 1)


# 8.23 Strategic movement without the mover's own zone


@rule("6.4", "8.23")
def test_whom_the_mover_s_zone_cut_off_closes_its_way() -> None:
    """Shokaku's zone cuts the bombers on Guadalcanal off; when she leaves strategically they are fed."""
    pacific = Pacific("jp_hq_south_seas@4017 jp_cv_shokaku@4222 us_hq_spac_halsey@4828 us_lrb_13af@4423")
    pacific.japan("4017", "4222", "4021").allies("4423", "4828")
    assert not pacific.supplied("us_lrb_13af")
    assert not enemy_zone(pacific.state, 0) >> SPACE["4424"] & 1
    assert zone_without(pacific.state, 0, (UNIT["jp_cv_shokaku"],)) >> SPACE["4424"] & 1


# 8.42 What may be asked


@rule("8.42")
def test_the_reach_of_a_march_goes_past_ships() -> None:
    """A cruiser in Bangkok does not stop an army that marches by it from Chumphon to Saigon."""
    units = "jp_hq_south@2212 jp_army_15@2012 cw_ca_exeter@2110 cw_hq_seac@1805"
    pacific = Pacific(units).japan("2212", "2110", "2111", "2211", "2012").allies("1805")
    answer = pacific.match.query("reach", 3, "jp_army_15")
    ground = next(way for way in answer.ways if way.way == "ground")
    assert "2212" in {there.space for there in ground.spaces}

"""9.0 Battles: the air-naval stage, losses, the ground stage, retreat, movement after battles."""

from __future__ import annotations

import pytest

from games.empire.pacific import Pacific
from quadrant.games.empire.rules import air_naval, ground_combat
from quadrant.testing import rule


@rule("9.2", "9.2.A", "9.2.B", "1.22")
@pytest.mark.parametrize(("roll", "hits"), [(0, 12), (2, 12), (3, 24), (5, 24), (6, 47), (8, 47), (12, 47)])
def test_the_factor_of_the_air_naval_table(roll: int, hits: int) -> None:
    """The example of 9.2: a strength of 47."""
    assert air_naval.hits_of(47, roll) == hits


@rule("9.4", "9.4.A")
@pytest.mark.parametrize(
    ("roll", "hits"), [(-3, 5), (2, 5), (3, 9), (6, 9), (7, 14), (8, 14), (9, 18), (13, 18)]
)
def test_the_factor_of_the_ground_table(roll: int, hits: int) -> None:
    assert ground_combat.hits_of(9, roll) == hits


def carriers(japan: str, allies: str, *active: str, at: str = "4423") -> Pacific:
    """A Japanese raid on the Solomons: the units named attack from where they are."""
    pacific = Pacific(f"jp_hq_south_seas@4017 us_hq_spac_halsey@4828 {japan} {allies}")
    pacific.japan("4017", "4021", "4222").allies("4423", "4828", "4825")
    pacific.offensive("japan", "jp_hq_south_seas").activate(*active).moved()
    pacific.unless_done("declare", at)
    return pacific.fight().commit(*active, to=at)


@rule("9.2.D", "9.2.F.1", "9.2")
def test_surprise_lets_the_attacker_fire_first_with_three_more() -> None:
    """22 Flotilla: strength 12 at normal range from Buin; a 3 becomes 6, all of it hits."""
    pacific = carriers("jp_air_22af@4222", "us_air_1maw@4423", "jp_air_22af")
    pacific.rolls(3, 0).choose("pass")
    first = pacific.events("volley")[0]
    assert first.args["seat"] == "japan"
    assert first.args["roll"] == 6
    assert pacific.reduced("us_air_1maw")


@rule("9.2.C")
def test_after_an_interception_both_fire_at_once() -> None:
    pacific = carriers("jp_air_22af@4222-", "us_air_5af@4423 us_lrb_5af@4423", "jp_air_22af")
    pacific.rolls(0).choose("roll")
    pacific.rolls(8, 8)
    while pacific.kind in ("choose_reactor", "play_reaction", "activate_reactor"):
        pacific.choose("pass" if pacific.kind != "activate_reactor" else "done")
    while pacific.kind == "assign_hit":
        pacific.choose(*pacific.match.options()[0])
    told = pacific.events("volley")
    assert [event.args["seat"] for event in told] == ["japan", "allies"]
    assert told[0].args["roll"] == 8


@rule("9.2.F.2", "9.2.F.3", "9.2.F")
def test_full_units_are_hit_before_any_is_destroyed() -> None:
    pacific = carriers(
        "jp_cv_shokaku@4222 jp_cv_akagi@4222",
        "us_air_1maw@4423- us_ca_northampton@4423",
        *("jp_cv_shokaku", "jp_cv_akagi"),
    )
    pacific.rolls(3).choose("pass")
    assert pacific.reduced("us_ca_northampton")


@rule("9.2.F.6")
def test_a_natural_nine_may_destroy_at_once() -> None:
    pacific = carriers("jp_cv_shokaku@4222", "us_air_1maw@4423- us_ca_northampton@4423", "jp_cv_shokaku")
    pacific.rolls(9, 0).choose("pass")
    assert pacific.targets("hit") == {"us_air_1maw", "us_ca_northampton"}
    pacific.choose("hit", "us_air_1maw")
    assert pacific.at("us_air_1maw") == "eliminated"


@rule("9.2.F.5")
def test_ground_units_are_hit_only_without_ships_and_air_units_and_never_the_last_step() -> None:
    pacific = carriers(
        "jp_cv_shokaku@4222 jp_cv_akagi@4222", "us_bde_marine@4423", "jp_cv_shokaku", "jp_cv_akagi"
    )
    pacific.rolls(6, 0).choose("pass")
    assert pacific.at("us_bde_marine") == "4423"
    assert pacific.reduced("us_bde_marine")


@rule("9.2.F.4")
def test_each_flyer_elsewhere_needs_one_of_ones_own() -> None:
    from quadrant.games.empire.components import SPACE, UNIT
    from quadrant.games.empire.rules.air_naval import Hits, hit_limits
    from quadrant.games.empire.state import Battle, change

    pacific = carriers(
        "jp_cv_shokaku@4222 jp_cv_akagi@4222", "us_air_1maw@4423", "jp_cv_shokaku", "jp_cv_akagi"
    )
    state = pacific.state
    change(state, battles=(Battle(SPACE["4423"], (UNIT["jp_cv_shokaku"], UNIT["jp_cv_akagi"])),))
    shokaku = 1 << UNIT["jp_cv_shokaku"]
    one = Hits(SPACE["4423"], 1, 50, False, 1, away=shokaku)
    assert hit_limits(state, one).mask == shokaku, "the second one is out of reach"
    assert hit_limits(state, Hits(SPACE["4423"], 1, 50, False, 0)).mask == 0


@rule("9.4", "9.33", "9.13", "8.45")
def test_a_landing_with_ships_and_carriers_takes_the_island() -> None:
    units = "jp_hq_south_seas@4017 jp_army_17@4021 jp_bb_kongo@4021 us_bde_marine@4423"
    pacific = Pacific(units).japan("4017", "4021").allies("4423")
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_army_17", "jp_bb_kongo")
    pacific.land("jp_army_17", "4423", "jp_bb_kongo").fight()
    pacific.rolls(9, 5, 5, 0).choose("pass")
    while pacific.kind in ("assign_bomb", "assign_ground_hit", "assign_hit"):
        pacific.choose(*pacific.match.options()[0])
    assert pacific.holder("4423") == "japan"


@rule("9.4", "9.4.A")
def test_ground_modifiers_of_both_sides() -> None:
    from quadrant.games.empire.components import SPACE
    from quadrant.games.empire.rules.ground_combat import ground_modifiers
    from quadrant.games.empire.state import Battle, change

    units = "jp_hq_south_seas@4017 jp_army_17@4021 jp_bb_kongo@4021 jp_cv_shokaku@4021 us_bde_marine@4423"
    pacific = Pacific(units).japan("4017", "4021").allies("4423")
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_army_17", "jp_bb_kongo", "jp_cv_shokaku")
    pacific.land("jp_army_17", "4423", "jp_bb_kongo", "jp_cv_shokaku").fight()
    battle = Battle(SPACE["4423"], dug_in=True, winner=0)
    change(pacific.state, battles=(battle,))
    lines = {line.id: line.amount for line in ground_modifiers(pacific.state, battle, 0).lines}
    assert lines["line-shore-bombardment"] == 2
    assert lines["line-air-superiority"] == 2
    assert ground_modifiers(pacific.state, battle, 1).total == 3


@rule("9.4.B")
def test_landed_units_have_half_their_defence() -> None:
    from quadrant.games.empire.components import UNIT
    from quadrant.games.empire.rules.ground_combat import toughness

    pacific = Pacific("jp_hq_south_seas@4017 jp_army_17@4021").japan("4017", "4021").allies("4423")
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_army_17")
    army = UNIT["jp_army_17"]
    assert toughness(pacific.state, army) == 12
    pacific.state.mark(army, 3)
    assert toughness(pacific.state, army) == 6


@rule("9.4.C", "9.5")
def test_the_loser_overland_goes_back() -> None:
    units = "jp_hq_south@2212 jp_army_15@2109- cw_corps_33@2108 cw_hq_seac@1805"
    pacific = Pacific(units).japan("2212", "2109", "2110").allies("2108", "2008", "1805")
    pacific.offensive("japan", "jp_hq_south").activate("jp_army_15")
    pacific.unless_done("select", "jp_army_15").choose("move", "jp_army_15", "2108")
    pacific.unless_done("pass").moved()
    pacific.rolls(0, 3).let_pass()
    while pacific.kind in ("declare_battles", "commit"):
        pacific.choose("done")
    pacific.let_pass()
    assert pacific.holder("2108") == "allies"
    assert pacific.at("jp_army_15") in ("2109", "eliminated")


@rule("9.6", "9.62", "7.28", "7.2.S13")
def test_ships_must_come_home_after_the_battles() -> None:
    pacific = carriers("jp_cv_shokaku@4222", "us_air_1maw@4423-", "jp_cv_shokaku")
    pacific.rolls(0, 0).choose("pass")
    pacific.unless_done("select", "jp_cv_shokaku")
    assert pacific.at("jp_cv_shokaku") == "4222"


@rule("9.3", "9.31")
def test_if_nobody_is_left_the_active_side_wins() -> None:
    from quadrant.games.empire.components import SPACE
    from quadrant.games.empire.rules.air_naval import Winner
    from quadrant.games.empire.state import Battle, battle_at, change

    pacific = carriers("jp_cv_shokaku@4222", "us_air_1maw@4423", "jp_cv_shokaku")
    change(pacific.state, battles=(Battle(SPACE["4323"]),))
    Winner(SPACE["4323"]).run(pacific.state)
    found = battle_at(pacific.state, SPACE["4323"])
    assert found is not None
    assert found.winner == 0

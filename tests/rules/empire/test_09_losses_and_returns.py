"""9.2.F, 9.32, 9.6 Further cases: ground units under fire, who holds the hex, and where units return to."""

from __future__ import annotations

import pytest

from games.empire.pacific import Pacific
from quadrant.games.empire.components import SPACE, UNIT
from quadrant.games.empire.rules import post_battle
from quadrant.testing import rule


def raid(units: str, *active: str, at: str = "4423") -> Pacific:
    """Japanese units attack Allied ground units from where they are."""
    pacific = Pacific(f"jp_hq_south_seas@4017 us_hq_spac_halsey@4828 {units}")
    pacific.japan("4017", "4021", "4222").allies("4423", "4828", "4825")
    pacific.offensive("japan", "jp_hq_south_seas").activate(*active).moved().unless_done("declare", at)
    return pacific.fight().commit(*active, to=at)


@rule("9.2.F.5")
def test_the_reacting_side_chooses_the_last_step_when_all_would_be_lost() -> None:
    """22 and 23 Flotilla have 36 points: enough for both reduced brigades; Japan hits only the other one."""
    pacific = raid(
        "jp_air_22af@4222 jp_air_23af@4222 us_bde_sf@4423- us_bde_marine@4423-", "jp_air_22af", "jp_air_23af"
    )
    pacific.rolls(9).choose("pass")
    assert (pacific.kind, pacific.seat) == ("choose_last", "allies")
    pacific.choose("keep", "us_bde_sf")
    assert pacific.at("us_bde_sf") == "4423"
    assert pacific.at("us_bde_marine") == "eliminated"


@rule("9.2.F.5")
def test_with_too_few_points_for_all_the_attacker_chooses() -> None:
    pacific = raid("jp_air_24af@4222 us_bde_sf@4423- us_bde_marine@4423-", "jp_air_24af")
    pacific.rolls(3).choose("pass")
    assert (pacific.kind, pacific.seat) == ("assign_bomb", "japan")
    assert pacific.targets("hit") == {"us_bde_sf", "us_bde_marine"}


@rule("9.2.F.5", "9.2.F.6")
@pytest.mark.parametrize(("die", "struck"), [(9, True), (8, False)])
def test_a_critical_hit_on_ground_units_costs_a_step_even_with_too_few_points(die: int, struck: bool) -> None:
    """A light cruiser of 3 cannot harm a corps of 12, but for a natural nine."""
    pacific = raid("jp_cl_tenryu@4423- us_corps_1@4423", "jp_cl_tenryu")
    pacific.rolls(die, 0).let_pass()
    assert pacific.reduced("us_corps_1") == struck


@rule("9.2.F.6")
def test_a_critical_hit_never_takes_the_last_ground_step() -> None:
    pacific = raid("jp_cl_tenryu@4423- us_corps_1@4423-", "jp_cl_tenryu")
    pacific.rolls(9).let_pass()
    assert pacific.at("us_corps_1") == "4423"


def march_in(units: str, *dice: int) -> Pacific:
    """An army marches from Buna into Lae, where the Allies have only what is named."""
    pacific = Pacific(f"jp_hq_south_seas@4021 jp_army_18@3922 jp_air_24af@3922 us_hq_swpac@3727 {units}")
    pacific.japan("4021", "3922", "4017").allies("3822", "3727", "3823")
    pacific.offensive("japan", "jp_hq_south_seas", 3).activate("jp_army_18")
    pacific.unless_done("select", "jp_army_18").choose("move", "jp_army_18", "3822").fight()
    return pacific.rolls(*dice).let_pass()


@rule("9.32", "6.5", "1.3")
def test_who_came_overland_holds_what_only_air_units_defended() -> None:
    """The air unit wins the air-naval stage, but no ground unit stands in the way: it has to flee."""
    pacific = march_in("us_air_5af@3822", 0, 0)
    while pacific.kind in ("assign_bomb", "flee", "return_units"):
        pacific.choose(*pacific.match.options()[0])
    assert pacific.events("air-naval-won")[0].args["seat"] == "allies"
    assert pacific.holder("3822") == "japan"
    assert pacific.at("us_air_5af") != "3822"


@rule("9.32", "9.13")
def test_who_came_overland_fights_on_the_ground_though_the_air_is_lost() -> None:
    pacific = march_in("us_air_5af@3822 us_bde_p@3822", 0, 0, 9, 0)
    while pacific.kind in ("assign_bomb", "flee", "return_units"):
        pacific.choose(*pacific.match.options()[0])
    assert pacific.events("ground-won")[0].args["seat"] == "japan"
    assert pacific.holder("3822") == "japan"


def reaction(units: str, japan: tuple[str, ...], *, ship: str = "jp_ca_aoba") -> Pacific:
    """US carriers raid Guadalcanal; a Japanese cruiser reacts, and its way home is asked for."""
    pacific = Pacific(f"us_hq_spac_halsey@4828 us_cv_wasp@4828 jp_bde_1sn@4423 jp_hq_south_seas@4017 {units}")
    pacific.japan("4423", "4017", *japan).allies("4828", "4825", "4020", "3820", "4021", "4222")
    pacific.japan(*japan)
    pacific.offensive("allies", "us_hq_spac_halsey", 2).activate("us_cv_wasp")
    pacific.move("us_cv_wasp", "4424").fight("4423").commit("us_cv_wasp", to="4423")
    pacific.rolls(0, 0, 0).choose("roll").choose("lead", "jp_hq_south_seas")
    pacific.react(ship).unless_done("stay", ship)
    while pacific.kind in ("assign_hit", "play_reaction", "choose_fight"):
        pacific.choose(*pacific.match.options()[-1])
    return pacific


@rule("9.61")
def test_reacting_ships_go_where_they_are_fed_and_in_range_of_their_headquarters() -> None:
    """Rabaul and Truk; not Kavieng, which US air units at Buin cut off, nor far ports of the empire."""
    pacific = reaction("jp_ca_aoba@4021", ("4021",))
    pacific.unless_done("select", "jp_ca_aoba")
    assert {"4021", "4017"} <= pacific.spaces("move", "jp_ca_aoba")
    assert "2212" not in pacific.spaces("move", "jp_ca_aoba")


@rule("9.61")
def test_reacting_ships_without_a_supplied_port_take_any_own_port() -> None:
    """When the headquarters is lost nothing is fed: any own port will do, and staying in one as well."""
    from quadrant.games.empire.components import REMOVED, SPACE, UNIT
    from quadrant.games.empire.rules.post_battle import homes, settled

    state = reaction("jp_ca_aoba@4021", ("4021",)).state
    ship = UNIT["jp_ca_aoba"]
    state.at[UNIT["jp_hq_south_seas"]] = REMOVED
    state.touch()
    assert homes(state, ship) >> SPACE["4021"] & 1
    state.at[ship] = SPACE["4021"]
    state.touch()
    assert settled(state, ship)


@rule("9.61", "9.6")
def test_a_reacting_ship_without_any_port_in_reach_is_lost() -> None:
    from quadrant.games.empire.components import SPACE, UNIT
    from quadrant.games.empire.rules.post_battle import AfterBattle

    pacific = reaction("jp_ca_aoba@4021", ("4021",))
    state = pacific.state
    state.at[UNIT["jp_ca_aoba"]] = SPACE["4424"]
    state.control = 0
    pacific.begin(AfterBattle(0))
    assert pacific.events("stranded")
    assert pacific.at("jp_ca_aoba") == "removed"


@rule("9.61", "9.62", "8.22")
def test_only_the_active_side_may_end_out_of_supply() -> None:
    """The active side's units may end in any own port; the reacting side's first where they are fed."""
    from quadrant.games.empire.components import SPACE, UNIT
    from quadrant.games.empire.rules.post_battle import homes, settled

    units = (
        "jp_hq_south_seas@4017 us_hq_spac_halsey@4828 us_ca_northampton@4825 jp_ca_aoba@4021 us_air_1maw@4222"
    )
    pacific = Pacific(f"{units} jp_bde_1sn@4423").japan("4017", "4021", "4020", "4423").allies("4828", "4825")
    pacific.offensive("allies", "us_hq_spac_halsey", 2).activate("us_ca_northampton")
    state = pacific.state
    state.marks[UNIT["jp_ca_aoba"]] = 1
    state.touch()
    assert not settled(state, UNIT["jp_ca_aoba"]), "Rabaul lies in a zone that cuts it off; Truk does not"
    assert settled(state, UNIT["us_ca_northampton"])
    state.at[UNIT["jp_ca_aoba"]] = SPACE["4017"]
    state.touch()
    assert settled(state, UNIT["jp_ca_aoba"])
    state.at[UNIT["jp_ca_aoba"]] = SPACE["4018"]
    state.touch()
    assert homes(state, UNIT["jp_ca_aoba"]) >> SPACE["4017"] & 1
    assert not homes(state, UNIT["jp_ca_aoba"]) >> SPACE["4021"] & 1, "while there is a better port"


@rule("8.31", "9.6")
@pytest.mark.parametrize(
    ("fought", "option", "far"), [(True, False, False), (True, True, True), (False, False, True)]
)
def test_a_range_in_parentheses_after_the_battles(fought: bool, option: bool, far: bool) -> None:
    """Tainan flies 4, or 5 in parentheses: if it fought only the normal range, unless the option says so."""
    from quadrant.games.empire.components import AIRFIELDS, SPACE, UNIT, distance
    from quadrant.games.empire.rules.post_battle import homes
    from quadrant.games.empire.state import change
    from quadrant.kernel.board import bits

    units = "jp_hq_south_seas@4017 jp_air_tainan@4021 us_bde_marine@4423 us_hq_spac_halsey@4828"
    pacific = Pacific(units, parenthetical_return=option).allies("4423", "4828")
    pacific.offensive("japan", "jp_hq_south_seas", 1).activate("jp_air_tainan")
    goal = next(space for space in bits(AIRFIELDS) if distance(SPACE["4021"], space) == 5)
    state = pacific.state
    change(state, flown=1 << UNIT["jp_air_tainan"] if fought else 0)
    state.control = 1 << SPACE["4021"] | 1 << goal
    state.touch()
    assert bool(homes(state, UNIT["jp_air_tainan"]) >> goal & 1) == far


@rule("9.61", "6.4")
@pytest.mark.parametrize(("ship", "home"), [("us_cv_wasp", True), ("us_bb_washington", False)])
def test_a_carrier_returns_to_a_port_that_its_own_zone_opens(ship: str, home: bool) -> None:
    """Guadalcanal lies in the zone of the 26th Flotilla: a carrier there neutralises it, a battleship not."""
    pacific = Pacific(
        f"us_hq_spac_halsey@4828 {ship}@4828 us_bde_marine@4826 jp_hq_south_seas@4017 jp_air_26af@4322 "
        "jp_ca_aoba@4021"
    )
    pacific.allies("4828", "4826", "4423").japan("4017", "4021", "4322")
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_ca_aoba").move("jp_ca_aoba", "4826").fight()
    pacific.rolls(0, 0, 0).choose("roll").choose("lead", "us_hq_spac_halsey").react(ship)
    while pacific.kind not in ("return_units", "return_to"):
        pacific.choose(*pacific.match.options()[0])
    homes = post_battle.homes(pacific.state, UNIT[ship])
    assert bool(homes >> SPACE["4423"] & 1) == home
    assert homes >> SPACE["4828"] & 1

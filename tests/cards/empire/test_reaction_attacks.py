"""Reaction cards that attack: submarines, bombers and kamikazes; and Wingate."""

from __future__ import annotations

import pytest

from cards.empire.attacks import HQS, ROAD, japan_attacks, to
from cards.empire.printed import to_the_end, where
from games.empire.pacific import Pacific
from quadrant.testing import rule

# Attacks


@rule("5.32")
@pytest.mark.parametrize(
    ("card", "die", "steps"),
    [("AL-61", 4, 1), ("AL-61", 5, 2), ("AL-61", 7, 2), ("AL-61", 8, 0), ("AL-68", 7, 1), ("AL-68", 8, 0)],
)
def test_allied_submarines_against_active_ships(card: str, die: int, steps: int) -> None:
    pacific = submarines_at_sea(card, die)
    gone = pacific.at("jp_ca_aoba") in ("eliminated", "removed")
    assert (2 if gone else int(pacific.reduced("jp_ca_aoba"))) == steps


def submarines_at_sea(card: str, die: int, ship: str = "jp_ca_aoba@4021") -> Pacific:
    """A cruiser sails from Rabaul to Truk; there is no battle."""
    pacific = Pacific(f"{HQS} {ship}").japan("4017", "4021").allies("4828").deal(allies=card)
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_ca_aoba").move("jp_ca_aoba", "4017").fight()
    to(pacific, "play_reaction").rolls(die).choose("react", card)
    return to_the_end(pacific)


def test_al61_one_step_does_not_sink_but_two_do() -> None:
    assert submarines_at_sea("AL-61", 0, "jp_ca_aoba@4021-").at("jp_ca_aoba") == "4017"
    assert submarines_at_sea("AL-61", 5, "jp_ca_aoba@4021-").at("jp_ca_aoba") == "removed"
    assert submarines_at_sea("AL-68", 0, "jp_ca_aoba@4021-").at("jp_ca_aoba") == "removed"


@rule("5.32")
@pytest.mark.parametrize(("die", "hit"), [(7, True), (8, False)])
def test_al78_submarines_in_harbours(die: int, hit: bool) -> None:
    pacific = Pacific(f"{HQS} jp_ca_aoba@4021 jp_ca_nachi@4017 jp_bb_nagato@3407").japan(
        "4017", "4021", "3407"
    )
    pacific.allies("4828").deal(allies="AL-78").offensive("japan", "jp_hq_south_seas").activate("jp_ca_aoba")
    to(pacific.moved().fight(), "play_reaction").rolls(die).choose("react", "AL-78")
    to_the_end(pacific)
    assert pacific.reduced("jp_ca_nachi") == hit
    assert not pacific.reduced("jp_ca_aoba"), "active"
    assert not pacific.reduced("jp_bb_nagato"), "at home"


@rule("5.32")
@pytest.mark.parametrize("card", ["AL-61", "AL-68", "AL-78"])
def test_no_ship_no_submarine_attack(card: str) -> None:
    pacific = Pacific(f"{HQS} jp_air_24af@4222").japan("4017", "4222").allies("4828").deal(allies=card)
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_air_24af").moved().fight()
    to(pacific, "play_reaction")
    assert not pacific.options("react", card)


@rule("5.32")
@pytest.mark.parametrize(
    ("card", "die", "steps"),
    [
        *(
            ("JP-24", 4, 1),
            ("JP-24", 5, 0),
            ("JP-27", 4, 1),
            ("JP-27", 5, 2),
            ("JP-27", 7, 2),
            ("JP-27", 8, 0),
        ),
        *(
            ("JP-36", 4, 1),
            ("JP-36", 5, 0),
            ("JP-75", 4, 1),
            ("JP-75", 5, 0),
            ("JP-86", 7, 1),
            ("JP-86", 8, 0),
        ),
    ],
)
def test_japanese_submarines(card: str, die: int, steps: int) -> None:
    pacific = at_sea_with(card).rolls(die).choose("react", card)
    to_the_end(pacific)
    gone = pacific.at("us_ca_northampton") == "eliminated"
    assert (2 if gone else int(pacific.reduced("us_ca_northampton"))) == steps


def at_sea_with(card: str, units: str = "us_ca_northampton@4828") -> Pacific:
    pacific = Pacific(f"{HQS} {units}").japan("4017").allies("4828", "4825").deal(japan=card)
    unit = units.partition("@")[0]
    pacific.offensive("allies", "us_hq_spac_halsey").activate(unit).moved().fight()
    return to(pacific, "play_reaction")


@pytest.mark.parametrize("card", ["JP-24", "JP-27", "JP-36", "JP-75", "JP-86"])
def test_submarines_need_an_active_ship(card: str) -> None:
    assert not at_sea_with(card, "us_air_1maw@4828 us_ca_northampton@4828").options("react", card)


@rule("5.32", "10.3")
def test_al24_skip_bombing() -> None:
    """A shipping point, and a step of a cruiser within four hexes of the Marine air wing."""
    pacific = japan_attacks("AL-24", units="us_bb_washington@4423")
    before = pacific.state.asp[0]
    to(pacific, "play_reaction").choose("react", "AL-24")
    assert pacific.state.asp[0] == before - 1
    lost = [
        event for event in (*pacific.events("reduced"), *pacific.events("destroyed")) if event.rule == "5.32"
    ]
    assert [event.args["unit"] for event in lost] == ["jp_ca_aoba"]


@rule("10.3")
def test_al24_the_last_point_stays_and_distant_ships_are_safe() -> None:
    pacific = Pacific(f"{HQS} jp_ca_aoba@4021").japan("4017", "4021").allies("4828").deal(allies="AL-24")
    pacific.state.asp[0] = 1
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_ca_aoba").moved().fight()
    to(pacific, "play_reaction").choose("react", "AL-24")
    assert pacific.state.asp[0] == 1
    assert not to_the_end(pacific).reduced("jp_ca_aoba")


# Kamikazes

KAMIKAZES = ("JP-61", "JP-62", "JP-63", "JP-66", "JP-81")


def okinawa(
    *hand: str, air: str = "jp_air_24af@3307", ships: str = "us_cv_essex us_bb_washington"
) -> Pacific:
    """Allied ships attack Okinawa, which is nine hexes from Tokyo."""
    at = " ".join(f"{ship}@3813" for ship in ships.split())
    pacific = Pacific(f"us_hq_cpac@3813 jp_hq_cf_yamamoto@3407 {at} jp_army_32@3209 {air}").turn(11)
    pacific.japan("3209", "3307", "3407").allies("3813").deal(japan=" ".join(hand))
    pacific.offensive("allies", "us_hq_cpac").activate(*ships.split())
    first, *others = ships.split()
    return pacific.move(first, "3209", *others).fight()


@rule("5.32")
@pytest.mark.parametrize("card", KAMIKAZES)
def test_kamikazes_cost_two_steps_and_the_air_unit_one(card: str) -> None:
    pacific = to(okinawa(card), "play_reaction").choose("react", card)
    while pacific.kind in ("dive", "dive_with", "dive_target"):
        pacific.choose(*pacific.match.options()[0])
    assert pacific.reduced("us_cv_essex")
    assert pacific.reduced("us_bb_washington"), "none is sunk while another one can be reduced"
    assert pacific.reduced("jp_air_24af")
    assert where(pacific, card) == "removed"


@rule("5.32")
@pytest.mark.parametrize("card", KAMIKAZES)
def test_no_kamikazes_without_air_units_in_range_or_far_from_tokyo(card: str) -> None:
    assert not to(okinawa(card, air="jp_air_24af@3804"), "play_reaction").options("react", card)
    far = (
        Pacific(f"{HQS} us_ca_northampton@4828 jp_air_24af@4222")
        .japan("4017", "4222")
        .allies("4828")
        .deal(japan=card)
    )
    far.offensive("allies", "us_hq_spac_halsey", value=2).activate("us_ca_northampton")
    far.move("us_ca_northampton", "4222").fight()
    assert not to(far, "play_reaction").options("react", card)


@rule("5.32")
def test_one_kamikaze_attack_before_a_battle() -> None:
    pacific = to(okinawa("JP-61", "JP-62"), "play_reaction").choose("react", "JP-61")
    while pacific.kind in ("dive", "dive_with", "dive_target"):
        pacific.choose(*pacific.match.options()[0])
    assert pacific.kind == "play_reaction"
    assert not pacific.options("react", "JP-62")


@rule("5.32")
@pytest.mark.parametrize(("hand", "steps"), [("JP-45 JP-61", 3), ("JP-46 JP-61", 2)])
def test_jp45_the_first_kamikaze_attack_costs_one_more(hand: str, steps: int) -> None:
    ships = "us_cv_essex us_bb_washington us_cvl_cowpens us_cv_franklin"
    pacific = to(okinawa(*hand.split(), ships=ships), "intelligence").choose("react", hand.split()[0])
    while pacific.kind != "play_reaction":
        pacific.choose("pass" if pacific.options("pass") else "done")
    pacific.choose("react", "JP-61")
    while pacific.kind in ("dive", "dive_with", "dive_target"):
        pacific.choose(*pacific.match.options()[0])
    assert sum(pacific.reduced(ship) for ship in ships.split()) == steps


# Persons


def imphal(*hand: str, start: str = "2106") -> Pacific:
    pacific = Pacific(f"jp_hq_south@2212 jp_army_15@{start} cw_corps_33@2105 cw_hq_seac@1805 cw_bde_77@event")
    pacific.japan("2212", *ROAD).allies("2105", "1805", "1905", "2104").deal(allies=" ".join(hand))
    pacific.offensive("japan", "jp_hq_south").activate("jp_army_15").move("jp_army_15", "2105")
    return to(pacific.fight(), "play_reaction")


@rule("5.32", "10.21")
def test_al22_wingate_sends_an_army_back_and_brings_the_chindits() -> None:
    pacific = imphal("AL-22").choose("react", "AL-22")
    pacific.unless_done("select", "jp_army_15")
    assert pacific.at("jp_army_15") == "2106"
    assert "active" not in pacific.marks("jp_army_15")
    assert pacific.at("cw_bde_77") == "track"
    assert "prompt" in pacific.marks("cw_bde_77"), "it cannot be delayed"
    assert not to_the_end(pacific).events("battle")


@rule("5.32")
def test_al22_only_in_burma_and_northern_india() -> None:
    pacific = Pacific(f"{HQS} jp_army_17@3822 us_corps_1@3721").japan("4017", "3822").allies("3721", "4828")
    pacific.deal(allies="AL-22").offensive("japan", "jp_hq_south_seas", value=2).activate(
        "jp_army_17"
    ).moved()
    to(pacific.fight(), "play_reaction")
    assert not pacific.options("react", "AL-22")


# 8.46 Who is on board goes down with the ship


@rule("8.46", "5.32")
@pytest.mark.parametrize(("card", "dice"), [("AL-61", (5,)), ("AL-24", ())])
def test_a_card_that_sinks_the_ship_before_the_battle_sinks_the_troops_aboard(
    card: str, dice: tuple[int, ...]
) -> None:
    pacific = Pacific(f"{HQS} jp_ca_aoba@4021- jp_bde_ss@4021 us_bde_marine@4423 us_air_1maw@4825")
    pacific.japan("4017", "4021").allies("4423", "4825", "4828").deal(allies=card)
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_ca_aoba", "jp_bde_ss")
    pacific.land("jp_bde_ss", "4423", "jp_ca_aoba").fight()
    to(pacific, "play_reaction").rolls(*dice).choose("react", card)
    assert pacific.at("jp_ca_aoba") == "removed"
    assert [event.args["unit"] for event in pacific.events("drowned")] == ["jp_bde_ss"]
    assert pacific.at("jp_bde_ss") not in ("4423", "4021")


@rule("8.46", "5.32")
def test_after_the_battles_a_brigade_that_holds_its_hex_is_ashore() -> None:
    pacific = Pacific(f"{HQS} jp_ca_aoba@4021- jp_bde_ss@4021").japan("4017", "4021").allies("4423", "4828")
    pacific.deal(allies="AL-68").offensive("japan", "jp_hq_south_seas").activate("jp_ca_aoba", "jp_bde_ss")
    pacific.land("jp_bde_ss", "4423", "jp_ca_aoba").fight()
    to(pacific, "play_reaction").rolls(0).choose("react", "AL-68")
    to_the_end(pacific)
    assert pacific.at("jp_ca_aoba") == "removed"
    assert pacific.at("jp_bde_ss") == "4423"


@rule("5.32", "7.2.S6")
def test_without_a_battle_one_reaction_card_is_played() -> None:
    pacific = Pacific(f"{HQS} jp_ca_aoba@4021").japan("4017", "4021").allies("4828")
    pacific.deal(allies="AL-61 AL-68").offensive("japan", "jp_hq_south_seas").activate("jp_ca_aoba")
    pacific.move("jp_ca_aoba", "4017").fight()
    to(pacific, "play_reaction").rolls(9).choose("react", "AL-61")
    assert pacific.kind != "play_reaction"
    to_the_end(pacific)
    assert [event.args["card"] for event in pacific.events("reacted")] == ["AL-61"]

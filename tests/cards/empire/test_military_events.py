"""Military events: what they change in battle."""

from __future__ import annotations

import pytest

from cards.empire.printed import PRINTED, solomons, to_the_end, war
from games.empire.pacific import Pacific
from quadrant.testing import rule

# What an event changes in battle


def strengths(pacific: Pacific) -> dict[str, int]:
    """What each side fires with, both at once after an interception."""
    pacific.rolls(0).choose("roll")
    to_the_end(pacific)
    return {str(event.args["seat"]): int(str(event.args["strength"])) for event in pacific.events("volley")}


#: 9.2.B What surprise adds to the die.
SURPRISE = 3


def added(pacific: Pacific) -> int:
    """What the attacker adds to his die, the other side being surprised."""
    pacific.choose("pass")
    fired = pacific.events("volley")[0].args
    return int(str(fired["roll"])) - int(str(fired["die"]))


def strike(seat: str, card: str, hq: str, own: str, enemy: str) -> Pacific:
    """Carriers and air units strike across the Solomons from their base, ships go there from a port."""
    base, port, goal = ("4222", "4021", "4423") if seat == "japan" else ("4423", "4828", "4222")
    flyers = [unit for unit in own.split() if "_cv" in unit or "air" in unit]
    units = [f"{unit}@{base if unit in flyers else port}" for unit in own.split()]
    pacific = Pacific(f"jp_hq_south_seas@4017 us_hq_spac_halsey@4828 {' '.join(units)} {enemy}")
    pacific.japan("4017", "4021", "4222").allies("4423", "4828")
    if hq == "jp_hq_south":
        pacific.put("jp_hq_south_seas@removed jp_hq_south@4017")
    pacific.event(seat, card, hq).activate(*own.split())
    for unit in own.split():
        if unit not in flyers:
            pacific.move(unit, goal)
    return pacific.moved().unless_done("declare", goal).fight().commit(*flyers, to=goal)


def raid(card: str, hq: str, japan: str, allies: str) -> Pacific:
    """Japan attacks Guadalcanal."""
    return strike("japan", card, hq, japan, allies)


def sortie(card: str, allies: str, japan: str) -> Pacific:
    """The Allies attack Buin."""
    return strike("allies", card, "us_hq_spac_halsey", allies, japan)


@rule("5.31", "9.2")
@pytest.mark.parametrize(
    ("card", "hq", "japan", "allies", "fired"),
    [
        ("JP-10", "jp_hq_south_seas", "jp_cv_shokaku", "us_cv_wasp@4423", (14, 12)),
        ("JP-25", "jp_hq_south_seas", "jp_cv_shokaku", "us_cv_wasp@4423", (14, 10)),
        ("JP-25", "jp_hq_south_seas", "jp_cv_shokaku", "us_cvl_cowpens@4423", (14, 8)),
        ("JP-25", "jp_hq_south_seas", "jp_cv_shokaku", "cw_cv_indomitable@4423", (14, 10)),
        ("JP-29", "jp_hq_south_seas", "jp_cv_shokaku", "us_cv_wasp@4423", (16, 12)),
        ("JP-29", "jp_hq_south_seas", "jp_bb_hiei", "us_ca_northampton@4423", (17, 9)),
        ("JP-47", "jp_hq_south_seas", "jp_ca_aoba", "us_ca_northampton@4423", (14, 9)),
        ("JP-47", "jp_hq_south", "jp_cl_tenryu", "us_ca_northampton@4423", (4, 9)),
        ("JP-83", "jp_hq_south", "jp_ca_aoba", "us_ca_northampton@4423", (14, 9)),
        ("JP-83", "jp_hq_south", "jp_cl_tenryu", "us_ca_northampton@4423", (6, 9)),
        ("JP-83", "jp_hq_south", "jp_apd_kamikaze", "us_ca_northampton@4423", (10, 9)),
        ("JP-83", "jp_hq_south", "jp_bb_hiei", "us_ca_northampton@4423", (17, 9)),
    ],
)
def test_japanese_events_change_strengths(
    card: str, hq: str, japan: str, allies: str, fired: tuple[int, int]
) -> None:
    told = strengths(raid(card, hq, japan, allies))
    assert (told["japan"], told["allies"]) == fired


@rule("5.31", "9.2")
@pytest.mark.parametrize(
    ("card", "allies", "japan", "fired"),
    [
        ("AL-21", "us_ca_northampton", "jp_ca_aoba@4222", (9, 12)),
        ("AL-36", "us_ca_northampton", "jp_ca_aoba@4222", (11, 12)),
        ("AL-36", "us_bb_washington", "jp_ca_aoba@4222", (16, 12)),
        ("AL-53", "us_cv_wasp", "jp_cv_shokaku@4222", (12, 14)),
        ("AL-55", "us_cv_wasp", "jp_cv_shokaku@4222", (12, 12)),
        ("AL-55", "us_cv_wasp", "jp_cvl_zuiho@4222", (12, 6)),
    ],
)
def test_allied_events_change_strengths(card: str, allies: str, japan: str, fired: tuple[int, int]) -> None:
    told = strengths(sortie(card, allies, japan))
    assert (told["allies"], told["japan"]) == fired


def test_al55_costs_an_air_unit_a_step_at_the_end() -> None:
    pacific = sortie("AL-55", "us_air_1maw", "jp_air_24af@4222")
    pacific.rolls(0, 0).let_pass()
    to_the_end(pacific)
    assert pacific.reduced("jp_air_24af")
    other = sortie("AL-53", "us_air_1maw", "jp_air_24af@4222").rolls(0, 0).let_pass()
    assert not to_the_end(other).reduced("jp_air_24af")


def test_al55_spares_air_units_elsewhere() -> None:
    pacific = sortie("AL-55", "us_ca_northampton", "jp_ca_aoba@4222 jp_air_24af@4021")
    pacific.rolls(0, 0).let_pass()
    assert not to_the_end(pacific).reduced("jp_air_24af")


@rule("9.2")
def test_jp14_carriers_are_harder_to_hit_but_not_light_ones() -> None:
    """Fourteen points are needed for Shokaku instead of twelve; Zuiho still needs eight."""
    for card, carrier, hit in (
        ("JP-10", "jp_cv_shokaku", True),
        ("JP-14", "jp_cv_shokaku", False),
        ("JP-14", "jp_cvl_zuiho", True),
    ):
        pacific = raid(card, "jp_hq_south_seas", carrier, "us_cv_wasp@4423")
        pacific.rolls(0).choose("roll").rolls(0, 8)
        to_the_end(pacific)
        assert pacific.reduced(carrier) == hit, (card, carrier)


@rule("9.2")
@pytest.mark.parametrize(
    ("card", "ships", "bonus"), [("JP-10", "cw_ca_exeter", 0), ("JP-8", "cw_ca_exeter", 1)]
)
def test_jp8_adds_one_against_commonwealth_ships(card: str, ships: str, bonus: int) -> None:
    pacific = raid(card, "jp_hq_south_seas", "jp_cv_shokaku", f"{ships}@4423")
    assert added(pacific) == SURPRISE + bonus


def test_jp8_adds_nothing_against_us_ships() -> None:
    pacific = raid("JP-8", "jp_hq_south_seas", "jp_cv_shokaku", "us_ca_northampton@4423")
    assert added(pacific) == SURPRISE


@pytest.mark.parametrize(
    ("idle", "bonus"), [("", 0), ("jp_cv_akagi@4021", 1), ("jp_cvl_zuiho@4021", 1), ("jp_cv_akagi@3706", 0)]
)
def test_jp32_adds_one_near_an_idle_carrier(idle: str, bonus: int) -> None:
    pacific = raid("JP-32", "jp_hq_south_seas", "jp_air_21af", f"us_ca_northampton@4423 {idle}")
    assert added(pacific) == SURPRISE + bonus


@rule("8.1", "5.31")
def test_jp9_ships_of_both_sides_move_twenty_one_hexes() -> None:
    pacific = solomons("jp_ca_aoba@4017 us_ca_northampton@5808").japan("2415").allies("5808")
    pacific.event("japan", "JP-9", "jp_hq_south_seas").activate("jp_ca_aoba").unless_done(
        "select", "jp_ca_aoba"
    )
    far = pacific.spaces("move", "jp_ca_aoba")
    plain = solomons("jp_ca_aoba@4017").japan("2415")
    plain.event("japan", "JP-10", "jp_hq_south_seas").activate("jp_ca_aoba").unless_done(
        "select", "jp_ca_aoba"
    )
    assert "2415" in far
    assert "2415" not in plain.spaces("move", "jp_ca_aoba")


def test_jp12_battles_are_on_one_hex_islands() -> None:
    pacific = Pacific(
        "jp_hq_cf_yamamoto@4017 jp_air_21af@4222 us_air_1maw@4423 us_ca_northampton@4321 us_hq_cpac@5808"
    )
    pacific.japan("4017", "4222").allies("4423", "5808").event("japan", "JP-12", "jp_hq_cf_yamamoto")
    pacific.activate("jp_air_21af").moved()
    assert pacific.spaces("declare") == {"4423"}
    assert pacific.forbids("declare", "4321") == "7.24"


@rule("7.25", "5.31")
@pytest.mark.parametrize(
    ("watch", "modifier"),
    [("", 4), ("us_air_7af@5508", 0), ("us_ca_northampton@5408", 0), ("us_bb_washington@5408", 4)],
)
def test_jp12_nobody_watches_french_frigate_shoals(watch: str, modifier: int) -> None:
    pacific = Pacific(f"jp_hq_cf_yamamoto@4017 jp_air_21af@4222 us_air_1maw@4423 us_hq_cpac@5808 {watch}")
    pacific.japan("4017", "4222").allies("4423", "5808", "5508").event("japan", "JP-12", "jp_hq_cf_yamamoto")
    pacific.activate("jp_air_21af").fight("4423").commit("jp_air_21af", to="4423")
    assert pacific.match.prompt is not None
    assert pacific.match.prompt.args["modifier"] == modifier
    assert pacific.match.prompt.args["needed"] == PRINTED["JP-12"].event_intelligence


# Ground combat


def assault(card: str, hq: str = "cw_hq_seac") -> int:
    """The Commonwealth attacks in Burma: what is added to its die in ground combat."""
    pacific = Pacific(f"{hq}@1805 cw_corps_33@2105 jp_army_15@2206 jp_hq_south@2212")
    pacific.allies("1805", "1905", "2105", "2104").japan("2206", "2212").turn(8)
    pacific.event("allies", card, hq).activate("cw_corps_33").move("cw_corps_33", "2206").fight()
    to_the_end(pacific)
    fired = next(event for event in pacific.events("ground-volley") if event.args["seat"] == "allies")
    return int(str(fired.args["roll"])) - int(str(fired.args["die"]))


@rule("9.4", "5.31")
@pytest.mark.parametrize(("card", "bonus"), [("AL-7", 2), ("AL-29", 1), ("AL-37", 0), ("AL-19", 0)])
def test_allied_events_add_to_the_ground_die(card: str, bonus: int) -> None:
    assert assault(card) - assault("AL-21") == bonus


def landing(card: str, **flags: int) -> tuple[int, int]:
    """Marines land on Buin, a one-hex island: what is added to both dice in ground combat."""
    units = "us_hq_spac_halsey@4828 us_div_1m@4423 us_bb_washington@4423 us_cv_wasp@4423"
    pacific = (
        Pacific(f"{units} jp_army_17@4222 jp_hq_south_seas@4017").allies("4828", "4423").japan("4222", "4017")
    )
    pacific.state.flags = flags.get("flags", 0)
    pacific.state.asp = [4, 4]
    pacific.event("allies", card, "us_hq_spac_halsey").activate("us_div_1m", "us_bb_washington", "us_cv_wasp")
    pacific.land("us_div_1m", "4222", "us_bb_washington", "us_cv_wasp").fight()
    to_the_end(pacific)
    added = {
        str(event.args["seat"]): int(str(event.args["roll"])) - int(str(event.args["die"]))
        for event in pacific.events("ground-volley")
    }
    return added["allies"], added["japan"]


@rule("9.4", "5.31")
def test_al37_adds_two_on_one_hex_islands() -> None:
    assert landing("AL-37")[0] - landing("AL-21")[0] == 2


@rule("9.4")
def test_jp31_adds_one_to_japan_on_one_hex_islands_for_the_rest_of_the_game() -> None:
    pacific = war().play("japan", "JP-31")
    assert pacific.state.flags >> 7 & 1
    assert landing("AL-21", flags=1 << 7)[1] - landing("AL-21")[1] == 1


def invasion(card: str, troops: str, goal: str, start: str) -> int:
    """Japan attacks overland: what is added to its die."""
    pacific = Pacific(f"jp_hq_south@2212 {troops}@{start} cw_div_8aus@{goal} cw_hq_seac@1805")
    pacific.japan("2212", start, "2110", "2111", "2112", "2113").allies(goal, "2015", "1805")
    pacific.event("japan", card, "jp_hq_south").activate(troops).move(troops, goal).fight()
    to_the_end(pacific)
    fired = next(event for event in pacific.events("ground-volley") if event.args["seat"] == "japan")
    return int(str(fired.args["roll"])) - int(str(fired.args["die"]))


@rule("9.4")
def test_jp3_gives_four_in_malaya_whatever_else_applies() -> None:
    assert invasion("JP-3", "jp_army_25", "2014", "2113") == 4
    assert invasion("JP-10", "jp_army_25", "2014", "2113") != 4


@rule("9.4")
def test_jp23_adds_one_when_a_brigade_takes_part() -> None:
    plain = invasion("JP-10", "jp_bde_ss", "2014", "2113")
    assert invasion("JP-23", "jp_bde_ss", "2014", "2113") - plain == 1
    assert invasion("JP-23", "jp_army_25", "2014", "2113") == invasion("JP-10", "jp_army_25", "2014", "2113")


@rule("9.4")
def test_al25_us_ground_units_attack_with_one_less() -> None:
    def fired(card: str) -> int:
        pacific = Pacific("us_hq_swpac@2813 us_corps_1@2813 us_air_5af@2813 jp_army_14@2812 jp_hq_south@2212")
        pacific.allies("2813").japan("2812", "2212")
        pacific.event("allies", card, "us_hq_swpac").activate("us_corps_1").move("us_corps_1", "2812").fight()
        to_the_end(pacific)
        told = next(event for event in pacific.events("ground-volley") if event.args["seat"] == "allies")
        return int(str(told.args["strength"]))

    assert (fired("AL-54"), fired("AL-25")) == (22, 21)

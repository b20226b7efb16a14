"""Military events: whom they activate, and what they change in battle."""

from __future__ import annotations

import pytest

from cards.empire.printed import PLANS, PRINTED, ask, seat_of, solomons, to_the_end, war
from games.empire.pacific import Pacific
from quadrant.testing import rule

# Whom an event activates

TRUK = {
    "air": "jp_air_21af@4017",
    "carrier": "jp_cv_shokaku@4017",
    "ship": "jp_bb_hiei@4017",
    "brigade": "jp_bde_ss@4021",
    "army": "jp_army_17@4021",
}
MORESBY = {
    "us air": "us_air_5af@3823",
    "us bombers": "us_lrb_5af@3823",
    "us carrier": "us_cv_wasp@3823",
    "us ship": "us_ca_northampton@3823",
    "us army": "us_corps_1@3822",
    "marines": "us_div_1m@3822",
    "australian army": "cw_corps_2aus@3727",
    "australian air": "cw_air_aus@3727",
    "australian ship": "cw_ca_kent@3727",
    "new zealand": "cw_div_3nz@3727",
}
CALCUTTA = {
    "us bombers": "us_lrb_10af@1905",
    "british air": "cw_air_seac@1905",
    "british army": "cw_corps_15@1905",
    "british ship": "cw_bb_warspite@1805",
    "chinese": "cn_army_5@2205",
}
US_AIR = {"us air", "us bombers"}
AIR = US_AIR | {"australian air"}
SHIPS = {"us carrier", "us ship", "australian ship"}
ANZACS = {"australian army", "australian air", "australian ship", "new zealand"}


def asked(card: str, hq: str, place: str, units: dict[str, str]) -> Pacific:
    pacific = Pacific(f"{hq}@{place} {' '.join(units.values())}").turn(8)
    pacific.japan("4017", "4021").allies("3823", "3822", "3727", "1905", "1805", "2205", "2104", "2204")
    pacific.event(seat_of(card), card, hq)
    while pacific.kind not in ("activate", None):
        pacific.choose(*pacific.match.options()[0])
    return pacific


def activated(pacific: Pacific, units: dict[str, str]) -> set[str]:
    """The labels of the units that may be activated; whatever else is refused by the card."""
    found = {label for label, unit in units.items() if pacific.options("activate", unit[:-5])}
    for label in units.keys() - found:
        assert pacific.forbids("activate", units[label][:-5]) == "5.31", label
    return found


@rule("5.31")
@pytest.mark.parametrize(
    ("card", "hq", "kinds"),
    [
        ("JP-8", "jp_hq_south_seas", "carrier ship"),
        ("JP-16", "jp_hq_south_seas", "air brigade army"),
        ("JP-29", "jp_hq_south_seas", "air carrier ship"),
        ("JP-32", "jp_hq_south_seas", "air"),
        ("JP-3", "jp_hq_south_seas", "brigade army"),
        ("JP-40", "jp_hq_south_seas", "air brigade army"),
        ("JP-48", "jp_hq_south_seas", "air brigade army"),
        ("JP-50", "jp_hq_south", "air brigade army"),
        ("JP-76", "jp_hq_south_seas", "air carrier ship brigade"),
        ("JP-79", "jp_hq_south_seas", "air carrier ship brigade"),
        ("JP-10", "jp_hq_south_seas", "air carrier ship brigade army"),
    ],
)
def test_which_units_japan_activates(card: str, hq: str, kinds: str) -> None:
    units = TRUK | {"second air": "jp_air_24af@4017", "second ship": "jp_ca_aoba@4021"}
    found = activated(asked(card, hq, "4017", units), units)
    assert found - {"second air", "second ship"} == set(kinds.split())


@rule("5.31", "6.12")
@pytest.mark.parametrize(
    ("card", "hq", "kinds"),
    [
        ("AL-19", "al_hq_anzac", MORESBY.keys() - SHIPS),
        ("AL-25", "us_hq_swpac", US_AIR | {"us army", "marines", "australian army"}),
        ("AL-31", "al_hq_anzac", AIR),
        ("AL-33", "al_hq_anzac", MORESBY.keys() - SHIPS),
        ("AL-34", "al_hq_anzac", ANZACS),
        ("AL-35", "al_hq_anzac", AIR | SHIPS | {"new zealand"}),
        ("AL-44", "al_hq_anzac", AIR | SHIPS | {"new zealand"}),
        ("AL-48", "al_hq_anzac", MORESBY.keys() - SHIPS),
        ("AL-51", "al_hq_anzac", AIR),
        ("AL-57", "al_hq_anzac", ANZACS | US_AIR),
        ("AL-76", "us_hq_swpac", AIR | SHIPS | {"australian army"}),
        ("AL-84", "us_hq_cpac", {"us carrier"}),
        ("AL-21", "al_hq_anzac", MORESBY.keys()),
    ],
)
def test_which_units_the_allies_activate(card: str, hq: str, kinds: set[str]) -> None:
    """The joint headquarters feeds what the one that leads may not command otherwise."""
    second = {"second": "us_cv_essex@3823"} | ({"joint": "al_hq_anzac@3727"} if hq == "us_hq_swpac" else {})
    pacific = asked(card, hq, "3823", MORESBY | second)
    if hq == "us_hq_cpac":
        found = {label for label, unit in MORESBY.items() if pacific.options("activate", unit[:-5])}
        assert found == kinds
    else:
        assert activated(pacific, MORESBY) == kinds


@rule("5.31")
@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        ("AL-7", "us_bombers british_air british_army chinese"),
        ("AL-58", "us_bombers british_air british_army british_ship chinese"),
        ("AL-70", "us_bombers british_air british_army british_ship chinese"),
    ],
)
def test_which_units_south_east_asia_activates(card: str, kinds: str) -> None:
    pacific = asked(card, "cw_hq_seac", "1805", CALCUTTA)
    assert activated(pacific, CALCUTTA) == {kind.replace("_", " ") for kind in kinds.split()}


@rule("5.31")
@pytest.mark.parametrize("card", ["JP-9", "JP-14", "JP-28", "JP-76", "JP-79"])
def test_one_japanese_ground_unit_at_most(card: str) -> None:
    units = TRUK | {"second": "jp_bde_1sn@4021"}
    pacific = asked(card, "jp_hq_south_seas", "4017", units).choose("activate", "jp_bde_ss")
    assert pacific.reason("activate", "jp_bde_1sn") == "why-ground-limit"
    assert pacific.options("activate", "jp_air_21af")


@rule("5.31")
@pytest.mark.parametrize("card", ["AL-13", "AL-37"])
def test_one_allied_ground_unit_at_most(card: str) -> None:
    pacific = asked(card, "al_hq_anzac", "3823", MORESBY).choose("activate", "us_div_1m")
    assert pacific.reason("activate", "us_corps_1") == "why-ground-limit"
    assert pacific.options("activate", "us_cv_wasp")


@rule("5.31")
def test_al38_one_unit_must_be_a_chinese_army_if_any_can_be() -> None:
    pacific = asked("AL-38", "cw_hq_seac", "1805", CALCUTTA).choose("activate", "cw_corps_15")
    assert pacific.reason("done") == "why-must-activate"
    assert pacific.choose("activate", "cn_army_5").options("done")
    without = {label: unit for label, unit in CALCUTTA.items() if label != "chinese"}
    assert asked("AL-38", "cw_hq_seac", "1805", without).choose("activate", "cw_corps_15").options("done")


@rule("5.31")
def test_al48_chinese_armies_are_activated_for_nothing() -> None:
    pacific = asked("AL-48", "cw_hq_seac", "1805", CALCUTTA).choose("activate", "cn_army_5")
    assert pacific.match.prompt is not None
    assert pacific.match.prompt.args["count"] == 0
    pacific.choose("activate", "cw_corps_15")
    assert pacific.match.prompt.args["count"] == 1


def test_al48_a_reduced_chinese_army_is_restored() -> None:
    pacific = Pacific("cw_hq_seac@1805 cw_corps_15@1905 cn_army_66@2205-").turn(8)
    pacific.allies("1905", "1805", "2205", "2104", "2204").play("allies", "AL-48")
    pacific.choose("restore", "cn_army_66")
    assert not pacific.reduced("cn_army_66")


@rule("14.1")
@pytest.mark.parametrize("card", ["AL-46", "AL-50"])
def test_army_and_one_ship_together(card: str) -> None:
    """Under rivalry, with the South West Pacific: the US Army and one ship that is no carrier."""
    units = MORESBY | {"second ship": "us_bb_washington@3823"}

    def rivals(card: str) -> Pacific:
        pacific = Pacific(f"us_hq_swpac@3823 {' '.join(units.values())}").allies("3823", "3822", "3727")
        pacific.state.rivalry[1] = 1
        return pacific.event("allies", card, "us_hq_swpac").choose("activate", "us_corps_1")

    pacific = rivals(card)
    assert pacific.forbids("activate", "us_cv_wasp") == "14.0"
    pacific.choose("activate", "us_ca_northampton")
    assert not pacific.options("activate", "us_bb_washington")
    assert rivals("AL-54").forbids("activate", "us_ca_northampton") == "14.0"


@rule("14.1")
def test_al50_not_with_another_headquarters() -> None:
    pacific = Pacific(f"us_hq_spac_halsey@3823 {' '.join(MORESBY.values())}").allies("3823", "3822", "3727")
    pacific.state.rivalry[1] = 1
    pacific.event("allies", "AL-50", "us_hq_spac_halsey").choose("activate", "us_corps_1")
    assert pacific.forbids("activate", "us_ca_northampton") == "14.0"


@rule("6.3", "5.31")
def test_jp48_nobody_needs_supply() -> None:
    """Rabaul is cut off: Truk and all seas are Allied."""
    units = "jp_hq_south_seas@4021 jp_army_17@4021 jp_air_21af@4021 us_air_1maw@4017 us_air_13af@3921"

    def cut_off() -> Pacific:
        pacific = Pacific(units)
        pacific.state.control = 0
        return pacific.japan("4021")

    assert ask(cut_off(), "japan", "JP-16").forbids("event", "JP-16") == "5.31"
    pacific = cut_off().event("japan", "JP-48", "jp_hq_south_seas")
    assert pacific.targets("activate") == {"jp_army_17", "jp_air_21af"}


@rule("5.31")
def test_jp10_needs_agreement_of_the_services() -> None:
    pacific = solomons()
    pacific.state.rivalry[0] = 1
    assert ask(pacific, "japan", "JP-10").forbids("event", "JP-10") == "5.31"
    assert pacific.options("operations", "JP-10")


# Intelligence

#: Cards that need other units or another place.
ELSEWHERE = frozenset(
    ["AL-9", "AL-20", "AL-30", "AL-34", "AL-62", "AL-65", "AL-74", "AL-75", "AL-84", "JP-3", "JP-8", "JP-12"]
)


@rule("5.2", "7.25")
@pytest.mark.parametrize("card", [card for card in PLANS if card not in ELSEWHERE])
def test_the_intelligence_number_of_an_event(card: str) -> None:
    """An air raid in the Solomons, led by a headquarters that the card names; surprise leaves no roll."""
    named = PLANS[card].numbers
    leader = {"south": "jp_hq_south", "yamamoto": "jp_hq_cf_yamamoto", "seac": "cw_hq_seac"}
    leader |= {"swpac": "us_hq_swpac", "anzac": "al_hq_anzac", "cpac": "us_hq_cpac"}
    default = "jp_hq_south_seas" if seat_of(card) == "japan" else "us_hq_spac_halsey"
    usual = "south_seas" if seat_of(card) == "japan" else "halsey"
    hq = default if usual in named else leader[next(iter(named))]
    pacific = solomons("us_air_13af@4825 jp_air_24af@4021").put(f"{default}@removed")
    pacific.put(f"{hq}@{'4017' if seat_of(card) == 'japan' else '4828'}").deal(japan="JP-18", allies="AL-1")
    unit, goal = ("jp_air_21af", "4423") if seat_of(card) == "japan" else ("us_air_1maw", "4222")
    pacific.play(seat_of(card), card)
    while pacific.kind != "activate":
        pacific.choose(*pacific.match.options()[0])
    pacific.activate(unit)
    while pacific.kind != "move_units":
        pacific.choose("pass")
    pacific.fight(goal).commit(unit, to=goal)
    pacific.unless_done("pass")
    assert pacific.kind == "intelligence"
    assert pacific.match.prompt is not None
    number = PRINTED[card].event_intelligence
    assert pacific.match.prompt.args["needed"] == (-1 if number is None else number)
    assert bool(pacific.options("roll")) == (number is not None)


@rule("5.2")
@pytest.mark.parametrize(
    ("card", "unit"), [("AL-34", "cw_air_aus"), ("AL-84", "us_cv_wasp"), ("JP-8", "jp_cv_shokaku")]
)
def test_the_intelligence_number_of_events_with_other_units(card: str, unit: str) -> None:
    at, goal = ("4222", "4423") if card == "JP-8" else ("4423", "4222")
    hq = {"AL-34": "al_hq_anzac", "AL-84": "us_hq_cpac", "JP-8": "jp_hq_south_seas"}[card]
    pacific = solomons(f"{unit}@{at} {hq}@{'4017' if card == 'JP-8' else '4828'}")
    pacific.put("us_hq_spac_halsey@removed").deal(japan="JP-4", allies="AL-1")
    pacific.event(seat_of(card), card, hq).activate(unit).moved()
    pacific.unless_done("declare", goal).fight().commit(unit, to=goal)
    number = PRINTED[card].event_intelligence
    if card == "AL-84":
        assert pacific.kind == "intelligence"
        assert not pacific.options("roll")
        return
    pacific.unless_done("pass")
    assert pacific.match.prompt is not None
    assert pacific.match.prompt.args["needed"] == number


# What an event changes in battle


def strengths(pacific: Pacific) -> dict[str, int]:
    """What each side fires with, both at once after an interception."""
    pacific.rolls(0).choose("roll")
    to_the_end(pacific)
    return {str(event.args["seat"]): int(str(event.args["strength"])) for event in pacific.events("volley")}


#: 9.2B What surprise adds to the die.
SURPRISE = 3


def added(pacific: Pacific) -> int:
    """What the attacker adds to his die, the other side being surprised."""
    pacific.choose("pass")
    fired = pacific.events("volley")[0].args
    return int(str(fired["roll"])) - int(str(fired["die"]))


def raid(card: str, hq: str, japan: str, allies: str) -> Pacific:
    """Japanese carriers strike Guadalcanal from Buin, or ships go there."""
    fixed = f"{hq}@4017 us_hq_spac_halsey@4828"
    units = [f"{unit}@{'4222' if '_cv' in unit or 'air' in unit else '4021'}" for unit in japan.split()]
    pacific = Pacific(f"{fixed} {' '.join(units)} {allies}").japan("4017", "4021", "4222")
    pacific.allies("4423", "4828").event("japan", card, hq).activate(*japan.split())
    for unit in japan.split():
        if "_cv" not in unit and "air" not in unit:
            pacific.move(unit, "4423")
    pacific.moved()
    pacific.unless_done("declare", "4423").fight()
    flyers = [unit for unit in japan.split() if "_cv" in unit or "air" in unit]
    return pacific.commit(*flyers, to="4423")


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


def sortie(card: str, allies: str, japan: str, reaction: str = "") -> Pacific:
    """Allied units strike or enter Buin."""
    units = [f"{unit}@{'4423' if '_cv' in unit or 'air' in unit else '4828'}" for unit in allies.split()]
    pacific = Pacific(f"jp_hq_south_seas@4017 us_hq_spac_halsey@4828 {' '.join(units)} {japan}")
    pacific.japan("4017", "4021", "4222").allies("4423", "4828").deal(japan=reaction)
    pacific.event("allies", card, "us_hq_spac_halsey").activate(*allies.split())
    for unit in allies.split():
        if "_cv" not in unit and "air" not in unit:
            pacific.move(unit, "4222")
    pacific.moved()
    pacific.unless_done("declare", "4222").fight()
    flyers = [unit for unit in allies.split() if "_cv" in unit or "air" in unit]
    return pacific.commit(*flyers, to="4222")


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

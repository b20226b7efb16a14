"""Military events: whom they activate, and how easily they are seen."""

from __future__ import annotations

import pytest

from cards.empire.printed import PLANS, PRINTED, ask, seat_of, solomons
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
    assert pacific.match.prompt.args.get("needed") == number
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

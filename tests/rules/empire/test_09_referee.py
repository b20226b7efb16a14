"""9.2.F.7, 9.5, 6.15, 7.26, 13.79 What a second reading of the rules has found."""

from __future__ import annotations

import pytest

from games.empire.pacific import Pacific
from quadrant.games.empire.components import SPACE, UNIT
from quadrant.games.empire.rules.battles import Battles
from quadrant.games.empire.rules.cancellation import snapshot
from quadrant.games.empire.rules.headquarters import cbi_modifier, early_places, hq_places
from quadrant.games.empire.rules.reaction import reacting_hqs, reactor_limits
from quadrant.games.empire.rules.supply import enemy_zone
from quadrant.games.empire.state import ACTIVE, INTERCEPT, Battle, Offensive
from quadrant.games.empire.verbs import CARD_NUMBER
from quadrant.testing import rule


def fight_declared(
    pacific: Pacific, seat: str, at: str, flyers: str = "", overland: dict[str, str] | None = None
) -> Pacific:
    """A battle in that hex, intercepted: these flyers take part, these units came overland."""
    state = pacific.state
    sent = tuple(UNIT[unit] for unit in flyers.split())
    for unit, home in (overland or {}).items():
        state.marks[UNIT[unit]] = 1 << ACTIVE
        state.origin[UNIT[unit]] = SPACE[home]
    side = ("japan", "allies").index(seat)
    card = CARD_NUMBER["JP-26" if side == 0 else "AL-11"]
    battles = (Battle(SPACE[at], sent),)
    state.offensive = Offensive(
        side, card, False, snapshot(state), value=2, printed=2, intelligence=INTERCEPT, battles=battles
    )
    return pacific


def fight(pacific: Pacific, seat: str, at: str, flyers: str = "", **overland: str) -> Pacific:
    return fight_declared(pacific, seat, at, flyers, overland).begin(Battles())


@rule("9.2.F.7")
def test_a_carrier_saved_by_another_one_is_where_it_was() -> None:
    """The Taiho in the battle hex is sunk, not activated; the Ryujo two hexes away is lost instead."""
    units = "jp_cv_taiho@4423- jp_cvl_ryujo@4221- us_cv_essex@4625"
    pacific = Pacific(units).japan("4423").rolls(6, 0)
    fight(pacific, "allies", "4423", "jp_cvl_ryujo us_cv_essex")
    pacific.unless_done("hit", "jp_cv_taiho").choose("restore", "jp_cv_taiho")
    assert pacific.at("jp_cv_taiho") == "4423"
    assert pacific.at("jp_cvl_ryujo") == "removed"
    assert "active" not in pacific.marks("jp_cv_taiho")


@rule("9.5")
def test_nobody_retreats_to_where_a_lost_attacker_came_from() -> None:
    """The 15th Army from Lashio falls at Mandalay, the 33rd from the south wins: Lashio stays closed."""
    pacific = Pacific("jp_army_15@2106- jp_army_33@2106 cw_corps_15@2106- cw_corps_33@2106").allies("2106")
    pacific.japan("2107").allies("2206", "2006", "2105", "2305")
    pacific.rolls(5, 0)
    fight(pacific, "japan", "2106", jp_army_15="2206", jp_army_33="2107")
    seen: set[str] = set()
    while pacific.kind is not None:
        if pacific.kind == "retreat_unit":
            seen |= pacific.spaces("retreat")
        pacific.choose(*sorted(pacific.match.options())[0])
    assert pacific.events("ground-won")[0].args["seat"] == "japan"
    assert "2206" not in {event.args["space"] for event in pacific.events("retreated")} | seen


@rule("13.79")
def test_a_unit_that_reacts_into_burma_was_not_activated_there() -> None:
    pacific = Pacific("jp_hq_south@2212 jp_air_3ad@2106").allies("2008").japan("2106")
    flown = UNIT["jp_air_3ad"]
    assert cbi_modifier(pacific.state, [flown]) == -1
    pacific.state.origin[flown] = SPACE["2212"]
    pacific.state.marks[flown] = 1 << ACTIVE
    assert cbi_modifier(pacific.state, [flown]) == 0


@rule("7.26")
@pytest.mark.parametrize("supplied", [True, False])
def test_a_headquarters_without_supply_never_reacts(supplied: bool) -> None:
    """Reading 22 is about the active side only."""
    units = "us_hq_swpac@3727 us_cv_essex@4020 us_cv_wasp@4022 jp_hq_south_seas@4021"
    pacific = Pacific(units, supplied_headquarters=supplied).allies("3727", "4020").japan("4021")
    assert not pacific.supplied("jp_hq_south_seas")
    fight_declared(pacific, "allies", "4021")
    assert not reacting_hqs(pacific.state, 0)
    refusal = reactor_limits(pacific.state, 0).why_not(UNIT["jp_hq_south_seas"])
    assert refusal is not None
    assert refusal.id == "why-hq-unsupplied"


@rule("6.15")
def test_a_headquarters_comes_back_early_into_an_enemy_zone_if_it_is_fed_there() -> None:
    """Tokyo is a source itself: carriers before it keep reinforcements away (10.11), not a staff."""
    pacific = Pacific("us_cv_essex@3807 us_hq_cpac@3807").japan("3706", "3407")
    hq = UNIT["jp_hq_south_seas"]
    assert enemy_zone(pacific.state, 0) >> SPACE["3706"] & 1
    assert early_places(pacific.state, hq) >> SPACE["3706"] & 1
    assert not hq_places(pacific.state, hq) >> SPACE["3706"] & 1

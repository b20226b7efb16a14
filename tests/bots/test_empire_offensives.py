"""The offensives of the staff of Empire of the Sun, in positions where the right one is evident."""

from __future__ import annotations

from random import Random

from games.empire.pacific import Pacific
from quadrant.bots import Question
from quadrant.bots.empire import standing
from quadrant.bots.empire.guide import EmpireGuide
from quadrant.bots.empire.theatre import Theatre
from quadrant.bots.guide import Staff
from quadrant.games.empire.components import ALLIES, JAPAN, NAMES, SPACE, UNIT
from quadrant.kernel.board import mask_of

HQS = "us_hq_spac_ghormley@4828 jp_hq_south_seas@4017"


def scene(units: str) -> Pacific:
    """South Pacific with these units, and nobody else on the map."""
    return Pacific(f"{HQS} {units}", "south_pacific")


def planned(pacific: Pacific, seat: str = "allies", hq: str = "us_hq_spac_ghormley") -> Pacific:
    """The staff leads an offensive with a card of value 3, from the activation to the end of the moves."""
    pacific.offensive(seat, hq)
    staff = Staff(EmpireGuide(), seat, Random(1))
    while pacific.kind in ("activate", "move_units", "move_stack", "march"):
        pacific.choose(*staff.choose(Question(pacific.match)))
    return pacific


def test_it_takes_a_port_that_nobody_defends() -> None:
    pacific = planned(scene("us_div_1m@4828 us_ca_northampton@4828"))
    assert pacific.at("us_div_1m") in {"4423", "4222"}


def test_a_carrier_opens_the_way_of_a_landing() -> None:
    """Planes at 4322 bar the way to 4423 to a division without ships of its own, until a carrier is there."""
    pacific = scene("us_div_1m@4825 us_ca_northampton@4828 us_cv_lexington@4828 jp_air_25af@4322")
    state = pacific.offensive("allies", "us_hq_spac_ghormley").state
    theatre = Theatre(state, ALLIES, mask_of(UNIT[id] for id in ("us_div_1m", "us_cv_lexington")))
    stack, goal = (UNIT["us_div_1m"],), SPACE["4423"]
    assert not theatre.beaches(stack) >> goal & 1
    screen = theatre.opened(stack, goal, set())
    assert screen is not None
    assert screen.unit == UNIT["us_cv_lexington"]
    pacific.activate("us_div_1m", "us_cv_lexington").move("us_cv_lexington", NAMES[screen.base])
    pacific.land("us_div_1m", "4423")
    assert pacific.at("us_div_1m") == "4423"


def test_a_weak_landing_on_a_strong_garrison_is_not_tried() -> None:
    pacific = planned(scene("us_bde_sf@4828 jp_army_17@4423 jp_army_18@4222"))
    assert pacific.at("us_bde_sf") not in {"4423", "4222"}


def test_moves_to_a_hex_reckon_with_those_before_them() -> None:
    """Three divisions do not all go where one is enough."""
    pacific = planned(scene("us_div_1m@4828 us_div_2m@4828 cw_div_3nz@4828"))
    places = [pacific.at(unit) for unit in ("us_div_1m", "us_div_2m", "cw_div_3nz")]
    assert len(set(places)) > 1


def test_who_is_ahead_sits_on_what_he_has() -> None:
    """Japan begins South Pacific with more than it needs."""
    state = Pacific("", "south_pacific").state
    assert standing.lead(state, JAPAN) > 0 > standing.lead(state, ALLIES)
    japan, allies = standing.temper(state, JAPAN), standing.temper(state, ALLIES)
    assert japan.prize < 1 < allies.prize
    assert japan.care > 1 > allies.care

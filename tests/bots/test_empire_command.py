"""Headquarters, supply, bases and events of the staff of Empire of the Sun, where the answer is evident."""

from __future__ import annotations

from random import Random

from games.empire.pacific import Pacific
from quadrant.bots import Question
from quadrant.bots.empire import cards, command, places
from quadrant.bots.empire.guide import EmpireGuide
from quadrant.bots.empire.offensives import candidates
from quadrant.bots.empire.theatre import Theatre
from quadrant.bots.guide import Staff
from quadrant.games.empire.cards.units import Replacements
from quadrant.games.empire.components import ALLIES, SPACE, UNIT
from quadrant.games.empire.rules.play import PlayCard
from quadrant.kernel.board import mask_of

#: The front is at Saipan; Halsey is still at Townsville, and Oahu feeds everybody.
LATE = (
    "us_hq_cpac@5808 us_hq_spac_halsey@3727 jp_hq_cf_ozawa@3407 jp_hq_south@2212 "
    "us_corps_10@3813 us_corps_11@3814 us_cv_essex@3813 us_bb_new_jersey@3813 us_air_7af@3813 "
    "us_air_5af@3814 us_air_1maw@3615 us_bb_washington@3813 us_ca_northampton@3615 us_lrb_7af@3814"
)


def late_war(units: str = LATE) -> Pacific:
    """A campaign in its eighth turn: the Allies hold the Marianas, the Carolines and the Marshalls."""
    pacific = Pacific(units, "campaign_1942").turn(8)
    return pacific.allies("3813", "3814", "4017", "4415", "4715", "3615").put("")


def test_a_headquarters_is_called_forward_with_the_last_card() -> None:
    """Garrisons hold the bases; there is nothing that a small card could take."""
    pacific = late_war().deal(allies="AL-1")
    pacific.state.active = ALLIES
    pacific.begin(PlayCard("allies"))
    staff = Staff(EmpireGuide(), "allies", Random(1))
    pacific.choose(*staff.choose(Question(pacific.match)))
    assert staff.choose(Question(pacific.match)) == pacific.choice("withdraw", "us_hq_spac_halsey")


def test_a_headquarters_that_alone_feeds_its_units_stays() -> None:
    state = late_war(LATE.replace("us_hq_cpac@5808 ", "").replace("halsey@3727", "halsey@4415")).state
    hq = UNIT["us_hq_spac_halsey"]
    assert command.starving(state, ALLIES, hq) > 0
    assert command.calling_back(state, ALLIES, hq) < 0


def test_nobody_is_called_back_in_the_last_turn() -> None:
    state = late_war().state
    state.turn = state.last_turn
    assert command.calling_back(state, ALLIES, UNIT["us_hq_spac_halsey"]) == command.NEVER


def test_a_fleet_is_better_off_in_a_port_in_supply() -> None:
    """Planes at Seoul's door cut Korea off; Saipan is fed from Oahu."""
    state = late_war(f"{LATE} jp_air_1ad@3306 jp_air_2ad@3305").allies("3305").put("").state
    ship = UNIT["us_cv_essex"]
    assert not places.fed(state, ship) >> SPACE["3305"] & 1
    assert places.fitness(state, ship, SPACE["3305"]) < places.fitness(state, ship, SPACE["3813"])


def test_bombers_go_where_they_reach_tokyo() -> None:
    state = late_war(f"{LATE} us_b29_21bc@5808").state
    bomber = UNIT["us_b29_21bc"]
    assert places.fitness(state, bomber, SPACE["3813"]) > places.fitness(state, bomber, SPACE["4415"]) + 1


def test_what_stands_open_is_seen_beside_dearer_hexes() -> None:
    """Half the map is Japanese and worth more than an atoll that a division can take."""
    pacific = late_war(f"{LATE} us_div_1m@4415").japan("4517", "4316").put("")
    state = pacific.offensive("allies", "us_hq_cpac").state
    theatre = Theatre(state, ALLIES, mask_of((UNIT["us_div_1m"], UNIT["us_cv_essex"])))
    assert {SPACE["4517"], SPACE["4316"]} <= set(candidates(theatre))


def test_a_landing_without_supply_costs_units() -> None:
    state = late_war().offensive("allies", "us_hq_cpac").state
    theatre = Theatre(state, ALLIES, mask_of((UNIT["us_corps_10"],)))
    assert theatre.stranded((UNIT["us_corps_10"],), SPACE["3813"]) == 0
    assert theatre.stranded((UNIT["us_corps_10"],), SPACE["1813"]) > 0


def test_what_only_serves_later_is_worth_little_in_the_last_turn() -> None:
    state = Pacific("", "south_pacific").state
    steps = next(act for card in state.CARDS for act in card.does if isinstance(act, Replacements))
    early = cards.operation_worth(state, ALLIES, steps)
    state.turn = state.last_turn
    assert 0 < cards.operation_worth(state, ALLIES, steps) < early / 2


def test_progress_that_was_made_is_not_walked_away_from() -> None:
    """16.47 What is lost again before the turn is over does not count, however near its garrison is."""
    pacific = Pacific(
        "us_div_1m@4020 us_hq_swpac@3727 jp_hq_south_seas@4017 jp_army_17@4021", "south_pacific"
    )
    state = pacific.allies("4020").put("").offensive("allies", "us_hq_swpac").state
    division = UNIT["us_div_1m"]
    assert Theatre(state, ALLIES, mask_of((division,))).counted(division)
    state.control_then &= ~(1 << SPACE["4020"])
    assert not Theatre(state, ALLIES, mask_of((division,))).counted(division), "held since before this turn"

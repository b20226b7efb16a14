"""The scenarios: what the small ones change, and the points of the years."""

from __future__ import annotations

import pytest

import quadrant
from games.empire.pacific import Pacific
from quadrant.games.empire.components import SPACE
from quadrant.games.empire.points import score
from quadrant.games.empire.scenario_rules import final_will, may_be_attacked
from quadrant.games.empire.strategic import DealCards
from quadrant.testing import rule


@rule("2.3", "7.29")
def test_japan_sets_an_offensive_aside_in_burma_before_the_hands_are_dealt() -> None:
    match = quadrant.new("empire", "burma", 2)
    assert match.seat == "japan"
    assert {option[1] for option in match.options()} == {"JP-3", "JP-8", "JP-16", "JP-40", "JP-48", "JP-50"}
    match.choose(("take", "JP-40"))
    own = match.view("japan").own
    assert own is not None
    assert own.future == "JP-40"
    assert [side.hand for side in match.view(None).sides] == [2, 3]


@rule("2.3")
@pytest.mark.parametrize(("die", "cards"), [(3, 3), (4, 4)])
def test_an_advance_into_burma_may_cost_a_card(die: int, cards: int) -> None:
    pacific = Pacific(scenario="burma").allies("2006", "2105", "2205").turn(7)
    pacific.rolls(die).begin(DealCards())
    assert pacific.state.hand[1].bit_count() == cards


@rule("2.3")
def test_the_war_in_europe_and_burma_itself_change_the_will_at_the_end() -> None:
    pacific = Pacific(scenario="burma")
    pacific.state.will, pacific.state.europe = 4, -1
    assert final_will(pacific.state) == 2
    pacific.allies("2106")
    pacific.state.europe = 1
    assert final_will(pacific.state) == 5


@rule("2.3")
def test_truk_is_safe_in_the_first_turn_of_the_south_pacific() -> None:
    pacific = Pacific(scenario="south_pacific").turn(3)
    assert not may_be_attacked(pacific.state, 1) >> SPACE["4017"] & 1
    pacific.turn(4)
    assert may_be_attacked(pacific.state, 1) >> SPACE["4017"] & 1


@rule("2.3")
def test_central_pacific_leads_only_oahu_and_the_new_hebrides() -> None:
    units = "us_hq_cpac@5808 us_corps_11@5808 us_bde_marine@4825 us_corps_1@3727"
    pacific = Pacific(units, scenario="south_pacific").allies("5808", "4825", "3727")
    pacific.offensive("allies", "us_hq_cpac")
    assert pacific.targets("activate") == {"us_corps_11", "us_bde_marine"}


@rule("2.1")
def test_the_points_of_the_south_pacific() -> None:
    """Every port of the Mandates and of New Guinea Japanese; will of 3, China as it began."""
    pacific = Pacific("us_hq_cpac@5808", scenario="south_pacific")
    pacific.japan("4423", "4222", "4021", "4020", "3820")
    pacific.state.will, pacific.state.china = 3, 2
    found = {part.id: part.amount for part in score(pacific.state)}
    assert found["vp-mandate_ports"] == 5 + 3
    assert found["vp-political_will"] == 1
    assert "vp-china" not in found


@rule("2.1", "16.0")
def test_the_points_of_1943_count_resources_against_japan() -> None:
    pacific = Pacific("us_hq_cpac@5808", scenario="year_1943").allies("2220", "2415")
    found = {part.id: part.amount for part in score(pacific.state)}
    assert found["vp-resources"] == -2

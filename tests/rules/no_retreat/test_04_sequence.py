"""1.0 to 4.0: what there is, how it is set up, and the order of a turn."""

from __future__ import annotations

from random import Random

import pytest

from games.no_retreat.front import Front
from quadrant.games.no_retreat import GAME
from quadrant.games.no_retreat.cards.deck import CARDS, EARLY_DECK, LATE_DECK
from quadrant.games.no_retreat.components import (
    BOARD,
    EDGE,
    HEXES,
    OBJECTIVES,
    ROSTER,
    SPACE,
    START_AXIS,
    UNIT,
    VP_HEXES,
)
from quadrant.games.no_retreat.rules.sequence import NewTurn, PlayerTurn
from quadrant.games.no_retreat.scenarios import SCENARIOS
from quadrant.kernel.match import Match
from quadrant.testing import rule


@rule("1.0", "2.0")
def test_two_sides_fifty_four_cards_and_the_joker() -> None:
    assert GAME.seats == ("axis", "soviet")
    assert len(CARDS) == 54
    assert len(ROSTER) == 70


@rule("2.1")
def test_the_map_has_380_hexes_and_three_areas() -> None:
    assert HEXES.bit_count() == 380
    assert [mask.bit_count() for mask in EDGE] == [11, 26]
    assert (VP_HEXES.bit_count(), START_AXIS.bit_count()) == (34, 12)
    assert [mask.bit_count() for mask in OBJECTIVES] == [5, 4]
    assert BOARD.near[SPACE["FIN"]].bit_count() == 3


@rule("2.3")
def test_german_units_have_two_steps_and_soviet_units_grow() -> None:
    front = Front("ax_6a@1511 sv_west@1611").turn(16)
    steps = {unit.unit: unit.steps for unit in front.match.view(None).units}
    assert (steps["ax_6a"], steps["sv_west"]) == (2, 1)
    later = {unit.unit: unit.steps for unit in front.turn(17).match.view(None).units}
    assert later["sv_west"] == 2


@rule("3.0")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_every_scenario_starts_with_the_points_its_book_says(scenario: object) -> None:
    match = Match(GAME, scenario.id, 1)  # type: ignore[attr-defined]
    view = match.view(None)
    points = {"campaign": 12, "barbarossa": 12, "blau": 21, "saturn": 25, "citadel": 15, "bagration": 25}
    points |= {"na_berlin": 8, "tournament": 12, "moscow": 18}
    side = 0 if view.initiative == "axis" else 1
    assert view.sides[side].points == points[view.scenario], "after the red event of the first turn, if any"


@rule("3.0")
def test_the_campaign_opens_with_six_cards_of_which_two_go_and_army_group_rumania_stays() -> None:
    match = Match(GAME, "campaign", 3)
    while match.decision is not None and match.decision.kind == "discard_one":
        match.choose(match.options()[0])
    assert match.view("axis").sides[0].hand == 4
    assert match.view(None).phase == "movement"
    refusal = match.why_not(("activate", "ax_11a"))
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("3.0", "why-army-group-rumania")


@rule("4.0")
def test_a_turn_has_seven_phases_for_each_side() -> None:
    front = Front("ax_6a@0603 sv_west@2008").turn(6, "mud").begin(NewTurn())
    random = Random(1)
    while front.seat is not None and front.state.turn == 7:
        front.choose(*random.choice(front.options()))
    phases = [
        (e.args["seat"], e.args["phase"]) for e in front.events("phase") if e.n <= len(front.match.choices)
    ]
    names = ["card", "supply", "organization", "movement", "combat", "removals", "landing"]
    assert phases[:14] == [(seat, name) for seat in ("axis", "soviet") for name in names]


@rule("5.5")
def test_the_decks_of_1941_and_of_1945() -> None:
    assert (len(EARLY_DECK), len(LATE_DECK)) == (44, 39)


@rule("4.0")
def test_a_players_turn_starts_with_his_cards() -> None:
    front = Front("ax_6a@0603 sv_west@2008").turn(7).begin(PlayerTurn(0))
    assert front.state.active == 0
    assert front.match.view(None).sides[0].hand == 4 or front.events("immediate")
    assert UNIT["ax_6a"] >= 0

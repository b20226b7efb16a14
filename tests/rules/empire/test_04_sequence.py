"""4.0 The sequence of play, and 5.0 the cards."""

from __future__ import annotations

import pytest

import quadrant
from games.empire.pacific import Pacific
from quadrant.games.empire.components import SPACE
from quadrant.games.empire.rules.sequence import EndOfTurn, NewTurn, NextCard, OffensivesPhase
from quadrant.testing import rule


@rule("4.21", "4.2")
@pytest.mark.parametrize(
    ("turn", "japan", "allies", "first"),
    [
        (3, "JP-4 JP-26", "AL-2", "japan"),
        (3, "JP-4", "AL-2 AL-11", "allies"),
        (4, "JP-4", "AL-2", "japan"),
        (5, "JP-4", "AL-2", "allies"),
    ],
)
def test_more_cards_go_first(turn: int, japan: str, allies: str, first: str) -> None:
    pacific = Pacific("jp_hq_south_seas@4017").turn(turn).deal(japan=japan, allies=allies)
    assert pacific.begin(OffensivesPhase()).seat == first


@rule("4.22", "5.0")
def test_the_sides_take_turns_until_both_hands_are_empty() -> None:
    pacific = Pacific("jp_hq_south_seas@4017").turn(3).deal(japan="JP-4", allies="AL-2 AL-43")
    pacific.begin(NextCard(0))
    pacific.choose("discard", "JP-4")
    assert pacific.seat == "allies"
    pacific.choose("discard", "AL-2")
    assert pacific.seat == "allies", "Japan has no card left"
    pacific.choose("discard", "AL-43")
    assert pacific.kind is None


@rule("12.4")
def test_a_pass_is_used_instead_of_a_card() -> None:
    pacific = Pacific("jp_hq_south_seas@4017").turn(3).deal(japan="JP-4", allies="AL-2")
    pacific.state.passes = [1, 0]
    pacific.begin(NextCard(0)).choose("pass")
    assert pacific.seat == "allies"
    assert pacific.forbids("pass") == "12.4"


@rule("4.5", "16.1")
def test_no_will_left_ends_the_game_at_the_end_of_a_turn() -> None:
    pacific = Pacific("jp_hq_south_seas@4017").turn(5)
    pacific.state.will = 0
    pacific.begin(EndOfTurn())
    assert pacific.match.result is not None
    assert pacific.match.result.reason == "win-negotiations"


@rule("4.5", "6.23")
def test_markers_of_the_turn_come_off() -> None:
    pacific = Pacific("jp_hq_south_seas@4017 us_hq_cpac@5808").turn(5)
    pacific.state.tokyo_express = SPACE["4423"]
    pacific.begin(EndOfTurn())
    assert pacific.state.tokyo_express == -1
    assert pacific.state.turn == 6


@rule("4.0", "4.1", "4.11", "4.12", "4.13", "4.14", "4.3", "4.4", "3.0")
def test_a_turn_has_its_phases_in_order() -> None:
    match = quadrant.new("empire", "south_pacific", 5)
    from random import Random

    random = Random(5)
    while match.view(None).turn < 5 and match.seat:
        match.choose(random.choice(match.options()))
    told = [event.args["phase"] for event in match.events if event.id == "event-phase"]
    whole = [
        "reinforcement",
        "replacement",
        "strategic",
        "cards",
        "offensives",
        "political",
        "attrition",
        "end",
    ]
    assert told[:4] == whole[4:]
    assert told[4:12] == whole


@rule("5.35", "5.36")
def test_an_event_draws_and_is_removed_only_as_an_event() -> None:
    pacific = Pacific("jp_hq_south_seas@4017").turn(3).play("japan", "JP-7")
    assert pacific.state.drawn[0] == 1
    assert len(pacific.hand("japan")) == 1
    pacific = Pacific("jp_hq_south_seas@4017 jp_ca_aoba@4017").japan("4017").turn(3)
    pacific.play("japan", "JP-5", "discard")
    assert pacific.match.view(None).sides[0].discards == ("JP-5",)
    pacific = Pacific("jp_hq_south_seas@4017").turn(3).play("japan", "JP-5")
    assert "JP-5" in pacific.match.view(None).sides[0].removed


@rule("5.35")
def test_events_draw_three_cards_a_phase_at_most() -> None:
    pacific = Pacific("jp_hq_south_seas@4017").turn(3)
    pacific.state.drawn = [3, 0]
    pacific.play("japan", "JP-7")
    assert not pacific.hand("japan")


@rule("5.37")
def test_special_cards_must_be_played() -> None:
    pacific = Pacific("jp_hq_south_seas@4017 jp_ca_aoba@4017").japan("4017").turn(3).deal(japan="JP-43 JP-4")
    pacific.begin(NextCard(0))
    assert pacific.forbids("discard", "JP-43") == "5.37"
    assert pacific.forbids("future", "JP-43") == "5.37"
    assert pacific.why_not("operations", "JP-43") is None
    late = Pacific("jp_hq_south_seas@4017 jp_ca_aoba@4017").japan("4017").turn(9).deal(japan="JP-43 JP-4")
    late.begin(NextCard(0))
    assert late.forbids("operations", "JP-43") == "5.37"


@rule("5.31", "5.3")
def test_an_event_needs_its_headquarters() -> None:
    pacific = Pacific("us_hq_cpac@5808 us_cv_essex@5808 cw_hq_seac@1805").deal(allies="AL-7 AL-13")
    pacific.turn(4).begin(NextCard(1))
    assert pacific.forbids("event", "AL-7") == "5.31", "SEAC has nothing to lead"
    assert pacific.why_not("event", "AL-13") is None


@rule("5.34", "14.0")
def test_political_events_turn_markers() -> None:
    pacific = Pacific("jp_hq_south_seas@4017").turn(3).play("allies", "AL-2")
    assert pacific.state.rivalry[0] == 1
    pacific.play("japan", "JP-33")
    assert pacific.state.rivalry[0] == 0


@rule("2.2", "2.3", "2.1", "2.0")
@pytest.mark.parametrize("scenario", quadrant.new("empire").game.scenarios)
def test_every_scenario_is_set_up(scenario: str) -> None:
    match = quadrant.new("empire", scenario, 1)
    view = match.view(None)
    assert len(view.units) == 201
    assert match.seat in ("japan", "allies")
    held = {unit.unit for unit in view.units if unit.space}
    assert len(held) > 20
    off = [unit.unit for unit in view.units if unit.space and unit.space not in SPACE]
    assert not off


@rule("16.44", "2.2")
def test_the_war_begins_with_pearl_harbor() -> None:
    match = quadrant.new("empire", "campaign_1941", 3)
    assert match.prompt is not None
    assert match.prompt.id == "prompt-strike-from"
    match.choose(match.options()[0])
    assert match.view(None).tracks.will == 8
    akagi = next(unit for unit in match.view(None).units if unit.unit == "jp_cv_akagi")
    assert akagi.space


def test_a_new_turn_needs_no_cards_to_begin() -> None:
    pacific = Pacific("jp_hq_south_seas@4017 us_hq_cpac@5808").turn(4).begin(NewTurn())
    assert pacific.state.turn == 5

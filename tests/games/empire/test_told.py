"""What the table is told: moments, alarms, prospects, what wastes a card; in both languages; no secrets."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import quadrant
from games.empire.pacific import Pacific
from games.empire.wandering import answers, messages, positions, things
from quadrant.games.empire import GAME
from quadrant.games.empire.rules.sequence import OffensivesPhase
from quadrant.games.empire.told.telling import TELLS
from quadrant.kernel.match import Match
from quadrant.kernel.text import LANGUAGES, catalogue

SCENARIOS = ("south_pacific", "campaign_1942", "burma", "year_1944")


def alarms(pacific: Pacific, seat: str) -> dict[str, Any]:
    return {alarm.id: alarm for alarm in pacific.match.query("alarms", seat=seat).alarms}


# Words


@pytest.mark.unmeasured
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_whatever_is_answered_has_words_in_both_languages(scenario: str) -> None:
    random = Random(6)
    said: dict[str, tuple[str, Any]] = {}
    for match in positions(scenario, 6, 240, 12):
        for answer in answers(match, match.seat, things(match, random)).values():
            said.update({f"{id} {args}": (id, args) for id, args in messages(answer)})
    for language in LANGUAGES:
        texts = catalogue("empire", language)
        for id, args in said.values():
            assert texts.has(id), id
            assert "{" not in texts.format(id, args), id


def test_every_event_is_told_by_arguments_that_it_has() -> None:
    for scenario in ("south_pacific", "campaign_1942"):
        *_, match = positions(scenario, 7, 500, 1)
        for event in match.events:
            tell = TELLS[event.id.removeprefix("event-").removesuffix("-known")]
            for name in (tell.loser, tell.winner, *tell.dice):
                assert not name or name in event.args, (event.id, name)
            if not tell.aside and tell.by not in ("", "*"):
                assert tell.by in event.args, event.id


# Secrets


@pytest.mark.unmeasured
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_two_positions_that_look_the_same_are_spoken_of_in_the_same_way(scenario: str) -> None:
    random = Random(5)
    for match in positions(scenario, 5, 160, 40):
        about = things(match, random)
        for seat in ("japan", "allies", None):
            worlds = [GAME.determinise(match.state, seat, Random(seed)) for seed in (1, 2)]
            one, two = (answers(Match.of_state(GAME, world), seat, about) for world in worlds)
            assert one == two


@pytest.mark.parametrize("card", ["AL-66", "AL-13"])
def test_the_initiative_is_asked_whatever_card_was_set_aside(card: str) -> None:
    """7.29 A question that comes only for offensives would tell what lies there."""
    pacific = Pacific("us_hq_cpac@5808 us_cv_essex@5808").allies("5808").turn(5)
    pacific.deal(japan="JP-5 JP-8", allies="AL-5")
    pacific.state.future[1] = [raw.id for raw in pacific.state.CARDS].index(card)
    pacific.state.future_turn[1] = 4
    pacific.begin(OffensivesPhase())
    assert (pacific.kind, pacific.seat) == ("initiative", "allies")
    assert pacific.match.decision is not None
    assert pacific.match.decision.reaction


# Alarms


def test_a_headquarters_that_is_cut_off_is_grave() -> None:
    pacific = Pacific("jp_hq_south_seas@4021 us_hq_swpac@3727 us_cv_essex@4020 us_cv_wasp@4022")
    pacific.japan("4021").allies("3727", "4020")
    assert not pacific.supplied("jp_hq_south_seas")
    found = alarms(pacific, "japan")
    assert found["alarm-hq-cut"].grave
    assert found["alarm-hq-cut"].args["units"] == ("jp_hq_south_seas",)
    assert "alarm-hq-cut" not in alarms(pacific, "allies")


def test_units_that_attrition_will_destroy_are_named() -> None:
    pacific = Pacific("jp_army_17@4423 jp_army_18@3720-").japan("4423", "3720")
    found = alarms(pacific, "japan")
    assert found["alarm-doomed"].args["units"] == ("jp_army_18",)
    assert found["alarm-attrition"].args["units"] == ("jp_army_17",)


def test_carriers_within_reach_of_stronger_aircraft_are_named() -> None:
    units = "us_hq_swpac@3727 us_cv_wasp@4222 jp_hq_south_seas@4017 jp_air_24af@4021 jp_air_25af@4021"
    pacific = Pacific(units).allies("3727").japan("4021", "4017")
    assert alarms(pacific, "allies")["alarm-carriers"].args["units"] == ("us_cv_wasp",)
    assert "alarm-carriers" not in alarms(pacific, "japan")


def test_a_country_that_falls_with_the_turn_is_told() -> None:
    pacific = Pacific().japan("2813", "2915")
    assert alarms(pacific, "allies")["alarm-surrenders"].args["nation"] == "philippines"
    pacific.allies("2915").state.touch()
    assert alarms(pacific, "allies")["alarm-nearly-surrenders"].args["spaces"] == ("2915",)


def test_will_and_progress_are_told_before_it_is_too_late() -> None:
    pacific = Pacific().turn(6)
    pacific.state.will, pacific.state.progress_need, pacific.state.phase = 1, 3, 4
    pacific.state.control_then = pacific.state.control
    found = alarms(pacific, "allies")
    assert found["alarm-will"].args["count"] == 1
    assert found["alarm-progress"].args["count"] == 3


# Cards


def test_a_card_says_who_could_lead_it_and_how_many_would_go() -> None:
    pacific = Pacific("us_hq_cpac@5808 us_cv_essex@5808 us_cv_wasp@5808").allies("5808")
    pacific.deal(allies="AL-6")
    answer = pacific.match.query("prospect", "AL-6", seat="allies")
    leads = next(line for line in answer.lines if line.id == "prospect-leads")
    assert leads.args["unit"] == "us_hq_cpac"
    assert leads.args["count"] == 2
    assert answer.places == ("unit:us_hq_cpac",)


def test_an_event_without_effect_says_so_before_it_is_played() -> None:
    pacific = Pacific("us_hq_cpac@5808 us_cv_essex@5808").allies("5808").deal(japan="JP-6", allies="AL-66")
    lines = pacific.match.query("prospect", "JP-6", seat="japan").lines
    assert next(line for line in lines if line.id == "prospect-no-event").args["why"] == "event-needs"
    lines = pacific.match.query("prospect", "AL-66", seat="allies").lines
    assert "prospect-europe" in {line.id for line in lines}


def test_cards_of_others_are_not_spoken_of() -> None:
    pacific = Pacific().deal(japan="JP-5", allies="AL-6")
    assert not pacific.match.query("prospect", "JP-5", seat="allies").lines
    assert not pacific.match.query("prospect", "JP-5").lines


# What wastes a card or a turn


def wasted(pacific: Pacific, *choice: str) -> str:
    decision = pacific.match.decision
    assert decision is not None
    found = decision.waste(pacific.state, pacific.choice(*choice))
    return "" if found is None else found.id


def test_to_end_the_activation_early_asks_once() -> None:
    pacific = Pacific("us_hq_cpac@5808 us_cv_essex@5808 us_cv_wasp@5808 us_bb_new_jersey@5808").allies("5808")
    pacific.offensive("allies", "us_hq_cpac").choose("activate", "us_cv_essex")
    assert wasted(pacific, "done") == "waste-activations"
    pacific.choose("activate", "us_cv_wasp").unless_done("activate", "us_bb_new_jersey")
    assert wasted(pacific, "done") == "" or pacific.kind != "activate"


def intelligence(pacific: Pacific) -> Any:
    decision = pacific.match.decision
    assert decision is not None
    return decision.prompt(pacific.state)


def test_the_number_of_the_roll_is_told_while_there_is_a_roll() -> None:
    """7.25 (C) After a card of interception nobody rolls any more, and the prompt speaks of no roll."""
    pacific = Pacific("jp_hq_south_seas@4017 jp_cv_shokaku@4017 us_hq_cpac@5808 us_air_7af@4423")
    pacific.japan("4017").allies("5808", "4423").deal(allies="AL-24 AL-14 AL-1 AL-12")
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_cv_shokaku").move("jp_cv_shokaku", "4422")
    pacific.fight("4423").commit("jp_cv_shokaku", to="4423")
    while pacific.kind == "cancel_offensive":
        pacific.choose("pass")
    assert pacific.kind == "intelligence"
    prompt = intelligence(pacific)
    assert prompt.args["needed"] >= 0
    assert prompt.args["modifier"] == -2
    for language in LANGUAGES:
        roll = catalogue("empire", language).format("verb-roll-intelligence", prompt.args)
        assert str(prompt.args["needed"]) in roll
        assert "2" in roll
    pacific.choose("react", "AL-12")
    assert pacific.kind == "intelligence"
    assert intelligence(pacific).id == "prompt-intelligence-settled"
    assert not pacific.options("roll")


def test_to_leave_the_roll_asks_once() -> None:
    pacific = Pacific("us_hq_cpac@5808 us_cv_essex@5808 jp_hq_south_seas@4017 jp_air_24af@5108")
    pacific.japan("5108", "4017").allies("5808")
    pacific.offensive("allies", "us_hq_cpac").activate("us_cv_essex").move("us_cv_essex", "5208")
    pacific.fight("5108").commit("us_cv_essex", to="5108")
    while pacific.kind == "cancel_offensive":
        pacific.choose("pass")
    assert pacific.kind == "intelligence"
    assert wasted(pacific, "pass") == "waste-roll"
    assert wasted(pacific, "roll") == ""


def test_a_card_that_could_be_used_is_not_thrown_away_unasked() -> None:
    match = quadrant.new("empire", "year_1943", 1)
    decision: Any = match.decision
    assert decision.kind == "play_card"
    discard = next(option for option in match.options() if option.verb == "discard")
    assert decision.waste(match.state, discard).id == "waste-card"


# Undo


def test_undo_goes_back_to_the_move_the_step_and_the_card() -> None:
    pacific = Pacific("us_hq_cpac@5808 us_cv_essex@5808 us_cv_wasp@5808").allies("5808", "5100")
    pacific.offensive("allies", "us_hq_cpac").activate("us_cv_essex", "us_cv_wasp")
    pacific.choose("select", "us_cv_essex").choose("move", "us_cv_essex", "5100")
    assert set(pacific.match.undoable("allies")) >= {"", "movement", "offensive", "card"}
    pacific.match.undo("allies", "card")
    assert pacific.kind == "play_card"


# Positions in words


def test_a_position_in_words_is_played_on() -> None:
    state = Pacific.new(GAME, "campaign_1942")
    assert GAME.pose is not None
    GAME.pose(
        state,
        {
            "turn": 5,
            "seat": "allies",
            "alone": True,
            "units": ("us_hq_cpac@5808", "us_cv_essex@5808", "jp_army_18@3720-"),
            "control": {"japan": ("3720",)},
            "hands": {"allies": ("AL-6",), "japan": ("JP-5",)},
            "future": {"japan": "JP-8"},
            "will": 6,
            "rivalry": ("allies",),
        },
    )
    match = Match.of_state(GAME, state)
    view: Any = match.view("allies")
    assert (match.seat, view.turn, view.own.hand, view.tracks.will) == ("allies", 5, ("AL-6",), 6)
    assert {unit.unit for unit in view.units if unit.space} == {"us_hq_cpac", "us_cv_essex", "jp_army_18"}
    assert [side.rivalry for side in view.sides] == [False, True]
    assert ("operations", "AL-6") in {tuple(option) for option in match.options()}

"""4.0 and 8.0 The sequence of play, ties, and the post-mortem."""

from __future__ import annotations

from random import Random

import pytest

import quadrant
from games.churchill.table import Table
from quadrant.games.churchill.components import CARD, FRONTS, GERMANY, ISSUES, JAPAN, UK, US, USSR
from quadrant.games.churchill.rules.agenda import RevealAgenda
from quadrant.games.churchill.rules.meeting import ConcludeMeeting
from quadrant.games.churchill.rules.sequence import (
    Conference,
    ConferencePhase,
    DecisionSegment,
    PostMortem,
    WarPhase,
    put_away,
)
from quadrant.testing import rule


def phases(scenario: str, seed: int) -> list[str]:
    """The phases of the first conference, as a seat sees them."""
    match = quadrant.new("churchill", scenario=scenario, seed=seed)
    random = Random(seed)
    first = match.view().conference
    seen: list[str] = []
    while match.seat and match.view().conference == first:
        phase = match.view().phase
        if not seen or seen[-1] != phase:
            seen.append(phase)
        match.choose(random.choice(match.options()))
    return seen


ORDER = [
    "card",
    "agenda",
    "nominate",
    "meeting",
    "offensives",
    "allocation",
    "leadership",
    "research",
    "global",
    "networks",
    "alignments",
    "war",
]


@rule("4.0", "4.1", "4.2", "4.21", "4.3", "4.33", "6.0", "7.0")
@pytest.mark.parametrize("seed", range(4))
def test_phases_follow_the_detailed_sequence_of_play(seed: int) -> None:
    seen = phases("training", seed)
    assert seen == [phase for phase in ORDER if phase in seen]
    assert {"agenda", "nominate", "meeting", "allocation", "networks", "war"} <= set(seen)


def stack_of(step: object, table: Table) -> list[str]:
    table.state.stack.clear()
    step.run(table.state)  # type: ignore[attr-defined]
    return [type(s).__name__ for s in reversed(table.state.stack)]


@rule("4.1", "4.2", "5.0", "5.1")
def test_a_conference_has_its_phases_and_the_first_its_segments() -> None:
    t = Table()
    assert stack_of(Conference(), t) == ["OpenConference", "ConferencePhase", "WarPhase", "PostMortem"]
    assert stack_of(ConferencePhase(), t) == [
        "RevealCard",
        "PreConference",
        "AgendaSegment",
        "MeetingSegment",
        "DecisionSegment",
    ]


@rule("4.23", "6.0")
def test_the_seven_activities_of_the_decision_segment_in_order() -> None:
    assert stack_of(DecisionSegment(), Table()) == [
        "PlaceDirectedOffensives",
        "ConditionalIssues",
        "Production",
        "Allocation",
        "TheaterLeadership",
        "BombResearch",
        "GlobalDecision",
    ]


@rule("4.3", "7.0", "4.33")
def test_the_war_phase_in_order() -> None:
    assert stack_of(WarPhase(), Table()) == [
        "ClandestineSegment",
        "PoliticalSegment",
        "AxisReserves",
        "AdvanceFronts",
        "AxisSurrender",
    ]


def agenda_tie(t: Table, **cards: str) -> Table:
    for nation, seat in enumerate(("uk", "ussr", "us")):
        t.state.agenda[nation] = CARD[cards[seat]]
    return t.begin(RevealAgenda())


@rule("4.5", "4.51")
def test_stalin_is_asked_first_and_the_first_leader_decides_an_agenda_tie() -> None:
    # Halifax 3 + 1 for the UK, Konev 4, Leahy 4
    t = agenda_tie(Table(), uk="UK-20", ussr="USSR-20", us="US-17")
    assert t.seat == "ussr"
    assert t.targets("wins") == {"ussr"}
    t.choose("pass")
    assert t.seat == "us"
    t.choose("wins", "us")
    assert t.state.agenda_winner == US
    assert t.state.active == [True, True, False]


@rule("4.51")
def test_a_leader_outside_the_tie_names_its_winner_and_keeps_his_cards() -> None:
    t = Table().hands(ussr=["Ivan Konev"])
    agenda_tie(t, uk="UK-20", ussr="USSR-09", us="US-17")
    assert t.seat == "ussr"
    assert t.targets("wins") == {"uk", "us"}
    t.choose("wins", "uk")
    assert t.state.agenda_winner == UK
    assert len(t.state.hand[USSR]) == 1


@rule("4.51")
def test_tables_may_ask_a_card_and_a_check_for_breaking_a_tie() -> None:
    t = Table(tie_discard=True, tie_check=True).hands(ussr=["Ivan Konev", "Andrei Zhdanov"])
    t.dice(1)
    agenda_tie(t, uk="UK-20", ussr="USSR-09", us="US-17").choose("wins", "uk").choose("discard", "Ivan Konev")
    assert len(t.state.hand[USSR]) == 1
    assert t.state.paranoia


@rule("4.53", "3.32")
def test_without_leaders_the_us_wins_its_ties_and_decides_others() -> None:
    t = agenda_tie(Table().quiet(), uk="UK-20", ussr="USSR-09", us="US-17")
    assert t.state.agenda_winner == US
    t = agenda_tie(Table().quiet(), uk="UK-20", ussr="USSR-20", us="US-06")
    assert (t.seat, t.kind) == ("us", "arsenal_of_democracy")
    for refused in (("pass",), ("wins", "us")):
        refusal = t.why_not(*refused)
        assert refusal is not None
        assert (refusal.rule, refusal.id) == ("4.53", "why-arsenal")
    t.choose("wins", "ussr")
    assert t.state.agenda_winner == USSR


@rule("4.52")
def test_a_tie_for_the_conference_is_broken_the_same_way() -> None:
    t = Table().issues(a_bomb=("uk", 1), us_do_1=("ussr", 2)).begin(ConcludeMeeting())
    assert (t.seat, t.kind) == ("ussr", "break_tie")
    t.choose("pass").choose("wins", "uk")  # the US, not in the tie, names the winner
    assert t.match.view().nations[UK].victories == 1
    assert t.state.active == [True, True, False]


@rule("4.52", "4.23")
def test_nobody_has_won_the_conference_while_a_tie_is_open() -> None:
    t = Table().issues(a_bomb=("uk", 1), us_do_1=("ussr", 2)).begin(ConcludeMeeting())
    assert t.match.view().winner is None
    t.choose("wins", "ussr")
    assert t.match.view().nations[USSR].victories == 1


@rule("4.52", "5.26")
def test_a_leader_who_stayed_away_still_breaks_ties_and_one_who_is_inactive_does_not() -> None:
    t = Table().issues(a_bomb=("uk", 1), us_do_1=("ussr", 2))
    t.state.barred = [True, True, True]
    t.state.active = [True, False, False]
    t.begin(ConcludeMeeting())
    assert (t.seat, t.targets("wins")) == ("uk", {"uk"})


@rule("4.51")
def test_a_leader_in_the_tie_cannot_give_it_to_another() -> None:
    t = agenda_tie(Table(), uk="UK-20", ussr="USSR-20", us="US-17")
    refusal = t.why_not("wins", "uk")
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("4.51", "why-tie-winner")


@rule("4.51")
def test_leaders_are_asked_from_stalin_to_the_left() -> None:
    t = agenda_tie(Table(), uk="UK-20", ussr="USSR-20", us="US-17")
    order = []
    while t.kind == "break_tie":
        order.append(t.seat)
        t.choose("pass")
    assert order == ["ussr", "us", "uk"]
    assert t.state.agenda_winner == US


@rule("4.51", "3.31")
def test_where_a_tie_costs_both_the_card_is_discarded_before_the_check() -> None:
    t = Table(tie_discard=True, tie_check=True).hands(ussr=["Ivan Konev", "Andrei Zhdanov"])
    agenda_tie(t, uk="UK-20", ussr="USSR-09", us="US-17").choose("wins", "uk")
    assert t.kind == "discard_for_tie"
    assert not t.events("leader-check")
    t.dice(6).choose("discard", "Ivan Konev")
    assert t.events("leader-check")


@rule("8.0")
def test_what_a_card_or_a_check_did_ends_with_the_conference() -> None:
    t = Table()
    game = t.state
    game.card, game.winner = 0, US
    fresh = {name: getattr(game, name) for name in OF_ONE_CONFERENCE}
    fresh = {name: [*value] if isinstance(value, list) else value for name, value in fresh.items()}
    game.paranoia, game.purge, game.convoy, game.research, game.sortie = True, 3, 1, 2, 0
    game.barred = game.unchecked = game.may_pass = game.no_network = [True, True, True]
    game.extra, game.networks_due, game.alignments_due = [1, -1, 1], [2, 2, 2], [1, 1, 1]
    game.commitments, game.forbidden = [(0, 0, 1)], [(0, 0)]
    game.held, game.sent, game.withheld = [True] * 7, [1] * 7, [1] * 5
    put_away(game)
    assert {name: getattr(game, name) for name in OF_ONE_CONFERENCE} == fresh


OF_ONE_CONFERENCE = (
    "paranoia",
    "purge",
    "convoy",
    "research",
    "sortie",
    "barred",
    "unchecked",
    "may_pass",
    "no_network",
    "extra",
    "networks_due",
    "alignments_due",
    "commitments",
    "forbidden",
    "held",
    "sent",
    "withheld",
)


@rule("8.0")
def test_the_post_mortem_puts_everything_of_one_conference_away() -> None:
    t = Table().issues(a_bomb=("uk", 7)).offensive(western=3).reserves(eastern=2)
    t.state.card, t.state.winner = 0, US
    t.state.withheld[0] = 1
    t.begin(PostMortem())
    assert t.state.conference == 9
    assert t.state.previous_winner == US
    assert t.state.offensive == [0] * len(FRONTS)
    assert t.state.place[[i.id for i in ISSUES].index("a_bomb")] <= 0
    assert t.state.pool[0] == 6


@rule("8.0", "9.3", "4.4", "3.1")
def test_the_game_ends_when_both_axis_powers_are_down_or_after_the_tenth() -> None:
    t = Table()
    t.state.surrendered = [8, 8]
    t.begin(PostMortem())
    assert t.match.result is not None
    t = Table()
    t.state.surrendered[GERMANY] = 8
    t.begin(PostMortem())
    assert t.match.result is None
    t = Table()
    t.state.conference = 10
    t.state.surrendered[JAPAN] = 0
    t.begin(PostMortem())
    assert t.match.result is not None

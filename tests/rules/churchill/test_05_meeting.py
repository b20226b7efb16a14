"""5.2 The Meeting segment: advancing, debating, capturing, leaders."""

from __future__ import annotations

import pytest

from games.churchill.table import Table
from quadrant.errors import IllegalChoice
from quadrant.games.churchill.components import US, USSR
from quadrant.games.churchill.rules.meeting import MeetingSegment
from quadrant.testing import rule


def meeting(t: Table, first: str) -> Table:
    """The meeting begins with that seat."""
    t.state.agenda_winner = {"ussr": 0, "us": 1, "uk": 2}[first]
    return t.begin(MeetingSegment())


@rule("5.2", "5.21", "4.22", "3.21")
def test_the_left_of_the_agenda_winner_begins_and_play_goes_clockwise() -> None:
    t = Table().issues(pol_mil_22_a=None)
    t.hands(
        uk=["Lord Beaverbrook", "Ernest Bevin"],
        ussr=["Andrei Zhdanov", "Ivan Konev"],
        us=["Harold Ickes", "James Byrnes"],
    )
    meeting(t, "ussr")
    order = []
    for _ in range(3):
        order.append(t.seat)
        t.choose(*t.options("play")[0]).pass_debates()
    assert order == ["ussr", "us", "uk"]


@rule("5.22")
def test_an_issue_moves_the_value_of_the_card_with_its_attributes() -> None:
    t = Table().quiet().issues(pol_mil_22_a=None, uk_production_1=("ussr", 2))
    t.hands(uk=["Lord Beaverbrook", "Lord Halifax"])
    meeting(t, "uk").choose("play", "Lord Halifax").choose("advance", "pol_mil_22_a")
    assert t.at("pol_mil_22_a") == ("uk", 3)
    t.choose("advance", "uk_production_1")  # the last card plays itself
    assert t.at("uk_production_1") == ("uk", 2)


@rule("5.22")
def test_an_issue_on_a_rivals_track_goes_to_the_center_first() -> None:
    t = Table().issues(pol_mil_22_a=("us", 5))
    t.hands(uk=["Lord Halifax", "Herbert Morrison"])
    meeting(t, "uk").choose("play", "Lord Halifax")
    assert t.at("pol_mil_22_a") == ("us", 2)


@rule("5.22", "3.33")
def test_only_a_card_that_says_so_may_be_played_for_less() -> None:
    t = Table().quiet().issues(pol_mil_22_a=None).hands(us=["Harry Hopkins", "Harold Ickes"])
    meeting(t, "us").choose("play", "Harry Hopkins")
    assert [o[1] for o in t.options("value")] == [5, 4, 3, 2, 1]
    t.choose("value", 2)
    assert t.at("pol_mil_22_a") == ("us", 5)  # and Ickes, 3, has played himself


@rule("5.22", "6.2")
def test_a_conditional_issue_may_stop_in_the_center_but_no_other() -> None:
    for issue, stops in (("ussr_war_japan", True), ("pol_mil_22_a", False)):
        t = Table().quiet().issues(**{issue: ("us", 2)}).hands(uk=["Lord Halifax"])
        meeting(t, "uk")
        assert (t.kind == "stop_in_center") is stops
        if stops:
            t.choose("stop")
            assert t.at(issue) == (None, 0)
        else:
            assert t.at(issue) == ("uk", 1)


@rule("5.22")
def test_who_is_left_with_cards_plays_on_alone() -> None:
    t = Table().issues(pol_mil_22_a=None, a_bomb=None)
    t.hands(uk=["Lord Halifax"], us=["Harold Ickes", "James Byrnes", "William Leahy"])
    t.state.active = [False] * 3
    meeting(t, "uk").choose("advance", "pol_mil_22_a").pass_debates()
    assert t.seat == "us"
    t.choose("play", "Harold Ickes").choose("advance", "pol_mil_22_a")
    assert t.seat == "us"


@rule("5.23")
def test_an_undebated_advance_to_the_chair_captures_and_closes_the_issue() -> None:
    t = Table().quiet().issues(ussr_do_1=("us", 5), pol_mil_22_a=None, a_bomb=None)
    t.hands(us=["Harold Ickes", "James Byrnes", "William Leahy"])
    meeting(t, "us").choose("play", "James Byrnes").choose("advance", "ussr_do_1")
    assert t.at("ussr_do_1") == ("us", 7)
    t.choose("play", "Harold Ickes")
    assert t.targets("advance") == {"pol_mil_22_a", "a_bomb"}
    with pytest.raises(IllegalChoice) as refused:
        t.choose("advance", "ussr_do_1")
    assert refused.value.refusal is not None
    assert refused.value.refusal.rule == "5.23"


@rule("5.23")
def test_a_capture_is_decided_after_the_debate_by_the_difference() -> None:
    t = Table().issues(ussr_do_1=("us", 5))
    t.hands(us=["James Byrnes", "Harold Ickes"], ussr=["Nikolai Voznesensky", "Ivan Konev"])
    meeting(t, "us").choose("play", "James Byrnes")
    assert t.kind == "debate"
    assert t.at("ussr_do_1") == ("us", 5)
    t.choose("play", "Nikolai Voznesensky")  # 4 against 2 + 1
    assert t.at("ussr_do_1") == ("us", 6)


@rule("5.23")
def test_a_debate_too_weak_does_not_save_the_issue() -> None:
    t = Table().issues(ussr_do_1=("us", 6))
    t.hands(us=["James Byrnes", "Harold Ickes"], uk=["Stewart Menzies", "Lord Halifax"])
    meeting(t, "us").choose("play", "James Byrnes").choose("play", "Stewart Menzies")
    assert t.at("ussr_do_1") == ("us", 7)


@rule("5.24")
def test_a_debate_that_reaches_the_chair_captures_at_once() -> None:
    t = (
        Table()
        .issues(pol_mil_13_a=("us", 3))
        .hands(uk=["Charles Portal", "Lord Halifax"], us=["Frank Walker", "Harold Ickes"])
    )
    t.dice(4)
    meeting(t, "uk").choose("play", "Charles Portal")
    assert t.at("pol_mil_13_a") == (None, 0)
    t.choose("lead", "Frank Walker")
    assert t.at("pol_mil_13_a") == ("us", 7)


@rule("5.24")
def test_only_one_rival_debates_and_the_left_one_is_asked_first() -> None:
    t = Table().issues(pol_mil_22_a=None)
    t.hands(uk=["Lord Halifax", "Ernest Bevin"], ussr=["Ivan Konev"], us=["Harold Ickes", "James Byrnes"])
    meeting(t, "uk").choose("play", "Lord Halifax")
    assert (t.kind, t.seat) == ("debate", "ussr")
    t.choose("pass")
    assert (t.kind, t.seat) == ("debate", "us")
    t.choose("play", "Harold Ickes")
    assert t.kind == "advance"


@rule("5.24", "3.32")
def test_nyet_adds_one_to_soviet_staff_in_debate_only() -> None:
    t = Table().issues(pol_mil_22_a=None, a_bomb=None)
    t.hands(ussr=["Georgy Malenkov", "Andrei Zhdanov"], uk=["Lord Halifax", "Ernest Bevin"])
    meeting(t, "ussr").choose("play", "Georgy Malenkov").choose("advance", "a_bomb").pass_debates()
    assert t.at("a_bomb") == ("ussr", 3)
    t.choose("play", "Lord Halifax").choose("advance", "pol_mil_22_a")
    t.choose("play", "Andrei Zhdanov")  # 3 + 1 Pol-Mil + 1 Nyet against 3
    assert t.at("pol_mil_22_a") == ("ussr", 2)


@rule("5.24")
def test_a_leader_is_debated_only_by_a_leader() -> None:
    t = Table().issues(pol_mil_22_a=None)
    t.hands(us=["Harold Ickes", "Frank Walker"], uk=["Lord Halifax"], ussr=["Ivan Konev"])
    t.state.active = [True, False, True]
    t.dice(4)
    meeting(t, "us").choose("lead", "Harold Ickes")
    assert t.seat == "uk"
    assert {o[0] for o in t.options()} == {"pass", "lead"}
    refusal = t.why_not("play", "Lord Halifax")
    assert refusal is not None
    assert refusal.rule == "5.24"
    t.choose("pass")
    assert t.at("pol_mil_22_a") == ("us", 7)  # the USSR, inactive, was not asked


@rule("5.24")
def test_stalin_on_the_a_bomb_cannot_be_debated() -> None:
    t = Table().issues(a_bomb=None, pol_mil_22_a=None)
    t.hands(ussr=["Ivan Konev", "Andrei Zhdanov"], uk=["Lord Halifax"], us=["Harold Ickes"])
    t.dice(6)
    meeting(t, "ussr").choose("lead", "Ivan Konev").choose("advance", "a_bomb")
    assert t.at("a_bomb") == ("ussr", 7)


@rule("5.24", "4.22")
def test_a_debate_earns_one_pass_for_the_next_turn_only() -> None:
    t = Table().issues(pol_mil_22_a=None)
    t.hands(
        uk=["Lord Halifax", "Ernest Bevin", "John Dill"],
        ussr=["Ivan Konev", "Andrei Zhdanov", "Georgy Malenkov"],
    )
    meeting(t, "uk")
    refusal = t.why_not("pass")
    assert refusal is not None
    assert refusal.rule == "5.24"
    t.choose("play", "Lord Halifax").choose("play", "Ivan Konev")
    assert (t.seat, t.kind) == ("ussr", "advance")
    t.choose("pass")
    assert t.seat == "uk"
    t.choose("play", "Ernest Bevin").choose("pass")
    assert t.seat == "ussr"
    assert ("pass",) not in t.match.options()


@rule("5.24", "3.31")
def test_paranoia_takes_one_but_never_below_one_and_before_nyet() -> None:
    t = Table().issues(a_bomb=None)
    t.quiet().state.paranoia = True
    t.hands(uk=["Lord Halifax", "Ernest Bevin"], ussr=["Vsevolod Merkulov", "Ivan Konev"])
    meeting(t, "uk").choose("play", "Lord Halifax").choose("play", "Vsevolod Merkulov")
    assert t.at("a_bomb") == ("uk", 1)  # 3 - (1 + 1)
    t = Table().quiet().issues(a_bomb=None).hands(ussr=["Ivan Konev"])
    t.state.paranoia = True
    meeting(t, "ussr")
    assert t.at("a_bomb") == ("ussr", 3)  # 4 - 1


@rule("5.25")
def test_a_chief_of_staff_rolls_and_then_chooses_the_issue() -> None:
    t = Table().issues(us_do_1=None, pol_mil_22_a=None).hands(us=["George Marshall", "Harold Ickes"])
    t.dice(3)
    meeting(t, "us").choose("play", "George Marshall")
    assert t.kind == "advance_issue"
    assert t.match.prompt is not None
    assert t.match.prompt.args["n"] == 3
    t.choose("advance", "us_do_1")
    assert t.at("us_do_1") == ("us", 5)


@rule("5.26", "3.31")
def test_a_leader_costs_a_card_acts_once_and_ignores_its_text() -> None:
    t = Table().issues(a_bomb=None, us_do_1=None)
    t.hands(us=["Frank Knox", "Harold Ickes", "James Byrnes"])
    t.dice(5)
    meeting(t, "us").choose("lead", "Frank Knox").choose("advance", "a_bomb")
    assert t.at("a_bomb") == ("us", 7)
    assert "US-09" in t.match.view().nations[US].discard
    assert not t.match.view().nations[US].active
    refusal = t.why_not("lead", "Harold Ickes")
    assert refusal is not None
    assert refusal.rule == "5.26"


@rule("5.26", "3.28")
def test_a_leader_who_stayed_away_may_debate_but_not_advance() -> None:
    t = Table().issues(pol_mil_22_a=None)
    t.state.barred[US] = True
    t.hands(us=["Frank Walker", "Harold Ickes"], uk=["Lord Halifax", "Ernest Bevin"])
    meeting(t, "us")
    assert not t.options("lead")
    assert t.match.prompt is not None
    assert t.match.prompt.id == "prompt-advance-staff"  # nothing that cannot be done is offered in words
    refusal = t.why_not("lead", "Frank Walker")
    assert refusal is not None
    assert refusal.id == "why-leader-barred"
    t.choose("play", "Harold Ickes").pass_debates()
    t.choose("play", "Lord Halifax")
    assert t.seat == "us"
    assert t.options("lead")


@rule("3.31")
def test_churchill_roosevelt_and_stalin_gain_by_their_abilities() -> None:
    cases = [
        ("uk", "Lord Halifax", "global", (0, 1)),
        ("us", "Harold Ickes", "global", (0, 1)),
        ("ussr", "Ivan Konev", "pol_mil_22_a", (1, 0)),
    ]
    for seat, card, issue, gain in cases:
        t = Table().issues(**{issue: None}).hands(**{seat: [card]})
        t.dice(6)
        meeting(t, seat).choose("lead", card)
        before = t.events("markers-gained")
        assert [(e.args["networks"], e.args["alignments"]) for e in before] == [gain]


@rule("3.31")
def test_a_failed_check_makes_churchill_miss_the_next_conference() -> None:
    t = Table().issues(a_bomb=None).hands(uk=["Lord Halifax", "Ernest Bevin"])
    t.dice(1)
    meeting(t, "uk").choose("lead", "Lord Halifax")
    assert t.match.view().nations[0].ill


@rule("3.31")
def test_roosevelt_may_die_and_truman_waits_for_the_next_conference() -> None:
    t = Table().issues(a_bomb=None, us_do_1=None)
    t.hands(us=["Harold Ickes", "Frank Walker"])
    t.dice(1)
    meeting(t, "us").choose("lead", "Harold Ickes").choose("advance", "a_bomb")
    view = t.match.view().nations[US]
    assert (view.leader, view.active) == ("truman", False)


@rule("3.31", "5.24")
def test_stalin_may_turn_paranoid() -> None:
    t = Table().issues(us_do_1=None, a_bomb=None).hands(ussr=["Ivan Konev", "Andrei Zhdanov"])
    t.dice(2)
    meeting(t, "ussr").choose("lead", "Ivan Konev").choose("advance", "us_do_1")
    assert t.match.view().paranoia


@rule("3.33")
def test_a_staff_card_plays_with_its_penalty_while_the_leader_is_active() -> None:
    for active, space in ((True, 3), (False, 5)):
        t = Table().issues(a_bomb=None).hands(ussr=["Semyon Budyonny"])
        t.state.active[USSR] = active
        meeting(t, "ussr").choose(*t.options("play")[0]) if active else meeting(t, "ussr")
        assert t.at("a_bomb") == ("ussr", space)


@rule("5.27", "4.23")
def test_most_issues_win_the_conference_and_the_center_wins_for_nobody() -> None:
    t = Table().issues(a_bomb=("us", 1), us_do_1=("us", 7), ussr_war_japan=("uk", 2), pol_mil_22_a=None)
    t.hands()
    meeting(t, "uk")
    assert t.match.view().nations[US].victories == 1
    assert t.match.view().turn is None
    assert [e.args["issue"] for e in t.events("issue-won")] == ["us_do_1", "ussr_war_japan", "a_bomb"]


@rule("5.27")
def test_the_meeting_ends_when_nothing_is_left_to_move() -> None:
    t = Table().issues(a_bomb=("us", 7)).hands(uk=["Lord Halifax"], us=["Harold Ickes"])
    meeting(t, "uk")
    assert t.events("adjourned")
    assert t.match.view().nations[0].hand == 0

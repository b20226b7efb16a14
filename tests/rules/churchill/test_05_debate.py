"""5.23 to 5.26 Debates in detail: who may speak, with what, and what follows from it."""

from __future__ import annotations

from games.churchill.table import Table
from quadrant.games.churchill.components import BOX, LEADER, US
from quadrant.games.churchill.rules.meeting import MeetingSegment
from quadrant.games.churchill.rules.support import FreeSupport
from quadrant.testing import rule


def meeting(t: Table, first: str) -> Table:
    """The meeting begins with that seat."""
    t.state.agenda_winner = {"ussr": 0, "us": 1, "uk": 2}[first]
    return t.begin(MeetingSegment())


@rule("5.24")
def test_the_question_to_debate_says_on_whose_track_the_issue_lies() -> None:
    for start, where in (
        (("us", 5), {"where": "track", "seat2": "us", "n": 2}),
        (("us", 3), {"where": "center", "n": 0}),
        (None, {"where": "track", "seat2": "uk", "n": 3}),
    ):
        t = Table().issues(pol_mil_22_a=start)
        t.hands(uk=["Lord Halifax", "Ernest Bevin"], us=["Harold Ickes", "James Byrnes"])
        meeting(t, "uk").choose("play", "Lord Halifax")
        prompt = t.match.prompt
        assert prompt is not None
        assert prompt.id == "prompt-debate-card"
        assert prompt.args == {"seat": "uk", "issue": "pol_mil_22_a", **where}


@rule("5.23", "5.24")
def test_the_question_to_debate_a_capture_says_who_may() -> None:
    for verb, kind in (("play", "card"), ("lead", "leader")):
        t = Table().issues(pol_mil_22_a=("uk", 5))
        t.hands(uk=["Lord Halifax", "Ernest Bevin"], us=["Harold Ickes", "James Byrnes"])
        if verb == "lead":
            t.dice(6)
        meeting(t, "uk").choose(verb, "Lord Halifax")
        assert t.match.prompt is not None
        assert (t.match.prompt.id, t.match.prompt.rule) == (f"prompt-debate-capture-{kind}", "5.23")


@rule("5.22", "5.24")
def test_a_conditional_issue_may_stop_in_the_center_in_a_debate_too() -> None:
    for answer, place in (("stop", (None, 0)), ("go", ("us", 2))):
        t = Table().quiet().issues(ussr_war_japan=None, a_bomb=None)
        t.hands(uk=["Charles Portal", "Ernest Bevin"], us=["Harold Ickes", "James Byrnes"])
        meeting(t, "uk").choose("play", "Charles Portal").choose("advance", "ussr_war_japan")
        t.choose("play", "Harold Ickes")  # 3 against 1
        assert t.kind == "stop_in_center"
        t.choose(answer)
        assert t.at("ussr_war_japan") == place


@rule("5.22")
def test_a_conditional_issue_cannot_stop_again_once_it_leaves_the_center() -> None:
    for start in (None, ("uk", 1), ("us", 3)):
        t = Table().quiet().issues(ussr_war_japan=start).hands(uk=["Lord Halifax"])
        meeting(t, "uk")
        assert not t.events("stop")
        assert t.at("ussr_war_japan") == ((None, 0) if start == ("us", 3) else ("uk", 4 if start else 3))


@rule("5.22", "5.24")
def test_a_card_that_may_be_played_for_less_may_in_a_debate_too() -> None:
    t = Table().quiet().issues(ussr_war_japan=None)
    t.hands(uk=["Lord Halifax", "Ernest Bevin"], us=["Harry Hopkins", "James Byrnes"])
    meeting(t, "uk").choose("play", "Lord Halifax").choose("play", "Harry Hopkins")
    assert [o[1] for o in t.options("value")] == [5, 4, 3, 2, 1]
    refusal = t.why_not("value", 6)
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("5.22", "why-no-such-value")
    t.choose("value", 3)
    assert t.at("ussr_war_japan") == (None, 0)


@rule("5.23", "5.24")
def test_leader_against_leader_brings_a_capture_back_to_where_it_came_from() -> None:
    t = Table().issues(a_bomb=None, us_do_1=None)
    t.hands(uk=["Lord Halifax", "Ernest Bevin"], us=["Harold Ickes", "James Byrnes"])
    t.dice(6, 6)
    meeting(t, "uk").choose("lead", "Lord Halifax").choose("advance", "a_bomb")
    assert t.seat == "us"
    t.choose("lead", "Harold Ickes")
    assert t.at("a_bomb") == (None, 0)
    assert t.state.active == [False, True, False]


@rule("5.24", "3.32")
def test_nyet_is_not_for_stalin() -> None:
    t = Table().issues(a_bomb=None, us_do_1=None)
    t.hands(uk=["Lord Halifax", "Ernest Bevin"], ussr=["Ivan Konev", "Andrei Zhdanov"])
    t.dice(6)
    meeting(t, "uk").choose("play", "Lord Halifax").choose("advance", "a_bomb").choose("lead", "Ivan Konev")
    assert t.at("a_bomb") == ("ussr", 4)


@rule("5.24")
def test_a_rival_without_cards_is_not_asked_and_the_other_one_is() -> None:
    t = Table().issues(pol_mil_22_a=None)
    t.hands(uk=["Lord Halifax", "Ernest Bevin"], us=["Harold Ickes", "James Byrnes"])
    meeting(t, "uk").choose("play", "Lord Halifax")
    assert (t.kind, t.seat) == ("debate", "us")
    assert t.match.decision is not None
    t.choose("pass")
    assert (t.kind, t.seat) == ("advance", "us")


@rule("5.24", "5.26")
def test_a_leader_without_a_card_to_discard_cannot_debate_a_leader() -> None:
    t = Table().issues(pol_mil_22_a=None, a_bomb=None).hands(uk=["Lord Halifax", "Ernest Bevin"])
    t.dice(6)
    meeting(t, "uk").choose("lead", "Lord Halifax").choose("advance", "pol_mil_22_a")
    assert t.at("pol_mil_22_a") == ("uk", 7)
    assert t.state.active == [False, True, True]


@rule("5.24", "4.22")
def test_a_debate_by_a_leader_earns_a_pass_too() -> None:
    t = Table().issues(pol_mil_22_a=None)
    t.hands(uk=["Lord Halifax", "Ernest Bevin"], ussr=["Ivan Konev", "Andrei Zhdanov"])
    t.dice(6)
    meeting(t, "uk").choose("play", "Lord Halifax").choose("lead", "Ivan Konev")
    assert (t.seat, t.kind) == ("ussr", "advance")
    assert t.options("pass")


@rule("5.24", "4.22")
def test_two_debates_earn_one_pass() -> None:
    t = Table().quiet().issues(pol_mil_22_a=None, a_bomb=None)
    t.hands(
        uk=["Lord Halifax", "Ernest Bevin"],
        ussr=["Ivan Konev", "Andrei Zhdanov"],
        us=["Harold Ickes", "James Byrnes", "Frank Walker", "Frank Knox"],
    )
    meeting(t, "uk").choose("play", "Lord Halifax").choose("advance", "a_bomb")
    t.choose("pass").choose("play", "Harold Ickes")
    t.choose("play", "Ivan Konev").choose("advance", "pol_mil_22_a").choose("play", "James Byrnes")
    assert (t.seat, t.kind) == ("us", "advance")
    t.choose("pass")
    assert t.seat == "uk"
    t.choose("advance", "a_bomb").pass_debates()  # Bevin, the last British card, plays himself
    t.choose("advance", "a_bomb").pass_debates()
    assert t.seat == "us"
    assert not t.options("pass")


@rule("3.33", "5.22")
def test_a_purge_waits_for_a_soviet_staff_card_that_speaks() -> None:
    t = Table().issues(us_do_1=None, a_bomb=None)
    t.hands(ussr=["Vsevolod Merkulov", "Ivan Konev", "Andrei Zhdanov"], uk=["Lord Halifax", "Ernest Bevin"])
    t.dice(6)
    meeting(t, "ussr").choose("play", "Vsevolod Merkulov").choose("advance", "us_do_1").pass_debates()
    t.choose("play", "Lord Halifax").choose("advance", "a_bomb")
    t.choose("lead", "Ivan Konev")  # a card discarded for Stalin is in no danger; the 6 is his check
    assert t.match.view().purge
    assert not t.events("purge-roll")


@rule("3.33")
def test_support_from_a_staff_card_is_its_attribute_and_names_its_fronts() -> None:
    t = Table().quiet().issues(us_do_1=None, a_bomb=None).hands(ussr=["Ivan Konev", "Andrei Zhdanov"])
    meeting(t, "ussr").choose("play", "Ivan Konev").choose("advance", "us_do_1")
    assert (t.kind, t.targets("offensive")) == ("free_support", {"eastern", "far_east"})
    assert t.match.prompt is not None
    assert t.match.prompt.rule == "3.33"
    refusal = t.why_not("offensive", "western")
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("3.33", "why-card-names-others")


@rule("3.31", "3.33")
def test_a_staff_card_that_leans_on_roosevelt_leans_on_truman_in_the_first_edition_only() -> None:
    for edition, leader, value in ((1, "truman", 4), (2, "truman", 3), (2, "roosevelt", 4)):
        t = Table(edition=edition).issues(a_bomb=None, us_do_1=None).hands(us=["US-07", "US-06"])
        t.state.leader[US] = LEADER[leader]
        meeting(t, "us").choose("play", "US-07").choose("advance", "a_bomb")
        assert t.at("a_bomb") == ("us", value)


@rule("3.31")
def test_a_president_in_good_spirits_makes_no_check() -> None:
    t = Table().issues(a_bomb=None, us_do_1=None).hands(us=["US-07", "US-06"]).band("9B", "blue")
    meeting(t, "us").choose("lead", "US-07").choose("advance", "a_bomb")
    assert not t.events("leader-check")
    assert t.match.view().nations[US].leader == "roosevelt"


@rule("5.25", "5.24")
def test_paranoia_and_nyet_show_on_a_chief_of_staffs_die() -> None:
    t = Table().issues(a_bomb=None, us_do_1=None).hands(ussr=["Georgi Zhukov"])
    assert t.match.view("ussr").own.worth["USSR-06"]["a_bomb"] == (0, 1)
    assert t.match.view("ussr").own.worth["USSR-06"]["us_do_1"] == (2, 3)
    t.state.paranoia = True
    assert t.match.view("ussr").own.worth["USSR-06"]["a_bomb"] == (-1, 0)
    for die, space in ((6, 5), (1, 1)):
        t = Table().quiet().issues(a_bomb=None).hands(ussr=["Georgi Zhukov"]).dice(die)
        t.state.paranoia = True
        meeting(t, "ussr")
        assert t.at("a_bomb") == ("ussr", space)


@rule("5.22", "5.24")
def test_why_an_issue_or_a_card_cannot_be_chosen_yet_or_any_more() -> None:
    t = Table().quiet().issues(pol_mil_22_a=None, a_bomb=None)
    t.hands(uk=["Lord Halifax", "Ernest Bevin"], us=["Harold Ickes", "James Byrnes"])

    def why(*choice: str) -> tuple[str, str] | None:
        refusal = t.why_not(*choice)
        return (refusal.rule, refusal.id) if refusal else None

    meeting(t, "uk")
    assert why("advance", "a_bomb") == ("5.22", "why-card-first")
    t.choose("play", "Lord Halifax")
    assert why("play", "Ernest Bevin") == ("5.22", "why-card-is-played")
    assert why("pass") == ("5.22", "why-card-is-played")
    t.choose("advance", "a_bomb")
    assert why("advance", "pol_mil_22_a") == ("5.24", "why-debate-this-one")
    assert why("lead", "Harold Ickes") == ("5.26", "why-leader-inactive")


@rule("6.5", "5.11")
def test_support_for_several_markers_is_placed_one_by_one() -> None:
    t = Table("campaign").naval(western=3, arctic=4)
    boxes = 1 << BOX["western_box"] | 1 << BOX["arctic_box"]
    t.begin(FreeSupport("uk", 0, boxes, 3, True)).choose("naval", "arctic_box")
    assert t.targets("naval") == set()  # the last two went west, where alone there was room
    assert (t.box("arctic"), t.box("western")) == (5, 5)


@rule("3.33")
def test_a_card_under_a_purge_does_what_it_says_and_then_may_be_lost() -> None:
    t = Table().quiet().naval(arctic=0).issues(a_bomb=None, us_do_1=None)
    t.hands(ussr=["Vsevolod Merkulov", "USSR-03", "USSR-15"])
    t.dice(1)
    meeting(t, "ussr").choose("play", "Vsevolod Merkulov").choose("advance", "us_do_1")
    t.choose("play", "USSR-03").choose("advance", "us_do_1")
    assert t.box("arctic") == 1
    order = [e.id for e in t.match.events if e.id in ("event-naval-support", "event-purge-roll")]
    assert order == ["event-naval-support", "event-purge-roll"]
    assert t.match.view().nations[1].removed == ("USSR-03",)
    assert not t.match.view().purge  # the threat is over

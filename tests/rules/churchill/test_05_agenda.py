"""5.1 The Agenda segment: conference card, Pol-Mil table, agenda cards, nominations."""

from __future__ import annotations

import quadrant
from games.churchill.table import Table
from quadrant.games.churchill.cards.instructions import table_order
from quadrant.games.churchill.components import ISSUE, LOCATIONS, TRINITY, UK, US, USSR
from quadrant.games.churchill.rules.agenda import AgendaSegment, AgendaSelection, PreConference
from quadrant.games.churchill.rules.pol_mil import Action, TableRoll
from quadrant.games.churchill.rules.sequence import OpenConference
from quadrant.games.churchill.state import GONE
from quadrant.testing import rule


@rule("5.11", "5.1")
def test_the_next_card_is_revealed_and_its_bands_are_read_from_top_to_bottom() -> None:
    match = quadrant.new("churchill", scenario="training", seed=5)
    bands = [e.args["band"] for e in match.events if e.id == "event-band"]
    card = match.view().card
    assert bands == [f"{card}-{color}" for color in ("green", "red", "blue", "gray", "white")]


@rule("5.11")
def test_a_card_is_obeyed_even_where_the_axis_has_surrendered() -> None:
    t = Table()
    t.state.surrendered[0] = 8
    t.band("9B", "red")
    assert t.state.offensive[1] == 1


@rule("5.12")
def test_the_red_die_is_the_row_and_the_blue_one_the_column() -> None:
    t = Table("campaign").dice(3, 6).begin(TableRoll(Action.PLACE_NETWORK, UK))
    assert [event.args["country"] for event in t.events("table-roll")] == ["malaya"]
    assert t.network("malaya") == ("uk", 1)


@rule("5.12")
def test_a_network_from_the_table_meets_a_foreign_one_one_for_one() -> None:
    t = Table().networks(france=("us", 2), poland=("uk", 2))
    t.dice(1, 1, 3, 1)
    t.band("6B", "white")  # the USSR rolls twice
    assert t.network("france") == ("us", 1)
    assert t.network("poland") == ("uk", 1)


@rule("5.12")
def test_no_more_than_two_networks_and_the_same_place_twice_counts_twice() -> None:
    t = Table().networks()
    t.dice(1, 1, 1, 1)
    t.band("6B", "white")
    assert t.network("france") == ("ussr", 2)
    t.dice(1, 1, 4, 6)
    t.band("6B", "white")
    assert t.network("france") == ("ussr", 2)


@rule("5.12", "6.11")
def test_the_table_ignores_global_issues_and_the_arctic() -> None:
    t = Table().networks(norway=("uk", 1), france=("ussr", 1), siam=("us", 1)).alignments().naval(arctic=0)
    t.dice(1, 6, 1, 1, 3, 4)
    t.band("9A", "white")
    assert (t.alignment("norway"), t.alignment("france"), t.alignment("siam")) == ("uk", "ussr", "us")


@rule("5.12")
def test_an_alignment_from_the_table_needs_a_network_and_meets_a_foreign_one() -> None:
    t = Table().networks(france=("uk", 1)).alignments(france="us")
    t.dice(1, 1, 1, 2, 1, 3)
    t.band("9A", "white")
    assert t.alignment("france") is None
    assert t.alignment("netherlands") is None
    assert t.alignment("belgium") is None


@rule("5.12")
def test_an_alignment_where_one_has_one_already_is_discarded() -> None:
    t = Table().networks(france=("uk", 1)).alignments(france="uk")
    t.dice(1, 1, 1, 2, 1, 3)
    t.band("9A", "white")
    assert t.alignment("france") == "uk"
    assert t.events("alignment-discarded")[0].args["country"] == "france"


@rule("5.12", "2.0")
def test_the_table_gives_no_marker_that_is_not_in_the_box() -> None:
    everywhere = [place.id for place in LOCATIONS]
    t = Table().networks(**dict.fromkeys(everywhere[2:17], ("ussr", 2)))
    t.dice(1, 1, 1, 2)  # France and the Netherlands, both empty
    t.band("6B", "white")
    assert (t.network("france"), t.network("netherlands")) == ((None, 0), (None, 0))
    t = Table().networks(france=("uk", 1)).alignments(**dict.fromkeys(everywhere[2:17], "uk"))
    t.dice(1, 1, 1, 2, 1, 3)
    t.band("9A", "white")
    assert t.alignment("france") is None


@rule("5.12")
def test_what_the_table_removes() -> None:
    t = Table().networks(greece=("uk", 2)).alignments(greece="uk")
    t.dice(2, 5)
    t.band("4C", "white")
    assert t.network("greece") == (None, 0)
    assert t.alignment("greece") == "uk"
    t.dice(1, 2, 5)
    t.band("8C", "white")
    assert t.alignment("greece") is None


@rule("5.12")
def test_the_order_of_placement_depends_on_the_edition() -> None:
    second = Table()
    second.state.previous_winner = USSR
    assert table_order(second.state) == (UK, USSR, US)
    first = Table(edition=1)
    assert table_order(first.state) == (UK, USSR, US)
    first.state.previous_winner = USSR
    assert table_order(first.state) == (US, UK, USSR)


@rule("5.13")
def test_leaders_are_active_unless_ill() -> None:
    t = Table()
    t.state.active = [False, False, False]
    t.state.ill[UK] = True
    t.begin(OpenConference())
    assert t.state.active == [False, True, True]
    t.begin(OpenConference())
    assert t.state.active == [True, True, True]


@rule("5.13", "4.21")
def test_odd_conferences_shuffle_all_cards_but_those_lost() -> None:
    t = Table()
    t.state.conference = 9
    t.state.removed[UK] = (0,)
    t.begin(PreConference())
    assert [len(hand) for hand in t.state.hand] == [7, 7, 7]
    assert len(t.state.draw[UK]) == 13
    assert 0 not in t.state.draw[UK] + t.state.hand[UK]
    seen = t.state.hand[US]
    t.state.hand = [(), (), ()]
    t.state.discard[US] = seen
    t.state.conference = 10
    t.begin(PreConference())
    assert t.state.discard[US] == seen
    assert not set(seen) & set(t.state.hand[US])
    assert len(t.state.draw[US]) == 7
    t.state.conference = 11
    t.begin(PreConference())
    assert t.state.discard == [(), (), ()]


def agenda(t: Table, uk: str, ussr: str, us: str) -> Table:
    t.hands(uk=[uk, "UK-19"], ussr=[ussr, "USSR-19"], us=[us, "US-19"]).issues()
    t.begin(AgendaSegment())
    return t.choose("agenda", uk).choose("agenda", ussr).choose("agenda", us)


@rule("5.13", "4.21")
def test_agenda_cards_stay_secret_until_all_are_played() -> None:
    t = Table().hands(uk=["UK-01", "UK-02"], ussr=["USSR-01", "USSR-02"], us=["US-01", "US-02"])
    t.begin(AgendaSegment()).choose("agenda", "UK-01")
    assert t.match.view("us").agenda[UK].played
    assert t.match.view("us").agenda[UK].card is None
    assert t.match.view("uk").own.agenda == "UK-01"
    t.choose("agenda", "USSR-02").choose("agenda", "US-02")
    assert t.match.view(None).agenda[UK].card == "UK-01"
    assert t.match.view(None).nations[UK].discard == ("UK-01",)


@rule("5.13", "3.32")
def test_the_uk_adds_one_and_attributes_do_not_count() -> None:
    t = agenda(Table(), "Lord Beaverbrook", "Semyon Budyonny", "Leo Crowley")
    assert t.state.agenda_value == [4, 5, 2]
    assert t.state.agenda_winner == USSR


@rule("5.13", "5.25")
def test_a_chief_of_staff_rolls_for_the_agenda() -> None:
    t = Table().dice(6)
    agenda(t, "Alan Brooke", "Ivan Konev", "Leo Crowley")
    assert t.state.agenda_value == [7, 4, 2]


@rule("5.13", "4.21")
def test_paranoia_does_not_touch_the_agenda() -> None:
    t = Table()
    t.state.paranoia = True
    agenda(t, "Lord Beaverbrook", "Semyon Budyonny", "Leo Crowley")
    assert t.state.agenda_value == [4, 5, 2]


@rule("5.13", "4.21")
def test_others_are_told_that_a_card_was_played_but_not_which() -> None:
    t = Table().hands(uk=["UK-01", "UK-02"], ussr=["USSR-01", "USSR-02"], us=["US-01", "US-02"])
    t.begin(AgendaSegment()).choose("agenda", "UK-01")
    for seat in ("us", "ussr", None):
        assert "UK-01" not in str(t.match.events_for(seat))
        assert "UK-01" not in str(t.match.view(seat))
    assert "UK-01" in str(t.match.events_for("uk"))


@rule("5.13")
def test_a_leader_brings_nothing_to_the_agenda() -> None:
    t = Table().hands(uk=["UK-01", "UK-02"], ussr=["USSR-01"], us=["US-01"]).begin(AgendaSegment())
    assert {option[0] for option in t.options()} == {"agenda"}
    refusal = t.why_not("lead", "UK-01")
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("5.13", "why-no-leader-on-agenda")


@rule("5.13")
def test_a_leader_who_is_still_ill_is_announced() -> None:
    t = Table()
    t.state.ill[UK] = True
    t.begin(OpenConference())
    assert [e.args["leader"] for e in t.events("leader-inactive")] == ["churchill"]


@rule("5.14", "4.21")
def test_the_first_issue_is_placed_by_the_difference_to_the_lowest() -> None:
    t = agenda(Table(), "Lord Beaverbrook", "Nikolai Voznesensky", "Leo Crowley")
    assert t.kind == "first_issue"
    t.choose("nominate", "pol_mil_22_a")
    assert t.at("pol_mil_22_a") == ("uk", 2)


@rule("5.14")
def test_without_a_difference_the_first_issue_goes_to_the_center() -> None:
    t = Table().quiet()
    agenda(t, "Lord Halifax", "Ivan Konev", "William Leahy").choose("nominate", "global")
    assert t.at("global") == (None, 0)


@rule("5.14", "4.21")
def test_each_nominates_two_from_the_left_of_the_winner() -> None:
    t = Table().issues()
    t.state.agenda_winner = UK
    t.state.agenda_value = [5, 2, 3]
    t.begin(AgendaSelection()).choose("nominate", "a_bomb")
    order = []
    for issue in ("global", "us_do_1", "us_do_2", "uk_do_1", "pol_mil_22_a", "pol_mil_13_a"):
        order.append(t.seat)
        t.choose("nominate", issue)
    assert order == ["ussr", "ussr", "us", "us", "uk", "uk"]
    assert sum(issue.where in ("center", "track") for issue in t.match.view().issues) == 7


@rule("5.14", "6.21")
def test_issues_on_the_table_or_out_of_the_game_cannot_be_nominated() -> None:
    t = Table().issues(a_bomb=None)
    assert t.state.place[ISSUE["second_front"]] == GONE
    t.state.agenda_winner = UK
    t.begin(AgendaSelection())
    for issue, why in (("second_front", "why-issue-gone"), ("a_bomb", "why-issue-on-table")):
        refusal = t.why_not("nominate", issue)
        assert refusal is not None
        assert (refusal.rule, refusal.id) == ("5.14", why)


@rule("5.14", "6.10")
def test_a_bomb_research_may_be_nominated_after_the_bomb_is_there() -> None:
    t = Table().issues()
    t.state.bomb = TRINITY
    t.state.agenda_winner = UK
    t.begin(AgendaSelection())
    assert "a_bomb" in t.targets("nominate")

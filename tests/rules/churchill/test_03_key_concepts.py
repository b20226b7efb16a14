"""1.0 to 3.0 Introduction, components and key concepts."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import quadrant
from games.churchill.table import Table
from quadrant.games.churchill.cards.deck import BANDS, CONFERENCES, DECKS, LEADERS, STAFF, VARIANTS
from quadrant.games.churchill.cards.instructions import Use
from quadrant.games.churchill.cards.names import by_name
from quadrant.games.churchill.cards.operations import PutIssue
from quadrant.games.churchill.components import (
    ARCTIC,
    BASE_PRODUCTION,
    BOMB_TRACK,
    BOXES,
    FRONTS,
    ISSUES,
    LEFT,
    LOCATIONS,
    NATIONS,
    RESERVES,
    UK,
    data,
)
from quadrant.games.churchill.rules.alignment import PlaceAlignment
from quadrant.games.churchill.rules.clandestine import PlaceNetwork
from quadrant.games.churchill.rules.meeting import MeetingSegment, TakeTheFloor
from quadrant.games.churchill.verbs import PLACE
from quadrant.testing import rule


@rule("1.0")
@pytest.mark.parametrize("edition", [1, 2])
def test_three_nations_play_by_either_edition(edition: int) -> None:
    match = quadrant.new("churchill", seed=1, options={"edition": edition})
    assert match.game.seats == ("uk", "ussr", "us")
    assert match.view().edition == edition


@rule("2.0")
def test_the_components_are_all_there() -> None:
    assert [len(deck) for deck in DECKS] == [21, 21, 21]
    assert (len(LEADERS), len(CONFERENCES)) == (4, 30)
    assert RESERVES == (6, 1, 1, 4, 2)
    assert Counter(front.owner for front in FRONTS) == {0: 2, 1: 2, 2: 3}


@rule("2.0")
def test_a_nation_out_of_networks_or_alignments_can_place_no_more() -> None:
    t = Table()
    places = [place.id for place in LOCATIONS]
    t.networks(**dict.fromkeys(places[:15], ("uk", 2))).alignments(**dict.fromkeys(places[:15], "uk"))
    t.state.networks_due = [1, 0, 0]
    t.networks(**dict.fromkeys(places[:15], ("uk", 2)), persia=("us", 1))
    t.begin(PlaceNetwork("uk"))
    assert t.match.options() == [("remove", "persia"), ("done",)]
    t.networks(**dict.fromkeys(places[:16], ("uk", 1)))
    t.state.alignments_due = [1, 0, 0]
    t.begin(PlaceAlignment("uk"))
    assert t.events("alignments-lost")


@rule("3.0", "3.2", "3.21")
def test_each_track_has_six_spaces_and_a_chair_and_left_is_clockwise() -> None:
    table = data("map")["conference_table"]
    assert (table["track_length"], table["chair_space"]) == (6, 7)
    assert [NATIONS[LEFT[NATIONS.index(seat)]] for seat in ("uk", "ussr", "us")] == ["ussr", "us", "uk"]


@rule("3.1")
@pytest.mark.parametrize(("scenario", "conferences"), [("training", 3), ("tournament", 5), ("campaign", 10)])
def test_scenarios_have_three_five_and_ten_conferences(scenario: str, conferences: int) -> None:
    view = quadrant.new("churchill", scenario=scenario, seed=1).view()
    assert view.last_conference - view.conference + 1 == conferences
    assert view.last_conference == 10


@rule("3.22", "7.5", "7.52")
def test_all_tracks_but_the_mediterranean_end_in_an_axis_power() -> None:
    ends = {front.id: front.spaces[-1].axis for front in FRONTS}
    assert ends.pop("mediterranean") == -1
    assert {ends[name] for name in ("western", "eastern")} == {0}
    assert {ends[name] for name in ("central_pacific", "sw_pacific", "cbi", "far_east")} == {1}


@rule("3.23")
def test_there_are_five_colonies_and_seventeen_countries() -> None:
    colonies = {place.id for place in LOCATIONS if place.colony}
    assert colonies == {"siam", "dutch_east_indies", "vietnam", "laos_cambodia", "malaya"}
    assert len(LOCATIONS) == 22
    beside = [place for front in FRONTS for space in front.spaces for place in space.places]
    assert all(place in beside for place in range(22) if LOCATIONS[place].colony)


@rule("3.24")
def test_the_bomb_track_leads_from_the_letter_to_trinity() -> None:
    assert BOMB_TRACK[0] == "letter"
    assert BOMB_TRACK[-1] == "trinity"
    assert len(BOMB_TRACK) == 5


@rule("3.25")
def test_the_arctic_has_a_box_but_no_front() -> None:
    assert BOXES[ARCTIC].front == -1
    assert data("map")["theater_boxes"][ARCTIC]["associated"] == ["norway", "finland"]


@rule("3.26", "6.9")
def test_each_theater_is_commanded_by_the_us_or_the_uk() -> None:
    view = quadrant.new("churchill", scenario="campaign", seed=1).view()
    assert view.command == {"europe": "uk", "pacific": "us"}


@rule("3.27")
def test_an_issue_that_is_not_on_the_table_lies_on_the_display() -> None:
    t = Table("campaign")
    assert {issue.where for issue in t.match.view().issues} == {"display"}


@rule("3.28")
def test_a_conference_card_has_five_bands_and_each_conference_three_cards() -> None:
    assert BANDS == ("green", "red", "blue", "gray", "white")
    assert all(len(card.bands) == 5 for card in CONFERENCES)
    assert all(len(cards) == 3 for cards in VARIANTS.values())


@rule("3.28")
def test_an_issue_named_by_a_card_goes_to_the_center() -> None:
    t = Table("campaign").band("1B", "blue")
    assert t.at("second_front") == (None, 0)


@rule("3.28")
def test_a_place_named_by_a_card_counts_in_the_second_edition_only() -> None:
    raw = {"op": "put_issue", "issue": "global", "track": "uk", "space": 3}
    operation = msgspec.convert(raw, PutIssue, dec_hook=by_name)
    for edition, where in ((1, (None, 0)), (2, ("uk", 3))):
        t = Table("campaign", edition=edition)
        operation.carry_out(t.state, Use(UK, t.state.card))
        assert t.at("global") == where


@rule("3.3", "3.31")
def test_leaders_are_worth_more_than_their_staff() -> None:
    assert {leader.id: leader.value for leader in LEADERS if leader.id != "truman"} == {
        "churchill": 7,
        "roosevelt": 7,
        "stalin": 7,
    }
    assert max(card.value for card in STAFF) == 5


@rule("3.32")
def test_the_base_production_and_characteristics_differ() -> None:
    assert BASE_PRODUCTION == (4, 3, 6)
    assert set(data("cards")["national_characteristics"]) == {
        "imperial_staff",
        "arsenal_of_democracy",
        "nyet",
    }


@rule("3.33")
def test_each_deck_has_one_chief_of_staff_and_the_published_strength() -> None:
    for deck, best in zip(DECKS, (92, 83, 99), strict=True):
        assert sum(STAFF[card].chief for card in deck) == 1
        raw = {card["id"]: card for card in data("cards")["cards"]}
        assert sum(raw[STAFF[card].id]["best_total"] for card in deck) == best


@rule("3.34")
def test_there_are_eighteen_issues() -> None:
    kinds = Counter(issue.kind for issue in ISSUES)
    assert kinds == {
        "production": 3,
        "directed_offensive": 4,
        "pol_mil": 4,
        "theater_leadership": 2,
        "second_front": 1,
        "ussr_war_japan": 1,
        "strategic_materials": 1,
        "a_bomb": 1,
        "global": 1,
    }


@rule("4.7")
def test_nothing_said_or_promised_is_a_choice() -> None:
    t = Table().issues(a_bomb=None)
    t.hands(uk=["Lord Halifax", "Ernest Bevin"])
    t.state.agenda_winner = 2
    t.begin(MeetingSegment())
    assert {option[0] for option in t.options()} == {"play", "lead"}


@rule("4.6")
def test_markers_are_placed_one_small_choice_at_a_time() -> None:
    t = Table("campaign")
    t.state.networks_due = [3, 0, 0]
    t.begin(PlaceNetwork("uk"))
    for left in (2, 1, 0):
        t.choose(*PLACE(0)) if t.state.networks[0] < 2 else t.choose("place", "greece")
        assert t.state.networks_due[0] == left


@rule("4.6")
def test_the_player_on_the_left_places_for_who_thinks_too_long() -> None:
    t = Table("campaign")
    t.state.networks_due = [1, 1, 1]
    for nation, left in (("uk", "ussr"), ("ussr", "us"), ("us", "uk")):
        assert PlaceNetwork(nation).stand_ins(t.state)[0] == left
    # Nobody speaks for another in the conference: his cards are his own.
    assert TakeTheFloor("uk").stand_ins(t.state) == ()

"""9.1, 9.2 and 9.5 to 9.7 The scenarios and their set-ups, as the rulebook prints them."""

from __future__ import annotations

import pytest

import quadrant
from games.churchill.table import Table
from quadrant.games.churchill.cards.deck import CONFERENCES, DECKS
from quadrant.games.churchill.components import BOXES, FRONTS, UNITS
from quadrant.testing import rule


def fronts(t: Table) -> dict[str, str | None]:
    return {front.id: t.front(front.id) for front in FRONTS}


def naval(t: Table) -> dict[str, int]:
    return {box.id.removesuffix("_box"): t.state.naval[i] for i, box in enumerate(BOXES) if t.state.naval[i]}


def influence(t: Table, seat: str) -> tuple[set[str], set[str]]:
    """Places with the seat's networks (one each), and with its alignments."""
    places = t.match.view().places
    networks = {p.country for p in places if p.network == seat and p.networks == 1}
    return networks, {p.country for p in places if p.alignment == seat}


def reserves(t: Table) -> dict[str, int]:
    return dict(zip(UNITS, t.state.pool, strict=True))


@rule("9.0", "9.1")
def test_there_are_three_scenarios() -> None:
    assert quadrant.games()
    assert quadrant.new("churchill", seed=1).game.scenarios == ("training", "tournament", "campaign")


@rule("9.2", "9.51", "9.61", "9.71", "9.5", "9.6", "9.7")
@pytest.mark.parametrize(("scenario", "first"), [("training", 8), ("tournament", 6), ("campaign", 1)])
def test_the_deck_holds_one_card_of_each_conference_in_order(scenario: str, first: int) -> None:
    t = Table(scenario)
    assert [CONFERENCES[card].number for card in t.state.deck] == list(range(first, 11))
    assert t.match.view().last_conference == 10


@rule("9.2")
def test_which_of_the_three_cards_is_played_is_a_matter_of_chance() -> None:
    seen = {quadrant.new("churchill", scenario="training", seed=seed).view().card for seed in range(12)}
    assert seen == {"8A", "8B", "8C"}


@rule("9.52", "9.62", "9.72")
@pytest.mark.parametrize("scenario", ["training", "tournament", "campaign"])
def test_full_decks_leaders_and_neutral_issues_at_the_start(scenario: str) -> None:
    t = Table(scenario)
    view = t.match.view()
    assert [nation.leader for nation in view.nations] == ["churchill", "stalin", "roosevelt"]
    assert [sorted(pile) for pile in t.state.draw] == [sorted(deck) for deck in DECKS]
    assert {issue.seat for issue in view.global_issues} == {None}
    gone = {issue.issue for issue in view.issues if issue.where == "gone"}
    assert gone == ({"second_front"} if scenario == "training" else set())


@rule("9.53", "9.4.K", "9.4.L")
def test_training_counts_normandy_and_central_italy_as_simultaneous() -> None:
    parts = {part.id for part in Table().match.view().score_parts}
    assert not parts & {"vp-italy_first", "vp-normandy_first"}


@rule("9.63", "9.73")
@pytest.mark.parametrize("scenario", ["tournament", "campaign"])
def test_nothing_counts_that_happened_before_the_game(scenario: str) -> None:
    t = Table(scenario)
    assert [nation.victories for nation in t.match.view().nations] == [0, 0, 0]
    assert t.state.entered == [0, 0]


@rule("9.54")
def test_the_training_set_up() -> None:
    t = Table("training")
    assert fronts(t) == {
        "western": "rhineland",
        "eastern": "prussia",
        "mediterranean": "central_italy",
        "central_pacific": "marianas",
        "sw_pacific": "vogelkop",
        "cbi": None,
        "far_east": "nomohon",
    }
    assert naval(t) == {
        "western": 5,
        "mediterranean": 3,
        "arctic": 1,
        "cbi": 1,
        "central_pacific": 3,
        "sw_pacific": 3,
    }
    us, uk, ussr = (influence(t, seat) for seat in ("us", "uk", "ussr"))
    assert us[0] == {"france", "czechoslovakia", "siam", "dutch_east_indies", "vietnam", "laos_cambodia"}
    assert us[1] == {"france", "czechoslovakia", "siam", "laos_cambodia"}
    assert uk[0] == {"netherlands", "belgium", "poland", "greece", "middle_east", "persia"}
    assert uk[1] == {"netherlands", "belgium", "middle_east", "persia"}
    assert ussr[0] == {"baltic_states", "yugoslavia", "hungary", "rumania", "bulgaria", "austria"}
    assert ussr[1] == {"baltic_states", "yugoslavia", "rumania", "bulgaria"}
    view = t.match.view()
    assert view.command == {"europe": "us", "pacific": "us"}
    assert (view.bomb, view.spy) == ("hanford", "letter")
    assert (reserves(t)["italian_army"], reserves(t)["german_navy"]) == (0, 0)


@rule("9.64")
def test_the_tournament_set_up() -> None:
    t = Table("tournament")
    assert fronts(t) == {
        "western": "bolero",
        "eastern": "belorussia",
        "mediterranean": "southern_italy",
        "central_pacific": "carolines",
        "sw_pacific": "papua",
        "cbi": None,
        "far_east": "nomohon",
    }
    assert naval(t) == {"western": 5, "mediterranean": 3, "central_pacific": 3, "sw_pacific": 3}
    assert influence(t, "us")[1] == {"france"}
    assert influence(t, "uk")[1] == {"netherlands"}
    assert influence(t, "ussr") == (
        {"baltic_states", "yugoslavia", "rumania", "bulgaria"},
        {"baltic_states", "yugoslavia"},
    )
    assert influence(t, "us")[0] == {
        "france",
        "czechoslovakia",
        "siam",
        "dutch_east_indies",
        "vietnam",
        "laos_cambodia",
    }
    assert influence(t, "uk")[0] == {"netherlands", "belgium", "poland", "greece", "middle_east", "persia"}
    view = t.match.view()
    assert view.command == {"europe": "uk", "pacific": "us"}
    assert (view.bomb, view.spy) == ("oak_ridge", "letter")
    assert t.at("second_front") == (None, 0)
    assert next(i.where for i in view.issues if i.issue == "second_front") == "center"
    assert (reserves(t)["italian_army"], reserves(t)["german_navy"]) == (0, 0)


@rule("9.74")
def test_the_campaign_set_up() -> None:
    t = Table("campaign")
    assert set(fronts(t).values()) == {None}
    assert naval(t) == {"mediterranean": 1, "central_pacific": 1, "sw_pacific": 3}
    assert not any(t.state.networks)
    assert set(t.state.alignments) == {-1}
    view = t.match.view()
    assert view.command == {"europe": "uk", "pacific": "us"}
    assert (view.bomb, view.spy) == ("letter", "letter")
    assert reserves(t) == {
        "german_army": 6,
        "italian_army": 1,
        "german_navy": 1,
        "japanese_army": 4,
        "ijn": 2,
    }

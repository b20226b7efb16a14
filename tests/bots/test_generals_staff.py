"""The staff of Generals: it plays well, legally, and knows nothing its player would not know."""

from __future__ import annotations

from random import Random

import pytest

import quadrant
from quadrant.bots import Question, arena, make
from quadrant.bots.generals.worth import worth
from quadrant.games.generals.cards.deck import CARDS
from quadrant.games.generals.components import CARD, NATION, SPACE
from quadrant.games.generals.rules.sequence import Turn
from quadrant.kernel import catalog
from quadrant.kernel.match import Match
from table import Table

GAME = catalog.find("generals")


def position(seat: str, pieces: dict[str, list[str]], hand: list[str]) -> Match:
    """That seat's turn, with these pieces on the board and these cards in its hand."""
    state = Table.new(GAME)
    for name, nation in NATION.items():
        state.pieces[nation] = sum(1 << SPACE[space] for space in pieces.get(name, ()))
    state.hand[NATION[seat]] = tuple(sorted(CARD[card] for card in hand))
    return Table(GAME, state).begin(Turn(NATION[seat])).match


def staff_choice(match: Match, seed: int = 0) -> quadrant.Choice:
    seat = str(match.seat)
    return make(GAME, "staff", seat, Random(seed)).choose(Question(match))


@pytest.mark.long
@pytest.mark.parametrize("camp", ["axis", "coalition"])
def test_the_staff_beats_random_play(camp: str) -> None:
    report = arena.simulate(arena.plan("generals", spec=f"{camp}=staff", seed="test"), 6)
    assert report.results == {camp: 6}


@pytest.mark.long
def test_the_staff_plays_every_seat_to_the_end() -> None:
    outcome = arena.attempt(arena.plan("generals", spec="staff", seed="all"), 0)
    assert not outcome.error
    assert outcome.winner in ("axis", "coalition")


def test_the_staff_chooses_the_same_whatever_it_cannot_see() -> None:
    random = Random(3)
    match = quadrant.new("generals", seed=3)
    for _ in range(150):
        if match.seat is None:
            break
        if random.random() < 0.2:
            other = Match.of_state(GAME, GAME.determinise(match.state, match.seat, random))
            view = match.view(match.seat)
            assert view == other.view(match.seat)
            assert staff_choice(match) == staff_choice(other)
        match.choose(random.choice(match.options()))


def test_the_staff_builds_where_a_source_lies_in_reach() -> None:
    match = position(
        "germany", {"germany": ["germany"], "ussr": ["moscow"]}, ["germany_build_army", "germany_plunder"]
    )
    choice = staff_choice(match)
    assert choice == ("play", "germany_build_army")
    match.choose(choice)
    assert staff_choice(match) == ("build", "army", "western_europe", "germany")


def test_the_staff_attacks_the_army_that_threatens_its_home() -> None:
    pieces = {"germany": ["germany", "western_europe"], "ussr": ["moscow", "ukraine", "eastern_europe"]}
    match = position("germany", pieces, ["germany_land_battle", "germany_sea_battle"])
    match.choose(staff_choice(match))
    assert staff_choice(match) == ("battle", "eastern_europe", "ussr")


def test_the_staff_keeps_statuses_and_drops_spare_copies() -> None:
    status, battle = CARDS[CARD["germany_swedish_iron_ore"]], CARDS[CARD["germany_sea_battle"]]
    assert worth(status) > worth(battle)
    copies = (battle.number,) * 3
    assert worth(battle, copies) < worth(battle)


def test_the_staff_takes_sudden_victory() -> None:
    pieces = {
        "germany": ["germany", "western_europe", "eastern_europe", "ukraine"],
        "italy": ["italy"],
        "japan": ["japan", "united_kingdom"],
        "ussr": ["siberia"],
    }
    match = position("germany", pieces, ["germany_build_army", "germany_swedish_iron_ore", "germany_plunder"])
    match.choose(staff_choice(match))
    match.choose(staff_choice(match))
    assert match.result is not None
    assert (match.result.winner, match.result.rule) == ("axis", "win.homes")

"""What nobody else may know while a nation looks at the top of its deck, or picks among equal cards."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from cards.generals.position import GAME, Table, position
from quadrant.games.generals.cards.effects import Reorder
from quadrant.games.generals.components import CARD, GERMANY
from quadrant.kernel.flow import Choice
from quadrant.testing import rule

PLANNING = "germany_superior_planning"
EQUAL = "germany_build_army germany_build_army germany_build_army"


def looking(**cards: str) -> Table:
    """Germany looks at the top three cards of its deck."""
    table = position("germany", hand="germany_land_battle germany_sea_battle", status=PLANNING, **cards)
    table.skip_play()
    table.match.choose(Choice("done"))
    assert table.kind == "reorder"
    return table


def waiting(state: Any) -> Reorder:
    found = state.stack[-1]
    assert isinstance(found, Reorder)
    return found


def of_germany(state: Any) -> Counter[int]:
    """Germany's cards, wherever they are."""
    step = waiting(state)
    piles = (state.deck, state.hand, state.response, state.buried, state.discard, state.status)
    return Counter((*step.left, *step.placed, *(card for pile in piles for card in pile[GERMANY])))


@rule("cards.visibility")
@pytest.mark.parametrize("seat", ["uk", "italy", None], ids=str)
@pytest.mark.parametrize("placed", [0, 1])
def test_whoever_forks_while_a_nation_looks_at_its_deck_sees_other_cards(
    seat: str | None, placed: int
) -> None:
    table = looking()
    for _ in range(placed):
        table.match.choose(table.match.options()[0])
    truth = waiting(table.state)
    worlds = [GAME.determinise(table.state, seat, Random(n)) for n in range(40)]
    assert all(of_germany(world) == of_germany(table.state) for world in worlds)
    cards = [waiting(world).placed + waiting(world).left for world in worlds]
    assert all(len(found) == 3 for found in cards)
    # As often as chance has it, and no more: what is dealt comes from everything that lies hidden.
    assert sum(set(found) == {*truth.left, *truth.placed} for found in cards) <= 2
    assert len(set(cards)) > 30


@rule("cards.visibility")
def test_the_nation_itself_goes_on_with_what_it_sees() -> None:
    table = looking()
    world = GAME.determinise(table.state, "germany", Random(1))
    assert waiting(world) == waiting(table.state)
    together = GAME.determinise(table.state, "italy", Random(1), frozenset({"germany"}))
    assert waiting(together) == waiting(table.state)


@rule("cards.visibility")
def test_how_often_the_nation_is_asked_tells_nothing_of_equal_cards() -> None:
    """Three cards are put back by two choices and the rest, whether they are equal or not."""
    asked = []
    for deck in (EQUAL, "germany_build_army germany_plunder germany_autobahn"):
        table, choices = looking(deck=f"{deck} germany_plunder germany_wolf_packs"), 0
        while table.kind == "reorder":
            table.match.choose(table.match.options()[0])
            choices += 1
        asked.append(choices)
    assert asked == [2, 2]


@rule("cards.forced_discard")
@pytest.mark.parametrize("hand", [EQUAL, "uk_free_france uk_enigma uk_raf"])
def test_cards_are_picked_one_by_one_even_if_all_are_equal(hand: str) -> None:
    cards = hand.replace("germany", "uk")
    table = position("uk", uk="united_kingdom north_sea", hand=cards, status="uk_resistance")
    assert table.state.hand[1] == tuple(sorted(CARD[card] for card in cards.split()))
    table.match.choose(Choice.of(table.offered("use uk_resistance")[0].split()))
    assert table.kind == "discard_hand"


@rule("cards.visibility")
@pytest.mark.parametrize("deck", ["germany_blitzkrieg germany_plunder", "germany_build_army germany_plunder"])
def test_a_nation_that_finds_nothing_in_its_deck_is_asked_all_the_same(deck: str) -> None:
    table = position("germany", hand="germany_guns_and_butter", deck=deck)
    table.match.choose(Choice("play", "germany_guns_and_butter"))
    assert table.kind == "play_from"

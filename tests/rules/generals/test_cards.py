"""Decks, hands and piles: running out, forced discards, and who may see what."""

from __future__ import annotations

from random import Random

import pytest

from games.generals.positions import Board, attack_on_ukraine, board
from quadrant.games.generals.components import NATIONS
from quadrant.testing import rule


@rule("cards.deck_empty")
def test_an_empty_deck_gives_no_cards() -> None:
    table = board("italy", hand="italy_build_army italy_land_battle", empty_deck="italy").skip_turn()
    assert len(table.hand("italy")) == 1
    assert table.winner is None


@rule("cards.deck_empty")
def test_a_deck_that_is_too_small_gives_what_it_has() -> None:
    table = board("italy", hand="italy_build_army", deck="italy_plunder italy_land_battle").skip_turn()
    assert table.hand("italy") == ["italy_land_battle", "italy_plunder"]
    assert table.deck("italy") == 0


@rule("cards.deck_empty")
def test_a_nation_without_any_card_still_takes_its_turn() -> None:
    """It scores, and its unsupplied pieces leave the board."""
    table = board(
        "germany", hand="", empty_deck="germany", empty_hand="germany", germany="germany siberia"
    ).end_turn()
    assert table.turn == "uk"
    assert table.where("germany") == {"germany"}
    assert table.score == (2, 0)


# Forced discards: the Italian frogmen make the United Kingdom discard a card of its deck.

FROGMEN = "italy_decima_mas"
BOMBERS = "uk_bomber_command"


@rule("cards.forced_discard")
def test_cards_are_discarded_from_the_top_of_the_deck() -> None:
    table = board("italy", hand=FROGMEN, deck="uk_enigma uk_singapore").play(FROGMEN)
    assert table.deck_order("uk") == ["uk_singapore"]
    assert table.pile("uk") == ["uk_enigma"]
    assert table.hand("uk") == ["uk_build_army"]


@rule("cards.forced_discard")
def test_an_empty_deck_is_replaced_by_the_hand_and_the_nation_picks_the_card() -> None:
    table = board("italy", hand=f"{FROGMEN} uk_enigma uk_singapore", empty_deck="uk").play(FROGMEN)
    assert table.seat == "uk"
    assert table.offered("discard") == ["discard uk_enigma", "discard uk_singapore"]
    table.choose("discard uk_singapore")
    assert table.hand("uk") == ["uk_enigma"]
    assert table.score == (1, 0), "the card's point, and no point lost"


@rule("cards.forced_discard")
def test_what_the_deck_lacks_is_discarded_from_hand_and_what_that_lacks_costs_points() -> None:
    table = board("uk", hand=f"{BOMBERS} italy_plunder italy_land_battle", deck="italy_build_army").tracks(
        score=(10, 0)
    )
    table.play(BOMBERS, "target italy")
    table.finish()
    assert table.deck("italy") == 0
    assert table.hand("italy") == []
    assert sorted(table.pile("italy")) == ["italy_build_army", "italy_land_battle", "italy_plunder"]
    assert table.score == (9, 0), "four cards demanded, three there"


@rule("cards.forced_discard")
def test_each_missing_card_costs_its_camp_one_point() -> None:
    table = board("uk", hand=BOMBERS, empty_deck="italy", empty_hand="italy").tracks(score=(10, 5))
    table.play(BOMBERS, "target italy").finish()
    assert table.score == (6, 5)
    assert table.points("cards.forced_discard") == -4


GUARDS = "ussr_guards"


def guards(**deck: str) -> Board:
    """The Soviet Union may use Guards, which costs a hand card besides the one that it plays."""
    return board("ussr", hand="ussr_land_battle", status=GUARDS, discard="ussr_build_army", **deck)


@rule("cards.forced_discard")
def test_an_empty_hand_is_replaced_by_the_top_of_the_deck() -> None:
    table = guards(deck="ussr_moscow ussr_leningrad").choose(f"use {GUARDS}")
    assert table.hand("ussr") == []
    assert table.deck_order("ussr") == ["ussr_leningrad"]
    assert sorted(table.pile("ussr")) == ["ussr_build_army", "ussr_land_battle", "ussr_moscow"]


@rule("cards.forced_discard")
def test_a_cost_in_hand_cards_that_are_nowhere_costs_points() -> None:
    table = guards(empty_deck="ussr").tracks(score=(0, 9))
    table.choose(f"use {GUARDS}").finish()
    assert table.score == (0, 8)


@rule("cards.forced_discard")
def test_having_no_card_to_play_costs_nothing() -> None:
    table = board("uk", hand="", empty_deck="uk", empty_hand="uk", uk="iceland north_atlantic").tracks(
        score=(0, 5)
    )
    table.end_turn()
    assert table.points("cards.forced_discard") == 0
    assert table.score == (0, 5)


# What is open and what is secret


@rule("cards.visibility")
@pytest.mark.parametrize("seat", [*NATIONS, None])
def test_a_hand_is_seen_by_its_nation_only(seat: str | None) -> None:
    view = board("germany", hand="germany_plunder germany_autobahn").match.view(seat)
    if seat is None:
        assert view.own is None
    else:
        assert ("germany_plunder" in view.own.hand) == (seat == "germany")
    nation = view.nations[0]
    assert nation.hand == 2, "how many there are is open to all"


@rule("cards.visibility")
def test_face_down_responses_are_secret_but_their_number_is_not() -> None:
    table = board("italy", response="italy_monte_cassino italy_skilled_pilots")
    assert table.responses("italy") == ["italy_monte_cassino", "italy_skilled_pilots"]
    assert table.responses("germany") == [], "an ally sees no more than anybody"
    assert table.nation("italy").responses == 2


@rule("cards.visibility")
def test_no_view_changes_with_what_the_seat_cannot_see() -> None:
    table = board("italy", response="italy_monte_cassino", hand="italy_plunder italy_bravado")
    for seat in ("germany", "uk", None):
        other = table.match.game.determinise(table.match.state, seat, Random(3))
        assert table.match.game.view(other, seat) == table.match.view(seat)


@rule("cards.visibility")
def test_statuses_and_the_top_of_the_discard_pile_are_open() -> None:
    table = board("italy", status="italy_bravado", discard="italy_plunder italy_division_azul")
    assert table.statuses("italy") == ("italy_bravado",)
    assert table.top("italy") == "italy_division_azul"
    assert table.discards("italy") == 2


@rule("cards.visibility")
def test_a_played_card_lies_on_top_of_the_pile() -> None:
    table = board("italy", hand="italy_plunder", discard="italy_division_azul").play("italy_plunder")
    assert table.top("italy") == "italy_plunder"


@rule("cards.visibility")
def test_a_card_discarded_unplayed_goes_under_the_pile_unseen() -> None:
    table = board("italy", hand="italy_plunder", discard="italy_division_azul")
    table.choose("discard italy_plunder")
    assert table.top("italy") == "italy_division_azul"
    assert table.discards("italy") == 2
    assert "italy_plunder" in table.pile("italy"), "its own nation remembers it"
    assert_unseen(table, "italy_plunder", "italy")


@rule("cards.visibility")
def test_cards_discarded_from_the_deck_are_not_shown_to_others() -> None:
    table = board("italy", hand=FROGMEN, deck="uk_enigma uk_singapore").play(FROGMEN)
    assert table.top("uk") is None
    assert_unseen(table, "uk_enigma", "uk")


@rule("cards.visibility")
def test_a_response_is_played_unseen_and_seen_when_it_is_used() -> None:
    table = board("ussr", hand="ussr_stalingrad").play("ussr_stalingrad")
    assert_unseen(table, "ussr_stalingrad", "ussr")
    used = attack_on_ukraine(response="ussr_stalingrad").use("ussr_stalingrad")
    assert used.top("ussr") == "ussr_stalingrad"
    assert "ussr_stalingrad" in str([event.args for event in used.match.events_for("germany")])


def assert_unseen(table: Board, card: str, owner: str) -> None:
    """Nobody but its nation is told of the card."""
    for seat in (*NATIONS, None):
        told = str([event.args for event in table.match.events_for(seat)])
        assert (card in told) == (seat == owner), seat

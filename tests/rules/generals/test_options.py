"""Optional rules."""

from __future__ import annotations

from games.generals.positions import Board, board
from quadrant.games.generals.components import NATIONS
from quadrant.testing import rule

FIVE = "germany_plunder germany_autobahn germany_blitzkrieg germany_broad_front germany_volksturm"
FOUR = "germany_plunder germany_autobahn germany_blitzkrieg germany_broad_front"
DECK = "germany_conscription germany_land_battle germany_build_navy germany_jet_fighters germany_sea_battle"


def ready(hand: str = FIVE, **rest: str) -> Board:
    return board("germany", hand=hand, options={"reallocation": True}, **{"deck": DECK, **rest})


def reallocated() -> Board:
    return ready().do("reallocate", *(f"discard {card}" for card in FOUR.split()))


@rule("option.reallocate")
def test_without_the_option_nothing_is_reallocated() -> None:
    table = board("germany", hand=FIVE)
    assert not table.offers("reallocate")
    assert table.forbids("reallocate") == "option.reallocate"


@rule("option.reallocate")
def test_four_cards_from_hand_buy_a_basic_card_from_the_deck() -> None:
    table = reallocated()
    assert sorted(table.pile("germany")) == sorted(FOUR.split())
    assert table.offered("take") == [
        "take germany_build_navy",
        "take germany_land_battle",
        "take germany_sea_battle",
    ]
    table.choose("take germany_land_battle")
    assert table.hand("germany") == ["germany_land_battle", "germany_volksturm"]
    assert table.deck("germany") == 4


@rule("option.reallocate")
def test_a_card_is_played_afterwards() -> None:
    table = reallocated()
    table.choose("take germany_land_battle").play("germany_land_battle", "battle balkans")
    assert table.over


@rule("option.reallocate")
def test_it_is_done_once_a_turn() -> None:
    table = ready(hand=f"{FIVE} germany_swedish_iron_ore germany_wolf_packs germany_atlantic_wall")
    table.do("reallocate", *(f"discard {card}" for card in FOUR.split()), "take germany_land_battle")
    assert len(table.hand("germany")) == 5
    assert not table.offers("reallocate")


@rule("option.reallocate")
def test_it_is_done_before_a_card_is_played() -> None:
    table = ready(hand=f"{FIVE} germany_build_army").play("germany_build_army", "build army balkans germany")
    assert table.over


@rule("option.reallocate")
def test_fewer_than_four_cards_buy_nothing() -> None:
    assert ready(hand=FOUR).offers("reallocate")
    assert not ready(hand="germany_plunder germany_autobahn germany_blitzkrieg").offers("reallocate")


@rule("option.reallocate")
def test_the_card_is_shown_to_all() -> None:
    table = reallocated()
    table.choose("take germany_land_battle")
    for seat in (*NATIONS, None):
        shown = [event for event in table.match.events_for(seat) if event.id == "event-search"]
        assert [event.args["card"] for event in shown] == ["germany_land_battle"]


@rule("option.reallocate")
def test_the_deck_is_shuffled_afterwards() -> None:
    orders = set()
    for card in ("germany_land_battle", "germany_build_navy", "germany_sea_battle"):
        table = reallocated()
        before = [each for each in table.deck_order("germany") if each != card]
        table.choose(f"take {card}")
        after = table.deck_order("germany")
        assert sorted(after) == sorted(before)
        orders.add(after == before)
    assert False in orders


# strict_reactions: when a reaction must be used

SEA_RAID = {
    "japan": "japan china southeast_asia sea_of_japan",
    "uk": "united_kingdom australia indonesia philippines south_china_sea bay_of_bengal",
    "hand": "japan_sea_battle",
    "response": "japan_surprise_attack japan_destroyer_transport",
}
RAID = ("battle south_china_sea uk",)
SECOND = ("battle bay_of_bengal uk", "battle philippines uk")


@rule("play.reaction_order")
def test_a_reaction_can_be_used_until_the_card_that_caused_it_is_finished() -> None:
    """As in the rulebook's second example: after the land battle, for the sea battle before it."""
    table = board("japan", **SEA_RAID)
    table.play("japan_sea_battle", *RAID).use("japan_surprise_attack")
    table.do(*SECOND)
    assert table.may("use japan_destroyer_transport bay_of_bengal")


@rule("play.reaction_order")
def test_with_strict_reactions_it_must_be_used_right_after_what_it_answers() -> None:
    table = board("japan", options={"strict_reactions": True}, **SEA_RAID)
    table.play("japan_sea_battle", *RAID).use("japan_surprise_attack", "battle bay_of_bengal uk")
    assert table.offered("use") == ["use japan_destroyer_transport bay_of_bengal"], (
        "not the first battle any more"
    )
    table.do("pass", "battle philippines uk")
    assert not table.may("use japan_destroyer_transport bay_of_bengal")

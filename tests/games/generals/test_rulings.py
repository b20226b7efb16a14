"""The rulings of docs/generals.md: what Quadrant does where the rulebook leaves a question open.

How long a battle can be answered (1) is in tests/rules/generals/test_options.py, navies that pass no supply
on (12) in test_supply.py there.
"""

from __future__ import annotations

import pytest

from games.generals.positions import board


def test_2_bombers_count_the_straits_open_to_the_coalition() -> None:
    """From Indonesia Italy is three spaces away through the Suez Canal, and four without it."""
    pieces = {"usa": "eastern_united_states indonesia", "hand": "usa_bombers"}
    table = board("usa", **pieces).play("usa_bombers")
    assert table.offered("target") == ["target japan", "target italy"]
    closed = board("usa", germany="germany middle_east", **pieces)
    closed.play("usa_bombers")
    assert [event.args["seat2"] for event in closed.events("aim")] == ["japan"]


def test_3_a_navy_in_the_north_sea_is_next_to_it() -> None:
    card = "germany_submarines_uk"
    assert board("germany", germany="germany north_sea", hand=card).offers(f"play {card}")
    assert not board("germany", hand=card).offers(f"play {card}")


def test_4_romanian_reinforcements_do_not_answer_what_germany_takes_off_itself() -> None:
    table = board("germany", germany="germany balkans", response="italy_romanian_reinforcements")
    table.do("remove", "take_off balkans germany")
    assert table.seat == "germany"
    table.skip_play()
    assert table.at("balkans") == set()


def test_5_volksturm_is_no_battle() -> None:
    """Neither Blitzkrieg nor Dive Bombers follow it."""
    statuses = "germany_volksturm germany_blitzkrieg germany_dive_bombers"
    pieces = {"germany": "western_europe", "ussr": "moscow germany"}
    table = board("germany", hand="germany_land_battle", status=statuses, **pieces)
    table.play("germany_land_battle", "eliminate germany ussr")
    assert table.over
    assert table.at("germany") == set()


def test_6_a_protected_piece_is_not_removed_for_lack_of_supply() -> None:
    table = board("japan", japan="sea_of_japan", response="japan_operation_ketsu_go")
    assert table.unsupplied("japan") == {"sea_of_japan"}
    table.choose("anytime japan_operation_ketsu_go").skip_play()
    assert table.where("japan") == {"sea_of_japan"}
    lost = board("japan", japan="sea_of_japan").skip_turn()
    assert lost.where("japan") == set()


@pytest.mark.parametrize(
    ("nation", "card", "space", "enemy", "ally"),
    [
        ("ussr", "ussr_general_winter", "ukraine", "germany", "uk"),
        ("ussr", "ussr_mao_tse_tung", "china", "japan", "usa"),
        ("ussr", "ussr_vasilevsky", "china", "japan", "usa"),
    ],
)
def test_7_an_army_means_an_enemy_army(nation: str, card: str, space: str, enemy: str, ally: str) -> None:
    hit = board(nation, hand=card, **{enemy: space})
    assert hit.play(card).may(f"eliminate {space} {enemy}")
    spared = board(nation, hand=card, **{ally: space})
    assert not spared.play(card).may(f"eliminate {space}")


@pytest.mark.parametrize("card", ["uk_resistance", "uk_raf"])
def test_8_rationing_saves_no_status_or_response(card: str) -> None:
    table = board("uk", hand=f"{card} uk_build_army", status="uk_rationing").play(card)
    assert table.over
    saved = board("uk", hand="uk_enigma uk_build_army", status="uk_rationing").play("uk_enigma")
    assert saved.offers("use uk_rationing")


def test_9_women_conscripts_answer_a_build_army_played_by_guards() -> None:
    cards = {"hand": "ussr_land_battle ussr_moscow", "discard": "ussr_build_army"}
    table = board("ussr", status="ussr_guards ussr_women_conscripts", **cards)
    table.do("use ussr_guards", "discard ussr_moscow", "play ussr_build_army", "use ussr_women_conscripts")
    assert table.deck_order("ussr")[0] == "ussr_build_army"


def test_10_once_a_turn_counts_each_nations_turn() -> None:
    """The Royal Navy is used in the British turn, and again in the US turn by way of Lend Lease."""
    table = board(
        "uk",
        uk="united_kingdom north_sea",
        hand="uk_sea_battle uk_sea_battle uk_enigma uk_singapore uk_king_peter usa_lend_lease",
        status="uk_royal_navy",
    )
    table.play("uk_sea_battle", "battle baltic_sea")
    table.use("uk_royal_navy", "discard uk_enigma", "discard uk_singapore", "battle baltic_sea")
    assert table.over, "once in this turn"
    table.end_turn()
    while table.turn != "usa":
        table.skip_turn()
    table.play("usa_lend_lease", "play uk_sea_battle", "battle baltic_sea")
    assert table.may("use uk_royal_navy")


def test_11_jet_fighters_answer_malta_submarines_once() -> None:
    table = board("uk", hand="uk_malta_submarines", status="germany_jet_fighters")
    before = table.deck("uk")
    table.play("uk_malta_submarines").use("germany_jet_fighters").finish()
    assert table.deck("uk") == before - 3
    assert len(table.events("use-status")) == 1

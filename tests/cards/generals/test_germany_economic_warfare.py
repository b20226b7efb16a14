"""Germany: submarines and V-weapons."""

from __future__ import annotations

import pytest

from cards.generals.position import Table, effect, no_effect, position


@effect("germany_submarines_uk")
@pytest.mark.parametrize("pieces", ["germany western_europe", "germany scandinavia", "germany north_sea"])
def test_submarines_mill_three_british_cards_and_score_one(pieces: str) -> None:
    table = position("germany", hand="germany_submarines_uk", germany=pieces)
    table.play("germany_submarines_uk")
    assert table.over
    assert table.milled("uk") == 3
    assert table.score == (1, 0)
    assert table.top("germany") == "germany_submarines_uk"


@no_effect("germany_submarines_uk", "germany_submarines_usa", "germany_v_weapons")
@pytest.mark.parametrize("card", ["germany_submarines_uk", "germany_submarines_usa", "germany_v_weapons"])
def test_nothing_is_sent_to_sea_without_a_piece_next_to_the_north_sea(card: str) -> None:
    table = position("germany", hand=card, germany="germany eastern_europe baltic_sea")
    assert not table.offers("play")
    table.choose(f"discard {card}").finish()
    assert table.milled("uk") == table.milled("usa") == 0
    assert table.score == (0, 0)


@effect("germany_submarines_uk")
def test_submarines_sail_from_the_baltic_through_an_open_strait() -> None:
    table = position(
        "germany", hand="germany_submarines_uk", germany="germany baltic_sea", italy="scandinavia"
    )
    assert table.offers("play germany_submarines_uk")


@no_effect("germany_submarines_uk")
def test_submarines_need_a_german_piece_not_an_italian_one() -> None:
    table = position("germany", hand="germany_submarines_uk", italy="italy western_europe north_sea")
    assert not table.offers("play")


@effect("germany_submarines_usa", "germany_submarines_ussr")
@pytest.mark.parametrize(
    ("victim", "pieces", "milled"),
    [
        ("usa", "germany western_europe", 3),
        ("usa", "germany western_europe baltic_sea", 3),
        ("usa", "germany north_sea", 5),
        ("ussr", "germany", 2),
        ("ussr", "germany scandinavia", 5),
    ],
)
def test_submarines_hurt_more_with_the_right_piece_in_the_north(
    victim: str, pieces: str, milled: int
) -> None:
    """The United States by a navy in the North Sea, the Soviet Union by an army in Scandinavia."""
    card = f"germany_submarines_{victim}"
    table = position("germany", hand=card, germany=pieces).play(card)
    assert table.milled(victim) == milled
    assert table.score == (1, 0)


@no_effect("germany_submarines_ussr")
def test_an_italian_army_in_scandinavia_adds_nothing_to_the_submarines() -> None:
    table = position("germany", hand="germany_submarines_ussr", italy="italy scandinavia")
    assert table.play("germany_submarines_ussr").milled("ussr") == 2


@effect("germany_v_weapons")
def test_v_weapons_mill_two_british_cards_and_score_two() -> None:
    table = position("germany", hand="germany_v_weapons", germany="germany western_europe")
    table.play("germany_v_weapons")
    assert table.over
    assert table.milled("uk") == 2
    assert table.score == (2, 0)


@no_effect("germany_v_weapons")
def test_v_weapons_need_an_army_a_navy_is_not_enough() -> None:
    table = position("germany", hand="germany_v_weapons", germany="germany north_sea")
    assert not table.offers("play")


def submarines(british: str, **rest: str) -> Table:
    """Germany sends submarines against the United Kingdom, which holds these cards."""
    hand = f"germany_submarines_uk {british}"
    table = position("germany", hand=hand, germany="germany western_europe", **rest)
    return table.play("germany_submarines_uk")


@effect("germany_submarines_uk")
def test_what_the_deck_lacks_comes_from_the_hand_then_from_the_score() -> None:
    table = submarines("uk_build_army", deck="uk_land_battle")
    assert table.deck("uk") == 0
    assert table.hand("uk") == []
    assert table.score == (1, -1)


@effect("germany_submarines_uk")
def test_the_victim_picks_the_hand_cards_himself() -> None:
    table = submarines("uk_build_army uk_enigma uk_raf uk_singapore", empty_deck="uk")
    assert table.seat == "uk"
    table.do("discard uk_enigma", "discard uk_raf", "discard uk_singapore")
    assert table.hand("uk") == ["uk_build_army"]
    assert table.score == (1, 0)


@effect("germany_submarines_uk")
def test_submarines_score_at_once_even_with_the_home_lost() -> None:
    table = position("germany", hand="germany_submarines_uk", germany="western_europe", ussr="moscow germany")
    assert table.play("germany_submarines_uk").score == (1, 0)

"""Italy: economic warfare against the United Kingdom."""

from __future__ import annotations

import pytest

from cards.generals.position import effect, no_effect, position


@effect("italy_decima_mas", "italy_regia_marina")
@pytest.mark.parametrize(
    ("card", "pieces", "points"),
    [("italy_decima_mas", "", 1), ("italy_regia_marina", "mediterranean_sea", 2)],
)
def test_italian_raiders_mill_one_british_card_and_score(card: str, pieces: str, points: int) -> None:
    table = position("italy", hand=card, italy=pieces).play(card)
    assert table.over
    assert table.milled("uk") == 1
    assert table.score == (points, 0)


@no_effect("italy_decima_mas")
def test_decima_mas_takes_a_point_when_the_british_have_no_cards() -> None:
    table = position("italy", hand="italy_decima_mas", empty_deck="uk", empty_hand="uk")
    table.play("italy_decima_mas")
    assert table.milled("uk") == 0
    assert table.score == (1, -1)


@no_effect("italy_regia_marina")
@pytest.mark.parametrize(
    "pieces",
    [
        {"italy": "italy north_africa"},
        {"italy": "italy black_sea balkans"},
        {"italy": "italy", "germany": "germany mediterranean_sea"},
    ],
)
def test_the_regia_marina_needs_an_italian_navy_in_the_mediterranean(pieces: dict[str, str]) -> None:
    table = position("italy", hand="italy_regia_marina", **pieces)
    assert table.offered("play") == []
    assert table.choose("discard italy_regia_marina").score == (0, 0)


@no_effect("italy_decima_mas", "italy_regia_marina")
@pytest.mark.parametrize("card", ["italy_decima_mas", "italy_regia_marina"])
def test_wolf_packs_do_not_follow_italian_cards(card: str) -> None:
    pieces = "italy mediterranean_sea"
    table = position("italy", hand=card, status="germany_wolf_packs", italy=pieces).play(card)
    assert table.milled("uk") == 1

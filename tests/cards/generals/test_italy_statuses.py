"""Italy: statuses."""

from __future__ import annotations

import pytest

from cards.generals.position import Table, effect, no_effect, position, victory_points

# Anti-Communist Sentiment


@effect("italy_anti_communist_sentiment")
@pytest.mark.parametrize("front", ["ukraine", "eastern_europe russia", "ukraine russia"])
def test_anti_communist_sentiment_scores_one_at_most(front: str) -> None:
    assert victory_points("italy_anti_communist_sentiment", italy=f"italy balkans {front}") == 1


@no_effect("italy_anti_communist_sentiment")
def test_anti_communist_sentiment_scores_nothing_for_germans_in_russia() -> None:
    pieces = "germany eastern_europe russia ukraine"
    assert victory_points("italy_anti_communist_sentiment", germany=pieces, italy="italy balkans") == 0


# Balkan Resources


@effect("italy_balkan_resources")
def test_balkan_resources_score_with_an_army_in_the_balkans() -> None:
    assert victory_points("italy_balkan_resources", italy="italy balkans") == 1


@no_effect("italy_balkan_resources")
def test_balkan_resources_score_nothing_for_a_german_army_there() -> None:
    assert victory_points("italy_balkan_resources", germany="germany balkans") == 0


# Bravado


def bravado(cards: str, **rest: str) -> Table:
    """Italy holds these cards; a British army is in Western Europe."""
    hand = " ".join(f"italy_{card}" for card in cards.split())
    rest = {"discard": "italy_land_battle", "uk": "western_europe"} | rest
    return position("italy", hand=hand, status="italy_bravado", **rest)


@effect("italy_bravado")
def test_bravado_plays_a_land_battle_from_the_discard_pile() -> None:
    table = bravado("build_army build_army build_navy", discard="italy_land_battle italy_sea_battle")
    table.use("italy_bravado", "discard italy_build_army", "discard italy_build_army")
    assert table.hand("italy") == []
    assert table.offered("play") == ["play italy_land_battle"]
    table.do("play italy_land_battle", "battle western_europe uk")
    assert table.over
    assert table.where("uk") == set()
    assert table.milled("italy") == 0


@effect("italy_bravado")
def test_bravado_lacking_hand_cards_is_paid_from_the_deck_and_in_points() -> None:
    table = bravado("build_army", deck="italy_plunder").use("italy_bravado")
    assert table.hand("italy") == []
    assert table.deck("italy") == 0
    assert table.score == (-1, 0)
    assert table.offers("play italy_land_battle")


@no_effect("italy_bravado")
def test_bravado_without_a_land_battle_in_the_pile_plays_nothing() -> None:
    table = bravado("build_army build_army build_army", discard="italy_sea_battle")
    table.use("italy_bravado")
    assert table.over
    assert table.where("uk") == {"western_europe"}


@no_effect("italy_bravado")
def test_bravado_is_no_second_card_play() -> None:
    table = bravado("build_army plunder plunder plunder")
    table.play("italy_build_army", "build army balkans italy")
    assert not table.may("use italy_bravado")


# Impero Italiano


@effect("italy_impero_italiano")
@pytest.mark.parametrize(
    ("italy", "germany", "points"),
    [
        ("italy mediterranean_sea north_africa", "germany", 1),
        ("italy mediterranean_sea north_africa", "germany africa", 2),
        ("italy mediterranean_sea north_africa", "germany north_africa", 1),
        ("italy mediterranean_sea north_africa middle_east", "germany africa", 3),
    ],
)
def test_the_impero_italiano_scores_for_each_space_held_in_africa(
    italy: str, germany: str, points: int
) -> None:
    assert victory_points("italy_impero_italiano", italy=italy, germany=germany) == points


@no_effect("italy_impero_italiano")
def test_the_impero_italiano_scores_nothing_for_japanese_or_britons() -> None:
    assert victory_points("italy_impero_italiano", japan="japan africa", uk="north_africa") == 0


# Mare Nostrum


@effect("italy_mare_nostrum")
@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ("italy mediterranean_sea", 1),
        ("italy balkans mediterranean_sea black_sea", 2),
        ("italy western_europe balkans mediterranean_sea black_sea north_sea", 3),
    ],
)
def test_mare_nostrum_scores_one_for_each_italian_navy(pieces: str, points: int) -> None:
    assert victory_points("italy_mare_nostrum", italy=pieces) == points


@no_effect("italy_mare_nostrum")
def test_mare_nostrum_scores_nothing_for_a_navy_lost_to_supply() -> None:
    assert (
        victory_points("italy_mare_nostrum", italy="italy southern_ocean", germany="germany baltic_sea") == 0
    )

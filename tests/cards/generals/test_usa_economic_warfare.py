"""USA: bombers."""

from __future__ import annotations

import pytest

from cards.generals.position import Table, effect, no_effect, position

BOMBERS = ["usa_bombers", "usa_heavy_bombers", "usa_firestorm_bombers"]


def takes_off(card: str, usa: str, **others: str) -> Table:
    return position("usa", hand=card, usa=usa, **others)


@effect(*BOMBERS)
@pytest.mark.parametrize(
    ("card", "base", "victim", "milled"),
    [
        ("usa_bombers", "united_kingdom", "germany", 4),
        ("usa_bombers", "united_kingdom", "italy", 4),
        ("usa_bombers", "hawaii", "japan", 4),
        ("usa_heavy_bombers", "north_africa", "italy", 5),
        ("usa_heavy_bombers", "scandinavia", "germany", 5),
        ("usa_heavy_bombers", "iwo_jima", "japan", 5),
        ("usa_firestorm_bombers", "western_europe", "germany", 7),
        ("usa_firestorm_bombers", "sea_of_japan", "japan", 7),
        ("usa_firestorm_bombers", "italy", "italy", 7),
    ],
)
def test_bombers_in_range_mill_the_enemys_cards(card: str, base: str, victim: str, milled: int) -> None:
    others = {"italy": "balkans"} if base == "italy" else {}
    table = takes_off(card, base, **others).play(card)
    table.do(*table.offered(f"target {victim}"))
    assert table.over
    assert table.milled(victim) == milled
    assert table.score == (0, 0)


@no_effect(*BOMBERS)
@pytest.mark.parametrize(
    ("card", "base"),
    [
        ("usa_bombers", "eastern_united_states"),
        ("usa_bombers", "eastern_united_states baltic_sea"),
        ("usa_heavy_bombers", "united_kingdom hawaii africa"),
        ("usa_heavy_bombers", "sea_of_japan mediterranean_sea"),
        ("usa_firestorm_bombers", "iwo_jima north_africa scandinavia north_sea"),
    ],
)
def test_bombers_out_of_range_may_only_be_discarded(card: str, base: str) -> None:
    table = takes_off(card, base)
    assert not table.offers("play")
    assert table.choose(f"discard {card}").over


@no_effect("usa_bombers")
def test_bombers_fly_from_american_armies_only() -> None:
    table = takes_off("usa_bombers", "eastern_united_states", uk="western_europe")
    assert not table.offers("play")


@no_effect("usa_heavy_bombers")
def test_only_the_homes_in_range_may_be_aimed_at() -> None:
    table = takes_off("usa_heavy_bombers", "western_europe iwo_jima").play("usa_heavy_bombers")
    assert table.offered("target") == ["target germany", "target japan", "target italy"]
    table = takes_off("usa_heavy_bombers", "western_europe").play("usa_heavy_bombers")
    assert table.offered("target") == ["target germany", "target italy"]


@no_effect("usa_bombers")
def test_the_target_is_lost_when_the_only_base_is_taken_off_meanwhile() -> None:
    table = takes_off("usa_bombers", "united_kingdom").play("usa_bombers")
    table.do("remove", "take_off united_kingdom usa")
    assert table.over
    assert table.milled("germany") == table.milled("italy") == 0


@no_effect(*BOMBERS)
@pytest.mark.parametrize("card", BOMBERS)
def test_bombers_cost_points_where_no_cards_are_left(card: str) -> None:
    count = {"usa_bombers": 4, "usa_heavy_bombers": 5, "usa_firestorm_bombers": 7}[card]
    table = position("usa", hand=card, usa="western_europe", empty_deck="italy", empty_hand="italy")
    assert table.play(card, "target italy").score == (-count, 0)

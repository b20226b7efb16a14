"""Japan: submarines."""

from __future__ import annotations

import pytest

from cards.generals.position import effect, no_effect, position


@effect("japan_submarines_uk", "japan_submarines_usa")
@pytest.mark.parametrize("victim", ["uk", "usa"])
def test_japanese_submarines_mill_one_card_and_score_two(victim: str) -> None:
    table = position("japan", hand=f"japan_submarines_{victim}", japan="")
    table.play(f"japan_submarines_{victim}")
    assert table.over
    assert table.milled(victim) == 1
    assert table.score == (2, 0)


@effect("japan_submarines_uk", "japan_submarines_usa")
@pytest.mark.parametrize("victim", ["uk", "usa"])
def test_japanese_submarines_cost_a_point_when_no_card_is_left(victim: str) -> None:
    table = position("japan", hand=f"japan_submarines_{victim}", empty_deck=victim, empty_hand=victim)
    assert table.play(f"japan_submarines_{victim}").score == (2, -1)


@no_effect("japan_submarines_uk", "japan_submarines_usa")
@pytest.mark.parametrize(("card", "other"), [("japan_submarines_uk", "usa"), ("japan_submarines_usa", "uk")])
def test_japanese_submarines_touch_nobody_else(card: str, other: str) -> None:
    table = position("japan", hand=card).play(card)
    assert table.milled(other) == table.milled("ussr") == table.milled("japan") == 0


@no_effect("japan_submarines_uk", "japan_submarines_usa")
@pytest.mark.parametrize("card", ["japan_submarines_uk", "japan_submarines_usa"])
def test_japanese_submarines_discarded_score_nothing(card: str) -> None:
    table = position("japan", hand=card).choose(f"discard {card}")
    assert table.over
    assert table.score == (0, 0)
    assert table.milled("uk") == table.milled("usa") == 0

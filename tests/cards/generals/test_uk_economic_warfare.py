"""United Kingdom: economic warfare."""

from __future__ import annotations

import pytest

from cards.generals.position import Table, effect, no_effect, position

# Bomber Command


@effect("uk_bomber_command")
@pytest.mark.parametrize("victim", ["germany", "italy"])
def test_bomber_command_mills_four_cards(victim: str) -> None:
    table = position("uk", hand="uk_bomber_command").play("uk_bomber_command", f"target {victim}")
    assert table.over
    assert table.milled(victim) == 4
    assert table.score == (0, 0)


@no_effect("uk_bomber_command")
def test_bomber_command_does_not_reach_japan() -> None:
    table = position("uk", hand="uk_bomber_command").play("uk_bomber_command")
    assert table.offered("target") == ["target germany", "target italy"]


@no_effect("uk_bomber_command")
def test_bomber_command_costs_points_where_no_cards_are_left() -> None:
    table = position("uk", hand="uk_bomber_command", empty_deck="italy", empty_hand="italy")
    assert table.play("uk_bomber_command", "target italy").score == (-4, 0)


# Malta Submarines


def malta(hand: str = "", **rest: str) -> Table:
    """The United Kingdom has played Malta Submarines; these cards are in hand besides."""
    return position("uk", hand=f"uk_malta_submarines {hand}", **rest).play("uk_malta_submarines")


@effect("uk_malta_submarines")
def test_malta_submarines_mill_two_cards_of_germany_and_italy() -> None:
    table = malta()
    assert table.over
    assert table.milled("germany") == table.milled("italy") == 2
    assert table.milled("japan") == 0


@effect("uk_malta_submarines")
def test_each_nation_may_take_a_navy_off_the_mediterranean_instead() -> None:
    table = malta(germany="germany mediterranean_sea baltic_sea", italy="italy mediterranean_sea")
    assert table.seat == "germany"
    table.do("choose remove_own")
    assert table.seat == "italy"
    table.do("choose discard_deck")
    assert table.over
    assert table.where("germany") == {"germany", "baltic_sea"}
    assert table.where("italy") == {"italy", "mediterranean_sea"}
    assert (table.milled("germany"), table.milled("italy")) == (0, 2)


@no_effect("uk_malta_submarines")
def test_a_navy_elsewhere_does_not_buy_off_malta_submarines() -> None:
    table = malta(germany="germany baltic_sea", italy="italy black_sea")
    assert table.over
    assert table.milled("germany") == table.milled("italy") == 2


@effect("uk_malta_submarines")
def test_malta_submarines_and_an_empty_deck_take_hand_cards_then_points() -> None:
    table = malta("italy_build_army", empty_deck="germany italy", empty_hand="germany")
    assert table.over
    assert table.hand("italy") == []
    assert table.score == (-3, 0)


@effect("uk_malta_submarines")
def test_with_an_empty_deck_the_navy_may_still_be_taken_off() -> None:
    poor = "germany italy"
    table = malta(empty_deck=poor, empty_hand=poor, germany="germany mediterranean_sea")
    table.do("choose remove_own")
    assert table.over
    assert table.where("germany") == {"germany"}
    assert table.score == (-2, 0)

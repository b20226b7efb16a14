"""1.0 Introduction: what lies in the box."""

from __future__ import annotations

import quadrant
from quadrant.games.empire.cards.deck import CARDS
from quadrant.games.empire.components import (
    AIRFIELDS,
    HEXES,
    KIND_OF,
    PORTS,
    RESOURCES,
    ROSTER,
    SPACE,
    distance,
)
from quadrant.testing import rule


@rule("1.0", "1.1", "1.2", "1.21", "1.24")
def test_two_sides_with_their_decks_and_counters() -> None:
    assert [sum(card.side == side for card in CARDS) for side in (0, 1)] == [86, 84]
    assert len(ROSTER) == 201
    assert {ROSTER[unit].side for unit in range(201)} == {0, 1}
    assert len(KIND_OF) == 201


@rule("1.23", "1.3")
def test_the_map_and_its_distances() -> None:
    assert HEXES.bit_count() == 1140
    # 143 airfields are printed; the two of Manchuko serve nobody (13.91).
    assert (PORTS.bit_count(), AIRFIELDS.bit_count(), RESOURCES.bit_count()) == (76, 141, 14)
    for start, goal, hexes in (
        ("3706", "5808", 21),
        ("4612", "5108", 6),
        ("2212", "2015", 4),
        ("4423", "4021", 4),
    ):
        assert distance(SPACE[start], SPACE[goal]) == hexes


@rule("1.25")
def test_every_card_has_a_type_a_value_and_an_event() -> None:
    for card in CARDS:
        assert card.ops in (1, 2, 3)
        assert card.type in ("military", "reaction", "resource", "political")
        assert card.does or card.logistic or card.condition, card.id


@rule("1.24")
def test_all_counters_are_open_and_hands_are_not() -> None:
    match = quadrant.new("empire", "south_pacific", 4)
    japan, allies, anybody = match.view("japan"), match.view("allies"), match.view(None)
    assert japan.units == allies.units == anybody.units
    assert anybody.own is None
    assert japan.own is not None
    assert allies.own is not None
    assert japan.own.hand != allies.own.hand

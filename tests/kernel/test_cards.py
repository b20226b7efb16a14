"""The language of cards: operations and conditions are decoded from data, and asked about a use."""

from __future__ import annotations

import msgspec
import pytest

from quadrant.kernel import cards
from quadrant.kernel.cards import PLAY, carry_out, changing, hold


class Use(cards.Use):
    when: str = PLAY

    @property
    def moment(self) -> str:
        return self.when


class Purse(msgspec.Struct):
    coins: list[int]


class Operation(cards.Operation[Purse, Use]):
    """What these cards do."""


class Luck:
    """A mixin: what is added to a die while the card lies in play."""

    __slots__ = ()

    def die(self) -> int:
        raise NotImplementedError


class Earn(Operation, tag="earn"):
    coins: int

    def carry_out(self, game: Purse, use: Use) -> None:
        game.coins[use.by] += self.coins


class Pay(Operation, tag="pay"):
    coins: int

    @property
    def moment(self) -> str:
        return "end"

    def may(self, game: Purse, use: Use) -> bool:
        return game.coins[use.by] >= self.coins

    def carry_out(self, game: Purse, use: Use) -> None:
        game.coins[use.by] -= self.coins


class Charm(Operation, Luck, tag="charm"):
    plus: int

    def die(self) -> int:
        return self.plus


class Rich(cards.Condition[Purse, Use]):
    least: int

    def holds(self, game: Purse, use: Use) -> bool:
        return game.coins[use.by] >= self.least


TEXT = [{"op": "earn", "coins": 3}, {"op": "pay", "coins": 2}, {"op": "charm", "plus": 1}]
OPERATIONS = msgspec.convert(TEXT, tuple[Earn | Pay | Charm, ...])


def test_each_operation_is_carried_out_at_its_moment() -> None:
    purse = Purse([0, 0])
    carry_out(purse, Use(1, 7), OPERATIONS)
    assert purse.coins == [0, 3]
    carry_out(purse, Use(1, 7, "end"), OPERATIONS)
    assert purse.coins == [0, 1]


def test_an_operation_says_whether_there_is_anything_to_do() -> None:
    assert [operation.may(Purse([1, 2]), Use(0, 7)) for operation in OPERATIONS] == [True, False, True]
    assert [operation.may(Purse([1, 2]), Use(1, 7)) for operation in OPERATIONS] == [True, True, True]


def test_conditions_hold_for_whoever_uses_the_card() -> None:
    conditions = msgspec.convert([{"least": 2}, {"least": 1}], tuple[Rich, ...])
    assert [hold(Purse([1, 2]), Use(by, 7), conditions) for by in (0, 1)] == [False, True]
    assert hold(Purse([0]), Use(0, 7), ())


def test_what_a_card_changes_is_asked_of_those_that_change_it() -> None:
    assert [lucky.die() for lucky in changing(OPERATIONS, Luck)] == [1]


def test_operations_know_their_word_and_hold_nothing_inside() -> None:
    assert [operation.name for operation in OPERATIONS] == ["earn", "pay", "charm"]
    assert [list(operation.inner()) for operation in OPERATIONS] == [[], [], []]


def test_data_that_say_more_than_the_operation_knows_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field `twice`"):
        msgspec.convert([{"op": "earn", "coins": 3, "twice": True}], tuple[Earn | Pay, ...])


def test_a_use_is_stored_as_a_row() -> None:
    stored = msgspec.msgpack.encode(Use(1, 7, "end"))
    assert msgspec.msgpack.decode(stored) == [1, 7, "end"]
    assert msgspec.msgpack.decode(stored, type=Use) == Use(1, 7, "end")

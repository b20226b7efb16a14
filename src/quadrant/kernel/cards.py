"""The language of cards: what the cards of all games are written in.

A card is data. Its text is a list of **operations**, each a small frozen Struct that msgspec decodes by its
tag (``{"op": "draw", "count": 2}``), and of **conditions**. A **use** of a card says who uses which card, and
when::

    class Operation(cards.Operation[Generals, Use]): ...

    class Draw(Operation, tag="draw"):
        count: int

        def may(self, game: Generals, use: Use) -> bool:
            return bool(game.deck[use.by])

        def carry_out(self, game: Generals, use: Use) -> None:
            draw(game, use.by, self.count)

Each game has a ``Use``, an ``Operation`` and, where its cards name any, a ``Condition`` of its own that add
what only its cards know. What a card changes while it lies in play is no hook of every operation but a small
mixin, a class without fields (``__slots__ = ()``); the rules ask those operations that have it
(:func:`changing`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Generic, TypeVar

import msgspec

from quadrant.kernel.flow import Frozen

#: The moment at which a card is played; games name the others.
PLAY: Final = "play"


class Words(msgspec.Struct, metaclass=Frozen, frozen=True, forbid_unknown_fields=True):
    """Part of a card's text. Data that say more than it knows are refused."""


class Use(msgspec.Struct, metaclass=Frozen, frozen=True, array_like=True):
    """A card being used: by whom, and which card.

    A game adds what else its cards ask: the moment or what has just happened (when), the alternative that was
    chosen or the part of the text (as what).
    """

    by: int
    card: int

    @property
    def moment(self) -> str:
        """When it is used."""
        return PLAY


G = TypeVar("G", contravariant=True)
U = TypeVar("U", bound=Use, contravariant=True)
T = TypeVar("T")


class Condition(Words, Generic[G, U]):
    """Something that must be so."""

    def holds(self, game: G, use: U) -> bool:
        """Whether it is so for whoever uses the card."""
        raise NotImplementedError


class Operation(Words, Generic[G, U], tag_field="op"):
    """One thing that a card does, once it is used or while it lies in play."""

    @property
    def moment(self) -> str:
        """When it is carried out."""
        return PLAY

    def may(self, game: G, use: U) -> bool:
        """Whether there is anything to do for it now."""
        return True

    def carry_out(self, game: G, use: U) -> None:
        """Do it, or push the steps that do. What only holds while the card lies in play does nothing."""

    def inner(self) -> Iterator[Operation[G, U]]:
        """The operations that stand inside it: alternatives, lines of a table."""
        yield from ()

    @property
    def name(self) -> str:
        """The word for it in the data."""
        return str(self.__struct_config__.tag)


def carry_out(game: G, use: U, operations: Iterable[Operation[G, U]]) -> None:
    """Carry out, in order, those of the operations whose moment it is."""
    for operation in operations:
        if operation.moment == use.moment:
            operation.carry_out(game, use)


def hold(game: G, use: U, conditions: Iterable[Condition[G, U]]) -> bool:
    """Whether all of these conditions are met."""
    return all(condition.holds(game, use) for condition in conditions)


def changing(operations: Iterable[object], what: type[T]) -> list[T]:
    """Those of the operations that have this mixin: they change what it speaks of."""
    return [operation for operation in operations if isinstance(operation, what)]

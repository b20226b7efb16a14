"""Chance is a step: it lists what can come up and how likely that is, and carries out what does.

So the odds shown before a battle, a search over dice and a test that wants a six all use the same list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any, Generic, TypeVar

from quadrant.kernel.flow import GameState, Step

V = TypeVar("V")
R = TypeVar("R")


class Outcomes(Generic[V]):
    """What can come up, each with its weight.

    >>> dict(Outcomes(("heads", "tails"), (1, 3)))
    {'heads': 0.25, 'tails': 0.75}
    """

    __slots__ = ("total", "values", "weights")

    def __init__(self, values: Sequence[V], weights: Sequence[int] = ()) -> None:
        self.values = tuple(values)
        self.weights = tuple(weights) or (1,) * len(self.values)
        self.total = sum(self.weights)

    def __iter__(self) -> Iterator[tuple[V, float]]:
        """Each value with its probability."""
        for value, weight in zip(self.values, self.weights, strict=True):
            yield value, weight / self.total

    def roll(self, game: GameState) -> V:
        """What comes up. A loaded face counts the weights through, from 1."""
        at = game.face(self.total)
        for value, weight in zip(self.values, self.weights, strict=True):
            at -= weight
            if at <= 0:
                return value
        raise AssertionError("the weights add up to the total")


class _Die(Outcomes[int]):
    def roll(self, game: GameState) -> int:
        return game.face(self.total)


class _Dice(Outcomes[tuple[int, ...]]):
    __slots__ = ("sides",)

    def __init__(self, *sides: int) -> None:
        super().__init__(tuple(product(*(range(1, n + 1) for n in sides))))
        self.sides = sides

    def roll(self, game: GameState) -> tuple[int, ...]:
        return tuple(game.face(n) for n in self.sides)


@cache
def die(sides: int = 6) -> Outcomes[int]:
    """One die: its faces, from 1."""
    return _Die(range(1, sides + 1))


@cache
def dice(*sides: int) -> Outcomes[tuple[int, ...]]:
    """Several dice, told apart: what each of them shows."""
    return _Dice(*sides)


class Chance(Step):
    """A step that chance decides."""

    def outcomes(self, game: Any) -> Outcomes[Any]:
        """What can come up."""
        raise NotImplementedError

    def happen(self, game: Any, value: Any, /) -> None:
        """That came up."""
        raise NotImplementedError

    def run(self, game: Any) -> None:
        self.happen(game, self.outcomes(game).roll(game))

    def odds(self, game: Any, result: Callable[[Any], R]) -> dict[R, float]:
        """How likely each result is, where ``result`` says what a value that comes up leads to."""
        found: dict[R, float] = {}
        for value, probability in self.outcomes(game):
            it = result(value)
            found[it] = found.get(it, 0.0) + probability
        return found

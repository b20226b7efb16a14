"""Rows of features about counters (:mod:`quadrant.kernel.counters`): faces, marks, and those yet to come."""

from __future__ import annotations

from typing import Any

from quadrant.kernel.board import bits
from quadrant.kernel.counters import CounterState, UnitTypes
from quadrant.kernel.facts import fact
from quadrant.kernel.rows import Counters, Where, Words

Pair = tuple[int, int]


def counter_rows(
    units: UnitTypes[Any], seats: Words, marks: Words, space: Where, elsewhere: frozenset[int]
) -> tuple[Counters, Counters]:
    """The face that is up and the marks of every counter, and where it is; those elsewhere are left out."""
    faces = [f"{unit.id}.{n}" for unit in units for n in range(len(unit.faces))]
    first = [sum(len(unit.faces) for unit in list(units)[:n]) for n in range(len(units))]
    marked = [tuple(bits(some)) for some in range(1 << len(marks))]

    @fact("units")
    def shown(game: CounterState) -> list[Pair]:
        return [
            (number + face, at)
            for number, face, at in zip(first, game.faces, game.at, strict=True)
            if at not in elsewhere
        ]

    @fact("units", "marks")
    def worn(game: CounterState) -> list[Pair]:
        return [
            (side * len(marks) + mark, at)
            for side, some, at in zip(units.side, game.marks, game.at, strict=True)
            if some
            for mark in marked[some]
        ]

    return (
        Counters("unit", faces, space, lambda game, me: shown(game)),
        Counters(
            "mark", [f"{seat}.{mark}" for seat in seats for mark in marks], space, lambda game, me: worn(game)
        ),
    )


def coming(units: UnitTypes[Any], track: int, turns: int) -> Counters:
    """The units on the turn track, and the turns in which they come."""

    def due(game: Any, me: int) -> list[Pair]:
        # Turns change without the counters: this is no fact about units.
        at = game.at
        return [
            (unit, turn) for unit, turn in enumerate(game.due) if turn and at[unit] == track and turn <= turns
        ]

    return Counters("due", units.ids, Where("turn", range(turns + 1)), due)

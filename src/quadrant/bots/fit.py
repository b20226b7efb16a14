"""Fitting a few numbers to many results: Newton's way up a hill that has one top."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log
from typing import Final, NamedTuple

from quadrant.errors import QuadrantError

Vector = list[float]
Matrix = list[Vector]

#: So many steps at most, and what one must still bring.
STEPS: Final = 100
ENOUGH: Final = 1e-9


class Slope(NamedTuple):
    """A place on the hill: how high it is, which way it rises, and how it bends down (minus the Hessian)."""

    height: float
    gradient: Vector
    bend: Matrix


def climb(start: Sequence[float], look: Callable[[Vector], Slope]) -> tuple[Vector, Slope]:
    """The top of a hill that bends down everywhere, and how it bends there."""
    here = list(start)
    slope = look(here)
    for _ in range(STEPS):
        step = solve(slope.bend, slope.gradient)
        promised = sum(part * rise for part, rise in zip(step, slope.gradient, strict=True))
        if promised < ENOUGH:
            break
        share = 1.0
        while share > ENOUGH:
            there = [at + share * part for at, part in zip(here, step, strict=True)]
            ahead = look(there)
            # A step that leads too far is halved until it really rises.
            if ahead.height > slope.height + 1e-4 * share * promised:
                here, slope = there, ahead
                break
            share /= 2
        else:
            break
    return here, slope


def solve(matrix: Matrix, right: Vector) -> Vector:
    """The vector that the matrix turns into the right side."""
    return [row[0] for row in _eliminated(matrix, [[value] for value in right])]


def inverse(matrix: Matrix) -> Matrix:
    size = len(matrix)
    return _eliminated(matrix, [[float(row == column) for column in range(size)] for row in range(size)])


def _eliminated(matrix: Matrix, right: Matrix) -> Matrix:
    """Gauss and Jordan, the largest pivot first."""
    size = len(matrix)
    rows = [matrix[at][:] + right[at][:] for at in range(size)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda at: abs(rows[at][column]))
        if abs(rows[pivot][column]) < 1e-12:
            raise QuadrantError("nothing can be fitted: what is known leaves some of the numbers open")
        rows[column], rows[pivot] = rows[pivot], rows[column]
        first = rows[column]
        by = first[column]
        rows[column] = first = [value / by for value in first]
        for at in range(size):
            factor = rows[at][column]
            if at != column and factor:
                rows[at] = [value - factor * other for value, other in zip(rows[at], first, strict=True)]
    return [row[size:] for row in rows]


def sigmoid(x: float) -> float:
    """A chance from its logit."""
    if x >= 0:
        return 1 / (1 + exp(-x))
    other = exp(x)
    return other / (1 + other)


def log_sigmoid(x: float) -> float:
    """The logarithm of a chance from its logit."""
    return -log(1 + exp(-x)) if x > -30 else x

"""Fitting a few numbers to many results: Newton's method for a concave function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log
from typing import Final, NamedTuple

from quadrant.errors import QuadrantError

Vector = list[float]
Matrix = list[Vector]

#: The most steps, and the least gain for another one.
STEPS: Final = 100
ENOUGH: Final = 1e-9


class Slope(NamedTuple):
    """A point of the function: its value, its gradient, and its curvature (minus the Hessian)."""

    height: float
    gradient: Vector
    bend: Matrix


def climb(start: Sequence[float], look: Callable[[Vector], Slope]) -> tuple[Vector, Slope]:
    """The maximum of a concave function, and its curvature there."""
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
            # A step that goes too far is halved until the value really rises.
            if ahead.height > slope.height + 1e-4 * share * promised:
                here, slope = there, ahead
                break
            share /= 2
        else:
            break
    return here, slope


def solve(matrix: Matrix, right: Vector) -> Vector:
    """The solution of the linear system."""
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

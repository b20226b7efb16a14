"""Where things are in the drawings that come with a game's data. Nothing here matters to the rules."""

from __future__ import annotations

from msgspec import Struct


class Point(Struct):
    """A point of the drawing."""

    x: float
    y: float


class Rect(Struct):
    """A box: a corner or a middle, as the data say, and its size."""

    x: float
    y: float
    w: float
    h: float

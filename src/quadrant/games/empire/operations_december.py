"""The vocabulary of the cards, part four: the two operations of December 1941."""

from __future__ import annotations

from quadrant.games.empire.language import Operation


class PearlHarbor(Operation, tag="pearl_harbor"):
    """JP-1 The strike on Oahu."""


class SouthernOperation(Operation, tag="southern_operation"):
    """JP-2 The conquest of South East Asia: many units, and no Allied zones."""

    activations: int

    def mutes(self) -> bool:
        return True


DecemberOperation = PearlHarbor | SouthernOperation

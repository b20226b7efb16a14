"""What of the guide of Empire of the Sun can be fitted: what the features of a position count for.

What is inside a feature, and what the plans of an offensive promise at first sight, is not.
"""

from __future__ import annotations

from typing import Final

from quadrant.bots.empire import ahead, outlook
from quadrant.bots.empire.guide import EmpireGuide
from quadrant.bots.search import Search
from quadrant.errors import QuadrantError
from quadrant.games.empire.components import SIDE
from quadrant.games.empire.state import Empire


def terms(game: Empire, seat: str) -> dict[str, float]:
    """The features, in the measure of the chance."""
    found = outlook.features(game, SIDE[seat])
    return {name: amount / outlook.SCALE for name, amount in found.items()}


def terms_ahead(game: Empire, seat: str) -> dict[str, float]:
    """The features of a search, where points decide; elsewhere they are those of the staff."""
    if not ahead.pointed(game):
        raise QuadrantError("a general's weights are those of scenarios that are won by points")
    return ahead.features(game, SIDE[seat])


TUNED: Final = (
    outlook.WEIGHTS.of_staff(EmpireGuide(), terms),
    ahead.WEIGHTS.of("planner", lambda game, seat, random: Search(ahead.Ahead(), seat, random), terms_ahead),
)

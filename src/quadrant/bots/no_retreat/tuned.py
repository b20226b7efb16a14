"""What of the guide of No Retreat! can be fitted: what the features of a position usually count for.

How much more or less than usual in some turns (``TEMPER``), and what is inside a feature, is not.
"""

from __future__ import annotations

from typing import Final

from quadrant.bots.no_retreat import front
from quadrant.bots.no_retreat.guide import SCALE, NoRetreatGuide
from quadrant.games.no_retreat.components import SIDE
from quadrant.games.no_retreat.state import NoRetreat


def terms(game: NoRetreat, seat: str) -> dict[str, float]:
    """The features as they count in this turn, in the measure of the chance."""
    now = front.temper(game, SIDE[seat])
    found = front.features(game, SIDE[seat])
    return {name: now.get(name, 1.0) * found[name] / SCALE for name in front.Weights._fields}


TUNED: Final = (front.USUAL.of_staff(NoRetreatGuide(), terms),)

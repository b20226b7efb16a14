"""What of the guide of No Retreat! can be fitted: what the features of a position usually count for.

How much more or less than usual in some turns (``TEMPER``), and what is inside a feature, is not.
"""

from __future__ import annotations

from random import Random
from typing import Final

from quadrant.bots.guide import Staff
from quadrant.bots.no_retreat import front
from quadrant.bots.no_retreat.guide import SCALE, NoRetreatGuide
from quadrant.bots.weights import Tuned
from quadrant.games.no_retreat.components import SIDE
from quadrant.games.no_retreat.state import NoRetreat
from quadrant.kernel.catalog import Game


def terms(game: NoRetreat, seat: str) -> dict[str, float]:
    """The features as they count in this turn, in the measure of the chance."""
    now = front.temper(game, SIDE[seat])
    found = front.features(game, SIDE[seat])
    return {name: now.get(name, 1.0) * found[name] / SCALE for name in front.Weights._fields}


def staff(game: Game, seat: str, random: Random) -> Staff:
    return Staff(NoRetreatGuide(), seat, random)


TUNED: Final = Tuned(
    front.USUAL.file,
    front.USUAL.weights,
    terms,
    "staff",
    lambda weights: front.USUAL.maker(staff, weights),
)

"""Bots for either side of No Retreat!, by the game's guide."""

from __future__ import annotations

from typing import Final

from quadrant.bots.levels import Levels
from quadrant.bots.no_retreat.ahead import Ahead
from quadrant.bots.no_retreat.guide import NoRetreatGuide

LEVELS: Final = Levels(NoRetreatGuide(), ahead=Ahead())

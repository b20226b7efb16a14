"""Bots for either side of Empire of the Sun, by the game's guide."""

from __future__ import annotations

from typing import Final

from quadrant.bots.empire.ahead import Ahead
from quadrant.bots.empire.guide import EmpireGuide
from quadrant.bots.levels import Levels

LEVELS: Final = Levels(EmpireGuide(), ahead=Ahead())

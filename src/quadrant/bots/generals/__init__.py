"""Bots for every nation of Generals, by the game's guide."""

from __future__ import annotations

from typing import Final

from quadrant.bots.generals.guide import GeneralsGuide
from quadrant.bots.levels import Levels

LEVELS: Final = Levels(GeneralsGuide())

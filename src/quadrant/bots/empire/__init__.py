"""Bots for either side of Empire of the Sun: a staff that follows its guide, a general who searches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quadrant.bots.empire.ahead import general
from quadrant.bots.empire.guide import staff

if TYPE_CHECKING:
    from quadrant.bots import Maker

BOTS: Final[dict[str, Maker]] = {"staff": staff, "general": general}

"""Bots for either side of No Retreat!: a staff that follows the game's guide, a general who searches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quadrant.bots.no_retreat.ahead import general
from quadrant.bots.no_retreat.guide import staff

if TYPE_CHECKING:
    from quadrant.bots import Maker

BOTS: Final[dict[str, Maker]] = {"staff": staff, "general": general}

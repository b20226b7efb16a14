"""Bots for every nation of Generals: a staff that follows the game's guide, a general who searches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quadrant.bots.generals.guide import general, staff

if TYPE_CHECKING:
    from quadrant.bots import Maker

BOTS: Final[dict[str, Maker]] = {"staff": staff, "general": general}

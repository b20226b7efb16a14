"""Bots for Churchill: the levels by the game's guide, and the rulebook's own (chapter 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quadrant.bots.churchill.ahead import Foresight
from quadrant.bots.churchill.chapter11 import Chapter11
from quadrant.bots.churchill.guide import ChurchillGuide
from quadrant.bots.churchill.staff import Staff
from quadrant.bots.levels import Levels

if TYPE_CHECKING:
    from quadrant.bots import Maker

LEVELS: Final = Levels(ChurchillGuide, ahead=Foresight, staff=Staff)
BOTS: Final[dict[str, Maker]] = {"chapter11": Chapter11}

"""Bots for Churchill: the rulebook's own (chapter 11), a staff that looks ahead, a general who searches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quadrant.bots.churchill.chapter11 import Chapter11
from quadrant.bots.churchill.guide import general
from quadrant.bots.churchill.staff import Staff

if TYPE_CHECKING:
    from quadrant.bots import Maker

BOTS: Final[dict[str, Maker]] = {"chapter11": Chapter11, "staff": Staff, "general": general}

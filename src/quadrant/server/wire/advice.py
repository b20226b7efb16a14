"""What a bot would do, and analyses of finished matches."""

from __future__ import annotations

from msgspec import Struct

from quadrant.server.wire.table import ReasonInfo
from quadrant.server.wire.values import ChoiceParts, Number, SeatId


class HintAsked(Struct, forbid_unknown_fields=True):
    """What would a bot do for this seat after ``n`` choices?"""

    seat: SeatId
    n: Number
    epoch: Number


class LineInfo(Struct):
    """A line: choices that may be made one after another, and what is expected of them."""

    choices: list[ChoiceParts]
    #: The chance to win, from 0 to 1, and how much less that is than in the line it is compared with.
    chance: float
    behind: float
    #: In how many worlds it was played out; none if it was judged at first sight.
    worlds: int
    reasons: list[ReasonInfo]


class Hints(Struct):
    """What a bot would do, best line first; empty if there is nothing to choose."""

    n: int
    epoch: int
    seat: str
    lines: list[LineInfo]


class ChancePoint(Struct):
    """Each side's chance to win after ``n`` choices, in percent, as its players could judge it then."""

    n: int
    score: dict[str, int]


class TurningInfo(Struct):
    """A turning point: a move made after ``n`` choices and finished with choice number ``last``."""

    n: int
    last: int
    seat: str
    #: Its seat's chance before and after, from 0 to 1.
    before: float
    after: float
    played: list[ChoiceParts]
    #: What was expected of it, and the better line; it fell short of that by ``better.behind``.
    chance: float | None = None
    better: LineInfo | None = None


class Analysis(Struct):
    """An analysis of a match. While it is being made, it says only how much is done, from 0 to 1."""

    share: float
    points: list[ChancePoint] = []
    turnings: list[TurningInfo] = []

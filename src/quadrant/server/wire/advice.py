"""What a bot would do, and a match looked back on."""

from __future__ import annotations

from msgspec import Struct

from quadrant.server.wire.table import ReasonInfo
from quadrant.server.wire.values import ChoiceParts, Number, SeatId


class HintAsked(Struct, forbid_unknown_fields=True):
    """What would a bot do for this seat, when ``n`` choices were made?"""

    seat: SeatId
    n: Number
    epoch: Number


class LineInfo(Struct):
    """Choices that may be made one after the other, and what is expected of them."""

    choices: list[ChoiceParts]
    #: The chance to win, from 0 to 1, and by how much it is less than that of what it is compared with.
    chance: float
    behind: float
    #: In how many worlds it was played out; none where it was judged at first sight.
    worlds: int
    reasons: list[ReasonInfo]


class Hints(Struct):
    """What a bot would do, the best line first; none where there is nothing to choose."""

    n: int
    epoch: int
    seat: str
    lines: list[LineInfo]


class ChancePoint(Struct):
    """The chance of each side to win after ``n`` choices, in percent, as its players could judge it then."""

    n: int
    score: dict[str, int]


class TurningInfo(Struct):
    """A move that changed much: made after ``n`` choices, done with the choice numbered ``last``."""

    n: int
    last: int
    seat: str
    #: The chance of its seat before and after, from 0 to 1.
    before: float
    after: float
    played: list[ChoiceParts]
    #: What was expected of it, and what was better: by ``better.behind`` it fell short.
    chance: float | None = None
    better: LineInfo | None = None


class Analysis(Struct):
    """A match looked back on; while it is being made there is only how much is done, from 0 to 1."""

    share: float
    points: list[ChancePoint] = []
    turnings: list[TurningInfo] = []

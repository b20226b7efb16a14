"""What would a bot do? Asked by a person for his own seat, thought about in a process beside the server's.

What is answered comes from what the seat may know. An answer to a position that the match has left is not
given.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, cast

import structlog
from msgspec import Struct, field

from quadrant import bots
from quadrant.bots.advice import Advice, advise
from quadrant.bots.reasons import Reason
from quadrant.bots.search import SHORT, Effort
from quadrant.server import wire
from quadrant.server.accounts import Caller
from quadrant.server.bots import BotFailed, Where, resumed
from quadrant.server.live import LiveMatch
from quadrant.server.matches import Matches, check_current
from quadrant.server.problems import Conflict, Forbidden, TooMany, Unavailable
from quadrant.server.rows import hints

log = structlog.get_logger(__name__)

#: Answers that are kept: who asks twice is told the same.
KEPT = 256
#: So many questions may wait at once, of all people.
WAITING = 8

Key = tuple[str, int, int, str]


class Asked(Where, frozen=True):
    """A position in which somebody wants to know what a bot would do."""

    chance: int
    seconds: float

    def work(self) -> list[Advice]:
        levels = bots.levels_of(self.game)
        if levels is None:
            return []
        effort = Effort(SHORT.worlds, self.seconds)
        return advise(bots.Question(resumed(self)), levels, Random(self.chance), effort)


class Hints(Struct):
    """Answers what a bot would do. ``think`` does so elsewhere."""

    matches: Matches
    think: Callable[[Asked], Awaitable[list[Advice]]]
    seconds: float
    _kept: OrderedDict[Key, wire.Hints] = field(default_factory=OrderedDict)
    #: Who waits for an answer.
    _asking: set[int] = set()

    async def hint(self, caller: Caller, id: str, asked: wire.HintAsked) -> wire.Hints:
        """The lines a bot would compare in the caller's place, best first."""
        user = caller.known
        key = (id, asked.n, asked.epoch, asked.seat)
        async with self.matches.open(id) as live:
            self.matches.check_holder(live, caller, asked.seat)
            _check(live, asked)
            if (known := self._kept.get(key)) is not None:
                return known
            # What a bot would do comes from the position alone, so that asking again tells nothing more.
            task = asked_of(live, self.seconds)
        if user in self._asking:
            raise TooMany("one question at a time: the last one is still being thought about")
        if len(self._asking) >= WAITING:
            raise TooMany("too many people ask at once: try again in a moment")
        self._asking.add(user)
        try:
            found = await self.think(task)
        except (BotFailed, OSError) as error:
            log.error("nobody knows what a bot would do", match=id, error=repr(error))
            raise Unavailable("no bot has an answer to this just now") from None
        finally:
            self._asking.discard(user)
        async with self.matches.open(id) as live:
            check_current(live, asked.n, asked.epoch)
        answer = wire.Hints(
            asked.n, asked.epoch, asked.seat, [line(one, asked.n, asked.seat) for one in found]
        )
        self._kept[key] = answer
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return answer


def asked_of(live: LiveMatch, seconds: float) -> Asked:
    row = live.row
    state = live.match.state.encode()
    return Asked(row.game, row.version, row.scenario, row.options, state, row.n, seconds)


def _check(live: LiveMatch, asked: wire.HintAsked) -> None:
    if not hints(live.row, live.seats.values()):
        raise Forbidden("this match is played without hints")
    check_current(live, asked.n, asked.epoch)
    if live.waiting != asked.seat:
        raise Conflict(f"{asked.seat} has nothing to choose")


def line(advice: Advice, n: int, seat: str) -> wire.LineInfo:
    """An advice as it is told."""
    return wire.LineInfo(
        choices=[list(choice) for choice in advice.choices],
        chance=round(advice.value, 3),
        behind=round(advice.behind, 3),
        worlds=advice.worlds,
        reasons=[_reason(reason, n, seat) for reason in advice.reasons],
    )


def _reason(reason: Reason, n: int, seat: str) -> wire.ReasonInfo:
    return wire.ReasonInfo(n, seat, reason.id, reason.rule, cast("dict[str, Any]", reason.args))

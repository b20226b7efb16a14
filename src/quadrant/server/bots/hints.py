"""What would a bot do? A person asks for a seat of their own; another process answers.

The answer uses only what the seat may know. It is dropped if the match has moved on meanwhile.
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
from quadrant.server.bots.seats import BotFailed, PositionTask, resumed
from quadrant.server.people.caller import Caller
from quadrant.server.play.live import LiveMatch
from quadrant.server.play.matches import Matches, check_current
from quadrant.server.problems import Conflict, Forbidden, TooMany, Unavailable
from quadrant.server.store.rows import hints

log = structlog.get_logger(__name__)

#: How many answers are kept, so that asking twice gives the same answer.
KEPT = 256
#: How many questions of all people may wait at once.
WAITING = 8

Key = tuple[str, int, int, str]


class HintTask(PositionTask, frozen=True):
    """A position in which somebody asks what a bot would do."""

    chance: int
    seconds: float
    seat: str

    def work(self) -> list[Advice]:
        levels = bots.levels_of(self.game)
        if levels is None:
            return []
        effort = Effort(SHORT.worlds, self.seconds)
        match = resumed(self)
        match.turn_to(self.seat)
        return advise(bots.Question(match), levels, Random(self.chance), effort)


class Hints(Struct):
    """Answers what a bot would do; ``think`` runs in another process."""

    matches: Matches
    think: Callable[[HintTask], Awaitable[list[Advice]]]
    seconds: float
    _kept: OrderedDict[Key, wire.Hints] = field(default_factory=OrderedDict)
    #: The people who wait for an answer.
    _asking: set[int] = set()

    async def hint(self, caller: Caller, id: str, asked: wire.HintAsked) -> wire.Hints:
        """The lines that a bot would compare in the caller's place, best first."""
        user = caller.known
        key = (id, asked.n, asked.epoch, asked.seat)
        async with self.matches.open(id) as live:
            self.matches.check_holder(live, caller, asked.seat)
            _check(live, asked)
            if (known := self._kept.get(key)) is not None:
                return known
            # The answer depends only on the position, so that asking again reveals nothing more.
            task = asked_of(live, asked.seat, self.seconds)
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


def asked_of(live: LiveMatch, seat: str, seconds: float) -> HintTask:
    row = live.row
    state = live.match.state.encode()
    return HintTask(row.game, row.version, row.scenario, row.options, state, row.n, seconds, seat)


def _check(live: LiveMatch, asked: wire.HintAsked) -> None:
    if not hints(live.row, live.seats.values()):
        raise Forbidden("this match is played without hints")
    check_current(live, asked.n, asked.epoch)
    if asked.seat not in live.asked:
        raise Conflict(f"{asked.seat} has nothing to choose")


def line(advice: Advice, n: int, seat: str) -> wire.LineInfo:
    """Advice in the form of the wire."""
    return wire.LineInfo(
        choices=[list(choice) for choice in advice.choices],
        chance=round(advice.value, 3),
        behind=round(advice.behind, 3),
        worlds=advice.worlds,
        reasons=[_reason(reason, n, seat) for reason in advice.reasons],
    )


def _reason(reason: Reason, n: int, seat: str) -> wire.ReasonInfo:
    return wire.ReasonInfo(n, seat, reason.id, reason.rule, cast("dict[str, Any]", reason.args))

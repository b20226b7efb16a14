"""Analyses of finished matches, made once when somebody asks, piece by piece in another process.

The result is kept with the match.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Protocol, TypeVar

import msgspec
import structlog
from msgspec import Struct
from msgspec.structs import replace

from quadrant import bots
from quadrant.bots import analysis
from quadrant.bots.analysis import EFFORT, ChancePoint, Judge, Made, PlayedMove, Turning
from quadrant.kernel import catalog
from quadrant.kernel.catalog import Game
from quadrant.server import wire
from quadrant.server.bots.hints import line
from quadrant.server.bots.seats import PositionTask, resumed
from quadrant.server.bots.tasks import Task
from quadrant.server.people.caller import Caller
from quadrant.server.people.seating import check_visible
from quadrant.server.play.matches import Matches
from quadrant.server.problems import Conflict, Forbidden, NotFound, TooMany, Unavailable
from quadrant.server.store.rows import LEARNING, MatchRow

log = structlog.get_logger(__name__)

#: The largest piece of a match: so many choices, or as many as fit into so many seconds.
PIECE = 200
SECONDS = 2.0
#: How many analyses may wait in all, and how many of one person's.
WAITING, MINE = 20, 2
#: The share of the whole work that finding the chances takes.
COURSE = 0.5

T = TypeVar("T")


class Think(Protocol):
    """Runs a task in another process."""

    async def __call__(self, task: Task[T]) -> T: ...


class Surveyed(Struct, frozen=True):
    """The chances along a piece of the match, and where it ended."""

    points: list[ChancePoint]
    n: int
    state: bytes


class Survey(PositionTask, frozen=True):
    """A piece of a match, from a position after ``n`` choices on: the chances at the points ``at``."""

    n: int
    made: list[Made]
    at: frozenset[int]

    def work(self) -> Surveyed:
        match, end, n = resumed(self), time.monotonic() + SECONDS, self.n
        judge = Judge(match.game, analysis.levels_for(self.game))
        points: list[ChancePoint] = []
        for seat, choice in self.made:
            if n in self.at:
                points.append(judge.before(match, n, seat, choice))
            match.choose(choice, seat)
            n += 1
            if time.monotonic() > end:
                break
        if n == max(self.at):
            points.append(judge.point(match.state, n))
        return Surveyed(points, n, match.state.encode())


class MoveTask(PositionTask, frozen=True):
    """A move to be thought over, in the position before it."""

    made: list[Made]
    swing: tuple[PlayedMove, float, float]

    def work(self) -> Turning | None:
        levels = analysis.levels_for(self.game)
        return analysis.turning(resumed(self), self.made, self.swing, levels, EFFORT)


class Running(Struct):
    """An analysis in progress, on behalf of whoever asked first."""

    user: int
    share: float = 0.0
    failed: bool = False
    task: asyncio.Task[None] | None = None


class Analyses:
    """Analyses matches, one after another; ``think`` runs a task in another process."""

    def __init__(self, matches: Matches, think: Think) -> None:
        self._matches = matches
        self._think = think
        self._running: dict[str, Running] = {}
        self._turn = asyncio.Lock()

    async def analysis(self, caller: Caller, id: str) -> wire.Analysis:
        """The analysis, or how far it has come. The first request starts it."""
        async with self._matches.open(id) as live:
            check_visible(self._matches.people, live.row, live.seats.values(), caller)
            row, outdated = replace(live.row), live.outdated
            people = [seat.seat for seat in live.seats.values() if seat.user_id is not None]
        if not row.over:
            raise Conflict("the match is looked back on when it is over")
        if row.kind in LEARNING or outdated or bots.levels_of(row.game) is None:
            raise Conflict("nothing can be said of how this match went")
        if row.kind == "analysis" and row.hints is False:
            raise Forbidden("this board was taken from a match that is played without hints")
        if (kept := await self._kept(id)) is not None:
            return kept
        running = self._running.get(id)
        if running is None:
            running = self._begin(row, caller.known, people)
        if running.failed:
            # Reported once; the next request tries again.
            self._running.pop(id, None)
            raise Unavailable("the match could not be looked back on")
        return wire.Analysis(round(running.share, 3))

    def _begin(self, row: MatchRow, user: int, people: Sequence[str]) -> Running:
        # Nobody has come back to ask about those that failed.
        self._running = {id: running for id, running in self._running.items() if not running.failed}
        if sum(running.user == user for running in self._running.values()) >= MINE:
            raise TooMany("matches of yours are being looked back on: wait until one is done")
        if len(self._running) >= WAITING:
            raise TooMany("too many matches are being looked back on: try again later")
        running = self._running[row.id] = Running(user)
        running.task = self._matches.spawn(self._run(row, running, people))
        return running

    def drop(self, id: str) -> None:
        """The match is deleted, and its analysis with it."""
        running = self._running.pop(id, None)
        if running is not None and running.task is not None:
            running.task.cancel()

    async def _run(self, row: MatchRow, running: Running, people: Sequence[str]) -> None:
        try:
            async with self._turn:
                found = await self._made(row, running, people)
            await self._keep(row.id, found)
        except NotFound:  # deleted meanwhile
            pass
        except Exception as error:
            log.error("a match could not be looked back on", match=row.id, error=repr(error))
            running.failed = True
            return
        if self._running.get(row.id) is running:
            del self._running[row.id]

    async def _made(self, row: MatchRow, running: Running, people: Sequence[str]) -> wire.Analysis:
        store = self._matches.store
        rows = await store.choices(row.id, row.begins, row.n)
        made: list[Made] = [(choice.seat, choice.choice) for choice in rows]
        found = analysis.moves(made, row.begins)
        points = await self._course(row, made, frozenset(analysis.looked_at(found)), running)
        chosen = analysis.swings(found, points, people)
        turnings: list[Turning | None] = []
        for number, swing in enumerate(chosen):
            move = swing[0]
            position = await self._matches.replays.at(replace(row), move.first)
            state = position.match.state.encode()
            some = made[move.first - row.begins : move.last - row.begins]
            task = MoveTask(row.game, row.version, row.scenario, row.options, state, some, swing)
            turnings.append(await self._think(task))
            running.share = COURSE + (1 - COURSE) * (number + 1) / len(chosen)
        return told(catalog.find(row.game), points, analysis.telling(turnings, people))

    async def _course(
        self, row: MatchRow, made: Sequence[Made], at: frozenset[int], running: Running
    ) -> list[ChancePoint]:
        start = await self._matches.store.snapshot(row.id, row.begins)
        n, state, points = row.begins, start.state, list[ChancePoint]()
        while n < row.n:
            piece = list(made[n - row.begins : n - row.begins + PIECE])
            task = Survey(row.game, row.version, row.scenario, row.options, state, n, piece, at)
            found: Surveyed = await self._think(task)
            points += found.points
            n, state = found.n, found.state
            running.share = COURSE * (n - row.begins) / max(1, row.n - row.begins)
        return points

    async def _kept(self, id: str) -> wire.Analysis | None:
        data = await self._matches.store.analysis(id)
        return None if data is None else msgspec.json.decode(data, type=wire.Analysis)

    async def _keep(self, id: str, found: wire.Analysis) -> None:
        await self._matches.store.keep_analysis(id, msgspec.json.encode(found).decode())


def told(game: Game, points: Sequence[ChancePoint], turnings: Sequence[Turning]) -> wire.Analysis:
    """An analysis in the form of the wire."""
    return wire.Analysis(
        1.0,
        [wire.ChancePoint(point.n, _percents(game, point)) for point in points],
        [_turning(one) for one in turnings],
    )


def _percents(game: Game, point: ChancePoint) -> dict[str, int]:
    sides = analysis.by_side(point.chances, game.camps)
    return {side: round(100 * chance) for side, chance in sides.items()}


def _turning(one: Turning) -> wire.TurningInfo:
    return wire.TurningInfo(
        n=one.n,
        last=one.last,
        seat=one.seat,
        before=round(one.before, 3),
        after=round(one.after, 3),
        played=[list(choice) for choice in one.played],
        chance=None if one.value is None else round(one.value, 3),
        better=None if one.better is None else line(one.better, one.n, one.seat),
    )

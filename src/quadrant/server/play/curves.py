"""The score of a match over its rounds, found by replaying it once and continuing from there."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from weakref import WeakValueDictionary

from msgspec import Struct
from msgspec.structs import replace

from quadrant.errors import QuadrantError, VersionMismatch
from quadrant.kernel.standing import Standing
from quadrant.server import wire
from quadrant.server.aside import aside
from quadrant.server.people.caller import Caller
from quadrant.server.people.seating import check_visible
from quadrant.server.play.matches import Matches
from quadrant.server.play.position import Position
from quadrant.server.problems import Stale
from quadrant.server.store.rows import ChoiceRow, MatchRow

#: Curves that are kept, each with the position it has reached.
KEPT = 64
#: Choices that are replayed before others get their turn.
SLICE = 100


class Drawn(Struct):
    """A curve up to a position."""

    points: list[wire.CurvePoint] = []
    last: wire.CurvePoint | None = None
    position: Position | None = None

    def note(self, n: int, standing: Standing | None, closed: Standing | None = None) -> None:
        """Note the standing after n choices: there is a point at the end of each round, and one for the
        present.

        ``closed`` is the standing at the end of the round, if something has happened since.
        """
        if standing is None:
            return
        now = wire.CurvePoint(n, standing.round, standing.score)
        if self.last is None:
            self.points.append(replace(now, round=standing.round - 1))
        elif standing.round != self.last.round:
            score = (closed or standing).score
            self.points.append(wire.CurvePoint(n, self.last.round, score))
        self.last = now

    def play(self, made: Iterable[ChoiceRow]) -> None:
        """Continue with these choices."""
        position = self.position
        assert position is not None
        for choice in made:
            position.play(choice.seat, choice.choice, choice.auto)
            self.note(position.n, position.standing, position.closed)

    def answer(self, row: MatchRow) -> wire.Curve:
        """The points of the rounds that are over, and the present one."""
        new = self.last is not None and self.last.n > self.points[-1].n
        points = [*self.points, self.last] if new and self.last is not None else self.points[:]
        return wire.Curve(row.n, row.epoch, points)


class Curves:
    """Curves of matches, kept as long as they are asked for."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._kept: OrderedDict[tuple[str, int], Drawn] = OrderedDict()
        #: A curve is drawn once, however many ask for it, and only one curve is worked on at a time.
        self._drawing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._turn = asyncio.Lock()

    async def curve(self, caller: Caller, id: str) -> wire.Curve:
        """The score of the match, round by round."""
        async with self._matches.open(id) as live:
            check_visible(self._matches.people, live.row, live.seats.values(), caller)
            row = replace(live.row)
        async with self._drawing.setdefault(id, asyncio.Lock()):
            drawn = await self._drawn(row)
            return drawn.answer(row)

    async def _drawn(self, row: MatchRow) -> Drawn:
        key = (row.id, row.epoch)
        drawn = self._kept.pop(key, None)
        if drawn is None or (drawn.last is not None and drawn.last.n > row.n):
            drawn = await self._begun(row)
        if (position := drawn.position) is not None and position.n < row.n:
            made = await self._matches.store.choices(row.id, position.n, row.n)
            try:
                await self._play(drawn, made)
            except QuadrantError:
                raise Stale("choices were taken back meanwhile") from None
        self._kept[key] = drawn
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return drawn

    async def _play(self, drawn: Drawn, made: list[ChoiceRow]) -> None:
        """Work in slices, in turn with others, so that nobody waits for the end of a long match."""
        for first in range(0, len(made), SLICE):
            async with self._turn:
                await aside(drawn.play, made[first : first + SLICE])

    async def _begun(self, row: MatchRow) -> Drawn:
        store, drawn = self._matches.store, Drawn()
        first = Position(row, await store.snapshot(row.id, row.begins), keep=False)
        if not first.outdated:
            drawn.position = first
            first.match.state.watch_rounds()
            drawn.note(first.n, first.standing)
            return drawn
        # For older rules only the readable snapshots are left.
        for kept in await store.snapshots(row.id):
            with suppress(VersionMismatch):
                position = Position(row, kept)
                drawn.note(position.n, position.standing)
        return drawn

"""Lessons at the table: what there is to learn, what the coach says, and the way back to a lesson's path."""

from __future__ import annotations

from asyncio import to_thread

from sqlalchemy import and_

from quadrant.kernel import catalog, lessons
from quadrant.kernel.catalog import Game
from quadrant.kernel.lessons import Lesson
from quadrant.server import wire
from quadrant.server.accounts import Caller
from quadrant.server.columns import matches as columns
from quadrant.server.desk import Desk
from quadrant.server.live import LiveMatch
from quadrant.server.problems import NotFound
from quadrant.server.queries import played_by
from quadrant.server.rows import MatchRow
from quadrant.server.seating import check_visible

#: Lessons that one person may have under way; each is there once.
MOST = 100


def _all() -> list[tuple[Game, Lesson]]:
    """Every lesson, game by game."""
    return [
        (game, lessons.find(game.name, name)) for game in catalog.games() for name in lessons.names(game.name)
    ]


class Lessons:
    """What people do with lessons; they are played like any other match."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.matches = desk.matches
        self.store = desk.store

    async def overview(self, caller: Caller) -> list[wire.LessonInfo]:
        """Every lesson, game by game, in the order in which they are best taken."""
        begun = await self._begun(caller)
        # Who asks first has every game and lesson read: nobody else should wait for that.
        return [
            await self._info(game, lesson, begun.get((game.name, lesson.name)))
            for game, lesson in await to_thread(_all)
        ]

    async def _info(self, game: Game, lesson: Lesson, row: MatchRow | None) -> wire.LessonInfo:
        reached = -1 if row is None else await self._in_common(row.id, row.n, lesson)
        step, steps = _progress(lesson, reached)
        return wire.LessonInfo(
            game=game.name,
            name=lesson.name,
            kind=lesson.kind,
            minutes=lesson.minutes,
            scenario=game.check_scenario(lesson.scenario),
            seats=list(lesson.seats),
            match=None if row is None else row.id,
            step=step,
            steps=steps,
        )

    async def _begun(self, caller: Caller) -> dict[tuple[str, str | None], MatchRow]:
        """The caller's matches in which he takes a lesson."""
        if caller.id is None:
            return {}
        mine = and_(columns.c.kind == "lesson", columns.c.over.is_(False), played_by(caller.id))
        return {(row.game, row.lesson): row for row in await self.store.lobby(mine, MOST)}

    async def begin(self, caller: Caller, game: str, name: str) -> wire.MatchInfo:
        """A lesson from its start."""
        return await self.desk.teach(caller, lessons.find(catalog.find(game).name, name))

    async def coaching(self, caller: Caller, id: str) -> wire.Coaching:
        """What the coach says where the match stands."""
        async with self.matches.open(id) as live:
            lesson = self._taught(live, caller)
            following = lesson.follows(live.match.state, live.n)
            reached = live.n if following else await self._in_common(live.id, live.n, lesson)
            over = reached == len(lesson.moves)
            asked = following and not over and live.waiting in lesson.seats
            said = lesson.lines(reached) if following and (asked or over) else ()
            step, steps = _progress(lesson, reached)
            return wire.Coaching(
                n=live.row.n,
                epoch=live.row.epoch,
                kind=lesson.kind,
                following=following,
                over=over,
                step=step,
                steps=steps,
                lines=[wire.CoachLine(lesson.message(line), list(line.lights), line.rule) for line in said],
                choice=list(lesson.moves[reached].choose) if asked else None,
            )

    async def back(self, caller: Caller, id: str) -> wire.Progress:
        """Back to where the path of the lesson was left; nothing changes for who is on it."""
        async with self.matches.open(id) as live:
            lesson = self._taught(live, caller)
            if not lesson.follows(live.match.state, live.n):
                await self.matches.go_back(live, await self._in_common(live.id, live.n, lesson))
            return wire.Progress(live.row.n, live.row.epoch)

    def _taught(self, live: LiveMatch, caller: Caller) -> Lesson:
        check_visible(self.matches.people, live.row, live.seats.values(), caller)
        if live.lesson is None:
            raise NotFound("this match is no lesson")
        return live.lesson

    async def _in_common(self, id: str, last: int, lesson: Lesson) -> int:
        """How many choices were made as the lesson has them."""
        made = await self.store.choices(id, 0, min(last, len(lesson.moves)))
        for n, (choice, move) in enumerate(zip(made, lesson.moves, strict=False)):
            if (choice.seat, choice.choice) != (move.seat, move.choice):
                return n
        return len(made)


def _progress(lesson: Lesson, reached: int) -> tuple[int, int]:
    """The step of a lesson that so many choices have led to, and the number of its steps."""
    steps = lesson.steps()
    return sum(at <= reached for at in steps), len(steps)

"""Lessons and puzzles at the table: which there are, what the coach says, and the way back to their path."""

from __future__ import annotations

from quadrant.kernel import catalog, lessons, puzzles
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice
from quadrant.kernel.lessons import Lesson
from quadrant.kernel.puzzles import Puzzle, PuzzleReason
from quadrant.kernel.text import LANGUAGES
from quadrant.server import wire
from quadrant.server.aside import aside
from quadrant.server.people.caller import Caller
from quadrant.server.people.seating import check_visible
from quadrant.server.play.desk import Desk
from quadrant.server.play.live import LiveMatch
from quadrant.server.problems import NotFound
from quadrant.server.store.rows import MatchRow

#: Lessons that one person may have in progress; each of them once.
MOST = 100


def _all() -> list[tuple[Game, Lesson]]:
    """Every lesson, game by game."""
    return [
        (game, lessons.find(game.name, name)) for game in catalog.games() for name in lessons.names(game.name)
    ]


def _puzzles(game: str) -> list[Puzzle]:
    return [puzzles.find(game, name) for name in puzzles.names(game)]


def lesson_texts(name: str) -> wire.LessonTexts:
    """What the coach says in the lessons of a game."""
    game = catalog.find(name)
    return wire.LessonTexts({language: lessons.texts(game.name, language) for language in LANGUAGES})


def puzzle_texts(name: str) -> wire.LessonTexts:
    """The words of the puzzles of a game."""
    game = catalog.find(name)
    return wire.LessonTexts({language: puzzles.texts(game.name, language) for language in LANGUAGES})


class Lessons:
    """What people do with lessons. They are played like any other match."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.matches = desk.matches
        self.store = desk.store

    async def overview(self, caller: Caller) -> list[wire.LessonInfo]:
        """Every lesson, game by game, in the recommended order."""
        begun = await self._begun(caller)
        # The first request reads every game and lesson; nobody else should wait for that.
        return [
            await self._info(game, lesson, begun.get((game.name, lesson.name)))
            for game, lesson in await aside(_all)
        ]

    async def _info(self, game: Game, lesson: Lesson, row: MatchRow | None) -> wire.LessonInfo:
        reached = -1 if row is None else await self._in_common(row.id, row.n, lesson)
        step, steps = progress(lesson, reached)
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
        """The caller's matches that are lessons."""
        if caller.id is None:
            return {}
        return {(row.game, row.lesson): row for row in await self.store.lessons_of(caller.id, MOST)}

    def check(self, game: str, name: str) -> None:
        """Raises what tells of a lesson that does not exist."""
        lessons.find(catalog.find(game).name, name)

    async def puzzles(self, name: str) -> list[wire.PuzzleInfo]:
        """The puzzles of a game."""
        game = catalog.find(name).name
        return [
            wire.PuzzleInfo(game, puzzle.name, puzzle.seat, len(puzzle.steps))
            for puzzle in await aside(_puzzles, game)
        ]

    async def begin(self, caller: Caller, game: str, name: str) -> wire.MatchInfo:
        """A lesson from its start."""
        return await self.desk.teach(caller, lessons.find(catalog.find(game).name, name))

    async def coaching(self, caller: Caller, id: str) -> wire.Coaching:
        """What the coach says at this point of the match."""
        async with self.matches.open(id) as live:
            lesson = self._taught(live, caller)
            following = lesson.follows(live.match.state, live.n)
            reached = live.n if following else await self._in_common(live.id, live.n, lesson)
            over = reached == len(lesson.moves)
            asked = following and not over and live.waiting in lesson.seats
            said = lesson.lines(reached) if following and (asked or over) else ()
            step, steps = progress(lesson, reached)
            # The lines that are said here are counted as they are read.
            step -= max(0, len(said) - 1)
            puzzle = lesson.puzzle
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
                puzzle=None if puzzle is None else await self._verdict(live, puzzle, reached),
            )

    async def _verdict(self, live: LiveMatch, puzzle: Puzzle, right: int) -> wire.Verdict:
        """How the puzzle stands after so many right choices."""
        solved = right == len(puzzle.steps)
        made = [] if solved else await self.store.choices(live.id, right, right + 1)
        wrong = made[0].choice if made else None
        behind = None if wrong is None else puzzle.cost(right, Choice.of(wrong))
        step = puzzle.steps[min(right, len(puzzle.steps) - 1)]
        return wire.Verdict(
            seat=puzzle.seat,
            solved=solved,
            chance=puzzle.chance,
            wrong=None if wrong is None else list(wrong),
            behind=behind,
            points=round(behind * puzzle.points, 1) if behind is not None and puzzle.points else None,
            in_points=puzzle.points > 0,
            hints=[
                _reason(PuzzleReason("puzzle-look", why.args), puzzle.seat)
                for why in step.why
                if "features" in why.args
            ],
            line=[list(step.best) for step in puzzle.steps] if solved else [],
            reasons=[_reason(why, puzzle.seat) for why in puzzle.why] if solved else [],
        )

    async def back(self, caller: Caller, id: str) -> wire.Progress:
        """Back to where the path of the lesson was left; on the path nothing changes."""
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
        """How many choices were made as the lesson prescribes."""
        made = await self.store.choices(id, 0, min(last, len(lesson.moves)))
        for n, (choice, move) in enumerate(zip(made, lesson.moves, strict=False)):
            if (choice.seat, choice.choice) != (move.seat, move.choice):
                return n
        return len(made)


def _reason(why: PuzzleReason, seat: str) -> wire.ReasonInfo:
    args = {name: list(arg) if isinstance(arg, tuple) else arg for name, arg in why.args.items()}
    return wire.ReasonInfo(0, seat, why.id, "", args)


def progress(lesson: Lesson, reached: int) -> tuple[int, int]:
    """How many lines of a lesson were said after so many choices, and how many there are."""
    said = [(at, len(lesson.lines(at))) for at in lesson.steps()]
    return sum(lines for at, lines in said if at <= reached), sum(lines for _, lines in said)

"""Analysis of a match: the chance to win along the way, and the moves that changed it most.

A *move* is what a seat chose until somebody else was asked. A seat's chance is what the game's net, or its
guide if there is none, says of worlds that the seat could imagine at that point; at the end it is the result.
For the moves after which it changed most, a search compares what was played with other lines, from what the
seat knew then.

>>> import quadrant
>>> from quadrant.bots.arena import attempt, plan
>>> match = quadrant.new("generals", seed=1)
>>> while match.seat is not None and len(match.choices) < 80:
...     _ = match.choose(match.options()[0])
>>> found = analyse(match, effort=Effort(2))
>>> found.points[0].n, sorted(found.points[0].chances)[:2]
(0, ['germany', 'italy'])
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from math import ceil
from random import Random
from typing import Any, Final, NamedTuple, cast

import msgspec

from quadrant import bots
from quadrant.bots import Question
from quadrant.bots.advice import Advice, as_before, decisive, few_worlds, seen_by
from quadrant.bots.guide import Clocked, Guide, Line, imagined
from quadrant.bots.levels import Levels
from quadrant.bots.reasons import Reasoned
from quadrant.bots.search import Effort, candidates
from quadrant.errors import QuadrantError
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice, GameState
from quadrant.kernel.match import Match

#: How many moves are reported; how many are studied of those after which the chance changed most, and as many
#: of those that missed most at first sight.
TOLD: Final = 5
THOUGHT_OVER: Final = 5
#: Besides, this many of the own moves of people that missed most, for all their seats together.
OWN: Final = 6
#: A move that matters less than this, in the chance to win, is not reported.
LEAST: Final = 0.005
#: A chance is the mean of so many worlds; it is found at no more than so many points.
WORLDS: Final = 4
POINTS: Final = 400
#: No move is longer than this, in choices.
LONGEST: Final = 24
#: How much more a mistake counts than a change by chance.
LOST: Final = 2.0
EFFORT: Final = Effort(24, seconds=2.5)

Made = tuple[str, Choice]


class PlayedMove(NamedTuple):
    """What a seat chose between two points of the match."""

    seat: str
    first: int
    last: int


class ChancePoint(msgspec.Struct, frozen=True):
    """Each seat's chance to win after so many choices, as it could judge at the time."""

    n: int
    chances: dict[str, float]
    #: How much better another line looked at first sight than what the seat did next.
    missed: float = 0.0


class Turning(msgspec.Struct, frozen=True):
    """A turning point: what was played after ``n`` choices, and what would have been better."""

    n: int
    last: int
    seat: str
    before: float
    after: float
    played: tuple[Choice, ...]
    #: What was expected of it, if it was compared with others, and the better line, if there was one.
    value: float | None = None
    better: Advice | None = None

    @property
    def swing(self) -> float:
        return self.after - self.before

    @property
    def weight(self) -> float:
        """How much it matters."""
        return abs(self.swing) + LOST * self.lost

    @property
    def lost(self) -> float:
        """By how much the better line was better."""
        return self.better.behind if self.better else 0.0


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of a match."""

    points: tuple[ChancePoint, ...]
    #: In the order in which they were played.
    turnings: tuple[Turning, ...]


def levels_for(game: str) -> Levels:
    """The levels that judge the game. Raises QuadrantError if it has no guide."""
    levels = bots.levels_of(game)
    if levels is None:
        raise QuadrantError(f"{game} has no guide to judge positions by")
    return levels


# The course


def moves(made: Sequence[Made], begins: int = 0) -> list[PlayedMove]:
    """The moves of a match whose first choices, ``begins`` of them, were made elsewhere."""
    found: list[PlayedMove] = []
    for n, (seat, _) in enumerate(made, begins):
        last = found[-1] if found else None
        if last is not None and last.seat == seat and n - last.first < LONGEST:
            found[-1] = PlayedMove(seat, last.first, n + 1)
        else:
            found.append(PlayedMove(seat, n, n + 1))
    return found


def looked_at(found: Sequence[PlayedMove]) -> list[int]:
    """After how many choices chances are found: between moves or, in a long match, between some of them."""
    if not found:
        return []
    every = ceil(len(found) / POINTS)
    return [*(move.first for move in found[::every]), found[-1].last]


class Judge:
    """Judges how likely each seat is to win, from what it may know."""

    def __init__(self, game: Game, levels: Levels) -> None:
        self.game = game
        self._guides: dict[str, Guide] = {
            seat: levels.foresight(game, seat, Random(seat)) for seat in game.seats
        }

    def point(self, state: GameState, n: int) -> ChancePoint:
        """The chances after n choices."""
        return ChancePoint(n, {seat: self.chance(state, n, seat) for seat in self.game.seats})

    def before(self, match: Match, n: int, seat: str, played: Choice) -> ChancePoint:
        """The same, before that choice of that seat."""
        point = self.point(match.state, n)
        if match.seat != seat or len(match.options()) == 1:
            return point
        return msgspec.structs.replace(point, missed=self.missed(match, n, played))

    def missed(self, match: Match, n: int, played: Choice) -> float:
        """How much better another line looks to the seat than one that begins like this."""
        question, random = Question(match), Random(n)
        guide, game = self._guides[question.seat], question.determinised(random)
        found = candidates(guide, game, question.seat, question.options, random)
        if not found:
            return 0.0
        mine = [one.static for one in found if one.line.answers[0].choice == played]
        return found[0].static - (mine[0] if mine else found[-1].static)

    def chance(self, state: GameState, n: int, seat: str) -> float:
        """A seat's chance after n choices; at the end, the result."""
        if state.result is not None:
            return state.result.share(self.game.camps[seat], set(self.game.camps.values()))
        random, guide = Random(f"{n}/{seat}"), self._guides[seat]
        seen = [self.imagined(state, seat, random) for _ in range(WORLDS)]
        return sum(guide.value(world, seat) for world in seen) / WORLDS

    def imagined(self, state: GameState, seat: str, random: Random) -> GameState:
        """A world that the seat may imagine, with its own dice."""
        world: GameState = self.game.determinise(state, seat, random)
        world.throw_anew(random.randbytes(32))
        return world


# Turning points


def swings(
    found: Iterable[PlayedMove], points: Iterable[ChancePoint], people: Sequence[str] = ()
) -> list[tuple[PlayedMove, float, float]]:
    """The moves to study, with their own seat's chance before and after: those that changed most, those that
    missed most, and for each seat of ``people`` its own worst ones."""
    at = {point.n: point for point in points}
    known = [move for move in found if move.first in at and move.last in at]

    def around(move: PlayedMove) -> tuple[float, float]:
        return at[move.first].chances[move.seat], at[move.last].chances[move.seat]

    def swing(move: PlayedMove) -> float:
        before, after = around(move)
        return abs(after - before)

    most = sorted(known, key=swing, reverse=True)[:THOUGHT_OVER]
    rest = [move for move in known if move not in most and at[move.first].missed > 0]
    rest.sort(key=lambda move: at[move.first].missed, reverse=True)
    chosen = [*most, *rest[:THOUGHT_OVER]]
    for seat in people:
        chosen += [move for move in rest[THOUGHT_OVER:] if move.seat == seat][: own_share(people)]
    return [(move, *around(move)) for move in chosen]


def own_share(people: Sequence[str]) -> int:
    """How many of a seat's own worst moves are looked for."""
    return max(1, OWN // len(people)) if people else 0


def open_to(match: Match, made: Sequence[Made]) -> int:
    """How many of these choices had no alternative; the match is played on to the first that had one."""
    for number, (seat, choice) in enumerate(made):
        if match.seat == seat and len(match.options()) > 1:
            return number
        match.choose(choice, seat)
    return len(made)


class Comparison:
    """Compares what was played with other lines; it stands unless one is clearly better."""

    guide: Guide
    line: Line

    def lines(self, game: Any, seat: str, options: Sequence[Choice]) -> Iterator[Line]:
        others = list(self.guide.lines(game, seat, options))
        played = _choices(self.line)
        yield self.line._replace(value=self.first_sight(others, game, seat))
        for other in others:
            choices = _choices(other)
            if choices[: len(played)] != played[: len(choices)]:
                yield other._replace(stands=False)

    def first_sight(self, others: Iterable[Line], game: Any, seat: str) -> float:
        """The guide's first sight of lines that begin alike, by the same measure; otherwise imagined."""
        first, random = self.line.answers[0].choice, Random(0)
        alike = [other for other in others if other.answers[0].choice == first] or [self.line]
        return max(imagined(self.guide, game, seat, line, random) for line in alike)


def study(match: Match, played: Sequence[Choice], levels: Levels, effort: Effort = EFFORT) -> Study:
    """Compare what was played with the other lines at that point, from what the seat knew."""
    question = Question(match)
    search = levels.search(match.game, question.seat, Random(0), effort)
    guide = search.guide
    with_played = as_before(guide, Comparison)
    with_played.line = Line(tuple(Reasoned(choice) for choice in played), stands=True)
    search.guide = cast("Clocked", with_played)
    ranked = search.rank(question)
    if len(ranked) < 2:
        return Study(None, None)
    mine, best = next(one for one in ranked if one.line.stands), ranked[0]
    if best.value <= mine.value:
        return Study(mine.value, None)
    seen = few_worlds(question, effort, (best.line, mine.line), guide)
    why = seen_by(decisive(*seen), seen[0].answer, "search-better")
    advice = Advice(_choices(best.line), best.value, best.value - mine.value, best.worlds, why)
    return Study(mine.value, advice)


class Study(NamedTuple):
    """What was expected of a move, and the better line if there was one."""

    value: float | None
    better: Advice | None


def _choices(line: Line) -> tuple[Choice, ...]:
    return tuple(answer.choice for answer in line.answers)


def turning(
    match: Match, made: Sequence[Made], swing: tuple[PlayedMove, float, float], levels: Levels, effort: Effort
) -> Turning | None:
    """Study a move, with the match standing before it; None if there was no choice in it."""
    move, before, after = swing
    forced = open_to(match, made)
    if forced == len(made):
        return None
    played = tuple(choice for _, choice in made[forced:])
    n = move.first + forced
    found = study(match, played, levels, effort) if levels.searches else Study(None, None)
    return Turning(n, move.last, move.seat, before, after, played, found.value, found.better)


def telling(found: Iterable[Turning | None], people: Sequence[str] = ()) -> tuple[Turning, ...]:
    """The ones that matter most, and the worst of each person, in the order in which they were played."""
    some = sorted((one for one in found if one and one.weight >= LEAST), key=lambda one: -one.weight)
    told = {one.n: one for one in some[:TOLD]}
    for seat in people:
        told |= {one.n: one for one in worst(some, (seat,))[: own_share(people)]}
    return tuple(sorted(told.values(), key=lambda one: one.n))


def worst(found: Iterable[Turning], seats: Collection[str]) -> list[Turning]:
    """The moves of these seats for which there was a better one, the one that cost most first."""
    mine = (one for one in found if one.seat in seats and one.lost >= LEAST)
    return sorted(mine, key=lambda one: -one.lost)


# All of it


def analyse(
    match: Match,
    effort: Effort = EFFORT,
    progress: Callable[[float], None] | None = None,
    people: Sequence[str] = (),
) -> Analysis:
    """Analyse a match, finished or not. The worst moves of ``people``, its seats, are always studied.
    ``progress`` is called with the share that is done, up to 1."""
    levels, made = levels_for(match.game.id), [(seat, choice) for seat, choice in match.choices]
    found = moves(made)
    points = _walked(match, levels, looked_at(found), progress or (lambda share: None))
    turnings: list[Turning | None] = []
    chosen = swings(found, points, people)
    for number, swing in enumerate(chosen):
        move = swing[0]
        then = _anew(match)
        for seat, choice in made[: move.first]:
            then.choose(choice, seat)
        turnings.append(turning(then, made[move.first : move.last], swing, levels, effort))
        if progress is not None:
            progress(0.5 + 0.5 * (number + 1) / len(chosen))
    return Analysis(tuple(points), telling(turnings, people))


def _anew(match: Match) -> Match:
    """The match from its start."""
    return Match(match.game, match.scenario, match.seed, match.rule_options, keep=False)


def _walked(
    match: Match, levels: Levels, wanted: Iterable[int], progress: Callable[[float], None]
) -> list[ChancePoint]:
    judge, walk, at = Judge(match.game, levels), _anew(match), set(wanted)
    points: list[ChancePoint] = []
    for n, (seat, choice) in enumerate(match.choices):
        if n in at:
            points.append(judge.before(walk, n, seat, choice))
            progress(0.5 * n / len(match.choices))
        walk.choose(choice, seat)
    points.append(judge.point(walk.state, len(match.choices)))
    return points


def by_side(chances: Mapping[str, float], camps: Mapping[str, str]) -> dict[str, float]:
    """The chance of each camp: the mean of its seats'."""
    found: dict[str, list[float]] = {}
    for seat, chance in chances.items():
        found.setdefault(camps[seat], []).append(chance)
    return {camp: sum(some) / len(some) for camp, some in found.items()}

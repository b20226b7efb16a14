"""A search that knows no game: the best lines of a guide, played out on worlds that they share.

Every candidate gets the same worlds: the same hidden cards, the same dice, the same whims of everybody. Two
candidates therefore differ only in what they do, and a few worlds tell which is better. After some worlds the
worse half is dropped, and so on until one is left, the leader is clearly ahead, or the worlds are used up.
The expectation of a line is drawn toward the guide's first sight.

An effort is counted in worlds, not in seconds, so that a choice depends only on the seed and not on the load
of the machine. Where a person waits, the seconds may be limited, too.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import count
from math import ceil, inf, log2, sqrt
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from quadrant.bots.guide import Clocked, Guide, Line, Plan, Priced, Staff, imagined, quickly
from quadrant.bots.reasons import Reasoned
from quadrant.kernel.flow import Choice, GameState, advance, take

if TYPE_CHECKING:
    from quadrant.bots import Question

#: At most so many lines are compared, and so many that begin alike.
CANDIDATES: Final = 8
ALIKE: Final = 2
#: The guide's first sight counts as much as so many worlds.
FIRST_SIGHT: Final = 4
#: The leader is clearly ahead by so many standard errors, on at least so many worlds.
CLEARLY: Final = 2.0
LEAST: Final = 6
#: The choice of a strong script stands unless it is beaten by so many standard errors.
BEATEN: Final = 1.0
#: No world is played further than this, in choices.
FARTHEST: Final = 400


class Effort(msgspec.Struct, frozen=True):
    """How much thought goes into one question."""

    worlds: int
    #: A limit in seconds, if somebody waits; the result then also depends on the machine.
    seconds: float = inf


#: The effort of a planner, and that of a marshal.
SHORT: Final = Effort(50)
LONG: Final = Effort(150)


# Worlds


class Whims(dict[str, Random]):
    """A random source for each seat, so that one seat's thinking does not shift another's chances."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def __missing__(self, seat: str) -> Random:
        found = self[seat] = Random(f"{self._seed}/{seat}")
        return found


class World(NamedTuple):
    """A game that this may be, its relative likelihood, and the seed of everybody's whims."""

    game: GameState
    weight: float
    seed: str


def worlds(question: Question, seed: int) -> Iterator[World]:
    """Worlds of a question, one after another; each depends only on the seed and its number."""
    for number in count():
        random = Random(f"{seed}/{number}")
        game = question.determinised(random)
        game.throw_anew(random.randbytes(32))
        yield World(game, question.likelihood(game), f"{seed}/{number}")


def play_out(guide: Clocked, world: World, seat: str, line: Line) -> float:
    """The value of a line in a world: it is followed while possible, then everybody chooses quickly."""
    game, whims = world.game.clone().imagine(), Whims(world.seed)
    end = guide.clock(game) + guide.horizon
    plans = {seat: Plan(line.answers)}
    for _ in range(FARTHEST):
        options = advance(game)
        if options is None or guide.clock(game) >= end:
            break
        asked = game.stack[-1].seat
        answer = plans[asked].follow(options) if asked in plans else None
        if answer is None:
            answer, *others = quickly(guide, game, asked, options, whims[asked]).answers
            plans[asked] = Plan(others)
        take(game, answer.choice)
    return guide.value(game, seat)


# Candidates


def _until(lines: Iterable[Line], late: float) -> Iterator[Line]:
    """The lines found before time is up, at least the first."""
    for line in lines:
        yield line
        if monotonic() > late:
            return


class Candidate:
    """A line, what the guide says of it, and what came of it in each world."""

    def __init__(self, line: Line, static: float) -> None:
        self.line = line
        self.static = static
        self.values: list[float] = []


def candidates(
    guide: Guide,
    game: GameState,
    seat: str,
    options: Sequence[Choice],
    random: Random,
    late: float = inf,
) -> list[Candidate]:
    """The lines worth playing out, best first, of those found before time was up."""
    lines = [
        line for line in _until(guide.lines(game, seat, options), late) if line.answers[0].choice in options
    ]
    found = [Candidate(line, imagined(guide, game, seat, line, random)) for line in _until(lines, late)]
    found.sort(key=lambda candidate: -candidate.static)
    begun: dict[Hashable, int] = {}
    best: list[Candidate] = []
    for candidate in found:
        first = candidate.line.beginning
        begun[first] = begun.get(first, 0) + 1
        if candidate.line.stands or (begun[first] <= ALIKE and len(best) < CANDIDATES):
            best.append(candidate)
    return best


class Ranked(NamedTuple):
    """A line in the order of a search: what is expected of it, how sure its distance from the first is, and
    in how many worlds it was played."""

    line: Line
    value: float
    error: float
    worlds: int


def stages(worlds: int, candidates: int) -> Iterator[int]:
    """How many worlds each stage has: half of the candidates stay, so the next stage has twice as many."""
    last = max(1, ceil(log2(candidates)))
    used = 0
    for stage in range(1, last + 1):
        until = round(worlds * (2**stage - 1) / (2**last - 1))
        yield until - used
        used = until


class Contest:
    """Sequential halving: the remaining candidates play every world."""

    def __init__(self, found: list[Candidate]) -> None:
        self.found = found
        self.alive = found[:]
        self._weights: list[float] = []

    def play(self, world: World, guide: Clocked, seat: str, late: float = inf) -> bool:
        """The remaining candidates play the world. If time runs out before all have, it does not count."""
        came: list[float] = []
        for candidate in self.alive:
            if monotonic() > late:
                return False
            came.append(play_out(guide, world, seat, candidate.line))
        self._weights.append(world.weight)
        for candidate, value in zip(self.alive, came, strict=True):
            candidate.values.append(value)
        return True

    def expected(self, candidate: Candidate, most: int | None = None) -> float:
        """What is expected of a line: the mean of its worlds, or of the first of them, drawn toward the
        first sight."""
        seen = list(zip(self._weights, candidate.values[:most], strict=False))
        total = sum(weight for weight, _ in seen)
        came = sum(weight * value for weight, value in seen)
        return (came + FIRST_SIGHT * candidate.static) / (total + FIRST_SIGHT)

    def lead(self, ahead: Candidate, behind: Candidate) -> tuple[float, float]:
        """The expected lead of one over another, and its standard error over their worlds."""
        gaps = [mine - theirs for mine, theirs in zip(ahead.values, behind.values, strict=False)]
        n = len(gaps)
        weights = self._weights[:n]
        total = sum(weights)
        if n < 2 or not total:
            return 0.0, inf
        sight = FIRST_SIGHT * (ahead.static - behind.static)
        seen = sum(weight * gap for weight, gap in zip(weights, gaps, strict=True))
        mean = seen / total
        spread = sum((weight * (gap - mean)) ** 2 for weight, gap in zip(weights, gaps, strict=True))
        return (seen + sight) / (total + FIRST_SIGHT), sqrt(spread * n / (n - 1)) / total

    @property
    def decided(self) -> bool:
        """Whether the leader is clearly ahead of everybody, or all always lead to the same."""
        if len(self._weights) < LEAST:
            return False
        first = max(self.alive, key=self.expected)
        for other in self.alive:
            if other is first or other.values == first.values:
                continue
            ahead, error = self.lead(first, other)
            if ahead <= CLEARLY * error:
                return False
        return True

    def halve(self) -> None:
        """Keep the better half, and always what a script stands by."""
        best = sorted(self.alive, key=self.expected, reverse=True)
        half = (len(best) + 1) // 2
        self.alive = best[:half] + [candidate for candidate in best[half:] if candidate.line.stands]

    def beside(self, one: Candidate, first: Candidate) -> float:
        """What is expected of a line in the measure of the first: who was left out early has seen fewer
        worlds, kinder or harsher ones, so only the distance on those that they share tells anything."""
        return self.expected(one) + self.expected(first) - self.expected(first, len(one.values))

    def ranking(self) -> list[Ranked]:
        """All candidates, best first: those that lasted before the others, and first what stands unbeaten."""
        order = sorted(self.found, key=lambda one: (len(one.values), self.expected(one)), reverse=True)
        script = next((candidate for candidate in order[1:] if candidate.line.stands), None)
        if script is not None:
            ahead, error = self.lead(order[0], script)
            if ahead <= BEATEN * error:
                order.remove(script)
                order.insert(0, script)
        return [
            Ranked(one.line, self.beside(one, order[0]), self.lead(order[0], one)[1], len(one.values))
            for one in order
        ]


class Search(Staff):
    """Follows the line that does best in the worlds and, like the staff, keeps to it while it stays legal."""

    guide: Clocked

    def __init__(self, guide: Clocked, seat: str, random: Random, effort: Effort = SHORT) -> None:
        super().__init__(guide, seat, random)
        self.effort = effort

    def hurry(self, seconds: float) -> None:
        """No choice may take much longer than this, because somebody waits."""
        self.effort = msgspec.structs.replace(self.effort, seconds=seconds)

    def think(self, question: Question) -> Line:
        ranked = self.rank(question)
        return ranked[0].line if ranked else Line((Reasoned(question.options[0]),))

    def rank(self, question: Question) -> list[Ranked]:
        """The compared lines, best first, with the expectation of each."""
        late = monotonic() + self.effort.seconds
        game = question.determinised(self.random)
        found = candidates(self.guide, game, self.seat, question.options, self.random, late)
        contest = Contest(found)
        if len(found) > 1:
            self.compare(contest, worlds(question, self.random.getrandbits(64)), self.afforded(game), late)
        return contest.ranking()

    def afforded(self, game: GameState) -> int:
        """How many worlds the effort buys: fewer if the guide says that each takes long."""
        most = self.effort.worlds
        return (
            max(min(most, LEAST), most // self.guide.price(game)) if isinstance(self.guide, Priced) else most
        )

    def compare(
        self, contest: Contest, coming: Iterator[World], most: int, late: float | None = None
    ) -> None:
        """Play the worlds, stage by stage, until it is decided, they are used up or time is up."""
        late = monotonic() + self.effort.seconds if late is None else late
        for size in stages(most, len(contest.found)):
            for _ in range(size):
                if not contest.play(next(coming), self.guide, self.seat, late) or contest.decided:
                    return
            contest.halve()

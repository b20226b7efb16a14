"""Puzzles are found in games of bots: positions where one choice is clearly the best, and it shows.

At a question every option is played out on the same worlds, worlds that the seat could imagine, so the gap
between the best option and the next does not depend on what the seat cannot see. A puzzle is one such
question, or a few in a row: the card, then where it is played. What the line brings is said in the words of
the game's features, as in advice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count, islice
from math import inf, sqrt
from random import Random
from typing import Final, NamedTuple

import msgspec

import quadrant
from quadrant import bots
from quadrant.bots import Question
from quadrant.bots.advice import decisive, few_worlds, seen_by
from quadrant.bots.analysis import levels_for
from quadrant.bots.guide import Clocked, Guide, Line, imagined
from quadrant.bots.levels import Levels
from quadrant.bots.reasons import Reasoned
from quadrant.bots.search import Effort, World, play_out, worlds
from quadrant.errors import QuadrantError
from quadrant.kernel import puzzles
from quadrant.kernel.flow import Choice, GameState, advance, take
from quadrant.kernel.match import Match
from quadrant.kernel.puzzles import Cost, Puzzle, PuzzleReason, PuzzleStep
from quadrant.kernel.text import LANGUAGES, Catalogue

#: How many worlds every option is played on, and how many more the best of them.
FIRST: Final = 2
FEW: Final = 4
MORE: Final = 18
#: So many options are compared on all worlds.
CLOSE: Final = 4
#: The best option of a puzzle is ahead by so much, as a chance to win, and by so many standard errors.
GAP: Final = 0.06
SURE: Final = 3.0
#: A puzzle stays one as long as it is judged so, on other worlds, by so many standard errors.
STILL: Final = 1.5
#: A puzzle is no longer than this, in choices.
LONGEST: Final = 4
#: A question with fewer options is no puzzle; with more it would take too long.
OPTIONS: Final = range(3, 25)
#: The chance of the best line: neither lost nor won anyway.
OPEN: Final = (0.12, 0.97)


class Weighed(NamedTuple):
    """An option, what is expected of it, and how sure its distance from the best one is."""

    line: Line
    value: float
    behind: float
    error: float

    @property
    def choice(self) -> Choice:
        return self.line.answers[0].choice


class Trial:
    """The options of a question, played out on worlds that they share."""

    def __init__(self, question: Question, levels: Levels, seed: int) -> None:
        self.question = question
        search = levels.search(question.game, question.seat, Random(0), Effort(1))
        self.guide: Clocked = search.guide
        self._lines = self._planned()
        self._values: dict[Choice, list[float]] = {option: [] for option in self._lines}
        self._weights: list[float] = []
        self._coming = worlds(question, seed)

    def _planned(self) -> dict[Choice, Line]:
        """The guide's best line for each option; where it has none, the option and the best line after it.

        Without that, an option that only comes in another order would seem worse than it is.
        """
        question, random = self.question, Random(0)
        game = question.determinised(random).imagine()
        lines = _best_lines(self.guide, game, question.seat, question.options, random)
        return {
            option: lines.get(option) or self._followed(game.clone(), option, random)
            for option in answers(question.options, game)
        }

    def _followed(self, game: GameState, option: Choice, random: Random) -> Line:
        seat, first = self.question.seat, Reasoned(option)
        take(game, option)
        options = advance(game)
        if options is None or game.stack[-1].seat != seat:
            return Line((first,))
        lines = _best_lines(self.guide, game, seat, options, random)
        best = max(lines.values(), key=lambda line: self._worth(game, line), default=Line(()))
        return Line((first, *best.answers))

    def _worth(self, game: GameState, line: Line) -> float:
        return imagined(self.guide, game, self.question.seat, line, Random(0))

    def play(self, options: Sequence[Choice], count: int) -> None:
        for world in islice(self._coming, count):
            self._play(world, options)

    def _play(self, world: World, options: Sequence[Choice]) -> None:
        self._weights.append(world.weight)
        for option in options:
            self._values[option].append(play_out(self.guide, world, self.question.seat, self._lines[option]))

    def mean(self, option: Choice, most: int | None = None) -> float:
        values = self._values[option][:most]
        weights = self._weights[: len(values)]
        return sum(w * v for w, v in zip(weights, values, strict=True)) / (sum(weights) or 1.0)

    def behind(self, option: Choice, best: Choice) -> tuple[float, float]:
        """How far an option is behind the best on the worlds of both, and the standard error of that."""
        gaps = [b - v for b, v in zip(self._values[best], self._values[option], strict=False)]
        weights = self._weights[: len(gaps)]
        total = sum(weights) or 1.0
        mean = sum(w * gap for w, gap in zip(weights, gaps, strict=True)) / total
        spread = sum((w * (gap - mean)) ** 2 for w, gap in zip(weights, gaps, strict=True))
        return mean, sqrt(spread * len(gaps) / max(1, len(gaps) - 1)) / total

    def order(self) -> list[Choice]:
        """The options, those with the most worlds first, then by what came of them."""
        return sorted(
            self._lines, key=lambda option: (len(self._values[option]), self.mean(option)), reverse=True
        )

    def weighed(self) -> list[Weighed]:
        order = self.order()
        best = order[0]
        found = []
        for option in order:
            gap, error = self.behind(option, best)
            found.append(Weighed(self._lines[option], self.mean(best) - gap, gap, error))
        return [found[0], *sorted(found[1:], key=lambda one: one.behind)]


def answers(options: Sequence[Choice], game: GameState) -> list[Choice]:
    """The options that answer the question. What a seat may do besides is left out: nobody imagines it."""
    return [option for option in options if option.verb not in game.ASIDES]


def _best_lines(
    guide: Guide, game: GameState, seat: str, options: Sequence[Choice], random: Random
) -> dict[Choice, Line]:
    """The guide's best line for each of the options with which one of its lines begins."""
    found: dict[Choice, tuple[float, Line]] = {}
    for line in guide.lines(game, seat, options):
        first = line.answers[0].choice
        worth = imagined(guide, game, seat, line, random)
        if first in options and (first not in found or worth > found[first][0]):
            found[first] = worth, line
    return {first: line for first, (_, line) in found.items()}


def weigh(question: Question, levels: Levels, least: float = 0.0, seed: int = 0) -> list[Weighed]:
    """Every option of the question, best first. If the first worlds show less of a gap than ``least``,
    nothing more is played."""
    trial = Trial(question, levels, seed)
    for some in FIRST, FEW:
        trial.play(trial.order(), some)
        order = trial.order()
        if least and trial.behind(order[1], order[0])[0] < least:
            return []
    trial.play(order[:CLOSE], MORE)
    return trial.weighed()


# Finding


class Judged(NamedTuple):
    """A question with one clear answer: the chance with it, and how far behind the next one is."""

    step: PuzzleStep
    chance: float
    gap: float


def solved(match: Match, levels: Levels, least: float = GAP) -> list[Judged]:
    """The questions in a row, from where the match stands, that have one clear answer each. They end where
    something is rolled, or somebody else is asked. The match is left where it stands."""
    found: list[Judged] = []
    then, seat = match.fork(), match.seat
    while then.seat == seat and len(found) < LONGEST:
        if found and then.decision is not None and then.decision.reaction:
            break
        judged = _judged(then, levels, least, bool(found))
        if judged is None:
            break
        found.append(judged)
        rolls = then.state.rolls
        then.choose(Choice.of(judged.step.best), seat)
        if then.state.rolls != rolls:
            break
    while found and not found[-1].step.costs:
        found.pop()
    return found


def _judged(match: Match, levels: Levels, least: float, later: bool) -> Judged | None:
    options = answers(match.options(), match.state)
    if len(options) == 1:
        return Judged(PuzzleStep(tuple(options[0])), 0.0, inf) if later else None
    if len(options) not in OPTIONS:
        return None
    weighed = weigh(Question(match), levels, least)
    if not weighed:
        return None
    best, other = weighed[:2]
    if other.behind < max(least, SURE * other.error):
        return None
    costs = tuple(Cost(tuple(one.choice), round(one.behind, 3)) for one in weighed[1:])
    why = _why(Question(match), levels, best.line, other.line)
    return Judged(PuzzleStep(tuple(best.choice), costs, why), best.value, other.behind)


def _why(question: Question, levels: Levels, best: Line, other: Line) -> tuple[PuzzleReason, ...]:
    guide = levels.search(question.game, question.seat, Random(0), Effort(1)).guide
    seen = few_worlds(question, Effort(1), (best, other), guide)
    reasons = seen_by(decisive(*seen), seen[0].answer, "search-better")
    return tuple(PuzzleReason(reason.id, dict(reason.args)) for reason in reasons)


class Hunt(msgspec.Struct, frozen=True):
    """Where puzzles are looked for: in games of these bots."""

    game: str
    scenario: str | None = None
    seed: int = 0
    bot: str = "staff"
    gap: float = GAP
    #: What may be asked; everything if nothing is named.
    kinds: frozenset[str] = frozenset()
    #: The share of the questions that are looked at.
    share: float = 0.5


def hunt(wanted: Hunt) -> Iterator[Puzzle]:
    """One puzzle after another, game after game, for as long as somebody asks."""
    for number in count(wanted.seed):
        yield from _in_game(wanted, number)


def _in_game(wanted: Hunt, seed: int) -> Iterator[Puzzle]:
    match, levels = quadrant.new(wanted.game, wanted.scenario, seed), levels_for(wanted.game)
    game, random = match.game, Random(seed)
    make = bots.makers(wanted.game)[wanted.bot]
    players = {seat: make(game, seat, Random(f"{seed}/{seat}")) for seat in game.seats}
    while match.seat is not None:
        question = Question(match)
        asked = not wanted.kinds or question.kind in wanted.kinds
        if asked and random.random() < wanted.share and (found := solved(match, levels, wanted.gap)):
            chance = found[0].chance
            if OPEN[0] < chance < OPEN[1]:
                yield _made(match, seed, [one.step for one in found], chance)
        match.choose(players[question.seat].choose(question))


def _made(match: Match, seed: int, steps: Sequence[PuzzleStep], chance: float) -> Puzzle:
    game = match.game
    return Puzzle(
        order=99,
        seat=match.seat or "",
        seed=seed,
        version=game.version,
        chance=round(chance, 3),
        steps=tuple(steps),
        before=tuple((seat, *choice) for seat, choice in match.choices),
        scenario=match.scenario,
        game=game.name,
        name=f"found_{seed}_{len(match.choices)}",
    )


# Checking


def check(puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle: a line that is not legal, an option whose cost is unknown, words that are
    missing."""
    try:
        return [*_check_play(puzzle), *_check_words(puzzle)]
    except (QuadrantError, ValueError) as error:
        return [str(error)]


def _check_play(puzzle: Puzzle) -> Iterator[str]:
    match = puzzle.begin()
    for n, step in enumerate(puzzle.steps):
        if match.seat != puzzle.seat:
            yield f"question {n} is asked of {match.seat}, and not of {puzzle.seat}"
            return
        asked = answers(match.options(), match.state)
        untold = [option for option in asked if puzzle.cost(n, option) is None]
        if untold != [Choice.of(step.best)]:
            yield f"what these cost at question {n} is not said: {untold}"
        match.choose(step.best, puzzle.seat)


def _check_words(puzzle: Puzzle) -> Iterator[str]:
    id = f"puzzle-{puzzle.name}"
    for language in LANGUAGES:
        catalogue = _words(puzzle.game, language)
        if not catalogue.has(id):
            yield f"{id} has no words in {language!r}"
            continue
        if catalogue.format(id, attribute="text") == id:
            yield f"{id} is not explained in {language!r}"


@cache
def _words(game: str, language: str) -> Catalogue:
    return Catalogue(game, language, puzzles.texts(game, language))


def judge(puzzle: Puzzle, seed: int = 1) -> list[str]:
    """What a judgement on other worlds than those of the file says against the puzzle."""
    levels, match, faults = levels_for(puzzle.game), puzzle.begin(), []
    for n, step in enumerate(puzzle.steps):
        if step.costs:
            best, other = weigh(Question(match), levels, seed=seed)[:2]
            told = min(cost.behind for cost in step.costs)
            if best.choice != Choice.of(step.best):
                faults.append(f"question {n}: {' '.join(map(str, best.choice))} is better")
            elif other.behind < max(told / 2, STILL * other.error):
                faults.append(f"question {n}: ahead by {other.behind:.3f} ± {other.error:.3f} only")
        match.choose(step.best, puzzle.seat)
    return faults

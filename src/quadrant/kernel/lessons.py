"""Lessons: a line of play with coaching, as data, played by the ordinary table.

A lesson is a file ``lessons/<name>.json`` of a game: how the match begins (scenario, options, seed or a whole
position), which seats the learner has, and everybody's choices. While the match stands where the record led,
the others answer from the record. A learner who chooses something else plays on against bots. Whether a match
is on the path is seen from its state alone; nothing has to be remembered.

The coach speaks before the learner's choices. The sentences are the messages
``lesson-<name>-<id>`` of ``lessons/en.ftl`` and ``ru.ftl``; the lesson's own name is ``lesson-<name>`` of the
game's catalogue.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from quadrant.errors import QuadrantError, UnknownLesson
from quadrant.kernel import catalog, puzzles
from quadrant.kernel.dice import key_of
from quadrant.kernel.flow import Choice, GameState, Target
from quadrant.kernel.match import Match
from quadrant.kernel.puzzles import Puzzle
from quadrant.kernel.rules import rules
from quadrant.kernel.text import LANGUAGES, Catalogue

FOLDER = "lessons"


class Remark(Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says, and what he points at while he says it."""

    id: str
    #: Places as the table knows them: ``space:ukraine``, ``card:usa_lend_lease``.
    lights: tuple[str, ...] = ()
    rule: str = ""


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice of the record: whose, what, what the dice show through it, what is said before it."""

    seat: str
    choose: tuple[str | int, ...]
    dice: tuple[int, ...] = ()
    say: tuple[Remark, ...] = ()

    @property
    def choice(self) -> Choice:
        return Choice.of(self.choose)


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it."""

    #: A guided match, an example of play from the rulebook, or a puzzle, which is made from its own file.
    kind: Literal["match", "example", "puzzle"]
    #: Where it stands in the list of the game's lessons.
    order: int
    minutes: int
    #: The learner's.
    seats: Annotated[tuple[str, ...], Meta(min_length=1)]
    seed: int | str
    moves: tuple[Move, ...]
    #: What is said when the record has come to its end.
    end: tuple[Remark, ...]
    scenario: str | None = None
    options: dict[str, bool | int | str] = {}
    #: A position to begin with, in the words of the game (``Game.pose``); without one, the game's set-up.
    position: dict[str, Any] | None = None
    #: What the dice show before the first choice.
    dice: tuple[int, ...] = ()
    puzzle: Puzzle | None = None
    game: str = ""
    name: str = ""

    # Playing it

    def begin(self) -> Match:
        """The match before its first choice."""
        if self.puzzle is not None:
            return self.puzzle.begin()
        game = catalog.find(self.game)
        if self.position is None:
            return Match(game, self.scenario, self.seed, self.options)
        if game.pose is None:
            raise QuadrantError(f"{self.game} cannot be put into a position")
        scenario, options = game.check_scenario(self.scenario), game.check_options(self.options)
        state = game.new(scenario, options, key_of(self.seed))
        state.stack.clear()
        state.load(*self.dice)
        game.pose(state, self.position)
        return Match.of_state(game, state, scenario, options)

    def follows(self, state: GameState, n: int) -> bool:
        """Whether the match, after n choices, stands where the record led to."""
        path = _path(self.game, self.name)
        return n < len(path) and state.digest() == path[n]

    def load(self, state: GameState, n: int, seat: str, choice: Sequence[Target]) -> None:
        """The dice of the record, if it is its next choice that is made: called before the choice."""
        if n >= len(self.moves) or not self.moves[n].dice:
            return
        move = self.moves[n]
        if (move.seat, move.choice) == (seat, Choice.of(choice)) and self.follows(state, n):
            state.load(*move.dice)

    def answers(self, state: GameState, n: int) -> list[Move]:
        """What the seat that is asked chooses next by the record, one choice after another; else nothing."""
        if n >= len(self.moves) or not self.follows(state, n):
            return []
        first = self.moves[n].seat
        found: list[Move] = []
        for move in self.moves[n:]:
            if move.seat != first or move.seat in self.seats:
                break
            found.append(move)
        return found

    # What is said

    def lines(self, n: int) -> tuple[Remark, ...]:
        """What is said after n choices."""
        return self.moves[n].say if n < len(self.moves) else self.end

    def steps(self) -> list[int]:
        """Where something is said: before these choices and, last, at the end."""
        return [*(n for n, move in enumerate(self.moves) if move.say), len(self.moves)]

    def message(self, line: Remark) -> str:
        """The id of the line's sentence."""
        return f"lesson-{self.name}-{line.id}"


@cache
def names(game: str) -> tuple[str, ...]:
    """The lessons of a game, in the order in which they are best taken."""
    folder = catalog.find(game).folder().joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    found = [file.name.removesuffix(".json") for file in folder.iterdir() if file.name.endswith(".json")]
    return tuple(sorted(found, key=lambda name: (find(game, name).order, name)))


@cache
def find(game: str, name: str) -> Lesson:
    """The lesson of that name, or the puzzle."""
    if name in puzzles.names(game):
        return of_puzzle(puzzles.find(game, name))
    file = catalog.find(game).folder().joinpath(FOLDER, f"{name}.json")
    if not name.isidentifier() or not file.is_file():
        raise UnknownLesson(f"{game} has no lesson {name!r}")
    lesson = msgspec.json.decode(file.read_bytes(), type=Lesson)
    return msgspec.structs.replace(lesson, game=game, name=name)


def of_puzzle(puzzle: Puzzle) -> Lesson:
    """The puzzle as a lesson without words: its record is the best line."""
    return Lesson(
        kind="puzzle",
        order=puzzle.order,
        minutes=2,
        seats=(puzzle.seat,),
        seed=puzzle.seed,
        moves=tuple(Move(puzzle.seat, step.best) for step in puzzle.steps),
        end=(),
        scenario=puzzle.scenario,
        options=puzzle.options,
        puzzle=puzzle,
        game=puzzle.game,
        name=puzzle.name,
    )


@cache
def texts(game: str, language: str) -> str:
    """What the coach says in the lessons of a game."""
    file = catalog.find(game).folder().joinpath(FOLDER, f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def played(lesson: Lesson) -> Iterator[Match]:
    """The match before its first choice, then after each choice of the record; always the same match."""
    match = lesson.begin()
    yield match
    for move in lesson.moves:
        match.state.load(*move.dice)
        match.choose(move.choice, move.seat)
        yield match


@cache
def _path(game: str, name: str) -> tuple[str, ...]:
    """The fingerprints of the states that the record leads through."""
    return tuple(match.digest() for match in played(find(game, name)))


# Checking


def check(lesson: Lesson) -> list[str]:
    """What is wrong with a lesson: choices that are not legal, lines without words, dice that never roll."""
    try:
        return [*_check_play(lesson), *_check_words(lesson)]
    except (QuadrantError, ValueError) as error:
        return [str(error)]


def _check_play(lesson: Lesson) -> Iterator[str]:
    n, match = 0, None
    try:
        for n, match in enumerate(played(lesson)):
            if match.state.loaded:
                yield f"dice before choice {n} are never rolled: {tuple(match.state.loaded)}"
    except QuadrantError as error:
        yield f"choice {n} cannot be made: {error}"
        return
    if match is not None and match.seat not in (*lesson.seats, None):
        yield f"it ends where {match.seat} must choose, and not the learner"
    for n, move in enumerate(lesson.moves):
        if move.say and move.seat not in lesson.seats:
            yield f"lines stand before choice {n}, which is not the learner's"
    if not lesson.end:
        yield "nothing is said at its end"


def _check_words(lesson: Lesson) -> Iterator[str]:
    known = {rule.rule for rule in rules(lesson.game)}
    said = [line for n in lesson.steps() for line in lesson.lines(n)]
    for line in said:
        if line.rule and line.rule not in known:
            yield f"line {line.id!r} names a rule {line.rule!r} that does not exist"
    for language in LANGUAGES:
        catalogue = Catalogue(lesson.game, language, texts(lesson.game, language))
        for id in (f"lesson-{lesson.name}", *map(lesson.message, said)):
            if not catalogue.has(id):
                yield f"{id} has no words in {language!r}"

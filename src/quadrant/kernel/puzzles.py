"""Puzzles: positions from games of bots in which one line is clearly the best, as data.

A puzzle is a file ``puzzles/<name>.json`` of a game: the match up to the position (seed and choices), the
seat that the learner has, and at each of its questions the best choice and what the others cost. The costs
were found on worlds that the seat could imagine (:mod:`quadrant.bots.puzzles`). A puzzle is played at the
table as a lesson (:mod:`quadrant.kernel.lessons`) without record: the others wait until it is solved.

Its words are the messages ``puzzle-<name>`` of ``puzzles/en.ftl`` and ``ru.ftl``: the name, and ``.text``,
the answer explained.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from quadrant.errors import QuadrantError, UnknownLesson
from quadrant.kernel import catalog
from quadrant.kernel.flow import Choice
from quadrant.kernel.match import Match
from quadrant.kernel.message import Args

FOLDER = "puzzles"

Parts = tuple[str | int, ...]


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    """Another choice, and how much worse it is, as a chance to win."""

    choose: Parts
    behind: float


class PuzzleReason(Struct, frozen=True, forbid_unknown_fields=True):
    """A reason in the words of the bots."""

    id: str
    args: Args = {}


class PuzzleStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A question of the puzzle: the best choice, and what the others cost; none if there is no other."""

    best: Parts
    costs: tuple[Cost, ...] = ()
    #: What the best choice brings, compared with the next one.
    why: tuple[PuzzleReason, ...] = ()


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle as its file has it."""

    #: Where it stands in the book: easier ones first.
    order: int
    seat: str
    seed: int | str
    #: The version of the rules that its choices were made by.
    version: int
    #: The chance to win with the best line.
    chance: float
    steps: Annotated[tuple[PuzzleStep, ...], Meta(min_length=1)]
    #: Everybody's choices up to the position, each with its seat.
    before: tuple[Parts, ...]
    scenario: str | None = None
    options: dict[str, bool | int | str] = {}
    #: How many points a whole victory is, where the bots of a game judge in points: chances say little there.
    points: int = 0
    game: str = ""
    name: str = ""

    @property
    def gap(self) -> float:
        """By how much the next choice is worse, at the question where that is least."""
        return min(cost.behind for step in self.steps for cost in step.costs)

    @property
    def why(self) -> tuple[PuzzleReason, ...]:
        """What the line brings: what its clearest choice does."""
        clearest = max(self.steps, key=lambda step: min((cost.behind for cost in step.costs), default=0.0))
        return clearest.why

    def begin(self) -> Match:
        """The match at the position. How it came about is not told: its log begins here."""
        game = catalog.find(self.game)
        state = game.codec().decode(_position(self.game, self.name))
        return Match.of_state(game, state, self.scenario, self.options)

    def replayed(self) -> Match:
        """The match from its start to the position."""
        match = Match(catalog.find(self.game), self.scenario, self.seed, self.options, keep=False)
        for seat, *choice in self.before:
            match.choose(choice, str(seat))
        return match

    def cost(self, n: int, choice: Choice) -> float | None:
        """How much worse a choice is at a question; None if nobody has tried it."""
        found = (cost.behind for cost in self.steps[n].costs if Choice.of(cost.choose) == choice)
        return next(found, None)


@cache
def names(game: str) -> tuple[str, ...]:
    """The puzzles of a game in their order."""
    folder = catalog.find(game).folder().joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    found = [file.name.removesuffix(".json") for file in folder.iterdir() if file.name.endswith(".json")]
    return tuple(sorted(found, key=lambda name: (find(game, name).order, name)))


@cache
def find(game: str, name: str) -> Puzzle:
    """The puzzle of that name."""
    file = catalog.find(game).folder().joinpath(FOLDER, f"{name}.json")
    if not name.isidentifier() or not file.is_file():
        raise UnknownLesson(f"{game} has no puzzle {name!r}")
    puzzle = msgspec.json.decode(file.read_bytes(), type=Puzzle)
    return msgspec.structs.replace(puzzle, game=game, name=name)


@cache
def texts(game: str, language: str) -> str:
    """The words of the puzzles of a game."""
    file = catalog.find(game).folder().joinpath(FOLDER, f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def _position(game: str, name: str) -> bytes:
    """The state at the position."""
    puzzle = find(game, name)
    if puzzle.version != catalog.find(game).version:
        raise QuadrantError(f"puzzle {name!r} of {game} was made by other rules")
    return puzzle.replayed().state.encode()

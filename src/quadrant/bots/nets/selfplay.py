"""Whole games by nets, many at once, and what is to be learned from them.

All games are played in imagination: nobody is asked what has one option. The questions of all games that wait
are answered together, by one pass of the net that is asked. A game depends on its seed, on who plays and on
how many are played beside it, and on nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from quadrant import bots
from quadrant.bots.nets.again import Again, looks
from quadrant.bots.nets.batch import Asked, Batch, of_questions
from quadrant.bots.nets.net import Floats, Net, Shape, camps_of
from quadrant.bots.nets.store import unpacked
from quadrant.errors import QuadrantError
from quadrant.kernel import catalog
from quadrant.kernel.catalog import Game
from quadrant.kernel.features import reader
from quadrant.kernel.flow import Choice, Result
from quadrant.kernel.match import Match
from quadrant.kernel.options import Options

#: The name of the net that learns; others are earlier selves (numbers as text) or scripts.
SELF: Final = "self"
#: How much of what comes later counts beside what the net says itself.
LAMBDA: Final = 0.97
#: No game takes so many choices: one that does will never end.
LIMIT: Final = 50_000


class Setup(msgspec.Struct, frozen=True):
    """A game to be played: how it begins, and who plays each camp."""

    scenario: str
    options: Options
    seed: str
    sides: dict[str, str]


class Task(msgspec.Struct, frozen=True):
    """What a worker does in a round: these games, with the nets that are new to it."""

    seed: int
    games: tuple[Setup, ...]
    #: Packed weights by name (see :mod:`quadrant.bots.nets.store`).
    nets: dict[str, bytes]
    #: Whether scripts are to be learned from, too: their choices are cloned.
    clone: bool = False


class Played(NamedTuple):
    """How a game ended: who played each camp, the part of the victory that each has, and how long it took."""

    sides: dict[str, str]
    parts: tuple[float, ...]
    choices: int


class Experience(NamedTuple):
    """Questions with the options that were chosen, and what came of it."""

    batch: Batch
    chosen: NDArray[np.int32]
    #: The logarithm of the chance with which it was chosen.
    log_chance: Floats
    #: What the net said (by camp the chance to win, then the margin), and what it should say.
    said: Floats
    target: Floats
    #: How it ended, in the same form.
    end: Floats
    camp: NDArray[np.int32]
    games: list[Played]

    def __len__(self) -> int:
        return len(self.chosen)


class _Choice(NamedTuple):
    """A choice from which something is learned."""

    asked: Asked
    chosen: int
    log_chance: float
    said: Floats


class _Game:
    """A game being played."""

    def __init__(self, game: Game, setup: Setup, camps: Sequence[str]) -> None:
        self.setup = setup
        self.match = Match(game, setup.scenario, setup.seed, setup.options, keep=False, imagined=True)
        scripts = {
            seat: setup.sides[camp]
            for seat, camp in game.camps.items()
            if setup.sides[camp] != SELF and not setup.sides[camp].isdecimal()
        }
        self.scripts = bots.seated(game, scripts, setup.seed)
        self.learned: dict[str, list[_Choice]] = {camp: [] for camp in camps}
        self.again = Again()

    def check(self) -> None:
        if len(self.match.choices) > LIMIT:
            raise QuadrantError(f"the game {self.setup} did not end within {LIMIT} choices")


class _Waiting(NamedTuple):
    """A game in which a net is asked: what, how things look, and the options that it has."""

    game: _Game
    asked: Asked
    looked: int
    options: Sequence[Choice]


class Playing:
    """A worker: plays the games of one task after another, and keeps the nets that it was given."""

    def __init__(self, game: str, shape: Shape) -> None:
        self.id = game
        self.shape = shape
        self._nets: dict[str, Net] = {}

    def __call__(self, task: Task) -> Experience:
        game = catalog.find(self.id)
        make = quickest()
        for name, data in task.nets.items():
            self._nets[name] = make(self.shape, unpacked(data))
        return _Round(game, task, self._nets).play()


def quickest() -> Any:
    """What plays many questions at once most quickly: a net that sums with PyTorch, where there is one."""
    try:
        from quadrant.bots.nets.learner import QuickNet
    except ImportError:
        return Net
    return QuickNet


class _Round:
    """The games of one task."""

    def __init__(self, game: Game, task: Task, nets: dict[str, Net]) -> None:
        self.game = game
        self.task = task
        self.nets = nets
        self.camps = camps_of(game)
        self.reader = reader(game)
        self.random = np.random.default_rng(task.seed)

    def play(self) -> Experience:
        games = [_Game(self.game, setup, self.camps) for setup in self.task.games]
        live = games
        while live:
            waiting: dict[str, list[_Waiting]] = {}
            for one in live:
                self.scripted(one)
                seat = one.match.seat
                if seat is None:
                    continue
                waiting.setdefault(one.setup.sides[self.game.camps[seat]], []).append(self.asked(one, seat))
            for name, group in waiting.items():
                self.answer(name, group)
            live = [one for one in live if one.match.seat is not None]
        return self.learned(games)

    def asked(self, one: _Game, seat: str) -> _Waiting:
        """What a net is asked in a game."""
        state = one.match.state
        seen = self.reader.observe(state, seat)
        looked = looks(seen)
        options = one.again.left(looked, one.match.options())
        return _Waiting(one, (seen, self.reader.options(state, options)), looked, options)

    def scripted(self, one: _Game) -> None:
        """Let scripts choose until a net is asked."""
        match, none = one.match, np.zeros(2 * len(self.camps), np.float32)
        while (seat := match.seat) in one.scripts and seat is not None:
            choice = one.scripts[seat].choose(bots.Question(match))
            if self.task.clone:
                options = match.options()
                asked = self.reader.observe(match.state, seat), self.reader.options(match.state, options)
                learned = _Choice(asked, options.index(choice), 0.0, none)
                one.learned[self.game.camps[seat]].append(learned)
            match.choose(choice)
            one.check()

    def answer(self, name: str, group: list[_Waiting]) -> None:
        """The net of that name chooses in all these games."""
        batch = of_questions([one.asked for one in group])
        out = self.nets[name](batch)
        chosen, logs = sampled(out.scores, batch, self.random)
        said = np.concatenate((out.chance, out.margin), axis=1)
        for n, (one, asked, looked, options) in enumerate(group):
            match = one.match
            seat = match.seat
            assert seat is not None
            if name == SELF:
                learned = _Choice(asked, int(chosen[n]), float(logs[n]), said[n])
                one.learned[self.game.camps[seat]].append(learned)
            option: Choice = options[chosen[n]]
            one.again.note(looked, option)
            match.choose(option)
            one.check()

    def learned(self, games: list[_Game]) -> Experience:
        """What is to be learned from these games, now that they are over."""
        choices: list[_Choice] = []
        targets, ends, camps, played = [], [], [], []
        size = len(self.camps)
        for one in games:
            result = one.match.result
            assert result is not None
            first = None if self.reader.lead is None else self.reader.lead(one.match.state)
            end = outcome(result, self.camps, self.reader.margin, first)
            played.append(Played(one.setup.sides, tuple(map(float, end[:size])), len(one.match.choices)))
            for camp, path in enumerate(one.learned.values()):
                if not path:
                    continue
                choices += path
                said = np.stack([choice.said for choice in path])
                targets.append(np.tile(end, (len(path), 1)) if self.task.clone else looking_ahead(said, end))
                ends.append(np.tile(end, (len(path), 1)))
                camps.append(np.full(len(path), camp, np.int32))
        return Experience(
            of_questions([choice.asked for choice in choices]),
            np.array([choice.chosen for choice in choices], np.int32),
            np.array([choice.log_chance for choice in choices], np.float32),
            np.stack([choice.said for choice in choices]),
            np.concatenate(targets),
            np.concatenate(ends),
            np.concatenate(camps),
            played,
        )


def sampled(
    scores: Floats, batch: Batch, random: np.random.Generator
) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    """One option of each question, as likely as its score says; and the logarithms of their chances."""
    of, width = batch.question_of_option, batch.width
    first = np.cumsum(width) - width
    column = np.arange(len(scores)) - first[of]
    table = np.full((len(batch), int(width.max())), -np.inf, np.float32)
    table[of, column] = scores
    table -= table.max(axis=1, keepdims=True)
    logs = table - np.log(np.exp(table).sum(axis=1, keepdims=True))
    noise = np.zeros_like(logs)
    noise[of, column] = random.gumbel(size=len(scores))
    chosen = (logs + noise).argmax(axis=1)
    return chosen, logs[np.arange(len(batch)), chosen]


def outcome(result: Result, camps: Sequence[str], margin: float, first: float | None = None) -> Floats:
    """How a game ended: each camp's part of the victory, and how far it was ahead, from -1 to 1. ``first`` is
    the lead of the first of two camps where the score does not tell it."""
    parts = [result.share(camp, camps) for camp in camps]
    leads = [lead(result, camp) for camp in camps] if first is None else [first, -first]
    ahead = [float(np.tanh(by / margin)) if margin else 0.0 for by in leads]
    return np.array(parts + ahead, np.float32)


def lead(result: Result, camp: str) -> float:
    """By how many points the camp is ahead of the best other, where points are counted."""
    others = [points for other, points in result.score.items() if other != camp]
    return result.score[camp] - max(others) if camp in result.score and others else 0.0


def looking_ahead(said: Floats, end: Floats) -> Floats:
    """What should have been said at each choice: what was said later, and in the end what came."""
    found = np.empty_like(said)
    later = end
    for n in range(len(said) - 1, -1, -1):
        found[n] = later
        later = LAMBDA * later + (1 - LAMBDA) * said[n]
    return found

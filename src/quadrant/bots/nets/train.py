"""Training: rounds of games against itself and the league, and a net that learns from them.

While a round is played the learner learns from the one before; so what is played depends on the seed and the
number of workers alone, not on how quick they are. What a run has found lies in its folder: the net with its
card, every figure as a line of JSON, and all that is needed to go on later.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

import msgspec
import numpy as np

from quadrant import bots
from quadrant.bots.nets import store
from quadrant.bots.nets.batch import Batch
from quadrant.bots.nets.league import League
from quadrant.bots.nets.net import camps_of, fresh, shape_of
from quadrant.bots.nets.selfplay import SELF, Experience, Playing, Setup, Task
from quadrant.bots.nets.workers import Workers, hired
from quadrant.errors import QuadrantError, needed
from quadrant.kernel import catalog
from quadrant.kernel.catalog import Game
from quadrant.kernel.features import reader
from quadrant.kernel.options import Options

with needed("PyTorch", "train"):
    import torch

    from quadrant.bots.nets.learner import CLONE_PASSES, PASSES, Learner, Rates

#: From the first game to the last: the size of steps, and the reward for being undecided.
FIRST: Final = Rates(5e-4, 0.01)
LAST: Final = Rates(1e-4, 0.004)
#: While a script's games are cloned, in so many rounds.
CLONE_ROUNDS: Final = 3
CLONING: Final = Rates(1e-3, 0.0)
#: After so many rounds the net joins the league; so many seconds pass between two checkpoints.
JOINS: Final = 25
KEEPS: Final = 60.0
FIGURES, CHECKPOINT, LEAGUE = "figures.jsonl", "checkpoint.pt", "league.bin"


class Plan(msgspec.Struct, frozen=True):
    """What a run is to do."""

    game: str
    out: Path
    scenarios: tuple[str, ...] = ()
    #: It ends after so many minutes or rounds, whichever comes first; 0: without end.
    minutes: float = 0.0
    rounds: int = 0
    #: The minutes of all runs together that this is a part of: by then steps have become small.
    whole: float = 0.0
    workers: int = 1
    #: Games of a worker in a round.
    games: int = 24
    seed: int = 0
    #: How often the games of a round are gone through.
    passes: int = PASSES
    #: Which part of the games is played against earlier selves, and against each script.
    league: float = 0.2
    scripts: dict[str, float] = {}
    #: Which part of the games is played with optional rules chosen at random.
    vary: float = 0.15
    #: The script whose games are cloned first, and how many.
    start: str = ""
    start_games: int = 2000
    resume: bool = False
    address: str | None = None
    command: str = ""

    @property
    def settings(self) -> tuple[str, ...]:
        return self.scenarios or catalog.find(self.game).scenarios


class Progress(msgspec.Struct):
    """How far training has come, all runs together."""

    round: int = 0
    games: int = 0
    choices: int = 0
    cloned: int = 0
    minutes: float = 0.0


Told = Callable[[dict[str, Any]], None]


class Training:
    """A run."""

    def __init__(self, plan: Plan, told: Told = lambda figures: None) -> None:
        self.plan = plan
        self.told = told
        self.game = catalog.find(plan.game)
        check(self.game, plan)
        # Those who play have the other cores; threads that wait for each other are slower than one.
        torch.set_num_threads(max(1, (os.cpu_count() or 1) - plan.workers) if plan.workers > 1 else 1)
        self.shape = shape_of(self.game)
        self.camps = camps_of(self.game)
        self.learner = Learner(self.shape, fresh(self.shape, plan.seed), bool(reader(self.game).margin))
        self.league = League()
        self.progress = Progress()
        #: The earlier selves that each worker knows.
        self._known: list[set[str]] = [set() for _ in range(plan.workers)]
        self._kept = 0.0
        #: The script's games that were played so far.
        self._scripted: Experience | None = None
        if plan.resume:
            self.resume()
        plan.out.mkdir(parents=True, exist_ok=True)

    # Rounds

    def run(self) -> None:
        """Train until the plan is done; what was learned is kept however it ends."""
        self._start = self._kept = monotonic()
        self._before = self.progress.minutes
        workers = hired(Playing(self.plan.game, self.shape), self.plan.workers, self.plan.address)
        try:
            self._rounds(workers)
        finally:
            workers.end()
            self.keep()

    def _rounds(self, workers: Workers) -> None:
        first = self.progress.round
        workers.give(self.tasks())
        while True:
            began = monotonic()
            played = together(workers.take())
            clone = self.cloning
            self._count(played, clone)
            last = self._done(first)
            if clone:
                # Nobody should play himself before he has learned what there is to clone.
                figures = self._clone(played)
            if not last:
                workers.give(self.tasks())
            if not clone:
                figures = self._learn(played)
            self._keep_now_and_then()
            self._tell(figures, played, monotonic() - began, clone)
            if last:
                return

    def _count(self, played: Experience, clone: bool) -> None:
        now = self.progress
        now.round += 1
        now.choices += sum(game.choices for game in played.games)
        now.minutes = self._before + (monotonic() - self._start) / 60
        if clone:
            now.cloned += len(played.games)
        else:
            now.games += len(played.games)
            self.league.count(played.games)

    def _done(self, first: int) -> bool:
        plan, now = self.plan, self.progress
        late = plan.minutes and now.minutes - self._before >= plan.minutes
        return bool(late or (plan.rounds and now.round - first >= plan.rounds))

    @property
    def cloning(self) -> bool:
        return bool(self.plan.start) and self.progress.cloned < self.plan.start_games

    def _clone(self, played: Experience) -> dict[str, float]:
        """A script's games are dear: all that there are by now are gone through again and again."""
        self._scripted = together([*([self._scripted] if self._scripted else []), played])
        random = np.random.default_rng((self.plan.seed, self.progress.round))
        return self.learner.learn(self._scripted, CLONING, random, CLONE_PASSES, clone=True)

    def _learn(self, played: Experience) -> dict[str, float]:
        now = self.progress
        random = np.random.default_rng((self.plan.seed, now.round))
        figures = self.learner.learn(played, self.rates(), random, self.plan.passes)
        if now.round % JOINS == 0:
            self.league.add(store.packed(self.learner.module.weights()))
        return figures

    def _keep_now_and_then(self) -> None:
        if monotonic() - self._kept > KEEPS:
            self._kept = monotonic()
            self.keep()

    def rates(self) -> Rates:
        """They fall evenly from the first game to the last."""
        plan, now = self.plan, self.progress
        if plan.rounds:
            done = now.round / plan.rounds
        else:
            done = now.minutes / (plan.whole or self._before + plan.minutes or 1.0)
        part = min(done, 1.0)
        return Rates(*(a + (b - a) * part for a, b in zip(FIRST, LAST, strict=True)))

    # What is played

    def tasks(self) -> list[Task]:
        """The next round's games, for every worker."""
        plan, now = self.plan, self.progress
        current = store.packed(self.learner.module.weights())
        found = []
        for worker in range(plan.workers):
            random = Random(f"{plan.seed}/{now.round}/{worker}")
            other = self.league.pick(random)
            names = [f"{plan.seed}/{now.round}/{worker}/{n}" for n in range(self.games)]
            games = tuple(self.setup(seed, random, other) for seed in names)
            nets = {SELF: current}
            if other is not None and other not in self._known[worker]:
                self._known[worker].add(other)
                nets[other] = self.league.selves[other]
            found.append(Task(random.getrandbits(32), games, nets, self.cloning))
        return found

    @property
    def games(self) -> int:
        """How many games a worker plays in this round. Those that are cloned are played in few rounds."""
        plan = self.plan
        return -(-plan.start_games // (CLONE_ROUNDS * plan.workers)) if self.cloning else plan.games

    def setup(self, seed: str, random: Random, other: str | None) -> Setup:
        """One game: how it begins, and who plays."""
        plan = self.plan
        scenario = random.choice(plan.settings)
        options = self.options(random) if random.random() < plan.vary else self.game.check_options(None)
        return Setup(scenario, options, seed, self.sides(random, other))

    def options(self, random: Random) -> Options:
        """Optional rules at random."""
        return {option.id: random.choice(option.values) for option in self.game.options}

    def sides(self, random: Random, other: str | None) -> dict[str, str]:
        """The net against itself, or with some camps against one of the league."""
        if self.cloning:
            return dict.fromkeys(self.camps, self.plan.start)
        against, dart = "", random.random()
        for script, share in self.plan.scripts.items():
            if 0 <= dart < share:
                against = script
            dart -= share
        if not against and other is not None and 0 <= dart < self.plan.league:
            against = other
        if not against:
            return dict.fromkeys(self.camps, SELF)
        mine = set(random.sample(self.camps, random.randint(1, len(self.camps) - 1)))
        return {camp: SELF if camp in mine else against for camp in self.camps}

    # What is told

    def _tell(self, learned: dict[str, float], played: Experience, seconds: float, clone: bool) -> None:
        now, rates = self.progress, self.rates()
        figures: dict[str, Any] = {
            "round": now.round,
            "minutes": round(now.minutes, 3),
            "games": now.games,
            "choices": now.choices,
            "choices_per_s": round(sum(game.choices for game in played.games) / max(seconds, 1e-9)),
            "rate": rates.rate,
            **{name: round(value, 5) for name, value in learned.items()},
            "wins": wins(played, self.camps),
            # Who clones has said nothing yet.
            "calibration": {} if clone else calibration(played, len(self.camps)),
            "league": {name: round(tally.mean, 3) for name, tally in self.league.tallies.items()},
        }
        with (self.plan.out / FIGURES).open("a", encoding="utf-8") as file:
            file.write(json.dumps(figures) + "\n")
        self.told(figures)

    # Going on later

    def keep(self) -> None:
        """Write the net, its card, and all that is needed to go on."""
        out, now = self.plan.out, self.progress
        state = {"learner": self.learner.state(), "progress": msgspec.to_builtins(now)}
        state["features"] = reader(self.game).fingerprint
        fresh = out / (CHECKPOINT + ".new")
        torch.save(state, fresh)
        fresh.replace(out / CHECKPOINT)
        store.put(out / LEAGUE, msgspec.msgpack.encode(self.league))
        card = store.Card(
            game=self.game.name,
            version=self.game.version,
            features=reader(self.game).fingerprint,
            command=self.plan.command,
            scenarios=self.plan.settings,
            games=now.games,
            choices=now.choices,
            minutes=round(now.minutes, 2),
            ladder={},
        )
        store.write(out, self.learner.module.weights(), card)

    def resume(self) -> None:
        """Go on where the run in the folder was broken off."""
        file = self.plan.out / CHECKPOINT
        if not file.exists():
            raise QuadrantError(f"nothing to resume: there is no {file}")
        state = torch.load(file, weights_only=True)
        if state["features"] != reader(self.game).fingerprint:
            raise QuadrantError(f"{file} was trained on other features of {self.game.name}")
        self.learner.resume(state["learner"])
        self.progress = msgspec.convert(state["progress"], Progress)
        if (self.plan.out / LEAGUE).exists():
            self.league = msgspec.msgpack.decode((self.plan.out / LEAGUE).read_bytes(), type=League)


def check(game: Game, plan: Plan) -> None:
    """See that everything the plan names is there."""
    for scenario in plan.settings:
        game.check_scenario(scenario)
    for name in (*plan.scripts, *([plan.start] if plan.start else [])):
        bots.seating(game, name)
    if plan.league + sum(plan.scripts.values()) > 1:
        raise QuadrantError("league and scripts together are more than all games")


def together(parts: Sequence[Experience]) -> Experience:
    """What several workers have played, as one."""
    if len(parts) == 1:
        return parts[0]
    arrays = {name: np.concatenate([getattr(part.batch, name) for part in parts]) for name in Batch.FIELDS}
    names = ("chosen", "log_chance", "said", "target", "end", "camp")
    rest = {name: np.concatenate([getattr(part, name) for part in parts]) for name in names}
    return Experience(Batch(**arrays), **rest, games=[game for part in parts for game in part.games])


def wins(played: Experience, camps: Sequence[str]) -> dict[str, float]:
    """Which part of the victories each camp has in games among equals."""
    equal = [game.parts for game in played.games if len(set(game.sides.values())) == 1]
    if not equal:
        return {}
    sums = [sum(parts) for parts in zip(*equal, strict=True)]
    return {camp: round(part / len(equal), 3) for camp, part in zip(camps, sums, strict=True)}


def calibration(played: Experience, camps: int) -> dict[str, float]:
    """How far what was said is from what came: in ten bins of chances, on average; and the log-loss."""
    said, came = played.said[:, :camps].ravel(), played.end[:, :camps].ravel()
    bins = np.minimum((said * 10).astype(np.int32), 9)
    counts = np.bincount(bins, minlength=10)
    gaps = np.bincount(bins, said, 10) - np.bincount(bins, came, 10)
    loss = -(came * np.log(np.clip(said, 1e-6, 1))).sum() / len(played)
    return {"gap": round(float(np.abs(gaps).sum() / counts.sum()), 4), "log_loss": round(float(loss), 4)}

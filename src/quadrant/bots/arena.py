"""Whole games by bots.

Every game has its own seed, made from the seed of the run and the number of the game. Its result depends on
nothing else, so a run gives the same results on one core and on many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from hashlib import blake2b
from time import perf_counter
from traceback import format_exc

import msgspec

from quadrant import bots
from quadrant.bots.crew import by_cluster, by_processes, in_order
from quadrant.errors import DeadEnd, QuadrantError
from quadrant.kernel import catalog
from quadrant.kernel.match import Match
from quadrant.kernel.options import Options

#: No game takes so many choices; one that does will never end.
LIMIT = 100_000
#: Games given to a process at a time.
BATCH = 10


class Plan(msgspec.Struct, frozen=True):
    """What to play, and which bots play."""

    game: str
    scenario: str
    options: Options
    #: The bot in each seat.
    bots: dict[str, str]
    seed: int | str
    #: Whether the outcomes contain the records of the games.
    records: bool = False

    def seed_of(self, number: int) -> str:
        """The seed of the game with that number."""
        return f"{self.seed}/{number}"


class Outcome(msgspec.Struct, frozen=True):
    """One game, played."""

    number: int
    winner: str
    digest: str
    choices: int
    #: The total number of options over all decisions, and the most at once.
    options: int
    most: int
    dead_end: bool = False
    error: str = ""
    #: The whole game as a line of JSON, if the plan asks for it: its record, the bots and the result.
    record: bytes = b""


class Report(msgspec.Struct, frozen=True):
    """Many games, played."""

    game: str
    scenario: str
    games: int
    choices: int
    seconds: float
    choices_per_s: float
    games_per_s: float
    branching_mean: float
    branching_max: int
    #: How often each side won.
    results: dict[str, int]
    dead_ends: int
    errors: int
    bots: dict[str, str]
    seed: int | str
    #: A fingerprint of how every game ended: equal runs have equal fingerprints.
    digest: str


def plan(
    game: str,
    scenario: str | None = None,
    options: Mapping[str, object] | None = None,
    spec: str = "random",
    seed: int | str = 0,
    *,
    records: bool = False,
) -> Plan:
    """A plan, with everything in it checked."""
    known = catalog.current(game)
    return Plan(
        known.id,
        known.check_scenario(scenario),
        known.check_options(options),
        bots.seating(known, spec),
        seed,
        records,
    )


def play(plan: Plan, number: int) -> Outcome:
    """One game of the plan, from its seed to its end."""
    game = catalog.find(plan.game)
    seed = plan.seed_of(number)
    match = Match(game, plan.scenario, seed, plan.options, keep=False)
    players = bots.seated(game, plan.bots, seed)
    total, most = finish(match, players)
    winner = match.result.winner if match.result else "nobody"
    record = line(plan, match) if plan.records else b""
    return Outcome(number, winner, match.digest(), len(match.choices), total, most, record=record)


def finish(match: Match, players: Mapping[str, bots.Bot]) -> tuple[int, int]:
    """Play a match to its end; returns the total number of options and the most at once."""
    total = most = 0
    while not match.over:
        question = bots.Question(match)
        width = len(question.options)
        total += width
        if width > most:
            most = width
        match.choose(players[question.seat].choose(question))
        if len(match.choices) > LIMIT:
            raise QuadrantError(f"the game did not end within {LIMIT} choices")
    return total, most


def line(plan: Plan, match: Match) -> bytes:
    """A game as a line of a file of records (see :mod:`quadrant.dataset`)."""
    return msgspec.json.encode({**match.record(), "bots": plan.bots, "result": match.result}) + b"\n"


def attempt(plan: Plan, number: int) -> Outcome:
    """One game of the plan; an error in it becomes part of the outcome."""
    try:
        return play(plan, number)
    except DeadEnd as error:
        return Outcome(number, "", "", 0, 0, 0, dead_end=True, error=str(error))
    except Exception:
        return Outcome(number, "", "", 0, 0, 0, error=format_exc())


def attempt_all(plan: Plan, numbers: Iterable[int]) -> list[Outcome]:
    return [attempt(plan, number) for number in numbers]


def outcomes(plan: Plan, games: int, jobs: int = 1) -> Iterator[Outcome]:
    """The outcomes of that many games, in order, played by that many processes."""
    if jobs <= 1:
        for number in range(games):
            yield attempt(plan, number)
        return
    for played in in_order(by_processes(partial(attempt_all, plan), batched(games), jobs)):
        yield from played


def batched(games: int) -> list[range]:
    """The numbers of that many games, a batch at a time."""
    return [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]


def on_cluster(plan: Plan, games: int, address: str | None = None) -> Iterator[Outcome]:
    """The same outcomes in the same order, played by a Ray cluster (without an address: by this machine)."""
    for played in in_order(by_cluster(partial(attempt_all, plan), batched(games), address)):
        yield from played


def simulate(
    plan: Plan,
    games: int,
    jobs: int = 1,
    each: Callable[[Outcome], None] = lambda outcome: None,
) -> Report:
    """Play that many games; ``each`` is called with every outcome as it comes in."""
    return collect(plan, outcomes(plan, games, jobs), each)


def collect(
    plan: Plan, coming: Iterable[Outcome], each: Callable[[Outcome], None] = lambda outcome: None
) -> Report:
    """The report of outcomes as they come in, with the time they took."""
    start = perf_counter()
    played = []
    for outcome in coming:
        each(outcome)
        played.append(outcome)
    return report(plan, played, perf_counter() - start)


def report(plan: Plan, played: list[Outcome], seconds: float) -> Report:
    """The report of the outcomes."""
    choices = sum(outcome.choices for outcome in played)
    whole = [outcome for outcome in played if not outcome.error]
    wins = Counter(outcome.winner for outcome in whole)
    ends = "\n".join(f"{outcome.number} {outcome.digest}" for outcome in whole)
    return Report(
        game=plan.game,
        scenario=plan.scenario,
        games=len(played),
        choices=choices,
        seconds=round(seconds, 3),
        choices_per_s=round(choices / seconds, 1) if seconds else 0.0,
        games_per_s=round(len(played) / seconds, 2) if seconds else 0.0,
        branching_mean=round(sum(outcome.options for outcome in played) / max(choices, 1), 2),
        branching_max=max((outcome.most for outcome in played), default=0),
        results=dict(sorted(wins.items())),
        dead_ends=sum(outcome.dead_end for outcome in played),
        errors=sum(bool(outcome.error) and not outcome.dead_end for outcome in played),
        bots=plan.bots,
        seed=plan.seed,
        digest=blake2b(ends.encode(), digest_size=16).hexdigest(),
    )

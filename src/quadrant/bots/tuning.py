"""Fitting a guide's weights to recorded games: what predicted who won.

At some decisions of every game each seat is asked what it knows; what it cannot see is filled in at random,
as for a bot. The terms of these positions are compared with the end of the game by logistic regression. All
positions of a game together count as one, because they have the same end. The weights are drawn toward those
in use, so that few games change little; how strongly is found by fitting to some of the games and predicting
the others. Every fourth game is held out and shows what the fit is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import log, sqrt
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from quadrant import dataset
from quadrant.bots.crew import by_processes, in_order
from quadrant.bots.fit import Slope, Vector, climb, inverse, log_sigmoid, sigmoid
from quadrant.bots.weights import Tuned, Weights, tuned
from quadrant.errors import DamagedRecord, QuadrantError
from quadrant.figures import SURE, table
from quadrant.kernel import catalog
from quadrant.kernel.match import Match, read_record

#: One in so many games is held out.
HELD_OUT: Final = 4
#: So many games at least, and so many that are held out.
FEWEST: Final = 2 * HELD_OUT
#: How strongly weights may be drawn toward those in use, by default; the best is found in so many parts.
RIDGES: Final = (1.0, 4.0, 16.0, 64.0, 256.0)
PARTS: Final = 3
#: A chance is never more certain than this.
SUREST: Final = 0.001


class TuningSample(NamedTuple):
    """What a seat knew at a decision, as terms, and its share of the victory in the end."""

    camp: str
    terms: tuple[float, ...]
    won: float


#: The positions of one game.
Positions = list[TuningSample]


# Positions


def positions(
    game: str,
    paths: Sequence[Path],
    sample: int,
    jobs: int = 1,
    each: Callable[[], None] = lambda: None,
    level: str = "",
) -> list[Positions]:
    """The positions of all games in the files that came to an end, so many decisions of each."""
    # A game that is in several files counts once; otherwise held-out games would not be unseen.
    lines = list({repr(record): record for path in paths for record in dataset.read(path)}.values())
    found = []
    for rows in in_order(by_processes(partial(_look, game, level, sample), list(enumerate(lines)), jobs)):
        each()
        if isinstance(rows, str):
            raise DamagedRecord(rows)
        if rows:
            found.append(rows)
    return found


def _look(game: str, level: str, sample: int, numbered: tuple[int, Any]) -> Positions | str:
    """The positions of one game; or, as a text, what is wrong with its record."""
    number, written = numbered
    try:
        return looked_at(game, level, sample, number, written)
    except QuadrantError as error:
        return f"record {number + 1}: {error}"


def looked_at(game: str, level: str, sample: int, number: int, written: object) -> Positions:
    """Play a record again, and look at it from every seat at some of its decisions."""
    record = read_record(written)
    if record.game != game:
        raise QuadrantError(f"it is of {record.game}, not of {game}")
    known = catalog.find(game)
    if record.version != known.version:
        raise QuadrantError(f"it is of version {record.version} of {game}; this is version {known.version}")
    tune = tuned(game, level)
    terms, names = tune.terms, list(tune.weights)
    random = Random(f"{record.seed}/{number}")
    count = len(record.choices)
    wanted = set(random.sample(range(count), min(sample, count)))
    match = Match(known, record.scenario, record.seed, record.options, keep=False)
    rows: list[tuple[str, tuple[float, ...]]] = []
    for at, (seat, *choice) in enumerate(record.choices):
        for looking in known.seats if at in wanted else ():
            seen = terms(known.determinise(match.state, looking, random), looking)
            rows.append((known.camps[looking], tuple(seen[name] for name in names)))
        match.choose(choice, str(seat))
    result = match.result
    if result is None:
        return []
    winners = result.winners or tuple(dict.fromkeys(known.camps.values()))
    return [TuningSample(camp, seen, (camp in winners) / len(winners)) for camp, seen in rows]


# Fitting


class Fit(NamedTuple):
    """Weights that were fitted, how sure each is, and log-losses on the games that were held out."""

    weights: dict[str, float]
    errors: dict[str, float]
    loss: dict[str, float]
    #: How strongly the weights were drawn toward those in use.
    ridge: float
    games: int
    rows: int


def fit(games: Sequence[Positions], usual: Weights, ridge: float | None = None) -> Fit:
    """The weights that predict results best, drawn toward the usual ones."""
    if len(games) < FEWEST:
        raise QuadrantError(f"{FEWEST} games at least must be played to their end, not {len(games)}")
    seen = [game for at, game in enumerate(games) if at % HELD_OUT]
    unseen = games[::HELD_OUT]
    names, start = list(usual), list(usual.values())
    strength = best_ridge(seen, start) if ridge is None else ridge
    found, slope = fitted(seen, start, strength)
    errors = [sqrt(max(0.0, row[at])) for at, row in enumerate(inverse(slope.bend))]
    loss = {
        "base rate": base_loss(seen, unseen),
        "in use": log_loss(unseen, start),
        "fitted": log_loss(unseen, found),
        "fitted, on the games fitted to": log_loss(seen, found),
    }
    weights, sure = (dict(zip(names, values, strict=True)) for values in (found, errors))
    return Fit(weights, sure, loss, strength, len(games), sum(map(len, games)))


def fitted(games: Sequence[Positions], usual: Vector, ridge: float) -> tuple[Vector, Slope]:
    """The weights that make these games likeliest, drawn toward the usual ones; and how sure that is."""
    spread = _spread(games, len(usual))
    return climb(usual, lambda weights: _likelihood(games, weights, usual, spread, ridge))


def best_ridge(games: Sequence[Positions], usual: Vector) -> float:
    """The strength with which a fit to some of the games predicts the others best."""

    def loss(ridge: float) -> float:
        total = 0.0
        for part in range(PARTS):
            rest = [game for at, game in enumerate(games) if at % PARTS != part]
            left = games[part::PARTS]
            total += len(left) * log_loss(left, fitted(rest, usual, ridge)[0])
        return total

    return min(RIDGES, key=loss)


def _spread(games: Sequence[Positions], size: int) -> Vector:
    """How much each term varies between positions: the unit of a weight."""
    total = sum(map(len, games))
    means = [sum(row.terms[at] for game in games for row in game) / total for at in range(size)]
    return [
        sqrt(sum((row.terms[at] - means[at]) ** 2 for game in games for row in game) / total) or 1.0
        for at in range(size)
    ]


def _likelihood(
    games: Sequence[Positions], weights: Vector, usual: Vector, spread: Vector, ridge: float
) -> Slope:
    size = len(weights)
    height = 0.0
    gradient = [0.0] * size
    bend = [[0.0] * size for _ in range(size)]
    for at in range(size):
        # A term that never varies says nothing; a small ridge must hold its weight.
        pull = max(ridge, 1e-6) * spread[at] ** 2
        away = weights[at] - usual[at]
        height -= pull * away * away / 2
        gradient[at] -= pull * away
        bend[at][at] += pull
    for game in games:
        share = 1 / len(game)
        for _, terms, won in game:
            logit = sum([weight * term for weight, term in zip(weights, terms, strict=True)])
            chance = sigmoid(logit)
            height += share * (won * log_sigmoid(logit) + (1 - won) * log_sigmoid(-logit))
            miss, width = share * (won - chance), share * chance * (1 - chance)
            for at, term in enumerate(terms):
                if term:
                    gradient[at] += miss * term
                    row, by = bend[at], width * term
                    for other in range(at + 1):
                        row[other] += by * terms[other]
    for at in range(size):
        for other in range(at):
            bend[other][at] = bend[at][other]
    return Slope(height, gradient, bend)


# What it is worth


def log_loss(games: Sequence[Positions], weights: Sequence[float]) -> float:
    """The mean log-loss of these weights over the games."""

    def chance(row: TuningSample) -> float:
        return sigmoid(sum(weight * term for weight, term in zip(weights, row.terms, strict=True)))

    return _loss(games, chance)


def base_loss(seen: Sequence[Positions], unseen: Sequence[Positions]) -> float:
    """The same for a guess that knows only how often each camp wins."""
    rates: dict[str, list[float]] = {}
    for game in seen:
        for camp, won in {row.camp: row.won for row in game}.items():
            rates.setdefault(camp, []).append(won)
    means = {camp: sum(won) / len(won) for camp, won in rates.items()}
    return _loss(unseen, lambda row: means.get(row.camp, 0.5))


def _loss(games: Sequence[Positions], chance: Callable[[TuningSample], float]) -> float:
    total = 0.0
    for game in games:
        for row in game:
            sure = min(1 - SUREST, max(SUREST, chance(row)))
            total -= (row.won * log(sure) + (1 - row.won) * log(1 - sure)) / len(game)
    return total / len(games)


def shown(known: Tuned, found: Fit) -> str:
    """The fit as tables."""
    rows = [
        (name, f"{usual:.3g}", f"{found.weights[name]:.3g}", f"± {SURE * found.errors[name]:.2g}")
        for name, usual in known.weights.items()
    ]
    losses = [(name, f"{loss:.4f}") for name, loss in found.loss.items()]
    told = (
        f"{found.rows} positions of {found.games} games; every {HELD_OUT}th game is held out. "
        f"Drawn toward the weights in use by {found.ridge:g}."
    )
    return "\n\n".join(
        [told, table(("term", "in use", "fitted", "95 %"), rows), table(("log-loss", "a game"), losses)]
    )


def rounded(weights: Mapping[str, float]) -> dict[str, float]:
    """Weights as they are written, with no more digits than are meaningful."""
    return {name: float(f"{weight:.4g}") for name, weight in weights.items()}

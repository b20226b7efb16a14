"""Ratings from results: Bradley and Terry's model, for any number of sides, as Elo.

A side's strength is that of its bot times that of its place, since few games are even. A side's chance to win
is its share of all strengths at the table. A shared victory counts in parts, a draw as one that all share.
Every bot and every place is assumed to have drawn one more game against an average one, so that a bot which
has won or lost everything has a rating, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from quadrant.bots.fit import Matrix, Slope, Vector, climb, inverse, log_sigmoid, sigmoid
from quadrant.figures import SURE, Interval

#: The rating of the bot that the others are measured by.
MIDDLE: Final = 1500.0
#: Elo for each e-fold of strength.
ELO: Final = 400 / log(10)


class RatedGame(NamedTuple):
    """One game: the bot in each place, and each place's share of the victory."""

    bots: Mapping[str, str]
    parts: Mapping[str, float]


class Rating(NamedTuple):
    """A strength in Elo; its interval is that of the distance from the anchor."""

    elo: float
    interval: Interval


class Ratings(NamedTuple):
    """Bots by rating, best first, and what the places are worth relative to their mean."""

    bots: dict[str, Rating]
    places: dict[str, Rating]


#: For each side of a game the numbers of its bot and its place, and its part of the victory.
_Table = tuple[tuple[int, int, float], ...]


def rate(games: Iterable[RatedGame], anchor: str = "") -> Ratings:
    """The ratings that make the results likeliest; the anchor has the middle one, without it their mean."""
    played = list(games)
    names = sorted({bot for game in played for bot in game.bots.values()})
    places = list(dict.fromkeys(place for game in played for place in game.bots))
    if not names:
        return Ratings({}, {})
    number = {key: at for at, key in enumerate([*names, *places])}
    tables: Counter[_Table] = Counter(
        tuple((number[bot], number[place], game.parts[place]) for place, bot in game.bots.items())
        for game in played
    )
    found, slope = climb([0.0] * len(number), lambda strengths: _likelihood(strengths, tables))
    spread = inverse(slope.bend)
    bots = range(len(names))
    beside = [number[anchor]] if anchor in names else list(bots)
    rated = {name: _rating(found, spread, at, beside, MIDDLE) for at, name in enumerate(names)}
    best = dict(sorted(rated.items(), key=lambda item: -item[1].elo))
    where = range(len(names), len(number))
    return Ratings(best, {place: _rating(found, spread, number[place], where, 0.0) for place in places})


def _rating(found: Vector, spread: Matrix, at: int, beside: Sequence[int], middle: float) -> Rating:
    """One strength beside the mean of some, with the interval of that distance."""
    size = len(found)
    weights = [0.0] * size
    weights[at] += 1
    for other in beside:
        weights[other] -= 1 / len(beside)
    gap = sum(weight * strength for weight, strength in zip(weights, found, strict=True))
    variance = sum(weights[a] * spread[a][b] * weights[b] for a in range(size) for b in range(size))
    elo, half = middle + ELO * gap, ELO * SURE * sqrt(max(0.0, variance))
    return Rating(elo, Interval(elo - half, elo + half))


def _likelihood(strengths: Vector, tables: Mapping[_Table, int]) -> Slope:
    """How likely the results are with these strengths (as logarithms), and where that rises."""
    size = len(strengths)
    height = 0.0
    gradient = [0.0] * size
    bend = [[0.0] * size for _ in range(size)]
    for at, strength in enumerate(strengths):
        chance = sigmoid(strength)
        height += (log_sigmoid(strength) + log_sigmoid(-strength)) / 2
        gradient[at] += 0.5 - chance
        bend[at][at] += chance * (1 - chance)
    for table, times in tables.items():
        sides = [strengths[bot] + strengths[place] for bot, place, _ in table]
        most = max(sides)
        weights = [exp(side - most) for side in sides]
        whole = sum(weights)
        mean = [0.0] * size
        for (bot, place, part), side, weight in zip(table, sides, weights, strict=True):
            chance = weight / whole
            height += times * part * (side - most - log(whole))
            for at in (bot, place):
                gradient[at] += times * (part - chance)
                mean[at] += chance
                for other in (bot, place):
                    bend[at][other] += times * chance
        for a in range(size):
            if mean[a]:
                for b in range(size):
                    bend[a][b] -= times * mean[a] * mean[b]
    return Slope(height, gradient, bend)

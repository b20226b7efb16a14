"""Ratings by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022), one match at a time.

A rating comes with its deviation, which shrinks with every match and grows while somebody does not play, and
with a volatility. Between two players this is the paper's system to the letter. With more than two camps, a
camp plays against all others together: as on the ladder (``bots/ladder/ratings.py``), strengths add up, and
the chance to win is one's share of all strengths at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

#: Where everybody begins.
MIDDLE, WIDEST, RESTLESS = 1500.0, 350.0, 0.06
#: Nobody is known better than this: people change.
NARROWEST: Final = 30.0
#: A rating is a guess as long as its deviation is larger.
UNSURE: Final = 110.0
#: How fast volatility may change (the paper's tau).
TAU: Final = 0.5
#: Between the scale that people see and the paper's.
SCALE: Final = 173.7178
#: After so long (ms) without a match, the deviation has grown by one step of the volatility.
PERIOD: Final = 7 * 24 * 3600 * 1000
_CLOSE: Final = 1e-6


class Strength(Struct, frozen=True):
    """A rating, its deviation, its volatility."""

    rating: float = MIDDLE
    deviation: float = WIDEST
    volatility: float = RESTLESS

    @property
    def mu(self) -> float:
        return (self.rating - MIDDLE) / SCALE

    @property
    def phi(self) -> float:
        return self.deviation / SCALE


#: A game against one or several others, and the share of the victory: 1, 0, or something between.
Played = tuple[Sequence[Strength], float]


def rested(strength: Strength, time: int) -> Strength:
    """The same after so long (ms) without a match."""
    steps = max(0, time) / PERIOD
    phi = sqrt(strength.phi**2 + steps * strength.volatility**2)
    return replace(strength, deviation=min(WIDEST, phi * SCALE))


def camp(members: Sequence[Strength], bonus: float = 0.0) -> Strength:
    """Those who win together, as one player; ``bonus`` is what the camp itself is worth, in points."""
    count = len(members)
    rating = sum(one.rating for one in members) / count + bonus
    deviation = sqrt(sum(one.deviation**2 for one in members)) / count
    return Strength(rating, deviation)


def chance(one: Strength, others: Sequence[Strength]) -> float:
    """The chance to win against all of them: one's share of all strengths."""
    return 1 / (1 + sum(_weights(one, others)))


def updated(strength: Strength, played: Sequence[Played]) -> Strength:
    """The strength after the games of one period (steps 3 to 8 of the paper)."""
    if not played:
        return rested(strength, PERIOD)
    precision, gain = 0.0, 0.0
    for others, share in played:
        weights = _weights(strength, others)
        g = sum(weight * _g(other.phi) for weight, other in zip(weights, others, strict=True)) / sum(weights)
        expected = chance(strength, others)
        precision += g * g * expected * (1 - expected)
        gain += g * (share - expected)
    volatility = _volatility(strength, 1 / precision, gain / precision)
    before = strength.phi**2 + volatility**2
    phi = 1 / sqrt(1 / before + precision)
    mu = strength.mu + phi**2 * gain
    return Strength(MIDDLE + SCALE * mu, max(NARROWEST, SCALE * phi), volatility)


def _weights(one: Strength, others: Sequence[Strength]) -> list[float]:
    """How strong each of them is beside one, as far as that is known."""
    return [exp(-_g(other.phi) * (one.mu - other.mu)) for other in others]


def _g(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(strength: Strength, variance: float, delta: float) -> float:
    """Step 5 of the paper: Illinois' method, which finds the root however far it starts."""
    a, phi = log(strength.volatility**2), strength.phi

    def f(x: float) -> float:
        square = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - square) / (2 * square**2) - (x - a) / TAU**2

    low = a
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        k = 1
        while f(a - k * TAU) < 0:
            k += 1
        high = a - k * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _CLOSE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)

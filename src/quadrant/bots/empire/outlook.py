"""What a position is worth: the points of the scenario or the course of the war, hexes, units, tracks."""

from __future__ import annotations

from math import exp, tanh
from typing import Final

from quadrant.bots.empire.worth import BOMBER_BASES, prizes, will_worth, worth
from quadrant.bots.weights import Fitted
from quadrant.games.empire.components import (
    ALLIES,
    GROUND,
    JAPAN,
    KIND_OF,
    NAMED,
    OWN_UNITS,
    REMOVED,
    TRACK,
    TROOPS,
)
from quadrant.games.empire.rules.control import resources
from quadrant.games.empire.rules.points import NEEDED, SCHEDULE
from quadrant.games.empire.rules.points import score as scored_points
from quadrant.games.empire.rules.supply import supply
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import Empire, controlled
from quadrant.kernel.board import bits

#: What each feature counts for.
WEIGHTS: Final = Fitted(__package__, "outlook.json")
#: So many points of a lead make it e times as likely to win as to lose.
SCALE: Final = 5.0
#: What is left of a unit's worth without supply; of a hex, beyond the points that it gives.
CUT_OFF: Final = 0.6
GROUND_SHARE: Final = 0.35
CHINA_BOX: Final = 0.6
INDIA_BOX: Final = 0.6
EUROPE: Final = 0.35
SHIPPING: Final = 0.3
CARD: Final = 0.35


def chance(lead: float) -> float:
    """The chance to win with such a lead in points."""
    return sigmoid(lead / SCALE)


def sigmoid(x: float) -> float:
    """A chance from its logit."""
    return 1.0 / (1.0 + exp(-x)) if x > -60 else 0.0


def features(game: Empire, side: int) -> dict[str, float]:
    """What the position is worth to the side, by name."""
    sign = 1.0 if side == JAPAN else -1.0
    found = {
        "points": points(game),
        "will": -will(game),
        "hexes": hexes(game),
        "units": force(game, JAPAN) - force(game, ALLIES),
        "tracks": tracks(game),
        "cards": CARD * (game.hand[JAPAN].bit_count() - game.hand[ALLIES].bit_count()),
    }
    return {name: sign * value for name, value in found.items()}


def total(game: Empire, side: int) -> float:
    """All of that together; a game that is over is worth what it brought."""
    if game.result is not None:
        won = game.result.winners == (("japan",) if side == JAPAN else ("allies",))
        return 60.0 if won else -60.0
    weights = WEIGHTS.weights
    return sum([weights[name] * amount for name, amount in features(game, side).items()])


def points(game: Empire) -> float:
    """How far Japan is above what it needs; in the campaign, how far the Allies are from the end."""
    victory = SCENARIOS[game.scenario].victory
    if victory in SCHEDULE:
        made = sum(part.amount for part in scored_points(game))
        late = 0.5 + 0.5 * max(0.0, 1.0 - 0.25 * (game.last_turn - game.turn))
        return late * (made - NEEDED[victory] + 0.5)
    bases = (BOMBER_BASES & controlled(game, ALLIES)).bit_count()
    late = min(1.0, game.turn / 12)
    return 3.0 - late * (3.0 * tanh(bases / 2) + 1.0 * game.bombed) + 0.2 * (resources(game) - 7)


def will(game: Empire) -> float:
    return 0.5 * will_worth(game) * game.will


def hexes(game: Empire) -> float:
    worths = prizes(game)
    share = GROUND_SHARE if SCENARIOS[game.scenario].victory in SCHEDULE else 0.7
    japan = sum(worths[space] for space in bits(game.control & NAMED & game.area))
    allies = sum(worths[space] for space in bits(GROUND & NAMED & ~game.control & game.area))
    return share * 0.5 * (japan - allies)


def force(game: Empire, side: int) -> float:
    """The side's units; those without supply count less."""
    fed = supply(game)[side].units
    total = 0.0
    for unit in bits(OWN_UNITS[side]):
        at = game.at[unit]
        if at == REMOVED:
            continue
        value = worth(game, unit)
        if at < GROUND.bit_length() and not fed >> unit & 1:
            value *= CUT_OFF if KIND_OF[unit] != TROOPS else 0.75
        elif at == TRACK:
            value *= 0.7
        total += value
    return total


def tracks(game: Empire) -> float:
    found = CHINA_BOX * game.china + INDIA_BOX * game.india - EUROPE * game.europe
    found += 0.5 * (game.rivalry[ALLIES] - game.rivalry[JAPAN])
    return found + SHIPPING * (game.asp[JAPAN] - game.asp[ALLIES])

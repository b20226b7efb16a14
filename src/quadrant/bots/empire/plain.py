"""Lines of a single choice, and the decisions that need no thought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quadrant.bots.empire.outlook import chance
from quadrant.bots.guide import Line
from quadrant.bots.reasons import Reason, Reasoned
from quadrant.games.empire.components import SPACE
from quadrant.games.empire.state import Empire
from quadrant.games.empire.verbs import STAY
from quadrant.kernel.flow import DONE, PASS, Choice

Lines = Iterator[Line]


def one(choice: Choice, lead: float, *why: Reason) -> Line:
    """A line of one choice, and what it promises."""
    return Line((Reasoned(choice, why),), chance(lead))


def plain(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """Options that name a place are judged by how well the unit stands there; others as they come."""
    for number, option in enumerate(options):
        yield one(option, -0.001 * number)


def stop(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """Nothing more is to be done here; where something must be, the first thing."""
    for option in options:
        yield one(option, 1.0 if option in (DONE, PASS) or STAY.of(option) else 0.0)


def space_of(option: Choice) -> int:
    return SPACE[str(option[-1])]

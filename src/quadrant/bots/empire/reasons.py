"""Why the staff of Empire of the Sun chooses as it does.

The map is public, and so are the units that are named; what speaks of the hand is held until the match is
over: why a card is set aside or given away, and why one is not played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quadrant.bots.reasons import Reason
from quadrant.games.empire.components import NAMES, UNITS
from quadrant.kernel.message import Arg

if TYPE_CHECKING:
    from quadrant.bots.empire.offensives import Task

EVENT: Final = Reason("staff-event", "5.3")
CHINA: Final = Reason("staff-china", "13.72")
AGREE: Final = Reason("staff-agree", "14.0")
BUILD: Final = Reason("staff-build", "13.77")
SET_ASIDE: Final = Reason("staff-set-aside", "7.29", held=True)
THROWN_AWAY: Final = Reason("staff-thrown-away", "4.22", held=True)
PASSED: Final = Reason("staff-passed", "12.4", held=True)
KEPT: Final = Reason("staff-kept", "5.32", held=True)
ROLL: Final = Reason("staff-roll", "7.25")
REACTION_CARD: Final = Reason("staff-reaction-card", "5.32")
LET_BE: Final = Reason("staff-let-be", "7.26")
BOMB: Final = Reason("staff-bomb", "12.31")


def percent(chance: float) -> int:
    """A chance in full tenths: more would claim too much."""
    return 10 * round(10 * chance)


def task(task: Task) -> tuple[Reason, ...]:
    """What a target is attacked for, with the chance to succeed."""
    args: dict[str, Arg] = {"space": NAMES[task.target], "chance": percent(task.chance)}
    if not task.battle:
        return (Reason("staff-occupy", "8.45" if task.landing else "8.42", args),)
    return (Reason("staff-attack" if task.takes else "staff-strike", "7.24", args),)


def battle(task: Task) -> tuple[Reason, ...]:
    args: dict[str, Arg] = {"space": NAMES[task.target], "chance": percent(task.chance)}
    return (Reason("staff-battle", "7.24", args),)


def about(id: str, rule: str, unit: int, space: int | None = None) -> Reason:
    """A sentence about a unit, and the hex where it goes."""
    args: dict[str, Arg] = {"unit": UNITS.ids[unit]}
    if space is not None:
        args["space"] = NAMES[space]
    return Reason(id, rule, args)


def in_battle(id: str, rule: str, space: int, chance: float) -> Reason:
    return Reason(id, rule, {"space": NAMES[space], "chance": percent(chance)})

"""Why the staff of No Retreat! chooses as it does: an attack by its odds, a move or a retreat by its purpose.

Everything on the map is public, so these reasons may be told at once. Only what speaks of the hand is held
until the match is over: which card is missed least.
"""

from __future__ import annotations

from typing import Final

from quadrant.bots.no_retreat.clash import Clash
from quadrant.bots.no_retreat.ground import distances
from quadrant.bots.no_retreat.operations import Scheme
from quadrant.bots.reasons import Reason
from quadrant.games.no_retreat.components import COLUMNS, NAMES, UNITS, VP_HEXES
from quadrant.games.no_retreat.rules.supply import cities, fed, supplied
from quadrant.games.no_retreat.rules.zones import held
from quadrant.games.no_retreat.state import NoRetreat, side_of
from quadrant.games.no_retreat.verbs import (
    ADVANCE_TO,
    DISCARD,
    FORTIFY,
    IMPROVE,
    PAY,
    PLACE,
    REBUILD,
    RETREAT_TO,
    TRAIN,
)
from quadrant.kernel.board import bits
from quadrant.kernel.flow import Choice
from quadrant.kernel.message import Arg

SUPPORT: Final = Reason("staff-support", "10.6.2")
COUNTERATTACK: Final = Reason("staff-counterattack", "10.7.2")
LET_BE: Final = Reason("staff-let-be", "10.7.2")
CARD_OUT: Final = Reason("staff-card-out", "5.4", held=True)
CARD_IN_BATTLE: Final = Reason("staff-card-in-battle", "5.3.1")
NO_TARGETS: Final = Reason("staff-no-targets", "10.1.1")
#: What is done to a unit by itself, and the rule it stands under.
TO_UNIT: Final = {
    IMPROVE.word: ("staff-improve", "7.1"),
    TRAIN.word: ("staff-improve", "7.2"),
    FORTIFY.word: ("staff-fortify", "7.5"),
    REBUILD.word: ("staff-rebuild", "7.9"),
}
#: A unit that goes so much farther from the enemy falls back.
FALLS_BACK: Final = 1


def attack(clash: Clash, target: int) -> Reason:
    """An attack: the odds, and how many faces of the die do what."""
    column = COLUMNS[clash.column]
    args: dict[str, Arg] = {"space": NAMES[target], "odds": column, "n": clash.succeeds, "k": clash.fails}
    return Reason("staff-attack", "10.1", args)


def blow(space: int) -> Reason:
    return Reason("staff-blow", "10.1.2", {"space": NAMES[space]})


def move(game: NoRetreat, unit: int, space: int, scheme: Scheme | None) -> Reason:
    """What a unit goes somewhere for."""
    args = {"unit": UNITS.ids[unit], "space": NAMES[space]}
    if not supplied(game, unit):
        return Reason("staff-escape", "6.5", args)
    if scheme is not None:
        return Reason("staff-jump-off", "10.1", {**args, "space": NAMES[scheme.target]})
    side = side_of(unit)
    if VP_HEXES >> space & 1:
        mine = cities(game, side) >> space & 1
        return Reason("staff-guard" if mine else "staff-take", "12.7.1", args)
    foes = bits(held(game, 1 - side))
    here, there = (min((distances(at)[foe] for foe in foes), default=0) for at in (game.at[unit], space))
    if there > here + FALLS_BACK:
        return Reason("staff-withdraw", "8.0", args)
    return Reason("staff-line", "8.5", args)


def retreat(game: NoRetreat, unit: int, space: int) -> Reason:
    """What a retreat is good for."""
    args = {"unit": UNITS.ids[unit], "space": NAMES[space]}
    if VP_HEXES >> space & 1:
        return Reason("staff-retreat-city", "10.7.5", args)
    kept = fed(game, side_of(unit)) >> space & 1
    return Reason("staff-retreat-supply" if kept else "staff-retreat", "10.7.5", args)


def for_option(game: NoRetreat, option: Choice) -> tuple[Reason, ...]:
    """The reasons for an option that was chosen because the position after it is the best."""
    if RETREAT_TO.of(option):
        return (retreat(game, *RETREAT_TO.read(option)),)
    if PLACE.of(option):
        unit, space = PLACE.read(option)
        return (Reason("staff-place", "7.6", {"unit": UNITS.ids[unit], "space": NAMES[space]}),)
    if ADVANCE_TO.of(option):
        unit, space = ADVANCE_TO.read(option)
        return (Reason("staff-advance", "10.8", {"unit": UNITS.ids[unit], "space": NAMES[space]}),)
    if option.verb in TO_UNIT:
        id, rule = TO_UNIT[option.verb]
        return (Reason(id, rule, {"unit": str(option[1])}),)
    if PAY.of(option) or DISCARD.of(option):
        return (CARD_OUT,)
    return ()

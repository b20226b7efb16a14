"""6.1, 12.7.1 Control: a city belongs to whoever entered it last. What entering a place sets off."""

from __future__ import annotations

from typing import Final, NamedTuple

from quadrant.games.no_retreat.components import (
    AXIS,
    FORTRESS,
    GREATER_GERMANY,
    NAMES,
    RUMANIAN_OIL,
    SOVIET,
    VP_HEXES,
    WARSAW,
)
from quadrant.games.no_retreat.state import NoRetreat, face, seat, side_of
from quadrant.kernel.board import bits, mask_of

#: 13.5 A red unit shows the front of its counter.
RED: Final = 0


class Changes(NamedTuple):
    """What a unit changes by the places that it goes through."""

    #: 12.7.1 Cities and oil fields that change hands; 14.13 defensive works that fall.
    taken: int
    fallen: int
    #: 13.5 It is the first red unit over the border.
    crosses: bool


def changes(game: NoRetreat, unit: int, passed: int) -> Changes:
    """What happens if the unit goes through these places."""
    if side_of(unit) == AXIS:
        return Changes(passed & VP_HEXES & ~game.control, 0, False)
    crosses = not game.crossed and bool(passed & GREATER_GERMANY) and is_red(game, unit)
    return Changes(passed & VP_HEXES & game.control, game.works & passed, crosses)


def enter(game: NoRetreat, unit: int, path: list[int]) -> None:
    """A unit goes along these places, the last of which it stays in."""
    taken, fallen, crosses = changes(game, unit, mask_of(path))
    if taken:
        take_control(game, side_of(unit), taken)
    game.move(unit, path[-1])
    if crosses:
        game.crossed = game.turn
        game.tell_of("border", "13.5", unit)
    if fallen:
        works_fall(game, fallen)


def take_control(game: NoRetreat, side: int, spaces: int) -> None:
    """6.1 Cities and oil fields change hands."""
    game.control ^= spaces
    game.touch("control")
    for space in bits(spaces):
        game.tell("control", "12.7.1", seat=seat(side), space=NAMES[space])
    if side != SOVIET:
        return
    if spaces >> RUMANIAN_OIL & 1 and not game.oil:
        game.oil = game.turn
    if spaces >> WARSAW & 1 and not game.warsaw:
        game.warsaw = game.turn


def works_fall(game: NoRetreat, fallen: int) -> None:
    """14.13 Defensive works that Soviet units have entered."""
    game.works &= ~fallen
    game.touch("ground")
    for space in bits(fallen):
        game.tell("works-fall", "14.13", space=NAMES[space])


def is_red(game: NoRetreat, unit: int) -> bool:
    """13.5 A Soviet unit with its improved side up."""
    return side_of(unit) == SOVIET and game.faces[unit] == RED and face(game, unit).kind != FORTRESS

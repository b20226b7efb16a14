"""8.5 Zones of control, and who stands where."""

from __future__ import annotations

from typing import Final, NamedTuple

from quadrant.games.no_retreat.components import AXIS, BOARD, BOXES, ROSTER, SIDE_OF, SOVIET
from quadrant.games.no_retreat.state import OUT_OF_SUPPLY, NoRetreat
from quadrant.kernel.facts import fact

_FIRST_BOX: Final = BOXES["pool"]
#: 8.5 Whether a unit has a zone of control, for each of its faces: not with its strength in brackets.
_EXERTS: Final = tuple(tuple(not face.bracketed for face in unit.faces) for unit in ROSTER)


class Forces(NamedTuple):
    """Where each side has units, and where those are that have a zone of control."""

    held: tuple[int, int]
    exerting: tuple[int, int]


@fact("units", "marks")
def forces(game: NoRetreat) -> Forces:
    """6.5.3 Both sides at once, without zones of marked units: this is asked after every move."""
    held = [0, 0]
    exerting = [0, 0]
    for side, space, face, exerts, marks in zip(
        SIDE_OF, game.at, game.faces, _EXERTS, game.marks, strict=True
    ):
        if space >= _FIRST_BOX:
            continue
        bit = 1 << space
        held[side] |= bit
        if exerts[face] and not marks >> OUT_OF_SUPPLY & 1:
            exerting[side] |= bit
    return Forces((held[AXIS], held[SOVIET]), (exerting[AXIS], exerting[SOVIET]))


def held(game: NoRetreat, side: int) -> int:
    """The places where the side has units."""
    return forces(game).held[side]


@fact("units", "marks")
def zone(game: NoRetreat, side: int) -> int:
    """8.5 The zone of control: what lies around its units, but not over lakes and seas."""
    return BOARD.neighbours(forces(game).exerting[side])


def hostile(game: NoRetreat, side: int) -> int:
    """8.5 The enemy's zone of control."""
    return zone(game, 1 - side)


def uncancelled(game: NoRetreat, side: int) -> int:
    """8.5.4 The enemy's zone of control where no friendly unit cancels it."""
    return zone(game, 1 - side) & ~forces(game).held[side]

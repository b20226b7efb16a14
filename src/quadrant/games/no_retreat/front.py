"""The front line, as a map of the war would draw it. No rule asks for it.

A place belongs to the side whose unit, city or oil field is nearest, counted in hexes. Where both are equally
near it belongs to whose country it is. So what a side has passed through stays its own as long as nobody of
the other side is nearer, and a city that was left behind is a pocket.
"""

from __future__ import annotations

import msgspec

from quadrant.games.no_retreat.components import AXIS, BOARD, NAMES, SOVIET, USSR, VP_HEXES
from quadrant.games.no_retreat.state import NoRetreat
from quadrant.games.no_retreat.zones import held
from quadrant.kernel.board import bits
from quadrant.kernel.facts import fact
from quadrant.kernel.queries import Query


class FrontAnswer(msgspec.Struct, frozen=True):
    """The places behind each side's front."""

    axis: tuple[str, ...]
    soviet: tuple[str, ...]


@fact("units", "marks", "control")
def ground(game: NoRetreat) -> tuple[int, int]:
    """What belongs to each side: both spread at the same pace from where they are."""
    axis = held(game, AXIS) | VP_HEXES & game.area & game.control & ~held(game, SOVIET)
    soviet = held(game, SOVIET) | VP_HEXES & game.area & ~game.control & ~held(game, AXIS)
    free = game.area & ~axis & ~soviet
    while free:
        west, east = BOARD.neighbours(axis) & free, BOARD.neighbours(soviet) & free
        if not west | east:
            break
        both = west & east
        axis |= west & ~both | both & ~USSR
        soviet |= east & ~both | both & USSR
        free &= ~(west | east)
    return axis, soviet


def front(game: NoRetreat, seat: str | None) -> FrontAnswer:
    """The front as it runs now."""
    axis, soviet = (tuple(NAMES[space] for space in bits(side)) for side in ground(game))
    return FrontAnswer(axis, soviet)


FRONT_LINE = Query("front", (), front, FrontAnswer)

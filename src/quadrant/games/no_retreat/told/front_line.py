"""The front line: whose unit, city or oil field is nearest (``kernel.front``)."""

from __future__ import annotations

import msgspec

from quadrant.games.no_retreat.components import AXIS, BOARD, NAMES, SOVIET, USSR, VP_HEXES
from quadrant.games.no_retreat.rules.zones import held
from quadrant.games.no_retreat.state import NoRetreat
from quadrant.kernel.board import bits
from quadrant.kernel.facts import fact
from quadrant.kernel.front import divided
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
    return divided(BOARD, axis, soviet, game.area, USSR)


def front(game: NoRetreat, seat: str | None) -> FrontAnswer:
    """The front as it runs now."""
    axis, soviet = (tuple(NAMES[space] for space in bits(side)) for side in ground(game))
    return FrontAnswer(axis, soviet)


FRONT_LINE = Query("front", (), front, FrontAnswer)

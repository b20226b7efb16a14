"""Japan's perimeter, on land and at sea: whose named hex is nearest (``kernel.front``)."""

from __future__ import annotations

from typing import Final

import msgspec

from quadrant.games.empire.components import BOARD, NAMED, NAMES, START_JAPAN
from quadrant.games.empire.state import Empire
from quadrant.kernel.board import bits
from quadrant.kernel.facts import fact
from quadrant.kernel.front import divided
from quadrant.kernel.queries import Query


class FrontAnswer(msgspec.Struct, frozen=True):
    """The hexes behind each side's front."""

    japan: tuple[str, ...]
    allies: tuple[str, ...]


@fact("control")
def waters(game: Empire) -> tuple[int, int]:
    """What belongs to Japan and to the Allies: both spread from the named hexes they control."""
    named = NAMED & game.area
    allies, japan = divided(BOARD, named & ~game.control, named & game.control, game.area, START_JAPAN)
    return japan, allies


def front(game: Empire, seat: str | None) -> FrontAnswer:
    """The perimeter as it runs now."""
    japan, allies = (tuple(NAMES[space] for space in bits(side)) for side in waters(game))
    return FrontAnswer(japan, allies)


PERIMETER: Final = Query("front", (), front, FrontAnswer)

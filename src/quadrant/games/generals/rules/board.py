"""The board (rulebook: «Игровое поле»): adjacency, and straits that belong to one camp.

Rules board.adjacency, board.exceptions, board.straits. The map is a cylinder; its borders are data, so the
named exceptions are simply borders that are not there.
"""

from __future__ import annotations

from typing import Final

from quadrant.games.generals.components import AXIS, COALITION, EDGES, SPACES, STRAITS
from quadrant.games.generals.state import Generals, camp_pieces
from quadrant.kernel.board import AreaBoard, mask_of

BOARD: Final = AreaBoard(len(SPACES), EDGES)
#: The lands that control a strait.
CONTROLS: Final = mask_of(strait.land for strait in STRAITS)

_boards: dict[int, tuple[AreaBoard, AreaBoard]] = {}


def _straits_held(axis_armies: int) -> tuple[AreaBoard, AreaBoard]:
    """board.straits: the board as each camp finds it when these lands hold an Axis army."""
    held = [strait for strait in STRAITS if axis_armies >> strait.land & 1]
    others = [strait for strait in STRAITS if strait not in held]
    return BOARD.linked(s.seas for s in held), BOARD.linked(s.seas for s in others)


def board_for(game: Generals, camp: int) -> AreaBoard:
    """The board as that camp finds it: a strait is open to exactly one camp."""
    pieces = game.pieces
    armies = (pieces[0] | pieces[2] | pieces[4]) & CONTROLS
    boards = _boards.get(armies)
    if boards is None:
        boards = _boards[armies] = _straits_held(armies)
    return boards[camp]


def strait_holder(game: Generals, land: int) -> int:
    """board.straits: open to the Axis while an Axis army holds the controlling land, else to the others."""
    return AXIS if camp_pieces(game, AXIS) >> land & 1 else COALITION

"""The board (rulebook: «Игровое поле»): adjacency, and straits that belong to one camp.

Rules board.adjacency, board.exceptions, board.straits. The map is a cylinder; its borders are data, so the
named exceptions are simply borders that are not there.
"""

from __future__ import annotations

from typing import Final

from quadrant.games.generals.components import AXIS, COALITION, EDGES, LAND, SPACES, STRAITS
from quadrant.games.generals.language import AT_TRIGGER, NOWHERE, Where
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


def spaces(game: Generals, where: Where, camp: int, at: int = NOWHERE, owner: int = 0) -> int:
    """The spaces a card names. ``at`` is the trigger's space, ``owner`` the nation that owns the card."""
    if where.only_trigger:
        return 1 << at
    mask = where.spaces
    if where.near != NOWHERE:
        space = at if where.near == AT_TRIGGER else where.near
        near = board_for(game, camp).near[space]
        mask &= near | 1 << space if where.itself else near
    if where.but_trigger:
        mask &= ~(1 << at)
    if where.bordered_at_start >= 0:
        mask &= game.opening[where.bordered_at_start] & LAND
        mask &= BOARD.neighbours(game.opening[owner] & LAND)
    return mask


def of_kinds(kinds: int) -> int:
    """The spaces where pieces of these kinds can stand."""
    return {1: LAND, 2: ~LAND, 3: -1}[kinds]

"""What a player may ask without choosing: supply, for the overlay of the board. All of it is public."""

from __future__ import annotations

import msgspec

from quadrant.games.generals.components import NATIONS, NOBODY, NOWHERE, SPACES
from quadrant.games.generals.state import Generals
from quadrant.games.generals.supply import standing
from quadrant.games.generals.verbs import SEAT_KIND, SPACE_KIND
from quadrant.games.generals.view import CutView, LineView, SourceView, layout
from quadrant.kernel.queries import Query


class SupplyAnswer(msgspec.Struct, frozen=True):
    """supply.line, supply.navy: lines link by link, pieces that have none and why, and the sources."""

    lines: tuple[LineView, ...]
    cuts: tuple[CutView, ...]
    sources: tuple[SourceView, ...]


def supply(game: Generals, seat: str | None, nation: int = NOBODY, space: int = NOWHERE) -> SupplyAnswer:
    """The supply of everybody, of one nation, or of what that nation has in a space."""
    board = layout(game)
    lines, cuts, sources = board.lines, board.cuts, board.sources
    if nation != NOBODY:
        name = NATIONS[nation]
        lines = tuple(line for line in lines if line.seat == name)
        cuts = tuple(cut for cut in cuts if cut.seat == name)
        held = standing(game, nation).sources
        sources = tuple(source for source in sources if held >> SPACE_KIND.number[source.space] & 1)
    if space != NOWHERE:
        lines = _from(lines, SPACES[space])
        cuts = tuple(cut for cut in cuts if cut.space == SPACES[space])
    return SupplyAnswer(lines, cuts, sources)


def _from(lines: tuple[LineView, ...], space: str) -> tuple[LineView, ...]:
    """The links that lead from that space to the source."""
    after = {line.space: line for line in lines}
    found = []
    while space in after:
        found.append(after[space])
        space = after[space].to
    return tuple(found)


QUERIES = (Query("supply", (SEAT_KIND, SPACE_KIND), supply, SupplyAnswer, optional=2),)

"""The table in sentences, for those who do not look at a board."""

from __future__ import annotations

from quadrant.server import wire
from quadrant.server.people.caller import Caller
from quadrant.server.play.matches import Matches, speaker
from quadrant.terminal.shown import sections


async def text(
    matches: Matches, caller: Caller, id: str, language: str, n: int | None = None, seat: str | None = None
) -> wire.TableText:
    """The table in sentences, as the caller sees it now or saw it after n choices."""
    match, seats = await matches.watched(caller, id, n, seat)
    found = sections(match, speaker(match, seats), language)
    return wire.TableText([wire.TextSection(*section) for section in found])

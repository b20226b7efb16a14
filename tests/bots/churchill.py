"""Positions of Churchill in which its bots are asked something."""

from __future__ import annotations

from games.churchill.table import Table
from quadrant.games.churchill.components import NATIONS

#: Where issues lie: seat and space, or None for the center.
Places = dict[str, tuple[str, int] | None]


def meeting(seat: str, issues: Places, *hand: str) -> Table:
    """It is the seat's turn, with this hand; no leader is active, the rivals hold a card each."""
    table = Table("tournament").quiet()
    table.state.phase = "meeting"
    table.state.agenda_open = True
    table.state.turn = NATIONS.index(seat)
    rivals = {name: [f"{name.upper()}-02"] for name in NATIONS if name != seat}
    return table.hands(**{seat: [*hand]}, **rivals).issues(**issues)

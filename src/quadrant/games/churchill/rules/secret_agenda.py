"""10.0 The secret agenda variant: its markers are revealed. They are drawn at the start (``setup.py``)."""

from __future__ import annotations

from quadrant.games.churchill.components import LOCATIONS, NATIONS
from quadrant.games.churchill.state import Churchill

#: 10.3 VP for each marker whose place has one's alignment.
SECRET_VP = 5


def secret_points(game: Churchill, nation: int) -> int:
    """10.3 Five VP a marker; two markers of one place score twice."""
    return SECRET_VP * sum(1 for place in game.secret[nation] if game.alignments[place] == nation)


def reveal_agendas(game: Churchill) -> None:
    """10.2 All markers are shown before the winner is determined."""
    for nation, name in enumerate(NATIONS):
        if game.secret[nation]:
            places = tuple(LOCATIONS[place].id for place in game.secret[nation])
            game.tell("secret-agenda", "10.2", seat=name, countrys=places)

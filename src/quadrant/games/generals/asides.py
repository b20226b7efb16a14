"""What a nation may do whenever it is asked anything, in other nations' turns too.

It may take its own pieces off the board (pieces.limit) and use a response that says "at any time".
"""

from __future__ import annotations

from quadrant.games.generals.components import NATION
from quadrant.games.generals.language import CARD, CARDS
from quadrant.games.generals.pieces import TakeOff
from quadrant.games.generals.reactions import React, any_time, use_card
from quadrant.games.generals.state import Generals
from quadrant.games.generals.verbs import ANYTIME, REMOVE
from quadrant.kernel.flow import Choice


def asides(game: Generals, seat: str) -> list[Choice]:
    """A window offers the responses itself, and a piece is taken off one at a time."""
    nation = NATION[seat]
    asked = game.stack[-1]
    if isinstance(asked, TakeOff):
        return []
    found = [REMOVE] if game.pieces[nation] else []
    if game.response[nation] and not isinstance(asked, React):
        found += [ANYTIME[number] for number in any_time(game, nation)]
    return found


def take_aside(game: Generals, seat: str, choice: Choice) -> None:
    if choice == REMOVE:
        game.push(TakeOff(seat))
        return
    use_card(game, NATION[seat], CARDS[CARD[str(choice[1])]], None)

"""How events are shown at the table: what deserves a moment of its own, who lost by it, which die fell.

Every event of a game has its :class:`Tell`. Code that shows a match (the browser's moments, the list of what
happened since your last turn) uses it and need not guess.
"""

from __future__ import annotations

import msgspec


class Tell(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an event means to those who watch. Arguments of the event are named, not given."""

    #: A moment begins with it: a card is played, a die is rolled. Without it, it goes on with the one before.
    opens: bool = False
    #: It stops nobody: a hand is filled, a deck shuffled, a heading read out. The log has it.
    aside: bool = False
    #: Who did it, who lost by it and who gained, as the argument that names the seat. ``*`` did it who began
    #: the moment: it comes of his card, and what it costs himself is a price, not a loss.
    by: str = "seat"
    loser: str = ""
    winner: str = ""
    #: How much it matters among all that a nation did; what weighs nothing is not told again later.
    weight: int = 0
    #: The card that it shows, and the dice that fell; ``covered`` is a card that only its owner sees.
    card: str = "card"
    dice: tuple[str, ...] = ()
    sides: int = 6
    covered: bool = False


#: The events of a game by id, without ``event-`` before it.
Tells = dict[str, Tell]

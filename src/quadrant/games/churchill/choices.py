"""The choices of the game, made once: looking one up is cheaper than building it."""

from __future__ import annotations

from typing import Final

from quadrant.games.churchill.components import (
    BOXES,
    FRONTS,
    GLOBAL_ISSUES,
    ISSUES,
    LOCATIONS,
    NATIONS,
    STAFF,
    THEATERS,
)
from quadrant.kernel.flow import Choice

#: Play a staff card; discard it to use the leader; bring it to the agenda.
PLAY: Final = tuple(Choice("play", card.id) for card in STAFF)
LEAD: Final = tuple(Choice("lead", card.id) for card in STAFF)
AGENDA: Final = tuple(Choice("agenda", card.id) for card in STAFF)
DISCARD: Final = tuple(Choice("discard", card.id) for card in STAFF)
#: Nominate an issue; advance it.
NOMINATE: Final = tuple(Choice("nominate", issue.id) for issue in ISSUES)
ADVANCE: Final = tuple(Choice("advance", issue.id) for issue in ISSUES)
VALUE: Final = tuple(Choice("value", n) for n in range(16))
STOP: Final = Choice("stop")
GO: Final = Choice("go")
#: Name the nation that wins a tie; name the one that places first; give it a theater command.
WINS: Final = tuple(Choice("wins", nation) for nation in NATIONS)
FIRST: Final = tuple(Choice("first", nation) for nation in NATIONS)
COMMAND: Final = tuple(tuple(Choice("command", t, nation) for nation in NATIONS) for t in THEATERS)
#: Support and production.
TARGET: Final = tuple(Choice("target", front.id) for front in FRONTS)
OFFENSIVE: Final = tuple(Choice("offensive", front.id) for front in FRONTS)
NAVAL: Final = tuple(Choice("naval", box.id) for box in BOXES)
ACTIVATE: Final = tuple(Choice("activate", issue.id) for issue in ISSUES)
ROLL: Final = tuple(Choice("roll", front.id) for front in FRONTS)
RESEARCH: Final = Choice("research")
WORLD: Final = tuple(Choice("world", issue.id) for issue in GLOBAL_ISSUES)
#: Networks and alignments.
PLACE: Final = tuple(Choice("place", place.id) for place in LOCATIONS)
REMOVE: Final = tuple(Choice("remove", place.id) for place in LOCATIONS)

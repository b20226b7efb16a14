"""What can be chosen: each verb with the kinds of things it is done to."""

from __future__ import annotations

from typing import Final

from quadrant.games.churchill.components import (
    ARCTIC,
    BOXES,
    FRONTS,
    GLOBAL_ISSUES,
    ISSUES,
    LOCATIONS,
    NATIONS,
    STAFF_IDS,
    THEATERS,
)
from quadrant.kernel.verbs import Kind, Verb

_SEAT: Final = Kind("seat", NATIONS)
_CARD: Final = Kind("card", STAFF_IDS)
_ISSUE: Final = Kind("issue", (issue.id for issue in ISSUES))
#: The Arctic has no Front (7.4). It can be named where a Front is meant, so that the refusal can say so.
_FRONT: Final = Kind("front", (*(front.id for front in FRONTS), BOXES[ARCTIC].id))
_BOX: Final = Kind("box", (box.id for box in BOXES))
_COUNTRY: Final = Kind("country", (place.id for place in LOCATIONS))
_THEATER: Final = Kind("theater", THEATERS)
_GLOBAL: Final = Kind("global", (issue.id for issue in GLOBAL_ISSUES))
_N: Final = Kind("n", range(16))

KINDS: Final = {
    kind.name: kind for kind in (_SEAT, _CARD, _ISSUE, _FRONT, _BOX, _COUNTRY, _THEATER, _GLOBAL, _N)
}

#: Play a staff card; discard it to use the leader; bring it to the agenda; discard it.
PLAY: Final = Verb("play", _CARD, at=_CARD)
LEAD: Final = Verb("lead", _CARD, at=_CARD)
AGENDA: Final = Verb("agenda", _CARD, at=_CARD)
DISCARD: Final = Verb("discard", _CARD, at=_CARD, gives_up=True)
#: Nominate an issue; advance it, by less than the card's value, only to the centre or beyond it.
NOMINATE: Final = Verb("nominate", _ISSUE, at=_ISSUE)
ADVANCE: Final = Verb("advance", _ISSUE, at=_ISSUE)
VALUE: Final = Verb("value", _N)
STOP: Final = Verb("stop")
GO: Final = Verb("go")
#: Name the nation that wins a tie; name the one that places first; give it a theater command.
WINS: Final = Verb("wins", _SEAT)
FIRST: Final = Verb("first", _SEAT)
COMMAND: Final = Verb("command", _THEATER, _SEAT, varies=_SEAT)
#: Direct an offensive; place support; spend production on an issue or on research; move a Global Issue.
TARGET: Final = Verb("target", _FRONT, at=_FRONT)
OFFENSIVE: Final = Verb("offensive", _FRONT, at=_FRONT)
NAVAL: Final = Verb("naval", _BOX, at=_BOX)
ACTIVATE: Final = Verb("activate", _ISSUE)
RESEARCH: Final = Verb("research")
WORLD: Final = Verb("world", _GLOBAL)
#: Networks and alignments.
PLACE: Final = Verb("place", _COUNTRY, at=_COUNTRY)
REMOVE: Final = Verb("remove", _COUNTRY, at=_COUNTRY)
#: Roll for a Front.
ROLL: Final = Verb("roll", _FRONT)

VERBS: Final = (
    *(AGENDA, NOMINATE, PLAY, LEAD, DISCARD, ADVANCE, VALUE, STOP, GO, WINS),
    *(TARGET, OFFENSIVE, NAVAL, ACTIVATE, RESEARCH, COMMAND, WORLD),
    *(FIRST, PLACE, REMOVE, ROLL),
)

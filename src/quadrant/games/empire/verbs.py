"""What can be chosen in Empire of the Sun: every verb and what it is done to."""

from __future__ import annotations

from typing import Final

from quadrant.games.empire.components import BUILDINGS, SEATS, SPACES, UNITS, data
from quadrant.kernel.verbs import Kind, Verb

CARD_IDS: Final = tuple(card["id"] for card in data("cards")["cards"])
CARD_NUMBER: Final = {id: number for number, id in enumerate(CARD_IDS)}

SPACE_KIND: Final = Kind("space", SPACES)
UNIT_KIND: Final = Kind("unit", UNITS.ids)
SEAT_KIND: Final = Kind("seat", SEATS)
CARD_KIND: Final = Kind("card", CARD_IDS)
ROUTE_KIND: Final = Kind("route", BUILDINGS)
COUNT_KIND: Final = Kind("count", (0, 1, 2))
#: The value of a card that a reach is asked for; 0: as things are.
VALUE_KIND: Final = Kind("value", (0, 1, 2, 3))

# Cards (5.0)

EVENT: Final = Verb("event", CARD_KIND, at=CARD_KIND)
OPERATIONS: Final = Verb("operations", CARD_KIND, at=CARD_KIND)
FUTURE: Final = Verb("future", CARD_KIND, at=CARD_KIND)
DISCARD: Final = Verb("discard", CARD_KIND, at=CARD_KIND, gives_up=True)
REACT: Final = Verb("react", CARD_KIND, at=CARD_KIND)
TAKE: Final = Verb("take", CARD_KIND, at=CARD_KIND)
ROLL: Final = Verb("roll")
INITIATIVE: Final = Verb("initiative")

# What an operations card is used for (5.0)

LEAD: Final = Verb("lead", UNIT_KIND, at=UNIT_KIND)
WITHDRAW: Final = Verb("withdraw", UNIT_KIND, at=UNIT_KIND)
RECALL: Final = Verb("recall", UNIT_KIND, at=UNIT_KIND)
ATTACK_CHINA: Final = Verb("attack_china")
BUILD: Final = Verb("build", ROUTE_KIND)
AGREE: Final = Verb("agree")

# Units

ACTIVATE: Final = Verb("activate", UNIT_KIND, at=UNIT_KIND)
SELECT: Final = Verb("select", UNIT_KIND, at=UNIT_KIND)
JOIN: Final = Verb("join", UNIT_KIND, at=UNIT_KIND)
MOVE: Final = Verb("move", UNIT_KIND, SPACE_KIND, at=SPACE_KIND)
SHIP: Final = Verb("ship", UNIT_KIND, SPACE_KIND, at=SPACE_KIND)
LAND_AT: Final = Verb("land", UNIT_KIND, SPACE_KIND, at=SPACE_KIND)
BARGE_TO: Final = Verb("barge", UNIT_KIND, SPACE_KIND, at=SPACE_KIND)
TO_CHINA: Final = Verb("to_china", UNIT_KIND)
TO_TRACK: Final = Verb("to_track", UNIT_KIND, gives_up=True)
STAY: Final = Verb("stay", UNIT_KIND)
PLACE: Final = Verb("place", UNIT_KIND, SPACE_KIND, at=SPACE_KIND)
HOLD: Final = Verb("hold", UNIT_KIND, at=UNIT_KIND, gives_up=True)
REMOVE: Final = Verb("remove", UNIT_KIND, at=UNIT_KIND, gives_up=True)
HIT: Final = Verb("hit", UNIT_KIND, at=UNIT_KIND)
HIT_GUARDS: Final = Verb("hit_guards", SPACE_KIND, at=SPACE_KIND)
SHIFT: Final = Verb("shift", UNIT_KIND, at=UNIT_KIND)
KEEP: Final = Verb("keep", UNIT_KIND, at=UNIT_KIND)
RESTORE: Final = Verb("restore", UNIT_KIND, at=UNIT_KIND)
REBUILD: Final = Verb("rebuild", UNIT_KIND, at=UNIT_KIND)
DIVERT: Final = Verb("divert", COUNT_KIND)

# Hexes

DECLARE: Final = Verb("declare", SPACE_KIND, at=SPACE_KIND)
COMMIT: Final = Verb("commit", UNIT_KIND, SPACE_KIND, at=SPACE_KIND)
FIGHT: Final = Verb("fight", SPACE_KIND, at=SPACE_KIND)
RETREAT_TO: Final = Verb("retreat", UNIT_KIND, SPACE_KIND, at=SPACE_KIND)
DISENGAGE: Final = Verb("disengage", SPACE_KIND, at=SPACE_KIND)
AT: Final = Verb("at", SPACE_KIND, at=SPACE_KIND)

VERBS: Final = (
    *(EVENT, OPERATIONS, FUTURE, DISCARD, REACT, TAKE, ROLL, INITIATIVE),
    *(LEAD, WITHDRAW, RECALL, ATTACK_CHINA, BUILD, AGREE),
    *(ACTIVATE, SELECT, JOIN, MOVE, SHIP, LAND_AT, BARGE_TO, TO_CHINA, TO_TRACK, STAY, PLACE, HOLD),
    *(REMOVE, HIT, HIT_GUARDS, SHIFT, KEEP, RESTORE, REBUILD, DIVERT),
    *(DECLARE, COMMIT, FIGHT, RETREAT_TO, DISENGAGE, AT),
)

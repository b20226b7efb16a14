"""What can be chosen in No Retreat!: every verb and what it is done to."""

from __future__ import annotations

from typing import Final

from quadrant.games.no_retreat.components import SEATS, SPACES, UNITS, data
from quadrant.kernel.verbs import Kind, Verb

#: Cards are called by their numbers; the Joker is the last one (15.7).
CARD_IDS: Final = tuple(f"c{card['number']:02}" for card in data("cards")["cards"])
JOKER: Final = len(CARD_IDS)

SPACE_KIND: Final = Kind("space", SPACES)
UNIT_KIND: Final = Kind("unit", UNITS.ids)
CARD_KIND: Final = Kind("card", (*CARD_IDS, "joker"))
SEAT_KIND: Final = Kind("seat", SEATS)
DIE_KIND: Final = Kind("die", (0, 1, 2, 3, 4, 5, 6))
#: What a card with alternatives lets a player choose between.
MODE_KIND: Final = Kind("mode", ("first", "second"))

# Cards (5.0)

DISCARD: Final = Verb("discard", CARD_KIND, at=CARD_KIND)
PAY: Final = Verb("pay", CARD_KIND, at=CARD_KIND)
#: An event: its own player's half of the card.
EVENT: Final = Verb("event", CARD_KIND, at=CARD_KIND)
#: The same for an event that may happen at any time, whatever is asked.
ANYTIME: Final = Verb("anytime", CARD_KIND, at=CARD_KIND)
TAKE: Final = Verb("take", CARD_KIND, at=CARD_KIND)
CHOOSE: Final = Verb("choose", MODE_KIND)

# Organization (7.0)

IMPROVE: Final = Verb("improve", UNIT_KIND, at=UNIT_KIND)
TRAIN: Final = Verb("train", UNIT_KIND, at=UNIT_KIND)
FORTIFY: Final = Verb("fortify", UNIT_KIND, at=UNIT_KIND)
UNFORTIFY: Final = Verb("unfortify", UNIT_KIND, at=UNIT_KIND)
RECEIVE: Final = Verb("receive", UNIT_KIND, at=UNIT_KIND)
REBUILD: Final = Verb("rebuild", UNIT_KIND, at=UNIT_KIND)
PLACE: Final = Verb("place", UNIT_KIND, SPACE_KIND, at=SPACE_KIND)
REGROUP: Final = Verb("regroup", UNIT_KIND, at=UNIT_KIND)
SPLIT: Final = Verb("split", UNIT_KIND, at=UNIT_KIND)

# Movement (8.0, 9.0)

ACTIVATE: Final = Verb("activate", UNIT_KIND, at=UNIT_KIND)
MOVE: Final = Verb("move", UNIT_KIND, SPACE_KIND, at=SPACE_KIND)
ENTRAIN: Final = Verb("entrain", UNIT_KIND, at=UNIT_KIND)
DETRAIN: Final = Verb("detrain", UNIT_KIND, at=UNIT_KIND)
RESERVE: Final = Verb("reserve", UNIT_KIND, at=UNIT_KIND)
ASSIST: Final = Verb("assist", UNIT_KIND, at=UNIT_KIND)
REMOVE: Final = Verb("remove", UNIT_KIND, at=UNIT_KIND)

# Combat (10.0)

TARGET: Final = Verb("target", SPACE_KIND, at=SPACE_KIND)
BLOW: Final = Verb("blow", SPACE_KIND, at=SPACE_KIND)
FIGHT: Final = Verb("fight", SPACE_KIND, at=SPACE_KIND)
JOIN: Final = Verb("join", UNIT_KIND, at=UNIT_KIND)
ALSO: Final = Verb("also", SPACE_KIND, at=SPACE_KIND)
SUPPORT: Final = Verb("support")
GROUND: Final = Verb("ground", SPACE_KIND, at=SPACE_KIND)
COUNTER: Final = Verb("counter")
LOSE: Final = Verb("lose", UNIT_KIND, at=UNIT_KIND)
CADRE_IN: Final = Verb("cadre", UNIT_KIND, at=UNIT_KIND)
RETREAT_TO: Final = Verb("retreat", UNIT_KIND, SPACE_KIND, at=SPACE_KIND)
#: 10.7.5 It is the turn of a unit that cannot retreat.
ABANDON: Final = Verb("abandon", UNIT_KIND, at=UNIT_KIND)
THROUGH: Final = Verb("through", SPACE_KIND, at=SPACE_KIND)
ADVANCE: Final = Verb("advance", UNIT_KIND, at=UNIT_KIND)
ADVANCE_TO: Final = Verb("advance_to", UNIT_KIND, SPACE_KIND, at=SPACE_KIND)
MARK: Final = Verb("mark", UNIT_KIND, at=UNIT_KIND)
USE_DIE: Final = Verb("use_die", DIE_KIND)
TABLE: Final = Verb("table", SEAT_KIND)
#: A hex that a card is played on: a city to scorch, a hex for works, where a unit is saved.
AT: Final = Verb("at", SPACE_KIND, at=SPACE_KIND)

VERBS: Final = (
    *(DISCARD, PAY, EVENT, ANYTIME, TAKE, CHOOSE),
    *(IMPROVE, TRAIN, FORTIFY, UNFORTIFY, RECEIVE, REBUILD, PLACE, REGROUP, SPLIT),
    *(ACTIVATE, MOVE, ENTRAIN, DETRAIN, RESERVE, ASSIST, REMOVE),
    *(TARGET, BLOW, FIGHT, JOIN, ALSO, SUPPORT, GROUND, COUNTER, LOSE, CADRE_IN),
    *(RETREAT_TO, ABANDON, THROUGH, ADVANCE, ADVANCE_TO, MARK, USE_DIE, TABLE, AT),
)

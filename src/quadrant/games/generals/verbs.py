"""What can be chosen in Generals: every verb and what it is done to."""

from __future__ import annotations

from typing import Final

from quadrant.games.generals.components import CARD_IDS, NATIONS, PIECES, SPACES
from quadrant.kernel.verbs import Choice, Kind, Verb

CARD_KIND: Final = Kind("card", CARD_IDS)
SPACE_KIND: Final = Kind("space", SPACES)
SEAT_KIND: Final = Kind("seat", NATIONS)
PIECE_KIND: Final = Kind("piece", PIECES)
#: What cards let a nation choose between, by the names of their operations.
TARGET_KIND: Final = Kind("target", ("discard_deck", "remove_own", "discard_status", "discard_response"))

# Cards

PLAY: Final = Verb("play", CARD_KIND, at=CARD_KIND)
DISCARD: Final = Verb("discard", CARD_KIND, at=CARD_KIND, gives_up=True)
#: A status or response; the space is where that happened which it answers.
USE: Final = Verb("use", CARD_KIND, SPACE_KIND, at=CARD_KIND, optional=1)
ANYTIME: Final = Verb("anytime", CARD_KIND, at=CARD_KIND)
BOTTOM: Final = Verb("bottom", CARD_KIND, at=CARD_KIND)
TOP: Final = Verb("top", CARD_KIND, at=CARD_KIND)
TAKE: Final = Verb("take", CARD_KIND, at=CARD_KIND)
TARGET: Final = Verb("target", SEAT_KIND, at=SEAT_KIND)
CHOOSE: Final = Verb("choose", TARGET_KIND)

# The board

BUILD: Final = Verb("build", PIECE_KIND, SPACE_KIND, SEAT_KIND, at=SPACE_KIND)
REBUILD: Final = Verb("rebuild", PIECE_KIND, SPACE_KIND, SEAT_KIND, at=SPACE_KIND)
RECRUIT: Final = Verb("recruit", PIECE_KIND, SPACE_KIND, SEAT_KIND, at=SPACE_KIND)
#: The nation is the one that is hit; none in an empty space.
BATTLE: Final = Verb("battle", SPACE_KIND, SEAT_KIND, at=SPACE_KIND, optional=1)
ELIMINATE: Final = Verb("eliminate", SPACE_KIND, SEAT_KIND, at=SPACE_KIND)
PROTECT: Final = Verb("protect", SPACE_KIND, SEAT_KIND, at=SPACE_KIND)
TAKE_OFF: Final = Verb("take_off", SPACE_KIND, SEAT_KIND, at=SPACE_KIND, gives_up=True)
LIFT: Final = Verb("lift", SPACE_KIND, at=SPACE_KIND)

# Buttons

REMOVE: Final = Verb("remove", gives_up=True)
BACK: Final = Verb("back")
PAY: Final = Verb("pay")
REALLOCATE: Final = Verb("reallocate")

VERBS: Final = (
    *(PLAY, DISCARD, USE, ANYTIME, BOTTOM, TOP, TAKE, TARGET, CHOOSE),
    *(BUILD, REBUILD, RECRUIT, BATTLE, ELIMINATE, PROTECT, TAKE_OFF, LIFT),
    *(REMOVE, BACK, PAY, REALLOCATE),
)
_OF: Final = {verb.word: verb for verb in VERBS}


def space_of(choice: Choice) -> int:
    """Where on the board the choice is made."""
    return _OF[choice.verb].thing(choice)

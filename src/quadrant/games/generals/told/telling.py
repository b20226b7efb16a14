"""How events of Generals are shown: cards open a moment; hands and decks do not."""

from __future__ import annotations

from typing import Final

from quadrant.kernel.telling import Tell, Tells

ASIDE: Final = Tell(aside=True)
#: A piece that is gone: of all that can happen, what its owner must not miss.
GONE: Final = Tell(loser="seat", weight=6)

TELLS: Final[Tells] = {
    "turn": ASIDE,
    "play-card": Tell(opens=True, weight=1),
    "play-status": Tell(opens=True, weight=3),
    "play-response": Tell(opens=True, covered=True, weight=3),
    "use-status": Tell(opens=True, weight=1),
    "use-response": Tell(opens=True, weight=3),
    "aim": Tell(),
    "cancel": Tell(weight=2),
    "skip-play": Tell(opens=True),
    "reallocate": Tell(opens=True),
    "search": Tell(weight=1),
    "shuffle": ASIDE,
    "deck-top": ASIDE,
    "deck-bottom": ASIDE,
    "bottom": ASIDE,
    "reorder": ASIDE,
    "draw": ASIDE,
    "discard-hand": ASIDE,
    # A card may do this to another nation's cards and pieces, which ``seat`` names.
    "discard-deck": Tell(by="*", loser="seat", weight=2),
    "discard-response": Tell(by="*", loser="seat", covered=True, weight=3),
    "discard-status": Tell(by="*", loser="seat", weight=5),
    "build": Tell(by="*", winner="seat", weight=2, card=""),
    "rebuild": Tell(by="*", card=""),
    "recruit": Tell(by="*", winner="seat", weight=2, card=""),
    # The battle says who did it; what it cost its loser is told by the piece that goes.
    "battle": Tell(weight=1),
    "battle-empty": Tell(),
    "eliminate": Tell(weight=1),
    "remove": Tell(by="seat2", loser="seat", weight=6),
    "stays": Tell(by="*", weight=1),
    "protect": Tell(by="*", winner="seat", weight=2),
    # Nobody makes a nation do that.
    "take-off": Tell(weight=1),
    "out-of-supply": GONE,
    "lift": Tell(),
    "granted": Tell(winner="seat"),
    "home-lost": Tell(loser="seat", weight=7),
    "score": Tell(winner="seat", weight=1),
    "score-card": Tell(winner="seat", weight=2),
    "lose-points": Tell(by="*", loser="seat", weight=4),
    "end": Tell(opens=True, by="", weight=9),
    # On an analysis board
    "anew-deck": ASIDE,
    "anew-cards": ASIDE,
}

"""How events of No Retreat! are shown: a move, a card, a battle and its results."""

from __future__ import annotations

from typing import Final

from quadrant.kernel.telling import Tell, Tells

ASIDE: Final = Tell(aside=True)
DIE: Final = ("die",)
DICE: Final = ("die", "die2")
#: What the order of the turn brings: nobody's doing.
ORDER: Final = Tell(by="")
#: A step of the battle, or of the card, that is under way.
PART: Final = Tell(by="*")


def lost(weight: int) -> Tell:
    """What a unit suffers: by the battle, the card or the supply that the moment began with."""
    return Tell(by="*", loser="seat", weight=weight)


TELLS: Final[Tells] = {
    # 4.0 The turn
    "turn": Tell(opens=True, by=""),
    "player-turn": ASIDE,
    "phase": ASIDE,
    "weather": Tell(by="", weight=1),
    "red-event": Tell(by="", weight=2),
    # 12.0 Victory
    "points": Tell(by="*", winner="seat", weight=3),
    "initiative": Tell(opens=True, by="", winner="seat", weight=7),
    "no-sudden-death": Tell(by="*", weight=4),
    "win": Tell(opens=True, by="", weight=9),
    # 13.5 What the turns bring
    "leaves": Tell(by="*", loser="seat", weight=3),
    "new-deck": Tell(opens=True, by="", weight=2),
    "border": Tell(winner="seat", weight=5),
    # 5.0 Cards
    "draw": ASIDE,
    "reshuffle": ASIDE,
    # A card may take it out of the other side's hand.
    "discard": Tell(by="*"),
    "pay": Tell(opens=True),
    "take": Tell(by="*", weight=1),
    "joker": Tell(by="*"),
    "event": Tell(opens=True, weight=3),
    "immediate": Tell(opens=True, weight=3),
    "weather-ignored": Tell(opens=True),
    "replay": Tell(weight=2),
    "cancel": Tell(weight=4),
    "cancelled": lost(3),
    "cancelled-blow": Tell(by="*", loser="seat", weight=3),
    "inspect": Tell(by="*", loser="seat", weight=2),
    # 6.0, 11.0 Supply
    "out-of-supply": lost(4),
    "surrender": lost(8),
    "saved": Tell(by="*", winner="seat", weight=2),
    # 10.7.1 Losses
    "removed": lost(6),
    "step-lost": lost(4),
    "overstacked": lost(3),
    # 7.0 Organization
    "improve": Tell(opens=True, weight=1),
    "fortify": Tell(opens=True, weight=1),
    "unfortify": Tell(opens=True),
    "place": Tell(opens=True, weight=1),
    "recall": Tell(by="*", weight=1),
    "regroup": Tell(opens=True),
    "split": Tell(opens=True, weight=2),
    "cadre-ready": ASIDE,
    "cadre": Tell(by="*", weight=1),
    "cadre-rebuilds": PART,
    # 8.0, 9.0 Movement
    "move": Tell(opens=True),
    "boost": PART,
    "entrain": Tell(opens=True),
    "detrain": Tell(opens=True, weight=1),
    "reserve": Tell(opens=True),
    "support": Tell(opens=True),
    "partisans": Tell(opens=True, by="", loser="seat", weight=3),
    "control": Tell(winner="seat", weight=6),
    # Markers on the map
    "scorched": Tell(by="*", weight=2),
    "cleared": Tell(weight=1),
    "works": Tell(by="*", weight=2),
    "works-fall": Tell(by="*", weight=1),
    "blitz": Tell(by="*", winner="seat", weight=1),
    # 10.0 Combat
    "target": Tell(opens=True, weight=1),
    "counterblow": Tell(opens=True, weight=2),
    "counterblow-marker": Tell(by="*", weight=2),
    "counterblow-gone": PART,
    "no-marker": Tell(by="*", weight=1),
    "battle": Tell(opens=True, weight=2),
    "support-used": PART,
    "ground": PART,
    "odds": PART,
    "die": Tell(by="*", dice=DIE),
    "dice": Tell(by="*", dice=DICE),
    "duel": Tell(by="*", dice=DICE),
    "result": Tell(by="*", weight=1),
    "battle-off": Tell(by="", weight=2),
    "counterattack": Tell(opens=True, weight=2),
    "retreat": lost(3),
    "no-retreat": lost(4),
    "volkssturm": lost(3),
    "advance": Tell(by="*", winner="seat", weight=2),
    # On an analysis board
    "anew-cards": ASIDE,
    "anew-deck": ASIDE,
}

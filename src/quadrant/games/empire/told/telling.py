"""How events of Empire of the Sun are shown: a card, a move, a battle and its results.

Whatever happens to a unit names its side as ``seat``.
"""

from __future__ import annotations

from typing import Final

from quadrant.kernel.telling import Tell, Tells

ASIDE: Final = Tell(aside=True)
#: What the order of the turn brings: nobody's doing.
ORDER: Final = Tell(by="")
#: A step of the card or the battle that is under way.
PART: Final = Tell(by="*")
MOVE: Final = Tell(opens=True)


def lost(weight: int) -> Tell:
    """What a unit suffers: by the battle, the card or the supply that the moment began with."""
    return Tell(by="*", loser="seat", weight=weight)


def rolled(weight: int = 0, by: str = "*", opens: bool = False, winner: str = "") -> Tell:
    """A die with ten sides falls."""
    return Tell(by=by, weight=weight, dice=("die",), sides=10, opens=opens, winner=winner)


TELLS: Final[Tells] = {
    # 4.0 The turn
    "turn": Tell(opens=True, by=""),
    "phase": ASIDE,
    "initiative": Tell(opens=True, weight=4),
    "passed": Tell(opens=True, weight=1),
    # 2.1 The opening
    "opening-card": Tell(opens=True, weight=1),
    "opening-swap": Tell(opens=True, covered=True),
    # 5.0 Cards
    "event": Tell(opens=True, weight=4),
    "operations": Tell(opens=True, weight=2),
    "future": Tell(opens=True, covered=True, weight=1),
    "discarded": Tell(opens=True, weight=1),
    "reacted": Tell(opens=True, weight=4),
    "cancelled": Tell(by="*", loser="seat", weight=6),
    "void": Tell(by="*", loser="seat", weight=5),
    "swapped": Tell(by="*", weight=1),
    "card-lost": lost(5),
    "dealt": ASIDE,
    "reshuffled": ASIDE,
    "attack-roll": rolled(),
    "kamikaze": Tell(weight=3),
    "tokyo-express": Tell(by="*", weight=1),
    "paratroops": Tell(by="*", weight=4),
    # 6.0 Headquarters, supply, control
    "hq-withdrawn": lost(5),
    "hq-removed": lost(8),
    "hq-returned": Tell(opens=True, weight=2),
    "relieved": Tell(by="*", weight=1),
    "attrition": Tell(by="", loser="seat", weight=5),
    "attrition-lost": Tell(by="", loser="seat", weight=7),
    "control": Tell(by="*", winner="seat", weight=6),
    # 7.0 Offensives
    "offensive": PART,
    "activated": ASIDE,
    "battle-declared": Tell(by="*", weight=1),
    "committed": PART,
    "intelligence-roll": rolled(1, by="", opens=True),
    "special-reaction": rolled(2, by="", opens=True),
    "special-failed": rolled(0, by="", opens=True),
    "reaction": Tell(opens=True, weight=2),
    "reacted-to": MOVE,
    "kept-out": ASIDE,
    # 8.0 Movement
    "sailed": MOVE,
    "shipped": MOVE,
    "landed": Tell(opens=True, weight=3),
    "flown": MOVE,
    "marched": MOVE,
    "disengaged": Tell(opens=True, weight=1),
    "returned": MOVE,
    "fled": MOVE,
    "evacuated": Tell(opens=True, weight=2),
    "redeployed": MOVE,
    "sent-back": lost(2),
    "to-track": MOVE,
    "to-china": Tell(opens=True, weight=1),
    "turned-back": lost(4),
    "crowded-out": lost(3),
    # 9.0 Battles
    "battle": Tell(opens=True, by="*", weight=2),
    "volley": rolled(by=""),
    "ground-volley": rolled(by=""),
    "reduced": lost(5),
    "destroyed": lost(8),
    "drowned": lost(6),
    "fort": lost(3),
    "shifted": Tell(by="*", weight=1),
    "guard-hit": Tell(by="*", weight=3),
    "air-naval-won": Tell(by="*", winner="seat", weight=3),
    "ground-won": Tell(by="*", winner="seat", weight=4),
    "retreated": lost(3),
    "no-retreat": lost(7),
    "stranded": lost(7),
    "no-refuge": lost(7),
    "casualties": Tell(by="*", weight=4),
    # 10.0, 11.0 Reinforcements and replacements
    "shipping": ORDER,
    "shipping-changed": Tell(by="*", loser="seat", weight=2),
    "arrived": Tell(opens=True, weight=1),
    "delayed": Tell(by="", weight=1),
    "held": Tell(by="", weight=1),
    "never-came": lost(3),
    "to-europe": Tell(by="", weight=3),
    "restored": MOVE,
    "rebuilt": Tell(opens=True, weight=1),
    "divisions": Tell(opens=True, by="", weight=1),
    # 12.0 Strategic warfare
    "submarines": rolled(4, by="", opens=True),
    "submarines-failed": rolled(1, by="", opens=True),
    "raid": rolled(5, by="seat", opens=True),
    "raid-failed": rolled(2, by="seat", opens=True),
    "logistics": rolled(2, by="", opens=True),
    # 13.0 Nations
    "surrendered": Tell(opens=True, by="", weight=9),
    "regained": Tell(opens=True, by="", weight=8),
    "china-attacked": rolled(),
    "china-moved": Tell(by="*", weight=4),
    "india-moved": Tell(by="*", weight=3),
    "built": Tell(by="*", weight=3),
    # 14.0 to 16.0
    "rivalry": Tell(by="*", loser="seat", weight=4),
    "agreement": Tell(by="*", winner="seat", weight=3),
    "europe": Tell(by="*", weight=4),
    "will": Tell(by="*", weight=6),
    "progress": Tell(by="", weight=4),
    # On an analysis board
    "anew-cards": ASIDE,
    "anew-deck": ASIDE,
}

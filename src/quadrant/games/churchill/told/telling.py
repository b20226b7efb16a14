"""How events of Churchill are shown: who advances or debates what, and each die of the war."""

from __future__ import annotations

from typing import Final

from quadrant.kernel.telling import Tell, Tells

ASIDE: Final = Tell(aside=True)
DIE: Final = ("die",)
#: What the conference card does to everybody: nobody's doing.
ORDER: Final = Tell(by="")
#: A marker of a nation goes.
GONE: Final = Tell(by="", loser="seat", weight=4)

TELLS: Final[Tells] = {
    # 4.3 The conference card
    "conference": ASIDE,
    "conference-card": Tell(opens=True, by=""),
    "band": ASIDE,
    "committed": ORDER,
    "convoy-arrives": Tell(opens=True, by="", dice=DIE, weight=1),
    "convoy-lost": Tell(opens=True, by="", dice=DIE, weight=3),
    "production-change": ORDER,
    "allocation-forbidden": ORDER,
    "issue-put": ORDER,
    "leader-barred": ORDER,
    "leader-inactive": ORDER,
    "leader-check": Tell(by="", card="leader", dice=DIE),
    "leader-unchecked": ASIDE,
    "leader-replaced": Tell(by="", card="leader2", weight=5),
    "leader-ill": Tell(by="", card="leader", weight=5),
    "paranoia": Tell(by="", card="leader", weight=4),
    "axis-sent": ORDER,
    "axis-withheld": ORDER,
    "ijn-ordered": ORDER,
    "order-too-late": ORDER,
    "front-held": Tell(by="", weight=3),
    # It names who commands; a card, or whoever won the issue, may have said so.
    "command": Tell(by="", winner="seat", weight=2),
    "research-help": ORDER,
    "card-roll": Tell(opens=True, by="", dice=DIE),
    "opposed-roll": Tell(dice=DIE),
    "table-roll": Tell(opens=True, by="", dice=("red", "blue")),
    # 7.1 to 7.3 Markers
    "network-placed": Tell(opens=True, winner="seat", weight=1),
    "network-removed": Tell(opens=True, loser="seat2", weight=5),
    "network-discarded": Tell(),
    "network-gone": GONE,
    "networks-due": ASIDE,
    "networks-lost": Tell(loser="seat", weight=2),
    "alignment-placed": Tell(opens=True, winner="seat", weight=3),
    "alignment-removed": Tell(opens=True, loser="seat2", weight=6),
    "alignment-discarded": Tell(),
    "alignment-gone": GONE,
    "alignments-lost": Tell(loser="seat", weight=2),
    "marker-lost": Tell(loser="seat", weight=2),
    "places-first": Tell(by=""),
    "markers-gained": Tell(winner="seat", weight=2),
    "no-network": Tell(by="", loser="seat", weight=1),
    # 5 The conference
    "dealt": ASIDE,
    "agenda-played": Tell(covered=True, aside=True),
    "agenda-revealed": Tell(opens=True),
    "agenda-won": Tell(opens=True, winner="seat", weight=2),
    "first-issue": Tell(opens=True),
    "nominated": Tell(opens=True, weight=1),
    "tie": Tell(by=""),
    "leader-breaks-tie": Tell(by="", card="leader", weight=1),
    "arsenal-breaks-tie": Tell(by="", winner="seat", weight=1),
    "discarded": Tell(opens=True),
    "passes": Tell(opens=True),
    "leader-rises": Tell(opens=True, by="", card="leader"),
    "chief-roll": Tell(opens=True, by="", dice=DIE),
    "advance-card": Tell(opens=True, weight=2),
    "advance-leader": Tell(weight=3, card="leader"),
    "debate-card": Tell(opens=True, weight=3),
    "debate-leader": Tell(weight=3, card="leader"),
    "captured": Tell(winner="seat", weight=6),
    "adjourned": Tell(opens=True, by="", weight=1),
    "issue-won": Tell(opens=True, winner="seat", weight=6),
    "conference-won": Tell(opens=True, winner="seat", weight=7),
    "staff-health": Tell(by="", dice=DIE, weight=2),
    "purge-threat": Tell(by="", weight=1),
    "purge-roll": Tell(by="", dice=DIE, weight=2),
    # 6 Decisions
    "directed": Tell(opens=True, weight=4),
    "condition-met": Tell(by="", weight=3),
    "condition-blocked": Tell(by="", weight=3),
    "production-taken": Tell(opens=True, winner="seat", loser="seat2", weight=4),
    "production": ASIDE,
    "offensive-support": Tell(opens=True, weight=1),
    "naval-support": Tell(opens=True, weight=1),
    "support-lost": Tell(loser="seat", weight=2),
    "naval-lost": Tell(by="", weight=2),
    "u-boats": Tell(opens=True, by="", weight=2),
    "arctic-raid": Tell(opens=True, by="", weight=2),
    "kamikaze": Tell(opens=True, by="", weight=2),
    "activated": Tell(opens=True, weight=3),
    "research-funded": Tell(opens=True, weight=2),
    "research-roll": Tell(opens=True, by="", dice=DIE, weight=2),
    "bomb-moves": Tell(by="", weight=5),
    "spy-moves": Tell(by="", weight=5),
    "global-moves": Tell(opens=True, winner="seat", weight=5),
    # 7 The war
    "behind-front": Tell(by="", loser="seat", weight=4),
    "reserves": Tell(by=""),
    "ijn-roll": Tell(opens=True, by="", dice=DIE),
    "ijn-sails": Tell(by="", weight=2),
    "ijn-sunk": Tell(opens=True, by="", dice=DIE, weight=3),
    "ijn-returns": Tell(opens=True, by="", dice=DIE, weight=1),
    "campaign": Tell(opens=True, by="", dice=DIE, sides=10, weight=1),
    "no-attempt": ASIDE,
    "front-advances": Tell(by="", weight=4),
    "collapse": Tell(by="", weight=3),
    "surrender": Tell(opens=True, by="", weight=8),
    "emperor": Tell(by="", weight=3),
    "technology": Tell(by="", winner="seat", weight=3),
    # 4.4, 10 The end
    "secret-agenda": Tell(opens=True, weight=3),
    "spread-roll": Tell(opens=True, by="", dice=DIE, weight=3),
    "final-roll": Tell(opens=True, dice=DIE, weight=3),
    "game-over": Tell(opens=True, by="", weight=9),
    # On an analysis board
    "anew-cards": ASIDE,
    "anew-draw": ASIDE,
    "anew-secret": ASIDE,
    "anew-conferences": ASIDE,
}

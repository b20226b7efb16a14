"""The words of the view of No Retreat!"""

from __future__ import annotations

from typing import Final

from quadrant.games.no_retreat.components import BOXES, COLUMNS, LAST_TURN, RESULTS, WEATHERS
from quadrant.games.no_retreat.scenarios import SCENARIOS
from quadrant.games.no_retreat.state import MARKS, PHASES
from quadrant.kernel.lexicon import Lexicon

LEXICON: Final = Lexicon(
    words={
        "scenario": tuple(scenario.id for scenario in SCENARIOS),
        "phase": PHASES,
        "weather": WEATHERS,
        "forecast": WEATHERS,
        "box": BOXES.names,
        "marks": MARKS,
        "odds": COLUMNS,
        "result": RESULTS,
        **dict.fromkeys(("active", "initiative", "joker", "attacker"), "seat"),
        **dict.fromkeys(("attackers", "defenders"), "unit"),
        **dict.fromkeys(("cards", "top_discard", "hand", "drawn", "inspected"), "card"),
        **dict.fromkeys(("keys", "counterblows", "targets", "scorched", "works", "axis_control"), "space"),
    },
    # They never change in a scenario.
    left_out=frozenset(("goal", "area")),
    ordered={"forecast": LAST_TURN},
    page=512,
)

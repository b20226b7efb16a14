"""The words of the view of No Retreat!"""

from __future__ import annotations

from typing import Final

from quadrant.games.no_retreat.components import (
    BOXES,
    COLUMNS,
    EVERYWHERE,
    LAST_TURN,
    OBJECTIVE_HEXES,
    RESULTS,
    VP_HEXES,
    WEATHERS,
)
from quadrant.games.no_retreat.scenarios import SCENARIOS
from quadrant.games.no_retreat.state import MARKS, PHASES
from quadrant.games.no_retreat.told.view import names
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
        **dict.fromkeys(("counterblows", "targets", "scorched", "works"), names(EVERYWHERE)),
        "keys": names(OBJECTIVE_HEXES),
        "axis_control": names(VP_HEXES),
    },
    # They never change in a scenario.
    left_out=frozenset(("goal", "area")),
    ordered={"forecast": LAST_TURN},
    page=512,
    complete=frozenset(("sides", "units")),
)

"""The words of the view of Empire of the Sun."""

from __future__ import annotations

from typing import Final

from quadrant.games.empire.components import BOXES, BUILDINGS, GROUND, NAMED, NATIONS
from quadrant.games.empire.rules.supply import ROAD
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import CHINA_TRACK, FLAGS, INDIA_TRACK, INTELLIGENCE, MARKS, PHASES
from quadrant.games.empire.told.view import names
from quadrant.kernel.lexicon import Lexicon

LEXICON: Final = Lexicon(
    words={
        "scenario": tuple(scenario.id for scenario in SCENARIOS),
        "phase": PHASES,
        "box": BOXES.names,
        "marks": MARKS,
        "intelligence": INTELLIGENCE,
        "china": CHINA_TRACK,
        "india": INDIA_TRACK,
        "burma_road": ROAD,
        "flags": FLAGS,
        "built": BUILDINGS,
        "surrendered": NATIONS,
        "regained": NATIONS,
        "japanese": names(NAMED),
        "active": "seat",
        "landings": names(GROUND),
        "tokyo_express": "space",
        "hq": "unit",
        "reaction_hq": "unit",
        **dict.fromkeys(("discards", "removed", "reactions", "hand", "Own.future"), "card"),
    },
    left_out=frozenset(("battles",)),
    page=512,
    complete=frozenset(("sides", "units")),
)

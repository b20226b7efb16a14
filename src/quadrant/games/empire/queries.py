"""What a player may ask without choosing: supply and what blocks it, zones, reach, battles, will, cards.

All but prospects, reactions and alarms is public; of cards a seat is told of its own only.
"""

from __future__ import annotations

from quadrant.games.empire.alarms import ALARMS
from quadrant.games.empire.preview import BATTLE_QUERY
from quadrant.games.empire.prospects import PROSPECT
from quadrant.games.empire.queries_course import COURSE_QUERIES
from quadrant.games.empire.queries_moves import MOVE_QUERIES
from quadrant.games.empire.queries_supply import SUPPLY_QUERIES
from quadrant.games.empire.queries_victory import VICTORY_QUERIES

QUERIES = (
    *SUPPLY_QUERIES,
    *MOVE_QUERIES,
    BATTLE_QUERY,
    *COURSE_QUERIES,
    *VICTORY_QUERIES,
    PROSPECT,
    ALARMS,
)

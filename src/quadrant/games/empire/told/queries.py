"""What a player may ask without choosing: supply and its blocks, zones, perimeter, reach, battles, cards.

All but prospects, reactions and alarms is public; of cards a seat is told of its own only.
"""

from __future__ import annotations

from quadrant.games.empire.told.alarms import ALARMS
from quadrant.games.empire.told.perimeter import PERIMETER
from quadrant.games.empire.told.preview import BATTLE_QUERY
from quadrant.games.empire.told.prospects import PROSPECT
from quadrant.games.empire.told.queries_course import COURSE_QUERIES
from quadrant.games.empire.told.queries_distance import DISTANCE_QUERY
from quadrant.games.empire.told.queries_moves import MOVE_QUERIES
from quadrant.games.empire.told.queries_supply import SUPPLY_QUERIES
from quadrant.games.empire.told.queries_victory import VICTORY_QUERIES

QUERIES = (
    *SUPPLY_QUERIES,
    *MOVE_QUERIES,
    DISTANCE_QUERY,
    BATTLE_QUERY,
    *COURSE_QUERIES,
    *VICTORY_QUERIES,
    PERIMETER,
    PROSPECT,
    ALARMS,
)

"""What a player may ask without choosing: supply and what blocks it, zones, reach, battles, will, cards.

All but prospects, reactions and alarms is public; of cards a seat is told of its own only.
"""

from __future__ import annotations

from quadrant.games.empire.cards import usable
from quadrant.games.empire.components import SIDE
from quadrant.games.empire.play import may_be_event
from quadrant.games.empire.preview import BATTLE_QUERY
from quadrant.games.empire.queries_course import COURSE_QUERIES
from quadrant.games.empire.queries_moves import MOVE_QUERIES
from quadrant.games.empire.queries_supply import SUPPLY_QUERIES
from quadrant.games.empire.queries_victory import VICTORY_QUERIES
from quadrant.games.empire.state import Empire
from quadrant.games.empire.verbs import CARD_KIND
from quadrant.kernel.message import Refusal
from quadrant.kernel.prospects import Prospect, Remark
from quadrant.kernel.queries import Query


def _prospect(game: Empire, seat: str | None, card: int) -> Prospect:
    """5.0 What a card of one's own can be used for now."""
    if seat is None or not (game.hand[SIDE[seat]] | usable(game, SIDE[seat])) >> card & 1:
        return Prospect(none=Refusal("4.22", "why-not-in-hand"))
    raw = game.CARDS[card]
    found = [Remark("prospect-operations", "5.1", {"count": raw.ops})]
    if raw.type == "reaction":
        found.append(Remark("prospect-reaction", "5.32"))
    elif may_be_event(game, SIDE[seat], card):
        found.append(Remark("prospect-event", "5.31"))
    return Prospect(lines=tuple(found))


QUERIES = (
    *SUPPLY_QUERIES,
    *MOVE_QUERIES,
    BATTLE_QUERY,
    *COURSE_QUERIES,
    *VICTORY_QUERIES,
    Query("prospect", (CARD_KIND,), _prospect, Prospect),
)

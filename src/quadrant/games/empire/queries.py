"""What a player may ask without choosing: supply and what blocks it, zones, reach, battles, will, cards.

All but prospects, reactions and alarms is public; of cards a seat is told of its own only.
"""

from __future__ import annotations

from quadrant.games.empire.answers import (
    BattleAnswer,
    NationsAnswer,
    OffensiveAnswer,
    PointsAnswer,
    ReachAnswer,
    ReactionAnswer,
    ReportAnswer,
    StackAnswer,
    WillAnswer,
)
from quadrant.games.empire.cards import usable
from quadrant.games.empire.components import NAMES, SEATS, SIDE
from quadrant.games.empire.play import may_be_event
from quadrant.games.empire.points import SCHEDULE, score
from quadrant.games.empire.queries_supply import SUPPLY_QUERIES
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import Empire
from quadrant.games.empire.verbs import CARD_KIND, SPACE_KIND, UNIT_KIND, VALUE_KIND
from quadrant.kernel.message import Refusal
from quadrant.kernel.modifiers import Sum
from quadrant.kernel.prospects import Prospect, Remark
from quadrant.kernel.queries import Query

#: How many units may be named at once when their reach or a battle is asked.
MOST_UNITS = 12


def _points(game: Empire, seat: str | None) -> PointsAnswer:
    parts = score(game) if SCENARIOS[game.scenario].victory in SCHEDULE else ()
    return PointsAnswer(sum(part.amount for part in parts), parts, parts, ())


def _reach(game: Empire, seat: str | None, value: int, *units: int) -> ReachAnswer:
    return ReachAnswer((), value, ())


def _stack(game: Empire, seat: str | None, space: int) -> StackAnswer:
    return StackAnswer(NAMES[space], ())


def _battle(game: Empire, seat: str | None, space: int, *units: int) -> BattleAnswer:
    return BattleAnswer(NAMES[space], False, SEATS[0], "surprise", (), ())


def _offensive(game: Empire, seat: str | None) -> OffensiveAnswer:
    return OffensiveAnswer(None, None, (), Sum(), 0, 0.0)


def _reaction(game: Empire, seat: str | None) -> ReactionAnswer:
    return ReactionAnswer(None, None, (), ())


def _report(game: Empire, seat: str | None) -> ReportAnswer:
    return ReportAnswer(game.turn, (), (), Sum(), 0.0, (), (), False, 0, ())


def _nations(game: Empire, seat: str | None) -> NationsAnswer:
    return NationsAnswer(())


def _will(game: Empire, seat: str | None) -> WillAnswer:
    return WillAnswer(game.will, Sum(), 0, 0, False, (), (), ())


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
    Query("reach", (VALUE_KIND, *(UNIT_KIND,) * MOST_UNITS), _reach, ReachAnswer, optional=MOST_UNITS - 1),
    Query("stack", (SPACE_KIND,), _stack, StackAnswer),
    Query("battle", (SPACE_KIND, *(UNIT_KIND,) * MOST_UNITS), _battle, BattleAnswer, optional=MOST_UNITS),
    Query("offensive", (), _offensive, OffensiveAnswer),
    Query("reaction", (), _reaction, ReactionAnswer),
    Query("report", (), _report, ReportAnswer),
    Query("nations", (), _nations, NationsAnswer),
    Query("will", (), _will, WillAnswer),
    Query("points", (), _points, PointsAnswer),
    Query("prospect", (CARD_KIND,), _prospect, Prospect),
)

"""What a player may ask without choosing: supply, zones, the range of a headquarters, points, a card's use.

All but the last is public; of cards a seat is told of its own only.
"""

from __future__ import annotations

import msgspec

from quadrant.games.empire.cards import usable
from quadrant.games.empire.components import HQ, KIND_OF, NAMES, ROSTER, SIDE, UNITS
from quadrant.games.empire.headquarters import efficiency, lines
from quadrant.games.empire.play import may_be_event
from quadrant.games.empire.points import SCHEDULE, score
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import Empire, on_map, side_of
from quadrant.games.empire.supply import enemy_zone, side_supply, supplied, supply
from quadrant.games.empire.verbs import CARD_KIND, SEAT_KIND, UNIT_KIND
from quadrant.kernel.board import bits
from quadrant.kernel.flow import ScorePart
from quadrant.kernel.message import Refusal
from quadrant.kernel.modifiers import Sum
from quadrant.kernel.prospects import Prospect, Remark
from quadrant.kernel.queries import Query


def _names(spaces: int) -> tuple[str, ...]:
    return tuple(NAMES[space] for space in bits(spaces))


class SupplyAnswer(msgspec.Struct, frozen=True):
    """6.2 Whether a unit is in supply, its side's supplied headquarters, and the seas closed to it."""

    supplied: bool
    hqs: tuple[str, ...]
    closed: tuple[str, ...]


def _supply(game: Empire, seat: str | None, unit: int) -> SupplyAnswer:
    side = side_of(unit)
    hqs = tuple(UNITS.ids[hq] for hq in bits(side_supply(game, side).hqs))
    return SupplyAnswer(supplied(game, unit), hqs, _names(enemy_zone(game, side) & game.area))


class ZonesAnswer(msgspec.Struct, frozen=True):
    """6.4 A side's zone of influence, and the part of it that the enemy does not neutralise."""

    zone: tuple[str, ...]
    effective: tuple[str, ...]


def _zones(game: Empire, seat: str | None, side: int) -> ZonesAnswer:
    both = supply(game)
    own = both[side].zones.all & game.area
    return ZonesAnswer(_names(own), _names(own & ~both[1 - side].zones.neutralising))


class RangeAnswer(msgspec.Struct, frozen=True):
    """6.3 The hexes in which a headquarters may activate units, and how many of them."""

    hexes: tuple[str, ...]
    efficiency: Sum


def _range(game: Empire, seat: str | None, unit: int) -> RangeAnswer:
    if KIND_OF[unit] != HQ or not on_map(game, unit):
        return RangeAnswer((), Sum.of(ROSTER[unit].efficiency, "6.11", "line-efficiency"))
    return RangeAnswer(_names(lines(game, unit)), efficiency(game, unit))


class PointsAnswer(msgspec.Struct, frozen=True):
    """17.0 The points of a scenario as they stand; nothing where the campaign's conditions hold."""

    total: int
    parts: tuple[ScorePart, ...]


def _points(game: Empire, seat: str | None) -> PointsAnswer:
    parts = score(game) if SCENARIOS[game.scenario].victory in SCHEDULE else ()
    return PointsAnswer(sum(part.amount for part in parts), parts)


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
    Query("supply", (UNIT_KIND,), _supply, SupplyAnswer),
    Query("zones", (SEAT_KIND,), _zones, ZonesAnswer),
    Query("range", (UNIT_KIND,), _range, RangeAnswer),
    Query("points", (), _points, PointsAnswer),
    Query("prospect", (CARD_KIND,), _prospect, Prospect),
)

"""8.3 Movement of air units: in legs, from airfield to airfield."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from quadrant.games.empire.components import (
    ALLIES,
    B29S,
    BOARD,
    CHINA_BOX,
    FRENCH_FRIGATE,
    JAPAN,
    OWN_UNITS,
    ROSTER,
    ball,
)
from quadrant.games.empire.rules.movement import airfields, allowance
from quadrant.games.empire.rules.movement_sea import zone_without
from quadrant.games.empire.rules.supply import indian_fields, zone
from quadrant.games.empire.state import Empire, side_of
from quadrant.games.empire.supply.zones import forces, held_ground
from quadrant.kernel.board import bits
from quadrant.kernel.limits import ANY, Limit, Limits, when


class Flights(NamedTuple):
    """The airfields in reach: all; without touching an enemy zone; without a range in parentheses."""

    reached: int
    unseen: int
    plain: int


def fields(game: Empire, side: int) -> int:
    """8.31, 8.35 Airfields to land on between two legs."""
    bases = airfields(game, side)
    if side == ALLIES and not forces(game).naval(JAPAN) >> FRENCH_FRIGATE & 1:
        bases |= 1 << FRENCH_FRIGATE & game.area
    return bases


def landing_fields(game: Empire, side: int) -> int:
    """8.31 Airfields to end on: without enemy ground units, and not the one for stopping over."""
    return fields(game, side) & ~held_ground(game, 1 - side) & ~(1 << FRENCH_FRIGATE)


def hop(game: Empire, start: int, legs: int, range: int, bases: int, through: int = ANY) -> int:
    """8.31 The airfields that so many legs of that range reach, flying over these hexes."""
    return _hop(start, legs, range, bases, through)


@lru_cache(maxsize=1024)
def _hop(start: int, legs: int, range: int, bases: int, through: int) -> int:
    reached = front = start
    for _ in (None,) * legs:
        new = 0
        for base in bits(front):
            near = ball(base, range)
            new |= near if through == ANY else _leg(base, range, near & through)
        front = new & bases & ~reached
        if not front:
            break
        reached |= front
    return reached


@lru_cache(maxsize=2048)
def _leg(base: int, range: int, through: int) -> int:
    """8.31 What one leg reaches over these hexes, all of them within its range."""
    return BOARD.within(1 << base, range, through)


def starts(game: Empire, unit: int) -> tuple[int, int]:
    """13.74 Where the unit's flight begins, and the legs it has used: from the China box one to India."""
    if game.at[unit] != CHINA_BOX:
        return 1 << game.at[unit], 0
    return indian_fields(game), 1


def flights(game: Empire, unit: int, legs: int) -> Flights:
    """8.31 The airfields that a unit can fly to."""
    side, reach = side_of(unit), ROSTER[unit].reach
    start, used = starts(game, unit)
    bases = fields(game, side)
    watched = zone(game, 1 - side)
    reached = hop(game, start, legs - used, reach, bases)
    unseen = hop(game, start & ~watched, legs - used, reach, bases & ~watched, ~watched)
    ends = landing_fields(game, side)
    return Flights(reached & ends, unseen & ends, plain_flights(game, unit, legs))


def plain_flights(game: Empire, unit: int, legs: int) -> int:
    """8.31 Those that need no range in parentheses: who reacts may use no others."""
    side, counter = side_of(unit), ROSTER[unit]
    start, used = starts(game, unit)
    reach = counter.range if counter.parenthetical else counter.reach
    return hop(game, start, legs - used, reach, fields(game, side)) & landing_fields(game, side)


def in_flight(game: Empire, unit: int, legs: int) -> int:
    """8.31 The same, all of them: without asking who sees it."""
    side = side_of(unit)
    start, used = starts(game, unit)
    return hop(game, start, legs - used, ROSTER[unit].reach, fields(game, side)) & landing_fields(game, side)


def air_limits(game: Empire, unit: int) -> Limits:
    """8.31 Where an air unit of the active side may fly."""
    reached = in_flight(game, unit, allowance(game, side_of(unit)))
    here = 0 if game.at[unit] == CHINA_BOX else 1 << game.at[unit]
    return Limits(Limit("8.31", reached & ~here, "why-no-airfield"))


def strategic_flights(game: Empire, unit: int) -> Limits:
    """8.33 Twice as many legs, outside enemy zones that nothing else neutralises."""
    side = side_of(unit)
    start, used = starts(game, unit)
    through = game.area & ~zone_without(game, side, (unit,))
    legs = 2 * allowance(game, side) - used
    reached = hop(game, start, legs, ROSTER[unit].reach, fields(game, side), through)
    here = 0 if game.at[unit] == CHINA_BOX else 1 << game.at[unit]
    return Limits(Limit("8.33", reached & landing_fields(game, side) & ~here, "why-no-airfield"))


# 13.74 The China air box


def china_room(game: Empire, unit: int) -> bool:
    """13.74 Two Allied air units, one of them a B29 at most."""
    there = [other for other in bits(OWN_UNITS[ALLIES]) if game.at[other] == CHINA_BOX]
    if len(there) >= 2 or side_of(unit) != ALLIES:
        return False
    return not (B29S >> unit & 1 and any(B29S >> other & 1 for other in there))


def china_limits(game: Empire, unit: int) -> Limits:
    """13.74 From a supplied airfield in northern India to the China air box: one leg."""
    if side_of(unit) != ALLIES or game.at[unit] == CHINA_BOX:
        return Limits(Limit("13.74", when(False), "why-not-to-china"))
    legs = allowance(game, ALLIES) - 1
    bases = indian_fields(game)
    start, reach, stops = 1 << game.at[unit], ROSTER[unit].reach, fields(game, ALLIES)
    safe = game.area & ~zone_without(game, ALLIES, (unit,))
    able = bool(bases) and bool(
        bases & hop(game, start, legs, reach, stops)
        or bases & hop(game, start, legs + allowance(game, ALLIES), reach, stops, safe)
    )
    return Limits(
        Limit("13.74", when(able), "why-not-to-china"),
        Limit("13.74", when(china_room(game, unit)), "why-china-full"),
    )

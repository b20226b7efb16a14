"""Where a unit is best off: in supply, near what it can attack or guard, out of reach of stronger enemies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quadrant.bots.empire.worth import UNIT_WORTH, gains, prizes
from quadrant.games.empire.components import (
    CARRIER,
    FLYERS,
    FLYING,
    GROUND,
    HQ,
    KIND_OF,
    NAVAL,
    OWN_UNITS,
    PORTS,
    ROSTER,
    TROOPS,
    UNITS,
    ball,
    distance,
)
from quadrant.games.empire.headquarters import commands, hqs_on_map
from quadrant.games.empire.stacking import room
from quadrant.games.empire.state import Empire, controlled, side_of
from quadrant.games.empire.supply import enemy_zone
from quadrant.games.empire.zones import forces
from quadrant.kernel.board import bits
from quadrant.kernel.facts import fact

_SIZE: Final = GROUND.bit_length()
#: How far an enemy hex still draws a unit.
DRAW: Final = 12
#: What an enemy hex must be worth to draw units.
GOAL: Final = 0.4
#: How far ships come with a small card, and with a large one.
SAILING: Final = 8
FAR_SAILING: Final = 14
#: How much the enemy's hexes draw ships, and other units.
SEA_FRONT: Final = 0.12
FRONT: Final = 0.25
OUT_OF_COMMAND: Final = 1.5
CROWDED: Final = 1.0
IN_ZONE: Final = 0.35
#: How near an enemy garrison threatens a hex; what part of the prize it is worth to hold it as strongly as
#: the enemy could come, to hold it at all, and to hold it where no enemy is near.
BESIEGED: Final = 8
#: What a unit counts that a headquarters reaches: with others, and alone.
LED_TOO, LED_ALONE = 0.05, 0.3
HELD, ALONE, QUIET = 0.4, 0.15, 0.08
#: What it is worth that ground units who can land are where carriers are, and carriers where such units are;
#: so many ground units at most are wanted in a port.
AFLOAT, ABOARD = 0.6, 0.3
TEAM: Final = 3


@fact("units", "control")
def danger(game: Empire, side: int) -> tuple[float, ...]:
    """For each hex the strength of the enemy's flyers that could strike it."""
    found = [0.0] * _SIZE
    for unit in bits(OWN_UNITS[1 - side]):
        at = game.at[unit]
        if KIND_OF[unit] not in FLYERS or at >= _SIZE:
            continue
        far = ROSTER[unit].range + (3 if KIND_OF[unit] == CARRIER else 0)
        attack = UNITS[unit].faces[game.faces[unit]].attack
        for space in bits(ball(at, far)):
            if space < _SIZE:
                found[space] += attack
    return tuple(found)


@fact("units", "control")
def fleets(game: Empire, side: int, space: int) -> float:
    """The strength of the enemy's ships that could be there at once, beyond that of the ships in the hex."""
    found = 0.0
    for unit in bits(OWN_UNITS[1 - side]):
        if KIND_OF[unit] in NAVAL and game.at[unit] < _SIZE:
            away = distance(game.at[unit], space)
            share = 1.0 if away <= SAILING else 0.5 if away <= FAR_SAILING else 0.0
            found += share * UNITS[unit].faces[game.faces[unit]].attack
    for unit in bits(OWN_UNITS[side]):
        if KIND_OF[unit] in NAVAL and game.at[unit] == space:
            found -= UNITS[unit].faces[game.faces[unit]].attack
    return found


@fact("units", "control")
def cover(game: Empire, side: int) -> tuple[float, ...]:
    """For each hex the strength of the side's own flyers that could fight there."""
    return danger(game, 1 - side)


@fact("control")
def goals(game: Empire, side: int) -> tuple[tuple[int, float], ...]:
    """The enemy's hexes that are worth taking."""
    worth = prizes(game)
    theirs = GROUND & game.area & controlled(game, 1 - side)
    return tuple((space, worth[space]) for space in bits(theirs) if worth[space] >= GOAL)


@fact("control")
def interest(game: Empire, side: int, space: int) -> float:
    """How much there is to take around a hex: near prizes draw more."""
    total = 0.0
    for goal, value in goals(game, side):
        away = distance(space, goal)
        if away <= DRAW:
            total += value / (1 + away)
    return total


@fact("units", "control", "tracks")
def stakes(game: Empire, side: int) -> tuple[float, ...]:
    """What the enemy would gain by taking each hex."""
    return tuple(gains(game, 1 - side))


@fact("units")
def garrisons(game: Empire, side: int) -> dict[int, int]:
    """The strength of the ground units of a side by hex."""
    found: dict[int, int] = {}
    for unit in bits(OWN_UNITS[side]):
        at = game.at[unit]
        if KIND_OF[unit] == TROOPS and at < _SIZE:
            found[at] = found.get(at, 0) + UNITS[unit].faces[game.faces[unit]].attack
    return found


@fact("units")
def besiegers(game: Empire, side: int, space: int) -> int:
    """The strength of the two strongest enemy garrisons that are near enough to attack a hex soon."""
    near = [force for at, force in garrisons(game, 1 - side).items() if distance(at, space) <= BESIEGED]
    return sum(sorted(near)[-2:])


def holding(game: Empire, unit: int, space: int, more: int = 0) -> float:
    """What it is worth that a ground unit is in the garrison of a hex; others may be on their way there."""
    side, strength = side_of(unit), UNITS[unit].faces[game.faces[unit]].attack
    stake = stakes(game, side)[space]
    others = more + garrisons(game, side).get(space, 0) - (strength if game.at[unit] == space else 0)
    threat = besiegers(game, side, space)
    if not threat:
        return 0.0 if others > 0 else QUIET * stake
    added = min(1.0, (others + strength) / threat) - min(1.0, others / threat)
    return stake * (HELD * added + (ALONE if others <= 0 else 0.0))


@fact("units")
def landing_teams(game: Empire, side: int) -> tuple[dict[int, int], int]:
    """Ground units that can land, by hex; and the hexes with carriers."""
    found: dict[int, int] = {}
    for unit in bits(OWN_UNITS[side]):
        if KIND_OF[unit] == TROOPS and ROSTER[unit].amphibious and game.at[unit] < _SIZE:
            found[game.at[unit]] = found.get(game.at[unit], 0) + 1
    return found, forces(game).carriers[side]


def teamed(game: Empire, unit: int, space: int) -> float:
    """What it is worth that carriers and the ground units which they bring ashore are in one port."""
    if not PORTS >> space & 1:
        return 0.0
    troops, decks = landing_teams(game, side_of(unit))
    if KIND_OF[unit] == CARRIER:
        return ABOARD * min(1, troops.get(space, 0))
    if KIND_OF[unit] != TROOPS or not ROSTER[unit].amphibious or not decks >> space & 1:
        return 0.0
    others = troops.get(space, 0) - (game.at[unit] == space)
    return AFLOAT if others < TEAM else 0.0


def guarded(game: Empire, unit: int, space: int) -> bool:
    """Whether another ground unit of the side holds the hex."""
    side = side_of(unit)
    return any(
        at == space and other != unit and KIND_OF[other] == TROOPS and ROSTER[other].side == side
        for other, at in enumerate(game.at)
    )


def fitness(game: Empire, unit: int, space: int) -> float:
    """How well a unit is placed in a hex, in points."""
    if space >= _SIZE:
        return 0.0
    side, kind = side_of(unit), KIND_OF[unit]
    front = interest(game, side, space)
    value = UNIT_WORTH[unit][game.faces[unit]]
    if kind == HQ:
        return _leading(game, unit, space) + 0.2 * min(front, 3.0)
    total = (SEA_FRONT if kind in NAVAL else FRONT) * min(front, 4.0)
    if not any(
        distance(game.at[hq], space) <= ROSTER[hq].range and commands(game, hq, unit)
        for hq in hqs_on_map(game, side)
    ):
        total -= OUT_OF_COMMAND
    if not room(game, unit, space):
        total -= CROWDED
    total += teamed(game, unit, space)
    threat, help = danger(game, side)[space], cover(game, side)[space]
    over = max(0.0, threat - help) / 40
    if kind in NAVAL:
        total -= value * min(1.0, over) * (1.2 if kind == CARRIER else 0.8)
        total -= value * min(0.7, max(0.0, fleets(game, side, space) - help) / 90)
        if enemy_zone(game, side) >> space & 1:
            total -= IN_ZONE
        if not guarded(game, unit, space) and _near_enemy(game, side, space, 5):
            total -= IN_ZONE
    elif kind in FLYING:
        total -= 0.6 * value * min(1.0, over)
    else:
        total += holding(game, unit, space)
    return total


def _leading(game: Empire, hq: int, space: int) -> float:
    """What a headquarters is worth in a hex: the units that it reaches, and how far off the enemy is."""
    side = side_of(hq)
    reach = ball(space, ROSTER[hq].range)
    led = 0.0
    others = [other for other in hqs_on_map(game, side) if other != hq]
    for unit in bits(OWN_UNITS[side]):
        at = game.at[unit]
        if at >= _SIZE or KIND_OF[unit] == HQ or not reach >> at & 1 or not commands(game, hq, unit):
            continue
        shared = any(
            distance(game.at[other], at) <= ROSTER[other].range and commands(game, other, unit)
            for other in others
        )
        led += LED_TOO if shared else LED_ALONE
    risk = 3.0 * _near_enemy(game, side, space, 4) + 1.0 * _near_enemy(game, side, space, 9)
    return led - risk - (0.0 if guarded(game, hq, space) else 0.2)


def _near_enemy(game: Empire, side: int, space: int, radius: int) -> bool:
    return bool(ball(space, radius) & forces(game).troops[1 - side])


def best_place(game: Empire, unit: int, spaces: Iterable[int]) -> tuple[int, float] | None:
    """The best of these hexes for a unit, and how good it is."""
    found: tuple[int, float] | None = None
    for space in spaces:
        value = fitness(game, unit, space)
        if found is None or value > found[1]:
            found = space, value
    return found

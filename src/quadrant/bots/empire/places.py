"""Where a unit is best off: in supply, near what it can attack or guard, out of reach of stronger enemies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quadrant.bots.empire.worth import BOMBER_BASES, UNIT_WORTH, aims, gains
from quadrant.games.empire.components import (
    AIR,
    B29S,
    CARRIER,
    COMMANDED,
    ELIMINATED,
    FLYERS,
    FLYING,
    GROUND,
    HQ,
    KIND_OF,
    NAVAL,
    NOBODY,
    OAHU,
    OWN_UNITS,
    PORTS,
    ROSTER,
    TROOPS,
    UNITS,
    around,
    ball,
    distance,
)
from quadrant.games.empire.rules.headquarters import commands, hqs_on_map
from quadrant.games.empire.rules.stacking import room
from quadrant.games.empire.rules.supply import enemy_zone, fed_hexes, side_supply
from quadrant.games.empire.state import Empire, controlled, side_of
from quadrant.games.empire.supply.zones import RADIUS, forces
from quadrant.kernel.board import bits
from quadrant.kernel.facts import fact

_SIZE: Final = GROUND.bit_length()
#: 6.4 Who has a zone.
ZONED: Final = (CARRIER, AIR)
#: How far an enemy hex still draws a unit.
DRAW: Final = 12
#: What an enemy hex must be worth to draw units.
GOAL: Final = 0.4
#: How far ships come with a small card, and with a large one.
SAILING: Final = 8
FAR_SAILING: Final = 14
#: How much the enemy's hexes draw ships, and other units; so much of what is near counts at most.
SEA_FRONT: Final = 0.08
FRONT: Final = 0.15
MOST_FRONT: Final = 12.0
OUT_OF_COMMAND: Final = 1.5
#: What it costs to be where no line of supply reaches: there nobody can be activated, and part of a ground
#: or air unit is lost at the end of the turn (6.24).
UNFED: Final = 1.0
ATTRITION: Final = 0.4
CROWDED: Final = 1.0
IN_ZONE: Final = 0.35
#: 12.31 What it is worth that bombers reach Tokyo.
RAIDS: Final = 3.0
#: How near an enemy garrison threatens a hex; what part of the prize it is worth to hold it as strongly as
#: the enemy could come, to hold it at all, and to hold it where no enemy is near.
BESIEGED: Final = 8
#: What a unit counts that a headquarters reaches: with others, for each unit that it activates besides the
#: card's number, and alone; how much of the first counts far from the enemy; what there is to take near him.
LED_TOO, LED_ALONE = 0.03, 0.3
BEHIND_THE_LINES: Final = 0.3
NEAR_BY: Final = 0.02
HQ_FRONT: Final = 0.2
#: 6.25 American lines run to the east of the map, and the war is won there: what each hex costs that is
#: farther than so from Oahu.
AMERICAN: Final = ("us", "joint")
FROM_HOME: Final = 0.1
FAR_FROM_HOME: Final = 30
AT_THE_FRONT: Final = 2.0
#: What a hex that the enemy holds counts in its range; if others reach it, too; and all of them at most.
REACHED, REACHED_TOO, MOST_REACHED = 0.05, 0.015, 1.5
#: How likely a headquarters loses its place with enemy ground units so near, under stronger planes, and
#: without a garrison; what it costs.
NEARNESS: Final = ((4, 0.4), (9, 0.2))
UNDER_FIRE: Final = 0.5
ALONE_THERE: Final = 0.05
DRIVEN_OFF: Final = 2.0
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


#: A unit for every way in which the units of a side are commanded.
_SAMPLES: Final = {
    (side, COMMANDED[unit]): unit
    for side, own in enumerate(OWN_UNITS)
    for unit in bits(own)
    if KIND_OF[unit] != HQ
}


@fact("places", "active", "control", "tracks")
def _fed(game: Empire, side: int, commanded: int, without: int) -> int:
    hqs = [hq for hq in bits(side_supply(game, side).hqs) if hq != without]
    return fed_hexes(game, _SAMPLES[side, commanded], hqs, game.area)


def fed(game: Empire, unit: int) -> int:
    """6.2 The hexes in which a unit would be in supply, as things stand."""
    return _fed(game, side_of(unit), COMMANDED[unit], NOBODY)


def fed_without(game: Empire, unit: int, hq: int) -> int:
    """The same if one headquarters were not there."""
    return _fed(game, side_of(unit), COMMANDED[unit], hq)


def led_at(game: Empire, unit: int, space: int) -> bool:
    """Whether some headquarters of the side is near enough to lead the unit there."""
    return any(
        distance(game.at[hq], space) <= ROSTER[hq].range and commands(game, hq, unit)
        for hq in hqs_on_map(game, side_of(unit))
    )


#: What it is worth that a unit is in supply: it can be activated again.
AWAKE: Final = 0.4


@fact("units", "places", "active", "control", "tracks")
def hungry(game: Empire, side: int) -> tuple[tuple[int, int], ...]:
    """The ground and air units of a side on the map that are out of supply, with their hexes."""
    fed = side_supply(game, side).units
    return tuple(
        (unit, game.at[unit])
        for unit in bits(OWN_UNITS[side] & ~fed)
        if game.at[unit] < _SIZE and (KIND_OF[unit] == TROOPS or KIND_OF[unit] in FLYING)
    )


@fact("units", "places", "active", "control", "tracks")
def relief(game: Empire, unit: int, space: int) -> tuple[float, bool]:
    """6.4 What it brings to others nearby that a flyer's zone keeps the enemy's from cutting their lines, and
    whether the flyer would be in supply itself."""
    side = side_of(unit)
    here = space == game.at[unit]
    near = ball(space, RADIUS)
    if not here and not any(near >> at & 1 for _, at in hungry(game, side)):
        return 0.0, bool(fed(game, unit) >> space & 1)
    other = game.clone()
    other.move(unit, ELIMINATED if here else space)
    there, gone = (game, other) if here else (other, game)
    after = side_supply(there, side).units
    saved = after & ~side_supply(gone, side).units & ~(1 << unit)
    value = sum(
        AWAKE + ATTRITION * UNIT_WORTH[each][game.faces[each]]
        for each in bits(saved & OWN_UNITS[side])
        if game.at[each] < _SIZE and KIND_OF[each] not in NAVAL and KIND_OF[each] != HQ
    )
    return value, bool(after >> unit & 1)


@fact("units", "control", "tracks")
def goals(game: Empire, side: int) -> tuple[tuple[int, float], ...]:
    """The enemy's hexes that are worth taking, those more that complete something."""
    worth = aims(game, side)
    theirs = GROUND & game.area & controlled(game, 1 - side)
    return tuple((space, worth[space]) for space in bits(theirs) if worth[space] >= GOAL)


@fact("units", "control", "tracks")
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
        return post(game, unit, space)
    total = (SEA_FRONT if kind in NAVAL else FRONT) * min(front, MOST_FRONT)
    if kind in ZONED:
        relieved, itself = relief(game, unit, space)
        total += relieved - _unsupplied(game, unit, space, itself)
    else:
        total -= _unsupplied(game, unit, space, bool(fed(game, unit) >> space & 1))
    if not room(game, unit, space):
        total -= CROWDED
    total += teamed(game, unit, space)
    if ROSTER[unit].nationality == "us":
        total -= far_from_home(space)
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
        if B29S >> unit & 1 and fed(game, unit) & BOMBER_BASES & 1 << space:
            total += RAIDS
    else:
        total += holding(game, unit, space)
    return total


def _unsupplied(game: Empire, unit: int, space: int, fed: bool) -> float:
    """What it costs a unit to be where nobody leads or feeds it."""
    cost = OUT_OF_COMMAND if not led_at(game, unit, space) else 0.0 if fed else UNFED
    lost = ATTRITION * UNIT_WORTH[unit][game.faces[unit]] if not fed and KIND_OF[unit] not in NAVAL else 0.0
    return cost + lost


def far_from_home(space: int) -> float:
    """6.25 What it costs American units and headquarters to be in another theatre than theirs."""
    return FROM_HOME * max(0, distance(space, OAHU) - FAR_FROM_HOME)


def post(game: Empire, hq: int, space: int) -> float:
    """What a headquarters is worth in a hex: the units that it leads, more of them at the front, what they
    can take in its range, how near its other units are, and how sure it is of its place."""
    side, far = side_of(hq), ROSTER[hq].range
    others = [other for other in hqs_on_map(game, side) if other != hq]
    led = near = 0.0
    camps = 0
    for unit in bits(OWN_UNITS[side]):
        at = game.at[unit]
        if at >= _SIZE or KIND_OF[unit] == HQ or not commands(game, hq, unit):
            continue
        away = distance(space, at)
        near += NEAR_BY / (1 + away)
        if away > far:
            continue
        shared = any(
            distance(game.at[other], at) <= ROSTER[other].range and commands(game, other, unit)
            for other in others
        )
        front = min(1.0, interest(game, side, at) / AT_THE_FRONT)
        share = BEHIND_THE_LINES + (1 - BEHIND_THE_LINES) * front
        led += share * LED_TOO * (1 + ROSTER[hq].efficiency) if shared else LED_ALONE
        if KIND_OF[unit] == TROOPS:
            camps |= 1 << at
    risk = _unsafe(game, hq, space)
    worth = led + near + _offered(game, hq, space, camps, others)
    worth += HQ_FRONT * min(AT_THE_FRONT, interest(game, side, space))
    if ROSTER[hq].command in AMERICAN:
        worth -= far_from_home(space)
    return (1 - risk) * worth - DRIVEN_OFF * risk


def _offered(game: Empire, hq: int, space: int, camps: int, others: list[int]) -> float:
    """What there is to take in the range of a headquarters near its ground units: more if no other leads."""
    side = side_of(hq)
    within = ball(space, ROSTER[hq].range) & around(camps, SAILING)
    covered = 0
    for other in others:
        covered |= ball(game.at[other], ROSTER[other].range)
    found = sum(
        value * (REACHED_TOO if covered >> goal & 1 else REACHED)
        for goal, value in goals(game, side)
        if within >> goal & 1
    )
    return min(MOST_REACHED, found)


def _unsafe(game: Empire, hq: int, space: int) -> float:
    """6.14 How likely it is that a headquarters is driven away from a hex, or cut off."""
    side = side_of(hq)
    near = next((risk for radius, risk in NEARNESS if _near_enemy(game, side, space, radius)), 0.0)
    under_fire = UNDER_FIRE if danger(game, side)[space] > cover(game, side)[space] else 0.0
    return near + under_fire + (0.0 if guarded(game, hq, space) else ALONE_THERE)


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

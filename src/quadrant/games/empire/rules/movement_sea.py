"""8.2, 8.44-8.47 Movement by sea: ships, and ground units carried by it."""

from __future__ import annotations

from functools import lru_cache

from quadrant.games.empire.cards.changes import Movement
from quadrant.games.empire.cards.language import effects, side_effects
from quadrant.games.empire.components import (
    ALLIES,
    CARRIER,
    CLOSED_TO,
    COASTAL,
    GROUND,
    JAPAN,
    KIND_OF,
    MANCHUKO,
    MARINES,
    MORESBY,
    MOUNTAIN,
    NAVAL,
    ONE_HEX,
    OWN_UNITS,
    ROSTER,
    SEA,
    TROOPS,
    ball,
)
from quadrant.games.empire.rules.movement import (
    at_sea,
    covered,
    footing,
    naval_allowance,
    ports,
    ships_in,
    targets,
    troops_in,
    waters,
)
from quadrant.games.empire.rules.rivalry import usable_asp
from quadrant.games.empire.rules.supply import enemy_zone, settled, settled_without, zone
from quadrant.games.empire.state import (
    BARGES,
    LANDED,
    Empire,
    flag,
    side_of,
    under_way,
)
from quadrant.games.empire.supply.zones import forces, present
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.limits import ANY, Limit, Limits, when

#: Why ships do not come somewhere: it is too far, or near and closed to them.
TOO_FAR, WAY_CLOSED = "why-too-far-by-sea", "why-way-closed"


def sail(game: Empire, start: int, hexes: int, through: int) -> int:
    """8.21 Every hex in reach of ships through these hexes."""
    # What is closed further away does not matter, so the answer is the same for more tables.
    return _sail(start, hexes, through & waters(game) & _sail(start, hexes, ANY))


@lru_cache(maxsize=1024)
def _sail(start: int, hexes: int, through: int) -> int:
    return SEA.within(1 << start, hexes, through)


def within(game: Empire, rule: str, start: int, hexes: int, through: int) -> tuple[Limit, ...]:
    """8.21 Where ships come through these hexes: what is too far, and what is near but closed to them."""
    near = sail(game, start, hexes, ANY)
    return (
        Limit(rule, ~(1 << start), "why-there-already"),
        Limit(rule, near, TOO_FAR, {"count": hexes}),
        Limit(rule, sail(game, start, hexes, through), WAY_CLOSED),
    )


def unseen(game: Empire, side: int, start: int, hexes: int, through: int = ANY) -> int:
    """7.25 (E) What is in reach without touching an enemy zone."""
    watched = zone(game, 1 - side)
    if watched >> start & 1:
        return 0
    return sail(game, start, hexes, through & ~watched)


# 8.21 Ships


def anchorages(game: Empire, side: int, units: tuple[int, ...]) -> int:
    """8.21 Where ships of the active side may end their movement."""
    battles, landings = targets(game), under_way(game).landings
    covers = covered(game, side)
    hexes = ports(game, side) & ~present(game, 1 - side) | battles | landings
    carriers = [unit for unit in units if KIND_OF[unit] == CARRIER]
    if carriers:
        range = min(ROSTER[unit].range for unit in carriers)
        hexes &= ~landings | ports(game, side) | battles
        for goal in bits(battles | covers):
            hexes |= ball(goal, range)
    else:
        for unit in at_sea(game, side):
            hexes |= 1 << game.at[unit]
    return hexes & ~(present(game, 1 - side) & ~battles)


def naval_limits(game: Empire, units: tuple[int, ...]) -> Limits:
    """8.21 Where a stack of ships may go."""
    start, side = game.at[units[0]], side_of(units[0])
    return Limits(
        Limit("13.91", ~MANCHUKO, "why-closed"),
        *within(game, "8.21", start, naval_allowance(game, side), ANY),
        Limit("8.21", anchorages(game, side, units), "why-no-anchorage"),
    )


def zone_without(game: Empire, side: int, units: tuple[int, ...]) -> int:
    """8.23, 8.33 The enemy's zone while these units, moving strategically, have none (6.4).

    Whom their zone cut off, on either side, may be in supply again, and have a zone.
    """
    away = mask_of(units) & settled(game)[side].flyers
    if not away:
        return enemy_zone(game, side)
    both = settled_without(game, away)
    return both[1 - side].zones.all & ~both[side].zones.neutralising


def strategic_way(game: Empire, units: tuple[int, ...]) -> tuple[int, int]:
    """8.23, 8.44 How far a stack goes strategically, and through which hexes; troops alone pass no ships."""
    side = side_of(units[0])
    from_port = bool(ports(game, side) >> game.at[units[0]] & 1)
    through = ~zone_without(game, side, units)
    if troops_in(units) and not ships_in(units):
        through &= ~forces(game).naval(1 - side)
    return naval_allowance(game, side) * (2 if from_port else 1), through


def strategic_limits(game: Empire, units: tuple[int, ...]) -> Limits:
    """8.23, 8.44 Where a stack may go strategically: from port to port twice as far, outside enemy zones."""
    start, side = game.at[units[0]], side_of(units[0])
    harbours = ports(game, side)
    from_port = bool(harbours >> start & 1)
    troops = troops_in(units)
    coast = COASTAL & (game.control if side == JAPAN else ~game.control)
    start_fits = bool(coast >> start & 1) if troops and len(troops) == len(units) else from_port
    able = all(ROSTER[unit].ships for unit in troops)
    first = (
        Limit("8.44", when(able), "why-not-by-sea"),
        Limit("8.23", when(start_fits), "why-not-from-port"),
    )
    if not (able and start_fits):
        return Limits(*first)
    hexes, through = strategic_way(game, units)
    return Limits(
        *first,
        Limit("8.23", harbours, "why-not-a-port"),
        *within(game, "8.23", start, hexes, through),
        Limit("8.23", ~present(game, 1 - side), "why-enemy-there"),
        Limit("8.41", ~_barred(game, troops), "why-closed"),
    )


def _barred(game: Empire, troops: list[int]) -> int:
    return CLOSED_TO[side_of(troops[0])] if troops else 0


# 8.45 Amphibious assault


def shipping(game: Empire, units: tuple[int, ...]) -> int:
    """8.45 (A), 8.46 The shipping points that a stack's ground units need; brigades may ride on warships."""
    riders = sorted((unit for unit in troops_in(units)), key=lambda unit: not ROSTER[unit].carried)
    berths = sum(ROSTER[unit].carries for unit in ships_in(units))
    points = 0
    for unit in riders:
        if ROSTER[unit].carried and berths:
            berths -= 1
            continue
        points += ROSTER[unit].asp[game.faces[unit]]
    return points


def riders(units: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """8.46 Which brigade rides on which warship."""
    ships = [unit for unit in ships_in(units) if ROSTER[unit].carries]
    brigades = [unit for unit in troops_in(units) if ROSTER[unit].carried]
    return tuple(zip(brigades, ships, strict=False))


def points_left(game: Empire, side: int) -> int:
    """8.45 (A) The shipping points a side may still use in this offensive: one in all when it reacts."""
    if any(each.no_shipping() for each in side_effects(game, side, Movement)):
        return 0
    left = usable_asp(game, side)
    offensive = under_way(game)
    return left if side == offensive.side else min(left, 1 - offensive.reaction_asp)


def landing_waters(game: Empire, units: tuple[int, ...], cleared: bool = False) -> int:
    """8.45 (B) The hexes through which a stack with ground units may sail; ``cleared``: of enemy zones."""
    side = side_of(units[0])
    ships = ships_in(units)
    through = ANY
    if not cleared and not any(KIND_OF[unit] == CARRIER for unit in ships):
        through &= ~enemy_zone(game, side)
    if not ships:
        through &= ~forces(game).naval(1 - side)
    return through


def needs_marines(game: Empire, units: tuple[int, ...]) -> int:
    """8.45 (D) One-hex islands on which the US Army lands only after Marines have."""
    army = [u for u in troops_in(units) if ROSTER[u].nationality == "us" and ROSTER[u].service == "army"]
    if not army or any(each.no_marines() for each in effects(game, Movement)):
        return 0
    if any(MARINES >> unit & 1 for unit in units):
        return 0
    landed = mask_of(
        game.at[unit] for unit in bits(MARINES & OWN_UNITS[ALLIES]) if game.marks[unit] >> LANDED & 1
    )
    held = ONE_HEX & game.control & ~(landed & game.area)
    return held if game.rules.marines_always else held & present(game, JAPAN)


def landing_limits(
    game: Empire, units: tuple[int, ...], points: int | None = None, cleared: bool = False
) -> Limits:
    """8.45 Where a stack may land: any coast but mountains, by waters that are safe enough.

    It needs these shipping points, or those of all its ground units. ``cleared``: others may neutralise the
    enemy's zones before it sails.
    """
    needed = shipping(game, units) if points is None else points
    start, side = game.at[units[0]], side_of(units[0])
    troops = troops_in(units)
    first = (
        Limit("8.45", when(all(ROSTER[unit].amphibious for unit in troops)), "why-not-amphibious"),
        Limit("8.45", when(needed <= points_left(game, side)), "why-no-shipping"),
    )
    if not (first[0].mask and first[1].mask):
        return Limits(*first)
    own = game.control if side == JAPAN else GROUND & ~game.control
    through = landing_waters(game, units, cleared)
    held_back = game.rules.zone_at_start and not through >> start & 1
    start_fits = bool(COASTAL & own & 1 << start) and not held_back
    goals = targets(game) if side == under_way(game).side else ANY
    foe = present(game, 1 - side)
    escorted = bool(ships_in(units))
    named = ANY
    for each in side_effects(game, side, Movement):
        named &= each.beaches(game, escorted)
    return Limits(
        *first,
        Limit("8.45", when(start_fits), "why-not-from-here"),
        Limit("8.45", COASTAL & (~MOUNTAIN | 1 << MORESBY), "why-no-beach"),
        Limit("8.41", footing(game) & ~CLOSED_TO[side], "why-closed"),
        *within(game, "8.45", start, naval_allowance(game, side), through),
        Limit("8.45", ~needs_marines(game, units), "why-marines-first"),
        Limit("5.31", named, "why-card-forbids"),
        Limit("7.24", ~foe | goals, "why-one-battle"),
        Limit("7.24", _covering(game, units), "why-no-anchorage"),
    )


def _covering(game: Empire, units: tuple[int, ...]) -> int:
    """7.24 Where carriers may end with a landing: a port, an enemy's hex, or in range of a battle."""
    side = side_of(units[0])
    carriers = [unit for unit in units if KIND_OF[unit] == CARRIER]
    if not carriers or side != under_way(game).side:
        return ANY
    hexes = ports(game, side) | ~(game.control if side == JAPAN else GROUND & ~game.control)
    for goal in bits(targets(game)):
        hexes |= ball(goal, min(ROSTER[unit].range for unit in carriers))
    return hexes


# 8.47 Barges


def barge_limits(game: Empire, unit: int) -> Limits:
    """8.47 A Japanese ground unit crosses one hexside of sea, in an offensive with a card of value 3."""
    offensive = under_way(game)
    start = game.at[unit]
    able = (
        side_of(unit) == JAPAN == offensive.side
        and flag(game, BARGES)
        and game.CARDS[offensive.card].ops == 3
        and bool(game.control >> start & 1)
    )
    first = Limit("8.47", when(able), "why-no-barges")
    if not able:
        return Limits(first)
    through = landing_waters(game, (unit,))
    return Limits(
        first,
        Limit("8.47", SEA.neighbours(1 << start), "why-one-hexside"),
        Limit("8.47", through & game.area, WAY_CLOSED),
        Limit("8.45", COASTAL & (~MOUNTAIN | 1 << MORESBY), "why-no-beach"),
        Limit("8.41", ~CLOSED_TO[JAPAN], "why-closed"),
        Limit("7.24", ~present(game, ALLIES) | targets(game), "why-one-battle"),
    )


def joinable(game: Empire, units: tuple[int, ...], waiting: int) -> int:
    """7.23 Units that may move in one stack with these: from the same hex, ships and ground units.

    With ships only ground units go that can be carried; ground units alone may march together.
    """
    start = game.at[units[0]]
    if KIND_OF[units[0]] not in NAVAL and KIND_OF[units[0]] != TROOPS:
        return 0
    seaborne = all(ROSTER[unit].ships for unit in troops_in(units))
    sailing = bool(ships_in(units))
    others = 0
    for unit in bits(waiting & ~mask_of(units)):
        fits = seaborne if KIND_OF[unit] in NAVAL else not sailing or ROSTER[unit].ships
        if game.at[unit] == start and fits and (KIND_OF[unit] in NAVAL or KIND_OF[unit] == TROOPS):
            others |= 1 << unit
    return others

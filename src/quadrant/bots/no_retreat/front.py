"""The front as a whole: who is cut off, what stands open, who can be struck, and how deep a blow would go."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from quadrant.bots.no_retreat.ground import BANKS, LOSS, PRINTED, SHIFT, YIELD, distances
from quadrant.bots.no_retreat.outlook import keys, margin, prize, verdict
from quadrant.bots.no_retreat.worth import UNIT_WORTH, force, hand_worth
from quadrant.bots.weights import Fitted
from quadrant.games.no_retreat.components import (
    AREAS,
    AXIS,
    BLITZ,
    BOARD,
    DENIES_ARMOR,
    FINNS,
    HEXES,
    LINES,
    SHOCKS,
    SIDE_OF,
    SNOW,
    SOVIET,
    USSR,
    VP_HEXES,
    WEATHER_CHART,
)
from quadrant.games.no_retreat.rules.odds import HIGHEST, OPEN_GROUND, ratio
from quadrant.games.no_retreat.rules.stacking import ALL_STACK, ARMOR_STACKS, fits
from quadrant.games.no_retreat.rules.supply import (
    TO_CITY,
    TO_EDGE,
    cities,
    coasts,
    fed,
    inland,
    land,
    open_hexes,
    supplied,
    units_at,
    units_on_map,
)
from quadrant.games.no_retreat.rules.weather import weather_of
from quadrant.games.no_retreat.rules.zones import forces, zone
from quadrant.games.no_retreat.state import DISORGANIZED, MOVEMENT, OUT_OF_SUPPLY, REMOVALS, NoRetreat, face
from quadrant.kernel.board import bits, mask_of

#: The risk that a unit without supply is lost: it may still break out, or nothing can help any more.
MAY_BREAK_OUT: Final = 0.45
DOOMED: Final = 0.95
#: What is lost with a unit that surrenders, besides itself: the enemy's point (12.7.4).
SURRENDER: Final = 0.8
#: How likely what lies open is taken by who moves next, and by who moves later.
SOON: Final = 0.8
LATER: Final = 0.25
#: No more attacks than this are feared; the strongest is the likeliest.
FEARED: Final = (1.0, 0.85, 0.7, 0.55, 0.4)

#: What it adds to the loss that a hex has no way back, or that the enemy can close it as he comes.
TRAPPED: Final = 0.6
MAY_BE_TRAPPED: Final = 0.35
#: So many units press on a city, from so far away.
SPEARHEADS: Final = 3
FELT: Final = 8
PRESSED: Final = 0.7


class Weights(NamedTuple):
    """What the features are worth, in victory points."""

    points: float
    verdict: float
    keys: float
    force: float
    cut: float
    risk: float
    crowded: float
    open: float
    exposed: float
    ground: float
    goals: float
    hand: float


#: What they are usually worth.
USUAL: Final = Fitted(__package__, "front.json")
#: How many times that, by side, from which turn on: the Axis dares much in the first summer, less in the
#: second, and else keeps its line; the USSR is careful until the initiative is hers.
TEMPER: Final[list[list[tuple[int, dict[str, float]]]]] = [
    [
        (1, {"risk": 0.35, "ground": 0.625}),
        (3, {"risk": 1.2, "ground": 1.25}),
        (7, {"risk": 0.6, "ground": 0.75}),
        (9, {"risk": 1.2, "ground": 1.25}),
    ],
    [(1, {"risk": 1.5, "cut": 0.6}), (12, {})],
]


def weights_of(game: NoRetreat, side: int) -> Weights:
    """What counts for a side now."""
    usual, now = USUAL.weights, temper(game, side)
    return Weights(*[usual[name] * now.get(name, 1.0) for name in Weights._fields])


def temper(game: NoRetreat, side: int) -> dict[str, float]:
    """How many times more or less than usual something counts for a side now."""
    return next(times for turn, times in reversed(TEMPER[side]) if turn <= max(1, game.turn))


def next_mover(game: NoRetreat) -> int:
    """Who has the next movement phase; a plan of movement is judged as if it were done."""
    return game.active if game.phase < MOVEMENT else 1 - game.active


def coming_weather(game: NoRetreat, side: int) -> int:
    """The weather in which the side moves next."""
    if side == AXIS and game.active == SOVIET and game.turn < 28:
        return weather_of(game, game.turn + 1)
    if side == game.active and game.phase >= MOVEMENT and game.turn < 28:
        return weather_of(game, game.turn + 1)
    return game.weather


# Reach


def reach(game: NoRetreat, side: int, weather: int) -> int:
    """Roughly where units of a side could come in one move: zones stop them, points differ."""
    own, foe = forces(game).held[side], forces(game).held[1 - side]
    hostile = zone(game, 1 - side)
    free = game.area & ~foe
    slow = fast = 0
    for unit in units_on_map(game, side):
        _, movement, armour, _ = PRINTED[unit][game.faces[unit]]
        if movement >= 5 and armour:
            fast |= 1 << game.at[unit]
        elif movement:
            slow |= 1 << game.at[unit]
    cap = WEATHER_CHART[weather]["mp_cap"] or 6
    found = _run(slow, min(3, cap), hostile, free, own)
    if fast:
        found |= _run(fast, min(5, cap), hostile, free, own)
    return found


def _run(start: int, steps: int, hostile: int, free: int, own: int) -> int:
    stuck = start & hostile
    found = BOARD.neighbours(start & ~hostile) & free
    if stuck:
        found |= BOARD.neighbours(stuck) & free & (~hostile | own)
    edge = found & ~hostile
    reached = start | found
    for _ in range(steps - 1):
        edge = BOARD.neighbours(edge) & free & ~reached
        if not edge:
            break
        reached |= edge
        edge &= ~hostile
    return reached


# Features of one side


def cut_off(game: NoRetreat, side: int) -> float:
    """What is about to be lost for want of supply."""
    total = 0.0
    home = fed(game, side)
    for unit in units_on_map(game, side):
        if home >> game.at[unit] & 1 or unit == FINNS or supplied(game, unit):
            continue
        if game.marks[unit] >> OUT_OF_SUPPLY & 1:
            hopeless = game.phase >= MOVEMENT and game.phase <= REMOVALS
            risk = DOOMED if hopeless else MAY_BREAK_OUT
        else:
            risk = MAY_BREAK_OUT if next_mover(game) == side else DOOMED
        total += risk * (UNIT_WORTH[unit][game.faces[unit]] * 0.9 + SURRENDER)
    return total


def at_risk(game: NoRetreat, side: int, reached: int) -> float:
    """What would be cut off if the enemy stood wherever he can come: a line without gaps lets nobody in."""
    free = open_hexes(game, side) & ~(reached & ~forces(game).held[side])
    edge = game.edges[side] & free
    sources = inland(side, edge, free) & cities(game, side)
    near = LINES.within(sources, TO_CITY - 1, free) | LINES.within(edge, TO_EDGE - 1, free)
    safe = near | LINES.neighbours(near) | AREAS | coasts(game, side)
    total = 0.0
    for unit in units_on_map(game, side):
        if not safe >> game.at[unit] & 1 and supplied(game, unit):
            total += UNIT_WORTH[unit][game.faces[unit]] * 0.9 + SURRENDER
    return total


def crowded(game: NoRetreat, side: int) -> float:
    """8.4.3 What must leave the map because too many units share a place."""
    stacks = units_at(game)
    if len(stacks) == len(units_on_map(game, AXIS)) + len(units_on_map(game, SOVIET)):
        return 0.0
    total = 0.0
    for space, units in stacks.items():
        if len(units) > 1 and SIDE_OF[units[0]] == side and not fits(game, side, units, space):
            total += 0.3 + 0.4 * sum(UNIT_WORTH[unit][game.faces[unit]] for unit in units[1:])
    return total


def slots(game: NoRetreat, side: int) -> float:
    """How many units of a side attack from one hex."""
    if side == AXIS or game.turn >= ALL_STACK:
        return 2.0
    return 1.5 if game.turn >= ARMOR_STACKS else 1.0


class Danger(NamedTuple):
    """What an enemy could do to a hex: the column of his best attack, what it costs, how often it yields."""

    space: int
    column: int
    loss: float
    gives_way: float


#: Strength, whether it is armour, from how far it strikes, where it stands.
Striker = tuple[int, bool, int, int]


def strikers_of(game: NoRetreat, side: int, cap: int) -> list[Striker]:
    """The units that could attack in their next turn, the strongest first."""
    found = []
    for unit in units_on_map(game, side):
        strength, movement, armour, attacks = PRINTED[unit][game.faces[unit]]
        if attacks and not game.marks[unit] >> DISORGANIZED & 1:
            found.append((strength, armour, 1 + min(movement, cap), game.at[unit]))
    found.sort(reverse=True)
    return found


def _strongest(strikers: list[Striker], far: bytes, most: int) -> tuple[int, bool]:
    """The strength of the strongest that come near enough, as many as there is room for; with armour?"""
    total, tanks = 0, False
    for strength, armour, steps, at in strikers:
        if far[at] > steps:
            continue
        total += strength
        tanks = tanks or armour
        most -= 1
        if not most:
            break
    return total, tanks


def dangers(game: NoRetreat, side: int, reached: int, weather: int) -> list[Danger]:
    """The hexes of a side that the enemy could attack next, given where he can come."""
    enemy = 1 - side
    chart = WEATHER_CHART[weather]
    strikers = strikers_of(game, enemy, chart["mp_cap"] or 6)
    front = forces(game).held[side] & BOARD.neighbours(reached) & HEXES
    stacks = units_at(game)
    room = slots(game, enemy)
    table = SOVIET if chart.get("axis_uses_soviet_crt") else enemy
    frozen = bool(chart.get("rivers_frozen"))
    winter = -1 if side == SOVIET and weather >= SNOW else 0
    own, hostile = forces(game).held[side], zone(game, enemy)
    free = game.area & ~forces(game).held[enemy] & (~hostile | own)
    closing = BOARD.neighbours(reached)
    support = (
        1 if (BLITZ, SHOCKS)[enemy][min(28, game.turn + (enemy == AXIS and game.active == SOVIET))] else 0
    )
    found = []
    for space in bits(front):
        access = BOARD.near[space] & reached
        if not access:
            continue
        strength, armour = _strongest(strikers, distances(space), int(access.bit_count() * room))
        if not strength:
            continue
        there = stacks[space]
        defence = sum([PRINTED[unit][game.faces[unit]][0] for unit in there])
        start = ratio(strength, defence)
        if start < 0:
            continue
        column = start + SHIFT[space] + (winter if USSR >> space & 1 else 0) + support
        if not frozen and not access & ~BANKS[space]:
            column -= 1
        if chart["armor_shift"] and armour and OPEN_GROUND >> space & 1:
            column += not any(face(game, unit).kind in DENIES_ARMOR for unit in there)
        if any(game.marks[unit] >> OUT_OF_SUPPLY & 1 for unit in there):
            column += 2
        if column < 0:
            continue
        column = min(column, HIGHEST)
        loss, gives_way = LOSS[table][column], YIELD[table][column]
        if not BOARD.near[space] & free:
            loss += gives_way * TRAPPED
        elif not BOARD.near[space] & free & (~closing | own):
            loss += gives_way * MAY_BE_TRAPPED
        found.append(Danger(space, column, loss, gives_way))
    return found


def exposed(game: NoRetreat, side: int, found: list[Danger]) -> float:
    """What the attacks that can be feared would cost the side."""
    stacks = units_at(game)
    costs = []
    for space, _, loss, gives_way in found:
        value = sum([UNIT_WORTH[unit][game.faces[unit]] for unit in stacks[space]])
        costs.append(value * loss + gives_way * (0.15 + 0.8 * prize(game, space)))
    costs.sort(reverse=True)
    return sum(weight * cost for weight, cost in zip(FEARED, costs, strict=False))


def standing_open(game: NoRetreat, side: int, reached: int) -> float:
    """Cities and oil fields of a side, and key hexes, that an enemy could just walk into."""
    mine = VP_HEXES & (game.control if side == AXIS else ~game.control) & game.area
    bare = mine & reached & ~forces(game).held[side]
    return sum(prize(game, space) for space in bits(bare))


@cache
def felt(space: int) -> int:
    """Every place from which a city is pressed."""
    return mask_of(place for place, steps in enumerate(distances(space)) if steps < FELT)


def pressure(game: NoRetreat, side: int) -> float:
    """How near the best placed units are to the cities that the side wants. A city that it holds counts as
    much as one that is pressed hard, so that taking it loses nothing."""
    everywhere = VP_HEXES & game.area
    wanted = everywhere & (~game.control if side == AXIS else game.control)
    places = [
        game.at[unit]
        for unit in units_on_map(game, side)
        if PRINTED[unit][game.faces[unit]][1] and PRINTED[unit][game.faces[unit]][3]
    ]
    occupied = mask_of(places)
    total = PRESSED * sum(prize(game, space) for space in bits(everywhere & ~wanted))
    for space in bits(wanted):
        if not felt(space) & occupied:
            continue
        far = distances(space)
        nearest = sorted([far[place] for place in places])[:SPEARHEADS]
        near = sum([FELT - steps for steps in nearest if steps < FELT])
        total += prize(game, space) * near / (FELT * SPEARHEADS)
    return total


# The whole


class Threats(NamedTuple):
    """What a side has to fear: where the enemy can come, and what he can attack."""

    reached: int
    dangers: list[Danger]


def threats(game: NoRetreat) -> tuple[Threats, Threats]:
    """For either side."""
    return _threat(game, AXIS), _threat(game, SOVIET)


def _threat(game: NoRetreat, owner: int) -> Threats:
    weather = coming_weather(game, 1 - owner)
    reached = reach(game, 1 - owner, weather)
    return Threats(reached, dangers(game, owner, reached, weather))


def features(game: NoRetreat, side: int, known: tuple[Threats, Threats] | None = None) -> dict[str, float]:
    """What the position comes to for a side, in the terms of :class:`Weights`."""
    mover = next_mover(game)
    found = {"points": margin(game), "verdict": verdict(game), "keys": keys(game)}
    found["force"] = force(game, AXIS) - force(game, SOVIET)
    found["cut"] = cut_off(game, SOVIET) - cut_off(game, AXIS)
    found["crowded"] = crowded(game, SOVIET) - crowded(game, AXIS)
    found |= dict.fromkeys(("risk", "open", "exposed", "ground", "goals"), 0.0)
    for owner, sign, (reached, feared) in zip(
        (AXIS, SOVIET), (-1.0, 1.0), known or threats(game), strict=True
    ):
        likely = sign * (LATER if mover == owner else SOON)
        found["risk"] += likely * at_risk(game, owner, reached)
        found["open"] += likely * standing_open(game, owner, reached)
        found["exposed"] += likely * exposed(game, owner, feared)
        found["ground"] -= sign * (land(game, owner) & ~reached).bit_count()
        found["goals"] -= sign * pressure(game, owner)
    found["hand"] = hand_worth(game, AXIS) - hand_worth(game, SOVIET)
    return found if side == AXIS else {name: -value for name, value in found.items()}


def score(game: NoRetreat, side: int) -> float:
    """The position in victory points: how far the side is ahead of an even game."""
    return weighed(game, side, weights_of(game, side))


def weighed(game: NoRetreat, side: int, weights: Weights) -> float:
    """The same, with these weights."""
    if game.result is not None:
        won = game.result.winners == (("axis", "soviet")[side],)
        return 60.0 if won else -60.0
    return total(features(game, side), weights)


def total(found: dict[str, float], weights: Weights) -> float:
    """Features, each with its weight."""
    return sum(weight * found[name] for name, weight in zip(Weights._fields, weights, strict=True))

"""What units, hexes and events are worth, in victory points."""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import Final

from quadrant.games.empire.components import (
    AIR,
    AIRFIELDS,
    ALLIES,
    AUSTRALIA,
    B29S,
    BOMBER,
    BURMA,
    CARRIER,
    CHINA,
    CITIES,
    ELIMINATED,
    GROUND,
    HONSHU,
    HQ,
    INNER_CHINA,
    JAPAN,
    KEYED,
    KEYS,
    KIND_OF,
    LANDS,
    MANDATE_KEYS,
    MARSHALL_KEYS,
    NAMED,
    NATIONS,
    NEW_GUINEA,
    NEW_GUINEA_KEYS,
    NORTHERN_INDIA,
    OWN_UNITS,
    PORTS,
    RABAUL,
    RANGOON,
    REGION,
    RESOURCES,
    ROSTER,
    SHIP,
    SPACE,
    TOKYO,
    TROOPS,
    ball,
    distance,
    spaces,
)
from quadrant.games.empire.rules.control import resources
from quadrant.games.empire.rules.headquarters import commands, hqs_on_map
from quadrant.games.empire.rules.scenario_rules import will_counts
from quadrant.games.empire.rules.victory import progress_made
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import COLLAPSED, Empire, controlled
from quadrant.games.empire.supply.zones import forces
from quadrant.kernel.board import bits
from quadrant.kernel.facts import fact

#: A point of attack and defence, by kind of unit.
POINT: Final = {HQ: 0.0, SHIP: 0.025, CARRIER: 0.06, AIR: 0.035, BOMBER: 0.05, TROOPS: 0.03}
#: What is left of a unit that can be rebuilt; of one that cannot.
REBUILT: Final = 0.3
LEADER: Final = 1.5
#: What a headquarters is worth for each unit that no other one leads.
ONLY: Final = 0.15


def _faces(unit: int) -> tuple[float, ...]:
    counter = ROSTER[unit]
    if KIND_OF[unit] == HQ:
        return (LEADER,)
    found = []
    for number, face in enumerate(counter.faces):
        value = 0.15 + POINT[KIND_OF[unit]] * (face.attack + face.defense * (1.0 if number == 0 else 0.5))
        found.append(value + (1.0 if B29S >> unit & 1 else 0.0))
    return tuple(found)


#: What each unit is worth on the map, by the face that is up.
UNIT_WORTH: Final = tuple(_faces(unit) for unit in range(len(ROSTER)))


def worth(game: Empire, unit: int) -> float:
    """What a unit is worth now."""
    value = UNIT_WORTH[unit][game.faces[unit]]
    if game.at[unit] == ELIMINATED:
        return REBUILT * UNIT_WORTH[unit][-1] if ROSTER[unit].pool and not ROSTER[unit].dot else 0.0
    return value


# Hexes

_SOUTH_PACIFIC_PORTS: Final = spaces(("4423", "4222", "4021", "4020", "3820"))
_NG_PORTS: Final = PORTS & (NEW_GUINEA | 1 << SPACE["3319"])
_PHILIPPINE_PORTS: Final = spaces(("2813", "3014", "2915", "2715"))
_OUTPOSTS: Final = spaces(("5108", "4612", "4600", "5100"))
_HAWAII: Final = spaces(("5808", "5708", "5908"))
#: 12.31 Where a B29 reaches Tokyo.
BOMBER_BASES: Final = AIRFIELDS & ball(TOKYO, 8) & ~REGION["home_islands"] & ~INNER_CHINA

Extras = tuple[tuple[int, float], ...]
#: What a scenario's points and the course of a long war make of hexes.
EXTRAS: Final[dict[str, Extras]] = {
    "south_pacific": (
        (_SOUTH_PACIFIC_PORTS, 1.6),
        (_NG_PORTS, 1.4),
        (1 << SPACE["3219"], 0.8),
        (PORTS & REGION["new_hebrides"], 0.7),
        (PORTS & LANDS[AUSTRALIA], 0.7),
    ),
    "burma": ((NORTHERN_INDIA, 1.3), (1 << RANGOON, 3.5), (BURMA, 0.4), (BURMA & NAMED, 0.4)),
    "year_1942": (
        (RESOURCES, 1.2),
        (NORTHERN_INDIA, 1.0),
        (MANDATE_KEYS, 0.5),
        (_NG_PORTS, 0.5),
        (_OUTPOSTS, 1.0),
        (_HAWAII, 1.5),
    ),
    "year_1943": (
        (RESOURCES, 1.0),
        (NORTHERN_INDIA, 1.0),
        (MANDATE_KEYS, 0.5),
        (REGION["australian_mandates"] & NAMED, 0.3),
        (NEW_GUINEA_KEYS, 0.3),
        (_NG_PORTS, 0.3),
        (MARSHALL_KEYS, 0.5),
        (PORTS & ball(TOKYO, 11) & ~REGION["home_islands"], 1.2),
        (_HAWAII, 1.0),
    ),
    "year_1944": (
        (NORTHERN_INDIA, 1.0),
        (NEW_GUINEA_KEYS, 0.5),
        (1 << RABAUL, 2.5),
        (_PHILIPPINE_PORTS, 2.5),
        (PORTS & ball(TOKYO, 8) & ~REGION["home_islands"], 3.0),
    ),
    "campaign": (
        (RESOURCES, 1.0),
        (_PHILIPPINE_PORTS, 0.6),
        (MARSHALL_KEYS, 0.6),
        (NORTHERN_INDIA, 0.7),
        (1 << RANGOON, 0.8),
        (_HAWAII, 1.0),
        (_OUTPOSTS, 0.3),
    ),
}
#: Hexes that count together: who takes them, which, and the points for all of them.
GROUPS: Final[dict[str, tuple[tuple[int, int, float], ...]]] = {
    "south_pacific": (
        (JAPAN, _SOUTH_PACIFIC_PORTS, 3.0),
        (ALLIES, _SOUTH_PACIFIC_PORTS, 3.0),
        (JAPAN, _NG_PORTS, 3.0),
        (ALLIES, _NG_PORTS, 3.0),
    ),
    "burma": (),
    "year_1942": ((JAPAN, MANDATE_KEYS, 1.0),),
    "year_1943": (
        (JAPAN, MANDATE_KEYS, 3.0),
        (ALLIES, MANDATE_KEYS, 3.0),
        (ALLIES, MARSHALL_KEYS, 3.0),
        (ALLIES, NEW_GUINEA_KEYS, 3.0),
    ),
    "year_1944": (
        (JAPAN, MANDATE_KEYS, 1.0),
        (JAPAN, NEW_GUINEA_KEYS, 2.0),
        (ALLIES, NEW_GUINEA_KEYS, 3.0),
    ),
    "campaign": ((ALLIES, HONSHU, 36.0),),
}
#: What makes any hex worth having.
PLAIN: Final = ((GROUND, 0.02), (NAMED, 0.25), (PORTS, 0.2), (AIRFIELDS, 0.2), (CITIES, 0.1))
#: How much of the points of a group its missing hexes share.
TOGETHER: Final = 0.9
#: How much of them whoever takes the first hex of it has for sure.
BREAKING: Final = 0.8
#: A point of political will, and how many of them the surrender of a nation is worth, by nation.
WILL: Final = 2.0
SURRENDER: Final = (1.6, 1.4, 1.8, 1.3, 1.0, 0.0, 0.5)


#: From which turns on bases for bombers near Tokyo matter, and Japan's resources more than before; what they
#: are worth before and after each. Of bases one is enough, a second one safer.
ERAS: Final = (6, 8)
BASES: Final = (0.0, 1.2, 2.5)
MOST_BASES: Final = 4
BLOCKADE: Final = (0.0, 0.7, 1.4)


#: What is left of units and of plain hexes in the last turns of a short scenario, the last one first; points
#: count for as much more then.
LAST: Final = (0.3, 0.55, 0.8)


def long_war(game: Empire) -> bool:
    """Whether the war is fought to its end, not for points."""
    return SCENARIOS[game.scenario].victory == "campaign"


def lasting(game: Empire) -> float:
    """How much that which only serves later still counts."""
    left = game.last_turn - game.turn
    if long_war(game) or left >= len(LAST):
        return 1.0
    return LAST[left]


@cache
def _printed(victory: str, era: int, share: float, bases: int) -> tuple[float, ...]:
    found = [0.0] * GROUND.bit_length()
    long = victory == "campaign"
    siege = ((BOMBER_BASES, BASES[era] / (1 + bases)), (RESOURCES, BLOCKADE[era])) if long else ()
    plain = ((hexes, share * value) for hexes, value in PLAIN)
    points = ((hexes, (2.0 - share) * value) for hexes, value in EXTRAS[victory])
    for hexes, value in (*plain, *points, *siege):
        for space in bits(hexes & GROUND):
            found[space] += value
    return tuple(found)


def prizes(game: Empire) -> tuple[float, ...]:
    """What it is worth to either side to hold each hex."""
    era = sum(game.turn >= turn for turn in ERAS)
    bases = min(MOST_BASES, (BOMBER_BASES & controlled(game, ALLIES)).bit_count())
    return _printed(SCENARIOS[game.scenario].victory, era, lasting(game), bases)


def gains(game: Empire, side: int) -> list[float]:
    """What it is worth to the side to take each hex now: nations, headquarters and progress with it."""
    found = list(aims(game, side))
    for space, value in (*progress(game, side), *leaders(game, 1 - side)):
        found[space] += value
    if side == JAPAN and game.turn <= 4:
        missing = 13 - resources(game)
        if missing > 0:
            for space in bits(RESOURCES & ~game.control & game.area):
                found[space] += 0.5
    return found


@fact("units", "control", "tracks")
def aims(game: Empire, side: int) -> tuple[float, ...]:
    """What each hex is worth to the side in the end, with what it completes: nations, groups, regions."""
    found = list(prizes(game))
    shares = (_keys(game, side, nation) for nation in range(len(NATIONS)))
    for space, value in (*chain(*shares), *_groups(game, side), *_regions(game, side)):
        found[space] += value
    return tuple(found)


@fact("units")
def leaders(game: Empire, side: int) -> tuple[tuple[int, float], ...]:
    """What the headquarters of a side are worth where they are: more if nobody else leads their units."""
    hqs = [hq for hq in hqs_on_map(game, side) if game.at[hq] < GROUND.bit_length()]
    found = dict.fromkeys(hqs, LEADER)
    for unit in bits(OWN_UNITS[side]):
        at = game.at[unit]
        if at >= GROUND.bit_length() or KIND_OF[unit] == HQ:
            continue
        near = [
            hq for hq in hqs if commands(game, hq, unit) and distance(game.at[hq], at) <= ROSTER[hq].range
        ]
        if len(near) == 1:
            found[near[0]] += ONLY
    return tuple((game.at[hq], value) for hq, value in found.items())


def _groups(game: Empire, side: int) -> list[tuple[int, float]]:
    """The hexes that are missing of what counts together, and those that break what the enemy has whole."""
    found = []
    for owner, hexes, points in GROUPS[SCENARIOS[game.scenario].victory]:
        missing = hexes & ~controlled(game, owner) & game.area
        value = (2.0 - lasting(game)) * points * TOGETHER
        if owner == side and missing:
            found += [(space, value / missing.bit_count()) for space in bits(missing)]
        elif owner != side and not missing:
            found += [(space, BREAKING * value) for space in bits(hexes)]
    return found


#: How much of what follows counts for a key: the turn is not over yet. What it is worth besides that nothing
#: of a region goes back any more.
FOLLOWING: Final = 0.7
FREED: Final = 0.5


@fact("control")
def reverting(game: Empire, side: int) -> int:
    """13.84, 13.85 What goes back to the enemy when the turn ends, unless ground units stand there."""
    theirs = controlled(game, 1 - side)
    found = 0
    for keys, region in KEYED:
        if not keys & ~theirs:
            found |= region & game.area
    return found


def _regions(game: Empire, side: int) -> list[tuple[int, float]]:
    """13.84, 13.85 What keys bring: the rest of their region, or that none of it goes back to the enemy.

    A war that is fought to its end is decided elsewhere: there a key is worth no more than other hexes.
    """
    if long_war(game):
        return []
    own, worth = controlled(game, side), prizes(game)
    troops = forces(game).troops
    back = reverting(game, side)
    counted = dict(progress(game, 1 - side))
    found = []
    for keys, region in KEYED:
        missing = keys & ~own
        if not missing or missing & ~game.area:
            continue
        rest = region & game.area & ~keys & ~own & ~troops[1 - side]
        value = FOLLOWING * sum(worth[space] for space in bits(rest)) / missing.bit_count()
        if back & keys:
            bare = region & game.area & own & ~troops[side]
            value += FREED + sum(worth[space] + counted.get(space, 0.0) for space in bits(bare))
        found += [(space, value) for space in bits(missing)]
    return found


#: How likely it is that one hex more than needed is, because one is lost again.
SPARE: Final = 0.25


def progress(game: Empire, side: int) -> list[tuple[int, float]]:
    """16.47 What named hexes mean for the progress of the war: to the Allies until they have enough of them,
    to Japan those that were lost this turn."""
    if not will_counts(game):
        return []
    missing = game.progress_need - progress_made(game)
    if side == ALLIES:
        spare = SPARE * will_worth(game) if missing == 0 and game.hand[JAPAN] else 0.0
        value = will_worth(game) / missing if missing > 0 else spare
        return [(space, value) for space in bits(NAMED & game.control & game.area)] if value else []
    lost = game.control_then & ~game.control & NAMED & game.area
    value = will_worth(game) / (1 - missing) if missing <= 0 < game.progress_need else 0.1
    return [(space, value) for space in bits(lost)]


#: 13.73 What the surrender of China is worth, and a box of its track by itself, by scenario.
CHINA_FALLS: Final = {"south_pacific": 5.0, "burma": 3.0, "campaign": 5.0}
A_BOX: Final = {"south_pacific": 1.0, "burma": 1.0, "year_1942": 1.0}


def china_box(game: Empire) -> float:
    """What the next box of the China track is worth to Japan."""
    victory = SCENARIOS[game.scenario].victory
    left = COLLAPSED - game.china
    if left <= 0 or game.surrendered >> CHINA & 1:
        return 0.0
    return A_BOX.get(victory, 0.1) + CHINA_FALLS.get(victory, 5.0) / (left * left)


def will_worth(game: Empire) -> float:
    """What a point of US political will is worth now: the nearer to nothing, the more."""
    return WILL * (1.0 + 3.0 / (1.0 + game.will))


def _keys(game: Empire, side: int, nation: int) -> list[tuple[int, float]]:
    """The hexes still to be taken for the surrender of a nation, or to take it back."""
    keys = KEYS[nation]
    if not keys or keys & ~game.area:
        return []
    fallen = game.surrendered >> nation & 1
    if (side == JAPAN and fallen) or (side == ALLIES and (not fallen or game.regained >> nation & 1)):
        return []
    missing = keys & ~controlled(game, side)
    if not missing:
        return []
    value = SURRENDER[nation] * will_worth(game) * (0.35 + 0.65 / missing.bit_count())
    return [(space, value) for space in bits(missing)]

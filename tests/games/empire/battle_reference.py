"""A battle once more, slow and plain, straight from chapter 9: what may be chosen, and what comes of it.

The position is a dict of dicts. :func:`battle` is a generator: it yields who chooses and among what, is sent
the choice, and changes the position. It knows nothing of cards.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from math import ceil
from typing import Any

from games.empire.reference import HEX, distance, near
from quadrant.games.empire.components import data

COUNTERS: dict[str, dict[str, Any]] = {raw["id"]: raw for raw in data("units")["units"]}
CARRIERS = ("CV", "CVL", "CVE")
OTHER = {"japan": "allies", "allies": "japan"}
CLOSED_LAND = {
    "japan": ("china_interior", "manchuko", "soviet", "india_mainland", "himalaya"),
    "allies": ("china_interior", "manchuko", "soviet"),
}

#: 8.41 (E)
CHINESE_REGIONS = ("burma", "india_northern")
AROUND_KUNMING = ("2306", "2307", "2406", "2407", "2408", "2506", "2507")

Ask = tuple[str, frozenset[tuple[str, ...]]]
Asking = Generator[Ask, tuple[str, ...], None]
Position = dict[str, Any]


def side(unit: str) -> str:
    return "japan" if COUNTERS[unit]["side"] == "JP" else "allies"


def is_carrier(unit: str) -> bool:
    return COUNTERS[unit]["type"] in CARRIERS


def is_class(unit: str, *names: str) -> bool:
    return COUNTERS[unit]["class"] in names


def flies(unit: str) -> bool:
    return is_class(unit, "air") or is_carrier(unit)


def value(p: Position, unit: str, name: str) -> int:
    return int(COUNTERS[unit]["reduced" if p["reduced"][unit] else "full"][name])


def steps(p: Position, unit: str) -> int:
    return 1 if p["reduced"][unit] or COUNTERS[unit]["steps"] == 1 else 2


def here(p: Position, whose: str, *classes: str) -> list[str]:
    return [u for u, at in p["at"].items() if at == p["hex"] and side(u) == whose and is_class(u, *classes)]


def fighters(p: Position, whose: str) -> list[str]:
    """9.2.A Ships and air units in the hex, and carriers and air units that were sent from others."""
    away = [u for u in p["flyers"] if u in p["at"] and side(u) == whose and p["at"][u] != p["hex"]]
    return here(p, whose, "naval", "air") + away


def escorts(p: Position, whose: str) -> list[str]:
    """9.12 Ships beside carriers that fight from other hexes."""
    decks = {p["at"][u] for u in fighters(p, whose) if is_carrier(u)} - {p["hex"]}
    return [
        u
        for u, at in p["at"].items()
        if at in decks and side(u) == whose and is_class(u, "naval") and not is_carrier(u)
    ]


def firepower(p: Position, unit: str) -> int:
    """9.2.A Half, rounded up, at the extended range."""
    attack = value(p, unit, "attack")
    far = is_class(unit, "air") and distance(p["at"][unit], p["hex"]) > COUNTERS[unit]["range"]
    return ceil(attack / 2) if far else attack


def total(p: Position, whose: str) -> int:
    return sum(firepower(p, u) for u in fighters(p, whose))


def bonus(p: Position, whose: str) -> int:
    """9.2.B What is added to a die."""
    found = 0
    if p["intelligence"] == "ambush" and whose != p["active"]:
        found += 4
    if p["intelligence"] == "surprise" and whose == p["active"]:
        found += 3
    us = any(COUNTERS[u]["nationality"] == "us" and flies(u) for u in fighters(p, whose))
    if whose == "allies" and us and p["year"] >= 1943:
        found += 1 if p["year"] == 1943 else 3
    return found


def lose(p: Position, unit: str) -> None:
    if steps(p, unit) == 2:
        p["reduced"][unit] = True
        return
    p["lost"][unit] = p["at"].pop(unit)
    for brigade in [b for b, ship in p["riding"].items() if ship == unit and p["at"].get(b) == p["hex"]]:
        p["lost"][brigade] = p["at"].pop(brigade)


def air_naval(p: Position, dice: Iterator[int]) -> Asking:
    active, reactor = p["active"], OTHER[p["active"]]
    if not fighters(p, active) and not fighters(p, reactor):
        p["won"] = active  # 9.34
        return
    alone = {one: not fighters(p, OTHER[one]) for one in (active, reactor)}
    order = (reactor, active) if p["intelligence"] == "ambush" else (active, reactor)
    together = {one: (total(p, one), bonus(p, one), _planes(p, one)) for one in order}
    for one in order:
        now = total(p, one), bonus(p, one), _planes(p, one)
        strength, more, planes = together[one] if p["intelligence"] == "intercept" else now
        die = next(dice)
        if not strength:
            continue
        roll = die + more
        points = ceil(strength * (0.25 if roll <= 2 else 0.5 if roll <= 5 else 1))
        p["log"].append(("volley", one, die, roll, strength, points))
        yield from (
            bombard(p, one, points, die == 9) if alone[one] else volley(p, one, points, die == 9, planes)
        )
    winner(p)


def _planes(p: Position, whose: str) -> int:
    return sum(flies(u) for u in fighters(p, whose))


def volley(p: Position, firer: str, points: int, critical: bool, planes: int) -> Asking:
    """9.2.F.1 to 9.2.F.4, 9.2.F.6 Hits on ships and air units."""
    foe, hit_away, losses = OTHER[firer], set[str](), []
    while True:
        everybody = list(dict.fromkeys(fighters(p, foe) + escorts(p, foe)))
        allowed = [
            u
            for u in everybody
            if p["at"][u] == p["hex"] or not flies(u) or u in hit_away or len(hit_away) < planes
        ]
        full = [u for u in everybody if steps(p, u) == 2]
        may = [u for u in allowed if (critical or not full or u in full) and value(p, u, "defense") <= points]
        if not may:
            break
        _, unit = yield firer, frozenset(("hit", u) for u in may)
        if flies(unit) and p["at"][unit] != p["hex"]:
            hit_away.add(unit)
        points -= value(p, unit, "defense")
        losses.append((unit, p["at"][unit]))
        lose(p, unit)
    if critical and not losses and allowed:
        least = min(value(p, u, "defense") for u in allowed)
        weakest = frozenset(("hit", u) for u in allowed if value(p, u, "defense") == least)
        _, unit = yield OTHER[p["active"]], weakest
        lose(p, unit)
    elif firer == "allies" and not critical:
        yield from shift(p, losses)


def shift(p: Position, losses: list[tuple[str, str]]) -> Asking:
    """9.2.F.7 One loss may be moved from one Japanese carrier to another one of the battle."""
    decks = [u for u in fighters(p, "japan") if is_carrier(u)]
    hurt = {u: at for u, at in losses if is_carrier(u) and set(decks) - {u}}
    if not hurt:
        return
    word, *which = yield "japan", frozenset(("restore", u) for u in hurt) | {("pass",)}
    if word == "pass":
        return
    saved = which[0]
    _, other = yield "japan", frozenset(("shift", u) for u in decks if u != saved)
    lose(p, other)
    if saved in p["at"]:
        p["reduced"][saved] = False
    else:
        p["at"][saved] = hurt[saved]  # It had never been lost: it is where it was.
        del p["lost"][saved]
        p["reduced"][saved] = COUNTERS[saved]["steps"] == 2


def bombard(p: Position, firer: str, points: int, critical: bool) -> Asking:
    """9.2.F.5 Without enemy ships and air units ground units are hit, but never the last step of the hex."""
    foe, kept, struck = OTHER[firer], "", False
    guarded = firer == "allies" and p["guards"] > 0
    troops = here(p, foe, "ground")
    everything = sum(steps(p, u) * value(p, u, "defense") for u in troops)
    if len(troops) > 1 and firer == p["active"] and not guarded and everything <= points:
        _, kept = yield OTHER[p["active"]], frozenset(("keep", u) for u in troops)
    while True:
        troops = here(p, foe, "ground")
        spare = troops
        if not guarded:
            left = sum(steps(p, u) for u in troops)
            spare = [u for u in troops if left > 1 and (u != kept or steps(p, u) == 2)]
        full = [u for u in troops if steps(p, u) == 2]
        may = [u for u in spare if (critical or not full or u in full) and value(p, u, "defense") <= points]
        if not may:
            break
        _, unit = yield firer, frozenset(("hit", u) for u in may)
        points -= value(p, unit, "defense")
        struck = True
        lose(p, unit)
    if critical and not struck and spare:
        least = min(value(p, u, "defense") for u in spare)
        weakest = frozenset(("hit", u) for u in spare if value(p, u, "defense") == least)
        _, unit = yield OTHER[p["active"]], weakest
        lose(p, unit)


def winner(p: Position) -> None:
    """9.3, 9.31"""
    active, reactor = p["active"], OTHER[p["active"]]
    mine, theirs = fighters(p, active), fighters(p, reactor)
    if not mine and not theirs:
        p["won"] = active
    elif any(map(flies, theirs)) and not any(map(flies, mine)):
        p["won"] = reactor
    elif not theirs:
        p["won"] = active
    else:
        p["won"] = active if total(p, active) > total(p, reactor) else reactor


def soldiers(p: Position, whose: str) -> list[str]:
    """9.13 The active side's landings fight only if it won in the air and at sea."""
    found = [u for u in here(p, whose, "ground") if u not in p["turned"]]
    if whose == p["active"] and p["won"] != whose:
        found = [u for u in found if u not in p["landed"]]
    return found


def guard_strength(p: Position) -> int:
    """13.76, 13.94"""
    return int(p["guards"]) * (12 if p["home"] else 9)


def ground_strength(p: Position, whose: str) -> int:
    own = sum(value(p, u, "attack") for u in soldiers(p, whose))
    return own + (guard_strength(p) if whose == "japan" else 0)


def ground_bonus(p: Position, whose: str) -> int:
    """9.4.A"""
    active, found = p["active"], 0
    if whose == active:
        foe = OTHER[whose]
        if here(p, whose, "naval") and not here(p, foe, "naval"):
            found += 2
        if any(map(flies, fighters(p, whose))) and not any(map(flies, fighters(p, foe))):
            found += 2
        found -= {"jungle": 1, "mixed": 2, "mountain": 3}.get(HEX[p["hex"]]["terrain"], 0)
    elif p["dug_in"] and any(u in p["landed"] for u in soldiers(p, active)):
        found += 3
    if whose == "allies" and any(COUNTERS[u]["type"] == "ARMOR" for u in soldiers(p, whose)):
        found += 1
    return found


def factor(roll: int) -> float:
    return 0.5 if roll <= 2 else 1 if roll <= 6 else 1.5 if roll <= 8 else 2


def ground(p: Position, dice: Iterator[int]) -> Asking:
    active, reactor = p["active"], OTHER[p["active"]]
    guarded = reactor == "japan" and p["guards"] > 0
    if not soldiers(p, active) or not (soldiers(p, reactor) or guarded):
        return
    volleys = [(one, ground_strength(p, one), ground_bonus(p, one)) for one in (active, reactor)]
    p["down"] = {active: 0, reactor: 0}
    p["guard_hits"] = 0
    for one, strength, more in volleys:
        die = next(dice)
        points = ceil(strength * factor(die + more))
        p["log"].append(("ground-volley", one, die, die + more, strength, points))
        yield from ground_hits(p, one, points)
    yield from conclusion(p)


def toughness(p: Position, unit: str) -> int:
    defense = value(p, unit, "defense")
    return ceil(defense / 2) if unit in p["landed"] else defense


def ground_hits(p: Position, firer: str, points: int) -> Asking:
    """9.4.B Full units first, a city's own steps last."""
    foe = OTHER[firer]
    while True:
        troops = soldiers(p, foe)
        full = [u for u in troops if steps(p, u) == 2]
        may = {("hit", u) for u in full or troops if toughness(p, u) <= points}
        if foe == "japan" and not troops and p["guards"] > p["guard_hits"] and points >= 12:
            may = {("hit_guards", p["hex"])}
        if not may:
            return
        word, unit = yield firer, frozenset(may)
        p["down"][foe] += 1
        if word == "hit_guards":
            p["guard_hits"] += 1
            points -= 12
        else:
            points -= toughness(p, unit)
            lose(p, unit)


def conclusion(p: Position) -> Asking:
    """9.4.C, 9.5"""
    active, reactor = p["active"], OTHER[p["active"]]
    mine, theirs = soldiers(p, active), soldiers(p, reactor)
    guarded = reactor == "japan" and p["guards"] > p["guard_hits"]
    alone = not theirs and not guarded
    best = active if mine and (alone or p["down"][reactor] > p["down"][active]) else reactor
    p["log"].append(("ground-won", best))
    p["won"] = best
    if best == reactor:
        return_overland(p)
        return
    for unit in sorted(here(p, reactor, "ground"), key=list(COUNTERS).index):
        ways = retreats(p, unit)
        if not ways:
            p["lost"][unit] = p["at"].pop(unit)
            continue
        _, _, where = yield active, frozenset(("retreat", unit, id) for id in ways)
        p["at"][unit] = where
        p["holder"][where] = reactor


def return_overland(p: Position) -> None:
    """9.5 Who came overland goes back where it came from."""
    active, reactor = p["active"], OTHER[p["active"]]
    for unit in here(p, active, "ground"):
        if unit in p["landed"]:
            continue
        home = p["came"][unit]
        if p["holder"][home] != active or occupied(p, home, reactor):
            p["lost"][unit] = p["at"].pop(unit)
        else:
            p["at"][unit] = home


def occupied(p: Position, id: str, whose: str) -> bool:
    return any(at == id and side(u) == whose for u, at in p["at"].items()) or (
        whose == "japan" and id in p["guarded"]
    )


def closed(unit: str, id: str) -> bool:
    """8.41 Whether the unit may not be in that hex."""
    region = HEX[id].get("region")
    if COUNTERS[unit]["nationality"] == "chinese":
        return region not in CHINESE_REGIONS and id not in AROUND_KUNMING
    return region in CLOSED_LAND[side(unit)]


def retreats(p: Position, unit: str) -> list[str]:
    """9.5 Adjacent hexes: none of the enemy's, none that he came from, room for three, named ones first."""
    active, whose = p["active"], side(unit)
    if p["one_hex"]:
        return []
    found = []
    for id, code in near(p["hex"]):
        if "L" not in code or closed(unit, id):
            continue
        if id in p["came"].values() or occupied(p, id, active):
            continue
        there = [u for u, at in p["at"].items() if at == id and is_class(u, "air", "ground")]
        if len(there) < 3:
            found.append(id)
    best = [id for id in found if p["holder"][id] == whose and HEX[id]["named_location"]]
    return best or found


def turn_back(p: Position) -> None:
    """8.45 (B) A landing without escort meets ships that have reacted."""
    active = p["active"]
    landed = [u for u in here(p, active, "ground") if u in p["landed"]]
    met = [u for u in here(p, OTHER[active], "naval") if u in p["reacted"]]
    if not landed or not met or here(p, active, "naval"):
        return
    p["turned"] = set(landed)
    for unit in landed:
        lose(p, unit)
    overland = [u for u in here(p, active, "ground") if u not in landed]
    if not overland and not fighters(p, active):
        p["won"] = OTHER[active]


def battle(p: Position, dice: Iterator[int]) -> Asking:
    """A whole battle; afterwards ``holder`` says who controls the hex."""
    active, reactor = p["active"], OTHER[p["active"]]
    assault = here(p, active, "ground")
    turn_back(p)
    if not p["won"]:
        yield from air_naval(p, dice)
        p["air_won"] = p["won"]
        yield from ground(p, dice)
    theirs = here(p, reactor, "ground")
    mine = [u for u in here(p, active, "ground") if u not in p["turned"]]
    overland = [u for u in mine if u not in p["landed"]]
    captured = bool(mine) and (p["won"] == active or bool(overland)) and not theirs
    guarded = reactor == "japan" and p["guards"] > p.get("guard_hits", 0)
    if captured and (not guarded or ("ground-won", active) in p["log"]):
        p["holder"][p["hex"]] = active
    # 16.45 All attacking ground units are lost, a US corps or division that could be rebuilt among them.
    p["casualties"] = (
        active == "allies"
        and all(u not in p["at"] for u in assault)
        and any(
            COUNTERS[u]["nationality"] == "us"
            and COUNTERS[u].get("size") in ("XX", "XXX")
            and not COUNTERS[u]["prewar_dot"]
            for u in assault
        )
    )

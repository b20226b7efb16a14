"""Odds and retreats the slow and plain way: written from the rulebook, for comparison with the engine."""

from __future__ import annotations

from typing import Any, NamedTuple

from games.no_retreat.reference import AREA, HEX, MAP, UNIT, Piece, Position, walkable
from quadrant.games.no_retreat.components import data

TABLES: dict[str, Any] = data("tables")
COLUMNS: list[str] = TABLES["crt"]["columns"]
#: 10.5 What each column stands for.
WORTH = (1 / 3, 1 / 2, 1, 3 / 2, 2, 3, 4, 5, 6)
KEY_HEXES = {*MAP["objectives"]["axis"], *MAP["objectives"]["soviet"]}
TANKS = ("armor", "ss_armor")
WINTER = ("snow", "long_winter")


class Day(NamedTuple):
    """What of the tracks bears on a battle."""

    turn: int
    weather: str
    oil: int

    @property
    def dry(self) -> bool:
        """13.5 German armour has no oil any more."""
        return 0 < self.oil < self.turn


class Verdict(NamedTuple):
    ratio: str | None
    shifts: int
    column: str
    results: list[str]


def kind(piece: Piece) -> str:
    return str(piece.printed["type"])


def verdict(day: Day, attackers: list[Piece], target: str, defenders: list[Piece]) -> Verdict:
    """10.5 The columns before and after the shifts, and the result of each face of the die."""
    attack = sum(piece.printed["strength"] for piece in attackers)
    defence = sum(piece.printed["strength"] for piece in defenders)
    start = max((n for n, worth in enumerate(WORTH) if attack >= worth * defence - 1e-9), default=-1)
    side = attackers[0].side
    shifts = (
        terrain(day, attackers, target) + winter(day, side, target) + armor(day, attackers, target, defenders)
    )
    shifts += sum(kind(piece) == "shock" for piece in attackers)
    shifts -= any(kind(piece) == "ss_motorized" for piece in defenders)
    shifts += 2 * any(piece.marked for piece in defenders)
    end = min(8, start + shifts)
    ratio = None if start < 0 else COLUMNS[start]
    if start < 0 or end < 0:
        return Verdict(ratio, shifts, COLUMNS[max(0, end)], ["CA"] * 6)
    table = TABLES["crt"]["soviet" if day.weather in WINTER else side]
    fortress = any(kind(piece) == "fortress" for piece in defenders)
    results = [row[end] for row in table]
    return Verdict(ratio, shifts, COLUMNS[end], ["EX" if r == "DS" and fortress else r for r in results])


def terrain(day: Day, attackers: list[Piece], target: str) -> int:
    """10.6.1 Ground, a key hex, and a river that all attackers cross while it is not frozen."""
    if target in AREA:
        return 0
    raw = HEX[target]
    ground = {"open": 0, "forest": -1, "marsh": -1, "mountain": -2, "kerch_strait": -2}[raw["terrain"]]
    shift = -1 if raw.get("city") else ground
    banks = {raw["neighbors"].get(direction) for direction in raw["river_sides"]}
    river = day.weather not in WINTER and all(piece.place in banks for piece in attackers)
    return shift - (target in KEY_HEXES) - river


def winter(day: Day, side: str, target: str) -> int:
    """13.1 Soviet defenders in the USSR, twice on turn 5."""
    helped = day.weather in WINTER and side == "axis" and target in HEX and HEX[target]["country"] == "USSR"
    return -(2 if day.turn == 5 else 1) * helped


def armor(day: Day, attackers: list[Piece], target: str, defenders: list[Piece]) -> int:
    """10.6.3, 14.5 Once, against infantry on open ground in clear weather or snow; SS Panzer always."""
    if any(kind(piece) == "ss_armor" for piece in attackers):
        return 1
    open_ground = target in HEX and HEX[target]["terrain"] == "open" and not HEX[target].get("city")
    if day.weather not in ("clear", "snow") or not open_ground or target in KEY_HEXES:
        return 0
    if any(kind(piece) in (*TANKS, "motorized", "ss_motorized") for piece in defenders):
        return 0
    return int(
        any(
            kind(piece) in TANKS and not piece.marked and not (piece.side == "axis" and day.dry)
            for piece in attackers
        )
    )


def closed(day: Day, piece: Piece) -> set[str]:
    """8.6, 8.7 The areas that a unit may not enter."""
    nation = UNIT[piece.unit]["nationality"]
    found = set() if nation in ("german", "finnish", "soviet") else {"FIN"}
    balkans = nation == "soviet" or (nation in ("german", "yugoslav") and day.dry)
    return found if balkans else found | {"WBALK", "SBALK"}


def retreats(plain: Position, day: Day, piece: Piece) -> set[str]:
    """10.7.5 Two hexes away, through as few enemy zones as can be, then nearer to a source of supply."""
    side, start = piece.side, piece.place
    enemy = "soviet" if side == "axis" else "axis"
    zone, shut = plain.zone(enemy), closed(day, piece)

    def free(place: str) -> bool:
        if place in shut or plain.has(place, enemy):
            return False
        return place not in zone or plain.has(place, side)

    around = set(walkable(start)) | (set(HEX[start]["neighbors"].values()) if start in HEX else set())
    risks: dict[str, int] = {}
    for first in filter(free, walkable(start)):
        ends = [first] if first in AREA else [end for end in walkable(first) if end not in around | {start}]
        for end in filter(free, ends):
            risk = (first in zone) + (end in zone and end != first)
            risks[end] = min(risk, risks.get(end, 9))
    safest = {end for end, risk in risks.items() if risk == min(risks.values())}
    sources = plain.sources(side) - {start}
    here = to_nearest(start, sources)
    return {end for end in safest if to_nearest(end, sources) < here} or safest


def to_nearest(place: str, sources: set[str]) -> int:
    """How many hexes of the bare grid lie between a place and the nearest of these hexes."""
    if place in AREA:
        return 1 + min(to_nearest(hex, sources) for hex in AREA[place]["adjacent_hexes"])
    return min((distance(place, source) for source in sources), default=99)


def distance(one: str, other: str) -> int:
    q, r = HEX[one]["q"] - HEX[other]["q"], HEX[one]["r"] - HEX[other]["r"]
    return int(max(abs(q), abs(r), abs(q + r)))

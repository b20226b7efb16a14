"""Zones, supply and reach the slow and plain way: sets of names and searches hex by hex, no bit sets.

Written from the rulebook, for comparison with the engine on random positions.
"""

from __future__ import annotations

import heapq
from collections import deque
from typing import Any, NamedTuple

from quadrant.games.no_retreat.components import data

MAP: dict[str, Any] = data("map")
HEX: dict[str, Any] = {raw["id"]: raw for raw in MAP["hexes"]}
AREA: dict[str, Any] = {raw["id"]: raw for raw in MAP["areas"]}
LAKE: dict[str, Any] = {raw["id"]: raw for raw in MAP["water"] if raw["supply_path_may_cross"]}
UNIT: dict[str, Any] = {raw["id"]: raw for raw in data("units")["units"]}
STEPS = MAP["grid"]["directions_axial"]
SUPPLY_WAY = {"axis": ("W", "NW", "SW"), "soviet": ("E", "NE", "SE")}


class Piece(NamedTuple):
    unit: str
    place: str
    face: str
    marked: bool

    @property
    def side(self) -> str:
        return str(UNIT[self.unit]["player"])

    @property
    def printed(self) -> dict[str, Any]:
        found: dict[str, Any] = UNIT[self.unit][self.face]
        return found


def beyond(hex: str, direction: str) -> str | None:
    """The hex or lake in that direction."""
    cell = HEX.get(hex) or LAKE[hex]
    q, r = cell["q"] + STEPS[direction][0], cell["r"] + STEPS[direction][1]
    other = f"{q + r // 2 + 13:02}{r + 11:02}"
    return other if other in HEX or other in LAKE else None


def walkable(place: str) -> list[str]:
    """The places next to one on foot: no lake or sea between them."""
    if place in AREA:
        return [*AREA[place]["adjacent_hexes"], *AREA[place]["adjacent_areas"]]
    raw: dict[str, Any] = HEX[place]
    on_foot: list[str] = [o for d, o in raw["neighbors"].items() if d not in raw["blocked_sides"]]
    return on_foot + list(raw["areas"])


class Position:
    """A position as a player sees it."""

    def __init__(self, pieces: list[Piece], axis_cities: set[str]) -> None:
        self.pieces = pieces
        self.held = {(piece.place, piece.side) for piece in pieces}
        self.zones = {side: self._zone(side) for side in ("axis", "soviet")}
        self.owner = {
            h: "axis" if h in axis_cities else "soviet"
            for h, raw in HEX.items()
            if raw.get("city") or raw.get("oil")
        }

    def has(self, place: str, side: str) -> bool:
        return (place, side) in self.held

    def zone(self, side: str) -> set[str]:
        return self.zones[side]

    def _zone(self, side: str) -> set[str]:
        """8.5 The places around units that are supplied and not in brackets."""
        found: set[str] = set()
        for piece in self.pieces:
            if piece.side == side and not piece.marked and not piece.printed["bracketed_no_zoc"]:
                found |= set(walkable(piece.place))
        return found

    def open_to(self, hex: str, side: str) -> bool:
        """6.3 Whether a line may run there."""
        enemy = "soviet" if side == "axis" else "axis"
        if hex in LAKE:
            return True
        if self.has(hex, enemy) or (HEX[hex].get("city") and self.owner[hex] == enemy):
            return False
        return self.has(hex, side) or hex not in self.zone(enemy)

    def supplied_cities(self, side: str) -> set[str]:
        """6.1 Cities with a line to the edge, always in the side's directions."""
        found = set()
        for city, owner in self.owner.items():
            if owner != side or not HEX[city].get("city") or not self.open_to(city, side):
                continue
            seen, queue = {city}, deque([city])
            while queue:
                here = queue.popleft()
                if here in HEX and HEX[here]["edge"] == side:
                    found.add(city)
                    break
                for direction in SUPPLY_WAY[side]:
                    there = beyond(here, direction)
                    if there and there not in seen and self.open_to(there, side):
                        seen.add(there)
                        queue.append(there)
        return found

    def sources(self, side: str) -> set[str]:
        """6.1 Where lines end: supplied cities, and the hexes of the edge that are open."""
        edge = {hex for hex, raw in HEX.items() if raw["edge"] == side and self.open_to(hex, side)}
        return edge | self.supplied_cities(side)

    def land_line(self, place: str, side: str, cities: set[str]) -> bool:
        """6.1 Four hexes to a supplied city, or three to the edge."""
        seen, queue = {place: 0}, deque([place])
        while queue:
            here = queue.popleft()
            length = seen[here]
            if (here in cities and length <= 4) or (
                here in HEX and HEX[here]["edge"] == side and length <= 3
            ):
                return True
            if length == 4:
                continue
            nearby = AREA[here]["adjacent_hexes"] if here in AREA else [beyond(here, d) for d in STEPS]
            for there in nearby:
                if there and there not in seen and self.open_to(there, side):
                    seen[there] = length + 1
                    queue.append(there)
        return False

    def supply(self, side: str) -> dict[str, str]:
        """6.1, 6.2 How each unit is supplied."""
        cities = self.supplied_cities(side)
        mine = [piece for piece in self.pieces if piece.side == side]
        by_land = {piece.place for piece in mine if self.land_line(piece.place, side, cities)}
        return {piece.unit: self._how(piece, cities, by_land) for piece in mine}

    def _how(self, piece: Piece, cities: set[str], by_land: set[str]) -> str:
        place, side = piece.place, piece.side
        if piece.unit == "ax_fin":
            return "country" if place == "FIN" else "none"
        if UNIT[piece.unit]["nationality"] == "yugoslav" and place in ("WBALK", "SBALK"):
            return "country"
        if place in by_land:
            return "land"
        seas = HEX[place]["seas"] if place in HEX else []
        baltic = "baltic" in seas and (side == "axis" or "1902" in cities)
        if "black" in seas or ("caspian" in seas and side == "soviet") or baltic:
            return "sea"
        near = walkable(place) if place in AREA else [*HEX[place]["neighbors"].values(), *HEX[place]["areas"]]
        return "neighbour" if any(other in by_land for other in near) else "none"

    def reach(self, piece: Piece, points: int, closed: set[str]) -> dict[str, int]:
        """8.0 Where a unit gets to, and what that costs; the first hex it may always take."""
        enemy = "soviet" if piece.side == "axis" else "axis"
        zone = self.zone(enemy)
        column = "mp_armor" if piece.printed["type"] in ("armor", "ss_armor") else "mp_other"
        best = {piece.place: 0}
        heap = [(0, piece.place)]
        while heap:
            spent, here = heapq.heappop(heap)
            if spent > best[here] or (here in zone and here != piece.place):
                continue
            for there in walkable(here):
                if not self._may_step(here, there, zone, piece.side, closed):
                    continue
                cost = spent + self._cost(there, column) + (1 if here in zone else 0)
                if cost <= points and cost < best.get(there, 99):
                    best[there] = cost
                    heapq.heappush(heap, (cost, there))
        for there in walkable(piece.place) if points else ():
            if self._may_step(piece.place, there, zone, piece.side, closed):
                best.setdefault(there, points)
        del best[piece.place]
        return best

    def _may_step(self, here: str, there: str, zone: set[str], side: str, closed: set[str]) -> bool:
        enemy = "soviet" if side == "axis" else "axis"
        if self.has(there, enemy) or there in closed:
            return False
        return not (here in zone and there in zone) or self.has(there, side)

    def _cost(self, place: str, column: str) -> int:
        chart: dict[str, Any] = data("tables")["terrain"]
        if place in AREA:
            return int(chart["area"][column])
        terrain = "city" if HEX[place].get("city") else HEX[place]["terrain"]
        return int(chart[terrain][column])

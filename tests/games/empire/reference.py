"""Zones of influence and supply once more, slow and plain, straight from the rulebook and the printed map."""

from __future__ import annotations

from collections import deque
from functools import cache
from heapq import heappop, heappush
from typing import Any

from quadrant.games.empire.components import ROSTER, SPACE, UNITS, data
from quadrant.games.empire.rules.supply import supply
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.supply.networks import kunming_feeds

HEX = data("map")["hexes"]
NAME = {number: id for id, number in SPACE.items()}
COST = {"open": 1.0, "jungle": 2.0, "mixed": 2.0, "mountain": 3.0, "atoll": 2.0, "ocean": 99.0}
EVEN = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
ODD = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
BUILT = ("jarhat", "imphal", "ledo", "kwai")
KUNMING = "2407"
MANCHUKO = frozenset(("3203", "3204", "3302", "3303", "3402", "3403", "3404"))
AROUND_KUNMING = frozenset(("2306", "2307", "2406", "2407", "2408", "2506", "2507"))


@cache
def near(id: str) -> list[tuple[str, str]]:
    """The neighbours of a hex, each with the code of the side between."""
    column, row = int(id[:2]), int(id[2:])
    found = []
    for (dx, dy), code in zip(ODD if column % 2 else EVEN, HEX[id]["sides"], strict=True):
        other = f"{column + dx:02}{row + dy:02}"
        if other in HEX:
            found.append((other, code))
    return found


@cache
def cube(id: str) -> tuple[int, int, int]:
    column, row = int(id[:2]), int(id[2:])
    z = row - (column - column % 2) // 2
    return column, -column - z, z


def distance(a: str, b: str) -> int:
    return max(abs(p - q) for p, q in zip(cube(a), cube(b), strict=True))


class Reference:
    """One side's supply in a position, with the zones that the engine found."""

    def __init__(self, game: Any, side: int) -> None:
        self.game, self.side = game, side
        both = supply(game)
        closed = both[1 - side].zones.all & ~both[side].zones.neutralising
        self.closed = {id for id, number in SPACE.items() if closed >> number & 1}
        self.area = {id for id, number in SPACE.items() if game.area >> number & 1}
        self.own = {
            id
            for id, number in SPACE.items()
            if HEX[id]["terrain"] != "ocean" and bool(game.control >> number & 1) == (side == 0)
        }
        self.blocked = self._enemy()
        self.ports = {id for id in self.area & self.own if HEX[id]["port"]}
        self.hqs = {u: self.at(u) for u in self.units("HQ")}
        self.fed_hqs = self._fed_hqs()

    def at(self, unit: int) -> str:
        return NAME[self.game.at[unit]]

    def units(self, kind: str = "", side: int | None = None) -> list[int]:
        whose = self.side if side is None else side
        return [
            u
            for u, space in enumerate(self.game.at)
            if space in NAME and ROSTER[u].side == whose and (not kind or ROSTER[u].type == kind)
        ]

    def _enemy(self) -> set[str]:
        """6.21 (E) Hexes with enemy ground units, air units or headquarters."""
        ships = ("CV", "CVL", "CVE", "BB", "BC", "CA", "CL", "DD", "APD")
        found = {self.at(u) for u in self.units(side=1 - self.side) if ROSTER[u].type not in ships}
        if self.side == 0:
            return found | AROUND_KUNMING & self.area
        japan = {id for id in self.area if self.game.control >> SPACE[id] & 1}
        lost = {id for id in HEX if self.game.guards_lost >> SPACE[id] & 1}
        homes = {id for id in japan if HEX[id]["city"] == "japanese_intrinsic"} - lost
        china = {
            id for id in japan if HEX[id]["city"] == "intrinsic" and HEX[id].get("region") == "china_coastal"
        }
        return found | homes | china

    def steps(self, id: str, mode: str) -> list[str]:
        """Where a line goes on from a hex, by sea or by land."""
        if mode == "sea":
            if id in self.closed:
                return []
            return [o for o, c in near(id) if "W" in c and o in self.area and o not in self.closed]
        if id in self.blocked or HEX[id]["terrain"] == "ocean":
            return []
        return [o for o, c in near(id) if "L" in c and o in self.area and o not in self.blocked]

    def _sources(self) -> set[str]:
        plan = SCENARIOS[self.game.scenario]
        if plan.sources[self.side]:
            return {id for id in self.area if plan.sources[self.side] >> SPACE[id] & 1}
        if self.side == 0:
            return {id for id in self.own if HEX[id]["city"] == "japanese_intrinsic"}
        return {id for id in HEX if any("allied" in s for s in HEX[id].get("supply_source", ()))}

    def _fed_hqs(self) -> set[int]:
        sources = self._sources() & self.area
        seen = {(id, mode) for id in sources for mode in ("sea", "land")}
        queue = deque(seen)
        reached = set(sources)
        while queue:
            id, mode = queue.popleft()
            for other in self.steps(id, mode):
                for then in (mode, "land" if mode == "sea" else "sea") if other in self.ports else (mode,):
                    if (other, then) not in seen:
                        seen.add((other, then))
                        queue.append((other, then))
                        reached.add(other)
        return {u for u, id in self.hqs.items() if id in reached}

    def reached(self, hq: int) -> tuple[set[str], set[str]]:
        """6.21 (A) What a headquarters' lines reach: with a last step by sea, and by land."""
        start = self.hqs[hq]
        best = {(start, "sea", 0): 0, (start, "land", 0): 0}
        queue = deque(best)
        sea, land = {start}, {start}
        while queue:
            state = queue.popleft()
            id, mode, switched = state
            if best[state] >= ROSTER[hq].range:
                continue
            for other in self.steps(id, mode):
                (sea if mode == "sea" else land).add(other)
                after = [(other, mode, switched)]
                if other in self.ports and not switched and (mode == "sea" or other in self.supplied_ports()):
                    after.append((other, "land" if mode == "sea" else "sea", 1))
                for new in after:
                    if best[state] + 1 < best.get(new, 999):
                        best[new] = best[state] + 1
                        queue.append(new)
        return sea, land

    def supplied_ports(self) -> set[str]:
        """1.3 Ports with a line by sea from any headquarters."""
        if not hasattr(self, "_ports"):
            seen = set(self.hqs.values())
            queue = deque(seen)
            while queue:
                for other in self.steps(queue.popleft(), "sea"):
                    if other not in seen:
                        seen.add(other)
                        queue.append(other)
            self._ports = seen & self.ports
        return self._ports

    def within_four(self, start: str) -> set[str]:
        """6.21 Hexes within four movement points of a unit."""
        if start in self.blocked:
            return set()
        routes = {
            frozenset((raw["from"], raw["to"]))
            for raw in data("map")["transport_routes"]
            if all(self.game.built >> BUILT.index(name) & 1 for name in raw["requires_built"])
        }
        best, queue = {start: 0.0}, [(0.0, start)]
        while queue:
            cost, id = heappop(queue)
            for other, code in near(id):
                if "L" not in code or other in self.blocked:
                    continue
                total = cost + (0.5 if frozenset((id, other)) in routes else COST[HEX[other]["terrain"]])
                if total <= 4 and total < best.get(other, 99):
                    best[other] = total
                    heappush(queue, (total, other))
        return set(best)

    def supplied(self) -> set[str]:
        """The ids of the side's units on the map that are in supply."""
        lines = {hq: self.reached(hq) for hq in self.fed_hqs}
        bases = set(self.hqs.values()) | self.supplied_ports()
        kunming = self.side == 1 and kunming_feeds(self.game, supply(self.game).allies.ground)
        found = {UNITS.ids[hq] for hq in self.fed_hqs}
        for unit in self.units():
            if unit in self.hqs:
                continue
            id = self.at(unit)
            sea = any(id in lines[hq][0] for hq in self.fed_hqs if self.commands(hq, unit))
            land = any(id in lines[hq][1] for hq in self.fed_hqs if self.commands(hq, unit))
            four = self.within_four(id) if not sea else set()
            fed = sea or (land and bool(four & bases)) or (kunming and KUNMING in four)
            express = self.side == 0 and SPACE[id] == self.game.tokyo_express
            if fed or express or self.game.marks[unit] & 1:
                found.add(UNITS.ids[unit])
        return found

    def commands(self, hq: int, unit: int) -> bool:
        """6.12 The table of national limits."""
        command, nation = ROSTER[hq].command, ROSTER[unit].nationality
        if command in ("japanese", "joint") or nation == "chinese":
            return True
        air = ROSTER[unit].type in ("AIR", "LRB")
        if command == "us":
            return nation == "us"
        return nation in ("british", "australian", "new_zealand", "indian") or (nation == "us" and air)

    def zone(self) -> set[str]:
        """6.4 Two hexes around every supplied carrier and air unit; the Allies have none against JP-2."""
        offensive = self.game.offensive
        event = self.game.CARDS[offensive.card].id if offensive and offensive.event else ""
        if self.side == 1 and event == "JP-2":
            return set()
        flying = ("CV", "CVL", "CVE", "AIR", "LRB")
        fed = self.supplied()
        places = {self.at(u) for u in self.units() if ROSTER[u].type in flying and UNITS.ids[u] in fed}
        return {id for id in HEX if any(distance(id, place) <= 2 for place in places)}

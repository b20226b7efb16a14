"""Movement once more, slow and plain, straight from chapter 8 and the printed map.

For a stack that is about to move in an offensive with an operations card: where it may go, by each way of
moving. Zones and supply come from the plain reference beside this one.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from games.empire.reference import AROUND_KUNMING, BUILT, COST, HEX, MANCHUKO, NAME, Reference, distance, near
from quadrant.games.empire.components import REMOVED, ROSTER, SPACE, UNITS, data
from quadrant.games.empire.scenarios import SCENARIOS

SHIPS = frozenset(("CV", "CVL", "CVE", "BB", "BC", "CA", "CL", "DD", "APD"))
CARRIERS = frozenset(("CV", "CVL", "CVE"))
AIR = frozenset(("AIR", "LRB"))
#: 8.41 Regions that no ground unit of the side enters (Chinese units have their own).
CLOSED = (
    frozenset(("china_interior", "manchuko", "soviet", "india_mainland")),
    frozenset(("china_interior", "manchuko", "soviet")),
)
#: 8.45 Nations whose ground units do not cross the sea.
LANDLOCKED = frozenset(("dutch", "indian", "chinese"))
MORESBY, FRENCH_FRIGATE = "3823", "5408"
ACTIVE, LANDED, BARGES = 0, 3, 1
#: 8.41 The Himalaya belongs to the nations in which it lies.
MOUNTAINS = {"India": "india_mainland", "China": "china_interior", "Burma": "burma"}
#: 8.41 (C), 13.91 Where nobody lands.
NOBODYS = frozenset(("manchuko", "soviet"))


def region_of(id: str) -> str | None:
    region: str | None = HEX[id].get("region")
    return MOUNTAINS[HEX[id]["nation"]] if region == "himalaya" else region


class Plain:
    """The position as the side that moves sees it."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.side: int = game.offensive.side
        self.foe = 1 - self.side
        self.value: int = game.offensive.value
        self.mine, self.theirs = Reference(game, self.side), Reference(game, self.foe)
        self.area = self.mine.area
        self.enemy_units = [(u, self.at(u)) for u in self.mine.units(side=self.foe)]
        self.own_units = [(u, self.at(u)) for u in self.mine.units()]
        #: 13.76, 13.94 Cities of Japan that hold steps of their own.
        self.guards = self._guards() if self.foe == 0 else set()
        self.enemies = {id for _, id in self.enemy_units} | self.guards
        self.enemy_ships = {id for u, id in self.enemy_units if ROSTER[u].type in SHIPS}
        self.enemy_zone = self.theirs.zone()
        self.fed = self.mine.supplied()
        self.landings = {id for id in HEX if game.offensive.landings >> SPACE[id] & 1}
        self.ports = self.mine.ports
        self.targets = self._targets(())

    def at(self, unit: int) -> str:
        return NAME[self.game.at[unit]]

    def _guards(self) -> set[str]:
        japan = {id for id in self.area if self.game.control >> SPACE[id] & 1}
        homes = {id for id in japan if HEX[id]["city"] == "japanese_intrinsic"}
        lost = {id for id in homes if self.game.guards_lost >> SPACE[id] & 1}
        china = (id for id in japan if HEX[id]["city"] == "intrinsic")
        return homes - lost | {id for id in china if HEX[id].get("region") == "china_coastal"}

    # 7.24 Where an operations card may still bring about a battle

    def _targets(self, passing: tuple[int, ...]) -> set[str]:
        found = {id for id in self.enemies & self.area if region_of(id) != "china_interior"}
        mixed = {id for u, id in self.own_units if u not in passing} & self.enemies
        if mixed:
            found &= mixed
        covered = {id for id in self.landings if id not in self.mine.own}
        for carrier, id in self._at_sea():
            range = ROSTER[carrier].range
            if not any(distance(id, other) <= range for other in covered):
                found = {other for other in found if distance(id, other) <= range}
        return found

    def _at_sea(self) -> list[tuple[int, str]]:
        """Activated carriers outside own ports."""
        return [
            (u, id)
            for u, id in self.own_units
            if ROSTER[u].type in CARRIERS and self.game.marks[u] >> ACTIVE & 1 and id not in self.ports
        ]

    # 8.21-8.23, 8.44 By sea

    def sail(self, start: str, hexes: int, closed: set[str]) -> set[str]:
        best = {start: 0}
        queue = deque([start])
        while queue:
            id = queue.popleft()
            if best[id] == hexes:
                continue
            for other, code in near(id):
                if (
                    "W" in code
                    and other in self.area - MANCHUKO
                    and other not in closed
                    and other not in best
                ):
                    best[other] = best[id] + 1
                    queue.append(other)
        return set(best) - {start}

    def naval(self, units: tuple[int, ...]) -> set[str]:
        """8.21 Ships: where they reach, and may end."""
        start = self.at(units[0])
        ends = self.ports - self.enemies | self.targets
        ranges = [ROSTER[u].range for u in units if ROSTER[u].type in CARRIERS]
        if ranges:
            goals = self.targets | {id for id in self.landings if id not in self.mine.own}
            ends |= {id for id in self.area if any(distance(id, goal) <= min(ranges) for goal in goals)}
        else:
            ends |= self.landings | {id for _, id in self._at_sea()}
        return self.sail(start, 5 * self.value, set()) & ends - (self.enemies - self.targets)

    def without(self, units: tuple[int, ...]) -> Plain:
        """6.4 The position without these units: supply and zones of both sides are found again."""
        trial = self.game.clone()
        for unit in units:
            trial.move(unit, REMOVED)
        trial.touch()
        return Plain(trial)

    def unsafe(self) -> set[str]:
        """6.4 The enemy's zone where no carrier or air unit of the side neutralises it."""
        flying = (*CARRIERS, "AIR")
        own = {id for u, id in self.own_units if ROSTER[u].type in flying and UNITS.ids[u] in self.fed}
        return {id for id in self.enemy_zone if not any(distance(id, other) <= 2 for other in own)}

    def strategic(self, units: tuple[int, ...]) -> set[str]:
        """8.23, 8.44 From port to port twice as far, outside enemy zones."""
        start = self.at(units[0])
        troops = [u for u in units if ROSTER[u].type not in SHIPS]
        alone = len(troops) == len(units)
        coast = HEX[start]["coastal"] and start in self.mine.own
        if any(ROSTER[u].nationality in LANDLOCKED for u in troops):
            return set()
        if not (coast if alone else start in self.ports):
            return set()
        closed = self.without(units).unsafe() | (self.enemy_ships if alone else set())
        hexes = 5 * self.value * (2 if start in self.ports else 1)
        found = self.sail(start, hexes, closed) & self.ports - self.enemies
        return {id for id in found if not troops or region_of(id) not in CLOSED[self.side]}

    # 8.45, 8.47 Landings

    def shipping(self, units: tuple[int, ...]) -> int:
        berths = sum(ROSTER[u].type in ("CA", "CL", "APD") for u in units) if self.side == 0 else 0
        points = 0
        for unit in units:
            counter = ROSTER[unit]
            if counter.type in SHIPS:
                continue
            if counter.carried and berths:
                berths -= 1
                continue
            steps = 1 if self.game.faces[unit] else 2
            points += (2 if UNITS.ids[unit] == "jp_army_kor" else 1) * steps if len(counter.size) > 2 else 1
        return points

    def points(self) -> int:
        total: int = self.game.asp[self.side]
        if self.side == 0 and self.game.rivalry[0]:
            total = (total + 1) // 2
        used: int = self.game.asp_used[self.side] - self.game.offensive.extra[self.side]
        return max(0, total - used)

    def beaches(self) -> set[str]:
        return {
            id
            for id in self.area
            if HEX[id]["coastal"]
            and (HEX[id]["terrain"] != "mountain" or id == MORESBY)
            and region_of(id) not in CLOSED[self.side]
            and (id not in self.enemies or id in self.targets)
        }

    def _waters(self, units: tuple[int, ...]) -> set[str]:
        """8.45 (B) What a landing may not pass."""
        types = {ROSTER[u].type for u in units}
        closed = set() if types & CARRIERS else self.unsafe()
        return closed if types & SHIPS else closed | self.enemy_ships

    def landing(self, units: tuple[int, ...]) -> set[str]:
        start = self.at(units[0])
        troops = [u for u in units if ROSTER[u].type not in SHIPS]
        able = all(ROSTER[u].nationality not in LANDLOCKED and ROSTER[u].type != "ARMOR" for u in troops)
        closed = self._waters(units)
        if not able or self.shipping(units) > self.points():
            return set()
        if not HEX[start]["coastal"] or start not in self.mine.own or start in closed:
            return set()
        found = self.sail(start, 5 * self.value, closed) & self.beaches()
        army = any(ROSTER[u].nationality == "us" and ROSTER[u].service == "army" for u in troops)
        if army and not any(ROSTER[u].type == "MARINE" for u in units):
            found -= self._need_marines()
        return found

    def _need_marines(self) -> set[str]:
        """8.45 (D) One-hex islands that Japan controls and holds, where no Marines have landed."""
        landed = {
            id for u, id in self.own_units if ROSTER[u].type == "MARINE" and self.game.marks[u] >> LANDED & 1
        }
        islands = {id for id in self.area if HEX[id].get("island") == "one_hex"}
        return {id for id in islands - self.mine.own if id in self.enemies} - landed

    def barges(self, unit: int) -> set[str]:
        start = self.at(unit)
        three = self.game.CARDS[self.game.offensive.card].ops == 3
        if self.side != 0 or not self.game.flags >> BARGES & 1 or not three or start not in self.mine.own:
            return set()
        over = {other for other, code in near(start) if "W" in code and other in self.area}
        return (over - self._waters((unit,))) & self.beaches()

    # 8.3 By air

    def fields(self) -> set[str]:
        extra = SCENARIOS[self.game.scenario].airfields
        found = {id for id in self.area & self.mine.own if HEX[id]["airfield"] or extra >> SPACE[id] & 1}
        found = {id for id in found if region_of(id) not in NOBODYS}
        if self.side == 1 and FRENCH_FRIGATE in self.area and FRENCH_FRIGATE not in self.enemy_ships:
            found.add(FRENCH_FRIGATE)
        return found

    def fly(self, unit: int, legs: int, closed: set[str]) -> set[str]:
        """8.31, 8.33 In legs from airfield to airfield, not over what is closed."""
        reach, fields = max(ROSTER[unit].range, ROSTER[unit].extended), self.fields()
        found = front = {self.at(unit)}
        for _ in range(legs):
            over = {other for base in front for other in self._over(base, reach, closed)}
            front = over & fields - found
            found = found | front
        held = {id for u, id in self.enemy_units if ROSTER[u].type not in SHIPS | AIR | {"HQ"}} | self.guards
        return found - held - {FRENCH_FRIGATE, self.at(unit)}

    def _over(self, base: str, reach: int, closed: set[str]) -> set[str]:
        if not closed:
            return {id for id in HEX if distance(base, id) <= reach}
        best = {base: 0}
        queue = deque([base])
        while queue:
            id = queue.popleft()
            for other, _ in near(id):
                if best[id] < reach and other not in best and other in self.area - closed:
                    best[other] = best[id] + 1
                    queue.append(other)
        return set(best)

    # 8.4 By land

    def costs(self, units: tuple[int, ...], start: str) -> dict[str, float]:
        """8.41, 8.42 The next hexes by land, and what entering them costs the slowest unit."""
        standing = {id for u, id in self.enemy_units if ROSTER[u].type not in SHIPS} | self.guards
        if self.foe == 1:
            standing |= AROUND_KUNMING & self.area
        routes = {
            frozenset((raw["from"], raw["to"]))
            for raw in data("map")["transport_routes"]
            if all(self.game.built >> BUILT.index(name) & 1 for name in raw["requires_built"])
        }
        found = {}
        for other, code in near(start):
            if "L" not in code or other not in self.area or not all(self.open(u, other) for u in units):
                continue
            fast = frozenset((start, other)) in routes and other not in standing
            armour = any(ROSTER[u].type == "ARMOR" for u in units)
            if not (armour and HEX[other]["terrain"] == "mountain" and not fast):
                found[other] = 0.5 if fast else COST[HEX[other]["terrain"]]
        return found

    def open(self, unit: int, id: str) -> bool:
        """8.41 Whether the unit may be there at all."""
        region = region_of(id)
        if ROSTER[unit].nationality == "chinese":
            return region in ("burma", "india_northern") or id in AROUND_KUNMING
        return HEX[id]["terrain"] != "ocean" and region not in CLOSED[self.side]

    def march(self, units: tuple[int, ...], start: str, points: float) -> set[str]:
        """8.11, 8.42 The next hexes: of enemies only where a battle may be, or past ships and on."""
        targets = self._targets(units)
        standing = {id for u, id in self.enemy_units if ROSTER[u].type not in SHIPS} | self.guards
        if self.foe == 1:
            standing |= AROUND_KUNMING & self.area
        found = set()
        for other, cost in self.costs(units, start).items():
            if cost > points:
                continue
            free = other not in self.enemies or other in targets
            if free or (other not in standing and self.march(units, other, points - cost)):
                found.add(other)
        return found


def reach(game: Any, units: tuple[int, ...]) -> dict[str, set[str]]:
    """Where the stack may go, by the verbs of the choices."""
    plain = Plain(game)
    unit = units[0]
    if ROSTER[unit].type in AIR:
        return {
            "move": plain.fly(unit, plain.value, set()),
            "ship": plain.fly(unit, 2 * plain.value, plain.without(units).unsafe() | {"none"}),
        }
    if all(ROSTER[u].type in SHIPS for u in units):
        return {"move": plain.naval(units), "ship": plain.strategic(units)}
    found = {"land": plain.landing(units), "ship": plain.strategic(units)}
    if not any(ROSTER[u].type in SHIPS for u in units):
        found["move"] = plain.march(units, plain.at(unit), float(plain.value))
    if len(units) == 1:
        found["barge"] = plain.barges(unit)
    return found

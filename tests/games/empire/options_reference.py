"""What may be chosen in an offensive once more, slow and plain: activation, battles, reaction, stacking.

Only for offensives with operations cards on the whole map: events and small scenarios have their own words.
Supply and zones come from the plain reference beside this one.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from games.empire.battle_reference import COUNTERS, is_carrier
from games.empire.reference import AROUND_KUNMING, BUILT, HEX, MANCHUKO, NAME, Reference, distance, near
from quadrant.games.empire.components import SPACE, UNITS
from quadrant.kernel.match import Match

KWAI = BUILT.index("kwai")
NUMBER = {id: number for number, id in enumerate(UNITS.ids)}
ACTIVE, MOVED, STRATEGIC, LANDED, BARRED, BOMBED = range(6)
RAILWAY = ("2008", "2108", "2109", "2010", "2110")
CBI = ("burma", "india_northern", "ceylon")
SURPRISE = 0


class Judge:
    """One side's choices in a position."""

    def __init__(self, match: Match, side: int) -> None:
        game: Any = match.state
        self.game = game
        self.side, self.foe = side, 1 - side
        self.offensive = self.game.offensive
        self.mine, self.theirs = Reference(self.game, side), Reference(self.game, 1 - side)
        self.area = self.mine.area
        self.units = {id: NAME[at] for id, at in zip(UNITS.ids, self.game.at, strict=True) if at in NAME}
        self.own = {u: at for u, at in self.units.items() if self.owner(u) == side}
        self.enemy = {u: at for u, at in self.units.items() if self.owner(u) != side}
        self.guards = self._guards()
        self.fed = self.mine.supplied()

    def owner(self, unit: str) -> int:
        return 0 if COUNTERS[unit]["side"] == "JP" else 1

    def marked(self, unit: str, mark: int) -> bool:
        return bool(self.game.marks[NUMBER[unit]] >> mark & 1)

    def active(self, side: int) -> list[str]:
        """Activated units, in the China box too."""
        return [u for u in UNITS.ids if self.owner(u) == side and self.marked(u, ACTIVE)]

    def _guards(self) -> set[str]:
        """13.76, 13.94 Cities of Japan with steps of their own."""
        japan = {id for id in self.area if self.game.control >> SPACE[id] & 1}
        lost = {id for id in HEX if self.game.guards_lost >> SPACE[id] & 1}
        homes = {id for id in japan if HEX[id]["city"] == "japanese_intrinsic"} - lost
        china = {id for id in japan if HEX[id]["city"] == "intrinsic"}
        return homes | {id for id in china if HEX[id].get("region") == "china_coastal"}

    def hexes(self, side: int, *classes: str) -> set[str]:
        wanted = classes or ("hq", "naval", "air", "ground")
        found = {
            at for u, at in self.units.items() if self.owner(u) == side and COUNTERS[u]["class"] in wanted
        }
        return found | self.guards if side == 0 and "ground" in wanted else found

    # 6.3, 7.21 Activation

    def lines(self, hq: str) -> set[str]:
        """6.3 What activation lines reach: not by sea into or out of zones, not by land past enemies."""
        blocked = self.hexes(self.foe, "ground", "air")
        if self.side == 0:
            blocked |= AROUND_KUNMING & self.area
        closed = self.mine.closed
        best = {self.own[hq]: 0}
        queue = deque(best)
        while queue:
            id = queue.popleft()
            if best[id] == COUNTERS[hq]["hq"]["range"]:
                continue
            for other, code in near(id):
                sea = "w" in code.lower() and id not in closed and other not in closed
                land = "l" in code.lower() and id not in blocked and other not in blocked
                if other in self.area and other not in best and (sea or land):
                    best[other] = best[id] + 1
                    queue.append(other)
        return set(best)

    def efficiency(self, hq: str) -> int:
        """6.11, 6.25"""
        found: int = COUNTERS[hq]["hq"]["efficiency"]
        if COUNTERS[hq]["hq"]["command"] not in ("us", "joint") or self._to_the_east(self.own[hq]):
            return found
        return max(0, found - 1)

    def _to_the_east(self, goal: str) -> bool:
        edge = {
            id for id in self.area if any("allied_east" in name for name in HEX[id].get("supply_source", ()))
        }
        seen = {(id, mode) for id in edge for mode in ("sea", "land")}
        queue = deque(seen)
        while queue:
            id, mode = queue.popleft()
            for other in self.mine.steps(id, mode):
                for then in ("sea", "land") if other in self.mine.ports else (mode,):
                    if (other, then) not in seen:
                        seen.add((other, then))
                        queue.append((other, then))
        return any(id == goal for id, _ in seen)

    def ready(self, hq: str) -> set[str]:
        """The units on the map that it may activate, numbers left aside."""
        lines = self.lines(hq)
        return {
            u
            for u, at in self.own.items()
            if COUNTERS[u]["class"] != "hq"
            and at in lines
            and u in self.fed
            and not self.marked(u, ACTIVE)
            and self.mine.commands(NUMBER[hq], NUMBER[u])
            and self._agree(u)
            and not (self.side == self.offensive.side and self.marked(u, BOMBED))
        }

    def _agree(self, unit: str) -> bool:
        """14.1 (C), 14.2 (A)"""
        if not self.game.rivalry[self.side]:
            return True
        nation = "japanese" if self.side == 0 else "us"
        services = {
            "army" if COUNTERS[u]["service"] == "army" else "navy"
            for u in (*self.active(self.side), unit)
            if COUNTERS[u]["nationality"] == nation
        }
        return len(services) < 2

    def limit(self, hq: str, number: int, unit: str) -> int:
        """7.21, 13.79 How many units it activates, that one among them."""
        found = number + self.efficiency(hq)
        units = (*self.active(self.side), unit)
        inland = any(HEX[self.origin(u)].get("region") in CBI for u in units if self.origin(u))
        rangoon = bool(self.game.control >> SPACE["2008"] & 1)
        if self.side == 1 or not inland:
            return found
        built = bool(self.game.built >> KWAI & 1)
        if not rangoon and not built:
            return max(number, found - 1)
        return found + 1 if rangoon and built and any(self.over_the_bridge(u) for u in units) else found

    def over_the_bridge(self, unit: str) -> bool:
        """13.79 Whether it can be fed by land over the railway from Bangkok to Rangoon (reading 141)."""
        start = self.origin(unit)
        if not start or HEX[start].get("region") not in CBI or self.mine.blocked & set(RAILWAY):
            return False
        seen, queue = {"2008"}, deque(["2008"])
        while queue:
            for other in self.mine.steps(queue.popleft(), "land"):
                if other not in seen:
                    seen.add(other)
                    queue.append(other)
        return start in seen or any(o == start and "L" in c for id in seen for o, c in near(id))

    def origin(self, unit: str) -> str:
        return NAME.get(
            self.game.origin[NUMBER[unit]] if self.marked(unit, ACTIVE) else SPACE[self.own[unit]], ""
        )

    def activate(self) -> set[str]:
        hq = UNITS.ids[self.offensive.hq]
        value = self.offensive.printed
        return {u for u in self.ready(hq) if self.offensive.count < self.limit(hq, value, u)}

    # 7.24 Battles

    def targets(self) -> set[str]:
        return {id for id in self.hexes(self.foe) & self.area if HEX[id].get("region") != "china_interior"}

    def combat_range(self, unit: str) -> int:
        """8.31, 9.11 How far from a battle it may be; -1: it does not fight."""
        raw = COUNTERS[unit]
        if self.marked(unit, STRATEGIC) or self.marked(unit, BARRED):
            return -1
        far = raw["extended_range"] or 0
        return int(raw["range"] if raw["extended_parenthetical"] else max(raw["range"], far))

    def free(self) -> list[str]:
        """Activated carriers and air units that fight nowhere yet."""
        busy = {UNITS.ids[u] for battle in self.offensive.battles for u in battle.flyers}
        there = {NAME[battle.hex] for battle in self.offensive.battles if not battle.special}
        return [
            u
            for u in self.active(self.side)
            if (COUNTERS[u]["class"] == "air" or is_carrier(u))
            and u in self.own
            and u not in busy
            and self.own[u] not in there
        ]

    def declare(self) -> set[str]:
        """An operations card: one battle, where units of both sides are or in range of flyers."""
        if self.offensive.battles:
            return set()
        found = {
            id
            for id in self.targets()
            if any(distance(id, self.own[u]) <= self.combat_range(u) for u in self.free())
        }
        landings = {id for id in HEX if self.offensive.landings >> SPACE[id] & 1 and id not in self.mine.own}
        idle = [
            u
            for u in self.free()
            if is_carrier(u)
            and self.own[u] not in self.mine.ports
            and not any(distance(id, self.own[u]) <= COUNTERS[u]["range"] for id in landings)
        ]
        for_all = {id for id in found if all(distance(id, self.own[u]) <= COUNTERS[u]["range"] for u in idle)}
        return for_all or found

    def commit(self) -> set[tuple[str, str]]:
        hexes = {NAME[battle.hex] for battle in self.offensive.battles}
        return {
            (u, id) for u in self.free() for id in hexes if distance(id, self.own[u]) <= self.combat_range(u)
        }

    def watched(self) -> set[str]:
        """7.27 For the active side: landings on which the enemy may try a special reaction."""
        hqs = [u for u in self.enemy if COUNTERS[u]["class"] == "hq" and NUMBER[u] in self.theirs.fed_hqs]
        zone, foes = self.theirs.zone(), self.hexes(self.foe)
        return {
            id
            for id in HEX
            if self.offensive.landings >> SPACE[id] & 1
            and id in self.theirs.own
            and id not in foes
            and id in zone
            and HEX[id]["named_location"]
            and HEX[id].get("region") != "india_mainland"
            and any(distance(id, self.enemy[hq]) <= COUNTERS[hq]["hq"]["range"] for hq in hqs)
        }

    # 7.26 Reaction

    def battles(self) -> list[str]:
        return [NAME[battle.hex] for battle in self.offensive.battles]

    def reactors(self) -> set[str]:
        return {
            u
            for u, at in self.own.items()
            if COUNTERS[u]["class"] == "hq"
            and NUMBER[u] in self.mine.fed_hqs
            and any(distance(at, id) <= COUNTERS[u]["hq"]["range"] for id in self.battles())
        }

    def sail(self, start: str, hexes: int, closed: set[str]) -> set[str]:
        best = {start: 0}
        queue = deque([start])
        while queue:
            id = queue.popleft()
            for other, code in near(id):
                if (
                    best[id] < hexes
                    and "W" in code
                    and other in self.area - closed - MANCHUKO
                    and other not in best
                ):
                    best[other] = best[id] + 1
                    queue.append(other)
        return set(best)

    def fields(self) -> set[str]:
        found = {id for id in self.area & self.mine.own if HEX[id]["airfield"]}
        found = {id for id in found if HEX[id].get("region") not in ("soviet", "manchuko")} - {"5408"}
        return found | ({"5408"} if self.side == 1 and "5408" not in self.hexes(0, "naval") else set())

    def fly(self, unit: str, legs: int, range: int) -> set[str]:
        found = front = {self.own[unit]}
        for _ in [None] * legs:
            near_by = {id for id in self.fields() if any(distance(id, base) <= range for base in front)}
            front = near_by - found
            found = found | front
        return found - self.hexes(self.foe, "ground") - {"5408"} - {self.own[unit]}

    def react_places(self, unit: str, battle: str, together: bool = False) -> set[str] | None:
        """From where a unit takes part; None for ground units, which are not judged here.

        ``together``: ships may count on carriers that are activated and still to move.
        """
        at, value = self.own[unit], self.offensive.printed
        if COUNTERS[unit]["class"] == "ground":
            return None
        if at in self.battles() and at != battle:
            return set()
        if COUNTERS[unit]["class"] == "air":
            return self._air_places(unit, battle)
        reached = self.sail(at, 5 * value, set())
        if is_carrier(unit):
            taken = (set(self.battles()) | self.hexes(self.foe)) - {battle}
            return {id for id in reached - taken if distance(id, battle) <= COUNTERS[unit]["range"]}
        if at == battle:
            return {at}
        decks = {
            NAME[self.game.at[u]]
            for other in self.offensive.battles
            if NAME[other.hex] == battle
            for u in other.flyers
            if self.owner(UNITS.ids[u]) == self.side and is_carrier(UNITS.ids[u])
        }
        for other in self.waiting() if together else ():
            if is_carrier(other):
                decks |= self.react_places(other, battle) or set()
        return reached & ({battle} | decks)

    def waiting(self) -> set[str]:
        """The reacting side's activated units that have not moved."""
        return {u for u in self.active(self.side) if u in self.own and not self.marked(u, MOVED)}

    def joining(self) -> set[tuple[str, str]]:
        """7.26 Which ships and air units can join which battles now."""
        return {(u, id) for u in self.waiting() for id in self.battles() if self.react_places(u, id)}

    def _air_places(self, unit: str, battle: str) -> set[str]:
        at, raw = self.own[unit], COUNTERS[unit]
        if self.marked(unit, BOMBED):
            return {at} & {battle}
        reach = self.combat_range(unit)
        leg = raw["range"] if raw["extended_parenthetical"] else max(raw["range"], raw["extended_range"] or 0)
        found = self.fly(unit, self.offensive.printed, leg) - set(self.battles()) | {at}
        return {id for id in found if distance(id, battle) <= reach}

    def react(self) -> set[str]:
        """The ships and air units on the map that may be activated for the reaction."""
        hq = UNITS.ids[self.offensive.reaction_hq]
        number, count = self.offensive.printed, self.offensive.reaction_count
        return {
            u
            for u in self.ready(hq)
            if count < self.limit(hq, number, u)
            and any(self.react_places(u, id, together=True) for id in self.battles())
        }

    # 9.6 After the battles

    def homes(self, unit: str) -> set[str] | None:
        """Where a ship or air unit may go; None for ground units."""
        at, raw, value = self.own[unit], COUNTERS[unit], self.offensive.printed
        if raw["class"] == "ground":
            return None
        if raw["class"] == "naval":
            found = self.sail(at, 5 * value, set()) & self.mine.ports - self.hexes(self.foe)
        else:
            fought = self.offensive.flown >> NUMBER[unit] & 1
            far = (
                raw["range"]
                if raw["extended_parenthetical"] and fought
                else max(raw["range"], raw["extended_range"] or 0)
            )
            found = self.fly(unit, value, far)
        return found - {at}

    def served(self, unit: str, id: str) -> bool:
        """9.61 Whether it would be in supply there, with its own zone, and in range of a headquarters."""
        number = NUMBER[unit]
        hqs = [u for u in self.own if COUNTERS[u]["class"] == "hq" and self.mine.commands(NUMBER[u], number)]
        if not any(distance(self.own[hq], id) <= COUNTERS[hq]["hq"]["range"] for hq in hqs):
            return False
        trial = self.game.clone()
        trial.move(number, SPACE[id])
        trial.unmark(number, ACTIVE)
        return unit in Reference(trial, self.side).supplied()

    # 8.24, 8.34 Stacking

    def crowded(self) -> set[str]:
        """Hexes with too many of the side's units."""
        return {at for at in self.own.values() if self.too_many(at)}

    def too_many(self, id: str) -> set[str]:
        there = [u for u, at in self.own.items() if at == id]
        ships = {u for u in there if COUNTERS[u]["class"] == "naval"}
        others = {u for u in there if COUNTERS[u]["class"] in ("air", "ground")}
        labels = {frozenset((u, COUNTERS[u].get("stack_pair") or u)) for u in others}
        pairs = sum(len(pair) == 2 and pair <= others for pair in labels)
        if len(ships) > 6:
            return ships
        return others if len(others) - pairs > 3 else set()


def compare(match: Match) -> int:
    """Compare what is offered with the reference; how many options were compared."""
    game: Any = match.state
    step: Any = match.decision
    kind, offensive = step.kind, game.offensive
    side = ("japan", "allies").index(step.seat)
    options = [tuple(map(str, option)) for option in match.options()]
    things = {option[1] for option in options if len(option) > 1}
    if kind == "remove_unit":
        judge = Judge(match, side)
        assert NAME[step.space] in judge.crowded()
        assert things == judge.too_many(NAME[step.space])
        return len(things)
    if offensive is None or offensive.event or offensive.reactions:
        return 0
    judge = Judge(match, side)
    expected: set[str] | None = None
    if kind == "activate":
        expected, things = judge.activate(), {u for u in things if u in judge.own}
    elif kind == "declare_battles":
        expected = judge.declare()
    elif kind == "commit":
        special = {NAME[battle.hex] for battle in offensive.battles if battle.special}
        assert special <= judge.watched()
        assert {option[1:] for option in options if len(option) > 2} == judge.commit()
        return len(options)
    elif kind == "choose_reactor":
        expected = judge.reactors()
    elif kind == "activate_reactor":
        expected = judge.react()
        things = {u for u in things if u in judge.own and COUNTERS[u]["class"] != "ground"}
    elif kind == "move_reactors":
        joining = {
            option[1:]
            for option in options
            if len(option) > 2 and option[1] in judge.own and COUNTERS[option[1]]["class"] != "ground"
        }
        assert joining == judge.joining()
        return len(joining)
    elif kind == "react_from":
        unit = UNITS.ids[step.unit]
        expected = judge.react_places(unit, NAME[step.battle])
        things = {judge.own[unit] if option[0] == "stay" else option[2] for option in options}
    elif kind == "return_to":
        return _returns(judge, UNITS.ids[step.unit], {option[2] for option in options}, side)
    if expected is None:
        return 0
    assert things == expected, (kind, sorted(things ^ expected))
    return len(things)


def _returns(judge: Judge, unit: str, offered: set[str], side: int) -> int:
    homes = judge.homes(unit)
    if homes is None:
        return 0
    if side == judge.offensive.side:
        assert offered == homes, (unit, sorted(offered ^ homes))
    else:
        # 9.61 Those in supply and near a headquarters, if there are any; all are slow to judge, so some are.
        assert offered <= homes, (unit, sorted(offered - homes))
        served = {id: judge.served(unit, id) for id in sorted(homes)[:: max(1, len(homes) // 4)]}
        if offered == homes:
            assert len(set(served.values())) == 1, (unit, served)
        else:
            assert served == {id: id in offered for id in served}, (unit, sorted(offered))
    return len(offered)

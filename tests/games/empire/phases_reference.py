"""Surrenders, political will, attrition and the dealing of cards once more, slow and plain."""

from __future__ import annotations

from math import ceil
from typing import Any

from games.empire.battle_reference import COUNTERS, is_carrier
from games.empire.reference import HEX, NAME, Reference, distance
from quadrant.games.empire.components import BOXES, SPACE, UNITS

PHILIPPINES = {id for id, raw in HEX.items() if raw.get("region") == "philippines"}
NORTH = ("1905", "2005", "2104", "2105", "2205")
RESOURCES = (
    *("1813", "1916", "2017", "2008", "2014", "2220", "2415", "2517"),
    *("2616", "2813", "3219", "3302", "3303", "3305"),
)
KEYS = {
    "philippines": ("2813", "2915"),
    "malaya": ("2015", "2014"),
    "dei": ("1813", "1916", "2017", "2415", "2517", "2616", "2220", "2019"),
    "burma": ("2008", "2106", "2206", "2305"),
}
COST = {"philippines": 1, "malaya": 1, "dei": 1, "burma": 1, "australia": 2}
NATIONS = ("philippines", "malaya", "dei", "burma", "india", "china", "australia")
HONSHU = ("3407", "3506", "3507", "3606", "3607", "3705", "3706")
MANDATES = {id for id, raw in HEX.items() if raw.get("region") == "australian_mandates"}
ALASKA, HAWAII = ("4600", "4700", "4800", "5000", "5100"), ("5708", "5808", "5908", "5108")
#: 13.85 The ports of New Guinea and its resource hex.
NEW_GUINEA_KEYS = ("3219", "3319", "3520", "3720", "3822", "3823", "4024")
MARSHALLS = ("4316", "4415", "4615", "4616", "4713", "4715", "4716", "4815", "4816", "4817", "4916")
YEARS = (0, 1941, 1942, 1942, 1942, 1943, 1943, 1943, 1944, 1944, 1944, 1945, 1945)


class Plain:
    """A position as dicts and sets of names."""

    def __init__(self, game: Any) -> None:
        self.turn: int = game.turn
        self.at = {
            id: NAME[at] if at in NAME else BOXES.name(at) for id, at in zip(UNITS.ids, game.at, strict=True)
        }
        self.reduced = dict(zip(UNITS.ids, map(bool, game.faces), strict=True))
        self.japan = {id for id in HEX if game.control >> SPACE[id] & 1}
        self.guards_lost = {id for id in HEX if game.guards_lost >> SPACE[id] & 1}
        self.will: int = game.will
        self.india: int = game.india
        self.surrendered = {n for i, n in enumerate(NATIONS) if game.surrendered >> i & 1}
        self.regained = {n for i, n in enumerate(NATIONS) if game.regained >> i & 1}
        self.won = ""

    def side(self, unit: str) -> str:
        return "japan" if COUNTERS[unit]["side"] == "JP" else "allies"

    def holds(self, side: str, hexes: Any) -> bool:
        return all((id in self.japan) == (side == "japan") for id in hexes)

    def ground(self, side: str) -> set[str]:
        """Hexes with the side's ground units, those of cities included."""
        units = {a for u, a in self.at.items() if self.side(u) == side and COUNTERS[u]["class"] == "ground"}
        return units | self.guards() if side == "japan" else units

    def guards(self) -> set[str]:
        homes = {id for id in self.japan if HEX[id]["city"] == "japanese_intrinsic"} - self.guards_lost
        china = {id for id in self.japan if HEX[id]["city"] == "intrinsic"}
        return homes | {id for id in china if HEX[id].get("region") == "china_coastal"}

    def anybody(self, side: str) -> set[str]:
        return {a for u, a in self.at.items() if self.side(u) == side and a in HEX} | (
            self.guards() if side == "japan" else set()
        )

    def change_will(self, amount: int) -> None:
        self.will = max(0, min(10, self.will + amount))

    def take(self, side: str, id: str) -> None:
        if side == "japan":
            self.japan.add(id)
        elif id in self.japan:
            self.japan.discard(id)
            if HEX[id]["city"] == "japanese_intrinsic":
                self.guards_lost.add(id)

    # 13.0

    def lands(self, nation: str) -> set[str]:
        if nation == "philippines":
            return PHILIPPINES
        if nation == "australia":
            return {id for id, raw in HEX.items() if raw.get("region") == "australia_mainland"}
        if nation in ("malaya", "burma"):
            return {id for id, raw in HEX.items() if raw.get("region") == nation}
        return {id for id, raw in HEX.items() if raw.get("nation") == "Dutch East Indies"}

    def bases(self, nation: str) -> set[str]:
        return {id for id in self.lands(nation) if HEX[id]["port"] or HEX[id]["airfield"]}

    def australian_keys(self) -> list[str]:
        """13.82 Every coastal airfield and port of the mainland."""
        return [id for id in self.bases("australia") if HEX[id]["coastal"] or HEX[id]["port"]]

    def national_status(self, blockade: int, linked: bool) -> int:
        """4.31 Everything but the evacuation of India; returns the segments without resources."""
        for nation in ("philippines", "malaya", "dei", "burma"):
            self.judge(nation, KEYS[nation])
        self.judge("australia", self.australian_keys())
        if self.india < 5 and self.holds("japan", NORTH):
            self.india += 1
            if self.india == 5:
                self.surrendered.add("india")
                self.change_will(-2)
        self.followers()
        if self.holds("allies", HONSHU):
            self.won = "allies"
            return blockade
        blockade = 0 if linked else blockade + 1
        if blockade >= 3:
            self.won = "allies"
        return blockade

    def judge(self, nation: str, keys: Any) -> None:
        if nation not in self.surrendered:
            if self.holds("japan", keys):
                self.falls(nation)
        elif nation not in self.regained and self.holds("allies", keys):
            self.regained.add(nation)
            self.change_will(COST[nation])
            for id in self.bases(nation) - self.ground("japan"):
                self.take("allies", id)

    def falls(self, nation: str) -> None:
        self.surrendered.add(nation)
        self.change_will(-COST[nation])
        for unit, at in list(self.at.items()):
            raw = COUNTERS[unit]
            beaten = raw["class"] == "ground" and at in PHILIPPINES and self.side(unit) == "allies"
            out = {
                "philippines": beaten,
                "dei": raw["nationality"] == "dutch",
                "burma": bool(raw.get("burma_unit")),
            }
            if out.get(nation):
                self.at[unit] = "gone"
        if nation in ("philippines", "dei", "australia"):
            for id in self.bases(nation) - self.ground("allies"):
                self.take("japan", id)

    def followers(self) -> None:
        """13.84, 13.85, 13.92"""
        for side, foe in (("japan", "allies"), ("allies", "japan")):
            if self.holds(side, ("4021", "4423")):
                for id in MANDATES - self.ground(foe):
                    self.take(side, id)
            if self.holds(side, NEW_GUINEA_KEYS):
                named = {
                    id for id in HEX if HEX[id].get("region") == "new_guinea" and HEX[id]["named_location"]
                }
                for id in named - self.anybody(foe):
                    self.take(side, id)
        if self.holds("allies", ("4415", "4715")):
            for id in set(MARSHALLS) - self.ground("japan"):
                self.take("allies", id)


def will_after(game: Any) -> int:
    """16.42-16.47 The will after the segment of political will, as the position stands before it."""
    p = Plain(game)
    if p.turn >= 5 and sum(id in p.japan for id in RESOURCES) <= 3 and not game.once >> 1 & 1:
        p.change_will(3)
    if game.bombing & 0xFF:
        p.change_will(1)
    troops = {at for u, at in p.at.items() if p.side(u) == "japan" and COUNTERS[u]["class"] == "ground"}
    for number, (hexes, need) in enumerate(((ALASKA, 3), (HAWAII, 2))):
        held = any(id in troops and id in p.japan for id in hexes)
        if held and game.occupied[number] + 1 >= need and not game.once >> 2 + number & 1:
            p.change_will(-1)
    if game.once & 1:
        p.change_will(-1)
    us = [u for u, at in p.at.items() if COUNTERS[u]["nationality"] == "us" and at in HEX]
    if not any(is_carrier(u) for u in us):
        p.change_will(-1)
    if not any(COUNTERS[u]["class"] == "naval" for u in us):
        p.change_will(-1)
    if p.turn >= 4:
        then = {id for id in HEX if game.control_then >> SPACE[id] & 1}
        taken = {id for id in then - p.japan if HEX[id]["named_location"]}
        if len(taken) < min(4, game.progress_need):
            p.change_will(-1)
    if p.surrendered == set(NATIONS) and not game.once >> 4 & 1:
        p.change_will(-2)
    return p.will


def attrition(game: Any) -> dict[str, str]:
    """6.24 What becomes of the units on the map that are out of supply."""
    p, found = Plain(game), {}
    for number, side in enumerate(("japan", "allies")):
        fed = Reference(game, number).supplied()
        hqs = [
            u for u, at in p.at.items() if p.side(u) == side and COUNTERS[u]["class"] == "hq" and at in HEX
        ]
        for unit, at in p.at.items():
            raw = COUNTERS[unit]
            if p.side(unit) != side or raw["class"] not in ("air", "ground") or at not in HEX or unit in fed:
                continue
            weak = p.reduced[unit] or raw["steps"] == 1
            near = any(distance(p.at[hq], at) <= COUNTERS[hq]["hq"]["range"] for hq in hqs)
            if not weak:
                found[unit] = "reduced"
            elif not near:
                found[unit] = "lost"
    return found


def cards(game: Any, submarines: bool, raids: int) -> tuple[int, int, int, int]:
    """12.1, 12.4, 12.5 Japan's cards and passes, the Allies' cards and passes."""
    p = Plain(game)
    japan = 7 if p.turn <= 4 else min(7, ceil(sum(id in p.japan for id in RESOURCES) / 2))
    japan = max(4, japan - submarines - raids)
    allies, passes = {2: (5, 2), 3: (6, 1)}.get(p.turn, (7, 0))
    fewer = len(p.surrendered & {"china", "india", "australia"}) + (game.europe == -7)
    return japan, {7: 0, 6: 1}.get(japan, 2), max(4, allies - fewer), min(2, passes + fewer)

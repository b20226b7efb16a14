"""The combat phase, stacking and the order of retreats the slow and plain way, read off a match being played.

Written from the rulebook, for comparison with the engine: sets of names, every combination tried.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

from games.no_retreat.referee import Day, closed, kind, retreats
from games.no_retreat.reference import AREA, HEX, UNIT, Piece, Position, walkable
from quadrant.games.no_retreat.components import BOXES, NAMES, UNITS, WEATHERS
from quadrant.games.no_retreat.components import UNIT as NUMBER
from quadrant.games.no_retreat.state import ATTACKED, DISORGANIZED, OUT_OF_SUPPLY
from quadrant.kernel.board import bits

SEATS = ("axis", "soviet")
NO_UNITS = ("sv_rsv", "sv_para")
MARKERS = 5
TOWNS = {hex for hex, raw in HEX.items() if raw.get("city") or raw.get("oil")}


def names(spaces: int) -> set[str]:
    return {NAMES[space] for space in bits(spaces)}


class Battle(NamedTuple):
    units: frozenset[str]
    hexes: frozenset[str]


class Outcome(NamedTuple):
    """Where everybody stands after the retreats, and what the Axis controls."""

    places: frozenset[tuple[str, str]]
    axis: frozenset[str]


def pieces(state: Any) -> list[Piece]:
    """Everybody on the map."""
    return [
        Piece(
            UNITS.ids[unit],
            NAMES[at],
            "back" if state.faces[unit] else "front",
            bool(state.marks[unit] >> OUT_OF_SUPPLY & 1),
        )
        for unit, at in enumerate(state.at)
        if at not in BOXES
    ]


class Umpire:
    """What the rulebook says of a position."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.pieces = pieces(state)
        self.active, self.inactive = SEATS[state.active], SEATS[1 - state.active]
        self.board = names(state.area)

    def near(self, place: str) -> set[str]:
        return set(walkable(place)) & self.board

    def places(self, side: str) -> set[str]:
        return {piece.place for piece in self.pieces if piece.side == side}

    def marked(self, piece: Piece, mark: int) -> bool:
        return bool(self.state.marks[NUMBER[piece.unit]] >> mark & 1)

    def attacks_freely(self, piece: Piece) -> bool:
        """10.1.1 Neither disorganized nor with a white strength."""
        return not piece.printed["white_strength"] and not self.marked(piece, DISORGANIZED)

    # 10.1 Markers

    def most_targets(self) -> int:
        """10.1, 13.1, 13.5 Five; three for the Axis in a long winter and from turn 20 on, then one."""
        turn, winter = self.state.turn, WEATHERS[self.state.weather] == "long_winter"
        if self.active == "axis" and turn >= 26:
            return 1
        return 3 if self.active == "axis" and (turn >= 20 or winter) else MARKERS

    def targets(self) -> set[str]:
        """10.1, 10.1.1 What else the active side may mark."""
        laid, own = names(self.state.targets), names(self.state.blows[self.state.active])
        if len(laid) >= self.most_targets() or len(laid) + len(own) >= MARKERS:
            return set()
        able = [p for p in self.pieces if p.side == self.active and self.attacks_freely(p)]
        reached = {place for piece in able for place in self.near(piece.place)}
        return (reached & self.places(self.inactive)) - laid - names(self.state.blows[1 - self.state.active])

    def counterblows(self) -> set[str]:
        """10.1.2 What the inactive side may mark: not a hex with white strengths alone."""
        laid = names(self.state.blows[1 - self.state.active])
        if len(laid) >= MARKERS or not self.state.hand[1 - self.state.active]:
            return set()
        foes = {p.place for p in self.pieces if p.side == self.active and p.unit not in NO_UNITS}
        own = [p for p in self.pieces if p.side == self.inactive and not p.printed["white_strength"]]
        strong = {piece.place for piece in own if self.near(piece.place) & foes}
        return strong - laid - names(self.state.targets)

    # 10.2, 10.3 Battles

    def assaults(self) -> dict[str, set[str]]:
        """10.1, 10.3.4 Who can still attack, and which of the marked hexes."""
        blows = names(self.state.blows[1 - self.state.active])
        marked = (names(self.state.targets) | blows) & self.places(self.inactive)
        found = {}
        for piece in self.pieces:
            if piece.side != self.active or self.marked(piece, ATTACKED) or piece.unit in NO_UNITS:
                continue
            hexes = self.near(piece.place) & (marked if self.attacks_freely(piece) else marked & blows)
            if hexes:
                found[piece.unit] = hexes
        return found

    def battles(self) -> Iterator[Battle]:
        """10.2, 10.3 Every battle after which somebody is left for each hex that must still be attacked."""
        can = self.assaults()
        must = set().union(*can.values())
        for count in range(1, len(must) + 1):
            for hexes in map(set, combinations(sorted(must), count)):
                able = [unit for unit, near in can.items() if hexes <= near]
                for size in range(1, len(able) + 1):
                    for units in combinations(able, size):
                        left = set().union(*(near for unit, near in can.items() if unit not in units))
                        if must - hexes <= left:
                            yield Battle(frozenset(units), frozenset(hexes))

    # 8.4 Stacking

    def overstacked(self) -> set[str]:
        """8.4.1 The places with too many units of a side, or with both sides' units."""
        stacks = defaultdict(list)
        for piece in self.pieces:
            if piece.unit not in NO_UNITS:
                stacks[piece.place].append(piece)
        return {place for place, stack in stacks.items() if not self._may_share(place, stack)}

    def _may_share(self, place: str, stack: list[Piece]) -> bool:
        turn = self.state.turn
        if len({piece.side for piece in stack}) > 1:
            return False
        if stack[0].side == "axis":
            return len(stack) <= 2
        room = int(place in names(self.state.roomy))
        if len(stack) <= 1 + room:
            return True
        kinds = {kind(piece) for piece in stack}
        yugoslavs = all(UNIT[piece.unit]["nationality"] == "yugoslav" for piece in stack)
        armour = turn >= 11 and "armor" in kinds and "fortress" not in kinds
        return len(stack) <= 2 + room and (turn >= 23 or armour or (yugoslavs and place in AREA))


# 10.7.5 Retreats one after the other


def ways(plain: Position, day: Day, piece: Piece) -> list[tuple[str, ...]]:
    """10.7.5 Every way to one of the ends, through as few enemy zones as can be."""
    enemy = "soviet" if piece.side == "axis" else "axis"
    zone, shut, ends = plain.zone(enemy), closed(day, piece), retreats(plain, day, piece)

    def free(place: str) -> bool:
        barred = place in zone and not plain.has(place, piece.side)
        return place not in shut and not plain.has(place, enemy) and not barred

    found: list[tuple[str, ...]] = []
    next_to = walkable(piece.place)
    for first in filter(free, next_to):
        if first in AREA:
            found += [(first,)] if first in ends else []
        else:
            found += [(first, end) for end in walkable(first) if end in ends and end not in next_to]
    risk = {way: sum(place in zone for place in way) for way in found}
    return [way for way in found if risk[way] == min(risk[other] for other in found)]


class Retreats:
    """10.7.5, 6.1 What the retreats of some units can come to, in every order and by every way."""

    def __init__(self, day: Day) -> None:
        self.day = day
        self.known: dict[object, set[Outcome]] = {}
        self.open: dict[object, list[tuple[str, ...]]] = {}

    def outcomes(self, stand: frozenset[Piece], axis: frozenset[str], driven: frozenset[str]) -> set[Outcome]:
        if not driven:
            return {Outcome(frozenset((piece.unit, piece.place) for piece in stand), axis)}
        key = stand, axis, driven
        if key not in self.known:
            found = [self.after(piece, *key) for piece in stand if piece.unit in driven]
            self.known[key] = set().union(*found)
        return self.known[key]

    def after(
        self, piece: Piece, stand: frozenset[Piece], axis: frozenset[str], driven: frozenset[str]
    ) -> set[Outcome]:
        """The same if this one is the first to go."""
        others, rest = stand - {piece}, driven - {piece.unit}
        routes = self.routes(stand, axis, piece)
        if not routes:
            return self.outcomes(others, axis, rest)
        found: set[Outcome] = set()
        for way in routes:
            taken = TOWNS & set(way)
            held = axis | taken if piece.side == "axis" else axis - taken
            found |= self.outcomes(others | {piece._replace(place=way[-1])}, held, rest)
        return found

    def routes(self, stand: frozenset[Piece], axis: frozenset[str], piece: Piece) -> list[tuple[str, ...]]:
        """The enemies stay where they are: it is the places of one's own side that count."""
        key = frozenset(other.place for other in stand if other.side == piece.side), axis, piece
        if key not in self.open:
            self.open[key] = ways(Position(list(stand), set(axis)), self.day, piece)
        return self.open[key]

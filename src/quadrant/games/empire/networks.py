"""6.21 Networks: the lines of a side's headquarters as they run, and where units are fed by them.

Most answers depend only on how far lines by sea have come, layer by layer, and on who holds land and ports.
Tables one move apart mostly have the same ones, so networks are kept and remember what was asked of them.
What depends on lines by sea of any length, which a zone far away may cut, is asked anew (:class:`Bases`).
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from quadrant.games.empire.components import (
    AIRFIELDS,
    ALLIES,
    COMMAND_OF,
    JAPAN,
    KUNMING,
    KWAI,
    MADRAS,
    NORTHERN_INDIA,
    RANGOON,
    ROSTER,
    SOURCES,
    ball,
    land_steps,
    routes,
)
from quadrant.games.empire.lines import (
    FAR,
    WATERS,
    Command,
    Ground,
    Lines,
    Run,
    by_sea,
    command,
    everything,
    later_by_sea,
    looks_back,
    meets_by_sea,
    spread,
)
from quadrant.games.empire.state import HUMP, Empire, controlled, flag
from quadrant.games.empire.zones import Groups, forces, standing
from quadrant.kernel.board import bits, mask_of

#: 6.21 The land logistic range, in halves of a point.
LOGISTIC_RANGE: Final = 8
#: From no hex further away can Kunming be reached with four points.
NEAR_KUNMING: Final = ball(KUNMING, LOGISTIC_RANGE)


# 6.21 The land logistic range


def reach_set(game: Empire, start: int, closed: int) -> int:
    """6.21 Every hex within four movement points of a unit, counted from the unit."""
    return _reach_set(game.built, game.rules.range_from_port, start, closed)


def _reach_set(built: int, from_port: bool, start: int, closed: int) -> int:
    if closed >> start & 1:
        return 0
    free = _reach(built, from_port, start, 0)
    return free if not free & closed else _reach(built, from_port, start, closed & free)


@lru_cache(maxsize=4096)
def _reach(built: int, from_port: bool, start: int, closed: int) -> int:
    """The same with these hexes closed; those further away do not matter."""
    steps = land_steps(built)
    best = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop()
        for there, cost, road in steps[here]:
            if closed >> there & 1:
                continue
            price = 1 if road else _cost_of(here, there, steps) if from_port else cost
            total = best[here] + price
            if total <= LOGISTIC_RANGE and total < best.get(there, 99):
                best[there] = total
                edge.append(there)
    return mask_of(best)


def _cost_of(here: int, there: int, steps: tuple[tuple[tuple[int, int, bool], ...], ...]) -> int:
    """The cost of the step the other way."""
    return next(cost for back, cost, _ in steps[there] if back == here)


# 6.12, 6.21 What lines reach


#: 6.12 Units that any headquarters of the side feeds.
ALL_COMMANDS: Final = 0b111


def commands(game: Empire, side: int, hqs: list[int]) -> tuple[Command, ...]:
    """6.12 Headquarters by command where that matters: the lines of each feed its own units only."""
    if side == JAPAN or not game.rules.national_supply:
        return (command(tuple([(ROSTER[unit].range, game.at[unit]) for unit in hqs])),)
    found: tuple[list[tuple[int, int]], ...] = ([], [], [])
    for unit in hqs:
        found[COMMAND_OF[unit] >> 1].append((ROSTER[unit].range, game.at[unit]))
    return tuple([command(tuple(starts)) for starts in found])


def command_lines(
    game: Empire,
    side: int,
    ground: Ground,
    hqs: list[int],
    places: int,
    groups: Groups | None,
) -> tuple[Lines, Lines, Lines]:
    """6.12 What the lines of each command reach: everything, or as far as these units need it."""
    wanted = [0] * 3 if groups is not None else [-1] * 3
    for commanded, _, hexes in groups or ():
        for number in range(3):
            if commanded >> number & 1:
                wanted[number] |= hexes
    if side == JAPAN or not game.rules.national_supply:
        most = wanted[0] | wanted[1] | wanted[2]
        found = spread(tuple([(ROSTER[unit].range, game.at[unit]) for unit in hqs]), ground, places, most)
        return found, found, found
    starts = [its.starts for its in commands(game, side, hqs)]
    if groups is None:
        us, commonwealth, joint = (everything(start, ground, places) for start in starts)
        return us, commonwealth, joint
    us, commonwealth, joint = (spread(starts[n], ground, places, wanted[n]) for n in range(3))
    return us, commonwealth, joint


def _reached(lines: tuple[Lines, Lines, Lines], commanded: int) -> Lines:
    """What the lines of these commands reach together."""
    if commanded == ALL_COMMANDS and lines[0] is lines[1] is lines[2]:
        return lines[0]
    water = land = 0
    for number in range(3):
        if commanded >> number & 1:
            water |= lines[number].sea
            land |= lines[number].land
    return Lines(water, land)


class Answers:
    """Hexes of which it is known where units are fed, and what it depends on where they may be fed yet."""

    __slots__ = ("by_port", "cut", "fed", "known", "kunming")

    def __init__(self) -> None:
        self.known = self.fed = 0
        #: In range, and cut off unless by sea after land; of these near Kunming; near ports without a line.
        self.cut = self.kunming = self.by_port = 0


#: What most answers depend on: side, and for each command the lines of its headquarters by sea; where lines
#: may run by land; own ports and headquarters; what the enemy holds; the routes that were built; a ruling.
Terms = tuple[int, tuple[Run, ...], int, int, int, int, int, bool]


class Network:
    """The lines of some headquarters, and what was found out about them so far."""

    __slots__ = (
        *(
            "_answers",
            "_closed",
            "_exact",
            "_gates",
            "_hqs",
            "_land",
            "_later",
            "_near",
            "_ports",
            "_reached",
        ),
        *("_reached", "_routes", "runs", "side"),
    )

    def __init__(self, terms: Terms) -> None:
        self.side, self.runs, self._land, self._ports, self._hqs, self._closed, *routes = terms
        self._routes = routes
        #: Ports in which lines go ashore.
        self._gates = self._ports & self._land
        self._answers: dict[int, Answers] = {}
        #: The land logistic range of hexes that were asked about; where lines could come by sea after land;
        #: answers that depend on the sea.
        self._near: dict[int, int] = {}
        self._later: dict[Run, int] = {}
        self._exact: dict[tuple[int, ...], int] = {}
        #: Where lines of any command come by sea.
        self._reached = 0
        for run in self.runs:
            self._reached |= run.reached

    def fed(
        self, game: Empire, ground: Ground, hqs: list[int], places: int, commanded: int, hexes: int
    ) -> int:
        """6.21 Those of the hexes in which units of these commands are fed by these headquarters.

        Lines go on by sea from ports that are linked by sea with one of the ``places``.
        """
        answers = self._answers.get(commanded)
        if answers is None:
            answers = self._answers[commanded] = Answers()
        if asked := hexes & ~answers.known:
            self._ask(answers, commanded, asked)
        found = hexes & answers.fed
        left = hexes & answers.cut
        if not left:
            return found
        if left & answers.kunming and kunming_feeds(game, ground, self._reached):
            found |= left & answers.kunming
        anew = self._by_port(ground.sea, commanded, left & answers.by_port & ~found)
        if by_sea := left & ground.sea & WATERS & ~found:
            anew |= self._later_by_sea(ground, commanded, by_sea)
        if not anew:
            return found
        key = ground.sea, places, commanded, anew
        exact = self._exact.get(key)
        if exact is None:
            if len(self._exact) == _SEAS:
                self._exact.clear()
            lines = command_lines(game, self.side, ground, hqs, places, ((commanded, 0, anew),))
            bases = Bases(game, self.side, ground, self._hqs, lines)
            exact = self._exact[key] = anew & ~bases.cut_off(anew, commanded)
        return found | exact

    def _ask(self, answers: Answers, commanded: int, hexes: int) -> None:
        """The same of more hexes."""
        runs = runs_of(self.runs, commanded)
        fed, range = 0, NEAR_KUNMING if self.side == ALLIES else 0
        for run in runs:
            fed |= run.reached
            range |= run.command.around
        answers.known |= hexes
        answers.fed |= hexes & fed
        # Who is not in range of any headquarters is not fed; the others by land, if not by sea.
        left = hexes & ~fed & range
        bases = self._hqs | self._ports & self._reached
        while left:
            here = left & -left
            left ^= here
            space = here.bit_length() - 1
            near = self._range_of(space)
            if near & bases:
                if looks_back(space, runs, self._land, self._gates):
                    answers.fed |= here
                    continue
            elif near & self._ports:
                answers.by_port |= here
            answers.cut |= here
            if self.side == ALLIES and near >> KUNMING & 1:
                answers.kunming |= here

    def _by_port(self, sea: int, commanded: int, hexes: int) -> int:
        """Those of the hexes that lines reach by land and that are near a port open to the sea."""
        found = 0
        for space in bits(hexes) if hexes else ():
            open = self._range_of(space) & self._ports & sea
            if open and looks_back(space, runs_of(self.runs, commanded), self._land, self._gates):
                found |= 1 << space
        return found

    def _later_by_sea(self, ground: Ground, commanded: int, hexes: int) -> int:
        """Those of the hexes to which lines of these commands could come by sea after land."""
        found = 0
        for run in runs_of(self.runs, commanded):
            at_most = self._later.get(run)
            if at_most is None:
                at_most = self._later[run] = later_by_sea(run, self._land, self._ports)
            # Ports that are closed now lead nowhere.
            if hexes & at_most:
                found |= hexes & later_by_sea(run, self._land, self._ports & ground.sea)
        return found

    def _range_of(self, space: int) -> int:
        near = self._near.get(space)
        if near is None:
            built, from_port = self._routes
            near = self._near[space] = _reach_set(built, bool(from_port), space, self._closed)
        return near

    def kunming(self, game: Empire, ground: Ground) -> bool:
        """13.75 Whether Kunming is a source of supply."""
        return kunming_feeds(game, ground, self._reached)


def runs_of(runs: tuple[Run, ...], commanded: int) -> tuple[Run, ...]:
    """6.12 Those of the lines that feed units which these commands feed."""
    if len(runs) == 1 or commanded == ALL_COMMANDS:
        return runs
    us, commonwealth, joint = runs
    if commanded == 0b101:
        return us, joint
    if commanded == 0b110:
        return commonwealth, joint
    return tuple([run for number, run in enumerate(runs) if commanded >> number & 1])


#: For so many states of the sea a network keeps the answers that depend on it.
_SEAS: Final = 16
#: Tables that are one move apart share most networks.
_network = lru_cache(maxsize=512)(Network)


def network(
    game: Empire, side: int, ground: Ground, runs: tuple[Run, ...], places: int, closed: int
) -> Network:
    """6.21 These lines by sea on this ground, and what they are by land; the enemy holds what is closed."""
    _, land, ports = ground
    return _network((side, runs, land, ports, places, closed, game.built, game.rules.range_from_port))


def forget() -> None:
    """Drop the networks that are kept: for those who measure what they cost."""
    _network.cache_clear()


class Bases:
    """6.21 The land logistic range: a headquarters, Kunming or a supplied port within four points.

    What is dear to find out (whether Kunming is a source) is found once, and only if it matters.
    """

    def __init__(
        self, game: Empire, side: int, ground: Ground, hqs: int, lines: tuple[Lines, Lines, Lines]
    ) -> None:
        self.game, self.side, self.ground, self.hqs, self.lines = game, side, ground, hqs, lines
        self.closed = standing(game, 1 - side)
        self._kunming: bool | None = None

    def kunming(self) -> bool:
        """13.75 Whether Kunming is a source of supply."""
        if self._kunming is None:
            self._kunming = kunming_feeds(self.game, self.ground, self.fields())
        return self._kunming

    def fields(self) -> int:
        """Where lines within range reach: airfields there are supplied without a further look."""
        return self.lines[0].sea | self.lines[0].land | self.lines[1].sea | self.lines[1].land

    def cut_off(self, hexes: int, commanded: int) -> int:
        """6.21 Those of the hexes in which units of these commands are not fed."""
        water, land = _reached(self.lines, commanded)
        left = hexes & ~water
        if not left:
            return 0
        if self.side == ALLIES:
            land |= NEAR_KUNMING
        return left & ~mask_of(space for space in bits(left & land) if self.near(space, commanded))

    def near(self, space: int, commanded: int) -> bool:
        """Whether a unit there is near enough to a base."""
        near = reach_set(self.game, space, self.closed)
        if self.side == ALLIES and near >> KUNMING & 1 and self.kunming():
            return True
        if not _reached(self.lines, commanded).land >> space & 1:
            return False
        ports = near & self.ground.ports
        if near & self.hqs or any(ports & lines.sea for lines in self.lines):
            return True
        return bool(ports) and bool(by_sea(self.ground, self.hqs, ports))


# 6.23, 13.7 Kunming, the Burma Road and the Hump


def supplied_airfields(game: Empire, side: int, ground: Ground, wanted: int) -> int:
    """1.3 Controlled airfields with a line of any length from a headquarters, one port on the way."""
    fields = AIRFIELDS & controlled(game, side) & wanted
    places = forces(game).hqs[side]
    if not fields or not places:
        return 0
    lines = spread(tuple((FAR, space) for space in bits(places)), ground, places, fields)
    return (lines.sea | lines.land) & fields


def hump_open(game: Empire, ground: Ground, reached: int = 0) -> bool:
    """6.23 The Hump: flown from a supplied airfield in northern India."""
    if not flag(game, HUMP):
        return False
    fields = NORTHERN_INDIA & AIRFIELDS & controlled(game, ALLIES)
    if reached & fields:
        return True
    return any(supplied_airfields(game, ALLIES, ground, 1 << field) for field in bits(fields))


def road_open(game: Empire, ground: Ground) -> bool:
    """13.78 The Burma Road: by route to Rangoon and by sea, or by route to Madras."""
    if not game.area >> KUNMING & 1:
        return False
    own = controlled(game, ALLIES) & ~forces(game).not_naval(JAPAN)
    linked = _road(game.built & ~(1 << KWAI), own)
    if linked >> MADRAS & 1:
        return True
    if not linked >> RANGOON & 1:
        return False
    return meets_by_sea(ground.sea, RANGOON, SOURCES[ALLIES] & game.area | 1 << MADRAS, game.area)


def _road(built: int, own: int) -> int:
    """The hexes that routes through these hexes link with Kunming."""
    return _road_in(built, own & _routes_at_all(built)) if own >> KUNMING & 1 else 0


@cache
def _routes_at_all(built: int) -> int:
    """All that routes link with Kunming, whoever holds it: what lies elsewhere does not matter."""
    return routes(built).flood(1 << KUNMING, -1)


@lru_cache(maxsize=64)
def _road_in(built: int, own: int) -> int:
    return routes(built).flood(1 << KUNMING, own)


def kunming_feeds(game: Empire, ground: Ground, reached: int = 0) -> bool:
    """13.75 Whether Kunming is a source of supply; ``reached`` is known to be supplied."""
    return hump_open(game, ground, reached) or road_open(game, ground)

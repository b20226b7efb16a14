"""6.21 Networks: the lines of a side's headquarters as they run, and where units are fed by them.

Most answers depend only on how far lines by sea have come, layer by layer, and on who holds land and ports.
Tables one move apart mostly have the same ones, so networks are kept and remember what was asked of them.
What depends on lines by sea of any length, which a zone far away may cut, is asked anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Final, NamedTuple, ParamSpec

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
from quadrant.games.empire.state import HUMP, Empire, controlled, flag
from quadrant.games.empire.supply.islands import BY_LAND, ISLAND, WALKABLE, land_rings
from quadrant.games.empire.supply.lines import (
    FAR,
    Command,
    Doors,
    Lines,
    Pier,
    Run,
    command,
    everything,
    landed,
    lands_later,
    looks_back,
    nearest,
    piers,
    spread,
)
from quadrant.games.empire.supply.links import WATERS, Ground, by_sea, meets_by_sea, shortest
from quadrant.games.empire.supply.zones import forces
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.paths import Ways, cheapest_ways

P = ParamSpec("P")
#: 6.21 The land logistic range, in halves of a point.
LOGISTIC_RANGE: Final = 8
_KUNMING: Final = 1 << KUNMING
#: From no hex further away can Kunming be reached with four points.
NEAR_KUNMING: Final = ball(KUNMING, LOGISTIC_RANGE)


# 6.21 The land logistic range


class Terrain(NamedTuple):
    """What the land logistic range depends on besides the enemy: the routes that were built, and a ruling."""

    built: int
    from_port: bool


#: There are few of them.
_terrain = cache(Terrain)


@cache
def _free(terrain: Terrain, start: int) -> tuple[int, dict[int, int]]:
    """6.21 Every hex within four movement points of a unit if nobody stands in the way; the ways there."""
    walks = _walk(terrain, start, 0)
    return mask_of(walks.cost), {there: mask_of(walks.path(there)[1:]) for there in walks.cost}


@lru_cache(maxsize=4096)
def _reach(terrain: Terrain, start: int, closed: int) -> int:
    """The same with these hexes closed."""
    return mask_of(_walk(terrain, start, closed).cost)


def _walk(terrain: Terrain, start: int, closed: int) -> Ways:
    """The cheapest ways to every hex within reach."""
    near = land_steps(terrain.built)

    def steps(here: int) -> Iterable[tuple[int, int]]:
        for there, cost, road in near[here]:
            if not closed >> there & 1:
                yield there, 1 if road else _cost_of(here, there, near) if terrain.from_port else cost

    return cheapest_ways({start: 0}, steps, LOGISTIC_RANGE)


def within_range(terrain: Terrain, start: int, closed: int, goals: int) -> int:
    """6.21 Those of the goals that are within four movement points of a unit, counted from the unit."""
    if closed >> start & 1:
        return 0
    free, _ = _free(terrain, start)
    near = free & goals
    # Hexes further away do not matter.
    return near if not near or not free & closed else near & _reach(terrain, start, closed & free)


def near_any(terrain: Terrain, start: int, closed: int, goals: int) -> bool:
    """6.21 Whether any of the goals is: mostly a way is open that leads there if nobody stands anywhere."""
    if closed >> start & 1:
        return False
    free, ways = _free(terrain, start)
    left = near = free & goals
    while left:
        low = left & -left
        if not ways[low.bit_length() - 1] & closed:
            return True
        left ^= low
    return near != 0 and _reach(terrain, start, closed & free) & near != 0


@cache
def _to_kunming(terrain: Terrain) -> tuple[int, int]:
    """13.75 From where Kunming is within that range if nobody stands in the way; all the ways' hexes."""
    near = ways = 0
    for space in bits(NEAR_KUNMING):
        way = _free(terrain, space)[1].get(KUNMING)
        if way is not None:
            near |= 1 << space
            ways |= way
    return near, ways


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
    by_command: tuple[list[tuple[int, int]], ...] = ([], [], [])
    for unit in hqs:
        by_command[COMMAND_OF[unit] >> 1].append((ROSTER[unit].range, game.at[unit]))
    return tuple([command(tuple(starts)) for starts in by_command])


def command_lines(
    game: Empire, side: int, ground: Ground, hqs: list[int], places: int
) -> tuple[Lines, Lines, Lines]:
    """6.12 All that the lines of each command reach."""
    lines = [everything(its.starts, ground, places) for its in commands(game, side, hqs)]
    us, commonwealth, joint = lines * 3 if len(lines) == 1 else lines
    return us, commonwealth, joint


class Answers:
    """Hexes of which it is known where units of some commands are fed, and what it depends on elsewhere."""

    __slots__ = (
        *("at_all", "by_port", "by_sea", "cut", "doors", "fed", "hqs", "known", "kunming", "later"),
        *("next_door", "put_off", "runs"),
    )

    def __init__(self, runs: tuple[Run, ...], at_all: int, gates: int) -> None:
        #: The lines that feed these units, where they come by sea, and what they reach at all.
        by_sea = hqs = 0
        for run in runs:
            hqs |= run.command.here
            by_sea |= run.reached
            at_all |= run.command.at_all
        self.runs, self.by_sea, self.at_all = runs, by_sea, at_all
        #: Headquarters, and with them the ports in which lines go ashore.
        self.hqs, self.doors = hqs, hqs | by_sea & gates
        self.known = self.fed = 0
        #: In range, and cut off unless by sea after land; of these near Kunming; near ports without a line.
        self.cut = self.kunming = self.by_port = 0
        #: Near Kunming, and not asked about lines by land as long as Kunming feeds them.
        self.put_off = 0
        #: Where lines could come by sea after land, and from where they go on by land; -1: not asked yet.
        self.later = self.next_door = -1


#: What most answers depend on: side, and for each command the lines of its headquarters by sea; where lines
#: may run by land; own ports and headquarters; what the enemy holds; the routes that were built; a ruling.
Terms = tuple[int, tuple[Run, ...], int, int, int, int, Terrain]


class Network:
    """The lines of some headquarters, and what was found out about them so far."""

    __slots__ = (
        *("_answers", "_bases", "_by_sea", "_closed", "_doors", "_gates", "_hqs", "_land", "_later"),
        *("_ports", "_reached", "_terrain", "runs", "side"),
    )

    def __init__(self, terms: Terms) -> None:
        self.side, self.runs, self._land, self._ports, self._hqs, self._closed, self._terrain = terms
        #: Ports in which lines go ashore.
        self._gates = self._ports & self._land
        self._answers: dict[int, Answers] = {}
        #: Where lines come to islands, and where they could come by sea after land; answers that depend on
        #: the sea.
        self._doors: dict[tuple[int, int], Doors] = {}
        self._later: dict[Run, tuple[list[Pier], int]] = {}
        self._by_sea: dict[tuple[object, ...], int] = {}
        #: Where lines of any command come by sea.
        self._reached = 0
        for run in self.runs:
            self._reached |= run.reached
        #: 6.21 What must be within the land logistic range: headquarters, and ports with a line.
        self._bases = self._hqs | self._ports & self._reached

    def fed(self, game: Empire, ground: Ground, places: int, commanded: int, hexes: int) -> int:
        """6.21 Those of the hexes in which units of these commands are fed.

        Lines go on by sea from ports that are linked by sea with one of the ``places``.
        """
        answers = self._answers.get(commanded)
        if answers is None:
            near_kunming = NEAR_KUNMING if self.side == ALLIES else 0
            answers = self._answers[commanded] = Answers(
                runs_of(self.runs, commanded), near_kunming, self._gates
            )
        if asked := hexes & ~answers.known:
            self._ask(answers, commanded, asked)
        fed = hexes & answers.fed
        left = hexes & answers.cut
        if not left:
            return fed
        if by_kunming := left & answers.kunming:
            if kunming_feeds(game, ground, self._reached):
                fed |= by_kunming
            elif put_off := left & answers.put_off:
                answers.put_off ^= put_off
                self._ask_by_land(answers, commanded, put_off)
                fed |= put_off & answers.fed
                left &= ~answers.fed
        if by_port := left & answers.by_port & ~fed:
            fed |= self._by_port(ground, by_port)
        if (by_water := left & ground.sea & WATERS & ~fed) and answers.later < 0:
            answers.later = self._later_at_most(answers)
        if by_water & answers.later:
            fed |= self._later_by_sea(ground, places, answers, by_water)
        return fed

    def _ask(self, answers: Answers, commanded: int, hexes: int) -> None:
        """The same of more hexes."""
        answers.known |= hexes
        answers.fed |= hexes & answers.by_sea
        # Who is too far from all headquarters is not fed; the others by land, if not by sea.
        left = hexes & ~answers.by_sea & answers.at_all
        answers.cut |= left
        left &= WALKABLE
        if self.side == ALLIES and (kunming := self._near_kunming(left)):
            answers.kunming |= kunming
            answers.put_off |= kunming
            left ^= kunming
        if left:
            self._ask_by_land(answers, commanded, left)

    def _ask_by_land(self, answers: Answers, commanded: int, hexes: int) -> None:
        """The same of hexes to which lines do not come by sea."""
        for space in bits(hexes):
            if not self._comes_by_land(answers, commanded, space):
                continue
            if self._near(space, self._bases):
                answers.fed |= 1 << space
                answers.cut ^= 1 << space
            elif self._near(space, self._ports):
                answers.by_port |= 1 << space

    def _comes_by_land(self, answers: Answers, commanded: int, space: int) -> bool:
        """6.21 (A) Whether a line comes to a hex by land: mostly from a port nearby, with nobody between."""
        land, island = self._land, ISLAND[space]
        if not island & answers.doors or not land >> space & 1:
            return False
        if BY_LAND[space] & self._next_door(answers):
            return True
        gone = nearest(space, answers.runs, self._gates)
        if gone < 0 and not island & answers.hqs:
            return False
        if gone >= 0 and not land_rings(space)[gone] & ~land:
            return True
        return looks_back(space, self._doors_of(commanded, island), land)

    def _next_door(self, answers: Answers) -> int:
        """Headquarters and ports from which lines go on by land for a hex or more."""
        if answers.next_door < 0:
            answers.next_door = answers.hqs & self._land
            for run in answers.runs:
                answers.next_door |= run.layers[-2] & self._gates if run.command.top else 0
        return answers.next_door

    def _doors_of(self, commanded: int, island: int) -> Doors:
        # Islands are told apart by their last hexes.
        key = commanded, island.bit_length()
        doors = self._doors.get(key)
        if doors is None:
            doors = self._doors[key] = Doors(self._answers[commanded].runs, island, self._gates)
        return doors

    def _by_port(self, ground: Ground, hexes: int) -> int:
        """Those of the hexes that are near a port to which a line by sea of any length comes."""
        fed = 0
        for space in bits(hexes):
            open = within_range(self._terrain, space, self._closed, self._ports & ground.sea)
            if open and self._exact((ground.sea, open), by_sea, ground, self._hqs, open):
                fed |= 1 << space
        return fed

    def _later_at_most(self, answers: Answers) -> int:
        """Where lines could come by sea after land if nothing is closed."""
        hexes = 0
        for run in answers.runs:
            if run not in self._later:
                some = piers(run, self._gates)
                self._later[run] = some, landed(some) & run.command.at_all
            hexes |= self._later[run][1]
        return hexes

    def _later_by_sea(self, ground: Ground, places: int, answers: Answers, hexes: int) -> int:
        """Those of the hexes to which lines come by sea after land."""
        fed = 0
        for run in answers.runs:
            some, at_most = self._later[run]
            for space in bits(hexes & at_most & ~fed):
                if self._exact((ground.sea, places, run, space), lands_later, space, some, ground, places):
                    fed |= 1 << space
        return fed

    def _exact(
        self, key: tuple[object, ...], find: Callable[P, int], *args: P.args, **named: P.kwargs
    ) -> int:
        """An answer that depends on the sea; those of the last few seas are kept."""
        exact = self._by_sea.get(key)
        if exact is None:
            if len(self._by_sea) == _SEAS:
                self._by_sea.clear()
            exact = self._by_sea[key] = find(*args, **named)
        return exact

    def _near(self, space: int, goals: int) -> bool:
        return near_any(self._terrain, space, self._closed, goals)

    def _near_kunming(self, hexes: int) -> int:
        """13.75 Those of the hexes from which Kunming is within the land logistic range."""
        free, ways = _to_kunming(self._terrain)
        near = hexes & free
        if not near or not ways & self._closed:
            return near & ~self._closed
        return mask_of([space for space in bits(near) if self._near(space, _KUNMING)])

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
_SEAS: Final = 64
#: Tables that are one move apart share most networks.
_network = lru_cache(maxsize=512)(Network)


def network(
    game: Empire, side: int, ground: Ground, runs: tuple[Run, ...], places: int, closed: int
) -> Network:
    """6.21 These lines by sea on this ground, and what they are by land; the enemy holds what is closed."""
    _, land, ports = ground
    return _network(
        (side, runs, land, ports, places, closed, _terrain(game.built, game.rules.range_from_port))
    )


def forget() -> None:
    """Drop the networks that are kept: for those who measure what they cost."""
    for kept in (_network, _reach, _road_in):
        kept.cache_clear()


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
    own = controlled(game, ALLIES) & ~forces(game).ashore[JAPAN]
    if not own & _KUNMING:
        return False
    built = game.built & ~(1 << KWAI)
    if _road(built, own, MADRAS):
        return True
    if not _road(built, own, RANGOON):
        return False
    return meets_by_sea(ground.sea, RANGOON, SOURCES[ALLIES] & game.area | 1 << MADRAS, game.area)


def _road(built: int, own: int, goal: int) -> bool:
    """Whether routes through these hexes, Kunming among them, link it with another place."""
    if not own >> goal & 1:
        return False
    way = _road_at_all(built, goal)
    return way != 0 and (way & own == way or bool(_road_in(built, own & _routes_at_all(built)) >> goal & 1))


@cache
def _road_at_all(built: int, goal: int) -> int:
    """The hexes of a shortest way by routes from Kunming, whoever holds them; 0 if there is none."""
    return shortest(routes(built), KUNMING, 1 << goal, -1)


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

"""6.21 Lines: how they spread from headquarters, by land and by sea.

A line has a mode, by land or by sea, hexside by hexside; it changes its mode in own ports only. Lines spread
from the headquarters in layers, one hex a layer, all headquarters of a command at once: one with a shorter
range sets out later.

Most lines run by sea and meet nothing, so that is looked at first. Around each headquarters lie rings that
the map alone decides: as far as nothing closed lies in them nobody needs to walk them hex by hex. Only what
is wanted and was not reached by sea is looked for by land.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache, lru_cache
from typing import Final, NamedTuple

from quadrant.games.empire.components import GROUND, LAND, LINE_LAND, LINE_SEA, PORTS, SEA, ball
from quadrant.kernel.board import bits, mask_of

#: 1.3 Further than any line runs.
FAR: Final = 99
#: The hexes that lines by sea can reach at all.
WATERS: Final = SEA.exits
#: So many hexes are not looked back from one by one.
_MANY: Final = 40
#: Lines of the same headquarters are remembered for so many states of the sea.
_REMEMBERED: Final = 4
#: Headquarters that lines come from: range and hex.
Starts = tuple[tuple[int, int], ...]


class Ground(NamedTuple):
    """Where a side's lines may run: by sea, by land; and its ports."""

    sea: int
    land: int
    ports: int


class Lines(NamedTuple):
    """6.21 What lines from some headquarters reach: with a last step by sea, and by land."""

    sea: int
    land: int


NOTHING: Final = Lines(0, 0)


# Of any length


def flood(ground: Ground, start: int, wanted: int) -> int:
    """6.21B Everything that a line with any number of ports reaches; it may stop when all wanted is."""
    sea = front = start & ground.sea
    land = shore = start & ground.land
    while front or shore:
        if not wanted & ~(sea | land | start):
            break
        front = SEA.neighbours(front) & ground.sea & ~sea if front else 0
        shore = _ashore(shore) & ground.land & ~land if shore else 0
        shore |= front & ground.ports & ground.land & ~land
        front |= shore & ground.ports & ground.sea & ~sea
        sea |= front
        land |= shore
    return sea | land | start


def by_sea(ground: Ground, start: int, wanted: int) -> int:
    """1.3 Everything that a line by sea of any length reaches, as far as it is wanted."""
    sea = front = start & ground.sea
    open = wanted & ground.sea & WATERS
    while front and open & ~sea:
        front = SEA.neighbours(front) & ground.sea & ~sea
        sea |= front
    return (sea | start) & wanted


@lru_cache(maxsize=1024)
def _straight(start: int, goals: int, area: int) -> int:
    """The hexes of a shortest way by sea to one of the goals if nothing closes it; 0 if there is none."""
    found = SEA.layers(1 << start, -1, area)
    at = next((n for n, reached in enumerate(found) if reached & goals), -1)
    if at < 0:
        return 0
    here = found[at] & goals
    way = here = here & -here
    for reached in reversed(found[:at]):
        here = SEA.neighbours(here) & reached
        here &= -here
        way |= here
    return way


@lru_cache(maxsize=256)
def source_ways(hexes: int, sources: int, area: int) -> tuple[tuple[int, int], ...]:
    """For each of the hexes: itself, as a set, and a shortest way by sea to a source if nothing closes it."""
    return tuple([(1 << space, _straight(space, sources, area)) for space in bits(hexes & ~sources)])


def linked(ground: Ground, sources: int, hexes: int, area: int) -> int:
    """6.21B Those of the hexes that a line with any number of ports links with the sources.

    Most of them have a straight way. Others look for a hex that is known to be linked: a line runs either
    way, and who is cut off finds that out soon.
    """
    shut = ~ground.sea
    known, left = sources, 0
    for here, way in source_ways(hexes, sources, area):
        if way and not way & shut:
            known |= way
        else:
            left |= here
    found = hexes & ~left
    while left:
        low = left & -left
        left ^= low
        if _meets(ground, low, known & ground.sea, sources & ground.land):
            found |= low
    return found


def meets_by_sea(sea: int, start: int, goals: int, area: int) -> bool:
    """1.3 Whether a line by sea of any length leads from a hex to one of the goals."""
    way = _straight(start, goals, area)
    if way & sea == way:
        return way != 0
    return SEA.flood(1 << start & sea, sea) & goals != 0


def _meets(ground: Ground, start: int, sea_goals: int, land_goals: int) -> bool:
    """6.21B Whether a line with any number of ports comes to one of the goals, by sea or by land."""
    sea = front = start & ground.sea
    land = shore = start & ground.land
    gates = ground.ports & ground.sea & ground.land
    while front or shore:
        if front & sea_goals or shore & land_goals:
            return True
        front = SEA.neighbours(front) & ground.sea & ~sea if front else 0
        shore = _ashore(shore) & ground.land & ~land if shore else 0
        shore |= front & gates & ~land
        front |= shore & gates & ~sea
        sea |= front
        land |= shore
    return False


# As far as the headquarters' ranges go


@cache
def _rings(start: int) -> tuple[int, ...]:
    """What is at most 0, 1, 2, … hexes away by sea, if nothing is closed; the last is all there is."""
    return tuple(SEA.layers(1 << start, -1))


#: What lines have reached after each layer.
Layers = tuple[int, ...]


class Run:
    """Lines of a command's headquarters by sea alone, on one state of the sea.

    Lines that run alike are one object, so they are told apart without a look at their hexes.
    """

    __slots__ = ("command", "layers", "reached")

    def __init__(self, command: Command, layers: Layers) -> None:
        self.command = command
        #: What they have reached after each layer, and after the last one, headquarters included.
        self.layers = layers
        self.reached = layers[-1] | command.here


@lru_cache(maxsize=512)
def _extent(starts: Starts) -> tuple[int, int, int, int]:
    """The longest range; what lines by sea reach at most; the headquarters; what is in their range at all."""
    widest = here = around = 0
    for length, hex in starts:
        rings = _rings(hex)
        widest |= rings[min(length, len(rings) - 1)]
        here |= 1 << hex
        around |= ball(hex, length)
    return max((length for length, _ in starts), default=0), widest, here, around


class Command:
    """Headquarters whose lines spread together: their ranges and hexes, and how the lines ran lately."""

    __slots__ = ("_lately", "around", "here", "starts", "top", "widest")

    def __init__(self, starts: Starts) -> None:
        self.starts = starts
        self.top, self.widest, self.here, self.around = _extent(starts)
        #: The open sea within reach, and the lines: the last ones first.
        self._lately: list[tuple[int, Run]] = []

    def has(self, hexes: int, gone: int) -> bool:
        """Whether there is a headquarters in these hexes whose lines go so far."""
        return any(length >= gone and hexes >> hex & 1 for length, hex in self.starts)

    def run(self, sea: int) -> Run:
        """6.21 The lines by sea alone; they are run again only if they change."""
        sea &= self.widest
        for then, run in self._lately:
            closed, opened = then & ~sea, sea & ~then
            if closed & run.layers[-1] or opened & self.here:
                continue
            # What opens next to the last layer only is still too far away.
            if not opened or (self.top and not SEA.neighbours(opened) & run.layers[-2]):
                return run
        run = Run(self, tuple(self._layers(sea)))
        self._lately.insert(0, (sea, run))
        del self._lately[_REMEMBERED:]
        return run

    def _layers(self, sea: int) -> list[int]:
        """The layers: as they were before as far as nothing has changed there, and from there on anew."""
        begin = [(self.top - length, hex) for length, hex in self.starts if sea >> hex & 1]
        found = self._as_before(sea) or self._unhindered(begin, sea)
        later: dict[int, int] = {}
        for layer, hex in begin:
            if layer >= len(found):
                later[layer] = later.get(layer, 0) | 1 << hex
        _go_on(found, later, sea, self.top)
        return found

    def _as_before(self, sea: int) -> list[int]:
        """The layers of the last lines up to the first one that lies next to anything changed."""
        if not self._lately:
            return []
        then, run = self._lately[0]
        changed = then ^ sea
        if changed & self.here:
            return []
        touched = changed | SEA.neighbours(changed)
        same = bisect_left(run.layers, True, key=lambda reached: reached & touched != 0)
        return list(run.layers[: same + 1])

    def _unhindered(self, begin: list[tuple[int, int]], sea: int) -> list[int]:
        """The layers before any line meets something closed: up to there the rings are the lines."""
        free = self.top
        around = [(layer, _rings(hex)) for layer, hex in begin]
        for layer, rings in around:
            shut = rings[min(self.top - layer, len(rings) - 1)] & ~sea
            if shut:
                met = bisect_left(rings, True, key=lambda ring: ring & shut != 0)
                free = min(free, layer + met - 1)
        found = [0] * (free + 1)
        for layer, rings in around:
            ring = 0
            for now, ring in enumerate(rings[: max(0, free + 1 - layer)], layer):
                found[now] |= ring
            for now in range(layer + len(rings), free + 1):
                found[now] |= ring
        return found


@lru_cache(maxsize=256)
def command(starts: Starts) -> Command:
    """The headquarters that lines come from together."""
    return Command(starts)


def _go_on(found: list[int], later: dict[int, int], sea: int, top: int) -> None:
    """Layer by layer to the top, with the headquarters that set out later."""
    for until in (*sorted(later), top + 1):
        steps = until - len(found)
        if steps > 0:
            more = SEA.layers(found[-1] if found else 0, steps, sea)
            found += more[1:]
            found += found[-1:] * (until - len(found))
        if until <= top:
            found.append(SEA.within(found[-1] if found else 0, 1, sea) | later[until])


def spread(starts: Starts, ground: Ground, all_hqs: int, wanted: int = -1) -> Lines:
    """6.21A What lines from these headquarters reach with one port between land and sea.

    What is not wanted may be left out.
    """
    if not starts:
        return NOTHING
    run = command(starts).run(ground.sea)
    layers, here, reached = run.layers, run.command.here, run.reached
    wanted &= run.command.around & ~reached
    if not wanted:
        return Lines(reached, here)
    # By land a place is reached from a headquarters or an own port on the same land, and from there by sea
    # again only if it is open to lines by sea.
    home = islands(here & ground.land)
    by_land = wanted & ground.land & (home | islands(reached & ground.ports & ground.land))
    by_water = wanted & ground.sea & WATERS
    if by_water:
        by_water &= _landed(starts, _piers(starts, layers, ground.ports & home & ~here))
    if by_water or by_land.bit_count() > _MANY:
        fields = ground.land & (islands(by_land) | home)
        return _by_land(
            starts, layers, ground._replace(land=fields), all_hqs, (by_water, by_land & ~by_water)
        )
    return Lines(reached, here | _walked(run, ground, by_land) if by_land else here)


def later_by_sea(run: Run, land: int, ports: int) -> int:
    """6.21A Hexes that lines could reach at most by land to a port, and by sea after that."""
    here, starts = run.command.here, run.command.starts
    piers = _piers(starts, run.layers, ports & islands(here & land) & ~here)
    return WATERS & _landed(starts, piers) & run.command.around & ~run.reached if piers else 0


@lru_cache(maxsize=128)
def everything(starts: Starts, ground: Ground, all_hqs: int) -> Lines:
    """6.21A The same for the whole map."""
    return spread(starts, ground, all_hqs)


def _piers(starts: Starts, layers: Layers, ports: int) -> int:
    """Those of the ports that lines could reach by land sooner than by sea: elsewhere it leads no further."""
    found = 0
    for layer, there in _arrivals(starts, ports) if ports else ():
        found |= there & ~layers[layer]
    return found


@lru_cache(maxsize=512)
def _arrivals(starts: Starts, ports: int) -> tuple[tuple[int, int], ...]:
    """In which layer lines could come to which of the ports by land, if nobody stood in the way."""
    top = max(length for length, _ in starts)
    found = []
    for length, hex in starts:
        for gone, there in _ports_by_land(hex):
            if gone <= length and there & ports:
                found.append((top - length + gone, there & ports))
    return tuple(found)


@lru_cache(maxsize=512)
def _landed(starts: Starts, ports: int) -> int:
    """What lines could reach at most by land to one of these ports and on by sea, if nothing is closed."""
    found = 0
    for length, hex in starts:
        for gone, there in _ports_by_land(hex):
            for port in bits(there & ports) if gone <= length else ():
                rings = _rings(port)
                found |= rings[min(length - gone, len(rings) - 1)]
    return found


@cache
def _ports_by_land(start: int) -> tuple[tuple[int, int], ...]:
    """The ports on the same land by how far away they are, whoever stands between."""
    rings = (0, *_land_rings(start))
    found = [(gone, ring & ~rings[gone] & PORTS) for gone, ring in enumerate(rings[1:])]
    return tuple([(gone, ports) for gone, ports in found if ports])


@cache
def _land_rings(start: int) -> tuple[int, ...]:
    """What is at most 0, 1, 2, … hexes away by land, whoever stands there."""
    return tuple(LAND.layers(1 << start, -1, GROUND))


def _walked(run: Run, ground: Ground, wanted: int) -> int:
    """6.21A Those of the hexes that lines reach by land: each looks back for a port, or a headquarters."""
    gates = ground.ports & ground.land
    return mask_of([space for space in bits(wanted) if looks_back(space, (run,), ground.land, gates)])


def looks_back(space: int, runs: tuple[Run, ...], land: int, gates: int) -> bool:
    """6.21A Whether a port to which lines by sea come soon enough, or a headquarters, is near enough by land.

    ``gates`` are the own ports on that land.
    """
    wanted, top = gates, 0
    for run in runs:
        wanted |= run.command.here
        top = max(top, run.command.top)
    reached = gone = 0
    for ring in _land_rings(space)[: top + 1]:
        if ring & land != ring:
            break
        if ring & wanted and _leaves(runs, ring, gates, gone):
            return True
        reached = ring
        gone += 1
    else:
        return False
    # Somebody stands in the way: from here on hex by hex.
    edge = reached
    while edge and gone <= top:
        edge = _ashore(edge) & land & ~reached
        if edge & wanted and _leaves(runs, edge, gates, gone):
            return True
        reached |= edge
        gone += 1
    return False


def _leaves(runs: tuple[Run, ...], hexes: int, gates: int, gone: int) -> bool:
    """Whether lines come to one of these ports, or set out from one of these hexes, and go on so far."""
    for run in runs:
        command = run.command
        if gone <= command.top and hexes & gates & run.layers[command.top - gone]:
            return True
        if hexes & command.here and command.has(hexes, gone):
            return True
    return False


def activation(start: int, range: int, sea: int, land: int) -> int:
    """6.3 Every hex that an activation line of that range reaches: from hex to hex by sea or by land."""
    # What is closed further away does not matter, so lines are the same for more tables.
    near = _activation_rings(start, range)[-1]
    return _activation(start, range, sea & near, land & near)


@cache
def _activation_rings(start: int, range: int) -> tuple[int, ...]:
    """What is at most 0, 1, 2, … hexes away if nothing is closed."""
    return tuple(_lines_from([1 << start], range, -1, -1))


@lru_cache(maxsize=1024)
def _activation(start: int, range: int, sea: int, land: int) -> int:
    rings = _activation_rings(start, range)
    shut = rings[-1] & ~(sea & land)
    # Up to the first ring with anything closed the lines are the rings.
    met = bisect_left(rings, True, key=lambda ring: ring & shut != 0)
    return _lines_from(list(rings[: met or 1]), range, sea, land)[-1]


def _lines_from(found: list[int], range: int, sea: int, land: int) -> list[int]:
    """What lines have reached after each hex, with what they had reached before."""
    reached = found[-1]
    front = reached & ~found[-2] if len(found) > 1 else reached
    while front and len(found) <= range:
        front = LINE_SEA.neighbours(front & sea) & sea | LINE_LAND.neighbours(front & land) & land
        front &= ~reached
        reached |= front
        found.append(reached)
    return found


def _by_land(starts: Starts, layers: Layers, ground: Ground, all_hqs: int, wanted: tuple[int, int]) -> Lines:
    """6.21A The same with what is reached by land, and by sea after that.

    It may stop when it has reached what is wanted by sea, and what by land.
    """
    by_water, by_land = wanted
    top = len(layers) - 1
    begin: dict[int, int] = {}
    for length, hex in starts:
        begin[top - length] = begin.get(top - length, 0) | 1 << hex
    ways, fields, quays = ground
    gates = quays & fields
    hqs = land = sea_after = land_after = before = 0
    shore = front_after = shore_after = 0
    for layer, sea in enumerate(layers):
        new = begin.get(layer, 0)
        if new:
            hqs |= new
            shore |= new & fields & ~land
        shore_after |= sea & ~before & gates & ~(land | land_after | new)
        if shore:
            if by_water:
                piers = shore & gates & ways & ~(sea | sea_after | new)
                if piers:
                    front_after |= by_sea(ground, all_hqs, piers)
            land |= shore
        sea_after |= front_after
        land_after |= shore_after
        before = sea
        if layer == top or not (by_water & ~sea_after or by_land & ~(land | land_after)):
            break
        if shore:
            shore = _ashore(shore) & fields & ~land
        if front_after:
            front_after = SEA.neighbours(front_after) & ways & ~(layers[layer + 1] | sea_after)
        if shore_after:
            shore_after = _ashore(shore_after) & fields & ~(land | land_after | shore)
    return Lines(layers[-1] | sea_after | hqs, land | land_after | hqs)


def _ashore(shore: int) -> int:
    """The neighbours by land: few hexes are looked up one by one."""
    if shore.bit_count() > 6:
        return LAND.neighbours(shore)
    found = 0
    while shore:
        low = shore & -shore
        found |= _BY_LAND[low.bit_length() - 1]
        shore ^= low
    return found


_BY_LAND: Final = tuple(LAND.neighbours(1 << space & GROUND) for space in range(GROUND.bit_length()))


@cache
def _island(space: int) -> int:
    return LAND.flood(1 << space, GROUND)


_LONELY: Final = mask_of(space for space in bits(GROUND) if not _BY_LAND[space] & GROUND)


def islands(mask: int) -> int:
    """Every hex that is linked with these by land, whoever stands there."""
    # Most islands are one hex: they are themselves.
    found = mask & _LONELY
    mask &= GROUND & ~_LONELY
    while mask:
        low = mask & -mask
        island = _island(low.bit_length() - 1)
        found |= island
        mask &= ~island
    return found


def forget() -> None:
    """Drop the lines that are kept: for those who measure what they cost."""
    for kept in (command, everything, _activation, _landed, _arrivals):
        kept.cache_clear()

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
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from quadrant.games.empire.components import (
    COLUMN,
    GROUND,
    HEXES,
    LAND,
    LINE_LAND,
    LINE_SEA,
    PORTS,
    SEA,
)
from quadrant.games.empire.supply.islands import ashore, island_of, islands, land_rings, ports_by_land
from quadrant.games.empire.supply.links import STEPS, WATERS, Ground, by_sea, next_by_sea
from quadrant.kernel.board import bits, mask_of

#: 1.3 Further than any line runs.
FAR: Final = 99
#: So many hexes are not looked back from one by one.
_MANY: Final = 40
#: Lines of the same headquarters are remembered for so many states of the sea.
_REMEMBERED: Final = 4
#: Headquarters that lines come from: range and hex.
Starts = tuple[tuple[int, int], ...]


class Lines(NamedTuple):
    """6.21 What lines from some headquarters reach: with a last step by sea, and by land."""

    sea: int
    land: int


NOTHING: Final = Lines(0, 0)


@cache
def _rings(start: int) -> tuple[int, ...]:
    """What is at most 0, 1, 2, … hexes away by sea, if nothing is closed; the last is all there is."""
    return tuple(SEA.layers(1 << start, -1))


#: What lines have reached after each layer.
Layers = tuple[int, ...]


def _first(layers: Sequence[int], hexes: int) -> int:
    """The first layer with one of these hexes; if there is none, the number after the last one."""
    return bisect_left(layers, True, key=lambda reached: reached & hexes != 0)


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


@cache
def _extent(length: int, hex: int) -> tuple[int, int, int]:
    """A hex as a set; what is so far away by sea if nothing is closed, and by any way."""
    rings = _rings(hex)
    return 1 << hex, rings[min(length, len(rings) - 1)], at_most(length, hex)


@cache
def at_most(length: int, hex: int) -> int:
    """6.21 (A) What the lines of a headquarters reach by land and sea if nothing is closed: so the map is."""
    if length >= FAR:
        return HEXES
    rings = _rings(hex)[: length + 1]
    layers = rings + rings[-1:] * (length + 1 - len(rings))
    sea, land = _by_land(((length, hex),), layers, Ground(HEXES, GROUND, PORTS), HEXES, (HEXES, HEXES))
    return sea | land


class Command:
    """Headquarters whose lines spread together: their ranges and hexes, and how the lines ran lately."""

    __slots__ = ("_lately", "at_all", "here", "starts", "top", "widest")

    def __init__(self, starts: Starts) -> None:
        self.starts = starts
        top = here = widest = at_all = 0
        for length, hex in starts:
            its, sea, any_way = _extent(length, hex)
            here |= its
            widest |= sea
            at_all |= any_way
            if length > top:
                top = length
        #: The longest range; the headquarters; what lines by sea reach at most, and what lines reach at all.
        self.top, self.here, self.widest, self.at_all = top, here, widest, at_all
        #: The open sea within reach, and the lines: the last ones first.
        self._lately: list[tuple[int, Run]] = []

    def run(self, sea: int) -> Run:
        """6.21 The lines by sea alone; they are run again only if they change."""
        sea &= self.widest
        for then, run in self._lately:
            closed, opened = then & ~sea, sea & ~then
            if closed & run.layers[-1] or opened & self.here:
                continue
            # What opens next to the last layer only is still too far away.
            if not opened or (self.top and not next_by_sea(opened) & run.layers[-2]):
                return run
        run = Run(self, tuple(self._layers(sea)))
        self._lately.insert(0, (sea, run))
        del self._lately[_REMEMBERED:]
        return run

    def _layers(self, sea: int) -> list[int]:
        """The layers: as they were before as far as nothing has changed there, and from there on anew."""
        layers = self._as_before(sea) if self._lately else []
        layers = layers or self._unhindered(sea)
        late: dict[int, int] = {}
        for length, hex in self.starts:
            layer = self.top - length
            if layer >= len(layers) and sea >> hex & 1:
                late[layer] = late.get(layer, 0) | 1 << hex
        _go_on(layers, late, self.top, sea)
        return layers

    def _unhindered(self, sea: int) -> list[int]:
        """The first layers: the rings of the headquarters, as long as none of these meets anything closed."""
        shut = self.widest & ~sea
        rows = [(self.top - length, _rings(hex)) for length, hex in self.starts if sea >> hex & 1]
        layers: list[int] = []
        for layer in range(self.top + 1):
            reached = 0
            for late, rings in rows:
                if layer >= late:
                    reached |= rings[layer - late] if layer - late < len(rings) else rings[-1]
            if reached & shut:
                break
            layers.append(reached)
        return layers

    def _as_before(self, sea: int) -> list[int]:
        """The layers of the last lines up to the first one that lies next to anything changed."""
        then, run = self._lately[0]
        changed = then ^ sea
        if changed & self.here:
            return []
        touched = changed | next_by_sea(changed)
        return list(run.layers[: _first(run.layers, touched) + 1])


@lru_cache(maxsize=256)
def command(starts: Starts) -> Command:
    """The headquarters that lines come from together."""
    return Command(starts)


def _go_on(layers: list[int], late: dict[int, int], top: int, sea: int) -> None:
    """Layer by layer to the top; in some layers headquarters set out that are late.

    This is where most time goes when supply is layers from nothing, so it is written out: all steps by sea of
    a set of hexes with four shifts.
    """
    down, up, low, high, next, next_aslant, last, last_aslant = STEPS
    edge = reached = layers[-1]
    left = sea & ~reached
    for layer in range(len(layers), top + 1):
        below, above = edge << 1, edge >> 1
        aslant = below & low | above & high
        edge = left & (
            below & down
            | above & up
            | (edge & next | aslant & next_aslant) << COLUMN
            | (edge & last | aslant & last_aslant) >> COLUMN
        )
        if late and layer in late:
            edge |= late.pop(layer) & left
        if not edge and not late:
            # Nothing is added any more.
            layers += [reached] * (top + 1 - layer)
            return
        reached |= edge
        left ^= edge
        layers.append(reached)


def spread(starts: Starts, ground: Ground, all_hqs: int, wanted: int = -1) -> Lines:
    """6.21 (A) What lines from these headquarters reach with one port between land and sea.

    What is not wanted may be left out.
    """
    if not starts:
        return NOTHING
    run = command(starts).run(ground.sea)
    layers, here, reached = run.layers, run.command.here, run.reached
    wanted &= run.command.at_all & ~reached
    if not wanted:
        return Lines(reached, here)
    # By land a place is reached from a headquarters or an own port on the same land, and from there by sea
    # again only if it is open to lines by sea.
    home = islands(here & ground.land)
    by_land = wanted & ground.land & (home | islands(reached & ground.ports & ground.land))
    by_water = wanted & ground.sea & WATERS
    if by_water:
        by_water &= landed(piers(run, ground.ports & home & ~here))
    if by_water or by_land.bit_count() > _MANY:
        fields = ground.land & (islands(by_land) | home)
        return _by_land(
            starts, layers, ground._replace(land=fields), all_hqs, (by_water, by_land & ~by_water)
        )
    return Lines(reached, here | _walked(run, ground, by_land) if by_land else here)


@lru_cache(maxsize=128)
def everything(starts: Starts, ground: Ground, all_hqs: int) -> Lines:
    """6.21 (A) The same for the whole map."""
    return spread(starts, ground, all_hqs)


#: 6.21 (A) Own ports that lines could reach by land, if nobody stood in the way, sooner than by sea: the
#: headquarters from which they come, its range, how far away from it the ports are by land; the ports.
Pier = tuple[int, int, int, int]


def piers(run: Run, ports: int) -> list[Pier]:
    """Those of the ports from which lines could go on by sea further than by sea alone."""
    rows = []
    for length, hex in run.command.starts:
        late = run.command.top - length
        for gone, there in ports_by_land(hex):
            if gone > length:
                break
            if there := there & ports & ~run.layers[late + gone]:
                rows.append((hex, length, gone, there))
    return rows


def landed(some: list[Pier]) -> int:
    """What lines reach at most from these piers by sea, if nothing is closed."""
    hexes = 0
    for _, length, gone, ports in some:
        for port in bits(ports):
            rings = _rings(port)
            hexes |= rings[min(length - gone, len(rings) - 1)]
    return hexes & WATERS


def lands_later(space: int, some: list[Pier], ground: Ground, places: int) -> bool:
    """6.21 (A) Whether lines come to a hex by land to one of these piers, and by sea after that.

    1.3 The pier must be linked by sea with one of the places. The hex looks back for it.
    """
    rings = _rings(space)
    for hq, length, gone, ports in some:
        for port in bits(ports & rings[min(length - gone, len(rings) - 1)]):
            far = _way_back(space, port, length - gone, ground.sea)
            if far < 0 or not by_sea(ground, places, 1 << port):
                continue
            if LAND.within(1 << hq, length - far, ground.land) >> port & 1:
                return True
    return False


def _way_back(space: int, port: int, most: int, sea: int) -> int:
    """How many hexes away a port is by sea; -1 if it is further away than that many."""
    rings, goal = _rings(port), 1 << port
    edge = 1 << space & sea
    left = sea ^ edge
    for far in range(most + 1):
        # Who does not come to the port in time even if nothing is closed need not go on.
        edge &= rings[min(most - far, len(rings) - 1)]
        if not edge or edge & goal:
            return far if edge else -1
        edge = next_by_sea(edge) & left
        left ^= edge
    return -1


def _walked(run: Run, ground: Ground, wanted: int) -> int:
    """6.21 (A) Those of the hexes that lines reach by land: each looks back for a port, or a headquarters."""
    hexes = 0
    while wanted:
        island = island_of(wanted)
        its = wanted & island
        wanted ^= its
        doors = Doors((run,), island, ground.ports & ground.land)
        hexes |= mask_of([space for space in bits(its) if looks_back(space, doors, ground.land)])
    return hexes


class Doors:
    """6.21 (A) Where on an island lines set out, or come ashore in own ports, and how far they go on."""

    __slots__ = ("_hqs", "_most", "_ports", "_runs", "all")

    def __init__(self, runs: tuple[Run, ...], island: int, gates: int) -> None:
        self._runs, self._ports = runs, island & gates
        self._hqs: list[tuple[int, int]] = []
        self._most = -1
        self.all = 0
        for run in runs:
            self.all |= run.layers[-1] & self._ports
            if there := island & run.command.here:
                self._hqs += [(length, 1 << hex) for length, hex in run.command.starts if there >> hex & 1]
                self.all |= there

    def from_which(self, gone: int) -> int:
        """The hexes from which lines go on so far at least: the further, the fewer."""
        doors = 0
        for run in self._runs:
            if gone <= run.command.top:
                doors |= run.layers[run.command.top - gone]
        doors &= self._ports
        for length, hq in self._hqs:
            if gone <= length:
                doors |= hq
        return doors

    @property
    def most(self) -> int:
        """How far lines go on at most."""
        if self._most < 0:
            self._most = max([length for length, _ in self._hqs], default=0)
            for run in self._runs:
                # Lines from ports have come there from elsewhere, so none goes on further than the longest.
                if run.command.top > self._most:
                    self._most = max(self._most, run.command.top - _first(run.layers, self._ports))
        return self._most


def nearest(space: int, runs: tuple[Run, ...], gates: int) -> int:
    """6.21 (A) How far by land the first port is from which lines would come to a hex, with nobody between.

    -1 if they come from none of these ports.
    """
    layer = -1
    for run in runs:
        top, layers = run.command.top, run.layers
        for gone, ports in ports_by_land(space):
            if gone > top or gone >= layer >= 0:
                break
            if ports & gates & layers[top - gone]:
                layer = gone
    return layer


def looks_back(space: int, doors: Doors, land: int) -> bool:
    """6.21 (A) Whether there is a port, or a headquarters, near enough from which lines go so far by land."""
    goals = doors.all
    if not goals:
        return False
    rings, most = land_rings(space), doors.most
    # Who is too far away even if nobody stands in the way need not look.
    if not rings[min(most, len(rings) - 1)] & goals:
        return False
    reached = gone = 0
    for ring in rings:
        if gone > most or ring & land != ring:
            break
        if ring & goals and ring & doors.from_which(gone):
            return True
        reached = ring
        gone += 1
    # From where somebody stands in the way hex by hex.
    edge = reached
    while edge and gone <= most:
        edge = ashore(edge) & land & ~reached
        if edge & goals and edge & doors.from_which(gone):
            return True
        reached |= edge
        gone += 1
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
    met = _first(rings, shut)
    return _lines_from(list(rings[: met or 1]), range, sea, land)[-1]


def _lines_from(layers: list[int], range: int, sea: int, land: int) -> list[int]:
    """What lines have reached after each hex, with what they had reached before."""
    reached = layers[-1]
    front = reached & ~layers[-2] if len(layers) > 1 else reached
    while front and len(layers) <= range:
        front = LINE_SEA.neighbours(front & sea) & sea | LINE_LAND.neighbours(front & land) & land
        front &= ~reached
        reached |= front
        layers.append(reached)
    return layers


def _by_land(starts: Starts, layers: Layers, ground: Ground, all_hqs: int, wanted: tuple[int, int]) -> Lines:
    """6.21 (A) The same with what is reached by land, and by sea after that.

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
            shore = ashore(shore) & fields & ~land
        if front_after:
            front_after = next_by_sea(front_after) & ways & ~(layers[layer + 1] | sea_after)
        if shore_after:
            shore_after = ashore(shore_after) & fields & ~(land | land_after | shore)
    return Lines(layers[-1] | sea_after | hqs, land | land_after | hqs)


def forget() -> None:
    """Drop the lines that are kept: for those who measure what they cost."""
    for kept in (command, everything, _activation):
        kept.cache_clear()

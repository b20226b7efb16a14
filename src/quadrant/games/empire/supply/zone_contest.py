"""6.4, 6.21 The contest of zones: zones of both sides feed and cut each other until nothing changes.

Zones depend on carriers and air units alone, so only these are looked at here, and by their hexes: those of
one hex and command are fed alike. Who else is fed when the zones stand is said in ``supply.py``.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from quadrant.games.empire.components import (
    ALLIES,
    BOMBER,
    CHINA_BOX,
    COMMANDED,
    GROUND,
    JAPAN,
    KIND_OF,
    OWN_UNITS,
    PORTS,
    SOURCES,
    SPACE,
)
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import HUMP, Empire, controlled, flag
from quadrant.games.empire.supply.lines import Run
from quadrant.games.empire.supply.links import Ground, linked
from quadrant.games.empire.supply.networks import (
    ALL_COMMANDS,
    NEAR_KUNMING,
    Network,
    commands,
    network,
)
from quadrant.games.empire.supply.zones import (
    NO_ZONES,
    Part,
    Wing,
    Zones,
    forces,
    holding,
    in_box,
    zones_from,
)
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.facts import fact

_NOUMEA: Final = 1 << SPACE["4828"] | 1 << SPACE["4727"]
#: 6.12 The numbers of the commands in each set of them.
_NUMBERS: Final = tuple(tuple(bits(commanded)) for commanded in range(ALL_COMMANDS + 1))
#: Hexes by wing: a side's carriers and air units as far as they count.
Hexes = tuple[int, ...]


def sources(game: Empire, side: int) -> int:
    """6.22 The primary sources of supply."""
    plan = _sources_of(game.scenario)
    if side == JAPAN:
        return plan[JAPAN] or SOURCES[JAPAN] & game.control
    hexes = plan[ALLIES] or SOURCES[ALLIES]
    return hexes | _NOUMEA if game.rules.noumea_source else hexes


@cache
def _sources_of(scenario: int) -> tuple[int, int]:
    """Those that a scenario names; 0: the usual ones."""
    return SCENARIOS[scenario].sources


def muted(game: Empire) -> bool:
    """Whether an event suppresses the Allied zones."""
    offensive = game.offensive
    return offensive is not None and offensive.event and game.CARDS[offensive.card].suppresses_zones


@fact("stands", "control", "tracks")
def contest(game: Empire, sure: int) -> tuple[Settled, Settled]:
    """6.4 The zones of both sides that feed and cut each other, and what they leave open.

    ``sure`` are flyers on the map that are in supply whatever happens.
    """
    return _contest(Situation(game, sure))


class Situation:
    """All that zones and lines depend on. Two tables that differ in other things have the same ones."""

    __slots__ = ("_hash", "game", "key", "standing", "sure")

    def __init__(self, game: Empire, sure: int) -> None:
        here, rules = forces(game), game.rules
        (hqs, _, _, wings), (foe_hqs, _, _, foe_wings) = here.parts
        self.game, self.sure = game, sure
        self.standing = holding(game, JAPAN), holding(game, ALLIES)
        # Parts are the same object where their units have the same places.
        self.key: tuple[Part | int | bool, ...] = (
            *(hqs, wings, foe_hqs, foe_wings),
            *(here.ashore[JAPAN], *self.standing),
            *(game.control, game.area, game.built, flag(game, HUMP), game.scenario),
            *(rules.national_supply, rules.self_support, rules.range_from_port, rules.noumea_source),
            *(sure, muted(game)),
        )
        self._hash = hash(self.key)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Situation) and self.key == other.key


@lru_cache(maxsize=256)
def _contest(situation: Situation) -> tuple[Settled, Settled]:
    """The same for the first table in that situation."""
    game, sure = situation.game, situation.sure
    # What is kept must not hold the table.
    del situation.game
    japan = Theatre(game, JAPAN, sure, situation.standing[ALLIES])
    allies = Theatre(game, ALLIES, sure, situation.standing[JAPAN])
    hopes = japan.zones_of(japan.hopeful)
    if muted(game):
        japan.largest(NO_ZONES, japan.hopeful, hopes)
        allies.trace(NO_ZONES, japan.zones)
        return japan.settled(), allies.settled()
    allied = allies.hopeful
    zones = allies.zones_of(allied)
    japan.largest(zones, japan.hopeful, hopes)
    while True:
        # Each round leaves the Allies fewer units and Japan more, so it ends.
        flying = allies.largest(japan.zones, allied, zones)
        left = _common(allied, allies.fed)
        if left == allied:
            break
        allied, before = left, zones
        zones = allies.zones if left == flying else allies.zones_of(left)
        if zones == before:
            break
        held = japan.zones
        japan.largest(zones, japan.hopeful, hopes)
        if japan.zones == held:
            break
    return japan.settled(), allies.settled()


def _common(some: Hexes, others: Hexes) -> Hexes:
    if some == others:
        return some
    return tuple([one & other for one, other in zip(some, others, strict=True)])


def forget() -> None:
    """Drop what is kept of situations: for those who measure what they cost."""
    _contest.cache_clear()


class Settled(NamedTuple):
    """What stands when the zones do: whatever ships and ground units do, it is the same for all of them."""

    ground: Ground
    zones: Zones
    hqs: int
    network: Network
    #: The carriers and air units on the map, where of these they are in supply, and where they were whatever
    #: was tried; and those that are in supply anyway.
    wings: tuple[Wing, ...]
    part: Part
    fed_hexes: Hexes
    always_hexes: Hexes
    sure: int

    @property
    def flyers(self) -> int:
        """The carriers and air units on the map that are in supply."""
        return self._units(self.fed_hexes) | self.sure

    def doubtful(self, game: Empire, units: int) -> int:
        """Those of these carriers and air units that were not in supply whatever was tried."""
        always = self._by_command(self.always_hexes)
        return mask_of([unit for unit in bits(units) if not always[COMMANDED[unit]] >> game.at[unit] & 1])

    def _units(self, hexes: Hexes) -> int:
        """The units that are meant by their hexes."""
        return self.part.units_of(self._by_command(hexes))

    def _by_command(self, hexes: Hexes) -> list[int]:
        """The hexes for each set of commands."""
        if len(hexes) == 1:
            return [hexes[0]] * (ALL_COMMANDS + 1)
        sets = [0] * (ALL_COMMANDS + 1)
        for wing, its in zip(self.wings, hexes, strict=True):
            sets[wing.commanded] = its
        return sets

    def fed(self, game: Empire, side: int) -> int:
        """6.21 What it means for every unit of the side, but for those that are in supply anyway."""
        here = forces(game)
        places, parts = here.hqs[side], here.parts[side]
        #: By what commands them, the hexes with units that are not in supply.
        cut = [0] * (ALL_COMMANDS + 1)
        if game.rules.national_supply and side == ALLIES:
            for commanded, hexes in here.groups[side]:
                cut[commanded] = hexes ^ self.network.fed(game, self.ground, places, commanded, hexes)
        else:
            held = here.any(side)
            cut = [held ^ self.network.fed(game, self.ground, places, ALL_COMMANDS, held)] * len(cut)
        lost = parts[1].units_of(cut) | parts[2].units_of(cut) | parts[3].units_of(cut) if any(cut) else 0
        return self.hqs | self._boxed(game, side) | here.there[side] & ~lost

    def _boxed(self, game: Empire, side: int) -> int:
        """13.74 The same for the China air box."""
        if side != ALLIES or CHINA_BOX not in game.at:
            return 0
        return in_box(game) if self.network.kunming(game, self.ground) else 0


class Theatre:
    """One side while the zones are found out: what does not change, and what was tried last."""

    def __init__(self, game: Empire, side: int, sure: int, enemy: int) -> None:
        here = forces(game)
        hqs, _, _, self._part = here.parts[side]
        self.game, self.side = game, side
        strict = game.rules.national_supply and side == ALLIES
        self._wings = here.wings[side] if strict else (_together(here.wings[side]),)
        #: For each wing the numbers of the commands whose lines feed it.
        self._feeders = [_NUMBERS[wing.commanded] if strict else (0,) for wing in self._wings]
        self._hqs, self._places = bits(hqs.units), hqs.hexes
        #: The headquarters in supply, all of them at first: their hexes, themselves and their commands.
        self._linked, self.fed_hqs = hqs.hexes, hqs.units
        self._commands = commands(game, side, self._hqs)
        self._sources = sources(game, side) & game.area
        self._sure = sure & OWN_UNITS[side]
        self._sure_near, self._sure_far = _hexes_of(game, self._sure) if self._sure else (0, 0)
        #: Everybody's hexes, and those in range of headquarters that feed them: nobody else is ever fed.
        self.hexes: Hexes = tuple([wing.near | wing.far for wing in self._wings])
        self.hopeful: Hexes = self._within_range()
        #: Where they were fed by what was tried last, and by all that was tried.
        self.fed = self.always = self.hopeful
        #: Where the enemy closes the land.
        self._enemy = enemy
        self.ground = Ground(0, GROUND & game.area & ~enemy, PORTS & controlled(game, side))
        self.zones = NO_ZONES
        #: The lines of the headquarters in supply: by sea; and all of them, as far as these were asked for.
        self._runs: tuple[Run, ...] = ()
        self._lines: Network | None = None

    def _within_range(self) -> Hexes:
        """6.12 Those of the hexes that lines of headquarters which feed their units reach at all."""
        rows, by_kunming = [], NEAR_KUNMING if self.side == ALLIES else 0
        for hexes, feeders in zip(self.hexes, self._feeders, strict=True):
            range = by_kunming
            for number in feeders:
                range |= self._commands[number].at_all
            rows.append(hexes & range)
        return tuple(rows)

    def settled(self) -> Settled:
        return Settled(
            self.ground,
            self.zones,
            self.fed_hqs,
            self._lines or self._network(),
            self._wings,
            self._part,
            self.fed,
            self.always,
            self._sure,
        )

    def _network(self) -> Network:
        return network(self.game, self.side, self.ground, self._runs, self._places, self._enemy)

    def zones_of(self, hexes: Hexes) -> Zones:
        """6.4 The zones of the carriers and air units in these hexes, and of those that are fed anyway."""
        near, far = self._sure_near, self._sure_far
        for wing, its in zip(self._wings, hexes, strict=True):
            near |= wing.near & its
            far |= wing.far & its
        return zones_from(near, far)

    def largest(self, enemy: Zones, among: Hexes, zones: Zones) -> Hexes:
        """6.21 The largest set of the side's flyers (among these) that feeds itself against these zones.

        ``zones`` are those of all of these flyers; those of the set are kept.
        """
        flying = among
        if not self.game.rules.self_support:
            self.trace(NO_ZONES, enemy)
            flying = _common(flying, self.fed)
            zones = self.zones_of(flying)
        while True:
            self.trace(zones, enemy)
            left = _common(flying, self.fed)
            if left == flying:
                return flying
            flying, before = left, zones
            zones = self.zones_of(flying)
            if zones == before:
                return flying

    def trace(self, own: Zones, enemy: Zones) -> None:
        """6.21 Where carriers and air units are fed, with these zones."""
        game, (before, land, ports) = self.game, self.ground
        sea = game.area & ~(enemy.all & ~own.neutralising)
        self.zones = own
        if sea == before:
            return
        self.ground = ground = Ground(sea, land, ports)
        reached = linked(ground, self._sources, self._places, game.area)
        if reached != self._linked:
            self._linked = reached
            leaders = [unit for unit in self._hqs if reached >> game.at[unit] & 1]
            self.fed_hqs = mask_of(leaders)
            self._commands = commands(game, self.side, leaders)
        runs = tuple([command.run(sea) for command in self._commands])
        if runs != self._runs:
            self._runs, self._lines = runs, None
        lines = []
        for wing, hexes, hopeful, feeders in zip(
            self._wings, self.hexes, self.hopeful, self._feeders, strict=True
        ):
            fed = 0
            for number in feeders:
                fed |= runs[number].reached
            # Most are fed by sea; only of the others more must be known.
            if hopeful & ~fed:
                self._lines = self._lines or self._network()
                fed = self._lines.fed(game, ground, self._places, wing.commanded, hopeful)
            lines.append(hexes & fed)
        self.fed = tuple(lines)
        self.always = _common(self.always, self.fed)


def _together(wings: tuple[Wing, ...]) -> Wing:
    """Carriers and air units of all commands as one wing."""
    if len(wings) == 1 and wings[0].commanded == ALL_COMMANDS:
        return wings[0]
    near = far = 0
    for wing in wings:
        near |= wing.near
        far |= wing.far
    return Wing(ALL_COMMANDS, near, far)


def _hexes_of(game: Empire, units: int) -> tuple[int, int]:
    """Where these carriers and air units are: those that neutralise, and long-range bombers."""
    near = far = 0
    for unit in bits(units):
        if KIND_OF[unit] == BOMBER:
            far |= 1 << game.at[unit]
        else:
            near |= 1 << game.at[unit]
    return near, far

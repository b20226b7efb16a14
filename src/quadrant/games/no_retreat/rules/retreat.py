"""10.7.5 Retreats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import ClassVar

from quadrant.games.no_retreat.components import (
    AREAS,
    BOARD,
    DESTROYED,
    FINNS,
    GRID,
    NAMES,
    NEIGHBOURS,
    UNITS,
)
from quadrant.games.no_retreat.rules.cards import Ask
from quadrant.games.no_retreat.rules.control import Changes, changes, enter
from quadrant.games.no_retreat.rules.losses import destroy
from quadrant.games.no_retreat.rules.movement import forbidden_areas
from quadrant.games.no_retreat.rules.supply import open_hexes, supplied_cities, units_at, units_on_map
from quadrant.games.no_retreat.rules.zones import held, hostile
from quadrant.games.no_retreat.state import NoRetreat, on_map, seat, side_of
from quadrant.games.no_retreat.verbs import ABANDON, RETREAT_TO, THROUGH
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Decision, Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args, Prompt
from quadrant.kernel.offers import Offer

#: A way back: the places entered, the last of which is the end.
Way = tuple[int, ...]


# Where to


def all_ways(game: NoRetreat, unit: int, through_zones: bool = False) -> dict[int, tuple[int, list[Way]]]:
    """10.7.5 Every end of a retreat of two hexes: the fewest enemy zones on a way there, and those ways.

    The way leads away from the battle: it does not end next to where it began. Finland and the Balkans end
    it at once. No enemies, nothing impassable; an enemy zone only where a friendly unit stands. A retreat
    takes no movement points, so a fortress whose walls a card has taken away retreats as well; only the Finns
    never leave Finland (14.1).
    """
    if unit == FINNS:
        return {}
    start, side = game.at[unit], side_of(unit)
    zone = 0 if through_zones else hostile(game, side)
    free = game.area & ~held(game, 1 - side) & ~forbidden_areas(game, unit) & (~zone | held(game, side))
    close = NEIGHBOURS.near[start] | 1 << start
    ends: dict[int, tuple[int, list[Way]]] = {}
    for first in bits(BOARD.near[start] & free):
        risk = zone >> first & 1
        if AREAS >> first & 1:
            _keep(ends, first, risk, (first,))
            continue
        for second in bits(BOARD.near[first] & free & ~close):
            _keep(ends, second, risk + (zone >> second & 1), (first, second))
    return ends


def two_hexes_away(start: int) -> int:
    """10.7.5 What is two hexes from there, whatever lies between; an area next to it counts as two."""
    close = NEIGHBOURS.near[start] | 1 << start
    return NEIGHBOURS.neighbours(close & ~AREAS) & ~close | BOARD.near[start] & AREAS


def _keep(ends: dict[int, tuple[int, list[Way]]], end: int, risk: int, way: Way) -> None:
    if end not in ends or risk < ends[end][0]:
        ends[end] = risk, [way]
    elif risk == ends[end][0]:
        ends[end][1].append(way)


def nearer_supply(game: NoRetreat, unit: int) -> int:
    """10.7.5 Every place that is nearer to a source of supply (6.1) than where the unit stands.

    Counted in hexes of the bare grid; a source is a supplied city or an open hex of the side's edge, the
    unit's own hex excepted. An area is one hex (8.6, 8.7), but no distance leads through it.
    """
    start, side = game.at[unit], side_of(unit)
    reached = (supplied_cities(game, side) | game.edges[side] & open_hexes(game, side)) & ~(1 << start)
    nearer = 0
    while not reached >> start & 1:
        if reached == nearer:
            return 0
        nearer = reached
        reached |= GRID.neighbours(reached & ~AREAS)
    return nearer


def safest(every: dict[int, tuple[int, list[Way]]]) -> dict[int, list[Way]]:
    """10.7.5 Of all ends those, and the ways there, that lead through as few enemy zones as can be."""
    least = min((risk for risk, _ in every.values()), default=0)
    return {end: ways for end, (risk, ways) in every.items() if risk == least}


def ways(game: NoRetreat, unit: int, through_zones: bool = False) -> dict[int, list[Way]]:
    """10.7.5 The retreats that a unit may take: the safest ones, and of these those toward supply, if any."""
    return supplied_ways(game, unit, safest(all_ways(game, unit, through_zones)))


def supplied_ways(game: NoRetreat, unit: int, safe: dict[int, list[Way]]) -> dict[int, list[Way]]:
    """10.7.5 Those that lead toward supply; if none does, all of them."""
    if not safe:
        return safe
    toward = nearer_supply(game, unit)
    return {end: ways for end, ways in safe.items() if toward >> end & 1} or safe


# In which order


def order_matters(game: NoRetreat, units: Sequence[int], through_zones: bool) -> bool:
    """10.7.5 Whether what is open to one of these units hangs on which of the others have retreated before.

    If it is the same after all retreats that the others can make, alone or together, every order comes to the
    same: then nobody need be asked.
    """
    if len(units) < 2 or not any(_disturbs(game, unit, units, through_zones) for unit in units):
        return False
    before = {unit: _outcomes(game, game, unit, through_zones) for unit in units}
    work, seen = [(game, frozenset(units))], set()
    while work:
        now, left = work.pop()
        for unit in left:
            rest = left - {unit}
            for after in _after(now, unit, through_zones) if rest else ():
                key = rest, _bearing(after, rest)
                if key in seen:
                    continue
                if any(_outcomes(game, after, other, through_zones) != before[other] for other in rest):
                    return True
                seen.add(key)
                work.append((after, rest))
    return False


def _disturbs(game: NoRetreat, unit: int, units: Sequence[int], through_zones: bool) -> bool:
    """Whether a retreat can bear on others at all: it uncovers a hex, covers another one or takes a city.

    A hex is uncovered when the last of those who stand there leaves it.
    """
    start, side = game.at[unit], side_of(unit)
    zone, stack = hostile(game, side), units_at(game)[start]
    if zone >> start & 1 and len(units) > len(stack) and all(other in units for other in stack):
        return True
    open_ways = ways(game, unit, through_zones)
    if mask_of(open_ways) & zone & ~held(game, side):
        return True
    return any(any(changes(game, unit, mask_of(way))) for every in open_ways.values() for way in every)


def _bearing(game: NoRetreat, left: Set[int]) -> tuple[int, int]:
    """What the retreats of those who are left hang on, besides where they stand themselves.

    Who else of their side holds what lies in enemy zones, and who controls the cities.
    """
    side = side_of(next(iter(left)))
    others = mask_of(game.at[unit] for unit in units_on_map(game, side) if unit not in left)
    return others & hostile(game, side), game.control


def _after(game: NoRetreat, unit: int, through_zones: bool) -> Iterator[NoRetreat]:
    """The game after each retreat of the unit; without it if there is none."""
    open_ways = ways(game, unit, through_zones)
    if not open_ways:
        after = game.clone()
        after.remove(unit, DESTROYED)
        yield after
    for every in open_ways.values():
        for way in every:
            after = game.clone()
            enter(after, unit, list(way))
            yield after


def _outcomes(game: NoRetreat, after: NoRetreat, unit: int, through_zones: bool) -> dict[int, set[Changes]]:
    """What a retreat can come to once another has been made, seen from before both."""
    open_ways = ways(after, unit, through_zones)
    return {end: {changes(game, unit, mask_of(way)) for way in every} for end, every in open_ways.items()}


class RetreatUnits(Step):
    """10.7.5 These units retreat, in the order that their owner likes; who cannot is destroyed."""

    units: tuple[int, ...]
    through_zones: bool

    def run(self, game: NoRetreat) -> None:
        left = tuple(unit for unit in self.units if on_map(game, unit))
        if not left:
            return
        first, *rest = left
        asked = order_matters(game, left, self.through_zones)
        if asked or all_ways(game, first, self.through_zones):
            units = left if asked else (first,)
            game.push(RetreatUnit(seat(side_of(first)), units, left, self.through_zones))
            return
        game.push(RetreatUnits(tuple(rest), self.through_zones))
        be_destroyed(game, first)


class RetreatUnit(Decision):
    """10.7.5 The owner says where a unit goes; and which one is next, where that makes a difference.

    The next one may be one that cannot retreat, although it could once others have.
    """

    undo_to: ClassVar[str] = "retreat"

    units: tuple[int, ...]
    left: tuple[int, ...]
    through_zones: bool

    def offers(self, game: NoRetreat) -> list[Offer]:
        every = {unit: all_ways(game, unit, self.through_zones) for unit in self.units}
        limits = ((unit, self._limits(game, unit, ends)) for unit, ends in every.items())
        retreats = [Offer(RETREAT_TO, there, (unit,)) for unit, there in limits]
        cut_off = mask_of(unit for unit, ends in every.items() if not ends)
        return [*retreats, Offer(ABANDON, Limits(Limit("10.7.5", cut_off, "why-can-retreat")))]

    def _limits(self, game: NoRetreat, unit: int, ends: dict[int, tuple[int, list[Way]]]) -> Limits:
        side = side_of(unit)
        zone = 0 if self.through_zones else hostile(game, side) & ~held(game, side)
        safe = safest(ends)
        named: Args = {"unit": UNITS.ids[unit]}
        return Limits(
            Limit("10.7.5", ~held(game, 1 - side), "why-enemy-there"),
            Limit("10.7.5", ~zone, "why-enemy-zone"),
            Limit("10.7.5", two_hexes_away(game.at[unit]), "why-not-two-hexes", named),
            Limit("10.7.5", mask_of(ends), "why-no-way-back", named),
            Limit("10.7.5", mask_of(safe), "why-zone-on-the-way", named),
            Limit("10.7.5", mask_of(supplied_ways(game, unit, safe)), "why-away-from-supply", named),
        )

    def _rest(self, unit: int) -> RetreatUnits:
        """Those who are still to retreat after this one."""
        return RetreatUnits(tuple(other for other in self.left if other != unit), self.through_zones)

    @does(ABANDON)
    def abandon(self, game: NoRetreat, unit: int) -> None:
        game.push(self._rest(unit))
        be_destroyed(game, unit)

    @does(RETREAT_TO)
    def retreat(self, game: NoRetreat, unit: int, end: int) -> None:
        game.push(self._rest(unit))
        open_ways = ways(game, unit, self.through_zones)[end]
        if len({changes(game, unit, mask_of(way)) for way in open_ways}) > 1:
            firsts = mask_of(way[0] for way in open_ways)
            game.push(RetreatThrough(self.seat, unit, end, firsts))
        else:
            fall_back(game, unit, open_ways[0])

    def prompt(self, game: NoRetreat) -> Prompt:
        units = tuple(UNITS.ids[unit] for unit in self.units)
        if len(units) == 1:
            return Prompt(self.prompt_id, "10.7.5", {"unit": units[0]})
        lost = tuple(UNITS.ids[u] for u in self.units if not all_ways(game, u, self.through_zones))
        return Prompt("prompt-retreat-next", "10.7.5", {"units": units, "units2": lost, "lost": len(lost)})


class RetreatThrough(Ask):
    """10.7.5, 6.1 The way of a retreat, where it makes a difference: who enters a city controls it."""

    rule, verb = "10.7.5", THROUGH
    undo_to = "retreat"

    unit: int
    end: int
    firsts: int

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("10.7.5", self.firsts, "why-not-on-the-way"))

    def take(self, game: NoRetreat, space: int) -> None:
        fall_back(game, self.unit, (space, self.end))

    def args(self, game: NoRetreat) -> Args:
        return {"unit": UNITS.ids[self.unit], "space": NAMES[self.end]}


def fall_back(game: NoRetreat, unit: int, way: Way) -> None:
    """10.7.5 The unit goes back along the way."""
    enter(game, unit, list(way))
    game.tell_of("retreat", "10.7.5", unit, space=NAMES[way[-1]])


def be_destroyed(game: NoRetreat, unit: int) -> None:
    """10.7.5 The unit cannot retreat."""
    game.tell_of("no-retreat", "10.7.5", unit)
    destroy(game, unit)

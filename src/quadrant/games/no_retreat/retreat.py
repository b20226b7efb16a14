"""10.7.5 Retreats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import ClassVar

from quadrant.games.no_retreat.cards import Ask
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
from quadrant.games.no_retreat.control import Changes, changes, enter
from quadrant.games.no_retreat.losses import destroy
from quadrant.games.no_retreat.movement import forbidden_areas
from quadrant.games.no_retreat.state import NoRetreat, on_map, seat, side_of
from quadrant.games.no_retreat.supply import open_hexes, supplied_cities, units_at, units_on_map
from quadrant.games.no_retreat.verbs import ABANDON, RETREAT_TO, THROUGH
from quadrant.games.no_retreat.zones import held, hostile
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.flow import Choice, Decision, Step
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
    found: dict[int, tuple[int, list[Way]]] = {}
    for first in bits(BOARD.near[start] & free):
        risk = zone >> first & 1
        if AREAS >> first & 1:
            _keep(found, first, risk, (first,))
            continue
        for second in bits(BOARD.near[first] & free & ~close):
            _keep(found, second, risk + (zone >> second & 1), (first, second))
    return found


def two_hexes_away(start: int) -> int:
    """10.7.5 What is two hexes from there, whatever lies between; an area next to it counts as two."""
    close = NEIGHBOURS.near[start] | 1 << start
    return NEIGHBOURS.neighbours(close & ~AREAS) & ~close | BOARD.near[start] & AREAS


def _keep(found: dict[int, tuple[int, list[Way]]], end: int, risk: int, way: Way) -> None:
    if end not in found or risk < found[end][0]:
        found[end] = risk, [way]
    elif risk == found[end][0]:
        found[end][1].append(way)


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


def safest(game: NoRetreat, unit: int, through_zones: bool = False) -> dict[int, list[Way]]:
    """10.7.5 The ends, and the ways there, that lead through as few enemy zones as can be."""
    found = all_ways(game, unit, through_zones)
    least = min((risk for risk, _ in found.values()), default=0)
    return {end: ways for end, (risk, ways) in found.items() if risk == least}


def ways(game: NoRetreat, unit: int, through_zones: bool = False) -> dict[int, list[Way]]:
    """10.7.5 The retreats that a unit may take: the safest ones, and of these those toward supply, if any."""
    safe = safest(game, unit, through_zones)
    if not safe:
        return safe
    toward = nearer_supply(game, unit)
    return {end: found for end, found in safe.items() if toward >> end & 1} or safe


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
    found = ways(game, unit, through_zones)
    if mask_of(found) & zone & ~held(game, side):
        return True
    return any(any(changes(game, unit, mask_of(way))) for every in found.values() for way in every)


def _bearing(game: NoRetreat, left: Set[int]) -> tuple[int, int]:
    """What the retreats of those who are left hang on, besides where they stand themselves.

    Who else of their side holds what lies in enemy zones, and who controls the cities.
    """
    side = side_of(next(iter(left)))
    others = mask_of(game.at[unit] for unit in units_on_map(game, side) if unit not in left)
    return others & hostile(game, side), game.control


def _after(game: NoRetreat, unit: int, through_zones: bool) -> Iterator[NoRetreat]:
    """The game after each retreat of the unit; without it if there is none."""
    found = ways(game, unit, through_zones)
    if not found:
        after = game.clone()
        after.remove(unit, DESTROYED)
        yield after
    for every in found.values():
        for way in every:
            after = game.clone()
            enter(after, unit, list(way))
            yield after


def _outcomes(game: NoRetreat, after: NoRetreat, unit: int, through_zones: bool) -> dict[int, set[Changes]]:
    """What a retreat can come to once another has been made, seen from before both."""
    found = ways(after, unit, through_zones)
    return {end: {changes(game, unit, mask_of(way)) for way in every} for end, every in found.items()}


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
    calm: ClassVar[bool] = False

    units: tuple[int, ...]
    left: tuple[int, ...]
    through_zones: bool

    def offers(self, game: NoRetreat) -> list[Offer]:
        found = [Offer(RETREAT_TO, self._limits(game, unit), unit) for unit in self.units]
        cut_off = Limits(Limit("10.7.5", mask_of(self._cut_off(game)), "why-can-retreat"))
        return [*found, Offer(ABANDON, cut_off)]

    def _cut_off(self, game: NoRetreat) -> list[int]:
        """Those who cannot retreat as things stand."""
        return [unit for unit in self.units if not all_ways(game, unit, self.through_zones)]

    def _limits(self, game: NoRetreat, unit: int) -> Limits:
        side = side_of(unit)
        zone = 0 if self.through_zones else hostile(game, side) & ~held(game, side)
        return Limits(
            Limit("10.7.5", ~held(game, 1 - side), "why-enemy-there"),
            Limit("10.7.5", ~zone, "why-enemy-zone"),
            Limit("10.7.5", two_hexes_away(game.at[unit]), "why-not-two-hexes"),
            Limit("10.7.5", mask_of(all_ways(game, unit, self.through_zones)), "why-no-way-back"),
            Limit("10.7.5", mask_of(safest(game, unit, self.through_zones)), "why-zone-on-the-way"),
            Limit("10.7.5", mask_of(ways(game, unit, self.through_zones)), "why-away-from-supply"),
        )

    def options(self, game: NoRetreat) -> list[Choice]:
        found = [
            choice
            for unit in self.units
            for choice in RETREAT_TO.over(mask_of(ways(game, unit, self.through_zones)), unit)
        ]
        return found + ABANDON.over(mask_of(self._cut_off(game)))

    def resolve(self, game: NoRetreat, choice: Choice) -> None:
        unit, *ends = (ABANDON if ABANDON.of(choice) else RETREAT_TO).read(choice)
        rest = tuple(other for other in self.left if other != unit)
        game.push(RetreatUnits(rest, self.through_zones))
        if not ends:
            be_destroyed(game, unit)
            return
        (end,) = ends
        found = ways(game, unit, self.through_zones)[end]
        if len({changes(game, unit, mask_of(way)) for way in found}) > 1:
            firsts = mask_of(way[0] for way in found)
            game.push(RetreatThrough(self.seat, unit, end, firsts))
        else:
            fall_back(game, unit, found[0])

    def prompt(self, game: NoRetreat) -> Prompt:
        units = tuple(UNITS.ids[unit] for unit in self.units)
        if len(units) == 1:
            return Prompt(self.prompt_id, "10.7.5", {"unit": units[0]})
        return Prompt("prompt-retreat-next", "10.7.5", {"units": units})


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

"""10.7.5 Retreats."""

from __future__ import annotations

from quadrant.games.no_retreat.cards import Ask
from quadrant.games.no_retreat.components import AREAS, BOARD, NAMES, NEIGHBOURS, UNITS
from quadrant.games.no_retreat.control import enter
from quadrant.games.no_retreat.losses import destroy
from quadrant.games.no_retreat.movement import forbidden_areas
from quadrant.games.no_retreat.stacking import CheckStacking
from quadrant.games.no_retreat.state import NoRetreat, face, on_map, seat, side_of
from quadrant.games.no_retreat.supply import fed
from quadrant.games.no_retreat.verbs import RETREAT_TO
from quadrant.games.no_retreat.zones import held, hostile
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args

#: A way back: the places entered, the last of which is the end.
Way = tuple[int, ...]


def all_ways(game: NoRetreat, unit: int, through_zones: bool = False) -> dict[int, tuple[int, Way]]:
    """10.7.5 Every end of a retreat of two hexes, with the number of enemy zones on the best way there.

    The way leads away from the battle: it does not end next to where it began. Finland and the Balkans end
    it at once. No enemies, nothing impassable; an enemy zone only where a friendly unit stands.
    """
    if not face(game, unit).movement:
        return {}
    start, side = game.at[unit], side_of(unit)
    zone = 0 if through_zones else hostile(game, side)
    free = game.area & ~held(game, 1 - side) & ~forbidden_areas(game, unit) & (~zone | held(game, side))
    close = NEIGHBOURS.near[start] | 1 << start
    found: dict[int, tuple[int, Way]] = {}
    for first in bits(BOARD.near[start] & free):
        risk = zone >> first & 1
        if AREAS >> first & 1:
            _keep(found, first, risk, (first,))
            continue
        for second in bits(BOARD.near[first] & free & ~close):
            _keep(found, second, risk + (zone >> second & 1), (first, second))
    return found


def _keep(found: dict[int, tuple[int, Way]], end: int, risk: int, way: Way) -> None:
    if end not in found or risk < found[end][0]:
        found[end] = risk, way


def ways(game: NoRetreat, unit: int, through_zones: bool = False) -> dict[int, Way]:
    """10.7.5 The retreats that a unit may take: through as few enemy zones as can be, then toward supply."""
    found = all_ways(game, unit, through_zones)
    if not found:
        return {}
    least = min(risk for risk, _ in found.values())
    safest = {end: way for end, (risk, way) in found.items() if risk == least}
    home = fed(game, side_of(unit))
    supplied = {end: way for end, way in safest.items() if home >> end & 1}
    return supplied or safest


class RetreatUnits(Step):
    """10.7.5 These units retreat one after the other; who cannot is destroyed."""

    units: tuple[int, ...]
    through_zones: bool

    def run(self, game: NoRetreat) -> None:
        left = [unit for unit in self.units if on_map(game, unit)]
        if not left:
            return
        unit = left[0]
        rest = RetreatUnits(tuple(left[1:]), self.through_zones)
        if not ways(game, unit, self.through_zones):
            game.tell_of("no-retreat", "10.7.5", unit)
            game.push(rest)
            destroy(game, unit)
            return
        game.push(RetreatUnit(seat(side_of(unit)), unit, self.through_zones), rest)


class RetreatUnit(Ask):
    """10.7.5 The owner says where the unit goes."""

    rule, verb = "10.7.5", RETREAT_TO
    undo_to = "retreat"

    unit: int
    through_zones: bool

    def limits(self, game: NoRetreat) -> Limits:
        side = side_of(self.unit)
        every = mask_of(all_ways(game, self.unit, self.through_zones))
        best = mask_of(ways(game, self.unit, self.through_zones))
        zone = 0 if self.through_zones else hostile(game, side) & ~held(game, side)
        return Limits(
            Limit("10.7.5", ~held(game, 1 - side), "why-enemy-there"),
            Limit("10.7.5", ~zone, "why-enemy-zone"),
            Limit("10.7.5", every, "why-not-two-hexes"),
            Limit("10.7.5", best, "why-worse-retreat"),
        )

    def others(self, game: NoRetreat) -> tuple[int, ...]:
        return (self.unit,)

    def take(self, game: NoRetreat, space: int) -> None:
        way = ways(game, self.unit, self.through_zones)[space]
        enter(game, self.unit, list(way))
        game.tell_of("retreat", "10.7.5", self.unit, space=NAMES[space])
        game.push(CheckStacking(side_of(self.unit)))

    def args(self, game: NoRetreat) -> Args:
        return {"unit": UNITS.ids[self.unit]}

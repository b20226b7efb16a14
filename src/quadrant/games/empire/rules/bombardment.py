"""9.2.F.5 Ground units under fire from the air and the sea."""

from __future__ import annotations

import msgspec

from quadrant.games.empire.components import ALLIES, NAMES, NOBODY, SEATS
from quadrant.games.empire.rules.losses import defense, strike
from quadrant.games.empire.rules.movement import in_hex, troops_in
from quadrant.games.empire.state import Empire, steps_left, under_way
from quadrant.games.empire.supply.zones import guards
from quadrant.games.empire.verbs import HIT, KEEP
from quadrant.kernel.board import mask_of
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args
from quadrant.kernel.pick import Pick


class Bombard(Step):
    """9.2.F.5 Without enemy ships or air units, points hit ground units, but never the last step."""

    space: int
    side: int
    points: int
    critical: bool
    #: The unit that keeps the last step of the hex, by the reacting side's choice; NOBODY: any.
    kept: int = NOBODY
    #: Whether a unit was hit already.
    struck: bool = False

    def run(self, game: Empire) -> None:
        reactor = SEATS[1 - under_way(game).side]
        if self.kept == NOBODY and wiped_out(game, self):
            game.push(ChooseLast(reactor, self))
        elif bombard_limits(game, self).mask:
            game.push(AssignBomb(SEATS[self.side], self))
        elif self.critical and not self.struck and weakest_troops(game, self):
            game.push(WeakestBombed(reactor, self, weakest_troops(game, self)))


def _guarded(game: Empire, bombs: Bombard) -> bool:
    return bombs.side == ALLIES and bool(guards(game) >> bombs.space & 1)


def wiped_out(game: Empire, bombs: Bombard) -> bool:
    """9.2.F.5 Whether the points would destroy all ground units: the owner says which is the last."""
    troops = troops_in(in_hex(game, bombs.space, 1 - bombs.side))
    if len(troops) < 2 or bombs.side != under_way(game).side or _guarded(game, bombs):
        return False
    return sum(steps_left(game, unit) * defense(game, unit) for unit in troops) <= bombs.points


def bombable(game: Empire, bombs: Bombard) -> list[int]:
    """9.2.F.5 Ground units that are not the last step of the hex; a city's own steps are the last ones."""
    troops = troops_in(in_hex(game, bombs.space, 1 - bombs.side))
    if _guarded(game, bombs):
        return troops
    if sum(steps_left(game, unit) for unit in troops) < 2:
        return []
    return [unit for unit in troops if unit != bombs.kept or steps_left(game, unit) > 1]


def weakest_troops(game: Empire, bombs: Bombard) -> int:
    """9.2.F.6 The ground units with the lowest defence: a critical hit costs one of them a step."""
    troops = bombable(game, bombs)
    least = min((defense(game, unit) for unit in troops), default=0)
    return mask_of(unit for unit in troops if defense(game, unit) == least)


def bombard_limits(game: Empire, bombs: Bombard) -> Limits:
    troops = troops_in(in_hex(game, bombs.space, 1 - bombs.side))
    full = [unit for unit in troops if steps_left(game, unit) > 1]
    may = mask_of(unit for unit in troops if bombs.critical or not full or unit in full)
    enough = mask_of(unit for unit in troops if defense(game, unit) <= bombs.points)
    return Limits(
        Limit("9.2", mask_of(troops), "why-not-in-battle"),
        Limit("9.2", mask_of(bombable(game, bombs)), "why-last-step"),
        Limit("9.2", may, "why-full-first"),
        Limit("9.2", enough, "why-too-few-points"),
    )


class AboutBombs(Pick):
    """A choice while ground units are under fire."""

    rule, verb = "9.2", HIT

    bombs: Bombard

    def args(self, game: Empire) -> Args:
        return {"points": self.bombs.points, "space": NAMES[self.bombs.space]}


class ChooseLast(AboutBombs):
    """9.2.F.5 The reacting side chooses the unit that keeps the last step of the hex."""

    verb = KEEP

    def limits(self, game: Empire) -> Limits:
        troops = troops_in(in_hex(game, self.bombs.space, 1 - self.bombs.side))
        return Limits(Limit("9.2", mask_of(troops), "why-not-in-battle"))

    def take(self, game: Empire, unit: int, /) -> None:
        game.push(msgspec.structs.replace(self.bombs, kept=unit))


class WeakestBombed(AboutBombs):
    """9.2.F.6 Too small a critical hit costs a step of the weakest unit; the reacting side chooses."""

    among: int

    def limits(self, game: Empire) -> Limits:
        return Limits(Limit("9.2", self.among, "why-not-weakest"))

    def take(self, game: Empire, unit: int, /) -> None:
        strike(game, unit)


class AssignBomb(AboutBombs):
    """9.2.F.5 A ground unit under fire."""

    def limits(self, game: Empire) -> Limits:
        return bombard_limits(game, self.bombs)

    def take(self, game: Empire, unit: int, /) -> None:
        points = self.bombs.points - defense(game, unit)
        strike(game, unit)
        game.push(msgspec.structs.replace(self.bombs, points=points, struck=True))

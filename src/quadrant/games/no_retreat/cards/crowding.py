"""Card 32, Prepared Offensive: where one unit more may stack, until the end of the turn."""

from __future__ import annotations

from quadrant.games.no_retreat.components import BOARD, NAMES, SOVIET
from quadrant.games.no_retreat.rules.control import enter
from quadrant.games.no_retreat.rules.movement import forbidden_areas
from quadrant.games.no_retreat.rules.stacking import fits, full_places
from quadrant.games.no_retreat.rules.supply import units_at
from quadrant.games.no_retreat.rules.zones import held, hostile
from quadrant.games.no_retreat.state import NoRetreat, face, seat, side_of
from quadrant.games.no_retreat.verbs import RETREAT_TO
from quadrant.kernel.board import bits
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Decision, Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Prompt
from quadrant.kernel.offers import Offer


class StepAside(Decision):
    """Card 32: at the end of the turn a unit too many goes one hex back."""

    def offers(self, game: NoRetreat) -> list[Offer]:
        return [Offer(RETREAT_TO, limits, (unit,)) for unit, limits in side_steps(game)]

    @does(RETREAT_TO)
    def step_aside(self, game: NoRetreat, unit: int, space: int) -> None:
        enter(game, unit, [space])
        game.tell_of("retreat", "5.3.1", unit, space=NAMES[space])
        game.push(Dissolve())

    def prompt(self, game: NoRetreat) -> Prompt:
        return Prompt(self.prompt_id, "8.4.3")


def side_steps(game: NoRetreat) -> list[tuple[int, Limits]]:
    """Card 32: the units too many in the hexes of the card, and where each could go."""
    candidates = []
    for space in bits(game.crowded):
        units = units_at(game).get(space, ())
        if units and side_of(units[0]) == SOVIET and not fits(game, SOVIET, units, space):
            candidates += [(unit, step_limits(game, unit)) for unit in units if face(game, unit).movement]
    return [(unit, limits) for unit, limits in candidates if limits.mask]


def step_limits(game: NoRetreat, unit: int) -> Limits:
    """10.7.5 One hex back as in a retreat: into an enemy zone only where a friend has room."""
    zone = hostile(game, SOVIET) & ~held(game, SOVIET)
    return Limits(
        Limit("5.3.1", game.area & BOARD.near[game.at[unit]], "why-not-next-hex"),
        Limit("10.7.5", ~held(game, 1 - SOVIET), "why-enemy-there"),
        Limit("10.7.5", ~zone, "why-enemy-zone"),
        Limit("8.6", ~forbidden_areas(game, unit), "why-area-closed"),
        Limit("8.4.1", ~full_places(game, unit), "why-full"),
    )


class Dissolve(Step):
    """Card 32 ends: units too many step aside, as far as they can."""

    def run(self, game: NoRetreat) -> None:
        if game.roomy:
            game.crowded, game.roomy = game.roomy, 0
        if game.crowded and side_steps(game):
            game.push(StepAside(seat(SOVIET)))
        else:
            game.crowded = 0

"""11.0 The removals phase."""

from __future__ import annotations

from collections.abc import Sequence

from quadrant.games.no_retreat.components import (
    NAMES,
    REMOVED,
    RUMANIAN_OIL,
    RUMANIANS,
    SOVIET,
    SURRENDERED,
)
from quadrant.games.no_retreat.rules.cards import CLEARING, Ask, Pay, funds
from quadrant.games.no_retreat.rules.control import is_red
from quadrant.games.no_retreat.rules.events import window
from quadrant.games.no_retreat.rules.losses import remove
from quadrant.games.no_retreat.rules.supply import city_hexes, supplied, units_at, units_on_map
from quadrant.games.no_retreat.state import DISORGANIZED, OUT_OF_SUPPLY, NoRetreat, seat
from quadrant.games.no_retreat.verbs import AT
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits, when
from quadrant.kernel.verbs import PASSING


class RemovalsPhase(Step):
    """11.0 Units that are still without supply surrender, the active side's first; then markers go."""

    def run(self, game: NoRetreat) -> None:
        game.saved = 0
        steps: Sequence[Step] = (
            window("removals"),
            Surrender(game.active),
            Surrender(1 - game.active),
            RemoveMarkers(),
            window("removals.end"),
        )
        game.push(*steps)


class Surrender(Step):
    """11.1, 6.5.6 Marked units are checked again: all are judged, then those without supply go."""

    side: int

    def run(self, game: NoRetreat) -> None:
        lost = [
            unit
            for unit in units_on_map(game, self.side)
            if game.marked(unit, OUT_OF_SUPPLY) and not supplied(game, unit) and not game.saved >> unit & 1
        ]
        for unit in lost:
            game.tell_of("surrender", "11.1", unit, space=NAMES[game.at[unit]])
            remove(game, unit, SURRENDERED)


class RemoveMarkers(Step):
    """11.2 Out of Supply and Disorganized markers go; support markers at the end of the turn (10.6.2)."""

    def run(self, game: NoRetreat) -> None:
        game.unmark_all(OUT_OF_SUPPLY)
        game.unmark_all(DISORGANIZED)
        if game.active == SOVIET:
            game.support = [0, 0]
        rumania_falls(game)
        if game.scorched & city_hexes(game, game.active):
            game.push(ClearGround(seat(game.active)))


def rumania_falls(game: NoRetreat) -> None:
    """11.3 A red Soviet unit in the Rumanian oil fields: both Rumanian armies leave the game."""
    if any(is_red(game, unit) for unit in units_at(game).get(RUMANIAN_OIL, ())):
        remove_rumanians(game)


def remove_rumanians(game: NoRetreat) -> None:
    for unit in RUMANIANS:
        if game.at[unit] != REMOVED:
            game.due[unit] = 0
            game.remove(unit, REMOVED)
            game.tell_of("leaves", "11.3", unit)


class ClearGround(Ask):
    """Card 7: the owner of a scorched city restores it for two cards."""

    rule, verb, stop = "14.13", AT, PASSING

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(
            Limit("14.13", game.scorched & city_hexes(game, self.side), "why-not-scorched"),
            Limit("14.13", when(funds(game, self.side) > 1), "why-no-card"),
        )

    def take(self, game: NoRetreat, space: int) -> None:
        game.push(Pay(self.seat, 2, CLEARING), Cleared(self.seat, space))


class Cleared(Step):
    """The city is itself again."""

    seat: str
    space: int

    def run(self, game: NoRetreat) -> None:
        game.scorched &= ~(1 << self.space)
        game.touch("ground", "control")
        game.tell("cleared", "14.13", seat=self.seat, space=NAMES[self.space])

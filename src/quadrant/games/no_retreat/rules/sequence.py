"""4.0 The turn: what happens first, then the Axis player's seven phases, then the Soviet player's."""

from __future__ import annotations

from typing import ClassVar

from quadrant.games.no_retreat.cards.crowding import Dissolve
from quadrant.games.no_retreat.components import AXIS, SEATS, SOVIET
from quadrant.games.no_retreat.rules.cards import Draw, JokerTurn, ToTwo, TwoFronts
from quadrant.games.no_retreat.rules.combat import CombatPhase
from quadrant.games.no_retreat.rules.events import window
from quadrant.games.no_retreat.rules.movement import MovementPhase
from quadrant.games.no_retreat.rules.organization import OrganizationPhase
from quadrant.games.no_retreat.rules.rail import LandingPhase
from quadrant.games.no_retreat.rules.removals import RemovalsPhase
from quadrant.games.no_retreat.rules.stacking import CheckStacking
from quadrant.games.no_retreat.rules.supply import SupplyPhase
from quadrant.games.no_retreat.rules.turn_events import TurnEvents
from quadrant.games.no_retreat.rules.victory import EndOfGame, RedEvent, VictoryPhase
from quadrant.games.no_retreat.state import (
    CARD,
    COMBAT,
    HOUSEKEEPING,
    LANDING,
    MOVEMENT,
    ORGANIZATION,
    PHASES,
    REMOVALS,
    SUPPLY,
    NoRetreat,
)
from quadrant.kernel.flow import Step


class NewTurn(Step):
    """4.0 A. The marker advances: events, victory, then both players' turns."""

    def run(self, game: NoRetreat) -> None:
        if game.turn >= game.last_turn:
            game.push(EndOfGame())
            return
        game.turn += 1
        game.phase = HOUSEKEEPING
        game.active = game.initiative
        game.used = [0, 0]
        for side in (AXIS, SOVIET):
            game.fewer[side] += game.fewer_later[side]
        game.fewer_later = [0, 0]
        game.touch("turn")
        game.tell("turn", "4.0", turn=game.turn)
        first = (TurnEvents(), RedEvent(), VictoryPhase(), EndPhase())
        game.push(*first, PlayerTurn(AXIS), PlayerTurn(SOVIET), NewTurn())


class CardPhase(Step):
    """5.1, 5.2 Discard to two, draw, play what belongs here; with a war on two fronts the Axis discards."""

    def run(self, game: NoRetreat) -> None:
        game.push(ToTwo(game.active), Draw(), JokerTurn(), window("card"), TwoFronts(), window("card.end"))


class PlayerTurn(Step):
    """4.0 The seven phases of a player's turn."""

    side: int
    first: int = CARD

    def run(self, game: NoRetreat) -> None:
        game.active = self.side
        game.used = [0, 0]
        game.tell("player-turn", "4.0", seat=SEATS[self.side])
        game.push(*(Phase(number) for number in range(self.first, len(PHASES))))


class Phase(Step):
    """4.0 One phase."""

    number: int

    STEPS: ClassVar[dict[int, type[Step]]] = {
        CARD: CardPhase,
        SUPPLY: SupplyPhase,
        ORGANIZATION: OrganizationPhase,
        MOVEMENT: MovementPhase,
        COMBAT: CombatPhase,
        REMOVALS: RemovalsPhase,
        LANDING: LandingPhase,
    }

    def run(self, game: NoRetreat) -> None:
        game.phase = self.number
        game.tell("phase", "4.0", phase=PHASES[self.number], seat=SEATS[game.active])
        game.push(self.STEPS[self.number](), *self._last(), EndPhase())

    def _last(self) -> tuple[Step, ...]:
        """What else belongs to the end of a phase: the turn's last one ends the room of card 32."""
        if self.number == SUPPLY:
            return (window("supply.end"),)
        return (Dissolve(),) if self.number == LANDING else ()


class EndPhase(Step):
    """8.4.3 At the end of every phase both sides' units that are too many leave the map."""

    def run(self, game: NoRetreat) -> None:
        game.push(CheckStacking(game.active), CheckStacking(1 - game.active))

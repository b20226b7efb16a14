"""4.0 The turn: strategic phase, offensives phase, political phase, attrition, end of the turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quadrant.games.empire.components import ALLIES, JAPAN, LAST_TURN, NO_CARD, NOBODY, SEATS, YEAR
from quadrant.games.empire.rules.cards import reshuffle
from quadrant.games.empire.rules.december import December
from quadrant.games.empire.rules.nations import Surrenders
from quadrant.games.empire.rules.play import PlayCard, PlayEvent, may_be_event
from quadrant.games.empire.rules.points import collect
from quadrant.games.empire.rules.post_battle import EmergencyMoves
from quadrant.games.empire.rules.reinforcements import ReinforcementSegment
from quadrant.games.empire.rules.replacements import ReplacementSegment
from quadrant.games.empire.rules.stacking import CheckStacking
from quadrant.games.empire.rules.strategic import DealCards, StrategicWarfare
from quadrant.games.empire.rules.supply import Attrition
from quadrant.games.empire.rules.victory import CheckVictory, PoliticalWill
from quadrant.games.empire.state import (
    ATTRITION,
    BOMBED,
    DEAL,
    END,
    OFFENSIVES,
    PHASES,
    POLITICAL,
    REBUILT,
    REINFORCEMENT,
    REPLACEMENT,
    STRATEGIC_WAR,
    Empire,
    seat,
)
from quadrant.games.empire.verbs import INITIATIVE
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Decision, Step
from quadrant.kernel.limits import Limit, Limits, when
from quadrant.kernel.offers import Offer, passing
from quadrant.kernel.verbs import PASSING


class NewTurn(Step):
    """4.0 The marker advances; the strategic phase (4.1), and all that follow."""

    def run(self, game: Empire) -> None:
        game.turn += 1
        game.asp_used = [0, 0]
        game.touch("tracks")
        game.tell("turn", "4.0", turn=game.turn)
        game.push(
            Phase(REINFORCEMENT),
            ReinforcementSegment(),
            Phase(REPLACEMENT),
            ReplacementSegment(),
            Phase(STRATEGIC_WAR),
            StrategicWarfare(),
            Phase(DEAL),
            DealCards(),
            *after_dealing(),
        )


def after_dealing() -> tuple[Step, ...]:
    """4.2-4.5 What follows when the cards are dealt."""
    return (
        Phase(OFFENSIVES),
        OffensivesPhase(),
        *POLITICS,
        Phase(ATTRITION),
        Attrition(),
        Phase(END),
        EndOfTurn(),
    )


def first_turn() -> tuple[Step, ...]:
    """17.11 December 1941: two Japanese events, and no attrition."""
    return (
        Phase(OFFENSIVES),
        December(),
        *POLITICS,
        Phase(END),
        EndOfTurn(),
    )


class Phase(Step):
    """4.0 A phase begins."""

    number: int

    def run(self, game: Empire) -> None:
        game.phase = self.number
        game.tell("phase", "4.0", phase=PHASES[self.number])


#: 4.3 The political phase, with the moves that surrenders cause.
POLITICS: Final[tuple[Step, ...]] = (
    Phase(POLITICAL),
    Surrenders(),
    EmergencyMoves(),
    CheckStacking(JAPAN),
    CheckStacking(ALLIES),
    PoliticalWill(),
)


# 4.2 The offensives phase


class OffensivesPhase(Step):
    """4.21 Who goes first: the side with more cards, unless the other one plays its future offensive."""

    def run(self, game: Empire) -> None:
        game.drawn = [0, 0]
        first = leader(game)
        if game.hand[JAPAN].bit_count() != game.hand[ALLIES].bit_count() and waits(game, 1 - first):
            game.push(Initiative(seat(1 - first)))
        else:
            game.push(NextCard(first))


def leader(game: Empire) -> int:
    """4.21 The side with more cards; if both have the same, Japan until 1942, then the Allies."""
    japan, allies = (hand.bit_count() for hand in game.hand)
    if japan != allies:
        return JAPAN if japan > allies else ALLIES
    return JAPAN if YEAR[game.turn] <= 1942 else ALLIES


def waits(game: Empire, side: int) -> bool:
    """7.29 (A) Whether a card was set aside in an earlier turn: for all the enemy knows, an offensive."""
    return game.future[side] != NO_CARD and game.future_turn[side] < game.turn


def buys(game: Empire, side: int) -> bool:
    """7.29 (A) Whether the card set aside can begin an offensive as an event."""
    card = game.future[side]
    return game.CARDS[card].type == "military" and may_be_event(game, side, card)


class Initiative(Decision):
    """7.29 (A) Whether to go first with the card that was set aside.

    It is asked whatever the card is: a missing question would tell.
    """

    reaction, shown = True, True

    def offers(self, game: Empire) -> Iterable[Offer]:
        side = SEATS.index(self.seat)
        card = game.future[side]
        yield Offer(
            INITIATIVE,
            Limits(
                Limit("7.29", when(game.CARDS[card].type == "military"), "why-not-military"),
                Limit("5.31", when(buys(game, side)), "why-no-event"),
            ),
        )
        yield passing()

    @does(INITIATIVE)
    def go_first(self, game: Empire) -> None:
        side = SEATS.index(self.seat)
        game.active = side
        game.tell("initiative", "7.29", seat=self.seat)
        game.push(PlayEvent(side, game.future[side]), NextCard(1 - side))

    @does(PASSING)
    def wait(self, game: Empire) -> None:
        game.push(NextCard(1 - SEATS.index(self.seat)))


class NextCard(Step):
    """4.22 The sides take turns; who has no cards is passed over; without any the phase ends."""

    side: int

    def run(self, game: Empire) -> None:
        if not game.hand[JAPAN] and not game.hand[ALLIES]:
            game.passes = [0, 0]
            return
        side = self.side if game.hand[self.side] else 1 - self.side
        game.active = side
        game.push(PlayCard(seat(side)), NextCard(1 - side))


# 4.5 The end of the turn


class EndOfTurn(Step):
    """4.5 Victory is judged; markers that last a turn come off."""

    def run(self, game: Empire) -> None:
        collect(game)
        game.push(CheckVictory(), Cleared())


class Cleared(Step):
    """4.5 Markers of the turn come off, and the next turn begins."""

    def run(self, game: Empire) -> None:
        game.tokyo_express = NOBODY
        reshuffle(game)
        for unit in range(len(game.marks)):
            game.unmark(unit, BOMBED)
            game.unmark(unit, REBUILT)
        game.bombing = 0
        game.control_then = game.control
        game.touch("tracks")
        assert game.turn < LAST_TURN
        game.push(NewTurn())

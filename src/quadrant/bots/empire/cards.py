"""What cards are worth: their events, and keeping them for later."""

from __future__ import annotations

from typing import Final

from quadrant.bots.empire.standing import temper
from quadrant.bots.empire.worth import china_box, lasting, will_worth
from quadrant.games.empire.cards.deck import NUMBERED
from quadrant.games.empire.cards.language import Card, Operation, Use
from quadrant.games.empire.cards.tracks import (
    China,
    Delay,
    Escorts,
    Europe,
    Flag,
    India,
    RandomDiscard,
    Services,
    Shipping,
    Will,
)
from quadrant.games.empire.cards.units import Place, Replacements
from quadrant.games.empire.components import ALLIES, JAPAN, YEAR
from quadrant.games.empire.rules.china import air_support
from quadrant.games.empire.rules.play import may_be_event
from quadrant.games.empire.rules.supply import ROAD_MODIFIER, burma_road
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import Empire

#: A card that is drawn, a reaction that waits in the hand, a military event that is set aside.
DRAWN: Final = 0.4
WAITING: Final = 0.55
OFFENSIVE: Final = 0.5
#: How likely a card in the enemy's hand undoes a surprise, some of them together, and one that is known.
A_CARD, SOME, KNOWN = 0.08, 0.3, 0.9
#: What an event does that is not reckoned here.
OTHER: Final = 0.5


def event_worth(game: Empire, side: int, card: int) -> float:
    """What it brings to play a card for its event now, offensives left out."""
    printed = game.CARDS[card]
    found = DRAWN if printed.draw and game.drawn[side] < 3 else 0.0
    for operation in printed.does:
        if operation.may(game, Use(side, card)):
            found += operation_worth(game, side, operation)
    return found


def operation_worth(game: Empire, side: int, operation: Operation) -> float:
    """One thing that an event does: what only serves later counts less when the scenario is nearly over."""
    sign = 1.0 if side == JAPAN else -1.0
    late = lasting(game)
    match operation:
        case Services():
            concerned = JAPAN if operation.side == "japan" else ALLIES
            if bool(game.rivalry[concerned]) == operation.quarrel:
                return 0.0
            good = operation.quarrel == (concerned != side)
            return late * (0.7 if good else -0.7)
        case Will():
            return -sign * will_worth(game) * operation.value
        case Europe():
            amount = operation.by_year.get(str(YEAR[game.turn]), 0)
            return -sign * late * 0.4 * amount
        case China():
            return sign * temper(game, side).prize * china_box(game) * operation.boxes
        case India():
            return sign * 0.8 * operation.boxes
        case Replacements():
            return late * 0.35 * operation.n
        case Shipping():
            own = (operation.side == "japan") == (side == JAPAN)
            return late * 0.6 * operation.n * (1 if own else -1)
        case Place():
            return late * 0.9
        case Flag() | Escorts() | Delay() | RandomDiscard():
            return late * 0.6
    return late * OTHER


def china_attack(game: Empire) -> float:
    """13.72 What an offensive in China promises."""
    die = game.divisions - ROAD_MODIFIER[burma_road(game)] - air_support(game)
    return max(0.0, min(1.0, (die + 1) / 10)) * temper(game, JAPAN).prize * china_box(game)


def keeping(game: Empire, side: int, card: int) -> float:
    """What is given up if a card is used for something else than its event."""
    printed = game.CARDS[card]
    if printed.type == "reaction":
        return WAITING if game.hand[1 - side] else 0.05
    if not may_be_event(game, side, card):
        return 0.1
    if printed.type == "military" and printed.logistic is not None:
        return OFFENSIVE * (0.4 + 0.1 * printed.ops)
    return max(0.0, event_worth(game, side, card))


def is_offensive(printed: Card) -> bool:
    return printed.type == "military" and printed.logistic is not None


def counters(game: Empire, side: int) -> float:
    """How likely a side holds a card that undoes a surprise: each may be one, and some are dealt openly."""
    plan = SCENARIOS[game.scenario]
    if game.turn == plan.turn:
        for number in plan.fixed[side]:
            card = NUMBERED[side][number]
            seen = card in game.discard[side] or game.gone[side] >> card & 1
            if game.CARDS[card].condition and game.CARDS[card].type == "reaction" and not seen:
                return KNOWN
    return min(SOME, A_CARD * game.hand[side].bit_count())

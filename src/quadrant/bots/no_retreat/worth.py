"""What units and cards are worth, in victory points."""

from __future__ import annotations

from typing import Final

from quadrant.games.no_retreat.cards.deck import CARDS
from quadrant.games.no_retreat.cards.language import Event
from quadrant.games.no_retreat.components import (
    AXIS,
    CADRE_BOX,
    DESTROYED,
    POOL,
    RAIL,
    REMOVED,
    ROSTER,
    SHATTERED,
    SOVIET,
    SURRENDERED,
    TANKS,
    TRACK,
)
from quadrant.games.no_retreat.rules.cards import KEPT
from quadrant.games.no_retreat.state import NoRetreat
from quadrant.kernel.board import bits

#: A unit of strength; armour counts for more, who cannot attack for less.
POINT: Final = (0.24, 0.17)
ARMOUR: Final = 1.35
PASSIVE: Final = 0.6
#: What is left of a unit's worth off the map: it comes back late, for cards, or not at all.
IN_BOX: Final = {
    RAIL: 0.9,
    SHATTERED: 0.7,
    DESTROYED: 0.3,
    SURRENDERED: 0.1,
    TRACK: 0.5,
    CADRE_BOX: 0.8,
    POOL: 1.0,
    REMOVED: 0.0,
}
#: A card in hand, whatever it is: it can always pay for something.
CARD: Final = 0.35
#: What an event adds to that, by its first operation. What only helps in a battle is worth less to who
#: seldom fights; most of a card's worth is that it pays.
EVENTS: Final = {
    "return_unit": 0.5,
    "set_result": 0.4,
    "draw": 0.4,
    "choose": 0.35,
    "cancel_card": 0.35,
    "place_counterblow": 0.2,
    "replacement_step": 0.4,
    "roll_choose": 0.3,
    "shift": 0.3,
    "strength_add": 0.3,
    "strength_mult": 0.35,
    "extra_attack": 0.3,
    "reroll": 0.25,
    "enemy_step_loss": 0.4,
    "enemy_choose": 0.4,
    "inspect_hand": 0.3,
}
PLAIN_EVENT: Final = 0.12
#: A card that cannot be kept: its worth in the enemy's turn, and how much of it is left in one's own.
SPARE: Final = 0.08
HALF_SPARE: Final = 0.6
#: What counts of the best card in hand, the second, and so on.
SHARES: Final = (1.0, 0.9, 0.55, 0.4, 0.3, 0.25, 0.2, 0.2)


def _faces(unit: int) -> tuple[float, ...]:
    counter = ROSTER[unit]
    found = []
    for face in counter.faces:
        value = POINT[counter.side] * face.strength
        if face.kind in TANKS:
            value *= ARMOUR
        if face.white:
            value *= PASSIVE
        found.append(0.1 + value)
    return tuple(found)


#: What each unit is worth on the map, by the face that is up.
UNIT_WORTH: Final = tuple(_faces(unit) for unit in range(len(ROSTER)))


_OF_SIDE: Final = tuple(
    tuple((unit, faced) for unit, faced in enumerate(UNIT_WORTH) if ROSTER[unit].side == side)
    for side in (AXIS, SOVIET)
)


def worth(game: NoRetreat, unit: int) -> float:
    """What a unit is worth where it is now."""
    return UNIT_WORTH[unit][game.faces[unit]] * IN_BOX.get(game.at[unit], 1.0)


def step_worth(game: NoRetreat, unit: int, steps: int) -> float:
    """What is lost with a step of a unit that has so many."""
    faces = UNIT_WORTH[unit]
    if steps == 2 and len(faces) == 2:
        return faces[0] - faces[1]
    return faces[game.faces[unit]] * (1 - IN_BOX[DESTROYED])


def force(game: NoRetreat, side: int) -> float:
    """All units of a side."""
    at, faces = game.at, game.faces
    return sum([faced[faces[unit]] * IN_BOX.get(at[unit], 1.0) for unit, faced in _OF_SIDE[side]], 0.0)


def _event_worth(event: Event) -> float:
    return EVENTS.get(event.first.name, PLAIN_EVENT)


#: What each card's event adds, for either side.
EVENT_WORTH: Final = tuple(tuple(_event_worth(event) for event in card.events) for card in CARDS)


def card_worth(game: NoRetreat, side: int, card: int) -> float:
    """A card in hand: as payment, and for its event if the initiative ever lets it happen."""
    if card >= len(game.CARDS):
        return CARD
    event = game.CARDS[card].event(side)
    if event.initiative not in (-1, game.initiative):
        later = event.initiative == SOVIET and game.initiative == AXIS and game.turn >= 11
        return CARD + (0.3 * EVENT_WORTH[card][side] if later else 0.0)
    return CARD + EVENT_WORTH[card][side]


def card_price(game: NoRetreat, side: int, card: int) -> float:
    """What it costs to give a card away now: most of those that cannot be kept (5.1) are lost anyway, and
    all of them once the enemy's turn has begun."""
    if game.hand[side].bit_count() <= KEPT:
        return card_worth(game, side, card)
    return SPARE if game.active != side else HALF_SPARE * card_worth(game, side, card)


def hand_worth(game: NoRetreat, side: int) -> float:
    """A hand: only two cards are kept into the next turn (5.1), so that the others want to be spent."""
    cards = sorted((card_worth(game, side, card) for card in bits(game.hand[side])), reverse=True)
    return sum(share * worth for share, worth in zip(SHARES, cards, strict=False))

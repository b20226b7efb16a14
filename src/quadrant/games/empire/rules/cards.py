"""5.0 Strategy cards: hands, decks and what becomes of a card."""

from __future__ import annotations

from typing import Final

from quadrant.games.empire.components import NO_CARD, SEATS
from quadrant.games.empire.state import Empire, seat
from quadrant.games.empire.verbs import CARD_IDS
from quadrant.kernel.board import bits

#: 5.35 How many cards events may draw in one phase.
MOST_DRAWN: Final = 3


def usable(game: Empire, side: int) -> int:
    """The cards that the side may play now: its hand, and the one set aside in an earlier turn (7.29, B)."""
    cards = game.hand[side]
    card = game.future[side]
    if card != NO_CARD and game.future_turn[side] < game.turn and cards:
        cards |= 1 << card
    return cards


def take_from_hand(game: Empire, side: int, card: int) -> None:
    """A card leaves the hand, or the place where it was set aside."""
    if game.future[side] == card:
        game.future[side] = NO_CARD
    else:
        game.hand[side] &= ~(1 << card)


def dispose(game: Empire, side: int, card: int, event: bool) -> None:
    """5.36 A card that was played goes to the discards, or out of the game."""
    printed = game.CARDS[card]
    if event and printed.remove:
        game.gone[side] |= 1 << card
    else:
        game.discard[side] = (*game.discard[side], card)
    if printed.forced and not event:
        game.reshuffle |= 1 << side


def draw(game: Empire, side: int) -> int | None:
    """5.0 The next card; an empty deck takes in the discards. None if there is none at all."""
    if not game.deck[side]:
        if not game.discard[side]:
            return None
        game.deck[side] = game.shuffle(sorted(game.discard[side]))
        game.discard[side] = ()
        game.tell("reshuffled", "5.0", seat=SEATS[side])
    card = game.deck[side][-1]
    game.deck[side] = game.deck[side][:-1]
    game.hand[side] |= 1 << card
    game.reveal()
    return card


def deal(game: Empire, side: int, count: int) -> None:
    """4.14 So many cards."""
    dealt = [card for card in (draw(game, side) for _ in range(count)) if card is not None]
    game.confide(
        "dealt",
        "4.14",
        to=(seat(side),),
        secret={"cards": tuple(CARD_IDS[card] for card in dealt)},
        seat=seat(side),
        count=len(dealt),
    )


def draw_bonus(game: Empire, side: int, card: int) -> None:
    """5.35 The card that an event draws."""
    if not game.CARDS[card].draw or game.drawn[side] >= MOST_DRAWN:
        return
    game.drawn[side] += 1
    deal(game, side, 1)


def reshuffle(game: Empire) -> None:
    """5.37 Decks that special cards have called for are shuffled with their discards."""
    for side in bits(game.reshuffle):
        game.deck[side] = game.shuffle(sorted((*game.deck[side], *game.discard[side])))
        game.discard[side] = ()
        game.tell("reshuffled", "5.37", seat=SEATS[side])
    game.reshuffle = 0

"""17.1, 17.2 The first hands of 1942: the historical one, and the choices of a tournament."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quadrant.games.empire.components import ALLIES, JAPAN, SEATS
from quadrant.games.empire.rules.cards import deal
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import Empire, seat
from quadrant.games.empire.verbs import CARD_IDS, CARD_NUMBER, DISCARD, TAKE
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Decision, Step
from quadrant.kernel.limits import Limit, Limits, when
from quadrant.kernel.offers import Offer, passing
from quadrant.kernel.pick import Pick
from quadrant.kernel.verbs import PASSING

#: The turn of the first hands, in January 1942.
OPENING_TURN: Final = 2
#: What Japan holds with the historical hand; what the Allies may take; what Japan may swap a card for.
HISTORICAL: Final = ("JP-3", "JP-47", "JP-59")
ALLIED_CHOICE: Final = CARD_NUMBER["AL-4"]
JAPANESE_CHOICE: Final = CARD_NUMBER["JP-47"]
#: The value of the card that Japan gives for it, if it has one.
GIVEN_VALUE: Final = 3


def chosen(game: Empire) -> bool:
    """Whether the hands that are dealt now are first hands that an option changes."""
    return game.turn == OPENING_TURN and (game.rules.tournament or game.rules.historical_hand)


def from_deck(game: Empire, side: int, card: int) -> None:
    """A card of the deck goes to the hand, if it is there."""
    if card in game.deck[side]:
        game.deck[side] = tuple(other for other in game.deck[side] if other != card)
        game.hand[side] |= 1 << card


class OpeningHands(Step):
    """17.1, 17.2 So many cards for each side, with what the options let them choose."""

    japan: int
    allies: int

    def run(self, game: Empire) -> None:
        before = (OfferCard(seat(ALLIES)),) if game.rules.tournament else ()
        swaps = game.rules.tournament and SCENARIOS[game.scenario].turn == OPENING_TURN
        after = (SwapCard(seat(JAPAN)),) if swaps else ()
        game.push(*before, DealOpening(self.japan, self.allies), *after)


class OfferCard(Decision):
    """17.2 Before the hands are dealt the Allies may take a certain card as one of theirs, and say so."""

    def offers(self, game: Empire) -> Iterable[Offer]:
        there = 1 << ALLIED_CHOICE & mask_of(game.deck[ALLIES])
        yield Offer(TAKE, Limits(Limit("2.1", there, "why-not-meant")))
        yield passing()

    @does(TAKE)
    def take(self, game: Empire, card: int) -> None:
        from_deck(game, ALLIES, card)
        game.tell("opening-card", "2.1", seat=self.seat, card=CARD_IDS[card])

    @does(PASSING)
    def leave(self, game: Empire) -> None:
        """The hand is dealt without it."""


class DealOpening(Step):
    """The hands, with the cards that are in them already."""

    japan: int
    allies: int

    def run(self, game: Empire) -> None:
        if game.rules.historical_hand:
            for card in HISTORICAL:
                from_deck(game, JAPAN, CARD_NUMBER[card])
                game.tell("opening-card", "2.1", seat=SEATS[JAPAN], card=card)
        for side, count in ((JAPAN, self.japan), (ALLIES, self.allies)):
            deal(game, side, count - game.hand[side].bit_count())


class SwapCard(Pick):
    """17.2 Without a military event Japan may swap a card of value 3 (any, if it has none).

    It is asked in any case: whether it could would tell of its hand.
    """

    rule, verb, stop = "2.1", DISCARD, PASSING
    shown = True

    def limits(self, game: Empire) -> Limits:
        hand = game.hand[JAPAN]
        offensive = any(game.CARDS[card].type == "military" for card in bits(hand))
        best = mask_of(card for card in bits(hand) if game.CARDS[card].ops == GIVEN_VALUE)
        able = not offensive and JAPANESE_CHOICE in game.deck[JAPAN]
        return Limits(
            Limit("2.1", hand, "why-not-in-hand"),
            Limit("2.1", when(able), "why-has-offensive"),
            Limit("2.1", best or hand, "why-value-three"),
        )

    def take(self, game: Empire, card: int, /) -> None:
        game.hand[JAPAN] &= ~(1 << card)
        from_deck(game, JAPAN, JAPANESE_CHOICE)
        game.deck[JAPAN] = game.shuffle(sorted((*game.deck[JAPAN], card)))
        game.confide("opening-swap", "2.1", to=(self.seat,), secret={"card": CARD_IDS[card]}, seat=self.seat)

"""5.0 Cards: the deck, hands, the card phase, and cards as payment."""

from __future__ import annotations

from typing import ClassVar, Final

from quadrant.games.no_retreat.cards.language import Use, event_of
from quadrant.games.no_retreat.components import (
    AXIS,
    CAUCASUS_OIL,
    MOSCOW,
    RED_EVENTS,
    RUMANIAN_OIL,
    SIDE,
    SOVIET,
)
from quadrant.games.no_retreat.state import ORGANIZATION, NoRetreat, seat
from quadrant.games.no_retreat.verbs import CARD_IDS, DISCARD, EVENT, JOKER, PAY
from quadrant.kernel.board import mask_of
from quadrant.kernel.facts import fact
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args, Prompt
from quadrant.kernel.modifiers import Sum
from quadrant.kernel.pick import Pick
from quadrant.kernel.verbs import FINISHING, PASSING

#: 5.1, 5.2 Cards kept before the draw, and drawn.
KEPT: Final = 2
DRAWN: Final = 4
#: 13.5 The turns in which the Axis draws one more, and from which on the USSR does.
AXIS_EXTRA: Final = (8, 9)
SOVIET_EXTRA: Final = 21
DEFENCE_OF_THE_REICH: Final = 23

#: What cards are discarded for; some of them mean more when they pay for something.
IMPROVEMENT, REPLACEMENT, FORTIFICATION, REGROUPING, BY_RAIL, FOR_COUNTERBLOW, CLEARING = range(7)
PURPOSES: Final = (
    *("improvement", "replacement", "fortification", "regrouping"),
    *("rail", "counterblow", "clearing"),
)


class Sided:
    """What every decision of this game has besides what the kernel knows. It is no step itself."""

    __slots__ = ()

    #: Nothing is half done: events without a time of their own may happen (5.3.1).
    calm: ClassVar[bool] = False

    seat: str

    @property
    def side(self) -> int:
        return SIDE[self.seat]


class Ask(Sided, Pick):
    """A decision that picks one thing out of a set."""


def half(side: int, card: int) -> str:
    """The name of a side's event on a card, for messages."""
    return f"{seat(side)}-{CARD_IDS[card]}"


# The deck


def hand_size(game: NoRetreat, side: int) -> int:
    """15.7 The Joker never counts."""
    return game.hand[side].bit_count()


@fact("cards")
def unseen(game: NoRetreat) -> int:
    """The cards of which nobody but their holder knows where they are: in the deck or in a hand."""
    return mask_of(game.deck) | game.hand[AXIS] | game.hand[SOVIET]


def to_discard(game: NoRetreat, card: int) -> None:
    game.discard = (*game.discard, card)
    game.touch("cards")


def leave_hand(game: NoRetreat, side: int, card: int) -> None:
    """A card goes from the hand to the discards, face up; the Joker to the opponent (15.7)."""
    if card == JOKER:
        give_joker(game, side)
        return
    game.hand[side] &= ~(1 << card)
    to_discard(game, card)


def give_joker(game: NoRetreat, side: int) -> None:
    """15.7 The Joker is turned over and given to the opponent."""
    game.joker = 1 - side
    game.tell("joker", "15.7", seat=seat(1 - side))


def reshuffle(game: NoRetreat) -> None:
    """5.0 The deck and the discards are shuffled together."""
    game.deck = game.shuffle(sorted((*game.deck, *game.discard)))
    game.discard = ()
    game.touch("cards")
    game.tell("reshuffle", "5.0")


class DrawCards(Step):
    """5.0 Cards are drawn one by one; the last one is not drawn: as soon as it is the last, all is shuffled.

    14.14.2 An event that must be played at once is carried out when it is drawn.
    """

    side: int
    left: int

    def run(self, game: NoRetreat) -> None:
        if self.left <= 0:
            return
        if len(game.deck) <= 1:
            reshuffle(game)
            if len(game.deck) <= 1:
                return
        card, game.deck = game.deck[-1], game.deck[:-1]
        game.reveal()
        if len(game.deck) == 1 and game.discard:
            reshuffle(game)
        event = game.CARDS[card].event(self.side)
        if not event.immediate:
            game.hand[self.side] |= 1 << card
            game.touch("cards")
            to = (seat(self.side),)
            game.confide("draw", "5.2", to=to, secret={"card": CARD_IDS[card]}, seat=seat(self.side))
            game.push(DrawCards(self.side, self.left - 1))
            return
        to_discard(game, card)
        if game.CARDS[card].weather and weather_is_fixed(game):
            game.tell("weather-ignored", "15.4", card=CARD_IDS[card], seat=seat(self.side))
            game.push(DrawCards(self.side, self.left))
            return
        drawn: Args = {"half": half(self.side, card), "card": CARD_IDS[card], "seat": seat(self.side)}
        game.tell("immediate", "14.14.2", **drawn)
        game.push(Happen(Use(self.side, card)), DrawCards(self.side, self.left - 1))


class FillHand(Step):
    """3.0 A hand of so many cards: what is played at once when it is drawn is replaced."""

    side: int
    size: int

    def run(self, game: NoRetreat) -> None:
        missing = self.size - hand_size(game, self.side)
        if missing > 0 and len(game.deck) + len(game.discard) > 1:
            game.push(DrawCards(self.side, missing), self)


def weather_is_fixed(game: NoRetreat) -> bool:
    """15.4 Whether weather events are ignored now."""
    fixed = game.rules.fixed_weather
    return fixed == "yes" or (fixed == "1941" and game.turn <= 4)


class Happen(Step):
    """5.3.1, 5.3.2 What an event says, operation by operation, whatever the rules say otherwise."""

    use: Use

    def run(self, game: NoRetreat) -> None:
        many = len(event_of(game, self.use).operations)
        game.push(*(Carry(self.use, number) for number in range(many)))


class Carry(Step):
    """One operation of an event."""

    use: Use
    number: int

    def run(self, game: NoRetreat) -> None:
        operation = event_of(game, self.use).operations[self.number]
        if operation.may(game, self.use):
            operation.carry_out(game, self.use)


# The card phase


class DiscardDown(Ask):
    """5.1 All but two cards are discarded."""

    rule, verb = "5.1", DISCARD
    undo_to = "discard"

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("5.1", game.hand[self.side], "why-not-in-hand"))

    def take(self, game: NoRetreat, card: int) -> None:
        leave_hand(game, self.side, card)
        game.tell("discard", "5.1", seat=self.seat, card=CARD_IDS[card])
        if hand_size(game, self.side) > KEPT:
            game.push(self)

    def args(self, game: NoRetreat) -> Args:
        return {"count": hand_size(game, self.side) - KEPT}


class ToTwo(Step):
    """5.1 Who has more than two cards discards."""

    side: int

    def run(self, game: NoRetreat) -> None:
        if hand_size(game, self.side) > KEPT:
            game.push(DiscardDown(seat(self.side)))


def cards_to_draw(game: NoRetreat, side: int) -> Sum:
    """5.2 How many cards the side draws, and why."""
    if side == AXIS and game.turn == DEFENCE_OF_THE_REICH:
        # "Only one card" stands in place of what 5.2 says; what was lost before is still missing.
        return Sum.of(1, "13.5", "line-draw-reich").add(-min(1, game.fewer[side]), "5.2", "line-draw-fewer")
    total = Sum.of(DRAWN, "5.2", "line-draw")
    if side == SOVIET:
        lost = game.control >> MOSCOW & 1 or game.control >> CAUCASUS_OIL & 1
        total = total.add(-int(lost), "5.2", "line-draw-moscow")
        total = total.add(int(game.turn >= SOVIET_EXTRA), "13.5", "line-draw-extra")
    else:
        total = total.add(-(1 - (game.control >> RUMANIAN_OIL & 1)), "5.2", "line-draw-oil")
        total = total.add(int(game.turn in AXIS_EXTRA), "13.5", "line-draw-extra")
    return total.add(-game.fewer[side], "5.2", "line-draw-fewer").at_least(0, "5.2", "line-draw-none")


class Draw(Step):
    """5.2 The active player draws."""

    def run(self, game: NoRetreat) -> None:
        number = cards_to_draw(game, game.active).total
        game.fewer[game.active] = 0
        game.push(DrawCards(game.active, number))


class TwoFronts(Step):
    """5.2.1, 13.4 In a turn with a red event the Axis discards one card."""

    def run(self, game: NoRetreat) -> None:
        if game.active == AXIS and RED_EVENTS >> game.turn & 1 and game.hand[AXIS]:
            game.push(DiscardOne(seat(AXIS), "5.2.1"))


#: What is said where it is not an event that costs cards, by its rule.
_WHY = {"3.0": "prompt-discard-opening", "5.2.1": "prompt-discard-two-fronts"}


class DiscardOne(Ask):
    """A card is discarded by its owner's choice."""

    verb = DISCARD

    why: str = "5.3.1"
    left: int = 1
    #: Only cards that were just drawn.
    drawn: bool = False

    def prompt(self, game: NoRetreat) -> Prompt:
        return Prompt(_WHY.get(self.why, self.prompt_id), self.why, self.args(game))

    def limits(self, game: NoRetreat) -> Limits:
        hand = game.hand[self.side]
        among = hand & game.drawn if self.drawn else hand
        return Limits(Limit(self.why, among or hand, "why-not-in-hand"))

    def take(self, game: NoRetreat, card: int) -> None:
        leave_hand(game, self.side, card)
        game.tell("discard", self.why, seat=self.seat, card=CARD_IDS[card])
        discard(game, self.side, self.left - 1, self.why, self.drawn)

    def args(self, game: NoRetreat) -> Args:
        return {"count": self.left}


def discard(game: NoRetreat, side: int, count: int, why: str, drawn: bool = False) -> None:
    """A side discards so many cards of its choice, as far as it has them."""
    if count > 0 and game.hand[side]:
        game.push(DiscardOne(seat(side), why, count, drawn))


# 15.7 The Joker in the card phase


class JokerTurn(Step):
    """15.7 Who holds the Joker may use it to change cards in his card phase."""

    def run(self, game: NoRetreat) -> None:
        if has_joker(game, game.active) and game.hand[game.active]:
            game.push(UseJoker(seat(game.active)))


class UseJoker(Ask):
    """15.7 Cards go and as many are drawn, or the Joker is kept."""

    rule, verb, stop = "15.7", EVENT, PASSING

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("15.7", 1 << JOKER, "why-not-now"))

    def take(self, game: NoRetreat, card: int) -> None:
        give_joker(game, self.side)
        game.push(Mulligan(self.seat, 0))


class Mulligan(Ask):
    """15.7 Which cards go; as many are drawn."""

    rule, verb, stop = "15.7", DISCARD, FINISHING

    thrown: int

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("15.7", game.hand[self.side], "why-not-in-hand"))

    def take(self, game: NoRetreat, card: int) -> None:
        leave_hand(game, self.side, card)
        game.tell("discard", "15.7", seat=self.seat, card=CARD_IDS[card])
        game.push(Mulligan(self.seat, self.thrown + 1))

    def stopped(self, game: NoRetreat) -> None:
        game.push(DrawCards(self.side, self.thrown))

    def args(self, game: NoRetreat) -> Args:
        return {"count": self.thrown}


# 5.4 Cards as payment


def funds(game: NoRetreat, side: int) -> int:
    """How many cards the side can discard to pay, the Joker in its holder's own turn among them (15.7)."""
    total = game.hand[side].bit_count() + has_joker(game, side)
    return total + (game.hand[side] & doubles(game, side)).bit_count()


def has_joker(game: NoRetreat, side: int) -> bool:
    return game.joker == side and game.active == side


def doubles(game: NoRetreat, side: int) -> int:
    """The cards that count as two discards now (card 53)."""
    if game.phase != ORGANIZATION or game.active != side:
        return 0
    return game.DOUBLES[side] & ~game.used[side]


class Pay(Ask):
    """5.4 Cards are discarded one by one to pay for something."""

    rule, verb = "5.4", PAY

    left: int
    purpose: int

    def limits(self, game: NoRetreat) -> Limits:
        joker = 1 << JOKER if has_joker(game, self.side) else 0
        return Limits(Limit("5.4", game.hand[self.side] | joker, "why-not-in-hand"))

    def take(self, game: NoRetreat, card: int) -> None:
        side = self.side
        worth = 2 if doubles(game, side) >> card & 1 else 1
        leave_hand(game, side, card)
        game.tell("pay", "5.4", seat=self.seat, card=CARD_IDS[card] if card != JOKER else "joker")
        game.paid = card
        if self.left > worth:
            game.push(Pay(self.seat, self.left - worth, self.purpose))
        if card != JOKER and self.purpose == REPLACEMENT and refunds(game, side, card):
            game.push(DrawCards(side, 1))

    def args(self, game: NoRetreat) -> Args:
        return {"count": self.left, "purpose": PURPOSES[self.purpose]}


def refunds(game: NoRetreat, side: int, card: int) -> bool:
    """Card 12: discarded for a replacement it draws another."""
    event = game.CARDS[card].event(side)
    return "on_discard_for_replacement" in event.timing and event.initiative in (None, game.initiative)

"""Operations of the cards on cards: hands, discards, events that are repeated or cancelled, the Joker."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from quadrant.games.no_retreat.cards.conditions import AnyCondition
from quadrant.games.no_retreat.cards.ground import CardAsk
from quadrant.games.no_retreat.cards.language import Operation, SideName, Use
from quadrant.games.no_retreat.components import NOBODY, SIDE
from quadrant.games.no_retreat.rules.cards import (
    DrawCards,
    Happen,
    discard,
    half,
    hand_size,
    leave_hand,
    reshuffle,
)
from quadrant.games.no_retreat.state import EVENT_CARD, NoRetreat, OpenCard, seat
from quadrant.games.no_retreat.verbs import CARD_IDS, TAKE
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.cards import PLAY
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args
from quadrant.kernel.secrets import Secret
from quadrant.kernel.verbs import FINISHING

# Drawing and discarding


class DrawOp(Operation, tag="draw"):
    """5.2 Cards are drawn."""

    count: int
    condition: AnyCondition | None = None

    def may(self, game: NoRetreat, use: Use) -> bool:
        return self.condition is None or self.condition.holds(game, use)

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(DrawCards(use.by, self.count))


class DiscardOp(Operation, tag="discard"):
    """Cards are discarded by their owner's choice."""

    count: int
    #: Whose cards; None: those of the card's player.
    side: SideName | None = None
    condition: AnyCondition | None = None

    def may(self, game: NoRetreat, use: Use) -> bool:
        return self._cards(game, use) > 0

    def fully(self, game: NoRetreat, use: Use) -> bool:
        return self._cards(game, use) >= self.count

    def _cards(self, game: NoRetreat, use: Use) -> int:
        """How many cards could be discarded."""
        if self.condition is not None and not self.condition.holds(game, use):
            return 0
        return hand_size(game, self._owner(use))

    def _owner(self, use: Use) -> int:
        return use.by if self.side is None else SIDE[self.side]

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        discard(game, self._owner(use), self.count, "5.3.1")


class DiscardRandom(Operation, tag="discard_random"):
    """Cards are discarded at random."""

    side: SideName
    count: int

    def may(self, game: NoRetreat, use: Use) -> bool:
        return bool(game.hand[SIDE[self.side]])

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        side = SIDE[self.side]
        cards = bits(game.hand[side])
        card = cards[game.roll(len(cards))]
        leave_hand(game, side, card)
        game.tell("discard", "5.3.1", seat=self.side, card=CARD_IDS[card])


class DrawKeep(Operation, tag="draw_keep"):
    """Several cards are drawn, some of them kept."""

    draw: int
    keep: int

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(DrawCards(use.by, self.draw), KeepSome(use.by, game.hand[use.by], self.keep))


class KeepSome(Step):
    """Cards 9 and 40: of what came to the hand one stays."""

    side: int
    before: Annotated[int, Secret(EVENT_CARD, owner="side", as_set=True, among="hand")]
    keep: int

    def run(self, game: NoRetreat) -> None:
        game.drawn = game.hand[self.side] & ~self.before
        game.push(Kept())
        discard(game, self.side, game.drawn.bit_count() - self.keep, "5.3.1", drawn=True)


class Kept(Step):
    """What was drawn is part of the hand now."""

    def run(self, game: NoRetreat) -> None:
        game.drawn = 0


class TakeFromDiscard(Operation, tag="take_from_discard"):
    """A card is taken from the top of the discards."""

    look: int
    take: int
    half: SideName
    not_immediate: bool

    def may(self, game: NoRetreat, use: Use) -> bool:
        return bool(_takeable(game, use.by, self.look, 0))

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(TakeDiscard(seat(use.by), self.look, use.card))


def _takeable(game: NoRetreat, side: int, look: int, besides: int) -> int:
    """The top discards, but for the card in play, whose event of the side is not played at once."""
    top = [card for card in game.discard if not besides >> card & 1][-look:]
    return mask_of(card for card in top if not game.CARDS[card].event(side).immediate)


class TakeDiscard(CardAsk):
    """Cards 5 and 33: which card is taken."""

    verb, stop = TAKE, FINISHING

    look: int
    card: OpenCard

    def limits(self, game: NoRetreat) -> Limits:
        there = _takeable(game, self.side, self.look, 1 << self.card)
        return Limits(Limit("5.3.1", there, "why-not-in-discards"))

    def take(self, game: NoRetreat, card: int) -> None:
        take_back(game, self.side, card)


def take_back(game: NoRetreat, side: int, card: int) -> None:
    """A card goes from the discards to a hand; everybody sees it."""
    game.discard = tuple(other for other in game.discard if other != card)
    game.hand[side] |= 1 << card
    game.touch("cards")
    game.tell("take", "5.3.1", seat=seat(side), card=CARD_IDS[card])


class Reshuffle(Operation, tag="reshuffle"):
    """5.0 Deck and discards are shuffled together."""

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        reshuffle(game)


class ReplayTop(Operation, tag="replay_top_discard"):
    """The event on top of the discards happens, whoever has the initiative."""

    half: SideName
    ignore_initiative: bool
    not_immediate: bool

    def may(self, game: NoRetreat, use: Use) -> bool:
        if use.moment == PLAY:
            return use.top is not None
        if not game.discard:
            return False
        top = game.discard[-1]
        event = game.CARDS[top].event(use.by)
        if event.immediate or game.used[use.by] >> top & 1 or isinstance(event.first, ReplayTop):
            return False
        fits = game.TIMED[use.by][f"{game.SEATS[game.active]} {use.moment}"] >> top & 1
        return bool(fits) and event.may(game, msgspec.structs.replace(use, card=top))

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        assert use.top is not None
        game.used[use.by] |= 1 << use.top
        again: Args = {"half": half(use.by, use.top), "card": CARD_IDS[use.top]}
        game.tell("replay", "5.3.1", seat=seat(use.by), **again)
        game.push(Happen(msgspec.structs.replace(use, card=use.top, top=None)))


class InspectHand(Operation, tag="inspect_hand"):
    """The other side's hand is looked at, and a card of it discarded."""

    side: SideName
    discard: int

    def may(self, game: NoRetreat, use: Use) -> bool:
        return bool(game.hand[SIDE[self.side]])

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        victim = SIDE[self.side]
        game.inspected = victim
        game.reveal()
        names = tuple(CARD_IDS[card] for card in bits(game.hand[victim]))
        game.confide("inspect", "5.3.1", to=(seat(use.by),), secret={"cards": names}, seat=seat(victim))
        game.push(Inspect(seat(use.by), victim), Inspected())


class Inspect(CardAsk):
    """Card 25: which card is discarded."""

    verb = TAKE

    of: int

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("5.3.1", game.hand[self.of], "why-not-in-hand"))

    def take(self, game: NoRetreat, card: int) -> None:
        leave_hand(game, self.of, card)
        game.tell("discard", "5.3.1", seat=seat(self.of), card=CARD_IDS[card])


class Inspected(Step):
    """The hand is hidden again."""

    def run(self, game: NoRetreat) -> None:
        game.inspected = NOBODY


# Cancelling


class CancelCard(Operation, tag="cancel_card"):
    """5.0 A card just played or discarded has no effect."""

    side: SideName
    played: bool = False
    discarded: bool = False
    take: bool = False
    take_if_not_immediate: SideName | None = None

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        cancel(game, use)
        takes = self.take or self.take_if_not_immediate is not None
        if not takes or use.victim is None or use.victim not in game.discard:
            return
        if not game.CARDS[use.victim].event(use.by).immediate:
            take_back(game, use.by, use.victim)


class CancelAction(Operation, tag="cancel"):
    """5.0 An improvement or replacement is cancelled."""

    what: Literal["soviet_improvement_or_replacement", "axis_replacement_step"]

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        cancel(game, use)


def cancel(game: NoRetreat, use: Use) -> None:
    """5.0 What the card is played against does not happen."""
    assert use.against is not None
    game.cancelled = (*game.cancelled, use.against)
    with_card: Args = {"half": half(use.by, use.card), "card": CARD_IDS[use.card]}
    game.tell("cancel", "5.0", seat=seat(use.by), **with_card)


class DoubleDiscard(Operation, tag="double_discard"):
    """5.4 Worth two cards when it is discarded in the organization phase; it is no event of its own."""

    def may(self, game: NoRetreat, use: Use) -> bool:
        return False


class FlipJoker(Operation, tag="flip_joker"):
    """15.7 The Joker is turned to that side."""

    to: SideName

    def may(self, game: NoRetreat, use: Use) -> bool:
        return game.joker not in (NOBODY, SIDE[self.to])

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.joker = SIDE[self.to]
        game.tell("joker", "15.7", seat=self.to)

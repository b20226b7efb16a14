"""5.32 Reaction cards: when they may be played, and the moments at which cards act in an offensive."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quadrant.games.empire.cards.changes import AfterTheRoll, Cancelling, Unalterable
from quadrant.games.empire.cards.language import Use, event_effects
from quadrant.games.empire.components import NO_CARD, SEATS
from quadrant.games.empire.rules.cards import dispose, take_from_hand, usable
from quadrant.games.empire.state import (
    AMBUSH,
    INTERCEPT,
    Empire,
    OpenCard,
    change,
    seat,
    under_way,
)
from quadrant.games.empire.verbs import CARD_IDS, REACT
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.cards import changing, hold
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Choice, Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Prompt, Refusal
from quadrant.kernel.offers import Offer, passing
from quadrant.kernel.verbs import PASSING
from quadrant.kernel.windows import Answer, Window

#: 5.32 How many reaction cards may be played in one offensive.
MOST: Final = 3
#: The kinds of cards that belong to each window.
_KINDS: Final = {
    "cancel": ("weather", "personage"),
    "intelligence": ("intelligence", "counteroffensive"),
    "cards": ("attack", "personage"),
}


def holds_cards(game: Empire, side: int) -> bool:
    """Whether the side could answer with a card as far as the other one knows."""
    return bool(game.hand[side]) or game.future[side] != NO_CARD


def may_hold_late_card(game: Empire, side: int) -> bool:
    """7.25 (C) Whether, as far as the other side knows, a card that may follow the roll could be in hand."""
    seen = game.gone[side] | mask_of(game.discard[side])
    return holds_cards(game, side) and any(
        printed.side == side and not seen >> card & 1 and changing(printed.does, AfterTheRoll)
        for card, printed in enumerate(game.CARDS)
    )


def cancels(game: Empire, card: int) -> bool:
    return bool(changing(game.CARDS[card].does, Cancelling))


def why_no_reaction(game: Empire, side: int, card: int, window: str) -> Limit | None:
    """5.32 What keeps the card from being played in this window; None if nothing does."""
    printed = game.CARDS[card]
    why = ""
    if printed.type != "reaction":
        why = "why-no-reaction"
    elif printed.kind not in _KINDS[window] or (window == "cancel") != cancels(game, card):
        why = f"why-reaction-{window}"
    elif len(under_way(game).reactions) >= MOST:
        why = "why-three-reactions"
    elif not hold(game, Use(side, card), printed.needs):
        why = "why-reaction-needs"
    elif not _fits(game, side, card, window):
        why = f"why-reaction-{window}-void"
    return Limit("5.32", ~(1 << card), why) if why else None


def reaction_limits(game: Empire, side: int, window: str) -> Limits:
    """5.32 The cards that the side may play in this window, and what keeps it from playing the others."""
    cards = usable(game, side)
    reasons = (why_no_reaction(game, side, card, window) for card in bits(cards))
    return Limits(Limit("4.22", cards, "why-not-in-hand"), *filter(None, reasons))


def playable(game: Empire, side: int, window: str) -> list[int]:
    """5.32 The reaction cards that the side may play now."""
    return bits(reaction_limits(game, side, window).mask)


def unanswered(game: Empire, window: str, choice: Choice) -> Refusal | None:
    """5.32 To pass with a card that could be played now is asked once more: the moment passes."""
    if not PASSING.of(choice):
        return None
    cards = tuple(CARD_IDS[card] for card in playable(game, 1 - under_way(game).side, window))
    return Refusal("5.32", "waste-reaction", {"cards": cards}) if cards else None


def _fits(game: Empire, side: int, card: int, window: str) -> bool:
    offensive, printed = under_way(game), game.CARDS[card]
    if window == "intelligence":
        if event_effects(game, Unalterable):
            return False
        if printed.kind == "counteroffensive":
            others = (game.CARDS[other].kind for other in offensive.reactions)
            return "counteroffensive" not in others and not offensive.rolled
        rank = AMBUSH if printed.condition == "ambush" else INTERCEPT
        if offensive.rolled:
            after = bool(changing(printed.does, AfterTheRoll))
            return after and offensive.intelligence < rank
        return offensive.intelligence < rank
    if window == "cancel":
        return not offensive.reactions
    return bool(printed.does) and printed.does[0].may(game, Use(side, card))


def react(game: Empire, card: int) -> None:
    """5.32 A reaction card is played: it changes the intelligence, acts at once, or waits for its moment."""
    offensive = under_way(game)
    side = 1 - offensive.side
    printed = game.CARDS[card]
    take_from_hand(game, side, card)
    game.tell("reacted", "5.32", seat=SEATS[side], card=CARD_IDS[card])
    offensive = change(game, reactions=(*offensive.reactions, card))
    if printed.condition:
        rank = AMBUSH if printed.condition == "ambush" else INTERCEPT
        change(game, intelligence=max(rank, offensive.intelligence))
    dispose(game, side, card, event=True)
    # What ends the offensive comes last: the other operations still see it.
    for operation in sorted(printed.does, key=lambda operation: isinstance(operation, Cancelling)):
        if operation.moment == "play":
            operation.carry_out(game, Use(side, card))


# 7.2 The windows in which they are played


class ReactionWindow(Window):
    """5.32 The reacting side may answer, as long as an offensive is under way."""

    turn: int = 0
    passed: int = 0

    def groups(self, game: Empire) -> tuple[tuple[int, ...], ...]:
        return () if game.offensive is None else ((1 - game.offensive.side,),)

    def may_answer(self, game: Empire, side: int) -> bool:
        return holds_cards(game, side)


class CancelWindow(ReactionWindow):
    """7.2.S4 The reacting side may cancel the offensive by the weather."""

    def may_answer(self, game: Empire, side: int) -> bool:
        return not event_effects(game, Unalterable) and holds_cards(game, side)

    def ask(self, side: int, rest: tuple[int, ...]) -> CancelOffensive:
        return CancelOffensive(seat(side), rest, self)


class CancelOffensive(Answer):
    """5.32 (D) The weather, or what else cancels an offensive."""

    shown = True

    window: CancelWindow

    @property
    def within(self) -> CancelWindow:
        return self.window

    def offers(self, game: Empire) -> Iterable[Offer]:
        yield Offer(REACT, reaction_limits(game, 1 - under_way(game).side, "cancel"))
        yield passing()

    def waste(self, game: Empire, choice: Choice) -> Refusal | None:
        return unanswered(game, "cancel", choice)

    def prompt(self, game: Empire) -> Prompt:
        return Prompt(self.prompt_id, "5.32", {"card": CARD_IDS[under_way(game).card]})

    @does(REACT)
    def play(self, game: Empire, card: int) -> None:
        react(game, card)


class CardWindow(ReactionWindow):
    """7.2.S6, 7.2.S9 The reacting side may play a reaction card; with a battle, further ones."""

    def ask(self, side: int, rest: tuple[int, ...]) -> PlayReaction:
        return PlayReaction(seat(side), rest, self)


class PlayReaction(Answer):
    """5.32 (B, E) Attacks by submarines, kamikazes and bombers; persons."""

    shown = True

    window: CardWindow

    @property
    def within(self) -> CardWindow:
        return self.window

    def offers(self, game: Empire) -> Iterable[Offer]:
        yield Offer(REACT, reaction_limits(game, 1 - under_way(game).side, "cards"))
        yield passing()

    def waste(self, game: Empire, choice: Choice) -> Refusal | None:
        return unanswered(game, "cards", choice)

    def prompt(self, game: Empire) -> Prompt:
        return Prompt(self.prompt_id, "5.32", {"card": CARD_IDS[under_way(game).card]})

    @does(REACT)
    def play(self, game: Empire, card: int) -> None:
        # 7.2 Without a battle (step 6) it is one card, otherwise (step 9) any.
        if under_way(game).battles:
            self.go_on(game)
        react(game, card)


# 7.2 The moments of an offensive


class Moment(Step):
    """7.2.S5, 7.2.S10, 7.2.S12 What cards in play do at this moment of the offensive."""

    when: str

    def run(self, game: Empire) -> None:
        offensive = game.offensive
        if offensive is None:
            return
        acts = []
        if offensive.event:
            for number, operation in enumerate(game.CARDS[offensive.card].does):
                if operation.moment == self.when:
                    acts.append(Act(offensive.side, offensive.card, number))
        for card in offensive.reactions:
            for number, operation in enumerate(game.CARDS[card].does):
                if operation.moment == self.when:
                    acts.append(Act(1 - offensive.side, card, number))
        game.push(*acts)


class Act(Step):
    """One operation of a card, carried out when its moment has come."""

    side: int
    card: OpenCard
    number: int

    def run(self, game: Empire) -> None:
        operation, use = game.CARDS[self.card].does[self.number], Use(self.side, self.card)
        if operation.may(game, use):
            operation.carry_out(game, use)

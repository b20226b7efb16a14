"""5.32 Reaction cards: when they may be played, and the moments at which cards act in an offensive."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quadrant.games.empire.cards import dispose, take_from_hand, usable
from quadrant.games.empire.components import SEATS
from quadrant.games.empire.language import Use, event_effects
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
from quadrant.kernel.flow import Choice, Decision, Step
from quadrant.kernel.limits import Limit, Limits, when
from quadrant.kernel.message import Prompt, Refusal
from quadrant.kernel.offers import Among, Offer, passing
from quadrant.kernel.verbs import PASSING

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
    return bool(game.hand[side]) or game.future[side] >= 0


def may_hold_late_card(game: Empire, side: int) -> bool:
    """7.25 (C) Whether, as far as the other side knows, a card that may follow the roll could be in hand."""
    seen = game.gone[side] | mask_of(game.discard[side])
    return holds_cards(game, side) and any(
        raw.side == side and not seen >> card & 1 and any(operation.after_roll() for operation in raw.does)
        for card, raw in enumerate(game.CARDS)
    )


def cancels(game: Empire, card: int) -> bool:
    return any(operation.cancels() for operation in game.CARDS[card].does)


def playable(game: Empire, side: int, window: str) -> list[int]:
    """5.32 The reaction cards that the side may play now."""
    offensive = under_way(game)
    if len(offensive.reactions) >= MOST:
        return []
    found = []
    for card in bits(usable(game, side)):
        raw = game.CARDS[card]
        if raw.type != "reaction" or raw.kind not in _KINDS[window]:
            continue
        if (window == "cancel") != cancels(game, card):
            continue
        if all(need.holds(game, side) for need in raw.needs) and _fits(game, side, card, window):
            found.append(card)
    return found


def reaction_limits(game: Empire, side: int, window: str) -> Limits:
    """5.32 What keeps each card of the side from being played in this window."""
    cards = usable(game, side)
    reactions = mask_of(card for card in bits(cards) if game.CARDS[card].type == "reaction")
    timely = mask_of(
        card
        for card in bits(reactions)
        if game.CARDS[card].kind in _KINDS[window] and (window == "cancel") == cancels(game, card)
    )
    able = mask_of(
        card for card in bits(timely) if all(need.holds(game, side) for need in game.CARDS[card].needs)
    )
    return Limits(
        Limit("4.22", cards, "why-not-in-hand"),
        Limit("5.32", reactions, "why-no-reaction"),
        Limit("5.32", timely, f"why-reaction-{window}"),
        Limit("5.32", when(len(under_way(game).reactions) < MOST), "why-three-reactions"),
        Limit("5.32", able, "why-reaction-needs"),
        Limit("5.32", mask_of(playable(game, side, window)), f"why-reaction-{window}-void"),
    )


def unanswered(game: Empire, window: str, choice: Choice) -> Refusal | None:
    """5.32 To pass with a card that could be played now is asked once more: the moment passes."""
    if not PASSING.of(choice):
        return None
    cards = tuple(CARD_IDS[card] for card in playable(game, 1 - under_way(game).side, window))
    return Refusal("5.32", "waste-reaction", {"cards": cards}) if cards else None


def _fits(game: Empire, side: int, card: int, window: str) -> bool:
    offensive, raw = under_way(game), game.CARDS[card]
    if window == "intelligence":
        if any(operation.locked() for operation in event_effects(game)):
            return False
        if raw.kind == "counteroffensive":
            others = (game.CARDS[other].kind for other in offensive.reactions)
            return "counteroffensive" not in others and not offensive.rolled
        rank = AMBUSH if raw.condition == "ambush" else INTERCEPT
        if offensive.rolled:
            after = any(operation.after_roll() for operation in raw.does)
            return after and offensive.intelligence < rank
        return offensive.intelligence < rank
    if window == "cancel":
        return not offensive.reactions
    return bool(raw.does) and raw.does[0].may(game, side)


def react(game: Empire, card: int) -> None:
    """5.32 A reaction card is played: it changes the intelligence, acts at once, or waits for its moment."""
    offensive = under_way(game)
    side = 1 - offensive.side
    raw = game.CARDS[card]
    take_from_hand(game, side, card)
    game.tell("reacted", "5.32", seat=SEATS[side], card=CARD_IDS[card])
    offensive = change(game, reactions=(*offensive.reactions, card))
    if raw.condition:
        rank = AMBUSH if raw.condition == "ambush" else INTERCEPT
        change(game, intelligence=max(rank, offensive.intelligence))
    dispose(game, side, card, event=True)
    # What ends the offensive comes last: the other operations still see it.
    for operation in sorted(raw.does, key=lambda operation: operation.cancels()):
        if operation.moment == "play":
            operation.carry_out(game, Use(side, card))


class CancelWindow(Step):
    """7.2.S4 The reacting side may cancel the offensive by the weather."""

    def run(self, game: Empire) -> None:
        offensive = game.offensive
        if offensive is None or any(operation.locked() for operation in event_effects(game)):
            return
        side = 1 - offensive.side
        if holds_cards(game, side):
            game.push(CancelOffensive(seat(side)))


class CancelOffensive(Decision):
    """5.32 (D) The weather, or what else cancels an offensive."""

    reaction, shown = True, True

    def offers(self, game: Empire) -> Iterable[Offer]:
        yield Among(REACT, playable(game, 1 - under_way(game).side, "cancel"))
        yield passing()

    def barred(self, game: Empire) -> Iterable[Offer]:
        yield Offer(REACT, reaction_limits(game, 1 - under_way(game).side, "cancel"))

    def waste(self, game: Empire, choice: Choice) -> Refusal | None:
        return unanswered(game, "cancel", choice)

    def prompt(self, game: Empire) -> Prompt:
        return Prompt(self.prompt_id, "5.32", {"card": CARD_IDS[under_way(game).card]})

    def resolve(self, game: Empire, choice: Choice) -> None:
        if not PASSING.of(choice):
            react(game, REACT.thing(choice))


class CardWindow(Step):
    """7.2.S6, 7.2.S9 The reacting side may play a reaction card; with a battle, further ones."""

    def run(self, game: Empire) -> None:
        offensive = game.offensive
        if offensive is not None and holds_cards(game, 1 - offensive.side):
            game.push(PlayReaction(seat(1 - offensive.side)))


class PlayReaction(Decision):
    """5.32 (B, E) Attacks by submarines, kamikazes and bombers; persons."""

    reaction, shown = True, True

    def offers(self, game: Empire) -> Iterable[Offer]:
        yield Among(REACT, playable(game, 1 - under_way(game).side, "cards"))
        yield passing()

    def barred(self, game: Empire) -> Iterable[Offer]:
        yield Offer(REACT, reaction_limits(game, 1 - under_way(game).side, "cards"))

    def waste(self, game: Empire, choice: Choice) -> Refusal | None:
        return unanswered(game, "cards", choice)

    def prompt(self, game: Empire) -> Prompt:
        return Prompt(self.prompt_id, "5.32", {"card": CARD_IDS[under_way(game).card]})

    def resolve(self, game: Empire, choice: Choice) -> None:
        if PASSING.of(choice):
            return
        # 7.2 Without a battle (step 6) it is one card, otherwise (step 9) any.
        if under_way(game).battles:
            game.push(CardWindow())
        react(game, REACT.thing(choice))


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
        operation = game.CARDS[self.card].does[self.number]
        if operation.may(game, self.side):
            operation.carry_out(game, Use(self.side, self.card))

"""Using statuses and responses (rulebook: «Использование карт статусов и ответов»).

After something has happened the camps take turns, the opponents of the one who acted first: each camp uses
one card or passes, until both have passed (play.reaction_order). A nation is asked when one of its statuses
can be used, or when it has a face-down response and, as far as the others know, it could be one that fits
here: so the pause gives nothing away (type.response, cards.visibility).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from quadrant.games.generals.cards.language import Effects, Use
from quadrant.games.generals.components import (
    CAMP_NATIONS,
    CARD_IDS,
    NATION,
    NATIONS,
    NOBODY,
    NOWHERE,
    OWN_CARDS,
    PIECES,
    SPACES,
    camp_of,
)
from quadrant.games.generals.rules.cards import card_set, without
from quadrant.games.generals.state import Generals, Trigger
from quadrant.games.generals.verbs import USE
from quadrant.kernel.board import mask_of
from quadrant.kernel.deeds import does
from quadrant.kernel.limits import NOTHING, Limit, Limits, WhyNot
from quadrant.kernel.message import Args, Prompt
from quadrant.kernel.offers import Offer, passing
from quadrant.kernel.windows import Answer, Window

if TYPE_CHECKING:
    from quadrant.games.generals.cards.deck import Card

# Windows


def happen(game: Generals, trigger: Trigger) -> None:
    """Something has happened that cards may react to, until the card that caused it is finished."""
    game.triggers.append(_numbered(game, trigger))


def open_window(game: Generals, by: int, start: int) -> None:
    """What has happened since ``start`` can be reacted to now."""
    game.push(Reactions(1 - camp_of(by), 0, None, start))


def before(game: Generals, trigger: Trigger) -> Reactions:
    """The window about something that has not taken effect yet."""
    return Reactions(1 - camp_of(trigger.by), 0, _numbered(game, trigger), 0)


def _numbered(game: Generals, trigger: Trigger) -> Trigger:
    """The trigger, told from all others of the game."""
    game.happened += 1
    return msgspec.structs.replace(trigger, number=game.happened - 1)


class Reactions(Window):
    """play.reaction_order: the camps take turns until both pass, the opponents of the one who acted first.

    ``now`` is something that has not taken effect yet (a piece about to be removed, a card just played): the
    window is about that alone. Otherwise it is about all that happened since the card in play was played
    (or, with strict_reactions, since ``start``).
    """

    now: Trigger | None
    start: int

    def groups(self, game: Generals) -> tuple[tuple[int, ...], ...]:
        return CAMP_NATIONS

    def may_answer(self, game: Generals, nation: int) -> bool:
        return is_asked(game, nation, self)

    def can_answer(self, game: Generals, nation: int) -> bool:
        cards = game.status[nation] + game.response[nation]
        if not cards:
            return False
        held = [card for number in cards if (card := game.CARDS[number]).trigger is not None]
        if held and _could_answer(game, nation, held, self):
            return True
        # What is for any time is kept for when something is about to be lost.
        return self.now is not None and self.now.event == "about_to_remove" and bool(any_time(game, nation))

    def ask(self, nation: int, rest: tuple[int, ...]) -> React:
        return React(NATIONS[nation], rest, self)

    def run(self, game: Generals) -> None:
        if self.now is None and game.quiet == game.happened:
            return
        super().run(game)

    def closed(self, game: Generals) -> None:
        if self.now is not None:
            return
        if game.strict_reactions:
            # What nobody answered here cannot be answered in the window around this one either.
            del game.triggers[self.start :]
        else:
            game.quiet = game.happened

    def triggers(self, game: Generals) -> list[Trigger]:
        """What may be reacted to here, the latest first."""
        if self.now is not None:
            return [self.now]
        return game.triggers[: self.start - 1 if game.strict_reactions and self.start else None : -1]


class React(Answer):
    """A nation may use one status or response, or pass."""

    shown: ClassVar[bool] = True

    window: Reactions

    @property
    def within(self) -> Reactions:
        return self.window

    def _cards(self, game: Generals) -> dict[int, list[int]]:
        """The cards that can be used, by the space where that happened which they answer."""
        nation = NATION[self.seat]
        found: dict[int, list[int]] = {}
        for trigger in self.window.triggers(game):
            cards = found.setdefault(trigger.space, [])
            for number in game.status[nation] + game.response[nation]:
                if number not in cards and usable(game, nation, game.CARDS[number], trigger):
                    cards.append(number)
        found.setdefault(NOWHERE, []).extend(any_time(game, nation))
        return found

    def offers(self, game: Generals) -> list[Offer]:
        offers = [_PASS, Offer(USE, WhyNot(lambda: self._not_on_table(game)))]
        for space, cards in self._cards(game).items():
            usable_there = Limits(Limit("type.status", mask_of(cards), "why-nothing-there"))
            offers.append(Offer(USE, WhyNot(partial(self._unfit, game, space)), (space,)))
            offers.append(Offer(USE, usable_there, (space,)))
        return offers + _ELSEWHERE

    def _not_on_table(self, game: Generals) -> Limits:
        """Only cards of the nation's own that lie on the table are used."""
        nation = NATION[self.seat]
        return Limits(
            Limit("play.ally_cards", OWN_CARDS[nation], "why-ally-card"),
            Limit("type.response", ~card_set(game.hand[nation]), "why-not-on-table"),
        )

    def _unfit(self, game: Generals, space: int) -> Limits:
        """Why cards on the table cannot be used for what happened there, whatever they would do."""
        nation = NATION[self.seat]
        triggers = [trigger for trigger in self.window.triggers(game) if trigger.space == space]
        happened = {trigger.number for trigger in triggers}
        waiting, used, answered = 0, 0, 0
        for number in game.status[nation] + game.response[nation]:
            card, bit = game.CARDS[number], 1 << number
            if card.timing == "any_time" and space == NOWHERE:
                waiting |= bit
            when = card.trigger
            if when is None or not any(when.holds(game, card.used(trigger)) for trigger in triggers):
                continue
            waiting |= bit
            if card.limit == "once_per_turn" and number in game.used:
                used |= bit
            elif happened <= {trigger for other, trigger in game.answered if other == number}:
                answered |= bit
        return Limits(
            Limit("type.status", waiting, "why-no-trigger"),
            Limit("type.status", ~used, "why-used-this-turn"),
            Limit("type.status", ~answered, "why-answered"),
        )

    @does(USE)
    def answer_with(self, game: Generals, number: int, space: int) -> None:
        nation = NATION[self.seat]
        card = game.CARDS[number]
        trigger = self._trigger(game, nation, card, space)
        self.go_on(game)
        use_card(game, nation, card, trigger)

    def _trigger(self, game: Generals, nation: int, card: Card, space: int) -> Trigger | None:
        if card.timing == "any_time":
            return None
        fitting = (t for t in self.window.triggers(game) if t.space == space)
        return next(t for t in fitting if usable(game, nation, card, t))

    def prompt(self, game: Generals) -> Prompt:
        """It names what would be answered: of several things that happened, the latest."""
        now = self.window.now or next(iter(self.window.triggers(game)), None)
        if now is None:
            return Prompt("prompt-react", "play.reaction_order")
        if now.event == "card_played":
            played: Args = {"card": CARD_IDS[now.card], "seat": NATIONS[now.by]}
            return Prompt("prompt-react-card", "play.reaction_order", played)
        if now.space == NOWHERE:
            return Prompt("prompt-react-supply", "play.reaction_order", {"seat": NATIONS[now.nation]})
        space = SPACES[now.space]
        if now.event == "battle":
            attack: Args = {"seat": NATIONS[now.by], "space": space}
            return Prompt("prompt-react-battle", "play.reaction_order", attack)
        about: Args = {"seat": NATIONS[now.nation], "piece": PIECES[now.kind], "space": space}
        return Prompt(_HAPPENED[now.event], "play.reaction_order", about)


_PASS: Final = passing()
_ELSEWHERE: Final = [Offer(USE, Limits(Limit("type.status", NOTHING, "why-no-trigger")))]
_HAPPENED = {
    "about_to_remove": "prompt-react-remove",
    "removed": "prompt-react-removed",
    "build": "prompt-react-build",
    "recruit": "prompt-react-recruit",
}


# Who is asked


def is_asked(game: Generals, nation: int, window: Reactions) -> bool:
    """Whether the nation could use a card here as far as everybody else can tell.

    Its statuses lie open. Of its face-down responses the others know only which ones they cannot be: those
    that everybody has seen used.
    """
    statuses, hidden = game.status[nation], game.response[nation]
    if not statuses and not hidden:
        return False
    cards = [game.CARDS[number] for number in statuses]
    if not hidden:
        return _could_answer(game, nation, cards, window)
    spent = game.spent[nation]
    answers = [card for card in game.ANSWERS[nation] if card.number not in spent]
    if _could_answer(game, nation, cards + answers, window):
        return True
    if _could_save(game, nation, window):
        return True
    first = game.PREPARING[nation]
    return bool(first) and any(
        _once_prepared(game, nation, card, cards + answers if len(hidden) > 1 else cards, window)
        for card in first
        if card.number not in spent
    )


def _could_answer(game: Generals, nation: int, cards: list[Card], window: Reactions) -> bool:
    for trigger in window.triggers(game):
        if any(usable(game, nation, card, trigger) for card in cards):
            return True
    return False


def _could_save(game: Generals, nation: int, window: Reactions, used: int = NOBODY) -> bool:
    """Whether a response for any time would save what is about to be removed; not the one just used."""
    threat = window.now
    if threat is None or threat.event != "about_to_remove":
        return False
    gone = (*game.spent[nation], used)
    unseen = (card for card in game.ANY_TIME[nation] if card.number not in gone)
    return any(operation.saves(game, card.used(threat)) for card in unseen for operation in card.effects)


def _once_prepared(game: Generals, nation: int, first: Card, cards: list[Card], window: Reactions) -> bool:
    """Whether this response for any time, if it lies there, would let one of the cards be used after it."""
    threat, another = window.now, len(game.response[nation]) > 1
    saving = another and threat is not None and threat.event == "about_to_remove"
    waiting = [card for card in cards if _waits_for(card, window.triggers(game))]
    if not waiting and not saving:
        return False
    after = game.clone()
    for place, operation in enumerate(first.effects):
        operation.carry_out(after, first.used().of((first.number, place)))
    if _could_answer(after, nation, waiting, window):
        return True
    return saving and _could_save(after, nation, window, first.number)


def _waits_for(card: Card, triggers: list[Trigger]) -> bool:
    """Whether the card answers that kind of thing at all."""
    return card.trigger is not None and any(map(card.trigger.awaits, triggers))


def any_time(game: Generals, nation: int) -> list[int]:
    """The nation's responses for any time that would do something now."""
    responses = game.response[nation]
    cards = game.ANY_TIME[nation]
    return [card.number for card in cards if card.number in responses and card.may(game, card.used())]


def usable(game: Generals, nation: int, card: Card, trigger: Trigger) -> bool:
    """Whether the card's text allows using it for what has happened."""
    when = card.trigger
    if when is None or not when.awaits(trigger):
        return False
    use = card.used(trigger)
    if not when.holds(game, use):
        return False
    number = card.number
    if card.limit == "once_per_turn" and number in game.used:
        return False
    if card.type == "status" and (number, trigger.number) in game.answered:
        return False
    if not all(cost.can_be_paid(game, nation) for cost in card.cost):
        return False
    return card.holds(game, use) and card.may(game, use)


# Using a card


def use_card(game: Generals, nation: int, card: Card, trigger: Trigger | None) -> None:
    """A response is turned over and discarded before its text takes effect (play.discard_first)."""
    number = card.number
    seat = NATIONS[nation]
    if card.type == "response":
        game.response[nation] = without(game.response[nation], number)
        game.discard[nation] += (number,)
        game.spent[nation] += (number,)
        game.tell("use-response", "type.response", seat=seat, card=card.id)
    else:
        game.tell("use-status", "type.status", seat=seat, card=card.id)
    game.used += (number,)
    if trigger is not None:
        game.answered += ((number, trigger.number),)
    game.happened += 1
    pay_and_do(game, card, card.used(trigger))


def pay_and_do(game: Generals, card: Card, use: Use) -> None:
    """The cost is paid before the effects."""
    game.push(*(cost.step(use) for cost in card.cost), Effects(use, 0))

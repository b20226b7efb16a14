"""5.3 Events: when a card may be played, who may answer it, and how it takes effect.

A moment is a word for a point of the turn: "card", "organization", "movement.end", "commit", "roll". The
timings on the cards name the moments of one side's turn or of both (``moments``). Whoever could hold a card
that fits, as far as everybody can tell, is asked; so the pause tells nothing (see ``kernel/windows.py``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from quadrant.games.no_retreat.cards import Ask, Happen, half, leave_hand, unseen
from quadrant.games.no_retreat.components import NOBODY, SEATS, SIDE
from quadrant.games.no_retreat.language import Use
from quadrant.games.no_retreat.state import NoRetreat, OpenCard, seat
from quadrant.games.no_retreat.verbs import CARD_IDS, EVENT
from quadrant.kernel.board import bits
from quadrant.kernel.flow import Choice, Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args, Prompt
from quadrant.kernel.offers import Offer, passing
from quadrant.kernel.verbs import PASSING
from quadrant.kernel.windows import Answer, Window


def moments(active: int, moment: str) -> tuple[str, ...]:
    """The timings on the cards that mean this moment of that side's turn."""
    side = SEATS[active]
    part = moment.partition(".")[2]
    own = (f"{side}_{moment}", f"any_{moment}")
    if part == "end":
        return (*own, "any_phase.end")
    if moment in ("commit", "counterblow", "apply"):
        return (f"{side}_combat.{moment}", f"any_combat.{moment}")
    return own


def cards_for(game: NoRetreat, side: int, moment: str) -> int:
    """The cards whose events fit the moment, have the initiative and did not happen this turn."""
    timed = game.TIMED[side][f"{SEATS[game.active]} {moment}"]
    return timed & game.ALLOWED[side][game.initiative] & ~game.used[side]


def playable(game: NoRetreat, side: int, moment: str) -> int:
    """5.3.1 The cards in hand whose events can happen now."""
    found = 0
    for card in bits(game.hand[side] & cards_for(game, side, moment)):
        if game.CARDS[card].event(side).may(game, side, moment):
            found |= 1 << card
    return found


def event_limits(game: NoRetreat, side: int, moment: str) -> Limits:
    """5.3 Which cards can be played now, and why no others."""
    hand = game.hand[side]
    return Limits(
        Limit("5.3", hand, "why-not-in-hand"),
        Limit("5.3.3", game.ALLOWED[side][game.initiative], "why-initiative"),
        Limit("5.0", ~game.used[side], "why-happened"),
        Limit("5.3.1", game.TIMED[side][f"{SEATS[game.active]} {moment}"], "why-not-now"),
        Limit("5.3.1", playable(game, side, moment), "why-nothing-to-do"),
    )


def could_play(game: NoRetreat, side: int, moment: str) -> bool:
    """Whether the side could hold a card for the moment, as far as everybody can tell.

    What a card would repeat lies open on top of the discards, so everybody can tell whether it fits.
    """
    if not game.hand[side]:
        return False
    cards = cards_for(game, side, moment) & unseen(game)
    if cards & ~game.REPLAYS[side]:
        return True
    return any(game.CARDS[card].event(side).may(game, side, moment) for card in bits(cards))


# Playing


def play(game: NoRetreat, side: int, card: int, against: int = NOBODY, victim: int = NOBODY) -> None:
    """5.3 The card is discarded; unless it is cancelled its event happens.

    A card that cancels is played against something with a number, and perhaps a card.
    """
    top = game.discard[-1] if game.discard else NOBODY
    leave_hand(game, side, card)
    game.used[side] |= 1 << card
    game.reveal()
    game.tell("event", "5.3", seat=seat(side), half=half(side, card), card=CARD_IDS[card])
    answerable(
        game,
        Trigger("event", side, card),
        EventHappens(game.serial, Use(side, card, 0, top, against, victim)),
    )


class Cancellable(Step):
    """What does not happen if it was cancelled."""

    number: int

    def happen(self, game: NoRetreat) -> None:
        raise NotImplementedError

    def run(self, game: NoRetreat) -> None:
        if self.number in game.cancelled:
            game.cancelled = tuple(n for n in game.cancelled if n != self.number)
            self.prevented(game)
        else:
            self.happen(game)

    def prevented(self, game: NoRetreat) -> None:
        """It was cancelled."""


class EventHappens(Cancellable):
    """5.3.1 The event of a card that nobody cancelled."""

    use: Use

    def happen(self, game: NoRetreat) -> None:
        game.push(Happen(self.use))


# Answers


class Trigger(NamedTuple):
    """What has been done and can be cancelled: an event, a payment, an improvement or a replacement."""

    what: str
    side: int
    card: int


def answerable(game: NoRetreat, trigger: Trigger, *steps: Cancellable) -> None:
    """These steps follow, unless the opponent cancels them; their number is the next one."""
    number = game.serial
    game.serial += 1
    game.push(Answerable(0, 0, trigger.what, trigger.side, trigger.card, number), *steps)


class Answerable(Window):
    """5.0 The opponent may cancel what has just been done."""

    goes_on: ClassVar[bool] = False

    what: str
    side: int
    card: OpenCard
    number: int

    def groups(self, game: NoRetreat) -> Sequence[Sequence[int]]:
        return ((1 - self.side,),)

    def may_answer(self, game: NoRetreat, player: int) -> bool:
        return any(could_play(game, player, moment) for moment in self.moments)

    @property
    def moments(self) -> tuple[str, ...]:
        """What the cards of the opponent may answer here."""
        if self.what == "event":
            return ("played",)
        if self.what == "payment":
            return ("discarded",)
        return ("discarded", self.what) if self.card != NOBODY else (self.what,)

    def ask(self, player: int, rest: tuple[int, ...]) -> AnswerEvent:
        return AnswerEvent(SEATS[player], rest, self)


class AnswerEvent(Answer):
    """A player may cancel what the other has just done."""

    shown: ClassVar[bool] = True
    calm: ClassVar[bool] = False

    window: Answerable

    @property
    def within(self) -> Answerable:
        return self.window

    def _cards(self, game: NoRetreat) -> int:
        found = 0
        for moment in self.window.moments:
            found |= playable(game, SIDE[self.seat], moment)
        return found

    def offers(self, game: NoRetreat) -> list[Offer]:
        side = SIDE[self.seat]
        limits = Limits(
            Limit("5.3", game.hand[side], "why-not-in-hand"),
            Limit("5.3.3", game.ALLOWED[side][game.initiative], "why-initiative"),
            Limit("5.0", ~game.used[side], "why-happened"),
            Limit("5.3.1", self._cards(game), "why-cancels-nothing"),
        )
        return [Offer(EVENT, limits), passing()]

    def options(self, game: NoRetreat) -> list[Choice]:
        return [*EVENT.over(self._cards(game)), PASSING()]

    def resolve(self, game: NoRetreat, choice: Choice) -> None:
        if PASSING.of(choice):
            self.pass_on(game)
            return
        card = EVENT.thing(choice)
        play(game, SIDE[self.seat], card, self.window.number, self.window.card)

    def prompt(self, game: NoRetreat) -> Prompt:
        args: Args = {"seat": seat(self.window.side)}
        if self.window.what == "event":
            args = {**args, "half": half(self.window.side, self.window.card)}
        return Prompt(f"prompt-answer-{self.window.what}", "5.0", args)


# Windows


class EventWindow(Window):
    """5.0 A moment at which both sides may play events, the one with the initiative first."""

    moment: str

    def groups(self, game: NoRetreat) -> Sequence[Sequence[int]]:
        return ((game.initiative,), (1 - game.initiative,))

    def may_answer(self, game: NoRetreat, player: int) -> bool:
        return could_play(game, player, self.moment)

    def ask(self, player: int, rest: tuple[int, ...]) -> PlayEvent:
        return PlayEvent(SEATS[player], rest, self)


def window(moment: str) -> EventWindow:
    return EventWindow(0, 0, moment)


class PlayEvent(Answer):
    """5.3 A player may play an event, or pass."""

    shown: ClassVar[bool] = True
    calm: ClassVar[bool] = True

    window: EventWindow

    @property
    def within(self) -> EventWindow:
        return self.window

    def offers(self, game: NoRetreat) -> list[Offer]:
        return [Offer(EVENT, event_limits(game, SIDE[self.seat], self.window.moment)), passing()]

    def options(self, game: NoRetreat) -> list[Choice]:
        return [*EVENT.over(playable(game, SIDE[self.seat], self.window.moment)), PASSING()]

    def resolve(self, game: NoRetreat, choice: Choice) -> None:
        if PASSING.of(choice):
            self.pass_on(game)
            return
        self.go_on(game)
        play(game, SIDE[self.seat], EVENT.thing(choice))

    def prompt(self, game: NoRetreat) -> Prompt:
        return Prompt("prompt-play-event", "5.3", {"moment": self.window.moment.replace(".", "-")})


class AskWithEvents(Ask):
    """A decision in a phase in which its player may also play events of that phase."""

    calm: ClassVar[bool] = True
    moment: ClassVar[str]

    def asked_anyway(self, game: NoRetreat) -> bool:
        """Who could hold an event for the phase is asked, so the pause tells nothing."""
        return could_play(game, self.side, self.moment)

    def offers(self, game: NoRetreat) -> Sequence[Offer]:
        return [*self.own_offers(game), Offer(EVENT, event_limits(game, self.side, self.moment))]

    def options(self, game: NoRetreat) -> list[Choice]:
        found = self.own_options(game)
        cards = playable(game, self.side, self.moment)
        return [*found, *EVENT.over(cards)] if cards else found

    def own_offers(self, game: NoRetreat) -> Sequence[Offer]:
        """What else may be done."""
        raise NotImplementedError

    def own_options(self, game: NoRetreat) -> list[Choice]:
        return [choice for offer in self.own_offers(game) for choice in offer.choices()]

    def resolve(self, game: NoRetreat, choice: Choice) -> None:
        if EVENT.of(choice):
            game.push(self)
            play(game, self.side, EVENT.thing(choice))
            return
        self.chosen(game, choice)

    def chosen(self, game: NoRetreat, choice: Choice) -> None:
        raise NotImplementedError

"""5.3 Events: when a card may be played, who may answer it, and how it takes effect.

A moment is a word for a point of the turn: "card", "organization", "movement.end", "commit", "roll". The
timings on the cards name the moments of one side's turn or of both (``moments``). Whoever could hold a card
that fits, as far as everybody can tell, is asked; so the pause tells nothing (see ``kernel/windows.py``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from quadrant.games.no_retreat.cards.language import Use
from quadrant.games.no_retreat.components import SEATS
from quadrant.games.no_retreat.rules.cards import Happen, Sided, half, leave_hand, unseen
from quadrant.games.no_retreat.state import MaybeCard, NoRetreat, seat
from quadrant.games.no_retreat.verbs import CARD_IDS, EVENT
from quadrant.kernel.board import bits
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Decision, Step
from quadrant.kernel.limits import Limit, Limits, those
from quadrant.kernel.message import Args, Prompt
from quadrant.kernel.offers import Offer, passing
from quadrant.kernel.verbs import FINISHING
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


def timed(game: NoRetreat, side: int, moment: str) -> int:
    """5.3.1 The cards whose events fit the moment."""
    return game.TIMED[side][f"{SEATS[game.active]} {moment}"]


def may_happen(game: NoRetreat, side: int, card: int, moment: str) -> bool:
    """5.3.1 Whether the side's event of that card could do anything now."""
    return game.CARDS[card].event(side).may(game, Use(side, card, moment))


def ready_events(game: NoRetreat, side: int) -> tuple[Limit, Limit, Limit]:
    """5.0, 5.3.3 The cards in hand whose events may happen in this turn, whatever the moment."""
    return (
        Limit("5.3", game.hand[side], "why-not-in-hand"),
        Limit("5.3.3", game.ALLOWED[side][game.initiative], "why-initiative"),
        Limit("5.0", ~game.used[side], "why-happened"),
    )


def event_limits(game: NoRetreat, side: int, moment: str) -> Limits:
    """5.3 Which cards can be played now, and why no others."""
    return Limits(
        *ready_events(game, side),
        Limit("5.3.1", timed(game, side, moment), "why-not-now"),
        Limit("5.3.1", those(lambda card: may_happen(game, side, card, moment)), "why-nothing-to-do"),
    )


def playable(game: NoRetreat, side: int, moment: str) -> int:
    """5.3 The cards in hand whose events can happen now."""
    return event_limits(game, side, moment).mask


def could_play(game: NoRetreat, side: int, moment: str) -> bool:
    """Whether the side could hold a card for the moment, as far as everybody can tell.

    What a card would repeat lies open on top of the discards, so everybody can tell whether it fits.
    """
    if not game.hand[side]:
        return False
    usable = timed(game, side, moment) & game.ALLOWED[side][game.initiative] & ~game.used[side]
    cards = usable & unseen(game)
    if cards & ~game.REPLAYS[side]:
        return True
    return any(may_happen(game, side, card, moment) for card in bits(cards))


# Playing


def play(
    game: NoRetreat, side: int, card: int, against: int | None = None, victim: int | None = None
) -> None:
    """5.3 The card is discarded; unless it is cancelled its event happens.

    A card that cancels is played against something with a number, and perhaps a card.
    """
    top = game.discard[-1] if game.discard else None
    leave_hand(game, side, card)
    game.used[side] |= 1 << card
    game.reveal()
    game.tell("event", "5.3", seat=seat(side), half=half(side, card), card=CARD_IDS[card])
    answerable(
        game,
        Trigger("event", side, card),
        EventHappens(game.serial, Use(side, card, top=top, against=against, victim=victim)),
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
    #: The card that was played or paid, if there was one.
    card: int | None


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
    card: MaybeCard
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
        return (self.what,) if self.card is None else ("discarded", self.what)

    def ask(self, player: int, rest: tuple[int, ...]) -> AnswerEvent:
        return AnswerEvent(SEATS[player], rest, self)


class PlaysCard(Sided):
    """A player may play a card in a window, or pass."""

    __slots__ = ()

    shown: ClassVar[bool] = True

    def limits(self, game: NoRetreat) -> Limits:
        """The cards that may be played, and why no others."""
        raise NotImplementedError

    def offers(self, game: NoRetreat) -> list[Offer]:
        return [Offer(EVENT, self.limits(game)), passing()]


class AnswerEvent(PlaysCard, Answer):
    """A player may cancel what the other has just done."""

    window: Answerable

    @property
    def within(self) -> Answerable:
        return self.window

    def limits(self, game: NoRetreat) -> Limits:
        cancels = those(lambda card: self._cancels(game, card))
        return Limits(*ready_events(game, self.side), Limit("5.3.1", cancels, "why-cancels-nothing"))

    def _cancels(self, game: NoRetreat, card: int) -> bool:
        side = self.side
        return any(
            timed(game, side, moment) >> card & 1 and may_happen(game, side, card, moment)
            for moment in self.window.moments
        )

    @does(EVENT)
    def cancel_with(self, game: NoRetreat, card: int) -> None:
        play(game, self.side, card, self.window.number, self.window.card)

    def prompt(self, game: NoRetreat) -> Prompt:
        args: Args = {"seat": seat(self.window.side)}
        if self.window.what == "event" and self.window.card is not None:
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


class PlayEvent(PlaysCard, Answer):
    """5.3 A player may play an event of the window's moment, or pass."""

    calm: ClassVar[bool] = True

    window: EventWindow

    @property
    def within(self) -> EventWindow:
        return self.window

    def limits(self, game: NoRetreat) -> Limits:
        return event_limits(game, self.side, self.window.moment)

    @does(EVENT)
    def play_event(self, game: NoRetreat, card: int) -> None:
        self.go_on(game)
        play(game, self.side, card)

    def prompt(self, game: NoRetreat) -> Prompt:
        return Prompt("prompt-play-event", "5.3", {"moment": self.window.moment.replace(".", "-")})


class AskWithEvents(Sided, Decision):
    """A decision in a phase in which its player may also play events of that phase."""

    calm: ClassVar[bool] = True
    skipped: ClassVar[bool] = True
    rule: ClassVar[str] = ""
    moment: ClassVar[str]

    def asked_anyway(self, game: NoRetreat) -> bool:
        """Who could hold an event for the phase is asked, so the pause tells nothing."""
        return could_play(game, self.side, self.moment)

    def offers(self, game: NoRetreat) -> Sequence[Offer]:
        return [*self.own_offers(game), Offer(EVENT, event_limits(game, self.side, self.moment))]

    def own_offers(self, game: NoRetreat) -> Sequence[Offer]:
        """What else may be done."""
        raise NotImplementedError

    @does(EVENT)
    def play_event(self, game: NoRetreat, card: int) -> None:
        game.push(self)
        play(game, self.side, card)

    @does(FINISHING)
    def finish(self, game: NoRetreat) -> None:
        """Nothing more is done here."""

    def args(self, game: NoRetreat) -> Args:
        """What the prompt says."""
        return {}

    def prompt(self, game: NoRetreat) -> Prompt:
        return Prompt(self.prompt_id, self.rule, self.args(game))

"""4.22, 5.0 A card is played: as an event, for operations, set aside, or discarded."""

from __future__ import annotations

from collections.abc import Iterable

from quadrant.games.empire.cards.changes import Declaration, Leadership
from quadrant.games.empire.cards.language import Use
from quadrant.games.empire.components import (
    HQS,
    JAPAN,
    NAMES,
    NO_CARD,
    OWN_UNITS,
    SEATS,
    UNITS,
)
from quadrant.games.empire.rules.cancellation import snapshot
from quadrant.games.empire.rules.cards import dispose, draw_bonus, take_from_hand, usable
from quadrant.games.empire.rules.china import ChinaRoll, may_attack_china
from quadrant.games.empire.rules.headquarters import (
    displace,
    early_places,
    has_ready,
    hqs_on_map,
    may_be_used,
    waiting_hqs,
)
from quadrant.games.empire.rules.infrastructure import build, buildable
from quadrant.games.empire.rules.offensives import EndOffensive, lead, prepare
from quadrant.games.empire.rules.reaction_cards import Act
from quadrant.games.empire.rules.rivalry import set_rivalry
from quadrant.games.empire.rules.scenario_rules import hqs_are_safe
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import Empire, Offensive, OpenCard, Snapshot, under_way
from quadrant.games.empire.supply.zones import forces
from quadrant.games.empire.verbs import (
    AGREE,
    AT,
    ATTACK_CHINA,
    BUILD,
    CARD_IDS,
    DISCARD,
    EVENT,
    FUTURE,
    LEAD,
    OPERATIONS,
    RECALL,
    WITHDRAW,
)
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.cards import changing, hold
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Choice, Decision, Step
from quadrant.kernel.limits import ANY, Limit, Limits, when
from quadrant.kernel.message import Args, Prompt, Refusal
from quadrant.kernel.offers import Offer, passing
from quadrant.kernel.pick import Pick
from quadrant.kernel.verbs import PASSING

_NO_SNAPSHOT = Snapshot((), (), (), (), 0, (0, 0), ())


# 4.22 What is done with a card


def held(game: Empire, side: int, cards: int, rule: str = "4.22") -> tuple[Limit, Limit]:
    """4.22, 7.29 Only these cards of the side; one that it has set aside is its own, but not in its hand."""
    aside = game.future[side]
    waits = 0 if aside == NO_CARD else 1 << aside
    return (
        Limit("7.29", ~waits | cards, "why-set-aside"),
        Limit(rule, cards, "why-not-in-hand"),
    )


class PlayCard(Decision):
    """4.22 The active side plays a card, passes if it may, or discards one."""

    shown = True
    undo_to = "card"

    @property
    def side(self) -> int:
        return SEATS.index(self.seat)

    def offers(self, game: Empire) -> Iterable[Offer]:
        side = self.side
        cards, hand = usable(game, side), game.hand[side]
        in_hand = held(game, side, cards)
        events = event_limits(game, side)
        forced = mask_of(card for card in bits(cards) if game.CARDS[card].forced)
        operable = operable_cards(game, side, cards)
        must_be = mask_of(card for card in bits(cards) if must_be_event(game, side, card))
        room = when(game.future[side] == NO_CARD)
        must_play = Limit("5.37", ~forced, "why-must-be-played")
        stuck = forced & ~events.mask & ~operable
        yield Offer(EVENT, events)
        yield Offer(
            OPERATIONS,
            Limits(
                *in_hand, Limit("5.37", ~must_be, "why-must-be-event"), Limit("5.0", operable, "why-no-use")
            ),
        )
        yield Offer(
            FUTURE,
            Limits(*held(game, side, hand, "7.29"), Limit("7.29", room, "why-one-future"), must_play),
        )
        yield Offer(
            DISCARD,
            Limits(*held(game, side, hand), Limit("5.37", ~forced | stuck, "why-must-be-played")),
        )
        yield passing(Limit("12.4", when(game.passes[side] > 0), "why-no-pass"))

    def prompt(self, game: Empire) -> Prompt:
        return Prompt(self.prompt_id, "4.22", {"passes": game.passes[self.side]})

    def waste(self, game: Empire, choice: Choice) -> Refusal | None:
        """A card that is thrown away although it could be used."""
        if not DISCARD.of(choice):
            return None
        card = DISCARD.thing(choice)
        side = self.side
        useful = may_be_event(game, side, card) or leaders(game, side, card, event=False, any_one=True)
        return Refusal("4.22", "waste-card", {"card": CARD_IDS[card]}) if useful else None

    @does(EVENT)
    def play_event(self, game: Empire, card: int) -> None:
        game.push(PlayEvent(self.side, card))

    @does(OPERATIONS)
    def play_for_operations(self, game: Empire, card: int) -> None:
        take_from_hand(game, self.side, card)
        game.tell("operations", "5.1", seat=self.seat, card=CARD_IDS[card])
        game.push(UseOperations(self.seat, card))

    @does(FUTURE)
    def set_aside(self, game: Empire, card: int) -> None:
        """7.29 A future offensive."""
        side = self.side
        take_from_hand(game, side, card)
        game.future[side], game.future_turn[side] = card, game.turn
        game.confide("future", "7.29", to=(self.seat,), secret={"card": CARD_IDS[card]}, seat=self.seat)

    @does(DISCARD)
    def discard(self, game: Empire, card: int) -> None:
        take_from_hand(game, self.side, card)
        dispose(game, self.side, card, event=False)
        game.tell("discarded", "4.22", seat=self.seat, card=CARD_IDS[card])

    @does(PASSING)
    def skip(self, game: Empire) -> None:
        game.passes[self.side] -= 1
        game.tell("passed", "12.4", seat=self.seat)


# 5.0 Operations


def operable_cards(game: Empire, side: int, cards: int) -> int:
    """5.0 Those of the cards that could be used for operations now."""
    some = next(iter(bits(cards)), NO_CARD)
    if some == NO_CARD:
        return 0
    # Whoever can lead an offensive can lead it with any of them.
    if leaders(game, side, some, event=False, any_one=True):
        return cards
    if any(offer.limits.mask for offer in _headquarters_uses(game, side)):
        return cards
    return mask_of(card for card in bits(cards) if uses_of(game, side, card))


def uses(game: Empire, side: int, card: int) -> Iterable[Offer]:
    """5.0 What an operations card can be used for."""
    there = mask_of(hqs_on_map(game, side))
    fit = mask_of(hq for hq in bits(there) if may_be_used(game, hq))
    yield Offer(
        LEAD,
        Limits(
            Limit("7.21", HQS & OWN_UNITS[side], "why-no-headquarters"),
            Limit("6.3", there, "why-not-on-map"),
            Limit("6.3", fit, "why-hq-unsupplied"),
            Limit("7.21", leaders(game, side, card, event=False), "why-nothing-to-lead"),
        ),
    )
    yield from _headquarters_uses(game, side)
    yield from _big_uses(game, side, card)


def _headquarters_uses(game: Empire, side: int) -> Iterable[Offer]:
    """6.13, 6.15 Headquarters that leave the map or come back, by a card of any value."""
    mobile = 0 if hqs_are_safe(game) else mask_of(hqs_on_map(game, side))
    yield Offer(WITHDRAW, Limits(Limit("6.13", mobile, "why-no-headquarters")))
    back = mask_of(hq for hq in waiting_hqs(game, side) if early_places(game, hq))
    yield Offer(RECALL, Limits(Limit("6.15", back, "why-no-headquarters")))


def _big_uses(game: Empire, side: int, card: int) -> Iterable[Offer]:
    """13.72, 13.77, 17.26 What only a card of value 3 can do."""
    three = game.CARDS[card].ops == 3
    yield Offer(
        ATTACK_CHINA,
        Limits(
            Limit("13.72", when(three), "why-value-three"),
            Limit("13.72", when(side == JAPAN and may_attack_china(game, operations=True)), "why-not-china"),
        ),
    )
    yield Offer(
        BUILD,
        Limits(
            Limit("13.77", when(three), "why-value-three"),
            Limit("13.77", buildable(game, side), "why-not-built"),
        ),
    )
    short = SCENARIOS[game.scenario].short
    yield Offer(
        AGREE,
        Limits(
            Limit("14.0", when(three and short), "why-value-three"),
            Limit("14.0", when(bool(game.rivalry[side])), "why-no-rivalry"),
        ),
    )


def uses_of(game: Empire, side: int, card: int) -> bool:
    return any(offer.choices() for offer in _big_uses(game, side, card))


class UseOperations(Decision):
    """5.0 What an operations card is used for."""

    shown = True

    card: OpenCard

    def offers(self, game: Empire) -> Iterable[Offer]:
        return uses(game, SEATS.index(self.seat), self.card)

    def prompt(self, game: Empire) -> Prompt:
        return Prompt(self.prompt_id, "5.0", {"card": CARD_IDS[self.card]})

    @does(LEAD)
    def lead(self, game: Empire, hq: int) -> None:
        """7.0 An offensive; the card goes when it is over."""
        prepare(game, SEATS.index(self.seat), self.card, False, snapshot(game))
        lead(game, hq)

    @does(WITHDRAW)
    def withdraw(self, game: Empire, hq: int) -> None:
        self._spent(game)
        displace(game, hq, "6.13")

    @does(RECALL)
    def recall(self, game: Empire, hq: int) -> None:
        self._spent(game)
        game.push(RecallTo(self.seat, hq))

    @does(ATTACK_CHINA)
    def attack_china(self, game: Empire) -> None:
        self._spent(game)
        game.china_offensive = game.turn
        game.push(ChinaRoll())

    @does(BUILD)
    def build(self, game: Empire, route: int) -> None:
        self._spent(game)
        build(game, route)

    @does(AGREE)
    def agree(self, game: Empire) -> None:
        self._spent(game)
        set_rivalry(game, SEATS.index(self.seat), False)

    def _spent(self, game: Empire) -> None:
        dispose(game, SEATS.index(self.seat), self.card, event=False)


class RecallTo(Pick):
    """6.15 Where a headquarters comes back early."""

    rule, verb = "6.15", AT

    hq: int

    def limits(self, game: Empire) -> Limits:
        return Limits(Limit("6.15", early_places(game, self.hq), "why-not-supplied-port"))

    def args(self, game: Empire) -> Args:
        return {"unit": UNITS.ids[self.hq]}

    def take(self, game: Empire, space: int, /) -> None:
        game.place(self.hq, space)
        game.due[self.hq] = 0
        game.tell("hq-returned", "6.15", unit=UNITS.ids[self.hq], space=NAMES[space])


# 5.3 Events


def leaders(game: Empire, side: int, card: int, event: bool, any_one: bool = False) -> int:
    """7.21 The headquarters that could lead an offensive with this card: each could activate a unit.

    With ``any_one`` it is enough to know of one.
    """
    if game.offensive is not None:
        return _leaders(game, side, card, event, any_one)
    printed = game.CARDS[card]
    planned = Offensive(side, card, event, _NO_SNAPSHOT, value=printed.ops, printed=printed.ops)
    # Without zones supply is another one.
    changed = ("tracks",) if event and printed.suppresses_zones else ()
    with game.supposing(*changed, offensive=planned) as then:
        return _leaders(then, side, card, event, any_one)


def _leaders(game: Empire, side: int, card: int, event: bool, any_one: bool) -> int:
    """The same for the offensive under way."""
    named = game.CARDS[card].hqs if event else 0
    able = 0
    for hq in hqs_on_map(game, side):
        if named and not named >> hq & 1:
            continue
        if may_be_used(game, hq) and has_ready(game, hq):
            able |= 1 << hq
            if any_one:
                break
    return able


def why_no_event(game: Empire, side: int, card: int) -> Limit | None:
    """5.31 What keeps the card from being played as an event now; None if nothing does."""
    printed, use = game.CARDS[card], Use(side, card)
    why = ""
    if printed.type == "reaction":
        why = "why-event-reaction"
    elif printed.will and SCENARIOS[game.scenario].short:
        why = "why-event-will"
    elif not hold(game, use, printed.needs):
        why = "why-event-needs"
    elif printed.type != "military" or printed.logistic is None:
        if printed.does and not any(operation.may(game, use) for operation in printed.does):
            why = "why-event-void"
    elif not all(each.possible(game, side) for each in changing(printed.does, Declaration)):
        why = "why-event-impossible"
    elif not _is_led(game, side, card):
        why = "why-event-no-hq"
    return Limit("5.31", ~(1 << card), why) if why else None


def _is_led(game: Empire, side: int, card: int) -> bool:
    """5.31 (A) Whether a headquarters can lead the event, or one that it brings."""
    brought = (each.brings_headquarters(game) for each in changing(game.CARDS[card].does, Leadership))
    return any(brought) or bool(leaders(game, side, card, event=True, any_one=True))


def may_be_event(game: Empire, side: int, card: int) -> bool:
    """5.31 Whether the event can be played now."""
    return why_no_event(game, side, card) is None


def event_limits(game: Empire, side: int) -> Limits:
    """5.31 The cards that the side may play as events, and what keeps it from playing the others."""
    cards = usable(game, side)
    reasons = (why_no_event(game, side, card) for card in bits(cards))
    return Limits(*held(game, side, cards), *filter(None, reasons))


def must_be_event(game: Empire, side: int, card: int) -> bool:
    """5.37 Whether a card may only be an event now."""
    printed = game.CARDS[card]
    if printed.event_if & forces(game).any(JAPAN):
        return True
    return printed.forced and may_be_event(game, side, card)


class PlayEvent(Step):
    """5.3 A card is played as an event."""

    side: int
    card: OpenCard

    def run(self, game: Empire) -> None:
        printed = game.CARDS[self.card]
        before = snapshot(game)
        take_from_hand(game, self.side, self.card)
        game.tell("event", "5.3", seat=SEATS[self.side], card=CARD_IDS[self.card])
        acts = [
            Act(self.side, self.card, number)
            for number, operation in enumerate(printed.does)
            if operation.moment == "play"
        ]
        if printed.logistic is not None:
            prepare(game, self.side, self.card, True, before)
            game.push(*acts, NameLeader())
        else:
            game.push(*acts, EndEvent(self.side, self.card))


class EndEvent(Step):
    """5.35, 5.36 The event is over: the card goes, and perhaps one is drawn."""

    side: int
    card: OpenCard

    def run(self, game: Empire) -> None:
        dispose(game, self.side, self.card, event=True)
        draw_bonus(game, self.side, self.card)


class NameLeader(Step):
    """7.21 The headquarters of an event is named; without one the offensive ends at once."""

    def run(self, game: Empire) -> None:
        offensive = under_way(game)
        if leaders(game, offensive.side, offensive.card, event=True):
            game.push(ChooseLeader(SEATS[offensive.side]))
        else:
            game.push(EndOffensive())


class ChooseLeader(Pick):
    """7.21 The headquarters that leads the offensive."""

    rule, verb = "7.21", LEAD

    def limits(self, game: Empire) -> Limits:
        offensive = under_way(game)
        named = game.CARDS[offensive.card].hqs or ANY
        return Limits(
            Limit("7.21", HQS & OWN_UNITS[offensive.side], "why-no-headquarters"),
            Limit("5.31", named, "why-card-forbids"),
            Limit("7.21", leaders(game, offensive.side, offensive.card, True), "why-nothing-to-lead"),
        )

    def take(self, game: Empire, hq: int, /) -> None:
        lead(game, hq)

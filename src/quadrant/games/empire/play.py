"""4.22, 5.0 A card is played: as an event, for operations, set aside, or discarded."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from quadrant.games.empire.cards import dispose, draw_bonus, take_from_hand, usable
from quadrant.games.empire.china import ChinaRoll, may_attack_china
from quadrant.games.empire.components import (
    HQS,
    JAPAN,
    NAMES,
    NOBODY,
    OWN_UNITS,
    SEATS,
    UNITS,
)
from quadrant.games.empire.headquarters import (
    displace,
    early_places,
    has_ready,
    hqs_on_map,
    may_be_used,
    waiting_hqs,
)
from quadrant.games.empire.infrastructure import build, buildable
from quadrant.games.empire.language import Card
from quadrant.games.empire.offensives import EndOffensive, lead, prepare, snapshot
from quadrant.games.empire.reactions import Act
from quadrant.games.empire.rivalry import set_rivalry
from quadrant.games.empire.scenario_rules import hqs_are_safe
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import Empire, Offensive, OpenCard, Snapshot, under_way
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
from quadrant.kernel.flow import Choice, Decision, Step
from quadrant.kernel.limits import Limit, Limits, when
from quadrant.kernel.message import Args, Prompt, Refusal
from quadrant.kernel.offers import Offer, passing
from quadrant.kernel.pick import Pick
from quadrant.kernel.verbs import PASSING

_NO_SNAPSHOT = Snapshot((), (), (), (), 0, (0, 0), ())


# 5.3 What may be an event


def leaders(game: Empire, side: int, card: int, event: bool, any_one: bool = False) -> int:
    """7.21 The headquarters that could lead an offensive with this card: each could activate a unit.

    With ``any_one`` it is enough to know of one.
    """
    raw = game.CARDS[card]
    before = game.offensive
    if before is None and event and any(operation.mutes() for operation in raw.does):
        # Supply is another one then, and must not be taken for true when the card is not played after all.
        game = game.clone()
        game.touch("tracks")
    if before is None:
        game.offensive = Offensive(side, card, event, _NO_SNAPSHOT, value=raw.ops, printed=raw.ops)
    found = 0
    for hq in hqs_on_map(game, side):
        if event and raw.hqs and not raw.hqs >> hq & 1:
            continue
        if may_be_used(game, hq) and has_ready(game, hq):
            found |= 1 << hq
            if any_one:
                break
    game.offensive = before
    return found


def may_be_event(game: Empire, side: int, card: int) -> bool:
    """5.31 Whether the event can be played now."""
    raw = game.CARDS[card]
    if raw.type == "reaction" or (raw.will and SCENARIOS[game.scenario].short):
        return False
    if not all(need.holds(game, side) for need in raw.needs):
        return False
    if raw.type == "military" and raw.logistic is not None:
        if not all(operation.possible(game, side) for operation in raw.does):
            return False
        if any(operation.brings_hq(game) for operation in raw.does):
            return True
        return bool(leaders(game, side, card, event=True, any_one=True))
    return not raw.does or any(operation.may(game, side) for operation in raw.does)


def event_limits(game: Empire, side: int) -> Limits:
    """5.31 What keeps each card of the side from being played as an event, from the plainest reason on."""
    cards = usable(game, side) | game.hand[side]
    raw = {card: game.CARDS[card] for card in bits(cards)}
    short = SCENARIOS[game.scenario].short

    def only(test: Callable[[int, Card], bool]) -> int:
        return mask_of(card for card, printed in raw.items() if test(card, printed))

    return Limits(
        Limit("4.22", cards, "why-not-in-hand"),
        Limit("5.31", only(lambda card, it: it.type != "reaction"), "why-event-reaction"),
        Limit("5.31", only(lambda card, it: not (it.will and short)), "why-event-will"),
        Limit(
            "5.31",
            only(lambda card, it: all(need.holds(game, side) for need in it.needs)),
            "why-event-needs",
        ),
        Limit(
            "5.31",
            only(
                lambda card, it: (
                    it.type != "military" or all(operation.possible(game, side) for operation in it.does)
                )
            ),
            "why-event-impossible",
        ),
        Limit(
            "5.31",
            only(lambda card, it: it.logistic is None or may_be_event(game, side, card)),
            "why-event-no-hq",
        ),
        Limit("5.31", only(lambda card, it: may_be_event(game, side, card)), "why-event-void"),
    )


def must_be_event(game: Empire, side: int, card: int) -> bool:
    """5.37 Whether a card may only be an event now."""
    raw = game.CARDS[card]
    if raw.event_if and raw.event_if & _occupied(game):
        return True
    return raw.forced and may_be_event(game, side, card)


def _occupied(game: Empire) -> int:
    from quadrant.games.empire.zones import forces

    return forces(game).any(JAPAN)


class PlayCard(Decision):
    """4.22 The active side plays a card, passes if it may, or discards one."""

    shown = True
    undo_to = "card"

    @property
    def side(self) -> int:
        return SEATS.index(self.seat)

    def offers(self, game: Empire) -> Iterable[Offer]:
        side = self.side
        cards = usable(game, side)
        hand = game.hand[side]
        strict = mask_of(card for card in bits(cards) if must_be_event(game, side, card))
        events = mask_of(card for card in bits(cards) if may_be_event(game, side, card))
        useful = any(offer.choices() for offer in uses(game, side, NOBODY))
        operable = mask_of(card for card in bits(cards) if useful or uses_of(game, side, card))
        forced = mask_of(card for card in bits(cards) if game.CARDS[card].forced)
        stuck = forced & ~events & ~operable
        room = game.future[side] == NOBODY
        yield Offer(
            EVENT,
            Limits(Limit("4.22", cards, "why-not-in-hand"), Limit("5.31", events, "why-no-event")),
        )
        yield Offer(
            OPERATIONS,
            Limits(
                Limit("4.22", cards, "why-not-in-hand"),
                Limit("5.37", ~strict, "why-must-be-event"),
                Limit("5.0", operable, "why-no-use"),
            ),
        )
        yield Offer(
            FUTURE,
            Limits(
                Limit("7.29", hand, "why-not-in-hand"),
                Limit("7.29", when(room), "why-one-future"),
                Limit("5.37", ~forced, "why-must-be-played"),
            ),
        )
        yield Offer(
            DISCARD,
            Limits(
                Limit("4.22", hand, "why-not-in-hand"),
                Limit("5.37", ~forced | stuck, "why-must-be-played"),
            ),
        )
        yield passing(Limit("12.4", when(game.passes[side] > 0), "why-no-pass"))

    def barred(self, game: Empire) -> Iterable[Offer]:
        yield Offer(EVENT, event_limits(game, self.side))

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

    def resolve(self, game: Empire, choice: Choice) -> None:
        side = self.side
        if PASSING.of(choice):
            game.passes[side] -= 1
            game.tell("passed", "12.4", seat=self.seat)
        elif EVENT.of(choice):
            game.push(PlayEvent(side, EVENT.thing(choice)))
        elif OPERATIONS.of(choice):
            card = OPERATIONS.thing(choice)
            take_from_hand(game, side, card)
            game.tell("operations", "5.1", seat=self.seat, card=CARD_IDS[card])
            game.push(UseOperations(self.seat, card))
        elif FUTURE.of(choice):
            card = FUTURE.thing(choice)
            take_from_hand(game, side, card)
            game.future[side], game.future_turn[side] = card, game.turn
            game.confide("future", "7.29", to=(self.seat,), secret={"card": CARD_IDS[card]}, seat=self.seat)
        else:
            card = DISCARD.thing(choice)
            take_from_hand(game, side, card)
            dispose(game, side, card, event=False)
            game.tell("discarded", "4.22", seat=self.seat, card=CARD_IDS[card])


# 5.3 Events


class PlayEvent(Step):
    """5.3 A card is played as an event."""

    side: int
    card: OpenCard

    def run(self, game: Empire) -> None:
        raw = game.CARDS[self.card]
        before = snapshot(game)
        take_from_hand(game, self.side, self.card)
        game.tell("event", "5.3", seat=SEATS[self.side], card=CARD_IDS[self.card])
        acts = [
            Act(self.side, self.card, number)
            for number, operation in enumerate(raw.does)
            if operation.moment == "play"
        ]
        if raw.logistic is not None:
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
        named = game.CARDS[offensive.card].hqs or -1
        return Limits(
            Limit("7.21", HQS & OWN_UNITS[offensive.side], "why-no-headquarters"),
            Limit("5.31", named, "why-card-forbids"),
            Limit("7.21", leaders(game, offensive.side, offensive.card, True), "why-nothing-to-lead"),
        )

    def take(self, game: Empire, hq: int, /) -> None:
        lead(game, hq)


# 5.0 Operations


def uses(game: Empire, side: int, card: int) -> Iterable[Offer]:
    """5.0 What an operations card can be used for; without a card: what any card can."""
    any_card = card == NOBODY
    sample = card if not any_card else next(iter(bits(game.hand[side])), NOBODY)
    if sample != NOBODY:
        # Of any card it is only asked whether it can be used.
        able = leaders(game, side, sample, False, any_one=any_card)
        yield Offer(LEAD, Limits(Limit("7.21", able, "why-nothing-to-lead")))
    mobile = 0 if hqs_are_safe(game) else mask_of(hqs_on_map(game, side))
    yield Offer(WITHDRAW, Limits(Limit("6.13", mobile, "why-no-headquarters")))
    back = mask_of(hq for hq in waiting_hqs(game, side) if early_places(game, hq))
    yield Offer(RECALL, Limits(Limit("6.15", back, "why-no-headquarters")))
    if not any_card:
        yield from _big_uses(game, side, card)


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

    def barred(self, game: Empire) -> Iterable[Offer]:
        side = SEATS.index(self.seat)
        there = hqs_on_map(game, side)
        yield Offer(
            LEAD,
            Limits(
                Limit("7.21", HQS & OWN_UNITS[side], "why-no-headquarters"),
                Limit("6.3", mask_of(there), "why-not-on-map"),
                Limit("6.3", mask_of(hq for hq in there if may_be_used(game, hq)), "why-hq-unsupplied"),
                Limit("7.21", leaders(game, side, self.card, False), "why-nothing-to-lead"),
            ),
        )

    def prompt(self, game: Empire) -> Prompt:
        return Prompt(self.prompt_id, "5.0", {"card": CARD_IDS[self.card]})

    def resolve(self, game: Empire, choice: Choice) -> None:
        side = SEATS.index(self.seat)
        if LEAD.of(choice):
            prepare(game, side, self.card, False, snapshot(game))
            lead(game, LEAD.thing(choice))
            return
        dispose(game, side, self.card, event=False)
        if WITHDRAW.of(choice):
            displace(game, WITHDRAW.thing(choice), "6.13")
        elif RECALL.of(choice):
            game.push(RecallTo(self.seat, RECALL.thing(choice)))
        elif ATTACK_CHINA.of(choice):
            game.china_offensive = game.turn
            game.push(ChinaRoll())
        elif BUILD.of(choice):
            build(game, BUILD.thing(choice))
        else:
            set_rivalry(game, side, False)


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

"""Playing a card (rulebook: «Как сыграть карту»), and doing something instead.

Rules play.one_card, play.discard_first, play.instead, play.ally_cards, type.event, type.status,
type.response, type.economic_warfare, option.reallocate.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Annotated, ClassVar, Final

from quadrant.games.generals.cards.effects import alternatives
from quadrant.games.generals.cards.language import BASIC, Effects, Use, find
from quadrant.games.generals.components import CARD_IDS, NATION, NATIONS, NOBODY, NOWHERE, OWN_CARDS
from quadrant.games.generals.rules.cards import DiscardCost, bury, card_set, kinds, statuses, without
from quadrant.games.generals.rules.reactions import before, pay_and_do
from quadrant.games.generals.state import CARD, Cards, Generals, OpenCard, Trigger
from quadrant.games.generals.verbs import DISCARD, PLAY, REALLOCATE, TAKE, TARGET, USE
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.deeds import does
from quadrant.kernel.facts import fact
from quadrant.kernel.flow import Choice, Decision, Step
from quadrant.kernel.limits import ALLOWED, Few, Limit, Limits, when
from quadrant.kernel.message import Args, Prompt, Refusal
from quadrant.kernel.offers import Among, Offer, finishing, fixed, never, passing
from quadrant.kernel.pick import Pick
from quadrant.kernel.secrets import Secret
from quadrant.kernel.verbs import FINISHING, PASSING

if TYPE_CHECKING:
    from quadrant.games.generals.cards.deck import Card

REALLOCATION_COST = 4


def unplayable(game: Generals, card: Card) -> Limit | None:
    """Why the card would do nothing if it were played now; None if it may be played.

    Every card may be discarded instead, whatever the circumstances (play.one_card). A status or response may
    always be put on the table: its condition counts when it is used.
    """
    number = card.number
    if number not in game.DOUBTFUL:
        return None
    if card.condition is not None and not card.holds(game, card.used()):
        return _but(number, "type.economic_warfare", "why-condition")
    if card.type in BASIC:
        return None if _does_anything(game, number) else _but(number, f"type.{card.type}", "why-nowhere")
    if card.aims and not card.effects[0].aims_at(game, card.used()):
        return _but(number, "type.economic_warfare", "why-no-target")
    return None


def _but(number: int, rule: str, why: str) -> Limit:
    """All cards but that one."""
    return Limit(rule, ~(1 << number), why)


@fact("pieces", "status", "granted")
def _does_anything(game: Generals, number: int) -> bool:
    """Whether a basic card could do anything now."""
    card = game.CARDS[number]
    use = card.used()
    if any(effect.playable(game, use) for effect in card.effects):
        return True
    instead = alternatives(game, card.nation, card.type)
    return any(find(game, ref).may(game, use) for ref in instead)


def playable(game: Generals, numbers: Iterable[int]) -> list[int]:
    """Those of the cards that may be played."""
    cards, doubtful = game.CARDS, game.DOUBTFUL
    return [n for n in numbers if n not in doubtful or unplayable(game, cards[n]) is None]


#: play.ally_cards: each nation's own cards, and what is said of all others.
OWN: Final = [Limit("play.ally_cards", cards, "why-ally-card") for cards in OWN_CARDS]


def unfit(game: Generals, nation: int, numbers: Iterable[int]) -> Limits:
    """Why a nation may not play a card: it belongs to an ally, or it would do nothing."""
    reasons = (unplayable(game, game.CARDS[number]) for number in numbers)
    return Limits(OWN[nation], *(reason for reason in reasons if reason is not None))


def absent(game: Generals, nation: int) -> Limits:
    """Why a nation may not use a card as a status: it belongs to an ally, or it is not on the table."""
    return Limits(
        OWN[nation],
        Limit("type.status", ~card_set(game.hand[nation]), "why-not-on-table"),
        Limit("play.one_card", card_set(game.status[nation]), "why-not-in-hand"),
    )


def can_act(game: Generals, nation: int) -> bool:
    """Whether the nation has anything to play, or a status to use instead (play.instead)."""
    return bool(game.hand[nation] or used_instead(game, nation))


def used_instead(game: Generals, nation: int) -> tuple[int, ...]:
    """play.instead: the statuses that are used instead of playing a card."""
    return statuses(game, nation, "instead_of_play")


class SkipPlay(Step):
    """play.one_card: with no card in hand the phase is skipped, at no cost."""

    nation: int

    def run(self, game: Generals) -> None:
        game.tell("skip-play", "play.one_card", seat=NATIONS[self.nation])


class PlayOne(Decision):
    """play.one_card: play one card from hand or discard one; or use a status instead (play.instead).

    Asked even when the last card can only be discarded: a piece taken off first (pieces.limit) or a response
    for any time may make it playable.
    """

    shown: ClassVar[bool] = True
    undo_to: ClassVar[str] = "turn"

    def offers(self, game: Generals) -> tuple[Offer, ...]:
        nation = NATION[self.seat]
        hand = kinds(game.hand[nation])
        useful, instead = playable(game, hand), used_instead(game, nation)
        used = Few("play.instead", instead, "why-not-instead", lambda: absent(game, nation))
        return (
            Among(PLAY, Few("play.one_card", useful, "why-not-in-hand", lambda: unfit(game, nation, hand))),
            Among(USE, used, _NOWHERE),
            Among(DISCARD, Few("play.one_card", hand, "why-not-in-hand", _OWN[nation])),
            _MUST_PLAY if hand else _PASS,
            _REALLOCATE if self._may_reallocate(game, nation) else _NO_REALLOCATION,
        )

    def _may_reallocate(self, game: Generals, nation: int) -> bool:
        """option.reallocate: once a turn, before a card is played, for four cards."""
        if not game.reallocation or game.reallocated:
            return False
        return len(game.hand[nation]) >= REALLOCATION_COST

    @does(PLAY)
    def play(self, game: Generals, number: int) -> None:
        nation = NATION[self.seat]
        game.hand[nation] = without(game.hand[nation], number)
        game.push(PlayCard(nation, number))

    @does(USE)
    def use_status(self, game: Generals, number: int, _: int) -> None:
        use_instead(game, NATION[self.seat], game.CARDS[number])

    @does(DISCARD)
    def discard(self, game: Generals, number: int) -> None:
        discard(game, NATION[self.seat], number)

    @does(PASSING)
    def skip(self, game: Generals) -> None:
        game.push(SkipPlay(NATION[self.seat]))

    @does(REALLOCATE)
    def reallocate(self, game: Generals) -> None:
        game.reallocated = True
        game.tell("reallocate", "option.reallocate", seat=self.seat)
        cost = DiscardCost(NATION[self.seat], REALLOCATION_COST)
        game.push(cost, Search(self.seat), PlayOne(self.seat))

    def waste(self, game: Generals, choice: Choice) -> Refusal | None:
        """To play or use a card that does nothing now; to discard one while another would do something."""
        nation = NATION[self.seat]
        if PLAY.of(choice):
            return game.fruitless(nation, PLAY.thing(choice))
        if USE.of(choice):
            return game.fruitless(nation, USE.thing(choice))
        if not DISCARD.of(choice):
            return None
        hand = playable(game, kinds(game.hand[nation]))
        if all(game.fruitless(nation, number) is not None for number in hand):
            return None
        return Refusal("play.one_card", "waste-turn")

    def prompt(self, game: Generals) -> Prompt:
        nation = NATION[self.seat]
        id = "prompt-play-one" if can_act(game, nation) else "prompt-play-nothing"
        return Prompt(id, "play.one_card", {"round": game.round, "count": len(game.hand[nation])})


# What does not depend on the position is made once.
_OWN: Final = [partial(OWN.__getitem__, nation) for nation in range(len(NATIONS))]
_NOWHERE: Final = (NOWHERE,)
_PASS: Final = passing()
(_MUST_PLAY,) = never("play.one_card", "why-must-play", PASSING)
_REALLOCATE: Final = fixed(REALLOCATE, ALLOWED)
(_NO_REALLOCATION,) = never("option.reallocate", "why-reallocate", REALLOCATE)


def discard(game: Generals, nation: int, card: int) -> None:
    """play.one_card: a card may be discarded instead of being played, whatever it is."""
    game.hand[nation] = without(game.hand[nation], card)
    bury(game, nation, (card,), "hand", "play.one_card")


def use_instead(game: Generals, nation: int, card: Card) -> None:
    """play.instead: the status replaces the card that would have been played."""
    game.used += (card.number,)
    game.tell("use-status", "play.instead", seat=NATIONS[nation], card=card.id)
    game.push(CardDone(len(game.triggers)))
    pay_and_do(game, card, card.used())


class PlayCard(Step):
    """A card from hand, deck or pile is played by the nation it belongs to.

    A used card is discarded before its text takes effect (play.discard_first); a status stays face up on the
    table, a response face down.
    """

    nation: int
    #: A response is never shown.
    number: Annotated[int, Secret(CARD, owner="nation")]

    def run(self, game: Generals) -> None:
        nation, number = self.nation, self.number
        card = game.CARDS[number]
        seat = NATIONS[nation]
        if card.type == "status":
            game.status[nation] += (number,)
            game.touch("status")
            game.tell("play-status", "type.status", seat=seat, card=card.id)
            return
        if card.type == "response":
            game.response[nation] = tuple(sorted((*game.response[nation], number)))
            game.confide("play-response", "type.response", to=(seat,), secret={"card": card.id}, seat=seat)
            return
        game.discard[nation] += (number,)
        rule = f"type.{card.type}"
        game.tell("play-card", rule, seat=seat, card=card.id)
        if card.aims:
            game.push(Aim(seat, number))
            return
        announce(game, card.used(), tuple(bits(card.targets)))


class Aim(Decision):
    """The nation that the card is played against; it is known before anybody reacts.

    Whoever takes his only piece in range off the board now has nobody left to aim at.
    """

    number: OpenCard

    def offers(self, game: Generals) -> tuple[Offer, Offer]:
        targets = find(game, (self.number, 0)).aims_at(game, game.CARDS[self.number].used())
        out_of_reach = Limit("type.economic_warfare", targets, "why-card-elsewhere", self._args)
        done = Limit("type.economic_warfare", when(not targets), "why-must-be-done", self._args)
        return Offer(TARGET, Limits(out_of_reach)), finishing(done)

    @property
    def _args(self) -> Args:
        return {"card": CARD_IDS[self.number]}

    @does(FINISHING)
    def aim_at_nobody(self, game: Generals) -> None:
        """Nobody is in range any more."""

    @does(TARGET)
    def aim(self, game: Generals, target: int) -> None:
        game.tell("aim", "type.economic_warfare", seat=self.seat, seat2=NATIONS[target])
        announce(game, game.CARDS[self.number].used(bound=target), (target,))

    def prompt(self, game: Generals) -> Prompt:
        return Prompt("prompt-aim", "type.economic_warfare", self._args)


def announce(game: Generals, use: Use, aimed_at: tuple[int, ...]) -> None:
    """The card is known: reactions to its being played come before its text (play.discard_first)."""
    played = Trigger("card_played", use.by, card=use.card, targets=aimed_at)
    game.cancelled = NOBODY
    game.push(before(game, played), Effects(use, 0), CardDone(len(game.triggers)))


class CardDone(Step):
    """The card is finished; nothing that it caused can be reacted to any more."""

    start: int

    def run(self, game: Generals) -> None:
        del game.triggers[self.start :]
        game.cancelled = NOBODY


def pile(game: Generals, nation: int, source: str) -> Cards:
    """The cards that another card lets a nation play from."""
    if source == "hand":
        return game.hand[nation]
    if source == "deck":
        return game.deck[nation]
    return game.discard[nation] + game.buried[nation]


class PlayFrom(Decision):
    """A card of some type is played out of the hand, the deck or the discard pile."""

    nation: int
    source: str
    types: tuple[str, ...]

    def _fitting(self, game: Generals) -> list[int]:
        cards = kinds(pile(game, self.nation, self.source))
        return [number for number in cards if not self.types or game.CARDS[number].type in self.types]

    def offers(self, game: Generals) -> tuple[Offer, Offer]:
        cards, fitting = pile(game, self.nation, self.source), self._fitting(game)
        there = Limit("play.order_of_effects", card_set(cards), "why-not-there")
        right = Limit("play.order_of_effects", mask_of(fitting), "why-other-type")
        # Which rule forbids it is said where a card is played from hand: there it can be discarded instead.
        useful = Limit("play.order_of_effects", mask_of(playable(game, fitting)), "why-does-nothing")
        return Offer(PLAY, Limits(OWN[self.nation], there, right, useful)), finishing()

    def asked_anyway(self, game: Generals) -> bool:
        """Whether a fitting card is among those that nobody else sees is not told by a missing question."""
        hidden = (
            game.buried if self.source == "discard" else game.hand if self.source == "hand" else game.deck
        )
        return bool(hidden[self.nation])

    @does(FINISHING)
    def play_nothing(self, game: Generals) -> None:
        """The card is not played."""

    @does(PLAY)
    def play(self, game: Generals, number: int) -> None:
        take_from(game, self.nation, self.source, number)
        game.push(PlayCard(self.nation, number))

    def waste(self, game: Generals, choice: Choice) -> Refusal | None:
        """What this card was played for is not done."""
        if not FINISHING.of(choice) or not playable(game, self._fitting(game)):
            return None
        return Refusal("play.order_of_effects", "waste-play-from")

    def prompt(self, game: Generals) -> Prompt:
        return Prompt(f"prompt-play-from-{self.source}", "play.order_of_effects")


def take_from(game: Generals, nation: int, source: str, number: int) -> None:
    """The card leaves the pile it was found in."""
    piles = {"hand": (game.hand,), "deck": (game.deck,), "discard": (game.discard, game.buried)}[source]
    for cards in piles:
        if number in cards[nation]:
            cards[nation] = without(cards[nation], number)
            return


class Search(Pick):
    """option.reallocate: one basic card out of the deck, shown to all; then the deck is shuffled."""

    rule, verb, stop = "option.reallocate", TAKE, FINISHING

    def limits(self, game: Generals) -> Limits:
        cards = card_set(game.deck[NATION[self.seat]])
        basic = mask_of(number for number in bits(cards) if game.CARDS[number].type in BASIC)
        return Limits(
            Limit("option.reallocate", cards, "why-not-there"),
            Limit("option.reallocate", basic, "why-other-type"),
        )

    def may_stop(self, game: Generals) -> Limits:
        return Limits(Limit("option.reallocate", when(not self.limits(game).mask), "why-must-take"))

    def asked_anyway(self, game: Generals) -> bool:
        """How many kinds of basic cards are left in the deck is not told by a missing question."""
        return bool(game.deck[NATION[self.seat]])

    def take(self, game: Generals, card: int) -> None:
        nation = NATION[self.seat]
        take_from(game, nation, "deck", card)
        game.hand[nation] = tuple(sorted((*game.hand[nation], card)))
        game.tell("search", "option.reallocate", seat=self.seat, card=CARD_IDS[card])
        self.stopped(game)

    def stopped(self, game: Generals) -> None:
        nation = NATION[self.seat]
        game.reveal()
        game.deck[nation] = game.shuffle(game.deck[nation])

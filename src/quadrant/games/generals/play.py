"""Playing a card (rulebook: «Как сыграть карту»), and doing something instead.

Rules play.one_card, play.discard_first, play.instead, play.ally_cards, type.event, type.status,
type.response, type.economic_warfare, option.reallocate.
"""

from __future__ import annotations

from typing import ClassVar

from quadrant.games.generals.cards import DiscardCost, without
from quadrant.games.generals.components import NATION, NATIONS
from quadrant.games.generals.effects import Effects, find
from quadrant.games.generals.language import BASIC, CARD, CARDS, NOBODY, Card, Op
from quadrant.games.generals.matching import Use, can_be_done, holds
from quadrant.games.generals.reactions import Window, pay_and_do
from quadrant.games.generals.state import Cards, Generals, Trigger
from quadrant.games.generals.verbs import DISCARD, PLAY, REALLOCATE, TAKE, TARGET, USE
from quadrant.kernel.flow import DONE, PASS, Choice, Decision, Step
from quadrant.kernel.message import Prompt, Refusal

REALLOCATION_COST = 4


def playable(game: Generals, card: Card) -> Refusal | None:
    """Why the card would do nothing if it were played now; None if it may be played.

    Every card may be discarded instead, whatever the circumstances (play.one_card). A status or response may
    always be put on the table: its condition counts when it is used.
    """
    nation = card.nation
    if card.timing != "play":
        return None
    if card.condition is not None and not holds(game, card.condition, nation):
        return Refusal("type.economic_warfare", "why-condition", {"card": card.id})
    first = card.effects[0] if card.effects else None
    if first is not None and first.op == "choose_nation" and not targets(game, first, nation):
        return Refusal("type.economic_warfare", "why-no-target", {"card": card.id})
    if card.type in BASIC and not _does_anything(game, card):
        return Refusal(f"type.{card.type}", "why-nowhere", {"card": card.id})
    return None


def _does_anything(game: Generals, card: Card) -> bool:
    use = Use(card.number, card.nation, None)
    if any(can_be_done(game, op, use) for op in card.effects):
        return True
    others = (op for number in game.status[card.nation] for op in CARDS[number].effects)
    instead = (op for op in others if op.op == "land_battle_alternative" and card.type in op.types)
    return any(can_be_done(game, op.effects[0], use) for op in instead)


def targets(game: Generals, op: Op, owner: int) -> list[int]:
    """The nations a card may be aimed at."""
    if op.condition is None:
        return list(op.nations)
    return [nation for nation in op.nations if holds(game, op.condition, owner, nation)]


def can_act(game: Generals, nation: int) -> bool:
    """Whether the nation has anything to play, or a status to use instead (play.instead)."""
    return bool(game.hand[nation]) or any(replaces_play(number) for number in game.status[nation])


def replaces_play(number: int) -> bool:
    return CARDS[number].timing == "instead_of_play"


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
    place: ClassVar[str] = "turn"

    def options(self, game: Generals) -> list[Choice]:
        nation = NATION[self.seat]
        found: list[Choice] = []
        hand = sorted(set(game.hand[nation]))
        found += [PLAY[number] for number in hand if playable(game, CARDS[number]) is None]
        found += [USE[number] for number in game.status[nation] if replaces_play(number)]
        found += [DISCARD[number] for number in hand]
        if not hand:
            found.append(PASS)
        elif self._may_reallocate(game, nation):
            found.append(REALLOCATE)
        return found

    def _may_reallocate(self, game: Generals, nation: int) -> bool:
        """option.reallocate: once a turn, before a card is played, for four cards."""
        if not game.reallocation or game.reallocated:
            return False
        return len(game.hand[nation]) >= REALLOCATION_COST

    def resolve(self, game: Generals, choice: Choice) -> None:
        nation = NATION[self.seat]
        if choice == PASS:
            game.push(SkipPlay(nation))
            return
        if choice == REALLOCATE:
            self._reallocate(game, nation)
            return
        number = CARD[str(choice[1])]
        if choice[0] == "use":
            use_instead(game, nation, CARDS[number])
            return
        if choice[0] == "discard":
            game.hand[nation] = without(game.hand[nation], number)
            game.buried[nation] += (number,)
            game.confide(
                "discard-hand",
                "play.one_card",
                to=(self.seat,),
                secret={"cards": (CARDS[number].id,)},
                seat=self.seat,
                count=1,
            )
            return
        game.hand[nation] = without(game.hand[nation], number)
        game.push(PlayCard(nation, number))

    def _reallocate(self, game: Generals, nation: int) -> None:
        game.reallocated = True
        game.tell("reallocate", "option.reallocate", seat=self.seat)
        game.push(DiscardCost(nation, REALLOCATION_COST), Search(self.seat), PlayOne(self.seat))

    def prompt(self, game: Generals) -> Prompt:
        return Prompt("prompt-play-one", "play.one_card", {"round": game.round})

    def explain(self, game: Generals, choice: Choice) -> Refusal | None:
        if choice[0] == "reallocate":
            return Refusal("option.reallocate", "why-reallocate")
        if len(choice) < 2 or choice[1] not in CARD:
            return None
        card = CARDS[CARD[str(choice[1])]]
        if card.nation != NATION[self.seat]:
            return Refusal("play.ally_cards", "why-ally-card")
        if choice[0] == "play" and card.number in game.hand[card.nation]:
            return playable(game, card)
        if choice[0] == "use" and card.number in game.hand[card.nation]:
            return Refusal("type.status", "why-not-on-table")
        return Refusal("play.one_card", "why-not-in-hand")


def use_instead(game: Generals, nation: int, card: Card) -> None:
    """play.instead: the status replaces the card that would have been played."""
    game.used += (card.number,)
    game.tell("use-status", "play.instead", seat=NATIONS[nation], card=card.id)
    game.push(CardDone(len(game.triggers)))
    pay_and_do(game, card, Use(card.number, nation, None))


class PlayCard(Step):
    """A card from hand, deck or pile is played by the nation it belongs to.

    A used card is discarded before its text takes effect (play.discard_first); a status stays face up on the
    table, a response face down.
    """

    nation: int
    number: int

    def run(self, game: Generals) -> None:
        nation, number = self.nation, self.number
        card = CARDS[number]
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
        first = card.effects[0]
        if first.op == "choose_nation":
            game.push(Aim(seat, number))
            return
        announce(game, Use(number, nation, None), card.targets)


class Aim(Decision):
    """The nation that the card is played against; it is known before anybody reacts.

    Whoever takes his only piece in range off the board now has nobody left to aim at.
    """

    number: int

    def options(self, game: Generals) -> list[Choice]:
        op = find((self.number, 0))
        return [TARGET[nation] for nation in targets(game, op, NATION[self.seat])] or [DONE]

    def resolve(self, game: Generals, choice: Choice) -> None:
        if choice == DONE:
            return
        target = NATION[str(choice[1])]
        game.tell("aim", "type.economic_warfare", seat=self.seat, seat2=NATIONS[target])
        announce(game, Use(self.number, NATION[self.seat], None, target), (target,))

    def prompt(self, game: Generals) -> Prompt:
        return Prompt("prompt-aim", "type.economic_warfare", {"card": CARDS[self.number].id})


def announce(game: Generals, use: Use, aimed_at: tuple[int, ...]) -> None:
    """The card is known: reactions to its being played come before its text (play.discard_first)."""
    now = Trigger("card_played", use.owner, card=use.card, targets=aimed_at, number=game.happened)
    game.happened += 1
    game.cancelled = NOBODY
    game.push(
        Window(use.owner, 1 - (use.owner & 1), 0, now, 0),
        Effects(use, 0),
        CardDone(len(game.triggers)),
    )


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

    def options(self, game: Generals) -> list[Choice]:
        cards = sorted(set(pile(game, self.nation, self.source)))
        fitting = (CARDS[number] for number in cards if not self.types or CARDS[number].type in self.types)
        found = [PLAY[card.number] for card in fitting if playable(game, card) is None]
        return [*found, DONE]

    def resolve(self, game: Generals, choice: Choice) -> None:
        if choice == DONE:
            return
        number = CARD[str(choice[1])]
        take_from(game, self.nation, self.source, number)
        game.push(PlayCard(self.nation, number))

    def prompt(self, game: Generals) -> Prompt:
        return Prompt(f"prompt-play-from-{self.source}", "play.order_of_effects")


def take_from(game: Generals, nation: int, source: str, number: int) -> None:
    """The card leaves the pile it was found in."""
    piles = {"hand": (game.hand,), "deck": (game.deck,), "discard": (game.discard, game.buried)}[source]
    for cards in piles:
        if number in cards[nation]:
            cards[nation] = without(cards[nation], number)
            return


class Search(Decision):
    """option.reallocate: one basic card out of the deck, shown to all; then the deck is shuffled."""

    def options(self, game: Generals) -> list[Choice]:
        cards = sorted(set(game.deck[NATION[self.seat]]))
        return [TAKE[number] for number in cards if CARDS[number].type in BASIC] or [DONE]

    def resolve(self, game: Generals, choice: Choice) -> None:
        nation = NATION[self.seat]
        game.reveal()
        if choice != DONE:
            number = CARD[str(choice[1])]
            take_from(game, nation, "deck", number)
            game.hand[nation] = tuple(sorted((*game.hand[nation], number)))
            game.tell("search", "option.reallocate", seat=self.seat, card=CARDS[number].id)
        game.deck[nation] = game.shuffle(game.deck[nation])

    def prompt(self, game: Generals) -> Prompt:
        return Prompt("prompt-search", "option.reallocate")

"""Cards (rulebook: «Карты», «Кто что может видеть?»): decks, hands, piles, forced discards.

Rules cards.deck_empty, cards.forced_discard, cards.visibility. What a seat sees of them is put together in
``games/generals/told/view.py``.
"""

from __future__ import annotations

from functools import lru_cache

from quadrant.games.generals.components import CARD_IDS, NATION, NATIONS
from quadrant.games.generals.rules.score import gain
from quadrant.games.generals.state import Cards, Generals
from quadrant.games.generals.verbs import DISCARD
from quadrant.kernel.board import mask_of
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args
from quadrant.kernel.pick import Pick


def without(cards: Cards, card: int) -> Cards:
    """The cards less one copy of that card."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


@lru_cache(4096)
def names(cards: Cards) -> tuple[str, ...]:
    return tuple(CARD_IDS[card] for card in cards)


@lru_cache(4096)
def card_set(cards: Cards) -> int:
    """The kinds of cards among them."""
    return mask_of(cards)


def kinds(cards: Cards) -> list[int]:
    """The kinds of cards among them, each once, in the order of their numbers."""
    return sorted(set(cards))


def statuses(game: Generals, nation: int, timing: str) -> tuple[int, ...]:
    """The nation's statuses on the table that act at that moment, in the order in which they were played."""
    cards = game.CARDS
    return tuple(number for number in game.status[nation] if cards[number].timing == timing)


def draw(game: Generals, nation: int, count: int) -> None:
    """cards.deck_empty: an empty deck gives nothing, and the nation stays in the game."""
    deck = game.deck[nation]
    drawn = deck[-count:] if count else ()
    if not drawn:
        return
    game.deck[nation] = deck[: -len(drawn)]
    game.hand[nation] = tuple(sorted(game.hand[nation] + drawn))
    game.reveal()
    if game.silent:
        return
    seat = NATIONS[nation]
    game.confide(
        "draw", "turn.phases", to=(seat,), secret={"cards": names(drawn)}, seat=seat, count=len(drawn)
    )


def bury(game: Generals, nation: int, cards: Cards, source: str, rule: str = "cards.visibility") -> None:
    """cards.visibility: cards discarded unplayed go under the pile; only their nation knows them."""
    game.buried[nation] += cards
    if game.silent:
        return
    seat = NATIONS[nation]
    known = {"cards": names(cards)}
    game.confide(f"discard-{source}", rule, to=(seat,), secret=known, seat=seat, count=len(cards))


def discard_from_hand(game: Generals, nation: int, card: int) -> None:
    game.hand[nation] = without(game.hand[nation], card)
    bury(game, nation, (card,), "hand")


class DiscardDeck(Step):
    """cards.forced_discard: from the deck; what it lacks, from the hand; what that lacks, in points."""

    nation: int
    count: int

    def run(self, game: Generals) -> None:
        left = _from_deck(game, self.nation, self.count)
        in_hand = min(left, len(game.hand[self.nation]))
        lose_points(game, self.nation, left - in_hand)
        if in_hand:
            game.push(DiscardHand(NATIONS[self.nation], in_hand))


class DiscardCost(Step):
    """cards.forced_discard: from the hand; what it lacks, from the deck; what that lacks, in points."""

    nation: int
    count: int

    def run(self, game: Generals) -> None:
        in_hand = min(self.count, len(game.hand[self.nation]))
        left = self.count - in_hand
        lose_points(game, self.nation, _from_deck(game, self.nation, left))
        if in_hand:
            game.push(DiscardHand(NATIONS[self.nation], in_hand))


def _from_deck(game: Generals, nation: int, count: int) -> int:
    """Discard from the top of the deck; how many cards were lacking."""
    deck = game.deck[nation]
    taken = min(count, len(deck))
    if taken:
        game.deck[nation] = deck[:-taken]
        game.reveal()
        bury(game, nation, deck[-taken:], "deck")
    return count - taken


def lose_points(game: Generals, nation: int, count: int) -> None:
    """cards.forced_discard: one victory point for each card that could not be discarded."""
    if count:
        gain(game, nation, -count, "cards.forced_discard")


class FromHand(Pick):
    """A nation picks a card of its hand."""

    def limits(self, game: Generals) -> Limits:
        hand = game.hand[NATION[self.seat]]
        return Limits(Limit(self.rule, card_set(hand), "why-not-in-hand"))

    def asked_anyway(self, game: Generals) -> bool:
        """Equal cards give one option; that they are equal nobody else may know."""
        return len(game.hand[NATION[self.seat]]) > 1


class DiscardHand(FromHand):
    """cards.forced_discard: the nation itself picks the cards that leave its hand."""

    rule, verb = "cards.forced_discard", DISCARD

    count: int

    def take(self, game: Generals, card: int) -> None:
        discard_from_hand(game, NATION[self.seat], card)
        if self.count > 1:
            game.push(DiscardHand(self.seat, self.count - 1))

    def args(self, game: Generals) -> Args:
        return {"count": self.count}

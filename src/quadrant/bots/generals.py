"""A staff for every nation of Generals.

It looks at each option, imagines its own following choices within the same card (everybody else passing),
and takes what leads to the position it likes best. What it likes stands in :class:`Weights`; what it cannot
see it fills in at random, so it knows nothing its player would not know.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from quadrant.games.generals.battle import may_battle
from quadrant.games.generals.board import board_for
from quadrant.games.generals.build import may_build
from quadrant.games.generals.components import (
    ARMY,
    CAMP_NATIONS,
    HOME,
    LAND,
    NATION,
    NAVY,
    SEA,
    camp_of,
)
from quadrant.games.generals.deck import CARDS, Card
from quadrant.games.generals.operations import Points
from quadrant.games.generals.score import LAST_ROUND, home_lost, income
from quadrant.games.generals.state import Cards, Generals, camp_pieces
from quadrant.games.generals.supply import standing, supplied, unsupplied
from quadrant.games.generals.verbs import DISCARD, TOP
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import DONE, PASS, Choice, advance, take

if TYPE_CHECKING:
    from quadrant.bots import Maker, Question


class Weights(msgspec.Struct, frozen=True):
    """What things are worth, in victory points."""

    victory: float = 500.0
    point: float = 1.0
    #: A turn's income counts for the rounds to come, but not for all of them: things change.
    income: float = 0.75
    horizon: int = 6
    army: float = 0.9
    navy: float = 0.7
    #: A piece out of supply leaves the board in its nation's next turn.
    cut_off: float = -1.2
    #: A nation without an army at home can neither build far away nor score there.
    home_empty: float = -3.0
    home_lost: float = -9.0
    #: An enemy piece in supply next to a source or home of ours.
    threat: float = -0.6
    home_threat: float = -1.2
    #: A source without enemies that we could build in next, or battle for.
    source_in_reach: float = 0.6
    target_in_reach: float = 0.25
    #: What a card is worth: in hand, on the table, in the deck.
    in_hand: float = 0.22
    status: float = 0.5
    response: float = 0.45
    card: float = 0.12
    #: A card that the nation will miss before the end.
    last_card: float = 0.5


#: What a card is worth before anything is known of the position; statuses and responses by what they do.
WORTH: Final = {
    "build_army": 3.2,
    "build_navy": 2.2,
    "land_battle": 2.8,
    "sea_battle": 1.6,
    "event": 3.0,
    "economic_warfare": 2.0,
    "status": 3.6,
    "response": 2.4,
}
#: In-card decisions: the staff imagines its own answers to these.
FOLLOWS: Final = frozenset(
    ("act", "aim", "react", "choose_one", "play_from", "build_anew", "extra_cost", "discard_status")
)
#: How many positions are looked at for one choice.
BUDGET: Final = 160
#: So deep does the staff imagine its own choices.
DEPTH: Final = 4


def worth(card: Card, nation_cards: Cards = ()) -> float:
    """A card's worth in itself; the second copy of a card is worth less than the first."""
    value = WORTH[card.type]
    if card.timing == "victory_step":
        value += 1.2
    if card.timing == "instead_of_play":
        value -= 0.6
    copies = nation_cards.count(card.number)
    return value / (1 + 0.15 * max(0, copies - 1))


class Staff:
    """Plays one nation."""

    def __init__(self, game: Game, seat: str, random: Random, weights: Weights | None = None) -> None:
        self.nation = NATION[seat]
        self.seat = seat
        self.random = random
        self.weights = weights or Weights()
        self._looked = 0

    # Choosing

    def choose(self, question: Question) -> Choice:
        game = question.determinised(self.random)
        assert isinstance(game, Generals)
        options = [option for option in question.options if option.verb not in game.ASIDES]
        if len(options) == 1:
            return options[0]
        if question.kind in ("keep_seven", "discard_hand"):
            return min(options, key=lambda option: self.keep(game, DISCARD.thing(option)))
        if question.kind == "discard_any":
            return self.tidy(game, options)
        if question.kind == "reorder":
            return max(options, key=lambda option: self.keep(game, TOP.thing(option)))
        self._looked = 0
        return self.best(game, options, DEPTH)[0]

    def keep(self, game: Generals, number: int) -> float:
        """How much the nation wants to keep the card."""
        card = CARDS[number]
        return worth(card, game.hand[self.nation]) + 0.5 * self.fits(game, card)

    def fits(self, game: Generals, card: Card) -> float:
        """How well a card fits the position: +1 if it could be used well now, -1 if not at all."""
        nation = self.nation
        if card.timing == "play" and card.condition is not None and not card.condition.holds(game, nation):
            return -1.0
        if card.type == "land_battle":
            return self._targets(game, ARMY)
        if card.type == "sea_battle":
            return self._targets(game, NAVY)
        return 0.0

    def _targets(self, game: Generals, kind: int) -> float:
        enemies = camp_pieces(game, 1 - camp_of(self.nation))
        return 1.0 if may_battle(game, self.nation, kind).mask & enemies else -0.5

    def tidy(self, game: Generals, options: list[Choice]) -> Choice:
        """Discard what does not fit, as long as the deck lasts to the end of the game."""
        spare = len(game.deck[self.nation]) - (LAST_ROUND - game.round)
        cards = [DISCARD.thing(option) for option in options if DISCARD.of(option)]
        if spare <= 0 or not cards:
            return DONE
        worst = min(cards, key=lambda number: self.keep(game, number))
        return DISCARD(worst) if self.keep(game, worst) < 1.9 else DONE

    def best(self, game: Generals, options: list[Choice], depth: int) -> tuple[Choice, float]:
        """The option that leads to the best position, and what that is worth."""
        found, value = options[0], float("-inf")
        for option in options:
            after = game.clone()
            take(after, option)
            worth_it = self.settle(after, depth - 1)
            if worth_it > value:
                found, value = option, worth_it
        return found, value

    def settle(self, game: Generals, depth: int) -> float:
        """The worth of a position once the card in play is finished: we choose, the others pass."""
        while True:
            options = advance(game)
            if options is None:
                break
            asked = game.stack[-1]
            if asked.seat != self.seat:
                if not asked.reaction:
                    break
                take(game, PASS)
                continue
            if asked.kind not in FOLLOWS:
                break
            mine = [option for option in options if option.verb not in game.ASIDES]
            if depth <= 0 or self._looked > BUDGET:
                take(game, PASS if PASS in mine else mine[-1])
                continue
            return self.best(game, mine, depth)[1]
        self._looked += 1
        return self.evaluate(game)

    # Judging

    def evaluate(self, game: Generals) -> float:
        """What the position is worth to our camp."""
        camp = camp_of(self.nation)
        weights = self.weights
        if game.result is not None:
            won = game.result.winners == (("axis", "coalition")[camp],)
            return weights.victory if won else -weights.victory
        value = weights.point * (game.score[camp] - game.score[1 - camp])
        value += sum(self.standing_of(game, nation) for nation in CAMP_NATIONS[camp])
        value -= sum(self.standing_of(game, nation) for nation in CAMP_NATIONS[1 - camp])
        hand = game.hand[self.nation]
        value += weights.in_hand * sum(worth(CARDS[number], hand) for number in hand)
        return value

    def standing_of(self, game: Generals, nation: int) -> float:
        """What a nation's place on the board and its cards are worth to its camp."""
        weights = self.weights
        rounds = min(weights.horizon, LAST_ROUND - game.round + 1)
        value = weights.income * rounds * self.income(game, nation)
        own = game.pieces[nation]
        loose = unsupplied(game, nation)
        value += (
            weights.army * (own & LAND & ~loose).bit_count() + weights.navy * (own & SEA & ~loose).bit_count()
        )
        value += weights.cut_off * loose.bit_count()
        value += self.safety(game, nation) + self.reach(game, nation)
        return value + self.cards(game, nation)

    def income(self, game: Generals, nation: int) -> float:
        """What the nation scores a turn: sources, and statuses that give points."""
        if home_lost(game, nation):
            return 0.0
        points = float(income(game, nation))
        for number in game.status[nation]:
            card = CARDS[number]
            if card.timing != "victory_step":
                continue
            if card.condition is not None and not card.condition.holds(game, nation):
                continue
            for operation in card.effects:
                if isinstance(operation, Points):
                    points += operation.worth(game, nation)
        return points

    def safety(self, game: Generals, nation: int) -> float:
        """Homes and sources: held, empty, lost, threatened."""
        weights = self.weights
        home = 1 << HOME[nation]
        if home_lost(game, nation):
            return weights.home_lost
        value = 0.0 if game.pieces[nation] & home else weights.home_empty
        held = game.pieces[nation] & LAND & standing(game, nation).sources
        enemy = 1 - camp_of(nation)
        board = board_for(game, enemy)
        for other in CAMP_NATIONS[enemy]:
            danger = board.neighbours(supplied(game, other)) & held
            value += weights.threat * danger.bit_count()
            if danger & home:
                value += weights.home_threat
        return value

    def reach(self, game: Generals, nation: int) -> float:
        """Sources that could be built in next, and enemies that could be battled."""
        weights = self.weights
        sources = standing(game, nation).sources
        free = may_build(game, nation, ARMY).mask & sources
        enemies = camp_pieces(game, 1 - camp_of(nation))
        near = board_for(game, camp_of(nation)).neighbours(supplied(game, nation))
        value = weights.source_in_reach * free.bit_count()
        return value + weights.target_in_reach * (near & enemies).bit_count()

    def cards(self, game: Generals, nation: int) -> float:
        """Cards on the table and cards left; a nation that runs out can do no more."""
        weights = self.weights
        value = weights.status * sum(worth(CARDS[number]) for number in game.status[nation])
        value += weights.response * len(game.response[nation]) * WORTH["response"]
        left = len(game.deck[nation]) + len(game.hand[nation])
        missing = max(0, LAST_ROUND - game.round - left)
        return value + weights.card * left - weights.last_card * missing


BOTS: Final[dict[str, Maker]] = {"staff": Staff}

"""What cards, pieces and positions of Generals are worth, in victory points; from that, the chance to win."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from math import exp, sqrt
from typing import Final, NamedTuple

import msgspec

from quadrant.games.generals.cards.deck import CARDS, Card
from quadrant.games.generals.cards.operations import Points
from quadrant.games.generals.components import (
    ARMY,
    CAMP_NATIONS,
    CAMPS,
    HOME,
    LAND,
    NATIONS,
    SEA,
    camp_of,
)
from quadrant.games.generals.rules.board import board_for
from quadrant.games.generals.rules.score import LAST_ROUND
from quadrant.games.generals.rules.supply import ports, standing
from quadrant.games.generals.state import PHASES, Cards, Generals, available, camp_pieces
from quadrant.kernel.board import AreaBoard

_VICTORY: Final = PHASES.index("victory")


class Weights(msgspec.Struct, frozen=True):
    """What the features are worth, in victory points."""

    points: float = 1.0
    #: What a nation scores a turn, for its turns to come; things change, so not for all of them.
    income: float = 0.75
    armies: float = 0.9
    navies: float = 0.7
    #: A piece out of supply leaves the board in its nation's next turn.
    cut_off: float = -1.2
    #: A nation without an army at home can neither build far away nor score there.
    homes_empty: float = -3.0
    homes_lost: float = -9.0
    #: An enemy piece in supply next to a source or home of ours.
    threats: float = -0.6
    home_threats: float = -1.2
    #: A source without enemies that we could build in next, or battle for.
    sources_in_reach: float = 0.6
    targets_in_reach: float = 0.25
    #: What a card is worth: on the table, in the deck, in one's own hand.
    statuses: float = 0.5
    responses: float = 0.45
    cards: float = 0.12
    #: A card that the nation will miss before the end.
    missing: float = -0.5
    hand: float = 0.22
    #: In a nation's last turns, so many, its pieces and cards count for less and less.
    matters: float = 1.0
    #: So many points of a lead, times the root of the rounds left, make victory e times as likely as defeat.
    spread: float = 6.0

    def lead(self, amounts: list[float]) -> float:
        """What these amounts, in the order of ``NAMES``, come to."""
        worths: list[float] = [getattr(self, name) for name in NAMES]
        return sum([worth * amount for worth, amount in zip(worths, amounts, strict=True)])


#: By a glance: for comparing what one's own card can do, nobody having answered.
GLANCE: Final = Weights()


class Habits(msgspec.Struct, frozen=True):
    """What cards usually bring, by the glance, in victory points: events played, statuses used instead of a
    card, and answers given."""

    plays: dict[str, float]
    uses: dict[str, float]
    answers: dict[str, float]


class Known(msgspec.Struct, frozen=True):
    """What is known by experience, with the commands that found it."""

    weights: Weights
    habits: Habits


_KNOWN: Final = msgspec.json.decode(files(__package__).joinpath("worth.json").read_bytes(), type=Known)
#: What foretells who wins.
FORECAST: Final = _KNOWN.weights
HABITS: Final = _KNOWN.habits
#: So many turns to come are counted on.
FORESEEN: Final = 6
#: The features that everybody can see but the score, in the order in which they are counted.
PUBLIC: Final = (
    *("income", "armies", "navies", "cut_off", "homes_empty", "homes_lost", "threats", "home_threats"),
    *("sources_in_reach", "targets_in_reach", "statuses", "responses", "cards", "missing"),
)
NAMES: Final = (*PUBLIC, "points", "hand")
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


def worth(card: Card, nation_cards: Cards = ()) -> float:
    """A card's worth in itself; the second copy of a card is worth less than the first."""
    value = WORTH[card.type]
    if card.timing == "victory_step":
        value += 1.2
    if card.timing == "instead_of_play":
        value -= 0.6
    copies = nation_cards.count(card.number)
    return value / (1 + 0.15 * max(0, copies - 1))


# The position


#: Statuses that give points when their nation scores, with what gives them.
PAYING: Final = {
    card.number: tuple(operation for operation in card.effects if isinstance(operation, Points))
    for card in CARDS
    if card.type == "status" and card.timing == "victory_step"
}
#: What each card is worth in itself, by its number.
PLAIN_WORTH: Final = tuple(worth(card) for card in CARDS)


def statuses_pay(game: Generals, nation: int) -> float:
    """What the nation's statuses score a turn."""
    points = 0.0
    for number in game.status[nation]:
        if number not in PAYING:
            continue
        card = CARDS[number]
        use = card.used()
        if not card.holds(game, use):
            continue
        for operation in PAYING[number]:
            points += operation.worth(game, use)
    return points


def turns_left(game: Generals, nation: int) -> int:
    """How often the nation will still score."""
    scored = nation < game.turn or (nation == game.turn and game.phase >= _VICTORY)
    return LAST_ROUND - game.round + (not scored)


class SupplyReach(NamedTuple):
    """How far a nation's supply goes: its pieces in supply, and the spaces next to them."""

    supplied: int
    near: int


@lru_cache(1 << 15)
def reach(board: AreaBoard, start: int, through: int, always: int) -> SupplyReach:
    """What ``supply.trace`` finds; kept, for from one position to the next most nations' is the same."""
    found = board.flood(start, through) | always
    return SupplyReach(found, board.neighbours(found))


def reaches(game: Generals) -> list[SupplyReach]:
    """The reach of every nation."""
    boards = board_for(game, 0), board_for(game, 1)
    at_port = ports(game, 0), ports(game, 1)
    found = []
    for nation, own in enumerate(game.pieces):
        camp, rules = camp_of(nation), standing(game, nation)
        through = own & (LAND | at_port[camp])
        always = own & (rules.always | game.granted[nation])
        found.append(reach(boards[camp], own & rules.sources, through, always))
    return found


class PublicCount:
    """Counts what everybody can see of a position, in the order of ``PUBLIC``."""

    def __init__(self, game: Generals, matters: float) -> None:
        self.game = game
        self.matters = matters
        self.camps = camp_pieces(game, 0), camp_pieces(game, 1)
        self.reaches = reaches(game)
        self.found = [0.0] * len(PUBLIC)

    def add(self, nation: int, sign: float) -> None:
        """Add what the nation's place on the board and its cards come to."""
        game, found = self.game, self.found
        own, camp = game.pieces[nation], camp_of(nation)
        enemies = self.camps[1 - camp]
        supplied, near = self.reaches[nation]
        sources, alone, sites, _ = standing(game, nation)
        held = own & LAND & sources
        lost = enemies >> HOME[nation] & 1
        left = turns_left(game, nation)
        if not lost:
            shared = held & ~alone & (game.pieces[(nation + 2) % 6] | game.pieces[(nation + 4) % 6])
            earned = 2 * held.bit_count() - shared.bit_count() + statuses_pay(game, nation)
            found[0] += sign * earned * min(left, FORESEEN)
        # Towards the end a place on the board is worth only what it can still bring.
        still = sign * min(1.0, left / self.matters)
        if still:
            found[1] += still * (supplied & LAND).bit_count()
            found[2] += still * (supplied & SEA).bit_count()
            found[3] += still * (own & ~supplied).bit_count()
            if lost:
                found[5] += still
            else:
                self.safety(nation, held, still)
            if available(game, nation, ARMY):
                found[8] += still * ((near | sites) & sources & LAND & ~own & ~enemies).bit_count()
            found[9] += still * (near & enemies).bit_count()
            found[10] += still * sum([PLAIN_WORTH[number] for number in game.status[nation]])
            found[11] += still * len(game.response[nation]) * WORTH["response"]
        cards = len(game.deck[nation]) + len(game.hand[nation])
        found[12] += still * cards
        found[13] += sign * max(0, left - 1 - cards)

    def safety(self, nation: int, held: int, still: float) -> None:
        """Homes and sources: empty, threatened."""
        home = 1 << HOME[nation]
        if not self.game.pieces[nation] & home:
            self.found[4] += still
        for other in CAMP_NATIONS[1 - camp_of(nation)]:
            danger = self.reaches[other].near & held
            if danger:
                self.found[6] += still * danger.bit_count()
                if danger & home:
                    self.found[7] += still


def amounts(game: Generals, nation: int, matters: float) -> list[float]:
    """What the position comes to for the nation's camp, in the order of ``NAMES``."""
    camp = camp_of(nation)
    counting = PublicCount(game, matters)
    for other in range(len(NATIONS)):
        counting.add(other, 1.0 if camp_of(other) == camp else -1.0)
    found, hand = counting.found, game.hand[nation]
    found.append(float(game.score[camp] - game.score[1 - camp]))
    found.append(sum([worth(CARDS[number], hand) for number in hand]))
    return found


def features(game: Generals, nation: int) -> dict[str, float]:
    """What foretells who wins, by name, in the terms of :class:`Weights`."""
    return dict(zip(NAMES, amounts(game, nation, FORECAST.matters), strict=True))


def chance(game: Generals, nation: int, weights: Weights = FORECAST) -> float:
    """The chance to win: the less time is left, the surer the camp that leads."""
    if game.result is not None:
        return 1.0 if game.result.winners == (CAMPS[camp_of(nation)],) else 0.0
    lead = weights.lead(amounts(game, nation, weights.matters))
    return 1 / (1 + exp(-lead / (weights.spread * sqrt(rounds_left(game)))))


def rounds_left(game: Generals) -> float:
    """The rounds that are left, with parts of one."""
    return LAST_ROUND - game.round + 1 - game.turn / len(NATIONS)

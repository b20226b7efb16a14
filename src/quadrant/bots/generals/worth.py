"""What cards, pieces and positions of Generals are worth, in victory points; from that, the chance to win."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

import msgspec

from quadrant.games.generals.board import board_for
from quadrant.games.generals.build import may_build
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
from quadrant.games.generals.deck import CARDS, Card
from quadrant.games.generals.operations import Points
from quadrant.games.generals.score import LAST_ROUND, home_lost, income
from quadrant.games.generals.state import PHASES, Cards, Generals, camp_pieces
from quadrant.games.generals.supply import standing, supplied, unsupplied

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
#: What foretells who wins. Set between the glance and a logistic regression on 69 games of the staff, which
#: would have it that armies do harm and navies win by themselves: its log-loss on them is 0.369, that of the
#: glance 0.392, of the regression on games that it has not seen 0.355.
FORECAST: Final = Weights(
    income=0.7,
    armies=0.5,
    navies=2.0,
    cut_off=-2.2,
    homes_empty=-7.0,
    homes_lost=-16.0,
    threats=-1.0,
    home_threats=-2.7,
    sources_in_reach=0.2,
    targets_in_reach=0.1,
    responses=0.58,
    cards=0.2,
    missing=-1.5,
    matters=8.0,
    spread=5.0,
)
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


def earnings(game: Generals, nation: int) -> float:
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


def turns_left(game: Generals, nation: int) -> int:
    """How often the nation will still score."""
    scored = nation < game.turn or (nation == game.turn and game.phase >= _VICTORY)
    return LAST_ROUND - game.round + (not scored)


def of_nation(game: Generals, nation: int, found: list[float], sign: float, matters: float) -> None:
    """Add what a nation's place on the board and its cards come to, in the order of ``PUBLIC``."""
    left = turns_left(game, nation)
    own, camp = game.pieces[nation], camp_of(nation)
    loose = unsupplied(game, nation)
    found[0] += sign * earnings(game, nation) * min(left, FORESEEN)
    # Towards the end a place on the board is worth only what it can still bring.
    still = sign * min(1.0, left / matters)
    if still:
        found[1] += still * (own & LAND & ~loose).bit_count()
        found[2] += still * (own & SEA & ~loose).bit_count()
        found[3] += still * loose.bit_count()
        _safety(game, nation, found, still)
        sources = standing(game, nation).sources
        found[8] += still * (may_build(game, nation, ARMY).mask & sources).bit_count()
        near = board_for(game, camp).neighbours(supplied(game, nation))
        found[9] += still * (near & camp_pieces(game, 1 - camp)).bit_count()
        found[10] += still * sum([worth(CARDS[number]) for number in game.status[nation]])
        found[11] += still * len(game.response[nation]) * WORTH["response"]
    cards = len(game.deck[nation]) + len(game.hand[nation])
    found[12] += still * cards
    found[13] += sign * max(0, left - 1 - cards)


def _safety(game: Generals, nation: int, found: list[float], still: float) -> None:
    """Homes and sources: empty, lost, threatened."""
    home, enemy = 1 << HOME[nation], 1 - camp_of(nation)
    if home_lost(game, nation):
        found[5] += still
        return
    if not game.pieces[nation] & home:
        found[4] += still
    held = game.pieces[nation] & LAND & standing(game, nation).sources
    board = board_for(game, enemy)
    for other in CAMP_NATIONS[enemy]:
        danger = board.neighbours(supplied(game, other)) & held
        found[6] += still * danger.bit_count()
        if danger & home:
            found[7] += still


def amounts(game: Generals, nation: int, matters: float) -> list[float]:
    """What the position comes to for the nation's camp, in the order of ``NAMES``."""
    camp = camp_of(nation)
    found = [0.0] * len(PUBLIC)
    for other in range(len(NATIONS)):
        of_nation(game, other, found, 1.0 if camp_of(other) == camp else -1.0, matters)
    hand = game.hand[nation]
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

"""The guide of Generals: what positions are worth, and which plans deserve a thought.

A plan is a card and all that its nation chooses while it is carried out, everybody else passing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from quadrant.bots.generals import worth
from quadrant.bots.generals.quick import quick
from quadrant.bots.guide import Line
from quadrant.bots.reasons import Reasoned
from quadrant.games.generals.cards.deck import CARDS, Card
from quadrant.games.generals.cards.effects import Act, BuildAnew, ChooseOne, DiscardStatus, ExtraCost, Reorder
from quadrant.games.generals.components import ARMY, NATION, NATIONS, NAVY, camp_of
from quadrant.games.generals.rules.battle import may_battle
from quadrant.games.generals.rules.cards import DiscardHand
from quadrant.games.generals.rules.play import Aim, PlayFrom
from quadrant.games.generals.rules.reactions import React
from quadrant.games.generals.rules.score import LAST_ROUND
from quadrant.games.generals.rules.sequence import DiscardAny
from quadrant.games.generals.setup import KeepSeven
from quadrant.games.generals.state import Generals, camp_pieces
from quadrant.games.generals.verbs import DISCARD, TOP
from quadrant.kernel.flow import DONE, PASS, Choice, advance, take

Lines = Iterator[Line]
#: In-card decisions: the plan answers these.
FOLLOWS: Final = frozenset((Act, Aim, React, ChooseOne, PlayFrom, BuildAnew, ExtraCost, DiscardStatus))
#: How many positions are looked at for one question, and how many own choices a plan has at most.
BUDGET: Final = 160
DEPTH: Final = 4
#: What a card must be worth to be kept when others could be drawn.
KEPT: Final = 1.9


class GeneralsGuide:
    """What Generals tells a bot."""

    #: Two rounds: after one a line is worth what it was worth at first sight, after four chance has the word.
    horizon = 2 * len(NATIONS)

    def value(self, game: Generals, seat: str) -> float:
        return worth.chance(game, NATION[seat])

    def features(self, game: Generals, seat: str) -> dict[str, float]:
        return worth.features(game, NATION[seat])

    def weights(self, game: Generals, seat: str) -> dict[str, float]:
        return {name: getattr(worth.FORECAST, name) for name in worth.NAMES}

    def clock(self, game: Generals) -> int:
        return game.round * len(NATIONS) + game.turn

    def price(self, game: Generals) -> int:
        """Worlds of two rounds: half as many are played."""
        return 2

    def lines(self, game: Generals, seat: str, options: Sequence[Choice]) -> Lines:
        kind = type(game.stack[-1])
        nation = NATION[seat]
        mine = [option for option in options if option.verb not in game.ASIDES]
        if kind in (KeepSeven, DiscardHand):
            yield one(min(mine, key=lambda option: keep(game, nation, DISCARD.thing(option))))
        elif kind is DiscardAny:
            yield one(tidy(game, nation, mine))
        elif kind is Reorder:
            yield one(max(mine, key=lambda option: keep(game, nation, TOP.thing(option))))
        else:
            yield from Looking(seat).ways(game.clone().imagine(), (), mine)

    def policy(self, game: Generals, seat: str, options: Sequence[Choice], random: Random) -> Choice:
        return quick(game, NATION[seat], options)


def one(choice: Choice) -> Line:
    """The only line there is."""
    return Line((Reasoned(choice),), 0.5)


class Looking:
    """Looks at all that a nation can do with a card, as long as the budget lasts."""

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.looked = 0

    def ways(self, game: Generals, taken: tuple[Reasoned, ...], options: Sequence[Choice]) -> Lines:
        """The lines that begin with these choices and go on with one of the options."""
        for option in options:
            after = game.clone()
            take(after, option)
            yield from self.on(after, (*taken, Reasoned(option)))

    def on(self, game: Generals, taken: tuple[Reasoned, ...]) -> Lines:
        """The lines from here until the card in play is finished: we choose, the others pass."""
        while (options := advance(game)) is not None:
            asked = game.stack[-1]
            if asked.seat != self.seat:
                if not asked.reaction:
                    break
                take(game, PASS)
                continue
            if type(asked) not in FOLLOWS:
                break
            if len(taken) < DEPTH and self.looked <= BUDGET:
                yield from self.ways(game, taken, options)
                return
            last = PASS if PASS in options else options[-1]
            taken = (*taken, Reasoned(last))
            take(game, last)
        self.looked += 1
        yield Line(taken, worth.chance(game, NATION[self.seat], worth.GLANCE))


# Cards in hand


def keep(game: Generals, nation: int, number: int) -> float:
    """How much the nation wants to keep the card."""
    card = CARDS[number]
    return worth.worth(card, game.hand[nation]) + 0.5 * fits(game, nation, card)


def fits(game: Generals, nation: int, card: Card) -> float:
    """How well a card fits the position: +1 if it could be used well now, -1 if not at all."""
    if card.timing == "play" and not card.holds(game, card.used()):
        return -1.0
    if card.type == "land_battle":
        return _targets(game, nation, ARMY)
    if card.type == "sea_battle":
        return _targets(game, nation, NAVY)
    return 0.0


def _targets(game: Generals, nation: int, kind: int) -> float:
    enemies = camp_pieces(game, 1 - camp_of(nation))
    return 1.0 if may_battle(game, nation, kind).mask & enemies else -0.5


def tidy(game: Generals, nation: int, options: Sequence[Choice]) -> Choice:
    """Discard what does not fit, as long as the deck lasts to the end of the game."""
    spare = len(game.deck[nation]) - (LAST_ROUND - game.round)
    cards = [DISCARD.thing(option) for option in options if DISCARD.of(option)]
    if spare <= 0 or not cards:
        return DONE
    worst = min(cards, key=lambda number: keep(game, nation, number))
    return DISCARD(worst) if keep(game, nation, worst) < KEPT else DONE

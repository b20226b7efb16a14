"""What a search asks in Churchill: more lines than the staff gives a thought, played out to the end.

The bot of chapter 11, which is quick, plays for everybody, through the war and three conferences on: in the
training game and late in the others that is the end. What a line comes to is told by the final score: of two
victories the wider one was the safer plan.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

import msgspec

from quadrant.bots.churchill.council import RANKED
from quadrant.bots.churchill.guide import ChurchillGuide
from quadrant.bots.churchill.outlook import Ends, usual_habits
from quadrant.bots.churchill.staff import Staff
from quadrant.bots.guide import Line
from quadrant.bots.reasons import Answer
from quadrant.games.churchill.components import GERMANY, JAPAN, NATION
from quadrant.games.churchill.score import score_parts, totals
from quadrant.games.churchill.state import Churchill
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice

#: What the staff weighs worst: here its choice is one of many, and gets more worlds. Elsewhere it stands.
OPEN: Final = frozenset(("advance", "place_network"))
#: What is worth the worlds besides. With markers for the war and with the agenda the staff is hardly ever
#: wrong, and the dice would have the word.
DOUBTFUL: Final = frozenset(("advance_issue", "debate"))
#: What a world takes: here, and elsewhere.
PRICES: Final = {"advance": 2, "place_network": 4}
DEAR: Final = 6
#: So many choices that the staff ranks are compared with its own, and none to which it gives so much less.
OTHERS: Final = 7
CLOSE: Final = 0.15
#: Final scores are told apart as if each could have come out so much higher or lower, in VP.
SCALE: Final = 4.0


class Foresight(ChurchillGuide):
    """What Churchill tells a search."""

    def __init__(self, game: Game, seat: str, random: Random) -> None:
        super().__init__(game, seat, random)
        habits = msgspec.structs.replace(usual_habits(), finalists=1 + OTHERS)
        self.staff = Staff(game, seat, random, habits)

    def clock(self, game: Churchill) -> int:
        return game.conference

    def price(self, game: Churchill) -> int:
        """A world has hundreds of choices. Most hangs on an advance; a debate has few answers to compare."""
        return PRICES.get(game.stack[-1].kind, DEAR)

    def value(self, game: Churchill, seat: str) -> float:
        if game.result is None or not game.imagined:
            return super().value(game, seat)
        uk, ussr, us = totals(score_parts(game, secret=True))
        over = game.defeated(GERMANY) and game.defeated(JAPAN)
        return Ends(game, NATION[seat]).chance((uk, ussr, us), ended=over, scale=SCALE)

    def lines(self, game: Churchill, seat: str, options: Sequence[Choice]) -> Iterator[Line]:
        kind = game.stack[-1].kind
        if kind in OPEN or kind in DOUBTFUL:
            stands = kind not in OPEN
            for line in self.compared(kind, game, seat, options):
                yield line._replace(stands=line.stands and stands)
        else:
            yield self.chosen(kind, game, options)

    def compared(self, kind: str, game: Churchill, seat: str, options: Sequence[Choice]) -> Iterator[Line]:
        """What the staff finds best and next best, what the chart says, and where nothing is ranked, all."""
        if kind in RANKED:
            found = list(self.ranked(kind, game, options, OTHERS, CLOSE))
        else:
            found = [self.chosen(kind, game, options)]
        yield from found
        begun = {line.answers[0].choice for line in found}
        charted = self.policy(game, seat, options, self.random)
        others = [] if kind in RANKED else [option for option in options if option != charted]
        self.random.shuffle(others)
        for choice in (charted, *others):
            if choice not in begun:
                yield Line((Answer(choice),), found[0].value)

"""The levels of a game that has a net. The staff stays the script; the search with the guide that was made by
hand is the planner.

A general is the net alone, a marshal the net with the search, a recruit the net, warmed and blundering.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, cast

from quadrant.bots import nets
from quadrant.bots.advice import Explaining
from quadrant.bots.guide import Clocked, Guide, Line
from quadrant.bots.levels import GENERAL, MARSHAL, PLANNER, RECRUIT, STAFF, Levels
from quadrant.bots.nets.again import Again
from quadrant.bots.nets.guide import NetGuide
from quadrant.bots.nets.player import NetBot, NetRecruit, account
from quadrant.bots.reasons import Reasoned
from quadrant.bots.search import Effort
from quadrant.kernel.catalog import Game

if TYPE_CHECKING:
    from quadrant.bots import Bot, Maker, Question

#: What a marshal spends on a choice.
EFFORT: Final = Effort(60)
#: A marshal plays out what the net likes this much at least; what it likes that much it just does.
LEAST: Final = 0.04
SURE: Final = 0.85


class Marshal(Explaining):
    """The net with the search: it thinks longer where the net is not sure."""

    guide: NetGuide

    def __init__(self, guide: NetGuide, seat: str, random: Random, effort: Effort) -> None:
        super().__init__(guide, seat, random, effort)
        self._again = Again()

    def think(self, question: Question) -> Line:
        thought = self.guide.mind.of_question(question)
        left = self._again.left(thought.looked, thought.options)
        # Whoever has come back to the same question some times looks no further.
        sure = max(thought.shares) >= SURE or len(left) < len(thought.options)
        found = Line((Reasoned(thought.among(left).best),)) if sure else super().think(question)
        self._again.note(thought.looked, found.answers[0].choice)
        return found

    def answer(self, question: Question) -> Reasoned:
        found, mind = super().answer(question), self.guide.mind
        if found.reasons or len(mind.answers(question.options)) == 1:
            return found
        return Reasoned(found.choice, account(question, mind, mind.of_question(question), found.choice))


class Learned(Levels):
    """The levels of a game whose net lies in its package, with the guides that were made by hand."""

    def __init__(self, levels: Levels) -> None:
        super().__init__(levels._guide, levels._ahead, levels._staff)
        #: The levels as they are without the net.
        self.by_hand = levels

    def foresight(self, game: Game, seat: str, random: Random) -> Guide:
        return self._learned(game, seat, random)

    def _learned(self, game: Game, seat: str, random: Random, least: float = 0.0) -> NetGuide:
        by_hand = cast("Clocked", self.by_hand.foresight(game, seat, random))
        return NetGuide(nets.learned(game.id), by_hand, least)

    def makers(self) -> dict[str, Maker]:
        by_hand = self.by_hand.makers()

        def recruit(game: Game, seat: str, random: Random) -> Bot:
            return NetRecruit(nets.learned(game.id), seat, random)

        def general(game: Game, seat: str, random: Random) -> Bot:
            return NetBot(nets.learned(game.id), seat, random)

        def marshal(game: Game, seat: str, random: Random) -> Bot:
            return Marshal(self._learned(game, seat, random, LEAST), seat, random, EFFORT)

        found: dict[str, Maker] = {RECRUIT: recruit, STAFF: by_hand[STAFF], GENERAL: general}
        if self.searches:
            found |= {MARSHAL: marshal, PLANNER: by_hand[PLANNER]}
        return found

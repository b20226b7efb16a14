"""The levels at which bots play: the same four in every game, made from the game's guide.

A recruit takes one of the better lines at first sight, a good one more likely; the staff takes the best; a
general and a marshal play lines out on worlds (:mod:`quadrant.bots.search`). These need a guide with a
``clock``; otherwise a game has only the first two levels. If a game has a net, the net plays all levels
except the staff (:mod:`quadrant.bots.nets.levels`).

A game says ``LEVELS = Levels(…)`` in ``quadrant.bots.<game>``.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import TYPE_CHECKING, Final, cast

from quadrant.bots.advice import Explaining
from quadrant.bots.guide import Clocked, Guide, Line, Staff, imagined
from quadrant.bots.reasons import Reasoned
from quadrant.bots.search import LONG, SHORT, Candidate, Effort, candidates
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import GameState

if TYPE_CHECKING:
    from quadrant.bots import Bot, Maker, Question

RECRUIT, STAFF, GENERAL, MARSHAL = "recruit", "staff", "general", "marshal"
#: From the weakest to the strongest.
NAMES: Final = (RECRUIT, STAFF, GENERAL, MARSHAL)
#: The search with the hand-made guide, for measuring, whatever the game's general is.
PLANNER: Final = "planner"

#: A recruit hardly distinguishes lines this close, as a chance to win, and never takes one that is so much
#: worse than the best.
GREEN: Final = 0.01
ABSURD: Final = 0.15

#: A guide without memory exists once for all seats; one with memory is made for each seat.
Guides = Guide | Callable[[Game, str, Random], Guide]


class Recruit(Staff):
    """Takes a random line, a better one more likely: it errs as people do, but not wildly."""

    def think(self, question: Question) -> Line:
        game = question.determinised(self.random)
        found = candidates(self.guide, game, self.seat, question.options, self.random)
        if not found:
            return Line((Reasoned(question.options[0]),))
        if found[0].static == found[-1].static:
            found = self.imagine(game, found)
        best = found[0].static
        some = [one for one in found if one.static > best - ABSURD]
        return self.random.choices(some, weights_of(some))[0].line

    def imagine(self, game: GameState, found: list[Candidate]) -> list[Candidate]:
        """If the guide does not rank its lines: the value each one leads to, best first."""
        told = [Candidate(one.line, self.after(game, one.line)) for one in found]
        return sorted(told, key=lambda one: -one.static)

    def after(self, game: GameState, line: Line) -> float:
        return imagined(self.guide, game, self.seat, line._replace(value=None), self.random)


def weights_of(found: list[Candidate]) -> list[float]:
    """How likely each is taken, best first: e times less likely for each mean distance."""
    best = found[0].static
    mean = sum(one.static for one in found) / len(found)
    scale = max(best - mean, GREEN)
    return [exp((one.static - best) / scale) for one in found]


class Levels:
    """The levels of one game.

    ``ahead`` is the guide for a search, where that has other lines; ``staff`` is the game's own staff, where
    that is more than the greedy use of the guide.
    """

    def __init__(self, guide: Guides, ahead: Guides | None = None, staff: Maker | None = None) -> None:
        self._guide = guide
        self._ahead = ahead or guide
        self._staff = staff

    @property
    def searches(self) -> bool:
        """Whether the game's guide has a clock, so that there are levels that search."""
        return hasattr(self._ahead, "clock")

    def guide(self, game: Game, seat: str, random: Random) -> Guide:
        """What the game tells a bot at first sight."""
        return _made(self._guide, game, seat, random)

    def foresight(self, game: Game, seat: str, random: Random) -> Guide:
        """The best predictor of who wins: the guide that judges for a search."""
        return _made(self._ahead, game, seat, random)

    def search(self, game: Game, seat: str, random: Random, effort: Effort = SHORT) -> Explaining:
        """A search with this effort, for a game whose guide has a clock."""
        guide = cast("Clocked", self.foresight(game, seat, random))
        return Explaining(guide, seat, random, effort)

    def makers(self) -> dict[str, Maker]:
        """The bots of all levels, from the weakest to the strongest, and the planner."""

        def recruit(game: Game, seat: str, random: Random) -> Bot:
            return Recruit(self.guide(game, seat, random), seat, random)

        def staff(game: Game, seat: str, random: Random) -> Bot:
            return Staff(self.guide(game, seat, random), seat, random)

        found: dict[str, Maker] = {RECRUIT: recruit, STAFF: self._staff or staff}
        if self.searches:
            planner = self._searching(SHORT)
            found |= {GENERAL: planner, MARSHAL: self._searching(LONG), PLANNER: planner}
        return found

    def _searching(self, effort: Effort) -> Maker:
        return lambda game, seat, random: self.search(game, seat, random, effort)


def _made(guide: Guides, game: Game, seat: str, random: Random) -> Guide:
    if isinstance(guide, type):
        return cast("Callable[[Game, str, Random], Guide]", guide)(game, seat, random)
    return cast("Guide", guide)

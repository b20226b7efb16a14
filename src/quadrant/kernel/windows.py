"""Windows: who may answer what has just happened, in which order, and how often.

A player is asked if, as far as the others know, they could answer, so that the pause reveals nothing. Players
who cannot answer are skipped.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self

import msgspec

from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Decision, Step
from quadrant.kernel.verbs import PASSING


class Window(Step):
    """Groups of players are asked in turn, and within a group one player after another.

    It closes when every group in a row has passed or, unless it ``goes_on``, with the first answer.
    """

    #: Whether the others may answer again after an answer.
    goes_on: ClassVar[bool] = True

    #: The group that is asked next, and how many groups have passed since somebody answered.
    turn: int
    passed: int

    def groups(self, game: Any) -> Sequence[Sequence[int]]:
        """The players, group by group, in the order in which they are asked."""
        raise NotImplementedError

    def may_answer(self, game: Any, player: int) -> bool:
        """Whether the player could answer, as far as everybody else can tell."""
        raise NotImplementedError

    def can_answer(self, game: Any, player: int) -> bool:
        """Whether the player really has something to answer with; only then asked in imagination."""
        return self.may_answer(game, player)

    def ask(self, player: int, rest: tuple[int, ...]) -> Answer:
        """The question for that player; the ``rest`` of the group are asked after a pass."""
        raise NotImplementedError

    def closed(self, game: Any) -> None:
        """Nobody answers any more."""

    def run(self, game: Any) -> None:
        groups = self.groups(game)
        turn, passed = self.turn, self.passed
        is_asked = self.can_answer if game.imagined else self.may_answer
        while passed < len(groups):
            asked = [player for player in groups[turn % len(groups)] if is_asked(game, player)]
            if asked:
                game.push(self.at(turn, passed).ask(asked[0], tuple(asked[1:])))
                return
            turn += 1
            passed += 1
        self.closed(game)

    def at(self, turn: int, passed: int) -> Self:
        """The same window, later."""
        if turn == self.turn and passed == self.passed:
            return self
        return msgspec.structs.replace(self, turn=turn, passed=passed)


class Answer(Decision):
    """A player may answer, or pass. The game's own class adds the ``window`` it belongs to."""

    reaction: ClassVar[bool] = True

    rest: tuple[int, ...]

    @property
    def within(self) -> Window:
        """The window it belongs to."""
        raise NotImplementedError

    @does(PASSING)
    def pass_on(self, game: Any) -> None:
        """The player passes: ask the next of the group, or the next group."""
        window = self.within
        if self.rest:
            game.push(window.ask(self.rest[0], self.rest[1:]))
        else:
            game.push(window.at(window.turn + 1, window.passed + 1))

    def go_on(self, game: Any) -> None:
        """The player has answered: the next group may answer in turn, if the window goes on."""
        window = self.within
        if window.goes_on:
            game.push(window.at(window.turn + 1, 0))

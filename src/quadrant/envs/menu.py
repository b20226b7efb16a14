"""Options as numbered actions.

A game has far too many possible choices to number them all: a unit and a hex make two hundred thousand moves
in Empire of the Sun. At any one time only a few are legal, and those are on the menu. Action ``n`` is the
n-th option in a fixed order (by verb, then by its things, as the game numbers them), the same for the same
options however they came about. Each action comes with the numbers of its verb and its things, so that a
learner need not learn what a place on the menu means.

A menu has a fixed length. More options than that are shown page by page: the last action of a full page turns
it, and after the last page comes the first.
"""

from __future__ import annotations

from functools import cache

from quadrant.errors import needed
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice
from quadrant.kernel.verbs import NONE, Verb

with needed("NumPy"):
    import numpy as np
    from numpy.typing import NDArray

#: The number of the verb of the action that turns the page.
TURN = 0


class Menu:
    """The options of a game as actions. Made once for an environment; it remembers what it has seen."""

    def __init__(self, game: Game, size: int) -> None:
        self.size = size
        self._verbs: dict[str, tuple[int, Verb]] = {
            word: (number, verb) for number, (word, verb) in enumerate(game.all_verbs().items(), 1)
        }
        #: The verbs by their numbers, that of the page first.
        self.verbs = ("", *self._verbs)
        self.targets = max(len(verb.kinds) for _, verb in self._verbs.values())
        self._numbers: dict[Choice, tuple[int, ...]] = {}

    def numbers(self, option: Choice) -> tuple[int, ...]:
        """The option as numbers: its verb and its things, each from 1; 0 where there is none."""
        found = self._numbers.get(option)
        if found is None:
            number, verb = self._verbs[option.verb]
            targets = [n - NONE for n in verb.read(option)]
            found = (number, *targets, *(0,) * (self.targets - len(targets)))
            self._numbers[option] = found
        return found

    def order(self, options: list[Choice]) -> list[Choice]:
        """The options in their order on the menu."""
        return sorted(options, key=self.numbers)

    def pages(self, options: int) -> int:
        """How many pages so many options need."""
        return 1 if options <= self.size else -(-options // (self.size - 1))

    def page(self, ordered: list[Choice], number: int) -> list[Choice | None]:
        """What is on that page; None turns it."""
        if len(ordered) <= self.size:
            return list(ordered)
        first = number * (self.size - 1)
        return [*ordered[first : first + self.size - 1], None]

    def mask(self, count: int) -> NDArray[np.int8]:
        """Which actions are legal: the first ones, up to the number of options."""
        return _mask(self.size, count)

    def features(self, page: list[Choice | None]) -> NDArray[np.int16]:
        """What the actions of a page are: a row of numbers each, zeros where there is none."""
        table = np.zeros((self.size, 1 + self.targets), np.int16)
        if page:
            turn = (TURN,) * (1 + self.targets)
            table[: len(page)] = [turn if option is None else self.numbers(option) for option in page]
        return table


@cache
def _mask(size: int, count: int) -> NDArray[np.int8]:
    mask = np.zeros(size, np.int8)
    mask[:count] = 1
    mask.flags.writeable = False
    return mask

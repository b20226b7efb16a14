"""Nobody does the same for ever.

In the hex games a unit can be taken up and put down again, and nothing has changed: a net that likes to take
it up would do so without end. So what was chosen some times when everything looked the same is left alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from quadrant.kernel.features import Observation
from quadrant.kernel.flow import DONE, PASS, Choice

#: So often the same may be chosen at the same question. To pass, or to be done, always may.
OFTEN: Final = 3
ALWAYS: Final = frozenset((PASS[0], DONE[0]))


def looks(seen: Observation) -> int:
    """A number for what a seat sees: the same where everything looks the same."""
    return hash((tuple(seen.plain), tuple(seen.what), tuple(seen.where)))


class Again:
    """What was chosen so far, by how things looked."""

    def __init__(self) -> None:
        self._chosen: dict[int, Counter[Choice]] = {}

    def left(self, looked: int, options: Sequence[Choice]) -> Sequence[Choice]:
        """The options that were not chosen too often; all of them where nothing else is left."""
        before = self._chosen.get(looked)
        if before is None or max(before.values()) < OFTEN:
            return options
        return [option for option in options if before[option] < OFTEN] or options

    def note(self, looked: int, choice: Choice) -> None:
        """That was chosen."""
        if choice[0] not in ALWAYS:
            self._chosen.setdefault(looked, Counter())[choice] += 1

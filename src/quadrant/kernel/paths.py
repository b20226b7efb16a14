"""The cheapest ways from some spaces to all others, where each step is asked for.

:meth:`Board.reach <quadrant.kernel.board.Board.reach>` is quicker, and gives reasons, where costs are bit
sets. This search serves where what a step costs depends on more than the two spaces, or where a step leads
further than to a neighbour, such as the leg of a flight.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

#: Where a step may lead from a space, and what it costs.
Steps = Callable[[int], Iterable[tuple[int, int]]]


class Ways(NamedTuple):
    """What it costs to get to each space, and the space before it on a cheapest way."""

    cost: dict[int, int]
    before: dict[int, int]

    def path(self, space: int) -> tuple[int, ...]:
        """The spaces of the way there, the start first."""
        path = [space]
        while space in self.before:
            space = self.before[space]
            path.append(space)
        return tuple(reversed(path))


def cheapest_ways(starts: Mapping[int, int], steps: Steps, most: int) -> Ways:
    """The cheapest ways that cost no more than ``most``; each start has a cost of its own.

    Of ways that cost the same it is the one that is found first: spaces are left in the order in which they
    were reached.

    >>> line = cheapest_ways({0: 0}, lambda here: ((here + 1, 2), (here + 3, 5)), most=7)
    >>> line.cost
    {0: 0, 1: 2, 3: 5, 2: 4, 4: 7}
    >>> line.path(4)
    (0, 1, 4)
    """
    cost, before = dict(starts), dict[int, int]()
    queue = deque(cost)
    while queue:
        here = queue.popleft()
        spent = cost[here]
        for there, price in steps(here):
            total = spent + price
            if total <= most and (there not in cost or total < cost[there]):
                cost[there], before[there] = total, here
                queue.append(there)
    return Ways(cost, before)

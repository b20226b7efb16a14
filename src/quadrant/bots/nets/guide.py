"""A net as a guide: its policy proposes the lines and plays them out, its value judges what comes of them.

What people are told, the names of features and the time, comes from the guide that was made by hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

from quadrant.bots.guide import Clocked, Line, Weighs
from quadrant.bots.reasons import Reasoned
from quadrant.kernel.flow import Choice

if TYPE_CHECKING:
    from quadrant.bots.nets.mind import Mind

#: An option that a net likes e times less than the best promises so much less, as a chance to win.
SIGHT: Final = 0.01


#: A line is played out until its own turn and the next one are over: what comes later the net knows as well,
#: and with less chance in it.
HORIZON: Final = 2


class NetGuide:
    """What a net tells a bot. A line of which the net thinks less than ``least`` of one is not proposed."""

    def __init__(self, mind: Mind, by_hand: Clocked, least: float = 0.0) -> None:
        self.mind = mind
        self.by_hand = by_hand
        self.least = least
        self.horizon = min(by_hand.horizon, HORIZON)

    def value(self, game: Any, seat: str) -> float:
        return self.mind.chance(game, seat)

    def features(self, game: Any, seat: str) -> Mapping[str, float]:
        return self.by_hand.features(game, seat)

    def weights(self, game: Any, seat: str) -> Mapping[str, float]:
        return self.by_hand.weights(game, seat) if isinstance(self.by_hand, Weighs) else {}

    def clock(self, game: Any) -> int:
        return self.by_hand.clock(game)

    def lines(self, game: Any, seat: str, options: Sequence[Choice]) -> Iterator[Line]:
        """One choice each, best first; the first stands unless another is clearly better."""
        found = self.mind.of(game, seat, options)
        order = found.order
        for number in order:
            if number != order[0] and found.shares[number] < self.least:
                return
            behind = SIGHT * (found.logs[order[0]] - found.logs[number])
            promised = max(0.0, found.chance - behind)
            yield Line((Reasoned(found.options[number]),), promised, stands=number == order[0])

    def policy(self, game: Any, seat: str, options: Sequence[Choice], random: Random) -> Choice:
        return self.mind.favourite(game, seat, options)

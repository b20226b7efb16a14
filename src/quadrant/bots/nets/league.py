"""The league: earlier selves of a net that learns, and scripts; some games are played against them.

Who only plays himself may forget how to beat what he beat before. Those against whom the net does worst are
played most; when there are too many earlier selves, the one that is beaten most goes.
"""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from quadrant.bots.nets.selfplay import SELF, Played

#: So many earlier selves at most.
MOST: Final = 5
#: How much of what was known of a member stays when a round is added.
FADING: Final = 0.95
#: What everybody's weight has at least, beside what the net loses against him.
AT_LEAST: Final = 0.1


class Tally(msgspec.Struct):
    """How the net does against a member: games, and the part of the victories, older ones counting less."""

    games: float = 0.0
    part: float = 0.0

    @property
    def mean(self) -> float:
        return self.part / self.games if self.games else 0.5


class League(msgspec.Struct):
    """Earlier selves by their number, with their packed weights; and how the net does against everybody."""

    selves: dict[str, bytes] = {}
    tallies: dict[str, Tally] = {}
    made: int = 0

    def add(self, weights: bytes) -> str:
        """One more earlier self; its name."""
        if len(self.selves) >= MOST:
            easiest = max(self.selves, key=lambda name: self.tally(name).mean)
            del self.selves[easiest]
            self.tallies.pop(easiest, None)
        self.made += 1
        name = str(self.made)
        self.selves[name] = weights
        return name

    def tally(self, name: str) -> Tally:
        return self.tallies.setdefault(name, Tally())

    def pick(self, random: Random) -> str | None:
        """An earlier self to play against."""
        names = list(self.selves)
        if not names:
            return None
        weights = [1 + AT_LEAST - self.tally(name).mean for name in names]
        return random.choices(names, weights)[0]

    def count(self, played: list[Played]) -> None:
        """Take these games into account."""
        round: dict[str, Tally] = {}
        for game in played:
            others = {name for name in game.sides.values() if name != SELF}
            mine = [camp == SELF for camp in game.sides.values()]
            if len(others) != 1 or not any(mine):
                continue
            found = round.setdefault(others.pop(), Tally())
            # What fewer than half of the camps can win must be compared with their share of them.
            part = sum(part for part, own in zip(game.parts, mine, strict=True) if own)
            share = sum(mine) / len(mine)
            found.games += 1
            found.part += part if share == 0.5 else even(part, share)
        for name, new in round.items():
            old = self.tally(name)
            old.games = old.games * FADING + new.games
            old.part = old.part * FADING + new.part


def even(part: float, share: float) -> float:
    """A part of the victory on a scale on which the share that chance gives is a half."""
    return part / share / 2 if part < share else 1 - (1 - part) / (1 - share) / 2

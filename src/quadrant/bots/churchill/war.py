"""What support does for the Fronts: chances of advance against reserves that are imagined by the engine."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from quadrant.games.churchill.components import FRONTS, NAVAL_IN_BOX
from quadrant.games.churchill.rules.fronts import BREAKTHROUGH, DIE, WORTH, agreed, open_ground
from quadrant.games.churchill.rules.reserves import AxisReserves
from quadrant.games.churchill.state import Churchill
from quadrant.games.churchill.verbs import NAVAL, OFFENSIVE
from quadrant.kernel.flow import Choice, advance


class Package(NamedTuple):
    """Markers that belong together, and what each of them gains."""

    gain: float
    front: int
    naval: int
    offensive: int

    @property
    def choice(self) -> Choice:
        """The first marker: naval support comes before what it makes possible."""
        return NAVAL(FRONTS[self.front].box) if self.naval else OFFENSIVE(self.front)


class Campaigns:
    """The coming campaigns, over several ways in which the Axis may send its reserves."""

    def __init__(self, game: Churchill, random: Random, samples: int, breakthrough: float) -> None:
        self.game = game
        self.breakthrough = breakthrough
        self.reserves: list[list[int]] = []
        #: Naval markers lost to U-boats, the IJN and raids.
        self.lost: list[list[int]] = []
        for _ in range(samples):
            after = game.clone()
            after.key = random.randbytes(32)
            after.stack.clear()
            after.push(AxisReserves())
            advance(after)
            self.reserves.append(after.reserves)
            self.lost.append([now - then for now, then in zip(game.naval, after.naval, strict=True)])

    def open(self, front: int) -> bool:
        """Whether the Front could advance at all, given the support for it."""
        game = self.game
        space = game.entry(front)
        if space is None or game.held[front] or game.defeated(FRONTS[front].theater):
            return False
        return agreed(game, space)

    def chance(self, front: int, offensive: int, naval: int) -> float:
        """How likely the Front advances; a likely breakthrough counts for more than one."""
        space = self.game.entry(front)
        if space is None or not self.open(front):
            return 0.0
        track = FRONTS[front]
        through = self.breakthrough if open_ground(self.game, front) else 0.0
        total = 0.0
        for reserves, lost in zip(self.reserves, self.lost, strict=True):
            if space.naval and naval - lost[track.box] < space.naval:
                continue
            power = track.strength + WORTH * (offensive - reserves[front])
            total += max(0, min(DIE, power)) / DIE + through * max(0, power - BREAKTHROUGH)
        return total / len(self.reserves)

    def now(self, front: int) -> float:
        """The chance with the support that is there."""
        return self.chance(front, self.game.offensive[front], self.game.naval[FRONTS[front].box])

    def mean_reserves(self, front: int) -> float:
        return sum(reserves[front] for reserves in self.reserves) / len(self.reserves)

    def missing(self, front: int) -> int:
        """Naval markers that a landing still lacks, with one to lose where the Axis may sink one."""
        space, box = self.game.entry(front), FRONTS[front].box
        if space is None or not space.naval:
            return 0
        risk = any(lost[box] for lost in self.lost)
        return max(0, min(NAVAL_IN_BOX, space.naval + risk) - self.game.naval[box])

    def package(self, front: int, value: float, budget: int, ahead: float) -> Package | None:
        """The number of markers on the Front that gains most for each of them."""
        game = self.game
        naval = self.missing(front)
        if naval > budget or not self.open(front):
            # What cannot land now may land later: naval support stays, offensive support does not.
            return Package(value * ahead / naval, front, naval, 0) if naval else None
        at = game.offensive[front]
        before = self.now(front)
        best: Package | None = None
        for n in range(0 if naval else 1, budget - naval + 1):
            after = self.chance(front, at + n, game.naval[FRONTS[front].box] + naval)
            gain = value * (after - before) / (naval + n)
            if best is None or gain > best.gain + 1e-9:
                best = Package(gain, front, naval, n)
        return best

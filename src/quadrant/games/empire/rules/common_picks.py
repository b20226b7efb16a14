"""Frequent questions: where a unit goes, and one out of a set that a card means."""

from __future__ import annotations

from quadrant.games.empire.components import UNITS
from quadrant.games.empire.state import Empire
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args
from quadrant.kernel.pick import Pick


class AboutUnit(Pick):
    """A hex is picked for one unit, which the verb names as well."""

    unit: int

    def others(self, game: Empire) -> tuple[int, ...]:
        return (self.unit,)

    def args(self, game: Empire) -> Args:
        return {"unit": UNITS.ids[self.unit]}


class OneOf(Pick):
    """One thing out of a set that was found when the question came up."""

    rule = "5.32"

    among: int

    def limits(self, game: Empire) -> Limits:
        return Limits(Limit(self.rule, self.among, "why-not-meant"))

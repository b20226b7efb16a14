"""What the staff has before it when it must choose: the position, the outlook, the stakes, the table."""

from __future__ import annotations

from functools import cached_property
from random import Random

from quadrant.bots.churchill.outlook import Outlook, StaffMemory
from quadrant.bots.churchill.reasons import Picked, Reason
from quadrant.bots.churchill.situation import Situation
from quadrant.bots.churchill.stakes import Stakes
from quadrant.bots.churchill.table import ImaginedTable
from quadrant.bots.churchill.war import Campaigns
from quadrant.games.churchill.components import BASE_PRODUCTION, FRONTS, ISSUES, LEFT, NATIONS
from quadrant.games.churchill.state import Churchill
from quadrant.kernel.flow import Choice
from quadrant.kernel.message import Arg

#: The phases in which all support for the war has been placed.
SUPPORTED = frozenset(("leadership", "research", "global", "networks", "alignments"))


class Briefing:
    """A position as the staff of one nation sees it."""

    def __init__(self, game: Churchill, nation: int, random: Random, memory: StaffMemory) -> None:
        self.game = game
        self.me = nation
        self.random = random
        self.memory = memory
        self.habits = memory.habits

    @cached_property
    def situation(self) -> Situation:
        return Situation(self.game, self.me, self.random)

    @cached_property
    def outlook(self) -> Outlook:
        if self.game.phase not in SUPPORTED:
            return self.memory.outlook(self.game, self.me)
        chances = tuple(round(self.expected(front), 2) for front in range(len(FRONTS)))
        return self.memory.outlook(self.game, self.me, chances)

    @cached_property
    def stakes(self) -> Stakes:
        return Stakes(self.game, self.outlook)

    @cached_property
    def table(self) -> ImaginedTable:
        return ImaginedTable(self.game, self.outlook, self.stakes, self.random)

    @cached_property
    def ambitions(self) -> tuple[float, ...]:
        """What every issue of the game is worth having, 10 at most."""
        return tuple(self.table.own_weights(list(range(len(ISSUES)))))

    # The war

    @cached_property
    def war(self) -> Campaigns:
        rules = self.situation.common.support_allocation
        return Campaigns(self.game, self.random, rules.samples, rules.breakthrough)

    @cached_property
    def anticipated(self) -> list[int]:
        """Offensive support that rivals are likely to add before the Fronts roll."""
        shares = self.habits.support_shares
        extra = [0.0] * len(FRONTS)
        for nation in (LEFT[self.me], LEFT[LEFT[self.me]]):
            markers = BASE_PRODUCTION[nation]
            if self.game.phase == "allocation":
                markers = self.game.production[nation] + sum(self.game.support[nation * 3 : nation * 3 + 3])
            for front in range(len(FRONTS)):
                extra[front] += markers * shares[NATIONS[nation]].get(FRONTS[front].id, 0.0)
        return [int(n + 0.5) for n in extra]

    def expected(self, front: int) -> float:
        """The chance of a Front with the support that has been placed."""
        return min(1.0, self.war.now(front))

    # Answers

    def answer(self, choice: Choice, message: str, value: float | None = None, **args: Arg) -> Picked:
        """A choice, with the chance to win that it promises, in percent."""
        known: dict[str, Arg] = dict(args)
        if value is not None:
            known["n"] = round(100 * min(1.0, max(0.0, value)))
        return Picked(choice, Reason(message, "4.4", known))

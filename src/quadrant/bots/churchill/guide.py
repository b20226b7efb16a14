"""The guide of Churchill: what positions are worth, and which choices deserve a thought.

The staff's own choice comes first, then its second thoughts. When the meeting is over, what the issues bring
where they lie is weighed by their stakes. What a search asks stands in :mod:`quadrant.bots.churchill.ahead`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from quadrant.bots.churchill.chapter11 import SECTIONS as CHARTS
from quadrant.bots.churchill.council import RANKED
from quadrant.bots.churchill.outlook import StaffMemory, usual_habits
from quadrant.bots.churchill.situation import Situation
from quadrant.bots.churchill.staff import Staff
from quadrant.bots.churchill.stakes import Stakes
from quadrant.bots.guide import Line
from quadrant.bots.reasons import Reasoned
from quadrant.games.churchill.components import NATION, NATIONS
from quadrant.games.churchill.rules.agenda import FirstIssue, PlayAgenda
from quadrant.games.churchill.state import CENTER, Churchill
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice, Decision

#: After the meeting, as long as the issues lie where they were left.
DECIDED: Final = frozenset(("offensives", "production", "allocation"))
#: What is decided in the conference room: here others answer, and there is more than one way. Elsewhere the
#: staff counts what its choice brings.
DEBATED: Final = frozenset((PlayAgenda, FirstIssue, *RANKED))
#: So many choices are compared with the staff's own, and none to which it gives so much less a chance.
OTHERS: Final = 3
CLOSE: Final = 0.03


class ChurchillGuide:
    """What Churchill tells a bot."""

    #: In conferences.
    horizon = 3

    def __init__(self, game: Game, seat: str, random: Random) -> None:
        self.staff = Staff(game, seat, random)
        self.random = random
        self._memory = StaffMemory(usual_habits())
        self._stakes: Stakes | None = None

    def value(self, game: Churchill, seat: str) -> float:
        if game.result is not None:
            return float(seat in game.result.winners) / max(1, len(game.result.winners))
        if game.phase in DECIDED:
            return self.decided(game, NATION[seat])
        return self._memory.outlook(game, NATION[seat]).win()

    def decided(self, game: Churchill, nation: int) -> float:
        """The chance to win by what the meeting has brought, as it looked before it ended."""
        before = game.clone()
        before.phase = "meeting"
        before.alignments_due = [0, 0, 0]
        before.victories[game.winner] -= 1
        stakes = self.stakes(before, nation)
        table = [issue for issue, place in enumerate(game.place) if place >= CENTER]
        change, _, centered = stakes.outcome(table, [game.place[issue] for issue in table])
        change[game.winner] += stakes.prize[game.winner]
        for other in range(len(NATIONS)):
            change[other] += stakes.worth.alignment * game.alignments_due[other]
            change[other] += stakes.worth.network * game.networks_due[other]
        return stakes.outlook.win((change[0], change[1], change[2])) + centered

    def stakes(self, game: Churchill, nation: int) -> Stakes:
        """What hangs on the issues; the same in all that one meeting may lead to."""
        outlook = self._memory.outlook(game, nation)
        if self._stakes is None or self._stakes.outlook is not outlook:
            self._stakes = Stakes(game, outlook)
        return self._stakes

    def features(self, game: Churchill, seat: str) -> dict[str, float]:
        """By how many points the seat is ahead of the mean, in politics and in the war."""
        outlook = self._memory.outlook(game, NATION[seat])
        parts = {"politics": outlook.politics, "war": outlook.war_vp(outlook.course())}
        return {name: vp[NATION[seat]] - sum(vp) / len(NATIONS) for name, vp in parts.items()}

    def lines(self, game: Churchill, seat: str, options: Sequence[Choice]) -> Iterator[Line]:
        kind = type(game.stack[-1])
        if kind in RANKED:
            yield from self.ranked(kind, game, options)
            return
        first = self.chosen(kind, game, options)
        yield first
        if kind not in DEBATED:
            return
        charted, mine = self.policy(game, seat, options, self.random), first.answers[0].choice
        others = [option for option in options if option not in (mine, charted)]
        some = self.random.sample(others, min(OTHERS - 1, len(others)))
        for choice in ([charted] if charted != mine else []) + some:
            yield Line((Reasoned(choice),), 0.5)

    def chosen(self, kind: type[Decision], game: Churchill, options: Sequence[Choice]) -> Line:
        """The staff's choice."""
        pick = self.staff.think(kind, list(options), game, self.random)
        return Line((pick.answer(secret_agenda=game.rules.secret_agenda),), 0.5, stands=True)

    def ranked(
        self,
        kind: type[Decision],
        game: Churchill,
        options: Sequence[Choice],
        others: int = OTHERS,
        close: float = CLOSE,
    ) -> Iterator[Line]:
        """What the staff finds best, and what it likes nearly as much."""
        found = RANKED[kind](self.staff.briefing(game, self.random), list(options))
        near = [prospect for prospect in found[: 1 + others] if prospect.value > found[0].value - close]
        for number, (value, pick, then) in enumerate(near):
            answer = pick.answer(secret_agenda=game.rules.secret_agenda)
            follows = (Reasoned(then),) if then is not None else ()
            yield Line((answer, *follows), value, stands=number == 0)

    def policy(self, game: Churchill, seat: str, options: Sequence[Choice], random: Random) -> Choice:
        situation = Situation(game, NATION[seat], random)
        return CHARTS[type(game.stack[-1])](situation, list(options)).choice

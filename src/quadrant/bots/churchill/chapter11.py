"""11.0 The rulebook's bot: it finds the section of its chart and follows the priorities there.

From none to two people may sit with the bots; a bot does not ask who plays the others.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from quadrant.bots.churchill import agenda, decision, meeting, politics
from quadrant.bots.churchill.reasons import Answer, Pick, Reason
from quadrant.bots.churchill.situation import Situation
from quadrant.games.churchill.components import NATIONS
from quadrant.games.churchill.state import Churchill
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice

if TYPE_CHECKING:
    from quadrant.bots import Question

Section = Callable[[Situation, list[Choice]], Pick]

#: 11.1 The section of the chart for each question.
SECTIONS: Final[dict[str, Section]] = {
    "play_agenda": agenda.agenda_card,
    "first_issue": agenda.first_issue,
    "nominate": agenda.nominate,
    "break_tie": agenda.break_tie,
    "arsenal_of_democracy": agenda.arsenal,
    "opposed_tie": agenda.opposed_tie,
    "discard_for_tie": agenda.discard,
    "advance": meeting.advance,
    "advance_issue": meeting.advance_issue,
    "play_for_less": meeting.play_for_less,
    "stop_in_center": meeting.stop_in_center,
    "debate": meeting.debate,
    "direct_offensive": decision.direct_offensive,
    "allocate": decision.allocate,
    "command_support": decision.command_support,
    "free_support": decision.free_support,
    "name_commander": decision.name_commander,
    "move_global": decision.move_global,
    "place_network": politics.place_network,
    "place_alignment": politics.place_alignment,
    "network_order": politics.placing_order,
    "alignment_order": politics.placing_order,
    "choose_location": politics.choose_location,
}


class Chapter11:
    """Plays one leader by the chart of chapter 11."""

    def __init__(self, game: Game, seat: str, random: Random) -> None:
        self.nation = NATIONS.index(seat)
        self.random = random

    def choose(self, question: Question) -> Choice:
        return self.decide(question, self.random).choice

    def answer(self, question: Question) -> Answer:
        """The choice and the reasons for it."""
        secret_agenda = bool(question.rules.get("secret_agenda"))
        return self.decide(question, self.random).answer(secret_agenda=secret_agenda)

    def explain(self, question: Question) -> Reason:
        """Why the bot will answer as it will; asking does not change what it answers."""
        random = Random()
        random.setstate(self.random.getstate())
        return self.decide(question, random).reason

    def decide(self, question: Question, random: Random) -> Pick:
        """The choice and the priority that made it."""
        if len(question.options) == 1:
            return Pick(question.options[0], Reason("bot-only-option", "11.1"))
        game = question.determinised(random)
        assert isinstance(game, Churchill)
        return SECTIONS[question.kind](Situation(game, self.nation, random), question.options)

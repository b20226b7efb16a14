"""A staff that looks ahead and plays to win the game.

It judges a choice by what it does to the chance to win under the end conditions (4.41 to 4.43): it plays the
meeting on in imagination to see who ends with which issue, and the war to see who ends with which score. What
it cannot see it fills in at random, so it knows nothing that its player would not know.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from quadrant.bots.churchill import command, council
from quadrant.bots.churchill.briefing import Briefing
from quadrant.bots.churchill.outlook import Habits, Memory, usual_habits
from quadrant.bots.churchill.reasons import Answer, Pick, Reason
from quadrant.games.churchill.components import NATIONS
from quadrant.games.churchill.state import Churchill
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice

if TYPE_CHECKING:
    from quadrant.bots import Question

Section = Callable[[Briefing, list[Choice]], Pick]

SECTIONS: Final[dict[str, Section]] = {
    "play_agenda": council.agenda_card,
    "first_issue": council.first_issue,
    "nominate": council.nominate,
    "break_tie": council.break_tie,
    "arsenal_of_democracy": council.favour,
    "opposed_tie": council.favour,
    "discard_for_tie": council.discard,
    "advance": council.advance,
    "advance_issue": council.advance_issue,
    "play_for_less": council.play_for_less,
    "stop_in_center": council.stop_in_center,
    "debate": council.debate,
    "direct_offensive": command.direct_offensive,
    "allocate": command.allocate,
    "command_support": command.command_support,
    "free_support": command.free_support,
    "name_commander": command.name_commander,
    "move_global": command.move_global,
    "place_network": command.place_network,
    "place_alignment": command.place_alignment,
    "network_order": command.placing_order,
    "alignment_order": command.placing_order,
    "choose_location": command.choose_location,
}


class Staff:
    """Plays one leader to win; habits of fewer futures and meetings make a quicker, weaker staff."""

    def __init__(self, game: Game, seat: str, random: Random, habits: Habits | None = None) -> None:
        self.nation = NATIONS.index(seat)
        self.random = random
        self._memory = Memory(habits or usual_habits())

    def choose(self, question: Question) -> Choice:
        return self.decide(question, self.random).choice

    def answer(self, question: Question) -> Answer:
        """The choice and the reasons for it."""
        secret_agenda = bool(question.rules.get("secret_agenda"))
        return self.decide(question, self.random).answer(secret_agenda=secret_agenda)

    def explain(self, question: Question) -> Reason:
        """Why the staff will answer as it will; asking does not change what it answers."""
        random = Random()
        random.setstate(self.random.getstate())
        return self.decide(question, random).reason

    def decide(self, question: Question, random: Random) -> Pick:
        """The choice and the chance to win that it promises."""
        if len(question.options) == 1:
            return Pick(question.options[0], Reason("bot-only-option", "11.1"))
        game = question.determinised(random)
        assert isinstance(game, Churchill)
        brief = Briefing(game, self.nation, random, self._memory)
        return SECTIONS[question.kind](brief, question.options)

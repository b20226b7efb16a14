"""11.0 The rulebook's bot: it finds the section of its chart and follows the priorities there.

From none to two people may sit with the bots; a bot does not ask who plays the others.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from quadrant.bots.churchill import agenda, decision, meeting, politics
from quadrant.bots.churchill.leader import Leader
from quadrant.bots.churchill.reasons import Pick
from quadrant.bots.churchill.situation import Situation
from quadrant.games.churchill.state import Churchill
from quadrant.kernel.flow import Choice

Section = Callable[[Situation, list[Choice]], Pick]

#: 11.1 The section of the chart for each question.
SECTIONS: Final[dict[str, Section]] = {
    "play_agenda": agenda.agenda_card,
    "first_issue": agenda.first_issue,
    "nominate": agenda.nominate,
    "break_tie": agenda.break_tie,
    "arsenal_of_democracy": agenda.arsenal,
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


class Chapter11(Leader):
    """Plays one leader by the chart of chapter 11."""

    def think(self, kind: str, options: list[Choice], game: Churchill, random: Random) -> Pick:
        """The priority of the chart that fits first."""
        return SECTIONS[kind](Situation(game, self.nation, random), options)

"""11.0 The rulebook's bot: it finds the section of its chart and follows the priorities there.

From none to two people may sit with the bots; a bot does not ask who plays the others.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from quadrant.bots.churchill import agenda, decision, meeting, politics
from quadrant.bots.churchill.leader import Leader
from quadrant.bots.churchill.reasons import Picked
from quadrant.bots.churchill.situation import Situation
from quadrant.games.churchill.rules.agenda import FirstIssue, Nominate, PlayAgenda
from quadrant.games.churchill.rules.alignment import AlignmentOrder, PlaceAlignment
from quadrant.games.churchill.rules.clandestine import NetworkOrder, PlaceNetwork
from quadrant.games.churchill.rules.decision import DirectOffensive, MoveGlobal, NameCommander
from quadrant.games.churchill.rules.meeting import Advance, AdvanceIssue, Debate, PlayForLess, StopInCenter
from quadrant.games.churchill.rules.pol_mil import ChooseLocation
from quadrant.games.churchill.rules.production import Allocate, CommandSupport
from quadrant.games.churchill.rules.support import FreeSupport
from quadrant.games.churchill.rules.ties import ArsenalOfDemocracy, BreakTie, DiscardForTie
from quadrant.games.churchill.state import Churchill
from quadrant.kernel.flow import Choice, Decision

Section = Callable[[Situation, list[Choice]], Picked]

#: 11.1 The section of the chart for each question.
SECTIONS: Final[dict[type[Decision], Section]] = {
    PlayAgenda: agenda.agenda_card,
    FirstIssue: agenda.first_issue,
    Nominate: agenda.nominate,
    BreakTie: agenda.break_tie,
    ArsenalOfDemocracy: agenda.arsenal,
    DiscardForTie: agenda.discard,
    Advance: meeting.advance,
    AdvanceIssue: meeting.advance_issue,
    PlayForLess: meeting.play_for_less,
    StopInCenter: meeting.stop_in_center,
    Debate: meeting.debate,
    DirectOffensive: decision.direct_offensive,
    Allocate: decision.allocate,
    CommandSupport: decision.command_support,
    FreeSupport: decision.free_support,
    NameCommander: decision.name_commander,
    MoveGlobal: decision.move_global,
    PlaceNetwork: politics.place_network,
    PlaceAlignment: politics.place_alignment,
    NetworkOrder: politics.placing_order,
    AlignmentOrder: politics.placing_order,
    ChooseLocation: politics.choose_location,
}


class Chapter11(Leader):
    """Plays one leader by the chart of chapter 11."""

    def think(self, kind: type[Decision], options: list[Choice], game: Churchill, random: Random) -> Picked:
        """The priority of the chart that fits first."""
        return SECTIONS[kind](Situation(game, self.nation, random), options)

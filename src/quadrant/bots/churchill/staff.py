"""A staff that looks ahead and plays to win the game.

It judges a choice by what it does to the chance to win under the end conditions (4.41 to 4.43): it plays the
meeting on in imagination to see who ends with which issue, and the war to see who ends with which score. What
it cannot see it fills in at random, so it knows nothing that its player would not know.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from quadrant.bots.churchill import command, council
from quadrant.bots.churchill.briefing import Briefing
from quadrant.bots.churchill.leader import Leader
from quadrant.bots.churchill.outlook import Habits, StaffMemory, usual_habits
from quadrant.bots.churchill.reasons import Picked
from quadrant.games.churchill.rules.agenda import FirstIssue, PlayAgenda
from quadrant.games.churchill.rules.alignment import AlignmentOrder, PlaceAlignment
from quadrant.games.churchill.rules.clandestine import NetworkOrder, PlaceNetwork
from quadrant.games.churchill.rules.decision import DirectOffensive, MoveGlobal, NameCommander
from quadrant.games.churchill.rules.meeting import PlayForLess, StopInCenter
from quadrant.games.churchill.rules.pol_mil import ChooseLocation
from quadrant.games.churchill.rules.production import Allocate, CommandSupport
from quadrant.games.churchill.rules.support import FreeSupport
from quadrant.games.churchill.rules.ties import ArsenalOfDemocracy, BreakTie, DiscardForTie
from quadrant.games.churchill.state import Churchill
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice, Decision

Section = Callable[[Briefing, list[Choice]], Picked]

SECTIONS: Final[dict[type[Decision], Section]] = {
    **{kind: council.first(kind) for kind in council.RANKED},
    PlayAgenda: council.agenda_card,
    FirstIssue: council.first_issue,
    BreakTie: council.break_tie,
    ArsenalOfDemocracy: council.favour,
    DiscardForTie: council.discard,
    PlayForLess: council.play_for_less,
    StopInCenter: council.stop_in_center,
    DirectOffensive: command.direct_offensive,
    Allocate: command.allocate,
    CommandSupport: command.command_support,
    FreeSupport: command.free_support,
    NameCommander: command.name_commander,
    MoveGlobal: command.move_global,
    PlaceNetwork: command.place_network,
    PlaceAlignment: command.place_alignment,
    NetworkOrder: command.placing_order,
    AlignmentOrder: command.placing_order,
    ChooseLocation: command.choose_location,
}


class Staff(Leader):
    """Plays one leader to win; habits of fewer futures and meetings make a quicker, weaker staff."""

    def __init__(self, game: Game, seat: str, random: Random, habits: Habits | None = None) -> None:
        super().__init__(game, seat, random)
        self._memory = StaffMemory(habits or usual_habits())

    def think(self, kind: type[Decision], options: list[Choice], game: Churchill, random: Random) -> Picked:
        """The choice that promises the best chance to win."""
        return SECTIONS[kind](self.briefing(game, random), options)

    def briefing(self, game: Churchill, random: Random) -> Briefing:
        """What is known before a choice in that position."""
        return Briefing(game, self.nation, random, self._memory)

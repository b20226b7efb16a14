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
from quadrant.bots.churchill.outlook import Habits, Memory, usual_habits
from quadrant.bots.churchill.reasons import Pick
from quadrant.games.churchill.state import Churchill
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice

Section = Callable[[Briefing, list[Choice]], Pick]

SECTIONS: Final[dict[str, Section]] = {
    **{kind: council.first(kind) for kind in council.RANKED},
    "play_agenda": council.agenda_card,
    "first_issue": council.first_issue,
    "break_tie": council.break_tie,
    "arsenal_of_democracy": council.favour,
    "discard_for_tie": council.discard,
    "play_for_less": council.play_for_less,
    "stop_in_center": council.stop_in_center,
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


class Staff(Leader):
    """Plays one leader to win; habits of fewer futures and meetings make a quicker, weaker staff."""

    def __init__(self, game: Game, seat: str, random: Random, habits: Habits | None = None) -> None:
        super().__init__(game, seat, random)
        self._memory = Memory(habits or usual_habits())

    def think(self, kind: str, options: list[Choice], game: Churchill, random: Random) -> Pick:
        """The choice that promises the best chance to win."""
        return SECTIONS[kind](self.briefing(game, random), options)

    def briefing(self, game: Churchill, random: Random) -> Briefing:
        """What is known before a choice in that position."""
        return Briefing(game, self.nation, random, self._memory)

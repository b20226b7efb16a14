"""7.2 Which of the fourteen steps of an offensive is under way, read from what is still to be done."""

from __future__ import annotations

from typing import Final

from quadrant.games.empire.components import NOBODY
from quadrant.games.empire.rules.battles import Battles
from quadrant.games.empire.rules.declaration import Commit, DeclareBattles, Mandatory
from quadrant.games.empire.rules.headquarters import Activate
from quadrant.games.empire.rules.intelligence import (
    Intelligence,
    IntelligenceStep,
    SpecialReactions,
    TrySpecial,
)
from quadrant.games.empire.rules.offensives import EndOffensive, MoveStack, MoveUnits
from quadrant.games.empire.rules.post_battle import AfterBattle, EmergencyMoves, Flee, ReturnTo, ReturnUnits
from quadrant.games.empire.rules.reaction import (
    ActivateReactor,
    ChooseReactor,
    MoveReactors,
    ReactFrom,
    ReactionStep,
)
from quadrant.games.empire.rules.reaction_cards import (
    CancelOffensive,
    CancelWindow,
    CardWindow,
    Moment,
    PlayReaction,
)
from quadrant.games.empire.state import Empire
from quadrant.kernel.flow import Step

#: The step that a question belongs to, or that something still to be done begins.
_STEP: Final[dict[type[Step], int]] = {
    Activate: 1,
    **dict.fromkeys((MoveUnits, MoveStack), 2),
    **dict.fromkeys((Mandatory, DeclareBattles, Commit), 3),
    **dict.fromkeys((CancelWindow, CancelOffensive), 4),
    **dict.fromkeys((SpecialReactions, TrySpecial), 6),
    **dict.fromkeys((IntelligenceStep, Intelligence), 7),
    **dict.fromkeys((ReactionStep, ChooseReactor, ActivateReactor, MoveReactors, ReactFrom), 8),
    **dict.fromkeys((CardWindow, PlayReaction), 9),
    Battles: 11,
    **dict.fromkeys((AfterBattle, ReturnUnits, ReturnTo), 13),
    **dict.fromkeys((EmergencyMoves, Flee, EndOffensive), 14),
}
#: The step before a moment that is still to come.
_MOMENT: Final = {"activated": 1, "before_reaction": 4, "before_battles": 9, "after_battles": 11, "end": 14}
#: What cards ask when their moment has come stands before these: it belongs to the step before.
_AFTER_A_MOMENT: Final = (MoveUnits, SpecialReactions, Battles, AfterBattle)


def step_under_way(game: Empire) -> int:
    """7.2 The number of the step that is under way; the first while the headquarters is still to be named."""
    if game.offensive is not None and game.offensive.hq == NOBODY:
        return 1
    for above, step in enumerate(reversed(game.stack)):
        if isinstance(step, Moment):
            return _MOMENT[step.when]
        number = _STEP.get(type(step))
        if number is None:
            continue
        return number - 1 if above and _by_a_card(game, above) and type(step) in _AFTER_A_MOMENT else number
    return 1


def _by_a_card(game: Empire, above: int) -> bool:
    """Whether what is asked now comes from a card, not from the rules of the step below."""
    return ".cards." in type(game.stack[-above]).__module__

"""Where the rulebook leaves a question open: our answers, each in one named place.

The reasons stand in docs/generals.md. A ruling that tables play differently is an option of the match
(``strict_reactions``); the others are constants, used where the rule acts.
"""

from __future__ import annotations

from typing import Final

#: "Next to a sea" on a card is also met by a navy in that sea.
NEXT_TO_A_SEA_INCLUDES_IT: Final[bool] = True
#: Distances for bombers count land and sea spaces alike, and straits open to the Coalition.
BOMBERS_FLY_OVER_OPEN_STRAITS: Final[bool] = True
#: Taking one's own piece off the board is no removal that others may react to.
VOLUNTARY_REMOVAL_TRIGGERS: Final[bool] = False
#: A piece that cannot be removed this turn cannot be removed for lack of supply either.
PROTECTION_COVERS_SUPPLY: Final[bool] = True
#: A navy without an army of its camp beside it carries supply no further.
UNSUPPLIED_NAVY_CARRIES_SUPPLY: Final[bool] = False
#: "Once per turn" counts turns of the game, not of the nation: a status refreshes for every nation's turn.
ONCE_PER_TURN_OF_ANY_NATION: Final[bool] = True
#: Rationing moves only cards that went to the discard pile, never a status or response on the table.
RATIONING_NEEDS_A_DISCARDED_CARD: Final[bool] = True

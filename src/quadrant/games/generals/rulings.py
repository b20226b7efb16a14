"""The options of a match."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from quadrant.kernel.options import Under, options_of


class Rules(msgspec.Struct, frozen=True):
    """The options of a match. The state has a field for each."""

    #: A camp that leads by thirty points at the end of a round has won.
    margin_victory: Annotated[bool, Under("win.margin")] = False
    #: Once a turn four cards may be discarded to take one out of the deck.
    reallocation: Annotated[bool, Under("option.reallocate")] = False
    #: What nobody answered in a window cannot be answered in the one around it.
    strict_reactions: Annotated[bool, Under("play.reaction_order", "rulings")] = False


OPTIONS: Final = options_of(Rules)

"""What the two editions of the rules and the options of a table change, as named fields."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from quadrant.games.churchill.components import data
from quadrant.kernel.options import Under, options_of


class Edition(msgspec.Struct, frozen=True):
    """The differences between the 1st and the 2nd edition that change play."""

    #: 4.41 The largest spread between first and last at which the alliance holds.
    alliance_spread: int
    #: 4.42 How a larger spread is decided.
    over_spread: Literal["roll", "sum"]
    #: 4.43 How scores are adjusted when an Axis power stands.
    unconquered: Literal["dice", "fixed"]
    #: 5.12 Who places first when the table serves several nations.
    table_order: Literal["previous_winner", "fixed"]
    #: 7.62.8 Naval support in the Arctic that draws a reserve there.
    arctic_roll_min: int
    #: 9.4.B Whether networks alone also score in colonies.
    colony_networks: bool
    #: 3.28 Whether a card may put an issue elsewhere than in the centre.
    named_places: bool
    #: Whether cards that name Roosevelt also mean Truman.
    truman_inherits: bool


EDITIONS: Final = {
    int(number): msgspec.convert(raw, Edition) for number, raw in data("editions")["rulesets"].items()
}


class Rules(msgspec.Struct, frozen=True):
    """The options of a match."""

    edition: Annotated[Literal[1, 2], Under("1.0")] = 2
    tournament_scoring: Annotated[bool, Under("4.4")] = False
    secret_agenda: Annotated[bool, Under("10.0")] = False
    convoy_adds: Annotated[bool, Under("6.32", "rulings")] = True
    tie_check: Annotated[bool, Under("4.51", "rulings")] = False
    tie_discard: Annotated[bool, Under("4.51", "rulings")] = False
    late_command: Annotated[bool, Under("6.91", "rulings")] = False
    neutral_removal: Annotated[bool, Under("6.11", "rulings")] = True
    may_hold_markers: Annotated[bool, Under("7.1", "rulings")] = False
    colony_networks: Annotated[bool, Under("9.4.B", "rulings")] = False
    one_die_ties: Annotated[bool, Under("4.43", "rulings")] = False
    denmark_west: Annotated[bool, Under("6.11", "rulings")] = False
    direct_anywhere: Annotated[bool, Under("6.1", "rulings")] = True
    command_first: Annotated[bool, Under("6.4", "rulings")] = False
    reserves_by_position: Annotated[bool, Under("7.62", "rulings")] = False
    japan_at_once: Annotated[bool, Under("7.8", "rulings")] = False
    level_dice: Annotated[bool, Under("4.43", "rulings")] = True


OPTIONS: Final = options_of(Rules)

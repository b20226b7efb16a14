"""What the two editions of the rules and the options of a table change, as named fields."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from quadrant.games.churchill.components import data
from quadrant.kernel.catalog import Option


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

    edition: int = 2
    tournament_scoring: bool = False
    secret_agenda: bool = False
    convoy_adds: bool = True
    tie_check: bool = False
    tie_discard: bool = False
    late_command: bool = False
    neutral_removal: bool = True
    may_hold_markers: bool = False
    colony_networks: bool = False
    one_die_ties: bool = False
    denmark_west: bool = False
    direct_anywhere: bool = True
    command_first: bool = False
    reserves_by_position: bool = False
    japan_at_once: bool = False
    level_dice: bool = True


OPTIONS: Final = (
    Option("edition", 2, "1.0", (1, 2)),
    Option("tournament_scoring", False, "4.4"),
    Option("secret_agenda", False, "10.0"),
    Option("convoy_adds", True, "6.32", group="rulings"),
    Option("tie_check", False, "4.51", group="rulings"),
    Option("tie_discard", False, "4.51", group="rulings"),
    Option("late_command", False, "6.91", group="rulings"),
    Option("neutral_removal", True, "6.11", group="rulings"),
    Option("may_hold_markers", False, "7.1", group="rulings"),
    Option("colony_networks", False, "9.4.B", group="rulings"),
    Option("one_die_ties", False, "4.43", group="rulings"),
    Option("denmark_west", False, "6.11", group="rulings"),
    Option("direct_anywhere", True, "6.1", group="rulings"),
    Option("command_first", False, "6.4", group="rulings"),
    Option("reserves_by_position", False, "7.62", group="rulings"),
    Option("japan_at_once", False, "7.8", group="rulings"),
    Option("level_dice", True, "4.43", group="rulings"),
)

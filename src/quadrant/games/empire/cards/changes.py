"""What a card changes while it lies in play, one small mixin for each thing that can change.

An operation has the mixins of what it changes; the rules ask only those operations (``language.effects``). A
method that an operation leaves alone says that it changes nothing.
"""

from __future__ import annotations

from quadrant.games.empire.state import Battle, Empire
from quadrant.kernel.limits import ANY, NOTHING


class Activation:
    """6.3, 7.21, 7.26 Which units are activated, and by which headquarters."""

    __slots__ = ()

    def allowed(self) -> int:
        """7.21 The units that may be activated, as a set."""
        return ANY

    def any_headquarters(self) -> bool:
        """7.21 Whether units in range of any headquarters may be activated."""
        return False

    def any_command(self) -> bool:
        """6.12 Whether national limits are waived."""
        return False

    def no_supply(self) -> bool:
        """6.3 Whether units and headquarters need no supply."""
        return False

    def one_kind(self) -> bool:
        """7.26 Whether all units activated must be air units, or all ships."""
        return False

    def ground_limit(self) -> int | None:
        """7.21 How many ground units may be activated; None: no matter how many."""
        return None

    def freed(self) -> int:
        """7.21 The units that are activated besides the limit, as a set."""
        return NOTHING

    def must_activate(self) -> int:
        """7.21 Units of which one must be activated, as a set."""
        return NOTHING

    def services_together(self, hq: int) -> bool:
        """14.1 Whether one US ship may go with the US Army."""
        return False


class Movement:
    """8.0 How far units move, and where they land."""

    __slots__ = ()

    def naval_hexes(self, game: Empire, side: int) -> int | None:
        """8.1 How far ships move; None: as the rules say."""
        return None

    def no_shipping(self) -> bool:
        """8.45 (A) Whether no shipping points are used."""
        return False

    def no_marines(self) -> bool:
        """8.45 (D) Whether the US Army lands without Marines."""
        return False

    def beaches(self, game: Empire, escorted: bool) -> int:
        """8.45 Where ground units may land."""
        return ANY


class Declaration:
    """5.31, 7.24 Which battles may be declared, and which must be."""

    __slots__ = ()

    def battle_hexes(self) -> int:
        """7.24 The hexes in which battles may be declared."""
        return ANY

    def needed_battles(self) -> int:
        """5.31 Hexes of which one must have a battle, as a set; empty: none must."""
        return NOTHING

    def possible(self, game: Empire, side: int) -> bool:
        """5.31 Whether what the event requires could be done at all; judged before it is played."""
        return True

    def required(self, game: Empire) -> bool:
        """5.31 Whether what the event requires was declared."""
        return True


class Intelligence:
    """7.25 The intelligence roll."""

    __slots__ = ()

    def harder_to_see(self, game: Empire) -> int:
        """7.25 (E) What is added to the roll."""
        return 0


class Unalterable:
    """5.32, 7.25 Neither intelligence nor weather changes anything."""

    __slots__ = ()


class AfterTheRoll:
    """7.25 (C) The card may be played after the intelligence roll."""

    __slots__ = ()


class Cancelling:
    """5.32 (D) The card ends the offensive that it answers."""

    __slots__ = ()


class Strength:
    """9.2.A, 9.2.F.1, 9.4.A What units are worth in battle."""

    __slots__ = ()

    def attack(self, game: Empire, unit: int) -> int:
        """9.2.A, 9.4.A How much more a unit attacks with."""
        return 0

    def defense(self, game: Empire, unit: int) -> int:
        """9.2.F.1 How many more hits it takes to reduce a unit."""
        return 0


class Dice:
    """9.2.B, 9.4.A The dice of battles."""

    __slots__ = ()

    def silences(self, side: int) -> bool:
        """9.2 Whether the side does not fire."""
        return False

    def die(self, game: Empire, battle: Battle, side: int, phase: str) -> int:
        """9.2.B, 9.4.A What is added to the die of the side."""
        return 0

    def final_die(self, game: Empire, battle: Battle, side: int) -> int | None:
        """9.4.A The only modifier that counts in ground combat; None: all do."""
        return None

    def critical_from(self, side: int) -> int | None:
        """9.2.F.6 The modified roll from which a hit is critical; None: as the rules say."""
        return None


class Zones:
    """6.4 The Allied zones of influence are suppressed."""

    __slots__ = ()


class Leadership:
    """6.1 The headquarters that leads the event."""

    __slots__ = ()

    def brings_headquarters(self, game: Empire) -> bool:
        """Whether the event brings it."""
        return False

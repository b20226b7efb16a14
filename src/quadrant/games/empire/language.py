"""The language of the cards: what a card is, which units it means, and how its operations act.

The Structs are decoded from data/cards.json (see ``deck.py``). The vocabulary of operations stands in the
``operations_*`` modules: one small Struct an operation. It either does something once (``carry_out``) or
changes an offensive while its card is in play: then the rules ask its hooks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from quadrant.games.empire.components import (
    AIR,
    ALLIES,
    CARRIER,
    FLYING,
    HQ,
    JAPAN,
    NAVAL,
    OWN_UNITS,
    PORTS,
    REGION,
    ROSTER,
    SIDE,
    TOKYO,
    TROOPS,
    UNIT,
    distance,
)
from quadrant.games.empire.state import (
    ACTIVE,
    Battle,
    Empire,
    OpenCard,
    controlled,
    kind_of,
    on_map,
    under_way,
)
from quadrant.kernel.board import bits
from quadrant.kernel.flow import Frozen

if TYPE_CHECKING:
    pass

SideName = Literal["japan", "allies"]
KindName = Literal["air", "naval", "ground", "carrier"]

_KINDS = {
    "air": FLYING,
    "naval": NAVAL,
    "ground": frozenset((TROOPS,)),
    "carrier": frozenset((CARRIER,)),
}
#: Battleships by side.
_BATTLESHIPS = tuple([unit for unit in bits(own) if ROSTER[unit].type == "BB"] for own in OWN_UNITS)


class Select(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which units are meant; what is left out does not matter."""

    side: SideName | None = None
    kind: KindName | None = None
    nation: str = ""
    types: tuple[str, ...] = ()
    size: str = ""
    unit: str = ""
    b29: bool = False
    #: Only units with both steps.
    full: bool = False
    #: Activated, or not, for the offensive under way.
    active: bool | None = None
    #: In a port that its side controls; not in that region.
    port: bool = False
    outside: str = ""
    #: Within the range of a US headquarters; of a US air unit's longer range.
    near_us_hq: bool = False
    near_us_air: bool = False
    #: Activated, or in a hex with a battle; was activated before the offensive was cancelled.
    engaged: bool = False
    was_active: bool = False
    #: In a battle hex with a Japanese battleship, and before the reaction without an Allied one (JP-20).
    under_guns: bool = False

    def fits(self, unit: int) -> bool:
        """By what is printed on it."""
        counter = ROSTER[unit]
        if self.side is not None and counter.side != SIDE[self.side]:
            return False
        if self.kind is not None and kind_of(unit) not in _KINDS[self.kind]:
            return False
        if self.nation and not (
            counter.commonwealth if self.nation == "commonwealth" else counter.nationality == self.nation
        ):
            return False
        if self.types and counter.type not in self.types:
            return False
        if self.size and counter.size != self.size:
            return False
        return (not self.unit or UNIT[self.unit] == unit) and (not self.b29 or counter.b29)

    def matches(self, game: Empire, unit: int) -> bool:
        """By what is printed on it, and by where and how it is."""
        if not self.fits(unit):
            return False
        if self.b29:
            return in_bombing_range(game, unit)
        if not on_map(game, unit):
            return False
        space = game.at[unit]
        if self.full and game.faces[unit]:
            return False
        if self.active is not None and bool(game.marks[unit] >> ACTIVE & 1) != self.active:
            return False
        if self.was_active and not game.marks[unit] >> ACTIVE & 1:
            return False
        if self.port and not PORTS & controlled(game, ROSTER[unit].side) & 1 << space:
            return False
        if self.outside and REGION[self.outside] >> space & 1:
            return False
        return self._nearby(game, unit, space)

    def _nearby(self, game: Empire, unit: int, space: int) -> bool:
        if self.near_us_hq and not any(
            kind_of(hq) == HQ and ROSTER[hq].command == "us" and distance(at, space) <= ROSTER[hq].range
            for hq, at in enumerate(game.at)
            if on_map(game, hq)
        ):
            return False
        if self.near_us_air and not any(
            kind_of(air) == AIR
            and ROSTER[air].nationality == "us"
            and distance(at, space) <= ROSTER[air].reach
            for air, at in enumerate(game.at)
            if on_map(game, air)
        ):
            return False
        battles = game.offensive.battles if game.offensive else ()
        here = any(battle.hex == space for battle in battles)
        fought = game.offensive is not None and bool(game.offensive.fought >> space & 1)
        if self.engaged and not (here or fought or game.marks[unit] >> ACTIVE & 1):
            return False
        return not self.under_guns or (here and under_guns(game, space))


def under_guns(game: Empire, space: int) -> bool:
    """JP-20 A Japanese battleship is in the hex, and no Allied one was there before the reaction."""
    before = under_way(game).before.at
    own = any(game.at[unit] == space for unit in _BATTLESHIPS[JAPAN])
    return own and not any(before[unit] == space for unit in _BATTLESHIPS[ALLIES])


def in_bombing_range(game: Empire, unit: int) -> bool:
    """12.31 Whether a B29 is in the China box or within eight hexes of Tokyo."""
    from quadrant.games.empire.components import CHINA_BOX

    at = game.at[unit]
    return at == CHINA_BOX or (on_map(game, unit) and distance(at, TOKYO) <= ROSTER[unit].range)


class Use(msgspec.Struct, frozen=True, array_like=True):
    """An event that happens: whose, and on which card."""

    side: int
    card: OpenCard


class Operation(
    msgspec.Struct, metaclass=Frozen, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op"
):
    """One thing that an event does, once or while its offensive lasts."""

    @property
    def moment(self) -> str:
        """When it is carried out: "play", "before_battles", "after_battles" or "end" of the offensive."""
        return "play"

    def may(self, game: Empire, side: int) -> bool:
        """Whether there is anything to do for it now; the first operation of a card decides (5.31)."""
        return True

    def carry_out(self, game: Empire, use: Use) -> None:
        """Do it, or push what does."""

    # What holds while the card is in play

    def allowed(self) -> int:
        """7.21 The units that may be activated, as a set."""
        return -1

    def any_command(self) -> bool:
        """6.12 Whether national limits are waived."""
        return False

    def ground_limit(self) -> int:
        """How many ground units may be activated."""
        return 99

    def attack(self, game: Empire, unit: int) -> int:
        return 0

    def defense(self, game: Empire, unit: int) -> int:
        return 0

    def die(self, game: Empire, battle: Battle, side: int, phase: str) -> int:
        """9.2, 9.4 What is added to the die of the side."""
        return 0

    def final_die(self, game: Empire, battle: Battle, side: int) -> int | None:
        """9.4 The only modifier that counts in ground combat."""
        return None

    def critical_from(self, side: int) -> int:
        """9.2.F.6 The modified roll from which a hit is critical."""
        return 99

    def locked(self) -> bool:
        """Whether neither intelligence nor weather changes anything."""
        return False

    def naval_hexes(self, game: Empire, side: int) -> int:
        """8.1 How far ships move; 0: by the rules."""
        return 0

    def harder_to_see(self, game: Empire) -> int:
        """7.25 What is added to the intelligence roll."""
        return 0

    def battle_hexes(self) -> int:
        """7.24 The hexes in which battles may be declared."""
        return -1

    def possible(self, game: Empire, side: int) -> bool:
        """5.31 Whether what the event requires could be done at all; judged before it is played."""
        return True

    def required(self, game: Empire) -> bool:
        """5.31 Whether what the event requires was declared."""
        return True

    def needed_battles(self) -> int:
        """5.31 Hexes of which one must have a battle; 0: none must."""
        return 0

    def no_shipping(self) -> bool:
        return False

    def no_supply(self) -> bool:
        """6.3 Whether units and headquarters need no supply."""
        return False

    def services_together(self, hq: int) -> bool:
        """14.1 Whether one US ship may go with the US Army."""
        return False

    def freed(self) -> int:
        """7.21 The units that are activated besides the limit, as a set."""
        return 0

    def must_activate(self) -> int:
        """Units of which one must be activated, as a set."""
        return 0

    def no_marines(self) -> bool:
        return False

    def after_roll(self) -> bool:
        """7.25 (C) Whether it may be played after the roll."""
        return False

    def any_hq(self) -> bool:
        """7.21 Whether units in range of any headquarters may be activated."""
        return False

    def silences(self, side: int) -> bool:
        """9.2 Whether the side does not fire."""
        return False

    def beaches(self, game: Empire, escorted: bool) -> int:
        """8.45 Where the event lets ground units land."""
        return -1

    def brings_hq(self, game: Empire) -> bool:
        """Whether it brings the headquarters that leads the event."""
        return False

    def cancels(self) -> bool:
        """5.32 (D) Whether it ends the offensive that it answers."""
        return False

    def mutes(self) -> bool:
        """6.4 Whether the Allied zones are suppressed."""
        return False

    def one_kind(self) -> bool:
        """Whether all units activated must be air units, or all ships."""
        return False


class Need(msgspec.Struct, metaclass=Frozen, frozen=True, forbid_unknown_fields=True, tag_field="need"):
    """5.31 A condition that must hold for the event to be played."""

    def holds(self, game: Empire, side: int) -> bool:
        raise NotImplementedError


class Logistic(msgspec.Struct, frozen=True):
    """5.31 The logistic value of a military event."""

    base: int
    #: Of counteroffensives: the value of the card that they answer, and so much more.
    plus_ops: int | None = None
    led_by: dict[str, int] = {}


class Card(msgspec.Struct, frozen=True):
    """1.25 A strategy card."""

    id: str
    side: int
    type: Literal["military", "reaction", "resource", "political"]
    kind: str
    ops: int
    oc_intel: int
    #: 5.2 None: surprise cannot be undone by a roll.
    ec_intel: int | None
    #: The headquarters that may lead the event, as a set of units; 0: none is needed.
    hqs: int
    logistic: Logistic | None
    #: 5.31 (B) "surprise"; of reactions "intercept" or "ambush".
    condition: str
    needs: tuple[Need, ...]
    does: tuple[Operation, ...]
    remove: bool
    draw: bool
    will: bool
    #: 5.37 It must be played in the turn in which it was drawn.
    forced: bool
    #: Hexes that make it an event or nothing while Japan is there (AL-30).
    event_if: int = 0


def effects(game: Empire) -> tuple[Operation, ...]:
    """The operations that hold for the offensive under way: its event's, and those of the reactions."""
    return event_effects(game) + reaction_effects(game)


def event_effects(game: Empire) -> tuple[Operation, ...]:
    """The operations of the active side's event."""
    offensive = game.offensive
    return game.CARDS[offensive.card].does if offensive is not None and offensive.event else ()


def reaction_effects(game: Empire) -> tuple[Operation, ...]:
    """The operations of the reacting side's cards."""
    if game.offensive is None or not game.offensive.reactions:
        return ()
    return tuple([operation for card in game.offensive.reactions for operation in game.CARDS[card].does])


def side_effects(game: Empire, side: int) -> tuple[Operation, ...]:
    """The operations of the cards that this side has in play."""
    offensive = game.offensive
    if offensive is not None and offensive.side == side:
        return event_effects(game)
    return reaction_effects(game)

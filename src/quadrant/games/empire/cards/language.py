"""The language of the cards: what a card is, which units it means, and what its operations are.

The Structs are decoded from data/cards.json (see ``deck.py``). The other modules of this room hold the
operations: one small Struct each. It either does something once (``carry_out``) or changes an offensive while
its card is in play: then it has a mixin of ``changes.py``, and the rules ask it.
"""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec

from quadrant.games.empire.cards.changes import Zones
from quadrant.games.empire.components import (
    AIR,
    ALLIES,
    CARRIER,
    CHINA_BOX,
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
    Empire,
    OpenCard,
    controlled,
    kind_of,
    on_map,
    under_way,
)
from quadrant.kernel import cards
from quadrant.kernel.board import bits

T = TypeVar("T")
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
    at = game.at[unit]
    return at == CHINA_BOX or (on_map(game, unit) and distance(at, TOKYO) <= ROSTER[unit].range)


class Use(cards.Use):
    """A card being used: by which side, and which card."""

    card: OpenCard


class Operation(cards.Operation[Empire, Use], kw_only=True):
    """One thing that an event does once, or that it changes while its offensive lasts (``changes.py``).

    Its ``moment`` is "play", or one of an offensive: "activated", "before_reaction", "before_battles",
    "after_battles", "end". Whether it ``may`` happen decides whether the event may be played (5.31).
    """


class Need(cards.Condition[Empire, Use], tag_field="need"):
    """5.31 A condition that must hold for the event to be played."""


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

    @property
    def suppresses_zones(self) -> bool:
        """6.4 Whether the event suppresses the Allied zones of influence."""
        return bool(cards.changing(self.does, Zones))


def effects(game: Empire, what: type[T]) -> list[T]:
    """What the cards of both sides change in the offensive under way: its event, and the reactions."""
    offensive = game.offensive
    return [] if offensive is None else event_effects(game, what) + reaction_effects(game, what)


def event_effects(game: Empire, what: type[T]) -> list[T]:
    """What the active side's event changes."""
    offensive = game.offensive
    if offensive is None or not offensive.event:
        return []
    return cards.changing(game.CARDS[offensive.card].does, what)


def reaction_effects(game: Empire, what: type[T]) -> list[T]:
    """What the reacting side's cards change."""
    offensive = game.offensive
    if offensive is None or not offensive.reactions:
        return []
    played = (game.CARDS[card].does for card in offensive.reactions)
    return [change for does in played for change in cards.changing(does, what)]


def side_effects(game: Empire, side: int, what: type[T]) -> list[T]:
    """What the cards change that this side has in play."""
    offensive = game.offensive
    if offensive is not None and offensive.side == side:
        return event_effects(game, what)
    return reaction_effects(game, what)

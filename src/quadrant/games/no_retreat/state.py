"""The state of a game: where the counters are, the tracks, the cards, and the battle under way.

Facts come from "units" and "marks" (the counters), "control" (cities and oil fields), "turn" (what the turn
and the weather change) and "ground" (markers that change a hex).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Final

import msgspec

from quadrant.games.no_retreat.components import (
    AXIS,
    BOARD,
    BOXES,
    EVERYWHERE,
    NOBODY,
    SEATS,
    SIDE_OF,
    UNITS,
    Printed,
)
from quadrant.games.no_retreat.rulings import Rules
from quadrant.kernel.board import HexBoard
from quadrant.kernel.counters import Boxes, CounterState, UnitTypes
from quadrant.kernel.message import Arg
from quadrant.kernel.secrets import Kind, Open, Secret, no_seat

if TYPE_CHECKING:
    from quadrant.games.no_retreat.cards.language import Card

#: Both sides draw from one deck.
EVENT_CARD: Final = Kind("cards", shared=True)
Cards = tuple[int, ...]
#: A card, or a set of cards, that everybody sees.
OpenCard = Annotated[int, Open(EVENT_CARD)]
#: The same where there may be none.
MaybeCard = Annotated[int | None, Open(EVENT_CARD)]
Units = tuple[int, ...]

#: What a unit can be marked with.
MARKS: Final = ("out_of_supply", "disorganized", "moved", "attacked", "reserve", "support", "boosted")
OUT_OF_SUPPLY, DISORGANIZED, MOVED, ATTACKED, STRATEGIC, SUPPORTED, BOOSTED = range(7)

#: The phases of a player's turn (4.0), after what happens before both turns.
PHASES: Final = (
    "housekeeping",
    "card",
    "supply",
    "organization",
    "movement",
    "combat",
    "removals",
    "landing",
)
HOUSEKEEPING, CARD, SUPPLY, ORGANIZATION, MOVEMENT, COMBAT, REMOVALS, LANDING = range(8)


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A card in a battle or for a phase: whose event, which alternative, and what it was played on."""

    side: int
    card: OpenCard
    mode: int = 0
    at: int = NOBODY
    #: For how many battles it still holds; 0: as long as the phase.
    battles: int = 0


class Battle(msgspec.Struct, frozen=True, array_like=True):
    """10.5 A battle under way: who attacks which hexes with what."""

    attacker: int
    attackers: Units
    #: The attacked hexes, and the units in them that fight.
    targets: int
    defenders: Units
    #: 10.7.2, 10.7.3 A counterattack, or counterblows only: the shifts for terrain do not count.
    counter: bool = False
    #: 10.6.2 A support marker is used.
    support: bool = False
    played: tuple[Played, ...] = ()
    #: 10.6.1 The hex whose terrain counts.
    ground: int = NOBODY
    die: int = 0
    #: The table that is used: a side's, or NOBODY for the attacker's own.
    table: int = NOBODY
    #: Thrown again already, or fought against the units of a stack one by one (``battle.AGAIN``, ``ALONE``).
    again: int = 0
    #: 10.1.2, 10.3.1 Those of the hexes that are attacked because of a counterblow marker.
    blows: int = 0

    @property
    def defender(self) -> int:
        return 1 - self.attacker

    @property
    def sheltered(self) -> int:
        """10.6.1, 10.7.3 The attacked hexes whose terrain may count: no counterattacks, no counterblows."""
        return 0 if self.counter else self.targets & ~self.blows


def sees_hand(game: NoRetreat, side: int, seats: frozenset[str]) -> bool:
    """A side sees its own hand, and the other's while a card lets it look."""
    return SEATS[side] in seats or (game.inspected == side and SEATS[1 - side] in seats)


def may_be_held(game: NoRetreat, side: int, card: int) -> bool:
    """14.14.2 What happens at once when it is drawn is in no hand."""
    return not game.CARDS[card].event(side).immediate


class NoRetreat(CounterState, kw_only=True):
    """A game in progress. Lists with two entries are by side, the Axis first."""

    SEATS: ClassVar[tuple[str, ...]] = SEATS
    BOARD: ClassVar[HexBoard] = BOARD
    BOXES: ClassVar[Boxes] = BOXES
    UNITS: ClassVar[UnitTypes[Printed]] = UNITS
    #: What the cards say: the class that is played (``table.py``) has them from ``deck.py``.
    CARDS: ClassVar[tuple[Card, ...]]
    #: For each side the cards that count as two when they are discarded.
    DOUBLES: ClassVar[tuple[int, int]]
    #: For each side the cards that repeat the event on top of the discards.
    REPLAYS: ClassVar[tuple[int, int]]
    #: For each side and moment (see ``events.py``) the cards whose events fit there.
    TIMED: ClassVar[tuple[dict[str, int], dict[str, int]]]
    #: For each side and initiative the cards whose events may happen (5.3.3).
    ALLOWED: ClassVar[tuple[tuple[int, int], tuple[int, int]]]
    ASIDES: ClassVar[frozenset[str]] = frozenset(("anytime",))

    rules: Rules = Rules()
    scenario: int = 0
    #: The spaces in play, and each side's edge of the board.
    area: int = EVERYWHERE
    edges: tuple[int, int] = (0, 0)

    # The turn
    turn: int = 0
    last_turn: int = 0
    active: int = AXIS
    phase: int = HOUSEKEEPING
    weather: int = 0
    #: 14.14 The turns whose weather marker is turned over.
    flipped: int = 0
    #: 13.3 Support markers: Blitz! and Shock!
    support: list[int] = []

    # Victory
    #: 12.9 Whose face of the square marker is up.
    initiative: int = AXIS
    #: The cities and oil fields that the Axis controls; the others are Soviet.
    control: int = 0
    #: 12.7.4 The round marker: points for events and surrendered units, below zero for the USSR.
    event_vp: int = 0
    high_tide: int = NOBODY
    #: 14.13 The next check for sudden death is cancelled.
    no_sudden_death: bool = False
    #: 13.5 The turn in which each happened first (0: not yet): GG, OIL, WARSAW.
    crossed: int = 0
    oil: int = 0
    warsaw: int = 0

    # Cards: hidden but for the discards; the top of a pile is its end
    deck: Annotated[Cards, Secret(EVENT_CARD, to=no_seat, ordered=True)] = ()
    #: Sets of cards.
    hand: Annotated[list[int], Secret(EVENT_CARD, to=sees_hand, as_set=True, fits=may_be_held)] = []
    discard: Annotated[Cards, Open(EVENT_CARD)] = ()
    #: Cards that are out of the game, or not in it yet, as a set.
    out: OpenCard = 0
    #: 15.7 Who holds the Joker.
    joker: int = NOBODY
    #: 5.0 The events that happened in this player's turn, as sets of cards by side.
    used: Annotated[list[int], Open(EVENT_CARD)] = []
    #: Cards just drawn, of which some must go.
    drawn: Annotated[int, Secret(EVENT_CARD, to=no_seat, as_set=True, among="hand")] = 0
    #: The side whose hand the other one is looking at (card 25).
    inspected: int = NOBODY
    #: How many cards fewer (or more) each side draws the next time, and in the round after this one (15.6).
    fewer: list[int] = []
    fewer_later: list[int] = []
    #: Numbers what can be cancelled, and what was.
    serial: int = 0
    #: The card that paid last.
    paid: OpenCard = NOBODY
    cancelled: tuple[int, ...] = ()

    # Counters
    #: The turn in which a unit on the turn track comes back; 0 elsewhere.
    due: list[int] = []
    #: Units that wait to be placed, and those that may be placed this turn as rebuilt ones.
    entrained: int = 0
    trained: int = 0
    #: 15.1, 15.2 Once a game: by side.
    reformed: list[int] = []

    # Markers on the map
    scorched: int = 0
    works: int = 0
    #: 10.1 Target markers, and each side's hexes with a counterblow marker on its own units.
    targets: int = 0
    blows: list[int] = []
    #: Hexes attacked in this phase, voluntarily and in all; quotas: (side, count, any kind, points).
    attacked: list[int] = []
    quotas: tuple[tuple[int, int, int, int], ...] = ()

    # Combat
    battle: Battle | None = None
    #: Cards that hold for the combat phase or the player's turn.
    lasting: tuple[Played, ...] = ()
    #: Hexes where one more unit may stack (card 32).
    roomy: int = 0
    crowded: int = 0
    #: Units out of supply that are saved this phase (card 6), as a set.
    saved: int = 0

    def tell_of(self, id: str, rule: str, unit: int, **args: Arg) -> None:
        """Report what happened to a unit, with the side that it belongs to."""
        if not self.silent:
            self.tell(id, rule, seat=SEATS[SIDE_OF[unit]], unit=UNITS.ids[unit], **args)


def seat(side: int) -> str:
    return SEATS[side]


def face(game: NoRetreat, unit: int) -> Printed:
    """The side of the counter that is up."""
    return UNITS[unit].faces[game.faces[unit]]


def enemy(side: int) -> int:
    return 1 - side


def side_of(unit: int) -> int:
    return SIDE_OF[unit]


def on_map(game: NoRetreat, unit: int) -> bool:
    return game.at[unit] not in BOXES

"""The state of a game: where the counters are, control, the tracks, the cards, the offensive under way.

Facts come from "units" and "marks" (the counters), "control" (who holds which hex) and "tracks" (what routes,
cards and surrenders change). Supply and lines do not ask for faces and most marks, so they come from less:
"places" (where the counters are), "stands" (the same without ships that have no zone: they close no line) and
"active" (which units are activated).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Final

import msgspec

from quadrant.games.empire.components import (
    BOARD,
    BOXES,
    GROUND,
    HEXES,
    KIND_OF,
    NOBODY,
    SEATS,
    SHIP,
    SIDE_OF,
    UNIT,
    UNITS,
    Printed,
)
from quadrant.games.empire.rulings import Rules
from quadrant.kernel.board import HexBoard
from quadrant.kernel.counters import Boxes, CounterState, UnitTypes
from quadrant.kernel.message import Arg
from quadrant.kernel.secrets import Kind, Open, Secret, no_seat

if TYPE_CHECKING:
    from quadrant.games.empire.cards.language import Card

#: Boxes come after all hexes; the first of them is the China air box.
_FIRST_BOX: Final = BOXES["china"]
CARD: Final = Kind("cards")
Cards = tuple[int, ...]
#: What everybody sees: a card, cards, a set of cards.
OpenCard = Annotated[int, Open(CARD)]
OpenCards = Annotated[Cards, Open(CARD)]
Units = tuple[int, ...]

#: What a unit can be marked with. ``landed``: by amphibious assault; ``barred``: it used a range in
#: parentheses; ``bombed``: it took part in strategic bombing; ``prompt``: its arrival cannot be delayed;
#: ``new``: it came in this segment; ``rebuilt``: it came back from elimination this turn; ``barge``: by one.
MARKS: Final = (
    *("active", "moved", "strategic", "landed", "barred", "bombed", "prompt", "new", "rebuilt", "barge"),
)
ACTIVE, MOVED, STRATEGIC, LANDED, BARRED, BOMBED, PROMPT, NEW, REBUILT, BARGE = range(10)
#: What an offensive leaves behind on the counters, taken off when it is over.
PASSING_MARKS: Final = 1 << ACTIVE | 1 << MOVED | 1 << STRATEGIC | 1 << LANDED | 1 << BARRED | 1 << BARGE

#: The phases of a turn (4.0).
PHASES: Final = (
    *("reinforcement", "replacement", "strategic", "cards", "offensives", "political", "attrition", "end"),
)
REINFORCEMENT, REPLACEMENT, STRATEGIC_WAR, DEAL, OFFENSIVES, POLITICAL, ATTRITION, END = range(8)

#: 7.25 What the reacting side knows of an offensive.
INTELLIGENCE: Final = ("surprise", "intercept", "ambush")
SURPRISE, INTERCEPT, AMBUSH = range(3)

#: 13.73, 13.62 The boxes of the tracks, from the Allies' best to Japan's best.
CHINA_TRACK: Final = (
    *("stable", "unstable", "breakthrough", "chungking_threatened", "chungking_falls", "collapsed"),
)
STABLE_FRONT, UNSTABLE_FRONT, COLLAPSED = 0, 1, 5
INDIA_TRACK: Final = ("stable", "unrest", "strikes", "unstable", "revolts", "surrendered")
INDIA_STABLE, REVOLTS, INDIA_SURRENDERED = 0, 4, 5

#: What cards have set for the rest of the game.
FLAGS: Final = (
    "hump",
    "barges",
    "pt_boats",
    "doolittle_raid",
    "tojo_resigned",
    "interceptors",
    "submarine_doctrine",
    "defensive_doctrine",
    "soviets",
)
HUMP, BARGES, PT_BOATS, DOOLITTLE, TOJO, INTERCEPTORS, DOCTRINE, FORTIFIED, SOVIETS = range(9)


class Battle(msgspec.Struct, frozen=True, array_like=True):
    """A hex in which a battle is declared, or may come about by a special reaction (7.27)."""

    hex: int
    #: Carriers and air units that fight from other hexes, or cover a landing.
    flyers: Units = ()
    #: Not declared: a landing on which the reacting side may react.
    special: bool = False
    #: 9.4 Defenders who were there before a landing; judged when the battle begins.
    dug_in: bool = False
    #: 9.4.C Ground steps lost, by side.
    lost: tuple[int, int] = (0, 0)
    #: 16.45 The attacking ground units when the battle began.
    assault: Units = ()
    #: 9.5 The hexes from which they came overland, as a set: nobody retreats there.
    came: int = 0
    #: 9.3 Who won the air-naval stage; NOBODY before.
    winner: int = NOBODY
    #: 13.76, 13.94 Steps of the city's own that were hit.
    guard_hits: int = 0
    #: Kamikazes have struck here: once a battle.
    struck: bool = False
    #: 8.45 (B) Landed units that turned back: they do not fight.
    turned: Units = ()
    #: 7.27 It came about by a special reaction.
    watched: bool = False


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    """5.32 (D) The table as it was before the card was played."""

    at: Units
    faces: Units
    marks: Units
    due: Units
    control: int
    asp_used: tuple[int, int]
    tracks: tuple[int, ...]


class Offensive(msgspec.Struct, frozen=True, array_like=True):
    """7.0 An offensive under way."""

    side: int
    card: OpenCard
    #: As an event (EC), or for operations (OC).
    event: bool
    before: Snapshot
    hq: int = NOBODY
    #: 5.1 What movement is multiplied by: for the active side, and as printed.
    value: int = 0
    printed: int = 0
    #: 7.21 How many units the headquarters activates, and how many it has activated.
    limit: int = 0
    count: int = 0
    #: 7.25 (E) A unit has touched an enemy zone while moving.
    spotted: bool = False
    intelligence: int = SURPRISE
    #: 7.25 (C) The roll was made.
    rolled: bool = False
    battles: tuple[Battle, ...] = ()
    #: Hexes into which ground units landed.
    landings: int = 0
    #: Reaction: headquarters, limit and count, shipping points used, cards played.
    reaction_hq: int = NOBODY
    reaction_limit: int = 0
    reaction_count: int = 0
    reaction_asp: int = 0
    reactions: OpenCards = ()
    #: Temporary shipping points of the offensive, by side.
    extra: tuple[int, int] = (0, 0)
    #: The hexes in which battles were fought.
    fought: int = 0
    #: 8.47 Hexes taken over at once by an event, and hexes from which ground units came, as sets.
    origins: int = 0
    #: 8.46 Brigades on warships: brigade and ship, two by two.
    riding: Units = ()
    #: 8.31 The air units that have fought, as a set.
    flown: int = 0


def may_be_kept(game: Empire, side: int, card: int) -> bool:
    """5.37 What must be played is neither set aside nor given up."""
    return not game.CARDS[card].forced


class Empire(CounterState, kw_only=True):
    """A game in progress. Lists with two entries are by side, Japan first."""

    SEATS: ClassVar[tuple[str, ...]] = SEATS
    BOARD: ClassVar[HexBoard] = BOARD
    BOXES: ClassVar[Boxes] = BOXES
    UNITS: ClassVar[UnitTypes[Printed]] = UNITS
    #: What the cards say: the class that is played (``table.py``) has them from ``deck.py``.
    CARDS: ClassVar[tuple[Card, ...]]

    rules: Rules = Rules()
    scenario: int = 0
    #: The hexes in play.
    area: int = HEXES

    turn: int = 0
    last_turn: int = 0
    active: int = 0
    phase: int = OFFENSIVES

    # Counters
    #: The turn in which a unit on the turn track comes; 0 elsewhere.
    due: list[int] = []
    #: Where a unit was before its last step by land, or before it moved.
    origin: list[int] = []

    #: The hexes that Japan controls; the other ones with land are Allied.
    control: int = 0
    #: 16.47 The same when the turn began.
    control_then: int = 0

    # Cards; the top of a pile is its end
    deck: Annotated[list[Cards], Secret(CARD, to=no_seat, ordered=True)] = []
    hand: Annotated[list[int], Secret(CARD, as_set=True)] = []
    discard: Annotated[list[Cards], Open(CARD)] = []
    #: Out of the game, as sets.
    gone: Annotated[list[int], Open(CARD)] = []
    #: 7.29 The card set aside, and the turn in which it was.
    future: Annotated[list[int], Secret(CARD, fits=may_be_kept)] = []
    future_turn: list[int] = []
    passes: list[int] = []
    #: 5.35 Cards drawn by events in this phase.
    drawn: list[int] = []
    #: 5.37 Decks that are shuffled with their discards at the end of the turn, as a set of sides.
    reshuffle: int = 0
    #: The side that played the last card.
    passed: int = NOBODY

    # Tracks
    asp: list[int] = []
    asp_used: list[int] = []
    will: int = 0
    europe: int = 0
    #: 14.0 By side: 1 while the services quarrel.
    rivalry: list[int] = []
    china: int = 0
    divisions: int = 0
    #: 13.72 The turn of the last offensive in China with an operations card; 0: none.
    china_offensive: int = 0
    india: int = 0
    escorts: int = 0
    flags: int = 0
    #: 13.77, 13.79 Routes that were built, as a set of ``components.BUILDINGS``.
    built: int = 0
    #: 6.23 The hex with the marker.
    tokyo_express: int = NOBODY
    #: Nations that have surrendered, and those taken back, as sets.
    surrendered: int = 0
    regained: int = 0
    #: Japanese replacement steps kept: naval, air (11.2).
    kept: list[int] = []
    #: Steps that can be spent now, by pool (``replacements.POOLS``).
    steps: list[int] = []
    #: Cards: Allied reinforcements of this turn are delayed; ground steps lost next turn.
    delayed_turn: int = 0
    penalty_turn: int = 0
    #: Home cities whose guard is gone for good (13.94).
    guards_lost: int = 0

    # Victory
    #: 13.93, 16.2 Segments without a line to resources; turns bombed in a row; bombed in this turn.
    blockade: int = 0
    bombed: int = 0
    bombing: int = 0
    #: 16.42 Segments in which Japan held them: Alaska, Hawaii.
    occupied: list[int] = []
    #: What changed the will once: bits of ``victory.ONCE``.
    once: int = 0
    #: 16.47 Hexes that must be taken in this turn.
    progress_need: int = 0
    #: Scenario points that are gained once: bits of ``points.ONCE``.
    trophies: int = 0

    offensive: Offensive | None = None

    def tell(self, id: str, rule: str = "", **args: Arg) -> None:
        """Report what happened; what happens to a unit also says whose unit it is."""
        if self.silent:
            return
        unit = args.get("unit")
        if isinstance(unit, str) and "seat" not in args:
            args["seat"] = SEATS[SIDE_OF[UNIT[unit]]]
        super().tell(id, rule, **args)

    def move(self, unit: int, space: int) -> None:
        super().move(unit, space)
        self.touch("places")
        if KIND_OF[unit] != SHIP:
            self.touch("stands")

    def mark(self, unit: int, mark: int) -> None:
        super().mark(unit, mark)
        if mark == ACTIVE:
            self.touch("active")

    def unmark(self, unit: int, mark: int | None = None) -> None:
        before = self.marks[unit]
        super().unmark(unit, mark)
        if (before ^ self.marks[unit]) >> ACTIVE & 1:
            self.touch("active")


def seat(side: int) -> str:
    return SEATS[side]


def face(game: Empire, unit: int) -> Printed:
    """The side of the counter that is up."""
    return UNITS[unit].faces[game.faces[unit]]


def side_of(unit: int) -> int:
    return SIDE_OF[unit]


def kind_of(unit: int) -> int:
    return KIND_OF[unit]


def on_map(game: Empire, unit: int) -> bool:
    return game.at[unit] < _FIRST_BOX


def in_play(game: Empire, unit: int) -> bool:
    """Whether a unit is on the map or in the China air box."""
    return game.at[unit] <= _FIRST_BOX


def steps_left(game: Empire, unit: int) -> int:
    """How many steps a unit on the map has."""
    return len(UNITS[unit].faces) - game.faces[unit]


def flag(game: Empire, number: int) -> bool:
    return bool(game.flags >> number & 1)


def set_flag(game: Empire, number: int, on: bool = True) -> None:
    game.flags = game.flags | 1 << number if on else game.flags & ~(1 << number)
    game.touch("tracks")


def controlled(game: Empire, side: int) -> int:
    """1.3 The hexes with land that the side controls."""
    return (game.control if side == 0 else GROUND & ~game.control) & game.area


def change(game: Empire, **fields: object) -> Offensive:
    """Change the offensive under way."""
    assert game.offensive is not None
    game.offensive = msgspec.structs.replace(game.offensive, **fields)
    return game.offensive


def under_way(game: Empire) -> Offensive:
    """The offensive under way."""
    assert game.offensive is not None
    return game.offensive


def battle_at(game: Empire, hex: int) -> Battle | None:
    """The battle declared in a hex."""
    return next((battle for battle in under_way(game).battles if battle.hex == hex), None)


def change_battle(game: Empire, hex: int, **fields: object) -> Battle:
    """Change the battle in a hex."""
    battle = battle_at(game, hex)
    assert battle is not None
    changed = msgspec.structs.replace(battle, **fields)
    change(game, battles=tuple(changed if b.hex == hex else b for b in under_way(game).battles))
    return changed

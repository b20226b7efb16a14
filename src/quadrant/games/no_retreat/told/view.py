"""What a seat sees: everything on the table, and its own hand."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from quadrant.games.no_retreat.components import (
    AXIS,
    BOXES,
    COLUMNS,
    EVERYWHERE,
    LAST_TURN,
    MOSCOW,
    NAMES,
    NOBODY,
    OBJECTIVES,
    RESULTS,
    SEATS,
    SIDE,
    SOVIET,
    SUDDEN_DEATH,
    UNITS,
    VP_HEXES,
    WEATHERS,
)
from quadrant.games.no_retreat.rules.losses import steps
from quadrant.games.no_retreat.rules.odds import odds
from quadrant.games.no_retreat.rules.victory import key_hexes, key_hexes_needed, next_check, vp
from quadrant.games.no_retreat.rules.weather import weather_of
from quadrant.games.no_retreat.scenarios import SCENARIOS, Scenario
from quadrant.games.no_retreat.state import MARKS, PHASES, Battle, NoRetreat
from quadrant.games.no_retreat.verbs import CARD_IDS
from quadrant.kernel.board import bits
from quadrant.kernel.facts import fact
from quadrant.kernel.message import Event
from quadrant.kernel.view import Thing


class UnitView(Thing, frozen=True):
    """A counter: on the map, or in a box; which side is up, and what it is marked with."""

    KEY: ClassVar[tuple[str, ...]] = ("unit",)
    unit: str
    space: str | None
    box: str | None
    face: int
    steps: int
    marks: tuple[str, ...]
    #: The turn in which it comes back from the turn track.
    due: int


class SideView(Thing, frozen=True):
    """One of the two sides."""

    KEY: ClassVar[tuple[str, ...]] = ("seat",)
    seat: str
    hand: int
    #: Blitz! or Shock! markers left.
    support: int
    points: int
    #: Key hexes controlled and supplied, and how many win (12.1).
    keys: tuple[str, ...]
    keys_needed: int
    #: Hexes with a counterblow marker on its units.
    counterblows: tuple[str, ...]


class BattleView(msgspec.Struct, frozen=True):
    """The battle under way."""

    attacker: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    targets: tuple[str, ...]
    counter: bool
    support: bool
    cards: tuple[str, ...]
    odds: str
    shifts: int
    die: int
    result: str | None


class SuddenDeath(msgspec.Struct, frozen=True):
    """12.2 The next check: when, for whom, and the points that must be exceeded."""

    turn: int
    seat: str
    points: int


class Goal(msgspec.Struct, frozen=True):
    """12.0 What decides a scenario at the end of its last turn, in place of the campaign's victories."""

    turn: int
    seat: str
    #: The points that the seat needs; or 0, and the cities of which it needs some: the first alone is enough.
    points: int
    cities: tuple[str, ...]
    #: Or so many of these key hexes, the first one among them (12.1); 0: they win nothing.
    objectives: int
    keys: tuple[str, ...]
    #: Nobody has read these conditions in the booklet: they are reported, or ours.
    uncertain: bool


class Own(msgspec.Struct, frozen=True):
    """What only this seat knows: its hand; and the other one's while a card lets it look (card 25)."""

    hand: tuple[str, ...]
    drawn: tuple[str, ...]
    inspected: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    """Everything on the table."""

    scenario: str
    turn: int
    last_turn: int
    active: str
    phase: str
    weather: str
    #: The weather of every turn of the track as its markers lie.
    forecast: tuple[str, ...]
    initiative: str
    event_vp: int
    high_tide: int | None
    sudden_death: SuddenDeath | None
    no_sudden_death: bool
    #: None where key hexes and sudden death decide.
    goal: Goal | None
    #: The places in play; none are named where the whole map is.
    area: tuple[str, ...]
    sides: tuple[SideView, ...]
    units: tuple[UnitView, ...]
    #: The cities and oil fields that the Axis controls.
    axis_control: tuple[str, ...]
    targets: tuple[str, ...]
    scorched: tuple[str, ...]
    works: tuple[str, ...]
    deck: int
    discards: int
    top_discard: str | None
    joker: str | None
    battle: BattleView | None
    #: 13.5 What has happened: the border crossed, the oil lost, Warsaw taken; the turns, 0 for not yet.
    events: tuple[int, int, int]
    own: Own | None = None


def names(spaces: int) -> tuple[str, ...]:
    return tuple(NAMES[space] for space in bits(spaces))


def card_names(cards: int) -> tuple[str, ...]:
    return tuple(CARD_IDS[card] for card in bits(cards))


_MARKED = tuple(tuple(MARKS[mark] for mark in bits(marks)) for marks in range(1 << len(MARKS)))


def _units(game: NoRetreat) -> tuple[UnitView, ...]:
    found = []
    for unit, at in enumerate(game.at):
        box = BOXES.name(at) if at in BOXES else None
        space = NAMES[at] if box is None else None
        marks = _MARKED[game.marks[unit]]
        found.append(
            UnitView(UNITS.ids[unit], space, box, game.faces[unit], steps(game, unit), marks, game.due[unit])
        )
    return tuple(found)


@fact("units", "marks", "control")
def _keys(game: NoRetreat, side: int) -> tuple[str, ...]:
    return names(key_hexes(game, side))


def _side(game: NoRetreat, side: int) -> SideView:
    return SideView(
        SEATS[side],
        game.hand[side].bit_count(),
        game.support[side],
        vp(game, side).total,
        _keys(game, side),
        key_hexes_needed(game, side),
        names(game.blows[side]),
    )


def _battle(game: NoRetreat, battle: Battle) -> BattleView:
    at = odds(game, battle)
    return BattleView(
        SEATS[battle.attacker],
        tuple(UNITS.ids[unit] for unit in battle.attackers),
        tuple(UNITS.ids[unit] for unit in battle.defenders),
        names(battle.targets),
        battle.counter,
        battle.support,
        tuple(CARD_IDS[card.card] for card in (*game.lasting, *battle.played)),
        COLUMNS[at.column],
        at.shifts.total,
        battle.die,
        None if at.certain is None else RESULTS[at.certain],
    )


def next_sudden_death(game: NoRetreat) -> SuddenDeath | None:
    """12.2 The next check that can end the game; by 15.6 none can."""
    turn = next_check(game)
    if not turn or not SCENARIOS[game.scenario].campaign or game.rules.no_surrender:
        return None
    side = min(SUDDEN_DEATH[turn], key=lambda side: side != game.initiative)
    return SuddenDeath(turn, SEATS[side], SUDDEN_DEATH[turn][side])


def _goal(scenario: Scenario) -> Goal | None:
    if not scenario.points and not scenario.prizes:
        return None
    cities = _moscow_first(scenario.prizes)
    keys = _moscow_first(OBJECTIVES[scenario.claimant]) if scenario.objectives else ()
    seat = SEATS[scenario.claimant]
    return Goal(
        scenario.last_turn,
        seat,
        scenario.points,
        cities,
        scenario.objectives,
        keys,
        scenario.uncertain,
    )


def _moscow_first(spaces: int) -> tuple[str, ...]:
    return tuple(sorted(names(spaces), key=lambda city: city != NAMES[MOSCOW]))


#: By scenario; they never change.
GOALS: Final = tuple(map(_goal, SCENARIOS))
PARTS: Final = tuple(() if s.area == EVERYWHERE else names(s.area) for s in SCENARIOS)


def secrets(game: NoRetreat, seat: str) -> Own:
    """The seat's own cards, and the enemy's while it looks at them."""
    side = SIDE[seat]
    drawn = card_names(game.drawn & game.hand[side])
    shown = card_names(game.hand[1 - side]) if game.inspected == 1 - side else ()
    return Own(card_names(game.hand[side]), drawn, shown)


def view(game: NoRetreat, seat: str | None) -> View:
    """What the seat sees; None is a spectator."""
    return View(
        SCENARIOS[game.scenario].id,
        game.turn,
        game.last_turn,
        SEATS[game.active],
        PHASES[game.phase],
        WEATHERS[game.weather],
        tuple(WEATHERS[weather_of(game, turn)] for turn in range(1, LAST_TURN + 1)),
        SEATS[game.initiative],
        game.event_vp,
        None if game.high_tide == NOBODY else game.high_tide,
        next_sudden_death(game),
        game.no_sudden_death,
        GOALS[game.scenario],
        PARTS[game.scenario],
        (_side(game, AXIS), _side(game, SOVIET)),
        _units(game),
        names(game.control & VP_HEXES),
        names(game.targets),
        names(game.scorched),
        names(game.works),
        len(game.deck),
        len(game.discard),
        CARD_IDS[game.discard[-1]] if game.discard else None,
        None if game.joker == NOBODY else SEATS[game.joker],
        None if game.battle is None else _battle(game, game.battle),
        (game.crossed, game.oil, game.warsaw),
        None if seat is None else secrets(game, seat),
    )


def _hidden(game: NoRetreat, seats: frozenset[str]) -> list[int]:
    """The sides whose hands those seats do not see; while a card lets one look at a hand, it is seen."""
    return [
        side for side in (AXIS, SOVIET) if SEATS[side] not in seats and not (seats and game.inspected == side)
    ]


def unseen(game: NoRetreat, seats: frozenset[str]) -> tuple[Event, ...]:
    """What that fills in: hands that are not one's own, and the order of the deck."""
    hands = (
        Event("event-anew-cards", args={"seat": SEATS[side], "hand": game.hand[side].bit_count()})
        for side in _hidden(game, seats)
    )
    return (*hands, Event("event-anew-deck", args={"deck": len(game.deck)}))

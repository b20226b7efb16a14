"""What a player is told who asks without choosing: the shapes of the answers to the queries.

Sentences are message ids with a rule, as everywhere; hexes, units and cards are named by their ids.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from quadrant.kernel.flow import ScorePart
from quadrant.kernel.message import Refusal
from quadrant.kernel.modifiers import Sum
from quadrant.kernel.prospects import Remark

Spaces = tuple[str, ...]
Units = tuple[str, ...]


# 6.2 Supply, 6.3 activation, 6.4 zones


class Leg(msgspec.Struct, frozen=True):
    """A hex of a line, and how the line comes to it: "sea", "land", or "start"."""

    space: str
    way: str


class Block(msgspec.Struct, frozen=True):
    """A hex that stops a line: the message that says why, its rule, and the units that do it."""

    space: str
    why: str
    rule: str
    units: Units = ()


class SupplyAnswer(msgspec.Struct, frozen=True):
    """6.2 Whether a unit is in supply: by which line, or what blocks the best one."""

    unit: str
    supplied: bool
    #: How it is fed, or why not: ``supply-by-sea``, ``supply-activated``, ``supply-too-far``…
    how: Remark
    #: The headquarters (or, of a headquarters, nothing) that feeds it.
    hq: str | None
    #: From the source or headquarters to the unit.
    line: tuple[Leg, ...]
    #: Of a unit without supply: the line as it would run, and the hexes that close it.
    would_be: tuple[Leg, ...]
    blocks: tuple[Block, ...]
    #: 6.24 What attrition would do to it at the end of this turn: ``fate-none``, ``-reduced``, ``-lost``.
    fate: str
    #: The supplied headquarters of its side, and the seas that enemy zones close to its lines.
    hqs: Units
    closed: Spaces


class Fed(msgspec.Struct, frozen=True):
    """A unit and its supply in brief."""

    unit: str
    supplied: bool
    fate: str


class NetworkAnswer(msgspec.Struct, frozen=True):
    """6.2 The supply of a whole side: where its lines come from and reach, and every unit."""

    sources: Spaces
    hqs: tuple[Fed, ...]
    sea: Spaces
    land: Spaces
    ports: Spaces
    units: tuple[Fed, ...]


class Projector(msgspec.Struct, frozen=True):
    """6.4 A carrier or air unit and the zone that it projects; one without supply projects none."""

    unit: str
    space: str
    projects: bool
    #: Long-range bombers influence, but do not neutralise.
    neutralises: bool
    hexes: Spaces


class ZonesAnswer(msgspec.Struct, frozen=True):
    """6.4 A side's zone of influence, and the part of it that the enemy does not neutralise."""

    zone: Spaces
    effective: Spaces
    neutralised: Spaces
    projectors: tuple[Projector, ...]


class ZoneSide(msgspec.Struct, frozen=True):
    """Who of a side projects a zone into the hex, who of them neutralises, and whether it closes the hex."""

    seat: str
    units: Units
    neutralising: Units
    effective: bool


class ZoneAnswer(msgspec.Struct, frozen=True):
    """6.4 The zones over one hex."""

    space: str
    sides: tuple[ZoneSide, ...]


class Ready(msgspec.Struct, frozen=True):
    """A unit that a headquarters may activate, or the rule by which it may not."""

    unit: str
    why_not: Refusal | None


class RangeAnswer(msgspec.Struct, frozen=True):
    """6.3 The hexes in which a headquarters may activate units, which units, and how many of them."""

    unit: str
    hexes: Spaces
    efficiency: Sum
    #: Why the headquarters itself cannot lead now, if so.
    unfit: Refusal | None
    units: tuple[Ready, ...]


class ActivationAnswer(msgspec.Struct, frozen=True):
    """6.3 The activation line from a headquarters to a unit, or what stands against it."""

    hq: str
    unit: str
    why_not: Refusal | None
    line: tuple[Leg, ...]
    would_be: tuple[Leg, ...]
    blocks: tuple[Block, ...]


# 8.0 Movement


class Reached(msgspec.Struct, frozen=True):
    """A hex in reach: what it costs, a way there, and what to know before one goes."""

    space: str
    #: Hexes by sea, legs by air, halves of movement points by land.
    cost: int
    path: Spaces
    warnings: tuple[Remark, ...]


class Way(msgspec.Struct, frozen=True):
    """One way of moving: the verb that does it, how far it goes, and where to; or why it is closed."""

    way: Literal["naval", "air", "ground", "landing", "strategic", "barge"]
    verb: str
    rule: str
    allowance: int
    why_not: Refusal | None
    spaces: tuple[Reached, ...]


class ReachAnswer(msgspec.Struct, frozen=True):
    """8.0 Where a unit or a stack could go, by each way of moving."""

    units: Units
    #: The value of the card that the reach is counted with.
    value: int
    ways: tuple[Way, ...]


class StackSide(msgspec.Struct, frozen=True):
    """8.24, 8.34, 8.48 How full a hex is for a side."""

    seat: str
    ships: int
    ships_limit: int
    others: int
    others_limit: int
    over: bool


class StackAnswer(msgspec.Struct, frozen=True):
    space: str
    sides: tuple[StackSide, ...]


# 9.0 Battles


class Outcome(msgspec.Struct, frozen=True):
    """What a die gives: its face, the modified roll, the points, whether a critical hit."""

    die: int
    roll: int
    hits: int
    critical: bool


class Firing(msgspec.Struct, frozen=True):
    """A side's fire in one stage: its strength unit by unit, what is added to the die, and the ten faces."""

    seat: str
    units: Units
    strength: Sum
    modifiers: Sum
    outcomes: tuple[Outcome, ...]
    #: Mean points, and mean steps that the enemy loses by them.
    hits: float
    steps: float
    #: Ten tenths of the die by how many enemy steps they cost: index is steps.
    steps_chances: tuple[float, ...]
    #: 9.2 Fires first, at the same time, or second.
    order: Literal["first", "together", "second"]
    #: It fires at ground units, because nothing else of the enemy is there.
    bombards: bool


class Stage(msgspec.Struct, frozen=True):
    """The air-naval or the ground stage: the active side first. Chances that it wins, from 0 to 1."""

    stage: Literal["air_naval", "ground"]
    rule: str
    fires: tuple[Firing, ...]
    #: The chance of the active side to win the stage (9.3, 9.4.C).
    wins: float


class BattleAnswer(msgspec.Struct, frozen=True):
    """9.0 A battle, declared or only thought of, before it is fought."""

    space: str
    #: Whether it is declared; otherwise it is what would come of it.
    declared: bool
    attacker: str
    #: surprise, intercept or ambush: as it is, or as it would be.
    intelligence: str
    stages: tuple[Stage, ...]
    notes: tuple[Remark, ...]


# 7.2 The offensive


class OffensiveStep(msgspec.Struct, frozen=True):
    """One of the fourteen steps: done, under way, still to come, or passed over."""

    number: int
    id: str
    rule: str
    seat: str
    state: Literal["done", "now", "coming", "skipped"]
    remark: Remark | None


class OffensiveAnswer(msgspec.Struct, frozen=True):
    """7.2 The offensive as a list of its steps; none while nothing is under way."""

    seat: str | None
    card: str | None
    steps: tuple[OffensiveStep, ...]
    intelligence: Sum
    #: 7.25, 7.27 The highest roll that succeeds, once it is modified, and the chance of it, from 0 to 1.
    intercept: int
    chance: float


class ReactionCard(msgspec.Struct, frozen=True):
    """A reaction card in one's own hand: playable now, or why not."""

    card: str
    why_not: Refusal | None


class ReactionAnswer(msgspec.Struct, frozen=True):
    """5.32 What is being answered, and with what one could answer it."""

    answered: str | None
    remark: Remark | None
    cards: tuple[ReactionCard, ...]
    headquarters: tuple[Ready, ...]


# 4.1, 10 to 12 The strategic phase


class Arrival(msgspec.Struct, frozen=True):
    unit: str
    seat: str
    turn: int
    #: ``arrival-on-track``, ``-delayed``, ``-returns``, ``-no-place``…
    id: str
    #: Where it could be placed now, if it is to come this or next turn.
    places: Spaces


class Pool(msgspec.Struct, frozen=True):
    """11.0 Replacement steps of a kind: those left now, those of the turn, and what they could restore."""

    seat: str
    id: str
    now: int
    turn: int
    units: Units


class Raid(msgspec.Struct, frozen=True):
    """12.3 A strategic bomber: whether it can bomb Japan, and its chance."""

    unit: str
    why_not: Refusal | None
    chance: float


class Hand(msgspec.Struct, frozen=True):
    """12.1, 12.5 How many cards and passes a side gets at the next deal, as things stand."""

    seat: str
    cards: Sum
    passes: int


class ReportAnswer(msgspec.Struct, frozen=True):
    """4.1 The strategic phase in one view: of this turn and of what comes next."""

    turn: int
    arrivals: tuple[Arrival, ...]
    pools: tuple[Pool, ...]
    submarines: Sum
    submarines_chance: float
    raids: tuple[Raid, ...]
    hands: tuple[Hand, ...]
    #: What this turn's strategic warfare did: submarines, raids that hit.
    sunk: bool
    bombed: int
    remarks: tuple[Remark, ...]


# 13, 16, 17 Nations, will, victory


class Country(msgspec.Struct, frozen=True):
    """13.0 A country: what the enemy must still take before it surrenders, or be taken back."""

    nation: str
    state: Literal["holds", "surrendered", "regained"]
    keys: Spaces
    #: The keys that Japan does not hold yet (or, of a country that fell, that the Allies do not).
    missing: Spaces
    will: int
    remark: Remark


class NationsAnswer(msgspec.Struct, frozen=True):
    countries: tuple[Country, ...]


class Condition(msgspec.Struct, frozen=True):
    """A condition of victory or of will: whether it holds now, with what is still needed in its arguments."""

    remark: Remark
    holds: bool
    #: Who it helps.
    seat: str
    spaces: Spaces = ()


class WillAnswer(msgspec.Struct, frozen=True):
    """16.0 US will: what this turn would change in it if it ended now; the progress of the war; victory."""

    will: int
    after: Sum
    #: 16.47 Named hexes taken in this turn, and how many must be.
    progress: int
    need: int
    checked: bool
    taken: Spaces
    lost: Spaces
    conditions: tuple[Condition, ...]


class Level(msgspec.Struct, frozen=True):
    """17.0 A level of victory by points, and whether the points stand there now."""

    id: str
    least: int | None
    most: int | None
    now: bool


class PointsAnswer(msgspec.Struct, frozen=True):
    """17.0 The points of a scenario as they stand; nothing where the campaign's conditions hold."""

    total: int
    parts: tuple[ScorePart, ...]
    #: Every line of the scenario, those that give nothing now included.
    lines: tuple[ScorePart, ...]
    levels: tuple[Level, ...]

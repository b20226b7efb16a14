"""What never changes, as clients draw it: map, counters, tracks, scenarios and cards.

The data of the game hold more than a client draws (sources, notes, set-ups): ``board`` picks what it needs.
Names and texts are messages of the catalogues: ``unit-<id>``, ``card-<id>`` with its ``.text``,
``scenario-<id>``, ``nation-<id>``, ``china-<id>``; only the labels on map and counters stand here.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Literal

from msgspec import UNSET, Struct, UnsetType, convert, field

from quadrant.games.empire.cards.deck import CARDS
from quadrant.games.empire.cards.language import Card as Printed
from quadrant.games.empire.components import (
    BOXES,
    COMMANDED,
    COMMANDS,
    HEXES,
    JAPAN,
    KEYS,
    KIND_OF,
    KINDS,
    LANDS,
    NAMES,
    NATIONS,
    REGION,
    ROSTER,
    SEATS,
    TERRAINS,
    UNITS,
    data,
)
from quadrant.games.empire.rules.europe import MOST
from quadrant.games.empire.rules.supply import ROAD
from quadrant.games.empire.rules.victory import MOST_WILL
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import CHINA_TRACK, FLAGS, INDIA_TRACK, MARKS, PHASES
from quadrant.games.empire.verbs import CARD_IDS
from quadrant.kernel import underlay
from quadrant.kernel.board import bits
from quadrant.kernel.text import catalogue
from quadrant.kernel.underlay import Outline

Seat = Literal["japan", "allies"]
#: The lowest value of the war in Europe, and the highest of the escorts' marker.
LEAST_EUROPE: Final = -7
MOST_ESCORTS: Final = 4
#: 13.72 The most Japanese divisions in China.
MOST_DIVISIONS: Final = 12


# The map


class Hex(Struct):
    """A hex of the map."""

    terrain: str
    coastal: bool
    port: bool
    airfield: bool
    resource: bool
    #: None, or what kind of city; "intrinsic" and "japanese_intrinsic" ones hold ground steps of their own.
    city: str | None
    #: A hex that counts for the progress of the war (16.47).
    named_location: bool
    #: What may cross each side, from the north clockwise: W sea, L land, R route; w and l not for play.
    sides: list[str]
    #: How sure its facts are: high, medium or low.
    confidence: str
    #: As it is printed on the map, in both languages; the message ``space-<id>`` has its number too.
    name: str | UnsetType = UNSET
    name_ru: str | UnsetType = UNSET
    nation: str | UnsetType = UNSET
    region: str | UnsetType = UNSET
    #: one_hex, multi_hex or mainland.
    island: str | UnsetType = UNSET
    control_1941: Literal["JP", "AL", "none"] | UnsetType = UNSET
    supply_source: list[str] | UnsetType = UNSET


class Route(Struct):
    """8.42 A transport route between two hexes; open when all of these are built."""

    start: str = field(name="from")
    to: str
    kind: str
    requires_built: list[str]
    confidence: str


class Nation(Struct):
    """13.0 A country: its hexes, and those that decide whether it surrenders (none: a track decides)."""

    id: str
    hexes: list[str]
    keys: list[str]


class Map(Struct):
    """Columns and rows are numbered as in the ids of hexes: two digits each."""

    first_column: int
    columns: int
    rows: int
    terrains: list[str]
    hexes: dict[str, Hex]
    transport_routes: list[Route]
    nations: list[Nation]
    regions: dict[str, list[str]]


# The counters


class Face(Struct, frozen=True):
    attack: int
    defense: int


class Unit(Struct):
    """A counter: what is printed on it. Its name is the message ``unit-<id>``."""

    id: str
    seat: Seat
    #: Short, as it is printed on the counter.
    label: str
    #: hq, naval, carrier, air, lrb or ground.
    kind: str
    #: The rulebook's word for it: CV, BB, AF, LRB, INF, MARINE, ARMOR…
    type: str
    nationality: str
    #: army, navy or nothing.
    service: str
    #: Of ground units: III, X, XX, XXX, XXXX.
    size: str
    #: Full strength, then reduced; headquarters have one face without numbers.
    faces: list[Face]
    range: int
    extended: int
    #: The longer range is for moving only, not for battle.
    parenthetical: bool
    #: A pre-war unit (or a headquarters) that does not come back.
    dot: bool
    #: Which replacement steps restore it; "" if none do.
    pool: str
    amphibious: bool
    #: Shipping points to land it, full and reduced.
    asp: tuple[int, int]
    b29: bool
    #: Counts as one for stacking with this unit.
    pair: str
    carries: bool
    carried: bool
    europe: bool
    #: Of headquarters: how many units it adds, and whose it is (us, commonwealth, joint, japanese).
    efficiency: int
    command: str
    #: Which headquarters may activate it.
    commanded_by: list[str]
    #: The card that brings it, if one does.
    event_card: str
    confidence: str


# Tracks and turns


class Turn(Struct):
    turn: int
    year: int
    #: The first and the last month.
    months: tuple[int, int]


class Range(Struct, frozen=True):
    least: int
    most: int


class TrackBoxes(Struct):
    """The tracks beside the map, and the words of those that have boxes, from the Allies' best to Japan's."""

    will: Range
    europe: Range
    escorts: Range
    divisions: Range
    china: list[str]
    india: list[str]
    burma_road: list[str]
    flags: list[str]


class Scenario(Struct):
    id: str
    rule: str
    first_turn: int
    last_turn: int
    #: The hexes in play of a small map; none: the whole map.
    area: list[str]
    #: "campaign", or whose points decide.
    victory: str
    #: Cards that change US will are for operations only.
    short: bool


# underlay.json


class BorderLine(Outline):
    kind: Literal["game", "colonial", "context"]


class Borders(Struct):
    lines: list[BorderLine]


class Layers(underlay.Layers, kw_only=True):
    islets: Outline
    reefs: Outline
    borders: Borders


class Underlay(underlay.Underlay, kw_only=True):
    layers: Layers


class Board(Struct):
    map: Map
    underlay: Underlay
    units: list[Unit]
    boxes: list[str]
    turns: list[Turn]
    tracks: TrackBoxes
    phases: list[str]
    marks: list[str]
    scenarios: list[Scenario]


# The cards


class Logistics(Struct, frozen=True):
    """5.31 How many units an event activates, besides the efficiency of the headquarters."""

    base: int
    #: Of counteroffensives: this much more than the card that they answer.
    plus_ops: int | None
    led_by: dict[str, int]


class Card(Struct):
    """A strategy card; its title is the message ``card-<id>``, what it does the message's ``.text``."""

    id: str
    seat: Seat
    number: int
    #: military, reaction, resource or political.
    type: str
    #: Of reactions: intelligence, attack, counteroffensive, weather or personage.
    reaction: str
    ops: int
    #: What the enemy's intelligence roll must not exceed: for operations, as an event (None: no roll).
    oc_intel: int
    ec_intel: int | None
    #: "surprise"; of reactions "intercept" or "ambush".
    condition: str
    logistic: Logistics | None
    #: The headquarters that may lead the event; none: any, or the event needs none.
    hqs: list[str]
    #: As an event it leaves the game; it draws a card; it changes US will; it must be played.
    remove: bool
    draw: bool
    will: bool
    forced: bool
    confidence: str


# How they are made


def _names(spaces: int) -> list[str]:
    return [NAMES[space] for space in bits(spaces)]


def _hex(id: str, entry: dict[str, Any]) -> Hex:
    if "name" not in entry:
        return convert(entry, Hex)
    en, ru = (catalogue("empire", language).name("space", id) for language in ("en", "ru"))
    return convert(entry | {"name": en.removesuffix(f" ({id})"), "name_ru": ru.removesuffix(f" ({id})")}, Hex)


def _map() -> Map:
    printed_map = data("map")
    return Map(
        first_column=10,
        columns=51,
        rows=29,
        terrains=list(TERRAINS),
        hexes={id: _hex(id, facts) for id, facts in printed_map["hexes"].items()},
        transport_routes=[convert(route, Route) for route in printed_map["transport_routes"]],
        nations=[
            Nation(id, _names(land), _names(keys))
            for id, land, keys in zip(NATIONS, LANDS, KEYS, strict=True)
        ],
        regions={name: _names(hexes) for name, hexes in REGION.items()},
    )


def _commanded_by(unit: int) -> list[str]:
    if ROSTER[unit].side == JAPAN:
        return ["japanese"]
    return [name for bit, name in enumerate(COMMANDS) if COMMANDED[unit] >> bit & 1]


def _unit(number: int, entry: dict[str, Any]) -> Unit:
    counter = ROSTER[number]
    return Unit(
        id=counter.id,
        seat=SEATS[counter.side],
        label=entry["label"],
        kind=KINDS[KIND_OF[number]],
        type=counter.type,
        nationality=counter.nationality,
        service=counter.service,
        size=counter.size,
        faces=[Face(face.attack, face.defense) for face in counter.faces],
        range=counter.range,
        extended=counter.extended,
        parenthetical=counter.parenthetical,
        dot=counter.dot,
        pool=counter.pool,
        amphibious=counter.amphibious,
        asp=counter.asp,
        b29=counter.b29,
        pair=counter.pair,
        carries=counter.carries,
        carried=counter.carried,
        europe=counter.europe,
        efficiency=counter.efficiency,
        command=counter.command,
        commanded_by=_commanded_by(number),
        event_card=entry.get("event_card", ""),
        confidence=entry["confidence"],
    )


_MONTHS: Final = ((12, 12), (1, 4), (5, 8), (9, 12))


def _turns() -> list[Turn]:
    track = data("scenarios")["common"]["turn_track"]
    return [
        Turn(turn["turn"], turn["year"], _MONTHS[0 if turn["turn"] == 1 else (turn["turn"] - 2) % 3 + 1])
        for turn in track
    ]


def _scenarios() -> list[Scenario]:
    return [
        Scenario(
            plan.id,
            plan.rule,
            plan.turn,
            plan.last_turn,
            _names(plan.area) if plan.area != HEXES else [],
            plan.victory,
            plan.short,
        )
        for plan in SCENARIOS
    ]


@cache
def board() -> Board:
    """Everything but the cards."""
    return Board(
        map=_map(),
        underlay=convert(data("underlay"), Underlay),
        units=[_unit(number, entry) for number, entry in enumerate(data("units")["units"])],
        boxes=list(BOXES.names),
        turns=_turns(),
        tracks=TrackBoxes(
            will=Range(0, MOST_WILL),
            europe=Range(LEAST_EUROPE, MOST),
            escorts=Range(0, MOST_ESCORTS),
            divisions=Range(0, MOST_DIVISIONS),
            china=list(CHINA_TRACK),
            india=list(INDIA_TRACK),
            burma_road=list(ROAD),
            flags=list(FLAGS),
        ),
        phases=list(PHASES),
        marks=list(MARKS),
        scenarios=_scenarios(),
    )


def _logistics(card: Printed) -> Logistics | None:
    found = card.logistic
    return None if found is None else Logistics(found.base, found.plus_ops, found.led_by)


def cards() -> list[Card]:
    """Both decks, by the ids that choices name the cards by."""
    found = []
    for id, card, entry in zip(CARD_IDS, CARDS, data("cards")["cards"], strict=True):
        found.append(
            Card(
                id=id,
                seat=SEATS[card.side],
                number=entry["number"],
                type=card.type,
                reaction=card.kind,
                ops=card.ops,
                oc_intel=card.oc_intel,
                ec_intel=card.ec_intel,
                condition=card.condition,
                logistic=_logistics(card),
                hqs=[UNITS.ids[hq] for hq in bits(card.hqs)],
                remove=card.remove,
                draw=card.draw,
                will=card.will,
                forced=card.forced,
                confidence=entry["confidence"],
            )
        )
    return found

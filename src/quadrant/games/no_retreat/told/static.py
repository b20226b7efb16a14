"""What never changes, as clients draw it: the parts of ``data/*.json`` that board and cards come from."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, convert

from quadrant.games.no_retreat.components import data
from quadrant.games.no_retreat.verbs import CARD_KIND
from quadrant.kernel import underlay
from quadrant.kernel.underlay import Outline, Outlines

Seat = Literal["axis", "soviet"]


# map.json


class Town(Struct):
    name_en: str
    name_ru: str
    start_owner: Seat


class Hex(Struct):
    """A hex of the map."""

    id: str
    col: int
    row: int
    terrain: str
    country: str
    region: str
    vp: int
    objective: Seat | None
    seas: list[str]
    edge: Seat | None
    river_sides: dict[str, str]
    blocked_sides: dict[str, str]
    areas: list[str]
    neighbors: dict[str, str]
    city: Town | UnsetType = UNSET
    oil: Town | UnsetType = UNSET


class Water(Struct):
    id: str
    body: str


class Area(Struct):
    """Finland and the Balkans: one place each, off the grid of hexes."""

    id: str
    name_en: str
    name_ru: str
    adjacent_hexes: list[str]
    adjacent_areas: list[str]
    draw_cells: list[str]


class Grid(Struct):
    columns: int
    rows: int


class Map(Struct):
    grid: Grid
    hexes: list[Hex]
    water: list[Water]
    areas: list[Area]


# units.json


class Face(Struct):
    strength: int
    movement: int
    type: str
    name_en: str
    name_ru: str
    white_strength: bool
    bracketed_no_zoc: bool


class Removal(Struct):
    """13.5 When a unit leaves the game, if a turn says it."""

    turn: int | UnsetType = UNSET


class Unit(Struct):
    id: str
    player: Seat
    nationality: str
    name_en: str
    name_ru: str
    front: Face
    back: Face | None
    removed: Removal | None
    confidence: str


class Units(Struct):
    units: list[Unit]


# turn_track.json


class RedEvent(Struct):
    name_en: str
    name_ru: str


class Threshold(Struct):
    threshold: dict[str, int]


class Effect(Struct):
    """13.5 What a turn brings, or a rule that begins or ends with it."""

    code: str
    rule: str


class Turn(Struct):
    turn: int
    year: int
    period_en: str
    period_ru: str
    blitz: int
    shock: int
    sudden_death: Threshold | None
    red_event: RedEvent | None
    effects: list[Effect]
    arrivals: list[str]


class TurnTrack(Struct):
    turns: list[Turn]


# underlay.json


class Lakes(Outlines):
    minor: str


class Regions(Struct):
    lines: list[Outline]


class DrawnArea(Struct):
    """How an area off the grid is drawn, and where its units stand."""

    id: str
    outline: str
    border: str
    x: float
    y: float


class DrawnAreas(Struct):
    items: list[DrawnArea]


class Layers(underlay.Layers, kw_only=True):
    lakes: Lakes
    rivers: Outlines
    upper_courses: Outlines
    streams: Outline
    border_1941: Outline
    regions: Regions
    areas: DrawnAreas


class Underlay(underlay.Underlay, kw_only=True):
    layers: Layers


class Board(Struct):
    map: Map
    underlay: Underlay
    units: Units
    turn_track: TurnTrack


# cards.json


class Half(Struct):
    """One side's event on a card."""

    initiative: Seat | None
    timing: list[str]
    play_immediately: bool


class Card(Struct):
    """A card with an event for each side."""

    id: str
    type: str
    number: int
    axis: Half
    soviet: Half
    removed_in_1945: bool
    added_in_1945: bool
    confidence: str


def cards() -> list[Card]:
    """The deck and the Joker, by the ids that choices name them by."""
    printed = data("cards")
    joker = printed["joker"] | {"removed_in_1945": False, "added_in_1945": False}
    for side in ("axis", "soviet"):
        joker[side] = {"initiative": None, "timing": printed["joker"]["timing"], "play_immediately": False}
    every = zip(CARD_KIND.ids, (*printed["cards"], joker), strict=True)
    return [convert({**card, "id": id, "type": "event"}, Card) for id, card in every]

"""What never changes, as clients draw it: the parts of ``data/*.json`` that boards and cards come from."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from quadrant.kernel.drawing import Point, Rect

Nation = Literal["uk", "ussr", "us"]
Theater = Literal["europe", "pacific"]


# map.json


class Issue(Struct):
    id: str
    class_: str = field(name="class")
    nation: Nation | None
    conditional: bool | UnsetType = UNSET


class Space(Struct):
    """A space of a front's track, or the name of one that another track shares."""

    ref: str | UnsetType = UNSET
    id: str | UnsetType = UNSET
    amphibious: bool | UnsetType = UNSET
    b29: bool | UnsetType = UNSET
    kamikaze: bool | UnsetType = UNSET
    naval_min: int | UnsetType = UNSET


class Front(Struct):
    id: str
    owner: Nation
    theater: Theater
    box: str
    track: list[Space]


class Box(Struct):
    id: str
    theater: Theater
    front: str | None


class Global(Struct):
    """A Global Issue lies between two nations; each has its advantage."""

    id: str
    between: tuple[Nation, Nation]
    advantage: dict[str, str]


class ConferenceTable(Struct):
    global_issues: list[Global]


class BombStep(Struct):
    id: str
    confidence: str


class BombTrack(Struct):
    spaces: list[BombStep]


class Map(Struct):
    issues: list[Issue]
    fronts: list[Front]
    theater_boxes: list[Box]
    axis_spaces: list[Space]
    a_bomb_track: BombTrack
    conference_table: ConferenceTable


# underlay.json


class Stop(Struct):
    """Where a space of a track lies; the last one is an Axis power's home."""

    x: float
    y: float
    axis: bool | UnsetType = UNSET


class Land(Struct):
    paths: list[str]


class States(Struct):
    items: dict[str, str]


class Layers(Struct):
    land: Land
    lakes: str
    states: States
    borders: str


class Track(Struct):
    front: str
    box: str
    spaces: list[str]
    d: str


class Link(Struct):
    """The line from a country or colony to the space it belongs to."""

    location: str
    to: str
    d: str


class Label(Struct):
    """A name of the scenery, in both languages."""

    kind: str
    en: str
    ru: str
    x: float
    y: float
    angle: float
    size: float
    spacing: float
    size_ru: float | UnsetType = UNSET
    spacing_ru: float | UnsetType = UNSET


class Panel(Struct):
    """The map of a theater."""

    width: float
    height: float
    layers: Layers
    spaces: dict[str, Stop]
    boxes: dict[str, Rect]
    leadership: Rect
    locations: dict[str, Point]
    tracks: list[Track]
    links: list[Link]
    labels: list[Label]


class Panels(Struct):
    europe: Panel
    pacific: Panel


class Underlay(Struct):
    panels: Panels


class Board(Struct):
    map: Map
    underlay: Underlay


# cards.json


class StaffConfidence(Struct):
    overall: str


class StaffCard(Struct, tag_field="type", tag="staff"):
    """A staff card; the Chief of Staff has no value but a die."""

    id: str
    seat: Nation
    value: int | None
    confidence: StaffConfidence
    chief_of_staff: bool | UnsetType = UNSET


class LeaderConfidence(Struct):
    ability: str
    fail_number: str | UnsetType = UNSET


class LeaderCard(Struct, tag_field="type", tag="leader"):
    id: str
    seat: Nation
    value: int
    confidence: LeaderConfidence


class Band(Struct):
    """One of the five bands of a conference card."""

    color: Literal["green", "red", "blue", "gray", "white"]
    confidence: str


class ConferenceCard(Struct, tag_field="type", tag="conference"):
    id: str
    conference: int
    bands: list[Band]


Card = StaffCard | LeaderCard | ConferenceCard

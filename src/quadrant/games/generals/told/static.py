"""What never changes, as clients draw it: the parts of ``data/*.json`` that map and cards are made from."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from quadrant.kernel.drawing import Point, Rect

Kind = Literal["land", "sea"]


class Space(Struct):
    """A space of the rules: ``map.json``."""

    id: str
    kind: Kind
    supply: bool
    home_of: str | None
    adjacent: list[str]


class Shape(Struct):
    """A space as it is drawn: outline, where its name stands, where its pieces do."""

    kind: Kind
    d: str
    label: Point
    anchor: list[Point]
    bbox: Rect
    star: Point | UnsetType = UNSET


class Strait(Struct):
    """The way between two seas, and where its anchor stands."""

    id: str
    controlled_by_land: str
    connects: tuple[str, str]
    d: str
    from_: Point = field(name="from")
    to: Point
    icon: Point


class Canvas(Struct):
    width: float
    height: float


class Lines(Struct):
    land: str
    sea: str
    ice: str


class Decor(Struct):
    greenland: str
    arctic: str
    lakes: str
    graticule: str


class Seam(Struct):
    """Two spaces that touch across the edge of the sheet."""

    left: str
    right: str
    y: tuple[float, float]


class Wrap(Struct):
    pairs: list[Seam]


class Shapes(Struct):
    """``shapes.json``."""

    canvas: Canvas
    spaces: dict[str, Shape]
    straits: list[Strait]
    coast: str
    lines: Lines
    decor: Decor
    wrap: Wrap


class Map(Struct):
    spaces: list[Space]


class Board(Struct):
    map: Map
    shapes: Shapes


class Card(Struct):
    """A card: whose it is, of which sort, and how sure its text is."""

    id: str
    nation: str
    type: str
    confidence: str

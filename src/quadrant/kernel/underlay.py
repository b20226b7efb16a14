"""The drawing under a map of hexes, as both hex games have it in ``data/underlay.json``."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType


class Canvas(Struct):
    """The part of the plane that is drawn."""

    x: float
    y: float
    width: float
    height: float


class Outline(Struct):
    """A path of SVG."""

    d: str


class Outlines(Struct):
    """Several of them."""

    items: list[Outline]


class Land(Struct):
    """Coasts, a path for each piece of land."""

    paths: list[str]


class Layers(Struct, kw_only=True):
    """What every underlay has; games add their own."""

    land: Land
    grid_outline: Outline


class Word(Struct, kw_only=True):
    """A word on the map in both languages, and how it is set; in Russian it may be set smaller."""

    kind: Literal["ocean", "sea", "country", "region", "island", "river"]
    en: str
    ru: str
    x: float
    y: float
    angle: float
    size: float
    spacing: float
    size_ru: float | UnsetType = UNSET
    spacing_ru: float | UnsetType = UNSET


class Words(Struct):
    """All of them."""

    items: list[Word]


class Underlay(Struct, kw_only=True):
    """What lies under the hexes."""

    canvas: Canvas
    layers: Layers
    labels: Words

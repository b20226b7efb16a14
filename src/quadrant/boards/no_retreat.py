"""The board of No Retreat!: the front, the counters, and who holds the cities."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from quadrant.boards.hexes import DrawnCounter, Point, Sheet, flag, place_name
from quadrant.boards.svg import COLOURS, Picture, join, path, tag, wear
from quadrant.boards.svg import data as drawings
from quadrant.games.no_retreat.components import data
from quadrant.games.no_retreat.told.view import UnitView, View
from quadrant.kernel.text import Catalogue

LOOKS: Final = drawings("counters")["no_retreat"]
LEADERS: Final = frozenset(("german", "soviet"))
SIZE: Final = 66


def _centre(hex: str) -> Point:
    column, row = int(hex[:2]), int(hex[2:])
    return 100 * column + (0 if row % 2 else 50), 86.60254 * row


@cache
def _areas() -> dict[str, Point]:
    """The places off the grid."""
    return {raw["id"]: (raw["x"], raw["y"]) for raw in data("underlay")["layers"]["areas"]["items"]}


def _at(space: str) -> Point:
    return _areas()[space] if space in _areas() else _centre(space)


@cache
def _sheet() -> Sheet:
    underlay, hexes = data("underlay"), data("map")["hexes"]
    terrain: dict[str, list[str]] = {kind: [] for kind in ("forest", "marsh", "mountain")}
    for raw in hexes:
        terrain.get(raw["terrain"], []).append(raw["id"])
    names = tuple(raw["id"] for raw in hexes)
    return Sheet("no-retreat", underlay, _centre, 30, names, terrain, _lines(underlay["layers"]))


def _lines(layers: dict[str, Any]) -> str:
    """Lakes, rivers, borders and the areas off the grid."""
    lake = {"fill": COLOURS["lake"], "stroke": COLOURS["lake-edge"], "fill_rule": "evenodd"}
    bounds = {"stroke": COLOURS["bounds"], "stroke_width": 3, "stroke_dasharray": "12 7"}
    return join(
        (
            *(path(item["d"], **lake) for item in layers["lakes"]["items"]),
            *(path(item["outline"], fill=COLOURS["tint-area"]) for item in layers["areas"]["items"]),
            *(path(item["border"], **bounds) for item in layers["areas"]["items"]),
            *(path(item["d"], stroke=COLOURS["river"], stroke_width=6) for item in layers["rivers"]["items"]),
            path(layers["border_1941"]["d"], **bounds),
            path(_barred(), stroke=COLOURS["sea-ink"], stroke_width=7),
        )
    )


def _barred() -> str:
    """The sides that cannot be crossed."""
    found = []
    for raw in data("map")["hexes"]:
        for side in raw["blocked_sides"]:
            there = raw["neighbors"].get(side)
            if there and there > raw["id"] and there.isdigit():
                (x, y), (a, b) = _centre(raw["id"]), _centre(there)
                dx, dy = (b - y) * 0.2887, (x - a) * 0.2887
                start = (x + a) / 2 - dx, (y + b) / 2 - dy
                found.append(f"M{start[0]:.0f} {start[1]:.0f}l{2 * dx:.0f} {2 * dy:.0f}")
    return join(found)


@cache
def _printed() -> dict[str, Any]:
    return {raw["id"]: raw for raw in data("units")["units"]}


def _counter(unit: UnitView) -> DrawnCounter:
    raw = _printed()[unit.unit]
    face = (raw["back"] if unit.face else raw["front"]) or raw["front"]
    strength, movement = face["strength"], face["movement"]
    nation = raw["nationality"]
    colours = wear(LOOKS["colours"][raw["player"]])
    return DrawnCounter(
        colours,
        LOOKS["symbols"].get(face["type"], "infantry"),
        f"({strength}){movement}" if face["bracketed_no_zoc"] else f"{strength}-{movement}",
        unit.steps,
        max(unit.steps, 2 if raw["back"] else 1),
        None if nation in LEADERS else nation,
        LOOKS["frames"].get(face["type"]),
        unit.face > 0,
        "out_of_supply" not in unit.marks,
    )


def draw(view: View, words: Catalogue) -> Picture:
    sheet = _sheet()
    held: dict[str, list[DrawnCounter]] = {}
    for unit in view.units:
        if unit.space is not None:
            held.setdefault(unit.space, []).append(_counter(unit))
    stacks = (sheet.stack(_at(space), counters, SIZE) for space, counters in sorted(held.items(), key=_row))
    area = [space for space in view.area if space.isdigit()]
    body = (
        *(sheet.ground(), _weather(view), sheet.veil(area), sheet.lettering(words.language)),
        *(*_towns(view, held), *stacks),
    )
    return sheet.picture(join((*body, *_names(words))), area)


def _row(held: tuple[str, list[DrawnCounter]]) -> float:
    return _at(held[0])[1]


def _weather(view: View) -> str:
    """Mud and snow lie over the whole land."""
    kind = {"mud": COLOURS["sign-mountain"], "snow": "#ffffff", "long_winter": "#ffffff"}.get(view.weather)
    canvas = _sheet().underlay["canvas"]
    box = {key: canvas[key] for key in ("x", "y", "width", "height")}
    land = "url(#no-retreat-land-clip)"
    return "" if kind is None else tag("rect", fill=kind, fill_opacity=0.22, clip_path=land, **box)


def _towns(view: View, held: dict[str, list[DrawnCounter]]) -> list[str]:
    """Cities and oil fields in the colours of who holds them."""
    axis = set(view.axis_control)
    found = []
    for raw in data("map")["hexes"]:
        if "city" not in raw and "oil" not in raw:
            continue
        side = "axis" if raw["id"] in axis else "soviet"
        x, y = _centre(raw["id"])
        # Counters cover the middle of the hex; whose it is shows beside them.
        found.append(flag((x - 36, y + 26) if raw["id"] in held else (x, y), wear(LOOKS["colours"][side])))
    return found


def _names(words: Catalogue) -> list[str]:
    key = f"name_{words.language}"
    named = [(raw["city"][key], _centre(raw["id"])) for raw in data("map")["hexes"] if "city" in raw]
    return [place_name(name, at, 24) for name, at in named]

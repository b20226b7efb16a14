"""The board of Empire of the Sun: the Pacific, the counters, and the places that Japan holds."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from quadrant.boards.hexes import DrawnCounter, Point, Sheet, flag, place_name
from quadrant.boards.svg import COLOURS, Picture, join, path, wear
from quadrant.boards.svg import data as drawings
from quadrant.games.empire.components import data
from quadrant.games.empire.told import static
from quadrant.games.empire.told.view import UnitView, View
from quadrant.kernel.text import Catalogue

LOOKS: Final = drawings("counters")["empire"]
#: Nations that fight under another's colours.
BANDS: Final = frozenset(("indian", "australian", "new_zealand", "joint"))
#: What lies on top of a stack; the last is uppermost.
LAYERS: Final = ("hq", "ground", "lrb", "air", "naval", "carrier")
SIZE: Final = 78


def _centre(hex: str) -> Point:
    column, row = int(hex[:2]), int(hex[2:])
    return 86.60254 * (column - 10), 100 * (row + 0.5 * (column % 2))


@cache
def _sheet() -> Sheet:
    board = static.board()
    terrain: dict[str, list[str]] = {kind: [] for kind in ("mixed", "jungle", "mountain", "atoll")}
    for id, hex in board.map.hexes.items():
        terrain.get(hex.terrain, []).append(id)
    return Sheet("empire", data("underlay"), _centre, 0, tuple(board.map.hexes), terrain, _lines(board))


def _lines(board: static.Board) -> str:
    """Reefs, borders, resource hexes, roads and railways."""
    layers: dict[str, Any] = data("underlay")["layers"]
    border = {"stroke": COLOURS["land-line"], "stroke_width": 2, "stroke_dasharray": "8 6"}
    rings = "".join(_ring(id) for id, hex in board.map.hexes.items() if hex.resource)
    routes = "".join(
        "M{:.0f} {:.0f}L{:.0f} {:.0f}".format(*_centre(route.start), *_centre(route.to))
        for route in board.map.transport_routes
        if not route.requires_built
    )
    return join(
        (
            path(layers["islets"]["d"], fill=COLOURS["land"], opacity=0.7),
            path(layers["reefs"]["d"], stroke=COLOURS["land-edge"], stroke_width=1.5, stroke_dasharray="4 4"),
            *(path(line["d"], **border) for line in layers["borders"]["lines"] if line["kind"] == "game"),
            path(rings, stroke=COLOURS["resource"], stroke_width=5),
            path(routes, stroke=COLOURS["rail"], stroke_width=3, opacity=0.7),
        )
    )


def _ring(hex: str) -> str:
    x, y = _centre(hex)
    return f"M{x - 50:.0f} {y:.0f}l25 -43h50l25 43l-25 43h-50Z"


@cache
def _printed() -> dict[str, static.Unit]:
    return {unit.id: unit for unit in static.board().units}


def _counter(unit: UnitView) -> DrawnCounter:
    raw = _printed()[unit.unit]
    face = raw.faces[min(unit.face, len(raw.faces) - 1)]
    hq = raw.kind == "hq"
    return DrawnCounter(
        wear(LOOKS["colours"].get(raw.nationality, "uk")),
        LOOKS["symbols"].get(raw.type, "infantry"),
        f"{raw.efficiency}·{raw.range}" if hq else f"{face.attack}-{face.defense}",
        len(raw.faces) - unit.face,
        0 if hq else len(raw.faces),
        raw.nationality if raw.nationality in BANDS else None,
        "wall" if hq else None,
        unit.face > 0,
        unit.supplied,
    )


def draw(view: View, words: Catalogue) -> Picture:
    sheet = _sheet()
    held: dict[str, list[UnitView]] = {}
    for unit in view.units:
        if unit.space is not None:
            held.setdefault(unit.space, []).append(unit)
    for units in held.values():
        units.sort(key=lambda unit: LAYERS.index(_printed()[unit.unit].kind))
    stacks = [
        sheet.stack(_centre(space), [_counter(unit) for unit in units], SIZE)
        for space, units in sorted(held.items(), key=lambda found: _centre(found[0])[1])
    ]
    scenario = next(found for found in static.board().scenarios if found.id == view.scenario)
    area = scenario.area
    body = (
        sheet.ground(),
        sheet.veil(area),
        sheet.lettering(words.language),
        *_control(view, held, area),
        *stacks,
    )
    return sheet.picture(join((*body, *_names(words, area))), area)


def _control(view: View, held: dict[str, list[UnitView]], area: list[str]) -> list[str]:
    """The named places in play, in the colours of their holders."""
    japanese = set(view.japanese)
    found = []
    for id, hex in static.board().map.hexes.items():
        if not hex.named_location or (area and id not in area):
            continue
        x, y = _centre(id)
        at = (x - 38, y + 30) if id in held else (x, y)
        found.append(flag(at, wear("japan" if id in japanese else "allies")))
    return found


def _names(words: Catalogue, area: list[str]) -> list[str]:
    """The names of places; on the whole map, only those of ports with airfields."""
    found = []
    for id, hex in static.board().map.hexes.items():
        name = hex.name_ru if words.language == "ru" else hex.name
        if isinstance(name, str) and (id in area if area else hex.port and hex.airfield):
            x, y = _centre(id)
            found.append(place_name(name, (x, y - 12), 26))
    return found

"""The board of Generals: the world, who stands where, supply sources and straits."""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import Any, Final

from quadrant.boards.svg import (
    COLOURS,
    SERIF,
    Picture,
    broken,
    data,
    group,
    haloed,
    join,
    path,
    rough,
    sign,
    tag,
    tinted,
    wear,
)
from quadrant.games.generals.components import HOME, NATIONS, SPACES, read
from quadrant.games.generals.told.view import PieceView, View
from quadrant.kernel.text import Catalogue

#: How large pieces and letters are drawn, in units of the board.
PIECE: Final = 50
LETTERS: Final = 17
#: The width of a capital letter relative to its size; notebooks may have no narrow typeface.
WIDE: Final = 0.78
STAR: Final = "M0 -5.4L1.4 -1.8L5.2 -1.7L2.2 0.7L3.2 4.4L0 2.3L-3.2 4.4L-2.2 0.7L-5.2 -1.7L-1.4 -1.8Z"
ANCHOR: Final = "M0 -2.6V4.6M-2.4 -0.4H2.4M-4.4 1.4C-4 4 -2 4.8 0 4.8C2 4.8 4 4 4.4 1.4"
BLOCK: Final = "M-16 -12H16V16.5A2.5 2.5 0 0 1 13.5 19H-13.5A2.5 2.5 0 0 1 -16 16.5Z"
KEEL: Final = "M-19.5 1.5H19.5L14.5 15.5A3 3 0 0 1 11.6 17.5H-11.6A3 3 0 0 1 -14.5 15.5Z"
HULL: Final = (
    "M-19.5 -4H-11V-9.5H-7.5V-15H-1.5V-9.5H8.5V-4H19.5L15.4 10A3 3 0 0 1 12.5 12.2H-12.5A3 3 0 0 1 -15.4 10Z"
)

Point = tuple[float, float]


@cache
def _shapes() -> dict[str, Any]:
    shapes: dict[str, Any] = read("shapes.json")
    return shapes


@cache
def _ground() -> str:
    """Sea, land, homes and borders: the same for every match."""
    shapes = _shapes()
    size = shapes["canvas"]
    homes = {
        SPACES[home]: tinted(nation, COLOURS["land"], 0.34)
        for nation, home in zip(NATIONS, HOME, strict=True)
    }
    lands = join(
        path(rough(shape["d"], 2), fill=homes.get(space, COLOURS["land"]), fill_rule="evenodd")
        for space, shape in shapes["spaces"].items()
        if shape["kind"] == "land"
    )
    line = {"stroke": COLOURS["land-line"], "stroke_width": 1.2}
    return join(
        (
            tag("rect", width=size["width"], height=size["height"], fill=COLOURS["sea"]),
            path(rough(shapes["decor"]["graticule"], 3), stroke=COLOURS["sea-line"], stroke_opacity=0.22),
            path(
                rough(shapes["coast"], 6),
                stroke=COLOURS["sea-shallow"],
                stroke_width=22,
                stroke_linejoin="round",
            ),
            path(rough(shapes["decor"]["arctic"]), fill=COLOURS["ice"]),
            path(rough(shapes["decor"]["greenland"]), fill=COLOURS["ice"]),
            lands,
            path(rough(shapes["decor"]["lakes"]), fill=COLOURS["sea"], fill_rule="evenodd"),
            path(rough(shapes["lines"]["land"]), **line),
            path(
                rough(shapes["lines"]["sea"]),
                stroke=COLOURS["sea-line"],
                stroke_dasharray="6 5",
                stroke_width=1.4,
            ),
            path(rough(shapes["coast"], 2), stroke=COLOURS["land-edge"], stroke_width=1.2),
        )
    )


def draw(view: View, words: Catalogue) -> Picture:
    size = _shapes()["canvas"]
    standing: dict[str, list[PieceView]] = {}
    for piece in view.pieces:
        standing.setdefault(piece.space, []).append(piece)
    spots = {space: _spots(space, len(pieces)) for space, pieces in standing.items()}
    body = join(
        (
            _ground(),
            *(_strait(raw, camp) for raw, camp in _straits(view)),
            *(_name(space, spots.get(space, []), view, words) for space in SPACES),
            *(
                _piece(piece, spot)
                for space, pieces in standing.items()
                for piece, spot in zip(pieces, spots[space], strict=True)
            ),
        )
    )
    return Picture(0, 0, size["width"], size["height"], body)


def _straits(view: View) -> list[tuple[dict[str, Any], str]]:
    camps = {strait.id: strait.camp for strait in view.straits}
    return [(raw, camps[raw["id"]]) for raw in _shapes()["straits"]]


def _strait(raw: dict[str, Any], camp: str) -> str:
    """The two seas it joins, and the anchor in the colour and shape of the camp it is open to."""
    field = {"fill": COLOURS[camp], "stroke": COLOURS["paper-raised"], "stroke_width": 1.2}
    plate = tag("rect", x=-7.5, y=-7.5, width=15, height=15, rx=1.5, **field)
    if camp != "axis":
        plate = tag("circle", r=8, **field)
    ink = {"stroke": COLOURS[f"{camp}-ink"], "stroke_width": 1.3, "stroke_linecap": "round"}
    anchor = path(ANCHOR, **ink) + tag("circle", cy=-4, r=1.4, fill="none", **ink)
    at = raw["icon"]["x"], raw["icon"]["y"]
    return path(raw["d"], stroke=COLOURS[camp], stroke_width=3) + group(plate, anchor, at=at, scale=1.5)


def _spots(space: str, count: int) -> list[Point]:
    """Places for so many pieces in a space, far enough apart."""
    shape = _shapes()["spaces"][space]
    label = shape["label"]["x"], shape["label"]["y"]
    anchors: list[Point] = [(point["x"], point["y"]) for point in shape["anchor"]]

    def free(at: Point) -> float:
        away = hypot(at[0] - label[0], at[1] - label[1])
        return 1000 - (at[1] - label[1]) if away < 34 else away

    used = sorted(anchors, key=free)[:count]
    while len(used) < count:
        used.append((used[-1][0] + 36, used[-1][1]))
    middle = sum(x for x, _ in used) / count, sum(y for _, y in used) / count
    gaps = [max(abs(a[0] - b[0]), abs(a[1] - b[1])) for n, a in enumerate(used) for b in used[n + 1 :]]
    spread = max(1.0, (PIECE + 2) / min(gaps)) if gaps else 1.0
    return [(middle[0] + (x - middle[0]) * spread, middle[1] + (y - middle[1]) * spread) for x, y in used]


def _name(space: str, spots: list[Point], view: View, words: Catalogue) -> str:
    """The name of a space, out of the way of its pieces, with the star of a supply source."""
    shape = _shapes()["spaces"][space]
    sea = shape["kind"] == "sea"
    tuned = data("names").get(space, {})
    most = tuned.get("most", max(8, min(14, int(shape["bbox"]["w"] / 14))))
    lines = broken(words.name("space", space), most)
    tall, wide = len(lines) * LETTERS, max(map(len, lines)) * LETTERS * WIDE
    width = _shapes()["canvas"]["width"]
    label = shape["label"]["x"] + tuned.get("dx", 0), shape["label"]["y"] + tuned.get("dy", 0)
    x = min(width - wide / 2 - 6, max(wide / 2 + 22, label[0]))
    y = _beside(x, label[1], spots, wide, tall)
    look: dict[str, object] = {"letter_spacing": 0.8}
    if sea:
        look |= {"font_family": SERIF, "font_style": "italic", "font_weight": 400, "fill": COLOURS["sea-ink"]}
        look["stroke"] = COLOURS["sea"]
    size = LETTERS * (0.95 if sea else 1)
    first = y - tall / 2 + LETTERS * 0.8
    drawn = [haloed(line.upper(), x, first + n * LETTERS, size, **look) for n, line in enumerate(lines)]
    source = next((source for source in view.sources if source.space == space), None)
    if source is not None:
        only = None if source.seats is None else "2.6 1.9"
        face = {"fill": COLOURS["paper-raised"], "stroke": COLOURS["ink"], "stroke_dasharray": only}
        star = tag("circle", r=7.2, **face) + path(STAR, fill=COLOURS["ink"])
        drawn.append(group(star, at=(x - wide / 2 - 10, y), scale=1.5))
    return join(drawn)


def _beside(x: float, y: float, spots: list[Point], wide: float, tall: float) -> float:
    """A name that pieces would cover goes above or below them, whichever is nearer."""
    near = [spot for spot in spots if abs(spot[0] - x) < (wide + PIECE) / 2]
    if not any(abs(spot[1] - y) < (tall + PIECE) / 2 - 4 for spot in near):
        return y
    away = (tall + PIECE) / 2 + 1
    above, below = min(at for _, at in near) - away, max(at for _, at in near) + away
    return above if y - above < below - y else below


def _piece(piece: PieceView, spot: Point) -> str:
    """An army is a solid block, a navy a hull; pieces out of supply or protected are marked."""
    colours = wear(piece.seat)
    look = {"stroke": colours.edge, "stroke_width": 1.6, "stroke_linejoin": "round"}
    shade = path(BLOCK if piece.kind == "army" else KEEL, fill=colours.edge, **look)
    if piece.kind == "army":
        face = tag("rect", x=-16, y=-17, width=32, height=31, rx=2.5, fill=colours.field, **look)
        mark = group(sign(piece.seat, colours.ink), at=(0, -1.5), scale=1.12)
    else:
        face = path(HULL, fill=colours.field, **look)
        mark = group(sign(piece.seat, colours.ink), at=(0, 3.6), scale=0.72)
    flags = ""
    edge = {"stroke": COLOURS["paper-raised"], "stroke_width": 1.4}
    if not piece.supplied:
        flags += tag("circle", cx=13.5, cy=-13.5, r=7, fill=COLOURS["danger"], **edge)
        flags += path("M13.5 -17.3V-12.5M13.5 -10.5V-9.3", stroke=COLOURS["on-danger"], stroke_width=2.2)
    if piece.protected:
        flags += group(
            path("M-6 -6H6V0.5C6 4 3 6.3 0 7.5C-3 6.3 -6 4 -6 0.5Z", fill=COLOURS["done"], **edge),
            at=(-13.5, -13.5),
        )
    return group(shade, face, mark, flags, at=spot, scale=PIECE / 40)

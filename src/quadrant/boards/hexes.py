"""Boards of hexes: coasts, terrain, what runs along hexsides, names, and stacks of counters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import cos, radians, sin
from typing import Any, Final, NamedTuple

from quadrant.boards.svg import (
    COLOURS,
    NARROW,
    Picture,
    Wear,
    group,
    haloed,
    join,
    lettering,
    path,
    symbol,
    tag,
    text,
)

Point = tuple[float, float]

#: From the middle of a hex to its corners, if the next hex is 100 away.
RADIUS: Final = 57.735
#: How far the counters of a stack lie apart, and how many of them are drawn.
STEP: Final = 7
DRAWN: Final = 4
#: The margin around the part of the map that is shown.
MARGIN: Final = 130


class DrawnCounter(NamedTuple):
    """A unit as it is drawn: what is printed on it, and how it lies."""

    colours: Wear
    symbol: str
    value: str
    steps: int
    full: int
    #: The nation within the camp, as a band of its colour.
    band: str | None = None
    frame: str | None = None
    weak: bool = False
    supplied: bool = True


class Sheet(NamedTuple):
    """The part of a game's map that never changes."""

    name: str
    underlay: Mapping[str, Any]
    #: The middle of a hex, and the angle of its first corner.
    centre: Callable[[str], Point]
    angle: int
    hexes: tuple[str, ...]
    #: Hexes by their terrain, for those that have a tint.
    terrain: Mapping[str, list[str]]
    #: What is drawn over the land before the counters: rivers, borders, lakes.
    lines: str

    def cell(self, hex: str, share: float = 1) -> str:
        """The outline of a hex, or of a smaller one inside it."""
        x, y = self.centre(hex)
        corners = (
            f"{x + share * RADIUS * cos(a):.0f} {y + share * RADIUS * sin(a):.0f}"
            for a in (radians(self.angle + 60 * n) for n in range(6))
        )
        return f"M{'L'.join(corners)}Z"

    def cells(self, hexes: Iterable[str], share: float = 1) -> str:
        return join(self.cell(hex, share) for hex in hexes)

    def ground(self) -> str:
        """Sea, land, terrain and the hexes themselves."""
        canvas = self.underlay["canvas"]
        layers = self.underlay["layers"]
        land = f"{self.name}-land"
        use = {"href": f"#{land}"}
        box = {key: canvas[key] for key in ("x", "y", "width", "height")}
        shallow = {"fill": "none", "stroke": COLOURS["sea-shallow"], "stroke_linejoin": "round"}
        tints = join(
            path(self.cells(hexes), fill=COLOURS[f"tint-{kind}"])
            for kind, hexes in self.terrain.items()
            if hexes
        )
        return join(
            (
                tag("defs", path("".join(layers["land"]["paths"]), id=land, fill=None)),
                tag("clipPath", tag("use", **use), id=f"{land}-clip"),
                tag("rect", fill=COLOURS["sea"], **box),
                tag("use", stroke_width=44, **shallow, **use),
                tag("use", fill=COLOURS["land"], fill_rule="evenodd", **use),
                tag("g", tints, clip_path=f"url(#{land}-clip)"),
                tag("use", fill="none", stroke=COLOURS["land-edge"], stroke_width=2.5, **use),
                path(self.cells(self.hexes), stroke=COLOURS["ink"], stroke_opacity=0.2, stroke_width=1.4),
                self.lines,
            )
        )

    def lettering(self, language: str) -> str:
        return lettering(self.underlay["labels"]["items"], language)

    def stack(self, at: Point, counters: list[DrawnCounter], size: float) -> str:
        """The counters of one place, the last on top, with their number if there are too many to see."""
        shown = counters[-DRAWN:]
        first = -STEP * (len(shown) - 1) / 2
        drawn = [
            group(_counter(counter), at=(at[0] + first + STEP * n, at[1] - first - STEP * n), scale=size / 40)
            for n, counter in enumerate(shown)
        ]
        if len(counters) > 1:
            x, y = at[0] + size / 2 - 2, at[1] + size / 2 - 4
            look = {"fill": COLOURS["paper-raised"], "stroke": COLOURS["ink"], "stroke_width": 1.5}
            drawn.append(tag("circle", cx=x, cy=y, r=size / 5.2, **look))
            drawn.append(text(str(len(counters)), x, y + size / 9, size / 3.4))
        return join(drawn)

    def veil(self, area: Iterable[str]) -> str:
        """A veil over what is not in play; nothing if no part of the map is named."""
        part = frozenset(area)
        outside = [hex for hex in self.hexes if part and hex not in part]
        return path(self.cells(outside), fill=COLOURS["paper"], fill_opacity=0.62)

    def picture(self, body: str, area: Iterable[str]) -> Picture:
        """The part of the map with these hexes; the whole map if none is named."""
        canvas = self.underlay["canvas"]
        left, top = canvas["x"], canvas["y"]
        right, bottom = left + canvas["width"], top + canvas["height"]
        points = [self.centre(hex) for hex in area]
        if points:
            xs, ys = zip(*points, strict=True)
            left, right = max(left, min(xs) - MARGIN), min(right, max(xs) + MARGIN)
            top, bottom = max(top, min(ys) - MARGIN), min(bottom, max(ys) + MARGIN)
        return Picture(left, top, right - left, bottom - top, body)


def _counter(counter: DrawnCounter) -> str:
    """A counter, 40 units square around its middle, as the client draws it."""
    field, ink, edge = counter.colours.field, counter.colours.ink, counter.colours.edge
    square = {"width": 40, "height": 40, "rx": 4}
    drawn = [
        tag("rect", x=-19, y=-18.2, fill="#000", fill_opacity=0.2, **square),
        tag("rect", x=-20, y=-20, fill=field, stroke=edge, stroke_width=1.2, **square),
    ]
    if counter.weak:
        stripes = "M-20 -4L-4 -20M-20 11L11 -20M-16 20L20 -16M-1 20L20 -1M13 20L20 13"
        drawn.append(path(stripes, stroke=ink, stroke_width=2.2, stroke_opacity=0.2))
    if counter.band in COLOURS:
        drawn.append(path("M-18 -18V18", stroke=COLOURS[counter.band], stroke_width=3.4))
    if counter.frame:
        dash = "4.2 2.2" if counter.frame == "wall" else "1.5 2.5"
        look = {"fill": "none", "stroke": ink, "stroke_width": 1.6, "stroke_dasharray": dash}
        drawn.append(tag("rect", x=-18.3, y=-18.3, width=36.6, height=36.6, rx=2.6, **look))
    drawn.append(symbol(counter.symbol, ink, 0, -7.2, 32, 20))
    # Letters that fit within the counter in any typeface.
    size = min(15.5, 48 / len(counter.value))
    drawn.append(text(counter.value, -3 if counter.full else 0, 16.2, size, fill=ink, font_family=NARROW))
    for step in range(counter.full):
        bar = {"x": 12.5, "y": 13.4 - 4.6 * step, "width": 5.0, "height": 3, "rx": 0.6}
        there = step < counter.steps
        drawn.append(tag("rect", fill=ink if there else "none", stroke=ink, stroke_width=0.7, **bar))
    if not counter.supplied:
        drawn.append(tag("circle", cx=16, cy=-16, r=6, fill=COLOURS["danger"], stroke=COLOURS["ink"]))
        drawn.append(
            path(
                "M13.4 -18.6L18.6 -13.4M18.6 -18.6L13.4 -13.4", stroke=COLOURS["on-danger"], stroke_width=1.8
            )
        )
    return join(drawn)


def place_name(name: str, at: Point, size: float) -> str:
    """A name at the top of its hex."""
    return haloed(name, at[0], at[1] - 33, size, dominant_baseline="middle")


def flag(at: Point, colours: Wear) -> str:
    """The controller of a place: a disc in its colours at the foot of the hex."""
    look = {"fill": colours.field, "stroke": colours.edge, "stroke_width": 3}
    return tag("circle", cx=at[0], cy=at[1], r=13, **look)

"""What pictures are made of: tags, colours, signs and symbols."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from html import escape as _escape
from importlib.resources import files
from typing import Any, Final, NamedTuple

NARROW: Final = "'PT Sans Narrow','Liberation Sans Narrow','Arial Narrow',sans-serif"
SERIF: Final = "'PT Serif','Liberation Serif',serif"


@cache
def data(name: str) -> Any:
    """One file of the drawings that client and Python share."""
    return json.loads(files("quadrant.boards").joinpath("data", f"{name}.json").read_text(encoding="utf-8"))


COLOURS: Final[dict[str, str]] = data("colours")
#: Whose colours a seat wears if there are none of its own name.
WEARS: Final = {"us": "usa", "axis": "germany", "soviet": "ussr", "allies": "usa"}


class Picture(NamedTuple):
    """A drawing and the part of it that is shown."""

    x: float
    y: float
    width: float
    height: float
    body: str

    def svg(self) -> str:
        box = f"{self.x:g} {self.y:g} {self.width:g} {self.height:g}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" '
            f'style="width:100%;max-width:{min(self.width, 1600):g}px;height:auto">{self.body}</svg>'
        )


def escape(text: str) -> str:
    return _escape(text, quote=True)


def tag(name: str, *inside: str, **attributes: object) -> str:
    """An element; ``stroke_width=2`` is ``stroke-width="2"``, what is None is left out."""
    given = [
        f' {key.strip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    ]
    body = "".join(inside)
    return f"<{name}{''.join(given)}>{body}</{name}>" if body else f"<{name}{''.join(given)}/>"


def _value(value: object) -> str:
    return f"{round(value, 1):g}" if isinstance(value, float) else escape(str(value))


def path(d: str, **attributes: object) -> str:
    return tag("path", d=d, **({"fill": "none"} | attributes))


def group(*inside: str, at: tuple[float, float] | None = None, scale: float = 1, **attributes: object) -> str:
    """Several elements, moved and scaled together."""
    moves = [] if at is None else [f"translate({at[0]:g} {at[1]:g})"]
    if scale != 1:
        moves.append(f"scale({scale:g})")
    return tag("g", *inside, transform=" ".join(moves) or None, **attributes)


def text(words: str, x: float, y: float, size: float, **attributes: object) -> str:
    """Words around a point, lettered as on the client's maps."""
    given: dict[str, object] = {"font_family": NARROW, "font_weight": 700, "text_anchor": "middle"}
    given |= {"fill": COLOURS["ink"], "font_size": size} | attributes
    return tag("text", escape(words), x=float(x), y=float(y), **given)


def fitted(words: str, width: float, size: float) -> float:
    """The size of letters at which words fit a width in any typeface."""
    return min(size, width / (0.62 * max(1, len(words))))


def haloed(words: str, x: float, y: float, size: float, **attributes: object) -> str:
    """Words that stay legible on whatever lies below."""
    halo: dict[str, object] = {
        "paint_order": "stroke",
        "stroke": COLOURS["map-halo"],
        "stroke_linejoin": "round",
    }
    return text(words, x, y, size, **({"stroke_width": size / 4} | halo | attributes))


def lettering(items: Iterable[dict[str, Any]], language: str) -> str:
    """The names of seas and countries, as an underlay places them."""
    found = []
    for word in items:
        russian = language == "ru"
        wet = word["kind"] in ("ocean", "sea")
        x, y, angle = word["x"], word["y"], word["angle"]
        look = {
            "font_family": SERIF,
            "font_weight": 400,
            "font_style": "italic" if wet else None,
            "fill": COLOURS["sea-ink"] if wet else COLOURS["map-ink"],
            "letter_spacing": word.get("spacing_ru", word["spacing"]) if russian else word["spacing"],
            "opacity": 0.6,
            "dominant_baseline": "middle",
            "transform": f"rotate({angle} {x} {y})" if angle else None,
        }
        size = word.get("size_ru", word["size"]) if russian else word["size"]
        found.append(text(word[language], x, y, size, **look))
    return join(found)


def mix(first: str, second: str, share: float) -> str:
    """A mix with so much of the first colour in the second; both as ``#rrggbb``."""
    one, two = ([int(colour[at : at + 2], 16) for at in (1, 3, 5)] for colour in (first, second))
    return "#" + "".join(f"{round(share * a + (1 - share) * b):02x}" for a, b in zip(one, two, strict=True))


class Wear(NamedTuple):
    """The colours of a seat: its field, what is drawn on it, and its edge."""

    field: str
    ink: str
    edge: str
    nation: str


def wear(seat: str) -> Wear:
    nation = WEARS.get(seat, seat)
    field = COLOURS.get(nation, COLOURS["paper-raised"])
    ink, edge = (COLOURS.get(f"{nation}-{part}", COLOURS["ink"]) for part in ("ink", "edge"))
    return Wear(field, ink, edge, nation)


def tinted(seat: str, ground: str, share: float) -> str:
    """The ground with a little of a seat's colour; pale fields tint by their edge."""
    colours = wear(seat)
    return mix(colours.edge if colours.nation in ("japan", "usa") else colours.field, ground, share)


def sign(nation: str, ink: str) -> str:
    """The sign of a nation, in a 20 × 20 box around 0,0."""
    strokes = data("signs").get(WEARS.get(nation, nation), ())
    return "".join(
        path(one["d"], stroke=ink, stroke_width=one["line"]) if "line" in one else path(one["d"], fill=ink)
        for one in strokes
    )


def emblem(seat: str, size: float) -> str:
    """A seat's sign on its field, around 0,0."""
    colours = wear(seat)
    edge = {"fill": colours.field, "stroke": colours.edge, "stroke_width": size / 12}
    plate = tag("rect", x=-size / 2, y=-size / 2, width=size, height=size, rx=size / 6, **edge)
    return plate + group(sign(colours.nation, colours.ink), scale=size / 24)


@cache
def symbols() -> dict[str, dict[str, str]]:
    """The symbols of counters: a box and what is drawn in it."""
    return {**data("symbols"), **data("silhouettes")}


def symbol(name: str, ink: str, x: float, y: float, width: float, height: float) -> str:
    """A symbol as large as fits into the box around a point."""
    drawn = symbols()[name]
    left, top, wide, tall = map(float, drawn["box"].split())
    share = min(width / wide, height / tall)
    x, y = x - share * (left + wide / 2), y - share * (top + tall / 2)
    move = f"translate({x:.2f} {y:.2f}) scale({share:.4f})"
    return tag("g", drawn["body"], transform=move, color=ink)


def broken(name: str, most: int) -> list[str]:
    """A long name in lines of about so many letters."""
    lines: list[str] = []
    words = name.split()
    target = max(most, *map(len, words))
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= target:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def rough(d: str, every: int = 1) -> str:
    """An outline of absolute points in whole numbers, or only some of its points: a fraction of its size."""

    def part(found: re.Match[str]) -> str:
        points = found[0].rstrip("Z").split("L")
        whole = [_whole(point) for at, point in enumerate(points) if at % every == 0 or at == len(points) - 1]
        kept = [point for at, point in enumerate(whole) if not at or point != whole[at - 1]]
        return "L".join(kept) + ("Z" if found[0].endswith("Z") else "")

    return re.sub(r"[^M]+", part, d)


def _whole(point: str) -> str:
    return " ".join(f"{float(number):.0f}" for number in point.split())


def join(parts: Iterable[str]) -> str:
    return "".join(parts)

"""The board of Churchill: the two theaters of the war, and the conference table below them."""

from __future__ import annotations

from typing import Any, Final

from quadrant.boards.svg import (
    COLOURS,
    NARROW,
    Picture,
    broken,
    emblem,
    fitted,
    group,
    haloed,
    join,
    lettering,
    path,
    sign,
    tag,
    text,
    tinted,
    wear,
)
from quadrant.games.churchill.components import AXIS, BOMB_TRACK, NATIONS, THEATERS, data
from quadrant.games.churchill.told.view import BoxView, FrontView, IssueView, PlaceView, View
from quadrant.kernel.text import Catalogue

GAP: Final = 24
#: The conference table: its height, and that of a nation's row on it.
TABLE: Final = 330
ROW: Final = 92
FIRST: Final = 190
STEP: Final = 226


def draw(view: View, words: Catalogue) -> Picture:
    panels = data("underlay")["panels"]
    height = max(panel["height"] for panel in panels.values())
    drawn, x = [], 0.0
    for theater in THEATERS:
        panel = panels[theater]
        drawn.append(group(_theater(theater, panel, view, words), at=(x, 0)))
        x += panel["width"] + GAP
    width = x - GAP
    drawn.append(group(_conference(view, words, width), at=(0, height + GAP)))
    return Picture(0, 0, width, height + GAP + TABLE, join(drawn))


# The war


def _theater(theater: str, panel: dict[str, Any], view: View, words: Catalogue) -> str:
    fronts = {front.front: front for front in view.fronts}
    boxes = {box.box: box for box in view.boxes}
    places = {place.country: place for place in view.places}
    by_box = {track["box"]: fronts[track["front"]] for track in panel["tracks"]}
    return join(
        (
            _land(theater, panel, places),
            lettering(panel["labels"], words.language),
            *(path(link["d"], stroke=COLOURS["ink-soft"], stroke_dasharray="2 4") for link in panel["links"]),
            *(_track(track, fronts[track["front"]], panel, words) for track in panel["tracks"]),
            *(_box(boxes[id], by_box.get(id), at, words) for id, at in panel["boxes"].items()),
            *(_country(places[id], at, words) for id, at in panel["locations"].items()),
            _command(view.command[theater], panel["leadership"], words),
        )
    )


def _land(theater: str, panel: dict[str, Any], places: dict[str, PlaceView]) -> str:
    """Land and states; aligned countries have the colour of their nation."""
    land = "".join(panel["layers"]["land"]["paths"])
    box = {"width": panel["width"], "height": panel["height"]}
    clip = f"churchill-{theater}"
    states = []
    for id, d in panel["layers"]["states"]["items"].items():
        aligned = places[id].alignment if id in places else None
        fill = (
            tinted("usa", COLOURS["land"], 0.1) if aligned is None else tinted(aligned, COLOURS["land"], 0.36)
        )
        states.append(path(d, fill=tinted("germany", COLOURS["land"], 0.3) if id in AXIS else fill))
    shallow = {"stroke": COLOURS["sea-shallow"], "stroke_width": 16, "stroke_linejoin": "round"}
    inside = (
        tag("rect", fill=COLOURS["sea"], **box),
        path(land, **shallow),
        path(land, fill=COLOURS["land"], fill_rule="evenodd", stroke=COLOURS["land-edge"]),
        *states,
        path(panel["layers"]["lakes"], fill=COLOURS["sea"], fill_rule="evenodd"),
        path(panel["layers"]["borders"], stroke=COLOURS["land-line"], stroke_dasharray="3 2.4"),
    )
    frame = tag("rect", fill="none", stroke=COLOURS["ink-soft"], **box)
    return tag("clipPath", tag("rect", **box), id=clip) + tag("g", *inside, clip_path=f"url(#{clip})") + frame


def _short(words: Catalogue, kind: str, id: str) -> str:
    """The name on the map: the short one if there is one."""
    short = f"{kind}-short-{id}"
    return words.format(short) if words.has(short) else words.name(kind, id)


def _track(track: dict[str, Any], front: FrontView, panel: dict[str, Any], words: Catalogue) -> str:
    """The track of a front: its spaces, its marker, and the odds of entering the next space."""
    colours = wear(front.seat)
    line = tinted(front.seat, COLOURS["ink-soft"], 0.75)
    drawn = [
        path(track["d"], stroke=COLOURS["paper-raised"], stroke_width=9, stroke_opacity=0.7),
        path(track["d"], stroke=line, stroke_width=4.5),
    ]
    for space in track["spaces"]:
        stop = panel["spaces"][space]
        x, y = stop["x"], stop["y"]
        here = front.space == space
        ring = {"fill": COLOURS["paper-raised"], "stroke": line, "stroke_width": 3}
        drawn.append(tag("circle", cx=x, cy=y, r=13, **ring))
        if here:
            drawn.append(group(emblem(front.seat, 30), at=(x, y)))
        for n, part in enumerate(broken(_short(words, "space", space), 11)):
            drawn.append(haloed(part, x, y + 27 + 11 * n, 11))
        if front.entry == space:
            drawn.append(_odds(front, x, y))
    return group(*drawn, color=colours.edge)


def _odds(front: FrontView, x: float, y: float) -> str:
    """Next to the space to be entered: support, reserves against it, and the chance."""
    chance = "—" if front.blocked is not None else f"{front.advance}%"
    parts = [
        f"▲{front.offensive}" if front.offensive else "",
        f"✚{front.reserves}" if front.reserves else "",
        chance,
    ]
    said = " ".join(part for part in parts if part)
    wide = 9 + 7.2 * len(said)
    look = {"fill": COLOURS["ink"], "fill_opacity": 0.85}
    plate = tag("rect", x=x - wide / 2, y=y - 32, width=wide, height=16, rx=8, **look)
    return plate + text(said, x, y - 20, 11, fill=COLOURS["paper-raised"])


def _box(box: BoxView, front: FrontView | None, at: dict[str, float], words: Catalogue) -> str:
    """A theater box: its naval support, and the front while it has not set out."""
    seat = front.seat if front is not None else ""
    colours = wear(seat)
    head = colours.field if seat else COLOURS["ink-soft"]
    ink = colours.ink if seat else COLOURS["paper-raised"]
    edge = {"stroke": colours.edge if seat else COLOURS["ink-soft"], "stroke_width": 1.8}
    name = words.name("front", front.front) if front is not None else words.name("box", box.box)
    drawn = [
        tag("rect", x=-60, y=-26, width=120, height=52, rx=5, fill=COLOURS["paper-raised"], **edge),
        path("M-60 -8V-21A5 5 0 0 1 -55 -26H55A5 5 0 0 1 60 -21V-8Z", fill=head),
        *_heading(name, ink),
    ]
    home = front is not None and front.position == 0
    if home:
        drawn.append(group(emblem(seat, 22), at=(-45, 9)))
    first = -20 if home else -38
    for n in range(box.limit):
        look = {"fill": COLOURS["sea-ink"]} if n < box.naval else {"fill": "none", "stroke_dasharray": "2 2"}
        drawn.append(tag("circle", cx=first + 18 * n, cy=9, r=7, stroke=COLOURS["ink-faint"], **look))
    return group(*drawn, at=(at["x"], at["y"]))


def _heading(name: str, ink: str) -> list[str]:
    """The name of a box, in two lines if it is long."""
    lines = [name] if fitted(name, 112, 11.5) > 8 else broken(name, len(name) // 2)
    size = min(fitted(line, 112, 11.5 if len(lines) == 1 else 8) for line in lines)
    first = -12.8 if len(lines) == 1 else -17.6
    return [text(line, 0, first + 8 * n, size, fill=ink) for n, line in enumerate(lines)]


def _country(place: PlaceView, at: dict[str, float], words: Catalogue) -> str:
    """A country or colony: its name, the networks there, and the alignment as the colour of the plate."""
    name = _short(words, "country", place.country)
    wide = max(46, 10 + 5.9 * len(name))
    fill, edge = COLOURS["paper-raised"], COLOURS["land-edge"]
    if place.alignment is not None:
        fill, edge = tinted(place.alignment, fill, 0.35), wear(place.alignment).edge
    look = {
        "fill": fill,
        "stroke": edge,
        "stroke_width": 1.4,
        "stroke_dasharray": "3.5 2.5" if place.colony else None,
    }
    drawn = [
        tag("rect", x=-wide / 2, y=-15, width=wide, height=30, rx=4, **look),
        text(name, 0, -4, fitted(name, wide - 6, 10.5), font_family=NARROW),
    ]
    for slot in (0, 1):
        x = 16 * slot - 8
        if place.network is not None and place.networks > slot:
            colours = wear(place.network)
            drawn.append(tag("circle", cx=x, cy=7, r=6.4, fill=colours.field, stroke=colours.edge))
            drawn.append(group(sign(colours.nation, colours.ink), at=(x, 7), scale=0.5))
        else:
            drawn.append(tag("circle", cx=x, cy=7, r=3.2, fill="none", stroke=COLOURS["ink-faint"]))
    if place.alignment is not None:
        drawn.append(group(emblem(place.alignment, 16), at=(-wide / 2 - 2, 13)))
    return group(*drawn, at=(at["x"], at["y"]))


def _command(seat: str, at: dict[str, float], words: Catalogue) -> str:
    """Who commands the theater."""
    look = {"fill": COLOURS["paper-raised"], "stroke": COLOURS["ink-soft"], "stroke_width": 1.8}
    plate = tag("rect", x=-58, y=-24, width=116, height=48, rx=5, **look)
    name = words.name("seat", seat)
    label = text(name, 14, 5, fitted(name, 78, 12))
    return group(plate, group(emblem(seat, 24), at=(-41, 0)), label, at=(at["x"], at["y"]))


# The conference


def _conference(view: View, words: Catalogue, width: float) -> str:
    """Three tracks that meet in the centre, and the issues on them; the A-bomb and the points at the side."""
    look = {"fill": COLOURS["paper"], "stroke": COLOURS["ink-soft"]}
    drawn = [tag("rect", width=width, height=TABLE, rx=6, **look)]
    drawn += [_row(seat, n, view, words) for n, seat in enumerate(NATIONS)]
    centre = [issue for issue in view.issues if issue.where == "center"]
    drawn.append(_pile(centre, FIRST, 26, words))
    right = FIRST + STEP + 16 + 22 * len(BOMB_TRACK)
    bomb = text(words.name("bomb", view.bomb), right, TABLE - 13, 13, text_anchor="start")
    track = join(
        tag(
            "circle",
            cx=FIRST + STEP + 10 + 22 * n,
            cy=TABLE - 18,
            r=8,
            stroke=COLOURS["ink"],
            fill=COLOURS["uk"] if BOMB_TRACK.index(view.bomb) >= n else COLOURS["paper-raised"],
        )
        for n in range(len(BOMB_TRACK))
    )
    return join((*drawn, track, bomb))


def _row(seat: str, n: int, view: View, words: Catalogue) -> str:
    """A nation: its leader and points, then its track from the centre to its chair."""
    y = 20 + ROW * n
    nation = next(nation for nation in view.nations if nation.seat == seat)
    name = words.name("leader", nation.leader)
    drawn = [
        group(emblem(seat, 44), at=(40, y + 34)),
        text(f"{view.score[seat]}", 92, y + 46, 30),
        text(name, 14, y + 76, 12.5, text_anchor="start", fill=COLOURS["ink-soft"]),
    ]
    for space in range(1, 8):
        x = FIRST + STEP * space
        chair = space == 7
        edge = {"stroke": wear(seat).edge, "stroke_width": 2.5 if chair else 1.2}
        fill = tinted(seat, COLOURS["paper-raised"], 0.3) if chair else COLOURS["paper-raised"]
        drawn.append(tag("rect", x=x, y=y, width=STEP - 10, height=ROW - 12, rx=5, fill=fill, **edge))
        here = [
            i for i in view.issues if i.seat == seat and i.space == space and i.where in ("track", "chair")
        ]
        drawn.append(_pile(here, x, y + 6, words))
    return join(drawn)


def _pile(issues: list[IssueView], x: float, y: float, words: Catalogue) -> str:
    """Issue markers, one below the other."""
    drawn = []
    for n, issue in enumerate(issues):
        top = y + 25 * n
        look = {"fill": COLOURS["accent-wash"], "stroke": COLOURS["accent-ink"], "stroke_width": 1}
        drawn.append(tag("rect", x=x + 5, y=top, width=STEP - 20, height=22, rx=3, **look))
        name = words.name("issue", issue.issue)
        drawn.append(text(name, x + STEP / 2 - 5, top + 15, fitted(name, STEP - 26, 12)))
    return join(drawn)

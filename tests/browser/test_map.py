"""The drawn map agrees with the data: what touches on the screen is adjacent, and nothing else is."""

from __future__ import annotations

import json
import math
import re
from collections import defaultdict
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.helpers import ALL_MINE, TABLET, Api, TablePage, eager

#: Board units: a border that can be seen, and a touch in a point that may remain one.
BORDER, TOUCH = 12, 3
MAP: dict[str, Any] = json.loads(files("quadrant.games.generals").joinpath("data/map.json").read_text())
Pair = frozenset[str]


@pytest.fixture(scope="module")
def match(api: Api) -> str:
    match = api.new(ALL_MINE, seed="map")
    api.play(match, lambda table: len(table["view"]["pieces"]) > 16, eager(5))
    return match


def drawn(page: Page) -> dict[str, str]:
    """The outline of each space as the browser draws it."""
    found: dict[str, str] = page.eval_on_selector_all(
        ".space", "all => Object.fromEntries(all.map(e => [e.dataset.space, e.getAttribute('d')]))"
    )
    return found


def borders(shapes: dict[str, str]) -> dict[Pair, float]:
    """How long each pair of spaces runs along each other."""
    owners: defaultdict[tuple[Any, ...], list[str]] = defaultdict(list)
    for space, outline in shapes.items():
        for part in re.findall(r"M([^MZ]*)Z", outline):
            ring = [tuple(map(float, point.split())) for point in part.split("L")]
            for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
                owners[min(a, b), max(a, b)].append(space)
    found: defaultdict[Pair, float] = defaultdict(float)
    for (a, b), spaces in owners.items():
        if len(set(spaces)) == 2:
            found[frozenset(spaces)] += math.dist(a, b)
    return found


def test_adjacent_spaces_touch_or_are_linked_and_no_others(table: TablePage, match: str) -> None:
    page = table.open(match).page
    shapes = drawn(page)
    assert set(shapes) == {space["id"] for space in MAP["spaces"]}
    adjacent = {frozenset(edge) for edge in MAP["edges"]}
    touching = borders(shapes)
    links = page.eval_on_selector_all(".seam", "all => all.map(e => e.dataset.seam)")
    linked = {frozenset(link.split()) for link in links}
    for a, b in combinations(shapes, 2):
        pair = frozenset((a, b))
        length = touching.get(pair, 0)
        if pair in adjacent:
            assert length >= BORDER or pair in linked, f"{a} and {b} are adjacent, but it cannot be seen"
        else:
            assert length <= TOUCH, f"{a} and {b} touch on the screen, but are not adjacent"
            assert pair not in linked
    # Each link over the edge of the map has its sign at both edges.
    assert sorted(links) == sorted(link for link in set(links) for _ in range(2))


def test_every_strait_is_drawn_from_sea_to_sea(table: TablePage, match: str) -> None:
    page = table.open(match).page
    ends: dict[str, list[str]] = page.eval_on_selector_all(
        ".strait .way",
        """all => Object.fromEntries(all.map((way, i) => {
          const at = way.getTotalLength(), root = way.ownerSVGElement;
          const seas = [way.getPointAtLength(0), way.getPointAtLength(at)].map(point =>
            [...root.querySelectorAll('.space')].filter(s => s.isPointInFill(point))
              .map(s => s.dataset.space));
          return [i, seas.flat()];
        }))""",
    )
    found = {frozenset(seas) for seas in ends.values()}
    assert found == {frozenset(strait["connects"]) for strait in MAP["straits"]}


def test_supply_sources_carry_a_star(table: TablePage, api: Api, match: str) -> None:
    page = table.open(match).page
    starred = page.eval_on_selector_all(".name:has(.star)", "all => all.map(e => e.dataset.name)")
    assert set(starred) == {source["space"] for source in api.table(match)["view"]["sources"]}


#: Boxes of what must stay readable, a little smaller than drawn: letters have air around them.
BOXES = """() => {
  const boxes = [];
  const add = (what, element, cut) => {
    const b = element.getBoundingClientRect();
    if (b.width) boxes.push([what, b.x + cut, b.y + cut, b.right - cut, b.bottom - cut]);
  };
  for (const name of document.querySelectorAll('.name')) {
    for (const text of name.querySelectorAll('text')) add(`name ${name.dataset.name}`, text, 2);
    for (const star of name.querySelectorAll('.star')) add(`star ${name.dataset.name}`, star, 1);
  }
  document.querySelectorAll('.pieces .fixed').forEach((piece, i) => add(`piece ${i}`, piece, 2));
  document.querySelectorAll('.strait .icon').forEach((icon, i) => add(`strait ${i}`, icon, 1));
  document.querySelectorAll('.seam').forEach((seam, i) => add(`seam ${i}`, seam, 1));
  return boxes;
}"""


def overlaps(page: Page, slack: float = 0) -> list[str]:
    """Pairs of names, stars, pieces and signs that cover each other, by more than so many pixels."""
    page.evaluate("document.fonts.ready")
    boxes = page.evaluate(BOXES)
    found = []
    for (a, ax, ay, ar, ab), (b, bx, by, br, bb) in combinations(boxes, 2):
        wide, high = min(ar, br) - max(ax, bx), min(ab, bb) - max(ay, by)
        if wide > slack and high > slack and a.split()[1:] != b.split()[1:]:
            found.append(f"{a} and {b}: {wide:.0f} × {high:.0f}")
    return found


def crowd(page: Page) -> None:
    """Fills the board: a piece in every space, whatever the match says."""
    kinds = {"land": "army", "sea": "navy"}
    pieces = [
        {
            "seat": "usa",
            "kind": kinds[space["kind"]],
            "space": space["id"],
            "supplied": True,
            "protected": False,
        }
        for space in MAP["spaces"]
    ]

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            data = json.loads(message)
            if data["type"] == "table":
                data["view"]["pieces"] = pieces
            socket.send(json.dumps(data))

        server.on_message(pass_on)

    page.route_web_socket("**/live*", connect)


def test_on_a_small_screen_names_step_aside_for_pieces(table: TablePage, api: Api) -> None:
    match = api.new(ALL_MINE, seed="x7")
    api.play(match, lambda t: len(t["view"]["pieces"]) > 10 and bool(t["decision"]), eager(3))
    table.page.set_viewport_size(TABLET)
    page = table.open(match).page
    expect(page.locator(".pieces .fixed").nth(10)).to_be_visible()
    for language in ("English", "Русский"):
        page.get_by_role("button", name=language).click()
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        assert overlaps(page, slack=2) == []


@pytest.mark.parametrize("language", ["English", "Русский"])
def test_nothing_on_the_map_covers_anything_else(table: TablePage, match: str, language: str) -> None:
    crowd(table.page)
    page = table.open(match).page
    expect(page.locator(".pieces .fixed")).to_have_count(len(MAP["spaces"]))
    page.get_by_role("button", name=language).click()
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    assert page.locator(".names .name:not(:has(text))").count() == 0, "a name was left out"
    assert overlaps(page) == []

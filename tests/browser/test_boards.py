"""The hex boards, on the page that shows them: look, point, move a counter, walk over the hexes, zoom."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.helpers import PHONE, faults

MAPS = ("no_retreat", "empire")
TOUCH = {"viewport": PHONE, "is_mobile": True, "has_touch": True}

#: Every counter in sight: its id, the hex it lies in, the middle of it on the screen.
COUNTERS = """() => {
  const board = document.querySelector('.viewport').getBoundingClientRect();
  return [...document.querySelectorAll('[data-unit]')].map(unit => {
    const box = unit.querySelector('rect:nth-of-type(2)').getBoundingClientRect();
    const {unit: id, hex} = unit.dataset;
    return {id, hex, x: box.x + box.width / 2, y: box.y + box.height / 2};
  }).filter(({x, y}) => x > board.x + 90 && x < board.right - 90)
    .filter(({x, y}) => y > board.y + 60 && y < board.bottom - 60);
}"""


class BoardPage:
    """A hex board on the screen."""

    def __init__(self, page: Page, address: str, name: str = "no_retreat") -> None:
        self.page = page
        page.goto(f"{address}/boards.html#{name}")
        page.wait_for_selector("[data-unit]")

    def counters(self, *, stacked: bool) -> list[dict[str, Any]]:
        """The counters that lie in a stack, or those that lie alone."""
        found: list[dict[str, Any]] = self.page.evaluate(COUNTERS)
        crowd = Counter(counter["hex"] for counter in found)
        return [counter for counter in found if (crowd[counter["hex"]] > 1) == stacked]

    def hex_of(self, unit: str) -> str | None:
        return self.page.locator(f"[data-unit={unit}]").get_attribute("data-hex")

    def layer(self, name: str) -> str:
        """The outline of a layer; empty if it shows nothing."""
        return self.page.locator(f"[data-layer={name}]").get_attribute("d") or ""

    @property
    def scale(self) -> float:
        return float(self.page.eval_on_selector(".viewport", "board => board.style.getPropertyValue('--k')"))

    def wait_scale(self, condition: str, before: float) -> None:
        look = f"k => Number(document.querySelector('.viewport').style.getPropertyValue('--k')) {condition} k"
        self.page.wait_for_function(look, arg=before)


@pytest.fixture
def board(page: Page, address: str) -> BoardPage:
    return BoardPage(page, address)


@pytest.mark.parametrize("name", MAPS)
def test_the_page_opens_with_its_counters_and_no_complaint(page: Page, address: str, name: str) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    BoardPage(page, address, name)
    expect(page.locator("[data-unit]")).to_have_count(200)
    expect(page.get_by_role("heading", name="Demonstration")).to_be_visible()
    assert said == []


def test_the_other_map_is_one_click_away(board: BoardPage) -> None:
    board.page.get_by_role("link", name="Empire of the Sun").click()
    expect(board.page.locator("main[data-map=empire] [data-unit]")).to_have_count(200)


def test_pointing_at_a_hex_tells_what_is_there(board: BoardPage) -> None:
    box = board.page.get_by_text("Moscow", exact=True).bounding_box()
    assert box
    board.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] + 8)
    expect(board.page.locator(".hex")).to_contain_text("Hex 2008, Moscow, open ground. No units.")


def test_a_counter_that_is_clicked_shows_where_it_may_go_and_goes_there(board: BoardPage) -> None:
    for name in ("may", "range", "zone", "supply"):
        assert board.layer(name) == ""
    # The one furthest west is far from the enemy: the hex behind it is open.
    counter = min(board.counters(stacked=False), key=lambda counter: counter["x"])
    unit = counter["id"]
    board.page.mouse.click(counter["x"], counter["y"])
    expect(board.page.locator("[data-layer=may]")).to_have_attribute("d", re.compile("M"))
    for name in ("range", "zone", "supply"):
        assert board.layer(name) != "", name
    before = board.hex_of(unit)
    spacing = 100 * board.scale
    board.page.mouse.move(counter["x"] - spacing, counter["y"])
    expect(board.page.locator("[data-layer=path]")).to_have_attribute("d", re.compile("M.*L"))
    expect(board.page.locator(".hex")).to_contain_text("may be reached")
    board.page.mouse.click(counter["x"] - spacing, counter["y"])
    expect(board.page.locator("[data-layer=may]")).to_have_attribute("d", "")
    assert board.hex_of(unit) != before


def test_a_layer_can_be_switched_off(board: BoardPage) -> None:
    counter = board.counters(stacked=False)[0]
    board.page.mouse.click(counter["x"], counter["y"])
    expect(board.page.locator("[data-layer=zone]")).to_have_attribute("d", re.compile("M"))
    board.page.get_by_label("Next to the enemy").uncheck()
    expect(board.page.locator("[data-layer=zone]")).to_have_attribute("d", "")
    assert board.layer("may") != ""


def test_a_stack_opens_and_each_of_its_units_can_be_chosen(board: BoardPage) -> None:
    stack = board.counters(stacked=True)
    first = stack[0]
    ids = {counter["id"] for counter in stack if counter["hex"] == first["hex"]}
    board.page.mouse.move(first["x"], first["y"])
    fan = board.page.locator("[data-fan]")
    expect(fan).to_have_count(len(ids))
    assert {unit.get_attribute("data-fan") for unit in fan.all()} == ids
    box = fan.last.bounding_box()
    assert box
    board.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(fan.last.locator(".chosen")).to_be_visible()
    board.page.mouse.move(5, 400)
    expect(fan).to_have_count(0)


def test_a_stack_opens_under_a_finger(new_page: NewPage, address: str) -> None:
    board = BoardPage(new_page(**TOUCH), address)
    counter = board.counters(stacked=True)[0]
    board.page.touchscreen.tap(counter["x"], counter["y"])
    fan = board.page.locator("[data-fan]")
    expect(fan.first).to_be_visible()
    box = fan.first.bounding_box()
    assert box
    board.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(fan.first.locator(".chosen")).to_be_visible()
    assert board.layer("may") != ""


def test_arrow_keys_walk_over_the_hexes_and_each_is_spoken(board: BoardPage) -> None:
    page = board.page
    spoken = page.locator("main [aria-live=polite]")
    page.locator(".viewport").focus()
    page.keyboard.press("ArrowRight")
    expect(spoken).to_contain_text(re.compile(r"^Hex \d{4}.*unit"))
    heard = [spoken.inner_text()]
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        focus = page.locator("[data-focus]").get_attribute("data-focus")
        page.keyboard.press(key)
        expect(page.locator("[data-focus]")).not_to_have_attribute("data-focus", focus or "")
        heard.append(spoken.inner_text())
    assert len(set(heard)) == 4
    codes = [re.findall(r"\d{4}", text)[0] for text in heard]
    columns, rows = [int(code[:2]) for code in codes], [int(code[2:]) for code in codes]
    assert [column - columns[0] for column in columns] == [0, 1, 1, 0]
    assert [row - rows[0] for row in rows] == [0, 0, 1, 1]


def test_a_unit_is_chosen_and_moved_with_the_keys_alone(board: BoardPage) -> None:
    page = board.page
    page.locator(".viewport").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    held = page.locator(".held")
    expect(held).to_be_visible()
    unit = page.locator("[data-unit]:has(.chosen)").get_attribute("data-unit")
    assert unit
    before = board.hex_of(unit)
    page.keyboard.press("ArrowLeft")
    expect(page.locator("main [aria-live=polite]")).to_contain_text("may be reached")
    page.keyboard.press("Enter")
    expect(held).to_have_count(0)
    assert board.hex_of(unit) != before
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    assert board.layer("may") == ""


def test_the_wheel_zooms_and_lettering_keeps_its_size(board: BoardPage) -> None:
    name = board.page.get_by_text("Moscow", exact=True)
    before, size = board.scale, name.bounding_box()
    assert size
    board.page.mouse.move(size["x"], size["y"])
    board.page.mouse.wheel(0, -240)
    board.wait_scale(">", before)
    after = name.bounding_box()
    assert after
    assert after["height"] == pytest.approx(size["height"], abs=1.5)
    board.page.locator(".viewport").press("f")
    board.wait_scale("<=", before)


def test_a_drag_moves_the_board_and_is_no_click(board: BoardPage) -> None:
    counter = board.counters(stacked=False)[0]
    mouse = board.page.mouse
    mouse.move(counter["x"], counter["y"])
    mouse.down()
    mouse.move(counter["x"] + 20, counter["y"] + 10)
    mouse.move(counter["x"] + 40, counter["y"] + 30)
    mouse.up()
    here = next(one for one in board.counters(stacked=False) if one["id"] == counter["id"])
    assert (here["x"], here["y"]) != (counter["x"], counter["y"])
    assert board.layer("may") == ""
    mouse.click(here["x"], here["y"])
    expect(board.page.locator("[data-layer=may]")).to_have_attribute("d", re.compile("M"))


def test_two_fingers_zoom(new_page: NewPage, address: str) -> None:
    page = new_page(**TOUCH)
    board = BoardPage(page, address)
    before = board.scale
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *xs: int) -> None:
        points = [{"x": x, "y": 300, "id": i} for i, x in enumerate(xs)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 170, 220)
    for spread in (30, 60, 90):
        touch("touchMove", 170 - spread, 220 + spread)
    touch("touchEnd")
    board.wait_scale(">", 2 * before)


def test_the_page_is_in_russian_too(new_page: NewPage, address: str) -> None:
    page = new_page(locale="ru-RU")
    board = BoardPage(page, address)
    counter = board.counters(stacked=False)[0]
    page.mouse.click(counter["x"], counter["y"])
    expect(page.locator(".held")).to_be_visible()
    expect(page.get_by_text("Москва", exact=True)).to_be_visible()
    text = re.sub(r"Enter|Escape|Shift|Tab|\bf\b", "", page.locator("aside").inner_text())
    assert re.findall("[A-Za-z]+", text) == []


@pytest.mark.parametrize("name", MAPS)
def test_nothing_is_wider_than_a_phone(new_page: NewPage, address: str, name: str) -> None:
    page = BoardPage(new_page(**TOUCH), address, name).page
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert page.evaluate("document.documentElement.scrollHeight") == PHONE["height"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_axe_finds_no_serious_fault(
    new_page: NewPage, address: str, web: Path, size: str, theme: str
) -> None:
    board = BoardPage(new_page(color_scheme=theme, **(TOUCH if size == "phone" else {})), address)
    counter = board.counters(stacked=False)[0]
    board.page.mouse.click(counter["x"], counter["y"])
    expect(board.page.locator(".held")).to_be_visible()
    assert faults(board.page, web) == []

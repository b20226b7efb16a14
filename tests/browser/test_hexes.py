"""What both hex boards share, on a match of No Retreat!: pointing, stacks, keys, zoom. Nothing is chosen."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.helpers import PHONE, Api
from browser.test_no_retreat_board import FrontPage, barbarossa, until

TOUCH = {"viewport": PHONE, "is_mobile": True, "has_touch": True}
#: How large the map is drawn.
SCALE = "Number(document.querySelector('.viewport').style.getPropertyValue('--k'))"
Counter = dict[str, Any]


@pytest.fixture(scope="module")
def match(api: Api) -> str:
    match = barbarossa(api, "hexes")
    until(api, match, "prompt-movement")
    return match


@pytest.fixture
def front(page: Page, address: str, match: str) -> FrontPage:
    found = FrontPage(page, address)
    found.open(match)
    return found


def scale(page: Page) -> float:
    return float(page.evaluate(SCALE))


def stacks(front: FrontPage) -> list[list[Counter]]:
    """The counters of each hex; the first of them all lies in the middle of the screen."""
    found: defaultdict[tuple[float, float], list[Counter]] = defaultdict(list)
    for counter in front.counters():
        found[counter["x"], counter["y"]].append(counter)
    return sorted(found.values(), key=lambda stack: abs(stack[0]["left"] - 600) + abs(stack[0]["top"] - 400))


def test_a_stack_opens_under_the_pointer_and_closes_again(front: FrontPage) -> None:
    stack = next(stack for stack in stacks(front) if len(stack) > 1)
    front.page.mouse.move(stack[0]["left"], stack[0]["top"])
    fan = front.page.locator("[data-fan]")
    expect(fan).to_have_count(len(stack))
    assert {unit.get_attribute("data-fan") for unit in fan.all()} == {counter["unit"] for counter in stack}
    front.page.mouse.move(4, 4)
    expect(fan).to_have_count(0)


def test_arrow_keys_walk_over_the_hexes_and_each_is_spoken(front: FrontPage) -> None:
    page = front.page
    spoken = page.locator(".board [role=status]")
    page.get_by_role("application").focus()
    page.keyboard.press("ArrowRight")
    expect(spoken).not_to_be_empty()
    heard = [spoken.inner_text()]
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        at = page.locator("[data-focus]").get_attribute("data-focus")
        page.keyboard.press(key)
        expect(page.locator("[data-focus]")).not_to_have_attribute("data-focus", at or "")
        heard.append(spoken.inner_text())
    assert len(set(heard)) == 4


def test_the_wheel_zooms_and_lettering_keeps_its_size(front: FrontPage) -> None:
    page = front.page
    name = page.get_by_text("Minsk", exact=True).first
    before, size = scale(page), name.bounding_box()
    assert size
    page.mouse.move(size["x"], size["y"])
    page.mouse.wheel(0, -240)
    page.wait_for_function(f"k => {SCALE} > k", arg=before)
    after = name.bounding_box()
    assert after
    assert after["height"] == pytest.approx(size["height"], abs=1.5)
    page.get_by_role("application").press("f")
    page.wait_for_function(f"k => {SCALE} <= k", arg=before)


def test_a_drag_moves_the_board_and_is_no_click(front: FrontPage) -> None:
    n = front.n
    page, counter = front.page, stacks(front)[0][0]
    page.mouse.move(counter["left"], counter["top"])
    page.mouse.wheel(0, -480)
    page.wait_for_function(f"k => {SCALE} > k", arg=scale(page) / 1.01)
    before = next(one for one in front.ready().counters() if one["unit"] == counter["unit"])
    page.mouse.move(before["left"], before["top"])
    page.mouse.down()
    page.mouse.move(before["left"] - 20, before["top"] - 10)
    page.mouse.move(before["left"] - 60, before["top"] - 40)
    page.mouse.up()
    after = next(one for one in front.ready().counters() if one["unit"] == counter["unit"])
    assert (after["left"], after["top"]) != (before["left"], before["top"])
    assert front.n == n
    expect(page.locator('[data-layer="path"]')).not_to_have_attribute("d", re.compile("^M"))


def test_two_fingers_zoom(new_page: NewPage, address: str, match: str) -> None:
    page = new_page(**TOUCH)
    FrontPage(page, address).open(match)
    board = page.locator(".viewport").bounding_box()
    assert board
    middle, y = int(board["x"] + board["width"] / 2), int(board["y"] + board["height"] / 2)
    before = scale(page)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *xs: int) -> None:
        points = [{"x": x, "y": y, "id": i} for i, x in enumerate(xs)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", middle - 25, middle + 25)
    for spread in (30, 60, 90):
        touch("touchMove", middle - 25 - spread, middle + 25 + spread)
    touch("touchEnd")
    page.wait_for_function(f"k => {SCALE} > 2 * k", arg=before)

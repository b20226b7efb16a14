"""The distance checker: from any hex to any other, by each way, with what closes it, in both hex games."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.conftest import NewPage
from browser.helpers import DESKTOP, PHONE, TABLET, Api
from browser.test_empire_board import PacificPage, south_pacific
from browser.test_no_retreat_board import FrontPage, barbarossa

screens = pytest.mark.parametrize(("locale", "viewport"), [("en-GB", DESKTOP), ("ru-RU", TABLET)])
NOUMEA, TRUK = "4828", "4017"


@pytest.fixture(scope="module")
def pacific_match(api: Api) -> str:
    return south_pacific(api, "distances", japan="me")


@screens
def test_ways_by_sea_and_air_are_measured(
    new_page: NewPage, address: str, api: Api, pacific_match: str, locale: str, viewport: ViewportSize
) -> None:
    pacific = PacificPage(new_page(locale=locale, viewport=viewport), address)
    page = pacific.open(pacific_match).page
    n = pacific.n
    page.keyboard.press("d")
    page.mouse.click(*pacific.at(NOUMEA))
    page.mouse.move(*pacific.at(TRUK))
    notes = page.locator("[data-distance]")
    answer = api.query(pacific_match, "distance", NOUMEA, TRUK)
    for way in answer["ways"]:
        if way["cost"] >= 0:
            expect(notes.locator(f'[data-way="{way["way"]}"]')).to_contain_text(f"{way['cost']:g}")
    expect(page.locator('[data-passage="sea"]')).to_be_attached()
    closed = {barrier["space"] for way in answer["ways"] for barrier in way["closed"]}
    expect(page.locator("[data-passages] .block")).to_have_count(len(closed))
    # Pressing measures and chooses nothing, until it is put away.
    page.mouse.click(*pacific.at(TRUK))
    assert pacific.n == n
    page.keyboard.press("d")
    expect(notes).to_have_count(0)


def test_fingers_measure_on_the_front(new_page: NewPage, address: str, api: Api) -> None:
    match = barbarossa(api, "distances")
    front = FrontPage(new_page(viewport=PHONE, has_touch=True, is_mobile=True), address)
    page = front.open(match).page
    page.get_by_role("button", name="Distances").tap()
    middle = {"left": PHONE["width"] / 2, "top": PHONE["height"] / 3}
    near = sorted(
        front.counters(), key=lambda c: abs(c["left"] - middle["left"]) + abs(c["top"] - middle["top"])
    )
    goal = next(c for c in near if (c["x"], c["y"]) != (near[0]["x"], near[0]["y"]))
    for counter in (near[0], goal):
        page.touchscreen.tap(counter["left"], counter["top"])
    expect(page.locator('[data-distance] [data-way="land"]')).to_be_visible()

"""No Retreat! beside the board: the odds before an attack and in it, the turn track; on a phone too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.helpers import PHONE, Api, TablePage, faults

#: What is chosen on the way to a battle, the first of these that is offered; then whatever comes first.
WISHES = ("discard", "target", "fight", "join", "done", "pass")


def declared(api: Api) -> str:
    """A match of Barbarossa in which an attack is declared, and nothing is fought yet."""
    match = api.new(
        dict.fromkeys(("axis", "soviet"), "me"), game="no_retreat", scenario="barbarossa", seed="odds"
    )
    on_to(api, match, lambda table: bool(table["view"]["targets"]))
    return match


def on_to(api: Api, match: str, there: Any) -> None:
    def wish(decision: dict[str, Any]) -> list[Any]:
        options = decision["options"]
        return list(next((o for verb in WISHES for o in options if o[0] == verb), options[0]))

    api.play(match, there, wish)


@pytest.fixture
def match(api: Api) -> str:
    return declared(api)


def reads_the_odds(page: Page, odds: dict[str, Any]) -> None:
    """The sheet says what the engine reckons: column, shifts with their rules, results with their chances."""
    sheet = page.locator("[data-preview]")
    expect(sheet.locator("[data-column]")).to_have_attribute("data-column", odds["odds"])
    shifts = sheet.locator("[data-shift]")
    expect(shifts).to_have_count(len(odds["shifts"]["lines"]))
    for i, line in enumerate(odds["shifts"]["lines"]):
        expect(shifts.nth(i)).to_have_attribute("data-shift", line["id"])
        expect(shifts.nth(i).get_by_role("button")).to_have_count(1)
    for chance in odds["chances"]:
        result = sheet.locator(f'[data-result="{chance["result"]}"]')
        expect(result).to_contain_text(f"{round(6 * chance['chance'])}/6")
    expect(sheet.locator('[data-forces="attacks"] strong')).to_have_text(str(odds["attack"]["total"]))


def test_odds_are_read_before_and_in_a_battle(table: TablePage, api: Api, match: str, web: Path) -> None:
    page = table.open(match).page
    space = api.table(match)["view"]["targets"][0]
    page.locator(f'.combat [data-place="space:{space}"]').hover()
    reads_the_odds(page, api.query(match, "odds", space))

    page.get_by_title("Open the turn track").click()
    expect(page.locator('[data-turn="3"] .death')).to_contain_text("20")
    page.keyboard.press("Escape")
    expect(page.locator("[data-turn]")).to_have_count(0)

    on_to(api, match, lambda table: table["view"]["battle"] is not None and table["decision"])
    expect(page.locator("[data-preview] h3")).to_contain_text("battle")
    reads_the_odds(page, api.query(match, "odds", api.table(match)["view"]["battle"]["targets"][0]))
    assert not faults(page, web)


def test_a_phone_has_the_odds_in_a_line(new_page: NewPage, address: str, api: Api, match: str) -> None:
    on_to(api, match, lambda table: table["view"]["battle"] is not None and table["decision"])
    page = TablePage(new_page(viewport=PHONE, has_touch=True), address).open(match).page
    odds = api.query(match, "odds", api.table(match)["view"]["battle"]["targets"][0])
    line = page.locator("[data-preview] .brief")
    expect(line).to_contain_text(odds["odds"])
    line.tap()
    reads_the_odds(page, odds)
    page.keyboard.press("Escape")
    page.locator(".handle").tap()
    expect(page.locator('[data-points="axis"]')).to_be_visible()
    page.get_by_title("Open the turn track").tap()
    expect(page.locator('[data-turn="1"]')).to_be_visible()

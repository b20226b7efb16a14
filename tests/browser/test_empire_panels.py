"""Empire of the Sun beside the board: an offensive step by step, a battle, points, answers."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.helpers import PHONE, Api, TablePage, faults

#: What is chosen on the way to a battle, by chance one of the first of these that are offered.
WISHES = ("operations", "event", "lead", "land", "declare", "roll", "react", "activate")


def on_to(api: Api, match: str, *prompts: str) -> dict[str, Any]:
    """Plays until one of these is asked."""

    def there(table: dict[str, Any]) -> bool:
        return bool(table["decision"]) and table["decision"]["prompt"]["id"] in prompts

    random = Random(4)

    def wish(decision: dict[str, Any]) -> list[Any]:
        options = decision["options"]
        found = next((verb for verb in WISHES if any(option[0] == verb for option in options)), None)
        return list(random.choice([option for option in options if found in (None, option[0])]))

    api.play(match, there, wish)
    return api.table(match)


@pytest.fixture
def match(api: Api) -> str:
    return api.new(
        dict.fromkeys(("japan", "allies"), "me"), game="empire", scenario="south_pacific", seed="fight"
    )


def reads_the_battle(page: Page, battle: dict[str, Any]) -> None:
    """The sheet says what the engine reckons: strengths, every modifier with its rule, the ten faces."""
    sheet = page.locator("[data-preview]")
    for stage in battle["stages"]:
        for fire in stage["fires"]:
            side = sheet.locator(f'[data-stage="{stage["stage"]}"] [data-fire="{fire["seat"]}"]')
            expect(side.locator("strong")).to_have_text(str(fire["strength"]["total"]))
            lines = fire["modifiers"]["lines"] if fire["strength"]["total"] else []
            expect(side.locator("[data-modifier]")).to_have_count(len(lines))


def test_an_offensive_is_read_step_by_step(table: TablePage, api: Api, match: str, web: Path) -> None:
    on_to(api, match, "prompt-move-units")
    page = table.open(match).page
    expect(page.locator('.cells [aria-current="step"]')).to_contain_text("2")
    page.get_by_role("button", name="Show all fourteen steps").click()
    expect(page.locator("[data-step]")).to_have_count(14)
    expect(page.locator('[data-step="2"]')).to_have_attribute("aria-current", "step")

    page.get_by_title("Open the turn track").click()
    expect(page.locator('[data-turn="6"]')).to_contain_text("The scenario ends here")
    page.keyboard.press("Escape")
    expect(page.locator("[data-turn]")).to_have_count(0)

    # Undo goes back to the beginning of a step.
    page.locator('[data-step="1"]').get_by_role("button", name="Undo the whole activation").click()
    expect(page.locator('[data-step="1"]')).to_have_attribute("aria-current", "step")

    now = on_to(api, match, "prompt-assign-hit", "prompt-assign-ground-hit", "prompt-assign-bomb")
    space = now["decision"]["prompt"]["args"]["space"]
    expect(page.locator(f'[data-preview="{space}"]')).to_be_visible()
    reads_the_battle(page, api.query(match, "battle", space, "now"))
    expect(page.locator("[data-preview] td.fell").first).to_be_visible()

    points = api.query(match, "points")
    expect(page.locator("[data-points]")).to_have_text(str(points["total"]))
    # The sheet of the battle lies over the panels below it until it is folded.
    page.get_by_role("button", name="Fold the sheet").click()
    page.get_by_role("tab", name="Points").click()
    expect(page.locator("[data-level][aria-current]")).to_have_count(1)
    expect(page.locator("[data-scored] dd")).to_have_count(len(points["lines"]) + 1)
    page.get_by_role("tab", name="Cards").click()
    expect(page.locator("[data-piles]")).to_have_count(2)
    assert not faults(page, web)


def test_a_phone_is_told_what_is_answered(new_page: NewPage, address: str, api: Api, match: str) -> None:
    now = on_to(api, match, "prompt-intelligence")
    page = TablePage(new_page(viewport=PHONE, has_touch=True, locale="ru-RU"), address).open(match).page
    page.locator(".handle").tap()
    panel = page.locator("[data-answering]")
    expect(panel).to_have_attribute("data-answering", now["view"]["offensive"]["card"])
    expect(panel.get_by_role("heading", name="На что вы отвечаете")).to_be_visible()
    odds = api.query(match, "offensive")
    if any(option[0] == "roll" for option in now["decision"]["options"]):
        expect(panel.locator("[data-chance]")).to_have_attribute(
            "data-chance", str(round(100 * odds["chance"]))
        )

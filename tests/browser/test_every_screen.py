"""One way through all that the table tells, on every screen and in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.conftest import NewPage
from browser.helpers import ALL_MINE, DESKTOP, PHONE, TABLET, Api, TablePage, eager

AGAINST_BOTS = {"germany": "me", **dict.fromkeys(("uk", "japan", "ussr", "italy", "usa"), "staff")}
WITH_FRIENDS = {**ALL_MINE, "uk": "open", "ussr": "open", "usa": "open"}
WORDS = {
    "en-GB": {"since": "Since your last turn", "nothing": "Build nothing", "copy": "Copy"},
    "ru-RU": {"since": "С вашего прошлого хода", "nothing": "Ничего не создавать", "copy": "Скопировать"},
}
#: Words that only programs read: a message without its sentence.
IDS = re.compile(r"\b(prompt|verb|event|why|waste|alarm|prospect|problem|sign)-[a-z]+")


@pytest.fixture(scope="module")
def matches(api: Api) -> dict[str, str]:
    """Others have moved; somebody builds; friends are waited for."""
    returned, building = api.new(AGAINST_BOTS, seed="story"), api.new(ALL_MINE, seed="buttons")
    api.play(returned, others_have_moved, eager(3))
    api.play(building, builds, eager(5))
    return {"returned": returned, "building": building, "friends": api.new(WITH_FRIENDS)}


def others_have_moved(table: dict[str, Any]) -> bool:
    decision, acted = table["decision"], max(table["acted"].values(), default=0)
    return table["n"] > 30 and bool(decision) and not decision["reaction"] and 0 < acted < table["n"] - 4


def builds(table: dict[str, Any]) -> bool:
    return any(option[0] == "build" for option in (table["decision"] or {"options": []})["options"])


def fits(page: Page) -> None:
    """Nothing is wider than the screen, and every word is one that people read."""
    size = page.viewport_size
    assert size is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert not IDS.search(page.inner_text("body"))


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_the_table_tells_its_story_on_every_screen(
    new_page: NewPage, address: str, api: Api, matches: dict[str, str], size: ViewportSize, locale: str
) -> None:
    words = WORDS[locale]
    page = new_page(pace="step", locale=locale, viewport=size)
    table = TablePage(page, address)
    # The lobby says where a match stands.
    page.goto(address)
    expect(page.locator("article.match").first).to_contain_text(re.compile("Round|Раунд"))
    fits(page)
    # What others did is shown, one thing after another, and may be skipped; what happened since stands there.
    table.open(matches["returned"]).wait_asked()
    expect(page.locator(".moment")).to_be_in_viewport(ratio=0.9)
    fits(page)
    page.keyboard.press("Escape")
    expect(page.locator(".moment")).to_have_count(0)
    expect(page.locator(".since .head")).to_contain_text(words["since"])
    expect(page.locator(".since .head")).to_be_in_viewport()
    # The hand, the prompt and the board are all in reach.
    for part in (".prompt h2", ".hand .card >> nth=0"):
        expect(page.locator(part).first).to_be_in_viewport()
    # Where something would be given away the button says so.
    table.open(matches["building"])
    expect(table.button(words["nothing"])).to_be_in_viewport(ratio=1)
    table.space(table.spaces()[0]).scroll_into_view_if_needed()
    fits(page)
    # Whatever lies open is closed by Escape, the topmost first, and nothing is chosen by it.
    n = table.n
    page.keyboard.press("r")
    expect(page.locator(".drawer")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").last).to_be_visible()
    opened = page.get_by_role("dialog").count()
    fits(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(opened - 1)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    assert table.n == n == api.table(matches["building"])["n"]
    # Friends are invited by a link, in the panel of the match.
    table.open(matches["friends"])
    expect(page.get_by_role("button", name=re.compile(words["copy"])).first).to_be_visible()
    fits(page)

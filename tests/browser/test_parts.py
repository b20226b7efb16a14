"""Parts of the client that are fetched when they are needed: what did not come may be asked for again."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.helpers import Api, TablePage

MISSING = "A part of Quadrant could not be loaded."
SEATS = {"uk": "me", "us": "me", "ussr": "me"}


def lose(page: Page, part: str) -> str:
    """From now on the line breaks whenever the part is fetched."""
    pattern = f"**/assets/{part}-*.js"
    page.route(pattern, lambda route: route.abort())
    return pattern


def try_again(page: Page, lost: str) -> None:
    """The reader is told; the line is mended, and he asks again."""
    alert = page.get_by_role("alert").filter(has_text=MISSING)
    expect(alert).to_be_visible()
    page.unroute(lost)
    alert.get_by_role("button", name="Try again").click()


def test_a_part_that_does_not_come_is_asked_for_again(address: str, new_page: NewPage) -> None:
    page = new_page()
    lost = lose(page, "Lobby")
    page.goto(f"{address}/")
    try_again(page, lost)
    expect(page.get_by_role("heading", name="Games")).to_be_visible()

    lost = lose(page, "New")
    page.goto(f"{address}/#/new/generals")
    try_again(page, lost)
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()

    match = Api(address).new(SEATS, game="churchill", scenario="training")
    for part in ("table", "client", "en"):
        # Another page, since the one before has the parts already: all but the one that is lost.
        page = new_page()
        page.goto(f"{address}/")
        expect(page.get_by_role("heading", name="Games")).to_be_visible()
        lost = lose(page, part)
        page.goto(f"{address}/#/match/{match}")
        try_again(page, lost)
        TablePage(page, address).ready()

    lost = lose(page, "Help")
    page.keyboard.press("?")
    try_again(page, lost)
    TablePage(page, address).ready()
    page.keyboard.press("?")
    expect(page.locator("[data-legend]").first.locator("svg > *").first).to_be_attached()


def test_a_table_changes_its_language_as_soon_as_the_sentences_are_there(
    address: str, new_page: NewPage
) -> None:
    page = new_page()
    match = Api(address).new(SEATS, game="churchill", scenario="training")
    TablePage(page, address).open(match)
    tabs = page.get_by_role("tablist").first
    expect(tabs).to_contain_text("Conference")
    lost = lose(page, "ru")
    page.get_by_role("button", name="Русский").click()
    expect(page.get_by_role("alert").filter(has_text=MISSING)).to_be_visible()
    expect(tabs).to_contain_text("Conference")
    page.unroute(lost)
    page.get_by_role("button", name="Русский").click()
    expect(tabs).to_contain_text("Конференция")

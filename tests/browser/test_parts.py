"""Parts of the client that come when needed: a page brings its own; what did not come is asked for again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import NewPage
from browser.helpers import Api, TablePage
from browser.weights import weigh

MISSING = "A part of Quadrant could not be loaded."
SEATS = {"uk": "me", "us": "me", "ussr": "me"}
#: How much script a page may bring, in kB as they are sent. What is opened later is a part of its own: see
#: `web/src/app/parts.ts`. Before the table told a story every page weighed 143.
MOST = {None: 60, "generals": 128, "churchill": 132, "no_retreat": 161, "empire": 164}


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


@pytest.mark.parametrize("game", MOST)
def test_a_page_brings_the_script_it_needs_and_no_other_game(
    address: str, api: Api, browser: Browser, game: str | None
) -> None:
    weight = weigh(browser, address, api, game)
    assert weight.clients == (game is not None)
    assert weight.sent <= 1000 * MOST[game]

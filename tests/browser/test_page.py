"""The page without a server: after the first visit everything works with the network off."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import quadrant
from browser.conftest import NewPage
from browser.helpers import TablePage, address_of

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "build" / "page"
#: The interpreter has to start, twice, on a machine with much else to do.
PATIENCE = 120_000


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """The built page, served as any static server would."""
    assert (BUILT / "index.html").is_file(), "the page is not built: run `make page`"
    command = [sys.executable, "-m", "quadrant", "page", "--port", "0", "--folder", str(BUILT)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ))
    try:
        yield address_of(process)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def visit(new_page: NewPage, site: str, *games: str) -> Page:
    """A page on which these games were fetched, by somebody who then lost the network."""
    page = new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(site)
    for game in games:
        page.goto(f"{site}/#/new/{game}")
        page.get_by_role("button", name="Fetch").click()
        expect(page.get_by_role("dialog")).to_have_count(0, timeout=PATIENCE)
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    return page


def begin(page: Page, site: str, game: str, scenario: str | None = None) -> TablePage:
    table = TablePage(page, site)
    table.new(game)
    if scenario is not None:
        page.locator(f'input[name="scenario"][value="{scenario}"]').check()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".table")).to_have_attribute("data-ready", "yes", timeout=PATIENCE)
    page.wait_for_selector(".prompt[data-asked]")
    return table


def test_a_match_survives_a_reload_without_a_network(new_page: NewPage, site: str) -> None:
    page = visit(new_page, site, "generals")
    table = begin(page, site, "generals")
    for _ in range(4):
        table.step()
    n = table.n
    page.reload()
    expect(page.locator(".table")).to_have_attribute("data-ready", "yes", timeout=PATIENCE)
    page.wait_for_selector(".prompt[data-asked]")
    assert table.n >= n
    table.step()
    # the lobby knows it without the host
    match = table.match
    page.goto(f"{site}/#/")
    expect(page.locator(f'a[href="#/match/{match}"]').first).to_be_visible()


@pytest.mark.long
def test_every_game_is_played_without_a_network(new_page: NewPage, site: str) -> None:
    games = {"generals": None, "churchill": "training", "no_retreat": "moscow", "empire": "south_pacific"}
    page = visit(new_page, site, *games)
    for game, scenario in games.items():
        begin(page, site, game, scenario)
        with page.expect_download() as saved:
            page.get_by_role("tab", name="Match").press("Enter")
            page.get_by_role("button", name="Export the record").press("Enter")
        record = json.loads(saved.value.path().read_text())
        assert record["game"] == game
        assert quadrant.load(record).digest() == record["digest"]

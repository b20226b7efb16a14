"""Battle for Moscow against the staff, by clicking, to its end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.helpers import Api
from browser.test_no_retreat_board import FrontPage, careful


@pytest.mark.long
def test_battle_for_moscow_to_its_end(page: Page, address: str, api: Api) -> None:
    """What wins is in sight from the start; the last turn is clicked; the end says who won and why."""
    match = api.new({"axis": "me", "soviet": "staff"}, game="no_retreat", scenario="moscow", seed="7")
    front = FrontPage(page, address)
    front.open(match)
    expect(page.locator(".death")).to_contain_text(
        "wins by taking Moscow, or two of Kalinin, Tula, and Voronezh"
    )

    def last(table: dict[str, Any]) -> bool:
        return bool(table["view"]["turn"] == 6 and table["decision"])

    api.play(match, last, careful)
    front.open(match)
    for _ in range(200):
        table = api.table(match)
        if table["result"]:
            break
        if table["decision"]:
            front.choose(table["decision"], careful(table["decision"]))
    expect(page.locator("h2.outcome")).to_have_text("USSR wins")
    expect(page.locator(".why")).to_contain_text("Moscow is held.")

"""Learning Empire of the Sun by playing: the guided offensives on the map, to a match of one's own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.learner import HexLearner, begin
from browser.test_empire_board import PacificPage
from quadrant.kernel import lessons


@pytest.mark.long
def test_a_newcomer_learns_empire_of_the_sun_and_begins_a_match(page: Page, address: str) -> None:
    begin(page, address, "Empire of the Sun")
    HexLearner(PacificPage(page, address), lessons.find("empire", "first")).learn()
    article = page.locator(".learn article", has_text="Empire of the Sun")
    expect(article.get_by_role("button", name="Your own first match")).to_be_visible()

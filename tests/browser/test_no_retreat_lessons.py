"""Learning No Retreat! by playing: the guided battle on the hex board, to a match of one's own."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.learner import HexLearner, begin
from browser.test_no_retreat_board import FrontPage
from quadrant.kernel import lessons


def test_a_newcomer_learns_no_retreat_and_begins_a_match(page: Page, address: str) -> None:
    begin(page, address, "No Retreat!")
    HexLearner(FrontPage(page, address), lessons.find("no_retreat", "first")).learn()
    article = page.locator(".learn article", has_text="No Retreat!")
    expect(article.get_by_role("button", name="Your own first match")).to_be_visible()

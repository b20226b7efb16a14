"""Learning by playing: from the lobby through a guided match to the first match of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.helpers import PHONE, faults
from browser.learner import Learner, begin
from quadrant.kernel import lessons


@pytest.mark.long
def test_a_newcomer_learns_generals_and_plays_a_first_match_to_round_three(page: Page, address: str) -> None:
    learner = begin(page, address, "Quartermaster General")
    learner.wait()
    # The first choice of one's own is made with no more than four clicks since the page was opened.
    learner.listen()
    learner.do()
    learner.wait(0)
    assert learner.clicks <= 4
    learner.take()
    lesson = lessons.find("generals", "first")
    assert learner.read == [lesson.message(line) for n in lesson.steps() for line in lesson.lines(n)]
    table = learner.own_match()
    expect(page.locator(".coach")).to_have_count(0)
    while "Round 3" not in (page.locator(".clock").first.text_content() or ""):
        table.wait_asked()
        table.step()
    # The lobby knows what was learned, and what comes next.
    page.get_by_role("link", name="To the lobby").click()
    generals = page.locator(".learn article", has_text="Quartermaster General")
    expect(generals.get_by_role("button", name="Your own first match")).to_be_visible()
    generals.get_by_text("Examples from the rulebook").click()
    generals.get_by_role("button", name="Example: a strait").click()
    example = Learner(page, address)
    example.take()
    page.get_by_role("link", name="To the lobby").last.click()
    expect(generals.get_by_text("1 of 6 done")).to_be_visible()


def test_who_leaves_the_path_is_told_and_comes_back_by_one_click(
    new_page: NewPage, address: str, web: Path
) -> None:
    page = new_page(viewport=PHONE)
    learner = begin(page, address, "Churchill")
    learner.wait()
    learner.listen()
    assert not faults(page, web, "document.querySelector('.coach')")
    learner.button("Show me").click()
    expect(page.locator(".coach .meant")).to_contain_text("Clement Attlee")
    lit = page.locator(".slot.lit [data-card]")
    expect(lit).to_have_count(1)
    # Another card than the one that is lit.
    page.locator(".slot.may:not(.lit) .card").first.click()
    expect(learner.coach).to_contain_text("You have left the path of the lesson")
    board = page.locator(".stage").bounding_box()
    assert board
    assert board["height"] > 200, "the coach leaves the board in sight"
    learner.button("Back to the lesson").click()
    expect(page.locator(".table")).to_have_attribute("data-n", "0")
    expect(learner.coach).to_contain_text("1 of 45")
    # He can be folded away, found again from the lobby, and speaks Russian.
    learner.coach.get_by_role("button", name="A first conference, guided").click()
    expect(page.locator("#coach-says")).to_have_count(0)
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.locator(".learn article", has_text="Churchill")).to_contain_text("step 3 of 45")
    page.get_by_role("link", name="Continue learning Churchill").click()
    learner.wait()
    page.goto(f"{address}/#/")
    page.get_by_role("button", name="РУ").click()
    expect(page.get_by_role("link", name="Продолжить урок «Черчилль»")).to_be_visible()

"""Where one begins: the front page, the welcome of the lobby, and the first match of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.conftest import NewPage
from browser.helpers import DESKTOP, PHONE, TABLET, TablePage, eager, faults
from browser.test_lobby import AGAINST_BOTS, account, enter

#: The words on the screen that a test looks for, in both languages.
WORDS = {
    "en-GB": {
        "welcome": "Four strategy games of the Second World War",
        "learn": "Learn No Retreat!",
        "again": "Continue learning No Retreat!",
        "free": "you need no account",
        "play": "Play at once",
        "turn": "Your turn",
        "against": "against",
        "guide": "Guide me",
        "lessons": "All lessons and examples",
    },
    "ru-RU": {
        "welcome": "Четыре стратегии о Второй мировой войне",
        "learn": "Учиться: «Ни шагу назад!»",
        "again": "Продолжить урок «Ни шагу назад!»",
        "free": "регистрация не нужна",
        "play": "Играть сразу",
        "turn": "Ваш ход",
        "against": "против:",
        "guide": "С наставником",
        "lessons": "Все уроки и примеры",
    },
}
everywhere = pytest.mark.parametrize(
    ("lang", "size"),
    [("en-GB", DESKTOP), ("ru-RU", TABLET), ("ru-RU", PHONE)],
    ids=["desktop", "tablet", "phone"],
)


def fits(page: Page) -> bool:
    """Whether nothing is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@everywhere
def test_the_front_page_lets_anybody_try_a_lesson(
    new_page: NewPage, public: str, web: Path, lang: str, size: ViewportSize
) -> None:
    words = WORDS[lang]
    page = new_page(locale=lang, viewport=size)
    page.goto(public)
    expect(page.get_by_role("heading", name=words["welcome"])).to_be_visible()
    expect(page.get_by_text(words["free"])).to_be_visible()
    expect(page.locator(".scene svg [data-seat]").first).to_be_visible()
    assert fits(page)
    assert faults(page, web) == []
    page.get_by_role("button", name=words["learn"]).click()
    expect(page.locator(".coach")).to_be_visible()
    # He comes back to it, and finds no lobby before he has an account.
    page.goto(f"{public}/#/")
    expect(page.get_by_role("heading", name=words["welcome"])).to_be_visible()
    page.get_by_role("link", name=words["again"]).click()
    expect(page.locator(".coach")).to_be_visible()


@everywhere
def test_the_welcome_leads_to_the_first_own_move_in_three_clicks(
    new_page: NewPage, public: str, web: Path, lang: str, size: ViewportSize
) -> None:
    words = WORDS[lang]
    page = new_page(locale=lang, viewport=size)
    enter(
        page,
        public,
        account(public, f"Newcomer {lang[:2]} {'abc'[size['width'] % 3]} {'x' * (size['width'] // 300)}"),
    )
    expect(page.get_by_role("heading", name=words["welcome"])).to_be_visible()
    expect(page.locator("article[data-game]")).to_have_count(4)
    assert fits(page)
    assert faults(page, web) == []
    page.get_by_text(words["lessons"]).click()
    expect(page.locator(".lessons summary").nth(1)).to_be_visible()
    page.locator('article[data-game="generals"]').get_by_role("button", name=words["play"]).click()
    table = TablePage(page, public).ready()
    table.wait_asked()
    assert table.asked == "germany"
    # Once there is a match, the lobby begins with it.
    page.goto(f"{public}/#/")
    expect(page.get_by_role("heading", name=words["turn"])).to_be_visible()
    expect(page.locator("article.match")).to_contain_text(words["against"])
    expect(page.get_by_role("heading", name=words["welcome"])).to_have_count(0)
    assert fits(page)


def test_two_matches_are_told_apart_and_say_what_has_changed(page: Page, public: str) -> None:
    olga = account(public, "Ottilie")
    first = olga.new(AGAINST_BOTS, seed="apart")
    second = olga.new({**AGAINST_BOTS, "usa": "staff"}, seed="apart")
    olga.play(first, lambda t: t["view"]["round"] > 1 and bool(t["decision"]), eager(3))
    enter(page, public, olga)
    rows = {match: page.locator(f'[data-match="{match}"]') for match in (first, second)}
    expect(rows[first]).to_contain_text("against Random ·")
    expect(rows[second]).to_contain_text("against Random and Staff")
    expect(rows[first]).to_contain_text("The whole war")
    expect(rows[first]).to_contain_text("Round 2 of 20")
    expect(rows[first].locator(".news")).not_to_be_empty()
    expect(rows[second].locator(".news")).to_have_count(0)


def test_the_first_own_match_offers_the_guide_once(browser: Browser, public: str) -> None:
    nina = account(public, "Nina")
    context = browser.new_context(viewport=DESKTOP, locale="en-GB")
    page = context.new_page()
    enter(page, public, nina)
    match = nina.new(AGAINST_BOTS)
    table = TablePage(page, public).open(match)
    offer = page.locator(".guide")
    expect(offer).to_contain_text("Your first match?")
    offer.get_by_role("button", name="Close").click()
    expect(offer).to_have_count(0)
    page.reload()
    table.ready()
    expect(offer).to_have_count(0)
    page.evaluate("localStorage.removeItem('quadrant-guide')")
    page.reload()
    offer.get_by_role("button", name="Guide me").click()
    expect(page.locator(".coach")).to_be_visible()
    context.close()

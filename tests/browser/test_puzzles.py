"""The puzzle book: from the lobby to a position, a wrong choice taken back, the answer explained."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from browser.conftest import NewPage
from browser.helpers import PHONE, TablePage, faults


def book_of(page: Page, address: str, game: str) -> Locator:
    """Where the lobby lists the lessons and puzzles of a game; folded away for somebody who is new here."""
    page.goto(address)
    article = page.locator(".learn article", has_text=game)
    article.wait_for(state="attached")
    folded = page.locator("details.lessons:not([open]) > summary")
    if folded.count():
        folded.click()
    return article


def open_puzzle(page: Page, address: str, game: str, book: str, name: str) -> TablePage:
    article = book_of(page, address, game)
    article.get_by_text(book).click()
    article.get_by_role("button", name=name, exact=True).click()
    table = TablePage(page, address).ready()
    table.wait_asked()
    return table


def test_a_wrong_choice_costs_something_and_the_answer_is_explained(page: Page, address: str) -> None:
    book = "Puzzles: find the best move"
    open_puzzle(page, address, "Quartermaster General", book, "Find the cut")
    coach = page.locator(".coach")
    expect(coach).to_contain_text("One choice here is clearly the best")
    coach.get_by_role("button", name="Hint").click()
    expect(coach).to_contain_text("pieces in supply")
    # Another card than the best: it is played, and can be taken back.
    page.locator(".slot.may [data-card=italy_impero_italiano]").click()
    page.locator(".btn", has_text="Play").first.click()
    expect(coach).to_contain_text("It costs about 8 chances in a hundred: 31 % instead of 39 %")
    coach.get_by_role("button", name="Take it back").click()
    expect(page.locator(".table")).to_have_attribute("data-n", "0")
    # Shown first, then done.
    for n in ("1", "2"):
        coach.get_by_role("button", name="Show the answer").click()
        expect(coach.locator(".hint").last).to_contain_text("Best:")
        coach.get_by_role("button", name="Do it for me").click()
        expect(page.locator(".table")).to_have_attribute("data-n", n)
    expect(coach).to_contain_text("hang on one piece")
    coach.get_by_role("button", name="Next puzzle").click()
    expect(coach).to_contain_text("Winter")
    expect(book_of(page, address, "Quartermaster General")).to_contain_text("1 solved")


def test_a_puzzle_is_solved_on_a_phone_in_russian(new_page: NewPage, address: str, web: Path) -> None:
    page = new_page(viewport=PHONE)
    page.goto(address)
    page.get_by_role("button", name="РУ").click()
    book = "Задачи: найдите лучший ход"
    open_puzzle(page, address, "Ни шагу назад", book, "Заставить атаковать")
    coach = page.locator(".coach")
    expect(coach).to_contain_text("Один выбор здесь явно лучше остальных")
    assert not faults(page, web, "document.querySelector('.coach')")
    coach.get_by_role("button", name="Показать ответ").click()
    coach.get_by_role("button", name="Сделайте за меня").click()
    expect(coach).to_contain_text("прикрывает Москву")
    expect(coach.get_by_role("button", name="Следующая задача")).to_be_visible()

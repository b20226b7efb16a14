"""For everyone: both languages, phones, keyboards, screen readers, quiet screens."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.helpers import PHONE, Api, TablePage, eager, faults, reacting

SEATS = {"germany": "me", "uk": "staff", "japan": "me", "ussr": "staff", "italy": "me", "usa": "staff"}


#: Either the match went on, or there is more to say about the place that was pointed at.
ANSWERED = """n => Number(document.querySelector('.table').dataset.n) > n
  || document.querySelector('[data-choices] .picked, .ways')"""


def asked_for_a_card(table: dict[str, Any]) -> bool:
    return bool(table["decision"]) and table["decision"]["kind"] == "play_one"


@pytest.fixture(scope="module")
def match(api: Api) -> str:
    """A match in its second round, the player asked for a card."""
    match = api.new(SEATS, seed="everyone")
    api.play(match, lambda t: t["n"] > 40 and asked_for_a_card(t), eager(2))
    return match


def test_russian_everywhere_and_remembered(table: TablePage, match: str) -> None:
    page = table.open(match).page
    page.get_by_role("button", name="Русский").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator(".prompt .who")).to_contain_text("ваше решение")
    expect(page.get_by_role("tab", name="Журнал")).to_be_visible()
    expect(page.locator(".log .text").last).to_contain_text("Раунд")
    for selector in (".prompt", ".rest .side", ".tabs", ".hand"):
        text = page.locator(selector).inner_text()
        latin = [word for word in text.replace("§", " ").split() if word.isascii() and word.isalpha()]
        assert latin == [], f"{selector} is not in Russian: {latin}"
    page.goto(f"{table.address}/#/")
    page.reload()
    expect(page.get_by_role("heading", name="Игры")).to_be_visible()


def test_a_browser_that_prefers_russian_starts_in_russian(new_page: NewPage, address: str) -> None:
    page = new_page(locale="ru-RU")
    page.goto(address)
    expect(page.get_by_role("heading", name="Ваши партии")).to_be_visible()


def inside(page: Page, selector: str) -> bool:
    """Whether all of it is on the screen."""
    box = page.locator(selector).first.bounding_box()
    size = page.viewport_size
    assert box, selector
    assert size
    within = box["x"] >= -1 and box["x"] + box["width"] <= size["width"] + 1
    return within and box["y"] >= -1 and box["y"] + box["height"] <= size["height"] + 1


def test_a_turn_on_a_phone(new_page: NewPage, address: str, api: Api) -> None:
    match = api.new(SEATS, seed="phone")
    api.play(match, asked_for_a_card, eager(2))
    page = new_page(viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2)
    table = TablePage(page, address).open(match)
    # All that matters is in sight, and nothing is wider than the screen.
    for part in (".bar", ".stage", ".prompt", ".hand", ".handle"):
        assert inside(page, part), part
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    # A tap shows the card in full, with what may be done with it.
    table.cards().first.tap()
    view = page.locator(".view")
    expect(view).to_be_visible()
    assert inside(page, ".view .card")
    n = table.n
    view.locator(".ways .btn").first.tap()
    table.insist(n)
    table.after(n)
    # Places that may be chosen come into sight, and a tap takes one.
    while not table.spaces():
        table.step()
    spot = table.point(table.space(table.spaces()[0]))
    n = table.n
    page.touchscreen.tap(*spot)
    page.wait_for_function(ANSWERED, arg=n)
    # The score and the log are pulled up.
    page.locator(".handle").tap()
    expect(page.get_by_role("tab", name="Log")).to_be_in_viewport()
    page.get_by_role("tab", name="Match").tap()
    expect(page.get_by_text("Hash of the seed")).to_be_visible()


def test_what_may_answer_is_in_reach_on_a_phone(new_page: NewPage, address: str, api: Api) -> None:
    match = api.new(dict.fromkeys(SEATS, "me"), seed="reaction")
    cards = api.http.get("/games/generals/static").json()["cards"]
    responses = [card["id"] for card in cards if card["type"] == "response"]

    api.play(match, reacting, eager(3, keep=responses))
    page = new_page(viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2)
    TablePage(page, address).open(match)
    answer = page.locator("[data-answer]").first
    expect(answer.locator(".slot")).to_be_in_viewport(ratio=1)
    expect(answer.locator(".btn").first).to_be_in_viewport(ratio=1)


def tab_to(page: Page, wanted: Callable[[], bool], limit: int = 120) -> None:
    for _ in range(limit):
        if wanted():
            return
        page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not get there")


def focused(page: Page, script: str) -> bool:
    return bool(page.evaluate(f"(() => {{ const e = document.activeElement; return {script}; }})()"))


def test_a_match_is_started_and_played_by_keyboard_alone(table: TablePage) -> None:
    page = table.page
    page.goto(table.address)
    page.wait_for_selector('a[href="#/new/generals"]')
    tab_to(page, lambda: focused(page, "e.getAttribute('href') === '#/new/generals'"))
    page.keyboard.press("Enter")
    page.wait_for_selector("form")
    tab_to(page, lambda: focused(page, "e.textContent.trim() === 'Start'"))
    page.keyboard.press("Enter")
    table.ready()
    table.wait_asked()
    seen: set[str] = set()
    while "spaces" not in seen or "discard_any" not in seen:
        n, kind = table.n, table.kind or ""
        seen.add(kind)
        if table.spaces():
            seen.add("spaces")
            page.keyboard.press("b")
            assert focused(page, "e.classList.contains('may')")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            page.wait_for_function(ANSWERED, arg=n)
            if table.n == n:
                page.keyboard.press("1")
        elif kind in ("discard_any", "react"):
            page.keyboard.press("1")
        elif table.cards().count():
            page.keyboard.press("h")
            page.keyboard.press("Enter")
            page.wait_for_function(ANSWERED, arg=n)
            if table.n == n:
                page.keyboard.press("1")
        else:
            page.keyboard.press("1")
        table.insist(n)
        table.after(n)


def test_undo_zoom_rules_and_help_have_keys(table: TablePage, api: Api) -> None:
    page = table.open(api.new(SEATS, seed="keys")).page
    table.wait_asked()
    # The second card goes; the focus passes to its neighbour, and a key that is held gives up no other.
    neighbour = page.locator(".hand [data-card]").nth(2).get_attribute("data-card")
    page.keyboard.press("h")
    page.keyboard.press("ArrowRight")
    page.keyboard.down("Enter")
    expect(page.locator(".table")).to_have_attribute("data-n", "1")
    expect(page.locator(f'[data-card="{neighbour}"]')).to_be_focused()
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.keyboard.press("u")
    expect(page.locator(".table")).to_have_attribute("data-n", "0")
    page.keyboard.press("b")
    scale = "getComputedStyle(document.querySelector('.viewport')).getPropertyValue('--k')"
    before = float(page.evaluate(scale))
    page.keyboard.press("+")
    assert float(page.evaluate(scale)) > before
    page.keyboard.press("f")
    assert float(page.evaluate(scale)) == pytest.approx(before)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys and signs")).to_be_visible()


def test_the_keyboard_asks_why_not_here(table: TablePage, api: Api) -> None:
    match = api.new(SEATS, seed="phone")
    api.play(
        match, lambda t: any(o[0] == "build" for o in (t["decision"] or {"options": []})["options"]), eager(2)
    )
    page = table.open(match).page
    page.locator(".viewport").focus()
    page.keyboard.press("Shift+ArrowRight")
    seen = set()
    while (space := page.evaluate("document.activeElement.dataset.space")) in table.spaces():
        assert space not in seen, "the arrows go round in circles"
        seen.add(space)
        page.keyboard.press("Shift+ArrowRight")
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    expect(tip.get_by_role("button")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("place", ["", "new/generals", "match", "cards", "rules", "phone", "sheet"])
def test_axe_finds_no_serious_fault(
    new_page: NewPage, address: str, match: str, web: Path, place: str, theme: str
) -> None:
    size = {"viewport": PHONE} if place in ("phone", "sheet") else {}
    page = new_page(color_scheme=theme, **size)
    if place in ("match", "cards", "rules", "phone", "sheet"):
        TablePage(page, address).open(match)
        if place == "rules":
            page.keyboard.press("r")
        elif place == "cards":
            page.get_by_role("tab", name="Cards").click()
        elif place == "sheet":
            page.locator(".handle").click()
    else:
        page.goto(f"{address}/#/{place}")
        page.wait_for_selector("main h1")
    assert faults(page, web) == []


def test_the_prompt_is_spoken(table: TablePage, match: str) -> None:
    page = table.open(match).page
    live = page.locator(".prompt [aria-live=polite]")
    expect(live).to_contain_text("your choice")
    expect(table.cards().first).to_have_accessible_name(re.compile(r"You can choose this\. \w+"))


def test_motion_can_be_switched_off(new_page: NewPage, address: str, match: str) -> None:
    page = new_page(reduced_motion="no-preference")
    TablePage(page, address).open(match)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Animate changes").uncheck()
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    longest = page.evaluate(
        """Math.max(...[...document.querySelectorAll('*')].map(e => {
          const s = getComputedStyle(e);
          return parseFloat(s.animationDuration) + parseFloat(s.transitionDuration);
        }))"""
    )
    assert longest == 0


def test_nothing_is_cut_off_on_the_desktop(table: TablePage, match: str) -> None:
    page = table.open(match).page
    for part in (".bar", ".stage", ".column", ".prompt", ".rest .side", ".replay"):
        assert inside(page, part), part
    assert page.evaluate("document.documentElement.scrollWidth") == 1440
    assert page.evaluate("document.documentElement.scrollHeight") == 900
    cut = page.eval_on_selector_all(
        ".bar *, .prompt *, .rest .side *",
        """all => all.filter(e => e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 1
          && getComputedStyle(e).overflow === 'hidden').map(e => e.textContent)""",
    )
    assert cut == []

"""What would you do, and the match looked back on: both languages, by pointer and keys, on a phone too."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

import quadrant
from browser.conftest import NewPage
from browser.helpers import DESKTOP, PHONE, Api, TablePage, faults

SOLO = {"germany": "me", **dict.fromkeys(("uk", "japan", "ussr", "italy", "usa"), "random")}
#: The words on the screen that a test looks for, in both languages.
WORDS = {
    "en-GB": {
        "ask": "Advice: what would you do?",
        "chance": "Chance to win:",
        "stronger": "Stronger in:",
        "analyse": "Analyse the match",
        "slider": "Point of the match",
        "better": "Better, by",
        "end": "At the end: Axis",
    },
    "ru-RU": {
        "ask": "Совет: что бы вы сделали?",
        "chance": "Шанс на победу:",
        "stronger": "Преимущество:",
        "analyse": "Разобрать партию",
        "slider": "Момент партии",
        "better": "Лучше, на",
        "end": "В конце: «Ось»",
    },
}
everywhere = pytest.mark.parametrize(
    ("lang", "size"), [("en-GB", DESKTOP), ("ru-RU", PHONE)], ids=["desktop", "phone"]
)


@pytest.fixture(scope="module")
def asked(api: Api) -> str:
    """A match against bots in which a card is to be played."""
    match, chance = api.new(SOLO, seed="hint"), random.Random(4)
    api.play(
        match,
        lambda t: bool(t["decision"]) and t["view"]["round"] > 1 and t["decision"]["kind"] == "play_one",
        lambda decision: list(chance.choice(decision["options"])),
    )
    return match


@pytest.fixture(scope="module")
def finished(api: Api) -> str:
    """A match that was played at random."""
    match, chance = quadrant.new("generals", seed=5), random.Random(5)
    while match.seat is not None:
        match.choose(chance.choice(match.options()))
    return str(api.http.post("/matches/import", json=match.record()).json()["id"])


@everywhere
def test_who_plays_bots_asks_what_to_do(
    new_page: NewPage, address: str, asked: str, web: Path, lang: str, size: ViewportSize
) -> None:
    words = WORDS[lang]
    table = TablePage(new_page(locale=lang, viewport=size), address).open(asked)
    page = table.page
    button = page.get_by_role("button", name=words["ask"], exact=True)
    button.click()
    drawer = page.get_by_role("dialog", name=words["ask"].partition(": ")[2])
    plans = drawer.locator("li")
    expect(plans.first).to_contain_text(words["chance"])
    expect(plans.first).to_contain_text(words["stronger"])
    assert plans.count() > 1
    # Its places light up, and its card.
    plans.first.locator(".plan").hover()
    expect(page.locator(".slot.lit")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator(".slot.lit")).to_have_count(0)
    assert faults(page, web, "document.querySelector('.drawer')") == []
    # The key closes and opens it as the button does; what is known is not thought about again.
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    page.keyboard.press("w")
    expect(plans.first).to_contain_text(words["stronger"])
    page.keyboard.press("w")
    expect(drawer).to_have_count(0)


def test_advice_is_past_when_the_match_goes_on_and_not_given_where_it_is_not_agreed(
    table: TablePage, api: Api
) -> None:
    match = api.new(SOLO, seed="hint")
    page = table.open(match).page
    page.get_by_role("button", name="Advice: what would you do?", exact=True).click()
    expect(page.get_by_role("dialog", name="What would you do?")).to_be_visible()
    page.locator(".slot.may .card").first.click()
    expect(page.get_by_role("dialog", name="What would you do?")).to_have_count(0)
    table.open(api.new(SOLO, hints=False))
    expect(page.get_by_role("button", name="Advice: what would you do?", exact=True)).to_have_count(0)
    page.keyboard.press("w")
    expect(page.get_by_role("dialog")).to_have_count(0)


@everywhere
def test_a_match_is_looked_back_on(
    new_page: NewPage, address: str, finished: str, web: Path, lang: str, size: ViewportSize
) -> None:
    words = WORDS[lang]
    page = TablePage(new_page(locale=lang, viewport=size), address).open(finished).page
    page.get_by_role("button", name=words["analyse"]).click()
    drawer = page.locator(".drawer")
    turnings = drawer.locator("[data-turning]")
    # The three costliest moves of one's own come first, then the five that turned the match.
    expect(turnings).to_have_count(8)
    expect(drawer.locator(".curve summary")).to_contain_text(words["end"])
    expect(turnings.filter(has_text=words["better"])).not_to_have_count(0)
    assert faults(page, web, "document.querySelector('.drawer')") == []
    # A turning point leads to its moment, the curve along.
    n = turnings.nth(1).get_attribute("data-turning")
    assert n is not None
    turnings.nth(1).locator(".head").click()
    expect(page.locator(".replay input")).to_have_value(n)
    curve = drawer.get_by_label(words["slider"])
    curve.focus()
    curve.press("Home")
    expect(page.locator(".replay input")).to_have_value("0")


def test_levels_are_offered_in_the_order_of_strength_with_what_to_expect(
    new_page: NewPage, address: str
) -> None:
    page = new_page()
    page.goto(f"{address}/#/new/generals")
    row = page.locator(".player", has=page.locator("select[data-who]")).nth(1)
    levels = row.locator("select").nth(1)
    expect(levels.locator("option")).to_have_text(["Recruit", "Staff", "General", "Marshal", "Random"])
    expect(levels).to_have_value("staff")
    levels.select_option("marshal")
    expect(row).to_contain_text("Hardest.")

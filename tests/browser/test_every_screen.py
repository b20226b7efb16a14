"""One way through all that the table tells, on every screen and in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.conftest import NewPage
from browser.helpers import ALL_MINE, DESKTOP, PHONE, TABLET, Api, TablePage, eager

AGAINST_BOTS = {"germany": "me", **dict.fromkeys(("uk", "japan", "ussr", "italy", "usa"), "staff")}
WITH_FRIENDS = {**ALL_MINE, "uk": "open", "ussr": "open", "usa": "open"}
WORDS = {
    "en-GB": {
        "since": "Since your last turn",
        "nothing": "Build nothing",
        "copy": "Copy",
        "show": "Show me",
        "lost": "Your side lost",
    },
    "ru-RU": {
        "since": "С вашего прошлого хода",
        "nothing": "Ничего не создавать",
        "copy": "Скопировать",
        "show": "Покажите",
        "lost": "Ваша сторона проиграла",
    },
}
SIZES = pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
#: Words that only programs read: a message without its sentence.
IDS = re.compile(r"\b(prompt|verb|event|why|waste|alarm|prospect|problem|sign)-[a-z]+")


@pytest.fixture(scope="module")
def matches(api: Api) -> Iterator[dict[str, str]]:
    """Others have moved; somebody builds; friends are waited for; somebody learns; somebody has given up."""
    returned, building = api.new(AGAINST_BOTS, seed="story"), api.new(ALL_MINE, seed="buttons")
    api.play(returned, others_have_moved, eager(3))
    api.play(building, builds, eager(5))
    lesson = api.http.post("/lessons/generals/first", json={}).json()["id"]
    ended = api.new(AGAINST_BOTS, seed="curve")
    api.play(ended, lambda t: t["view"]["round"] > 2 and bool(t["decision"]), eager(4))
    api.http.post(f"/matches/{ended}/resign", json={"seat": "germany"})
    friends = api.new(WITH_FRIENDS)
    front = api.new({"axis": "me", "soviet": "me"}, game="no_retreat")
    pacific = api.new({"japan": "me", "allies": "me"}, game="empire", scenario="campaign_1942", seed="7")
    api.play(pacific, leads, by_operations)
    meeting = api.new({"uk": "me", "us": "me", "ussr": "me"}, game="churchill", scenario="training", seed="3")
    yield {
        "returned": returned,
        "building": building,
        "friends": friends,
        "lesson": lesson,
        "ended": ended,
        "front": front,
        "pacific": pacific,
        "meeting": meeting,
    }
    # A lesson that is under way changes what the lobby offers to the next newcomer.
    assert api.http.delete(f"/matches/{lesson}").status_code < 300


def others_have_moved(table: dict[str, Any]) -> bool:
    decision, acted = table["decision"], max(table["acted"].values(), default=0)
    return table["n"] > 30 and plays(decision) and 0 < acted < table["n"] - 4


def plays(decision: dict[str, Any] | None) -> bool:
    return decision is not None and any(option[0] == "play" for option in decision["options"])


def leads(table: dict[str, Any]) -> bool:
    return any(option[0] == "lead" for option in table["decision"]["options"])


def by_operations(decision: dict[str, Any]) -> list[Any]:
    options: list[list[Any]] = decision["options"]
    return next((option for option in options if option[0] == "operations"), options[0])


def builds(table: dict[str, Any]) -> bool:
    return any(option[0] == "build" for option in (table["decision"] or {"options": []})["options"])


def fits(page: Page) -> None:
    """Nothing is wider than the screen, and every word is one that people read."""
    size = page.viewport_size
    assert size is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert not IDS.search(page.inner_text("body"))


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
@SIZES
def test_the_table_tells_its_story_on_every_screen(
    new_page: NewPage, address: str, api: Api, matches: dict[str, str], size: ViewportSize, locale: str
) -> None:
    words = WORDS[locale]
    page = new_page(pace="step", locale=locale, viewport=size)
    table = TablePage(page, address)
    # The lobby says where a match stands.
    page.goto(address)
    expect(page.locator(f'[data-match="{matches["returned"]}"]')).to_contain_text(re.compile("Round|Раунд"))
    fits(page)
    # What others did is shown, one thing after another, and may be skipped; what happened since stands there.
    table.open(matches["returned"]).wait_asked()
    expect(page.locator(".moment")).to_be_in_viewport(ratio=0.9)
    fits(page)
    page.keyboard.press("Escape")
    expect(page.locator(".moment")).to_have_count(0)
    expect(page.locator(".since .head")).to_contain_text(words["since"])
    expect(page.locator(".since .head")).to_be_in_viewport()
    # The hand, the prompt and the board are all in reach.
    for part in (".prompt h2", ".hand .card >> nth=0"):
        expect(page.locator(part).first).to_be_in_viewport()
    # Before a card is played it says what it would bring.
    table.cards().first.hover(position={"x": 24, "y": 40})
    expect(page.get_by_role("tooltip").get_by_role("note")).to_be_in_viewport()
    fits(page)
    page.mouse.move(2, 2)
    # What the log names opens, whole on the screen.
    handle = page.locator(".handle")
    if size is PHONE:
        handle.click()
    page.locator('.log [data-opens^="space:"]').last.click()
    expect(page.locator(".tip[role=dialog]")).to_be_in_viewport(ratio=1)
    fits(page)
    page.keyboard.press("Escape")
    expect(page.locator(".tip[role=dialog]")).to_have_count(0)
    # Where something would be given away the button says so.
    table.open(matches["building"])
    expect(table.button(words["nothing"])).to_be_in_viewport(ratio=1)
    table.space(table.spaces()[0]).scroll_into_view_if_needed()
    fits(page)
    # Whatever lies open is closed by Escape, the topmost first, and nothing is chosen by it.
    n = table.n
    page.keyboard.press("r")
    expect(page.locator(".drawer")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").last).to_be_visible()
    opened = page.get_by_role("dialog").count()
    fits(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(opened - 1)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    assert table.n == n == api.table(matches["building"])["n"]
    # Friends are invited by a link, in the panel of the match.
    table.open(matches["friends"])
    expect(page.get_by_role("button", name=re.compile(words["copy"])).first).to_be_visible()
    fits(page)
    # The coach speaks, a line at a time, and then shows what he means.
    table.open(matches["lesson"])
    coach, shows = page.locator(".coach"), page.locator(".coach").get_by_role("button", name=words["show"])
    expect(coach).to_be_in_viewport()
    while not shows.count():
        coach.locator(".btn").first.click()
    shows.click()
    expect(coach.locator(".meant")).to_be_in_viewport()
    fits(page)
    # The end says who has won, and how it came to that.
    table.open(matches["ended"])
    expect(page.locator(".prompt")).to_contain_text(words["lost"])
    expect(page.locator(".outcome")).to_be_in_viewport()
    expect(page.locator(".curve")).to_be_visible()
    fits(page)


#: What the board of each game is seen by.
#: (A stack that lies open is drawn beside its hex.)
SEEN = {
    "meeting": "[data-place^='issue:']",
    "front": "[data-unit]:not(.spread)",
    "pacific": "[data-unit]:not(.spread)",
}
#: Whether the words of a card have room on it.
WHOLE = """card => [...card.querySelectorAll('.card-text')]
  .every(text => text.scrollHeight <= text.clientHeight + 1)"""


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
@SIZES
def test_the_other_games_are_seen_whole_on_every_screen(
    new_page: NewPage, address: str, api: Api, matches: dict[str, str], size: ViewportSize, locale: str
) -> None:
    page = new_page(locale=locale, viewport=size)
    table = TablePage(page, address)
    for name, board in SEEN.items():
        table.open(matches[name]).wait_asked()
        expect(page.locator(".prompt h2").first).to_be_in_viewport()
        expect(page.locator(board).first).to_be_visible()
        # A card that is lifted is read to its end; where the board is asked about, the hand rests folded.
        for turn in page.locator(".hand .turn[aria-expanded=false]").all():
            turn.click()
        for card in page.locator(".hand .slot .card").all()[:4]:
            card.hover(position={"x": 20, "y": 20})
            assert card.evaluate(WHOLE)
            page.mouse.move(2, 2)  # lifted it would lie over its neighbour
        fits(page)
        # Its signs are explained, each drawn.
        page.keyboard.press("?")
        expect(page.locator("[data-legend]").first.locator("svg > *").first).to_be_attached()
        fits(page)
        page.keyboard.press("Escape")
    # Headquarters are far apart and lie in stacks: every screen names them.
    named = page.locator("[data-choosable] button")
    leaders = {o[1] for o in api.table(matches["pacific"])["decision"]["options"] if o[0] == "lead"}
    expect(named).to_have_count(len(leaders))
    named.last.click()
    expect(page.locator("[data-chooser] .btn").first).to_be_in_viewport()
    page.keyboard.press("Escape")

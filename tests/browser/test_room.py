"""The board stays free: what lies over it takes little, folds, moves and cuts no word, in all four games."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.conftest import NewPage
from browser.helpers import DESKTOP, PHONE, TABLET, Api, TablePage, eager
from browser.test_empire_board import PacificPage, south_pacific, until
from browser.test_every_screen import AGAINST_BOTS, by_operations, leads, others_have_moved

WIDE: ViewportSize = {"width": 2560, "height": 1440}
LANGUAGES = ("en-GB", "ru-RU")
#: How much of the window the board has at least.
FREE = 0.65

#: The share of the window where a click reaches the board itself.
SHARE = """() => {
  const over = '.battle, .notes, .moment, .tools, .floats, [data-chooser]';
  let free = 0, all = 0;
  for (let x = 5; x < innerWidth; x += 10) for (let y = 5; y < innerHeight; y += 10) {
    all += 1;
    const hit = document.elementFromPoint(x, y);
    if (hit?.closest('.stage') && !hit.closest(over)) free += 1;
  }
  return free / all;
}"""
#: Panels that reach past the window.
PAST = """() => [...document.querySelectorAll(
    '.column > .ask, .score, .lower, .battle, .choosable, .tab, .slot > .card, .tools, .ways, .bar')]
  .filter(node => node.getClientRects().length)
  .filter(node => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
  })
  .map(node => node.className)"""
#: Words that have no room where they stand, unless they can be scrolled to.
CUT = """() => [...document.querySelectorAll('.column *, .foot *, .bar *')]
  .filter(node => node.getClientRects().length && node.innerText?.trim() && !node.closest('.hidden-text'))
  .filter(node => ['hidden', 'clip'].includes(getComputedStyle(node).overflowX))
  .filter(node => !node.matches('.ask, .score, .lower, .card-face'))
  .filter(node => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1)
  .map(node => `${node.className}: ${node.innerText}`)"""


@pytest.fixture(scope="module")
def turns(api: Api) -> dict[str, str]:
    return begun(api)


def begun(api: Api) -> dict[str, str]:
    """A turn of each game, and a battle of the one with most to show."""
    generals = api.new(AGAINST_BOTS, seed="story")
    api.play(generals, others_have_moved, eager(3))
    three = {"uk": "me", "us": "me", "ussr": "me"}
    pacific = api.new({"japan": "me", "allies": "me"}, game="empire", scenario="campaign_1942", seed="7")
    api.play(pacific, leads, by_operations)
    battle = south_pacific(api, "1")
    until(api, battle, "prompt-assign-hit")
    return {
        "generals": generals,
        "churchill": api.new(three, game="churchill", scenario="training", seed="3"),
        "no_retreat": api.new({"axis": "me", "soviet": "me"}, game="no_retreat", seed="4"),
        "empire": pacific,
        "battle": battle,
    }


def settled(page: Page, address: str, match: str) -> TablePage:
    table = TablePage(page, address).open(match)
    table.wait_asked()
    page.evaluate("() => document.fonts.ready")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return table


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("size", [DESKTOP, TABLET, WIDE], ids=["desktop", "tablet", "wide"])
def test_the_board_has_the_window(
    new_page: NewPage, address: str, turns: dict[str, str], size: ViewportSize, locale: str
) -> None:
    page = new_page(arranged=False, viewport=size, locale=locale)
    for name, match in turns.items():
        settled(page, address, match)
        if name == "battle":
            expect(page.locator("[data-forces]").first).to_be_visible()
        share = page.evaluate(SHARE)
        assert share >= FREE, f"{name}: {share:.2f}"
        assert page.evaluate(PAST) == [], name
        assert page.evaluate(CUT) == [], name


def test_what_is_folded_stays_folded(new_page: NewPage, address: str, turns: dict[str, str]) -> None:
    page = new_page(arranged=False)
    settled(page, address, turns["generals"])
    side, cards, log = page.locator(".score .side"), page.locator(".hand .cards"), page.locator(".log")
    expect(side).to_be_visible()
    expect(log).to_be_hidden()
    page.locator(".score .standing").click()
    page.locator(".hand .turn").click()
    page.get_by_role("tab", name="Log").click()
    for _ in range(2):
        expect(side).to_be_hidden()
        expect(cards).to_be_hidden()
        expect(log).to_be_visible()
        page.reload()
        settled(page, address, turns["generals"])
    # A tab that is open folds its panel; the folded hand says that a card is asked for.
    page.get_by_role("tab", name="Log").click()
    expect(log).to_be_hidden()
    expect(page.locator(".hand .tab.asked")).to_be_visible()


def test_a_sheet_lies_beside_the_board_and_can_be_moved(
    new_page: NewPage, address: str, turns: dict[str, str]
) -> None:
    page = new_page()
    settled(page, address, turns["battle"])
    sheet = page.locator(".battle")
    expect(sheet.locator("[data-forces]").first).to_be_visible()
    expect(page.locator(".alarms li").first).to_be_visible()
    box, ask = sheet.bounding_box(), page.locator(".column > .ask").bounding_box()
    assert box
    assert ask
    assert box["y"] > ask["y"] + ask["height"]
    assert box["x"] == pytest.approx(ask["x"], abs=1)
    head = sheet.locator("header").bounding_box()
    assert head
    page.mouse.move(head["x"] + 5, head["y"] + head["height"] / 2)
    page.mouse.down()
    page.mouse.move(400, 300, steps=4)
    page.mouse.up()
    moved = sheet.bounding_box()
    assert moved
    assert moved["x"] < 400
    page.reload()
    settled(page, address, turns["battle"])
    expect(sheet.locator("[data-forces]").first).to_be_visible()
    again = sheet.bounding_box()
    assert again
    assert (again["x"], again["y"]) == (moved["x"], moved["y"])
    assert page.evaluate(PAST) == []


@pytest.fixture(scope="module")
def playing(api: Api) -> str:
    """A hand of Empire, each card with several ways to use it."""
    match = api.new({"japan": "me", "allies": "me"}, game="empire", scenario="campaign_1942", seed="7")
    api.play(match, has_ways, lambda decision: list(decision["options"][0]))
    return match


def has_ways(table: dict[str, Any]) -> bool:
    return any(option[0] == "operations" for option in table["decision"]["options"])


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("size", [DESKTOP, TABLET], ids=["desktop", "tablet"])
def test_a_card_has_one_menu_beside_it(
    new_page: NewPage, address: str, api: Api, playing: str, size: ViewportSize, locale: str
) -> None:
    page = new_page(viewport=size, locale=locale)
    table = settled(page, address, playing)
    options = api.table(playing)["decision"]["options"]
    for card in (table.cards().first, table.cards().last):
        name = card.get_attribute("data-card")
        card.click(position={"x": 20, "y": 20})
        menu = page.locator(".ways")
        expect(menu).to_have_count(1)
        expect(menu).to_be_in_viewport(ratio=1)
        expect(menu.locator(".btn")).to_have_count(sum(o[1:2] == [name] for o in options))
        expect(page.locator("[data-chooser]")).to_have_count(0)
        assert page.evaluate(PAST) == []
        page.keyboard.press("Escape")
        page.mouse.move(200, 200)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_card_on_a_phone_is_read_and_used_to_its_end(
    new_page: NewPage, address: str, playing: str, locale: str
) -> None:
    page = new_page(viewport=PHONE, locale=locale, has_touch=True)
    table = settled(page, address, playing)
    table.cards().first.tap()
    view = page.get_by_role("dialog")
    for part in (view.locator(".card h3"), view.locator(".ways .btn").last):
        part.scroll_into_view_if_needed()
        expect(part).to_be_in_viewport(ratio=1)


@pytest.fixture
def pacific(new_page: NewPage, address: str) -> PacificPage:
    return PacificPage(new_page(), address)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_what_can_be_chosen_is_named_and_its_stacks_lie_open(
    new_page: NewPage, address: str, api: Api, turns: dict[str, str], size: ViewportSize
) -> None:
    page = new_page(viewport=size)
    settled(page, address, turns["empire"])
    named = page.locator("[data-choosable] button")
    leaders = {o[1] for o in api.table(turns["empire"])["decision"]["options"] if o[0] == "lead"}
    expect(named).to_have_count(len(leaders))
    for unit in leaders:
        expect(page.locator(f'[data-fan="{unit}"] .name').first).to_be_attached()
    named.first.hover()
    place = named.first.get_attribute("data-names")
    assert place
    named.first.click()
    expect(page.locator("[data-chooser] .btn").first).to_be_in_viewport(ratio=1)


def test_a_land_that_glows_for_a_card_plays_it_there(new_page: NewPage, address: str, api: Api) -> None:
    match = api.new(AGAINST_BOTS, seed="story")
    api.play(match, others_have_moved, eager(3))
    picture = api.table(match)
    card = next(
        o[1] for o in picture["decision"]["options"] if o[0] == "play" and o[1].endswith("build_army")
    )
    table = settled(new_page(), address, match)
    page = table.page
    page.locator(f'.slot [data-card="{card}"]').click(position={"x": 20, "y": 20})
    glows = page.locator(".space.ahead")
    expect(glows.first).to_be_visible()
    before = {piece["space"] for piece in picture["view"]["pieces"] if piece["seat"] == "germany"}
    names = [name for node in glows.all() if (name := node.get_attribute("data-space")) not in before]
    space = next(name for name in names if name)
    page.mouse.move(700, 80)
    n = table.n
    table.click_space(space)
    page.wait_for_function("n => Number(document.querySelector('.table').dataset.n) >= n", arg=n + 2)
    pieces = api.table(match)["view"]["pieces"]
    assert any(piece["space"] == space and piece["seat"] == "germany" for piece in pieces)


def test_the_log_follows_a_burst_of_moves(new_page: NewPage, address: str, api: Api) -> None:
    match = api.new(AGAINST_BOTS, seed="burst")
    table = settled(new_page(), address, match)
    page = table.page
    api.play(match, lambda t: t["view"]["round"] > 2 and bool(t["decision"]), eager(2))
    n = api.table(match)["n"]
    page.wait_for_function("n => Number(document.querySelector('.table').dataset.n) === n", arg=n)
    page.wait_for_function(
        """() => { const log = document.querySelector('.log');
          return log.scrollHeight - log.scrollTop - log.clientHeight < 40 && log.scrollTop > 0; }"""
    )
    expect(page.locator(".box > .new")).to_have_count(0)


def test_what_others_moved_leaves_a_trail_and_is_shown_again(pacific: PacificPage, api: Api) -> None:
    match = south_pacific(api, "1")
    api.play(match, moved_by_others, lambda decision: list(decision["options"][-1]))
    page = pacific.open(match).page
    expect(page.locator("[data-trail]").first).to_be_attached()
    n = pacific.n
    page.locator(".since .again").click()
    expect(page.locator(".prompt h2")).to_contain_text("Replay")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back to now").first.click()
    assert pacific.n == n
    expect(page.locator(".prompt")).to_have_attribute("data-asked", "allies")


def moved_by_others(table: dict[str, Any]) -> bool:
    """The bot has moved units since the last choice here."""
    if not table["decision"]:
        return False
    acted = max(table["acted"].values(), default=0)
    went = ("event-marched", "event-shipped", "event-returned", "event-redeployed")
    return any(event["n"] > acted and event["id"] in went for event in table["events"])

"""Whatever is named can be read, and every sign explains itself where it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import NewPage
from browser.helpers import PHONE, Api, TablePage, eager, faults

SEATS = {"germany": "me", "uk": "staff", "japan": "me", "ussr": "staff", "italy": "me", "usa": "staff"}
LANGUAGES = ("en-GB", "ru-RU")
LIT = re.compile(r"\blit\b")


@pytest.fixture(scope="module")
def match(api: Api) -> str:
    """A match in its second round, the player asked for a card."""
    match = api.new(SEATS, seed="everyone")
    api.play(
        match, lambda t: t["n"] > 40 and bool(t["decision"]) and t["decision"]["kind"] == "play_one", eager(2)
    )
    return match


@pytest.fixture(scope="module")
def conference(api: Api) -> str:
    """A match of Churchill at its beginning: the player is asked for a card for the agenda."""
    return api.new(
        {"uk": "me", "ussr": "random", "us": "random"}, game="churchill", scenario="training", seed="names"
    )


def named(page: Page, kind: str) -> Locator:
    """The last name of that kind in the log."""
    return page.locator(f'.log [data-opens^="{kind}:"]').last


def opened(page: Page) -> Locator:
    """What a name has opened, to stay until it is closed."""
    return page.locator(".tip[role=dialog]")


@pytest.mark.parametrize("locale", LANGUAGES)
def test_names_in_the_log_open_what_they_name(
    new_page: NewPage, address: str, match: str, locale: str
) -> None:
    page = TablePage(new_page(locale=locale), address).open(match).page
    # Resting on the name of a card shows the card.
    card = named(page, "card")
    card.hover()
    tip = page.get_by_role("tooltip")
    expect(tip.locator(".card-face h3")).to_have_text(card.inner_text())
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    # A press keeps it open: the space is lit on the board, its facts are told, and their names open in turn.
    space = named(page, "space")
    name = space.inner_text()
    place = (space.get_attribute("data-opens") or "").split(":")[1]
    space.click()
    expect(opened(page).locator(".title")).to_have_text(name)
    expect(page.locator(f'.space[data-space="{place}"]')).to_have_class(LIT)
    neighbour = opened(page).locator('[data-opens^="space:"]').last
    other = neighbour.inner_text()
    neighbour.click()
    expect(opened(page).locator(".title")).to_have_text(other)
    # Escape closes exactly what was opened last.
    page.keyboard.press("r")
    expect(page.locator(".drawer")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    expect(opened(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(opened(page)).to_have_count(0)


def test_the_log_is_one_stop_and_its_names_are_reached_by_arrows(table: TablePage, match: str) -> None:
    page = table.open(match).page
    log = page.locator(".log")
    stops = '[data-line] [tabindex="0"], [data-line] button:not([tabindex="-1"])'
    assert log.locator(stops).count() == 0
    log.focus()
    page.keyboard.press("ArrowUp")
    last = log.locator("[data-line]").last
    expect(last.locator(".text")).to_be_focused()
    assert last.locator(".text").inner_text().startswith("Round 2: ")
    page.keyboard.press("ArrowRight")
    name = last.locator("[data-opens]").first
    expect(name).to_be_focused()
    page.keyboard.press("Enter")
    expect(opened(page)).to_be_focused()
    expect(opened(page).locator(".title")).to_have_text(name.inner_text())
    page.keyboard.press("Escape")
    expect(name).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(log.locator("[data-line]").nth(-2).locator(".text")).to_be_focused()


def test_names_that_people_type_open_and_markup_stays_text(table: TablePage, match: str) -> None:
    page = table.open(match).page
    page.get_by_role("tab", name="Chat").click()
    for said in ("<b>Ukraine</b> first, then Blitzkrieg", "а потом Юг СССР и Восточная Европа?"):
        page.get_by_label("Say something to the table").fill(said)
        page.get_by_role("button", name="Send").click()
        expect(page.locator(".chat .lines")).to_contain_text(said)
    names = page.locator(".chat .lines [data-opens]")
    assert names.all_inner_texts() == ["Ukraine", "Blitzkrieg", "Юг СССР", "Восточная Европа"]
    assert page.locator(".chat .lines p b").count() == 2, "only who says it is set in bold"
    names.nth(1).click()
    expect(opened(page).locator(".card-face h3")).to_have_text("Blitzkrieg")


@pytest.mark.parametrize("locale", LANGUAGES)
def test_names_open_by_a_tap_and_show_their_place_on_the_board(
    new_page: NewPage, address: str, match: str, locale: str
) -> None:
    page = new_page(viewport=PHONE, is_mobile=True, has_touch=True, locale=locale)
    TablePage(page, address).open(match)
    page.locator(".handle").tap()
    named(page, "card").tap()
    expect(opened(page).locator(".card-face")).to_be_in_viewport(ratio=1)
    opened(page).locator(".ways .btn").last.tap()
    expect(opened(page)).to_have_count(0)
    place = (named(page, "space").get_attribute("data-opens") or "").split(":")[1]
    named(page, "space").tap()
    expect(opened(page)).to_be_in_viewport(ratio=1)
    opened(page).locator(".ways .btn").first.tap()
    expect(page.locator(".log")).not_to_be_visible()
    expect(page.locator(f'[data-name="{place}"]')).to_be_in_viewport()
    # A tap on a sign of the map, or of a column, explains it.
    page.locator('[data-sign^="strait:"]').first.dispatch_event("click")
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_signs_explain_themselves_where_they_stand(table: TablePage, match: str) -> None:
    page = table.open(match).page
    tip = page.get_by_role("tooltip")
    for sign, words in (
        (page.locator('[data-name="germany"] .star'), "Supply source"),
        (page.locator('[data-sign="strait:panama"]'), "Latin America"),
        (page.locator("[data-seam]").first, "The map goes round"),
    ):
        sign.hover()
        expect(tip).to_contain_text(words)
        page.keyboard.press("Escape")
        expect(tip).to_have_count(0)
    page.locator('[data-sign="sign:count-hand"]').focus()
    page.keyboard.press("ArrowRight")
    expect(tip).to_contain_text("Cards in the deck")
    page.keyboard.press("Enter")
    expect(opened(page)).to_contain_text("An empty deck", ignore_case=True)


def test_what_is_asked_is_said_where_nothing_of_the_kind_is(table: TablePage, match: str) -> None:
    page = table.open(match).page
    page.mouse.move(*table.point(table.space("africa")))
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("The question: Round 2: play or discard one card.")
    expect(tip).to_contain_text("Next to")


def test_zoom_has_its_keys_wherever_the_focus_is(table: TablePage, match: str) -> None:
    page = table.open(match).page
    scale = "getComputedStyle(document.querySelector('.viewport')).getPropertyValue('--k')"
    before = float(page.evaluate(scale))
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("+")
    assert float(page.evaluate(scale)) > before
    page.keyboard.press("f")
    assert float(page.evaluate(scale)) == pytest.approx(before)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something to the table").press("+")
    assert float(page.evaluate(scale)) == pytest.approx(before)


INTRO = {"en-GB": "The game in two minutes", "ru-RU": "Игра за две минуты"}
CHAPTER = {
    ("generals", "en-GB"): ("supply", "Supply", "supply.navy"),
    ("generals", "ru-RU"): ("supply", "Снабжение", "supply.navy"),
    ("churchill", "en-GB"): ("6", "6. Decision segment", "6.81"),
    ("churchill", "ru-RU"): ("6", "6. Сегмент решений", "6.81"),
}
SIGNS = {"generals": ("star", "anchor", "band-status"), "churchill": ("track", "issue-a_bomb", "kamikaze")}


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", ["generals", "churchill"])
def test_rules_stand_in_chapters_and_the_legend_is_the_games_own(
    new_page: NewPage, address: str, web: Path, match: str, conference: str, game: str, locale: str
) -> None:
    page = new_page(locale=locale)
    table = TablePage(page, address).open(match if game == "generals" else conference)
    table.wait_asked()
    page.keyboard.press("r")
    drawer = page.locator(".drawer")
    expect(drawer.get_by_role("button", name=INTRO[locale])).to_have_attribute("aria-expanded", "true")
    # The introduction leads to the rules themselves.
    drawer.locator("[data-intro] [data-opens^='rule:']").first.click()
    expect(drawer.locator("article.here")).to_be_in_viewport()
    chapter, name, rule = CHAPTER[game, locale]
    drawer.locator(f'[data-chapter="{chapter}"]').click()
    expect(drawer.locator(f'[data-chapter="{chapter}"]')).to_contain_text(name)
    expect(drawer.locator(f'[data-rule="{rule}"]')).to_be_visible()
    drawer.get_by_role("searchbox").fill(rule)
    expect(drawer.locator("article").first).to_have_attribute("data-rule", rule)
    assert faults(page, web, "document.querySelector('.drawer')") == []
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    legend = drawer.locator("[data-legend]")
    for sign in SIGNS[game]:
        expect(drawer.locator(f'[data-legend="{sign}"]')).to_have_count(1)
    others = SIGNS["churchill" if game == "generals" else "generals"]
    listed = legend.evaluate_all("all => all.map(e => e.dataset.legend)")
    assert not set(listed) & set(others)
    assert legend.locator("svg:empty").count() == 0, "every sign is drawn"
    raw = [text for text in legend.all_inner_texts() if "sign-" in text]
    assert raw == [], "every sign has its words"
    assert ("s" in drawer.locator("kbd").all_inner_texts()) == (game == "generals"), "keys that exist"
    assert faults(page, web) == []


def test_an_option_of_a_new_match_leads_to_its_rule(table: TablePage) -> None:
    page = table.new("churchill")
    page.locator('[data-rule="10.0"]').get_by_role("button", name="Secret agenda variant").click()
    expect(page.locator('[data-rule="10.0"] p')).to_have_count(4)
    expect(page.locator('[data-rule="9.5"]')).to_be_visible()


def test_the_set_up_names_the_nation_that_is_to_choose(new_page: NewPage, address: str, api: Api) -> None:
    match = api.new({**SEATS, "germany": "staff", "italy": "me", "japan": "staff"}, seed="setup")
    page = TablePage(new_page(), address).open(match).page
    page.wait_for_selector(".prompt[data-asked]")
    expect(page.locator(".bar .clock")).to_contain_text("Italy · Set-up")
    expect(page.locator('[data-nation="italy"]')).to_have_class(re.compile(r"\bturn\b"))

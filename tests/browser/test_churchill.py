"""Churchill in the browser: a whole conference by clicking, in both languages, on a desk and on a phone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.helpers import PHONE, TABLET, Api, TablePage, Wish, faults

#: What can be pointed at: issues on the table, markers on the map, lines of the list of fronts.
PLACES = ".counter.may, [data-place].may, [data-row].may"
#: What else can be answered with. A part of the page may still be on its way.
ANYTHING = f"{PLACES}, .slot.may .card, [data-choices] .btn"
#: The first place that a click would reach, and where, once the board has come to rest; else a button.
REACHABLE = """async places => {
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  for (const place of document.querySelectorAll(places)) {
    const box = place.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (place.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return Boolean(document.querySelector('[data-choices] .btn')) && [];
}"""
#: Whether somebody here is asked something, or the match is over.
ASKED = """() => Boolean(document.querySelector('.prompt[data-asked], .curtain, .outcome'))"""
#: The match has gone on from n choices, or, if that is enough, somebody is asked.
GONE_ON = """([n, asked]) => Number(document.querySelector('.table').dataset.n) !== n
  || (asked && document.querySelector('.prompt[data-asked], .curtain, .outcome'))"""
NEW_MATCH = {"en-GB": "New match", "ru-RU": "Новая партия"}
START = {"en-GB": "Start", "ru-RU": "Начать"}
TITLE = {"en-GB": "Churchill", "ru-RU": "Черчилль"}


class ConferencePage(TablePage):
    """A match of Churchill on the screen."""

    def after(self, n: int) -> None:
        """Bots may think long: as long as the match goes on, it is waited for."""
        self.page.wait_for_function(GONE_ON, arg=[n, False])
        while not self.page.evaluate(ASKED):
            self.page.wait_for_function(GONE_ON, arg=[self.n, True])

    def _answer(self) -> None:
        self.page.wait_for_selector(ANYTHING, state="attached")
        if self.page.locator(PLACES).count():
            self._point_at_any()
        elif self.kind == "debate" or not self.cards().count():
            self.buttons().first.click()
        else:
            self._play_card()

    def _point_at_any(self) -> None:
        """A place in sight; one with more to it than one click lays its options out as buttons."""
        n = self.n
        found = self.page.wait_for_function(REACHABLE, arg=PLACES).json_value()
        if not found:
            self.buttons().first.click()
            return
        self.page.mouse.click(*found)
        self._choose_if_asked(n)


@pytest.fixture
def conference(page: Page, address: str) -> ConferencePage:
    return ConferencePage(page, address)


def start(page: Page, address: str, locale: str) -> ConferencePage:
    """From the lobby to the table, as a newcomer."""
    page.goto(address)
    game = page.locator("article", has=page.get_by_role("heading", name=TITLE[locale], exact=True))
    game.get_by_role("link", name=NEW_MATCH[locale]).click()
    for seat in ("ussr", "us"):
        expect(page.locator(f'[data-who="{seat}"]')).to_have_value("bot")
    page.get_by_role("button", name=START[locale], exact=True).click()
    table = ConferencePage(page, address)
    table.ready()
    table.wait_asked()
    return table


def play_conference(table: ConferencePage) -> set[str]:
    """Everything that is asked until the first conference is over; the kinds of decisions that came."""
    seen: set[str] = set()
    for _ in range(200):
        if (table.page.locator(".clock").first.text_content() or "").split()[1:2] == ["9"]:
            return seen
        seen.add(table.kind or "")
        table.step()
    raise AssertionError("the conference does not end")


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_a_newcomer_plays_the_first_conference_by_clicking(
    new_page: NewPage, address: str, locale: str
) -> None:
    page = new_page(locale=locale)
    table = start(page, address, locale)
    while table.kind != "play_agenda":
        table.step()  # some conference cards ask something before the staff is dealt
    assert table.asked == "uk"
    expect(page.locator(".hand .cards")).to_have_attribute("data-count", "7")
    expect(page.get_by_role("tab", selected=True).first).to_have_text(re.compile("Conference|Конференция"))
    seen = play_conference(table)
    assert {"play_agenda", "nominate", "advance", "advance_issue", "place_network"} <= seen
    assert not re.search(r"\b(event|prompt|verb|why|issue|front|box|country)-[a-z]", page.inner_text("body"))


def test_a_newcomer_plays_the_first_conference_on_a_phone(new_page: NewPage, address: str) -> None:
    page = new_page(viewport=PHONE)
    table = start(page, address, "en-GB")
    play_conference(table)
    wider = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert not wider


Found = Callable[[dict[str, Any]], bool]


def anything(seed: int) -> Wish:
    dice = random.Random(seed)
    return lambda decision: list(dice.choice(decision["options"]))


def until(api: Api, kind: str, seat: str = "uk", where: Found = lambda table: True) -> str:
    """A match of one person with himself in which the seat is asked this, and what else is wanted holds."""

    def there(table: dict[str, Any]) -> bool:
        decision = table["decision"]
        return decision is not None and (decision["kind"], decision["seat"]) == (kind, seat) and where(table)

    seats = dict.fromkeys(("uk", "ussr", "us"), "me")
    for seed in range(12):
        match = api.new(seats, game="churchill", scenario="training", seed=f"table {seed}")
        api.play(match, lambda table: table["result"] or there(table), anything(seed))
        if there(api.table(match)):
            return match
    raise AssertionError(f"{seat} is never asked to {kind} so")


def forbidden(table: dict[str, Any]) -> list[str]:
    """The countries where no network may be placed or removed."""
    offered = [option[1] for option in table["decision"]["options"] if len(option) > 1]
    places = [place["country"] for place in table["view"]["places"] if not place["colony"]]
    return [country for country in places if country not in offered]


def test_the_hand_shows_what_each_card_is_worth_on_the_issue_in_mind(
    conference: ConferencePage, api: Api
) -> None:
    match = until(api, "advance")
    page = conference.open(match).page
    own = api.table(match)["own"]["uk"]
    issue = page.locator(".counter.open").first
    name = issue.get_attribute("data-issue") or ""
    issue.click()
    expect(issue).to_have_attribute("aria-pressed", "true")
    for card, worth in own["worth"].items():
        shown = page.locator(f'[data-card="{card}"] .head .worth b')
        expect(shown).to_have_text(re.compile(rf"\b{worth[name][0]}$|^d6$"))


def test_a_raised_card_tells_where_it_would_take_each_issue(conference: ConferencePage, api: Api) -> None:
    match = until(api, "advance")
    page = conference.open(match).page
    card, reach = next(
        (c, r) for c, r in api.table(match)["own"]["uk"]["reach"].items() if c.startswith("UK-")
    )
    page.locator(f'[data-card="{card}"]').hover()
    for issue, there in reach.items():
        expect(page.locator(f'[data-issue="{issue}"] .reach')).to_have_text(str(there["value"]))


def test_the_war_comes_up_when_its_turn_has_come_and_the_score_when_wished(
    conference: ConferencePage, api: Api
) -> None:
    match = until(api, "place_network")
    page = conference.open(match).page
    expect(page.locator("#view-war")).to_have_attribute("aria-selected", "true")
    view = api.table(match)["view"]
    page.locator("#view-score").click()
    expect(page.locator("[data-score] .spread")).to_contain_text(str(view["spread"]))
    totals = [
        int(text) for text in page.locator("[data-score] tfoot tr").first.locator("td").all_inner_texts()
    ]
    assert totals == [view["score"][seat] for seat in ("uk", "ussr", "us")]


def test_odds_stand_beside_each_front_before_the_die(conference: ConferencePage, api: Api) -> None:
    match = until(api, "roll_campaign", "us")
    page = conference.open(match).page
    table = api.table(match)
    front = table["decision"]["options"][0][1]
    odds = next(f["advance"] for f in table["view"]["fronts"] if f["front"] == front)
    row = page.locator(f'[data-row="front:{front}"]')
    expect(row).to_have_class(re.compile(r"\bmay\b"))
    expect(page.locator(".row", has=row).locator(".odds")).to_contain_text(str(odds))
    n = conference.n
    row.click()
    conference.after(n)
    expect(page.locator(".row", has=row).locator(".die")).to_be_visible()


def supported(table: dict[str, Any]) -> list[str]:
    """The Fronts with offensive support that will roll."""
    return [f["front"] for f in table["view"]["fronts"] if f["offensive"] and not f["blocked"]]


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-GB", ["Strength of the Front", "Offensive support: ", "Strength against ", "Stays where it is"]),
        ("ru-RU", ["Сила фронта", "Обеспечение наступления: ", "Сила наступления (", "Остаётся на месте"]),
    ],
)
def test_odds_tell_line_by_line_what_makes_them_up(
    new_page: NewPage, address: str, api: Api, locale: str, words: list[str]
) -> None:
    match = until(api, "roll_campaign", "us", where=lambda table: bool(supported(table)))
    front = supported(api.table(match))[0]
    odds = api.query(match, "odds", front)
    page = ConferencePage(new_page(locale=locale), address).open(match).page
    page.locator(f'[data-odds="{front}"]').hover()
    tip = page.get_by_role("tooltip")
    for word in words[: 4 if odds["stays"] else 3]:
        expect(tip).to_contain_text(word)
    expect(tip.locator("dd.total")).to_have_text(str(odds["strength"]["total"]))
    for chance in (odds["stays"], odds["advance"], odds["breakthrough"]):
        if chance:
            expect(tip).to_contain_text(re.compile(rf"{round(100 * chance)}\s?%"))
    tip.get_by_role("button").first.click()
    expect(page.get_by_role("dialog").locator("article.here")).to_be_in_viewport()


def test_odds_are_told_by_key_and_on_the_map_too(conference: ConferencePage, api: Api) -> None:
    match = until(api, "roll_campaign", "us", where=lambda table: bool(supported(table)))
    page = conference.open(match).page
    front = supported(api.table(match))[0]
    total = page.get_by_role("tooltip").locator("dd.total")
    strength = str(api.query(match, "odds", front)["strength"]["total"])
    page.locator(f'[data-row="front:{front}"]').focus()
    page.keyboard.press("Tab")
    while page.evaluate("document.activeElement.dataset.odds ?? ''") != front:
        page.keyboard.press("Tab")
    expect(total).to_have_text(strength)
    page.keyboard.press("Escape")
    expect(total).to_have_count(0)
    page.locator(f'.marker[data-place="front:{front}"] .tag').hover()
    expect(total).to_have_text(strength)


def test_odds_are_told_by_a_tap_and_no_die_is_rolled(new_page: NewPage, address: str, api: Api) -> None:
    match = until(api, "roll_campaign", "us", where=lambda table: bool(supported(table)))
    table = ConferencePage(new_page(viewport=PHONE, has_touch=True), address)
    page = table.open(match).page
    front = supported(api.table(match))[0]
    page.locator(f'[data-odds="{front}"]').tap()
    tip = page.get_by_role("tooltip")
    expect(tip.locator("dd.total")).to_be_visible()
    expect(tip).to_be_in_viewport(ratio=1)
    page.locator("#view-war").tap()
    expect(tip).to_have_count(0)
    assert table.n == api.table(match)["n"]


def test_a_card_tells_what_makes_up_its_value_on_the_issue_in_mind(
    conference: ConferencePage, api: Api
) -> None:
    match = until(api, "advance")
    page = conference.open(match).page
    issue = page.locator(".counter.open").first
    issue.click()
    card = next(card for card in api.table(match)["own"]["uk"]["worth"] if card.startswith("UK-"))
    worth = api.query(match, "worth", card, issue.get_attribute("data-issue") or "")
    page.locator(f'[data-card="{card}"]').hover()
    tip = page.get_by_role("tooltip")
    expect(tip.locator("dd.total")).to_have_text(str(worth["advance"]["total"]))
    expect(tip.locator("dd")).to_have_count(len(worth["advance"]["lines"]) + 1)


def test_a_tablet_has_both_theaters_and_the_list_of_fronts(new_page: NewPage, address: str, api: Api) -> None:
    match = until(api, "roll_campaign", "us", where=lambda table: bool(supported(table)))
    page = ConferencePage(new_page(viewport=TABLET), address).open(match).page
    theaters = page.locator(".theaters").get_by_role("button")
    for theater in (theaters.last, theaters.first):
        theater.click()
        expect(theater).to_have_attribute("aria-pressed", "true")
    page.locator(f'[data-odds="{supported(api.table(match))[0]}"]').hover()
    expect(page.get_by_role("tooltip").locator("dd.total")).to_be_visible()


def test_why_a_network_may_not_be_placed_there(conference: ConferencePage, api: Api) -> None:
    match = until(api, "place_network", "us", where=lambda table: bool(forbidden(table)))
    page = conference.open(match).page
    country = forbidden(api.table(match))[0]
    page.locator(f'[data-place="country:{country}"]').hover()
    tip = page.get_by_role("tooltip")
    expect(tip.locator("p")).to_have_text(re.compile(r"^[A-Z].{20,}\."))
    tip.get_by_role("button").click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


def test_reconstructed_cards_carry_their_mark(conference: ConferencePage, api: Api) -> None:
    match = until(api, "advance")
    page = conference.open(match).page
    static = api.http.get("/games/churchill/static").json()
    sure = {
        c["id"]: c["confidence"].get("overall") == "confirmed"
        for c in static["cards"]
        if c["type"] == "staff"
    }
    hand = api.table(match)["own"]["uk"]["hand"]
    for card in hand:
        page.locator(f'[data-card="{card}"]').click(position={"x": 24, "y": 24})
        menu = page.locator(f'[data-menu="{card}"]')
        expect(menu.get_by_role("button").first).to_be_visible()
        mark = menu.locator('[data-opens^="confidence:"]')
        expect(mark).to_have_count(0 if sure[card] else 1)
        if not sure[card]:
            menu.locator("summary").click()
            expect(mark).to_be_visible()
        page.keyboard.press("Escape")
        expect(menu).to_have_count(0)


def test_a_line_under_the_table_says_what_an_issue_is_about(conference: ConferencePage, api: Api) -> None:
    page = conference.open(until(api, "advance")).page
    caption = page.locator("[data-caption]")
    expect(caption).to_contain_text("every card shows what it would be worth there")
    issue = page.locator(".counter.open").first
    issue.hover()
    expect(caption).to_have_attribute("data-caption", issue.get_attribute("data-issue") or "")
    expect(caption).to_contain_text(re.compile(r"[A-Z].{20,}"))
    expect(caption).not_to_contain_text("issue-")


def test_the_commands_stand_on_the_map_and_are_given_there(conference: ConferencePage, api: Api) -> None:
    match = until(api, "name_commander", "us")
    page = conference.open(match).page
    _, theater, seat = api.table(match)["decision"]["options"][0]
    plate = page.locator(f'[data-command="{theater}"]')
    n = conference.n
    plate.locator(f'[data-place="command:{theater} {seat}"]').click()
    conference.after(n)
    assert api.table(match)["view"]["command"][theater] == seat


def test_a_directed_offensive_stands_where_it_was_placed(conference: ConferencePage, api: Api) -> None:
    def owing(table: dict[str, Any]) -> list[dict[str, Any]]:
        return [issue for issue in table["view"]["issues"] if issue["front"] and issue["owed"]]

    match = until(api, "allocate", where=lambda table: bool(owing(table)))
    page = conference.open(match).page
    issue = owing(api.table(match))[0]
    row = page.locator(f'[data-row="front:{issue["front"]}"]')
    expect(row.locator(".order", has_text=str(issue["owed"])).first).to_be_visible()


def test_the_score_tells_which_of_the_three_endings_would_hold_now(
    conference: ConferencePage, api: Api
) -> None:
    match = until(api, "advance")
    page = conference.open(match).page
    page.locator("#view-score").click()
    expect(page.locator("[data-end]")).to_have_count(3)
    holds = page.locator('[data-end][aria-current="true"]')
    condition = api.table(match)["view"]["condition"].removeprefix("reason-")
    expect(holds).to_have_attribute("data-end", condition)


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en-GB", "Why did the bot choose this?"), ("ru-RU", "Почему бот так выбрал?")],
)
def test_a_bots_choice_opens_to_read_why(
    new_page: NewPage, address: str, api: Api, locale: str, words: str
) -> None:
    seats = {"uk": "me", "ussr": "chapter11", "us": "chapter11"}
    match = api.new(seats, game="churchill", scenario="training", seed="table")
    dice = random.Random(8)
    api.play(
        match, lambda table: len(table["reasons"]) > 5, lambda decision: dice.choice(decision["options"])
    )
    page = ConferencePage(new_page(locale=locale), address).open(match).page
    page.get_by_role("button", name=words).last.click()
    why = page.locator(".why").last
    expect(why).to_be_in_viewport()
    expect(why).not_to_contain_text("bot-")
    why.get_by_role("button").click()
    expect(page.get_by_role("dialog").locator("article.here")).to_be_in_viewport()


def test_an_issue_is_chosen_by_keyboard(conference: ConferencePage, api: Api) -> None:
    match = until(api, "advance_issue")
    page = conference.open(match).page
    n = conference.n
    page.wait_for_selector(".counter.may")
    page.keyboard.press("b")
    expect(page.locator(".counter.may:focus")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    conference.after(n)


@pytest.mark.parametrize(
    ("kind", "size", "theme"),
    [
        ("nominate", "desk", "light"),
        ("place_network", "desk", "dark"),
        ("advance", "phone", "dark"),
        ("place_network", "phone", "light"),
    ],
)
def test_axe_finds_no_serious_fault(
    new_page: NewPage, address: str, api: Api, web: Path, kind: str, size: str, theme: str
) -> None:
    viewport = {"viewport": PHONE} if size == "phone" else {}
    page = new_page(color_scheme=theme, **viewport)
    ConferencePage(page, address).open(until(api, kind))
    assert faults(page, web) == []
    assert faults(page, web, "{include: [['.stage'], ['.side']]}") == []
    page.locator("#view-score").click()
    assert faults(page, web, "{include: [['.stage']]}") == []

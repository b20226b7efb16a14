"""The lobby and the end: what a match is called and where it stands, what became of it, and once more."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import quadrant
from browser.conftest import NewPage
from browser.helpers import DESKTOP, PHONE, TABLET, Api, TablePage, eager, faults
from browser.test_friends import PASSWORD

AXIS, COALITION = ("germany", "japan", "italy"), ("uk", "ussr", "usa")
AGAINST_BOTS = {**dict.fromkeys(AXIS, "me"), **dict.fromkeys(COALITION, "random")}

#: The words on the screen that a test looks for, in both languages.
WORDS = {
    "en-GB": {
        "round": "Round 1 of 20",
        "rename": "Rename",
        "save": "Save",
        "delete": "Delete",
        "back": "Back",
        "sure": "for good?",
        "lost": "Your side lost.",
        "wins": "Coalition wins",
        "why": "The losing side has resigned",
        "slider": "Round; moving it goes there in the replay",
        "table": "As a table",
        "start": "At the start",
    },
    "ru-RU": {
        "round": "Раунд 1 из 20",
        "rename": "Переименовать",
        "save": "Сохранить",
        "delete": "Удалить",
        "back": "Назад",
        "sure": "насовсем?",
        "lost": "Ваша сторона проиграла.",
        "wins": "Победа: Коалиция",
        "why": "Проигравшая сторона сдалась",
        "slider": "Раунд; сдвиг переносит туда в повторе",
        "table": "Таблицей",
        "start": "В начале",
    },
}
everywhere = pytest.mark.parametrize(
    ("lang", "size"),
    [("en-GB", DESKTOP), ("ru-RU", TABLET), ("ru-RU", PHONE)],
    ids=["desktop", "tablet", "phone"],
)


@everywhere
def test_a_row_tells_where_the_match_stands_and_lets_one_rename_and_delete_it(
    new_page: NewPage, address: str, api: Api, web: Path, lang: str, size: ViewportSize
) -> None:
    words = WORDS[lang]
    match = api.new(AGAINST_BOTS, title="Thursday")
    page = new_page(locale=lang, viewport=size)
    page.goto(address)
    row = page.locator(f'[data-match="{match}"]')
    expect(row).to_contain_text(words["round"])
    row.locator(".more").click()
    row.get_by_role("button", name=words["rename"], exact=True).click()
    row.get_by_role("textbox").fill("Четверг")
    row.get_by_role("button", name=words["save"]).click()
    expect(row.locator(".title b")).to_have_text("Четверг")
    assert api.http.get(f"/matches/{match}").json()["title"] == "Четверг"
    # To delete is asked for once more, in the row.
    row.get_by_role("button", name=words["delete"]).click()
    expect(row).to_contain_text(words["sure"])
    assert faults(page, web) == []
    row.get_by_role("button", name=words["back"]).click()
    row.get_by_role("button", name=words["delete"]).click()
    row.get_by_role("button", name=words["delete"]).click()
    expect(row).to_have_count(0)
    assert api.http.get(f"/matches/{match}").status_code == 404


def test_an_open_table_says_that_its_match_was_deleted(table: TablePage, api: Api) -> None:
    match = api.new(AGAINST_BOTS)
    page = table.open(match).page
    assert api.http.delete(f"/matches/{match}").status_code == 204
    expect(page.get_by_role("heading", name="This match no longer exists")).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("heading", name="Your matches")).to_be_visible()


def test_boards_lie_apart_and_many_matches_are_shown_in_portions(page: Page, public: str) -> None:
    anna = account(public, "Annabel")
    enter(page, public, anna)
    expect(page.get_by_text("No matches yet: choose a game and start one.")).to_be_visible()
    matches = [anna.new(AGAINST_BOTS) for _ in range(13)]
    anna.http.post(f"/matches/{matches[0]}/fork", json={})
    anna.http.post("/matches", json={"game": "churchill", "seats": {"uk": {"kind": "me"}}})
    page.reload()
    # Twelve that wait for her, and one that waits for players.
    expect(page.locator("article.match:visible")).to_have_count(13)
    page.get_by_role("button", name="Show more").click()
    expect(page.locator("article.match:visible")).to_have_count(14)
    page.get_by_text("Analysis boards (1)").click()
    expect(page.locator("article.match:visible")).to_have_count(15)
    page.get_by_role("button", name="Churchill", exact=True).click()
    expect(page.locator("article.match:visible")).to_have_count(1)


# The end


@pytest.fixture(scope="module")
def given_up(api: Api) -> str:
    """A match of some rounds that the Axis gave up."""
    match = api.new(AGAINST_BOTS, seed="curve")
    api.play(match, lambda t: t["view"]["round"] > 3 and bool(t["decision"]), eager(4))
    api.http.post(f"/matches/{match}/resign", json={"seat": "germany"})
    return match


@everywhere
def test_the_end_tells_what_decided_it_ones_place_and_the_score_as_a_curve(
    new_page: NewPage, address: str, given_up: str, web: Path, lang: str, size: ViewportSize
) -> None:
    words = WORDS[lang]
    table = TablePage(new_page(locale=lang, viewport=size), address).open(given_up)
    page, last = table.page, table.n
    prompt = page.locator(".prompt")
    for part in ("wins", "lost", "why"):
        expect(prompt).to_contain_text(words[part])
    curve = page.get_by_label(words["slider"])
    expect(curve).to_have_value("3")
    assert faults(page, web, "document.querySelector('.ask')") == []
    # By keys to the round before: that moment is on the table, and the curve stays.
    curve.focus()
    curve.press("ArrowLeft")
    expect(curve).to_have_value("2")
    expect(prompt).not_to_contain_text(words["wins"])
    slider = page.locator(".replay input")
    assert 0 < int(slider.input_value()) < last
    # As a table, whose rows lead there too.
    page.get_by_text(words["table"]).click()
    start = page.get_by_role("button", name=words["start"])
    start.scroll_into_view_if_needed()
    start.click()
    expect(page.locator(".replay input")).to_have_value("0")


def test_a_point_of_the_curve_is_clicked(table: TablePage, given_up: str) -> None:
    page = table.open(given_up).page
    box = page.locator(".curve input").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 3, box["y"] + box["height"] / 2)
    expect(page.locator(".curve summary")).to_contain_text("After round 1")
    expect(page.locator(".curve input")).to_have_value("1")


def test_the_curve_is_there_while_one_plays(table: TablePage, api: Api) -> None:
    match = api.new(AGAINST_BOTS, seed="curve")
    api.play(match, lambda t: t["view"]["round"] > 1 and bool(t["decision"]), eager(4))
    page = table.open(match).page
    page.get_by_role("tab", name="Points").click()
    expect(page.locator(".curve summary")).to_contain_text("Now: Axis")


def test_an_imported_record_names_nobody_and_is_nobodys_victory(table: TablePage, api: Api) -> None:
    played, chance = quadrant.new("churchill", seed=2), random.Random(2)
    while played.seat is not None:
        played.choose(chance.choice(played.options()))
    match = api.http.post("/matches/import", json=played.record()).json()["id"]
    page = table.open(match).page
    expect(page.locator(".curve")).to_be_visible()
    expect(page.locator(".prompt")).not_to_contain_text("You ")
    expect(page.locator(".rest .side")).not_to_contain_text("You")
    page.get_by_role("tab", name="Match").click()
    expect(page.get_by_role("region", name="Match")).not_to_contain_text("You")


# Once more


def account(address: str, name: str) -> Api:
    api = Api(address)
    answer = api.http.post("/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    return api


def enter(page: Page, address: str, api: Api) -> None:
    """The page of somebody who is logged in."""
    page.context.add_cookies(
        [{"name": name, "value": value, "url": address} for name, value in api.http.cookies.items()]
    )
    page.goto(address)


def test_a_rematch_brings_both_to_one_table_with_sides_swapped(new_page: NewPage, public: str) -> None:
    anna, boris = account(public, "Antonia"), account(public, "Bertram")
    seats = {**dict.fromkeys(AXIS, "me"), **dict.fromkeys(COALITION, "open")}
    match = anna.new(seats, listed=True, title="Home and away")
    for seat in COALITION:
        boris.http.post(f"/matches/{match}/seats/{seat}", json={"kind": "me"})
    boris.http.post(f"/matches/{match}/resign", json={"seat": "uk"})
    one, two = TablePage(new_page(), public), TablePage(new_page(locale="ru-RU", viewport=PHONE), public)
    enter(one.page, public, anna)
    enter(two.page, public, boris)
    one.open(match)
    expect(one.page.locator(".prompt")).to_contain_text("Your side won.")
    one.page.get_by_role("button", name="Rematch with sides swapped").click()
    expect(one.page.locator(".prompt")).to_contain_text("Still to come: Bertram.")
    # The other finds the invitation in his lobby, and sits down with a click.
    row = two.page.locator(f'[data-match="{one.match}"]')
    two.page.reload()
    expect(two.page.get_by_text("Home and away: вас зовут сыграть ещё раз.")).to_be_visible()
    expect(row).to_contain_text("Вас приглашают")
    row.locator("a").click()
    two.page.get_by_role("button", name="Сесть за стол").click()
    for page in (two.page, one.page):
        expect(page.locator(".hand .cards")).to_have_attribute("data-count", "10")
    info = anna.http.get(f"/matches/{one.match}").json()
    assert {seat["seat"] for seat in info["seats"] if seat["name"] == "Antonia"} == set(COALITION)
    # Whoever still looks at the old table is led to the same one.
    one.open(match)
    one.page.get_by_role("button", name="To the rematch").click()
    two_match = two.match
    one.page.wait_for_url(f"**/match/{two_match}")


def test_a_board_of_a_running_match_keeps_its_bots_and_its_past(table: TablePage, api: Api) -> None:
    match = api.new(AGAINST_BOTS, seed="board")
    api.play(match, lambda t: t["n"] > 30 and bool(t["decision"]), eager(3))
    page = table.open(match).page
    last = table.n
    page.locator(".replay").get_by_role("button", name="Fork here").click()
    page.get_by_role("button", name="Bots keep their seats").click()
    expect(page.locator(".bar h1")).to_contain_text("Analysis board")
    table.ready()
    assert table.n == last
    expect(page.locator(".log")).to_contain_text("Dealt anew: United Kingdom, hand")
    expect(page.locator(".log")).to_contain_text("Dealt anew: the deck of Germany was shuffled")
    expect(page.locator("[data-nation=uk]")).to_contain_text("Random")
    page.locator(".replay input").fill("12")
    expect(page.locator(".prompt")).to_contain_text(f"After 12 of {last} choices")
    expect(page.locator(".log")).not_to_contain_text("Dealt anew")
    page.locator(".prompt").get_by_role("button", name="Back to now").click()
    table.wait_asked()


# Around


def test_rulings_are_folded_and_say_how_many_are_not_as_usual(page: Page, address: str) -> None:
    page.goto(f"{address}/#/new/churchill")
    rulings = page.locator("details", has_text="Rulings")
    expect(rulings.locator("summary")).to_contain_text("14, all as usual")
    expect(page.get_by_label("Level dice")).not_to_be_visible()
    rulings.locator("summary").click()
    rulings.get_by_role("checkbox").first.uncheck()
    expect(rulings.locator("summary")).to_contain_text("14, of which 1 not as usual")
    rulings.get_by_role("button", name="All as usual").click()
    expect(rulings.locator("summary")).to_contain_text("14, all as usual")
    page.goto(f"{address}/#/new/generals")
    expect(page.locator("details", has_text="Rulings").locator("summary")).to_contain_text("1, all as usual")


def test_a_stranger_is_asked_to_log_in_and_nothing_fails_behind_it(page: Page, public: str) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    page.goto(public)
    expect(page.get_by_role("heading", name="Log in")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert said == []


#: Counts the tones that a page makes.
EAR = """
window.heard = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...args) { window.heard += 1; return start.apply(this, args); };
"""


def test_sounds_are_off_until_they_are_wanted(table: TablePage, api: Api) -> None:
    match = api.new(AGAINST_BOTS, seed="sound")
    page = table.page
    page.add_init_script(EAR)
    table.open(match)
    table.wait_asked()
    table.step()
    assert page.evaluate("heard") == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Sounds").check()
    heard = page.evaluate("heard")
    assert heard > 0
    page.keyboard.press("Escape")
    api.http.post(f"/matches/{match}/resign", json={"seat": "germany"})
    page.wait_for_function("before => heard > before", arg=heard)

"""After others have moved, in all four games: the log follows, and what happened shows where it was."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.helpers import DESKTOP, TABLET, Api, TablePage, eager
from browser.test_empire_board import PacificPage, south_pacific
from browser.test_every_screen import AGAINST_BOTS, others_have_moved
from browser.test_room import moved_by_others

SEATS = {
    "generals": ("germany", "uk", "japan", "ussr", "italy", "usa"),
    "churchill": ("uk", "us", "ussr"),
    "no_retreat": ("axis", "soviet"),
    "empire": ("japan", "allies"),
}
#: So many choices come at once: more lines than a log draws, and then some more.
BURST, SOME = 80, 15
#: Whether the end of the log is in sight, and there is more of it than fits.
AT_END = """() => { const log = document.querySelector('.log');
  return log.scrollTop > 0 && log.scrollHeight - log.scrollTop - log.clientHeight < 40; }"""
ARRIVED = "n => Number(document.querySelector('.table').dataset.n) === n"


@pytest.fixture
def pacific(new_page: NewPage, address: str) -> PacificPage:
    return PacificPage(new_page(), address)


@pytest.mark.parametrize("game", SEATS)
def test_the_log_follows_a_burst_unless_its_reader_has_scrolled_up(
    game: str, new_page: NewPage, address: str, api: Api
) -> None:
    match = api.new(dict.fromkeys(SEATS[game], "me"), game=game, seed="burst")
    lang = "ru-RU" if game in ("churchill", "empire") else "en-GB"
    page = new_page(locale=lang, viewport=TABLET if game == "empire" else DESKTOP)
    table = TablePage(page, address).open(match)
    wish = eager(2)

    def burst(choices: int) -> None:
        last = api.table(match)["n"] + choices
        api.play(match, lambda t: t["n"] >= last, wish)
        page.wait_for_function(ARRIVED, arg=api.table(match)["n"])

    burst(BURST)
    page.wait_for_function(AT_END)
    expect(page.locator(".box > .new")).to_have_count(0)
    # Who reads what was before stays there, and is told how much has come.
    log = page.get_by_role("log")
    log.hover()
    page.mouse.wheel(0, -600)
    page.wait_for_function(f"() => !({AT_END})()")
    burst(SOME)
    expect(page.locator(".box > .new")).to_be_visible()
    assert not page.evaluate(AT_END)
    page.locator(".box > .new").click()
    page.wait_for_function(AT_END)
    assert table.n >= BURST + SOME


def test_a_line_of_what_happened_lights_its_places(new_page: NewPage, address: str, api: Api) -> None:
    match = api.new(AGAINST_BOTS, seed="story")
    api.play(match, others_have_moved, eager(3))
    page = new_page()
    TablePage(page, address).open(match).wait_asked()
    lines = page.locator(".since li button")
    lit = page.locator(".lit")
    shown = 0
    for line in lines.all():
        line.hover()
        shown += bool(lit.count())
    assert shown == lines.count() > 2
    # All of them are in sight at once: the list has the room it needs.
    assert page.locator(".since ul").evaluate("list => list.scrollHeight <= list.clientHeight + 1")


def test_trails_stay_until_one_acts(pacific: PacificPage, api: Api) -> None:
    match = south_pacific(api, "1")
    api.play(match, moved_by_others, lambda decision: list(decision["options"][-1]))
    page = pacific.open(match).page
    trails = page.locator("[data-trail]")
    expect(trails.first).to_be_attached()
    page.reload()
    pacific.ready()
    expect(trails.first).to_be_attached()
    table = api.table(match)
    choice = next(option for option in table["decision"]["options"] if option[0] != "pass")
    api.choose(match, table, choice)
    page.reload()
    pacific.ready()
    expect(page.locator(".table")).to_have_attribute("data-n", str(table["n"] + 1))
    expect(trails).to_have_count(0)

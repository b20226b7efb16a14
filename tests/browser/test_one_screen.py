"""Several people at one screen: the curtain keeps their secrets."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.helpers import ALL_MINE, Api, TablePage


def start(table: TablePage) -> None:
    table.new().locator('[data-who="uk ussr usa"]').select_option("here")
    table.start()


def test_a_curtain_comes_down_when_the_screen_changes_hands(table: TablePage) -> None:
    page = table.page
    start(table)
    curtain = page.get_by_role("dialog", name="Who is at the screen?")
    expect(curtain).to_be_visible()
    expect(page.locator(".slot")).to_have_count(0)
    page.get_by_role("button", name="I am Player 1").click()
    expect(curtain).to_have_count(0)
    expect(page.locator(".hand .cards")).to_have_attribute("data-count", "10")

    # Germany keeps seven cards; then it is the turn of the United Kingdom, played by the other one.
    mine = card_names(table)
    while page.locator(".curtain").count() == 0:
        table.step()
    expect(curtain).to_contain_text("Player 2, it is your turn")
    expect(page.locator(".slot")).to_have_count(0)
    text = page.locator("body").inner_text()
    assert not any(name in text for name in mine if name not in common(table))

    page.get_by_role("button", name="I am Player 2").click()
    expect(page.locator(".hand .cards")).to_have_attribute("data-count", "10")
    assert table.asked == "uk"
    # Player 2 reads in the log that Germany discarded, not what.
    lines = page.locator(".log .text").all_inner_texts()
    assert [line for line in lines if "Germany" in line]
    assert not any(name in line for line in lines for name in mine)
    # and cannot look at the cards of the other side
    expect(page.get_by_role("button", name="Cards of Germany")).to_have_count(0)
    expect(page.get_by_role("button", name="Cards of Soviet Union")).to_have_count(1)


def test_another_browser_keeps_the_curtain(table: TablePage, new_page: NewPage) -> None:
    start(table)
    page = new_page()
    TablePage(page, table.address).open(table.match)
    expect(page.locator(".curtain")).to_contain_text("Player 1, it is your turn")
    expect(page.locator(".slot")).to_have_count(0)
    page.get_by_role("button", name="I am Player 1").click()
    expect(page.locator(".hand .cards")).to_have_attribute("data-count", "10")
    expect(page.get_by_role("button", name="Cards of United Kingdom")).to_have_count(0)


def test_people_who_share_a_screen_are_seated_at_any_time(
    table: TablePage, api: Api, new_page: NewPage
) -> None:
    match = api.new(ALL_MINE, seed="shared")
    page = new_page()
    other = TablePage(page, table.address).open(match)
    # Nobody has said that two people share the match: the browser asks.
    expect(page.get_by_text("You hold seats on different sides.")).to_be_visible()
    page.get_by_role("button", name="There are several of us").click()
    for seat, name in (("Germany", "Anna"), ("United Kingdom", "Boris"), ("Japan", "Anna")):
        page.get_by_role("textbox", name=seat).fill(name)
    for seat, name in (("Soviet Union", "Boris"), ("Italy", "Anna"), ("United States", "Boris")):
        page.get_by_role("textbox", name=seat).fill(name)
    page.get_by_role("button", name="Seat them like this").click()
    expect(page.locator(".curtain")).to_contain_text("Anna, it is your turn")
    expect(page.locator(".slot")).to_have_count(0)
    page.get_by_role("button", name="I am Anna").click()
    expect(page.locator(".hand .cards")).to_have_attribute("data-count", "10")
    expect(page.get_by_role("button", name="Cards of United Kingdom")).to_have_count(0)
    # and remembers.
    page.reload()
    other.ready()
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.get_by_text("You hold seats on different sides.")).to_have_count(0)


def test_one_person_with_both_sides_says_so_once(table: TablePage, api: Api) -> None:
    match = api.new(ALL_MINE, seed="both")
    page = table.open(match).page
    page.get_by_role("button", name="I play them all").click()
    expect(page.get_by_text("You hold seats on different sides.")).to_have_count(0)
    page.reload()
    table.ready()
    expect(page.locator(".hand .cards")).to_have_attribute("data-count", "10")
    expect(page.get_by_text("You hold seats on different sides.")).to_have_count(0)


def card_names(table: TablePage) -> set[str]:
    return set(table.page.locator(".slot h3").all_inner_texts())


def common(table: TablePage) -> set[str]:
    """Words that stand elsewhere on the page anyway."""
    return {"Bombers", "Submarines"}


def test_after_a_reload_the_curtain_is_down_again(table: TablePage) -> None:
    start(table)
    table.page.get_by_role("button", name="I am Player 1").click()
    expect(table.page.locator(".hand .cards")).to_have_attribute("data-count", "10")
    table.page.reload()
    table.ready()
    expect(table.page.locator(".curtain")).to_be_visible()
    expect(table.page.locator(".slot")).to_have_count(0)

"""Several people at one screen: the curtain keeps their secrets."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.helpers import TablePage


def start(table: TablePage) -> None:
    page = table.page
    page.goto(f"{table.address}/#/new/generals")
    page.locator('[data-who="uk ussr usa"]').select_option("here")
    page.get_by_role("button", name="Start", exact=True).click()
    table.ready()


def test_a_curtain_comes_down_when_the_screen_changes_hands(table: TablePage) -> None:
    page = table.page
    start(table)
    curtain = page.get_by_role("dialog", name="Who is at the screen?")
    expect(curtain).to_be_visible()
    expect(page.locator(".slot")).to_have_count(0)
    page.get_by_role("button", name="I am Player 1").click()
    expect(curtain).to_have_count(0)
    expect(page.locator(".slot")).to_have_count(10)

    # Germany keeps seven cards; then it is the turn of the United Kingdom, played by the other one.
    mine = card_names(table)
    while page.locator(".curtain").count() == 0:
        table.step()
    expect(curtain).to_contain_text("Player 2, it is your turn")
    expect(page.locator(".slot")).to_have_count(0)
    text = page.locator("body").inner_text()
    assert not any(name in text for name in mine if name not in common(table))

    page.get_by_role("button", name="I am Player 2").click()
    expect(page.locator(".slot")).to_have_count(10)
    assert table.asked == "uk"
    # Player 2 reads in the log that Germany discarded, not what.
    lines = page.locator(".log .text").all_inner_texts()
    assert [line for line in lines if "Germany" in line]
    assert not any(name in line for line in lines for name in mine)
    # and cannot look at the cards of the other side
    expect(page.get_by_role("button", name="Cards of Germany")).to_have_count(0)
    expect(page.get_by_role("button", name="Cards of Soviet Union")).to_have_count(1)


def card_names(table: TablePage) -> set[str]:
    return set(table.page.locator(".slot h3").all_inner_texts())


def common(table: TablePage) -> set[str]:
    """Words that stand elsewhere on the page anyway."""
    return {"Bombers", "Submarines"}


def test_after_a_reload_the_curtain_is_down_again(table: TablePage) -> None:
    start(table)
    table.page.get_by_role("button", name="I am Player 1").click()
    expect(table.page.locator(".slot")).to_have_count(10)
    table.page.reload()
    table.ready()
    expect(table.page.locator(".curtain")).to_be_visible()
    expect(table.page.locator(".slot")).to_have_count(0)

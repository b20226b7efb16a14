"""Somebody who has never seen the program starts a game against bots and plays."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.helpers import TablePage


def test_a_newcomer_plays_three_full_turns_by_clicking(table: TablePage) -> None:
    page = table.page
    page.goto(table.address)
    expect(page.get_by_role("heading", name="Quartermaster General")).to_be_visible()
    expect(page.get_by_text("60 to 120 minutes")).to_be_visible()
    page.locator("article", has_text="Quartermaster General").get_by_role("link", name="New match").click()
    page.get_by_label("6 players").check()
    for seats in ("uk", "japan", "ussr", "italy", "usa"):
        expect(page.locator(f'[data-who="{seats}"]')).to_have_value("bot")
    table.start()
    table.wait_asked()
    turns = 0
    while turns < 3:
        assert table.asked == "germany"
        ending = table.kind == "discard_any"
        table.step()
        turns += ending
    expect(page.locator(".clock").first).to_contain_text("Round 4 · Germany")
    expect(page.locator(".line.turn").last).to_contain_text("Round 4: Germany")


def test_a_match_is_found_again_in_the_lobby(table: TablePage) -> None:
    page = table.new()
    page.get_by_label("Title").fill("The long war")
    table.start()
    page.get_by_role("link", name="To the lobby").click()
    row = page.get_by_role("link", name="The long war")
    expect(row).to_contain_text("Your turn")
    row.click()
    table.ready()
    assert table.asked == "germany"


def test_why_not_here_is_answered_with_the_rule(table: TablePage) -> None:
    page = table.new()
    page.locator("summary", has_text="Random seed").click()
    page.get_by_role("textbox", name="Random seed").fill("why")
    table.start()
    table.wait_asked()
    while not table.spaces():
        table.step()
    elsewhere = next(s for s in ("siberia", "africa", "australia") if s not in table.spaces())
    page.mouse.move(*table.point(table.space(elsewhere)))
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    tip.get_by_role("button").click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer).to_be_visible()
    expect(drawer.locator("article.here")).to_be_in_viewport()

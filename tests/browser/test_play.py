"""What a player does at the table besides choosing: react, take back, look back, branch off, end."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from browser.conftest import NewPage
from browser.helpers import ALL_MINE, DESKTOP, PHONE, Api, TablePage, eager, reacting

BOTS = dict.fromkeys(ALL_MINE, "random")


@pytest.fixture
def reaction(api: Api) -> str:
    """A match in which somebody can use a response that lies face down."""
    match = api.new(ALL_MINE, seed="reaction")

    def elsewhere(shown: dict[str, Any]) -> bool:
        return reacting(shown) and shown["view"]["turn"] != shown["decision"]["seat"]

    api.play(match, elsewhere, eager(3, keep=api.responses()))
    return match


def test_a_face_down_response_is_used_in_reaction(table: TablePage, api: Api, reaction: str) -> None:
    page = table.open(reaction).page
    decision = api.table(reaction)["decision"]
    seat = decision["seat"]
    own = api.table(reaction)["own"][seat]["responses"]
    card = next(option[1] for option in decision["options"] if option[0] == "use" and option[1] in own)
    before = len(own)
    expect(page.locator(".prompt .who")).to_contain_text("will you react?")
    expect(table.button("Pass until my turn")).to_be_visible()
    answer = page.locator(f'[data-answer="{card}"]')
    expect(answer).to_be_visible()
    n = table.n
    answer.locator(".btn").first.click()
    table.after(n)
    own = api.table(reaction)["own"][seat]["responses"]
    assert len(own) == before - 1
    name = chip_name(api, card)
    expect(page.locator(".log .text", has_text=name).last).to_be_visible()


def chip_name(api: Api, card: str) -> str:
    texts: str = api.http.get("/games/generals/static").json()["locale"]["en"]
    return next(line.split(" = ")[1] for line in texts.splitlines() if line.startswith(f"card-{card} = "))


def test_what_lies_face_down_before_others_shows_only_its_back(
    table: TablePage, api: Api, reaction: str
) -> None:
    page = table.open(reaction).page
    picture = api.table(reaction)
    secret = {seat: own["responses"] for seat, own in picture["own"].items() if seat != table.asked}
    seat = next(seat for seat, cards in secret.items() if cards)
    page.locator(f'[data-nation="{seat}"]').click()
    cards = page.locator(f'[data-cards="{seat}"]')
    expect(cards.locator(".backs svg")).to_have_count(len(secret[seat]))
    text = page.locator("[role=tabpanel]").inner_text()
    assert not any(chip_name(api, card) in text for cards in secret.values() for card in cards)


@pytest.mark.parametrize(
    ("seed", "wish", "prompt"),
    [
        ("deck6", 6, "prompt-play-from-deck"),
        ("deck1", 1, "prompt-reorder"),
        ("deck2", 2, "prompt-discard-status"),
    ],
)
def test_cards_from_a_pile_are_laid_out_to_be_read(
    table: TablePage, api: Api, seed: str, wish: int, prompt: str
) -> None:
    match = api.new(ALL_MINE, seed=seed)
    api.play(match, lambda t: bool(t["decision"] and t["decision"]["prompt"]["id"] == prompt), eager(wish))
    page = table.open(match).page
    decision = api.table(match)["decision"]
    cards = [option[1] for option in decision["options"] if len(option) == 2]
    expect(page.locator(".zone h2")).to_have_text("Choose one of these cards")
    offered = page.locator(".slot [data-card]")
    assert [card.get_attribute("data-card") for card in offered.all()] == cards
    expect(table.cards()).to_have_count(len(cards))
    expect(page.locator("[data-choices] .btn", has_text=chip_name(api, cards[0]))).to_have_count(0)
    # The hand can be looked at meanwhile, but nothing in it is meant.
    page.get_by_role("button", name="Show the hand").click()
    expect(table.cards()).to_have_count(0)
    page.get_by_role("button", name="Back to the choice").click()
    n = table.n
    table.cards().last.click()
    table.after(n)


def test_standing_orders_pass_until_my_turn(table: TablePage, reaction: str) -> None:
    page = table.open(reaction).page
    n, seat = table.n, table.asked
    with page.expect_request("**/orders") as given:
        table.button("Pass until my turn").click()
    sent = given.value.post_data_json or {}
    assert sent["seat"] == seat
    assert sent["orders"]["until_my_turn"] is True
    table.after(n)
    assert not (table.kind == "react" and table.asked == seat)


def test_a_choice_is_taken_back(table: TablePage, api: Api) -> None:
    match = api.new({**BOTS, "germany": "me"}, seed="undo")
    page = table.open(match).page
    table.wait_asked()
    before = page.locator(".slot h3").all_inner_texts()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    table.step()
    expect(page.locator(".hand .cards")).to_have_attribute("data-count", "9")
    expect(undo).to_be_enabled()
    undo.click()
    expect(page.locator(".hand .cards")).to_have_attribute("data-count", "10")
    assert page.locator(".slot h3").all_inner_texts() == before
    assert table.n == 0
    expect(page.locator(".log [data-event]")).to_have_count(0)


def test_a_turn_is_taken_back_as_a_whole(table: TablePage, api: Api) -> None:
    match = api.new(ALL_MINE, seed="turn")
    api.play(match, lambda shown: "turn" in shown["undo"], eager(2))
    page = table.open(match).page
    back = page.get_by_role("button", name="Undo the whole turn")
    back.click()
    expect(back).to_have_count(0)
    after = api.table(match)
    assert (after["epoch"], after["decision"]["kind"]) == (1, "play_one")


@pytest.fixture(scope="session")
def finished(api: Api) -> str:
    """A match that is over: the player of the Axis has resigned."""
    seats = {"germany": "me", "japan": "me", "italy": "me", "uk": "staff", "ussr": "staff", "usa": "staff"}
    match = api.new(seats, seed="finished", title="Finished")
    api.play(match, lambda table: table["n"] > 60, eager(1))
    api.http.post(f"/matches/{match}/resign", json={"seat": "germany"})
    return match


def test_a_finished_match_is_replayed_forward_and_back(table: TablePage, finished: str) -> None:
    page = table.open(finished).page
    slider = page.get_by_label("Point of the match")
    last = table.n
    expect(slider).to_have_value(str(last))
    pieces = page.locator(".pieces .fixed")
    now = pieces.count()
    assert now > 6
    slider.fill("0")
    expect(pieces).to_have_count(6)
    expect(page.locator(".prompt")).to_contain_text(f"After 0 of {last} choices")
    expect(page.locator(".log [data-event]")).to_have_count(0)
    page.get_by_role("button", name="One choice forward").click()
    expect(slider).to_have_value("1")
    slider.fill(str(last - 1))
    expect(page.locator(".prompt")).to_contain_text(f"After {last - 1} of {last}")
    page.get_by_role("button", name="One choice back").click()
    expect(slider).to_have_value(str(last - 2))
    page.locator(".prompt").get_by_role("button", name="Back to now").click()
    expect(pieces).to_have_count(now)


def test_after_the_end_the_match_is_seen_with_anybodys_eyes(table: TablePage, finished: str) -> None:
    page = table.open(finished).page
    page.get_by_label("Point of the match").fill("40")
    page.get_by_role("button", name="Cards of Soviet Union").click()
    expect(page.locator(".zone h2")).to_have_text("Soviet Union")
    expect(page.locator(".hand .cards")).to_have_attribute("data-count", "7")


def test_the_end_shows_the_winner_the_dice_and_the_record(
    table: TablePage, finished: str, tmp_path: Path
) -> None:
    page = table.open(finished).page
    expect(page.locator(".prompt")).to_contain_text("Coalition wins")
    page.get_by_role("tab", name="Match").click()
    expect(page.get_by_text("Checked: the seed matches the hash")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Export the record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    record = json.loads(file.read_text())
    assert record["game"] == "generals"
    # The record comes back in by the lobby.
    page.goto(table.address)
    page.locator('input[type="file"]').set_input_files(file)
    table.ready()
    assert table.match != finished
    # All its seats are one person's: they are called what they are, and nobody six times "you".
    page.get_by_role("tab", name="Match").click()
    seats = page.locator(".match li")
    expect(seats).to_have_count(6)
    expect(seats.nth(1)).to_contain_text("United Kingdom")
    assert not [said for said in seats.all_inner_texts() if "You" in said]


def test_a_file_that_is_no_record_is_refused_in_words(table: TablePage, tmp_path: Path) -> None:
    page = table.page
    page.goto(table.address)
    file = tmp_path / "letter.json"
    file.write_text("Dear all")
    page.locator('input[type="file"]').set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("letter.json is not the record of one match")


def test_fork_here_opens_an_analysis_board(table: TablePage, finished: str) -> None:
    page = table.open(finished).page
    page.get_by_label("Point of the match").fill("30")
    expect(page.locator(".prompt")).to_contain_text("After 30 of")
    page.locator(".prompt").get_by_role("button", name="Fork here").click()
    page.locator(".prompt").get_by_role("button", name="All seats are mine").click()
    expect(page.locator(".bar h1")).to_contain_text("Analysis board")
    table.ready()
    assert table.n == 30
    table.wait_asked()
    table.step()
    assert table.n > 30
    page.get_by_role("tab", name="Match").click()
    expect(page.get_by_role("link", name="From another match, after 30 choices")).to_be_visible()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_resigning_asks_twice_and_ends_the_match(
    new_page: NewPage, address: str, api: Api, viewport: ViewportSize
) -> None:
    match = api.new({**BOTS, "germany": "me", "japan": "me", "italy": "me"}, seed="resign")
    page = TablePage(new_page(viewport=viewport), address).open(match).page
    if viewport == PHONE:
        page.locator(".handle").click()
    page.get_by_role("tab", name="Match").click()
    page.get_by_role("button", name="Resign as Axis").click()
    # The panel is low and the question at its end: it comes into sight by itself.
    expect(page.get_by_text("A side that nobody plays any more has lost.")).to_be_in_viewport(ratio=1)
    sure = page.get_by_role("button", name="Resign", exact=True)
    expect(sure).to_be_in_viewport(ratio=1)
    sure.click()
    expect(page.locator(".prompt")).to_contain_text("Coalition wins")
    expect(page.locator(".bar .clock")).to_have_text("Coalition wins")


def test_the_log_lights_the_board_and_leads_to_the_rule(table: TablePage, finished: str) -> None:
    page = table.open(finished).page
    line = page.locator(".line", has_text=re.compile("built|recruited")).last
    line.hover()
    expect(page.locator(".space.lit")).not_to_have_count(0)
    line.get_by_role("button", name=re.compile("^Rule: ")).click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


def test_rules_are_found_as_one_types(table: TablePage, finished: str) -> None:
    page = table.open(finished).page
    page.get_by_role("button", name="Rules").click()
    drawer = page.get_by_role("dialog", name="Rules")
    # What is asked stays in sight beside the rules.
    expect(page.locator(".prompt")).to_be_visible()
    assert page.locator(".prompt").bounding_box()["y"] < drawer.bounding_box()["y"]  # type: ignore[index]
    expect(drawer.get_by_role("status")).to_have_text("52 rules")
    page.keyboard.type("strait")
    expect(drawer.locator("article").first).to_contain_text(re.compile("strait", re.I))
    expect(drawer.get_by_role("status")).to_have_text(f"{drawer.locator('article').count()} rules")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_supply_lines_are_laid_over_the_board(table: TablePage, finished: str) -> None:
    page = table.open(finished).page
    expect(page.locator(".supply")).to_have_count(0)
    page.get_by_role("button", name="Supply", exact=True).click()
    expect(page.locator(".supply")).to_have_count(1)
    expect(page.locator(".cuts")).to_be_visible()


def test_supply_lines_follow_the_replay(table: TablePage, api: Api, finished: str) -> None:
    def links(n: int) -> int:
        return len(api.query(finished, "supply", n=n)["lines"])

    page = table.open(finished).page
    last = table.n
    then = next(n for n in range(last, 0, -1) if links(n) != links(last))
    page.get_by_role("button", name="Supply", exact=True).click()
    for n in (last, then, 0):
        page.get_by_label("Point of the match").fill(str(n))
        expect(page.locator(".supply .feed")).to_have_count(links(n))


def test_supply_lines_are_asked_for_while_they_show_and_the_old_ones_stand_until_then(
    table: TablePage, api: Api
) -> None:
    def links() -> int:
        return len(api.query(match, "supply")["lines"])

    match = api.new(ALL_MINE, seed="supply")
    wish = eager(1)
    asked: list[Route] = []
    page = table.open(match).page
    page.route("**/query/supply*", lambda route: asked.append(route))
    api.play(match, lambda _: links() > 0, wish)
    n, before = api.table(match)["n"], links()
    expect(page.locator(".table")).to_have_attribute("data-n", str(n))
    assert not asked
    page.unroute("**/query/supply*")
    page.get_by_role("button", name="Supply", exact=True).click()
    lines = page.locator(".supply .feed")
    expect(lines).to_have_count(before)
    page.route("**/query/supply*", lambda route: asked.append(route))
    api.play(match, lambda _: links() > before, wish)
    n, after = api.table(match)["n"], links()
    expect(page.locator(".table")).to_have_attribute("data-n", str(n))
    expect(lines).to_have_count(before)
    for route in asked:
        route.continue_()
    expect(lines).to_have_count(after)


def test_a_double_click_is_one_choice(table: TablePage, api: Api) -> None:
    page = table.open(api.new({**BOTS, "germany": "me"}, seed="twice")).page
    table.wait_asked()
    card = table.cards().first.bounding_box()
    assert card
    page.mouse.dblclick(card["x"] + 24, card["y"] + 24)
    expect(page.locator(".table")).to_have_attribute("data-n", "1")
    expect(page.locator(".hand .cards")).to_have_attribute("data-count", "9")

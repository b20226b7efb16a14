"""What a button says, what is asked once more, and what a card would bring, before anything is chosen."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

import quadrant
from browser.conftest import NewPage
from browser.helpers import ALL_MINE, DESKTOP, PHONE, Api, TablePage, eager, reacting
from quadrant.kernel.match import Match

LANGUAGES = ("en-GB", "ru-RU")
each_language = pytest.mark.parametrize("locale", LANGUAGES)
BUILD_NOTHING = {"en-GB": "Build nothing", "ru-RU": "Ничего не создавать"}
NOTHING = {"en-GB": "Nothing to hit", "ru-RU": "Бить некого"}


def offers(verb: str) -> Callable[[dict[str, Any]], bool]:
    def there(table: dict[str, Any]) -> bool:
        decision = table["decision"]
        return decision is not None and any(option[0] == verb for option in decision["options"])

    return there


def box(element: Locator) -> FloatRect:
    found = element.bounding_box()
    assert found
    return found


@pytest.fixture(scope="module")
def building(api: Api) -> str:
    """Somebody is asked where to build."""
    match = api.new(ALL_MINE, seed="buttons")
    api.play(match, offers("build"), eager(5))
    return match


@pytest.fixture(scope="module")
def playing(api: Api) -> str:
    """Somebody may play a card, with some war on the board; one card would have nothing to hit."""
    match = api.new(ALL_MINE, seed="s2")
    api.play(match, lambda t: t["n"] > 110 and offers("play")(t) and bool(idle(t)), eager(5))
    return match


def idle(table: dict[str, Any]) -> list[str]:
    """Cards that may be played and would do nothing."""
    decision = table["decision"]
    wasted = [decision["options"][waste["option"]] for waste in decision["wasteful"]]
    return [option[1] for option in wasted if option[0] == "play" and option[1].endswith("_battle")]


# The hand


@each_language
def test_ten_cards_are_read_and_counted(new_page: NewPage, address: str, api: Api, locale: str) -> None:
    match = api.new(ALL_MINE, seed="s1")
    page = new_page(locale=locale)
    table = TablePage(page, address).open(match)
    own = api.table(match)["own"]["germany"]["hand"]
    expect(table.cards()).to_have_count(len(set(own)))
    # Cards of the same name stand as one, with their number.
    counts = [
        int((text or "").removeprefix("×")) for text in page.locator(".slot .count").all_text_contents()
    ]
    assert sorted(counts) == sorted(own.count(card) for card in set(own) if own.count(card) > 1)
    # The number in the prompt is the number of cards that may be chosen, and none of them covers another.
    expect(page.locator(".prompt .aid")).to_contain_text(str(len(set(own))))
    boxes = [box(card) for card in table.cards().all()]
    for left, right in pairwise(boxes):
        assert left["x"] + left["width"] <= right["x"] + 8
    # To give a card up looks unlike playing it.
    expect(page.locator(".zone.going")).to_be_visible()
    expect(page.locator(".slot.going")).to_have_count(len(set(own)))


# What is wasted


@each_language
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_building_nothing_says_so_and_is_asked_once_more(
    new_page: NewPage, address: str, api: Api, building: str, locale: str, viewport: ViewportSize
) -> None:
    page = new_page(locale=locale, viewport=viewport)
    table = TablePage(page, address).open(building)
    button = table.button(BUILD_NOTHING[locale])
    expect(button).to_be_visible()
    page.evaluate("document.fonts.ready")
    n, before = table.n, box(button)
    button.click()
    expect(page.locator(".prompt [role=alert]")).to_be_visible()
    assert box(button) == before, "the button that was clicked has moved"
    assert api.table(building)["n"] == n
    # Something else may be done instead.
    page.keyboard.press("Escape")
    expect(page.locator(".prompt [role=alert]")).to_have_count(0)


def test_a_second_click_means_it_and_it_can_be_asked_no_more(table: TablePage, api: Api) -> None:
    match = api.new(ALL_MINE, seed="buttons")
    api.play(match, offers("build"), eager(5))
    page = table.open(match).page
    n = table.n
    table.button("Build nothing").click()
    page.locator(".prompt .btn.sure").click()
    table.after(n)
    expect(page.locator(".log .text").last).to_be_visible()
    # The same again in another match, and never after.
    other = api.new(ALL_MINE, seed="buttons")
    api.play(other, offers("build"), eager(5))
    table.open(other)
    n = table.n
    table.button("Build nothing").click()
    page.get_by_role("button", name="Do it, and do not warn me again").click()
    table.after(n)
    third = api.new(ALL_MINE, seed="buttons")
    api.play(third, offers("build"), eager(5))
    table.open(third)
    n = table.n
    table.button("Build nothing").click()
    table.after(n)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Warn me again before I waste something").click()


def test_a_keyboard_is_asked_too_and_never_stands_on_what_gives_something_up(
    table: TablePage, api: Api
) -> None:
    match = api.new(ALL_MINE, seed="buttons")
    api.play(match, offers("play"), eager(5))
    page = table.open(match).page
    page.get_by_role("button", name="I play them all").click()
    for _ in range(12):
        page.keyboard.press("h" if table.cards().count() else "b")
        n = table.n
        page.keyboard.press("Enter")
        page.wait_for_function(
            """n => Number(document.querySelector('.table').dataset.n) !== n
              || document.querySelector('.slot.picked .ways .btn, [data-choices] .picked')""",
            arg=n,
        )
        if table.n == n:
            page.keyboard.press("1")
            table.insist(n)
        table.after(n)
        assert not page.evaluate("document.activeElement.classList.contains('away')")


def test_what_others_change_under_a_resting_pointer_is_not_clicked(table: TablePage, api: Api) -> None:
    match = api.new(ALL_MINE, seed="buttons")
    page = table.open(match).page
    page.get_by_role("button", name="I play them all").click()
    card = table.cards().first
    card.hover(position={"x": 24, "y": 24})
    spot = box(card)
    # The very moment that something else is asked, the resting pointer clicks.
    page.evaluate(
        """([x, y]) => new MutationObserver((_, seen) => {
          seen.disconnect();
          const click = { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y };
          document.elementFromPoint(x, y).dispatchEvent(new PointerEvent('click', click));
          window.clicked = true;
        }).observe(document.querySelector('.table'), { attributes: true, attributeFilter: ['data-n'] })""",
        [spot["x"] + 24, spot["y"] + 24],
    )
    picture = api.table(match)
    api.choose(match, picture, picture["decision"]["options"][-2])
    page.wait_for_function("() => window.clicked")
    expect(page.locator(".table")).to_have_attribute("data-n", "1")
    assert api.table(match)["n"] == 1


# Before the click


@each_language
def test_a_card_lights_its_places_and_says_what_it_would_bring(
    new_page: NewPage, address: str, api: Api, playing: str, locale: str
) -> None:
    page = new_page(locale=locale)
    table = TablePage(page, address).open(playing)
    picture = api.table(playing)
    seat = picture["decision"]["seat"]
    card = next(
        o[1] for o in picture["decision"]["options"] if o[0] == "play" and o[1].endswith("build_army")
    )
    wanted = api.query(playing, "prospect", card, seat=seat)["places"]
    page.locator(f'.slot [data-card="{card}"]').hover(position={"x": 24, "y": 24})
    expect(page.locator(".space.ahead")).to_have_count(len(wanted))
    tip = page.get_by_role("tooltip")
    expect(tip.get_by_role("note")).to_be_visible()
    # A card that would do nothing says so, and is asked about once more.
    useless = idle(picture)[0]
    page.locator(f'.slot [data-card="{useless}"]').hover(position={"x": 24, "y": 24})
    expect(tip).to_contain_text(NOTHING[locale])
    n = table.n
    page.locator(f'.slot [data-card="{useless}"]').click(position={"x": 24, "y": 24})
    page.locator(".slot.picked .ways .btn").first.click()
    expect(page.locator(".slot.picked [role=alert]")).to_contain_text(NOTHING[locale])
    assert table.n == n
    assert not re.search(r"\b(prospect|waste|why|verb)-[a-z]", page.inner_text("body"))


def test_a_pointer_that_only_passes_opens_nothing(table: TablePage, building: str) -> None:
    page = table.page
    page.clock.install(time=0)
    table.open(building)
    page.clock.pause_at(60_000)
    for space in ("africa", "latin_america", "australia", "india"):
        page.mouse.move(*table.point(table.space(space)))
        page.clock.run_for(200)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.clock.run_for(600)
    expect(page.get_by_role("tooltip")).to_be_visible()


@each_language
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_a_reaction_shows_the_card_what_it_does_and_what_it_answers(
    new_page: NewPage, address: str, api: Api, locale: str, viewport: ViewportSize
) -> None:
    match = api.new(ALL_MINE, seed="reaction")
    api.play(match, answers_on_the_board, eager(3, keep=api.responses()))
    page = new_page(locale=locale, viewport=viewport)
    table = TablePage(page, address).open(match)
    answer = page.locator("[data-answer]").first
    expect(answer.locator(".card")).to_be_in_viewport(ratio=0.7)
    expect(answer.get_by_role("note")).to_be_in_viewport()
    expect(answer.locator(".btn").first).to_be_in_viewport()
    space = api.table(match)["decision"]["prompt"]["args"]["space"]
    expect(table.space(space)).to_have_class(re.compile("about"))
    expect(page.locator(".prompt .say")).to_contain_text(re.compile(r"\S"))
    expect(page.locator("[data-choices] .btn.away").first).not_to_have_text(re.compile("^(Pass|Пропустить)$"))


def answers_on_the_board(table: dict[str, Any]) -> bool:
    """A person may answer something that happened in a space."""
    return reacting(table) and "space" in table["decision"]["prompt"]["args"]


# Churchill


def conference(api: Api, seed: int, there: Callable[[Match], bool]) -> str:
    """A match played at random to where something is asked."""
    seats = dict.fromkeys(("uk", "ussr", "us"), "me")
    at_table = api.new(seats, game="churchill", seed=f"d{seed}")
    match, random = quadrant.new("churchill", seed=f"d{seed}"), Random(seed)
    while match.seat is not None and not there(match):
        choice = random.choice(match.options())
        move = {"seat": match.seat, "n": len(match.choices), "choice": list(choice)}
        assert api.http.post(f"/matches/{at_table}/choices", json=move).status_code < 300
        match.choose(choice)
    return at_table


@each_language
def test_where_only_leaders_speak_cards_show_no_values(
    new_page: NewPage, address: str, api: Api, locale: str
) -> None:
    match = conference(
        api, 0, lambda m: m.prompt is not None and m.prompt.id.endswith("-leader") and "debate" in m.prompt.id
    )
    page: Page = new_page(locale=locale)
    TablePage(page, address).open(match)
    prompt = api.table(match)["decision"]["prompt"]
    assert "debate" in prompt["id"]
    # The prompt is about what is debated, and nothing else is quoted there.
    expect(page.locator(".prompt .just")).to_have_count(0)
    expect(page.locator(".slot .card")).not_to_have_count(0)
    expect(page.locator(".slot .worth")).to_have_count(0)
    page.locator(".slot.may .card").first.hover(position={"x": 24, "y": 24})
    expect(page.get_by_role("tooltip").get_by_role("note")).to_be_visible()


def test_the_marker_of_an_offensive_is_seen_whole(new_page: NewPage, address: str, api: Api) -> None:
    match = conference(
        api, 3, lambda m: m.decision is not None and m.decision.kind == "allocate" and any_target(m)
    )
    for locale in LANGUAGES:
        page = new_page(locale=locale)
        TablePage(page, address).open(match)
        marker = page.locator(".front .order").first
        expect(marker).to_be_visible()
        button = page.locator(".front", has=page.locator(".order")).first
        assert box(marker)["x"] + box(marker)["width"] <= box(button)["x"] + box(button)["width"]
        clipped = "e => { for (let p = e.parentElement; p && !p.matches('.front'); p = p.parentElement)"
        assert not marker.evaluate(
            f"{clipped} if (getComputedStyle(p).overflow === 'hidden') return true; return false; }}"
        )


def any_target(match: Match) -> bool:
    return any(front >= 0 for front in match.state.target)  # type: ignore[attr-defined]

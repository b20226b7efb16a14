"""Whatever may be chosen on a hex board can be pointed at, and nothing that opens lies over it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

import quadrant
from browser.conftest import NewPage
from browser.helpers import DESKTOP, PHONE, TABLET, Api
from browser.test_empire_board import PacificPage, south_pacific
from browser.test_no_retreat_board import FrontPage
from quadrant.kernel.match import Match

screens = pytest.mark.parametrize(("locale", "viewport"), [("en-GB", DESKTOP), ("ru-RU", TABLET)])
FIRST = ("react", "operations", "lead", "activate", "target", "fight", "join", "support", "retreat", "select")


def played(
    api: Api, match: Match, there: Callable[[Match], bool], seed: int, wishes: tuple[str, ...] = FIRST
) -> str:
    """The match at the server, played by wishes and by chance to where it is wanted."""
    dice = random.Random(seed)
    for _ in range(600):
        if there(match):
            return str(api.http.post("/matches/import", json=match.record()).json()["id"])
        options = match.options()
        wish = next((o for verb in wishes for o in options if o.verb == verb), None)
        match.choose(wish if wish is not None and dice.random() < 0.7 else dice.choice(options))
    raise AssertionError("the match never got there")


def named(match: Match, verb: str) -> set[str]:
    """The units that options of this verb name."""
    return {str(option[1]) for option in match.options() if option.verb == verb}


@pytest.fixture(scope="module")
def retreat(api: Api) -> str:
    """Several units retreat, and it matters which goes first."""
    match = quadrant.new("no_retreat", scenario="saturn", seed="r22")
    return played(api, match, lambda m: len(named(m, "retreat")) > 1, 22)


@screens
def test_a_unit_that_retreats_is_pointed_at_first(
    new_page: NewPage, address: str, api: Api, retreat: str, locale: str, viewport: ViewportSize
) -> None:
    front = FrontPage(new_page(locale=locale, viewport=viewport), address)
    page = front.open(retreat).page
    options = [option for option in api.table(retreat)["decision"]["options"] if option[0] == "retreat"]
    unit = options[0][1]
    assert {option[1] for option in options} <= outlined(front)
    page.locator(f'[data-names="unit:{unit}"]').click()
    chosen = page.locator(f'[data-unit="{unit}"] .ground.chosen, [data-fan="{unit}"] .ground.chosen')
    expect(chosen.first).to_be_attached()
    # Only where it may go glows then, and pointing there sends it.
    end = next(space for _, one, space in options if one == unit)
    page.mouse.move(4, 4)
    page.mouse.move(*front.at(end))
    expect(page.locator(".hover.open")).to_be_attached()
    others = {o[2] for o in options if o[1] != unit} - {o[2] for o in options if o[1] == unit}
    for space in others:
        page.mouse.move(*front.at(space))
        expect(page.locator(".hover.open")).to_have_count(0)
    # Escape lets go of it.
    page.get_by_role("application").focus()
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)


def outlined(board: Any) -> set[str]:
    return {str(unit.get_attribute("data-unit")) for unit in board.page.locator("[data-may]").all()}


@pytest.fixture(scope="module")
def reaction(api: Api) -> str:
    """Units that react are to be sent into battle."""
    match = quadrant.new("empire", scenario="south_pacific", seed="react 5")
    return played(api, match, lambda m: len(named(m, "commit")) > 2 and asked(m) == "move_reactors", 5)


def asked(match: Match) -> str:
    return match.decision.kind if match.decision else ""


@screens
def test_units_that_are_sent_into_battle_are_outlined_and_named(
    new_page: NewPage, address: str, api: Api, reaction: str, locale: str, viewport: ViewportSize
) -> None:
    pacific = PacificPage(new_page(locale=locale, viewport=viewport), address)
    page = pacific.open(reaction).page
    units = {o[1] for o in api.table(reaction)["decision"]["options"] if o[0] == "commit"}
    assert units <= outlined(pacific)
    expect(page.locator(".prompt .aid")).to_contain_text(str(len(units)))
    for unit in units:
        expect(page.locator(f'[data-names="unit:{unit}"]')).to_be_attached()


#: The units that may be chosen and lie under the plate of another hex's open stack.
COVERED = """() => [...document.querySelectorAll('.fan')].flatMap(fan => {
  const plate = fan.querySelector('.plate').getBoundingClientRect();
  return [...document.querySelectorAll('[data-may]')].filter(counter => {
    const box = counter.querySelector('.ground').getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const under = x > plate.left && x < plate.right && y > plate.top && y < plate.bottom;
    return under && counter.dataset.hex !== fan.dataset.open;
  }).map(counter => counter.dataset.unit);
})"""


@screens
def test_no_open_stack_lies_over_what_may_be_chosen(
    new_page: NewPage, address: str, reaction: str, locale: str, viewport: ViewportSize
) -> None:
    """Neither those that open by themselves nor one that is pointed at."""
    pacific = PacificPage(new_page(locale=locale, viewport=viewport), address)
    page = pacific.open(reaction).page
    expect(page.locator(".fan").first).to_be_attached()
    assert page.evaluate(COVERED) == []
    closed = {c["unit"]: c for c in pacific.counters() if c["unit"] in outlined(pacific)}
    for counter in closed.values():
        page.mouse.move(4, 4)
        page.mouse.move(counter["left"], counter["top"])
        assert page.evaluate(COVERED) == []


def test_a_finger_opens_a_stack_with_names_and_nothing_lies_over_it(
    new_page: NewPage, address: str, api: Api
) -> None:
    pacific = PacificPage(new_page(viewport=PHONE, has_touch=True, is_mobile=True), address)
    page = pacific.open(south_pacific(api, "fingers", japan="me")).page
    crowd = {c["unit"]: (c["x"], c["y"]) for c in pacific.counters()}
    spots = list(crowd.values())
    near = sorted(pacific.counters(), key=lambda c: abs(c["left"] - 195) + abs(c["top"] - 260))
    stack = next(c for c in near if spots.count((c["x"], c["y"])) > 1)
    page.touchscreen.tap(stack["left"], stack["top"])
    expect(page.locator(f'[data-fan="{stack["unit"]}"] .name').first).to_be_visible()
    expect(page.locator("[data-caption]")).to_be_visible()
    expect(page.get_by_role("tooltip")).to_have_count(0)

"""Before the click: the forecasts of the two hex games know the units in hand, and who looks at them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.conftest import NewPage
from browser.helpers import DESKTOP, Api
from browser.test_empire_board import PacificPage, south_pacific
from browser.test_empire_board import until as on_to
from browser.test_no_retreat_board import FrontPage, barbarossa, careful

screens = pytest.mark.parametrize(("locale", "viewport"), [("en-GB", DESKTOP), ("ru-RU", DESKTOP)])
GUADALCANAL = "4423"
COUNTED = {"en-GB": "Counted as if", "ru-RU": "как если бы"}


def choose(api: Api, match: str, *choice: str) -> None:
    api.choose(match, api.table(match), list(choice))


@pytest.fixture(scope="module")
def landing(api: Api) -> str:
    """The Allies have activated a carrier, a cruiser and marines, and may activate more."""
    match = south_pacific(api, "1")
    on_to(api, match, "prompt-activate")
    for unit in ("us_cv_lexington", "us_div_1m", "us_ca_northampton"):
        choose(api, match, "activate", unit)
    return match


@screens
def test_a_battle_is_foretold_with_the_units_in_hand(
    new_page: NewPage, address: str, api: Api, landing: str, locale: str, viewport: ViewportSize
) -> None:
    pacific = PacificPage(new_page(locale=locale, viewport=viewport), address)
    page = pacific.open(landing).page
    page.mouse.move(*pacific.at(GUADALCANAL))
    sheet = page.locator(f'[data-preview="{GUADALCANAL}"]')
    answer = api.query(landing, "battle", GUADALCANAL, "now")
    for stage in answer["stages"]:
        allies = sheet.locator(f'[data-stage="{stage["stage"]}"] [data-fire="allies"] strong')
        expect(allies).to_have_text(str(stage["fires"][0]["strength"]["total"]))
    assert [stage["stage"] for stage in answer["stages"]] == ["air_naval", "ground"]
    expect(sheet).to_contain_text(COUNTED[locale])


def test_a_stack_that_was_taken_up_is_counted_where_it_is_aimed(
    new_page: NewPage, address: str, api: Api
) -> None:
    match = south_pacific(api, "1")
    on_to(api, match, "prompt-activate")
    for unit in ("us_cv_lexington", "us_div_1m", "us_ca_northampton"):
        choose(api, match, "activate", unit)
    for choice in (["done"], ["select", "us_ca_northampton"], ["join", "us_div_1m"]):
        choose(api, match, *choice)
    pacific = PacificPage(new_page(), address)
    page = pacific.open(match).page
    page.mouse.move(*pacific.at(GUADALCANAL))
    sheet = page.locator(f'[data-preview="{GUADALCANAL}"]')
    ground = sheet.locator('[data-stage="ground"] [data-fire="allies"]')
    expect(ground.locator('[data-place="unit:us_div_1m"]')).to_be_visible()
    ships = sheet.locator('[data-stage="air_naval"] [data-fire="allies"]')
    expect(ships.locator('[data-place="unit:us_ca_northampton"]')).to_be_visible()
    expect(ships.locator('[data-place="unit:us_cv_lexington"]')).to_have_count(0)


@pytest.fixture(scope="module")
def supported(api: Api) -> str:
    """The Axis is asked for a support marker in a battle."""

    def asked(table: dict[str, Any]) -> bool:
        return bool(table["decision"] and table["decision"]["prompt"]["id"] == "prompt-use-support")

    match = barbarossa(api, "x")
    api.play(match, asked, careful)
    return match


@screens
def test_each_result_shows_its_dice_and_a_marker_what_it_would_change(
    new_page: NewPage, address: str, api: Api, supported: str, locale: str, viewport: ViewportSize
) -> None:
    page = FrontPage(new_page(locale=locale, viewport=viewport), address).open(supported).page
    odds = api.query(supported, "odds", api.table(supported)["view"]["battle"]["targets"][0])
    sheet = page.locator("[data-preview]")
    expect(sheet.locator("[data-support]")).to_have_attribute("data-support", odds["support"]["odds"])
    expect(sheet.locator("[data-support]")).to_contain_text(odds["support"]["odds"])
    for chance in odds["chances"]:
        dice = sheet.locator(f'[data-result="{chance["result"]}"] .die')
        faces = [die.get_attribute("aria-label") for die in dice.all()]
        assert faces == [str(face) for face in chance["faces"]]


def test_green_is_good_for_whoever_looks(new_page: NewPage, address: str, api: Api, supported: str) -> None:
    """The same attack, seen by both sides in turn: a retreat of the defender is good news for one of them."""
    page = FrontPage(new_page(), address).open(supported).page
    tone = "e => e.style.getPropertyValue('--tone')"
    retreat = page.locator('[data-preview] [data-result="DR"]')
    assert retreat.evaluate(tone) == "var(--done)"
    page.get_by_role("button", name="I play them all").click()
    page.locator(".seats button.seat").last.click()
    expect(retreat).to_have_attribute("style", "--tone: var(--danger);")

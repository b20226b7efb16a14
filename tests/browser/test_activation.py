"""Empire of the Sun: a unit that was activated is taken out by pressing it again."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.helpers import Api
from browser.test_empire_board import PacificPage, south_pacific
from browser.test_empire_board import until as on_to


def test_a_unit_is_taken_out_of_the_activation(new_page: NewPage, address: str, api: Api) -> None:
    match = south_pacific(api, "1")
    on_to(api, match, "prompt-activate")
    units = ("us_cv_lexington", "us_div_1m", "us_ca_northampton")
    for unit in units:
        api.choose(match, api.table(match), ["activate", unit])
    pacific = PacificPage(new_page(), address)
    page = pacific.open(match).page
    pacific.click_unit("us_div_1m")
    expect(page.locator(".prompt .say")).to_contain_text("2 of 6")
    seen = {unit["unit"] for unit in api.table(match)["view"]["units"] if "active" in unit["marks"]}
    assert seen == {"us_cv_lexington", "us_ca_northampton"}

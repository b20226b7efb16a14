"""The club's pages: people and games on a phone, a door shut between two people, a token for a program."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.helpers import DESKTOP, PHONE, faults

WEB = Path(__file__).parents[2] / "web"
PASSWORD = "correct horse battery"
ANNA, BORIS = "Marfa Ivanovna", "Savva"


def member(address: str, name: str) -> httpx.Client:
    """Somebody with an account."""
    http = httpx.Client(base_url=f"{address}/api", timeout=60)
    assert http.post("/account", json={"name": name, "password": PASSWORD}).is_success
    return http


@pytest.fixture(scope="module")
def club(public: str) -> dict[str, httpx.Client]:
    """Two people who have played two rated matches; Boris has resigned both."""
    people = {name: member(public, name) for name in (ANNA, BORIS)}
    anna, boris = people.values()
    for _ in range(2):
        # Not listed: others look at the lobby of this server.
        wish = {"game": "no_retreat", "seats": {"axis": {"kind": "me"}}, "rated": True}
        made = anna.post("/matches", json=wish).json()
        match = made["id"]
        boris.post(f"/matches/{match}/join", json={"token": made["seats"][1]["token"]})
        options = anna.get(f"/matches/{match}/table").json()["decision"]["options"]
        anna.post(f"/matches/{match}/choices", json={"seat": "axis", "n": 0, "choice": options[0]})
        boris.post(f"/matches/{match}/resign", json={"seat": "soviet"})
    while anna.get(f"/people/{ANNA}").json()["reliability"]["matches"] < 2:
        pass  # they are counted as soon as they are over, in a task of its own
    return people


def enter(page: Page, address: str, who: httpx.Client) -> None:
    """The page is that person's."""
    (cookie,) = who.cookies.jar
    page.context.add_cookies([{"name": cookie.name, "value": str(cookie.value), "url": address}])


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_the_page_of_a_person_fits_a_phone(
    new_page: NewPage, public: str, club: dict[str, httpx.Client], language: str
) -> None:
    page = new_page(viewport=PHONE, locale=language)
    enter(page, public, club[BORIS])
    page.goto(f"{public}/#/person/{ANNA}")
    expect(page.get_by_role("heading", name=ANNA)).to_be_visible()
    expect(page.get_by_role("img")).to_have_count(1)  # the curve
    expect(page.get_by_role("link", name=BORIS).last).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
    assert not faults(page, WEB)
    page.goto(f"{public}/#/game/no_retreat")
    title = "No Retreat" if language == "en-GB" else "Ни шагу"
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert not faults(page, WEB)


def test_a_door_is_shut_and_a_moderator_called(
    new_page: NewPage, public: str, club: dict[str, httpx.Client]
) -> None:
    page = new_page(viewport=DESKTOP)
    enter(page, public, club[ANNA])
    page.goto(f"{public}/#/person/{BORIS}")
    page.get_by_role("button", name="Block").click()
    expect(page.get_by_role("button", name="Block")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Report").click()
    page.get_by_label("What should a moderator look at?").fill("He resigns too early.")
    page.get_by_role("button", name="Send to the moderators").click()
    expect(page.get_by_role("status")).to_contain_text("A moderator will look")
    assert club[ANNA].get("/relations").json() == [{"name": BORIS, "kind": "block"}]
    page.get_by_role("button", name="Block").click()
    expect(page.get_by_role("button", name="Block")).to_have_attribute("aria-pressed", "false")


def test_a_bot_and_a_token_are_made_and_revoked(
    new_page: NewPage, public: str, club: dict[str, httpx.Client]
) -> None:
    page = new_page(viewport=DESKTOP)
    enter(page, public, club[BORIS])
    page.goto(f"{public}/#/account")
    page.get_by_role("link", name="For programs").click()
    page.get_by_label("Name of a new bot").fill("engine of Savva")
    page.get_by_role("button", name="Add a bot").click()
    expect(page.get_by_role("link", name="engine of Savva")).to_be_visible()
    page.get_by_label("What it is for").fill("at home")
    page.get_by_role("button", name="Make a token").click()
    token = page.get_by_label("Copy it now").input_value()
    robot = {"authorization": f"Bearer {token}"}
    me = httpx.get(f"{public}/api/me", headers=robot).json()
    assert me["user"]["name"] == "engine of Savva"
    assert not faults(page, WEB)
    page.get_by_role("button", name="Revoke").click()
    expect(page.get_by_role("button", name="Revoke")).to_have_count(0)
    assert httpx.get(f"{public}/api/me", headers=robot).status_code == 401

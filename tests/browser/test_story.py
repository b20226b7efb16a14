"""The table tells the story: what others do is shown one thing after another, and what happened meanwhile."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.conftest import NewPage
from browser.helpers import DESKTOP, PHONE, Api, TablePage, eager, faults

GENERALS = {"germany": "me", **dict.fromkeys(("uk", "japan", "ussr", "italy", "usa"), "staff")}


class Look(NamedTuple):
    """Somebody's screen and language."""

    new_page: NewPage
    address: str
    locale: str
    viewport: ViewportSize

    @property
    def english(self) -> bool:
        return self.locale == "en-GB"

    @property
    def narrow(self) -> bool:
        return self.viewport == PHONE

    def at(self, match: str, pace: str = "off") -> TablePage:
        """The match on that screen; it is one's own turn."""
        page = self.new_page(pace=pace, locale=self.locale, viewport=self.viewport)
        table = TablePage(page, self.address).open(match)
        table.wait_asked()
        return table


@pytest.fixture(params=[("en-GB", DESKTOP), ("ru-RU", PHONE)], ids=["en-desktop", "ru-phone"])
def look(request: pytest.FixtureRequest, new_page: NewPage, address: str) -> Look:
    """Both languages, and both kinds of screen."""
    return Look(new_page, address, *request.param)


@pytest.fixture
def desk(new_page: NewPage, address: str) -> Look:
    """One screen, where it makes no difference."""
    return Look(new_page, address, "en-GB", DESKTOP)


def others_have_moved(table: dict[str, Any]) -> bool:
    """It is one's own turn again, and others have moved since."""
    decision = table["decision"]
    acted = max(table["acted"].values(), default=0)
    return bool(decision) and not decision["reaction"] and 0 < acted < table["n"] - 4


@pytest.fixture
def returned(api: Api) -> str:
    """A match in which five others have moved while one was away."""
    match = api.new(GENERALS, seed="story")
    api.play(match, lambda t: t["n"] > 30 and others_have_moved(t), eager(3))
    return match


def inside(page: Page, selector: str) -> bool:
    """Whether all of it can be seen."""
    box = page.locator(selector).bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= size["width"]
        and box["y"] + box["height"] <= size["height"]
    )


def test_who_comes_back_is_shown_what_the_others_did(look: Look, returned: str, web: Path) -> None:
    # The prompt waits for nobody, and neither does it tell what is still to be shown.
    table = look.at(returned, pace="step")
    page = table.page
    moment, who = page.locator(".moment"), page.locator(".moment h2")
    expect(moment).to_be_visible()
    assert not faults(page, web)
    nations: list[str] = []
    cards = 0
    while moment.count():
        nation = who.inner_text()
        if nation not in nations:
            nations.append(nation)
        card = page.locator(".moment .card")
        if card.count():
            cards += 1
            # a phone tells it in a thin strip, and its map shows the place
            assert inside(page, ".moment" if look.narrow else ".moment .card")
            strip = moment.bounding_box()
            assert strip
            assert not look.narrow or strip["height"] <= 84
        before = moment.inner_text()
        page.keyboard.press("n")
        page.wait_for_function(
            "before => document.querySelector('.moment')?.innerText !== before", arg=before
        )
    english = ["United Kingdom", "Japan", "Soviet Union", "Italy", "United States"]
    russian = ["Великобритания", "Япония", "СССР", "Италия", "США"]
    assert nations == (english if look.english else russian)
    assert cards
    # What was shown once is not shown again.
    page.reload()
    table.ready().wait_asked()
    expect(moment).to_have_count(0)


def test_since_your_last_turn(look: Look, returned: str) -> None:
    table = look.at(returned)
    page = table.page
    since = page.locator(".since")
    head = since.locator(".head")
    expect(head).to_contain_text("Since your last turn" if look.english else "С вашего прошлого хода")
    if look.narrow:
        head.click()
    lines = since.locator("li button")
    assert lines.count() == 5
    assert page.locator(".space.changed").count()
    # Each opens its moment in the replay, with the card and the places.
    lines.first.click()
    expect(page.locator(".moment")).to_be_visible()
    expect(since).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back to now" if look.english else "К настоящему").first.click()
    expect(lines).to_have_count(5)
    # Whoever acts has seen it.
    table.step()
    expect(page.locator(".space.changed")).to_have_count(0)


def test_whoever_acts_sees_the_rest_at_once(desk: Look, returned: str) -> None:
    table = desk.at(returned, pace="step")
    page = table.page
    expect(page.locator(".moment")).to_be_visible()
    lines = page.locator(".log .line")
    shown, n = lines.count(), table.n
    page.locator(".prompt .foot .btn").first.click()
    page.wait_for_function("n => Number(document.querySelector('.table').dataset.n) > n", arg=n)
    expect(page.locator(".moment")).to_have_count(0)
    assert lines.count() > shown


def test_moves_are_shown_one_nation_at_a_time_while_bots_play(desk: Look, api: Api) -> None:
    """With motion reduced: still frames, one after another, and the end of it is one's own turn."""
    match = api.new(GENERALS, seed="paced")
    api.play(match, lambda t: bool(t["decision"]) and t["decision"]["kind"] == "play_one", eager(5))
    table = desk.at(match, pace="fast")
    page = table.page
    page.evaluate(
        """() => {
          window.told = [];
          new MutationObserver(() => {
            const name = document.querySelector('.moment h2')?.innerText.trim();
            if (name && window.told.at(-1) !== name) window.told.push(name);
          }).observe(document.querySelector('.stage'), {subtree: true, childList: true, characterData: true});
        }"""
    )
    # Who may react would be asked between the turns of the others, and they would wait.
    orders = {"seat": "germany", "orders": {"until_my_turn": True}}
    api.http.post(f"/matches/{match}/orders", json=orders).raise_for_status()
    # One's own turn is played to its end and no further: whoever chooses skips what is left to be told.
    while (now := api.table(match))["view"]["round"] == 1 and now["decision"]:
        table.step()
    page.wait_for_function("() => window.told.includes('United States')")
    told = page.evaluate("window.told")
    order = ["United Kingdom", "Japan", "Soviet Union", "Italy", "United States"]
    assert [name for name in told if name in order][:5] == order
    expect(page.locator(".moment")).to_have_count(0)


def test_the_reader_chooses_the_pace(desk: Look, returned: str) -> None:
    page = desk.at(returned, pace="step").page
    moment = page.locator(".moment")
    expect(moment).to_be_visible()
    page.get_by_role("button", name="Preferences").or_(page.get_by_role("button", name="Settings")).click()
    chosen = page.get_by_role("radio", name="One by one, when I press Next")
    expect(chosen).to_be_checked()
    page.get_by_role("radio", name="All at once").check()
    # Esc closes the menu, and nothing is left to be told.
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    expect(moment).to_have_count(0)
    stored = page.evaluate("JSON.parse(localStorage.getItem('quadrant-settings')).pace")
    assert stored == "off"


def test_a_die_of_the_war_is_seen(look: Look, api: Api) -> None:
    match = api.new({"us": "me", "uk": "me", "ussr": "random"}, game="churchill", seed="die")
    api.play(match, lambda t: bool(t["decision"]) and t["decision"]["kind"] == "roll_campaign", eager(2))
    table = look.at(match, pace="step")
    page = table.page
    skip = page.locator(".moment").get_by_role("button", name="Skip" if look.english else "Пропустить")
    if skip.count():
        skip.click()
    table.buttons().first.click()
    die = page.locator(".moment .die")
    expect(die).to_be_visible()
    assert inside(page, ".moment .die")
    face = die.get_attribute("aria-label")
    rolled = [e for e in api.table(match)["events"] if e["id"] == "event-campaign"]
    assert face in {str(event["args"]["die"]) for event in rolled[-2:]}


def test_a_replay_plays_pauses_and_comes_to_the_present(look: Look, returned: str) -> None:
    table = look.at(returned)
    page = table.page
    if look.narrow:
        page.locator(".handle").click()
    replay = page.locator(".replay")
    slider = replay.locator("input[type=range]")
    replay.locator("button").first.click()
    speed = replay.locator("select")
    speed.select_option("fast")
    expect(page.locator(".moment")).to_be_visible()
    page.wait_for_function("() => Number(document.querySelector('.replay input').value) > 3")
    page.keyboard.press("p")
    at = int(slider.input_value())
    assert 3 < at < table.n
    # Paused: the moment stays, and steps go on from there.
    page.keyboard.press("]")
    expect(slider).to_have_value(str(at + 1))
    speed.select_option("rush")
    page.keyboard.press("p")
    expect(slider).to_have_value(str(table.n))
    expect(speed).to_have_count(0)
    assert table.asked == "germany"


def test_the_log_follows_again_when_asked(desk: Look, api: Api, returned: str) -> None:
    table = desk.at(returned)
    page = table.page
    log = page.locator(".log")
    at_end = "log => log.scrollHeight - log.scrollTop - log.clientHeight < 40"
    page.wait_for_function(f"() => ({at_end})(document.querySelector('.log'))")
    # The box shrinks: its end stays in sight.
    page.set_viewport_size({"width": 1440, "height": 700})
    page.wait_for_function(f"() => ({at_end})(document.querySelector('.log'))")
    page.set_viewport_size(DESKTOP)
    page.wait_for_function(f"() => ({at_end})(document.querySelector('.log'))")
    # Two frames later whoever watches the size of the box has seen the last one.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    log.hover()
    page.mouse.wheel(0, -4000)
    page.wait_for_function("() => document.querySelector('.log').scrollTop === 0")
    new, n = page.locator(".box > .new"), table.n
    api.play(returned, lambda t: t["n"] > n + 1 and bool(t["decision"]), eager(1))
    expect(new).to_contain_text("new line")
    assert not log.evaluate(at_end)
    new.click()
    expect(new).to_have_count(0)
    assert log.evaluate(at_end)


def test_an_empty_home_is_warned_of(look: Look, api: Api) -> None:
    match = api.new(GENERALS, seed="home")
    api.play(match, lambda t: bool(t["decision"]) and t["decision"]["kind"] == "play_one", eager(1))
    api.choose(match, api.table(match), ["remove"])
    api.choose(match, api.table(match), ["take_off", "germany", "germany"])
    page = look.at(match).page
    alarm = page.locator(".alarms li").first
    expect(alarm).to_contain_text("home" if look.english else "домашний сектор")
    alarm.hover()
    expect(page.locator('.space.lit[data-space="germany"]')).to_have_count(1)

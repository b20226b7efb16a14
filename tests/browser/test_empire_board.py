"""The board of Empire of the Sun: an offensive by clicking, what lies over the map, keys and fingers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.helpers import PHONE, Api, faults
from browser.hexes import HexPage

Decision = dict[str, Any]
#: Columns are numbered from 10, rows from 0; odd columns, counted from 0, are shifted.
SPACING, COLUMN, WEST = 100, 86.60254, 10

AT_CARDS = {"event", "operations", "future", "discard", "react", "take"}
AT_UNITS = {"lead", "activate", "select", "join", "hit", "shift", "restore", "remove", "recall", "withdraw"}


class PacificPage(HexPage):
    """A match of Empire of the Sun on the screen."""

    def middle(self, space: str) -> tuple[float, float]:
        column, row = int(space[:2]) - WEST, int(space[2:])
        return COLUMN * column, SPACING * (row + column % 2 / 2)

    def choose(self, decision: Decision, choice: Sequence[str]) -> None:
        """One choice with clicks: on a unit, a hex, a card or a button; and wait until it was taken."""
        n = self.n
        verb, *targets = choice
        placed = (
            AT_CARDS | AT_UNITS | {"move", "ship", "land", "barge", "declare", "commit", "fight", "retreat"}
        )
        buttons = [option for option in decision["options"] if option[0] not in placed]
        if verb in AT_CARDS:
            self._use_card(n, decision, list(choice))
        elif verb in AT_UNITS:
            self.click_unit(targets[0])
            self._choose_beside(
                [o for o in decision["options"] if o[0] in AT_UNITS and o[1] == targets[0]], choice
            )
        elif verb in placed:
            self.click_hex(targets[-1])
            self._choose_beside([o for o in decision["options"] if o[-1] == targets[-1]], choice)
        else:
            self.buttons().nth(buttons.index(list(choice))).click()
        self.insist(n)
        self.after(n)

    def _use_card(self, n: int, decision: Decision, choice: list[str]) -> None:
        self._click_card(self.page.locator(f'.slot [data-place="card:{choice[1]}"]'))
        self._gone_on(n, ".slot.picked .ways .btn")
        if self.n == n:
            ways = [option for option in decision["options"] if option[1:2] == choice[1:2]]
            self.page.locator(".slot.picked .ways .btn").nth(ways.index(choice)).click()

    def _choose_beside(self, meant: list[list[Any]], choice: Sequence[str]) -> None:
        """Where more than one thing can be meant, a chooser opens beside the hex."""
        if len(meant) > 1:
            self.page.locator("[data-chooser] .btn").nth(meant.index(list(choice))).click()


def bold(table: dict[str, Any]) -> list[Any]:
    """Goes with all it has where the enemy is, and fights there."""
    decision, units = table["decision"], table["view"]["units"]
    options: list[list[Any]] = decision["options"]
    enemy = {unit["space"] for unit in units if unit["unit"].startswith("jp_")}

    def first(*verbs: str) -> list[Any] | None:
        return next((option for verb in verbs for option in options if option[0] == verb), None)

    ships = (option for option in options if option[0] == "activate" and re.search("_(cv|bb|ca)_", option[1]))
    attack = (option for option in options if option[0] in ("land", "move") and option[2] in enemy)
    # the card that was set aside, if there is one, comes first in the list
    cards = (option for option in reversed(options) if option[0] == "operations")
    wishes = (
        next(cards, None),
        first("lead"),
        next(ships, None),
        first("activate", "select", "join"),
        next(attack, None),
        first("stay", "declare", "commit", "fight", "hit", "done", "pass"),
    )
    return next((wish for wish in wishes if wish), options[0])


def south_pacific(api: Api, seed: str, **seats: str) -> str:
    both = {"japan": "staff", "allies": "me", **seats}
    return api.new(both, game="empire", scenario="south_pacific", seed=seed)


def until(api: Api, match: str, prompt: str) -> None:
    """The match has come to that question."""

    def asked(table: dict[str, Any]) -> bool:
        return bool(table["decision"] and table["decision"]["prompt"]["id"] == prompt)

    for _ in range(400):
        table = api.table(match)
        if asked(table):
            return
        if table["decision"]:
            api.choose(match, table, bold(table))
    raise AssertionError(f"nobody was ever asked {prompt}")


@pytest.fixture
def pacific(page: Page, address: str) -> PacificPage:
    return PacificPage(page, address)


def test_the_first_offensive_by_clicking(pacific: PacificPage, api: Api) -> None:
    """A card, a headquarters, units, moves, a battle, a reaction by the bot, losses and the way home."""
    match = south_pacific(api, "1")
    pacific.open(match)
    seen: set[str] = set()
    begun = False
    for _ in range(120):
        table = api.table(match)
        under_way = table["view"]["offensive"]
        begun = begun or bool(under_way and under_way["seat"] == "allies")
        if begun and not under_way:
            break
        if table["decision"]:
            choice = bold(table)
            seen.add(choice[0])
            if under_way and under_way["battles"]:
                expect(pacific.page.locator("[data-battle]").first).to_be_visible()
                seen.add("battle")
            pacific.choose(table["decision"], choice)
    events = {event["id"] for event in api.table(match)["events"]}
    assert {"operations", "activate", "select", "battle"} <= seen, seen
    assert {"event-intelligence-roll", "event-reaction", "event-battle"} <= events, sorted(events)


def test_what_lies_over_the_pacific(pacific: PacificPage, api: Api, web: Path) -> None:
    """Overlays by keys, reach with its way and warnings, a fleet that goes together, and undo by Escape."""
    match = south_pacific(api, "1")
    until(api, match, "prompt-move-units")
    page = pacific.open(match).page
    expect(page.locator("[data-front]")).to_have_attribute("d", re.compile("^M.*Q"))
    for key, layer in (("s", '[data-supply="japan"]'), ("z", '[data-zone="allies"]')):
        page.keyboard.press(key)
        expect(page.locator(layer)).to_have_attribute("d", re.compile("^M.*L"))
        page.keyboard.press(key)
        expect(page.locator(layer)).to_have_count(0)
    pacific.choose(api.table(match)["decision"], ["select", "us_cv_lexington"])
    asked = api.table(match)["decision"]
    ways = api.query(match, "reach", "0", "us_cv_lexington")["ways"]
    sea = next(way for way in ways if way["way"] == "naval")
    offered = {option[2] for option in asked["options"] if option[0] == "move"}
    far = next(
        to for to in sea["spaces"] if to["space"] in offered and len(to["path"]) > 3 and to["warnings"]
    )
    page.mouse.move(*pacific.at(far["space"]))
    expect(page.locator('[data-layer="path"]')).to_have_attribute("d", re.compile("^M.*L.*L"))
    expect(page.locator(".notes")).to_contain_text("By sea")
    expect(page.locator(f'[data-warned="{far["space"]}"]')).to_be_visible()
    page.mouse.move(4, 4)
    joining = sum(option[0] == "join" for option in asked["options"])
    page.get_by_role("button", name=f"Take the other {joining} along").click()
    # where the button was the pointer would rest on the map, and Escape would only close what it tells
    page.mouse.move(4, 4)
    expect(page.get_by_role("button", name="along")).to_have_count(0)
    # all of them have joined before they are put down again
    for unit in (option[1] for option in asked["options"] if option[0] == "join"):
        expect(page.locator(".prompt .say")).to_contain_text(unit.rsplit("_", 1)[-1].title())
    page.get_by_role("application").focus()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_have_attribute("data-kind", "move_units")
    page.keyboard.press("PageDown")
    expect(page.locator(".board [role=status]")).not_to_be_empty()
    assert not faults(page, web, "document.querySelector('.stage')")


def test_fingers_move_a_fleet(new_page: NewPage, address: str, api: Api) -> None:
    """On a phone: a tap opens a stack, another takes up a ship, a third goes, after a word of warning."""
    match = south_pacific(api, "1")
    until(api, match, "prompt-move-stack")
    pacific = PacificPage(new_page(viewport=PHONE, has_touch=True, is_mobile=True), address)
    page = pacific.open(match).page
    asked = api.table(match)["decision"]
    unit = asked["prompt"]["args"]["unit"]
    found = next(c for c in pacific.counters() if c["unit"] == unit)
    near = min(
        (o[2] for o in asked["options"] if o[0] == "move"),
        key=lambda space: (
            abs(pacific.middle(space)[0] - found["x"]) + abs(pacific.middle(space)[1] - found["y"])
        ),
    )
    page.locator(".board").evaluate("node => node.scrollIntoView()")
    n = pacific.n
    page.touchscreen.tap(*pacific.at(near))
    page.wait_for_function(
        """n => Number(document.querySelector('.table').dataset.n) !== n
          || document.querySelector('[data-chooser] .btn')""",
        arg=n,
    )
    if pacific.n == n:
        page.locator("[data-chooser] .btn").first.tap()
    pacific.after(n)
    assert next(u for u in api.table(match)["view"]["units"] if u["unit"] == unit)["space"] == near


def test_the_keys_alone_lead_an_offensive(pacific: PacificPage, api: Api) -> None:
    """A headquarters, units picked out of their stack by name, a landing and its battle, by keys alone."""
    match = south_pacific(api, "1")
    page = pacific.open(match).page
    heard, said = page.locator(".board [role=status]"), page.locator(".prompt .say")

    def press(*keys: str) -> None:
        for key in keys:
            n = pacific.n
            page.keyboard.press(key)
            pacific.after(n)

    def find(words: str) -> None:
        for _ in range(60):
            page.keyboard.press("PageDown")
            if words in heard.inner_text():
                return
        raise AssertionError(f"the keys never came to {words}")

    def pick(name: str) -> None:
        for _ in range(12):
            page.keyboard.press("Space")
            if heard.inner_text() == name:
                return press("Enter")
        raise AssertionError(f"the space bar never came to {name}")

    press("1")
    page.keyboard.press("b")
    find("South Pacific HQ (Ghormley)")
    press("Enter")
    for name in ("Enterprise", "1 Marine Division"):
        pick(name)
    expect(said).to_contain_text("2 of 6")
    # four more could be activated: it is asked once more
    page.get_by_role("button", name="End the activation").focus()
    page.keyboard.press("Enter")
    press("Enter")
    page.keyboard.press("b")
    find("Noumea")
    pick("1 Marine Division")
    find("Guadalcanal")
    press("Enter")
    landings = api.table(match)["view"]["offensive"]["landings"]
    assert landings == ["4423"]

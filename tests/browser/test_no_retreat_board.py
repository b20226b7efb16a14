"""The board of No Retreat!: a turn played by clicking, what lies over the map, keys and fingers."""

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
#: Hexes are numbered from 1 by column and row; odd rows, counted from 0, are shifted.
SPACING, ROW = 100, 86.60254
#: A way over three hexes, as it is drawn.
THREE_HEXES = re.compile(r"^M[^L]+L[^L]+L[^L]+$")


#: Places that are no hexes lie beside the grid.
AREAS = {"FIN": (2175.0, 130.0)}


def middle(space: str) -> tuple[float, float]:
    column, row = int(space[:2]) - 1, int(space[2:]) - 1
    return SPACING * (1 + column + row % 2 / 2), ROW * (1 + row)


class FrontPage(HexPage):
    """A match of No Retreat! on the screen."""

    def middle(self, space: str) -> tuple[float, float]:
        return AREAS.get(space) or middle(space)

    def choose(self, decision: Decision, choice: Sequence[str]) -> None:
        """One choice with clicks: on a unit, a hex, a card or a button; and wait until it was taken."""
        n = self.n
        bare = [option[0] for option in decision["options"] if len(option) == 1]
        verb, *targets = choice
        if verb in ("discard", "pay", "event"):
            self._click_card(self.page.locator(f'.slot [data-place="card:{targets[0]}"]'))
        elif not targets:
            self.buttons().nth(bare.index(verb)).click()
        elif verb in OFF_THE_MAP:
            self.page.locator(f'.column [data-place="unit:{targets[0]}"]').click()
        elif verb in AT_UNITS:
            self.click_unit(targets[-1])
        else:
            self.click_hex(targets[-1])
        self.insist(n)
        self.after(n)


AT_UNITS = {"activate", "join", "advance", "lose", "improve", "regroup", "train", "mark", "cadre"}
#: Those wait in the boxes beside the board.
OFF_THE_MAP = {"receive", "rebuild", "detrain"}


def careful(decision: Decision) -> list[Any]:
    """Attacks where it can with all it has, and advances; otherwise has done."""
    options = decision["options"]
    for verb in ("target", "fight", "join", "support", "retreat", "advance", "advance_to", "lose"):
        found = next((option for option in options if option[0] == verb), None)
        if found:
            return list(found)
    return list(next((option for option in options if option[0] in ("done", "pass")), options[0]))


@pytest.fixture
def front(page: Page, address: str) -> FrontPage:
    return FrontPage(page, address)


def barbarossa(api: Api, seed: str, **seats: str) -> str:
    both = {"axis": "me", "soviet": "me", **seats}
    return api.new(both, game="no_retreat", scenario="barbarossa", seed=seed)


def until(api: Api, match: str, prompt: str) -> None:
    """The match has come to that question."""

    def asked(table: dict[str, Any]) -> bool:
        return bool(table["decision"] and table["decision"]["prompt"]["id"] == prompt)

    api.play(match, asked, careful)


def test_a_turn_is_played_by_clicking(front: FrontPage, api: Api) -> None:
    """All phases of both sides in turn 1, with a move, a battle, a retreat and an advance."""
    match = barbarossa(api, "june 22")
    front.open(match)
    seen: set[str] = set()
    moved = False
    for _ in range(400):
        table = api.table(match)
        if table["view"]["turn"] > 1 or table["result"]:
            break
        decision = table["decision"]
        choice = careful(decision)
        seen.add(decision["prompt"]["id"])
        seen.add(choice[0])
        if decision["prompt"]["id"] == "prompt-movement" and not moved:
            moved = True
            moves(front, api, match)
            continue
        if choice[0] == "target" and "odds" not in seen:
            front.page.mouse.move(*front.at(choice[1]))
            expect(front.page.locator("g[data-odds]")).to_be_visible()
            seen.add("odds")
        front.choose(decision, choice)
    assert {"discard", "target", "fight", "join", "retreat", "advance"} <= seen, seen


def moves(front: FrontPage, api: Api, match: str) -> None:
    """The 16th Army is taken up, shows what its ways cost, goes two hexes, and stays there."""
    front.choose(decision_of(api, match), ["activate", "ax_16a"])
    asked = decision_of(api, match)
    reach = {step["space"]: step for step in api.query(match, "reach", "ax_16a")["spaces"]}
    goal = next(o[2] for o in asked["options"] if o[0] == "move" and len(reach[o[2]]["path"]) == 3)
    front.page.mouse.move(*front.at(goal))
    expect(front.page.locator('[data-layer="path"]')).to_have_attribute("d", THREE_HEXES)
    front.choose(asked, ["move", "ax_16a", goal])
    asked = decision_of(api, match)
    if asked["prompt"]["id"] == "prompt-move-unit":
        front.choose(asked, ["done"])
    assert next(u for u in api.table(match)["view"]["units"] if u["unit"] == "ax_16a")["space"] == goal


def decision_of(api: Api, match: str) -> Decision:
    return dict(api.table(match)["decision"])


def test_what_lies_over_the_map(front: FrontPage, api: Api, web: Path) -> None:
    """Overlays by keys and buttons, a hex by arrow keys and in words, and why a unit may not be chosen."""
    match = barbarossa(api, "overlays", soviet="random")
    until(api, match, "prompt-movement")
    page = front.open(match).page
    front_line = page.locator("[data-front]")
    expect(front_line).to_have_attribute("d", re.compile("^M.*Q"))
    page.keyboard.press("l")
    expect(front_line).to_have_count(0)
    page.keyboard.press("s")
    expect(page.locator('[data-supply="axis"]')).to_have_attribute("d", re.compile("^M.*L"))
    page.get_by_role("button", name="Zones of control").click()
    expect(page.locator('[data-zone="soviet"]')).to_have_attribute("d", re.compile("^M.*L"))
    page.keyboard.press("s")
    page.keyboard.press("z")
    page.keyboard.press("m")
    soviet = next(c for c in front.counters() if c["unit"] == "sv_cent")
    page.mouse.move(soviet["left"], soviet["top"])
    expect(page.locator('[data-layer="range"]')).to_have_attribute("d", re.compile("^M"))
    expect(page.locator(".tip")).to_contain_text("not one of your units")
    page.mouse.move(4, 4)
    page.keyboard.press("m")
    # A unit is taken up, put down in favour of another, and that one by Escape.
    front.choose(decision_of(api, match), ["activate", "ax_17a"])
    front.click_unit("ax_16a")
    expect(page.locator(".prompt .say")).to_contain_text("16th Army")
    page.get_by_role("application").focus()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_have_attribute("data-kind", "movement")
    page.keyboard.press("PageDown")
    expect(page.locator(".board [role=status]")).to_contain_text("Move")
    assert not faults(page, web, "document.querySelector('.stage')")


def test_fingers_take_up_a_unit_and_move_it(new_page: NewPage, address: str, api: Api) -> None:
    """On a phone: a tap opens a stack, another takes up a unit, a third moves it."""
    match = barbarossa(api, "fingers", soviet="random")
    until(api, match, "prompt-movement")
    front = FrontPage(new_page(viewport=PHONE, has_touch=True, is_mobile=True), address)
    page = front.open(match).page
    unit = next(c for c in front.counters() if c["unit"] == "ax_16a")
    n = front.n
    page.touchscreen.tap(unit["left"], unit["top"])
    front.after(n)
    asked = decision_of(api, match)
    near = min(
        (o[2] for o in asked["options"] if o[0] == "move"),
        key=lambda space: abs(middle(space)[0] - unit["x"]) + abs(middle(space)[1] - unit["y"]),
    )
    n = front.n
    page.touchscreen.tap(*front.at(near))
    front.after(n)
    assert next(u for u in api.table(match)["view"]["units"] if u["unit"] == "ax_16a")["space"] == near

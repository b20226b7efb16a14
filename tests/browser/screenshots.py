"""The pictures of the README, taken from the real client: ``python -m browser.screenshots`` in ``tests``.

Everything is fixed by seeds, so the same program gives the same pictures.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from browser.helpers import DESKTOP, PHONE, Api, TablePage, chromium, eager, paced, serving

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
COALITION = {"uk": "staff", "ussr": "staff", "usa": "staff"}
AXIS = {"germany": "me", "japan": "me", "italy": "me"}


#: What a browser is told when it runs on a phone.
ON_PHONE: dict[str, Any] = {"viewport": PHONE, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}


def new_page(browser: Browser, **wanted: Any) -> Page:
    """A page in English and in light colours, unless wanted otherwise (in Playwright's words)."""
    usual = {"viewport": DESKTOP, "locale": "en-GB", "color_scheme": "light", "reduced_motion": "reduce"}
    context = browser.new_context(**{**usual, **wanted})
    context.add_init_script(paced("off"))
    return context.new_page()


def shoot(page: Page, name: str) -> None:
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    FOLDER.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")


def asked(kind: str, n: int = 0) -> Callable[[dict[str, Any]], bool]:
    """The player is asked that, after so many choices at least."""
    return lambda t: bool(t["decision"]) and t["n"] >= n and t["decision"]["kind"] == kind


def on_board(n: int) -> Callable[[dict[str, Any]], bool]:
    """The player must point at the board, and has more than one place to choose from."""

    def ready(t: dict[str, Any]) -> bool:
        options: list[list[Any]] = t["decision"]["options"] if t["decision"] and t["n"] >= n else []
        return [option[0] for option in options].count("build") > 3

    return ready


def reacting(t: dict[str, Any]) -> bool:
    decision = t["decision"]
    return bool(decision and decision["reaction"] and any(o[0] == "use" for o in decision["options"]))


def main() -> None:
    folder = Path(tempfile.mkdtemp(prefix="screenshots"))
    with serving(folder) as address, chromium() as browser:
        api = Api(address)
        table = api.new({**AXIS, **COALITION}, seed="picture", title="Europe, evening")
        api.play(table, on_board(90), eager(4))
        answer = api.new(dict.fromkeys((*AXIS, *COALITION), "me"), seed="answer", title="A face-down answer")
        api.play(answer, lambda t: t["n"] > 60 and reacting(t), eager(3, keep=api.responses()))

        cut = api.new({**AXIS, **COALITION}, seed="s2", title="Cut off")
        api.play(cut, asked("play_one", 60), eager(1))
        over = api.new(dict.fromkeys((*AXIS, *COALITION), "me"), seed="end", title="To the last round")
        api.play(over, lambda t: bool(t["result"]), eager(6))

        at = TablePage(new_page(browser), address).open(table)
        shoot(at.page, "table")
        at.page.mouse.move(*at.point(at.space("africa")))
        at.page.wait_for_selector("[role=tooltip]")
        shoot(at.page, "why")

        at = TablePage(new_page(browser), address).open(cut)
        at.page.keyboard.press("s")
        shoot(at.page, "supply")

        at = TablePage(new_page(browser, locale="ru-RU", color_scheme="dark"), address).open(answer)
        at.page.wait_for_selector("[data-answer]")
        at.page.get_by_role("button", name="Играю за всех").click()
        at.page.locator('[data-nation="uk"]').click()
        at.page.keyboard.press("Escape")
        shoot(at.page, "reaction-ru")

        at = TablePage(new_page(browser), address).open(over)
        at.page.get_by_label("Point of the match").fill("260")
        at.page.wait_for_function("() => document.querySelector('.prompt').textContent.includes('After 260')")
        at.page.get_by_role("tab", name="Points").click()
        shoot(at.page, "replay")

        at = TablePage(new_page(browser), address).open(table)
        at.page.keyboard.press("r")
        shoot(at.page, "rules")

        page = new_page(browser)
        page.goto(address)
        page.wait_for_selector(".match")
        shoot(page, "lobby")

        at = TablePage(new_page(browser, **ON_PHONE), address).open(table)
        at.page.wait_for_selector(".space.may")
        shoot(at.page, "phone")
    sys.stdout.write(f"pictures in {FOLDER}\n")


if __name__ == "__main__":
    main()

"""The pictures of No Retreat!: ``python -m browser.no_retreat_screenshots`` in ``tests``.

One side is played by a simple rule, the other by the staff, from fixed seeds: the same program gives the same
pictures.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from browser.helpers import Api, chromium, serving
from browser.screenshots import FOLDER, ON_PHONE, new_page, shoot
from browser.test_no_retreat_board import FrontPage, careful

LANGUAGES = (("", "en-GB"), ("-ru", "ru-RU"))


def table(api: Api, scenario: str, turn: int, prompt: str) -> str:
    """A match in which the Axis is asked that, in that turn."""
    seats = {"axis": "me", "soviet": "staff"}
    match = api.new(seats, game="no_retreat", scenario=scenario, seed="typhoon")

    def there(at: dict[str, Any]) -> bool:
        decision = at["decision"]
        late: bool = at["view"]["turn"] >= turn
        return bool(decision) and late and decision["prompt"]["id"] == prompt

    api.play(match, there, careful)
    return match


def battle(front: FrontPage, api: Api) -> None:
    """The odds of the first attack that could be declared."""
    options = api.table(front.match)["decision"]["options"]
    target = next(option[1] for option in options if option[0] == "target")
    front.page.mouse.move(*front.at(target))
    front.page.wait_for_selector("g[data-odds]")


def main() -> None:
    folder = Path(tempfile.mkdtemp(prefix="screenshots"))
    with serving(folder) as address, chromium() as browser:
        api = Api(address)
        whole = table(api, "barbarossa", 2, "prompt-movement")
        moscow = table(api, "moscow", 3, "prompt-targets")
        for suffix, locale in LANGUAGES:
            front = FrontPage(new_page(browser, locale=locale), address)
            front.open(whole)
            shoot(front.page, f"no-retreat-front{suffix}")
            front.open(moscow)
            battle(front, api)
            shoot(front.page, f"no-retreat-battle{suffix}")
            phone = FrontPage(new_page(browser, locale=locale, **ON_PHONE), address)
            phone.open(moscow)
            shoot(phone.page, f"no-retreat-phone{suffix}")
    sys.stdout.write(f"pictures in {FOLDER}\n")


if __name__ == "__main__":
    main()

"""The pictures of Empire of the Sun: ``python -m browser.empire_screenshots`` in ``tests``.

The Allies are played by a simple rule, Japan by the staff, from fixed seeds.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from browser.helpers import Api, chromium, serving
from browser.screenshots import FOLDER, ON_PHONE, new_page, shoot
from browser.test_empire_board import PacificPage, south_pacific, until

LANGUAGES = (("", "en-GB"), ("-ru", "ru-RU"))


def main() -> None:
    folder = Path(tempfile.mkdtemp(prefix="screenshots"))
    with serving(folder) as address, chromium() as browser:
        api = Api(address)
        both = {"japan": "me", "allies": "me"}
        whole = api.new(both, game="empire", scenario="campaign_1942", seed="7")
        moves, battle = south_pacific(api, "1"), south_pacific(api, "1")
        until(api, moves, "prompt-move-stack")
        until(api, battle, "prompt-assign-hit")
        for suffix, locale in LANGUAGES:
            pacific = PacificPage(new_page(browser, locale=locale), address)
            for name, match in (("pacific", whole), ("battle", battle)):
                pacific.open(match)
                shoot(pacific.page, f"empire-{name}{suffix}")
            phone = PacificPage(new_page(browser, locale=locale, **ON_PHONE), address)
            phone.open(moves)
            shoot(phone.page, f"empire-phone{suffix}")
    sys.stdout.write(f"pictures in {FOLDER}\n")


if __name__ == "__main__":
    main()

"""The client's colours for those who draw boards elsewhere: ``python tools/colours.py`` writes them anew.

The style sheets of the client are where colours are decided; this takes those of the light theme out of them.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
SHEETS = ("styles/tokens.css", "styles/terrain.css", "games/empire/colours.css")
PAGE = ROOT / "src/quadrant/boards/data/colours.json"


def colours() -> dict[str, str]:
    """Every colour of the light theme that is a plain value, by its name."""
    found: dict[str, str] = {}
    for sheet in SHEETS:
        text = (ROOT / "web/src" / sheet).read_text(encoding="utf-8")
        light = text.split(":root[data-theme='dark']")[0]
        found.update(re.findall(r"--([\w-]+): (#[0-9a-f]{6}|rgb\([^)]*\));", light))
    return dict(sorted(found.items()))


def written() -> str:
    return json.dumps(colours(), indent=2) + "\n"


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")

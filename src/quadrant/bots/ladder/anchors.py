"""What the ladder has found, for those who rate people: how strong bots are, and what camps are worth.

``anchors.json`` holds the figures of ``docs/ladder.md``; a test compares them.
``python -m quadrant.bots.ladder.anchors < docs/ladder.md > src/quadrant/bots/ladder/anchors.json`` renews it.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from quadrant.figures import SURE

#: What every other bot is measured by has no interval of its own.
HOLDER_DEVIATION = 30.0


class Anchor(Struct, frozen=True):
    """A rating, and its deviation."""

    rating: float
    deviation: float


class Anchors(Struct, frozen=True):
    """One game on the ladder."""

    scenario: str
    bots: dict[str, Anchor]
    #: What camps are worth beside their mean in that scenario, in points.
    camps: dict[str, float]


@cache
def anchors() -> dict[str, Anchors]:
    """What is known, by game."""
    data = (files(__package__) / "anchors.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, Anchors])


_COMMAND = re.compile(r"quadrant ladder (\w+) --scenario (\w+)")
_BOT = re.compile(r"^\| (\w+) \| (\d+) \| (?:(\d+) to (\d+))? ?\|", re.MULTILINE)
_CAMP = re.compile(r"^\| (\w+) \| ([+-]\d+) \| [+-]\d+ to [+-]\d+ \|", re.MULTILINE)


def read(page: str) -> dict[str, Anchors]:
    """The figures of a page that ``quadrant ladder --write`` has written."""
    found: dict[str, Anchors] = {}
    for section in page.split("\n## ")[1:]:
        named = _COMMAND.search(section)
        if named is None:
            continue
        bots = {bot: _anchor(*figures) for bot, *figures in _BOT.findall(section)}
        found[named[1]] = Anchors(
            named[2], bots, {camp: float(worth) for camp, worth in _CAMP.findall(section)}
        )
    return found


def _anchor(rating: str, low: str, high: str) -> Anchor:
    if not low:
        return Anchor(float(rating), HOLDER_DEVIATION)
    return Anchor(float(rating), round((float(high) - float(low)) / 2 / SURE, 1))


if __name__ == "__main__":
    sys.stdout.buffer.write(
        msgspec.json.format(msgspec.json.encode(read(sys.stdin.read())), indent=2) + b"\n"
    )

"""What lies on the table of each game and must have a name, besides what the games' descriptions list."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from quadrant.games.churchill.cards.deck import BANDS
from quadrant.games.churchill.rules.score import SCHEDULE
from quadrant.games.empire import components as empire_components
from quadrant.games.empire import state as empire_state
from quadrant.games.empire.rules.points import SCHEDULE as EMPIRE_SCHEDULE
from quadrant.games.empire.rules.supply import ROAD
from quadrant.games.no_retreat.components import BOXES, KINDS, RESULTS, TERRAINS, WEATHERS
from quadrant.games.no_retreat.rules.supply import SUPPLY_KINDS
from quadrant.games.no_retreat.state import MARKS, PHASES
from quadrant.kernel import catalog

CHART_NAMES = (*TERRAINS, "city", "area")


def data(game: str, name: str) -> dict[str, Any]:
    """A file of components, as it is written."""
    text = catalog.find(game).folder().joinpath("data", f"{name}.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def generals() -> Iterator[str]:
    for card in data("generals", "cards")["cards"]:
        yield from (f"card-{card['id']}", f"card-{card['id']}.text", f"type-{card['type']}")
    board = data("generals", "map")
    yield from (f"space-{space['id']}" for space in board["spaces"])
    yield from (f"strait-{strait['id']}" for strait in board["straits"])
    yield from (f"phase-{phase}" for phase in ("setup", "play", "supply", "victory", "discard", "draw"))
    yield from ("piece-army", "piece-navy")


def churchill() -> Iterator[str]:
    board = data("churchill", "map")
    yield from (f"issue-{raw['id']}" for raw in board["issues"])
    yield from (f"country-{raw['id']}" for raw in board["locations"])
    yield from (f"front-{raw['id']}" for raw in board["fronts"])
    yield from (f"box-{raw['id']}" for raw in board["theater_boxes"])
    for card in data("churchill", "cards")["cards"]:
        yield f"card-{card['id']}"
        if card["type"] == "conference":
            yield from (f"band-{card['id']}-{color}" for color in BANDS)
    yield from (f"vp-{line.id}" for line in SCHEDULE)


def no_retreat() -> Iterator[str]:
    for card in data("no_retreat", "cards")["cards"]:
        yield from (f"card-c{card['number']:02}", f"card-c{card['number']:02}.text")
        for side in ("axis", "soviet"):
            yield from (f"half-{side}-c{card['number']:02}", f"half-{side}-c{card['number']:02}.text")
    board = data("no_retreat", "map")
    yield from (f"space-{place['id']}" for place in (*board["hexes"], *board["areas"]))
    for unit in data("no_retreat", "units")["units"]:
        yield from (f"unit-{unit['id']}", f"unit-{unit['id']}.front")
    words: dict[str, tuple[str, ...]] = {"phase": PHASES, "weather": WEATHERS, "terrain": CHART_NAMES}
    words |= {"kind": KINDS, "box": BOXES.names, "mark": MARKS, "result": RESULTS, "supply": SUPPLY_KINDS}
    yield from (f"{name}-{word}" for name, found in words.items() for word in found)


def empire() -> Iterator[str]:
    for card in data("empire", "cards")["cards"]:
        yield from (f"card-{card['id']}", f"card-{card['id']}.text")
    words: dict[str, tuple[str, ...]] = {
        "phase": empire_state.PHASES,
        "mark": empire_state.MARKS,
        "intelligence": empire_state.INTELLIGENCE,
        "china": empire_state.CHINA_TRACK,
        "india": empire_state.INDIA_TRACK,
        "flag": empire_state.FLAGS,
        "box": empire_components.BOXES.names,
        "nation": empire_components.NATIONS,
        "kind": empire_components.KINDS,
        "terrain": empire_components.TERRAINS,
        "road": ROAD,
    }
    yield from (f"{name}-{word}" for name, found in words.items() for word in found)
    yield from (f"vp-{line}" for lines in EMPIRE_SCHEDULE.values() for line in lines)
    yield "options-readings"


WORDS: dict[str, Callable[[], Iterator[str]]] = {
    "churchill": churchill,
    "empire": empire,
    "generals": generals,
    "no_retreat": no_retreat,
}
#: How many rules each rulebook has.
RULES = {"churchill": 185, "empire": 241, "generals": 52, "no_retreat": 161}


def named(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Messages that must read as the components say: the message, and its text."""
    if game == "generals":
        for card in data(game, "cards")["cards"]:
            yield f"card-{card['id']}", card[f"name_{language}"]
        for space in data(game, "map")["spaces"]:
            yield f"space-{space['id']}", space[f"name_{language}"]
    if game == "no_retreat":
        for card in data(game, "cards")["cards"]:
            for side in ("axis", "soviet"):
                yield f"half-{side}-c{card['number']:02}", card[side][f"title_{language}"]
        for unit in data(game, "units")["units"]:
            yield f"unit-{unit['id']}", unit[f"name_{language}"]

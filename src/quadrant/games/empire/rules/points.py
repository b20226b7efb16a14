"""17.0 The victory points of the short scenarios, and the level of victory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from quadrant.games.empire.components import (
    ALLIES,
    CHINA,
    JAPAN,
    LANDS,
    MANDATE_KEYS,
    MARSHALL_KEYS,
    NEW_GUINEA,
    NEW_GUINEA_KEYS,
    NORTHERN_INDIA,
    OAHU,
    PORTS,
    RABAUL,
    RANGOON,
    REGION,
    RESOURCES,
    SPACE,
    TOKYO,
    TOWNSVILLE,
    ball,
    data,
    spaces,
)
from quadrant.games.empire.rules.control import resources
from quadrant.games.empire.rules.scenario_rules import final_will
from quadrant.games.empire.rules.supply import burma_road, linked_to, supplied_ports
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import CHINA_TRACK, Empire, controlled
from quadrant.games.empire.supply.zones import forces
from quadrant.kernel.flow import Result, ScorePart

_BREAKTHROUGH: Final = CHINA_TRACK.index("breakthrough")
_MANDATE_PORTS: Final = spaces(("4423", "4222", "4021", "4020", "3820"))
_NG_PORTS: Final = PORTS & (NEW_GUINEA | 1 << SPACE["3319"])
_VOGELKOP: Final = SPACE["3219"]
_PHILIPPINE_PORTS: Final = spaces(("2813", "3014", "2915", "2715"))
Points = Callable[[Empire], int]


def _own(game: Empire, side: int, hexes: int) -> int:
    return (controlled(game, side) & hexes).bit_count()


def _holds(game: Empire, side: int, hexes: int) -> bool:
    return not hexes & ~controlled(game, side)


def _china_boxes(game: Empire) -> int:
    return game.china - _BREAKTHROUGH


def _surrendered(game: Empire, points: int) -> int:
    return points if game.surrendered >> CHINA & 1 else 0


def _townsville(game: Empire) -> int:
    """No Allied supply line between Townsville and Oahu."""
    own = bool(controlled(game, ALLIES) >> TOWNSVILLE & 1) and bool(controlled(game, ALLIES) >> OAHU & 1)
    return 0 if own and linked_to(game, ALLIES, 1 << OAHU, 1 << TOWNSVILLE) else 5


def _low_will(game: Empire) -> int:
    return max(0, 4 - final_will(game))


def _will(game: Empire) -> int:
    return 6 - game.will if game.will <= 5 else -(game.will - 5)


def _india(game: Empire) -> int:
    return (0, 1, 1, 2, 2, 2)[game.india]


def _mandate_ports(game: Empire) -> int:
    held = _own(game, JAPAN, _MANDATE_PORTS)
    return held + (3 if held == 5 else -3 if held == 0 else 0)


def _ng_ports(game: Empire) -> int:
    held = _own(game, JAPAN, _NG_PORTS)
    bonus = 3 if _holds(game, JAPAN, _NG_PORTS) else -3 if not held else 0
    return held + bonus - _own(game, ALLIES, 1 << _VOGELKOP)


def _occupied(game: Empire, space: str, points: int) -> int:
    hex = 1 << SPACE[space]
    return points if controlled(game, JAPAN) & hex and forces(game).any(JAPAN) & hex else 0


def _mandates(game: Empire) -> int:
    if _holds(game, JAPAN, MANDATE_KEYS):
        return 3
    if _holds(game, ALLIES, MANDATE_KEYS):
        return -3
    return -1 if _own(game, ALLIES, REGION["australian_mandates"]) >= 4 else 0


def _new_guinea_1943(game: Empire) -> int:
    if _holds(game, ALLIES, NEW_GUINEA_KEYS):
        return -3
    return -1 if _own(game, ALLIES, _NG_PORTS) >= 4 else 0


def _new_guinea_1944(game: Empire) -> int:
    if _holds(game, JAPAN, NEW_GUINEA_KEYS):
        return 5
    return 0 if _holds(game, ALLIES, NEW_GUINEA_KEYS) else 3


def _philippines(game: Empire) -> int:
    ports = (supplied_ports(game, ALLIES) & _PHILIPPINE_PORTS).bit_count()
    return (5, 3, 0)[min(2, ports)]


_ROAD: Final[Points] = lambda game: 1 if burma_road(game) else 0  # noqa: E731
_NORTH: Final[Points] = lambda game: _own(game, JAPAN, NORTHERN_INDIA)  # noqa: E731

#: For each scenario its lines: what it is called, and what it gives.
SCHEDULE: Final[dict[str, dict[str, Points]]] = {
    "south_pacific": {
        "china": lambda game: _china_boxes(game) + _surrendered(game, 5),
        "townsville_cut": _townsville,
        "political_will": _low_will,
        "mandate_ports": _mandate_ports,
        "new_guinea_ports": _ng_ports,
        "new_hebrides": lambda game: min(1, _own(game, JAPAN, PORTS & REGION["new_hebrides"])),
        "australia": lambda game: min(1, _own(game, JAPAN, PORTS & LANDS[6])),
    },
    "burma": {
        "china": lambda game: _china_boxes(game) + _surrendered(game, 3),
        "burma_road": lambda game: 3 if burma_road(game) else -1,
        "political_will": _low_will,
        "war_in_europe": lambda game: (game.europe < 0) - (game.europe > 0),
        "northern_india": _NORTH,
        "india": _india,
        "rangoon": lambda game: 2 if game.control >> RANGOON & 1 else -2,
        "rivalry": lambda game: game.rivalry[ALLIES] - game.rivalry[JAPAN],
    },
    "year_1942": {
        "china": lambda game: game.china + _surrendered(game, 5),
        "burma_road": _ROAD,
        "townsville_cut": _townsville,
        "northern_india": _NORTH,
        "india": _india,
        "mandates": lambda game: 1 if _holds(game, JAPAN, MANDATE_KEYS) else 0,
        "new_guinea_ports": lambda game: 2 if _own(game, JAPAN, _NG_PORTS) >= 4 else 0,
        "political_will": _will,
        "oahu": lambda game: 3 if game.trophies & 1 else 0,
        "kauai": lambda game: 1 if game.trophies & 2 else 0,
        "hawaii": lambda game: 1 if game.trophies & 4 else 0,
        "midway": lambda game: _occupied(game, "5108", 1),
        "wake": lambda game: _occupied(game, "4612", 1),
        "attu_kiska": lambda game: _own(game, JAPAN, 1 << SPACE["4600"]),
        "dutch_harbor": lambda game: _own(game, JAPAN, 1 << SPACE["5100"]),
        "few_resources": lambda game: -3 if resources(game) <= 12 else 0,
    },
    "year_1943": {
        "china": lambda game: _surrendered(game, 5),
        "burma_road": _ROAD,
        "townsville_cut": _townsville,
        "northern_india": _NORTH,
        "india": _india,
        "mandates": _mandates,
        "political_will": _will,
        "oahu": lambda game: 3 if game.trophies & 1 else 0,
        "kauai": lambda game: 1 if game.trophies & 2 else 0,
        "hawaii": lambda game: 1 if game.trophies & 4 else 0,
        "marshalls": lambda game: -3 if _holds(game, ALLIES, MARSHALL_KEYS) else 0,
        "new_guinea": _new_guinea_1943,
        "near_tokyo": lambda game: -3 if _own(game, ALLIES, PORTS & ball(TOKYO, 11)) else 0,
        "resources": lambda game: -_own(game, ALLIES, RESOURCES),
    },
    "year_1944": {
        "china": lambda game: _surrendered(game, 5),
        "burma_road": _ROAD,
        "townsville_cut": _townsville,
        "northern_india": _NORTH,
        "india": _india,
        "mandates": lambda game: 1 if _holds(game, JAPAN, MANDATE_KEYS) else 0,
        "political_will": _will,
        "oahu": lambda game: 3 if game.trophies & 1 else 0,
        "new_guinea": _new_guinea_1944,
        "rabaul": lambda game: 3 if supplied_ports(game, JAPAN) >> RABAUL & 1 else 0,
        "philippine_ports": _philippines,
        "near_tokyo": lambda game: 0 if _own(game, ALLIES, PORTS & ball(TOKYO, 8)) else 5,
    },
}


class Level(msgspec.Struct, frozen=True):
    """17.0 A level of victory, and the points for it."""

    result: str
    #: The fewest and the most points with which it is reached; None: it goes on.
    min: int | None = None
    max: int | None = None

    @property
    def reason(self) -> str:
        """The message that names it."""
        return "win-" + self.result.lower().replace(" ", "-")

    def reached(self, total: int) -> bool:
        """Whether so many points reach exactly this level."""
        return (self.min is None or total >= self.min) and (self.max is None or total <= self.max)


#: The levels of victory by scenario.
LEVELS: Final[dict[str, tuple[Level, ...]]] = {
    scenario["id"]: msgspec.convert(scenario["victory"]["levels"], tuple[Level, ...])
    for scenario in data("scenarios")["scenarios"]
    if "levels" in scenario.get("victory", {})
}


def needed(victory: str) -> int:
    """The points with which Japan wins a scenario."""
    won = (level for level in LEVELS[victory] if level.result.startswith("Japanese"))
    return min(level.min for level in won if level.min is not None)


NEEDED: Final = {victory: needed(victory) for victory in SCHEDULE}
#: The hexes that give points if they were ever held at the end of a turn: bits of ``trophies``.
TROPHIES: Final = ("5808", "5708", "5908")


def collect(game: Empire) -> None:
    """Hawaiian islands held and occupied at the end of a turn are remembered."""
    for bit, id in enumerate(TROPHIES):
        if SPACE[id] and game.area >> SPACE[id] & 1 and _occupied(game, id, 1):
            game.trophies |= 1 << bit


def score(game: Empire) -> tuple[ScorePart, ...]:
    """The points of the scenario, line by line; what is nothing is left out."""
    kind = SCENARIOS[game.scenario].victory
    parts = ((id, points(game)) for id, points in SCHEDULE[kind].items())
    return tuple(ScorePart("japan", amount, f"vp-{id}", "2.1") for id, amount in parts if amount)


def scored(game: Empire) -> Result:
    """17.0 The level of victory."""
    kind = SCENARIOS[game.scenario].victory
    parts = score(game)
    total = sum(part.amount for part in parts)
    reason = next(level.reason for level in LEVELS[kind] if level.reached(total))
    if kind == "year_1942" and resources(game) < 12:
        reason = "win-allied-resources"
    winner = "allies" if reason.startswith("win-allied-") else "japan"
    return Result((winner,), reason, "2.1", {"japan": total}, parts)

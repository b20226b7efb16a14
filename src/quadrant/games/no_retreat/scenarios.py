"""3.0 The scenarios: set-ups, turns and what it takes to win, read from data/scenarios.json."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from quadrant.games.no_retreat.components import (
    AXIS,
    BACK,
    BOXES,
    CITY,
    EDGE,
    EVERYWHERE,
    FRONT,
    MOSCOW,
    NOBODY,
    POOL,
    REMOVED,
    ROSTER,
    SEATS,
    SIDE,
    SOVIET,
    SPACE,
    START_AXIS,
    TRACK,
    UNIT,
    data,
    spaces,
)
from quadrant.kernel.board import mask_of

#: What the match calls the scenarios of the book.
NAMES: Final = {
    "campaign": "campaign",
    "A": "barbarossa",
    "B": "blau",
    "C": "saturn",
    "D": "citadel",
    "E": "bagration",
    "F": "na_berlin",
    "G": "tournament",
    "M": "moscow",
}


class Scenario(msgspec.Struct, frozen=True):
    """A scenario. Lists with one entry a unit are in the order of the counters."""

    id: str
    turn: int
    first: int
    last_turn: int
    initiative: int
    joker: int
    at: tuple[int, ...]
    faces: tuple[int, ...]
    due: tuple[int, ...]
    control: int
    event_vp: int
    high_tide: int
    area: int
    edges: tuple[int, int]
    #: The Axis moves at once in the first turn (campaign, A, G), and draws so many cards of which two go.
    opening: bool
    #: Random cards at the start, by side.
    hands: tuple[int, int]
    #: Whether objectives and sudden death decide (12.1, 12.2), and the campaign's other conditions.
    campaign: bool
    #: Else: who must have so many points at the end.
    claimant: int = NOBODY
    points: int = 0
    #: Or: so many of its key hexes, Moscow among them; 0 where that wins nothing.
    objectives: int = 0
    #: What it takes to win was not read in the booklet.
    uncertain: bool = False
    fixed_weather: bool = False
    #: Fortification only in the city that a unit is named after.
    home_forts: bool = False
    #: The cities of which two, or Moscow alone, win Battle for Moscow.
    prizes: int = 0
    in_1945: bool = False


#: What the data say in words: cards at the start (by side), and which scenarios use the campaign's victories.
_HANDS: Final = {"B": (2, 2), "C": (2, 6), "D": (2, 2), "E": (2, 3), "F": (2, 4), "M": (2, 2)}
_CAMPAIGN: Final = frozenset(("campaign", "F", "G"))


def _scenario(printed: dict[str, Any]) -> Scenario:
    setup, turn, id = printed["setup"], printed["start"]["turn"], printed["id"]
    at, faces, due = _units(printed, turn)
    area, edges = _play_area(printed)
    victory = printed["victory"]
    control = START_AXIS | spaces(setup["axis_controls_in_ussr"])
    event_vp = setup["event_vp"]["value"] * (1 if setup["event_vp"]["holder"] == "axis" else -1)
    tide = setup.get("high_tide")
    return Scenario(
        NAMES[id],
        turn,
        SIDE[printed["start"]["player"]],
        printed["end_turn"],
        SIDE[printed["initiative"]],
        SIDE.get(printed["joker"] or "", NOBODY),
        at,
        faces,
        due,
        control & ~spaces(setup["soviet_controls_in_gg"]),
        event_vp,
        NOBODY if tide is None else tide,
        area,
        edges,
        id not in _HANDS,
        _HANDS.get(id, (0, 0)),
        id in _CAMPAIGN,
        SIDE[victory["player"]] if "player" in victory else NOBODY,
        victory.get("at_least", 0),
        victory.get("or_objectives", 0),
        printed["confidence"]["victory"] == "authored",
        id in ("G", "M"),
        id == "M",
        mask_of(CITY[name] for name in ("Kalinin", "Tula", "Voronezh")) | 1 << MOSCOW if id == "M" else 0,
        turn >= 23,
    )


def _units(printed: dict[str, Any], turn: int) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    at = [POOL] * len(ROSTER)
    faces = [first_face(n) for n in range(len(ROSTER))]
    due = [0] * len(ROSTER)
    for side in SEATS:
        for placed in printed["setup"][side]:
            unit = UNIT[placed["unit"]]
            at[unit] = SPACE[placed["hex"]]
            faces[unit] = FRONT if placed["face"] == "front" else BACK
    for box, ids in printed["setup"]["boxes"].items():
        for id in ids:
            at[UNIT[id]] = TRACK if box == "turn_track" else BOXES[_BOX_NAMES.get(box, box)]
            if box == "turn_track":
                due[UNIT[id]] = ids[id]
    if "play_area" in printed:
        for n, counter in enumerate(ROSTER):
            if at[n] == POOL and counter.id not in ("sv_mos", "sv_volk"):
                at[n] = REMOVED
    return tuple(at), tuple(faces), tuple(due)


_BOX_NAMES: Final = {"cadre_available": "cadre"}


def first_face(unit: int) -> int:
    """The side with which a unit first comes in: Soviets brown, Yugoslavs fortified, all others in full."""
    counter = ROSTER[unit]
    brown = counter.side == SOVIET and len(counter.faces) == 2 and counter.nationality != "yugoslav"
    return BACK if brown else FRONT


def _play_area(printed: dict[str, Any]) -> tuple[int, tuple[int, int]]:
    """2.1 The whole map; or a box of it, whose western rim supplies the Axis."""
    box = printed.get("play_area")
    if not box:
        return EVERYWHERE, (EDGE[AXIS], EDGE[SOVIET])
    (left, right), (top, bottom) = box["columns"], box["rows"]
    inside = [
        id for id in SPACE if id.isdigit() and left <= int(id[:2]) <= right and top <= int(id[2:]) <= bottom
    ]
    area = spaces(inside)
    rim = spaces([id for id in inside if int(id[:2]) == left])
    return area, (rim, EDGE[SOVIET] & area)


SCENARIOS: Final = tuple(_scenario(printed) for printed in data("scenarios")["scenarios"])
SCENARIO: Final = {scenario.id: n for n, scenario in enumerate(SCENARIOS)}

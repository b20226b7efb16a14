"""17.0 The scenarios: where the units stand, who holds what, where the tracks are."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from quadrant.games.empire.components import (
    ALLIES,
    BOXES,
    BUILDINGS,
    EVENT_BOX,
    GROUND,
    HEXES,
    JAPAN,
    LANDS,
    MANDATES,
    NAMED,
    NATIONS,
    OAHU,
    OCEAN,
    REMOVED,
    ROSTER,
    SIDE,
    SPACE,
    START_JAPAN,
    TRACK,
    TROOPS,
    UNIT,
    ball,
    data,
    distance,
    spaces,
)
from quadrant.games.empire.state import CHINA_TRACK, FLAGS, INDIA_TRACK
from quadrant.kernel.board import bits, mask_of

_PRINTED: Final[dict[str, dict[str, Any]]] = {
    scenario["id"]: scenario for scenario in data("scenarios")["scenarios"]
}
_DECKS: Final = data("cards")["meta"]


class Scenario(msgspec.Struct, frozen=True):
    """A scenario as it is set up."""

    id: str
    rule: str
    turn: int
    last_turn: int
    area: int
    at: tuple[int, ...]
    faces: tuple[int, ...]
    due: tuple[int, ...]
    control: int
    #: Primary sources of supply of a small map, by side; 0: those of the whole map. Its east edge.
    sources: tuple[int, int]
    east: int
    markers: dict[str, Any]
    #: Events that count as played, by the names of ``state.FLAGS``.
    flags: tuple[str, ...]
    #: The decks as card numbers by side (empty: all), and what is out, discarded, set aside and dealt.
    decks: tuple[tuple[int, ...], tuple[int, ...]]
    removed: tuple[tuple[int, ...], tuple[int, ...]]
    discards: tuple[tuple[int, ...], tuple[int, ...]]
    future: tuple[int, int]
    hands: tuple[int, int]
    fixed: tuple[tuple[int, ...], tuple[int, ...]]
    #: How many cards are dealt in later turns; 0: by the rules.
    later_hands: int
    surrendered: int
    #: Which victory conditions hold: "campaign" or a scenario's points.
    victory: str
    #: 17.26 A scenario of a year: cards that change US will are for operations only.
    short: bool
    replacements: dict[str, Any]
    #: An airfield that only this scenario has.
    airfields: int = 0
    #: Hexes that are in play for ships only.
    seaways: int = 0


def _places(setup: dict[str, Any]) -> tuple[list[int], list[int], list[int]]:
    at, faces, due = [REMOVED] * len(ROSTER), [0] * len(ROSTER), [0] * len(ROSTER)
    for id, place in setup.items():
        unit = UNIT[id]
        if "hex" in place:
            at[unit] = SPACE[place["hex"]]
        elif "turn" in place:
            at[unit], due[unit] = TRACK, place["turn"]
        elif "box" in place:
            at[unit] = BOXES["china" if place["box"] == "china_air_box" else place["box"]]
        else:
            at[unit] = EVENT_BOX
        reduced = place.get("reduced", False) or ("turn" in place and ROSTER[unit].reduced)
        faces[unit] = int(reduced) if len(ROSTER[unit].faces) > 1 else 0
        if not ROSTER[unit].in_play:
            at[unit] = REMOVED
    return at, faces, due


def _corridor(start: int, goals: list[int]) -> int:
    """The ocean on the shortest ways between Oahu and the New Hebrides, which the small map leaves out."""
    hexes = 0
    for goal in goals:
        length = distance(start, goal)
        for steps in range(length + 1):
            hexes |= ball(start, steps) & ball(goal, length - steps)
    return hexes & OCEAN


def _south_pacific(scenario: dict[str, Any]) -> tuple[int, int, int, int]:
    """The small map of the South Pacific: its hexes, both sides' sources, its east edge."""
    own = spaces(scenario["map_hexes"])
    area = own | _corridor(OAHU, [SPACE[id] for id in scenario["sea_links_to_oahu"]])
    north = mask_of(space for space in bits(own) if NAMES_ROW[space] <= 17 and NAMES_COLUMN[space] <= 44)
    east = mask_of(space for space in bits(own) if NAMES_COLUMN[space] == 50) | 1 << OAHU
    west = mask_of(space for space in bits(own) if NAMES_COLUMN[space] == 30)
    return area, north, east | west, east


#: Burma: the Strait of Malacca, in play for ships between Singapore and the Indian Ocean.
STRAIT: Final = spaces(("1913", "1914"))


def _burma() -> tuple[int, int, int, int]:
    """The small map of Burma: to row 12, with the sea around Malaya as far as Singapore."""

    def inside(space: int) -> bool:
        column, row = NAMES_COLUMN[space], NAMES_ROW[space]
        return column <= 26 and row <= (9 if column >= 25 else 12)

    area = mask_of(space for space in bits(HEXES) if inside(space))
    south = mask_of(s for s in bits(OCEAN) if 18 <= NAMES_COLUMN[s] <= 23 and 13 <= NAMES_ROW[s] <= 16)
    singapore = 1 << SPACE["2015"]
    west = mask_of(space for space in bits(area) if NAMES_COLUMN[space] == 10)
    return area | south | singapore | STRAIT, singapore | 1 << SPACE["2212"], west, 0


_IDS: Final = {number: id for id, number in SPACE.items()}
NAMES_COLUMN: Final = {number: int(id[:2]) for number, id in _IDS.items()}
NAMES_ROW: Final = {number: int(id[2:]) for number, id in _IDS.items()}


def _control(scenario: dict[str, Any], at: list[int], surrendered: int) -> int:
    """Who holds what: named hexes by the list, the others as in 1941 or by the surrenders, then by units."""
    named = spaces(scenario["japanese_control_named"])
    hexes = START_JAPAN & ~NAMED | named
    fallen = 0
    for nation in bits(surrendered):
        fallen |= LANDS[nation]
    if scenario.get("mandates") == "JP":
        fallen |= MANDATES
    hexes |= fallen & ~NAMED
    for unit, space in enumerate(at):
        if ROSTER[unit].faces[0].kind == TROOPS and space < BOXES["china"]:
            hexes = hexes | 1 << space if ROSTER[unit].side == JAPAN else hexes & ~(1 << space)
    return hexes & GROUND


def _sides(scenario: dict[str, Any], key: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    lists = scenario.get(key, {})
    return tuple(lists.get("JP", ())), tuple(lists.get("AL", ()))


def _deck(id: str, side: str) -> tuple[int, ...]:
    return tuple(_DECKS.get(f"{id}_deck", {}).get(side, ()))


def _hand(hand: Any) -> tuple[int, tuple[int, ...]]:
    if isinstance(hand, int):
        return hand, ()
    return hand.get("random", 0), tuple(hand.get("fixed", ()))


def _scenario(id: str) -> Scenario:
    own = _PRINTED[id]
    plan = _PRINTED[own.get("setup_from", id)]
    at, faces, due = _places(plan["setup"])
    nations = {"Philippines": 0, "Malaya": 1, "Dutch East Indies": 2, "Burma": 3}
    surrendered = mask_of(nations[name] for name in plan.get("surrendered", ()))
    area, japan, allies, east = HEXES, 0, 0, 0
    if id == "south_pacific":
        area, japan, allies, east = _south_pacific(plan)
    if id == "burma":
        area, japan, allies, east = _burma()
    cards = plan["cards"]
    if plan.get("delay_box") == "all Allied turn-5 reinforcements":
        for unit, turn in enumerate(due):
            if turn == 5 and ROSTER[unit].side == ALLIES:
                at[unit], due[unit] = BOXES["delay"], 0
    hands = cards.get("hand", {})
    (japan_hand, japan_fixed), (allied_hand, allied_fixed) = (_hand(hands.get(s, 0)) for s in ("JP", "AL"))
    future = cards.get("future_offensive", {})
    victory = own.get("victory_from", id)
    return Scenario(
        id,
        own["rule"],
        own["turns"][0],
        own["turns"][1],
        area,
        tuple(at),
        tuple(faces),
        tuple(due),
        _control(plan, at, surrendered),
        (japan, allies),
        east,
        plan["markers"],
        (*(name for name in FLAGS if plan["markers"].get(name) is True), *cards.get("flags", ())),
        (_deck(id, "JP"), _deck(id, "AL")),
        ((1, 2), ()) if own["turns"][0] == 1 else _sides(cards, "removed"),
        _sides(cards, "discard"),
        (future.get("JP", 0), future.get("AL", 0)),
        (japan_hand, allied_hand),
        (japan_fixed, allied_fixed),
        cards.get("later_hands", 0),
        surrendered,
        "campaign" if victory == "campaign_1941" else victory,
        id.startswith("year_") or id in ("south_pacific", "burma"),
        plan.get("replacements", {}),
        1 << SPACE["1809"] if id == "burma" else 0,
        STRAIT if id == "burma" else 0,
    )


#: The way in first, then the years, then the war.
ORDER: Final = (
    "south_pacific",
    "burma",
    "year_1942",
    "year_1943",
    "year_1944",
    "years_1942_43",
    "years_1943_44",
    "years_1942_44",
    "campaign_1943",
    "campaign_1942",
    "campaign_1941",
)
SCENARIOS: Final[tuple[Scenario, ...]] = tuple(map(_scenario, ORDER))
SCENARIO: Final = {scenario.id: number for number, scenario in enumerate(SCENARIOS)}


def tracks(plan: Scenario) -> dict[str, Any]:
    """The markers of a scenario as fields of the state."""
    markers = plan.markers
    china = {
        "Stable Front": "stable",
        "Unstable Front": "unstable",
        "Major Breakthrough": "breakthrough",
    }[markers["china_track"]]
    saved = markers.get("jp_saved_replacements", {})
    rivalry = markers["inter_service"]
    return {
        "will": markers["political_will"],
        "china": CHINA_TRACK.index(china),
        "divisions": markers["china_divisions"],
        "india": INDIA_TRACK.index(markers.get("india", "Stable").lower()),
        "europe": markers["war_in_europe"],
        "asp": [markers["asp"]["JP"], markers["asp"]["AL"]],
        "rivalry": [int(rivalry[side] == "rivalry") for side in ("JP", "AL")],
        "flags": mask_of(map(FLAGS.index, plan.flags)),
        "kept": [saved.get("naval", 0), saved.get("air", 0)],
        "built": mask_of(BUILDINGS.index(name) for name in markers.get("routes_built", ())),
        "passes": [markers.get("passes", {}).get(side, 0) for side in ("JP", "AL")],
        "progress_need": markers.get("progress_of_war_need", 0),
    }


assert tuple(SIDE[name] for name in ("JP", "AL")) == (JAPAN, ALLIES)
assert len(NATIONS) == len(LANDS)

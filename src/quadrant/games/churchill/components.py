"""2.0 and 3.0 Components: the map, the issues and the cards, read once and numbered.

Everything that differs between cards, scenarios and editions is in ``data/``; here it becomes small integers.
Nations are numbered clockwise round the table (3.21): the next one is the player on the left.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from quadrant.kernel import components

UK: Final = 0
USSR: Final = 1
US: Final = 2
NATIONS: Final = ("uk", "ussr", "us")
NATION: Final = {name: number for number, name in enumerate(NATIONS)}
#: In place of a nation: nobody.
NOBODY: Final = -1
LEFT: Final = (1, 2, 0)
EUROPE: Final = 0
PACIFIC: Final = 1
THEATERS: Final = ("europe", "pacific")
GERMANY: Final = 0
JAPAN: Final = 1
AXIS: Final = ("germany", "japan")
CHAIR: Final = 7
HAND: Final = 7


@cache
def data(name: str) -> Any:
    """One file of components, as it is written."""
    return components.data(__package__, name)


MAP: Final[dict[str, Any]] = data("map")
LIMITS: Final[dict[str, Any]] = MAP["limits"]
NETWORKS_IN_PLACE: Final[int] = LIMITS["networks_per_location"]
NAVAL_IN_BOX: Final[int] = LIMITS["naval_per_box"]
ARCTIC_OPEN: Final[int] = LIMITS["arctic_threshold"]
NETWORKS_OF_NATION: Final[int] = MAP["components"]["networks_per_nation"]
ALIGNMENTS_OF_NATION: Final[int] = MAP["components"]["alignments_per_nation"]
BASE_PRODUCTION: Final = tuple(MAP["components"]["base_production"][n] for n in NATIONS)


# Countries and colonies (3.23)


class Location(NamedTuple):
    """A country or colony."""

    id: str
    colony: bool


LOCATIONS: Final = tuple(Location(c["id"], c["kind"] == "colony") for c in MAP["locations"])
LOCATION: Final = {place.id: i for i, place in enumerate(LOCATIONS)}


def location_mask(names: list[str]) -> int:
    return sum(1 << LOCATION[name] for name in names)


GROUPS: Final = {name: location_mask(names) for name, names in MAP["groups"].items() if name != "sources"}
COLONIES: Final = GROUPS["colonies"]
ARCTIC_PLACES: Final = GROUPS["arctic_gated"]
ALL_PLACES: Final = (1 << len(LOCATIONS)) - 1
#: Countries that the other reading of the map hangs on the Western track (option ``denmark_west``).
WESTERN_ALTERNATIVES: Final = location_mask(
    [c["id"] for c in MAP["locations"] if c.get("alternative", {}).get("track") == "western"]
)
POL_MIL_TABLE: Final = tuple(tuple(LOCATION[name] for name in row) for row in MAP["pol_mil_table"]["rows"])
SECRET_MARKERS: Final = tuple(
    LOCATION[name] for name, n in MAP["secret_agenda_markers"]["counts"].items() for _ in range(n)
)

# Axis reserves (7.61)

UNITS: Final = ("german_army", "italian_army", "german_navy", "japanese_army", "ijn")
GERMAN_ARMY, ITALIAN_ARMY, GERMAN_NAVY, JAPANESE_ARMY, IJN = range(5)
RESERVES: Final = tuple(MAP["axis_reserves"][unit] for unit in UNITS)

# Issues (3.34)


class Issue(NamedTuple):
    """An issue marker."""

    id: str
    kind: str
    nation: int
    conditional: bool
    theater: int
    alignments: int
    networks: int


def _issue(raw: dict[str, Any]) -> Issue:
    theater = THEATERS.index(raw["theater"]) if "theater" in raw else -1
    return Issue(
        raw["id"],
        raw["class"],
        NATION.get(raw["nation"], NOBODY),
        raw.get("conditional", False),
        theater,
        raw.get("alignments", 0),
        raw.get("networks", 0),
    )


ISSUES: Final = tuple(_issue(raw) for raw in MAP["issues"])
ISSUE: Final = {issue.id: i for i, issue in enumerate(ISSUES)}


def issues_of(kind: str) -> tuple[int, ...]:
    """The markers of one kind."""
    return tuple(i for i, issue in enumerate(ISSUES) if issue.kind == kind)


PRODUCTION_ISSUES: Final = issues_of("production")
DIRECTED_OFFENSIVES: Final = issues_of("directed_offensive")
POL_MIL_ISSUES: Final = issues_of("pol_mil")
LEADERSHIP_ISSUES: Final = issues_of("theater_leadership")
SECOND_FRONT: Final = ISSUE["second_front"]
STRATEGIC_MATERIALS: Final = ISSUE["strategic_materials"]
A_BOMB: Final = ISSUE["a_bomb"]
GLOBAL: Final = ISSUE["global"]
CONDITIONAL: Final = tuple(i for i, issue in enumerate(ISSUES) if issue.conditional)

# Fronts, their tracks and theater boxes (3.22, 7.5)


class Space(NamedTuple):
    """A space of a Front Track."""

    id: str
    amphibious: bool
    b29: bool
    kamikaze: bool
    #: Naval support needed in the box to enter it: 0 for a land space (7.53).
    naval: int
    #: The conditional issue that must stand in the centre to enter it, or -1 (6.2).
    issue: int
    #: The Axis reserve lost for good when it is entered, or -1 (7.63, 7.65).
    collapse: int
    #: GERMANY or JAPAN for their home space, else -1.
    axis: int
    #: Countries and colonies connected to it (3.23).
    places: tuple[int, ...]
    #: Those that the other reading of the map connects to it (option ``denmark_west``).
    other_places: tuple[int, ...]


class Front(NamedTuple):
    """A Front and its track. Position 0 is the theater box, position n the n-th space (7.53)."""

    id: str
    owner: int
    theater: int
    box: int
    strength: int
    spaces: tuple[Space, ...]
    #: Places connected to the theater box itself.
    box_places: tuple[int, ...]


class Box(NamedTuple):
    """A theater box."""

    id: str
    theater: int
    front: int


def _space(raw: dict[str, Any]) -> Space:
    axis = AXIS.index(raw["axis_home"]) if raw["axis_home"] else -1
    issue = ISSUE[raw["needs_issue"]] if raw["needs_issue"] else -1
    collapse = UNITS.index(raw["collapse"]) if raw["collapse"] else -1
    places = tuple(LOCATION[name] for name in raw["associated"])
    others = tuple(
        LOCATION[c["id"]]
        for c in MAP["locations"]
        if c.get("alternative", {}).get("attached_to") == raw["id"]
    )
    flags = raw["amphibious"], raw["b29"], raw["kamikaze"]
    return Space(raw["id"], *flags, raw["naval_min"], issue, collapse, axis, places, others)


_raw_boxes = MAP["theater_boxes"]
_home = {raw["id"]: _space(raw) for raw in MAP["axis_spaces"]}
_front_ids = [raw["id"] for raw in MAP["fronts"]]
BOXES: Final = tuple(
    Box(raw["id"], THEATERS.index(raw["theater"]), _front_ids.index(raw["front"]) if raw["front"] else -1)
    for raw in _raw_boxes
)
BOX: Final = {box.id: i for i, box in enumerate(BOXES)}
ARCTIC: Final = BOX["arctic_box"]


def _front(raw: dict[str, Any]) -> Front:
    track = tuple(_home[s["ref"]] if "ref" in s else _space(s) for s in raw["track"])
    box = BOX[raw["box"]]
    beside = tuple(LOCATION[name] for name in _raw_boxes[box]["associated"])
    theater = THEATERS.index(raw["theater"])
    return Front(raw["id"], NATION[raw["owner"]], theater, box, raw["base_strength"], track, beside)


FRONTS: Final = tuple(_front(raw) for raw in MAP["fronts"])
FRONT: Final = {front.id: i for i, front in enumerate(FRONTS)}
WESTERN: Final = FRONT["western"]
EASTERN: Final = FRONT["eastern"]
MEDITERRANEAN: Final = FRONT["mediterranean"]
CENTRAL_PACIFIC: Final = FRONT["central_pacific"]
SW_PACIFIC: Final = FRONT["sw_pacific"]
CBI: Final = FRONT["cbi"]
FAR_EAST: Final = FRONT["far_east"]
#: Where each named space lies: its Front and its position on the track. Home spaces lie on several.
SPACE: Final = {space.id: (f, p) for f, front in enumerate(FRONTS) for p, space in enumerate(front.spaces, 1)}
BOLERO: Final = SPACE["bolero"][1]
NORMANDY: Final = SPACE["normandy"][1]
MANCHURIA: Final = SPACE["manchuria"][1]

# A-Bomb track (3.24) and Global Issues (6.11)

BOMB_TRACK: Final = tuple(space["id"] for space in MAP["a_bomb_track"]["spaces"])
TRINITY: Final = len(BOMB_TRACK) - 1


class GlobalIssue(NamedTuple):
    """A question between two nations, with the name of each one's advantage."""

    id: str
    sides: tuple[int, int]
    advantage: dict[int, str]


GLOBAL_ISSUES: Final = tuple(
    GlobalIssue(
        raw["id"],
        (NATION[raw["between"][0]], NATION[raw["between"][1]]),
        {NATION[n]: name for n, name in raw["advantage"].items()},
    )
    for raw in MAP["conference_table"]["global_issues"]
)
COLONIAL, EUROPEAN, COLLECTIVE = range(3)

# Cards, by their ids; what they do is in cards.py (3.28, 3.31, 3.33)


def cards_of(kind: str) -> list[dict[str, Any]]:
    """The cards of one type as they are written: leader, staff or conference."""
    return [raw for raw in data("cards")["cards"] if raw["type"] == kind]


def _ids(kind: str) -> tuple[str, ...]:
    return tuple(raw["id"] for raw in cards_of(kind))


STAFF_IDS: Final = _ids("staff")
CARD: Final = {id: i for i, id in enumerate(STAFF_IDS)}
LEADER_IDS: Final = _ids("leader")
LEADER: Final = {id: i for i, id in enumerate(LEADER_IDS)}
ROOSEVELT: Final = LEADER["roosevelt"]
FIRST_LEADERS: Final = (LEADER["churchill"], LEADER["stalin"], ROOSEVELT)
LAST_CONFERENCE: Final = 10

#: 9.0 The scenarios, as they are written.
SCENARIOS: Final[dict[str, dict[str, Any]]] = {raw["id"]: raw for raw in data("scenarios")["scenarios"]}

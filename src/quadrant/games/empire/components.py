"""1.2, 1.21 Components: the map, the counters and the turn track, read once and numbered.

Everything that differs between hexes, units, turns and scenarios is in ``data/``; here it becomes small
integers and bit sets. What the cards say stands in ``deck.py``, above everything that carries it out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final, cast

from quadrant.kernel import components
from quadrant.kernel.board import HexBoard, Sides, bits, mask_of
from quadrant.kernel.counters import Boxes, Face, UnitType, UnitTypes


@cache
def data(name: str) -> Any:
    """One file of components, as it is written."""
    return components.data(__package__, name)


# The two sides

JAPAN: Final = 0
ALLIES: Final = 1
SEATS: Final = ("japan", "allies")
#: The sides as the components call them.
SIDE: Final = {"JP": JAPAN, "AL": ALLIES, "japan": JAPAN, "allies": ALLIES}
#: In place of a unit, a hex, a card or a side: none.
NOBODY: Final = -1
#: In place of the number of a card: none.
NO_CARD: Final = -1

# The map (1.23): columns 10 to 60, rows 00 to 28; odd columns sit half a hex lower

_MAP: Final = data("map")
_HEX: Final[dict[str, dict[str, Any]]] = _MAP["hexes"]
FIRST_COLUMN: Final = 10
_COLUMNS, _ROWS = 51, 29
_GRID: Final = HexBoard(_COLUMNS, _ROWS, "columns", "odd")
#: How far apart the numbers of neighbours in the same row are.
COLUMN: Final = _GRID.at(1, 0) - _GRID.at(0, 0)


def _number(id: str) -> int:
    return _GRID.at(int(id[:2]) - FIRST_COLUMN, int(id[2:]))


#: Every hex by its id: its column and row.
SPACE: Final[dict[str, int]] = {id: _number(id) for id in _HEX}
_SIZE: Final = _GRID.all.bit_length()
_IDS: Final = {number: id for id, number in SPACE.items()}
#: The ids by number; numbers that stand for no hex are their own.
SPACES: Final[tuple[str | int, ...]] = tuple(_IDS.get(number, number) for number in range(_SIZE))
NAMES: Final[tuple[str, ...]] = tuple(map(str, SPACES))


def spaces(ids: Iterable[str]) -> int:
    """The set of these hexes."""
    return mask_of(SPACE[id] for id in ids)


def _hexes(test: Callable[[dict[str, Any]], Any]) -> int:
    return mask_of(SPACE[id] for id, entry in _HEX.items() if test(entry))


def _with(field: str, value: str) -> int:
    return _hexes(lambda entry: entry.get(field) == value)


HEXES: Final = _hexes(lambda entry: True)
BOARD: Final = HexBoard(_COLUMNS, _ROWS, "columns", "odd", missing=_GRID.all & ~HEXES)


def _sides(test: Callable[[str], bool]) -> Sides:
    masks = [0] * 6
    for id, entry in _HEX.items():
        for direction, code in enumerate(entry["sides"]):
            if test(code):
                masks[direction] |= 1 << SPACE[id]
    return cast(Sides, tuple(masks))


#: Hexsides that ships and lines by sea cross, and those that ground units and lines by land cross.
SEA: Final = BOARD.only(_sides(lambda code: "W" in code))
LAND: Final = BOARD.only(_sides(lambda code: "L" in code))
#: 6.3 An activation line also crosses sides that cannot be played, as sea or as land.
LINE_SEA: Final = BOARD.only(_sides(lambda code: "W" in code or "w" in code))
LINE_LAND: Final = BOARD.only(_sides(lambda code: "L" in code or "l" in code))


def distance(start: int, goal: int) -> int:
    """1.3 Range: the hexes between two places, the first not counted."""
    steps = _GRID.distance(start, goal)
    assert steps is not None
    return steps


@cache
def ball(space: int, radius: int) -> int:
    """Every hex of the map at most so far away."""
    return _GRID.within(1 << space, radius) & HEXES


def around(mask: int, radius: int) -> int:
    """Every hex of the map at most so far from the set."""
    return _GRID.within(mask, radius) & HEXES


TERRAINS: Final = ("open", "jungle", "mixed", "mountain", "atoll", "ocean")
TERRAIN: Final = {name: _with("terrain", name) for name in TERRAINS}
OCEAN: Final = TERRAIN["ocean"]
GROUND: Final = HEXES & ~OCEAN
MOUNTAIN: Final = TERRAIN["mountain"]
COASTAL: Final = _hexes(lambda entry: entry["coastal"])
PORTS: Final = _hexes(lambda entry: entry["port"])
#: 13.91 Nobody enters it, ships included; lines may cross it.
MANCHUKO: Final = _with("region", "manchuko")
#: 8.41 (C), 13.91 Where no ground or air unit may be: airfields there serve nobody.
FORBIDDEN: Final = MANCHUKO | _with("region", "soviet")
AIRFIELDS: Final = _hexes(lambda entry: entry["airfield"]) & ~FORBIDDEN
RESOURCES: Final = _hexes(lambda entry: entry["resource"])
CITIES: Final = _hexes(lambda entry: entry["city"])
NAMED: Final = _hexes(lambda entry: entry["named_location"])
ONE_HEX: Final = _hexes(lambda entry: entry.get("island") == "one_hex")
START_JAPAN: Final = _hexes(lambda entry: entry.get("control_1941") == "JP")

REGIONS: Final = tuple(sorted({entry["region"] for entry in _HEX.values() if entry.get("region")}))
REGION: Final = {name: _with("region", name) for name in REGIONS}
#: 13.0 The hexes that the map prints with the name of a nation.
NATION_HEXES: Final = {
    name: _with("nation", name)
    for name in sorted({entry["nation"] for entry in _HEX.values() if entry.get("nation")})
}
HOME_ISLANDS: Final = REGION["home_islands"]
#: 8.41 (D) The mountains belong to the nations they lie in: India, inland China, Burma.
_HIMALAYA: Final = {name: REGION["himalaya"] & hexes for name, hexes in NATION_HEXES.items()}
INNER_CHINA: Final = REGION["china_interior"] | _HIMALAYA["China"]
COASTAL_CHINA: Final = REGION["china_coastal"]
NORTHERN_INDIA: Final = REGION["india_northern"]
MAINLAND_INDIA: Final = REGION["india_mainland"] | _HIMALAYA["India"]
BURMA: Final = REGION["burma"] | _HIMALAYA["Burma"]
CEYLON: Final = REGION["ceylon"]
HONSHU: Final = spaces(_MAP["nations"]["Japan"]["honshu"])
HOME_CITIES: Final = spaces(_MAP["nations"]["Japan"]["home_cities"])
#: 13.76 Cities of occupied China that the Japanese divisions there hold (reading 151).
CHINESE_CITIES: Final = _hexes(lambda entry: entry["city"] == "intrinsic") & COASTAL_CHINA
ALEUTIANS: Final = spaces(_MAP["nations"]["Alaska"]["hexes"])
HAWAII: Final = spaces(_MAP["nations"]["Hawaii"]["hexes"])

TOKYO, KUNMING, RANGOON, BANGKOK, MADRAS, OAHU = (
    SPACE[id] for id in ("3706", "2407", "2008", "2110", "1406", "5808")
)
SINGAPORE, MANILA, TOWNSVILLE, AKYAB = (SPACE[id] for id in ("2015", "2813", "3727", "2006"))
IMPHAL, JARHAT, LEDO, RABAUL, MORESBY = (SPACE[id] for id in ("2105", "2104", "2205", "4021", "3823"))
#: 8.35 An airfield for stopping over only.
FRENCH_FRIGATE: Final = SPACE["5408"]
#: 13.75 Kunming and its neighbours count as held by the Allies.
KUNMING_AREA: Final = ball(KUNMING, 1) & INNER_CHINA
#: 8.41 (E) Where Chinese units may be.
CHINESE_GROUND: Final = BURMA | NORTHERN_INDIA | KUNMING_AREA | 1 << KUNMING
#: 8.41, 13.61 Where no Japanese unit and no Allied ground unit of another nation may go.
CLOSED_TO: Final = (
    INNER_CHINA | FORBIDDEN | MAINLAND_INDIA,
    INNER_CHINA | FORBIDDEN,
)


def _sources(side: str) -> int:
    return _hexes(lambda entry: side in str(entry.get("supply_source", "")))


#: 6.22 Where supply comes from; Japan's are its home cities, as long as it controls them.
SOURCES: Final = (HOME_CITIES, _sources("allied"))
EAST_EDGE: Final = _sources("allied_east")

# Transport routes (8.42, 13.77)

BUILDINGS: Final = ("jarhat", "imphal", "ledo", "kwai")
JARHAT_ROUTE, IMPHAL_ROUTE, LEDO_ROUTE, KWAI = range(4)
_ROUTES: Final = [
    (SPACE[route["from"]], SPACE[route["to"]], mask_of(map(BUILDINGS.index, route["requires_built"])))
    for route in _MAP["transport_routes"]
]


@cache
def routes(built: int) -> HexBoard:
    """The transport routes when these have been built."""
    return BOARD.only(BOARD.sides((a, b) for a, b, needs in _ROUTES if not needs & ~built))


#: 8.42 What it costs to enter a hex, doubled: half a point is one.
_ENTER: Final = {"open": 2, "jungle": 4, "mixed": 4, "mountain": 6, "atoll": 4, "ocean": 99}
ENTER: Final[tuple[int, ...]] = tuple(_ENTER[_HEX[name]["terrain"]] if name in _HEX else 99 for name in NAMES)


@cache
def land_steps(built: int) -> tuple[tuple[tuple[int, int, bool], ...], ...]:
    """8.42 For each hex its neighbours by land: which, what entering costs (doubled), if by a route."""
    roads = routes(built)
    rows = []
    for space in range(_SIZE):
        steps: list[tuple[int, int, bool]] = []
        if GROUND >> space & 1:
            road = roads.neighbours(1 << space)
            near = bits(LAND.neighbours(1 << space))
            steps = [(there, ENTER[there], bool(road >> there & 1)) for there in near]
        rows.append(tuple(steps))
    return tuple(rows)


# The counters (1.24)

KINDS: Final = ("hq", "naval", "carrier", "air", "lrb", "ground")
HQ, SHIP, CARRIER, AIR, BOMBER, TROOPS = range(6)
NAVAL: Final = frozenset((SHIP, CARRIER))
FLYING: Final = frozenset((AIR, BOMBER))
#: What projects a zone of influence and may fight from another hex.
FLYERS: Final = frozenset((CARRIER, AIR, BOMBER))
COMMONWEALTH: Final = frozenset(("british", "australian", "new_zealand", "indian"))


class Printed(Face, frozen=True):
    """One side of a counter."""

    attack: int
    defense: int


class Counter(UnitType[Printed], frozen=True):
    """A unit: what is printed on it."""

    nationality: str
    #: "army", "navy" or nothing: marines belong to the navy (1.3).
    service: str
    type: str
    #: Of ground units: X, XX, XXX, XXXX.
    size: str
    range: int
    extended: int
    parenthetical: bool
    dot: bool
    pool: str
    reduced: bool
    efficiency: int = 0
    command: str = ""
    amphibious: bool = False
    asp: tuple[int, int] = (0, 0)
    europe: bool = False
    b29: bool = False
    pair: str = ""
    #: 8.46 Carries, or is carried, without shipping points.
    carries: bool = False
    carried: bool = False
    #: 13.52 Leaves with Burma.
    burma: bool = False
    #: 8.44, 8.49 Moves strategically by sea (the 7th Armoured, which cannot land, does too).
    ships: bool = False
    in_play: bool = True

    @property
    def commonwealth(self) -> bool:
        return self.nationality in COMMONWEALTH

    @property
    def reach(self) -> int:
        """8.31 The longest leg of its flight."""
        return max(self.range, self.extended)


def _kind(entry: dict[str, Any]) -> int:
    if entry["class"] == "naval":
        return CARRIER if entry["type"] in ("CV", "CVL", "CVE") else SHIP
    if entry["class"] == "air":
        return BOMBER if entry["type"] == "LRB" else AIR
    return HQ if entry["class"] == "hq" else TROOPS


def _unit(entry: dict[str, Any]) -> Counter:
    kind = _kind(entry)
    faces = [entry.get(side) for side in ("full", "reduced")]
    hq = entry.get("hq") or {}
    asp = entry.get("asp_cost") or {"full": 0, "reduced": 0}
    service = entry["service"] or ""
    return Counter(
        entry["id"],
        SIDE[entry["side"]],
        tuple(Printed(kind, face["attack"], face["defense"]) for face in faces if face)
        or (Printed(kind, 0, 0),),
        entry["nationality"],
        "navy" if service == "marine" else service,
        entry["type"],
        entry.get("size") or "",
        hq.get("range", entry.get("range") or 0),
        entry.get("extended_range") or 0,
        bool(entry.get("extended_parenthetical")),
        entry["prewar_dot"] or bool(hq.get("removed_for_good_when_displaced")),
        entry.get("replacement_pool") or "",
        entry["starts_reduced"],
        hq.get("efficiency", 0),
        hq.get("command", ""),
        bool(entry.get("amphibious")),
        (asp["full"], asp["reduced"]),
        bool(entry.get("europe_eligible")),
        bool(entry.get("b29")),
        entry.get("stack_pair") or "",
        bool(entry.get("organic_transport")),
        bool(entry.get("organic_transportable")),
        bool(entry.get("burma_unit")),
        bool(entry.get("amphibious") or entry.get("strategic_naval_move")),
        entry.get("in_play", True),
    )


ROSTER: Final[tuple[Counter, ...]] = tuple(_unit(entry) for entry in data("units")["units"])
UNITS: Final[UnitTypes[Printed]] = UnitTypes(ROSTER)
UNIT: Final = UNITS.number
SIDE_OF: Final = UNITS.side
KIND_OF: Final = tuple(unit.faces[0].kind for unit in ROSTER)
#: The units of each side, as sets.
OWN_UNITS: Final = tuple(mask_of(n for n, unit in enumerate(ROSTER) if unit.side == side) for side in (0, 1))


def units_of(test: Callable[[Counter], Any]) -> int:
    """The set of the units that are meant."""
    return mask_of(n for n, unit in enumerate(ROSTER) if test(unit))


CARRIERS: Final = units_of(lambda unit: unit.faces[0].kind == CARRIER)
#: 6.4 Whose zones neutralise the enemy's.
NEUTRALISING: Final = CARRIERS | units_of(lambda unit: unit.faces[0].kind == AIR)
HQS: Final = units_of(lambda unit: unit.faces[0].kind == HQ)
MARINES: Final = units_of(lambda unit: unit.type == "MARINE")
B29S: Final = units_of(lambda unit: unit.b29)
CHINESE: Final = units_of(lambda unit: unit.nationality == "chinese")
DUTCH: Final = units_of(lambda unit: unit.nationality == "dutch")
INDIANS: Final = units_of(lambda unit: unit.nationality == "indian")
US_CARRIERS: Final = units_of(lambda unit: unit.nationality == "us" and unit.faces[0].kind == CARRIER)
US_NAVAL: Final = units_of(lambda unit: unit.nationality == "us" and unit.faces[0].kind in NAVAL)

#: 6.12 Which Allied headquarters supply and activate a unit: a set of 0 US, 1 Commonwealth, 2 joint.
COMMANDS: Final = ("us", "commonwealth", "joint")


def _commanded(unit: Counter) -> int:
    if unit.nationality == "us":
        return 0b111 if unit.faces[0].kind in FLYING else 0b101
    if unit.commonwealth:
        return 0b110
    return 0b111 if unit.nationality in ("chinese", "japanese", "joint") else 0b100


COMMANDED: Final = tuple(map(_commanded, ROSTER))
COMMAND_OF: Final = tuple(
    1 << COMMANDS.index(unit.command) if unit.command in COMMANDS else 0b111 for unit in ROSTER
)

#: Where units are that are not on the map. ``track``: they come in the turn that ``due`` says; ``event``: a
#: card brings them; ``china``: the China air box (13.74).
BOXES: Final = Boxes(BOARD, ("china", "delay", "track", "event", "eliminated", "removed"))
CHINA_BOX, DELAY, TRACK = (BOXES[name] for name in ("china", "delay", "track"))
EVENT_BOX, ELIMINATED, REMOVED = (BOXES[name] for name in ("event", "eliminated", "removed"))

# 13.0 Nations: 13.2 Philippines, 13.3 Malaya and Siam, 13.4 Dutch East Indies, 13.5 Burma, 13.6 India,
# 13.7 China, 13.8 Australia

NATIONS: Final = ("philippines", "malaya", "dei", "burma", "india", "china", "australia")
PHILIPPINES, MALAYA, DEI, BURMA_NATION, INDIA, CHINA, AUSTRALIA = range(7)
_NATION_NAMES: Final = (
    "Philippines",
    "Malaya",
    "Dutch East Indies",
    "Burma",
    "India",
    "China",
    "Australia",
)
NATIONS_DATA: Final[dict[str, Any]] = _MAP["nations"]
#: What must be held to make a nation surrender; nothing where a track decides.
KEYS: Final = tuple(
    spaces(NATIONS_DATA[name].get("surrender_if_enemy_controls") or ()) for name in _NATION_NAMES
)
#: 13.21, 13.31, 13.41, 13.51, 13.61, 13.71, 13.81 The hexes of each nation. 13.33 Siam is hexes of its own.
LANDS: Final = (
    REGION["philippines"],
    REGION["malaya"],
    NATION_HEXES["Dutch East Indies"],
    BURMA,
    NATION_HEXES["India"],
    NATION_HEXES["China"],
    REGION["australia_mainland"],
)
MANDATES: Final = REGION["australian_mandates"]
MANDATE_KEYS: Final = spaces(NATIONS_DATA["Australian Mandates"]["control_by_holding"])
NEW_GUINEA: Final = REGION["new_guinea"]
NEW_GUINEA_KEYS: Final = spaces(NATIONS_DATA["New Guinea"]["control_by_holding"])
#: 13.84, 13.85 Keys of regions, and what follows them, whichever side holds them all.
KEYED: Final = ((MANDATE_KEYS, MANDATES), (NEW_GUINEA_KEYS, NEW_GUINEA & NAMED))
MARSHALL_KEYS: Final = spaces(NATIONS_DATA["Marshall Islands"]["control_by_holding"])
#: 13.92 All islands within two hexes of the keys, atolls without bases included.
MARSHALLS: Final = GROUND & around(MARSHALL_KEYS, 2)

# The turn track

_TURNS: Final[list[dict[str, Any]]] = data("scenarios")["common"]["turn_track"]
YEAR: Final[tuple[int, ...]] = (1941, *(turn["year"] for turn in _TURNS))
LAST_TURN: Final = len(_TURNS)
_POOLS: Final = data("scenarios")["common"]["replacements_by_turn"]["table"]
#: 11.0 The replacement steps of each turn, by side and kind.
REPLACEMENTS: Final[dict[int, tuple[dict[str, int], dict[str, int]]]] = {
    int(turn): (dict(pools["JP"]), dict(pools["AL"])) for turn, pools in _POOLS.items()
}

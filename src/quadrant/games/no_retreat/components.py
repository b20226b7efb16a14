"""2.0 Components: the map, the counters, the turn track and the tables, read once and numbered.

Everything that differs between hexes, units, turns and scenarios is in ``data/``; here it becomes small
integers and bit sets. What the cards say stands in ``deck.py``, above everything that carries it out.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, cast

from quadrant.kernel import components
from quadrant.kernel.board import HexBoard, Sides, mask_of
from quadrant.kernel.counters import Boxes, Face, UnitType, UnitTypes

#: The two sides of a counter.
FRONT: Final = 0
BACK: Final = 1


@cache
def data(name: str) -> Any:
    """One file of components, as it is written."""
    return components.data(__package__, name)


# The two sides (2.3)

AXIS: Final = 0
SOVIET: Final = 1
SEATS: Final = ("axis", "soviet")
SIDE: Final = {name: number for number, name in enumerate(SEATS)}
#: In place of a unit, a space, a card or a side: none.
NOBODY: Final = -1

# The map (2.1): hexes in rows, every other one half a hex to the east, and three areas off the grid

_MAP: Final = data("map")
_COLUMNS, _ROWS = _MAP["grid"]["columns"], _MAP["grid"]["rows"]
_GRID: Final = HexBoard(_COLUMNS, _ROWS, "rows", "odd")


def _number(cell: dict[str, Any]) -> int:
    return _GRID.at(cell["col"] - 1, cell["row"] - 1)


_HEX: Final[dict[str, dict[str, Any]]] = {hex["id"]: hex for hex in _MAP["hexes"]}
_AREAS: Final[list[dict[str, Any]]] = _MAP["areas"]
_FIRST_AREA: Final = (_COLUMNS + 1) * _ROWS
#: Every place on the map by its id: a hex is called by its column and row.
SPACE: Final[dict[str, int]] = {
    **{id: _number(hex) for id, hex in _HEX.items()},
    **{area["id"]: _FIRST_AREA + n for n, area in enumerate(_AREAS)},
}
#: The ids by number; numbers that stand for no place are their own.
SPACES: Final[tuple[str | int, ...]] = tuple(
    {number: id for id, number in SPACE.items()}.get(number, number)
    for number in range(_FIRST_AREA + len(_AREAS))
)
NAMES: Final[tuple[str, ...]] = tuple(map(str, SPACES))


def spaces(ids: list[str]) -> int:
    """The set of these places."""
    return mask_of(SPACE[id] for id in ids)


def _hexes(test: Any) -> int:
    return mask_of(_number(hex) for hex in _HEX.values() if test(hex))


HEXES: Final = _hexes(lambda hex: True)
FINLAND, WEST_BALKANS, SOUTH_BALKANS = (SPACE[name] for name in ("FIN", "WBALK", "SBALK"))
BALKANS: Final = 1 << WEST_BALKANS | 1 << SOUTH_BALKANS
AREAS: Final = BALKANS | 1 << FINLAND
EVERYWHERE: Final = HEXES | AREAS

_LINKS: Final = [(SPACE[area["id"]], SPACE[hex]) for area in _AREAS for hex in area["adjacent_hexes"]] + [
    (WEST_BALKANS, SOUTH_BALKANS)
]
_DIRECTIONS: Final = HexBoard.DIRECTIONS["rows"]


def _sides(field: str) -> Any:
    masks = [0] * 6
    for hex in _HEX.values():
        for direction in hex[field]:
            masks[_DIRECTIONS.index(direction.lower())] |= 1 << _number(hex)
    return tuple(masks)


_LAND: Final = HexBoard(_COLUMNS, _ROWS, "rows", "odd", missing=_GRID.all & ~HEXES)
RIVERS: Final = _sides("river_sides")
#: Where units go, fight and have zones of control: no way over lakes and seas.
BOARD: Final = _LAND.closed(_sides("blocked_sides")).linked(_LINKS)
#: 10.6.1 The hexsides with a river, to be crossed.
RIVER_BOARD: Final = _LAND.only(RIVERS)
#: What is next to what for supply: lakes and seas between two hexes do not count (6.2, 6.3).
NEIGHBOURS: Final = _LAND.linked(_LINKS)
#: 10.7.5 The bare grid on which distances are counted, water and all.
GRID: Final = _GRID.linked(_LINKS)
LAKES: Final = mask_of(_number(lake) for lake in _MAP["water"] if lake["supply_path_may_cross"])
#: 6.3 Supply lines run over hexes and lakes.
LINES: Final = HexBoard(_COLUMNS, _ROWS, "rows", "odd", missing=_GRID.all & ~(HEXES | LAKES))
#: 6.1 From the edge to the cities: each side's lines run to its edge in three directions, so they come in the
#: opposite ones.
_INWARD: Final = (("e", "ne", "se"), ("w", "nw", "sw"))
INWARD: Final[tuple[Sides, ...]] = tuple(
    cast(Sides, tuple(_GRID.all if direction in names else 0 for direction in _DIRECTIONS))
    for names in _INWARD
)

EDGE: Final = tuple(_hexes(lambda hex, side=side: hex["edge"] == side) for side in SEATS)
USSR: Final = _hexes(lambda hex: hex["country"] == "USSR")
GREATER_GERMANY: Final = HEXES & ~USSR
TERRAINS: Final = ("open", "forest", "marsh", "mountain", "kerch_strait")
TERRAIN: Final[dict[str, int]] = {name: _hexes(lambda hex, n=name: hex["terrain"] == n) for name in TERRAINS}
CITIES: Final = _hexes(lambda hex: hex.get("city"))
OIL: Final = _hexes(lambda hex: hex.get("oil"))
#: The hexes that give victory points (12.7): cities and oil fields.
VP_HEXES: Final = CITIES | OIL
START_AXIS: Final = _hexes(lambda hex: (hex.get("city") or hex.get("oil") or {}).get("start_owner") == "axis")
OBJECTIVES: Final = tuple(spaces(_MAP["objectives"][side]) for side in SEATS)
OBJECTIVE_HEXES: Final = OBJECTIVES[AXIS] | OBJECTIVES[SOVIET]
SEAS: Final[dict[str, int]] = {
    sea: _hexes(lambda hex, s=sea: s in hex["seas"]) for sea in ("baltic", "black", "caspian")
}
RUMANIAN_OIL: Final = SPACE["0816"]
CAUCASUS_OIL: Final = SPACE["2022"]
CITY: Final[dict[str, int]] = {
    hex["city"]["name_en"]: _number(hex) for hex in _HEX.values() if hex.get("city")
}
LENINGRAD, MOSCOW, BERLIN, WARSAW = (CITY[n] for n in ("Leningrad", "Moscow", "Berlin", "Warsaw"))
BUDAPEST, BUCHAREST, SEVASTOPOL = (CITY[n] for n in ("Budapest", "Bucharest", "Sevastopol"))

# The counters (2.3)

KINDS: Final = (
    "infantry",
    "motorized",
    "armor",
    "ss_armor",
    "ss_motorized",
    "shock",
    "regional",
    "fortress",
    "cadre",
    "volkssturm",
    "reserve",
    "marker_unit",
)
INFANTRY, MOTORIZED, ARMOR, SS_ARMOR, SS_MOTORIZED, SHOCK = range(6)
REGIONAL, FORTRESS, CADRE, VOLKSSTURM, RESERVE, MARKER = range(6, 12)
#: 10.6.3, 14.4 What attacks with the armour shift, and what denies it to the attacker.
TANKS: Final = frozenset((ARMOR, SS_ARMOR))
DENIES_ARMOR: Final = frozenset((ARMOR, SS_ARMOR, MOTORIZED, SS_MOTORIZED))


class Printed(Face, frozen=True):
    """One side of a counter."""

    strength: int
    movement: int
    #: White strength: no voluntary attacks (10.1.1). In brackets: no zone of control (8.5).
    white: bool
    bracketed: bool
    name: str


def _face(side: dict[str, Any]) -> Printed:
    return Printed(
        KINDS.index(side["type"]),
        side["strength"],
        side["movement"],
        side["white_strength"],
        side["bracketed_no_zoc"],
        side["name_en"],
    )


class Counter(UnitType[Printed], frozen=True):
    """A unit: what is printed on it, when it comes and where it goes when it is lost."""

    nationality: str
    arrival: str
    #: The turn of its arrival, or the event that brings it; the place where it arrives.
    turn: int = 0
    event: str = ""
    place: int = NOBODY
    home: int = NOBODY
    group: str = ""
    #: Where it goes when it is lost: "" the Destroyed and Surrendered boxes, "track", "removed".
    lost: str = ""
    delay: int = 0
    #: 7.3 A Soviet unit that has two steps only from turn 17 on.
    grows: bool = False
    #: 13.5 The turn in which it leaves the game.
    leaves: int = 0
    optional: str = ""


def _unit(counter: dict[str, Any]) -> Counter:
    faces = tuple(_face(counter[side]) for side in ("front", "back") if counter[side])
    arrival, lost = counter["arrival"], counter["return_code"] or {}
    return Counter(
        counter["id"],
        SIDE[counter["player"]],
        faces,
        counter["nationality"],
        arrival["kind"],
        arrival.get("turn", 0),
        arrival.get("event", ""),
        SPACE.get(arrival.get("hex", ""), NOBODY),
        SPACE.get(counter.get("home_hex", ""), NOBODY),
        counter["setup_code"] or "",
        {"turn_track": "track", "removed": "removed"}.get(lost.get("to", ""), ""),
        lost.get("delay", 0),
        "before_turn_17" in counter["steps"],
        (counter["removed"] or {}).get("turn", 0),
        counter["rules"][0] if counter["optional"] else "",
    )


ROSTER: Final[tuple[Counter, ...]] = tuple(_unit(counter) for counter in data("units")["units"])
UNITS: Final[UnitTypes[Printed]] = UnitTypes(ROSTER)
UNIT: Final = UNITS.number
SIDE_OF: Final = UNITS.side
#: Each side's units by their numbers.
UNITS_OF: Final = tuple(
    tuple(unit for unit, owner in enumerate(SIDE_OF) if owner == side) for side in (AXIS, SOVIET)
)
#: The units of each side, as sets.
OWN_UNITS: Final = tuple(mask_of(n for n, unit in enumerate(ROSTER) if unit.side == side) for side in (0, 1))


def units_of(test: Any) -> tuple[int, ...]:
    """The numbers of the units that are meant."""
    return tuple(n for n, unit in enumerate(ROSTER) if test(unit))


FINNS, BERLIN_GARRISON, SS_PANZER = UNIT["ax_fin"], UNIT["ax_bg"], UNIT["ax_sspz"]
ITALIANS, SECOND_PANZER = UNIT["ax_ita8"], UNIT["ax_2pz"]
RUMANIANS: Final = units_of(lambda unit: unit.nationality == "rumanian" and unit.side == AXIS)
YUGOSLAVS: Final = units_of(lambda unit: unit.nationality == "yugoslav")
#: 14.2 Germany's allies.
ALLIES: Final = mask_of(units_of(lambda unit: unit.side == AXIS and unit.nationality not in ("german",)))
CADRES: Final = mask_of(units_of(lambda unit: unit.faces[0].kind == CADRE))
PARATROOPS, RESERVES = UNIT["sv_para"], UNIT["sv_rsv"]
ABTEILUNGEN: Final = tuple(UNIT[id] for id in ("ax_abt1", "ax_abt2", "ax_abtk"))
FORTIFIED_FRONTS: Final = (UNIT["sv_ff1"], UNIT["sv_ff2"])

#: Where units are that are not on the map. ``pool``: not arrived yet; ``track``: on the turn track.
BOXES: Final = Boxes(
    BOARD, ("pool", "track", "cadre", "rail", "shattered", "destroyed", "surrendered", "removed")
)
POOL, TRACK, CADRE_BOX, RAIL = (BOXES[name] for name in ("pool", "track", "cadre", "rail"))
SHATTERED, DESTROYED, SURRENDERED, REMOVED = (
    BOXES[n] for n in ("shattered", "destroyed", "surrendered", "removed")
)

# The turn track (2.2)

CLEAR, MUD, SNOW, LONG_WINTER = range(4)
WEATHERS: Final = ("clear", "mud", "snow", "long_winter")
_TURNS: Final[list[dict[str, Any]]] = data("turn_track")["turns"]
LAST_TURN: Final = 28
BLITZ: Final = (0, *(turn["blitz"] for turn in _TURNS))
SHOCKS: Final = (0, *(turn["shock"] for turn in _TURNS))
YEAR: Final = (1941, *(turn["year"] for turn in _TURNS))
RED_EVENTS: Final = mask_of(turn["turn"] for turn in _TURNS if turn["red_event"])
#: 12.2 The numbers that must be exceeded, for each side that is checked on a turn.
SUDDEN_DEATH: Final[dict[int, dict[int, int]]] = {
    turn["turn"]: {SIDE[side]: n for side, n in turn["sudden_death"]["threshold"].items()}
    for turn in _TURNS
    if turn["sudden_death"]
}
#: 14.14.1 For each turn its weather: as printed, and with the marker turned over (the same if it cannot be).
PRINTED_WEATHER: Final = (CLEAR, *(WEATHERS.index(turn["weather_base"]) for turn in _TURNS))


def _other_weather(turn: dict[str, Any]) -> int:
    marker = turn["variable_weather"]
    if not marker:
        return WEATHERS.index(turn["weather_base"])
    return WEATHERS.index(next(side for side in marker["sides"] if side != marker["printed_side"]))


OTHER_WEATHER: Final = (CLEAR, *map(_other_weather, _TURNS))
VARIABLE: Final = mask_of(turn["turn"] for turn in _TURNS if turn["variable_weather"])
#: 7.8, 14.9.1 The units that arrive in each turn, by side.
ARRIVALS: Final[dict[int, tuple[int, ...]]] = {
    turn["turn"]: tuple(UNIT[id] for id in turn["arrivals"]) for turn in _TURNS
}
EVENT_VP_MOST: Final[int] = data("turn_track")["victory_track"]["max_event_vp"]
TOTAL_VICTORY: Final[int] = data("turn_track")["victory_track"]["soviet_total_victory"]

# The tables (2.2)

_CRT: Final = data("tables")["crt"]
COLUMNS: Final[tuple[str, ...]] = tuple(_CRT["columns"])
RESULTS: Final = ("--", "CB", "CA", "DR", "DS", "DD", "EX")
NO_EFFECT, COUNTERBLOW, COUNTERATTACK, RETREAT, SHATTER, DESTROY, EXCHANGE = range(7)
#: For each side its table: a row a face of the die, a column for each ratio.
CRT: Final = tuple(tuple(tuple(RESULTS.index(cell) for cell in row) for row in _CRT[side]) for side in SEATS)
CHART: Final[dict[str, dict[str, Any]]] = data("tables")["terrain"]
WEATHER_CHART: Final[tuple[dict[str, Any], ...]] = tuple(data("tables")["weather"][name] for name in WEATHERS)


def hex_terrain(space: int) -> str:
    """What the terrain chart calls a place: a city and an oil field lie on open ground."""
    if AREAS >> space & 1:
        return "area"
    if CITIES >> space & 1:
        return "city"
    return next(name for name in TERRAINS if TERRAIN[name] >> space & 1)

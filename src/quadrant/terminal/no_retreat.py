"""The table of No Retreat!: the front in hexes, both sides, the weather, the hand."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from rich.text import Text

from quadrant.games.no_retreat.components import data
from quadrant.games.no_retreat.told.view import SideView, UnitView, View
from quadrant.kernel.flow import Choice
from quadrant.kernel.message import Arg
from quadrant.terminal.hexes import (
    Cell,
    Scale,
    Sheet,
    marks_of,
    stacks_of,
    standing_at,
    superscript,
    unit_in,
    weigh,
)
from quadrant.terminal.layout import fact, title, wrapped
from quadrant.terminal.sight import Card, Room, Section, Sight
from quadrant.terminal.words import Thing, Words

LEAST: Final = 22
COLOURS: Final = {"axis": "bold cyan", "soviet": "bold red"}
#: The ground of a hex. A city is filled where the Axis holds it.
SIGNS: Final = {"open": "·", "forest": "♠", "marsh": "≈", "mountain": "▲"}
TOWNS: Final = {"axis": "◆", "soviet": "◇"}
#: What an attack is about: the odds stand beside it.
ATTACKS: Final = frozenset(("target", "fight", "also", "blow"))


def _spot(hex: str) -> tuple[int, int]:
    column, row = int(hex[:2]), int(hex[2:])
    return 2 * column + (row % 2 == 0), 2 * row


SHEET: Final = Sheet(_spot, Scale(6, 2), Scale(3, 1), below=True)


@cache
def _hexes() -> dict[str, dict[str, Any]]:
    return {raw["id"]: raw for raw in data("map")["hexes"]}


@cache
def _areas() -> dict[str, dict[str, Any]]:
    return {raw["id"]: raw for raw in data("map")["areas"]}


@cache
def _printed() -> dict[str, dict[str, Any]]:
    return {raw["id"]: raw for raw in data("units")["units"]}


def _face(unit: UnitView) -> dict[str, Any]:
    raw = _printed()[unit.unit]
    face: dict[str, Any] = (raw["back"] if unit.face else raw["front"]) or raw["front"]
    return face


def _side_of(unit: UnitView) -> str:
    side: str = _printed()[unit.unit]["player"]
    return side


def head(sight: Sight) -> str:
    view: View = sight.view
    words = sight.words
    args: dict[str, Arg] = {"turn": view.turn, "last": view.last_turn, "weather": view.weather}
    said = [
        words.format("standing-turn", args),
        words.name("seat", view.active),
        words.name("phase", view.phase),
    ]
    return " · ".join(said)


# The map


def top(sight: Sight, width: int) -> list[Text]:
    return []


def left(sight: Sight, room: Room) -> list[Text]:
    """A window on the front, what lies off the grid, and the signs."""
    view: View = sight.view
    stacks, marks = stacks_of(view.units), marks_of(sight)
    off = [
        line
        for area in _areas()
        if area in stacks
        for line in wrapped(_off(sight, area, stacks, marks), room.width)
    ]
    legend = wrapped(Text(sight.words.say("legend-no_retreat"), style="dim"), room.width)
    area = set(view.area)
    cells = {
        hex: _cell(sight, hex, stacks.get(hex, []), marks.get(hex, []))
        for hex in _hexes()
        if not area or hex in area
    }
    smaller = room._replace(height=room.height - len(off) - len(legend))
    return [*SHEET.draw(cells, _matters(sight, stacks, marks), smaller), *off, *legend]


def _matters(
    sight: Sight, stacks: dict[str, list[UnitView]], marks: dict[str, list[Thing]]
) -> dict[str, int]:
    """What can be chosen matters most, then battles, then units where both sides meet."""
    view: View = sight.view
    sides = {hex: _side_of(units[0]) for hex, units in stacks.items()}
    met = [hex for hex in sides if any(sides.get(there, sides[hex]) != sides[hex] for there in _beside(hex))]
    about = view.battle.targets if view.battle else view.targets
    moving = [
        unit.space for unit in view.units if sight.prompt and unit.unit == sight.prompt.args.get("unit")
    ]
    chosen = [hex for hex, things in marks.items() for _ in things]
    return weigh((chosen, 6), (about, 12), (moving, 12), (met, 3), (stacks, 1))


def _beside(hex: str) -> list[str]:
    return list(_hexes()[hex]["neighbors"].values()) if hex in _hexes() else []


def _cell(sight: Sight, hex: str, units: list[UnitView], marks: list[Thing]) -> Cell:
    raw = _hexes()[hex]
    town = raw.get("city") or raw.get("oil")
    sign = TOWNS[_holder(sight.view, hex)] if town else SIGNS.get(raw["terrain"], "·")
    name = town[f"name_{sight.words.language}"] if town else ""
    stack, style = _stack(units, sight.words)
    brief = f"{stack[:1]}{superscript(len(units))}"
    return Cell(sign, hex, name, stack, style, sight.number_at(*marks), brief)


def _holder(view: View, hex: str) -> str:
    return "axis" if hex in view.axis_control else "soviet"


def _stack(units: list[UnitView], words: Words) -> tuple[str, str]:
    """The side, its strength, how many units, and ! for those without supply."""
    if not units:
        return "", ""
    side = _side_of(units[0])
    strength = sum(_face(unit)["strength"] for unit in units)
    bad = "!" if any("out_of_supply" in unit.marks for unit in units) else ""
    return f"{words.say(f'letter-{side}')}{strength}{superscript(len(units))}{bad}", COLOURS[side]


def _off(sight: Sight, area: str, stacks: dict[str, list[UnitView]], marks: dict[str, list[Thing]]) -> Text:
    """Finland and the Balkans: who stands there."""
    words = sight.words
    line = Text(f"{words.name('space', area)}: ", style="dim")
    line.append("; ".join(_unit(unit, words) for unit in stacks[area]), style="not dim")
    number = sight.number_at(*marks.get(area, []))
    return line.append(f" ‹{number}›", style="bold reverse") if number else line


def _unit(unit: UnitView, words: Words) -> str:
    """A unit: its name, strength, movement and steps, and what it is marked with."""
    face = _face(unit)
    numbers = words.say(
        "unit-no_retreat", strength=face["strength"], movement=face["movement"], steps=unit.steps
    )
    return ", ".join(
        [words.name("unit", unit.unit), numbers, *(words.name("mark", mark) for mark in unit.marks)]
    )


# Tracks and hand


def tracks(sight: Sight) -> list[Text]:
    view: View = sight.view
    words = sight.words
    lines = [_side(side, words) for side in view.sides]
    if view.goal is not None:
        lines.append(fact(words.say("goal"), _goal(view, words)))
    elif view.sudden_death is not None:
        args = view.sudden_death.seat, view.sudden_death.turn, view.sudden_death.points
        lines.append(
            fact(
                words.say("sudden-death"), words.say("sudden-death-is", seat=args[0], turn=args[1], n=args[2])
            )
        )
    lines.append(fact(words.say("deck"), f"{view.deck}, {words.say('discard')} {view.discards}"))
    later = [words.name("weather", one) for one in view.forecast[view.turn : view.turn + 3]]
    if later:
        lines.append(fact(words.say("forecast"), ", ".join(later)))
    waiting = [unit for unit in view.units if unit.box == "track" and unit.due == view.turn + 1]
    if waiting:
        lines.append(fact(words.say("arrives-next"), words.names("unit", [unit.unit for unit in waiting])))
    if view.battle is not None:
        lines += _battle(view, words)
    return lines


def _side(side: SideView, words: Words) -> Text:
    facts = words.say(
        "side-no_retreat",
        points=side.points,
        hand=side.hand,
        support=side.support,
        keys=len(side.keys),
        need=side.keys_needed,
    )
    return Text(f"{words.name('seat', side.seat)}: ", style=COLOURS[side.seat]).append(
        facts, style="not bold default"
    )


def _goal(view: View, words: Words) -> str:
    goal = view.goal
    assert goal is not None
    wanted = words.names("space", goal.cities) if goal.cities else words.say("points", n=goal.points)
    return words.say("goal-is", seat=goal.seat, turn=goal.turn, wanted=wanted)


def _battle(view: View, words: Words) -> list[Text]:
    battle = view.battle
    assert battle is not None
    found = [
        title(words.say("title-battle")),
        Text(f"{words.names('unit', battle.attackers)} → {words.names('unit', battle.defenders)}"),
        fact(words.say("odds"), battle.odds),
    ]
    if battle.die:
        result = words.format(f"result-{battle.result}") if battle.result else ""
        found.append(fact(words.say("die"), f"{battle.die} {result}"))
    return found


def hand(sight: Sight) -> list[Card]:
    own = sight.view.own
    if own is None:
        return []
    words = sight.words
    return [Card(card, words.name("card", card), "", _half(card, sight.seat, words)) for card in own.hand]


def _half(card: str, seat: str | None, words: Words) -> str:
    """What the card does for its own side; both halves where there is no telling."""
    id = f"half-{seat}-{card}"
    said = words.format(id, {}, "text") if words.has(id) else ""
    return said if said and said != id else words.format(f"card-{card}", {}, "text")


def where(sight: Sight, thing: Thing) -> str:
    return standing_at(sight, thing)


def aside(sight: Sight, option: Choice) -> str:
    """The odds of an attack, or where a unit stands."""
    if option.verb in ATTACKS:
        return str(sight.ask("odds", str(option[1])).odds)
    return standing_at(sight, unit_in(sight, option))


# Read aloud


def places(sight: Sight) -> list[Section]:
    """Where each side's units stand, from north to south; then the cities."""
    view: View = sight.view
    words, stacks = sight.words, stacks_of(view.units)
    found = []
    for side in view.sides:
        here = [space for space, units in stacks.items() if _side_of(units[0]) == side.seat]
        lines = [_place(sight, space, stacks) for space in sorted(here, key=_north_first)]
        name = words.name("seat", side.seat)
        found.append(Section(words.say("title-units", seat=name), lines))
    held: dict[str, list[str]] = {"axis": [], "soviet": []}
    for hex, raw in _hexes().items():
        if ("city" in raw or "oil" in raw) and (not view.area or hex in view.area):
            held[_holder(view, hex)].append(words.name("space", hex))
    towns = [f"{words.name('seat', side)}: {', '.join(names)}" for side, names in held.items() if names]
    return [*found, Section(words.say("title-cities"), towns)]


def _north_first(space: str) -> tuple[int, str]:
    return (int(space[2:]), space) if space.isdecimal() else (0, space)


def _place(sight: Sight, space: str, stacks: dict[str, list[UnitView]]) -> str:
    """A hex with its units, and the enemies next to it."""
    words = sight.words
    units = stacks[space]
    side = _side_of(units[0])
    enemies = [there for there in _beside(space) if there in stacks and _side_of(stacks[there][0]) != side]
    said = f"{_ground(sight, space)}: {'; '.join(_unit(unit, words) for unit in units)}"
    return f"{said}. {words.say('next-to', spaces=words.names('space', enemies))}" if enemies else said


def _ground(sight: Sight, space: str) -> str:
    """A place by its name, its number and its terrain."""
    words = sight.words
    name = words.name("space", space)
    if space not in _hexes():
        return name
    number = "" if space in name else f" {space}"
    terrain = _hexes()[space]["terrain"]
    return f"{name}{number}, {words.name('terrain', terrain)}" if terrain != "open" else f"{name}{number}"


# What may be asked


def look(sight: Sight, thing: Thing) -> list[str]:
    kind, id = thing
    view: View = sight.view
    words, stacks = sight.words, stacks_of(view.units)
    if kind == "unit":
        unit = next(unit for unit in view.units if unit.unit == id)
        where = words.name("space", unit.space) if unit.space else words.name("box", unit.box or "pool")
        lines = [f"{_unit(unit, words)}: {where}"]
        return [*lines, *look(sight, ("space", unit.space))] if unit.space else lines
    if id not in _hexes():
        return [_place(sight, id, stacks) if id in stacks else words.name("space", id)]
    raw = _hexes()[id]
    lines = [_place(sight, id, stacks) if id in stacks else _ground(sight, id)]
    if "city" in raw or "oil" in raw:
        lines.append(words.say("held-by", seat=_holder(view, id), n=raw["vp"]))
    for way, there in raw["neighbors"].items():
        lines.append(_neighbour(sight, raw, way, there, stacks))
    return lines


def _neighbour(
    sight: Sight, raw: dict[str, Any], way: str, there: str, stacks: dict[str, list[UnitView]]
) -> str:
    words = sight.words
    said = f"{words.say(f'way-{way}')}: {_ground(sight, there)}"
    if way in raw["river_sides"]:
        said += f", {words.say('across-river')}"
    if way in raw["blocked_sides"]:
        said += f", {words.say('no-way')}"
    units = stacks.get(there, [])
    who = words.name("seat", _side_of(units[0])) if units else ""
    return f"{said}: {who}, {'; '.join(_unit(unit, words) for unit in units)}" if units else said


def supply(sight: Sight, text: str) -> list[str]:
    """How each unit that is named is supplied, or all of one's own that are not."""
    words = sight.words
    named = [id for _, id in sight.find(text, "unit")]
    if not named:
        named = [
            unit.unit
            for space in sight.find(text, "space")
            for unit in stacks_of(sight.view.units).get(space[1], [])
        ]
    if named:
        sides = {unit.unit: _side_of(unit) for unit in sight.view.units}
        return [
            line
            for id in named
            for fed in sight.ask("supply", sides[id], id).units
            for line in _fed(fed, words)
        ]
    seats = [id for _, id in sight.find(text, "seat")] or [sight.seat or sight.view.active]
    lines = []
    for seat in seats:
        found = sight.ask("supply", seat)
        bad = [line for fed in found.units if fed.how == "none" for line in _fed(fed, words)]
        lines += bad or [words.say("all-supplied", seat=words.name("seat", seat))]
    return lines


def _fed(fed: Any, words: Words) -> list[str]:
    line = f"{words.name('unit', fed.unit)}: {words.name('supply', fed.how)}"
    if fed.line:
        line += f" ({' → '.join(words.name('space', space) for space in fed.line)})"
    return [line, *(f"  {words.name('space', one.space)}: {words.format(one.why)}" for one in fed.blocks)]


def odds(sight: Sight, text: str) -> list[str]:
    """The odds of an attack on what is named, or of the battle or targets that are under way."""
    view: View = sight.view
    named = [id for _, id in sight.find(text, "space")] if text else []
    about = named or list(view.battle.targets if view.battle else view.targets)
    about = about or [id for kind, id in sight.offers.at if kind == "space"]
    lines = []
    for space in about:
        found = sight.ask("odds", space)
        if found.attackers:
            lines += _odds(sight.words, space, found, whole=len(about) == 1)
    return lines or [sight.words.say("no-attack")]


def _odds(words: Words, space: str, found: Any, whole: bool) -> list[str]:
    lines = [
        words.say(
            "attack-odds",
            space=space,
            units=found.attackers,
            odds=found.odds,
            attack=found.attack.total,
            defence=found.defence.total,
        )
    ]
    if whole:
        lines += [*words.sum(found.attack), *words.sum(found.defence), *words.sum(found.shifts)]
    for one in found.chances:
        lines.append(
            f"{round(100 * one.chance)} %: {words.format(f'result-{one.result}')}. {words.format(one.does)}"
        )
    return lines

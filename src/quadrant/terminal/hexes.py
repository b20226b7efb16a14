"""A map of hexes in characters: a window on what matters now.

Where a hex lies is given in half steps, so that one drawing serves both ways of laying hexes: in rows, every
second one half a hex to the right, or in columns, every second one half a hex lower.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, TypeVar

from rich.text import Text

from quadrant.kernel.flow import Choice
from quadrant.terminal.options import short
from quadrant.terminal.sight import Room, Sight
from quadrant.terminal.words import Thing

Spot = tuple[int, int]
U = TypeVar("U", bound=Any)
#: What can be chosen, and where the eye should go: told by signs too, never by colour alone.
CHOICE: Final = "bold reverse"
FAINT: Final = "dim"
#: Hexes that are narrower than this show one sign.
WORDS: Final = 5


class Cell(NamedTuple):
    """What a hex shows: the ground, its number and its name, who stands there, the option that is there."""

    sign: str
    number: str
    name: str = ""
    stack: str = ""
    style: str = ""
    mark: str = ""
    #: Who stands there, in two characters: for a map seen from afar.
    brief: str = ""


class Scale(NamedTuple):
    """How many characters a hex takes, its distance to the next one included, and how many lines."""

    wide: int
    high: int


class Sheet(NamedTuple):
    """A map: where its hexes lie, in half steps, and how large they are drawn from near and from afar."""

    spot: Callable[[str], Spot]
    near: Scale
    far: Scale
    #: A name stands below its hex where nobody stands; else beside it, over what is empty there.
    below: bool

    def draw(self, cells: Mapping[str, Cell], weights: Mapping[str, int], room: Room) -> list[Text]:
        """As much of the map as there is room for, where what weighs most is."""
        scale = self.far if room.far else self.near
        spots = {hex: self.spot(hex) for hex in cells}
        if not spots:
            return []
        weights = {room.centre: 1} if room.centre in spots else weights
        left, top = self._corner(
            spots, {spots[hex]: n for hex, n in weights.items() if hex in spots}, scale, room
        )
        canvas = Canvas(room.width, room.height)
        shown = [
            (cell, column, line)
            for hex, cell in cells.items()
            for column, line in [self._at(spots[hex], (left, top), scale)]
            if _inside(column, scale.wide - 1, room.width) and _inside(line, 1, room.height)
        ]
        # Names may run over into what is empty beside them, so all else is written before them.
        for cell, column, line in shown:
            _standing(canvas, cell, column, line, scale)
        for cell, column, line in shown:
            self._ground(canvas, cell, column, line, scale)
        return canvas.lines()

    @staticmethod
    def _at(spot: Spot, corner: Spot, scale: Scale) -> tuple[int, int]:
        """Where in the drawing a hex lies."""
        return (spot[0] - corner[0]) * scale.wide // 2, (spot[1] - corner[1]) * scale.high // 2

    def _ground(self, canvas: Canvas, cell: Cell, column: int, line: int, scale: Scale) -> None:
        """The ground of a hex, and its name or number; from afar only the ground."""
        if scale.wide < WORDS:
            canvas.write("" if cell.stack else cell.sign, column, line, CHOICE if cell.mark else FAINT)
            return
        canvas.write(cell.sign, column, line, FAINT)
        if cell.mark and cell.stack:
            return
        if self.below and cell.name and not cell.stack and not cell.mark:
            canvas.write(cell.number, column + 1, line, FAINT)
            canvas.name(cell.name, 2 * scale.wide - 2, column, line + 1)
            return
        room = scale.wide - 2 if self.below else 2 * scale.wide - 3
        canvas.name(cell.name or cell.number, room, column + 1, line, "" if cell.name else FAINT)

    @staticmethod
    def _corner(spots: Mapping[str, Spot], weights: Mapping[Spot, int], scale: Scale, room: Room) -> Spot:
        """The corner of the window: most of what matters is in it, and in its middle if there is a choice."""
        across = _places([x for x, _ in spots.values()], 2 * (room.width - scale.wide) // scale.wide)
        down = _places([y for _, y in spots.values()], 2 * (room.height - scale.high) // scale.high)
        found = weights or dict.fromkeys(spots.values(), 1)
        middle = [sum(spot[i] * n for spot, n in found.items()) / sum(found.values()) for i in (0, 1)]

        def inside(corner: Spot, things: Mapping[Spot, int]) -> int:
            x, y = corner
            return sum(
                n for (a, b), n in things.items() if 0 <= a - x <= across.step and 0 <= b - y <= down.step
            )

        corners = {(x, y): inside((x, y), found) for x in across.starts for y in down.starts}
        most = max(corners.values())
        land = dict.fromkeys(spots.values(), 1)

        def worth(corner: Spot) -> float:
            """Full rather than empty, and with what matters in the middle rather than at the edge."""
            far = sum(
                abs(at + step / 2 - wanted)
                for at, step, wanted in zip(corner, (across.step, down.step), middle, strict=True)
            )
            return inside(corner, land) / 2 - far

        return max((corner for corner, seen in corners.items() if seen == most), key=worth)


class _Places(NamedTuple):
    """Where a window may begin in one direction, and how many half steps it shows."""

    starts: range
    step: int


def _places(values: list[int], step: int) -> _Places:
    least, most = min(values), max(values)
    if most - least <= step:
        return _Places(range(least, least + 1), step)
    # Whole hexes: the window never begins in the middle of one.
    return _Places(range(least, most - step + 2, 2), step)


def _inside(at: int, size: int, room: int) -> bool:
    return at >= 0 and at + size <= room


class Canvas:
    """Characters in lines, with styles."""

    def __init__(self, width: int, height: int) -> None:
        self._rows = [[" "] * width for _ in range(height)]
        self._spans: list[list[tuple[str, int, int]]] = [[] for _ in range(height)]

    def write(self, text: str, column: int, line: int, style: str = "") -> None:
        if not text or line >= len(self._rows):
            return
        row = self._rows[line]
        end = min(column + len(text), len(row))
        row[column:end] = text[: end - column]
        if style:
            self._spans[line].append((style, column, end))

    def name(self, text: str, most: int, column: int, line: int, style: str = "") -> None:
        """Write as much of a name as there is room for, and leave a gap before what follows."""
        if line >= len(self._rows):
            return
        row = self._rows[line]
        taken = next((at for at in range(column, len(row)) if row[at] != " "), len(row) + 1)
        self.write(text[: max(0, min(most, taken - 1 - column))], column, line, style)

    def lines(self) -> list[Text]:
        """The lines, without those at the end that are empty."""
        found = []
        for row, spans in zip(self._rows, self._spans, strict=True):
            text = Text("".join(row).rstrip())
            for span in spans:
                text.stylize(*span)
            found.append(text)
        while found and not found[-1].plain:
            found.pop()
        return found


def _standing(canvas: Canvas, cell: Cell, column: int, line: int, scale: Scale) -> None:
    """Who stands in a hex, and the number of the option that is there."""
    room = scale.wide - 1
    if scale.wide < WORDS:
        canvas.write(cell.brief[:room], column, line, CHOICE if cell.mark else cell.style)
        return
    mark = f"‹{cell.mark}›"[:room] if cell.mark else ""
    if cell.stack:
        canvas.write(cell.stack[:room], column, line + 1, cell.style)
        canvas.write(mark, column + 1, line, CHOICE)
    else:
        canvas.write(mark, column + 1, line + 1, CHOICE)


def superscript(number: int) -> str:
    """How many they are, if more than one."""
    return "" if number < 2 else str(number).translate(str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹"))


def weigh(*parts: tuple[Iterable[str | None], int]) -> dict[str, int]:
    """How much each place matters: the sum of what is said of it."""
    found: dict[str, int] = {}
    for places, weight in parts:
        for place in places:
            if place is not None:
                found[place] = found.get(place, 0) + weight
    return found


def stacks_of(units: Iterable[U]) -> dict[str, list[U]]:
    """The units of a view by the place where they stand."""
    found: dict[str, list[U]] = {}
    for unit in units:
        if unit.space is not None:
            found.setdefault(unit.space, []).append(unit)
    return found


def marks_of(sight: Sight) -> dict[str, list[Thing]]:
    """The things in each place that can be chosen: the place itself, or units in it."""
    at = {unit.unit: unit.space for unit in sight.view.units if unit.space is not None}
    found: dict[str, list[Thing]] = {}
    for thing in sight.offers.at:
        space = thing[1] if thing[0] == "space" else at.get(thing[1])
        if space is not None:
            found.setdefault(space, []).append(thing)
    return found


def unit_in(sight: Sight, option: Choice) -> Thing | None:
    """The unit that an option is done to, if it is one."""
    verb = sight.words.verbs[option.verb]
    kind = verb.varying
    return ("unit", str(option[verb.varies + 1])) if kind is not None and kind.name == "unit" else None


def standing_at(sight: Sight, thing: Thing | None) -> str:
    """The place of a unit that stands on the map; nothing for all else."""
    if thing is None or thing[0] != "unit":
        return ""
    space = next((unit.space for unit in sight.view.units if unit.unit == thing[1]), None)
    if space is None:
        return ""
    return short(space, sight.words.name("space", space)).removesuffix(f" ({space})")

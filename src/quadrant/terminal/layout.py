"""Lines of text: wrapped, cut, side by side."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

#: Between two columns.
GAP: Final = 2
_CONSOLE: Final = Console(file=StringIO())


def fact(name: str, value: object) -> Text:
    """A line of a track: what it is, and how it stands."""
    text = Text(f"{name}: ", style="dim")
    return text.append(str(value), style="not dim")


def title(name: str) -> Text:
    return Text(name, style="bold")


def clipped(text: str, width: int) -> str:
    """As much of a text as fits into a line."""
    return text if len(text) <= width else text[: max(0, width - 1)].rstrip() + "…"


def wrapped(text: Text, width: int, indent: int = 0) -> list[Text]:
    """A text in lines; those after the first are set in."""
    first = [_plain(line) for line in text.wrap(_CONSOLE, width)]
    if len(first) < 2 or not indent:
        return first
    rest = Text(" ").join(first[1:]).wrap(_CONSOLE, width - indent)
    return [first[0], *(Text(" " * indent) + _plain(line) for line in rest)]


def _plain(line: Text) -> Text:
    line.rstrip()
    return line


def packed(head: Text, items: Iterable[Text], width: int, indent: int = 3) -> list[Text]:
    """A head and what follows it, as many of them in a line as fit; none of them is torn apart."""
    lines = [head.copy()]
    for item in items:
        line = lines[-1]
        empty = not line.plain.strip() or (line is lines[0] and line.plain.endswith(": "))
        gap = "" if empty else "  "
        if not empty and cell_len(line.plain) + len(gap) + cell_len(item.plain) > width:
            line, gap = Text(" " * indent), ""
            lines.append(line)
        line.append(gap)
        line.append_text(item)
    return [part for line in lines for part in wrapped(line, width, indent)]


def cut(lines: list[Text], most: int, more: str) -> list[Text]:
    """Not more lines than that; the last one says that there is more."""
    if len(lines) <= most or most < 1:
        return lines
    return [*lines[: most - 1], Text(f"… {more}", style="dim")]


def side_by_side(left: list[Text], right: list[Text], width: int) -> list[Text]:
    """Two columns; the right one begins after so many characters."""
    found = []
    for n in range(max(len(left), len(right))):
        line = left[n].copy() if n < len(left) else Text()
        if n < len(right):
            line.append(" " * (width + GAP - cell_len(line.plain)), style="")
            line = line + right[n]
        found.append(line)
    return found

"""Figures in documents: tables, intervals, and sections that commands write between markers."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Sequence
from importlib.metadata import version
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

#: Half of a 95 % interval, in standard errors.
SURE: Final = 1.96
BLOCK: Final = re.compile(r"<!-- ([\w-]+): start -->\n(.*?)\n<!-- \1: end -->", re.DOTALL)


class Interval(NamedTuple):
    """An interval of 95 %."""

    low: float
    high: float


def machine() -> str:
    """The machine that the figures were measured on."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, {os.cpu_count()} cores, quadrant {version('quadrant')}"


def student(freedom: int) -> float:
    """Half of a 95 % interval in standard errors that were themselves estimated (Student), by the degrees of
    freedom: Fisher's series, right to a hundredth from four on and too small below."""
    z = SURE
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def wilson(won: float, n: int) -> Interval:
    """The 95 % interval (Wilson) of a share; a draw may be half a win."""
    p, z = won / n, SURE
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def interval(won: float, n: int) -> str:
    """The same in per cent."""
    low, high = wilson(won, n)
    return f"{100 * low:.0f}–{100 * high:.0f} %"


def table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A Markdown table; the first column is text, the others are numbers."""
    lines = ["| " + " | ".join(heads) + " |", "| --- |" + " ---: |" * (len(heads) - 1)]
    lines += ["| " + " | ".join(map(str, row)) + " |" for row in rows]
    return "\n".join(lines)


def slug(section: str) -> str:
    """The name of a section's markers."""
    return re.sub(r"\W+", "-", section.lower()).strip("-")


def section_of(section: str, body: str) -> str:
    """A section as it stands between its markers."""
    return f"## {section}\n\n{body.strip()}\n\nMeasured on {machine()}."


def put(file: Path, text: str) -> None:
    """Write a text file completely or not at all: on a full disk, the old contents stay."""
    beside = file.with_name(f".{file.name}.new")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def write(page: Path, head: str, section: str, body: str, order: Sequence[str] = ()) -> None:
    """Put a section into a page of such sections, replacing the one of the same name.

    Sections come in the given order of names; others follow by name.
    """
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    blocks = dict(BLOCK.findall(text))
    blocks[slug(section)] = section_of(section, body)
    names = sorted(blocks, key=lambda known: (order.index(known) if known in order else len(order), known))
    shown = [f"<!-- {known}: start -->\n{blocks[known]}\n<!-- {known}: end -->" for known in names]
    put(page, "\n\n".join([head.strip(), *shown]) + "\n")


def insert(section: str, body: str, page: Path) -> None:
    """Put a section between its markers on a page, or at its end; the rest of the page stays."""
    name = slug(section)
    start, end = f"<!-- {name}: start -->", f"<!-- {name}: end -->"
    block = f"{start}\n{section_of(section, body)}\n{end}"
    before, found, after = page.read_text(encoding="utf-8").partition(start)
    after = after.partition(end)[2] if found else "\n"
    put(page, f"{before.rstrip()}\n\n{block}{after}")

"""docs/performance.md: every benchmark writes its own section, between its own markers."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Sequence
from importlib.metadata import version
from math import sqrt
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "performance.md"
HEAD = """# Performance

Written by `make bench`; nothing here is typed by hand. Figures of other programs were measured in the same
run on the same machine: read the ratios, not the absolute numbers.
"""


def machine() -> str:
    """What the figures were measured on."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, {os.cpu_count()} cores, quadrant {version('quadrant')}"


def interval(won: int, n: int) -> str:
    """The 95 % interval (Wilson) of a share, in per cent."""
    p, z = won / n, 1.96
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return f"{100 * (middle - half):.0f}–{100 * (middle + half):.0f} %"


def table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A Markdown table; the first column is text, the others are numbers."""
    lines = ["| " + " | ".join(heads) + " |", "| --- |" + " ---: |" * (len(heads) - 1)]
    lines += ["| " + " | ".join(map(str, row)) + " |" for row in rows]
    return "\n".join(lines)


#: The order of the sections on the page.
ORDER = ("engines", "trainers-doors", "bots", "server", "browser", "hex-boards")
BLOCK = re.compile(r"<!-- ([\w-]+): start -->\n(.*?)\n<!-- \1: end -->", re.DOTALL)


def write(section: str, body: str, page: Path = PAGE) -> None:
    """Put a section into the page, in place of what stood there before under the same name."""
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    blocks = dict(BLOCK.findall(text))
    name = re.sub(r"\W+", "-", section.lower())
    blocks[name] = f"## {section}\n\n{body.strip()}\n\nMeasured on {machine()}."
    order = sorted(blocks, key=lambda known: (ORDER.index(known) if known in ORDER else len(ORDER), known))
    shown = [f"<!-- {known}: start -->\n{blocks[known]}\n<!-- {known}: end -->" for known in order]
    page.write_text("\n\n".join([HEAD.strip(), *shown]) + "\n", encoding="utf-8")


def insert(section: str, body: str, page: Path) -> None:
    """Put a section between its markers on a page, or at its end; the rest of the page is left alone."""
    name = re.sub(r"\W+", "-", section.lower())
    start, end = f"<!-- {name}: start -->", f"<!-- {name}: end -->"
    block = f"{start}\n## {section}\n\n{body.strip()}\n\nMeasured on {machine()}.\n{end}"
    before, found, after = page.read_text(encoding="utf-8").partition(start)
    after = after.partition(end)[2] if found else "\n"
    page.write_text(f"{before.rstrip()}\n\n{block}{after}", encoding="utf-8")

"""docs/performance.md: every benchmark writes its own section, between its own markers."""

from __future__ import annotations

from pathlib import Path

from quadrant import figures
from quadrant.figures import insert, interval, machine, table

__all__ = ("PAGE", "insert", "interval", "machine", "table", "write")

PAGE = Path(__file__).parent.parent / "docs" / "performance.md"
HEAD = """# Performance

Written by `make bench`; nothing here is typed by hand. Figures of other programs were measured in the same
run on the same machine: read the ratios, not the absolute numbers.
"""
#: The order of the sections on the page.
ORDER = ("engines", "trainers-doors", "bots", "server", "soak", "browser", "hex-boards")


def write(section: str, body: str) -> None:
    """Put a section into the page, in place of what stood there before under the same name."""
    figures.write(PAGE, HEAD, section, body, ORDER)

"""Matches in files."""

from __future__ import annotations

from pathlib import Path

import quadrant
from quadrant import dataset
from quadrant.errors import QuadrantError


def read(path: Path) -> quadrant.Match:
    """The match stored in a file, replayed and checked."""
    first, *more = dataset.read(path)
    if more:
        raise QuadrantError(f"{path} holds {1 + len(more)} matches, not one")
    return quadrant.load(first)

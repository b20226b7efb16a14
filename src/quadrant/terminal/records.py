"""Matches in files."""

from __future__ import annotations

import json
from pathlib import Path

import quadrant
from quadrant.errors import DamagedRecord, ForeignRecord, QuadrantError
from quadrant.kernel.match import FORMAT


def read(path: Path) -> quadrant.Match:
    """The match stored in a file, replayed and checked."""
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        raise QuadrantError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ForeignRecord(f"{path} is not the record of a Quadrant match") from None
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        if FORMAT in text:
            raise DamagedRecord(f"{path} is damaged: it is not whole JSON") from None
        raise ForeignRecord(f"{path} is not the record of a Quadrant match") from None
    return quadrant.load(data)

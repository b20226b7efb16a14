"""Any game's table, as a list of what the view holds."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.text import Text

from quadrant.terminal.sketch import Part
from quadrant.terminal.words import Words


def parts(view: Any, words: Words) -> list[Part]:
    """One line a fact."""
    facts = msgspec.to_builtins(view)
    return [((name, value), Text(f"{name}: {_line(value)}")) for name, value in facts.items()]


def _line(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_line(part)}" for key, part in value.items())
    if isinstance(value, list | tuple):
        return "; ".join(_line(part) for part in value)
    return str(value)

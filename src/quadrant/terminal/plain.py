"""Any game's table, as a list of what the view holds."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.text import Text

from quadrant.terminal.sketch import Part
from quadrant.terminal.words import Words

#: Containers deeper than this are only hinted at.
DEPTH = 1


def parts(view: Any, words: Words) -> list[Part]:
    """One line a fact, and one line each for the things of a list; what is empty is left out."""
    facts = msgspec.to_builtins(view)
    return [((name, value), Text(_fact(name, value, words))) for name, value in facts.items() if value]


def _fact(name: str, value: Any, words: Words) -> str:
    if isinstance(value, list | tuple) and isinstance(value[0], dict):
        return "\n".join([f"{name}:", *(f"  {_line(item, words)}" for item in value)])
    return f"{name}: {_line(value, words, name)}"


def _line(value: Any, words: Words, kind: str = "", depth: int = 0) -> str:
    if isinstance(value, dict | list | tuple) and depth > DEPTH:
        return "…"
    if isinstance(value, dict):
        known = {key: part for key, part in value.items() if part or type(part) is int}
        return ", ".join(f"{key} {_line(part, words, key, depth + 1)}" for key, part in known.items())
    if isinstance(value, list | tuple):
        return "; ".join(_line(part, words, kind.removesuffix("s"), depth + 1) for part in value)
    if not isinstance(value, str):
        return str(value)
    return words.name(kind, value) if words.has(f"{kind}-{value}") else words.thing(value)

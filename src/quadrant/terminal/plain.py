"""Any game's table, as a list of what the view holds."""

from __future__ import annotations

from typing import Final

import msgspec
from rich.text import Text

from quadrant.kernel.flow import Choice
from quadrant.terminal.layout import wrapped
from quadrant.terminal.sight import Card, Room, Section, Sight
from quadrant.terminal.words import Thing, Words

LEAST: Final = 20
#: Containers deeper than this are only hinted at.
DEPTH: Final = 1


def facts(view: object, words: Words) -> list[str]:
    """One line a fact, and one line each for the things of a list; what is empty is left out."""
    found = msgspec.to_builtins(view)
    return [line for name, value in found.items() if value for line in _fact(name, value, words)]


def _fact(name: str, value: object, words: Words) -> list[str]:
    if isinstance(value, list | tuple) and isinstance(value[0], dict):
        return [f"{name}:", *(f"  {_line(item, words)}" for item in value)]
    return [f"{name}: {_line(value, words, name)}"]


def _line(value: object, words: Words, kind: str = "", depth: int = 0) -> str:
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


def head(sight: Sight) -> str:
    return sight.standing()


def top(sight: Sight, width: int) -> list[Text]:
    return []


def left(sight: Sight, room: Room) -> list[Text]:
    lines = facts(sight.view, sight.words)
    return [line for said in lines for line in wrapped(Text(said), room.width, indent=2)]


def tracks(sight: Sight) -> list[Text]:
    return []


def hand(sight: Sight) -> list[Card]:
    """Its secrets are among the facts of the view."""
    return []


def where(sight: Sight, thing: Thing) -> str:
    return ""


def aside(sight: Sight, option: Choice) -> str:
    return ""


def places(sight: Sight) -> list[Section]:
    return [Section(sight.words.say("title-table"), facts(sight.view, sight.words))]


def look(sight: Sight, thing: Thing) -> list[str]:
    return [sight.words.name(*thing)]


def supply(sight: Sight, text: str) -> list[str]:
    return []


def odds(sight: Sight, text: str) -> list[str]:
    return []

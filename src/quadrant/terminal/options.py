"""Options: grouped by what they are done to, numbered as they are shown, found by words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from quadrant.kernel import typed
from quadrant.kernel.flow import Choice
from quadrant.kernel.message import Prompt
from quadrant.terminal.words import Thing, Words

#: Where a thing has so many options in the mean, each thing has a line of its own.
SEVERAL: Final = 1.5
#: What a sentence is left with when a name is taken out of it.
_EMPTY: Final = re.compile(r"\(\s*\)|«\s*»|\s+(?=[,:;.])")


class Item(NamedTuple):
    """One option: its number, and what it says of itself within its group."""

    number: int
    option: Choice
    said: str


class Group(NamedTuple):
    """Options that belong together: what they are done to, or what is done; a button has no title."""

    title: str
    items: list[Item]
    thing: Thing | None = None


class _Reading(NamedTuple):
    """An option taken apart: the thing it is done to, the thing's name, and what is done."""

    option: Choice
    label: str
    thing: Thing | None
    name: str
    rest: str


class Offers:
    """All that may be chosen now."""

    def __init__(self, options: Iterable[Choice], prompt: Prompt | None, words: Words) -> None:
        self._words = words
        self._prompt = prompt
        readings = [self._read(option) for option in options]
        self.groups: list[Group] = []
        #: The options in the order of their numbers.
        self.numbered: list[Choice] = []
        #: The numbers of the options that are about a thing.
        self.at: dict[Thing, list[int]] = {}
        for title, thing, members in _grouped(readings):
            items = [self._number(one, thing) for one in members]
            self.groups.append(Group(title[:1].upper() + title[1:], items, thing))

    def __len__(self) -> int:
        return len(self.numbered)

    def label(self, option: Choice) -> str:
        """The whole sentence of an option."""
        return self._words.label(option, self._prompt)

    def find(self, text: str, *more: typed.Naming) -> list[Choice]:
        """The options that may be meant by what was typed: a number, or words of one of their names."""
        if text.isdecimal() and not text.startswith("0") and int(text) <= len(self.numbered):
            return [self.numbered[int(text) - 1]]
        return typed.find(text, self.numbered, self.label, self._targets, *more)

    def number(self, option: Choice) -> int:
        return self.numbered.index(option) + 1

    def _targets(self, option: Choice) -> str:
        """The names of what the option is about: in other languages than English labels bend them."""
        kinds = self._words.verbs[option.verb].kinds
        return " ".join(
            self._words.name(kind.name, str(id)) for kind, id in zip(kinds, option.targets, strict=False)
        )

    def _number(self, one: _Reading, thing: Thing | None) -> Item:
        self.numbered.append(one.option)
        number = len(self.numbered)
        if one.thing is not None:
            self.at.setdefault(one.thing, []).append(number)
        said = one.label if not one.rest else one.rest if thing is not None else one.name
        return Item(number, one.option, said)

    def _read(self, option: Choice) -> _Reading:
        label = self.label(option)
        verb = self._words.verbs[option.verb]
        at = verb.varies + 1
        kind = verb.varying
        if kind is None or at >= len(option) or not isinstance(option[at], str):
            return _Reading(option, label, None, "", "")
        thing = kind.name, str(option[at])
        name = self._words.name(*thing)
        return _Reading(option, label, thing, short(thing[1], name), without(label, name))


def short(id: str, name: str) -> str:
    """A hex that has no name of its own is called by its number alone."""
    return id if id.isdecimal() and name.split()[-1] == id else name


def without(label: str, name: str) -> str:
    """What a sentence says besides the name of a thing; nothing if it does not name it.

    >>> without("Play Blitzkrieg as an event", "Blitzkrieg")
    'Play as an event'
    """
    before, found, after = label.rpartition(name)
    if not found:
        return ""
    rest = f"{before.rstrip()} {after.lstrip()}" if after[:1] not in ",:;." else before.rstrip() + after
    return " ".join(_EMPTY.sub("", rest).split()).strip(" :—→,;")


def _grouped(readings: list[_Reading]) -> list[tuple[str, Thing | None, list[_Reading]]]:
    """Cards, and things with several options, have a line each; else things of the same deed are together."""
    kinds = {one.thing[0] for one in readings if one.thing is not None}
    alone = {kind for kind in kinds if kind == "card" or _mean(readings, kind) >= SEVERAL}
    found: dict[tuple[str, Thing | None], list[_Reading]] = {}
    for one in readings:
        if one.thing is not None and one.rest and one.thing[0] in alone:
            key: tuple[str, Thing | None] = one.name, one.thing
        else:
            key = one.rest, None
        found.setdefault(key, []).append(one)
    groups = [(title, thing, _named_first(members)) for (title, thing), members in found.items()]
    # Buttons stand last: what lets something go by is not what one looks for first.
    return sorted(groups, key=lambda group: not group[0])


def _mean(readings: list[_Reading], kind: str) -> float:
    counts = Counter(one.thing for one in readings if one.thing is not None and one.thing[0] == kind)
    return sum(counts.values()) / len(counts)


def _named_first(members: list[_Reading]) -> list[_Reading]:
    """Places with a name are easier to find than hexes by their numbers."""
    return sorted(members, key=lambda one: one.name.isdecimal())

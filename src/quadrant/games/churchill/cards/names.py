"""The names that cards are written with become numbers when they are read.

A field of one of these types is a plain int; its type says what it numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, cast

from quadrant.games.churchill.components import (
    AXIS,
    BOX,
    FRONT,
    ISSUES,
    LEADER,
    LOCATION,
    NATION,
    NOBODY,
    THEATERS,
    UNITS,
)
from quadrant.kernel.board import mask_of


class _Number(type):
    """msgspec asks whether what was read is of the type: every int is, so that states hold nothing else."""

    def __instancecheck__(cls, value: object) -> bool:
        return isinstance(value, int)


class One(int, metaclass=_Number):
    """The number of one thing."""

    NUMBER: ClassVar[Mapping[str, int]]

    @classmethod
    def read(cls, raw: Any) -> int:
        return cls.NUMBER[raw]


class Many(One):
    """A set of things, written as a list of their names."""

    @classmethod
    def read(cls, raw: Any) -> int:
        return mask_of(cls.NUMBER[name] for name in raw)


def by_name(kind: type[One], raw: object) -> int:
    """The hook by which msgspec reads them."""
    return kind.read(raw)


def _order(names: tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


class Nation(One):
    NUMBER = NATION


class Nations(Many):
    """One nation by its name, several in a list, ``each`` for all; none without a name."""

    NUMBER = NATION

    @classmethod
    def read(cls, raw: Any) -> int:
        if raw == "each":
            return super().read(NATION)
        return super().read([raw] if isinstance(raw, str) else raw or ())


class Axis(One):
    NUMBER = _order(AXIS)


class Theater(One):
    NUMBER = _order(THEATERS)


class Unit(One):
    NUMBER = _order(UNITS)


class Leader(One):
    NUMBER = LEADER


class Front(One):
    NUMBER = FRONT


class Fronts(Many):
    NUMBER = FRONT


class Box(One):
    NUMBER = BOX


class Boxes(Many):
    NUMBER = BOX


class Country(One):
    NUMBER = LOCATION


class Countries(Many):
    NUMBER = LOCATION


class Issues(Many):
    """Issues by their ids, kinds or flags: everything whose id begins so, whose class or nation it is."""

    @classmethod
    def read(cls, raw: Any) -> int:
        names = (raw,) if isinstance(raw, str) else raw
        return mask_of(i for i, issue in enumerate(ISSUES) for name in names if cls.means(name, i))

    @classmethod
    def means(cls, name: str, issue: int) -> bool:
        return ISSUES[issue].id == name


class Copies(Issues):
    """All markers of one name: ``us_production`` has several, told apart by what follows."""

    @classmethod
    def means(cls, name: str, issue: int) -> bool:
        return ISSUES[issue].id.startswith(name)


class Classes(Issues):
    @classmethod
    def means(cls, name: str, issue: int) -> bool:
        return ISSUES[issue].kind == name


class Flags(Issues):
    """The issues that carry a nation's flag."""

    @classmethod
    def means(cls, name: str, issue: int) -> bool:
        return ISSUES[issue].nation == NATION[name]


class Value(One):
    """The value of a staff card: a number, or nothing."""

    @classmethod
    def read(cls, raw: Any) -> int:
        return int(raw or 0)


class MayYield(One):
    """Whether the flags of a staff card let it be played for less."""

    @classmethod
    def read(cls, raw: Any) -> int:
        return int("play_for_less" in raw)


#: What a card leaves out.
NO_NATION: Final = cast(Nation, NOBODY)
NO_NATIONS: Final = cast(Nations, 0)
NO_FRONTS: Final = cast(Fronts, 0)
NO_BOXES: Final = cast(Boxes, 0)
ANY_ISSUE: Final = cast(Any, -1)

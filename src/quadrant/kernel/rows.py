"""Rows of a table of features: which field of the state each reads, which words it takes, and who sees it.

>>> table = (Bag("hand", ("tank", "plane"), "hand", OWNER), Number("turn", 3))
>>> [row.size for row in table]
[2, 4]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from quadrant.kernel.board import bits
from quadrant.kernel.verbs import NONE, Choice, Kind, Verb

if TYPE_CHECKING:
    from quadrant.kernel.options import Option

T = TypeVar("T")
Words = Sequence[str | int]
Numbers = Sequence[int]
Write = Callable[[Any], Numbers]
#: What a row reads: a field of the state, or what a function finds; without either, the field of its name.
Read = str | Callable[[Any, Any], Any]

#: Who sees what a row reads. EVERYBODY: a field of the state, or ``read(game, me)``, where ``me`` is the
#: number of the seat that looks. OWNER: a field with one entry a seat, of which the seat that looks sees its
#: own. ASKED: ``read(game, decision)``, of the question that the seat itself is asked. OPTION:
#: ``read(game, choice)``, of an option of that question.
EVERYBODY: Final = "everybody"
OWNER: Final = "owner"
ASKED: Final = "asked"
OPTION: Final = "option"

#: So many values a row remembers the numbers of, before it forgets them all; so many rows of values; and so
#: many options are remembered: a unit times a hex are many.
KEPT: Final = 1 << 15
KEPT_ROWS: Final = 1 << 13
KEPT_OPTIONS: Final = 1 << 17


# Rows


class Row:
    """One line of a game's table. ``by``: there is one value for each of these, in their order.

    ``several``: there are several values, and whose each of them is does not matter.
    """

    def __init__(
        self,
        name: str,
        words: Words,
        read: Read = "",
        seen: str = EVERYBODY,
        by: Words = (),
        several: bool = False,
    ) -> None:
        self.name = name
        self.words = words
        self.seen = seen
        self.by = by
        self.several = several
        self.read: Read = read or name

    @property
    def size(self) -> int:
        return len(self.words) * (len(self.by) or 1)

    @property
    def names(self) -> list[str]:
        """What each feature is, in words."""
        heads = [f"{self.name}[{one}]" for one in self.by] or [self.name]
        return [f"{head}.{word}" for head in heads for word in self.words]

    def reader(self) -> Callable[[Any, Any], Any]:
        """read(game, me), or of a question or an option read(game, that)."""
        if not isinstance(self.read, str):
            return self.read
        get = attrgetter(self.read)
        if self.seen == OWNER:
            return lambda game, me: get(game)[me]
        if self.seen == EVERYBODY:
            return lambda game, me: get(game)
        return lambda game, that: get(that)

    def writer(self, first: int) -> Write:
        """What makes numbers, from ``first`` on, of what was read."""
        one = _kept(self.one(first))
        if self.several:
            return lambda values: [number for value in values for number in one(value)]
        if not self.by:
            return one
        step = len(self.words)
        each = [_kept(self.one(first + n * step)) for n in range(len(self.by))]

        def write(values: Iterable[Any]) -> list[int]:
            found: list[int] = []
            for one, value in zip(each, values, strict=True):
                found += one(value)
            return found

        # Most rows are as they were at the choice before.
        whole = _kept(write, KEPT_ROWS)
        return lambda values: whole(tuple(values))

    def one(self, first: int) -> Write:
        """The same for one value."""
        raise NotImplementedError


def _kept(write: Write, most: int = KEPT) -> Write:
    """The same, remembering what it has written: positions have much in common with those before them."""
    known: dict[Any, Numbers] = {}

    def remembered(value: object) -> Numbers:
        found = known.get(value)
        if found is None:
            if len(known) >= most:
                known.clear()
            found = known[value] = tuple(write(value))
        return found

    return remembered


class Word(Row):
    """One of the words, by its number; NONE (or anything that is no number of a word): nothing."""

    def one(self, first: int) -> Write:
        size = len(self.words)
        return lambda value: (first + value,) if 0 <= value < size else ()


class Flag(Word):
    """Something that is so, or is not."""

    def __init__(
        self,
        name: str,
        read: Read = "",
        seen: str = EVERYBODY,
        by: Words = (),
    ) -> None:
        super().__init__(name, ("yes",), read, seen, by)

    def one(self, first: int) -> Write:
        return lambda value: (first,) if value else ()


class Number(Row):
    """A number from ``least`` to ``most``, a feature for each ``step``; what is beyond counts as the end.

    None is nothing.
    """

    def __init__(
        self,
        name: str,
        most: int,
        read: Read = "",
        seen: str = EVERYBODY,
        by: Words = (),
        least: int = 0,
        step: int = 1,
    ) -> None:
        self.least, self.most, self.step = least, most, step
        super().__init__(name, range(least, most + 1, step), read, seen, by)

    def one(self, first: int) -> Write:
        least, most, step = self.least, self.most, self.step
        return lambda value: (
            () if value is None else (first + (min(max(value, least), most) - least) // step,)
        )


class Count(Number):
    """How many there are, from ``least`` on: fewer are nothing. For what mostly is not there."""

    def __init__(
        self,
        name: str,
        most: int,
        read: Read = "",
        seen: str = EVERYBODY,
        by: Words = (),
        least: int = 1,
        step: int = 1,
    ) -> None:
        super().__init__(name, most, read, seen, by, least, step)

    def one(self, first: int) -> Write:
        least, most, step = self.least, self.most, self.step
        return lambda value: (first + (min(value, most) - least) // step,) if value >= least else ()


class Set(Row):
    """A set of the words, as bits."""

    def one(self, first: int) -> Write:
        return lambda value: [first + number for number in bits(value)]


class Within(Set):
    """A set of some of the words only: those of ``among``, numbered one after another."""

    def __init__(
        self,
        name: str,
        words: Words,
        among: int,
        read: Read = "",
        seen: str = EVERYBODY,
        by: Words = (),
    ) -> None:
        super().__init__(name, [words[number] for number in bits(among)], read, seen, by)
        self.among = among

    def one(self, first: int) -> Write:
        among = self.among
        number = {bit: first + n for n, bit in enumerate(bits(among))}
        return lambda value: [number[bit] for bit in bits(value & among)]


class Rules(Row):
    """The options of the match, as far as they are not as usual."""

    def __init__(self, options: Iterable[Option], read: str = "rules") -> None:
        self._values = [
            (option.id, value) for option in options for value in option.values if value != option.default
        ]
        super().__init__("rules", [f"{id}={value}" for id, value in self._values], read)

    def one(self, first: int) -> Write:
        values = list(enumerate(self._values, first))
        return lambda rules: [n for n, (id, value) in values if getattr(rules, id) == value]


class Bag(Row):
    """Some of the words, by their numbers, in any order; one that is there twice counts twice."""

    def one(self, first: int) -> Write:
        return lambda value: [first + number for number in value]


class Group(Row):
    """Several rows that are read at once, which is quicker where they change together: fields of the state,
    or a function that gives a tuple with a value for each of the rows.

    Not ``whole``: too many things come together for all of them to be remembered; each row does so itself.
    """

    def __init__(
        self,
        *rows: Row,
        read: Callable[[Any, Any], Any] | None = None,
        seen: str = EVERYBODY,
        whole: bool = True,
    ) -> None:
        self.rows = rows
        self.whole = whole
        super().__init__("group", [name for row in rows for name in row.names], read or "", seen)
        if read is None:
            self.read = _fields([str(row.read) for row in rows])

    @property
    def names(self) -> list[str]:
        return list(map(str, self.words))

    def writer(self, first: int) -> Write:
        return _kept(self.one(first), KEPT_ROWS) if self.whole else self.one(first)

    def one(self, first: int) -> Write:
        writers = []
        for row in self.rows:
            writers.append(row.writer(first))
            first += row.size

        def write(values: Any) -> list[int]:
            found: list[int] = []
            for write, value in zip(writers, values, strict=True):
                found += write(value)
            return found

        return write


def _fields(names: Sequence[str]) -> Callable[[Any, Any], Any]:
    """What reads these fields of the state; lists become tuples, which can be remembered."""
    get = attrgetter(*names)

    def read(game: Any, me: object) -> tuple[object, ...]:
        return tuple([tuple(value) if type(value) is list else value for value in get(game)])

    return read


class Where:
    """A kind of places. Rows about counters that name the same one learn about it together."""

    def __init__(self, name: str, words: Words) -> None:
        self.name = name
        self.words = words


class Counters(Row):
    """Counters: a list of pairs (what, where), the numbers of words and places.

    Those of an option (OPTION) may name the same places as its things: a kind with the name of the Where.
    """

    def __init__(
        self,
        name: str,
        words: Words,
        where: Where,
        read: Read = "",
        seen: str = EVERYBODY,
    ) -> None:
        super().__init__(name, words, read, seen)
        self.where = where


# What reads questions, options and parts of the state


def finder(verbs: Iterable[Verb], *kinds: Kind) -> Callable[[Choice], tuple[int, ...]]:
    """What finds the numbers of the things of these kinds that a choice names; NONE where it names none."""
    known = {verb.word: verb for verb in verbs}

    @lru_cache(KEPT_OPTIONS)
    def find(choice: Choice) -> tuple[int, ...]:
        verb = known.get(choice.verb)
        if verb is None:
            return (NONE,) * len(kinds)
        named = dict(zip(verb.kinds, verb.read(choice), strict=True))
        return tuple(named.get(kind, NONE) for kind in kinds)

    return find


class Parts:
    """Reads fields of those questions that have them: a value for each name, or what is said instead.

    >>> class Question(msgspec.Struct):
    ...     unit: int
    >>> Parts(unit=NONE, left=0)(Question(7))
    [7, 0]
    """

    def __init__(self, **instead: object) -> None:
        self._instead = instead
        self._values = list(instead.values())
        self._found: dict[type, list[tuple[int, str]]] = {}

    def __call__(self, asked: Any) -> list[Any]:
        of = type(asked)
        found = self._found.get(of)
        if found is None:
            names = {field.name for field in msgspec.structs.fields(of)}
            found = [(n, name) for n, name in enumerate(self._instead) if name in names]
            self._found[of] = found
        values = self._values.copy()
        for n, name in found:
            values[n] = getattr(asked, name)
        return values


def following(key: Callable[[Any], Any]) -> Callable[[Callable[[Any], T]], Callable[[Any], T]]:
    """What a function finds in a state follows from a part of it, and is remembered by that part."""

    def keep(find: Callable[[Any], T]) -> Callable[[Any], T]:
        known: dict[Any, T] = {}

        def remembered(game: Any) -> T:
            part = key(game)
            found = known.get(part)
            if found is None:
                if len(known) >= KEPT_ROWS:
                    known.clear()
                found = known[part] = find(game)
            return found

        return remembered

    return keep

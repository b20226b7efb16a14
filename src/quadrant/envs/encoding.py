"""A view as a row of numbers.

The types of a view say what it consists of, and the game's :class:`Lexicon` says which words it uses. The two
determine where each fact is in the row and how it is written:

* a number as it is, true and false as 1 and 0;
* a word as its number in its vocabulary, from 1; nothing as 0;
* a list of words as how often each is in it (or, where order matters, one number after another);
* things with a key have a fixed place for every possible key: 1 if there is such a thing, then its facts;
zeros if there is none (if all are always there, only their facts);
* a part that may be missing has 1 or 0 before it.

:attr:`Encoder.slots` names every number of the row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import accumulate, product
from typing import Any, Final, NamedTuple, Protocol

from msgspec import inspect

from quadrant.errors import QuadrantError, needed
from quadrant.kernel import catalog
from quadrant.kernel.catalog import Game
from quadrant.kernel.features import reader
from quadrant.kernel.flow import kind_of
from quadrant.kernel.lexicon import Lexicon
from quadrant.kernel.view import Thing

with needed("NumPy"):
    import numpy as np
    from numpy.typing import NDArray

Words = tuple[str, ...]
#: The numbers before the view: whose it is, and what that seat is asked.
HEAD = 2


class Slot(NamedTuple):
    """One number of the row: what it is about, and how to read it."""

    name: str
    #: "number", "flag", "word" (0 for none, or the place in ``words`` from 1) or "count".
    kind: str
    words: Words = ()


class Part(Protocol):
    """Something that is written as so many numbers."""

    @property
    def size(self) -> int: ...

    def slots(self, name: str) -> Iterator[Slot]: ...

    def write(self, value: Any) -> list[int]: ...


class Number:
    size = 1

    def slots(self, name: str) -> Iterator[Slot]:
        yield Slot(name, "number")

    def write(self, value: Any) -> list[int]:
        return [value or 0]


class Flag(Number):
    def slots(self, name: str) -> Iterator[Slot]:
        yield Slot(name, "flag")

    def write(self, value: Any) -> list[int]:
        return [int(value)]


class Word(Number):
    """One word of a vocabulary, or none."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._number: dict[str | None, int] = {word: at for at, word in enumerate(words, 1)}
        self._number[None] = 0

    def slots(self, name: str) -> Iterator[Slot]:
        yield Slot(name, "word", self.words)

    def write(self, value: Any) -> list[int]:
        return [self._number[value]]


class Bag:
    """A list of words whose order does not matter."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._at = {word: at for at, word in enumerate(words)}
        self.size = len(words)

    def slots(self, name: str) -> Iterator[Slot]:
        return (Slot(f"{name}.{word}", "count") for word in self._words)

    def write(self, value: Any) -> list[int]:
        row = [0] * self.size
        at = self._at
        for word in value or ():
            row[at[word]] += 1
        return row


class Row:
    """A list whose order matters, with its greatest length."""

    def __init__(self, words: Words, size: int) -> None:
        self._word = Word(words)
        self.size = size

    def slots(self, name: str) -> Iterator[Slot]:
        return (slot for at in range(self.size) for slot in self._word.slots(f"{name}.{at}"))

    def write(self, value: Any) -> list[int]:
        return [n for word in value for n in self._word.write(word)] + [0] * (self.size - len(value))


class Several:
    """Parts one after another: the fields of a Struct, or the places of a tuple of fixed length."""

    def __init__(self, parts: Mapping[str, Part], get: Callable[[Any], tuple[Any, ...]]) -> None:
        self._parts = dict(parts)
        self._writers = [part.write for part in parts.values()]
        self._get = get
        self.size = sum(part.size for part in parts.values())

    def slots(self, name: str) -> Iterator[Slot]:
        for field, part in self._parts.items():
            yield from part.slots(f"{name}.{field}")

    def write(self, value: Any) -> list[int]:
        row: list[int] = []
        for write, item in zip(self._writers, self._get(value), strict=True):
            row += write(item)
        return row


class Maybe:
    """A part that may be missing."""

    def __init__(self, part: Part) -> None:
        self._part = part
        self.size = part.size + 1

    def slots(self, name: str) -> Iterator[Slot]:
        yield Slot(name, "flag")
        yield from self._part.slots(name)

    def write(self, value: Any) -> list[int]:
        return [0] * self.size if value is None else [1, *self._part.write(value)]


class Table:
    """Things with keys, each in its own place; ``complete``: all of them are always there."""

    def __init__(
        self, keys: list[Words], key: Callable[[Any], tuple[str, ...]], part: Part, complete: bool
    ) -> None:
        self._part = part
        self._places = {found: at for at, found in enumerate(product(*keys))}
        self._key = key
        self._complete = complete
        self.row = part.size + (not complete)
        self.size = self.row * len(self._places)

    def slots(self, name: str) -> Iterator[Slot]:
        for key in self._places:
            thing = f"{name}[{','.join(key)}]"
            if not self._complete:
                yield Slot(thing, "flag")
            yield from self._part.slots(thing)

    def place(self, thing: object) -> int:
        """Where the thing stands in what is written."""
        return self._places[self._key(thing)] * self.row

    def line(self, thing: object) -> list[int]:
        written = self._part.write(thing)
        return written if self._complete else [1, *written]

    def write(self, value: Any) -> list[int]:
        row = [0] * self.size
        for thing in value:
            at = self.place(thing)
            row[at : at + self.row] = self.line(thing)
        return row


def _getter(fields: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    return lambda value: tuple([getattr(value, field) for field in fields])


class Maker:
    """Makes parts from types."""

    def __init__(self, game: Game, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        kinds = (kind for verb in game.all_verbs().values() for kind in verb.kinds)
        self._kinds: dict[str, Words] = {"seat": game.seats}
        self._kinds.update((kind.name, tuple(map(str, kind.ids))) for kind in kinds)

    def struct(self, type: type[Any], skip: tuple[str, ...] = ()) -> tuple[list[str], dict[str, Part]]:
        """The parts of a Struct's fields that are written."""
        out = self._lexicon.left_out
        parts: dict[str, Part] = {}
        for field in inspect.type_info(type).fields:  # type: ignore[attr-defined]
            qualified = f"{type.__name__}.{field.name}"
            if field.name not in skip and not out & {field.name, qualified}:
                parts[field.name] = self.part(field.type, qualified)
        return list(parts), parts

    def part(self, form: object, name: str) -> Part:
        if isinstance(form, inspect.UnionType):
            return self._optional(form, name)
        if isinstance(form, inspect.BoolType):
            return Flag()
        if isinstance(form, inspect.IntType):
            return Number()
        if isinstance(form, inspect.StrType):
            return Word(self._words(name))
        if isinstance(form, inspect.VarTupleType):
            return self._list(form, name)
        if isinstance(form, inspect.TupleType):
            return Several({str(n): self.part(item, name) for n, item in enumerate(form.item_types)}, tuple)
        if isinstance(form, inspect.DictType):
            words = self._words(name)
            each = {word: self.part(form.value_type, f"{name}[]") for word in words}
            return Several(each, lambda value: tuple([value[word] for word in words]))
        if isinstance(form, inspect.StructType):
            fields, parts = self.struct(form.cls)
            return Several(parts, _getter(fields))
        raise QuadrantError(f"{name} cannot be written as numbers: {form}")

    def _optional(self, form: inspect.UnionType, name: str) -> Part:
        known = [item for item in form.types if not isinstance(item, inspect.NoneType)]
        part = self.part(known[0], name)
        # A word has a number for "none" already.
        return part if isinstance(part, Word) else Maybe(part)

    def _list(self, form: inspect.VarTupleType, name: str) -> Part:
        item = form.item_type
        if isinstance(item, inspect.StrType):
            words = self._words(name)
            length = self._lexicon.ordered.get(name.partition(".")[2])
            return Bag(words) if length is None else Row(words, length)
        if isinstance(item, inspect.StructType) and issubclass(item.cls, Thing):
            fields, parts = self.struct(item.cls, item.cls.KEY)
            keys = [self._words(f"{item.cls.__name__}.{key}") for key in item.cls.KEY]
            complete = name.partition(".")[2] in self._lexicon.complete
            return Table(keys, _getter(list(item.cls.KEY)), Several(parts, _getter(fields)), complete)
        raise QuadrantError(f"{name} is a list of no fixed length: leave it out")

    def _words(self, name: str) -> Words:
        field = name.partition(".")[2]
        said = self._lexicon.words
        found = said.get(name) or said.get(field) or field
        words = found if isinstance(found, tuple) else self._kinds.get(found)
        if words is None:
            raise QuadrantError(f"the lexicon does not say which words {name} takes")
        return words


#: So many counters of a question are written.
MEANT: Final = 12


class Question:
    """What a question says: what it is about, and the counters that it means, each with its place."""

    def __init__(self, game: Game) -> None:
        self._reader = None if game.features is None else reader(game)
        numbers = self._reader.of_questions if self._reader else []
        self._at = {number: at for at, number in enumerate(numbers)}
        #: Games without counters have none here.
        self._meant = 2 * MEANT if self._reader and self._reader.sizes["what"] else 0
        self.size = len(numbers) + self._meant

    def slots(self, name: str) -> Iterator[Slot]:
        if self._reader is None:
            return
        names = self._reader.names()
        for number in self._at:
            yield Slot(f"{name}.{names[number]}", "count")
        for n in range(self._meant // 2):
            yield Slot(f"{name}.{n}.what", "word", tuple(self._reader.names("what")))
            yield Slot(f"{name}.{n}.where", "word", tuple(self._reader.names("where")))

    def write(self, state: Any, decision: Any) -> list[int]:
        """The question of a position as numbers; zeros if nobody is asked."""
        row = [0] * self.size
        if decision is None or self._reader is None:
            return row
        found = self._reader.question(state, decision)
        for number in found.plain:
            row[self._at[number]] += 1
        if self._meant:
            meant = list(zip(found.what, found.where, strict=True))[:MEANT]
            first = self.size - self._meant
            row[first : first + 2 * len(meant)] = [number + 1 for pair in meant for number in pair]
        return row


class Encoder:
    """Writes the views of one game. Made once per game: :func:`encoder`."""

    def __init__(self, game: Game) -> None:
        if game.lexicon is None:
            raise QuadrantError(f"{game.name} has no lexicon: its views cannot be written as numbers")
        self.fields, parts = Maker(game, game.lexicon).struct(game.view_type)
        self.parts = list(parts.values())
        #: Whose row it is, and what that seat is asked, if anything.
        self.seat = Word(game.seats)
        steps = (step.__name__ for step in game.codec().steps() if step.waits)
        self.asked = Word(tuple(dict.fromkeys(map(kind_of, steps))))
        self.question = Question(game)
        start = HEAD + self.question.size
        self.starts = list(accumulate((part.size for part in self.parts), initial=start))
        self.size = self.starts.pop()

    @property
    def slots(self) -> list[Slot]:
        """What each number of the row is."""
        found = [*self.seat.slots("seat"), *self.asked.slots("asked"), *self.question.slots("asked")]
        for field, part in zip(self.fields, self.parts, strict=True):
            found += part.slots(field)
        return found


@cache
def _encoder(id: str) -> Encoder:
    return Encoder(catalog.find(id))


def encoder(game: Game) -> Encoder:
    """What writes the views of that game."""
    return _encoder(game.id)


class Scribe:
    """Writes the views of one seat, one after another; only what has changed is rewritten."""

    def __init__(self, encoder: Encoder, seat: str | None) -> None:
        self._encoder = encoder
        self._row = np.zeros(encoder.size, np.int16)
        self._row[0] = encoder.seat.write(seat)[0]
        self._last: list[Any] = [None] * len(encoder.fields)
        self._new = True

    def write(self, view: Any, state: Any = None, decision: Any = None) -> NDArray[np.int16]:
        """The view, and the question that the seat is asked, as a row of numbers, the caller's own."""
        of, row, last = self._encoder, self._row, self._last
        row[1] = of.asked.write(None if decision is None else decision.kind)[0]
        row[HEAD : HEAD + of.question.size] = of.question.write(state, decision)
        for n, field in enumerate(of.fields):
            value, before = getattr(view, field), last[n]
            if value is before or (value == before and not self._new):
                continue
            last[n] = value
            part, start = of.parts[n], of.starts[n]
            if isinstance(part, Table) and not self._new and len(value) == len(before):
                self._amend(part, start, before, value)
            else:
                row[start : start + part.size] = part.write(value)
        self._new = False
        return row.copy()

    def _amend(self, part: Table, start: int, before: Any, value: Any) -> None:
        """Rewrite only the things that changed; those that are gone are erased first."""
        row, size = self._row, part.row
        changed = [(old, new) for old, new in zip(before, value, strict=True) if old != new]
        for old, _ in changed:
            at = start + part.place(old)
            row[at : at + size] = 0
        for _, new in changed:
            at = start + part.place(new)
            row[at : at + size] = part.line(new)

"""Features: what a seat knows, as the numbers of the features that are there.

Learned opponents read a position as a short list of numbers: of a few thousand things that can be so, those
that are. A game declares them in one table of rows, each of which says which field of the state it reads,
which words that takes, and who sees it. A row reads the state itself, not a view, and costs a microsecond.

A counter is *what it is* and *where it is*: two numbers that a net multiplies, so that what is learned in one
hex helps in the next (:class:`Counters`). An option is what its verb declares: the verb and its things.

>>> table = (Bag("hand", ("tank", "plane"), "hand", OWNER), Number("turn", 3, "turn"))
>>> [row.size for row in table]
[2, 4]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from hashlib import blake2b
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, TypeVar

import msgspec

from quadrant.errors import QuadrantError
from quadrant.kernel.board import bits
from quadrant.kernel.verbs import NONE, Choice, Kind, Verb

if TYPE_CHECKING:
    from quadrant.kernel.catalog import Game, Option

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


class Observation(NamedTuple):
    """The features that are there, and each counter as what it is and where it is."""

    plain: list[int]
    what: list[int]
    where: list[int]


class Options(NamedTuple):
    """The features of several options, one after another, and how many each of them has."""

    plain: list[int]
    counts: list[int]
    what: list[int]
    where: list[int]
    pairs: list[int]


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

    def remembered(value: Any) -> Numbers:
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

    def read(game: Any, me: Any) -> tuple[Any, ...]:
        return tuple([tuple(value) if type(value) is list else value for value in get(game)])

    return read


class Where:
    """A kind of places. Rows about counters that name the same one learn about it together."""

    def __init__(self, name: str, words: Words) -> None:
        self.name = name
        self.words = words


class Counters(Row):
    """Counters: pairs (what, where) of the numbers of words and places.

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


# The table of a game


class Features:
    """What a game declares: its rows, and which kinds of its verbs' things are places.

    Whose seat it is and what is asked are features of every game and need not be declared. ``places`` are the
    kinds with so many things that an option names them as pairs: its verb, and each other thing that it
    names, at that place. ``many`` are things of which there are many, too, but which can be at a place: such
    a thing is named by itself, as a pair with its verb, and at each place. ``margin``: a lead of so many
    points counts as about three quarters of the highest.
    """

    def __init__(
        self, *rows: Row, places: Iterable[str] = (), many: Iterable[str] = (), margin: float = 0.0
    ) -> None:
        self.rows = rows
        self.places = frozenset(places)
        self.many = frozenset(many)
        self.margin = margin


class _Block:
    """Rows that are numbered one after another."""

    def __init__(self) -> None:
        self.size = 0
        self.names: list[str] = []
        self._places: dict[str, int] = {}

    def add(self, names: Sequence[str]) -> int:
        """Number these; the first number."""
        first = self.size
        self.size += len(names)
        self.names += names
        return first

    def place(self, kind: str, words: Words) -> int:
        """Number these places, once: the first number."""
        found = self._places.get(kind)
        if found is None:
            found = self._places[kind] = self.add([f"{kind}.{word}" for word in words])
        return found


class Reader:
    """Reads positions and options of one game as features. Made once a game: :func:`reader`."""

    #: What is numbered, each from 0: features, counters and places, and the same of options.
    BLOCKS: ClassVar[tuple[str, ...]] = ("plain", "what", "where", "o_plain", "o_what", "o_where")

    def __init__(self, game: Game, features: Features) -> None:
        self.game = game
        self.margin = features.margin
        self._blocks = {name: _Block() for name in self.BLOCKS}
        self._seat = {seat: number for number, seat in enumerate(game.seats)}
        self._seats = self._block("plain").add([f"seat.{seat}" for seat in game.seats])
        steps = dict.fromkeys(step.__name__ for step in game.codec().steps() if step.waits)
        first = self._block("plain").add([f"asked.{name}" for name in steps])
        self._asked = {name: first + number for number, name in enumerate(steps)}
        self._seen: list[tuple[Callable[[Any, Any], Any], Write]] = []
        self._questions: list[tuple[Callable[[Any, Any], Any], Write]] = []
        self._of_options: list[tuple[Callable[[Any, Any], Any], Write]] = []
        #: The numbers of the features that questions have.
        self.of_questions: list[int] = []
        #: Counters by who sees them: what reads them, and where what and where begin.
        self._counters: dict[str, list[tuple[Callable[[Any, Any], Any], int, int]]] = {
            seen: [] for seen in (EVERYBODY, ASKED, OPTION)
        }
        for row in features.rows:
            self._add(row)
        self._things = _Things(game, features, self._blocks)

    def _block(self, name: str) -> _Block:
        return self._blocks[name]

    def _add(self, row: Row) -> None:
        if isinstance(row, Counters):
            of = "o_" if row.seen == OPTION else ""
            what = self._block(f"{of}what").add(row.names)
            where = self._block(f"{of}where").place(row.where.name, row.where.words)
            seen = row.seen if row.seen in self._counters else EVERYBODY
            self._counters[seen].append((row.reader(), what, where))
        elif row.seen == OPTION:
            first = self._block("o_plain").add(row.names)
            self._of_options.append((row.reader(), row.writer(first)))
        else:
            first = self._block("plain").add(row.names)
            rows = self._questions if row.seen == ASKED else self._seen
            rows.append((row.reader(), row.writer(first)))
            if row.seen == ASKED:
                self.of_questions += range(first, first + row.size)

    @property
    def sizes(self) -> dict[str, int]:
        """How many there are of each."""
        return {name: block.size for name, block in self._blocks.items()}

    def names(self, block: str = "plain") -> list[str]:
        """What each number means."""
        return self._blocks[block].names

    @property
    def fingerprint(self) -> str:
        """Tells these features from others: weights learned for others mean nothing here."""
        said = "\n".join(name for block in self.BLOCKS for name in self._blocks[block].names)
        return blake2b(said.encode(), digest_size=8).hexdigest()

    def observe(self, game: Any, seat: str) -> Observation:
        """What the seat knows; with what it is asked, if it is asked anything."""
        me = self._seat[seat]
        found = [self._seats + me]
        what: list[int] = []
        where: list[int] = []
        for read, write in self._seen:
            found += write(read(game, me))
        for read, first, place in self._counters[EVERYBODY]:
            for one, at in read(game, me):
                what.append(first + one)
                where.append(place + at)
        decision = game.stack[-1] if game.stack else None
        if decision is not None and decision.waits and decision.seat == seat:
            found.append(self._asked[type(decision).__name__])
            self._ask(game, decision, found, what, where)
        return Observation(found, what, where)

    def _ask(self, game: Any, decision: Any, plain: list[int], what: list[int], where: list[int]) -> None:
        """Add what the question says."""
        for read, write in self._questions:
            plain += write(read(game, decision))
        for read, first, place in self._counters[ASKED]:
            for one, at in read(game, decision):
                what.append(first + one)
                where.append(place + at)

    def question(self, game: Any, decision: Any) -> Observation:
        """Only what a question says: what it is about, and the counters that it means."""
        found = Observation([], [], [])
        self._ask(game, decision, *found)
        return found

    def options(self, game: Any, options: Sequence[Choice]) -> Options:
        """What the options of the decision that waits are."""
        found = Options([], [], [], [], [])
        plain, counts, what, where, pairs = found
        known, counters = self._things, self._counters[OPTION]
        for option in options:
            thing = known[option]
            before, beside = len(plain), len(what)
            plain += thing.plain
            for read, write in self._of_options:
                plain += write(read(game, option))
            counts.append(len(plain) - before)
            what += thing.what
            where += thing.where
            for read, first, place in counters:
                for one, at in read(game, option):
                    what.append(first + one)
                    where.append(place + at)
            pairs.append(len(what) - beside)
        return found


class _Thing(NamedTuple):
    plain: tuple[int, ...]
    what: tuple[int, ...]
    where: tuple[int, ...]


class _Things(dict[Choice, _Thing]):
    """The features of options: the verb, each thing by itself, and each thing with the verb."""

    def __init__(self, game: Game, features: Features, blocks: dict[str, _Block]) -> None:
        super().__init__()
        self._plain, self._what, self._where = blocks["o_plain"], blocks["o_what"], blocks["o_where"]
        #: For each verb its number, and how each of its targets is written.
        self._verbs: dict[str, tuple[int, Verb, list[_Target]]] = {}
        self._alone: dict[str, tuple[int, int]] = {}
        for word, verb in game.all_verbs().items():
            number = self._plain.add([word])
            targets = [self._target(f"{word}.{n}", kind, features) for n, kind in enumerate(verb.kinds)]
            self._verbs[word] = number, verb, targets

    def _target(self, name: str, kind: Kind, features: Features) -> _Target:
        """How a target of that kind is written; ``name``: the verb and which of its targets it is."""
        place = kind.name in features.places
        role, at = NONE, NONE
        if place or kind.name in features.many:
            role, at = self._what.add([name]), self._where.place(kind.name, kind.ids)
        if place:
            return _Target(role, at, NONE, NONE, NONE)
        names = [f"{kind.name}.{id}" for id in kind.ids]
        if kind.name not in self._alone:
            what = self._what.add(names) if features.places else NONE
            self._alone[kind.name] = self._plain.add(names), what
        crossed = NONE if role != NONE else self._plain.add([f"{name}.{one}" for one in names])
        return _Target(role, at, crossed, *self._alone[kind.name])

    def __missing__(self, choice: Choice) -> _Thing:
        number, verb, targets = self._verbs[choice.verb]
        plain, counters = [number], []
        pairs: list[tuple[int, int]] = []
        places: list[int] = []
        for n, target in zip(verb.read(choice), targets, strict=True):
            if n == NONE:
                continue
            plain += [first + n for first in (target.crossed, target.alone) if first != NONE]
            if target.role != NONE:
                pairs.append((target.role, target.place + n))
            if target.alone == NONE:
                places.append(target.place + n)
            elif target.what != NONE:
                counters.append(target.what + n)
        pairs += [(what, place) for place in places for what in counters]
        if len(self) >= KEPT_OPTIONS:
            self.clear()
        found = self[choice] = _Thing(
            tuple(plain), tuple(what for what, _ in pairs), tuple(place for _, place in pairs)
        )
        return found


class _Target(NamedTuple):
    """Where the numbers of a target begin: NONE where it has none."""

    #: The verb that is done to it, as a counter, and the thing as a place.
    role: int
    place: int
    #: The thing with the verb, by itself, and as a counter.
    crossed: int
    alone: int
    what: int


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

    def __init__(self, **instead: Any) -> None:
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


_readers: dict[str, Reader] = {}


def reader(game: Game) -> Reader:
    """What reads positions of that game as features; made once."""
    found = _readers.get(game.id)
    if found is None:
        if game.features is None:
            raise QuadrantError(f"{game.name} declares no features: nothing can be learned in it")
        found = _readers[game.id] = Reader(game, game.features)
    return found

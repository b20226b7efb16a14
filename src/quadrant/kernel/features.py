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
from hashlib import blake2b
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from quadrant.errors import QuadrantError
from quadrant.kernel.board import bits
from quadrant.kernel.verbs import NONE, Choice, Verb

if TYPE_CHECKING:
    from quadrant.kernel.catalog import Game

Words = Sequence[str | int]
Numbers = Sequence[int]
Write = Callable[[Any], Numbers]

#: Who sees what a row reads. EVERYBODY: a field of the state, or ``read(game, me)``, where ``me`` is the
#: number of the seat that looks. OWNER: a field with one entry a seat, of which the seat that looks sees its
#: own. ASKED: ``read(game, decision)``, of the question that the seat itself is asked. OPTION:
#: ``read(game, choice)``, of an option of that question.
EVERYBODY: Final = "everybody"
OWNER: Final = "owner"
ASKED: Final = "asked"
OPTION: Final = "option"

#: So many values a row remembers the numbers of, before it forgets them all.
KEPT: Final = 1 << 15


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
        read: str | Callable[[Any, Any], Any],
        seen: str = EVERYBODY,
        by: Words = (),
        several: bool = False,
    ) -> None:
        self.name = name
        self.words = words
        self.seen = seen
        self.by = by
        self.several = several
        self.read = read

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

        return write

    def one(self, first: int) -> Write:
        """The same for one value."""
        raise NotImplementedError


def _kept(write: Write) -> Write:
    """The same, remembering what it has written: positions have much in common with those before them."""
    known: dict[Any, Numbers] = {}

    def remembered(value: Any) -> Numbers:
        found = known.get(value)
        if found is None:
            if len(known) >= KEPT:
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
        read: str | Callable[[Any, Any], Any] = "",
        seen: str = EVERYBODY,
        by: Words = (),
    ) -> None:
        super().__init__(name, ("yes",), read or name, seen, by)

    def one(self, first: int) -> Write:
        return lambda value: (first,) if value else ()


class Number(Row):
    """A number from ``least`` to ``most``, a feature for each ``step``; what is beyond counts as the end."""

    def __init__(
        self,
        name: str,
        most: int,
        read: str | Callable[[Any, Any], Any],
        seen: str = EVERYBODY,
        by: Words = (),
        least: int = 0,
        step: int = 1,
    ) -> None:
        self.least, self.most, self.step = least, most, step
        super().__init__(name, range(least, most + 1, step), read, seen, by)

    def one(self, first: int) -> Write:
        least, most, step = self.least, self.most, self.step
        return lambda value: (first + (min(max(value, least), most) - least) // step,)


class Set(Row):
    """A set of the words, as bits."""

    def one(self, first: int) -> Write:
        return lambda value: [first + number for number in bits(value)]


class Bag(Row):
    """Some of the words, by their numbers, in any order; one that is there twice counts twice."""

    def one(self, first: int) -> Write:
        return lambda value: [first + number for number in value]


class Where:
    """A kind of places. Rows about counters that name the same one learn about it together."""

    def __init__(self, name: str, words: Words) -> None:
        self.name = name
        self.words = words


class Counters(Row):
    """Counters: pairs (what, where) of the numbers of words and places."""

    def __init__(
        self,
        name: str,
        words: Words,
        where: Where,
        read: str | Callable[[Any, Any], Any],
        seen: str = EVERYBODY,
    ) -> None:
        super().__init__(name, words, read, seen)
        self.where = where


# The table of a game


class Features:
    """What a game declares: its rows, and which kinds of its verbs' things are places.

    Whose seat it is and what is asked are features of every game and need not be declared. ``places`` are the
    kinds with so many things that an option names them as pairs: its verb, and each other thing that it
    names, at that place. ``margin``: a lead of so many points counts as about three quarters of the highest.
    """

    def __init__(self, *rows: Row, places: Iterable[str] = (), margin: float = 0.0) -> None:
        self.rows = rows
        self.places = frozenset(places)
        self.margin = margin


class _Block:
    """Rows that are numbered one after another."""

    def __init__(self) -> None:
        self.size = 0
        self.names: list[str] = []

    def add(self, names: Sequence[str]) -> int:
        """Number these; the first number."""
        first = self.size
        self.size += len(names)
        self.names += names
        return first


class Reader:
    """Reads positions and options of one game as features. Made once a game: :func:`reader`."""

    #: What is numbered, each from 0: features, counters and places, and the same of options.
    BLOCKS: ClassVar[tuple[str, ...]] = ("plain", "what", "where", "o_plain", "o_what", "o_where")

    def __init__(self, game: Game, features: Features) -> None:
        self.game = game
        self.margin = features.margin
        self._blocks = {name: _Block() for name in self.BLOCKS}
        self._places: dict[str, int] = {}
        self._seat = {seat: number for number, seat in enumerate(game.seats)}
        self._seats = self._block("plain").add([f"seat.{seat}" for seat in game.seats])
        steps = dict.fromkeys(step.__name__ for step in game.codec().steps() if step.waits)
        first = self._block("plain").add([f"asked.{name}" for name in steps])
        self._asked = {name: first + number for number, name in enumerate(steps)}
        self._seen: list[tuple[Callable[[Any, Any], Any], Write]] = []
        self._questions: list[tuple[Callable[[Any, Any], Any], Write]] = []
        self._of_options: list[tuple[Callable[[Any, Any], Any], Write]] = []
        self._counters: list[tuple[Callable[[Any, Any], Any], int, int]] = []
        for row in features.rows:
            self._add(row)
        self._things = _Things(game, features.places, self._blocks)

    def _block(self, name: str) -> _Block:
        return self._blocks[name]

    def _add(self, row: Row) -> None:
        if isinstance(row, Counters):
            what = self._block("what").add(row.names)
            self._counters.append((row.reader(), what, self._place(row.where)))
        elif row.seen == OPTION:
            first = self._block("o_plain").add(row.names)
            self._of_options.append((row.reader(), row.writer(first)))
        else:
            first = self._block("plain").add(row.names)
            rows = self._questions if row.seen == ASKED else self._seen
            rows.append((row.reader(), row.writer(first)))

    def _place(self, where: Where) -> int:
        found = self._places.get(where.name)
        if found is None:
            names = [f"{where.name}.{word}" for word in where.words]
            found = self._places[where.name] = self._block("where").add(names)
        return found

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
        for read, write in self._seen:
            found += write(read(game, me))
        decision = game.stack[-1] if game.stack else None
        if decision is not None and decision.waits and decision.seat == seat:
            found.append(self._asked[type(decision).__name__])
            for read, write in self._questions:
                found += write(read(game, decision))
        what: list[int] = []
        where: list[int] = []
        for read, first, place in self._counters:
            for one, at in read(game, me):
                what.append(first + one)
                where.append(place + at)
        return Observation(found, what, where)

    def options(self, game: Any, options: Sequence[Choice]) -> Options:
        """What the options of the decision that waits are."""
        found = Options([], [], [], [], [])
        plain, counts, what, where, pairs = found
        known = self._things
        for option in options:
            thing = known[option]
            more = thing.plain
            for read, write in self._of_options:
                more = (*more, *write(read(game, option)))
            plain += more
            counts.append(len(more))
            what += thing.what
            where += thing.where
            pairs.append(len(thing.what))
        return found


class _Thing(NamedTuple):
    plain: tuple[int, ...]
    what: tuple[int, ...]
    where: tuple[int, ...]


class _Things(dict[Choice, _Thing]):
    """The features of options: the verb, each thing by itself, and each thing with the verb."""

    def __init__(self, game: Game, places: frozenset[str], blocks: dict[str, _Block]) -> None:
        super().__init__()
        plain, what, where = blocks["o_plain"], blocks["o_what"], blocks["o_where"]
        #: For each verb its number, and for each of its targets where its kind begins: as a place (with the
        #: number of the target as a counter), or with the verb, by itself and as a counter.
        self._verbs: dict[str, tuple[int, Verb, list[tuple[int, ...]]]] = {}
        alone: dict[str, tuple[int, int]] = {}
        for word, verb in game.all_verbs().items():
            number = plain.add([word])
            targets: list[tuple[int, ...]] = []
            for n, kind in enumerate(verb.kinds):
                names = [f"{kind.name}.{id}" for id in kind.ids]
                if kind.name in places:
                    if kind.name not in alone:
                        alone[kind.name] = where.add(names), 0
                    targets.append((alone[kind.name][0], what.add([f"{word}.{n}"])))
                    continue
                if kind.name not in alone:
                    alone[kind.name] = plain.add(names), what.add(names) if places else 0
                targets.append((plain.add([f"{word}.{n}.{name}" for name in names]), *alone[kind.name]))
            self._verbs[word] = number, verb, targets

    def __missing__(self, choice: Choice) -> _Thing:
        number, verb, targets = self._verbs[choice.verb]
        plain, counters, places = [number], [], []
        for n, first in zip(verb.read(choice), targets, strict=True):
            if n == NONE:
                continue
            if len(first) == 2:
                places.append((first[0] + n, first[1]))
            else:
                plain += (first[0] + n, first[1] + n)
                counters.append(first[2] + n)
        pairs = [(what, place) for place, target in places for what in (target, *counters)]
        if len(self) >= KEPT:
            self.clear()
        found = self[choice] = _Thing(
            tuple(plain), tuple(what for what, _ in pairs), tuple(place for _, place in pairs)
        )
        return found


_readers: dict[str, Reader] = {}


def reader(game: Game) -> Reader:
    """What reads positions of that game as features; made once."""
    found = _readers.get(game.id)
    if found is None:
        if game.features is None:
            raise QuadrantError(f"{game.name} declares no features: nothing can be learned in it")
        found = _readers[game.id] = Reader(game, game.features)
    return found

"""Features: what a seat knows, as the numbers of the features that are present.

Learned opponents read a position as a short list of numbers: of a few thousand possible features, those that
are present. A game declares them in one table of rows (:mod:`quadrant.kernel.rows`). Each row says which
field of the state it reads, which words the field takes, and who sees it. A row reads the state itself, not a
view, and costs a microsecond.

A counter is *what it is* and *where it is*: two numbers that a net multiplies, so that what is learned in one
hex helps in the next (:class:`~quadrant.kernel.rows.Counters`). An option is what its verb declares: the verb
and its things.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from quadrant.errors import QuadrantError
from quadrant.kernel.rows import ASKED, EVERYBODY, KEPT_OPTIONS, OPTION, Counters, Row, Words, Write
from quadrant.kernel.verbs import NONE, Choice, Kind, Verb

if TYPE_CHECKING:
    from quadrant.kernel.catalog import Game


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


# The table of a game


class Features:
    """What a game declares: its rows, and which kinds of its verbs' things are places.

    Whose seat it is and what is asked are features of every game and need not be declared. ``places`` are the
    kinds with so many things that an option names them as pairs: its verb, and each other thing that it
    names, at that place. ``many`` are things of which there are many, too, but which can be at a place: such
    a thing is named by itself, as a pair with its verb, and at each place. ``margin``: a lead of so many
    points counts as about three quarters of the highest. ``lead``: by how much the first camp is ahead in a
    position that is over, where the score of the result does not tell.
    """

    def __init__(
        self,
        *rows: Row,
        places: Iterable[str] = (),
        many: Iterable[str] = (),
        margin: float = 0.0,
        lead: Callable[[Any], float] | None = None,
    ) -> None:
        self.rows = rows
        self.places = frozenset(places)
        self.many = frozenset(many)
        self.margin = margin
        self.lead = lead


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
        self.lead = features.lead
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
            pairs = read(game, me)
            if pairs:
                what += [first + one for one, _ in pairs]
                where += [place + at for _, at in pairs]
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


_readers: dict[str, Reader] = {}


def reader(game: Game) -> Reader:
    """What reads positions of that game as features; made once."""
    found = _readers.get(game.id)
    if found is None:
        if game.features is None:
            raise QuadrantError(f"{game.name} declares no features: nothing can be learned in it")
        found = _readers[game.id] = Reader(game, game.features)
    return found

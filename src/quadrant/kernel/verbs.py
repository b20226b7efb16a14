"""Verbs: what can be chosen, declared once.

A verb says what it is done to. Everything that makes, reads, labels or draws a choice asks the verb: the
engine, the terminal, the client (which gets ``Game.verbs`` with the game's static data) and the bots. Inside
the engine, things are small numbers; in a choice they have names, as in records and on the wire.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, Final, Self

from quadrant.kernel.board import bits

Target = str | int

#: In place of the number of a thing: none is named.
NONE: Final = -1
#: How large the sets are whose choices a verb keeps, and how many of them at most.
SMALL: Final = 8
KEPT: Final = 1024


class Choice(tuple[Target, ...]):
    """One thing a seat may choose: a verb and what it is done to. Compares by value.

    A choice that a verb has made also knows its things by the names of their kinds: ``choice.card``.

    >>> Choice("build", "army", "ukraine")
    Choice('build', 'army', 'ukraine')
    >>> Choice("pass") == Choice("pass")
    True
    """

    __slots__ = ()

    #: The names of the kinds of its targets, in order. Every verb has a class of choices of its own.
    kinds: ClassVar[tuple[str, ...]] = ()

    def __new__(cls, verb: str, *targets: Target) -> Self:
        return tuple.__new__(cls, (verb, *targets))

    def __reduce__(self) -> tuple[object, ...]:
        # The class that a verb has made cannot be found by its name.
        return Choice.of, (tuple(self),)

    def __getattr__(self, name: str) -> Target:
        """Called only for missing attributes: a kind of which the choice names nothing."""
        named = ", ".join(self.kinds[: len(self) - 1]) or "nothing"
        raise AttributeError(f"{self!r} has no {name}; it has {named}")

    @property
    def verb(self) -> str:
        return str(self[0])

    @property
    def targets(self) -> tuple[Target, ...]:
        return tuple(self[1:])

    def __repr__(self) -> str:
        return f"Choice({', '.join(map(repr, self))})"

    @classmethod
    def of(cls, parts: Sequence[Target]) -> Self:
        """The choice written as a plain list, as in records and on the wire."""
        return tuple.__new__(cls, parts)

    @classmethod
    def about(cls, kinds: Iterable[Kind]) -> type[Self]:
        """The class of the choices about things of these kinds."""
        names = tuple(kind.name for kind in kinds)
        # Properties, for a kind may be called as a method of tuples is: count.
        named = {name: property(_target(at)) for at, name in enumerate(names, 1)}
        return type(cls.__name__, (cls,), {"__slots__": (), "kinds": names, **named})


def _target(at: int) -> Callable[[Choice], Target]:
    """What reads the target at that place; one that is left out is not there."""

    def read(choice: Choice) -> Target:
        if at < len(choice):
            return choice[at]
        raise AttributeError

    return read


class Kind:
    """One kind of things that choices name: nations, spaces, cards, numbers. Numbered, as everywhere.

    The name of the kind is also the name of the argument in messages.
    """

    __slots__ = ("ids", "name", "number")

    def __init__(self, name: str, ids: Iterable[Target]) -> None:
        self.name = name
        self.ids = tuple(ids)
        self.number = {id: number for number, id in enumerate(self.ids)}

    def __repr__(self) -> str:
        return f"Kind({self.name!r}, {len(self.ids)} things)"


class _Row(dict[int, Choice]):
    """The choices of a verb that differ in one target only, made when first needed."""

    __slots__ = ("_after", "_before", "_found", "_ids", "_left", "_made", "_right")

    def __init__(self, verb: Verb, others: tuple[int, ...]) -> None:
        varies, kinds = verb.varies, verb.kinds
        others += (NONE,) * (len(kinds) - 1 - len(others))
        # What stands before and after the target that differs is the same for the whole row.
        self._left, self._right = others[:varies], others[varies:]
        self._before = (verb.word, *_names(kinds[:varies], self._left))
        self._after = _names(kinds[varies + 1 :], self._right)
        self._ids: tuple[Target, ...] = kinds[varies].ids if kinds else ()
        self._found = verb.found
        self._made = verb.made

    def __missing__(self, number: int) -> Choice:
        """A choice made for the first time. It is kept here, and what it means is kept by the verb."""
        named = () if number == NONE else (self._ids[number],)
        choice = self[number] = self._made.of((*self._before, *named, *self._after))
        self._found[choice] = (*self._left, number, *self._right)
        return choice


def _names(kinds: tuple[Kind, ...], numbers: tuple[int, ...]) -> tuple[Target, ...]:
    return tuple(kind.ids[n] for kind, n in zip(kinds, numbers, strict=True) if n != NONE)


class Verb:
    """A verb and the kinds of its targets.

    ``at`` is the kind of the target that shows where the choice is made: it glows. It is also the target that
    differs among the options of a decision, unless another one ``varies`` (without either, the first one
    does). The last ``optional`` targets may be left out. ``gives_up``: choosing it gives something up (a card
    is discarded, a piece is taken off, a chance is passed up), so it is drawn differently.

    >>> piece, space = Kind("piece", ("army", "navy")), Kind("space", ("ukraine", "baltic_sea"))
    >>> build = Verb("build", piece, space, at=space)
    >>> build(0, 1)
    Choice('build', 'army', 'baltic_sea')
    >>> build.read(Choice("build", "navy", "ukraine"))
    (1, 0)
    >>> build(0, 1).space
    'baltic_sea'
    >>> build.over(0b11, 0)
    [Choice('build', 'army', 'ukraine'), Choice('build', 'army', 'baltic_sea')]
    >>> Verb("swap", piece, space, varies=space).over(0b10, 1)
    [Choice('swap', 'navy', 'baltic_sea')]
    >>> Verb("find", space).each((1, 0))
    [Choice('find', 'baltic_sea'), Choice('find', 'ukraine')]
    """

    __slots__ = (
        *("_alone", "_plain", "_rows", "_sets"),
        *("at", "found", "gives_up", "kinds", "made", "optional", "varies", "word"),
    )

    def __init__(
        self,
        word: str,
        *kinds: Kind,
        at: Kind | None = None,
        varies: Kind | None = None,
        optional: int = 0,
        gives_up: bool = False,
    ) -> None:
        self.word = word
        self.kinds = kinds
        self.at = at
        self.optional = optional
        self.gives_up = gives_up
        differs = varies or at
        self.varies = 0 if differs is None else kinds.index(differs)
        #: The class of its choices.
        self.made = Choice.about(kinds)
        #: What the choices that were made mean.
        self.found: dict[Choice, tuple[int, ...]] = {}
        self._rows: dict[tuple[int, ...], _Row] = {}
        #: The choice of a verb without targets.
        self._alone = self.made(word)
        if not kinds:
            self.found[self._alone] = ()
        #: The row without other things, which most verbs have no more than.
        self._plain = _Row(self, ())
        #: The choices about small sets, which are asked for again and again.
        self._sets: dict[tuple[int, tuple[int, ...]], list[Choice]] = {}

    def __repr__(self) -> str:
        return f"Verb({self.word!r}, {', '.join(kind.name for kind in self.kinds)})"

    # Making choices

    def __call__(self, *numbers: int) -> Choice:
        """The choice about the things with these numbers; those left out at the end are not named."""
        if not self.kinds:
            return self._alone
        numbers += (NONE,) * (len(self.kinds) - len(numbers))
        varies = self.varies
        return self.row(*numbers[:varies], *numbers[varies + 1 :])[numbers[varies]]

    def row(self, *others: int) -> dict[int, Choice]:
        """The choices about these other things, by the number of what varies."""
        if not others:
            return self._plain
        row = self._rows.get(others)
        if row is None:
            row = self._rows[others] = _Row(self, others)
        return row

    def over(self, mask: int, *others: int) -> list[Choice]:
        """The choices about each thing of a set, and about these other things."""
        if mask.bit_count() > SMALL:
            return list(map(self.row(*others).__getitem__, bits(mask)))
        key = mask, others
        found = self._sets.get(key)
        if found is None:
            if len(self._sets) >= KEPT:
                self._sets.clear()
            found = self._sets[key] = list(map(self.row(*others).__getitem__, bits(mask)))
        return found[:]

    def each(self, things: Iterable[int], *others: int) -> list[Choice]:
        """The choices about each of these things, in their order, and about these other things."""
        row = self.row(*others) if others else self._plain
        return list(map(row.__getitem__, things))

    # Reading choices

    def of(self, choice: Choice) -> bool:
        """Whether the choice is one of this verb."""
        return choice[0] == self.word

    def read(self, choice: Choice) -> tuple[int, ...]:
        """The numbers of the things that a choice of this verb names, NONE for one that it leaves out."""
        numbers = self.found.get(choice)
        if numbers is None:
            numbers = self.parse(choice)
            if numbers is None:
                raise ValueError(f"{choice!r} is not a choice of {self!r}")
        return numbers

    def thing(self, choice: Choice) -> int:
        """The number of the thing that differs among the options of a decision."""
        numbers = self.found.get(choice)
        return (self.read(choice) if numbers is None else numbers)[self.varies]

    def parse(self, choice: Choice) -> tuple[int, ...] | None:
        """The same as :meth:`read` for a choice that may be anything; None if it makes no sense."""
        targets = choice[1:]
        most = len(self.kinds)
        if choice[0] != self.word or not most - self.optional <= len(targets) <= most:
            return None
        numbers = [kind.number.get(target, NONE) for kind, target in zip(self.kinds, targets, strict=False)]
        if NONE in numbers:
            return None
        return (*numbers, *(NONE,) * (most - len(numbers)))

    def others(self, numbers: tuple[int, ...]) -> tuple[int, ...]:
        """All but the thing that differs among the options."""
        return numbers[: self.varies] + numbers[self.varies + 1 :]

    @property
    def varying(self) -> Kind | None:
        """The kind of the thing that differs among the options."""
        return self.kinds[self.varies] if self.kinds else None

    @property
    def place(self) -> int | None:
        """Which target glows, counted from 1; None for a verb that is a button."""
        return None if self.at is None else self.kinds.index(self.at) + 1


#: What every game has: passing, and being done.
PASSING: Final = Verb("pass", gives_up=True)
FINISHING: Final = Verb("done", gives_up=True)
PASS: Final = PASSING()
DONE: Final = FINISHING()


def leaves_off(choice: Sequence[Target]) -> bool:
    """Whether it is to let something go by, or to be done with it.

    >>> leaves_off(PASS), leaves_off(Choice("build", "army"))
    (True, False)
    """
    return tuple(choice) in (PASS, DONE)

"""Steps, decisions and the state they work on.

A game in progress is plain data: pieces, cards and tracks, plus a stack of steps, the sentences of the
rulebook still to be carried out. Nothing hides in generators, closures or threads, so a game can be stored,
copied, compared and resumed at any point.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from hashlib import blake2b
from typing import Any, ClassVar, Generic, Self, TypeVar, get_origin

import msgspec

from quadrant.errors import DeadEnd
from quadrant.kernel import dice
from quadrant.kernel.message import Arg, Args, Event, Prompt, Refusal

Target = str | int
T = TypeVar("T")
G = TypeVar("G", bound="GameState")


class Choice(tuple[Target, ...]):
    """One thing a seat may choose: a verb and what it is done to. Compares by value.

    >>> Choice("build", "army", "ukraine")
    Choice('build', 'army', 'ukraine')
    >>> Choice("pass") == Choice("pass")
    True
    """

    __slots__ = ()

    def __new__(cls, verb: str, *targets: Target) -> Self:
        return tuple.__new__(cls, (verb, *targets))

    def __getnewargs__(self) -> tuple[Target, ...]:
        return tuple(self)

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


PASS = Choice("pass")
DONE = Choice("done")


class Step(msgspec.Struct, array_like=True, tag=True):
    """A sentence of the rulebook still to be carried out. Never changed once pushed: clones share it."""

    waits: ClassVar[bool] = False

    def run(self, game: Any) -> None:
        """Do what the sentence says; push what follows from it."""
        raise NotImplementedError


class Decision(Step):
    """A step that waits for one seat. It lists every legal choice; nothing else is legal."""

    waits: ClassVar[bool] = True
    #: Asked even when there is only one option, because seeing (or not seeing) the prompt matters to people.
    shown: ClassVar[bool] = False
    #: Part of a reaction window: standing orders may answer it with a pass.
    reaction: ClassVar[bool] = False
    #: The name of the place that undo can go back to: where the decisions of this name begin, for instance
    #: "turn", before anything of it was played, or "markers", before the first of several was placed.
    place: ClassVar[str] = ""

    seat: str

    @property
    def kind(self) -> str:
        """What is asked, as a word: ``ChooseSpace`` is ``choose_space``."""
        return _kind(type(self).__name__)

    def options(self, game: Any) -> list[Choice]:
        """Every legal choice."""
        raise NotImplementedError

    def resolve(self, game: Any, choice: Choice) -> None:
        """Carry out a choice that was offered. The decision itself is off the stack already."""
        raise NotImplementedError

    def prompt(self, game: Any) -> Prompt:
        """What is asked: message, arguments, rule."""
        return Prompt("prompt-" + self.kind.replace("_", "-"))

    def explain(self, game: Any, choice: Choice) -> Refusal | None:
        """The rule that forbids a choice that is not offered, where the game can name it."""
        return None


_kinds: dict[str, str] = {}


def _kind(name: str) -> str:
    kind = _kinds.get(name)
    if kind is None:
        parts = ("_" + c.lower() if c.isupper() else c for c in name)
        kind = _kinds[name] = "".join(parts).lstrip("_")
    return kind


class ScorePart(msgspec.Struct, frozen=True):
    """One line of a score: whose, how much, what for."""

    side: str
    amount: int
    id: str
    rule: str = ""
    args: Args = {}


class Result(msgspec.Struct, frozen=True):
    """How a match ended. ``winners`` are the camps or seats that won; empty for a draw."""

    winners: tuple[str, ...]
    reason: str
    rule: str
    score: dict[str, int] = {}
    parts: tuple[ScorePart, ...] = ()

    @property
    def winner(self) -> str:
        return "+".join(self.winners) or "draw"


class GameState(msgspec.Struct, kw_only=True, dict=True):
    """A game in progress.

    Fields are immutable values or flat lists of immutable values, and steps are never changed once
    pushed: that is why a clone is a handful of list copies. What is derived from the fields (supply,
    control) lives in ``facts``, beside the state: never stored, never copied, never compared.
    """

    #: The seats' names, in order. Fixed for each game.
    SEATS: ClassVar[tuple[str, ...]] = ()
    #: Verbs that a seat may use whenever it is asked anything; the question is asked again afterwards.
    ASIDES: ClassVar[frozenset[str]] = frozenset()

    key: bytes = b""
    rolls: int = 0
    #: How often something became known that could not be known before; undo never crosses it.
    reveals: int = 0
    stack: list[Any] = []
    result: Result | None = None

    # Steps

    def push(self, *steps: Step) -> None:
        """Put steps on the stack, in the order in which they happen."""
        self.stack.extend(steps[::-1])

    def end(self, result: Result) -> None:
        """The game is over, whatever was still to be done."""
        self.stack.clear()
        self.result = result

    def asides(self, seat: str) -> list[Choice]:
        """What the seat may do besides answering the question."""
        return []

    def take_aside(self, seat: str, choice: Choice) -> None:
        """Carry out an aside; the question stays on the stack."""
        raise NotImplementedError

    # Chance

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1. Undo cannot go back behind it."""
        value = dice.number(self.key, self.rolls, sides)
        self.rolls += 1
        self.reveals += 1
        return value

    def die(self, sides: int = 6) -> int:
        """A die: 1 to sides."""
        return self.roll(sides) + 1

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """The same things in random order."""
        mixed = list(things)
        for i in range(len(mixed) - 1, 0, -1):
            j = self.roll(i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return tuple(mixed)

    def reveal(self) -> None:
        """Something became known to somebody: a card was drawn or turned over."""
        self.reveals += 1

    # Facts and events

    @property
    def facts(self) -> dict[Any, Any]:
        """Derived facts, kept until :meth:`touch`."""
        found: dict[Any, Any] | None = self.__dict__.get("facts")
        if found is None:
            found = self.__dict__["facts"] = {}
        return found

    def touch(self) -> None:
        """What facts are derived from has changed."""
        self.__dict__.pop("facts", None)

    def listen(self) -> None:
        """Start keeping events; a clone keeps none until asked to."""
        self.__dict__["log"] = []

    def heard(self) -> list[Event]:
        """The events since :meth:`listen`."""
        log: list[Event] = self.__dict__.get("log", [])
        return log

    def tell(
        self,
        id: str,
        rule: str = "",
        seats: tuple[str, ...] | None = None,
        secret: Args | None = None,
        **args: Arg,
    ) -> None:
        """Report that something happened (see :class:`Event`)."""
        log = self.__dict__.get("log")
        if log is not None:
            log.append(Event(f"event-{id}", rule, args, seats, secret))

    # Copies

    def clone(self) -> Self:
        """An independent copy without facts and without a listener."""
        other = copy(self)
        for name in _list_fields(type(self)):
            setattr(other, name, getattr(other, name)[:])
        return other

    def encode(self) -> bytes:
        """The whole state as msgpack."""
        return _encode(self)

    def digest(self) -> str:
        """A fingerprint of the whole state."""
        return blake2b(_encode(self), digest_size=16).hexdigest()


_encode = msgspec.msgpack.Encoder(order="deterministic").encode
_fields: dict[type, tuple[str, ...]] = {}


def _list_fields(cls: type[GameState]) -> tuple[str, ...]:
    names = _fields.get(cls)
    if names is None:
        fields = msgspec.structs.fields(cls)
        names = tuple(f.name for f in fields if get_origin(f.type) is list)
        _fields[cls] = names
    return names


class Codec(Generic[G]):
    """Reads stored states back. Steps are found by their tag among the game's step classes."""

    def __init__(self, state: type[G]) -> None:
        self._state = state
        self._decode = msgspec.msgpack.Decoder(state).decode
        self._package = state.__module__.rpartition(".")[0]
        self._steps: dict[str, type[Step]] = {}
        self._shape = ""

    def _known(self) -> dict[str, type[Step]]:
        """The game's step classes by their tag."""
        mine = (cls for cls in _descendants(Step) if cls.__module__.startswith(self._package))
        return {cls.__name__: cls for cls in mine}

    def steps(self) -> list[type[Step]]:
        """The game's step classes."""
        known = self._known()
        return [known[tag] for tag in sorted(known)]

    def _find(self, tag: str) -> type[Step]:
        step = self._steps.get(tag)
        if step is None:
            self._steps = self._known()
            step = self._steps[tag]
        return step

    def decode(self, data: bytes) -> G:
        game = self._decode(data)
        game.stack = [msgspec.convert(raw, self._find(raw[0])) for raw in game.stack]
        return game

    @property
    def shape(self) -> str:
        """A fingerprint of the form in which states are stored: names, fields and types of state and steps.

        A state stored in another shape must not be read, even if it can be: its fields may mean other things.
        """
        if not self._shape:
            seen: dict[str, Any] = {}
            for part in (self._state, *self.steps()):
                _form(msgspec.inspect.type_info(part), seen)
            self._shape = blake2b(msgspec.json.encode(seen, order="sorted"), digest_size=12).hexdigest()
        return self._shape


_codecs: dict[type, Codec[Any]] = {}


def codec(state: type[G]) -> Codec[G]:
    """The codec of a game's states; made once."""
    found = _codecs.get(state)
    if found is None:
        found = _codecs[state] = Codec(state)
    return found


def _form(part: Any, seen: dict[str, Any]) -> Any:
    """A type in plain words; what has fields is described once, in ``seen``, and only named elsewhere."""
    if isinstance(part, msgspec.inspect.StructType | msgspec.inspect.NamedTupleType):
        name = part.cls.__qualname__
        if name not in seen:
            seen[name] = []
            seen[name] += ([field.encode_name, _form(field.type, seen)] for field in part.fields)
        return name
    if isinstance(part, msgspec.inspect.Type):
        fields = (getattr(part, field) for field in part.__struct_fields__)
        return [type(part).__name__, *(_form(field, seen) for field in fields)]
    if isinstance(part, tuple | list):
        return [_form(item, seen) for item in part]
    return part.__qualname__ if isinstance(part, type) else part


def _descendants(cls: type[Step]) -> list[type[Step]]:
    found: list[type[Step]] = []
    for sub in cls.__subclasses__():
        found.append(sub)
        found.extend(_descendants(sub))
    return found


def advance(game: GameState) -> list[Choice] | None:
    """Carry out steps until a seat must really choose; its options, or None when the game is over."""
    stack = game.stack
    while stack:
        step = stack[-1]
        if not step.waits:
            stack.pop()
            step.run(game)
            continue
        options: list[Choice] = step.options(game)
        if len(options) == 1 and not step.shown:
            stack.pop()
            step.resolve(game, options[0])
            continue
        if not options:
            raise DeadEnd(f"{step.kind} offers nothing to {step.seat}")
        return options + game.asides(step.seat) if game.ASIDES else options
    return None


def take(game: GameState, choice: Choice) -> None:
    """Carry out a choice that the decision on top of the stack offered."""
    decision = game.stack[-1]
    if choice[0] in game.ASIDES:
        game.take_aside(decision.seat, choice)
        return
    game.stack.pop()
    decision.resolve(game, choice)

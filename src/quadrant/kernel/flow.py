"""Steps, decisions and the state they work on.

A game in progress is plain data: pieces, cards and tracks, plus a stack of steps, the sentences of the
rulebook still to be carried out. Nothing hides in generators, closures or threads, so a game can be stored,
copied, compared and resumed at any point.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from copy import copy
from hashlib import blake2b
from typing import Annotated, Any, ClassVar, Generic, Self, TypeVar, dataclass_transform, get_args, get_origin

import msgspec

from quadrant.errors import DeadEnd
from quadrant.kernel import dice
from quadrant.kernel.deeds import Deeds, deeds_of
from quadrant.kernel.facts import forget
from quadrant.kernel.message import Arg, Args, Event, Prompt, Refusal
from quadrant.kernel.offers import Offer
from quadrant.kernel.unsaved import Supposing, Unsaved
from quadrant.kernel.verbs import DONE as DONE
from quadrant.kernel.verbs import PASS as PASS
from quadrant.kernel.verbs import Choice as Choice
from quadrant.kernel.verbs import Target as Target

T = TypeVar("T")
G = TypeVar("G", bound="GameState")


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Frozen(msgspec.StructMeta):
    """Tells type checkers that steps, and operations of cards, are frozen, as they are."""


class Step(msgspec.Struct, metaclass=Frozen, array_like=True, tag=True, frozen=True, gc=False):
    """A sentence of the rulebook still to be carried out. It never changes once made, so clones share it.

    A step holds plain values and no reference to itself, so the garbage collector need not look at it.
    """

    waits: ClassVar[bool] = False

    def run(self, game: Any) -> None:
        """Do what the sentence says; push what follows from it."""
        raise NotImplementedError


class Decision(Step):
    """A step that waits for one seat. It lists every legal choice; nothing else is legal.

    What may be chosen is written as :meth:`offers`: verbs with limits, which list the options and explain
    refusals, from one source. The method that carries out a verb is marked with it (see
    :mod:`quadrant.kernel.deeds`). A decision that is asked very often may list the same ``options`` in a
    quicker way; the conformance suite compares the two.
    """

    waits: ClassVar[bool] = True
    #: Asked even if there is only one option, because people want to see the prompt, or must not miss it.
    shown: ClassVar[bool] = False
    #: Part of a reaction window: standing orders may answer it with a pass.
    reaction: ClassVar[bool] = False
    #: Nobody need see it where nothing can be done but leave off: standing orders do that.
    skipped: ClassVar[bool] = False
    #: Nobody else sees the answer, and it changes nothing for them: seats that are asked such questions one
    #: after another may answer in any order (``asked.py``).
    apart: ClassVar[bool] = False
    #: The name of a place that undo can go back to: where the decisions of this name begin, such as "turn",
    #: before anything of it was played, or "markers", before the first of several was placed.
    undo_to: ClassVar[str] = ""
    #: What each verb leads to.
    deeds: ClassVar[Deeds] = {}

    seat: str

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.deeds = deeds_of(cls)

    def asked_anyway(self, game: Any) -> bool:
        """Whether it is asked even with one option: ``shown``, or there may be more as far as everybody can
        tell.

        Where options come from hidden cards, a missing prompt would reveal that there are none.
        """
        return self.shown

    @property
    def kind(self) -> str:
        """What is asked, as a word: ``ChooseSpace`` is ``choose_space``."""
        return kind_of(type(self).__name__)

    def offers(self, game: Any) -> Iterable[Offer]:
        """What may be done to what, and what forbids the rest; nothing if it writes its own ``options``."""
        return ()

    def options(self, game: Any) -> list[Choice]:
        """Every legal choice."""
        options: list[Choice] = []
        for offer in self.offers(game):
            options += offer.choices()
        return options

    def resolve(self, game: Any, choice: Choice) -> None:
        """Carry out a choice that was offered. The decision itself is already off the stack."""
        verb, method = self.deeds[choice[0]]
        method(self, game, *verb.read(choice))

    @property
    def prompt_id(self) -> str:
        """The message that asks: ``ChooseSpace`` has ``prompt-choose-space``."""
        return "prompt-" + self.kind.replace("_", "-")

    def prompt(self, game: Any) -> Prompt:
        """What is asked: message, arguments, rule."""
        return Prompt(self.prompt_id)

    def waste(self, game: Any, choice: Choice) -> Refusal | None:
        """What this option would give away for nothing, if anything; people are asked to confirm it.

        It may depend only on what the seat itself knows.
        """
        return None

    def stand_ins(self, game: Any) -> tuple[str, ...]:
        """The seats that choose here, by the rules, for a slow player, nearest first; usually none."""
        return ()

    def explain(self, game: Any, choice: Choice) -> Refusal | None:
        """The rule that forbids a choice that is not offered, if the game can name it."""
        for offer in self.offers(game):
            refusal = offer.why_not(choice)
            if refusal is not None:
                return refusal
        return None


_kinds: dict[str, str] = {}


def kind_of(name: str) -> str:
    """The name of a decision's class as a word."""
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

    def share(self, camp: str, camps: Collection[str]) -> float:
        """A camp's share of the victory; a draw is a victory shared by all."""
        winners = self.winners or camps
        return (camp in winners) / len(winners)


class GameState(Unsaved, msgspec.Struct, kw_only=True):
    """A game in progress.

    Fields are immutable values or flat lists of immutable values, and steps never change once made. That is
    why a clone is a handful of list copies. What is derived from the fields (supply, control) is kept in
    ``facts`` and is never stored or compared (see :class:`Unsaved`).
    """

    #: The seats' names, in order. Fixed for each game.
    SEATS: ClassVar[tuple[str, ...]] = ()
    #: Verbs that a seat may use whenever it is asked anything; the question is asked again afterwards.
    ASIDES: ClassVar[frozenset[str]] = frozenset()

    key: bytes = b""
    rolls: int = 0
    #: How often something was revealed; undo never crosses a reveal.
    reveals: int = 0
    stack: list[Any] = []
    result: Result | None = None

    def __post_init__(self) -> None:
        self.begin_unsaved()

    # Steps

    def push(self, *steps: Step) -> None:
        """Put steps on the stack, in the order in which they happen."""
        self.stack.extend(steps[::-1])

    def end(self, result: Result) -> None:
        """End the game, whatever was still to be done."""
        self.stack.clear()
        self.result = result

    def asides(self, seat: str) -> list[Choice]:
        """What the seat may do besides answering the question."""
        return []

    def take_aside(self, seat: str, choice: Choice) -> None:
        """Carry out an aside; the question stays on the stack."""
        raise NotImplementedError

    def declarations(self, seat: str) -> list[Choice]:
        """What the seat may declare, no matter who is asked, as soon as nothing is half done."""
        return []

    def half_done(self) -> bool:
        """Whether something is half done; until it is finished, nothing may be declared."""
        return False

    def declare(self, seat: str, choice: Choice) -> None:
        """Carry out a declaration; the question stays on the stack."""
        raise NotImplementedError

    # Chance

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1. Undo cannot go back past it."""
        value = dice.number(self.key, self.rolls, sides)
        self.rolls += 1
        self.reveals += 1
        return value

    def face(self, sides: int) -> int:
        """What a die shows: 1 to sides, or what :meth:`load` said."""
        loaded = self.loaded
        if not loaded:
            return self.roll(sides) + 1
        if not 1 <= loaded[0] <= sides:
            raise ValueError(f"a die with {sides} sides does not show {loaded[0]}")
        self.reveals += 1
        return loaded.pop(0)

    def throw_anew(self, key: bytes) -> None:
        """Use the dice of that key from here on: an imagined future must not reveal the match's own dice."""
        self.key = key

    def load(self, *faces: int) -> None:
        """Set what the next dice will show, for tests, lessons and searches that try every face."""
        self.loaded.extend(faces)

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """The same things in random order."""
        mixed = list(things)
        key, rolls = self.key, self.rolls
        for i in range(len(mixed) - 1, 0, -1):
            j = dice.number(key, rolls, i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
            rolls += 1
        self.reveals += rolls - self.rolls
        self.rolls = rolls
        return tuple(mixed)

    def reveal(self) -> None:
        """Note that something was revealed to somebody: a card was drawn or turned over."""
        self.reveals += 1

    # Facts and events

    def touch(self, *sources: str) -> None:
        """These sources have changed (without arguments: all have); facts that depend on them are found
        again.
        """
        if sources:
            forget(self.facts, sources)
        else:
            self.facts.clear()

    def supposing(self, *sources: str, **fields: object) -> Supposing[Self]:
        """This state as it would be with these fields, inside a ``with`` block; then they are restored::

            with game.supposing(offensive=Offensive(side, card)) as then:
                return ready(then, hq)

        Facts that come from a source of a field's name, or from the ``sources``, are found anew inside.
        """
        return Supposing(self, sources, fields)

    def listen(self) -> None:
        """Start keeping events; a clone keeps none until asked to."""
        self.log = []

    @property
    def silent(self) -> bool:
        """Whether nobody listens, as in a search; then frequent events need not be built."""
        return self.log is None

    def imagine(self) -> Self:
        """From here on this state and every copy of it are imagined. Nobody is asked where there is only one
        option, or in a window in which they have nothing to use, even where people would be; and asides are
        left out.
        """
        self.imagined = True
        return self

    def heard(self) -> list[Event]:
        """The events since :meth:`listen`."""
        return [] if self.log is None else self.log

    def tell(self, id: str, rule: str = "", **args: Arg) -> None:
        """Report an event to everybody (see :class:`Event`)."""
        if self.log is not None:
            self.log.append(Event(f"event-{id}", rule, args))

    def confide(
        self, id: str, rule: str = "", *, to: tuple[str, ...], secret: Args | None = None, **args: Arg
    ) -> None:
        """Report an event that only the seats ``to`` may know, or of which they may know more."""
        if self.log is not None:
            self.log.append(Event(f"event-{id}", rule, args, to, secret))

    # Rounds

    def watch_rounds(self) -> None:
        """Start keeping the state at the end of each round; a clone keeps nothing until asked to."""
        self.rounds = []

    def close_round(self) -> None:
        """A round is over. For games in which more happens before somebody is asked again."""
        if self.rounds is not None:
            self.rounds = [self.clone()]

    def closed(self) -> Self | None:
        """The state when a round was over, if one was since this was asked last."""
        return self.rounds.pop() if self.rounds else None

    # Copies

    def clone(self) -> Self:
        """An independent copy without a listener; facts are shared until one of the two changes."""
        other = copy(self)
        for name in _list_fields(type(self)):
            setattr(other, name, getattr(other, name)[:])
        other.facts = self.facts.copy()
        other.imagined = self.imagined
        other.loaded = []
        other.log = other.rounds = None
        return other

    def __repr__(self) -> str:
        """Who is asked what, and how much is still to be done; the fields themselves would fill pages."""
        game = type(self).__module__.rpartition(".")[0].rpartition(".")[2]
        if self.result is not None:
            return f"<{game}: over, won by {self.result.winner}>"
        top = self.stack[-1] if self.stack else None
        now = f"{top.seat} is asked {top.kind}" if isinstance(top, Decision) else type(top).__name__
        return f"<{game}: {now}; {len(self.stack)} steps on the stack, {self.rolls} random numbers drawn>"

    def encode(self) -> bytes:
        """The whole state as msgpack."""
        return _encode(self)

    def digest(self) -> str:
        """A fingerprint of the whole state."""
        return blake2b(_encode(self), digest_size=16).hexdigest()


_plain = msgspec.msgpack.Encoder(order="deterministic").encode
#: The msgpack extension that holds a number of more than 64 bits, such as a set of hexes.
WIDE = 1


def _encode(state: GameState) -> bytes:
    """The state as msgpack. Sets of more than 64 spaces are numbers that msgpack has no word for."""
    try:
        return _plain(state)
    except OverflowError:
        return _plain(_narrow(msgspec.to_builtins(state, builtin_types=(bytes,))))


def _narrow(value: object) -> Any:
    """The same value with wide numbers as extensions."""
    if isinstance(value, int):
        if -1 << 63 <= value < 1 << 64:
            return value
        return msgspec.msgpack.Ext(WIDE, value.to_bytes(value.bit_length() // 8 + 1, "little", signed=True))
    if isinstance(value, list | tuple):
        return [_narrow(item) for item in value]
    if isinstance(value, dict):
        return {key: _narrow(item) for key, item in value.items()}
    return value


def _widen(code: int, data: memoryview) -> int:
    """A wide number read back."""
    if code != WIDE:
        raise ValueError(f"extension {code} is none of ours")
    return int.from_bytes(data, "little", signed=True)


_loose = msgspec.msgpack.Decoder(ext_hook=_widen).decode
_fields: dict[type, tuple[str, ...]] = {}


def _list_fields(cls: type[GameState]) -> tuple[str, ...]:
    names = _fields.get(cls)
    if names is None:
        types = ((f.name, f.type) for f in msgspec.structs.fields(cls))
        # Whoever sees a field may be declared with it (``secrets.py``): what is declared comes first.
        bare = ((name, get_args(of)[0] if get_origin(of) is Annotated else of) for name, of in types)
        names = tuple(name for name, of in bare if get_origin(of) is list)
        _fields[cls] = names
    return names


class Codec(Generic[G]):
    """Reads stored states back. Steps are found by their tag among the game's step classes."""

    def __init__(self, state: type[G]) -> None:
        self._state = state
        self._read = msgspec.msgpack.Decoder(state, ext_hook=_widen).decode
        module = state.__module__
        self._package = module.rpartition(".")[0] or module
        self._steps = self._all_steps()
        self._shape = ""

    def _all_steps(self) -> dict[str, type[Step]]:
        """The game's step classes by name. Two of one name could not be told apart in a stored state."""
        found: dict[str, type[Step]] = {}
        for cls in _descendants(Step):
            if not f"{cls.__module__}.".startswith(f"{self._package}."):
                continue
            if found.setdefault(cls.__name__, cls) is not cls:
                modules = found[cls.__name__].__module__, cls.__module__
                raise TypeError(f"two steps are called {cls.__name__}: in {' and '.join(modules)}")
        return found

    def steps(self) -> list[type[Step]]:
        """The game's step classes."""
        return [self._steps[tag] for tag in sorted(self._steps)]

    def decode(self, data: bytes) -> G:
        try:
            game = self._read(data)
        except msgspec.ValidationError:
            # A number of more than 64 bits where a plain one is expected: read loosely, then checked.
            game = msgspec.convert(_loose(data), self._state)
        steps = self._steps
        game.stack = [msgspec.convert(raw, steps[raw[0]]) for raw in game.stack]
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


def _form(part: object, seen: dict[str, Any]) -> Any:
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
    """Carry out steps until a seat must really choose. Returns its options, or None when the game is over."""
    stack = game.stack
    imagined = game.imagined
    while stack:
        step = stack[-1]
        if not step.waits:
            stack.pop()
            step.run(game)
            continue
        options: list[Choice] = step.options(game)
        if len(options) == 1 and (imagined or not step.asked_anyway(game)):
            stack.pop()
            step.resolve(game, options[0])
            continue
        if not options:
            raise DeadEnd(f"{step.kind} offers nothing to {step.seat}")
        return options + game.asides(step.seat) if game.ASIDES and not imagined else options
    return None


def take(game: GameState, choice: Choice) -> None:
    """Carry out a choice that the decision on top of the stack offered."""
    decision = game.stack[-1]
    if choice[0] in game.ASIDES:
        game.take_aside(decision.seat, choice)
        return
    game.stack.pop()
    decision.resolve(game, choice)

"""Secrets are declared with the field, in states and in steps: what it holds and who sees it.

::

    deck: Annotated[list[Cards], Secret(CARD, to=no_seat, ordered=True)]  # a pile for each seat
    hand: Annotated[list[Cards], Secret(CARD)]                            # each seat sees its own
    left: Annotated[Cards, Secret(CARD, ordered=True)]                    # of a step: its seat sees it
    card: Annotated[int, Open(CARD)]                                      # everybody sees it

Declarations cost nothing while a game is played. What a seat cannot see is filled in from them
(:func:`fill_in`). The conformance suite demands one for every field that could hold a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Annotated, Any, TypeVar, get_args, get_origin

import msgspec

from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.flow import GameState

G = TypeVar("G", bound=GameState)

#: In place of a thing, or of an owner: none.
NOTHING = -1


# What is declared


@dataclass(frozen=True, eq=False)
class Kind:
    """A kind of things that can be hidden; it also names the facts that come from them (``game.touch``)."""

    name: str
    #: Whether the things of all seats are mixed: what one cannot have, another may have.
    shared: bool = False
    #: alike(game, thing): what could be in its place; otherwise hidden things change places.
    alike: Callable[[Any, int], Sequence[int]] | None = None
    #: All things of the kind, if some that nobody holds lie hidden, too.
    everything: tuple[int, ...] = ()


#: Whether somebody with these seats sees what the owner holds: ``seen(game, owner, seats)``, where the owner
#: is the number of a seat.
Seen = Callable[[Any, int, frozenset[str]], bool]


def its_seat(game: GameState, owner: int, seats: frozenset[str]) -> bool:
    """Whose it is sees it."""
    return game.SEATS[owner] in seats


def no_seat(game: GameState, owner: int, seats: frozenset[str]) -> bool:
    """Nobody sees it, as nobody sees a deck."""
    return False


@dataclass(frozen=True, eq=False)
class Held:
    """What a field holds. Of these there are two: :class:`Secret` and :class:`Open`."""

    kind: Kind


class Open(Held):
    """Things that everybody sees."""


@dataclass(frozen=True, eq=False)
class Secret(Held):
    """Things that not everybody sees.

    In a state, a list has an entry for each seat: its owner. In a step, the field ``owner`` names it: by
    the seat, or by its number. A number is one thing, or with ``as_set`` a bit set of them.
    """

    to: Seen = its_seat
    owner: str = "seat"
    as_set: bool = False
    #: The order of the things is part of the secret; otherwise they are sorted.
    ordered: bool = False
    #: They are things that lie in that field of the state: named here, not held.
    among: str = ""
    #: What else everybody knows of them: ``fits(game, owner, thing)``.
    fits: Callable[[Any, int, int], bool] | None = None


class Field(msgspec.Struct, frozen=True):
    """A field of a state or of a step that is declared."""

    name: str
    held: Held
    #: The type without the declaration.
    type: Any
    #: Whether it is a list with an entry for each seat.
    by_seat: bool
    #: Where things are dealt first: where not everything fits; where last: where nobody looks.
    rank: int


_declared: dict[type, tuple[Field, ...]] = {}
_secret: dict[type, tuple[Field, ...]] = {}


def declared(cls: type) -> tuple[Field, ...]:
    """The fields of a state, a step or a part of them for which it is declared who sees them."""
    found = _declared.get(cls)
    if found is None:
        found = _declared[cls] = tuple(_find(cls))
    return found


def _find(cls: type) -> Iterator[Field]:
    for field in msgspec.structs.fields(cls):
        if get_origin(field.type) is not Annotated:
            continue
        of, *words = get_args(field.type)
        for word in words:
            if isinstance(word, Held):
                yield Field(field.name, word, of, get_origin(of) is list, _rank(word))


def _rank(held: Held) -> int:
    if not isinstance(held, Secret) or held.fits is not None:
        return 0
    return 2 if held.to is no_seat else 1


def secret_fields(cls: type) -> tuple[Field, ...]:
    """Those of them that not everybody sees."""
    found = _secret.get(cls)
    if found is None:
        found = _secret[cls] = tuple(field for field in declared(cls) if isinstance(field.held, Secret))
    return found


# Where things lie


class Slot:
    """One place where secret things lie: a field of a state, one entry of it, or a field of a step."""

    __slots__ = ("at", "field", "owner", "secret", "things")

    #: The step's place in the stack; NOTHING for a field of the state.
    at: int

    def __init__(self, field: Field, owner: int, at: int, value: object) -> None:
        secret = field.held
        assert isinstance(secret, Secret)
        self.field, self.secret, self.owner, self.at = field, secret, owner, at
        self.things: list[int] = _read(value, secret)

    def seen_by(self, game: GameState, seats: frozenset[str]) -> bool:
        return self.secret.to(game, self.owner, seats)

    def fits(self, game: GameState, thing: int) -> bool:
        fits = self.secret.fits
        return fits is None or fits(game, self.owner, thing)

    def write(self, game: GameState) -> None:
        """Put the things where they lie."""
        value = _write(self.things, self.secret, self.field.type in _NUMBERS)
        name = self.field.name
        if self.at != NOTHING:
            game.stack[self.at] = msgspec.structs.replace(game.stack[self.at], **{name: value})
        elif self.field.by_seat:
            getattr(game, name)[self.owner] = value
        else:
            setattr(game, name, value)


def _read(value: Any, secret: Secret) -> list[int]:
    if isinstance(value, tuple):
        return list(value)
    if secret.as_set:
        return list(bits(value))
    return [] if value == NOTHING else [value]


#: The types of fields, or of their entries by seat, that are one number.
_NUMBERS = frozenset((int, list[int]))


def _write(things: list[int], secret: Secret, number: bool) -> Any:
    if secret.as_set:
        return mask_of(things)
    if number:
        return things[0] if things else NOTHING
    return tuple(things) if secret.ordered else tuple(sorted(things))


def slots(game: GameState) -> list[Slot]:
    """Where secret things lie, in the state and in the steps on the stack."""
    found: list[Slot] = []
    for field in secret_fields(type(game)):
        value = getattr(game, field.name)
        if field.by_seat:
            found += [Slot(field, owner, NOTHING, part) for owner, part in enumerate(value)]
        else:
            found.append(Slot(field, NOTHING, NOTHING, value))
    for at, step in enumerate(game.stack):
        for field in secret_fields(type(step)):
            found.append(Slot(field, _owner(game, step, field), at, getattr(step, field.name)))
    return found


def _owner(game: GameState, step: object, field: Field) -> int:
    held = field.held
    assert isinstance(held, Secret)
    value: Any = getattr(step, held.owner)
    return game.SEATS.index(value) if isinstance(value, str) else int(value)


# Filling in what cannot be seen


def determinise(game: G, seat: str | None, random: Random, also: frozenset[str] = frozenset()) -> G:
    """A game that looks the same to the seat (and those), with all that it cannot see filled in at random.

    What is filled in depends on the random source and on what the seats can see, and on nothing else.
    """
    return fill_in(game, also if seat is None else also | {seat}, random)


def fill_in(game: G, seats: frozenset[str], random: Random) -> G:
    """A clone in which all that somebody with these seats cannot see is filled in at random."""
    other = game.clone()
    other.key = random.randbytes(32)
    found = slots(game)
    hidden = [slot for slot in found if not slot.secret.among and not slot.seen_by(game, seats)]
    for kind, pool in _pools(hidden):
        if kind.alike is not None:
            for slot in pool:
                slot.things = [random.choice(sorted(kind.alike(game, thing))) for thing in slot.things]
        else:
            seen = (slot for slot in found if slot.secret.kind is kind and slot not in hidden)
            _deal(game, pool, _candidates(kind, pool, seen), random)
        for slot in pool:
            slot.write(other)
    _name_anew(game, other, found, set(hidden), random)
    other.touch(*{slot.secret.kind.name for slot in hidden})
    return other


def _pools(hidden: list[Slot]) -> Iterator[tuple[Kind, list[Slot]]]:
    """The hidden slots whose things change places with each other."""
    found: dict[tuple[Kind, int], list[Slot]] = {}
    for slot in hidden:
        kind = slot.secret.kind
        found.setdefault((kind, NOTHING if kind.shared else slot.owner), []).append(slot)
    for (kind, _), pool in found.items():
        yield kind, pool


def _candidates(kind: Kind, pool: list[Slot], seen: Iterable[Slot]) -> list[int]:
    """What could lie in these slots, in a fixed order: it must not tell what lies where."""
    if not kind.everything:
        return sorted(thing for slot in pool for thing in slot.things)
    left = sorted(kind.everything)
    for slot in seen:
        for thing in slot.things:
            left.remove(thing)
    return left


def _deal(game: GameState, pool: list[Slot], things: list[int], random: Random) -> None:
    """Deal the things at random: first where not everything fits, last where nobody looks."""
    random.shuffle(things)
    dealt: list[Slot] = []
    for slot in sorted(pool, key=_by_rank):
        count, slot.things = len(slot.things), []
        if slot.secret.fits is None:
            slot.things, things = things[:count], things[count:]
            continue
        for _ in range(count):
            slot.things.append(_take(game, slot, things, dealt))
        dealt.append(slot)


def _by_rank(slot: Slot) -> int:
    return slot.field.rank


def _take(game: GameState, slot: Slot, things: list[int], dealt: list[Slot]) -> int:
    """The first of the things that fits; if none does, one that was dealt elsewhere, in exchange."""
    for place, thing in enumerate(things):
        if slot.fits(game, thing):
            return things.pop(place)
    for other in dealt:
        for at, thing in enumerate(other.things):
            if not slot.fits(game, thing):
                continue
            for place, instead in enumerate(things):
                if other.fits(game, instead):
                    other.things[at] = things.pop(place)
                    return thing
    raise LookupError(f"nothing that is hidden fits into {slot.field.name}")


def _name_anew(
    game: GameState, other: GameState, found: list[Slot], hidden: set[Slot], random: Random
) -> None:
    """Things that are named rather than held: as many of those that lie there now."""
    for slot in found:
        if not slot.secret.among:
            continue
        lying = {place: _things_of(game, place) for place in found if place.field.name == slot.secret.among}
        if hidden.isdisjoint(lying):
            continue
        named: list[int] = []
        for place, things in lying.items():
            there = [thing for thing in slot.things if thing in things]
            named += random.sample(sorted(place.things), len(there)) if place in hidden else there
        slot.things = named
        slot.write(other)


def _things_of(game: GameState, place: Slot) -> list[int]:
    value = getattr(game, place.field.name)
    return _read(value[place.owner] if place.field.by_seat else value, place.secret)

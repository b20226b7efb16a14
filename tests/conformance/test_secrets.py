"""Who sees a field is declared with it, and what a seat cannot see is filled in from that alone."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from itertools import count
from random import Random
from typing import Annotated, Any, get_args, get_origin

import msgspec
import pytest

import quadrant
from conformance.cases import PLAYED, piles, play_on
from conformance.numbers import numbers
from quadrant.kernel import catalog
from quadrant.kernel.flow import GameState, Step
from quadrant.kernel.secrets import Field, Kind, Open, Secret, Slot, declared, no_seat, secret_fields, slots

#: In so many worlds a hidden thing is looked for.
WORLDS = 12


# What is declared


def leaves(of: Any) -> Iterator[Any]:
    """The types that a type is made of."""
    if get_origin(of) is Annotated:
        yield from leaves(get_args(of)[0])
    elif get_args(of):
        for part in get_args(of):
            yield from leaves(part)
    else:
        yield of


def parts(game: catalog.Game) -> list[type[msgspec.Struct]]:
    """The state, the steps, and the Structs that they are made of."""
    found: dict[type[msgspec.Struct], None] = {}
    waiting: list[type[msgspec.Struct]] = [game.state, *game.codec().steps()]
    while waiting:
        part = waiting.pop()
        if part in found:
            continue
        found[part] = None
        for field in msgspec.structs.fields(part):
            waiting += [leaf for leaf in leaves(field.type) if _is_struct(leaf)]
    return list(found)


def _is_struct(leaf: Any) -> bool:
    return isinstance(leaf, type) and issubclass(leaf, msgspec.Struct)


def undeclared(part: type[msgspec.Struct], known: frozenset[str]) -> list[str]:
    """The fields of numbers of which nothing says what they hold."""
    said = {field.name for field in declared(part)}
    return [
        f"{part.__name__}.{field.name}"
        for field in msgspec.structs.fields(part)
        if int in leaves(field.type)
        and field.name not in said
        and not {field.name, f"{part.__name__}.{field.name}"} & known
    ]


@pytest.mark.parametrize("name", PLAYED)
def test_every_field_says_who_sees_it_or_holds_what_is_never_hidden(name: str) -> None:
    known = numbers(name)
    found = [field for part in parts(catalog.find(name)) for field in undeclared(part, known)]
    assert found == [], "declare it with the field: Annotated[…, Secret(…)] or Annotated[…, Open(…)]"


@pytest.mark.parametrize("name", PLAYED)
def test_every_number_that_is_never_hidden_is_there(name: str) -> None:
    """A name that no field has any more would let a later one pass unasked."""
    found = set()
    for part in parts(catalog.find(name)):
        said = {field.name for field in declared(part)}
        names = {field.name for field in msgspec.structs.fields(part)} - said
        found |= names | {f"{part.__name__}.{field}" for field in names}
    assert numbers(name) - found == set()


@pytest.mark.parametrize("name", PLAYED)
def test_secrets_are_held_by_states_and_steps_themselves(name: str) -> None:
    """Nothing looks for them deeper."""
    game = catalog.find(name)
    for part in parts(game):
        if not issubclass(part, GameState | Step):
            assert secret_fields(part) == (), part


def test_a_step_that_says_nothing_of_its_cards_is_found() -> None:
    class Looks(msgspec.Struct):
        top: tuple[int, ...]
        side: int
        shown: Annotated[int, Open(Kind("cards"))]

    assert undeclared(Looks, numbers("empire")) == ["Looks.top"]


# What is filled in

HOLDERS = [
    (name, step) for name in PLAYED for step in catalog.find(name).codec().steps() if secret_fields(step)
]


@cache
def _played(name: str) -> GameState:
    seeds = (play_on(quadrant.new(name, seed=seed), Random(seed), 80).state for seed in count(5))
    return next(state for state in seeds if all(len(slot.things) > 1 for slot in hands(state)))


def hands(state: GameState) -> list[Slot]:
    """What each player holds."""
    return [slot for slot in slots(state) if slot.field.name == "hand"]


def midway(name: str) -> GameState:
    """A game that has been played for a while; everybody holds something."""
    return _played(name).clone()


def example(of: Any, seat: str) -> Any:
    """Any value of a type."""
    kind = next(leaves(of))
    if get_origin(of) is tuple:
        return ()
    if _is_struct(kind):
        fields = msgspec.structs.fields(kind)
        return kind(**{field.name: example(field.type, seat) for field in fields if field.required})
    if isinstance(kind, type) and issubclass(kind, Enum):
        return next(iter(kind))
    return seat if kind is str else kind()


def held_by(game: GameState, field: Field, owner: int) -> Any:
    """Some things for the field: out of the deck, or named among those that lie where it says."""
    secret = field.held
    assert isinstance(secret, Secret)
    place = _place(game, secret, owner)
    fitting = [thing for thing in place.things if secret.fits is None or secret.fits(game, owner, thing)]
    things = fitting[: 1 if field.type is int and not secret.as_set else 2]
    if not secret.among:
        for thing in things:
            place.things.remove(thing)
        place.write(game)
    return (
        tuple(things)
        if field.type is not int
        else sum(1 << t for t in things)
        if secret.as_set
        else things[0]
    )


def _place(game: GameState, secret: Secret, owner: int) -> Slot:
    """Where such things lie."""
    for slot in slots(game):
        if slot.secret.kind is not secret.kind or slot.owner not in (owner, -1):
            continue
        if slot.field.name == secret.among or (not secret.among and slot.secret.to is no_seat):
            return slot
    raise LookupError(f"nothing of {secret.kind.name}")


def holding(name: str, step: type[Step], owner: int) -> GameState:
    """A game in which the step waits on the stack and holds something of the owner's."""
    game = midway(name)
    seat = game.SEATS[owner]
    values = {}
    hidden = {field.name: field for field in secret_fields(step)}
    named = {field.held.owner for field in hidden.values() if isinstance(field.held, Secret)}
    for field in msgspec.structs.fields(step):
        if field.name in hidden:
            values[field.name] = held_by(game, hidden[field.name], owner)
        elif field.name in named:
            values[field.name] = seat if field.type is str else owner
        else:
            values[field.name] = example(field.type, seat)
    game.stack.insert(0, step(**values))
    return game


def check_named(game: GameState) -> None:
    """What is named lies where it is said to lie."""
    found = slots(game)
    for slot in found:
        if slot.secret.among:
            there = {t for place in found if place.field.name == slot.secret.among for t in place.things}
            assert set(slot.things) <= there


@pytest.mark.parametrize(("name", "step"), HOLDERS, ids=lambda value: getattr(value, "__name__", value))
def test_what_a_step_holds_is_filled_in_for_who_cannot_see_it(name: str, step: type[Step]) -> None:
    game = catalog.find(name)
    for owner, holder in enumerate(game.seats):
        state = holding(name, step, owner)
        for seat in (*game.seats, None):
            worlds = [game.determinise(state, seat, Random(n)) for n in range(WORLDS)]
            for world in worlds:
                assert piles(world) == piles(state), "something is doubled or lost"
                assert game.view(world, seat) == game.view(state, seat)
                check_named(world)
            if seat == holder:
                assert all(world.stack[0] == state.stack[0] for world in worlds)
            else:
                assert len({repr(world.stack[0]) for world in worlds}) > 1, "it is the same in every world"
                assert _first(game, worlds[-1], seat) == _first(game, state, seat), "it tells what is hidden"


def _first(game: catalog.Game, state: GameState, seat: str | None) -> str:
    """A world of that state: the same for all states that look the same."""
    world: GameState = game.determinise(state, seat, Random(1))
    return world.digest()


@pytest.mark.parametrize("name", PLAYED)
def test_every_step_can_wait_in_a_world_that_is_filled_in(name: str) -> None:
    """Steps without secrets stay as they are, whatever else they hold."""
    game = catalog.find(name)
    state = midway(name)
    for step in game.codec().steps():
        if secret_fields(step):
            continue
        fields = msgspec.structs.fields(step)
        waiting = step(**{field.name: example(field.type, game.seats[0]) for field in fields})
        state.stack[:] = [waiting, *state.stack[-1:]]
        for seat in (*game.seats, None):
            assert game.determinise(state, seat, Random(1)).stack[0] == waiting

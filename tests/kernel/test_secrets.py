"""Secrets declared with fields: what is filled in for whom."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Annotated, Any, ClassVar

import pytest

from quadrant.kernel.flow import GameState, Step
from quadrant.kernel.secrets import (
    Kind,
    Open,
    Secret,
    declared,
    determinise,
    no_seat,
    secret_fields,
    slots,
)


def is_even(game: Any, owner: int, thing: int) -> bool:
    return thing % 2 == 0


def is_small(game: Any, owner: int, thing: int) -> bool:
    return thing < 5


def other_face(game: Any, thing: int) -> tuple[int, int]:
    return thing, -thing


CARD = Kind("cards")
COIN = Kind("coins", alike=other_face)
TOKEN = Kind("tokens", shared=True, everything=(1, 2, 3, 4, 5, 6))
MIXED = Kind("mixed", shared=True)
Cards = tuple[int, ...]


class Hearts(GameState, kw_only=True):
    SEATS: ClassVar[tuple[str, ...]] = ("north", "south")

    deck: Annotated[list[Cards], Secret(CARD, to=no_seat, ordered=True)]
    hand: Annotated[list[Cards], Secret(CARD)]
    face_down: Annotated[list[int], Secret(CARD, fits=is_even)]
    discard: Annotated[list[Cards], Open(CARD)]
    coins: Annotated[Cards, Secret(COIN, to=no_seat, ordered=True)] = ()
    tokens: Annotated[list[Cards], Secret(TOKEN)]
    mixed: Annotated[list[int], Secret(MIXED, as_set=True, fits=is_small)]
    rest: Annotated[Cards, Secret(MIXED, to=no_seat, ordered=True)] = ()
    chosen: Annotated[int, Secret(MIXED, to=no_seat, as_set=True, among="mixed")] = 0


class LookAt(Step):
    """A step that holds cards of the seat that looks at them."""

    player: int
    cards: Annotated[Cards, Secret(CARD, owner="player", ordered=True)]


def game() -> Hearts:
    state = Hearts(
        key=b"truth",
        deck=[(1, 2, 3, 4), (21, 22, 23, 24)],
        hand=[(5, 6), (25, 26)],
        face_down=[8, 28],
        discard=[(9,), (29,)],
        coins=(3, 5, 7),
        tokens=[(1,), (6,)],
        mixed=[0b110, 0b11000],
        rest=(5, 6, 7),
        chosen=0b10010,
    )
    state.push(LookAt(0, (10, 11, 12)))
    return state


def all_of(state: Hearts, owner: int) -> Counter[int]:
    held = state.stack[0].cards if owner == state.stack[0].player else ()
    return Counter((*state.deck[owner], *state.hand[owner], state.face_down[owner], *held))


def worlds(seat: str | None, *more: str) -> list[Hearts]:
    return [determinise(game(), seat, Random(n), frozenset(more)) for n in range(30)]


def test_what_is_declared_is_found_with_the_field() -> None:
    assert [field.name for field in declared(LookAt)] == ["cards"]
    assert "discard" in {field.name for field in declared(Hearts)}
    assert "discard" not in {field.name for field in secret_fields(Hearts)}


def test_nothing_is_doubled_or_lost_and_open_things_stay() -> None:
    for seat in ("north", "south", None):
        for world in worlds(seat):
            assert all(all_of(world, owner) == all_of(game(), owner) for owner in (0, 1))
            assert world.discard == game().discard
            assert len(world.stack[0].cards) == 3
            assert world.key != b"truth"


def test_a_seat_keeps_what_it_sees_in_the_state_and_in_steps() -> None:
    for world in worlds("north"):
        assert (world.hand[0], world.face_down[0], world.stack[0].cards) == ((5, 6), 8, (10, 11, 12))
    assert len({world.deck[0] for world in worlds("north")}) > 5
    assert len({world.hand[1] for world in worlds("north")}) > 5


def test_what_a_step_holds_is_dealt_anew_for_the_others() -> None:
    assert len({world.stack[0].cards for world in worlds("south")}) > 20
    assert len({world.stack[0].cards for world in worlds(None)}) > 20
    assert {world.stack[0].cards for world in worlds("south", "north")} == {(10, 11, 12)}


def test_what_everybody_knows_of_a_thing_holds_in_every_world() -> None:
    for world in worlds(None):
        assert all(card % 2 == 0 for card in world.face_down)
        assert all(thing < 5 for mask in world.mixed for thing in range(8) if mask >> thing & 1)


def test_things_of_all_seats_are_mixed_where_they_are_shared() -> None:
    found = {world.mixed[0] for world in worlds(None)}
    assert 0b110 in found
    assert any(mask & 0b11000 for mask in found)
    for world in worlds(None):
        things = [*_bits(world.mixed[0]), *_bits(world.mixed[1]), *world.rest]
        assert sorted(things) == [1, 2, 3, 4, 5, 6, 7]


def _bits(mask: int) -> list[int]:
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def test_what_is_named_lies_where_it_is_said_to_lie() -> None:
    for world in worlds(None):
        assert (world.chosen & world.mixed[0]).bit_count() == 1
        assert (world.chosen & world.mixed[1]).bit_count() == 1
    for world in worlds("north"):
        assert world.chosen & world.mixed[0] == 0b10
    both = worlds("north", "south")
    assert {world.chosen for world in both} == {0b10010}


def test_other_faces_and_things_that_nobody_holds() -> None:
    assert {tuple(map(abs, world.coins)) for world in worlds(None)} == {(3, 5, 7)}
    assert len({world.coins for world in worlds(None)}) > 3
    assert {world.tokens[1] for world in worlds("north")} == {(2,), (3,), (4,), (5,), (6,)}


def test_what_is_filled_in_depends_on_nothing_hidden() -> None:
    for seat in ("north", "south", None):
        other = determinise(game(), seat, Random(77))
        assert determinise(other, seat, Random(3)).digest() == determinise(game(), seat, Random(3)).digest()


def test_a_thing_that_only_fits_elsewhere_is_exchanged() -> None:
    """With two things left, of which one fits both places and one fits one, both places are filled."""

    class Narrow(GameState, kw_only=True):
        SEATS: ClassVar[tuple[str, ...]] = ("north", "south")
        any_even: Annotated[list[Cards], Secret(MIXED, fits=is_even)]
        small: Annotated[Cards, Secret(MIXED, to=no_seat, fits=is_small)]

    state = Narrow(any_even=[(8,), ()], small=(4,))
    for n in range(10):
        world = determinise(state, None, Random(n))
        assert (world.any_even[0], world.small) == ((8,), (4,))
    with pytest.raises(LookupError, match="nothing that is hidden fits into small"):
        determinise(Narrow(any_even=[(8,), ()], small=(6,)), None, Random(1))


def test_slots_say_who_sees_them() -> None:
    seen = {
        (slot.field.name, slot.owner) for slot in slots(game()) if slot.seen_by(game(), frozenset({"south"}))
    }
    assert seen == {("hand", 1), ("face_down", 1), ("tokens", 1), ("mixed", 1)}

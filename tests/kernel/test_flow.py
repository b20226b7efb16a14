"""Steps, decisions, the state and its copies."""

from __future__ import annotations

import gc
import pickle
from typing import cast

import msgspec
import pytest

from kernel.toy import GAME, Forced, Stuck, Take, Toy, new
from quadrant.errors import DeadEnd
from quadrant.kernel.dice import key_of
from quadrant.kernel.flow import PASS, Choice, Codec, GameState, Step, advance, take
from quadrant.kernel.message import Refusal


def toy(stones: int = 7) -> Toy:
    return new("short", {"stones": stones}, key_of("seed"))


def test_a_choice_compares_by_value() -> None:
    assert Choice("take", 1) == Choice("take", 1)
    assert Choice("take", 1) != Choice("take", 2)
    assert Choice.of(["take", 1]) == Choice("take", 1)
    assert len({Choice("take", 1), Choice("take", 1)}) == 1


def test_a_choice_names_its_verb_and_targets() -> None:
    choice = Choice("build", "army", "ukraine")
    assert (choice.verb, choice.targets) == ("build", ("army", "ukraine"))
    assert repr(choice) == "Choice('build', 'army', 'ukraine')"
    assert pickle.loads(pickle.dumps(choice)) == choice


def test_steps_happen_in_the_order_in_which_they_are_pushed() -> None:
    game = toy()
    game.stack.clear()
    game.push(Forced("left"), Take("right"))
    advance(game)
    assert game.stack == [Take("right")]


def test_a_decision_with_one_option_is_taken_by_the_kernel() -> None:
    game = toy()
    assert isinstance(game.stack[-1], Forced)
    options = advance(game)
    assert isinstance(game.stack[-1], Take)
    assert options is not None
    assert Choice("take", 1) in options


def test_a_shown_decision_is_asked_even_with_one_option() -> None:
    game = toy()
    advance(game)
    take(game, Choice("take", 1))
    options = advance(game)
    assert options == [PASS, Choice("cough")]


def test_in_imagination_nobody_is_asked_what_has_one_option_and_asides_are_left_out() -> None:
    game = toy().imagine()
    options = advance(game)
    assert options is not None
    assert Choice("cough") not in options
    take(game, Choice("take", 1))
    advance(game)
    assert isinstance(game.stack[-1], Take)


def test_a_copy_of_what_is_imagined_is_imagined_and_nothing_else_is() -> None:
    game = toy()
    imagined = game.clone().imagine()
    assert (game.imagined, imagined.imagined, imagined.clone().imagined) == (False, True, True)
    assert imagined.digest() == game.digest()


def test_a_copy_can_be_given_other_dice() -> None:
    game = toy()
    other = game.clone()
    other.throw_anew(key_of("another"))
    assert [game.face(1000) for _ in range(3)] != [other.face(1000) for _ in range(3)]


def test_an_aside_leaves_the_question_where_it_was() -> None:
    game = toy()
    advance(game)
    take(game, Choice("cough"))
    assert game.stack == [Take("left")]
    assert game.coughs == [1, 0]


def test_an_aside_is_offered_only_while_it_is_possible() -> None:
    game = toy()
    for _ in range(2):
        advance(game)
        take(game, Choice("cough"))
    options = advance(game)
    assert options is not None
    assert Choice("cough") not in options


def test_a_decision_without_options_is_a_dead_end() -> None:
    game = toy()
    game.push(Stuck("right"))
    with pytest.raises(DeadEnd, match="stuck offers nothing to right"):
        advance(game)


def test_the_game_ends_whatever_was_still_to_be_done() -> None:
    game = toy(3)
    advance(game)
    take(game, Choice("take", 2))
    advance(game)
    take(game, PASS)
    advance(game)
    take(game, Choice("take", 1))
    advance(game)
    take(game, PASS)
    assert advance(game) is None
    assert game.result is not None
    assert game.result.winner == "right"


def test_a_clone_shares_no_list() -> None:
    game = toy()
    other = game.clone()
    other.coughs[0] = 5
    other.stack.clear()
    assert game.coughs == [0, 0]
    assert game.stack
    assert other.digest() != game.digest()


def test_facts_are_neither_compared_nor_stored() -> None:
    game = toy()
    plain = game.digest()
    game.facts["stones",] = {"odd": True}
    assert game.digest() == plain
    assert Codec(Toy).decode(game.encode()).facts == {}
    game.touch()
    assert game.facts == {}


def test_a_state_is_read_back_with_its_steps() -> None:
    game = toy()
    advance(game)
    take(game, Choice("take", 1))
    again = Codec(Toy).decode(game.encode())
    assert again == game
    assert [type(step) for step in again.stack] == [type(step) for step in game.stack]


def shape_of(package: str, *steps: list[tuple[str, type]]) -> str:
    """The shape of a game's states, with these fields in its steps."""
    state = msgspec.defstruct(
        "State", [("stones", int)], bases=(GameState,), module=f"{package}.state", kw_only=True
    )
    # Kept here, or nobody could find them again.
    kept = [
        type(f"Step{i}", (Step,), {"__module__": f"{package}.steps", "__annotations__": dict(fields)})
        for i, fields in enumerate(steps)
    ]
    assert len(kept) == len(steps)
    return Codec(cast("type[GameState]", state)).shape


class Wide(GameState, kw_only=True):
    """A state with sets of more than 64 spaces."""

    spaces: int = 0
    sides: list[int] = []


class Reaching(Step):
    spaces: int


def test_sets_of_more_than_64_spaces_are_read_back_exactly() -> None:
    hexes = 1 << 570 | 1 << 64 | 1
    game = Wide(spaces=hexes, sides=[~hexes, -(1 << 63), (1 << 64) - 1, 1 << 64], stack=[])
    game.push(Reaching(hexes << 3))
    again = Codec(Wide).decode(game.encode())
    assert (again.spaces, again.sides, again.stack) == (game.spaces, game.sides, game.stack)
    assert again.digest() == game.digest()
    assert Codec(Wide).decode(Wide(spaces=3, stack=[]).encode()).spaces == 3


def test_a_shape_tells_fields_their_order_and_their_types() -> None:
    fields: list[tuple[str, type]] = [("space", int), ("cost", int)]
    usual = shape_of("shapes.a", fields)
    assert shape_of("shapes.b", fields) == usual
    others = [
        shape_of("shapes.c", fields[::-1]),
        shape_of("shapes.d", fields, []),
        shape_of("shapes.e", [("space", int), ("cost", str)]),
        shape_of("shapes.f", [*fields, ("path", list[Refusal])]),
    ]
    assert len({usual, *others}) == 5
    assert GAME.codec() is GAME.codec()


def test_dice_shuffles_and_reveals_move_the_mark_that_undo_never_crosses() -> None:
    game = toy()
    game.reveal()
    assert game.reveals == 1
    assert game.face(6) in range(1, 7)
    assert game.reveals == 2
    assert sorted(game.shuffle((1, 2, 3, 4))) == [1, 2, 3, 4]
    assert game.reveals == 5


def test_events_are_kept_only_when_somebody_listens() -> None:
    game = toy()
    game.tell("silence")
    assert game.heard() == []
    game.listen()
    game.tell("noise", "1.1", count=2)
    assert [(event.id, event.args) for event in game.heard()] == [("event-noise", {"count": 2})]


def test_a_step_never_changes() -> None:
    with pytest.raises(AttributeError):
        Take("left").seat = "right"


def test_two_steps_of_one_name_in_a_game_are_refused() -> None:
    twin = type("Take", (Step,), {"__module__": Take.__module__})
    with pytest.raises(TypeError, match="two steps are called Take"):
        Codec(Toy)
    del twin
    gc.collect()
    Codec(Toy)


def test_a_game_keeps_its_codec() -> None:
    assert GAME.codec() is GAME.codec()

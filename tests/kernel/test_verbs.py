"""A verb makes and reads choices; names outside, numbers inside."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy, deepcopy
from pickle import dumps, loads
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadrant.kernel.verbs import DONE, NONE, PASS, Choice, Kind, Verb

PIECE = Kind("piece", ("army", "navy"))
SPACE = Kind("space", ("ukraine", "baltic_sea", "malta"))
SEAT = Kind("seat", ("germany", "ussr"))
BUILD = Verb("build", PIECE, SPACE, SEAT, at=SPACE)
BATTLE = Verb("battle", SPACE, SEAT, at=SPACE, optional=1)
WAVE = Verb("wave")
VALUE = Verb("value", Kind("n", range(5)))


def test_a_choice_is_made_from_numbers_and_read_as_numbers() -> None:
    choice = BUILD(0, 2, 1)
    assert choice == Choice("build", "army", "malta", "ussr")
    assert BUILD.read(choice) == (0, 2, 1)
    assert BUILD.thing(choice) == 2


def test_a_choice_is_made_once() -> None:
    assert BUILD(1, 1, 0) is BUILD(1, 1, 0)


def test_a_choice_from_elsewhere_is_read_too() -> None:
    assert BUILD.read(Choice.of(["build", "navy", "ukraine", "germany"])) == (1, 0, 0)


@given(mask=st.integers(0, 7), piece=st.integers(0, 1), seat=st.integers(0, 1))
def test_options_vary_in_the_place_alone(mask: int, piece: int, seat: int) -> None:
    spaces = [space for space in range(3) if mask >> space & 1]
    assert BUILD.over(mask, piece, seat) == [BUILD(piece, space, seat) for space in spaces]


def test_an_optional_target_may_be_left_out() -> None:
    empty = BATTLE(1)
    assert empty == BATTLE(1, NONE) == Choice("battle", "baltic_sea")
    assert BATTLE.read(empty) == (1, NONE)
    assert BATTLE.read(BATTLE(1, 0)) == (1, 0)
    assert BATTLE.over(0b11, NONE) == [BATTLE(0), BATTLE(1)]


def test_a_verb_without_targets_is_one_choice() -> None:
    assert WAVE() == Choice("wave")
    assert WAVE.read(WAVE()) == ()
    assert (Choice("pass"), Choice("done")) == (PASS, DONE)


def test_numbers_stand_for_themselves() -> None:
    assert VALUE(3) == Choice("value", 3)
    assert VALUE.thing(VALUE(3)) == 3


@pytest.mark.parametrize(
    "parts",
    [
        ("build",),
        ("build", "army", "atlantis", "ussr"),
        ("build", "army", "malta"),
        ("build", "army", "malta", "ussr", "more"),
        ("raze", "army", "malta", "ussr"),
        ("battle", "malta", "malta"),
        ("value", "3"),
    ],
)
def test_nonsense_is_told_from_a_choice(parts: tuple[str, ...]) -> None:
    choice = Choice.of(parts)
    assert [verb.parse(choice) for verb in (BUILD, BATTLE, VALUE)] == [None] * 3
    with pytest.raises(ValueError, match="is not a choice of"):
        BUILD.read(choice)


def test_a_verb_tells_which_target_glows() -> None:
    assert (BUILD.place, BATTLE.place, VALUE.place, WAVE.place) == (2, 1, None, None)


def test_a_choice_has_its_things_by_name() -> None:
    choice = BUILD(0, 2, 1)
    assert (choice.piece, choice.space, choice.seat) == ("army", "malta", "ussr")
    take: Any = Verb("take", Kind("count", (1, 2)))(1)
    assert take.count == 2


@pytest.mark.parametrize(("choice", "name"), [(BUILD(0, 2, 1), "card"), (BATTLE(1), "seat"), (PASS, "space")])
def test_what_a_choice_does_not_name_it_does_not_have(choice: Choice, name: str) -> None:
    with pytest.raises(AttributeError, match=f"has no {name}"):
        getattr(choice, name)


@pytest.mark.parametrize("again", [copy, deepcopy, lambda choice: loads(dumps(choice))])
def test_a_choice_can_be_copied_and_sent(again: Callable[[Choice], Choice]) -> None:
    assert again(BUILD(0, 2, 1)) == BUILD(0, 2, 1)
